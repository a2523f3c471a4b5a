//! Tokami as a [`Game`].

use crate::sheet::SHEET;
use crate::{Action, Attempt, Event, Fate, Illegal, Options, Phase, StickSet, Tokami, View};
use stapel_core::{
    BadOptions, Cause, Game, Log, Rule, Seat, SeatCount, SeatSet, Sheet, Standing, Turn, Viewer,
};

impl Game for Tokami {
    const SHEET: &'static Sheet = &SHEET;
    const WINNER: Rule = Rule::new("TA", 22);

    type Options = Options;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Illegal = Illegal;

    fn defaults(_seats: SeatCount) -> Options {
        Options::default()
    }

    fn start(options: &Options, seats: SeatCount) -> Result<Tokami, BadOptions> {
        if !Tokami::SEATS.contains(&seats.get()) {
            let (least, most) = Tokami::SEATS.into_inner();
            return Err(BadOptions::Seats { seats, least, most });
        }
        options.check()?;
        Ok(Tokami::new(*options, seats))
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Raise | Phase::Win => Turn::Seats(SeatSet::only(self.mover)),
            Phase::Sticks
            | Phase::First
            | Phase::Raising { .. }
            | Phase::Winning { .. }
            | Phase::Taking { .. } => Turn::Fate,
            Phase::Over => Turn::Over,
        }
    }

    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        let plan = self.check_act(seat, action)?;
        self.commit_act(plan, log);
        Ok(())
    }

    fn befall(&mut self, fate: Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match fate {
            Fate::Sticks(list) => {
                let colours = self.check_sticks(&list)?;
                self.commit_sticks(colours, log);
            }
            Fate::First(seat) => {
                self.check_first(seat)?;
                self.commit_first(seat, log);
            }
            Fate::Hand(outcome) => {
                let judged = self.check_hand(&outcome)?;
                self.commit_judged(judged, log);
            }
            Fate::Told(attempt) => {
                self.check_told(&attempt)?;
                self.commit_attempt(attempt, log);
            }
        }
        Ok(())
    }

    fn starter(&self) -> Option<Seat> {
        self.first
    }

    fn first(&self, seat: Seat) -> Option<Fate> {
        (self.phase == Phase::First).then_some(Fate::First(seat))
    }

    fn cause(&self, event: &Event) -> Cause<Action, Fate> {
        match event {
            Event::Sticks { colours } => Cause::Befall(Fate::Sticks(colours.clone())),
            // TA-4: drawn once; TA-22: from then on it follows.
            Event::First { seat } => self.first(*seat).map_or(Cause::Follows, Cause::Befall),
            Event::Raise(raise) => Cause::Befall(Fate::Told(Attempt::Raise(*raise))),
            Event::Win(win) => Cause::Befall(Fate::Told(Attempt::Win(*win))),
            Event::Decline(decline) => Cause::Befall(Fate::Told(Attempt::Decline(*decline))),
            Event::Skip { seat } => Cause::Act(*seat, Action::Skip),
            Event::Minus { .. } | Event::Plus { .. } | Event::RoundEnd { .. } => Cause::Follows,
        }
    }

    fn tidy(event: Event) -> Event {
        event
    }

    fn reveals(_event: &Event) -> bool {
        false
    }

    fn breach(found: &Event, expected: Option<&Event>) -> Rule {
        let number = match expected.unwrap_or(found) {
            Event::Sticks { .. } => 2,
            Event::First { .. } if expected.is_some() => 22,
            Event::First { .. } => 4,
            Event::Raise(_) => 5,
            Event::Win(_) | Event::Skip { .. } => 6,
            Event::Decline(_) => 15,
            Event::Minus { .. } => 8,
            Event::Plus { .. } => 18,
            Event::RoundEnd { .. } => 20,
        };
        Rule::new("TA", number)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(&self, event: &Event, _viewer: Viewer) -> Event {
        event.clone()
    }

    fn so_far(&self, seat: Seat) -> i32 {
        match self.phase {
            // The round that was played last is among those that have ended.
            Phase::Sticks | Phase::Over => self.total(seat),
            Phase::First
            | Phase::Raise
            | Phase::Raising { .. }
            | Phase::Win
            | Phase::Winning { .. }
            | Phase::Taking { .. } => self.total(seat) + self.points(seat),
        }
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over)
            .then(|| Standing::highest_wins(self.seats, |seat| self.so_far(seat)))
    }
}

impl Tokami {
    /// Before anything has happened: every stick is in the box.
    fn new(options: Options, seats: SeatCount) -> Tokami {
        Tokami {
            options,
            seats,
            round: 1,
            first: None,
            // Nobody's turn yet; the lot decides.
            mover: FIRST_SEAT,
            phase: Phase::Sticks,
            colours: None,
            on_x: StickSet::EMPTY,
            taboo: None,
            raised: None,
            plus: [StickSet::EMPTY; Seat::MAX],
            minus: [StickSet::EMPTY; Seat::MAX],
            boxed: StickSet::ALL,
            totals: [0; Seat::MAX],
        }
    }
}

const FIRST_SEAT: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => unreachable!(),
};
