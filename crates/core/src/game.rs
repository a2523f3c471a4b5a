//! The traits of a game.

use crate::{
    BadOptions, Cause, Log, Refusal, Rng, Rule, Seat, SeatCount, Sheet, Standing, Turn, Viewer,
};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, ops::RangeInclusive};

/// The rules of one game. A value is one state of it.
///
/// A state is never serialised: it holds every secret. What leaves the process is a
/// [`View`](Game::View) or a [`Seen`](Game::Seen), built for one viewer from what they may know.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The facts about it.
    const SHEET: &'static Sheet;
    /// Its name in records and on the command line.
    const NAME: &'static str = Self::SHEET.name;
    /// How many can play.
    const SEATS: RangeInclusive<u8> = Self::SHEET.least_seats..=Self::SHEET.most_seats;
    /// The rule that says who wins.
    const WINNER: Rule;

    /// What a table can agree on before the game.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat can do.
    type Action: Copy + Eq + Ord + Debug + Serialize + DeserializeOwned;
    /// What nobody chooses.
    type Fate: Clone + Eq + Debug;
    /// One line of the omniscient record.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// That line as one viewer may know it.
    type Seen: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that a viewer may know now, and what they are offered.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why something is not allowed.
    type Illegal: Refusal;

    /// The options that a table has if it says nothing.
    fn defaults(seats: SeatCount) -> Self::Options;

    /// A new game, before anything has happened.
    ///
    /// # Errors
    /// If the options or the number of seats can't be played.
    fn start(options: &Self::Options, seats: SeatCount) -> Result<Self, BadOptions>;

    /// The options it was started with.
    fn options(&self) -> Self::Options;

    /// How many play.
    fn seats(&self) -> SeatCount;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// A seat does something.
    ///
    /// # Errors
    /// If the rules forbid it. Then nothing has changed.
    fn act(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Something happens that nobody chooses.
    ///
    /// # Errors
    /// If it can't happen now. Then nothing has changed.
    fn befall(
        &mut self,
        fate: Self::Fate,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// The seat that began the game or the round, once that is known.
    fn starter(&self) -> Option<Seat>;

    /// Fate's choice of the start player, where it is fate's turn to choose one.
    fn first(&self, seat: Seat) -> Option<Self::Fate>;

    /// What brought this line about, if it were the next one in a record.
    fn cause(&self, event: &Self::Event) -> Cause<Self::Action, Self::Fate>;

    /// The same line, with lists whose order means nothing in the order in which the game itself
    /// writes them.
    fn tidy(event: Self::Event) -> Self::Event;

    /// Whether this line tells others something that was hidden, besides what a seat chose to
    /// show: then the action behind it can't be taken back.
    fn reveals(event: &Self::Event) -> bool;

    /// The rule that a line of a record breaks, where this one was expected instead. Without
    /// an expected line: the rule that says when such a line is due.
    fn breach(found: &Self::Event, expected: Option<&Self::Event>) -> Rule;

    /// What one viewer may know of the game as it is now.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What one viewer may know of an event.
    fn seen(&self, event: &Self::Event, viewer: Viewer) -> Self::Seen;

    /// The points of a seat so far. Everybody may know them.
    fn so_far(&self, seat: Seat) -> i32;

    /// The scores and the winners, once the game is over.
    fn standing(&self) -> Option<Standing>;
}

/// A game whose fate can be left to chance.
pub trait Chance: Game {
    /// Whether what is due now is really left to chance at a table. It is not where wood comes to
    /// rest: there [`sample`](Chance::sample) is a rough model, for searching.
    fn by_chance(&self) -> bool {
        true
    }

    /// What fate brings now, each possibility as likely as at a real table. None if it is not
    /// fate's turn.
    fn sample(&self, rng: &mut impl Rng) -> Option<Self::Fate>;
}

/// A game that a program can think about.
pub trait Search: Chance {
    /// All that the seat may do now, sorted, the same on every machine. What makes no difference
    /// (one of two equal blocks, one of several empty places) is listed once.
    fn actions(&self, seat: Seat, into: &mut Vec<Self::Action>);

    /// The action in that list which makes no difference to this one.
    #[must_use]
    fn canonical(&self, action: Self::Action) -> Self::Action {
        action
    }

    /// One of those by chance, without making the list. None if the seat may do nothing.
    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Self::Action>;

    /// A state that this viewer can't tell from the real one: what is hidden from them is drawn
    /// by chance from all that they have not seen. None if no state looks like this.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Option<Self>;
}
