//! Tells what has happened once it is stored, in the order in which it happened.

use crate::cell::Cell;
use crate::hub::Hub;
use crate::out::Outgoing;
use crate::pipe::Pipe;
use crate::trouble::Trouble;
use stapel_protocol::{DeviceId, LobbyRow, ServerMsg, TableId};
use stapel_store::{Receipt, StoreError};
use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// What is to be sent once it is stored.
pub(crate) struct Delivery {
    pub(crate) receipt: Receipt,
    pub(crate) cell: Arc<Cell>,
    pub(crate) generation: u64,
    pub(crate) told: Outgoing,
    /// Whose command it was: it is refused if the store fails.
    pub(crate) asked: Option<(Arc<Pipe>, u64)>,
    pub(crate) since: Instant,
    /// The table's row in the lobby, if it has changed.
    pub(crate) lobby: Option<Option<LobbyRow>>,
    /// Devices whose turn it has become or is no longer.
    pub(crate) turned: Vec<DeviceId>,
    /// Whoever waits for it: it fails if something could not be stored.
    pub(crate) done: Option<oneshot::Sender<()>>,
}

pub(crate) async fn tell(mut inbox: mpsc::UnboundedReceiver<Delivery>, hub: Weak<Hub>) {
    // By table, the last generation of which something was not stored. What was to be told of it afterwards
    // builds on that and is void, even if it had nothing to store itself.
    let mut void: HashMap<TableId, u64> = HashMap::new();
    while let Some(delivery) = inbox.recv().await {
        let Delivery { receipt, cell, generation, told, asked, since, lobby, turned, done } =
            delivery;
        let stored = receipt.await;
        let Some(hub) = hub.upgrade() else { return };
        let is_void = !void.is_empty() && {
            let is_void = void.get(&cell.id).is_some_and(|last| generation <= *last);
            if !is_void {
                void.remove(&cell.id);
            }
            is_void
        };
        match stored {
            Ok(()) if is_void => {}
            Ok(()) => {
                told.send(&hub.metrics);
                if let Some(done) = done {
                    // If nobody waits any longer, nobody need know.
                    let _ = done.send(());
                }
                hub.metrics.told.observe(since.elapsed().as_secs_f64());
                if let Some(row) = lobby {
                    hub.lobby.set(cell.id, row);
                }
                for device in turned {
                    hub.tell_turns(device);
                }
            }
            Err(error) => {
                if !is_void {
                    void.insert(cell.id, generation);
                }
                failed(&hub, cell, generation, asked, &error).await;
            }
        }
    }
}

/// What was not stored has not happened: the room is loaded again.
async fn failed(
    hub: &Arc<Hub>,
    cell: Arc<Cell>,
    generation: u64,
    asked: Option<(Arc<Pipe>, u64)>,
    error: &StoreError,
) {
    tracing::error!(table = %cell.id, %error, "a step could not be stored");
    hub.metrics.store_failures.inc();
    // First of all: whoever is refused and sends it again must not find it done.
    let gave_up = cell.give_up(generation).await;
    if let Some((socket, id)) = asked {
        let why = Trouble::Store.refusal();
        hub.metrics.refused(&why.code);
        socket.say(&ServerMsg::Refused { id: Some(id), table: Some(cell.id), why }, &hub.metrics);
    }
    if gave_up {
        let hub = Arc::clone(hub);
        tokio::spawn(async move { hub.reload(cell).await });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Ear;
    use crate::config::Config;
    use crate::metrics::Metrics;
    use crate::pipe::Pipe;
    use stapel_catalog::GAMES;
    use stapel_host::Outbox;
    use stapel_store::{StepRow, Store, Write};
    use std::net::Ipv4Addr;
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    #[tokio::test]
    async fn what_builds_on_something_that_was_not_kept_is_void() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("stapel.db").to_str().unwrap()).await.unwrap();
        let hub = Hub::start(Config::default(), GAMES, store, Metrics::new().unwrap()).await;
        let table = TableId::from_bits(7);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut far = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (_wire, client) = Pipe::split(listener.accept().await.unwrap().0, 1 << 10);
        let deliver = |writes: Vec<Write>, generation: u64, id: u64| {
            let ack = ServerMsg::Ack { table, id, version: id };
            let ear = Ear { socket: Arc::clone(&client), address: Ipv4Addr::LOCALHOST.into() };
            let mut told = Outgoing::default();
            told.message(&ear, &ack);
            hub.deliver(Delivery {
                receipt: hub.store.submit(writes),
                cell: hub.cell(table),
                generation,
                told,
                asked: Some((Arc::clone(&client), id)),
                since: Instant::now(),
                lobby: None,
                turned: Vec::new(),
                done: None,
            });
        };
        // The step of a table that the store does not know can't be kept. Nothing at all always can: that is
        // how a command is answered that was sent twice.
        let step = StepRow { version: 0, at: 0, body: Vec::new() };
        deliver(vec![Write::Step { table: table.to_string(), step }], 0, 1);
        deliver(Vec::new(), 0, 1);
        // The room was loaded again.
        deliver(Vec::new(), 1, 2);
        let mut heard = String::new();
        while !heard.contains(r#""version":2"#) {
            let mut bytes = [0; 1000];
            let length = far.read(&mut bytes).await.unwrap();
            heard.push_str(&String::from_utf8_lossy(&bytes[..length]));
        }
        assert!(heard.contains(r#""t":"refused","id":1"#), "{heard}");
        assert!(!heard.contains(r#""version":1"#), "{heard}");
    }
}
