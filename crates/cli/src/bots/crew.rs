//! The bots of one thread: a program that was started once plays game after game.

use super::{
    outside::{Outside, Troubles},
    player::Player,
    source::Source,
};
use stapel_bots::Thinking;
use std::{collections::BTreeMap, io, path::PathBuf, time::Duration};

/// Bots that wait for their next game.
pub(crate) struct Crew {
    waiting: Vec<(String, Box<Outside>)>,
    started: usize,
    /// Where the programs' logs go.
    logs: PathBuf,
    /// Which thread it is, for the names of the logs.
    thread: usize,
    /// How long a program may think.
    pub(crate) allowed: Duration,
}

impl Crew {
    pub(crate) fn new(logs: PathBuf, thread: usize, allowed: Duration) -> Crew {
        Crew { waiting: Vec::new(), started: 0, logs, thread, allowed }
    }

    /// Seats the bots named.
    ///
    /// # Errors
    /// If a program can't be started.
    pub(crate) fn seat<G: Thinking>(&mut self, sources: &[Source]) -> io::Result<Vec<Player<G>>> {
        sources.iter().map(|source| self.player(source)).collect()
    }

    fn player<G: Thinking>(&mut self, source: &Source) -> io::Result<Player<G>> {
        let command = match source {
            Source::Level(level) => return Ok(Player::Inside(level.bot::<G>())),
            Source::Command(command) => command.clone(),
        };
        let waiting = self.waiting.iter().position(|(theirs, _)| *theirs == command);
        let program = match waiting {
            Some(at) => self.waiting.remove(at).1,
            None => {
                std::fs::create_dir_all(&self.logs)?;
                let name = format!("bot-{}-{}.log", self.thread, self.started);
                self.started += 1;
                Box::new(Outside::start(&command, &self.logs.join(name))?)
            }
        };
        Ok(Player::Outside { command, program })
    }

    /// Takes them back after a game.
    pub(crate) fn rise<G: Thinking>(&mut self, players: Vec<Player<G>>) {
        for player in players {
            if let Player::Outside { command, program } = player {
                self.waiting.push((command, program));
            }
        }
    }

    /// What went wrong with programs so far, by command.
    pub(crate) fn troubles(&self) -> BTreeMap<String, Troubles> {
        let mut troubles: BTreeMap<String, Troubles> = BTreeMap::new();
        for (command, program) in &self.waiting {
            troubles.entry(command.clone()).or_default().add(&program.troubles);
        }
        troubles
    }
}
