//! A state of the game, and what can be read off it.

use crate::{Colour, Colours, Illegal, Options, Phase, Stick, StickSet};
use stapel_core::{Seat, SeatCount};

/// One state of Tokami.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tokami {
    pub(crate) options: Options,
    pub(crate) seats: SeatCount,
    /// From 1.
    pub(crate) round: u8,
    /// Who started the round; none before the lot was drawn.
    pub(crate) first: Option<Seat>,
    /// Whose turn it is; between rounds, who started.
    pub(crate) mover: Seat,
    pub(crate) phase: Phase,
    /// None before the first pile.
    pub(crate) colours: Option<Colours>,
    pub(crate) on_x: StickSet,
    /// TA-14: always on the X.
    pub(crate) taboo: Option<Stick>,
    /// What the mover has raised in this turn.
    pub(crate) raised: Option<Stick>,
    pub(crate) plus: [StickSet; Seat::MAX],
    pub(crate) minus: [StickSet; Seat::MAX],
    /// The box: everything before the first pile, then the minus sticks that were got rid of.
    pub(crate) boxed: StickSet,
    /// Of the rounds that have ended.
    pub(crate) totals: [i32; Seat::MAX],
}

impl Tokami {
    /// TA-20: the round ends when so many sticks or fewer lie on the X.
    pub const LAST: usize = 4;

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose hand it is, while a round is played.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        match self.phase {
            Phase::Sticks | Phase::First | Phase::Over => None,
            Phase::Raise
            | Phase::Raising { .. }
            | Phase::Win
            | Phase::Winning { .. }
            | Phase::Taking { .. } => Some(self.mover),
        }
    }

    /// The round that is played, or was played last; from 1.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The sticks that lie on the X, or are tried or taken by the hand.
    #[must_use]
    pub fn on_x(&self) -> StickSet {
        self.on_x
    }

    /// The stick that the player before raised, if it is still there (TA-14).
    #[must_use]
    pub fn taboo(&self) -> Option<Stick> {
        self.taboo
    }

    /// The stick that the mover has raised in this turn.
    #[must_use]
    pub fn raised(&self) -> Option<Stick> {
        self.raised
    }

    /// The colours of the sticks, once there is a pile.
    #[must_use]
    pub fn colours(&self) -> Option<&Colours> {
        self.colours.as_ref()
    }

    /// The winning sticks of a seat.
    #[must_use]
    pub fn plus(&self, seat: Seat) -> StickSet {
        self.plus[seat.index()]
    }

    /// The minus sticks of a seat.
    #[must_use]
    pub fn minus(&self, seat: Seat) -> StickSet {
        self.minus[seat.index()]
    }

    /// The sticks in the box: out of the round.
    #[must_use]
    pub fn boxed(&self) -> StickSet {
        self.boxed
    }

    /// The points of a seat in the round that is played, or was played last.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i32 {
        // TA-21: a red winning stick counts nothing, a red minus stick as much as any.
        let red = self.colours.map_or(StickSet::EMPTY, |colours| colours.sticks(Colour::Red));
        let good = (self.plus(seat) - red).len() as i32;
        let bad = self.minus(seat).len() as i32;
        good - bad
    }

    /// The points of a seat in all rounds that have ended.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.totals[seat.index()]
    }

    /// The sticks that the mover's hand may take hold of now. Once it has begun with one, that one
    /// alone (TA-12); when one has to be taken, that one (TA-16).
    #[must_use]
    pub fn grips(&self) -> StickSet {
        let free =
            |barred: Option<Stick>| barred.map_or(StickSet::ALL, |it| StickSet::ALL.without(it));
        match self.phase {
            Phase::Sticks | Phase::First | Phase::Over => StickSet::EMPTY,
            // TA-14
            Phase::Raise => self.on_x & free(self.taboo),
            // TA-6
            Phase::Win => self.on_x & free(self.taboo) & free(self.raised),
            Phase::Raising { stick } | Phase::Winning { stick } | Phase::Taking { stick, .. } => {
                StickSet::only(stick)
            }
        }
    }

    /// Whether the mover may take the taboo stick instead of trying one (TA-15, TA-17).
    #[must_use]
    pub fn may_decline(&self) -> bool {
        self.phase == Phase::Raise && self.taboo.is_some()
    }

    /// TA-14, TA-6: why this stick may not be tried now. (That it is time to try one is known.)
    pub(crate) fn check_grip(&self, stick: Stick) -> Result<(), Illegal> {
        if !self.on_x.has(stick) {
            return Err(Illegal::NotOnX { stick });
        }
        if self.raised == Some(stick) {
            return Err(Illegal::JustRaised { stick });
        }
        if self.taboo == Some(stick) {
            return Err(Illegal::Taboo { stick });
        }
        Ok(())
    }

    /// Nothing falls off the X that was not on it.
    pub(crate) fn check_fallen(&self, fallen: StickSet) -> Result<(), Illegal> {
        let sticks = fallen - self.on_x;
        if sticks.is_empty() { Ok(()) } else { Err(Illegal::FellFromNowhere { sticks }) }
    }

    /// TA-4: it is this seat's turn, and its hand is not in the pile.
    pub(crate) fn check_mover(&self, seat: Seat) -> Result<(), Illegal> {
        let busy = match self.phase {
            Phase::Sticks | Phase::First => return Err(Illegal::NotStarted),
            Phase::Over => return Err(Illegal::Over),
            Phase::Raise | Phase::Win => None,
            Phase::Raising { stick } | Phase::Winning { stick } | Phase::Taking { stick, .. } => {
                Some(stick)
            }
        };
        if seat != self.mover {
            return Err(Illegal::NotYourTurn { to_move: self.mover });
        }
        busy.map_or(Ok(()), |stick| Err(Illegal::HandBusy { stick }))
    }

    /// The mover has not raised a stick in this turn. (That the hand is free is known.)
    pub(crate) fn check_raise_due(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Win { Err(Illegal::AlreadyRaised) } else { Ok(()) }
    }

    /// The mover has raised a stick in this turn. (That the hand is free is known.)
    pub(crate) fn check_raised(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Win { Ok(()) } else { Err(Illegal::RaiseFirst) }
    }
}
