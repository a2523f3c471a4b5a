use crate::client::{Client, Server, begun, play_out};
use serde_json::json;
use std::process::Command;

#[test]
fn every_answer_has_the_usual_headers() {
    let server = Server::start();
    for path in ["/", "/healthz", "/api/tables", "/api/nothing", "/t/000000000000"] {
        let (_, head, _) = server.http(&format!("GET {path} HTTP/1.1"), "");
        for header in [
            "content-security-policy: default-src 'self'",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
            "referrer-policy: no-referrer",
        ] {
            assert!(head.contains(header), "{path}: {head}");
        }
    }
    assert_eq!(server.get("/api/nothing", None).0, 404);
    assert_eq!(server.get("/healthz", None), (200, json!("ok\n")));
    assert_eq!(server.get("/assets/missing.js", None).0, 404);
    let (_, metrics) = server.get("/metrics", None);
    assert!(metrics.as_str().unwrap().contains("stapel_connections"));
}

#[test]
fn the_description_names_every_path() {
    let server = Server::start();
    let (status, description) = server.get("/api/openapi.json", None);
    assert_eq!(status, 200);
    let paths = description["paths"].as_object().unwrap();
    for path in [
        "/api/devices",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/qr.svg",
        "/api/tables/{table}/games",
        "/api/pairings",
        "/api/pairings/{code}",
        "/api/me/turns",
        "/api/me/games",
        "/api/games/{game}/record",
        "/api/games/{game}/replay",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
}

#[test]
fn a_table_has_a_link_and_a_picture_of_it() {
    let server = Server::with(&["--public-url", "https://play.example/"]);
    let token = server.token();
    let (_, created) =
        server.post("/api/tables", Some(&token), &json!({"game": "totemo", "seats": 2}));
    let table = created["table"].as_str().unwrap();
    assert_eq!(created["link"], format!("https://play.example/t/{table}"));
    let (status, head, svg) = server.http(&format!("GET /api/tables/{table}/qr.svg HTTP/1.1"), "");
    assert_eq!(status, 200);
    assert!(head.contains("image/svg+xml") && svg.contains("<svg"));
    for bad in [
        json!({"game": "totemo", "seats": 9}),
        json!({"game": "totem", "seats": 2}),
        json!({"game": "chess", "seats": 2}),
        json!({"game": "totemo", "seats": 2, "first": 4}),
        json!({"game": "totemo", "seats": 2, "clock": {"kind": "turn", "seconds": 1, "reserve": 0}}),
        json!({"game": "totemo", "seats": 2, "options": {"series": true}}),
        json!([]),
    ] {
        let (status, why) = server.post("/api/tables", Some(&token), &bad);
        assert!((400..500).contains(&status), "{bad}: {status} {why}");
        assert!(why["code"].as_str().unwrap().starts_with("refused-"));
    }
    assert_eq!(server.post("/api/tables", None, &json!({"game": "totemo", "seats": 2})).0, 401);
    // Who does not say who he is hears of that first, and a name that is none is the name of nothing.
    assert_eq!(server.post("/api/tables", None, &json!([])).0, 401);
    for path in ["/api/tables/%ff", "/api/tables/%00/games", "/api/games/%ff/record"] {
        let (status, why) = server.get(path, None);
        assert_eq!(status, 404, "{path}: {why}");
        assert!(why["code"].as_str().unwrap().starts_with("refused-server-no-"), "{why}");
    }
    let (status, why) =
        server.post("/api/tables", Some(&token), &json!({"game": "totemo", "seats": 2.0}));
    assert_eq!(status, 200, "{why}");
}

#[test]
fn who_ends_tells_everybody_to_come_back() {
    let mut server = Server::start();
    let mut client = Client::connect(&server, None, "waiting");
    assert!(server.terminate());
    assert!(client.until("bye")["retry_ms"].as_u64().unwrap() > 0);
    assert!(client.next().is_none());
}

#[test]
fn a_file_is_flushed_as_the_operator_wants() {
    assert!(Server::start().log().contains("flush=EachSecond"));
    let mut server = Server::with(&["--flush", "commit", "--messages-per-second", "0"]);
    assert!(server.log().contains("flush=EachCommit"));
    let (table, mut clients) = begun(&server, "totemo", 2);
    play_out(&table, &mut clients, 3);
    server.kill_and_restart();
    let (_, games) = server.get(&format!("/api/tables/{table}/games"), None);
    assert_eq!(games["games"].as_array().unwrap().len(), 1);
    let asked = Command::new(env!("CARGO_BIN_EXE_stapel"))
        .args(["serve", "--lang", "en"])
        .env("STAPEL_FLUSH", "sometimes")
        .output()
        .unwrap();
    assert_eq!(asked.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&asked.stderr).contains("sometimes"));
}

#[test]
fn an_imported_record_is_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.jsonl");
    let stapel = |args: &[&str]| {
        let ran = Command::new(env!("CARGO_BIN_EXE_stapel"))
            .args(["--lang", "en"])
            .args(args)
            .env("STAPEL_DATA", folder.path())
            .output()
            .unwrap();
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        String::from_utf8(ran.stdout).unwrap()
    };
    let path = file.to_str().unwrap();
    stapel(&[
        "simulate",
        "totem",
        "--games",
        "1",
        "--players",
        "3",
        "--seed",
        "8",
        "--records",
        path,
    ]);
    let said = stapel(&["import", path]);
    let game = said.lines().next().unwrap();
    let server = Server::on(folder, &[]);
    let (status, record) = server.get(&format!("/api/games/{game}/record"), None);
    let kept = std::fs::read_to_string(&file).unwrap();
    assert_eq!((status, record), (200, serde_json::from_str(&kept).unwrap()));
    let (status, replay) = server.get(&format!("/api/games/{game}/replay?seat=1"), None);
    assert_eq!((status, &replay["game"], &replay["viewer"]), (200, &json!("totem"), &json!(1)));
    assert!(replay["frames"].as_array().unwrap().len() > 20);
}
