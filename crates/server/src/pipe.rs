//! The way to a client, which its connection shares with everybody who has something to tell it.

use crate::hub::lock;
use crate::metrics::Metrics;
use crate::out::Out;
use socket2::SockRef;
use stapel_protocol::ServerMsg;
use std::io;
use std::pin::Pin;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::Notify;

/// The way to a client. What is said goes to the system at once; only what that does not take waits here, for the
/// task of the connection. A client that reads too slowly is disconnected; it catches up when it comes back.
pub(crate) struct Pipe {
    inside: Mutex<Inside>,
    wake: Notify,
    most: usize,
    /// Whether its device has no other, as far as is known.
    pub(crate) is_only: AtomicBool,
}

struct Inside {
    /// None when the way is closed.
    half: Option<OwnedWriteHalf>,
    waiting: Vec<u8>,
    is_shared: bool,
}

impl Inside {
    fn close(&mut self) {
        self.half = None;
        self.waiting = Vec::new();
    }

    /// What the system does not take at once. The way is closed if it is broken.
    fn write<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let Some(half) = &self.half else { return &[] };
        if !self.waiting.is_empty() {
            return bytes;
        }
        // Straight to the system: what the runtime knows of the connection lies elsewhere in memory, and is asked only
        // when something has to wait.
        match SockRef::from(half.as_ref()).send(bytes) {
            Ok(taken) => &bytes[taken..],
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => bytes,
            Err(_) => {
                self.close();
                &[]
            }
        }
    }

    /// Writes what waits. Gives whether the way is still open.
    fn poll_drain(&mut self, context: &mut Context<'_>) -> Poll<bool> {
        while let Some(half) = &self.half {
            if self.waiting.is_empty() {
                return Poll::Ready(true);
            }
            match half.try_write(&self.waiting) {
                Ok(taken) => drop(self.waiting.drain(..taken)),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    if ready!(half.as_ref().poll_write_ready(context)).is_err() {
                        self.close();
                    }
                }
                Err(_) => self.close(),
            }
        }
        Poll::Ready(false)
    }
}

impl Pipe {
    /// A connection, and the way out of it. No more than `most` bytes wait for a slow reader.
    pub(crate) fn split(stream: TcpStream, most: usize) -> (Wire, Arc<Pipe>) {
        let (read, write) = stream.into_split();
        let inside = Inside { half: Some(write), waiting: Vec::new(), is_shared: false };
        let pipe = Arc::new(Pipe {
            inside: Mutex::new(inside),
            wake: Notify::new(),
            most,
            is_only: AtomicBool::new(false),
        });
        (Wire { read, pipe: Arc::clone(&pipe) }, pipe)
    }

    /// From now on messages may be pushed. What the connection itself writes is then taken whole, so that nothing comes
    /// in between.
    pub(crate) fn share(&self) {
        lock(&self.inside).is_shared = true;
    }

    /// Says something.
    pub(crate) fn push(&self, out: &Out, metrics: &Metrics) {
        if self.write(out.bytes()) {
            metrics.cut_off.inc();
        }
    }

    pub(crate) fn say(&self, message: &ServerMsg, metrics: &Metrics) {
        self.push(&Out::text(message), metrics);
    }

    /// Writes something. Gives whether the reader is cut off by it.
    pub(crate) fn write(&self, bytes: &[u8]) -> bool {
        let mut inside = lock(&self.inside);
        let rest = inside.write(bytes);
        if rest.is_empty() {
            if inside.half.is_none() {
                self.wake.notify_one();
            }
            return false;
        }
        let cut_off = inside.waiting.len() + rest.len() > self.most;
        let first = inside.waiting.is_empty();
        if cut_off {
            inside.close();
        } else {
            inside.waiting.extend(rest);
        }
        drop(inside);
        if cut_off || first {
            self.wake.notify_one();
        }
        cut_off
    }

    /// Whether somebody may still read what is written.
    pub(crate) fn is_open(&self) -> bool {
        lock(&self.inside).half.is_some()
    }

    /// Nothing more is to be written.
    pub(crate) fn close(&self) {
        lock(&self.inside).close();
        self.wake.notify_one();
    }

    /// Waits until something waits, or the way is closed.
    pub(crate) async fn wait(&self) {
        self.wake.notified().await;
    }

    /// Writes what waits, as fast as the client takes it. Gives whether the way is still open.
    pub(crate) async fn drain(&self) -> bool {
        std::future::poll_fn(|context| lock(&self.inside).poll_drain(context)).await
    }
}

/// A connection.
pub(crate) struct Wire {
    read: OwnedReadHalf,
    pipe: Arc<Pipe>,
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.read).poll_read(context, to)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let mut inside = lock(&self.pipe.inside);
        let Some(half) = &inside.half else {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        };
        if inside.is_shared {
            drop(inside);
            self.pipe.write(bytes);
            return Poll::Ready(Ok(bytes.len()));
        }
        loop {
            ready!(half.as_ref().poll_write_ready(context))?;
            match half.try_write(bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => {
                    inside.close();
                    return Poll::Ready(Err(error));
                }
                Ok(taken) => return Poll::Ready(Ok(taken)),
            }
        }
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    /// The way is closed when nobody holds it any longer.
    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::AsyncReadExt;
    use tokio::net::TcpListener;

    async fn pair(most: usize) -> (Wire, Arc<Pipe>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, _) = listener.accept().await.unwrap();
        let (wire, pipe) = Pipe::split(stream, most);
        pipe.share();
        (wire, pipe, client)
    }

    #[tokio::test]
    async fn what_the_system_does_not_take_waits_and_comes_in_order() {
        let (_wire, pipe, mut client) = pair(64 << 20).await;
        // More than the system takes.
        let sent: Vec<u8> = (0..30_000_000_u32).map(|i| (i / 7) as u8).collect();
        for part in sent.chunks(100_000) {
            assert!(!pipe.write(part));
        }
        pipe.wait().await;
        let reading = async {
            let mut got = vec![0; sent.len()];
            client.read_exact(&mut got).await.unwrap();
            got
        };
        let (open, got) = tokio::join!(pipe.drain(), reading);
        assert!(open);
        assert!(got == sent);
    }

    #[tokio::test]
    async fn a_slow_reader_is_cut_off() {
        let (_wire, pipe, mut client) = pair(1000).await;
        let part = vec![7; 100_000];
        while !pipe.write(&part) {}
        pipe.wait().await;
        assert!(!pipe.drain().await);
        // He gets what was on its way, and the end.
        let mut got = Vec::new();
        client.read_to_end(&mut got).await.unwrap();
        assert!(!pipe.write(&part));
    }

    #[tokio::test]
    async fn a_client_that_is_gone_is_noticed() {
        let (_wire, pipe, client) = pair(1 << 20).await;
        drop(client);
        while lock(&pipe.inside).half.is_some() {
            pipe.write(&[1; 1000]);
            tokio::task::yield_now().await;
        }
        pipe.wait().await;
        assert!(!pipe.drain().await);
    }
}
