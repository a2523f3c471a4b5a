//! Totemo's JSON, written by hand: what its serialisation says, to the letter, in a fraction of the time (`docs/speed.md`).

mod json_writer;
mod view_json;

use serde_json::Error;
use serde_json::ser::to_writer;
use stapel_core::{FORMAT, Game, VERSION, Viewer};
use stapel_registry::Wire;
use stapel_table::Match;
use stapel_totemo::{Action, Event, Sent, Totemo};
pub use view_json::{append_events, append_options, append_seen, append_view};

/// Reads and writes Totemo fast.
#[derive(Clone, Copy, Debug)]
pub enum TotemoJson {}

/// The same by serde, where being small counts for more than being fast.
#[derive(Clone, Copy, Debug)]
pub enum TotemoBySerde {}

/// An action written out, or as it stood among the offers of a view.
fn read(action: &str) -> Result<Action, Error> {
    serde_json::from_str(action).map(|Sent(action)| action)
}

impl Wire<Totemo> for TotemoBySerde {
    fn read_action(action: &str) -> Result<Action, Error> {
        read(action)
    }
}

impl Wire<Totemo> for TotemoJson {
    fn read_action(action: &str) -> Result<Action, Error> {
        read(action)
    }

    fn write_view(state: &Totemo, viewer: Viewer, to: &mut Vec<u8>) -> Result<(), Error> {
        append_view(state, viewer, to);
        Ok(())
    }

    fn write_seen(
        state: &Totemo,
        events: &[Event],
        viewer: Viewer,
        to: &mut Vec<u8>,
    ) -> Result<(), Error> {
        append_seen(events, viewer, state.options().hands, to);
        Ok(())
    }

    /// Most games that end are such games.
    fn record(game: &Match<Totemo>) -> Result<String, Error> {
        let setup = game.setup();
        let name = Totemo::NAME;
        let head = format!(r#"{{"format":"{FORMAT}","version":{VERSION},"game":"{name}""#);
        let mut text = head.into_bytes();
        text.extend(br#","options":"#);
        append_options(&setup.options, &mut text);
        text.extend(br#","players":"#);
        to_writer(&mut text, &setup.players)?;
        text.extend(br#","events":"#);
        append_events(game.events(), &mut text);
        text.extend(br#","result":"#);
        to_writer(&mut text, &game.standing())?;
        text.push(b'}');
        String::from_utf8(text).map_err(serde::ser::Error::custom)
    }
}
