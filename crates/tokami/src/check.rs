//! May it happen? Nothing here changes a state.

use crate::{
    Action, Attempt, Colour, Colours, Decline, Illegal, Outcome, Phase, Raise, RaiseVerdict,
    StickSet, Taken, Tokami, Tried, Win, WinVerdict,
    judge::{self, Judged},
};
use stapel_core::Seat;

/// An action that may happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plan {
    /// The hand goes into the pile.
    Begin(Phase),
    /// The turn ends (TA-6).
    Skip,
}

impl Tokami {
    pub(crate) fn check_act(&self, seat: Seat, action: Action) -> Result<Plan, Illegal> {
        self.check_mover(seat)?;
        match action {
            Action::Raise { stick } => {
                self.check_raise_due()?;
                self.check_grip(stick)?;
                Ok(Plan::Begin(Phase::Raising { stick }))
            }
            Action::Win { stick } => {
                self.check_raised()?;
                self.check_grip(stick)?;
                Ok(Plan::Begin(Phase::Winning { stick }))
            }
            Action::Skip => {
                self.check_raised()?;
                Ok(Plan::Skip)
            }
            Action::Decline => {
                self.check_raise_due()?;
                let stick = self.taboo.ok_or(Illegal::NoTaboo)?;
                let attempt = Attempt::Decline(Decline { seat, fallen: StickSet::EMPTY });
                Ok(Plan::Begin(Phase::Taking { stick, attempt }))
            }
        }
    }

    pub(crate) fn check_sticks(&self, colours: &[Colour]) -> Result<Colours, Illegal> {
        match self.phase {
            Phase::Sticks => Colours::new(colours),
            Phase::Over => Err(Illegal::Over),
            Phase::First
            | Phase::Raise
            | Phase::Raising { .. }
            | Phase::Win
            | Phase::Winning { .. }
            | Phase::Taking { .. } => Err(Illegal::PileStands),
        }
    }

    pub(crate) fn check_first(&self, seat: Seat) -> Result<(), Illegal> {
        if self.phase != Phase::First {
            return Err(Illegal::NoLot);
        }
        if self.seats.has(seat) { Ok(()) } else { Err(Illegal::NoSuchSeat { seat }) }
    }

    pub(crate) fn check_hand(&self, outcome: &Outcome) -> Result<Judged, Illegal> {
        match outcome {
            Outcome::Tried(tried) => self.check_tried(tried),
            Outcome::Taken(taken) => self.check_taken(taken),
        }
    }

    fn check_tried(&self, tried: &Tried) -> Result<Judged, Illegal> {
        let (stick, judged) = match self.phase {
            Phase::Raising { stick } => (stick, judge::raise(self.mover, tried, self.taboo)),
            Phase::Winning { stick } => (stick, judge::win(self.mover, tried)),
            Phase::Sticks
            | Phase::First
            | Phase::Raise
            | Phase::Win
            | Phase::Taking { .. }
            | Phase::Over => return Err(Illegal::NoTry),
        };
        if tried.stick != stick {
            return Err(Illegal::SecondStick { tried: stick, found: tried.stick });
        }
        self.check_fallen(tried.fallen)?;
        Ok(judged)
    }

    fn check_taken(&self, taken: &Taken) -> Result<Judged, Illegal> {
        match self.phase {
            Phase::Taking { stick, attempt } => {
                if taken.stick != stick {
                    return Err(Illegal::OtherDue { due: stick, found: taken.stick });
                }
                self.check_fallen(taken.fallen)?;
                Ok(Judged { attempt: attempt.and_fell(taken.fallen), due: None })
            }
            Phase::Sticks
            | Phase::First
            | Phase::Raise
            | Phase::Raising { .. }
            | Phase::Win
            | Phase::Winning { .. }
            | Phase::Over => Err(Illegal::NothingDue),
        }
    }

    /// An attempt as a record tells it: may it begin, and can it have ended like that?
    pub(crate) fn check_told(&self, attempt: &Attempt) -> Result<(), Illegal> {
        self.check_mover(attempt.seat())?;
        match attempt {
            Attempt::Raise(raise) => {
                self.check_raise_due()?;
                self.check_grip(raise.stick)?;
                check_raise_verdict(raise)?;
            }
            Attempt::Win(win) => {
                self.check_raised()?;
                self.check_grip(win.stick)?;
                check_win_verdict(win)?;
            }
            Attempt::Decline(_) => {
                self.check_raise_due()?;
                self.taboo.ok_or(Illegal::NoTaboo)?;
            }
        }
        self.check_fallen(attempt.fallen())
    }
}

fn check_raise_verdict(raise: &Raise) -> Result<(), Illegal> {
    let Raise { before, after, fallen, .. } = *raise;
    match raise.outcome {
        RaiseVerdict::Raised => {
            check_none(fallen)?;
            if after.is_raised_from(before) {
                Ok(())
            } else {
                Err(Illegal::NotRaised { before, after })
            }
        }
        RaiseVerdict::Fell => check_some(fallen),
        // What is listed here fell with the stick that was lifted out afterwards.
        RaiseVerdict::NotHigher => {
            if after.is_raised_from(before) {
                Err(Illegal::IsHigher { before, after })
            } else {
                Ok(())
            }
        }
        // As above. The stick may well reach higher: it was not taken out and put back.
        RaiseVerdict::Abandoned => Ok(()),
    }
}

fn check_win_verdict(win: &Win) -> Result<(), Illegal> {
    match win.outcome {
        WinVerdict::Won | WinVerdict::Abandoned => check_none(win.fallen),
        WinVerdict::Fell => check_some(win.fallen),
    }
}

/// TA-8: nothing fell.
fn check_none(fallen: StickSet) -> Result<(), Illegal> {
    if fallen.is_empty() { Ok(()) } else { Err(Illegal::SticksFell { fallen }) }
}

/// TA-8: something fell.
fn check_some(fallen: StickSet) -> Result<(), Illegal> {
    if fallen.is_empty() { Err(Illegal::NothingFell) } else { Ok(()) }
}
