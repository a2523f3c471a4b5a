//! Totemo's JSON, written by hand: what its serialisation says, to the letter, in a fraction of the time (`docs/speed.md`).

use serde_json::Error;
use serde_json::ser::to_writer;
use stapel_core::{FORMAT, Game, VERSION, Viewer};
use stapel_registry::Wire;
use stapel_table::Match;
use stapel_totemo::{Action, Event, Sent, Totemo, write_events};

/// Reads and writes Totemo.
#[derive(Clone, Copy, Debug)]
pub enum TotemoJson {}

impl Wire<Totemo> for TotemoJson {
    /// Written out, or as it stood among the offers of a view.
    fn read_action(action: &str) -> Result<Action, Error> {
        serde_json::from_str(action).map(|Sent(action)| action)
    }

    fn write_view(state: &Totemo, viewer: Viewer, to: &mut Vec<u8>) -> Result<(), Error> {
        state.write_view(viewer, to);
        Ok(())
    }

    fn write_seen(
        state: &Totemo,
        events: &[Event],
        viewer: Viewer,
        to: &mut Vec<u8>,
    ) -> Result<(), Error> {
        state.write_seen(events, viewer, to);
        Ok(())
    }

    /// Most games that end are such games.
    fn record(game: &Match<Totemo>) -> Result<String, Error> {
        let setup = game.setup();
        let name = Totemo::NAME;
        let head = format!(r#"{{"format":"{FORMAT}","version":{VERSION},"game":"{name}""#);
        let mut text = head.into_bytes();
        text.extend(br#","options":"#);
        game.state().write_options(&mut text);
        text.extend(br#","players":"#);
        to_writer(&mut text, &setup.players)?;
        text.extend(br#","events":"#);
        write_events(game.events(), &mut text);
        text.extend(br#","result":"#);
        to_writer(&mut text, &game.standing())?;
        text.push(b'}');
        String::from_utf8(text).map_err(serde::ser::Error::custom)
    }
}
