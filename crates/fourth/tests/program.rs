//! A game that only its own folder and one line know goes everywhere: through records, checks, bots and a real server.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Output, Stdio};
use tungstenite::{Message, WebSocket};

fn stapel(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stapel-fourth")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn games_of_bots_are_simulated_recorded_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl").display().to_string();
    let simulated = stapel(&[
        "simulate",
        "nim",
        "--games",
        "40",
        "--players",
        "2",
        "--bots",
        "5,1",
        "--seed",
        "1",
        "--records",
        &file,
        "--json",
    ]);
    assert!(simulated.status.success(), "{}", text(&simulated.stderr));
    let checked = stapel(&["check", &file, "--json"]);
    assert!(checked.status.success(), "{}", text(&checked.stdout));
    let sum: Value = serde_json::from_slice(&checked.stdout).unwrap();
    assert_eq!((&sum["records"], &sum["bad"]), (&json!(40), &json!(0)));
    // A stick too many is found, with the rule.
    let records = std::fs::read_to_string(&file).unwrap();
    let mut record: Value = serde_json::from_str(records.lines().next().unwrap()).unwrap();
    record["events"][1]["take"] = json!(7);
    std::fs::write(&file, record.to_string()).unwrap();
    let checked = stapel(&["check", &file, "--json"]);
    let breach: Value =
        serde_json::from_str(text(&checked.stdout).lines().next().unwrap()).unwrap();
    assert_eq!((&breach["rule"], &breach["event"]), (&json!("NI-2"), &json!(1)));
    assert!(!checked.status.success());
}

#[test]
fn its_rules_are_read_in_every_language() {
    for (language, word) in [("en", "heap"), ("de", "Haufen"), ("nl", "stapel"), ("ru", "кучек")]
    {
        let rules = stapel(&["rules", "nim", "--lang", language]);
        assert!(text(&rules.stdout).contains(word), "{}", text(&rules.stdout));
    }
}

struct Server {
    child: Child,
    address: String,
    _data: tempfile::TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn start() -> Server {
        let data = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_stapel-fourth"))
            .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--data"])
            .arg(data.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let at = line.split("http://").nth(1).unwrap().trim().trim_end_matches('/');
        Server { child, address: at.to_owned(), _data: data }
    }

    fn ask(&self, head: &str, token: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (host, body) = (&self.address, body.to_string());
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        serde_json::from_str(body).unwrap()
    }
}

struct Client(WebSocket<TcpStream>);

impl Client {
    fn send(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).unwrap();
    }

    fn next(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.0.read().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }
}

#[test]
fn a_person_plays_it_against_a_bot_on_a_real_server() {
    let server = Server::start();
    let no_token = Value::Null;
    let device = server.ask("POST /api/devices", "", &json!({}));
    assert_ne!(device["token"], no_token);
    let token = device["token"].as_str().unwrap();
    let asked = json!({"game": "nim", "seats": 2, "options": {"heaps": 2}, "first": 0});
    let table = server.ask("POST /api/tables", token, &asked)["table"].clone();
    let stream = TcpStream::connect(&server.address).unwrap();
    let url = format!("ws://{}/api/socket", server.address);
    let mut client = Client(tungstenite::client(url, stream).unwrap().0);
    client.send(&json!({"t": "hello", "protocol": 1, "client": "a client", "token": token}));
    client.send(&json!({"t": "watch", "table": table}));
    let mut id = 0;
    let mut command = |client: &mut Client, what: Value| {
        id += 1;
        client.send(&json!({"t": "do", "table": table, "id": id, "what": what}));
    };
    command(&mut client, json!({"c": "sit", "seat": 0, "name": "Ada"}));
    command(&mut client, json!({"c": "seat_bot", "seat": 1, "level": 3}));
    command(&mut client, json!({"c": "start"}));
    // First something that the rules forbid.
    let mut wrong = json!({"c": "act", "seat": 0, "action": {"heap": 3, "take": 1}});
    let (mut refused, mut acted) = (0, 0);
    let result = loop {
        let message = client.next();
        assert!(message["t"] != "refused" || message["why"]["rule"] == "NI-2", "{message}");
        refused += usize::from(message["t"] == "refused");
        if message["info"]["stage"] == "over" {
            break message["info"]["result"].clone();
        }
        for view in message["views"].as_array().into_iter().flatten() {
            let legal = view["view"]["legal"].as_array().unwrap();
            if let Some(action) = legal.first() {
                let act = json!({"c": "act", "seat": 0, "action": action});
                if !wrong.is_null() {
                    command(&mut client, wrong.take());
                }
                command(&mut client, act);
                acted += 1;
            }
        }
    };
    assert_eq!(refused, 1);
    assert!(acted > 1);
    let scores = result["scores"].as_array().unwrap();
    assert_eq!(scores.iter().map(|score| score.as_i64().unwrap()).sum::<i64>(), 1, "{result}");
}
