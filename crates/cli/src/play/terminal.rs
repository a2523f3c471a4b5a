//! The real terminal: raw keys in, frames out, and everything restored at the end.

use super::{
    app::App,
    draw::draw,
    keys,
    playable::Playable,
    stage::Stage,
    thinking::{Bots, Thinkers, Thought},
};
use crossterm::event::{self, Event};
use ratatui::DefaultTerminal;
use std::{
    io,
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant},
};

/// How long a bot's move may be looked at before the next; Enter goes on at once.
const PAUSE: Duration = Duration::from_millis(900);

/// What the session waits for.
enum Happening<G: Playable> {
    Input(io::Result<Event>),
    Thought(Thought<G>),
}

/// Plays until the people leave, and gives the bots back, unless they broke down. The terminal is
/// restored whatever happens: on an error here, in a panic by the hook that `try_init` sets.
pub(crate) fn play<G: Playable>(
    app: &mut App<'_, G>,
    bots: Bots<G>,
) -> (io::Result<()>, Option<Bots<G>>) {
    let mut terminal = match ratatui::try_init() {
        Ok(terminal) => terminal,
        Err(error) => {
            // It may be half done.
            let _ = ratatui::try_restore();
            return (Err(error), Some(bots));
        }
    };
    // From here on a new size of the terminal is noticed: asking once sets up the listening. If the
    // thread below did that, a size that changes before it runs would never be heard of.
    if let Err(error) = event::poll(Duration::ZERO) {
        let _ = ratatui::try_restore();
        return (Err(error), Some(bots));
    }
    let (happens, happenings) = channel();
    let inputs = happens.clone();
    // Ends with the program, or with the terminal.
    std::thread::spawn(move || {
        loop {
            let input = event::read();
            let last = input.is_err();
            if inputs.send(Happening::Input(input)).is_err() || last {
                return;
            }
        }
    });
    let mut thinkers = Thinkers::start(bots, move |thought| {
        // Nobody listens any more once the people have left.
        let _ = happens.send(Happening::Thought(thought));
    });
    let played = run(&mut terminal, app, &mut thinkers, &happenings);
    let restored = ratatui::try_restore();
    (played.and(restored), thinkers.leave())
}

fn run<G: Playable>(
    terminal: &mut DefaultTerminal,
    app: &mut App<'_, G>,
    thinkers: &mut Thinkers<G>,
    happenings: &Receiver<Happening<G>>,
) -> io::Result<()> {
    let mut shown = (app.table.game.events().len(), Instant::now());
    while !matches!(app.stage, Stage::Left(_)) {
        terminal.draw(|frame| draw(frame, app))?;
        let events = app.table.game.events().len();
        if shown.0 != events {
            shown = (events, Instant::now());
        }
        if let Some(question) = app.question() {
            thinkers.ask(question);
        }
        if let Some((moment, view, chance)) = app.advice_wanted() {
            thinkers.ask_advice(moment, view, chance);
        }
        if let Some(standing) = app.table.game.standing() {
            thinkers.end(standing);
        }
        let pause = match app.ready() {
            true if app.at_once() => Some(Duration::ZERO),
            true => Some(PAUSE.saturating_sub(shown.1.elapsed())),
            false => None,
        };
        let happening = match pause {
            Some(pause) => happenings.recv_timeout(pause),
            None => happenings.recv().map_err(RecvTimeoutError::from),
        };
        match happening {
            Ok(Happening::Input(input)) => meet(app, &input?),
            Ok(Happening::Thought(thought)) => app.thought(thought),
            Err(RecvTimeoutError::Timeout) => app.step(),
            Err(RecvTimeoutError::Disconnected) => {
                return Err(io::Error::other("nothing more can happen"));
            }
        }
    }
    Ok(())
}

fn meet<G: Playable>(app: &mut App<'_, G>, input: &Event) {
    match input {
        Event::Key(key) => {
            if let Some(key) = keys::meaning(*key) {
                app.key(key);
            }
        }
        // The next frame asks for the new size.
        Event::Resize(..) => {}
        Event::FocusGained | Event::FocusLost | Event::Mouse(_) | Event::Paste(_) => {}
    }
}
