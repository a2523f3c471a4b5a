//! What a viewer may know: everything. And what they are offered.

use crate::{Colour, Colours, Options, Phase, Stick, StickSet, Tokami};
use serde::{Deserialize, Serialize};
use stapel_core::{Game, Seat, SeatCount, Viewer};

/// The game as one viewer sees it. The lie of the sticks is not here: that is the wood's to show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiView"))]
pub struct View {
    /// Whose view it is; null for one who does not play.
    pub seat: Option<Seat>,
    /// Whose turn it is; null between rounds.
    pub to_move: Option<Seat>,
    /// Who started the round; null before the lot.
    pub first: Option<Seat>,
    /// The options, so that a view is enough to think on.
    pub options: Options,
    /// From 1.
    pub round: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// The colour of stick 0, 1, … 35; empty before the first pile.
    pub colours: Vec<Colour>,
    /// The sticks on the X.
    pub on_x: StickSet,
    /// The stick that the player before raised.
    pub taboo: Option<Stick>,
    /// The stick that the mover has raised in this turn.
    pub raised: Option<Stick>,
    /// The winning sticks, in seat order.
    pub plus: Vec<StickSet>,
    /// The minus sticks, in seat order.
    pub minus: Vec<StickSet>,
    /// The points of this round, in seat order.
    pub scores: Vec<i32>,
    /// The points of the rounds that have ended, in seat order.
    pub totals: Vec<i32>,
    /// What the viewer may do now.
    pub offer: Offer,
}

/// What the viewer may do now; nothing if it is not their turn or their hand is already in the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TokamiOffer"))]
pub struct Offer {
    /// The sticks that they may try to raise.
    pub raise: StickSet,
    /// The sticks that they may try to win.
    pub win: StickSet,
    /// They may end their turn.
    pub skip: bool,
    /// They may take the taboo stick instead of trying one.
    pub decline: bool,
}

impl Offer {
    pub(crate) fn to(game: &Tokami, viewer: Viewer) -> Offer {
        if !viewer.is(game.mover) {
            return Offer::default();
        }
        match game.phase {
            Phase::Raise => {
                Offer { raise: game.grips(), decline: game.may_decline(), ..Offer::default() }
            }
            Phase::Win => Offer { win: game.grips(), skip: true, ..Offer::default() },
            Phase::Sticks
            | Phase::First
            | Phase::Raising { .. }
            | Phase::Winning { .. }
            | Phase::Taking { .. }
            | Phase::Over => Offer::default(),
        }
    }
}

impl View {
    pub(crate) fn of(game: &Tokami, viewer: Viewer) -> View {
        let seats = || game.seats.seats();
        View {
            seat: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            },
            to_move: game.mover(),
            first: game.first,
            options: game.options,
            round: game.round,
            phase: game.phase,
            colours: game.colours.map_or_else(Vec::new, |colours| colours.list()),
            on_x: game.on_x,
            taboo: game.taboo,
            raised: game.raised,
            plus: seats().map(|seat| game.plus(seat)).collect(),
            minus: seats().map(|seat| game.minus(seat)).collect(),
            scores: seats().map(|seat| game.points(seat)).collect(),
            totals: seats().map(|seat| game.total(seat)).collect(),
            offer: Offer::to(game, viewer),
        }
    }

    /// Whose view it is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// The state behind it. Nothing is hidden, so there is only one; none if no game looks like
    /// this.
    pub(crate) fn state(&self) -> Option<Tokami> {
        let seats = SeatCount::new(u8::try_from(self.plus.len()).ok()?)?;
        let mut game = Tokami::start(&self.options, seats).ok()?;
        game.round = self.round;
        game.first = self.first;
        game.mover = self.to_move.or(self.first).unwrap_or(game.mover);
        game.phase = self.phase;
        game.colours = match self.colours.as_slice() {
            [] => None,
            list => Some(Colours::new(list).ok()?),
        };
        game.on_x = self.on_x;
        game.taboo = self.taboo;
        game.raised = self.raised;
        for (seat, sticks) in seats.seats().zip(self.plus.iter().zip(&self.minus)) {
            game.plus[seat.index()] = *sticks.0;
            game.minus[seat.index()] = *sticks.1;
        }
        for (seat, total) in seats.seats().zip(&self.totals) {
            game.totals[seat.index()] = *total;
        }
        game.boxed = game.unaccounted()?;
        (game.view(self.viewer()) == *self).then_some(game)
    }
}

impl Tokami {
    /// The sticks that are nowhere else, so they must be in the box. None if one is in two places.
    fn unaccounted(&self) -> Option<StickSet> {
        let limbo = match self.phase {
            Phase::Taking { stick, attempt } => attempt.fallen().without(stick),
            Phase::Sticks
            | Phase::First
            | Phase::Raise
            | Phase::Raising { .. }
            | Phase::Win
            | Phase::Winning { .. }
            | Phase::Over => StickSet::EMPTY,
        };
        let mut left = StickSet::ALL;
        for place in [self.on_x, limbo].into_iter().chain(self.plus).chain(self.minus) {
            if !(place - left).is_empty() {
                return None;
            }
            left = left - place;
        }
        Some(left)
    }
}
