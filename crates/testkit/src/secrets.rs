//! Secrets never reach another viewer's bytes.

use crate::{Lawful, imagine::viewers};
use stapel_core::{Game, Seed, Viewer};
use stapel_table::{Match, Replay};

fn bytes(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|why| panic!("{why}"))
}

/// Two courses of a game that differ only in what a viewer may not know give that viewer the same
/// bytes: of the view, and of every event. Gives how many such courses were compared.
///
/// # Panics
/// If they do not.
pub fn secrets_stay<G: Lawful>(table: &Match<G>, seed: u64) -> usize {
    let state = table.state();
    let mut rng = Seed::from_number(seed).play_rng();
    let mut compared = 0;
    for viewer in viewers(state) {
        let Some(events) = state.disguise(table.events(), viewer, &mut rng) else { continue };
        let Some(other) = replayed::<G>(table, &events) else { continue };
        assert_ne!(&other, state, "it is not disguised at all");
        let (mine, theirs) = (bytes(&state.view(viewer)), bytes(&other.view(viewer)));
        assert_eq!(mine, theirs, "{viewer:?} sees a difference");
        for (real, disguised) in table.events().iter().zip(&events) {
            let seen = |event| bytes(&state.seen(event, viewer));
            assert_eq!(seen(real), seen(disguised), "{viewer:?} sees a difference");
        }
        compared += 1;
    }
    for event in table.events() {
        hidden_in_event::<G>(state, event);
    }
    compared
}

/// The state after these events, if the rules allow them.
fn replayed<G: Lawful>(table: &Match<G>, events: &[G::Event]) -> Option<G> {
    let start = G::start(&table.setup().options, table.seats()).ok()?;
    let mut replay = Replay::new(start);
    events.iter().try_for_each(|event| replay.feed(event)).ok()?;
    replay.finish().ok()
}

/// Whoever an event is hidden from gets the same line as a spectator.
fn hidden_in_event<G: Game>(state: &G, event: &G::Event) {
    let public = bytes(&state.seen(event, Viewer::Public));
    let whole = bytes(event);
    let knowing: Vec<_> = state
        .seats()
        .seats()
        .filter(|&seat| bytes(&state.seen(event, Viewer::Seat(seat))) != public)
        .collect();
    assert!(knowing.len() <= 1, "{whole}: more than its owner know more than a spectator");
    for seat in knowing {
        let seen = bytes(&state.seen(event, Viewer::Seat(seat)));
        assert_eq!(seen, whole, "its owner knows all of an event or no more than others");
        assert!(
            whole.contains(&format!("\"seat\":{}", seat.number())),
            "{whole} is another seat's"
        );
    }
}
