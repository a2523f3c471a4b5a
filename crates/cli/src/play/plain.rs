//! The screen of a game that brings none of its own: what its view says, and a numbered list of what may be done.

use super::{
    file,
    owner::Owner,
    setup::{self, Asked},
};
use crate::{bots::Source, failure::Failure, game_options, halls, text::Text};
use serde_json::Value;
use stapel_bots::Level;
use stapel_core::{Seat, Seed, Viewer, below};
use stapel_protocol::Raw;
use stapel_registry::{NewPlay, Play};
use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

/// The branch of the game's seed that its bots take their chance from.
const BOTS: u64 = 1;

/// Plays until the end, or until somebody leaves.
pub(crate) fn run(asked: &Asked<'_>) -> Result<ExitCode, Failure> {
    let (mut table, record) = sit_down(asked)?;
    let over = table.play(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    if let (true, Some(path)) = (over, record) {
        file::write(path, &(table.game.record() + "\n"))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A game with the people and bots around it.
pub(super) struct Table<'t> {
    game: Box<dyn Play>,
    owners: Vec<Owner>,
    names: Vec<String>,
    /// Whether people must not see each other's screens.
    covers: bool,
    text: &'t Text,
}

pub(super) fn sit_down<'t>(
    asked: &Asked<'t>,
) -> Result<(Table<'t>, Option<&'t std::path::Path>), Failure> {
    let Asked { game, args, text, .. } = asked;
    let foreign = [(args.resume.is_some(), "--resume"), (args.save.is_some(), "--save")];
    if let Some((_, option)) = foreign.into_iter().find(|(given, _)| *given) {
        return Err(Failure::NotForThisGame { option: option.into() });
    }
    let owners = setup::owners(args, game.sheet.least_seats)?;
    if owners.iter().any(|owner| matches!(owner, Owner::Bot(Source::Command(_)))) {
        return Err(Failure::NotForThisGame { option: "--bots".into() });
    }
    let seats = setup::seats(&owners)?;
    let options = game_options::given(asked.games, game, asked.matches, seats)?;
    let covers = owners.iter().filter(|owner| owner.is_person()).count() > 1
        && game_options::hides(game.sheet, &options);
    let names = setup::names(&args.names, &owners, text);
    let options = Raw::of(&options).map_err(|why| Failure::Options { what: why.to_string() })?;
    // Said by the game, where its data sheet can't say it.
    let options = game.engine.options(Some(&options), seats).map_err(halls::refused)?;
    let new = NewPlay {
        options: &options,
        players: names.clone(),
        seed: setup::seed(args)?,
        first: setup::first(args)?,
        sets_up: true,
    };
    let game = game.engine.start(new).map_err(halls::refused)?;
    Ok((Table { game, owners, names, covers, text }, args.record.as_deref()))
}

impl Table<'_> {
    /// Plays until the game is over, or somebody leaves. Says whether it is over.
    pub(super) fn play(
        &mut self,
        keys: &mut impl BufRead,
        screen: &mut impl Write,
    ) -> Result<bool, Failure> {
        let mut told = 0;
        let mut looking = None;
        while let Some(seat) = self.next() {
            match self.owners.get(seat.index()) {
                Some(Owner::Bot(Source::Level(level))) => {
                    let chance = self.game.seed().child(BOTS, self.game.events() as u64);
                    let action = self.decide(seat, *level, chance);
                    let done = action.map(|action| self.game.act(seat, &action));
                    if !matches!(done, Some(Ok(()))) {
                        let why = self.text.get("play-bot-stuck");
                        return Err(Failure::Game { what: why });
                    }
                }
                Some(Owner::Bot(Source::Command(_)) | Owner::Person) | None => {
                    if self.covers && looking != Some(seat) && !self.cover(seat, keys, screen)? {
                        return Ok(false);
                    }
                    looking = Some(seat);
                    self.show(Viewer::Seat(seat), told, screen)?;
                    told = self.game.events();
                    if !self.person(seat, keys, screen)? {
                        return Ok(false);
                    }
                }
            }
        }
        let alone = looking.filter(|_| !self.covers);
        self.show(alone.map_or(Viewer::Public, Viewer::Seat), told, screen)?;
        if let Some(standing) = self.game.standing() {
            let winners: Vec<&str> =
                standing.winners().iter().map(|seat| self.name(seat)).collect();
            let with = [("count", winners.len().into()), ("names", winners.join(", ").into())];
            say(screen, &self.text.say("result-winners", &with))?;
            for (name, points) in self.names.iter().zip(standing.scores()) {
                let points = self.text.say("result-points", &[("points", (*points).into())]);
                say(screen, &format!("  {name}: {points}"))?;
            }
        }
        Ok(true)
    }

    /// Who is next: bots first, nobody waits for them.
    fn next(&self) -> Option<Seat> {
        let due = self.game.due();
        let bot = |seat: &Seat| self.owners.get(seat.index()).is_some_and(|o| !o.is_person());
        due.iter().find(bot).or(due.first())
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What a bot of this level does: anything at all, or what the game's own bots decide.
    fn decide(&self, seat: Seat, level: Level, chance: Seed) -> Option<String> {
        let step = match level {
            Level::Random => {
                let legal = self.legal(seat);
                let nth = below(&mut chance.play_rng(), u32::try_from(legal.len()).ok()?);
                return legal.get(nth as usize).map(ToString::to_string);
            }
            Level::One => 1,
            Level::Two | Level::Greedy => 2,
            Level::Three => 3,
            Level::Four => 4,
            Level::Five | Level::Ismcts => 5,
        };
        let decided = self.game.mind(seat).decide(step, chance);
        decided.action.map(|action| action.text().to_owned())
    }

    /// What a seat sees.
    fn view(&self, viewer: Viewer) -> Value {
        let view = self.game.view(viewer).and_then(|view| serde_json::from_str(view.text()));
        view.unwrap_or_default()
    }

    /// What a seat may do.
    fn legal(&self, seat: Seat) -> Vec<Value> {
        self.view(Viewer::Seat(seat))["legal"].as_array().cloned().unwrap_or_default()
    }

    /// Shows what has happened since, and the table as it is.
    fn show(&self, viewer: Viewer, from: usize, screen: &mut impl Write) -> Result<(), Failure> {
        let seen = self.game.seen(viewer, from);
        let seen: Vec<Value> =
            seen.and_then(|seen| serde_json::from_str(seen.text())).unwrap_or_default();
        say(screen, "")?;
        seen.iter().try_for_each(|event| say(screen, &format!("  {}", plainly(event))))?;
        say(screen, "")?;
        let mut view = self.view(viewer);
        // What is to be decided is listed by itself.
        let obs = view["obs"].take();
        let facts = if obs.is_null() { view } else { obs };
        let facts = facts.as_object().into_iter().flatten().filter(|(name, _)| *name != "legal");
        facts
            .into_iter()
            .try_for_each(|(name, fact)| say(screen, &format!("{name}: {}", plainly(fact))))
    }

    /// A person decides. Says whether they did; they may also leave.
    fn person(
        &mut self,
        seat: Seat,
        keys: &mut impl BufRead,
        screen: &mut impl Write,
    ) -> Result<bool, Failure> {
        let legal = self.legal(seat);
        say(screen, &self.text.say("play-turn", &[("name", self.name(seat).into())]))?;
        for (number, action) in (1..).zip(&legal) {
            say(screen, &format!("{number:>4}  {}", plainly(action)))?;
        }
        loop {
            say(screen, &self.text.get("plain-choose"))?;
            let Some(line) = read(keys)? else { return Ok(false) };
            let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let Some(action) = number.and_then(|number| legal.get(number)) else { continue };
            match self.game.act(seat, &action.to_string()) {
                Ok(()) => return Ok(true),
                Err(why) => say(screen, &why.to_string())?,
            }
        }
    }

    /// Shows nothing until the next person is alone with the screen. Says whether anybody came.
    fn cover(
        &self,
        seat: Seat,
        keys: &mut impl BufRead,
        screen: &mut impl Write,
    ) -> Result<bool, Failure> {
        let name = || [("name", self.name(seat).into())];
        // Clears the screen, and what was scrolled away.
        say(screen, "\x1b[2J\x1b[3J\x1b[H")?;
        say(screen, &self.text.say("cover-pass", &name()))?;
        say(screen, &self.text.say("cover-enter", &name()))?;
        Ok(read(keys)?.is_some())
    }
}

/// A line that was typed; none if somebody leaves.
fn read(keys: &mut impl BufRead) -> Result<Option<String>, Failure> {
    let mut line = String::new();
    let read = keys.read_line(&mut line).map_err(Failure::Terminal)?;
    let line = line.trim().to_owned();
    Ok((read > 0 && line != "q").then_some(line))
}

fn say(screen: &mut impl Write, line: &str) -> Result<(), Failure> {
    writeln!(screen, "{line}").map_err(Failure::Output)
}

/// A piece of JSON without what only programs need.
fn plainly(value: &Value) -> String {
    match value {
        Value::Null => "–".into(),
        Value::String(word) => word.clone(),
        Value::Array(list) => list.iter().map(plainly).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("{name} {}", plainly(value)));
            fields.collect::<Vec<_>>().join(", ")
        }
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}
