//! What can be set.

use ipnet::IpNet;
use stapel_store::Flush;
use std::net::SocketAddr;
use std::time::Duration;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The store: a path, `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// When a SQLite file is flushed to the disk.
    pub flush: Flush,
    /// The address in links; where none is set, the one that the client used.
    pub public_url: Option<String>,
    /// Pages of other origins that may connect, such as `https://example.org`.
    pub origins: Vec<String>,
    /// Reverse proxies whose word on the real address is taken.
    pub trusted_proxies: Vec<IpNet>,
    /// The most connections at once.
    pub connections: usize,
    /// The most connections at once from one address.
    pub connections_per_address: usize,
    /// The most games of bots alone that one address may watch at once. Nobody else's bots wait for them.
    pub bot_games_per_address: usize,
    /// The most messages a second on one socket, on average; 0: no limit.
    pub messages_per_second: u32,
    /// The most devices, tables and pairings a minute from one address; 0: no limit.
    pub new_per_minute: u32,
    /// The most bytes that wait for a slow reader.
    pub backlog: usize,
    /// A client that has not been heard for so long is taken for gone.
    pub gone_after: Duration,
    /// A player without a connection for this long is away: the table's rule for leavers applies.
    pub away_after: Duration,
    /// The head of a request must be there within, and its body within as much again.
    pub request_within: Duration,
    /// A table at which nothing has happened for so long is forgotten, unless a game goes on; none: never.
    pub forget_after: Option<Duration>,
    /// The threads for deep thoughts of bots, and as many for hands of Tokami; quick thoughts have one of their own.
    pub thinkers: usize,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            database: "data/stapel.db".into(),
            flush: Flush::default(),
            public_url: None,
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            connections: 20_000,
            connections_per_address: 200,
            bot_games_per_address: 8,
            messages_per_second: 40,
            new_per_minute: 60,
            backlog: 1 << 20,
            // So that a dead one is noticed within ten seconds.
            gone_after: Duration::from_secs(9),
            away_after: Duration::from_millis(stapel_room::GRACE),
            request_within: Duration::from_secs(10),
            forget_after: Some(Duration::from_secs(90 * 24 * 3600)),
            thinkers: (cores / 2).max(1),
        }
    }
}
