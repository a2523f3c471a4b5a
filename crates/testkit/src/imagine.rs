//! `imagine(v).view(me) == v`.

use crate::Lawful;
use stapel_core::{Seed, Turn, Viewer, playout};

/// Every viewer, and a spectator.
pub(crate) fn viewers<G: Lawful>(state: &G) -> Vec<Viewer> {
    state.seats().seats().map(Viewer::Seat).chain([Viewer::Public]).collect()
}

/// What a viewer imagines looks to them like the real state, in view and in offers, and can be
/// played to an end.
///
/// # Panics
/// If it does not.
pub fn imagines<G: Lawful>(state: &G, seed: u64) {
    let mut rng = Seed::from_number(seed).play_rng();
    for viewer in viewers(state) {
        let view = state.view(viewer);
        let imagined = G::imagine(&view, &mut rng);
        let Some(mut imagined) = imagined else { panic!("nothing imagined for {viewer:?}") };
        assert_eq!(imagined.view(viewer), view, "{viewer:?} can tell them apart");
        assert_eq!(imagined.turn(), state.turn());
        assert_eq!(imagined.pieces(), state.pieces(), "imagined other pieces");
        if imagined.turn() != Turn::Over {
            assert!(playout(&mut imagined, &mut rng).is_ok(), "the imagined game gets stuck");
        }
        let text = serde_json::to_string(&view).unwrap_or_else(|why| panic!("{why}"));
        let back: G::View = serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(back, view, "a view survives being written and read");
    }
}
