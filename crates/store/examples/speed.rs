//! How many steps a second a store keeps, and how long one waits for its flush.
//!
//! `cargo run --release -p stapel-store --example speed -- ADDRESS [TABLES [SECONDS]]`: each table hands in a
//! step, waits until it is safe, and hands in the next, as a table of fast players would.

use stapel_store::{StepRow, Store, StoreError, TableRow, Write};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// About the size of a step of Totemo.
const BODY: usize = 80;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let address = args.first().ok_or("usage: speed ADDRESS [TABLES [SECONDS]]")?;
    let number = |at: usize, otherwise| args.get(at).map_or(Ok(otherwise), |text| text.parse());
    let (tables, seconds) = (number(1, 500_u64)?, number(2, 3_u64)?);

    let store = Store::open(address).await?;
    let now = i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis())?;
    let end = Instant::now() + Duration::from_secs(seconds);
    let tasks: Vec<_> = (0..tables)
        .map(|n| tokio::spawn(play(store.clone(), format!("{now}-{n}"), now, end)))
        .collect();
    let start = Instant::now();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    let elapsed = start.elapsed();
    store.close().await;

    waits.sort_unstable();
    let percentile = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize];
    println!(
        "{tables} tables: {:.0} steps/s; flushed after {:?} (median), {:?} (99 %), {:?} (longest)",
        waits.len() as f64 / elapsed.as_secs_f64(),
        percentile(0.5),
        percentile(0.99),
        percentile(1.0),
    );
    Ok(())
}

async fn play(
    store: Store,
    id: String,
    now: i64,
    end: Instant,
) -> Result<Vec<Duration>, StoreError> {
    let table = TableRow { id: id.clone(), opening: vec![1; BODY], public: false, opened_at: now };
    store.write(vec![Write::Table(table)]).await?;
    let mut waits = Vec::new();
    for version in 0.. {
        let start = Instant::now();
        if start >= end {
            break;
        }
        let step = StepRow { version, at: now, body: vec![7; BODY] };
        store.write(vec![Write::Step { table: id.clone(), step }]).await?;
        waits.push(start.elapsed());
    }
    Ok(waits)
}
