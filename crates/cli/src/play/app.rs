//! A session at the table: whose screen it is, what the keys do. Pure: it knows no terminal.

use super::{
    file,
    owner::Owner,
    palette::Palette,
    playable::{Playable, Reaction},
    scene::Scene,
    stage::{Left, Overlay, Stage},
    table::{Next, Table},
    thinking::{Moment, Question, Thought},
};
use crate::{bots::Source, failure::Failure, text::Text};
use crossterm::event::KeyCode;
use stapel_bots::Advice;
use stapel_core::{Refusal, Seat, Seed, Turn, Viewer};
use stapel_table::{Match, Setup};
use std::path::{Path, PathBuf};

/// Where games are kept.
#[derive(Clone, Default, Debug)]
pub(crate) struct Files {
    /// Where an unfinished game goes.
    pub(crate) save: Option<PathBuf>,
    /// Where the record of a finished one goes.
    pub(crate) record: Option<PathBuf>,
}

/// A session at the table.
pub(crate) struct App<'t, G: Playable> {
    pub(crate) table: Table<G>,
    pub(crate) text: &'t Text,
    pub(crate) palette: Palette,
    pub(crate) stage: Stage,
    pub(crate) overlay: Option<Overlay>,
    files: Files,
    desk: G::Desk,
    pub(crate) notice: Option<String>,
    /// Who looks at the screen.
    looking: Option<Seat>,
    /// By seat: how many events had happened when the seat last decided.
    known: [usize; Seat::MAX],
    /// Whether the last decision left something to look at before the screen is covered.
    to_look_at: bool,
    save_failed: bool,
    /// How often the course of events was changed: by taking back, by a new game.
    course: u32,
    /// What a bot has decided and not done yet.
    ready: Option<(Moment, Option<G::Action>)>,
    /// Whether nobody wants to wait for it.
    hurry: bool,
    /// What the adviser says, once it has thought.
    advice: Option<(Moment, Vec<Advice<G::Action>>)>,
}

impl<'t, G: Playable> App<'t, G> {
    pub(crate) fn new(
        table: Table<G>,
        text: &'t Text,
        palette: Palette,
        files: Files,
    ) -> App<'t, G> {
        let mut app = App {
            table,
            text,
            palette,
            stage: Stage::Table,
            overlay: None,
            files,
            desk: G::Desk::default(),
            notice: None,
            looking: None,
            known: [0; Seat::MAX],
            to_look_at: false,
            save_failed: false,
            course: 0,
            ready: None,
            hurry: false,
            advice: None,
        };
        app.looking = app.table.alone();
        // A resumed game is no news.
        app.known = [app.table.game.events().len(); Seat::MAX];
        app.settle();
        app
    }

    /// Whether a bot is to decide, so that time may pass.
    pub(crate) fn waits_for_bot(&self) -> bool {
        self.stage == Stage::Table
            && self.overlay.is_none()
            && matches!(self.table.next(), Next::Bot(_))
    }

    /// Whether nobody needs time to look: a secret choice shows nothing.
    pub(crate) fn at_once(&self) -> bool {
        self.hurry || matches!(self.table.game.turn(), Turn::Seats(seats) if seats.len() > 1)
    }

    fn moment(&self, seat: Seat) -> Moment {
        Moment { course: self.course, events: self.table.game.events().len(), seat }
    }

    /// What a bot is to be asked now.
    pub(crate) fn question(&self) -> Option<Question<G>> {
        let (Stage::Table, Next::Bot(seat)) = (&self.stage, self.table.next()) else { return None };
        let game = &self.table.game;
        let listens = match self.table.owners.get(seat.index()) {
            Some(Owner::Bot(Source::Command(_))) => true,
            Some(Owner::Bot(Source::Level(_)) | Owner::Person) | None => false,
        };
        Some(Question {
            moment: self.moment(seat),
            view: game.view(Viewer::Seat(seat)),
            chance: self.table.chance(),
            seats: game.seats(),
            options: game.setup().options.clone(),
            seen: if listens { game.seen(Viewer::Seat(seat), 0).collect() } else { Vec::new() },
        })
    }

    /// What the adviser of the person who looks is to be asked now.
    pub(crate) fn advice_wanted(&self) -> Option<(Moment, G::View, Seed)> {
        let seat = self.looking.filter(|_| self.overlay == Some(Overlay::Ideas))?;
        let view = self.table.game.view(Viewer::Seat(seat));
        self.advice().is_none().then(|| (self.moment(seat), view, self.table.chance()))
    }

    /// What the adviser says of what is to be decided now.
    pub(crate) fn advice(&self) -> Option<&[Advice<G::Action>]> {
        let (moment, advice) = self.advice.as_ref()?;
        (self.looking.map(|seat| self.moment(seat)) == Some(*moment)).then_some(advice)
    }

    /// Somebody has thought. What comes too late, for something that was taken back, is forgotten.
    pub(crate) fn thought(&mut self, thought: Thought<G>) {
        match thought {
            Thought::Decided { moment, action } => {
                if matches!(self.table.next(), Next::Bot(seat) if self.moment(seat) == moment) {
                    self.ready = Some((moment, action));
                }
            }
            Thought::Advised { moment, advice } => self.advice = Some((moment, advice)),
        }
    }

    /// Whether a bot has decided and may act.
    pub(crate) fn ready(&self) -> bool {
        let now = match self.table.next() {
            Next::Bot(seat) => Some(self.moment(seat)),
            Next::Person(_) | Next::Nobody => None,
        };
        let ready = self.ready.as_ref().map(|(moment, _)| *moment);
        self.waits_for_bot() && ready.is_some() && ready == now
    }

    /// A bot does what it has decided.
    pub(crate) fn step(&mut self) {
        if !self.ready() {
            return;
        }
        let Some((moment, action)) = self.ready.take() else { return };
        let before = self.table.game.events().len();
        self.hurry = false;
        if action.is_some_and(|action| self.table.game.act(moment.seat, action).is_ok()) {
            self.notice = None;
            self.to_look_at = true;
            self.after(before);
        } else {
            // A bot that finds nothing to do among its offers is broken; don't wait for ever.
            self.notice = Some(self.text.get("play-bot-stuck"));
            self.leave();
        }
    }

    /// Something has happened since that event.
    fn after(&mut self, before: usize) {
        let view = self.table.game.view(self.viewer());
        let mut news = self.table.game.seen(self.viewer(), before);
        let names = self.names();
        let headline = news.find_map(|seen| G::headline(&seen, &view, names, self.text));
        drop(news);
        self.overlay = headline.map(Overlay::Headline);
        self.settle();
    }

    /// Finds out whose screen it is now.
    fn settle(&mut self) {
        self.stage = match self.table.next() {
            Next::Nobody => {
                self.finish();
                Stage::Result { panel: true }
            }
            Next::Bot(_) => Stage::Table,
            Next::Person(seat) if self.looking == Some(seat) => Stage::Table,
            Next::Person(seat) if !self.table.covers() => {
                self.looking = Some(seat);
                self.desk = G::Desk::default();
                Stage::Table
            }
            Next::Person(to) if self.looking.is_some() && self.to_look_at => Stage::HandOver { to },
            Next::Person(to) => Stage::Cover { to },
        };
        if matches!(self.stage, Stage::Cover { .. }) {
            // Nothing lies over a cover.
            self.overlay = None;
        }
    }

    /// The game is over: its record is written, if one was asked for.
    fn finish(&mut self) {
        // Nobody has secrets any more, but nobody needs to see a stranger's hand either.
        self.looking = self.table.alone();
        if let Some(path) = &self.files.record {
            let written = to_json(&self.table.game.record())
                .map_err(|error| Failure::File { path: path.clone(), error })
                .and_then(|json| file::write(path, &json));
            self.notice = written.err().map(|failure| failure.say(self.text));
        }
    }

    fn viewer(&self) -> Viewer {
        self.looking.map_or(Viewer::Public, Viewer::Seat)
    }

    pub(crate) fn names(&self) -> &[String] {
        &self.table.game.setup().players
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names().get(seat.index()).map_or("", String::as_str)
    }

    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyCode) {
        if self.overlay.is_some() {
            self.overlay_key(key);
            return;
        }
        match self.stage.clone() {
            Stage::Left(_) => {}
            Stage::Cover { to } if key == KeyCode::Enter => {
                self.looking = Some(to);
                self.desk = G::Desk::default();
                self.notice = None;
                self.to_look_at = false;
                self.stage = Stage::Table;
            }
            // A cover shows nothing, whatever is asked.
            Stage::Cover { .. } if leaves(key) => self.leave(),
            Stage::Cover { .. } => {}
            Stage::HandOver { to } if key == KeyCode::Enter => {
                self.stage = Stage::Cover { to };
                self.looking = None;
                self.notice = None;
            }
            Stage::Result { .. } if key == KeyCode::Char('n') => self.again(),
            Stage::Result { panel } if key == KeyCode::Char('b') => {
                self.stage = Stage::Result { panel: !panel };
            }
            Stage::HandOver { .. } | Stage::Result { .. } => self.common_key(key),
            Stage::Table => self.table_key(key),
        }
    }

    fn table_key(&mut self, key: KeyCode) {
        let Some(seat) = self.looking.filter(|_| self.acting()) else {
            let on = matches!(key, KeyCode::Enter | KeyCode::Char(' '));
            if on && self.waits_for_bot() {
                self.hurry = true;
                self.step();
            } else {
                self.common_key(key);
            }
            return;
        };
        let view = self.table.game.view(Viewer::Seat(seat));
        match G::key(&mut self.desk, &view, key, self.text) {
            Reaction::None => self.common_key(key),
            Reaction::Changed => self.notice = None,
            Reaction::Say(what) => self.notice = Some(what),
            Reaction::Act(action) => self.act(seat, action),
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) {
        let before = self.table.game.events().len();
        match self.table.game.act(seat, action) {
            Ok(_) => {
                self.notice = None;
                self.desk = G::Desk::default();
                self.known[seat.index()] = self.table.game.events().len();
                self.to_look_at = G::shows(&action);
                self.after(before);
            }
            Err(illegal) => {
                let why = G::refusal(&illegal, self.text);
                self.notice = Some(format!("{why} ({})", illegal.rule()));
            }
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a keyboard has keys that mean nothing here"
    )]
    fn common_key(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(Overlay::Keys),
            KeyCode::Char('m') => self.overlay = Some(Overlay::Log { up: 0 }),
            KeyCode::Char('v') => self.overlay = Some(Overlay::Reference),
            KeyCode::Char('i') if self.acting() => self.overlay = Some(Overlay::Ideas),
            KeyCode::Char('u') => self.undo(),
            key if leaves(key) => self.leave(),
            _ => {}
        }
    }

    fn overlay_key(&mut self, key: KeyCode) {
        self.overlay = match (self.overlay.take(), key) {
            (Some(Overlay::Log { up }), KeyCode::Up) => Some(Overlay::Log { up: up + 1 }),
            (Some(Overlay::Log { up }), KeyCode::Down) => {
                Some(Overlay::Log { up: up.saturating_sub(1) })
            }
            // Any other key closes it, and does nothing else.
            (Some(_) | None, _) => None,
        };
    }

    fn undo(&mut self) {
        let Some(seat) = self.table.alone() else {
            self.notice = Some(self.text.get("play-no-undo-with-people"));
            return;
        };
        match self.table.undo(seat) {
            Ok(left) => {
                self.notice = Some(self.text.get("play-undone"));
                self.known[seat.index()] = left;
                self.course += 1;
                self.desk = G::Desk::default();
                self.settle();
            }
            Err(_) => self.notice = Some(self.text.get("play-nothing-to-undo")),
        }
    }

    fn again(&mut self) {
        let setup = self.table.game.setup();
        let setup = Setup { seed: setup.seed.child(2, 0), ..setup.clone() };
        // What could be played once can be played again.
        if let Ok(game) = Match::start(setup) {
            let owners = self.table.owners.clone();
            let mut files = self.files.clone();
            files.record = files.record.map(|path| file::unused(&path));
            files.save = files.save.map(|path| file::unused(&path));
            let course = self.course + 1;
            *self = App::new(Table { game, owners }, self.text, self.palette, files);
            self.course = course;
        }
    }

    /// Leaves the table. What is unfinished is saved.
    pub(crate) fn leave(&mut self) {
        if self.table.game.standing().is_some() {
            self.stage = Stage::Left(Left::Finished);
            return;
        }
        let fallback = || file::unused(Path::new(&format!("stapel-{}.save", G::NAME)));
        let path = self.files.save.clone().unwrap_or_else(fallback);
        let owners = self.table.owners.iter().map(Owner::to_string).collect();
        let saved = to_json(&self.table.game.save(owners))
            .map_err(|error| Failure::File { path: path.clone(), error })
            .and_then(|json| file::write(&path, &json));
        match saved {
            Ok(()) => self.stage = Stage::Left(Left::Saved(path)),
            Err(_) if self.save_failed => self.stage = Stage::Left(Left::Unsaved),
            Err(failure) => {
                self.save_failed = true;
                let why = failure.say(self.text);
                self.notice = Some(self.text.say("play-save-failed", &[("why", why.into())]));
            }
        }
    }

    /// Whether the person who looks is to decide.
    fn acting(&self) -> bool {
        self.stage == Stage::Table
            && matches!(self.table.next(), Next::Person(seat) if self.looking == Some(seat))
    }

    /// What is to be drawn of the table.
    pub(crate) fn scene(&self) -> Scene<'_, G> {
        let viewer = self.viewer();
        let game = &self.table.game;
        let mover = match game.turn() {
            Turn::Seats(seats) if seats.len() == 1 => seats.first(),
            Turn::Seats(_) | Turn::Fate | Turn::Over => None,
        };
        let text = self.text;
        let hint = match &self.stage {
            Stage::HandOver { .. } => text.get("play-hint-hand-over"),
            Stage::Result { .. } => text.get("play-hint-result"),
            Stage::Table if self.waits_for_bot() => text.get("play-hint-bot"),
            Stage::Table | Stage::Cover { .. } | Stage::Left(_) => String::new(),
        };
        let asked = match &self.stage {
            Stage::HandOver { to } => {
                Some(text.say("play-hand-over", &[("name", self.name(*to).into())]))
            }
            Stage::Table | Stage::Cover { .. } | Stage::Result { .. } | Stage::Left(_) => None,
        };
        Scene {
            text,
            palette: &self.palette,
            view: game.view(viewer),
            desk: &self.desk,
            seen: game.seen(viewer, 0).collect(),
            old: self.looking.map_or(usize::MAX, |seat| self.known[seat.index()]),
            names: self.names(),
            seats: game.seats(),
            acting: self.acting(),
            mover,
            standing: game.standing(),
            notice: self.notice.clone().or(asked),
            hint,
        }
    }
}

fn leaves(key: KeyCode) -> bool {
    matches!(key, KeyCode::Char('q' | 's'))
}

fn to_json(value: &impl serde::Serialize) -> std::io::Result<String> {
    Ok(serde_json::to_string(value)? + "\n")
}
