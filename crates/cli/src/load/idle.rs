//! Many sockets that say hello and then nothing.

use super::process::usage;
use super::report::Report;
use super::socket::Socket;
use super::trouble::Trouble;
use serde_json::json;
use std::time::Duration;
use tokio::time::sleep;

/// Long enough for the server to have answered everybody.
const REST: Duration = Duration::from_secs(2);

pub(super) async fn open(host: &str, sockets: u32, pid: Option<u32>) -> Result<Report, Trouble> {
    let before = pid.and_then(usage);
    let mut open = Vec::with_capacity(sockets as usize);
    for n in 0..sockets {
        let mut socket = Socket::connect(host).await?;
        let hello = json!({ "t": "hello", "protocol": 1, "client": format!("load-idle-{n}") });
        socket.send(hello.to_string()).await?;
        let welcome = socket.next().await?;
        if !welcome.contains("welcome") {
            return Err(Trouble::Answer(welcome.to_string()));
        }
        open.push(socket);
    }
    sleep(REST).await;
    Ok(Report::of_idling(sockets, before, pid.and_then(usage)))
}
