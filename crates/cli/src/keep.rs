//! `stapel backup` and `export`: what a store holds, in a file.

use crate::args::{Backup, Export};
use crate::{failure::Failure, text::Text};
use stapel_store::{Store, StoreError, Write};
use std::fs::File;
use std::io::{BufWriter, Write as _};
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

/// The record of a finished game.
pub(crate) fn record(write: Write) -> Option<String> {
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

pub(crate) fn wait<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.map_err(Failure::System)?.block_on(work)
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Failure::Store(error)
    }
}
