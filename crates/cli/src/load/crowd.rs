//! How long a quick bot takes to answer while many others want to think.

use super::http::Http;
use super::report::Report;
use super::scan::{self, Offers};
use super::socket::Socket;
use super::trouble::Trouble;
use super::world::Tally;
use crate::args::Load;
use serde_json::{Value, json};
use stapel_registry::Registry;
use std::time::Duration;
use tokio::task::spawn_local;
use tokio::time::{Instant, sleep};

/// The queue is as long as it gets.
const WARM_UP: Duration = Duration::from_secs(5);
/// A socket may watch no more.
const TABLES_A_SOCKET: u32 = 16;
/// Devices that ask for advice all the time.
const CURIOUS: u32 = 8;
/// The bot that is measured.
const QUICK: u8 = 2;
const DEEP: u8 = 5;

/// A client that does one thing after another.
struct Client {
    socket: Socket,
    ids: u64,
}

/// Opens the tables and measures.
pub(super) async fn measure(
    games: Registry,
    args: &Load,
    host: &str,
    crowd: u32,
) -> Result<Report, Trouble> {
    let (for_two, for_five) = (game_for(games, 2)?, game_for(games, 5)?);
    let mut http = Http::connect(host).await?;
    let mut left = crowd;
    let mut others = Vec::new();
    while left > 0 {
        let tables = left.min(TABLES_A_SOCKET);
        left -= tables;
        others.push(spawn_local(think_deeply(
            deep_thinkers(&mut http, host, for_five, tables).await?,
        )));
    }
    for _ in 0..CURIOUS {
        let (client, table, _) = duel(&mut http, host, for_two, 1).await?;
        others.push(spawn_local(ask_for_advice(client, table)));
    }
    let (mut client, mut table, mut offers) = duel(&mut http, host, for_two, QUICK).await?;
    sleep(WARM_UP).await;
    let mut tally = Tally::new().map_err(|e| Trouble::Answer(e.to_string()))?;
    let end = Instant::now() + Duration::from_secs_f64(args.seconds());
    while Instant::now() < end {
        let sent = Instant::now();
        let act = format!(r#"{{"c":"act","seat":0,"action":{}}}"#, scan::pick(&offers, 0));
        client.ask(&table, &act).await?;
        match client.offers().await? {
            Some(next) => {
                tally.ack(sent.elapsed());
                offers = next;
            }
            None => (client, table, offers) = duel(&mut http, host, for_two, QUICK).await?,
        }
    }
    // Without the crowd the figures would say nothing.
    for other in others {
        if other.is_finished() {
            let ended = other.await.map_err(|error| Trouble::Answer(error.to_string()))?;
            return Err(ended
                .err()
                .unwrap_or(Trouble::Answer("somebody has left the crowd".into())));
        }
    }
    let metrics = http.get("/metrics").await?;
    let hurried = scan::metric(&String::from_utf8_lossy(&metrics), "stapel_hurried_total");
    Ok(Report::of_crowd(crowd, &tally, hurried))
}

/// The first game that so many can play turn by turn.
fn game_for(games: Registry, seats: u8) -> Result<&'static str, Trouble> {
    let mut games = games.games().iter().map(|game| game.sheet);
    let found = games.find(|sheet| !sheet.by_hand && sheet.seats().contains(&seats));
    let missing = || Trouble::Answer(format!("no game for {seats} is played turn by turn"));
    found.map(|sheet| sheet.name).ok_or_else(missing)
}

/// Tables at which five bots of the highest level play.
async fn deep_thinkers(
    http: &mut Http,
    host: &str,
    game: &str,
    tables: u32,
) -> Result<Client, Trouble> {
    let (mut client, token) = Client::connect(http, host).await?;
    for _ in 0..tables {
        let table = open(http, &token, &json!({ "game": game, "seats": 5 })).await?;
        client.watch(&table).await?;
        for seat in 0..5 {
            let bot = json!({ "c": "seat_bot", "seat": seat, "level": DEEP });
            client.does(&table, &bot.to_string()).await?;
        }
        client.does(&table, r#"{"c":"start"}"#).await?;
    }
    Ok(client)
}

/// One game after another, until the run is over.
async fn think_deeply(mut client: Client) -> Result<(), Trouble> {
    loop {
        let text = client.socket.next().await?;
        if text.contains(r#""stage":"over""#)
            && let Some(table) = scan::text(&text, "table")
        {
            client.ask(table, r#"{"c":"rematch"}"#).await?;
        }
    }
}

async fn ask_for_advice(mut client: Client, table: String) -> Result<(), Trouble> {
    for id in 1_000_u64.. {
        let advise = json!({ "t": "advise", "table": table, "seat": 0, "id": id });
        client.socket.send(advise.to_string()).await?;
        client.socket.next().await?;
    }
    Ok(())
}

/// A game against a bot, with what is offered first.
async fn duel(
    http: &mut Http,
    host: &str,
    game: &str,
    level: u8,
) -> Result<(Client, String, String), Trouble> {
    let (mut client, token) = Client::connect(http, host).await?;
    let table = open(http, &token, &json!({ "game": game, "seats": 2, "first": 0 })).await?;
    client.watch(&table).await?;
    client.does(&table, r#"{"c":"sit","seat":0,"name":"p"}"#).await?;
    let bot = json!({ "c": "seat_bot", "seat": 1, "level": level });
    client.does(&table, &bot.to_string()).await?;
    client.ask(&table, r#"{"c":"start"}"#).await?;
    let offers = client.offers().await?.ok_or(Trouble::Answer("no game has begun".into()))?;
    Ok((client, table, offers))
}

async fn open(http: &mut Http, token: &str, wish: &Value) -> Result<String, Trouble> {
    let opened: Value = http.post("/api/tables", Some(token), wish.to_string()).await?;
    let table = opened["table"].as_str().ok_or(Trouble::Answer(opened.to_string()))?;
    Ok(table.to_owned())
}

impl Client {
    async fn connect(http: &mut Http, host: &str) -> Result<(Client, String), Trouble> {
        let device: Value = http.post("/api/devices", None, "{}".into()).await?;
        let token = device["token"].as_str().ok_or(Trouble::Answer(device.to_string()))?;
        let mut client = Client { socket: Socket::connect(host).await?, ids: 0 };
        let hello = json!({ "t": "hello", "protocol": 1, "token": token, "client": "load-crowd" });
        client.socket.send(hello.to_string()).await?;
        Ok((client, token.to_owned()))
    }

    async fn watch(&mut self, table: &str) -> Result<(), Trouble> {
        self.socket.send(json!({ "t": "watch", "table": table }).to_string()).await
    }

    async fn ask(&mut self, table: &str, what: &str) -> Result<(), Trouble> {
        self.ids += 1;
        let id = self.ids;
        let text = format!(r#"{{"t":"do","table":"{table}","id":{id},"what":{what}}}"#);
        self.socket.send(text).await
    }

    async fn does(&mut self, table: &str, what: &str) -> Result<(), Trouble> {
        self.ask(table, what).await?;
        loop {
            let text = self.socket.next().await?;
            match scan::kind(&text) {
                "ack" if scan::number(&text, "id") == Some(self.ids) => return Ok(()),
                "refused" => return Err(Trouble::Refused(text.to_string())),
                _ => {}
            }
        }
    }

    /// What is offered as soon as it is one's turn; none once the game is over.
    async fn offers(&mut self) -> Result<Option<String>, Trouble> {
        loop {
            let text = self.socket.next().await?;
            if text.contains(r#""stage":"over""#) {
                return Ok(None);
            }
            match (scan::kind(&text), scan::offers(&text)) {
                ("refused", _) => return Err(Trouble::Refused(text.to_string())),
                ("update", Offers::Some(offers)) => return Ok(Some(offers.to_owned())),
                _ => {}
            }
        }
    }
}
