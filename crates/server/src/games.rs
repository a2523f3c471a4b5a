//! Finished games.

use crate::hub::Hub;
use crate::trouble::Trouble;
use serde::Deserialize;
use stapel_core::{Seat, Standing, Viewer};
use stapel_protocol::{DeviceId, GameKey, GameRow, GamesPage, Raw, Replay};
use stapel_room::Refused;
use stapel_store::{GameHead, Page};
use std::sync::Arc;

/// So many games are on one page.
const PAGE: u32 = 20;

/// What a list needs of a record.
#[derive(Deserialize)]
struct Outcome {
    result: Option<Standing>,
}

impl Hub {
    /// The finished games of a device.
    pub(crate) async fn games_of(&self, device: DeviceId, skip: u32) -> Result<GamesPage, Trouble> {
        let page = Page { skip, limit: PAGE };
        let heads = self.store.games_of_device(stapel_store::DeviceId(device.0), page).await?;
        let full = heads.len() == PAGE as usize;
        let games = self.rows(heads, Some(device)).await?;
        Ok(GamesPage { games, next: full.then_some(u64::from(skip + PAGE)) })
    }

    /// The finished games of a table, the latest first.
    pub(crate) async fn games_at(
        &self,
        table: stapel_protocol::TableId,
        device: Option<DeviceId>,
        skip: u32,
    ) -> Result<GamesPage, Trouble> {
        let heads = self.store.games_of_table(&table.to_string()).await?;
        let more = heads.len() > (skip + PAGE) as usize;
        let heads = heads.into_iter().rev().skip(skip as usize).take(PAGE as usize).collect();
        let games = self.rows(heads, device).await?;
        Ok(GamesPage { games, next: more.then_some(u64::from(skip + PAGE)) })
    }

    async fn rows(
        &self,
        heads: Vec<GameHead>,
        device: Option<DeviceId>,
    ) -> Result<Vec<GameRow>, Trouble> {
        let mut rows = Vec::with_capacity(heads.len());
        for head in heads {
            let Some(game) = self.store.game(&head.id).await? else { continue };
            let (Ok(game_id), Ok(name)) = (head.id.parse::<GameKey>(), head.game.parse()) else {
                continue;
            };
            let outcome: Option<Outcome> = serde_json::from_str(&game.record).ok();
            let mine = |(holder, _): &&(stapel_store::DeviceId, u8)| {
                device.is_some_and(|device| device.0 == holder.0)
            };
            let yours = game.devices.iter().filter(mine);
            rows.push(GameRow {
                game_id,
                table: game_id.table,
                number: game_id.number,
                game: name,
                players: head.players,
                result: outcome.and_then(|outcome| outcome.result),
                finished: u64::try_from(head.finished_at).unwrap_or(0),
                yours: yours.filter_map(|(_, seat)| Seat::new(*seat)).collect(),
            });
        }
        Ok(rows)
    }

    /// A game's record: whole once it is over, and before that what the device may know.
    pub(crate) async fn record(
        self: &Arc<Hub>,
        key: GameKey,
        device: Option<DeviceId>,
    ) -> Result<String, Trouble> {
        if let Some(game) = self.store.game(&key.to_string()).await? {
            return Ok(game.record);
        }
        let cell = self.cell(key.table);
        let state = self.ready(&cell).await?;
        let room = state.hosted.room.as_ref().ok_or(Trouble::Store)?;
        if room.game_number() != key.number {
            return Err(Trouble::NoGame);
        }
        Ok(room.record(device).map(|record: Raw| record.text().to_owned())?)
    }

    /// A finished game from one viewer's point of view.
    pub(crate) async fn replay(&self, key: GameKey, viewer: Viewer) -> Result<Replay, Trouble> {
        let game = self.store.game(&key.to_string()).await?.ok_or(Trouble::NoGame)?;
        let spec = self.games.find(&game.head.game).ok_or(Trouble::NoGame)?;
        let name = game.head.game.parse().map_err(|_| Trouble::NoGame)?;
        let viewer_seat = match viewer {
            Viewer::Seat(seat) if seat.index() < game.head.players.len() => Some(seat),
            Viewer::Seat(_) => return Err(Refused::NoSuchSeat.into()),
            Viewer::Public => None,
        };
        let outcome: Option<Outcome> = serde_json::from_str(&game.record).ok();
        let frames = spec.frames(&game.record, viewer).map_err(Refused::from)?;
        Ok(Replay {
            game: name,
            players: game.head.players,
            viewer: viewer_seat,
            frames,
            result: outcome.and_then(|outcome| outcome.result),
        })
    }
}
