//! A whole game without a server: the rules judge, the wood decides, bots have hands of their own.

use crate::wood::Wood;
use serde::Serialize;
use stapel_core::{FORMAT, Record, RoundOfHands, VERSION};
use stapel_core::{Game, Refusal, Seat, SeatCount, Seed, Viewer, below};
use stapel_tokami::{
    Action, Colour, Event, Fate, Illegal, Options, Phase, Setup, Stick, StickSet, Tokami,
};
use stapel_wood::shot::colours;
use stapel_wood::steady::{Plan, Skill, Steady};
use stapel_wood::{
    Aim, Attempt, Friction, HandBytes, Inputs, PHYSICS_VERSION, Pile, Report, Round,
};
use wasm_bindgen::prelude::wasm_bindgen;

/// The branches of a game's seed.
const PILES: u64 = 10;
const BOTS: u64 = 11;
const LOT: u64 = 12;

/// A game at one device.
#[wasm_bindgen]
pub struct LocalTable {
    game: Tokami,
    seed: Seed,
    bots: Vec<Option<Steady>>,
    plan: Option<Plan>,
    events: Vec<Event>,
    inputs: Inputs,
    turns: u32,
    /// TA-3: whose turn it is to set a stick in, while a pile is built.
    building: Option<usize>,
}

/// A refusal for the page: it finds the sentence by the code.
#[derive(Serialize)]
struct Refused<'a> {
    rule: String,
    why: &'a Illegal,
}

#[wasm_bindgen]
impl LocalTable {
    /// A table with these options (JSON); `seats` says for each seat 0 for a person, or 1 to 3 for a bot's skill.
    ///
    /// # Errors
    /// If the options are no good.
    #[wasm_bindgen(constructor)]
    pub fn new(options: &str, seats: &[u8], seed: &str) -> Result<LocalTable, String> {
        let options: Options = serde_json::from_str(options).map_err(|error| error.to_string())?;
        let seed: Seed = seed.parse()?;
        let count =
            u8::try_from(seats.len()).ok().and_then(SeatCount::new).ok_or("how many seats?")?;
        let game = Tokami::start(&options, count).map_err(|error| error.to_string())?;
        let bots = (0..).zip(seats).map(|(n, level)| {
            let skill = level.checked_sub(1).map(|n| Skill::ALL[usize::from(n).min(2)]);
            skill.map(|skill| Steady::new(skill, seed.child(BOTS, n)))
        });
        Ok(LocalTable {
            game,
            seed,
            bots: bots.collect(),
            plan: None,
            events: Vec::new(),
            inputs: Inputs::default(),
            turns: 0,
            building: None,
        })
    }

    /// What a seat sees, in JSON; −1 for one who only watches.
    #[must_use]
    pub fn view(&self, seat: i32) -> String {
        let seat = u8::try_from(seat).ok().and_then(Seat::new);
        json(&self.game.view(seat.map_or(Viewer::Public, Viewer::Seat)))
    }

    /// The events from this one on, in JSON.
    #[must_use]
    pub fn events_from(&self, first: usize) -> String {
        json(&self.events.get(first..).unwrap_or_default())
    }

    /// How many events there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.events.len()
    }

    /// Whose hand it is; −1 for nobody's.
    #[must_use]
    pub fn mover(&self) -> i32 {
        match self.building {
            Some(seat) => seat as i32,
            None => self.game.mover().map_or(-1, |seat| i32::from(seat.number())),
        }
    }

    /// Whether a bot sits there.
    #[must_use]
    pub fn is_bot(&self, seat: usize) -> bool {
        self.bots.get(seat).is_some_and(Option::is_some)
    }

    /// What the table waits for: `pile`, `build`, `choice`, `hand` or `over`.
    #[must_use]
    pub fn waits_for(&self) -> String {
        let what = match self.game.phase() {
            Phase::Sticks if self.building.is_some() => "build",
            Phase::Sticks | Phase::First => "pile",
            Phase::Raise | Phase::Win => "choice",
            Phase::Raising { .. } | Phase::Winning { .. } | Phase::Taking { .. } => "hand",
            Phase::Over => "over",
        };
        what.to_owned()
    }

    /// The pile of the next round, and the lot for the first player.
    ///
    /// # Errors
    /// If it would not stand.
    pub fn pile_up(&mut self) -> Result<Wood, String> {
        let options = self.game.options();
        let round = self.inputs.rounds.len() as u64;
        let seed = self.seed.child(PILES, round);
        let friction = Friction::from_hundredths(options.friction).unwrap_or(Friction::NORMAL);
        let pile =
            Pile::set_up(options.setup, friction, seed).map_err(|error| error.to_string())?;
        self.inputs.rounds.push(Round { pile: seed, built: Vec::new(), hands: Vec::new() });
        if options.setup == Setup::Built {
            self.building = Some(round as usize % self.bots.len());
        } else {
            self.open_round()?;
        }
        Ok(Wood::of(pile))
    }

    /// The stick that is to be set in next; −1 if none is left.
    #[must_use]
    pub fn next_to_build(&self, wood: &Wood) -> i32 {
        let there = wood.pile().sticks();
        let next = Stick::all().find(|stick| !there.has(*stick));
        next.map_or(-1, |stick| i32::from(stick.number()))
    }

    /// A decision of a seat, in JSON. Then its hand is in the pile, if it is to be.
    ///
    /// # Errors
    /// If the rules refuse, as JSON with the rule and why. Nothing has changed then.
    pub fn act(&mut self, wood: &mut Wood, seat: u8, action: &str) -> Result<(), String> {
        let action: Action = serde_json::from_str(action).map_err(|error| error.to_string())?;
        let seat = Seat::new(seat).ok_or("there is no such seat")?;
        self.game.act(seat, action, &mut self.events).map_err(|why| refused(&why))?;
        self.begin(wood);
        Ok(())
    }

    /// The hand that is due begins: for a choice, a taking after a failed raise, or a stick to build in.
    pub fn begin(&mut self, wood: &mut Wood) {
        match self.game.phase() {
            Phase::Sticks if self.building.is_some() => wood.begin(Aim::Build),
            Phase::Raising { stick } | Phase::Winning { stick } => {
                // By the rules this stick alone may be tried now (TA-12).
                wood.begin(Aim::Try { forbidden: StickSet::ALL.without(stick) });
            }
            Phase::Taking { stick, .. } => wood.begin(Aim::Take { stick }),
            Phase::Sticks | Phase::First | Phase::Raise | Phase::Win | Phase::Over => {}
        }
    }

    /// A bot whose turn it is thinks, decides, and puts its hand into the pile: its samples wait in the wood.
    ///
    /// # Errors
    /// If the rules refuse what it decided. (None is known.)
    pub fn bot_moves(&mut self, wood: &mut Wood) -> Result<(), String> {
        match self.game.phase() {
            Phase::Sticks => self.bot_builds(wood),
            Phase::Raise | Phase::Win => self.bot_chooses(wood)?,
            Phase::Raising { .. } | Phase::Winning { .. } | Phase::Taking { .. } => {
                self.begin(wood)
            }
            Phase::First | Phase::Over => {}
        }
        self.bot_hand(wood);
        Ok(())
    }

    /// Once the wood has been closed: the rules judge what came of it.
    ///
    /// # Errors
    /// If the rules refuse, or there is nothing to judge.
    pub fn judge(&mut self, wood: &mut Wood) -> Result<(), String> {
        let report = wood.report.take().ok_or("nothing was tried")?;
        let hand = HandBytes::of(&wood.fed);
        let round = self.inputs.rounds.last_mut().ok_or("there is no round")?;
        match report {
            Report::Built { .. } | Report::Untouched if self.building.is_some() => {
                round.built.push(hand);
                self.building = self.building.map(|seat| (seat + 1) % self.bots.len());
                if wood.pile().sticks() == StickSet::ALL {
                    self.building = None;
                    self.open_round()?;
                }
                Ok(())
            }
            Report::Untouched | Report::Built { .. } => Err("nothing was tried".to_owned()),
            Report::Judged(outcome) => {
                round.hands.push(hand);
                self.befall(Fate::Hand(outcome))
            }
        }
    }

    /// The game's record so far, hands and all, in JSON (`docs/records.md`).
    #[must_use]
    pub fn record(&self, players: Vec<String>) -> String {
        let text = |hand: &HandBytes| String::from(hand.clone());
        let rounds = self.inputs.rounds.iter().map(|round| RoundOfHands {
            pile: round.pile,
            built: round.built.iter().map(text).collect(),
            hands: round.hands.iter().map(text).collect(),
        });
        json(&Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: Tokami::NAME.to_owned(),
            options: self.game.options(),
            players,
            events: self.events.clone(),
            physics: Some(PHYSICS_VERSION.to_owned()),
            inputs: Some(rounds.collect()),
            result: self.game.standing(),
        })
    }

    /// The scores and winners at the end, in JSON; null before.
    #[must_use]
    pub fn result(&self) -> String {
        json(&self.game.standing())
    }
}

impl LocalTable {
    fn befall(&mut self, fate: Fate) -> Result<(), String> {
        self.game.befall(fate, &mut self.events).map_err(|why| refused(&why))
    }

    fn open_round(&mut self) -> Result<(), String> {
        let round = self.inputs.rounds.last().ok_or("there is no round")?;
        self.befall(Fate::Sticks(colours(round.pile)))?;
        if self.game.phase() == Phase::First {
            let seats = self.game.seats();
            let lot = below(&mut self.seed.child(LOT, 0).play_rng(), u32::from(seats.get()));
            let first = seats.seats().nth(lot as usize).ok_or("there is no seat")?;
            self.befall(Fate::First(first))?;
        }
        Ok(())
    }

    fn bot_chooses(&mut self, wood: &mut Wood) -> Result<(), String> {
        let (Some(seat), among) = (self.game.mover(), self.game.grips()) else { return Ok(()) };
        let Some(bot) = self.bots[seat.index()].as_mut() else { return Ok(()) };
        let game = &self.game;
        let action = if game.phase() == Phase::Raise {
            self.turns += 1;
            self.plan = bot.plan_raise(wood.pile(), among, game.may_decline());
            self.plan.map_or(Action::Decline, |plan| Action::Raise { stick: plan.stick() })
        } else {
            let worth = |stick: Stick| worth(game, seat, stick);
            self.plan = bot.plan_win(wood.pile(), among, worth, self.turns);
            self.plan.map_or(Action::Skip, |plan| Action::Win { stick: plan.stick() })
        };
        self.game.act(seat, action, &mut self.events).map_err(|why| refused(&why))?;
        self.begin(wood);
        Ok(())
    }

    fn bot_builds(&mut self, wood: &mut Wood) {
        let next = u8::try_from(self.next_to_build(wood)).ok().and_then(Stick::new);
        let (Some(seat), Some(stick)) = (self.building, next) else { return };
        let Some(bot) = self.bots[seat].as_mut() else { return };
        let samples = bot.build(wood.pile(), stick);
        wood.begin(Aim::Build);
        wood.script(samples);
    }

    fn bot_hand(&mut self, wood: &mut Wood) {
        let Some(seat) = self.game.mover() else { return };
        let Some(bot) = self.bots[seat.index()].as_mut() else { return };
        let Some(pile) = wood.attempt().map(Attempt::pile) else { return };
        let samples = match self.game.phase() {
            Phase::Raising { stick } | Phase::Winning { stick } => {
                let aim = Aim::Try { forbidden: StickSet::ALL.without(stick) };
                match (self.plan.take(), self.game.phase()) {
                    (Some(plan), Phase::Raising { .. }) => bot.raise(pile, aim, &plan),
                    (Some(plan), _) => bot.pull_out(pile, aim, &plan),
                    (None, _) => Vec::new(),
                }
            }
            Phase::Taking { stick, .. } => {
                let plan = bot.plan_take(pile, stick);
                plan.map(|plan| bot.pull_out(pile, Aim::Take { stick }, &plan)).unwrap_or_default()
            }
            Phase::Sticks | Phase::First | Phase::Raise | Phase::Win | Phase::Over => return,
        };
        wood.script(samples);
    }
}

/// What winning a stick would bring: itself unless it is red (TA-21), and its colour's minus sticks back
/// into the box (TA-18).
fn worth(game: &Tokami, seat: Seat, stick: Stick) -> i32 {
    let Some(colours) = game.colours() else { return 0 };
    let colour = colours.of(stick);
    let freed = game.minus(seat) & colours.sticks(colour);
    i32::from(colour != Colour::Red) + freed.len() as i32
}

fn refused(why: &Illegal) -> String {
    json(&Refused { rule: why.rule().to_string(), why })
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}
