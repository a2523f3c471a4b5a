//! What a table tells: to each device what its seats may know.

use crate::place::Sitter;
use crate::{Refused, Room};
use arrayvec::ArrayVec;
use stapel_core::{Seat, Viewer};
use stapel_protocol::{
    Access, DeviceId, LobbyRow, Raw, SeatInfo, SeenBy, ServerMsg, Stage, TableInfo, TurnRow,
    UpdateText, ViewFor, WoodInfo,
};
use stapel_registry::{Play, PlayByHand};

/// What a step has changed, for those who are to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Telling {
    /// The version before it.
    pub before: u64,
    /// The version after it.
    pub version: u64,
    /// Something besides the game has changed.
    pub info: bool,
    /// The game has changed.
    pub game: bool,
    /// How many events there were before.
    pub from: usize,
    /// The game is another one now, or something was taken back: all of it is to be told.
    pub whole: bool,
    /// The game is finished.
    pub finished: bool,
    /// Some device holds other seats than before.
    pub regrouped: bool,
}

impl Telling {
    pub(crate) fn info_only(room: &Room) -> Telling {
        let version = room.version();
        Telling {
            before: version,
            version,
            info: true,
            from: room.events_now(),
            ..Telling::default()
        }
    }

    /// Whether there is something to tell of the game: those who hold other seats see it through other eyes.
    fn of_game(&self) -> bool {
        self.game || self.regrouped
    }

    /// This one and the next one together.
    #[must_use]
    pub fn and(self, next: Telling) -> Telling {
        Telling {
            before: self.before,
            version: next.version,
            info: self.info || next.info,
            game: self.game || next.game,
            from: self.from.min(next.from),
            whole: self.whole || next.whole,
            finished: self.finished || next.finished,
            regrouped: self.regrouped || next.regrouped,
        }
    }
}

impl Room {
    pub(crate) fn events_now(&self) -> usize {
        self.play().map_or(0, Play::events)
    }

    /// Whose eyes a device looks through: those of its seats, else everybody's; nobody's where others
    /// may not look on.
    #[must_use]
    pub fn viewers(&self, device: Option<DeviceId>) -> ArrayVec<Viewer, { Seat::MAX }> {
        let mut viewers = ArrayVec::new();
        if let Some(device) = device {
            viewers.extend(self.seats_of(device).map(Viewer::Seat));
        }
        if viewers.is_empty() && self.settings.spectators {
            viewers.push(Viewer::Public);
        }
        viewers
    }

    /// All about the table but the game, for one device.
    #[must_use]
    pub fn info(&self, device: Option<DeviceId>, now: u64) -> TableInfo {
        let places = self.seats().zip(&self.places).map(|(seat, place)| SeatInfo {
            seat,
            owner: place.owner(),
            level: match place.sitter {
                Sitter::Bot { level } => Some(level),
                Sitter::Free | Sitter::Person | Sitter::StandIn => None,
            },
            name: place.name.clone(),
            here: self.any_here(place),
            yours: device.is_some_and(|device| place.is_held_by(device)),
            may_sit: self.may_take(device, seat).is_ok(),
            hurried: self.hurried[seat.index()],
        });
        TableInfo {
            id: self.id(),
            settings: self.settings.clone(),
            places: places.collect(),
            host: device.is_some_and(|device| self.is_host(device)),
            stage: self.stage,
            game_number: self.game_number,
            undo: self.undo,
            vote: self.vote,
            rematch: self.rematch_wanted(),
            bot_finished: self.bot_finished,
            result: self.result,
            course: self.course(),
            tally: self.tally.clone(),
            watchers: self.watchers + self.lookers(),
            clocks: self.timing.as_ref().and_then(|timing| timing.clocks(now)),
        }
    }

    /// By seat: the points of a game that is over, each time that somebody's changed.
    fn course(&self) -> Vec<Vec<i32>> {
        if self.stage != Stage::Over {
            return Vec::new();
        }
        let of =
            |seat: Seat| self.course.iter().map(|points| points.so_far[seat.index()]).collect();
        self.seats().map(of).collect()
    }

    /// Devices that are here without a seat.
    fn lookers(&self) -> u32 {
        let looks =
            |device: &&DeviceId| !self.places.iter().any(|place| place.is_held_by(**device));
        self.here.keys().filter(looks).count() as u32
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<ViewFor> {
        let Some(play) = &self.play else { return Vec::new() };
        // What can't be written is not told; tests hold every game to writing all that it has.
        let view = |viewer: &Viewer| {
            play.view(*viewer).ok().map(|view| ViewFor { viewer: viewer.seat(), view })
        };
        viewers.iter().filter_map(view).collect()
    }

    fn seen(&self, viewers: &[Viewer], from: usize) -> Vec<SeenBy> {
        let Some(play) = &self.play else { return Vec::new() };
        let seen = |viewer: &Viewer| {
            play.seen(*viewer, from).ok().map(|seen| SeenBy { viewer: viewer.seat(), seen })
        };
        viewers.iter().filter_map(seen).collect()
    }

    /// The whole table for one device.
    #[must_use]
    pub fn table(&self, device: Option<DeviceId>, channel: u32, now: u64) -> ServerMsg {
        let viewers = self.viewers(device);
        ServerMsg::Table {
            table: self.info(device, now),
            version: self.version,
            channel,
            views: self.views(&viewers),
            events: self.seen(&viewers, 0),
            wood: self.wood_info(),
        }
    }

    /// What has happened, for one device.
    #[must_use]
    pub fn update(&self, telling: &Telling, device: Option<DeviceId>, now: u64) -> ServerMsg {
        let viewers = self.told(telling, device);
        let UpdateText { table, version, info, from, clocks, wood } =
            self.update_text(telling, device, now);
        let (events, views) = (self.seen(&viewers, from as usize), self.views(&viewers));
        ServerMsg::Update { table, version, info, from, events, views, clocks, wood }
    }

    /// Writes the same as JSON, without making it: after every move everybody is told.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn write_update(
        &self,
        telling: &Telling,
        device: Option<DeviceId>,
        now: u64,
        to: &mut Vec<u8>,
    ) -> Result<(), serde_json::Error> {
        let update = self.update_text(telling, device, now);
        let Some(play) = &self.play else {
            return update.write_json(&[], |_, _| Ok(()), |_, _| Ok(()), to);
        };
        update.write_json(
            &self.told(telling, device),
            |viewer, to| play.write_seen(viewer, update.from as usize, to),
            |viewer, to| play.write_view(viewer, to),
            to,
        )
    }

    /// Through whose eyes a device is told of the game, if that has changed.
    fn told(&self, telling: &Telling, device: Option<DeviceId>) -> ArrayVec<Viewer, { Seat::MAX }> {
        if telling.of_game() { self.viewers(device) } else { ArrayVec::new() }
    }

    /// What a device is told besides the game.
    fn update_text(&self, telling: &Telling, device: Option<DeviceId>, now: u64) -> UpdateText {
        let whole = telling.whole || telling.regrouped;
        UpdateText {
            table: self.id(),
            version: self.version,
            info: telling.info.then(|| self.info(device, now)),
            from: if whole { 0 } else { telling.from as u32 },
            clocks: self.timing.as_ref().and_then(|timing| timing.clocks(now)),
            wood: if telling.of_game() { self.wood_info() } else { None },
        }
    }

    /// What a device has missed since a version: event by event where that can be told, else the
    /// whole table.
    #[must_use]
    pub fn catch_up(
        &self,
        device: Option<DeviceId>,
        have: Option<u64>,
        channel: u32,
        now: u64,
    ) -> ServerMsg {
        let mark = have.and_then(|have| {
            let known = have <= self.version;
            self.marks.iter().rev().find(|mark| known && mark.version <= have)
        });
        match mark {
            Some(mark) => {
                let telling = Telling {
                    info: true,
                    game: true,
                    from: mark.events,
                    version: self.version,
                    before: mark.version,
                    ..Telling::default()
                };
                self.update(&telling, device, now)
            }
            None => self.table(device, channel, now),
        }
    }

    fn wood_info(&self) -> Option<WoodInfo> {
        self.by_hand().map(PlayByHand::info)
    }

    /// The row in the lobby; none for a table that is not listed, is over, or is full and not to be
    /// looked at.
    #[must_use]
    pub fn lobby_row(&self) -> Option<LobbyRow> {
        let free = self.seats().filter(|seat| self.may_take(None, *seat).is_ok()).count();
        let open = free > 0 || self.settings.spectators;
        let listed = self.settings.access == Access::Public && self.stage != Stage::Over && open;
        let persons = self.places.iter().filter(|place| !place.name.is_empty());
        listed.then(|| LobbyRow {
            table: self.id(),
            game: self.settings.game.game,
            seats: self.settings.seats,
            free: free as u8,
            names: persons.map(|place| place.name.clone()).collect(),
            clock: self.settings.clock,
            stage: self.stage,
            spectators: self.settings.spectators,
            opened: self.opening.at,
        })
    }

    /// The row in a device's list of tables where it is its turn.
    #[must_use]
    pub fn turn_row(&self, device: DeviceId) -> Option<TurnRow> {
        let due = self.persons_due();
        let seats: Vec<Seat> = self.seats_of(device).filter(|seat| due.has(*seat)).collect();
        (!seats.is_empty()).then(|| TurnRow {
            table: self.id(),
            game: self.settings.game.game,
            deadline: seats.iter().filter_map(|seat| self.deadline(*seat)).min(),
            seats,
            names: self.places.iter().map(|place| place.player()).collect(),
        })
    }

    /// The record of the game that is played or was played last: whole once it is over, and before
    /// that what the device may know.
    ///
    /// # Errors
    /// If there is none, or others may not look on.
    pub fn record(&self, device: Option<DeviceId>) -> Result<Raw, Refused> {
        let play = self.play.as_ref().ok_or(Refused::NoGameYet)?;
        let viewer = self.viewers(device).into_iter().next().ok_or(Refused::NoSpectators)?;
        let text = match self.stage {
            Stage::Over => play.record(),
            Stage::Playing | Stage::Gathering => play.record_seen(viewer),
        };
        serde_json::from_str(&text).map_err(|_| Refused::Impossible)
    }
}
