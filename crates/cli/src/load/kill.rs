//! Kills the server at random moments while everybody plays, and sees whether anything is lost.

use super::player::Player;
use super::process::Server;
use super::report::Report;
use super::trouble::Trouble;
use super::world::World;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use stapel_store::Store;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::spawn_local;
use tokio::time::{Instant, sleep, sleep_until};

/// Between two kills, at random: from an instant to a while.
const PAUSE: std::ops::Range<u64> = 20..1500;

pub(super) async fn run(
    world: &Rc<World>,
    players: Vec<Player>,
    mut server: Server,
    database: &str,
    kills: u32,
    least: Duration,
) -> Result<Report, Trouble> {
    let start = Instant::now();
    world.counts_from.set(start);
    let tasks: Vec<_> = players
        .into_iter()
        .map(|mut player| spawn_local(async move { player.play().await.map(|()| player) }))
        .collect();
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(u64::from(std::process::id()));
    for _ in 0..kills {
        let pause = PAUSE.start + chance.next_u64() % (PAUSE.end - PAUSE.start);
        sleep(Duration::from_millis(pause)).await;
        server.kill_and_restart().await?;
    }
    // What others do to the store meanwhile must do no harm either.
    sleep_until(start + least).await;
    sleep(Duration::from_secs(1)).await;
    world.end.set(Instant::now());
    let mut players = Vec::new();
    for task in tasks {
        players.push(task.await.map_err(|e| Trouble::Answer(e.to_string()))??);
    }
    for player in &mut players {
        player.compare().await?;
    }
    server.end().await?;
    let commands = verify(&players, database).await?;
    Ok(Report::of_killing(kills, commands, &world.tally.borrow()))
}

/// Every acknowledged command is in the store, once, at the version that was said, and nothing else is.
async fn verify(players: &[Player], database: &str) -> Result<u64, Trouble> {
    let store = Store::open(database).await?;
    let mut kept: HashMap<(String, String, u64), Vec<u64>> = HashMap::new();
    for player in players.iter().filter(|player| player.seat == 0) {
        let table = &player.table.id;
        let stored =
            store.load(table).await?.ok_or_else(|| Trouble::Lost(format!("table {table}")))?;
        for step in stored.steps {
            let value: serde_json::Value = serde_json::from_slice(&step.body)
                .map_err(|e| Trouble::Lost(format!("step {} of {table}: {e}", step.version)))?;
            let by = &value["by"];
            if let (Some(client), Some(id)) = (by["client"].as_str(), by["id"].as_u64()) {
                let key = (table.clone(), client.to_owned(), id);
                kept.entry(key).or_default().push(step.version + 1);
            }
        }
    }
    let mut commands = 0;
    for player in players {
        for acked in &player.acked {
            let key = (player.table.id.clone(), player.client.clone(), acked.id);
            let found = kept.remove(&key).unwrap_or_default();
            if found != [acked.version] {
                let (client, id, version) = (&player.client, acked.id, acked.version);
                return Err(Trouble::Lost(format!(
                    "command {id} of {client}, acknowledged as {version}: found at {found:?}"
                )));
            }
            commands += 1;
        }
    }
    match kept.into_iter().next() {
        Some((key, _)) => {
            Err(Trouble::Lost(format!("{key:?} is stored and was never acknowledged")))
        }
        None => Ok(commands),
    }
}
