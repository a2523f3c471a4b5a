//! It happens. Whatever comes here has been checked.

use crate::{
    Attempt, Colours, Event, Phase, RaiseVerdict, Stick, StickSet, Tokami, WinVerdict, check::Plan,
    judge::Judged,
};
use stapel_core::{Log, Seat};

impl Tokami {
    pub(crate) fn commit_act(&mut self, plan: Plan, log: &mut impl Log<Event>) {
        match plan {
            Plan::Begin(phase) => self.phase = phase,
            Plan::Skip => {
                let seat = self.mover;
                log.note(|| Event::Skip { seat });
                self.end_turn(log);
            }
        }
    }

    /// A new round: all sticks lie on the X (TA-3).
    pub(crate) fn commit_sticks(&mut self, colours: Colours, log: &mut impl Log<Event>) {
        self.colours = Some(colours);
        self.on_x = StickSet::ALL;
        self.boxed = StickSet::EMPTY;
        self.plus = [StickSet::EMPTY; Seat::MAX];
        self.minus = [StickSet::EMPTY; Seat::MAX];
        self.taboo = None;
        log.note(|| Event::Sticks { colours: colours.list() });
        match self.first {
            None => self.phase = Phase::First,
            // TA-22: the player left of the one who started begins the next.
            Some(before) => {
                self.round += 1;
                self.commit_first(before.left(self.seats), log);
            }
        }
    }

    pub(crate) fn commit_first(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.first = Some(seat);
        self.mover = seat;
        self.phase = Phase::Raise;
        log.note(|| Event::First { seat });
    }

    pub(crate) fn commit_judged(&mut self, judged: Judged, log: &mut impl Log<Event>) {
        let Judged { attempt, due } = judged;
        match due {
            None => self.commit_attempt(attempt, log),
            Some(stick) => {
                // What fell is off the X; it changes hands when the line is told.
                self.on_x = self.on_x - attempt.fallen().without(stick);
                self.phase = Phase::Taking { stick, attempt };
            }
        }
    }

    pub(crate) fn commit_attempt(&mut self, attempt: Attempt, log: &mut impl Log<Event>) {
        log.note(|| attempt.into());
        match attempt {
            Attempt::Raise(raise) => match raise.outcome {
                RaiseVerdict::Raised => {
                    self.raised = Some(raise.stick);
                    self.phase = Phase::Win;
                }
                // TA-8, TA-9
                RaiseVerdict::Fell => self.lose(raise.fallen, log),
                // TA-10
                RaiseVerdict::NotHigher => self.lose(raise.fallen.with(raise.stick), log),
                // TA-12, TA-17
                RaiseVerdict::Abandoned => {
                    self.lose(raise.fallen.with(self.taboo.unwrap_or(raise.stick)), log);
                }
            },
            Attempt::Win(win) => match win.outcome {
                WinVerdict::Won => self.gain(win.stick, log),
                // TA-8, TA-9
                WinVerdict::Fell => self.lose(win.fallen, log),
                // TA-12
                WinVerdict::Abandoned => self.end_turn(log),
            },
            // TA-15, TA-16
            Attempt::Decline(decline) => {
                let taboo = self.taboo.map_or(StickSet::EMPTY, StickSet::only);
                self.lose(decline.fallen | taboo, log);
            }
        }
    }

    /// Sticks become minus sticks of the mover, and the turn is over (TA-8).
    fn lose(&mut self, sticks: StickSet, log: &mut impl Log<Event>) {
        let seat = self.mover;
        let minus = &mut self.minus[seat.index()];
        *minus = *minus | sticks;
        self.on_x = self.on_x - sticks;
        log.note(|| Event::Minus { seat, sticks });
        self.end_turn(log);
    }

    /// The mover keeps a stick (TA-6), is rid of the minus sticks of its colour (TA-18), and the
    /// turn is over.
    fn gain(&mut self, stick: Stick, log: &mut impl Log<Event>) {
        let seat = self.mover;
        let same = self.colours.map_or(StickSet::EMPTY, |it| it.sticks(it.of(stick)));
        let returned = self.minus(seat) & same;
        self.on_x = self.on_x.without(stick);
        self.plus[seat.index()] = self.plus(seat).with(stick);
        self.minus[seat.index()] = self.minus(seat) - returned;
        self.boxed = self.boxed | returned;
        log.note(|| Event::Plus { seat, stick, returned });
        self.end_turn(log);
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        // TA-14: taboo for the next player, unless it left the X after all.
        self.taboo = self.raised.take().filter(|&raised| self.on_x.has(raised));
        if self.on_x.len() <= Tokami::LAST {
            self.end_round(log);
        } else {
            self.mover = self.mover.left(self.seats);
            self.phase = Phase::Raise;
        }
    }

    /// TA-20 to TA-22.
    fn end_round(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats.seats() {
            self.totals[seat.index()] += self.points(seat);
        }
        self.mover = self.first.unwrap_or(self.mover);
        self.phase = if self.round < self.options.rounds { Phase::Sticks } else { Phase::Over };
        let done = *self;
        log.note(|| Event::RoundEnd {
            scores: done.seats.seats().map(|seat| done.points(seat)).collect(),
            totals: done.seats.seats().map(|seat| done.total(seat)).collect(),
        });
    }
}
