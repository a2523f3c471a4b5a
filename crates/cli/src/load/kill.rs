//! Kills the server at random moments while everybody plays, and sees whether anything is lost.

use super::player::Player;
use super::process::Server;
use super::report::Report;
use super::trouble::Trouble;
use super::world::World;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use stapel_room::Shorthand;
use stapel_store::Store;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;
use tokio::task::spawn_local;
use tokio::time::{Instant, sleep, sleep_until};

/// Between two kills, at random: from an instant to a while.
const PAUSE: std::ops::Range<u64> = 20..1500;

/// Between two reports on how it goes.
const REPORT: Duration = Duration::from_millis(50);

/// What is done to the server, and for how long.
pub(super) struct Plan {
    pub(super) kills: u32,
    /// It takes at least so long.
    pub(super) least: Duration,
    /// Whether somebody else is told how it goes, and ends it by closing standard input.
    pub(super) steered: bool,
}

pub(super) async fn run(
    world: &Rc<World>,
    players: Vec<Player>,
    mut server: Server,
    database: &str,
    plan: Plan,
) -> Result<Report, Trouble> {
    let Plan { kills, least, steered } = plan;
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
    if steered {
        tokio::select! {
            () = closed_input() => {}
            () = tell(world) => {}
        }
    }
    sleep(Duration::from_secs(1)).await;
    world.end_now();
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

/// Says how many moves and refusals there have been, whenever there are more.
async fn tell(world: &World) {
    let mut told = (0, 0);
    loop {
        let now = {
            let tally = world.tally.borrow();
            (tally.moves, tally.refusals)
        };
        if now != told {
            told = now;
            eprintln!("{} {}", now.0, now.1);
        }
        sleep(REPORT).await;
    }
}

/// Waits until standard input is closed.
async fn closed_input() {
    let (closed, is_closed) = tokio::sync::oneshot::channel();
    std::thread::spawn(move || {
        let _ = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
        let _ = closed.send(());
    });
    let _ = is_closed.await;
}

/// Every acknowledged command is in the store, once, at the version that was said, and nothing else is.
async fn verify(players: &[Player], database: &str) -> Result<u64, Trouble> {
    let store = Store::open(database).await?;
    let mut kept: HashMap<(String, String, u64), Vec<u64>> = HashMap::new();
    for player in players.iter().filter(|player| player.seat == 0) {
        let table = &player.table.id;
        let stored =
            store.load(table).await?.ok_or_else(|| Trouble::Lost(format!("table {table}")))?;
        let mut shorthand = Shorthand::default();
        for step in stored.steps {
            let read = shorthand
                .read(step.at.cast_unsigned(), &step.body)
                .map_err(|e| Trouble::Lost(format!("step {} of {table}: {e}", step.version)))?;
            if let Some(by) = read.by {
                let key = (table.clone(), by.client.to_string(), by.id);
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
