//! A socket of a virtual player.

use super::trouble::Trouble;
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

pub(super) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(super) async fn connect(host: &str) -> Result<Self, Trouble> {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        // Small: thousands of them are open at once.
        let config = WebSocketConfig::default().read_buffer_size(8 << 10).write_buffer_size(0);
        let url = format!("ws://{host}/api/socket");
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(url, stream, Some(config)).await?;
        Ok(Self(socket))
    }

    pub(super) async fn send(&mut self, text: String) -> Result<(), Trouble> {
        Ok(self.0.send(Message::Text(text.into())).await?)
    }

    /// The next text.
    pub(super) async fn next(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => return Err(Trouble::Closed),
                Some(Ok(
                    Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_),
                )) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
