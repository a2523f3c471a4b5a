//! `stapel play` as people meet it: the built program in a real (pseudo-)terminal.
#![allow(clippy::unwrap_used)]

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::{
    io::{Read, Write},
    num::NonZero,
    path::Path,
    process::{Command, Stdio},
    sync::{Arc, Condvar, Mutex},
    time::{Duration, Instant},
};

/// Long enough for the slowest machine; nothing waits for it unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program in a terminal of its own.
struct Session {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    screen: Arc<Screen>,
    child: Box<dyn Child + Send + Sync>,
}

/// What the program has drawn, and a signal whenever it draws more.
struct Screen {
    drawn: Mutex<vt100::Parser>,
    more: Condvar,
}

const fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn least(count: u16) -> NonZero<u16> {
    NonZero::new(count).unwrap()
}

impl Session {
    fn start(folder: &Path, args: &[&str]) -> Session {
        let pair = native_pty_system().openpty(size(80, 24)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_stapel"));
        command.args(args);
        command.cwd(folder);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let drawn = Mutex::new(vt100::Parser::new(least(24), least(80), 0));
        let screen = Arc::new(Screen { drawn, more: Condvar::new() });
        let mut output = pair.master.try_clone_reader().unwrap();
        let shown = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                shown.drawn.lock().unwrap().process(&bytes[..count]);
                shown.more.notify_all();
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Session { master: pair.master, keyboard, screen, child }
    }

    fn shown(&self) -> String {
        self.screen.drawn.lock().unwrap().screen().contents()
    }

    fn types(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    fn resize(&mut self, cols: u16, rows: u16) {
        self.screen.drawn.lock().unwrap().screen_mut().set_size(least(rows), least(cols));
        self.master.resize(size(cols, rows)).unwrap();
    }

    /// Waits until the screen shows this.
    fn waits_for(&self, what: &str) {
        let drawn = self.screen.drawn.lock().unwrap();
        let missing = |drawn: &mut vt100::Parser| !drawn.screen().contents().contains(what);
        let waited = self.screen.more.wait_timeout_while(drawn, PATIENCE, missing).unwrap();
        let shown = waited.0.screen().contents();
        assert!(!waited.1.timed_out(), "{what:?} is not shown:\n{shown}");
    }

    /// Leaves, and waits until the program has ended and all it said is on the screen; the terminal
    /// must be as it was.
    fn leaves(mut self, last_words: &str) {
        let until = Instant::now() + PATIENCE;
        self.types("q");
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(Instant::now() < until, "it does not end:\n{}", self.shown());
            let drawn = self.screen.drawn.lock().unwrap();
            drop(self.screen.more.wait_timeout(drawn, Duration::from_millis(20)).unwrap());
        };
        assert!(status.success(), "{status:?}");
        let drawn = self.screen.drawn.lock().unwrap();
        let as_before = |drawn: &vt100::Parser| {
            let screen = drawn.screen();
            let free = !screen.alternate_screen() && !screen.hide_cursor();
            free && screen.contents().contains(last_words)
        };
        let unlike = |drawn: &mut vt100::Parser| !as_before(drawn);
        let waited = self.screen.more.wait_timeout_while(drawn, PATIENCE, unlike).unwrap();
        let shown = waited.0.screen().contents();
        assert!(!waited.1.timed_out(), "the terminal is not restored:\n{shown}");
    }

    /// Tries one thing after another until the game is over.
    fn plays_to_the_end(&mut self, tries: &[&str], end: &str) {
        let until = Instant::now() + PATIENCE;
        for keys in tries.iter().cycle() {
            if self.shown().contains(end) {
                return;
            }
            assert!(Instant::now() < until, "the game does not end:\n{}", self.shown());
            self.types(keys);
            let drawn = self.screen.drawn.lock().unwrap();
            // A key that does nothing draws nothing: then the next one is due.
            drop(self.screen.more.wait_timeout(drawn, Duration::from_millis(20)).unwrap());
        }
    }
}

#[test]
fn totemo_is_played_saved_resumed_and_finished() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "totemo", "--seed", "7", "--first", "0", "--chief-steps", "3"];
    let mut game = Session::start(folder.path(), &args);
    game.waits_for("Your hand");
    game.types("1\t\r");
    game.waits_for("You: ");
    game.resize(60, 10);
    game.waits_for("the game needs 80 × 24");
    game.resize(100, 32);
    game.waits_for("Your hand");
    game.leaves("stapel play --resume stapel-totemo.save");

    let record = folder.path().join("record.json");
    let args =
        ["play", "--resume", "stapel-totemo.save", "--record", "record.json", "--lang", "de"];
    let mut game = Session::start(folder.path(), &args);
    game.waits_for("Deine Klötze");
    game.plays_to_the_end(&["1\t\r", "2\t\r", "3\t\r", "x", "\x1b", " ", "r\r"], "Das Ergebnis");
    game.leaves("");
    let checked = Command::new(env!("CARGO_BIN_EXE_stapel")).arg("check").arg(record).output();
    assert!(checked.unwrap().status.success());
}

#[test]
fn totem_is_played_to_the_end_by_three_people() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "totem", "--names", "Anna,Bo,Cy", "--bots", "", "--seed", "1"];
    let mut game = Session::start(folder.path(), &args);
    game.waits_for("Pass the device to");
    let kinds = ["1", "2", "3", "4", "5", "6", "8", "0", "w", "t", "c"];
    let plays = ["1a\r", "1b\r", "1c\r", "2a\r", "2b\r", "2c\r", "3a\r", "3b\r", "3c\r"];
    let tries: Vec<&str> = ["\r"].into_iter().chain(kinds).chain(plays).collect();
    game.plays_to_the_end(&tries, "The result");
    game.leaves("");
    // A finished game leaves nothing behind.
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// A program that takes its time, and says so when it is asked.
const SLOW: &str = r#"
import json, sys, time
for line in sys.stdin:
    said = json.loads(line)
    if said["t"] == "hello":
        print(json.dumps({"t": "ready", "protocol": 1}), flush=True)
    elif said["t"] == "act":
        open("asked", "a").write("x")
        time.sleep(3600 if "forever" in sys.argv else 0)
        print(json.dumps({"t": "act", "id": said["id"], "choice": 0}), flush=True)
    elif said["t"] == "end":
        open("ended", "w").write("x")
"#;

#[test]
fn a_program_plays_along_and_hears_the_end() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("slow.py"), SLOW).unwrap();
    let args = ["play", "totemo", "--bots", "cmd:python3 slow.py", "--ms", "60000"];
    let more = ["--seed", "7", "--first", "0", "--chief-steps", "2", "--lang", "en"];
    let mut game = Session::start(folder.path(), &[&args[..], &more].concat());
    game.waits_for("Your hand");
    // An idea first.
    game.types("i");
    game.waits_for("chance to win");
    game.types(" ");
    game.plays_to_the_end(&["1\t\r", "2\t\r", "3\t\r", "x", "\x1b", " ", "r\r"], "The result");
    game.leaves("");
    assert!(folder.path().join("asked").exists());
    assert!(folder.path().join("ended").exists());
}

#[test]
fn keys_and_sizes_are_heard_while_a_program_thinks() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("slow.py"), SLOW).unwrap();
    let args = ["play", "totemo", "--bots", "cmd:python3 slow.py forever", "--ms", "3600000"];
    let more = ["--seed", "7", "--first", "1", "--lang", "en"];
    let mut game = Session::start(folder.path(), &[&args[..], &more].concat());
    game.waits_for("Enter goes on at once");
    game.resize(60, 10);
    game.waits_for("the game needs 80 × 24");
    game.resize(100, 32);
    game.waits_for("Enter goes on at once");
    game.types("?");
    game.waits_for("all moves so far");
    game.types(" ");
    game.leaves("stapel play --resume stapel-totemo.save");
}

#[test]
fn a_key_and_a_new_size_at_the_same_moment_are_both_heard() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["play", "totemo", "--seed", "7", "--first", "0", "--lang", "en"];
    let mut game = Session::start(folder.path(), &args);
    game.waits_for("Your hand");
    for _ in 0..50 {
        game.types("?");
        game.resize(60, 10);
        game.waits_for("the game needs 80 × 24");
        game.resize(100, 32);
        game.waits_for("all moves so far");
        game.types(" ");
        game.resize(60, 10);
        game.waits_for("the game needs 80 × 24");
        game.resize(100, 32);
        game.waits_for("Your hand");
    }
    game.leaves("stapel play --resume stapel-totemo.save");
}

#[test]
fn without_a_terminal_it_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(["play", "totemo", "--lang", "en"])
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(3));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("must be a terminal"), "{said}");
}
