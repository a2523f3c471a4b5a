//! The few requests that a load needs before it plays.

use super::trouble::Trouble;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

/// One connection to the server.
pub(super) struct Http {
    host: String,
    sender: SendRequest<Full<Bytes>>,
}

impl Http {
    pub(super) async fn connect(host: &str) -> Result<Self, Trouble> {
        let stream = TcpStream::connect(host).await?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::task::spawn_local(connection);
        Ok(Self { host: host.to_owned(), sender })
    }

    pub(super) async fn get(&mut self, path: &str) -> Result<Bytes, Trouble> {
        self.ask(Method::GET, path, None, String::new()).await
    }

    pub(super) async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: String,
    ) -> Result<T, Trouble> {
        let answer = self.ask(Method::POST, path, token, body).await?;
        serde_json::from_slice(&answer).map_err(|e| {
            Trouble::Answer(format!("{path}: {e}: {}", String::from_utf8_lossy(&answer)))
        })
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: String,
    ) -> Result<Bytes, Trouble> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("host", &self.host)
            .header("content-type", "application/json");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body)))?;
        self.sender.ready().await?;
        let answer = self.sender.send_request(request).await?;
        let status = answer.status();
        let body = answer.into_body().collect().await?.to_bytes();
        if status.is_success() {
            Ok(body)
        } else {
            let said = String::from_utf8_lossy(&body).into_owned();
            Err(Trouble::Answer(format!("{path}: {status}: {said}")))
        }
    }
}
