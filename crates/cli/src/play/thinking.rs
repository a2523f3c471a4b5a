//! Where bots think: on a thread of their own, so that keys and new sizes of the screen never wait
//! for them.

use super::{owner::Owner, playable::Playable};
use crate::{
    bots::{Crew, Leaver, Player, Seated, Troubles},
    failure::Failure,
};
use stapel_bots::{Advice, advise};
use stapel_core::{Seat, SeatCount, Seed, Standing};
use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::mpsc::{Receiver, Sender, channel},
    thread::JoinHandle,
    time::Duration,
};

/// Which decision it is: of which course of which game. Taking back makes another course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    pub(crate) course: u32,
    pub(crate) events: usize,
    pub(crate) seat: Seat,
}

/// What a bot is asked.
pub(crate) struct Question<G: Playable> {
    pub(crate) moment: Moment,
    pub(crate) view: G::View,
    pub(crate) chance: Seed,
    pub(crate) seats: SeatCount,
    pub(crate) options: G::Options,
    /// All that has happened, as its seat saw it; for bots of ours, who do not listen, nothing.
    pub(crate) seen: Vec<G::Seen>,
}

/// What there is to think about.
enum Task<G: Playable> {
    Decide(Box<Question<G>>),
    /// What would the best bot do in a person's place?
    Advise {
        moment: Moment,
        view: G::View,
        chance: Seed,
    },
    /// The game is over.
    End(Standing),
}

/// What came of it.
pub(crate) enum Thought<G: Playable> {
    Decided { moment: Moment, action: Option<G::Action> },
    Advised { moment: Moment, advice: Vec<Advice<G::Action>> },
}

/// Futures that a person's adviser looks at: about a second's worth on a slow machine.
const ADVICE: u32 = 30_000;
/// Actions that the adviser names.
const NAMED: usize = 5;

/// The bots of a table.
pub(crate) struct Bots<G: Playable> {
    players: Vec<Option<Player<G>>>,
    allowed: Duration,
    /// By seat: the course that it was told of, and how much of it.
    told: Vec<(Option<u32>, usize)>,
    logs: PathBuf,
    crew: Crew,
}

impl<G: Playable> Bots<G> {
    /// Starts the programs among them.
    pub(crate) fn seat(owners: &[Owner], allowed: Duration) -> Result<Bots<G>, Failure> {
        let logs = std::env::temp_dir().join(format!("stapel-{}", std::process::id()));
        let mut crew = Crew::new(logs.clone(), 0, allowed);
        let mut players = Vec::with_capacity(owners.len());
        for owner in owners {
            players.push(match owner {
                Owner::Person => None,
                Owner::Bot(source) => {
                    let seated = crew.seat([source]).map_err(Failure::Program)?.pop();
                    seated.map(|seated| match seated {
                        Seated::Level(level) => Player::Inside(level.bot()),
                        Seated::Program(program) => Player::Outside(program),
                    })
                }
            });
        }
        let told = vec![(None, 0); owners.len()];
        Ok(Bots { players, allowed, told, logs, crew })
    }

    /// A bot's decision.
    pub(crate) fn decide(&mut self, question: &Question<G>) -> Option<G::Action> {
        let seat = question.moment.seat;
        let player = self.players.get_mut(seat.index())?.as_mut()?;
        let mut rng = question.chance.play_rng();
        if player.listens() {
            let (course, told) = self.told.get_mut(seat.index())?;
            if *course != Some(question.moment.course) {
                // What was taken back can't be unsaid: to a program it is another game.
                use stapel_core::Rng;
                let own = question.chance.child(1, u64::from(seat.number())).play_rng().next_u32();
                player.hello(question.seats, seat, &question.options, own);
                (*course, *told) = (Some(question.moment.course), 0);
            }
            question.seen.iter().skip(*told).for_each(|seen| player.event(seen));
            *told = question.seen.len();
        }
        player.decide(&question.view, self.allowed, &mut rng)
    }

    fn end(&mut self, standing: &Standing) {
        for (player, (course, _)) in self.players.iter_mut().zip(&mut self.told) {
            if let (Some(player), Some(_)) = (player, course.take()) {
                player.end(standing);
            }
        }
    }

    /// What went wrong with programs, and where their logs are.
    pub(crate) fn leave(mut self) -> (BTreeMap<String, Troubles>, PathBuf) {
        let programs = self.players.into_iter().flatten().filter_map(|player| match player {
            Player::Inside(_) => None,
            Player::Outside(program) => Some(Seated::Program(program)),
        });
        self.crew.take_back(programs);
        (self.crew.troubles(), self.logs)
    }

    fn think(&mut self, task: Task<G>) -> Option<Thought<G>> {
        match task {
            Task::Decide(question) => {
                let action = self.decide(&question);
                Some(Thought::Decided { moment: question.moment, action })
            }
            Task::Advise { moment, view, chance } => {
                let mut rng = chance.play_rng();
                let advice = advise::<G>(&view, ADVICE, NAMED, &mut rng);
                Some(Thought::Advised { moment, advice })
            }
            Task::End(standing) => {
                self.end(&standing);
                None
            }
        }
    }
}

/// The bots of a table at work.
pub(crate) struct Thinkers<G: Playable> {
    tasks: Sender<Task<G>>,
    thread: JoinHandle<Bots<G>>,
    leavers: Vec<Leaver>,
    asked: Option<Moment>,
    advised: Option<Moment>,
    ended: bool,
}

impl<G: Playable> Thinkers<G> {
    /// What they come to is handed to `tell`.
    pub(crate) fn start(
        mut bots: Bots<G>,
        tell: impl Fn(Thought<G>) + Send + 'static,
    ) -> Thinkers<G> {
        let (tasks, given): (Sender<Task<G>>, Receiver<Task<G>>) = channel();
        let leaver = |player: &Player<G>| match player {
            Player::Inside(_) => None,
            Player::Outside(program) => program.leaver(),
        };
        let leavers = bots.players.iter().flatten().filter_map(leaver).collect();
        let thread = std::thread::spawn(move || {
            for task in given {
                if let Some(thought) = bots.think(task) {
                    tell(thought);
                }
            }
            bots
        });
        Thinkers { tasks, thread, leavers, asked: None, advised: None, ended: false }
    }

    /// Asks a bot, once for each moment.
    pub(crate) fn ask(&mut self, question: Question<G>) {
        self.ended = false;
        if self.asked.replace(question.moment) != Some(question.moment) {
            // The thread ends only after this.
            let _ = self.tasks.send(Task::Decide(Box::new(question)));
        }
    }

    /// Asks for advice, once for each moment.
    pub(crate) fn ask_advice(&mut self, moment: Moment, view: G::View, chance: Seed) {
        if self.advised.replace(moment) != Some(moment) {
            let _ = self.tasks.send(Task::Advise { moment, view, chance });
        }
    }

    /// Tells the programs that the game is over.
    pub(crate) fn end(&mut self, standing: Standing) {
        if !std::mem::replace(&mut self.ended, true) {
            let _ = self.tasks.send(Task::End(standing));
        }
    }

    /// Waits until they have thought to the end, but for no program. None if they broke down.
    pub(crate) fn leave(self) -> Option<Bots<G>> {
        self.leavers.iter().for_each(Leaver::leave);
        drop(self.tasks);
        self.thread.join().ok()
    }
}
