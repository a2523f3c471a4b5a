//! The server's process: started, measured, killed.

use super::http::Http;
use super::trouble::Trouble;
use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::process::{Child, Command};
use tokio::time::{Instant, sleep};

/// How long a server may take to answer for the first time.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that this program has started.
pub(super) struct Server {
    child: Child,
    host: String,
    database: String,
    log: std::path::PathBuf,
}

impl Server {
    /// Starts one on a free port and waits until it answers.
    pub(super) async fn start(database: &str, log: &Path) -> Result<Self, Trouble> {
        let host = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let child = spawn(&host, database, log)?;
        let mut server = Self { child, host, database: database.to_owned(), log: log.to_owned() };
        server.answers().await?;
        Ok(server)
    }

    pub(super) fn host(&self) -> &str {
        &self.host
    }

    pub(super) fn pid(&self) -> Option<u32> {
        self.child.id()
    }

    /// Ends it at once, as a power cut would, and starts it again.
    pub(super) async fn kill_and_restart(&mut self) -> Result<(), Trouble> {
        self.child.kill().await?;
        self.child = spawn(&self.host, &self.database, &self.log)?;
        self.answers().await
    }

    /// Ends it.
    pub(super) async fn end(mut self) -> Result<(), Trouble> {
        Ok(self.child.kill().await?)
    }

    async fn answers(&mut self) -> Result<(), Trouble> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE && self.child.try_wait()?.is_none() {
            if let Ok(mut http) = Http::connect(&self.host).await
                && http.get("/healthz").await.is_ok()
            {
                return Ok(());
            }
            sleep(Duration::from_millis(10)).await;
        }
        Err(Trouble::NoServer)
    }
}

fn spawn(host: &str, database: &str, log: &Path) -> Result<Child, Trouble> {
    let log = std::fs::OpenOptions::new().create(true).append(true).open(log)?;
    Ok(Command::new(std::env::current_exe()?)
        .args(["serve", "--listen", host, "--database", database])
        // All players come from one address, and faster than people do.
        .args(["--connections", "20000", "--connections-per-address", "20000"])
        .args(["--bot-games-per-address", "20000"])
        .args(["--messages-per-second", "0", "--new-per-minute", "0"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .kill_on_drop(true)
        .spawn()?)
}

/// What a process has used so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Usage {
    /// Seconds of processor time.
    pub(super) cpu: f64,
    /// Megabytes of memory in use.
    pub(super) memory: f64,
}

/// Reads `/proc`; none where there is no such thing.
pub(super) fn usage(pid: u32) -> Option<Usage> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // Fields 14 and 15 of proc(5), counted behind the name, which may hold blanks. Ticks are 1/100 s.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let ticks: f64 =
        [fields.next()?, fields.next()?].iter().filter_map(|t| t.parse::<f64>().ok()).sum();
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = resident.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(Usage { cpu: ticks / 100.0, memory: kilobytes / 1024.0 })
}
