//! A table to try things out at.

use stapel_catalog::GAMES;
use stapel_core::{Seat, SeatCount, Seed};
use stapel_protocol::{
    Access, Clock, Command, DeviceId, GameOptions, Leaver, Raw, ServerMsg, Settings, TableId,
};
use stapel_room::{Decision, Opening, Refused, Room, Shorthand, Step, Telling, Who};

pub(crate) const HOST: DeviceId = DeviceId(1);
pub(crate) const BO: DeviceId = DeviceId(2);
pub(crate) const CY: DeviceId = DeviceId(3);

pub(crate) struct Table {
    pub(crate) room: Room,
    pub(crate) steps: Vec<Step>,
    pub(crate) now: u64,
    ids: u64,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn settings(game: &str, seats: u8) -> Settings {
    let count = SeatCount::new(seats).unwrap();
    Settings {
        game: GAMES.options(game.parse().unwrap(), None, count).unwrap(),
        seats,
        access: Access::Link,
        spectators: true,
        clock: Clock::None,
        leaver: Leaver::Wait,
        first: None,
    }
}

impl Table {
    pub(crate) fn new(settings: Settings) -> Table {
        let opening = Opening { id: TableId::from_bits(7), host: HOST, settings, at: 1_000 };
        let mut room = Room::open(GAMES, opening).unwrap();
        for device in [HOST, BO, CY] {
            room.presence(Some(device), true, 1_000);
        }
        Table { room, steps: Vec::new(), now: 1_000, ids: 0 }
    }

    /// With persons in the first seats.
    pub(crate) fn seated(settings: Settings, persons: u8) -> Table {
        let mut table = Table::new(settings);
        for (device, name) in [(HOST, "Ada"), (BO, "Bo"), (CY, "Cy")].iter().take(persons.into()) {
            table.does(*device, Command::Sit { seat: None, name: (*name).into() });
        }
        table
    }

    pub(crate) fn playing(settings: Settings, persons: u8) -> Table {
        let seats = settings.seats;
        let mut table = Table::seated(settings, persons);
        for number in persons..seats {
            table.does(HOST, Command::SeatBot { seat: seat(number), level: 1 });
        }
        table.does(HOST, Command::Start);
        table
    }

    pub(crate) fn try_do(&mut self, device: DeviceId, what: Command) -> Result<Telling, Refused> {
        self.ids += 1;
        let who = Who { device: Some(device), client: "client".into(), id: self.ids, lag: 0 };
        self.command(&who, what)
    }

    pub(crate) fn command(&mut self, who: &Who, what: Command) -> Result<Telling, Refused> {
        let mut number = self.steps.len() as u64;
        let mut chance = || {
            number += 1;
            Seed::from_number(number)
        };
        let (step, telling) = self.room.command(who.clone(), what, self.now, &mut chance)?;
        self.steps.push(step);
        for device in [None, Some(HOST), Some(BO), Some(CY)] {
            self.assert_written(&telling, device);
        }
        Ok(telling)
    }

    /// An update is written as it is serialised, in whichever way.
    fn assert_written(&self, telling: &Telling, device: Option<DeviceId>) {
        let update = self.room.update(telling, device, self.now);
        let mut written = Vec::new();
        self.room.write_update(telling, device, self.now, &mut written).unwrap();
        assert_eq!(String::from_utf8(written).unwrap(), text(&update));
        let mut written = Vec::new();
        update.write_json(&mut written).unwrap();
        assert_eq!(String::from_utf8(written).unwrap(), text(&update));
    }

    pub(crate) fn does(&mut self, device: DeviceId, what: Command) -> Telling {
        self.try_do(device, what).unwrap()
    }

    /// Bots decide until none has to.
    pub(crate) fn bots(&mut self) {
        loop {
            let thoughts = self.room.take_thoughts();
            if thoughts.is_empty() {
                return;
            }
            for thought in thoughts {
                self.decided(&mut thought.decide());
            }
        }
    }

    /// All that a bot has decided is done, step by step.
    pub(crate) fn decided(&mut self, decision: &mut Decision) -> Vec<Telling> {
        let mut told = Vec::new();
        while let Some((step, telling)) = self.room.decided(decision, self.now) {
            self.steps.push(step);
            told.push(telling);
        }
        told
    }

    pub(crate) fn comes(&mut self, device: DeviceId) {
        let (steps, _) = self.room.presence(Some(device), true, self.now);
        self.steps.extend(steps.into_iter().map(|(step, _)| step));
    }

    pub(crate) fn goes(&mut self, device: DeviceId) {
        self.room.presence(Some(device), false, self.now);
    }

    pub(crate) fn ring(&mut self) {
        while let Some((step, _)) = self.room.ring(self.now) {
            self.steps.push(step);
        }
    }

    /// What a seat may do, as the view offers it.
    pub(crate) fn offers(&self, device: DeviceId) -> Vec<(Seat, Raw)> {
        let ServerMsg::Table { views, .. } = self.room.table(Some(device), 0, self.now) else {
            panic!("no table");
        };
        let mut offers = Vec::new();
        for view in views {
            let value: serde_json::Value = view.view.read().unwrap();
            for legal in value["legal"].as_array().unwrap() {
                offers.push((view.viewer.unwrap(), Raw::of(legal).unwrap()));
            }
        }
        offers
    }

    /// Does the first thing that is offered to a device.
    pub(crate) fn act(&mut self, device: DeviceId) -> Telling {
        let (seat, action) = self.offers(device).remove(0);
        self.does(device, Command::Act { seat, action })
    }

    /// The same table from what was stored.
    pub(crate) fn reloaded(&self) -> Room {
        let (mut writer, mut reader) = (Shorthand::default(), Shorthand::default());
        let stored = self.steps.iter().map(|step| (step.at, writer.write(step)));
        let steps: Vec<Step> = stored.map(|(at, bytes)| reader.read(at, &bytes).unwrap()).collect();
        let mut room = Room::load(GAMES, self.room.opening().clone(), &steps, self.now).unwrap();
        for device in [HOST, BO, CY] {
            if self.room.is_here(device) {
                room.presence(Some(device), true, self.now);
            }
        }
        room
    }

    pub(crate) fn assert_stored(&self) {
        let reloaded = self.reloaded();
        for device in [None, Some(HOST), Some(BO), Some(CY)] {
            let (mine, theirs) =
                (self.room.table(device, 0, self.now), reloaded.table(device, 0, self.now));
            assert_eq!(text(&mine), text(&theirs));
        }
        assert_eq!(self.room.alarm(), reloaded.alarm());
    }
}

pub(crate) fn text(message: &ServerMsg) -> String {
    serde_json::to_string(message).unwrap()
}

pub(crate) fn info(table: &Table, device: DeviceId) -> stapel_protocol::TableInfo {
    table.room.info(Some(device), table.now)
}

/// The same with another value of an option.
pub(crate) fn with(
    settings: Settings,
    option: &str,
    value: impl Into<serde_json::Value>,
) -> Settings {
    let mut options: serde_json::Value = settings.game.options.read().unwrap();
    options[option] = value.into();
    let options = Raw::of(&options).unwrap();
    Settings { game: GameOptions { options, ..settings.game }, ..settings }
}
