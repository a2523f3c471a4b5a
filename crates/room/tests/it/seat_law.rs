//! The law of seats: no device ever gets the views of two seats of one game that are secret from each other, unless
//! it held both when the game began.

use crate::table::{Table, seat, settings, text, with};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use stapel_core::{Seat, SeatSet, Viewer};
use stapel_protocol::{Command, DeviceId, Leaver, Owner, ServerMsg, Settings, Stage};
use stapel_room::{Change, GRACE, Refused, Step, Telling};
use std::collections::HashMap;

const DEVICES: i64 = 6;
const SEATS: u8 = 3;

/// A table at which anybody tries anything.
struct Unruly {
    table: Table,
    chance: Xoshiro256PlusPlus,
    here: [bool; DEVICES as usize + 1],
    /// The seats that each device joined by a code, of those that it holds.
    joined: HashMap<DeviceId, SeatSet>,
    game: Game,
    met: Met,
}

/// How often there was an occasion to break the law.
#[derive(Default, Debug)]
struct Met {
    games: u32,
    rematches: u32,
    /// Pairings during a game.
    paired: u32,
    pairing_refused: u32,
    /// Seats that were taken again during a game.
    retaken: u32,
    sitting_refused: u32,
    stand_ins_returned: u32,
    /// Second seats between games.
    refused_between: u32,
    /// Devices that began a game with several seats, one of them by a code.
    shared_several: u32,
}

/// What is known of the game that is played.
#[derive(Default)]
struct Game {
    number: u32,
    /// What each device held when it began.
    at_start: HashMap<DeviceId, SeatSet>,
    /// Seats whose views each device has got.
    seen: HashMap<DeviceId, SeatSet>,
    /// Seats that bots played from the start.
    bots: SeatSet,
    /// Seats whose players have left by themselves.
    left: SeatSet,
}

fn devices() -> impl Iterator<Item = DeviceId> {
    (1..=DEVICES).map(DeviceId)
}

impl Unruly {
    fn new(settings: Settings, seed: u64) -> Unruly {
        let mut unruly = Unruly {
            table: Table::new(settings),
            chance: Xoshiro256PlusPlus::seed_from_u64(seed),
            here: [false; DEVICES as usize + 1],
            joined: HashMap::new(),
            game: Game::default(),
            met: Met::default(),
        };
        for device in 1..=3 {
            unruly.here[device] = true;
        }
        unruly
    }

    fn below(&mut self, most: u64) -> u64 {
        self.chance.next_u64() % most
    }

    fn seat(&mut self) -> Seat {
        seat(self.below(SEATS.into()) as u8)
    }

    fn device(&mut self) -> DeviceId {
        DeviceId(1 + self.below(DEVICES as u64) as i64)
    }

    fn holds(&self, device: DeviceId) -> SeatSet {
        self.table.room.seats_of(device).collect()
    }

    /// Somebody tries something. Whether it is allowed is not looked at: the law holds all the same.
    fn step(&mut self) {
        let (device, seat) = (self.device(), self.seat());
        match self.below(17) {
            0..3 => {
                let seat = if self.below(3) == 0 { None } else { Some(seat) };
                let name = format!("D{}", device.0);
                let before = self.holds(device);
                let done = self.table.try_do(device, Command::Sit { seat, name });
                if self.table.room.stage() != Stage::Playing {
                    let sat = self.holds(device).minus(before);
                    let joined = self.joined.entry(device).or_default();
                    *joined = joined.minus(sat);
                    self.met.refused_between += u32::from(done == Err(Refused::OtherSeat));
                } else {
                    self.met.retaken += u32::from(done.is_ok());
                    self.met.sitting_refused += u32::from(done.is_err());
                }
            }
            3 => {
                if self.table.try_do(device, Command::Stand { seat }).is_ok() {
                    self.game.left = self.game.left.with(seat);
                }
            }
            4 => drop(self.table.try_do(device, Command::SeatBot { seat, level: 1 })),
            5 => drop(self.table.try_do(device, Command::Unseat { seat })),
            6 => drop(self.table.try_do(DeviceId(1), Command::Start)),
            7 => drop(self.table.try_do(device, Command::Rematch)),
            8 | 9 => {
                // A device that comes back to a seat in a game came as it came first.
                let held = self.holds(device).has(seat)
                    || (self.table.room.stage() == Stage::Playing
                        && self.game.seen.get(&device).is_some_and(|seen| seen.has(seat)));
                let done = self.table.room.pair(device, seat, self.table.now);
                if done.is_ok() && !held {
                    let joined = self.joined.entry(device).or_default();
                    *joined = joined.with(seat);
                }
                if self.table.room.stage() == Stage::Playing {
                    self.met.paired += u32::from(done.is_ok());
                    self.met.pairing_refused += u32::from(matches!(done, Err(Refused::OtherSeat)));
                }
                self.table.steps.extend(done.into_iter().flatten().map(|(step, _)| step));
            }
            10 | 11 => self.come_or_go(device),
            12 => {
                self.table.now += GRACE;
                self.table.ring();
            }
            13 => drop(self.table.try_do(device, Command::Vote { seat, yes: true })),
            14 => drop(self.table.try_do(device, Command::Undo { seat })),
            15 => self.reload(),
            _ => self.act(),
        }
    }

    fn come_or_go(&mut self, device: DeviceId) {
        let here = &mut self.here[device.0 as usize];
        *here = !*here;
        let come = *here;
        let (steps, _) = self.table.room.presence(Some(device), come, self.table.now);
        let returns = |(step, _): &&(Step, Telling)| matches!(step.what, Change::Returned { .. });
        self.met.stand_ins_returned += steps.iter().filter(returns).count() as u32;
        self.table.steps.extend(steps.into_iter().map(|(step, _)| step));
        if come {
            let info = self.table.room.info(Some(device), self.table.now);
            let mut mine = info.places.iter().filter(|place| place.yours);
            assert!(mine.all(|place| place.owner == Owner::Person), "a stand-in kept a seat");
        }
    }

    fn reload(&mut self) {
        self.table.room = self.table.reloaded();
        for device in devices().skip(3) {
            if self.here[device.0 as usize] {
                let (steps, _) = self.table.room.presence(Some(device), true, self.table.now);
                self.table.steps.extend(steps.into_iter().map(|(step, _)| step));
            }
        }
    }

    fn told(&self) -> Vec<String> {
        let table = |device| text(&self.table.room.table(Some(device), 0, self.table.now));
        devices().map(table).collect()
    }

    /// Everybody who is to do something does something, and bots too: for some moves, or to the end of the game.
    fn act(&mut self) {
        let moves = if self.below(4) == 0 { 400 } else { 4 };
        for _ in 0..moves {
            self.table.bots();
            if self.table.room.stage() != Stage::Playing {
                return;
            }
            let due = devices().find(|device| !self.table.offers(*device).is_empty());
            let Some(device) = due else { return };
            self.table.act(device);
        }
    }

    /// The seats where the device sat down itself.
    fn sat(&self, device: DeviceId) -> SeatSet {
        let joined = self.joined.get(&device).copied().unwrap_or(SeatSet::EMPTY);
        self.holds(device).minus(joined)
    }

    /// Whoever holds two seats when a game begins sat down at both, or was let in by a device that did.
    fn check_start(&mut self) {
        for device in devices() {
            let held = self.holds(device);
            let joined = held.minus(self.sat(device));
            if held.len() < 2 || joined.is_empty() {
                continue;
            }
            self.met.shared_several += 1;
            for seat in joined.iter() {
                let mut others =
                    devices().filter(|other| *other != device && self.sat(*other).has(seat));
                let agreed = others.all(|other| held.minus(self.holds(other)).is_empty());
                assert!(agreed, "{device:?} holds {held:?}, and joined {seat:?}");
            }
        }
    }

    fn check(&mut self) {
        let room = &self.table.room;
        if room.stage() != Stage::Playing {
            return;
        }
        if room.game_number() != self.game.number {
            let bot = |place: &&stapel_protocol::SeatInfo| place.owner == Owner::Bot;
            let info = room.info(None, self.table.now);
            self.met.games += 1;
            self.met.rematches += u32::from(self.game.number > 0);
            self.game = Game {
                number: room.game_number(),
                at_start: devices().map(|device| (device, self.holds(device))).collect(),
                bots: info.places.iter().filter(bot).map(|place| place.seat).collect(),
                ..Game::default()
            };
            self.check_start();
        }
        let room = &self.table.room;
        for device in devices() {
            let ServerMsg::Table { views, .. } = room.table(Some(device), 0, self.table.now) else {
                panic!("no table");
            };
            let told: SeatSet = views.iter().filter_map(|view| view.viewer).collect();
            let viewers = room.viewers(Some(device));
            let looks: SeatSet =
                viewers.iter().filter_map(|viewer: &Viewer| viewer.seat()).collect();
            assert_eq!(told, looks);
            let seen = self.game.seen.entry(device).or_default();
            *seen = looks.iter().fold(*seen, SeatSet::with);
            let start = self.game.at_start[&device];
            let fair =
                if start.is_empty() { seen.len() <= 1 } else { seen.minus(start).is_empty() };
            assert!(fair, "{device:?} began with {start:?} and has seen {seen:?}");
            assert!(
                seen.iter().all(|seat| !self.game.bots.has(seat)),
                "{device:?} saw a bot's hand"
            );
            let lost = start.minus(self.game.left).minus(looks);
            assert!(lost.is_empty(), "{device:?} lost {lost:?} without having left");
        }
    }
}

#[test]
fn no_device_gets_views_of_two_seats_that_are_secret_from_each_other() {
    let mut met = Met::default();
    for seed in 0..180 {
        let mut agreed = settings("totem", SEATS);
        agreed.leaver = [Leaver::Wait, Leaver::Bot, Leaver::Vote][seed as usize % 3];
        agreed.spectators = seed % 5 > 0;
        agreed = with(agreed, "series", seed % 2 == 0);
        let mut unruly = Unruly::new(agreed, seed);
        unruly.met = met;
        for _ in 0..120 {
            unruly.step();
            unruly.check();
        }
        let before = unruly.told();
        unruly.reload();
        assert_eq!(unruly.told(), before);
        met = unruly.met;
    }
    // Enough of everything happened while games were played.
    let Met {
        games,
        rematches,
        paired,
        pairing_refused,
        retaken,
        sitting_refused,
        stand_ins_returned,
        refused_between,
        shared_several,
    } = met;
    let least = [
        (games, 150),
        (rematches, 15),
        (paired, 100),
        (pairing_refused, 100),
        (retaken, 20),
        (sitting_refused, 200),
        (stand_ins_returned, 15),
        (refused_between, 20),
        (shared_several, 5),
    ];
    assert!(least.iter().all(|(met, least)| met >= least), "{least:?}");
}
