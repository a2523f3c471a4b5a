//! A virtual player: one seat, one socket, random moves.

use super::scan::{self, Offers};
use super::socket::Socket;
use super::trouble::Trouble;
use super::world::{Table, World};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use std::rc::Rc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};

/// A server that says nothing for so long is taken to be stuck.
const SILENCE: Duration = Duration::from_secs(30);
/// Where nothing may be lost, one command of so many is sent twice at once: it must be done once, and not be
/// acknowledged if it was not kept.
const IMPATIENT: u64 = 4;
/// How long to wait before coming back.
const RETRY: Duration = Duration::from_millis(20);

/// A command that is not acknowledged yet.
struct Waiting {
    id: u64,
    text: String,
    since: Instant,
    is_move: bool,
}

/// A command that was acknowledged.
pub(super) struct Acked {
    pub(super) id: u64,
    pub(super) version: u64,
}

pub(super) struct Player {
    world: Rc<World>,
    pub(super) table: Rc<Table>,
    pub(super) client: String,
    token: String,
    pub(super) seat: usize,
    socket: Socket,
    ids: u64,
    waiting: Option<Waiting>,
    /// What to do next, once nothing is waited for.
    choice: Option<String>,
    /// The game is over.
    finished: bool,
    /// And this player has not asked for another one.
    over: bool,
    version: u64,
    /// As the server told them last; kept only where they are compared at the end.
    views: String,
    pub(super) acked: Vec<Acked>,
    chance: Xoshiro256PlusPlus,
}

impl Player {
    /// Connects, watches the table and sits down.
    pub(super) async fn sit_down(
        world: &Rc<World>,
        table: &Rc<Table>,
        token: String,
        seat: usize,
        seed: u64,
    ) -> Result<Self, Trouble> {
        let client = format!("load-{}-{seat}", table.id);
        let mut player = Self {
            world: Rc::clone(world),
            table: Rc::clone(table),
            socket: Socket::connect(&world.host).await?,
            client,
            token,
            seat,
            ids: 0,
            waiting: None,
            choice: None,
            finished: false,
            over: false,
            version: 0,
            views: String::new(),
            acked: Vec::new(),
            chance: Xoshiro256PlusPlus::seed_from_u64(seed),
        };
        player.greet().await?;
        player
            .command(
                &json!({ "c": "sit", "seat": seat, "name": format!("p{seat}") }).to_string(),
                false,
            )
            .await?;
        player.settle().await?;
        Ok(player)
    }

    /// The host starts the game.
    pub(super) async fn start(&mut self) -> Result<(), Trouble> {
        self.command(r#"{"c":"start"}"#, false).await?;
        self.settle().await
    }

    async fn greet(&mut self) -> Result<(), Trouble> {
        let hello =
            json!({ "t": "hello", "protocol": 1, "token": self.token, "client": self.client });
        self.socket.send(hello.to_string()).await?;
        let watch = json!({ "t": "watch", "table": self.table.id });
        self.socket.send(watch.to_string()).await
    }

    /// Waits for the answer to the last command.
    async fn settle(&mut self) -> Result<(), Trouble> {
        while self.waiting.is_some() {
            self.listen(Instant::now() + SILENCE).await?;
        }
        Ok(())
    }

    /// Plays until the end of the run.
    pub(super) async fn play(&mut self) -> Result<(), Trouble> {
        while !self.world.is_over() {
            let due = self.act().await?;
            let until = due.unwrap_or(self.world.end.get()).min(self.world.end.get());
            self.listen(until).await?;
        }
        self.settle().await
    }

    /// Does what is due; if it is due later, says when.
    async fn act(&mut self) -> Result<Option<Instant>, Trouble> {
        if self.waiting.is_some() {
            return Ok(None);
        }
        // A rematch begins when everybody has asked for it.
        if self.over {
            self.over = false;
            self.choice = None;
            self.command(r#"{"c":"rematch"}"#, false).await?;
            return Ok(None);
        }
        let Some(choice) = self.choice.take() else { return Ok(None) };
        if let Some(pace) = self.table.pace {
            let due = self.table.due.get();
            if Instant::now() < due {
                self.choice = Some(choice);
                return Ok(Some(due));
            }
            self.table.due.set(due + pace);
        }
        let command = format!(r#"{{"c":"act","seat":{},"action":{choice}}}"#, self.seat);
        self.command(&command, true).await?;
        Ok(None)
    }

    async fn command(&mut self, what: &str, is_move: bool) -> Result<(), Trouble> {
        self.ids += 1;
        let id = self.ids;
        let text = format!(r#"{{"t":"do","table":"{}","id":{id},"what":{what}}}"#, self.table.id);
        let since = Instant::now();
        if is_move {
            self.table.sent.set(Some((self.seat, since)));
        }
        self.waiting = Some(Waiting { id, text: text.clone(), since, is_move });
        let times = if self.world.come_back && id.is_multiple_of(IMPATIENT) { 2 } else { 1 };
        for _ in 0..times {
            match self.socket.send(text.clone()).await {
                Err(_) if self.world.come_back => return self.come_back().await,
                sent => sent?,
            }
        }
        Ok(())
    }

    /// Takes what comes next, if it comes in time.
    async fn listen(&mut self, until: Instant) -> Result<(), Trouble> {
        let until = until.min(Instant::now() + SILENCE);
        let next = tokio::select! {
            next = timeout_at(until, self.socket.next()) => next,
            () = self.world.ended.notified() => return Ok(()),
        };
        match next {
            Ok(Ok(text)) => self.hear(&text).await,
            Ok(Err(_)) if self.world.come_back => self.come_back().await,
            Ok(Err(trouble)) => Err(trouble),
            Err(_) if self.waiting.as_ref().is_some_and(|w| w.since.elapsed() > SILENCE) => {
                Err(Trouble::Silence(SILENCE.as_secs()))
            }
            Err(_) => Ok(()),
        }
    }

    /// Connects again and sends again what was not acknowledged, until it works.
    async fn come_back(&mut self) -> Result<(), Trouble> {
        self.world.tally.borrow_mut().returns += 1;
        let start = Instant::now();
        while start.elapsed() < SILENCE {
            sleep(RETRY).await;
            let Ok(socket) = Socket::connect(&self.world.host).await else { continue };
            self.socket = socket;
            if self.greet().await.is_err() {
                continue;
            }
            let Some(waiting) = &self.waiting else { return Ok(()) };
            if self.socket.send(waiting.text.clone()).await.is_ok() {
                return Ok(());
            }
        }
        Err(Trouble::Silence(SILENCE.as_secs()))
    }

    async fn hear(&mut self, text: &str) -> Result<(), Trouble> {
        match scan::kind(text) {
            "update" | "table" => self.told(text),
            "ack" => self.acknowledged(text),
            "refused" => return self.refused(text).await,
            _ => {}
        }
        Ok(())
    }

    fn told(&mut self, text: &str) {
        let now = Instant::now();
        if let Some((seat, since)) = self.table.sent.get()
            && seat != self.seat
            && since >= self.world.counts_from.get()
        {
            self.table.sent.set(None);
            self.world.tally.borrow_mut().update(now - since);
        }
        self.version = scan::number(text, "version").unwrap_or(self.version);
        match scan::offers(text) {
            Offers::Untold => {}
            Offers::None => self.choice = None,
            Offers::Some(offers) => {
                self.choice = Some(scan::pick(offers, self.chance.next_u64()).to_owned());
            }
        }
        if memchr::memmem::find(text.as_bytes(), b"\"stage\":\"").is_some() {
            let over = memchr::memmem::find(text.as_bytes(), b"\"stage\":\"over\"").is_some();
            if over && !self.finished && self.seat == 0 {
                self.world.tally.borrow_mut().games += 1;
            }
            self.finished = over;
            let asked =
                scan::list(text, "rematch").is_some_and(|seats| scan::has(seats, self.seat));
            self.over = over && !asked;
        }
        if self.world.come_back
            && let Some(views) = scan::list(text, "views")
            && views != "[]"
        {
            self.views.clear();
            self.views.push_str(views);
        }
    }

    fn acknowledged(&mut self, text: &str) {
        let (Some(id), Some(version)) = (scan::number(text, "id"), scan::number(text, "version"))
        else {
            return;
        };
        if self.waiting.as_ref().is_none_or(|waiting| waiting.id != id) {
            return;
        }
        if self.version < version {
            // What is known was told again before this was done; an update follows.
            self.choice = None;
            self.over = false;
        }
        if self.world.come_back {
            self.acked.push(Acked { id, version });
        }
        let Some(waiting) = self.waiting.take() else { return };
        if waiting.is_move && waiting.since >= self.world.counts_from.get() && !self.world.is_over()
        {
            self.world.tally.borrow_mut().ack(waiting.since.elapsed());
        }
    }

    /// A store that is out of reach is waited for; every other refusal is a fault of this program or of the
    /// server.
    async fn refused(&mut self, text: &str) -> Result<(), Trouble> {
        self.world.tally.borrow_mut().refusals += 1;
        let may_be = self.world.come_back && text.contains("store");
        let waiting = match &self.waiting {
            Some(waiting) if may_be => waiting,
            // The second of two, after the first was done at last.
            None if may_be => return Ok(()),
            Some(waiting) => {
                return Err(Trouble::Refused(format!("{text} (for {})", waiting.text)));
            }
            None => return Err(Trouble::Refused(text.to_owned())),
        };
        sleep(RETRY).await;
        let again = waiting.text.clone();
        match self.socket.send(again).await {
            Err(_) => self.come_back().await,
            sent => sent,
        }
    }

    /// Asks for the whole table anew: it must be what was told piece by piece.
    pub(super) async fn compare(&mut self) -> Result<(), Trouble> {
        let watch = json!({ "t": "watch", "table": self.table.id }).to_string();
        self.socket.send(watch).await?;
        loop {
            let text = self.socket.next().await?;
            if scan::kind(&text) != "table" {
                self.hear(&text).await?;
                continue;
            }
            let version = scan::number(&text, "version").unwrap_or_default();
            let views = scan::list(&text, "views").unwrap_or_default();
            return if (version, views) == (self.version, &*self.views) {
                Ok(())
            } else {
                let name = &self.client;
                Err(Trouble::Lost(format!(
                    "{name} is at {}, the server at {version}",
                    self.version
                )))
            };
        }
    }
}
