//! `stapel backup`, `export` and `import`: what a store holds, in a file.

use crate::args::{Backup, Export, Import};
use crate::{failure::Failure, text::Text};
use stapel_catalog::check_entry;
use stapel_store::{Store, StoreError, Write};
use stapel_table::split_records;
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// A copy of everything, made while a server runs.
pub(crate) fn backup(args: &Backup, text: &Text) -> Result<ExitCode, Failure> {
    wait(async {
        let store = Store::open_to_read(&args.store.address()).await?;
        store.backup(&args.file).await?;
        store.close().await;
        Ok(())
    })?;
    let told = text.say("keep-backup", &[("file", args.file.display().to_string().into())]);
    println!("{told}");
    Ok(ExitCode::SUCCESS)
}

/// Everything as lines of JSON, or the records of finished games alone.
pub(crate) fn export(args: &Export, text: &Text) -> Result<ExitCode, Failure> {
    let path = &args.file;
    let mut out = BufWriter::new(File::create_new(path).map_err(Failure::file(path))?);
    let mut count = 0_u64;
    wait(async {
        let store = Store::open_to_read(&args.store.address()).await?;
        store
            .export(async |writes| {
                for line in lines(writes, args.records)? {
                    count += 1;
                    writeln!(out, "{line}").map_err(Failure::file(path))?;
                }
                Ok(())
            })
            .await
    })?;
    out.flush().map_err(Failure::file(path))?;
    let file = path.display().to_string();
    println!("{}", text.say("keep-exported", &[("file", file.into()), ("count", count.into())]));
    Ok(ExitCode::SUCCESS)
}

fn lines(writes: Vec<Write>, records: bool) -> Result<Vec<String>, Failure> {
    if records {
        return Ok(writes.into_iter().filter_map(record).collect());
    }
    // What belongs together is one line, and is kept or refused as one.
    let line = serde_json::to_string(&writes);
    Ok(vec![line.map_err(|e| Failure::Output(e.into()))?])
}

fn record(write: Write) -> Option<String> {
    match write {
        Write::Game(game) => Some(game.record),
        Write::Device { .. }
        | Write::Table(_)
        | Write::Step { .. }
        | Write::Live { .. }
        | Write::Hold { .. }
        | Write::Pairing(_) => None,
    }
}

/// Takes in what `export` has written. What is there already stays as it is.
pub(crate) fn import(args: &Import, text: &Text) -> Result<ExitCode, Failure> {
    let path = &args.file;
    let source = BufReader::new(File::open(path).map_err(Failure::file(path))?);
    let (mut taken, mut there) = (0_u64, 0_u64);
    wait(async {
        let store = Store::open(&args.store.address()).await?;
        for (index, line) in source.lines().enumerate() {
            let line = line.map_err(Failure::file(path))?;
            let writes = read(&line).map_err(|what| Failure::Line {
                path: path.clone(),
                line: index + 1,
                what,
            })?;
            match store.write(writes).await {
                Ok(()) => taken += 1,
                Err(StoreError::Taken) => there += 1,
                Err(error) => return Err(error.into()),
            }
        }
        store.close().await;
        Ok(())
    })?;
    let counts =
        [("file", path_text(path).into()), ("count", taken.into()), ("there", there.into())];
    println!("{}", text.say("keep-imported", &counts));
    Ok(ExitCode::SUCCESS)
}

fn path_text(path: &Path) -> String {
    path.display().to_string()
}

/// A line as writes. The record of a finished game must keep the rules.
fn read(line: &str) -> Result<Vec<Write>, String> {
    let writes: Vec<Write> = serde_json::from_str(line).map_err(|e| e.to_string())?;
    for record in writes.iter().cloned().filter_map(record) {
        for entry in split_records(&record) {
            check_entry(entry).map_err(|e| e.to_string())?;
        }
    }
    Ok(writes)
}

fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.map_err(Failure::System)?.block_on(work)
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Failure::Store(error)
    }
}
