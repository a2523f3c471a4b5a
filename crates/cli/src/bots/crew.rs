//! The bots of one thread: a program that was started once plays game after game.

use super::{
    outside::{Outside, Troubles},
    source::Source,
};
use stapel_bots::Level;
use stapel_lab::Bot;
use std::{collections::BTreeMap, io, path::PathBuf, time::Duration};

/// Bots that wait for their next game.
pub(crate) struct Crew {
    waiting: Vec<Outside>,
    started: usize,
    /// Where the programs' logs go.
    logs: PathBuf,
    /// Which thread it is, for the names of the logs.
    thread: usize,
    /// How long a program may think.
    pub(crate) allowed: Duration,
}

/// A bot that has been seated.
pub(crate) enum Seated {
    Level(Level),
    Program(Box<Outside>),
}

impl Seated {
    /// The same, as a hall takes it.
    pub(crate) fn bot(&mut self) -> Bot<'_> {
        match self {
            Seated::Level(level) => Bot::Level(*level),
            Seated::Program(program) => Bot::Program(&mut **program),
        }
    }
}

impl Crew {
    pub(crate) fn new(logs: PathBuf, thread: usize, allowed: Duration) -> Crew {
        Crew { waiting: Vec::new(), started: 0, logs, thread, allowed }
    }

    /// Seats the bots named.
    ///
    /// # Errors
    /// If a program can't be started.
    pub(crate) fn seat<'a>(
        &mut self,
        sources: impl IntoIterator<Item = &'a Source>,
    ) -> io::Result<Vec<Seated>> {
        sources.into_iter().map(|source| self.one(source)).collect()
    }

    fn one(&mut self, source: &Source) -> io::Result<Seated> {
        let command = match source {
            Source::Level(level) => return Ok(Seated::Level(*level)),
            Source::Command(command) => command,
        };
        let waiting = self.waiting.iter().position(|program| program.command == *command);
        let program = match waiting {
            Some(at) => Box::new(self.waiting.remove(at)),
            None => {
                std::fs::create_dir_all(&self.logs)?;
                let name = format!("bot-{}-{}.log", self.thread, self.started);
                self.started += 1;
                Box::new(Outside::start(command, &self.logs.join(name))?)
            }
        };
        Ok(Seated::Program(program))
    }

    /// Takes programs back after a game.
    pub(crate) fn take_back(&mut self, seated: impl IntoIterator<Item = Seated>) {
        for bot in seated {
            if let Seated::Program(program) = bot {
                self.waiting.push(*program);
            }
        }
    }

    /// What went wrong with programs so far, by command.
    pub(crate) fn troubles(&self) -> BTreeMap<String, Troubles> {
        let mut troubles: BTreeMap<String, Troubles> = BTreeMap::new();
        for program in &self.waiting {
            troubles.entry(program.command.clone()).or_default().add(&program.troubles);
        }
        troubles
    }
}
