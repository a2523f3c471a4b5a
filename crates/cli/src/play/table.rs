//! A match with the people and bots around it.

use super::{owner::Owner, playable::Playable};
use crate::game_options;
use stapel_core::{Cause, Seat, SeatSet, Seed, Turn};
use stapel_table::{Match, Undo, UndoRefused};

/// The stream of a match's seed from which its bots take their chance. Each decision has its own
/// part of it, so a resumed game goes on exactly as it would have.
const BOTS: u64 = 1;

/// Who is to do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    Person(Seat),
    Bot(Seat),
    Nobody,
}

/// A match with the people and bots around it.
#[derive(Clone, Debug)]
pub(crate) struct Table<G: Playable> {
    pub(crate) game: Match<G>,
    pub(crate) owners: Vec<Owner>,
}

impl<G: Playable> Table<G> {
    /// Whether a person sits there.
    fn is_person(&self, seat: Seat) -> bool {
        self.owners.get(seat.index()).is_none_or(Owner::is_person)
    }

    /// The seats of the people.
    pub(crate) fn people(&self) -> SeatSet {
        self.game.seats().seats().filter(|&seat| self.is_person(seat)).collect()
    }

    /// The one person who plays against bots alone.
    pub(crate) fn alone(&self) -> Option<Seat> {
        let people = self.people();
        people.first().filter(|_| people.len() == 1)
    }

    /// Whether people must not see each other's screens.
    pub(crate) fn covers(&self) -> bool {
        self.people().len() > 1 && {
            let options = serde_json::to_value(&self.game.setup().options);
            game_options::hides(G::SHEET, &options.unwrap_or_default())
        }
    }

    /// Who is next. Bots choose before people do, where all choose at once: nobody waits for them.
    /// Of several people it is whoever decided last, who has the keyboard, then those to the left.
    /// (All of this follows from the log, so a resumed game goes on with the same one.)
    pub(crate) fn next(&self) -> Next {
        let due = match self.game.turn() {
            Turn::Seats(seats) => seats,
            Turn::Fate | Turn::Over => return Next::Nobody,
        };
        if let Some(bot) = due.iter().find(|&seat| !self.is_person(seat)) {
            return Next::Bot(bot);
        }
        let seats = self.game.seats();
        let around = self
            .last_person()
            .into_iter()
            .flat_map(|last| (0..seats.get()).map(move |steps| last.left_by(steps, seats)));
        let person = around.chain(due.first()).find(|&seat| due.has(seat));
        person.map_or(Next::Nobody, Next::Person)
    }

    /// The person who decided last.
    fn last_person(&self) -> Option<Seat> {
        let state = self.game.state();
        self.game.events().iter().rev().find_map(|event| match state.cause(event) {
            Cause::Act(seat, _) => Some(seat).filter(|&seat| self.is_person(seat)),
            Cause::Befall(_) | Cause::Follows => None,
        })
    }

    /// The chance of the decision that is due now.
    pub(crate) fn chance(&self) -> Seed {
        self.game.setup().seed.child(BOTS, self.game.events().len() as u64)
    }

    /// Takes back the last decision of the one who plays against bots alone.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<usize, UndoRefused> {
        self.game.undo(seat, Undo::Free)
    }
}
