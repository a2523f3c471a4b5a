//! Totemo: most points now.

use crate::Bot;
use stapel_core::{PlayRng, pick_one};
use stapel_totemo::{Action, Offer, Totemo, View};

/// Takes the placement that scores most; of equal ones one that earns another placement.
pub(crate) struct Greedy;

impl Bot<Totemo> for Greedy {
    fn decide(&mut self, view: &View, rng: &mut PlayRng) -> Option<Action> {
        let worth = |offer: &Offer| match *offer {
            // A bonus placement costs nothing, so it is taken even for no points.
            Offer::Place { points, bonus, .. } => Some((points, bonus)),
            Offer::Return | Offer::Stop => None,
        };
        let best = view.legal.iter().map(worth).max()?;
        let equal: Vec<Offer> =
            view.legal.iter().copied().filter(|offer| worth(offer) == best).collect();
        pick_one(&equal, rng).copied().and_then(Offer::action)
    }
}
