//! Games that are played turn by turn, without a hand: one implementation for all of them.

use crate::check::{CheckError, Checked, check_events};
use crate::play::{begin, record_seen};
use crate::{BySerde, Decided, Engine, Mind, NewPlay, Play, Records, Rejection, Wire, engine};
use stapel_bots::{Thinking, advise};
use stapel_core::{Seat, SeatCount, SeatSet, Seed, Standing, Turn, Viewer};
use stapel_protocol::{Advised, Raw, ReplayFrame};
use stapel_table::{Entry, Match, Undo, UndoRefused, Witnessed, read_record};
use std::marker::PhantomData;

/// How long advice is thought about.
const ADVICE_ITERATIONS: u32 = 20_000;
/// So many actions are advised at most.
const MOST_ADVICE: usize = 5;
/// The highest level of bots that takes no more than some hundredths of a second.
const QUICKEST_LEVEL: u8 = 4;

/// Plays a game turn by turn, and reads and writes it as `W` does.
pub struct TurnEngine<G, W = BySerde>(PhantomData<(G, W)>);

impl<G: Thinking, W: Wire<G>> TurnEngine<G, W> {
    /// The engine of this game.
    pub const ENGINE: &'static TurnEngine<G, W> = &TurnEngine(PhantomData);
}

impl<G: Thinking, W: Wire<G>> Engine for TurnEngine<G, W> {
    fn options(&self, options: Option<&Raw>, seats: SeatCount) -> Result<Raw, Rejection> {
        engine::options_of::<G>(options, seats)
    }

    fn start(&self, new: NewPlay<'_>) -> Result<Box<dyn Play>, Rejection> {
        let NewPlay { options, players, seed, first, sets_up: _ } = new;
        let game = begin::<G>(options, players, seed, first)?;
        Ok(Box::new(TurnPlay::<G, W> { game, wire: PhantomData }))
    }

    #[cfg(feature = "lab")]
    fn lab(&self) -> Option<&'static dyn stapel_lab::Lab> {
        Some(stapel_lab::TurnLab::<G>::LAB)
    }
}

impl<G: Thinking, W: Wire<G>> Records for TurnEngine<G, W> {
    fn frames(&self, record: &str, viewer: Viewer) -> Result<Vec<ReplayFrame>, Rejection> {
        engine::frames_of::<G>(record, viewer)
    }

    fn check(&self, entry: Entry<'_>) -> Result<Checked, CheckError> {
        let record = read_record::<G>(entry).map_err(|why| CheckError::Unreadable { why })?;
        check_events::<G>(&record)
    }
}

/// A game at a table that is played turn by turn.
struct TurnPlay<G: Thinking, W> {
    game: Match<G>,
    wire: PhantomData<W>,
}

impl<G: Thinking, W: Wire<G>> Play for TurnPlay<G, W> {
    fn due(&self) -> SeatSet {
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
        let action = W::read_action(action).map_err(|_| Rejection::Malformed)?;
        let done = self.game.act(seat, action);
        done.map(|_| ()).map_err(|why| Rejection::by_the_rules(G::NAME, &why))
    }

    fn may_undo(&self, seat: Seat, policy: Undo) -> Result<Witnessed, UndoRefused> {
        self.game.may_undo(seat, policy)
    }

    fn undo(&mut self, seat: Seat, policy: Undo) -> Result<(), UndoRefused> {
        self.game.undo(seat, policy).map(|_| ())
    }

    fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>) -> Result<(), serde_json::Error> {
        W::write_view(self.game.state(), viewer, to)
    }

    fn write_seen(
        &self,
        viewer: Viewer,
        from: usize,
        to: &mut Vec<u8>,
    ) -> Result<(), serde_json::Error> {
        let events = self.game.events().get(from..).unwrap_or_default();
        W::write_seen(self.game.state(), events, viewer, to)
    }

    fn record(&self) -> String {
        W::record(&self.game).unwrap_or_default()
    }

    fn record_seen(&self, viewer: Viewer) -> String {
        let play: &dyn Play = self;
        let seen = play.seen(viewer, 0);
        seen.map(|seen| record_seen(&self.game, viewer, seen)).unwrap_or_default()
    }

    fn mind(&self, seat: Seat) -> Box<dyn Mind> {
        Box::new(TurnMind::<G> { view: self.game.view(Viewer::Seat(seat)) })
    }
}

/// What a seat sees of such a game.
struct TurnMind<G: Thinking> {
    view: G::View,
}

impl<G: Thinking> Mind for TurnMind<G> {
    fn decide(&self, level: u8, seed: Seed) -> Decided {
        let mut bot = G::step(level.clamp(1, G::SHEET.bot_levels));
        let action = bot.decide(&self.view, &mut seed.play_rng());
        Decided { action: action.and_then(|action| Raw::of(&action).ok()), hand: None }
    }

    fn advise(&self, seed: Seed) -> Vec<Advised> {
        let advice = advise::<G>(&self.view, ADVICE_ITERATIONS, MOST_ADVICE, &mut seed.play_rng());
        let wire = advice.into_iter().filter_map(|advice| {
            let action = Raw::of(&advice.action).ok()?;
            Some(Advised { action, win: advice.win, points: advice.points })
        });
        wire.collect()
    }

    fn quickest_level(&self) -> Option<u8> {
        // Where there is no choice nothing is searched.
        let forced = G::offers(&self.view).len() < 2;
        Some(if forced { G::SHEET.bot_levels } else { QUICKEST_LEVEL })
    }
}
