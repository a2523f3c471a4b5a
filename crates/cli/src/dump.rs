//! `stapel dump`: a table as it is stored, to read.

use crate::args::Dump;
use crate::failure::Failure;
use crate::keep::wait;
use serde::Serialize;
use serde_json::Value;
use stapel_room::{By, Change, Opening, Shorthand, Step};
use stapel_store::{Store, StoredTable};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::time::{Duration, SystemTime};

/// Longer texts, such as the samples of a hand, are cut off.
const LONGEST: usize = 64;

/// Prints how a table was opened, then each step: its number, when, whose command it was, and what happened.
pub(crate) fn run(args: &Dump) -> Result<ExitCode, Failure> {
    let table = &args.table;
    let stored = wait(async {
        let store = Store::open_to_read(&args.store.address()).await?;
        let stored = store.load(table).await?;
        store.close().await;
        Ok(stored)
    })?;
    let stored = stored.ok_or_else(|| Failure::NoTable { table: table.clone() })?;
    let mut out = BufWriter::new(io::stdout().lock());
    let printed = print(stored, args.json, &mut out);
    // What could be read before a damaged step is of use.
    out.flush().map_err(Failure::Output)?;
    printed.map(|()| ExitCode::SUCCESS)
}

/// A step with its number.
#[derive(Serialize)]
struct Line<'a> {
    version: u64,
    #[serde(flatten)]
    step: &'a Step,
}

fn print(stored: StoredTable, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let table = stored.table.id;
    let opening: Opening = serde_json::from_slice(&stored.table.opening)
        .map_err(|why| Failure::Opening { table: table.clone(), what: why.to_string() })?;
    let line = if json {
        as_json(&opening)?
    } else {
        let host = String::from(opening.host);
        format!("- {} {host} opened {}", time(opening.at), fields(value(&opening.settings)?))
    };
    writeln!(out, "{line}").map_err(Failure::Output)?;
    let mut shorthand = Shorthand::default();
    for row in stored.steps {
        let version = row.version;
        let step = shorthand.read(row.at.cast_unsigned(), &row.body).map_err(|why| {
            Failure::Step { table: table.clone(), step: version, what: why.to_string() }
        })?;
        let line = if json {
            as_json(&Line { version, step: &step })?
        } else {
            let who = step.by.as_ref().map_or_else(|| "-".to_owned(), who);
            format!("{version} {} {who} {}", time(step.at), change(&step.what)?)
        };
        writeln!(out, "{line}").map_err(Failure::Output)?;
    }
    Ok(())
}

fn as_json(what: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(what).map_err(|why| Failure::Output(why.into()))
}

fn time(at: u64) -> humantime::Rfc3339Timestamp {
    // Later than any calendar goes would be a panic.
    let at = Duration::from_millis(at.min(253_402_300_799_999));
    humantime::format_rfc3339_millis(SystemTime::UNIX_EPOCH + at)
}

/// The device, its page and the command's number there.
fn who(by: &By) -> String {
    let client: &str = &by.client;
    format!("{}/{}/{}", String::from(by.device), client.escape_debug(), by.id)
}

/// `acted action=["G",2,1] seat=0` for `{"acted":{"seat":0,"action":["G",2,1]}}`.
fn change(what: &Change) -> Result<String, Failure> {
    let value = value(what)?;
    let name = value.as_str().map(str::to_owned);
    let Value::Object(variant) = value else { return Ok(name.unwrap_or_default()) };
    let named = |(name, what): (String, Value)| format!("{name} {}", fields(what));
    Ok(variant.into_iter().map(named).collect())
}

fn value(what: &impl Serialize) -> Result<Value, Failure> {
    serde_json::to_value(what).map_err(|why| Failure::Output(why.into()))
}

fn fields(what: Value) -> String {
    let Value::Object(fields) = what else { return what.to_string() };
    let field = |(name, value): (String, Value)| format!("{name}={}", cut_off(&value));
    fields.into_iter().map(field).collect::<Vec<_>>().join(" ")
}

fn cut_off(value: &Value) -> String {
    let text = value.as_str().filter(|text| text.chars().count() > LONGEST);
    text.map_or_else(
        || value.to_string(),
        |text| {
            let start: String = text.chars().take(LONGEST).collect();
            format!("{}…", Value::String(start))
        },
    )
}
