//! A bot that is a program of somebody else's: it may be slow, talk nonsense, or die, and nothing
//! hangs for that.

use super::answer::Answer;
use serde_json::{Value, json};
use stapel_lab::Program;
use std::{
    collections::BTreeSet,
    fs::OpenOptions,
    io::{self, BufRead, BufReader, Read, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    time::{Duration, Instant},
};

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// How long a program may take to start.
const START: Duration = Duration::from_secs(20);
/// How long a program may take to leave.
const LEAVE: Duration = Duration::from_millis(500);
/// What a pipe may add to the time allowed.
const GRACE: Duration = Duration::from_millis(50);
/// The longest line.
const LINE: u64 = 1 << 20;
/// Lines on their way to or from the program.
const BACKLOG: usize = 1024;

/// What went wrong with a bot, and how often.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Troubles {
    /// Answers that came too late.
    pub(crate) late: u64,
    /// Answers with a wrong id, a choice that is none, or no answers at all.
    pub(crate) wrong: u64,
    /// Whether it died: 1 or 0 for one program.
    pub(crate) died: u64,
}

impl Troubles {
    pub(crate) fn add(&mut self, other: &Troubles) {
        self.late += other.late;
        self.wrong += other.wrong;
        self.died += other.died;
    }

    pub(crate) fn none(&self) -> bool {
        *self == Troubles::default()
    }
}

/// A running program, or one that has died.
pub(crate) struct Outside {
    /// What it was started with.
    pub(crate) command: String,
    running: Option<Running>,
    asked: u64,
    /// Questions that were given up before an answer came.
    owed: BTreeSet<u64>,
    /// Nobody wants answers any longer.
    left: bool,
    pub(crate) troubles: Troubles,
}

struct Running {
    child: Child,
    say: SyncSender<String>,
    hear: Receiver<Heard>,
    heard: SyncSender<Heard>,
}

/// What comes while an answer is awaited.
enum Heard {
    Line(Vec<u8>),
    /// It says nothing more.
    End,
    /// Nobody wants an answer any longer.
    Leave,
}

/// Ends the waiting for a program, from another thread.
pub(crate) struct Leaver(SyncSender<Heard>);

impl Leaver {
    pub(crate) fn leave(&self) {
        // A full backlog means that nobody waits.
        let _ = self.0.try_send(Heard::Leave);
    }
}

impl Outside {
    /// Starts a program. What it writes to its standard error is added to the log.
    pub(crate) fn start(command: &str, log: &Path) -> io::Result<Outside> {
        let log = OpenOptions::new().create(true).append(true).open(log)?;
        let mut child = shell(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::from(log))
            .spawn()?;
        let (say, to_say) = sync_channel(BACKLOG);
        let (heard, hear) = sync_channel(BACKLOG);
        if let Some(stdin) = child.stdin.take() {
            std::thread::spawn(move || write_lines(stdin, &to_say));
        }
        if let Some(stdout) = child.stdout.take() {
            let heard = heard.clone();
            std::thread::spawn(move || {
                read_lines(stdout, &heard);
                let _ = heard.send(Heard::End);
            });
        }
        let running = Some(Running { child, say, hear, heard });
        let (owed, troubles) = (BTreeSet::new(), Troubles::default());
        let command = command.to_owned();
        Ok(Outside { command, running, asked: 0, owed, left: false, troubles })
    }

    /// What ends the waiting for it.
    pub(crate) fn leaver(&self) -> Option<Leaver> {
        self.running.as_ref().map(|running| Leaver(running.heard.clone()))
    }

    fn tell(&mut self, message: &Value) {
        let Some(running) = &self.running else { return };
        // A program that does not read what it is told is as good as dead.
        if running.say.try_send(format!("{message}\n")).is_err() {
            self.bury();
        }
    }

    /// The next line. None if none came in time, or never will.
    fn listen(&mut self, until: Instant) -> Option<Vec<u8>> {
        let running = self.running.as_ref().filter(|_| !self.left)?;
        match running.hear.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Heard::Line(line)) => Some(line),
            Ok(Heard::Leave) => {
                self.left = true;
                None
            }
            Err(RecvTimeoutError::Timeout) => None,
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => {
                self.bury();
                None
            }
        }
    }

    /// It is dead, or will be.
    fn bury(&mut self) {
        if let Some(mut running) = self.running.take() {
            self.troubles.died = 1;
            // It may be gone already; then there is nothing to end.
            let _ = running.child.kill();
            let _ = running.child.wait();
        }
    }
}

impl Program for Outside {
    /// A game begins. Without the right answer in time the bot counts as dead.
    fn hello(&mut self, hello: &Value) {
        let mut hello = hello.clone();
        hello["t"] = "hello".into();
        hello["protocol"] = PROTOCOL.into();
        self.tell(&hello);
        let until = Instant::now() + START;
        loop {
            match self.listen(until).map(|line| Answer::read(&line)) {
                Some(Some(Answer::Ready { protocol: PROTOCOL, .. })) => return,
                // A late answer to the game before, or chatter.
                Some(Some(Answer::Act { .. }) | None) => {}
                None if self.left => return,
                Some(Some(Answer::Ready { .. } | Answer::Error { .. })) | None => {
                    return self.bury();
                }
            }
        }
    }

    /// Something happened.
    fn event(&mut self, event: &Value) {
        self.tell(&json!({"t": "event", "event": event}));
    }

    /// The game is over.
    fn end(&mut self, result: &Value) {
        self.tell(&json!({"t": "end", "result": result}));
    }

    /// Asks for a decision among so many. None if it is forfeited.
    fn ask(
        &mut self,
        obs: &Value,
        legal: &Value,
        count: usize,
        allowed: Duration,
    ) -> Option<usize> {
        self.running.as_ref()?;
        self.asked += 1;
        let id = self.asked;
        let ms = u64::try_from(allowed.as_millis()).unwrap_or(u64::MAX);
        self.tell(&json!({"t": "act", "id": id, "obs": obs, "legal": legal, "ms": ms}));
        let until = Instant::now() + allowed + GRACE;
        loop {
            let Some(line) = self.listen(until) else {
                if self.running.is_some() && !self.left {
                    self.troubles.late += 1;
                    self.owed.insert(id);
                }
                return None;
            };
            match Answer::read(&line) {
                Some(Answer::Act { id: answered, choice }) if answered == id => {
                    let choice = usize::try_from(choice).ok().filter(|&choice| choice < count);
                    self.troubles.wrong += u64::from(choice.is_none());
                    return choice;
                }
                // The answer to a question that was given up.
                Some(Answer::Act { id: answered, .. }) if self.owed.remove(&answered) => {}
                Some(Answer::Error { .. }) => {
                    self.bury();
                    return None;
                }
                Some(Answer::Act { .. } | Answer::Ready { .. }) | None => {
                    self.troubles.wrong += 1;
                    self.owed.insert(id);
                    return None;
                }
            }
        }
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        self.tell(&json!({"t": "quit"}));
        let Some(Running { mut child, say, hear: _hear, heard: _ }) = self.running.take() else {
            return;
        };
        // Closes its standard input once everything is said.
        drop(say);
        let until = Instant::now() + LEAVE;
        while Instant::now() < until {
            match child.try_wait() {
                Ok(None) => std::thread::sleep(Duration::from_millis(5)),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// A shell takes the command apart and then becomes the program, so that ending it ends the
/// program.
fn shell(command: &str) -> Command {
    if cfg!(windows) {
        let mut shell = Command::new("cmd");
        shell.args(["/C", command]);
        shell
    } else {
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(format!("exec {command}"));
        shell
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: ChildStdout, heard: &SyncSender<Heard>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match reader.by_ref().take(LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.iter().all(u8::is_ascii_whitespace) => {}
            Ok(_) => {
                if heard.send(Heard::Line(line)).is_err() {
                    return;
                }
            }
        }
    }
}
