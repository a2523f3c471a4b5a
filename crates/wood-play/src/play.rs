//! A game of Tokami at a table.

use crate::live_hand::LiveHand;
use crate::mind::HandMind;
use crate::samples::{TICKS_PER_SECOND, from_bytes, from_text};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use stapel_bots::tokami::Sight;
use stapel_core::{Game, Record, Seat, SeatSet, Seed, Standing, Turn, Viewer};
use stapel_protocol::WoodInfo;
use stapel_registry::{
    BySerde, Fed, HandReport, Mind, NewPlay, Play, PlayByHand, Rejection, StoredPile, Wire, begin,
    record_seen,
};
use stapel_table::{Match, Undo, UndoRefused, Witnessed};
use stapel_tokami::{Event, Fate, Options, Phase, Setup, StickSet, Tokami};
use stapel_wood::codec::encode;
use stapel_wood::{
    Aim, Attempt, Friction, HandBytes, Inputs, PHYSICS_VERSION, Pile, Report, Round, Sample,
};

/// The branch of the game's seed that piles are set up from.
const PILES: u64 = 10;

/// A game of Tokami with its wood.
pub(crate) struct WoodPlay {
    game: Match<Tokami>,
    /// At rest, before the hand that is in it now.
    pile: Pile,
    /// The round that the pile is of.
    round: u8,
    inputs: Inputs,
    /// Hands so far in this game.
    attempts: u32,
    live: Option<LiveHand>,
    /// Whether piles are set up: not while it is known what came of the hands.
    sets_up: bool,
}

impl WoodPlay {
    pub(crate) fn start(new: NewPlay<'_>) -> Result<WoodPlay, Rejection> {
        let mut play = WoodPlay {
            game: begin(new.options, new.players, new.seed, new.first)?,
            pile: Pile::empty(Friction::NORMAL),
            round: 0,
            inputs: Inputs::default(),
            attempts: 0,
            live: None,
            sets_up: new.sets_up,
        };
        play.set_up_if_due()?;
        Ok(play)
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

    /// What the hand of this seat is due for.
    fn aim_of(&self, seat: Seat) -> Result<Aim, Rejection> {
        let due = self.hand_due().filter(|(due, _)| *due == seat);
        due.map(|(_, aim)| aim).ok_or(Rejection::NoHandDue)
    }

    /// A new round has a new pile. If none can be set up nothing has changed.
    fn set_up_if_due(&mut self) -> Result<(), Rejection> {
        let round = self.game.view(Viewer::Public).round;
        if round == self.round || self.phase() == Phase::Over {
            return Ok(());
        }
        let setup = self.game.setup();
        let seed = setup.seed.child(PILES, round.into());
        let friction = Friction::from_hundredths(setup.options.friction);
        if self.sets_up {
            let friction = friction.unwrap_or(Friction::NORMAL);
            let pile = Pile::set_up(setup.options.setup, friction, seed);
            self.pile = pile.map_err(|_| Rejection::Impossible)?;
        }
        self.inputs.rounds.push(Round { pile: seed, built: Vec::new(), hands: Vec::new() });
        self.round = round;
        Ok(())
    }

    /// A hand came to this. The next round begins, where it was the last hand of one.
    fn judge(&mut self, samples: &[Sample], report: Report) -> Result<(), Rejection> {
        match report {
            Report::Untouched => return Err(Rejection::BadSamples),
            Report::Built { .. } => {
                if let Some(round) = self.inputs.rounds.last_mut() {
                    round.built.push(HandBytes::of(samples));
                }
            }
            Report::Judged(outcome) => {
                let before = self.game.clone();
                let done = self.game.befall(Fate::Hand(outcome));
                done.map_err(|why| Rejection::by_the_rules(Tokami::NAME, &why))?;
                let round = self.inputs.rounds.len().checked_sub(1);
                if let Err(why) = self.set_up_if_due() {
                    self.game = before;
                    return Err(why);
                }
                if let Some(round) = round.and_then(|last| self.inputs.rounds.get_mut(last)) {
                    round.hands.push(HandBytes::of(samples));
                }
            }
        }
        self.attempts += 1;
        self.live = None;
        Ok(())
    }

    /// Whether a hand that was fed is this one: then it need not be moved again.
    fn judged(&self, samples: &[Sample]) -> Option<(Pile, Report)> {
        let live = self.live.as_ref().filter(|live| live.samples() == samples)?;
        live.done().cloned()
    }

    /// All that a bot needs to decide.
    pub(crate) fn sight(&self, seat: Seat) -> Sight {
        Sight {
            seat,
            game: *self.game.state(),
            pile: self.pile.clone(),
            builds: self.builder() == Some(seat),
            hands: self.inputs.rounds.last().map_or(0, |round| round.hands.len() as u32),
        }
    }

    fn recorded(&self) -> Record<Options, Event> {
        let mut record = self.game.record();
        record.physics = Some(PHYSICS_VERSION.to_owned());
        // Both are written alike.
        let inputs = serde_json::to_value(&self.inputs).and_then(serde_json::from_value);
        record.inputs = inputs.ok();
        record
    }
}

impl Play for WoodPlay {
    fn due(&self) -> SeatSet {
        if let Some((seat, _)) = self.hand_due() {
            return SeatSet::only(seat);
        }
        match self.game.turn() {
            Turn::Seats(seats) => seats,
            Turn::Fate | Turn::Over => SeatSet::EMPTY,
        }
    }

    fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    fn events(&self) -> usize {
        self.game.events().len()
    }

    fn starter(&self) -> Option<Seat> {
        self.game.state().starter()
    }

    fn so_far(&self) -> [i32; Seat::MAX] {
        self.game.so_far()
    }

    fn standing(&self) -> Option<Standing> {
        self.game.standing()
    }

    fn seed(&self) -> Seed {
        self.game.setup().seed
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Rejection> {
        let action = serde_json::from_str(action).map_err(|_| Rejection::Malformed)?;
        if self.builder().is_some() {
            return Err(Rejection::BuildFirst);
        }
        let before = self.game.clone();
        let done = self.game.act(seat, action);
        done.map_err(|why| Rejection::by_the_rules(Tokami::NAME, &why))?;
        if let Err(why) = self.set_up_if_due() {
            self.game = before;
            return Err(why);
        }
        self.live = None;
        Ok(())
    }

    /// TA-12: never once a stick is touched; and without touching there is nothing but to skip.
    fn may_undo(&self, _: Seat, _: Undo) -> Result<Witnessed, UndoRefused> {
        Err(UndoRefused::Revealed)
    }

    fn undo(&mut self, seat: Seat, policy: Undo) -> Result<(), UndoRefused> {
        self.may_undo(seat, policy).map(|_| ())
    }

    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>) -> Result<(), serde_json::Error> {
        BySerde::write_view(self.game.state(), viewer, to)
    }

    fn write_seen(
        &self,
        viewer: Viewer,
        from: usize,
        to: &mut Vec<u8>,
    ) -> Result<(), serde_json::Error> {
        let events = self.game.events().get(from..).unwrap_or_default();
        BySerde::write_seen(self.game.state(), events, viewer, to)
    }

    fn record(&self) -> String {
        serde_json::to_string(&self.recorded()).unwrap_or_default()
    }

    fn record_seen(&self, viewer: Viewer) -> String {
        let play: &dyn Play = self;
        let seen = play.seen(viewer, 0);
        seen.map(|seen| record_seen(&self.game, viewer, seen)).unwrap_or_default()
    }

    /// Nothing is hidden.
    fn mind(&self, seat: Seat) -> Box<dyn Mind> {
        Box::new(HandMind(self.sight(seat)))
    }

    fn by_hand(&self) -> Option<&dyn PlayByHand> {
        Some(self)
    }

    fn by_hand_mut(&mut self) -> Option<&mut dyn PlayByHand> {
        Some(self)
    }
}

impl PlayByHand for WoodPlay {
    fn feed(
        &mut self,
        seat: Seat,
        attempt: u32,
        first: u32,
        samples: &[u8],
        now: u64,
    ) -> Result<Fed, Rejection> {
        let aim = self.aim_of(seat)?;
        if attempt != self.attempts {
            return Err(Rejection::NoHandDue);
        }
        let samples = from_bytes(samples)?;
        let live = self.live.get_or_insert_with(|| LiveHand::new(self.pile.clone(), aim, now));
        let fed = live.feed(first, &samples, now);
        // A hand that took hold of nothing has done nothing: it begins anew.
        if live.done().is_some_and(|(_, report)| *report == Report::Untouched) {
            self.live = None;
            return Err(Rejection::BadSamples);
        }
        fed
    }

    fn hand(&mut self, seat: Seat, samples: &str) -> Result<HandReport, Rejection> {
        let aim = self.aim_of(seat)?;
        let samples = from_text(samples)?;
        let (pile, report) = match self.judged(&samples) {
            Some(done) => done,
            None => {
                let mut attempt = Attempt::new(self.pile.clone(), aim);
                for (tick, sample) in (0..).zip(&samples) {
                    attempt.feed(tick, sample).map_err(|_| Rejection::BadSamples)?;
                }
                attempt.finish()
            }
        };
        let written = HandReport::of(&report).map_err(|_| Rejection::Impossible)?;
        let round = self.round;
        self.judge(&samples, report)?;
        // A new round has a new pile already.
        if self.round == round {
            self.pile = pile;
        }
        Ok(written)
    }

    fn believe(&mut self, seat: Seat, samples: &str, report: &HandReport) -> Result<(), Rejection> {
        self.aim_of(seat)?;
        let report = report.read().map_err(|_| Rejection::Impossible)?;
        self.judge(&from_text(samples)?, report)
    }

    /// A pile that is built by hand tells by itself whose turn it is to build: there is no doing without it.
    fn can_believe(&self, report: &HandReport) -> bool {
        report.read().is_ok_and(|report| !matches!(report, Report::Built { .. }))
    }

    fn lay(&mut self, pile: StoredPile) -> Result<(), Rejection> {
        self.pile = *pile.downcast().map_err(|_| Rejection::Impossible)?;
        self.sets_up = true;
        Ok(())
    }

    fn pile(&self) -> Result<Vec<u8>, Rejection> {
        let snapshot = self.pile.snapshot().map_err(|_| Rejection::Impossible)?;
        Ok(snapshot.into_bytes())
    }

    fn text_of(&self, bytes: &[u8]) -> String {
        STANDARD.encode(bytes)
    }

    fn bytes_of(&self, text: &str) -> Option<Vec<u8>> {
        STANDARD.decode(text).ok()
    }

    fn hand_time(&self, samples: &str) -> u64 {
        let ticks = from_text(samples).map_or(0, |samples| samples.len() as u64);
        ticks * 1_000 / TICKS_PER_SECOND
    }

    fn attempts(&self) -> u32 {
        self.attempts
    }

    fn live(&self) -> Option<(Seat, Vec<u8>)> {
        let (seat, _) = self.hand_due()?;
        self.live.as_ref().map(|live| (seat, encode(live.samples())))
    }

    fn expects(&self) -> (u32, u32) {
        (self.attempts, self.live.as_ref().map_or(0, LiveHand::due))
    }

    fn fresh_round(&self) -> Option<u8> {
        let round = self.inputs.rounds.last()?;
        let fresh = round.built.is_empty() && round.hands.is_empty() && self.live.is_none();
        (fresh && self.sets_up).then_some(self.round)
    }

    fn info(&self) -> WoodInfo {
        WoodInfo {
            attempt: self.attempts,
            digest: format!("{:016x}", self.pile.digest()),
            builder: self.builder(),
        }
    }
}
