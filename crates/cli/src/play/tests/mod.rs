//! Whole games by simulated keys, on screens that exist only in memory.

mod cover;
mod games;
mod ideas;
mod languages;
mod plain;
mod refusals;
mod resume;
mod setup;

use super::{
    app::{App, Files},
    draw::draw,
    keys,
    owner::Owner,
    palette::{Depth, Palette},
    playable::Playable,
    stage::Stage,
    table::{Next, Table},
    thinking::{Bots, Thought},
};
use crate::{bots::Source, text::Text};
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::Buffer,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};
use stapel_bots::Level;
use stapel_core::{SeatCount, Seed, Viewer};
use stapel_registry::Language;
use stapel_table::{Match, Setup};
use stapel_totem::{Phase, Totem};
use stapel_totemo::{Offer, Totemo};
use std::time::Duration;

pub(super) const PERSON: Owner = Owner::Person;
pub(super) const GREEDY: Owner = Owner::Bot(Source::Level(Level::Greedy));
pub(super) const RANDOM: Owner = Owner::Bot(Source::Level(Level::Random));

/// A language's texts, for as long as the tests run.
pub(super) fn text(language: Language) -> &'static Text {
    Box::leak(Box::new(Text::new(language)))
}

pub(super) fn options<G: Playable>(owners: &[Owner]) -> G::Options {
    G::defaults(SeatCount::new(owners.len() as u8).unwrap())
}

/// A session at a table with these seats.
pub(super) fn sit<G: Playable>(
    owners: &[Owner],
    options: G::Options,
    seed: u64,
    language: Language,
) -> App<'static, G> {
    let names = ["Anna", "Bo", "Cy", "Dora", "Ed"];
    let players = names[..owners.len()].iter().map(|name| (*name).to_owned()).collect();
    let setup = Setup { options, players, seed: Seed::from_number(seed), first: None };
    let table = Table { game: Match::start(setup).unwrap(), owners: owners.to_vec() };
    App::new(table, text(language), Palette::new(Depth::Full), Files::default())
}

/// A screen to look at.
pub(super) struct Screen(pub(super) Terminal<TestBackend>);

impl Screen {
    pub(super) fn new(width: u16, height: u16) -> Screen {
        Screen(Terminal::new(TestBackend::new(width, height)).unwrap())
    }

    /// What the session shows now.
    pub(super) fn show<G: Playable>(&mut self, app: &App<'_, G>) -> String {
        self.0.draw(|frame| draw(frame, app)).unwrap();
        let buffer: &Buffer = self.0.backend().buffer();
        let width = usize::from(buffer.area.width).max(1);
        let symbols: Vec<&str> = buffer.content.iter().map(|cell| cell.symbol()).collect();
        symbols.chunks(width).map(|row| row.concat() + "\n").collect()
    }
}

/// Presses a key as a keyboard would.
pub(super) fn press<G: Playable>(app: &mut App<'_, G>, code: KeyCode) {
    if let Some(key) = keys::meaning(KeyEvent::new(code, KeyModifiers::NONE)) {
        app.key(key);
    }
}

pub(super) fn types<G: Playable>(app: &mut App<'_, G>, keys: &str) {
    keys.chars().for_each(|c| press(app, KeyCode::Char(c)));
}

/// Someone at the keyboard who plays by what the screen offers.
pub(super) trait Fingers: Playable {
    /// The keys of one whole decision in this view.
    fn keys(view: &Self::View, nth: usize) -> Vec<KeyCode>;
}

impl Fingers for Totemo {
    fn keys(view: &Self::View, nth: usize) -> Vec<KeyCode> {
        let offer = view.legal[nth % view.legal.len()];
        match offer {
            Offer::Place { block, x, y, .. } => {
                let slot = view.obs.hand.iter().position(|held| held == block).unwrap();
                let mut keys = vec![KeyCode::Char(char::from(b'1' + slot as u8))];
                // The cursor starts in the middle.
                let way = |to: u8, less, more| {
                    let key = if to < 2 { less } else { more };
                    vec![key; usize::from(to.abs_diff(2))]
                };
                keys.extend(way(x, KeyCode::Left, KeyCode::Char('l')));
                keys.extend(way(y, KeyCode::Char('k'), KeyCode::Down));
                keys.push(KeyCode::Enter);
                keys
            }
            Offer::Return => vec![KeyCode::Char('r'), KeyCode::Enter],
            Offer::Stop => vec![KeyCode::Char('x')],
        }
    }
}

impl Fingers for Totem {
    fn keys(view: &Self::View, nth: usize) -> Vec<KeyCode> {
        match view.legal[nth % view.legal.len()] {
            stapel_totem::Action::Choose { cards } => {
                assert_eq!(view.phase, Phase::Choose);
                let key = |card: stapel_totem::Card| match card.code() {
                    "10" => '0',
                    code => code.chars().next().unwrap().to_ascii_lowercase(),
                };
                let keys = cards.hand().iter().map(|card| KeyCode::Char(key(card)));
                keys.chain([KeyCode::Enter]).collect()
            }
            stapel_totem::Action::Play { card, pole } => {
                let slot = view.obs.hand.iter().position(|held| held == card).unwrap();
                let place = char::from(b'a' + u8::from(pole));
                let slot = char::from(b'1' + slot as u8);
                vec![KeyCode::Char(slot), KeyCode::Char(place), KeyCode::Enter]
            }
        }
    }
}

/// The bot that is due thinks, and does what it decides.
pub(super) fn bot_moves<G: Playable>(app: &mut App<'_, G>) {
    let question = app.question().unwrap();
    let mut bots = Bots::seat(&app.table.owners, Duration::from_secs(1)).unwrap();
    let action = bots.decide(&question);
    app.thought(Thought::Decided { moment: question.moment, action });
    assert!(app.ready());
    app.step();
}

/// One step of the session: a bot, a cover, or a person's whole decision.
pub(super) fn go_on<G: Fingers>(app: &mut App<'_, G>, nth: usize) {
    if app.overlay.is_some() {
        press(app, KeyCode::Char(' '));
        return;
    }
    match app.stage {
        Stage::HandOver { .. } | Stage::Cover { .. } => press(app, KeyCode::Enter),
        Stage::Result { .. } | Stage::Left(_) => {}
        Stage::Table if app.waits_for_bot() => bot_moves(app),
        Stage::Table => {
            let Next::Person(seat) = app.table.next() else { panic!("nobody is next") };
            let before = app.table.game.events().len();
            let view = app.table.game.view(Viewer::Seat(seat));
            for key in G::keys(&view, nth) {
                press(app, key);
            }
            assert!(app.table.game.events().len() > before, "the keys did nothing");
        }
    }
}

/// Plays to the end, looking at every screen on the way.
pub(super) fn play_out<G: Fingers>(
    app: &mut App<'_, G>,
    mut look: impl FnMut(&App<'_, G>),
) -> usize {
    for step in 0..10_000 {
        look(app);
        if matches!(app.stage, Stage::Result { .. }) {
            return step;
        }
        go_on(app, step * 7 + 3);
    }
    panic!("the game does not end");
}
