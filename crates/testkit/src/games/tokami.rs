//! Tokami for the kit: its rules, with what hands come to drawn roughly by chance.

use crate::Lawful;
use stapel_core::{Game, PlayRng, Seat, SeatCount, Viewer, below};
use stapel_tokami::{
    Action, Event, Fate, Height, Options, Outcome, Phase, Reach, Stick, StickSet, Taken, Tokami,
    Tried,
};

impl Lawful for Tokami {
    const GAMES: u64 = 800;

    fn action_space(_seats: SeatCount) -> Vec<Action> {
        let raises = Stick::all().map(|stick| Action::Raise { stick });
        let wins = Stick::all().map(|stick| Action::Win { stick });
        raises.chain(wins).chain([Action::Skip, Action::Decline]).collect()
    }

    fn pieces(&self) -> Vec<String> {
        let limbo = match self.phase() {
            Phase::Taking { stick, attempt } => attempt.fallen().without(stick),
            Phase::Sticks
            | Phase::First
            | Phase::Raise
            | Phase::Raising { .. }
            | Phase::Win
            | Phase::Winning { .. }
            | Phase::Over => StickSet::EMPTY,
        };
        let hands = self.seats().seats().flat_map(|seat| [self.plus(seat), self.minus(seat)]);
        let places = [self.on_x(), self.boxed(), limbo].into_iter().chain(hands);
        let mut all: Vec<u8> =
            places.flat_map(|place| place.iter().map(Stick::number).collect::<Vec<_>>()).collect();
        all.sort_unstable();
        let at_hand = self.on_x() | limbo;
        let special = [self.taboo(), self.raised()].into_iter().flatten();
        let lost = special.filter(|stick| !at_hand.has(*stick)).count();
        let sticks = all.into_iter().map(|number| format!("stick {number}"));
        sticks.chain([format!("taboo or raised, and not in the pile: {lost}")]).collect()
    }

    fn variants(seats: SeatCount) -> Vec<Options> {
        let usual = Tokami::defaults(seats);
        [2, 3].map(|rounds| Options { rounds, ..usual }).to_vec()
    }

    fn odd_fates(rng: &mut PlayRng) -> Vec<Fate> {
        let Some(stick) = Stick::new(below(rng, 36) as u8) else { return Vec::new() };
        let before = Height::tenths(150 + below(rng, 1000));
        let after = Height::tenths(150 + below(rng, 2000));
        let fallen = Stick::new(below(rng, 36) as u8).into_iter().collect();
        let tried = Tried { stick, before, after, reach: Reach::PutBack, fallen: StickSet::EMPTY };
        let mut fates = vec![
            Fate::Sticks(Vec::new()),
            Fate::Hand(Outcome::Tried(tried)),
            Fate::Hand(Outcome::Tried(Tried { fallen, ..tried })),
            Fate::Hand(Outcome::Taken(Taken { stick, fallen })),
        ];
        fates.extend(Seat::new(below(rng, 5) as u8).map(Fate::First));
        fates
    }

    /// Nothing is hidden.
    fn disguise(&self, _: &[Event], _: Viewer, _: &mut PlayRng) -> Option<Vec<Event>> {
        None
    }
}
