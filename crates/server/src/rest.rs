//! Tables that are not in memory: what they would say, and when they are forgotten.

use crate::cell::{Cell, Live, State, holds};
use crate::hub::{Hub, heavy, now};
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};
use stapel_protocol::{DeviceId, Stage, TableId, TurnRow};
use stapel_room::{Change, KnownHands, Opening, Refused, Room, Step};
use stapel_store::{RestRow, StoreError, Write};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::mpsc;

/// So many tables are written at once.
const MOST_AT_ONCE: usize = 64;
const FORGET_EVERY: Duration = Duration::from_secs(3600);

/// What a table says while it is not in memory.
#[derive(Serialize, Deserialize)]
struct Rest {
    /// Whose turn it is.
    turns: Vec<(DeviceId, TurnRow)>,
}

impl Rest {
    fn of(room: &Room) -> Rest {
        let mut devices: Vec<DeviceId> =
            holds(room).into_iter().map(|(device, _)| device).collect();
        devices.dedup();
        let turn = |device| room.turn_row(device).map(|row| (device, row));
        Rest { turns: devices.into_iter().filter_map(turn).collect() }
    }
}

/// What is to be stored of a table besides its steps.
fn rest_row(state: &State) -> Option<RestRow> {
    let room = state.hosted.room.as_ref()?;
    let known = room.known_hands().and_then(|known| serde_json::to_vec(&known).ok());
    if !Live::of(room).goes_on && known.is_none() {
        return None;
    }
    let body = serde_json::to_vec(&Rest::of(room)).ok()?;
    Some(RestRow { table: room.id().to_string(), version: room.version(), body, known })
}

impl Hub {
    /// A table from what was stored of it. Hands that are known are not moved again.
    pub(crate) async fn fold(&self, opening: Opening, steps: &[Step]) -> Result<Room, Refused> {
        let spec = self.games.get(opening.settings.game.game);
        let by_hand = spec.is_some_and(|spec| spec.sheet.by_hand);
        let started = |step: &Step| matches!(step.what, Change::Started { .. });
        if !by_hand || !steps.iter().any(started) {
            return Room::load(self.games, opening, steps, now());
        }
        let is_hand = |step: &Step| matches!(step.what, Change::Hand { .. });
        let hands = steps.iter().filter(|step| is_hand(step)).count();
        let known = match hands {
            0 => None,
            _ => self.store.known(&opening.id.to_string()).await.ok().flatten(),
        };
        let known: Option<KnownHands> = known.and_then(|known| serde_json::from_slice(&known).ok());
        // Else there are hands to be moved, or a pile to be set up.
        let begun = steps.rsplit(started).next().is_some_and(|game| game.iter().any(is_hand));
        let all_known = begun && known.as_ref().is_some_and(|known| known.count() == hands);
        let mut turn = None;
        if !all_known {
            turn = Some(self.set_ups.load().await);
        }
        let moved = |count: usize| self.metrics.moved_again.inc_by(count as u64);
        let loaded = known.and_then(|known| {
            let room =
                heavy(|| Room::load_knowing(self.games, opening.clone(), steps, &known, now()));
            moved(hands.saturating_sub(known.count()));
            room.ok()
        });
        if let Some(room) = loaded {
            return Ok(room);
        }
        moved(hands);
        if turn.is_none() {
            turn = Some(self.set_ups.load().await);
        }
        let room = heavy(|| Room::load(self.games, opening, steps, now()));
        drop(turn);
        room
    }

    /// Keeps what tables say that leave the memory. Without that they are loaded when asked.
    pub(crate) async fn put_to_rest(&self, cells: &[Arc<Cell>]) {
        let mut rests: Vec<RestRow> = Vec::new();
        for cell in cells {
            let state = cell.state.lock().await;
            rests.extend(heavy(|| rest_row(&state)));
        }
        if rests.is_empty() {
            return;
        }
        match self.store.rest(&rests).await {
            Ok(()) => self.metrics.rested.inc_by(rests.len() as u64),
            Err(error) => tracing::warn!(%error, "tables could not be put to rest"),
        }
    }

    /// The tables where it is a device's turn, the most urgent first.
    pub(crate) async fn turns(self: &Arc<Hub>, device: DeviceId) -> Result<Vec<TurnRow>, Trouble> {
        let held = self.store.held_tables(stapel_store::DeviceId(device.0)).await?;
        let mut rows = Vec::new();
        for held in held {
            let Ok(table) = held.table.parse::<TableId>() else { continue };
            let in_memory = self.cell_in_memory(table);
            let rest: Option<Rest> = held.rest.and_then(|rest| serde_json::from_slice(&rest).ok());
            match (in_memory, rest) {
                (None, Some(rest)) => {
                    let mine = rest.turns.into_iter().find(|(whose, _)| *whose == device);
                    rows.extend(mine.map(|(_, row)| row));
                }
                (in_memory, _) => {
                    let cell = in_memory.unwrap_or_else(|| self.cell(table));
                    let Ok(state) = self.ready(&cell).await else { continue };
                    rows.extend(state.hosted.room.as_ref().and_then(|room| room.turn_row(device)));
                }
            }
        }
        rows.sort_by_key(|row| (row.deadline.unwrap_or(u64::MAX), row.table));
        Ok(rows)
    }

    /// Forgets tables that nobody has wanted anything of for long, and whose game is over or never began.
    async fn forget_old(&self, age: Duration) -> Result<(), StoreError> {
        let at = now().cast_signed();
        self.store.forget_pairings(at).await?;
        let before = at.saturating_sub(i64::try_from(age.as_millis()).unwrap_or(i64::MAX));
        for quiet in self.store.quiet_tables(before).await? {
            let Ok(table) = quiet.id.parse::<TableId>() else { continue };
            if self.cell_in_memory(table).is_some() || (quiet.live && self.goes_on(table).await) {
                continue;
            }
            if quiet.live {
                let table = quiet.id.clone();
                self.store.write(vec![Write::Live { table, live: false, deadline: None }]).await?;
            }
            if self.store.forget(&quiet.id, before).await? {
                self.metrics.forgotten.inc();
                self.lobby.set(table, None);
            }
        }
        Ok(())
    }

    /// Whether a game goes on at a table, or that can't be told.
    async fn goes_on(&self, table: TableId) -> bool {
        match self.load(table).await {
            Ok((room, _)) => room.stage() == Stage::Playing,
            Err(_) => true,
        }
    }
}

/// Keeps what came of hands, as they are done.
pub(crate) async fn keep_resting(mut inbox: mpsc::UnboundedReceiver<Arc<Cell>>, hub: Weak<Hub>) {
    let mut cells = Vec::new();
    while inbox.recv_many(&mut cells, MOST_AT_ONCE).await > 0 {
        let Some(hub) = hub.upgrade() else { return };
        cells.sort_by_key(|cell| cell.id);
        cells.dedup_by_key(|cell| cell.id);
        hub.put_to_rest(&cells).await;
        cells.clear();
    }
}

/// Forgets old tables now and then.
pub(crate) async fn keep_forgetting(hub: Weak<Hub>) {
    let mut hours = tokio::time::interval(FORGET_EVERY);
    loop {
        hours.tick().await;
        let Some(hub) = hub.upgrade() else { return };
        let Some(age) = hub.config.forget_after else { return };
        if let Err(error) = hub.forget_old(age).await {
            tracing::warn!(%error, "old tables could not be forgotten");
        }
    }
}
