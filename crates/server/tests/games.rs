//! What the server tells of the games that it was handed.
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use serde_json::Value;
use stapel_catalog::GAMES;
use stapel_registry::Registry;
use stapel_server::{Config, Server};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// The status line and the body of an answer.
async fn get(address: SocketAddr, path: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.lines().next().unwrap_or_default().to_owned(), body.to_owned())
}

#[tokio::test]
async fn the_games_are_those_that_the_server_was_handed() {
    // Not all of them, and not from the first on.
    let handed = Registry::new(&GAMES.games()[1..]);
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: folder.path().join("stapel.db").display().to_string(),
        ..Config::default()
    };
    let server = Server::start(config, handed).await.unwrap();
    let address = server.address();
    let (end, ended) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async { drop(ended.await) }));

    let (status, body) = get(address, "/api/games").await;
    assert!(status.contains("200"), "{status}");
    let games: Vec<Value> = serde_json::from_str(&body).unwrap();
    let names: Vec<&str> = games.iter().filter_map(|game| game["name"].as_str()).collect();
    let expected: Vec<&str> = handed.games().iter().map(|spec| spec.name()).collect();
    assert_eq!(names, expected);
    for (game, spec) in games.iter().zip(handed.games()) {
        assert_eq!(*game, serde_json::to_value(spec.info()).unwrap());
        let seats = spec.sheet.usual_seats.to_string();
        assert!(game["defaults"][seats].is_object(), "{game}");
    }

    let known = handed.games()[0].name();
    let (status, rules) = get(address, &format!("/api/rules/{known}/de")).await;
    assert!(status.contains("200"), "{status}");
    assert!(rules.contains(&format!("**{}-1**", handed.games()[0].sheet.rule_prefix)));
    let unknown = GAMES.games()[0].name();
    for path in [format!("/api/rules/{unknown}/de"), format!("/api/rules/{known}/xx")] {
        let (status, _) = get(address, &path).await;
        assert!(status.contains("404"), "{path}: {status}");
    }

    end.send(()).unwrap();
    running.await.unwrap();
}
