//! Taking connections, and speaking on sockets.

use crate::api;
use crate::bucket::Bucket;
use crate::config::Config;
use crate::door::Place;
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::out::Out;
use crate::pipe::{Pipe, Wire};
use crate::session::Session;
use crate::trouble::Trouble;
use axum::body::Bytes;
use axum::extract::Request;
use axum::extract::ws::{Message, WebSocket};
use futures_util::SinkExt;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use stapel_protocol::{LARGEST_MESSAGE, ServerMsg};
use stapel_registry::Registry;
use stapel_store::{Store, StoreError};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout, timeout_at};
use tower::ServiceExt;

/// So many times a client is asked whether it is there before it is given up.
const ASKS: u32 = 3;
/// So many may wait to be let in, as when all come back at once: whoever finds it full tries again a second later.
const MOST_AT_THE_DOOR: u32 = 4096;
/// Clients are told to come back after so long, spread a little.
const COME_BACK_MS: u32 = 1_000;
/// Who goes on after so many refusals for being too fast is cut off.
const MOST_EXCESS: u32 = 500;

/// The other end of a connection, the way to it, and its place, which a socket keeps after the connection has become
/// one.
#[derive(Clone)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    pub(crate) pipe: Arc<Pipe>,
    pub(crate) place: Arc<Place>,
}

/// Why a server can't run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The store can't be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address can't be listened on.
    #[error("can't listen on {address}: {why}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// Two metrics have one name.
    #[error(transparent)]
    Metrics(#[from] prometheus::Error),
}

/// A server that listens.
pub struct Server {
    hub: Arc<Hub>,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the store and listens.
    ///
    /// # Errors
    /// If either can't be done.
    pub async fn start(config: Config, games: Registry) -> Result<Server, ServeError> {
        // As many connections as the system allows.
        let _ = rlimit::increase_nofile_limit(u64::MAX);
        let store = Store::open_with(&config.database, config.flush).await?;
        let address = config.listen;
        let unheard = |why| ServeError::Listen { address, why };
        let listener = bind(address).map_err(unheard)?;
        let address = listener.local_addr().map_err(unheard)?;
        tracing::info!(%address, flush = ?config.flush, "listening");
        let hub = Hub::start(config, games, store, Metrics::new()?).await;
        Ok(Server { hub, listener, address })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `end` says so; then tells every client to come back, and waits until all that was
    /// handed in is stored.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let Server { hub, listener, .. } = self;
        let routes = api::routes(Arc::clone(&hub));
        let mut end = std::pin::pin!(end);
        loop {
            let (stream, address) = tokio::select! {
                () = &mut end => break,
                accepted = listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        // Too many open files: some will close.
                        tracing::warn!(%error, "a connection can't be taken");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                        continue;
                    }
                },
            };
            let Some(place) = Place::of_connection(&hub, address.ip()) else { continue };
            let (wire, pipe) = split(stream, hub.config.backlog);
            let peer = Peer { address, pipe, place: Arc::new(place) };
            let routes = routes.clone();
            let service =
                hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
                    request.extensions_mut().insert(peer.clone());
                    routes.clone().oneshot(request.map(axum::body::Body::new) as Request)
                });
            let mut builder = hyper::server::conn::http1::Builder::new();
            builder
                .timer(TokioTimer::new())
                .header_read_timeout(hub.config.request_within)
                .max_buf_size(16 * 1024);
            let connection = builder.serve_connection(TokioIo::new(wire), service).with_upgrades();
            let mut closing = hub.closing.subscribe();
            tokio::spawn(async move {
                let mut connection = std::pin::pin!(connection);
                let ended = tokio::select! {
                    ended = &mut connection => ended,
                    () = closed(&mut closing) => {
                        connection.as_mut().graceful_shutdown();
                        connection.await
                    }
                };
                if let Err(error) = ended {
                    tracing::debug!(%error, "a connection broke");
                }
            });
        }
        tracing::info!("ending");
        hub.closing.send_replace(true);
        // Each socket says goodbye by itself.
        let gone = async {
            while hub.metrics.sockets.get() + hub.metrics.connections.get() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let _ = timeout(Duration::from_secs(5), gone).await;
        // After the next start nothing needs to be loaded before it is wanted.
        let dropped = hub.sweep(Duration::ZERO);
        hub.put_to_rest(&dropped).await;
        hub.store.close().await;
    }
}

fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that was killed comes back at once.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(MOST_AT_THE_DOOR)
}

fn split(stream: TcpStream, backlog: usize) -> (Wire, Arc<Pipe>) {
    // Small messages go out at once.
    let _ = stream.set_nodelay(true);
    Pipe::split(stream, backlog)
}

/// One socket, from its opening to its end.
pub(crate) async fn talk(mut socket: WebSocket, pipe: Arc<Pipe>, hub: Arc<Hub>, address: IpAddr) {
    hub.metrics.sockets.inc();
    pipe.share();
    let mut session = Session::new(Arc::clone(&hub), pipe, address);
    converse(&mut socket, &mut session, &hub).await;
    session.end().await;
    hub.metrics.sockets.dec();
}

async fn converse(socket: &mut WebSocket, session: &mut Session, hub: &Arc<Hub>) {
    let mut closing = hub.closing.subscribe();
    let gone_after = hub.config.gone_after;
    let mut heard = Instant::now();
    let mut next_ask = heard;
    let mut asked: Option<Instant> = None;
    let rate = hub.config.messages_per_second;
    let mut messages = Bucket::new(f64::from(rate) * 2.0, rate.into());
    let mut excess = 0_u32;
    let pipe = Arc::clone(&session.ear.socket);
    // Made once: whoever begins to wait anew takes a lock that many share.
    let mut ending = pin!(closed(&mut closing));
    let mut waiting = pin!(pipe.wait());
    let mut alarm = pin!(sleep_until(next_ask));
    loop {
        tokio::select! {
            biased;
            message = socket.recv() => {
                let Some(Ok(message)) = message else { return };
                heard = Instant::now();
                let counts = matches!(message, Message::Text(_) | Message::Binary(_));
                if counts && rate > 0 && !messages.take(heard.into_std()) {
                    session.refuse(&Trouble::TooFast, None, None);
                    excess += 1;
                    if excess > MOST_EXCESS {
                        return;
                    }
                    continue;
                }
                match message {
                    Message::Text(text) if text.len() > LARGEST_MESSAGE => {
                        session.refuse(&Trouble::BadMessage, None, None);
                    }
                    Message::Text(text) => session.hear(&text, heard.into_std()).await,
                    Message::Binary(bytes) => session.hear_bytes(&bytes).await,
                    Message::Pong(_) => {
                        if let Some(asked) = asked.take() {
                            let trip = heard.saturating_duration_since(asked).as_millis();
                            session.round_trip = u32::try_from(trip).unwrap_or(u32::MAX);
                        }
                    }
                    Message::Ping(_) => {}
                    Message::Close(_) => return,
                }
                // What takes long to be done is no silence of the client's.
                heard = Instant::now();
                // While there is always something to hear, nothing below comes round.
                if !pipe.is_open() {
                    return;
                }
            }
            () = &mut waiting => {
                waiting.set(pipe.wait());
                // A client that is not heard and does not take it is gone.
                if !matches!(timeout_at(heard + gone_after, pipe.drain()).await, Ok(true)) {
                    return;
                }
            }
            () = &mut alarm => {
                let now = Instant::now();
                if now >= heard + gone_after {
                    tracing::debug!("a client is gone");
                    return;
                }
                if now >= next_ask {
                    asked = Some(now);
                    next_ask = now + gone_after / ASKS;
                    let ping = socket.send(Message::Ping(Bytes::new()));
                    if !matches!(timeout_at(heard + gone_after, ping).await, Ok(Ok(()))) {
                        return;
                    }
                }
                alarm.as_mut().reset(next_ask.min(heard + gone_after));
            }
            () = &mut ending => {
                say_goodbye(socket, &pipe).await;
                return;
            }
        }
    }
}

async fn closed(closing: &mut watch::Receiver<bool>) {
    // The hub outlives its sockets.
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn say_goodbye(socket: &mut WebSocket, pipe: &Pipe) {
    pipe.write(Out::text(&ServerMsg::Bye { retry_ms: COME_BACK_MS }).bytes());
    let goodbye = async {
        let _ = socket.close().await;
        pipe.drain().await;
    };
    let _ = timeout(Duration::from_secs(2), goodbye).await;
}
