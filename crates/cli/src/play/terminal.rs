//! The real terminal: raw keys in, frames out, and everything restored at the end.

use super::{
    app::{App, Stage},
    draw::draw,
    keys,
    playable::Playable,
};
use ratatui::{
    DefaultTerminal,
    crossterm::event::{self, Event},
};
use std::{io, time::Duration};

/// How long a bot's move may be looked at before the next; any key goes on at once.
const PAUSE: Duration = Duration::from_millis(900);

/// Plays until the people leave. The terminal is restored whatever happens: on an error here, in a
/// panic by the hook that `try_init` sets.
pub(crate) fn play<G: Playable>(app: &mut App<'_, G>) -> io::Result<()> {
    let played = match ratatui::try_init() {
        Ok(mut terminal) => run(&mut terminal, app),
        Err(error) => Err(error),
    };
    let restored = ratatui::try_restore();
    played.and(restored)
}

fn run<G: Playable>(terminal: &mut DefaultTerminal, app: &mut App<'_, G>) -> io::Result<()> {
    while !matches!(app.stage, Stage::Left(_)) {
        terminal.draw(|frame| draw(frame, app))?;
        if app.waits_for_bot() {
            let pause = if app.at_once() { Duration::ZERO } else { PAUSE };
            if !event::poll(pause)? {
                app.step();
                continue;
            }
        }
        match event::read()? {
            Event::Key(key) => {
                if let Some(key) = keys::meaning(key) {
                    app.key(key);
                }
            }
            // The next frame asks for the new size.
            Event::Resize(..) => {}
            Event::FocusGained | Event::FocusLost | Event::Mouse(_) | Event::Paste(_) => {}
        }
    }
    Ok(())
}
