//! A game of Tokami: the rules, the pile, and the hand that is in it.

use crate::Refused;
use crate::play::{begin, read};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use stapel_bots::tokami::Sight;
use stapel_core::{Game, Record, Seat, SeatSet, Seed, Turn, Viewer};
use stapel_protocol::{Raw, WoodInfo};
use stapel_table::{Match, Undo, UndoRefused, Witnessed};
use stapel_tokami::{Action, Event, Fate, Options, Phase, Setup, StickSet, Tokami};
use stapel_wood::codec::{decode, encode};
use stapel_wood::{
    Aim, Attempt, Doing, Friction, HandBytes, Inputs, PHYSICS_VERSION, Pile, Report, Round, Sample,
};

/// The branch of the game's seed that piles are set up from.
const PILES: u64 = 10;
/// So many ticks a hand may be ahead of time: networks deliver in bursts.
const SLACK: u64 = 45;
const TICKS_PER_SECOND: u64 = 60;

/// Samples as in a record, as text.
pub(crate) fn to_text(samples: &[u8]) -> String {
    STANDARD.encode(samples)
}

fn samples_of(text: &str) -> Result<Vec<Sample>, Refused> {
    let bytes = STANDARD.decode(text).map_err(|_| Refused::BadSamples)?;
    decode(&bytes).map_err(|_| Refused::BadSamples)
}

/// How long a hand moves, in milliseconds; 0 if it can't be read.
pub(crate) fn hand_time(text: &str) -> u64 {
    samples_of(text).map_or(0, |samples| samples.len() as u64 * 1_000 / TICKS_PER_SECOND)
}

/// A game of Tokami with its wood.
#[derive(Clone)]
pub struct WoodPlay {
    game: Match<Tokami>,
    /// At rest, before the hand that is in it now.
    pile: Pile,
    /// The round that the pile is of.
    round: u8,
    inputs: Inputs,
    /// Hands so far in this game.
    attempts: u32,
    live: Option<Live>,
    /// Whether piles are set up: not while it is known what came of the hands.
    sets_up: bool,
}

/// A hand in the pile, as its samples come in. It is not stored before it is done.
#[derive(Clone)]
struct Live {
    attempt: Attempt,
    samples: Vec<Sample>,
    started: u64,
    done: Option<(Pile, Report)>,
}

/// What came of samples that were sent in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandTold {
    /// The tick of the first sample that was new.
    pub first: u32,
    /// The samples that were new, to be passed on.
    pub samples: Vec<u8>,
    /// The whole hand, once it is done: to be stored.
    pub done: Option<String>,
}

impl WoodPlay {
    pub(crate) fn start(
        options: &Options,
        players: Vec<String>,
        seed: Seed,
        first: Option<Seat>,
        sets_up: bool,
    ) -> Result<WoodPlay, Refused> {
        let game = begin(options, players, seed, first)?;
        let mut play = WoodPlay {
            game,
            pile: Pile::empty(Friction::NORMAL),
            round: 0,
            inputs: Inputs::default(),
            attempts: 0,
            live: None,
            sets_up,
        };
        play.set_up_if_due()?;
        Ok(play)
    }

    pub(crate) fn game(&self) -> &Match<Tokami> {
        &self.game
    }

    /// The pile at rest, before the hand that is in it now.
    #[must_use]
    pub fn pile(&self) -> &Pile {
        &self.pile
    }

    /// Hands so far: the number of the one that is in the pile, or comes next.
    #[must_use]
    pub fn attempts(&self) -> u32 {
        self.attempts
    }

    /// Whose hand is in the pile, and its samples so far.
    #[must_use]
    pub fn live(&self) -> Option<(Seat, Vec<u8>)> {
        let (seat, _) = self.hand_due()?;
        self.live.as_ref().map(|live| (seat, encode(&live.samples)))
    }

    /// The attempt and the tick that the next sample must be of.
    #[must_use]
    pub fn expects(&self) -> (u32, u32) {
        (self.attempts, self.live.as_ref().map_or(0, |live| live.attempt.due()))
    }

    /// The round whose pile no hand has been in yet: everybody needs it.
    #[must_use]
    pub fn fresh_round(&self) -> Option<u8> {
        let round = self.inputs.rounds.last()?;
        let fresh = round.built.is_empty() && round.hands.is_empty() && self.live.is_none();
        (fresh && self.sets_up).then_some(self.round)
    }

    pub(crate) fn info(&self) -> WoodInfo {
        WoodInfo {
            attempt: self.attempts,
            digest: format!("{:016x}", self.pile.digest()),
            builder: self.builder(),
        }
    }

    fn phase(&self) -> Phase {
        self.game.state().phase()
    }

    /// TA-3: who sets in the next stick of a pile that is built by hand.
    fn builder(&self) -> Option<Seat> {
        let options = self.game.setup().options;
        let unbuilt = self.pile.sticks() != StickSet::ALL;
        let built = self.inputs.rounds.last().filter(|round| round.hands.is_empty())?.built.len();
        let seats = self.game.seats();
        let next = seats.seats().nth(built % seats.len())?;
        (options.setup == Setup::Built && unbuilt).then_some(next)
    }

    /// Whose hand is due, and what for.
    fn hand_due(&self) -> Option<(Seat, Aim)> {
        if let Some(seat) = self.builder() {
            return Some((seat, Aim::Build));
        }
        let mover = self.game.state().mover()?;
        match self.phase() {
            Phase::Raising { stick } | Phase::Winning { stick } => {
                Some((mover, Aim::Try { forbidden: StickSet::ALL.without(stick) }))
            }
            Phase::Taking { stick, .. } => Some((mover, Aim::Take { stick })),
            Phase::Sticks | Phase::First | Phase::Raise | Phase::Win | Phase::Over => None,
        }
    }

    pub(crate) fn due(&self) -> SeatSet {
        if let Some((seat, _)) = self.hand_due() {
            return SeatSet::only(seat);
        }
        match self.game.turn() {
            Turn::Seats(seats) => seats,
            Turn::Fate | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// TA-12: never once a stick is touched; and without touching there is nothing but to skip.
    #[allow(clippy::unused_self, reason = "as the turn games are asked")]
    pub(crate) fn may_undo(&self, _: Seat, _: Undo) -> Result<Witnessed, UndoRefused> {
        Err(UndoRefused::Revealed)
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action: Action = read(action)?;
        if self.builder().is_some() {
            return Err(Refused::BuildFirst);
        }
        let done = self.game.act(seat, action);
        done.map_err(|why| Refused::by_the_rules(Tokami::NAME, &why))?;
        self.live = None;
        self.set_up_if_due()
    }

    /// A new round has a new pile.
    fn set_up_if_due(&mut self) -> Result<(), Refused> {
        let round = self.game.view(Viewer::Public).round;
        if round == self.round || self.phase() == Phase::Over {
            return Ok(());
        }
        let setup = self.game.setup();
        let seed = setup.seed.child(PILES, round.into());
        let friction = setup.options.friction;
        let friction = Friction::from_hundredths(friction).unwrap_or(Friction::NORMAL);
        if self.sets_up {
            let pile = Pile::set_up(setup.options.setup, friction, seed);
            self.pile = pile.map_err(|_| Refused::Impossible)?;
        }
        self.inputs.rounds.push(Round { pile: seed, built: Vec::new(), hands: Vec::new() });
        self.round = round;
        Ok(())
    }

    /// Samples of the hand that is due come in. They are judged at once.
    ///
    /// # Errors
    /// If no hand of this seat is due, or these are not its next samples, or they come faster than time
    /// passes. What was right about them stays.
    pub(crate) fn feed(
        &mut self,
        seat: Seat,
        attempt: u32,
        first: u32,
        bytes: &[u8],
        now: u64,
    ) -> Result<HandTold, Refused> {
        let (due, aim) = self.hand_due().ok_or(Refused::NoHandDue)?;
        if due != seat || attempt != self.attempts {
            return Err(Refused::NoHandDue);
        }
        let samples = decode(bytes).map_err(|_| Refused::BadSamples)?;
        let fresh = || Live {
            attempt: Attempt::new(self.pile.clone(), aim),
            samples: Vec::new(),
            started: now,
            done: None,
        };
        let mut live = self.live.take().unwrap_or_else(fresh);
        let told = live.feed(first, &samples, now);
        // Who took hold of nothing has done nothing: the hand begins anew.
        let untouched = live.done.as_ref().is_some_and(|(_, report)| *report == Report::Untouched);
        self.live = (!untouched).then_some(live);
        if untouched { Err(Refused::BadSamples) } else { told }
    }

    /// A whole hand is done.
    ///
    /// # Errors
    /// If no such hand is due, or it comes to nothing. Then nothing has changed.
    pub(crate) fn hand(&mut self, seat: Seat, text: &str) -> Result<Report, Refused> {
        let (due, aim) = self.hand_due().ok_or(Refused::NoHandDue)?;
        if due != seat {
            return Err(Refused::NoHandDue);
        }
        let samples = samples_of(text)?;
        let judged = self.live.take().filter(|live| live.samples == samples);
        let (pile, report) = match judged.and_then(|live| live.done) {
            Some(done) => done,
            None => {
                let mut attempt = Attempt::new(self.pile.clone(), aim);
                for (tick, sample) in (0..).zip(&samples) {
                    attempt.feed(tick, sample).map_err(|_| Refused::BadSamples)?;
                }
                attempt.finish()
            }
        };
        self.judge(&samples, report)?;
        self.pile = pile;
        self.set_up_if_due()?;
        Ok(report)
    }

    /// A whole hand was done, and it is known what came of it. The pile is laid later.
    ///
    /// # Errors
    /// If no such hand was due.
    pub(crate) fn believe(
        &mut self,
        seat: Seat,
        text: &str,
        report: Report,
    ) -> Result<Report, Refused> {
        if self.hand_due().is_none_or(|(due, _)| due != seat) {
            return Err(Refused::NoHandDue);
        }
        self.judge(&samples_of(text)?, report)?;
        self.set_up_if_due()?;
        Ok(report)
    }

    /// The pile as it was left by the hands that are known.
    pub(crate) fn lay(&mut self, pile: Pile) {
        self.pile = pile;
        self.sets_up = true;
    }

    fn judge(&mut self, samples: &[Sample], report: Report) -> Result<(), Refused> {
        match report {
            Report::Untouched => return Err(Refused::BadSamples),
            Report::Built { .. } => {
                if let Some(round) = self.inputs.rounds.last_mut() {
                    round.built.push(HandBytes::of(samples));
                }
            }
            Report::Judged(outcome) => {
                let done = self.game.befall(Fate::Hand(outcome));
                done.map_err(|why| Refused::by_the_rules(Tokami::NAME, &why))?;
                if let Some(round) = self.inputs.rounds.last_mut() {
                    round.hands.push(HandBytes::of(samples));
                }
            }
        }
        self.attempts += 1;
        Ok(())
    }

    pub(crate) fn record(&self) -> Record<Options, Event> {
        let mut record = self.game.record();
        record.physics = Some(PHYSICS_VERSION.to_owned());
        // Both are written alike.
        let inputs = serde_json::to_value(&self.inputs).and_then(serde_json::from_value);
        record.inputs = inputs.ok();
        record
    }

    /// All that a bot needs to decide: nothing is hidden.
    pub(crate) fn look(&self, seat: Seat) -> Sight {
        Sight {
            seat,
            game: *self.game.state(),
            pile: self.pile.clone(),
            builds: self.builder() == Some(seat),
            hands: self.inputs.rounds.last().map_or(0, |round| round.hands.len() as u32),
        }
    }
}

impl Live {
    fn feed(&mut self, first: u32, samples: &[Sample], now: u64) -> Result<HandTold, Refused> {
        let due = self.attempt.due();
        let known = due.checked_sub(first).ok_or(Refused::BadSamples)? as usize;
        let last = u64::from(first) + samples.len() as u64;
        let passed = now.saturating_sub(self.started) * TICKS_PER_SECOND / 1000;
        if last > passed + SLACK {
            return Err(Refused::TooFast);
        }
        let new = samples.get(known..).unwrap_or_default();
        for (tick, sample) in (due..).zip(new) {
            let doing = self.attempt.feed(tick, sample).map_err(|_| Refused::BadSamples)?;
            self.samples.push(*sample);
            if doing == Doing::Resting || doing == Doing::Over {
                break;
            }
        }
        let fed = &self.samples[due as usize..];
        let mut told = HandTold { first: due, samples: encode(fed), done: None };
        match self.attempt.doing() {
            Doing::Open | Doing::Holding => {}
            Doing::Resting | Doing::Over => {
                self.done = Some(self.attempt.clone().finish());
                told.done = Some(to_text(&encode(&self.samples)));
            }
        }
        Ok(told)
    }
}

/// What a bot does and with which hand, as a step.
pub(crate) fn decide(sight: &Sight, level: u8, seed: Seed) -> (Option<Raw>, Option<Vec<u8>>) {
    let decision = sight.decide(level, seed);
    let action = decision.action.and_then(|action| Raw::of(&action).ok());
    (action, decision.hand.map(|samples| encode(&samples)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_bots::tokami::play_game;
    use stapel_core::{Cause, SeatCount};

    /// What `stapel simulate tokami` has its bots do, the room's bots do too: the game that the command line played
    /// is taken up where its first hand was due.
    #[test]
    fn a_level_is_the_same_bot_as_on_the_command_line() {
        let (options, seed) = (Options::default(), Seed::from_number(21));
        let played = play_game(&options, &[1, 2], seed).unwrap();
        let seats = SeatCount::new(2).unwrap();
        let mut game = Tokami::start(&options, seats).unwrap();
        for event in played.events.iter().take(2) {
            if let Cause::Befall(fate) = game.cause(event) {
                game.befall(fate, &mut ()).unwrap();
            }
        }
        let first = game.mover().unwrap();
        let pile = Pile::set_up(options.setup, Friction::NORMAL, seed.child(PILES, 0)).unwrap();
        let sight = Sight { seat: first, game, pile, builds: false, hands: 0 };
        let level = 1 + first.number();
        // The first decision of the command line's game.
        let (action, hand) = decide(&sight, level, seed.child(11, 0));
        assert!(action.is_some());
        assert_eq!(
            Some(HandBytes::of(&decode(&hand.unwrap()).unwrap())),
            played.inputs.rounds[0].hands.first().cloned()
        );
    }

    #[test]
    fn each_level_decides_in_a_room_what_the_bot_decides() {
        let players = vec!["Ada".into(), "Bo".into()];
        let play = WoodPlay::start(&Options::default(), players, Seed::from_number(3), None, true);
        let play = play.unwrap();
        let seat = play.game.state().mover().unwrap();
        let mut hands = Vec::new();
        for level in 1..=5 {
            let seed = Seed::from_number(40);
            let sight = Sight {
                seat,
                game: *play.game.state(),
                pile: play.pile().clone(),
                builds: false,
                hands: 0,
            };
            let alone = sight.decide(level, seed);
            let (action, hand) = decide(&play.look(seat), level, seed);
            assert_eq!(action, alone.action.and_then(|action| Raw::of(&action).ok()));
            assert_eq!(hand, alone.hand.map(|samples| encode(&samples)));
            hands.push(hand);
        }
        hands.dedup();
        assert_eq!(hands.len(), 5, "no two levels move alike");
    }
}
