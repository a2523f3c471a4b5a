//! The server and the page that plays without one are two shells around one host: the same conversation goes the same way
//! with both.

use crate::client::{Client, Server};
use serde_json::{Value, json};
use stapel_protocol::binary::Frame;
use stapel_wasm::Tables;

/// Somebody to talk to about one table.
trait Shell {
    /// Opens a table with these settings.
    fn open(&mut self, settings: &Value);

    /// Says something, and gives all answers to it, the last of them those to `then`.
    fn say(&mut self, message: Said, then: Option<&Value>) -> Vec<Value>;
}

#[derive(Clone)]
enum Said {
    Text(String),
    Bytes(Vec<u8>),
}

/// The page without a server.
struct Page {
    tables: Tables,
    table: String,
    chance: u8,
}

impl Page {
    fn answers(&mut self, texts: Vec<String>, into: &mut Vec<Value>) {
        for told in 0..=texts.len() {
            while let Some(frame) = self.tables.next_frame(told) {
                into.push(frame_in_short(&frame));
            }
            into.extend(texts.get(told).map(|text| serde_json::from_str(text).unwrap()));
        }
    }

    fn hear(&mut self, text: &str, into: &mut Vec<Value>) {
        self.chance += 1;
        let texts =
            self.tables.hear(&text.replace("TABLE", &self.table), 1_000, &[self.chance; 32]);
        self.answers(texts, into);
    }
}

impl Shell for Page {
    fn open(&mut self, settings: &Value) {
        self.table = self.tables.create(&settings.to_string(), 1_000, &[7; 32]).unwrap();
    }

    fn say(&mut self, message: Said, then: Option<&Value>) -> Vec<Value> {
        let mut answers = Vec::new();
        match message {
            Said::Text(text) => self.hear(&text, &mut answers),
            Said::Bytes(bytes) => {
                let texts = self.tables.bytes(&bytes, 1_000);
                self.answers(texts, &mut answers);
            }
        }
        if let Some(then) = then {
            self.hear(&then.to_string(), &mut answers);
        }
        answers
    }
}

/// A server, over a socket.
struct Online {
    server: Server,
    client: Client,
    token: String,
    table: String,
}

impl Online {
    fn send(&mut self, message: Said) {
        let message = match message {
            Said::Text(text) => tungstenite::Message::text(text.replace("TABLE", &self.table)),
            Said::Bytes(bytes) => tungstenite::Message::binary(bytes),
        };
        self.client.socket.send(message).unwrap();
    }
}

impl Shell for Online {
    fn open(&mut self, settings: &Value) {
        self.table = self.server.table(&self.token, settings.clone());
    }

    fn say(&mut self, message: Said, then: Option<&Value>) -> Vec<Value> {
        // Some answers take as long as they take.
        let awaited: &[&str] = match &message {
            Said::Text(text) if text.contains(r#""t":"advise""#) => &["advice", "refused"],
            Said::Text(text) if text.contains(r#""t":"watch""#) => &["table", "update", "refused"],
            Said::Text(_) | Said::Bytes(_) => &[],
        };
        self.send(message);
        let mut answers = Vec::new();
        if !awaited.is_empty() {
            self.until(awaited, &mut answers);
        }
        if let Some(then) = then {
            self.send(Said::Text(then.to_string()));
            let last = if then["t"] == "ping" { "pong" } else { "table" };
            self.until(&[last], &mut answers);
        }
        answers
    }
}

impl Online {
    /// Takes all answers up to one of this kind.
    fn until(&mut self, kinds: &[&str], answers: &mut Vec<Value>) {
        loop {
            let mut answer = self.client.next().unwrap();
            if answer["t"] == "bytes" {
                answer = frame_in_short(self.client.bytes.last().unwrap());
            }
            let kind = answer["t"].as_str().unwrap().to_owned();
            // Of other tables there are none where there is no server.
            if kind != "turns" {
                answers.push(answer);
            }
            if kinds.contains(&kind.as_str()) {
                return;
            }
        }
    }
}

fn frame_in_short(bytes: &[u8]) -> Value {
    match Frame::read(bytes).unwrap() {
        Frame::Samples { channel, seat, attempt, first, .. } => {
            json!({"t": "samples", "channel": channel, "seat": seat, "attempt": attempt, "first": first})
        }
        Frame::Pile { channel, attempt, .. } => {
            json!({"t": "pile", "channel": channel, "attempt": attempt})
        }
        Frame::Ask { channel } => json!({"t": "ask", "channel": channel}),
        Frame::Due { channel, attempt, tick } => {
            json!({"t": "due", "channel": channel, "attempt": attempt, "tick": tick})
        }
    }
}

/// What must be alike: all but names, times, and what chance brings.
fn alike(mut message: Value) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for gone in ["now", "at", "device", "deadline", "clocks", "course", "digest"] {
                    fields.remove(gone);
                }
                if fields.get("table").is_some_and(Value::is_string) {
                    fields.insert("table".into(), json!("TABLE"));
                }
                for seen in ["views", "events"] {
                    if let Some(Value::Array(list)) = fields.get_mut(seen) {
                        *list = list.iter().map(|one| one["viewer"].clone()).collect();
                    }
                }
                if let Some(Value::Array(advice)) = fields.get_mut("advice") {
                    assert!(!advice.is_empty());
                    advice.clear();
                }
                fields.values_mut().for_each(strip);
            }
            Value::Array(values) => values.iter_mut().for_each(strip),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    for info in ["table", "info"] {
        if let Some(fields) = message[info].as_object_mut() {
            fields.remove("id");
        }
    }
    strip(&mut message);
    message
}

/// A conversation: what is said, with `TABLE` for the table and `OFFER` for the first thing that a seat is offered.
struct Talk<'a> {
    shell: &'a mut dyn Shell,
    then: Value,
    id: u64,
    /// By seat: what it was offered last.
    offers: [Value; 5],
    transcript: Vec<Value>,
}

impl Talk<'_> {
    fn say(&mut self, message: Said) {
        let then = self.then.clone();
        for answer in self.shell.say(message, Some(&then)) {
            for view in answer["views"].as_array().into_iter().flatten() {
                if let Some(seat) = view["viewer"].as_u64() {
                    self.offers[seat as usize] = view["view"]["legal"][0].clone();
                }
            }
            self.transcript.push(alike(answer));
        }
    }

    fn text(&mut self, message: Value) {
        self.say(Said::Text(message.to_string()));
    }

    fn does(&mut self, what: Value) {
        self.id += 1;
        self.again(what);
    }

    /// The same number as last time.
    fn again(&mut self, what: Value) {
        self.text(json!({"t": "do", "table": "TABLE", "id": self.id, "what": what}));
    }

    fn acts(&mut self, seat: usize) {
        let action = self.offers[seat].clone();
        self.does(json!({"c": "act", "seat": seat, "action": action}));
    }
}

fn transcript(shell: &mut dyn Shell, conversation: fn(&mut Talk<'_>)) -> Vec<Value> {
    let then = json!({"t": "ping", "n": 7});
    let offers = std::array::from_fn(|_| Value::Null);
    let mut talk = Talk { shell, then, id: 0, offers, transcript: Vec::new() };
    conversation(&mut talk);
    talk.transcript
}

fn with_both(settings: &Value, conversation: fn(&mut Talk<'_>)) -> Vec<Value> {
    let mut page = Page { tables: Tables::default(), table: String::new(), chance: 0 };
    page.open(settings);
    let offline = transcript(&mut page, conversation);
    let server = Server::start();
    let (token, client) = (server.token(), Client::raw(&server));
    let mut online = Online { server, client, token: token.clone(), table: String::new() };
    online.open(settings);
    // The page needs no token; here it is put where the conversation has a place for it.
    let mut with_token = WithToken { online, token };
    let online = transcript(&mut with_token, conversation);
    for (nth, (mine, theirs)) in offline.iter().zip(&online).enumerate() {
        assert_eq!(mine, theirs, "answer {nth}: first without a server, then with one");
    }
    assert_eq!(offline.len(), online.len());
    offline
}

struct WithToken {
    online: Online,
    token: String,
}

impl Shell for WithToken {
    fn open(&mut self, settings: &Value) {
        self.online.open(settings);
    }

    fn say(&mut self, message: Said, then: Option<&Value>) -> Vec<Value> {
        let message = match message {
            Said::Text(text) => Said::Text(text.replace("TOKEN", &self.token)),
            bytes @ Said::Bytes(_) => bytes,
        };
        self.online.say(message, then)
    }
}

fn count(transcript: &[Value], kind: &str) -> usize {
    transcript.iter().filter(|answer| answer["t"] == kind).count()
}

fn greet(talk: &mut Talk<'_>) {
    talk.text(json!({"t": "hello", "protocol": 1, "client": "a page load", "token": "TOKEN"}));
    talk.text(json!({"t": "watch", "table": "TABLE"}));
    // From here on: to watch once more, from a version that never was, is answered with the whole table, behind all that
    // was told before.
    talk.then = json!({"t": "watch", "table": "TABLE", "have": 9_999_999});
}

#[test]
fn a_game_goes_the_same_way_with_a_server_and_without_one() {
    let settings = json!({"game": "totem", "seats": 3, "first": 0});
    let transcript = with_both(&settings, |talk| {
        // Before anybody has said who they are.
        for early in [
            json!({"t": "lobby", "on": true}),
            json!({"t": "watch", "table": "TABLE"}),
            json!({"t": "do", "table": "TABLE", "id": 1, "what": {"c": "start"}}),
            json!({"t": "hello", "protocol": 99, "client": "a page load"}),
            json!({"t": "hello", "protocol": 1, "client": "short"}),
        ] {
            talk.text(early);
        }
        talk.say(Said::Text("no message".into()));
        greet(talk);
        talk.text(json!({"t": "watch", "table": "0123456789ab"}));
        talk.text(json!({"t": "do", "table": "0123456789ab", "id": 1, "what": {"c": "start"}}));
        talk.does(json!({"c": "sit", "seat": 0, "name": "Ada"}));
        talk.does(json!({"c": "sit", "seat": 0, "name": "Ada again"}));
        talk.does(json!({"c": "sit", "seat": 4, "name": "Nobody"}));
        talk.does(json!({"c": "sit", "name": ""}));
        talk.does(json!({"c": "start"}));
        talk.does(json!({"c": "act", "seat": 0, "action": {}}));
        talk.does(json!({"c": "sit", "name": "Bo"}));
        talk.does(json!({"c": "seat_bot", "seat": 2, "level": 9}));
        talk.does(json!({"c": "seat_bot", "seat": 2, "level": 2}));
        talk.does(json!({"c": "unseat", "seat": 2}));
        talk.does(json!({"c": "sit", "name": "Cy"}));
        talk.does(json!({"c": "rename", "seat": 2, "name": "Cyd"}));
        talk.does(json!({"c": "rematch"}));
        talk.does(json!({"c": "undo", "seat": 0}));
        talk.does(json!({"c": "start"}));
        // Once more with the same number: it was done.
        talk.again(json!({"c": "start"}));
        talk.does(json!({"c": "start"}));
        talk.acts(1);
        talk.does(json!({"c": "act", "seat": 1, "action": {"a": "nothing"}}));
        talk.does(json!({"c": "act", "seat": 0, "action": 7}));
        talk.acts(0);
        talk.does(json!({"c": "undo", "seat": 0}));
        talk.acts(0);
        talk.text(json!({"t": "advise", "table": "TABLE", "seat": 0, "id": 70}));
        talk.does(json!({"c": "say", "seat": 0, "what": {"is": "phrase", "phrase": "hello"}}));
        talk.does(json!({"c": "say", "seat": 1, "what": {"is": "text", "text": ""}}));
        talk.acts(2);
        // What was said before it is old by now, and not said again.
        talk.id -= 2;
        talk.again(json!({"c": "say", "seat": 0, "what": {"is": "phrase", "phrase": "hello"}}));
        talk.id += 2;
        talk.does(json!({"c": "answer", "seat": 0, "yes": true}));
        talk.does(json!({"c": "vote", "seat": 0, "yes": true}));
        talk.say(Said::Bytes(vec![9, 9]));
        talk.say(Said::Bytes(Frame::Ask { channel: 1 }.write()));
        talk.say(Said::Bytes(Frame::Ask { channel: 77 }.write()));
        talk.does(json!({"c": "stand", "seat": 1}));
        talk.does(json!({"c": "sit", "seat": 1, "name": "Bo"}));
        talk.then = json!({"t": "ping", "n": 8});
        talk.text(json!({"t": "unwatch", "table": "TABLE"}));
        talk.text(json!({"t": "lobby", "on": false}));
        talk.text(json!({"t": "watch", "table": "TABLE"}));
    });
    assert_eq!(count(&transcript, "said"), 1);
    assert!(count(&transcript, "ack") > 15 && count(&transcript, "refused") > 15);
    assert!(count(&transcript, "update") >= 12 && count(&transcript, "table") > 30);
}

#[test]
fn a_hand_goes_the_same_way_with_a_server_and_without_one() {
    let settings = json!({"game": "tokami", "seats": 2, "first": 0});
    let transcript = with_both(&settings, |talk| {
        greet(talk);
        talk.say(Said::Bytes(Frame::Ask { channel: 1 }.write()));
        talk.does(json!({"c": "sit", "seat": 0, "name": "Ada"}));
        talk.does(json!({"c": "sit", "seat": 1, "name": "Bo"}));
        talk.does(json!({"c": "start"}));
        talk.say(Said::Bytes(Frame::Ask { channel: 1 }.write()));
        let samples = |seat| {
            Frame::Samples { channel: 1, seat, attempt: 0, first: 0, samples: b"no" }.write()
        };
        // Before a stick is named no hand is due.
        talk.say(Said::Bytes(samples(0)));
        talk.does(json!({"c": "act", "seat": 0, "action": {"a": "raise", "stick": 35}}));
        for seat in [0, 1, 9] {
            talk.say(Said::Bytes(samples(seat)));
        }
        talk.say(Said::Bytes(Frame::Due { channel: 1, attempt: 0, tick: 0 }.write()));
        talk.text(json!({"t": "advise", "table": "TABLE", "seat": 1, "id": 70}));
    });
    // At the start, and when asked for.
    assert_eq!(count(&transcript, "pile"), 2);
    assert_eq!(count(&transcript, "due"), 3);
}
