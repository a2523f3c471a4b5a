//! Tokami for programs that think: the decisions, and the state behind a view.

use crate::{Action, Tokami, View, rough::one_of, view::Offer};
use stapel_core::{Rng, Search, Seat, Viewer, below};

impl Search for Tokami {
    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        let offer = Offer::to(self, Viewer::Seat(seat));
        // In the order of the type.
        into.extend(offer.raise.iter().map(|stick| Action::Raise { stick }));
        into.extend(offer.win.iter().map(|stick| Action::Win { stick }));
        into.extend(offer.skip.then_some(Action::Skip));
        into.extend(offer.decline.then_some(Action::Decline));
    }

    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let offer = Offer::to(self, Viewer::Seat(seat));
        let tries = (offer.raise | offer.win).len() as u32;
        let others = u32::from(offer.skip) + u32::from(offer.decline);
        if tries + others == 0 {
            return None;
        }
        if below(rng, tries + others) >= tries {
            return Some(if offer.skip { Action::Skip } else { Action::Decline });
        }
        // Only one of the two is offered at a time.
        match one_of(offer.raise, rng) {
            Some(stick) => Some(Action::Raise { stick }),
            None => one_of(offer.win, rng).map(|stick| Action::Win { stick }),
        }
    }

    fn imagine(view: &View, _rng: &mut impl Rng) -> Option<Tokami> {
        view.state()
    }
}
