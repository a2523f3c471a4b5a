//! The rules.

use super::action::{Action, Event, Fate, Illegal, rule};
use super::options::{MOST_HEAPS, Options, SHEET};
use super::view::View;
use stapel_core::{
    BadOptions, Cause, Chance, Game, Log, Rng, Rule, Search, Seat, SeatCount, SeatSet, Sheet,
    Standing, Turn, Viewer, below, pick_one,
};

/// The most sticks that are taken at once.
const MOST: u8 = 3;

/// A game of Nim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nim {
    options: Options,
    seats: SeatCount,
    heaps: [u8; MOST_HEAPS],
    first: Option<Seat>,
    mover: Option<Seat>,
    winner: Option<Seat>,
}

impl Nim {
    pub(crate) fn heaps(&self) -> &[u8] {
        &self.heaps[..self.options.heaps.into()]
    }

    fn offers(&self) -> impl Iterator<Item = Action> {
        let heaps = (0..).zip(self.heaps());
        heaps.flat_map(|(heap, &sticks)| {
            (1..=sticks.min(MOST)).map(move |take| Action { heap, take })
        })
    }

    /// NI-2
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.mover != Some(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if self.offers().any(|offer| offer == action) {
            return Ok(());
        }
        Err(Illegal::Sticks { heap: action.heap, take: action.take })
    }
}

impl Game for Nim {
    const SHEET: &'static Sheet = &SHEET;
    const WINNER: Rule = rule(3);

    type Options = Options;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Illegal = Illegal;

    fn defaults(_: SeatCount) -> Options {
        Options { heaps: 3 }
    }

    fn start(options: &Options, seats: SeatCount) -> Result<Nim, BadOptions> {
        if !Nim::SEATS.contains(&seats.get()) {
            let (least, most) = Nim::SEATS.into_inner();
            return Err(BadOptions::Seats { seats, least, most });
        }
        options.check()?;
        let heaps = std::array::from_fn(|heap| {
            // NI-1
            if heap < options.heaps.into() { 3 + heap as u8 } else { 0 }
        });
        Ok(Nim { options: *options, seats, heaps, first: None, mover: None, winner: None })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn turn(&self) -> Turn {
        match (self.mover, self.winner) {
            (Some(mover), _) => Turn::Seats(SeatSet::only(mover)),
            (None, Some(_)) => Turn::Over,
            (None, None) => Turn::Fate,
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        let Action { heap, take } = action;
        self.heaps[usize::from(heap)] -= take;
        // NI-3
        let last = self.heaps == [0; MOST_HEAPS];
        self.winner = last.then_some(seat);
        self.mover = (!last).then(|| seat.left(self.seats));
        log.note(|| Event::Take { seat, heap, take });
        Ok(())
    }

    fn befall(&mut self, fate: Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        let Fate(seat) = fate;
        if self.first.is_some() || !self.seats.has(seat) {
            return Err(Illegal::NothingDrawn);
        }
        (self.first, self.mover) = (Some(seat), Some(seat));
        log.note(|| Event::First { seat });
        Ok(())
    }

    fn starter(&self) -> Option<Seat> {
        self.first
    }

    fn first(&self, seat: Seat) -> Option<Fate> {
        self.first.is_none().then_some(Fate(seat))
    }

    fn cause(&self, event: &Event) -> Cause<Action, Fate> {
        match *event {
            Event::First { seat } => Cause::Befall(Fate(seat)),
            Event::Take { seat, heap, take } => Cause::Act(seat, Action { heap, take }),
        }
    }

    fn tidy(event: Event) -> Event {
        event
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::First { .. })
    }

    fn breach(found: &Event, _: Option<&Event>) -> Rule {
        match found {
            Event::First { .. } => rule(1),
            Event::Take { .. } => rule(2),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seat = viewer.seat();
        let legal = if seat.is_some() && seat == self.mover {
            self.offers().collect()
        } else {
            Vec::new()
        };
        View {
            options: self.options,
            players: self.seats,
            seat,
            first: self.first,
            to_move: self.mover,
            winner: self.winner,
            heaps: self.heaps().to_vec(),
            legal,
        }
    }

    fn seen(&self, event: &Event, _: Viewer) -> Event {
        *event
    }

    fn so_far(&self, seat: Seat) -> i32 {
        i32::from(self.winner == Some(seat))
    }

    fn standing(&self) -> Option<Standing> {
        self.winner.map(|_| Standing::highest_wins(self.seats, |seat| self.so_far(seat)))
    }
}

impl Chance for Nim {
    fn sample(&self, rng: &mut impl Rng) -> Option<Fate> {
        let drawn = Seat::new(below(rng, self.seats.get().into()) as u8);
        drawn.filter(|_| self.turn() == Turn::Fate).map(Fate)
    }
}

impl Search for Nim {
    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if self.mover == Some(seat) {
            into.extend(self.offers());
        }
    }

    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let mut actions = Vec::new();
        self.actions(seat, &mut actions);
        pick_one(&actions, rng).copied()
    }

    fn imagine(view: &View, _: &mut impl Rng) -> Option<Nim> {
        let mut game = Nim::start(&view.options, view.players).ok()?;
        let sticks = game.heaps.get_mut(..view.heaps.len())?;
        sticks.copy_from_slice(&view.heaps);
        Some(Nim { first: view.first, mover: view.to_move, winner: view.winner, ..game })
    }
}
