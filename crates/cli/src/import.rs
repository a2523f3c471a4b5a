//! `stapel import`: takes in what `export` has written, or bare records as finished games.

use crate::args::Import;
use crate::keep::{record, wait};
use crate::{failure::Failure, text::Text};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use stapel_protocol::{GameKey, TableId};
use stapel_registry::{CheckError, Registry};
use stapel_store::{GameHead, GameRow, Store, StoreError, Write};
use stapel_table::{Entry, Unreadable, split_records};
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

/// Takes a file in. It is checked whole before anything is; what is there already stays as it is.
pub(crate) fn run(registry: Registry, args: &Import, text: &Text) -> Result<ExitCode, Failure> {
    let path = &args.file;
    let bytes = std::fs::read(path).map_err(Failure::file(path))?;
    let source = std::str::from_utf8(&bytes).map_err(|error| Failure::Line {
        path: path.clone(),
        line: bytes[..error.valid_up_to()].iter().filter(|&&byte| byte == b'\n').count() + 1,
        what: "not UTF-8".to_owned(),
    })?;
    let is_export = source.trim_start().starts_with('[');
    let units =
        if is_export { exported(registry, source, path)? } else { games(registry, source, path)? };
    let (mut taken, mut there) = (0_u64, 0_u64);
    wait(async {
        let store = Store::open(&args.store.address()).await?;
        for unit in units {
            let games = unit.iter().filter(|_| !is_export).filter_map(game_id);
            let told: Vec<String> = games.collect();
            match store.write(unit).await {
                Ok(()) => taken += 1,
                Err(StoreError::Taken) => there += 1,
                Err(error) => return Err(error.into()),
            }
            told.iter().for_each(|id| println!("{id}"));
        }
        store.close().await;
        Ok(())
    })?;
    let file = path.display().to_string();
    let counts = [("file", file.into()), ("count", taken.into()), ("there", there.into())];
    println!("{}", text.say("keep-imported", &counts));
    Ok(ExitCode::SUCCESS)
}

fn game_id(write: &Write) -> Option<String> {
    match write {
        Write::Game(game) => Some(game.head.id.clone()),
        Write::Device { .. }
        | Write::Table(_)
        | Write::Step { .. }
        | Write::Live { .. }
        | Write::Hold { .. }
        | Write::Pairing(_) => None,
    }
}

/// What `export` has written: each line is kept as a whole or not at all.
fn exported(registry: Registry, source: &str, path: &Path) -> Result<Vec<Vec<Write>>, Failure> {
    let line = |(line, text): (usize, &str)| {
        let writes: Vec<Write> = serde_json::from_str(text).map_err(|why| Failure::Line {
            path: path.into(),
            line,
            what: why.to_string(),
        })?;
        for record in writes.iter().cloned().filter_map(record) {
            for entry in split_records(&record) {
                let entry = Entry { line, text: entry.text };
                registry.check(entry).map_err(|why| broken(path, line, why))?;
            }
        }
        Ok(writes)
    };
    (1..).zip(source.lines()).filter(|(_, text)| !text.trim().is_empty()).map(line).collect()
}

/// Bare records, as finished games.
fn games(registry: Registry, source: &str, path: &Path) -> Result<Vec<Vec<Write>>, Failure> {
    let games: Vec<Vec<Write>> = split_records(source)
        .map(|entry| game(registry, entry, path).map(|game| vec![Write::Game(game)]))
        .collect::<Result<_, _>>()?;
    if games.is_empty() {
        return Err(broken(path, 1, CheckError::Unreadable { why: Unreadable::Empty }));
    }
    Ok(games)
}

#[derive(Deserialize)]
struct Players {
    players: Vec<String>,
}

fn game(registry: Registry, entry: Entry<'_>, path: &Path) -> Result<GameRow, Failure> {
    let line = entry.line;
    let checked = registry.check(entry).map_err(|why| broken(path, line, why))?;
    if checked.result.is_none() {
        return Err(Failure::Unfinished { path: path.into(), line });
    }
    let unread =
        |why: serde_json::Error| Failure::Line { path: path.into(), line, what: why.to_string() };
    let Players { players } = serde_json::from_str(entry.text).map_err(unread)?;
    let value: serde_json::Value = serde_json::from_str(entry.text).map_err(unread)?;
    // The same record has the same name: taken in twice it is there once.
    let [a, b, c, d, e, f, g, h, ..] = <[u8; 32]>::from(Sha256::digest(value.to_string()));
    let table = TableId::from_bits(u64::from_be_bytes([a, b, c, d, e, f, g, h]));
    let key = GameKey { table, number: 1 };
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(GameRow {
        head: GameHead {
            id: key.to_string(),
            table: table.to_string(),
            number: key.number,
            game: checked.game.to_owned(),
            players,
            finished_at: i64::try_from(now.as_millis()).unwrap_or(i64::MAX),
        },
        // One line, as export writes it.
        record: value.to_string(),
        devices: Vec::new(),
    })
}

fn broken(path: &Path, line: usize, why: CheckError) -> Failure {
    Failure::Record { path: path.into(), line, why: Box::new(why) }
}
