//! What a request brings along: where it comes from, who asks, and for what.

use crate::address::real_address;
use crate::hub::Hub;
use crate::listen::Peer;
use crate::trouble::Trouble;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::Value;
use stapel_protocol::{DeviceId, GameKey, TableId};
use stapel_room::Refused;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::time::timeout;

/// Where a request really comes from.
pub(crate) struct From(pub(crate) IpAddr);

impl FromRequestParts<Arc<Hub>> for From {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<From, Trouble> {
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.address.ip());
        let peer = peer.ok_or(Trouble::BadMessage)?;
        Ok(From(real_address(peer, &parts.headers, &hub.config.trusted_proxies)))
    }
}

/// The device that asks, if it says who it is.
pub(crate) struct Bearer(pub(crate) Option<DeviceId>);

impl FromRequestParts<Arc<Hub>> for Bearer {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Bearer, Trouble> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else {
            return Ok(Bearer(None));
        };
        let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        let token = token.ok_or(Trouble::BadToken)?;
        hub.device(token).await.map(|device| Bearer(Some(device)))
    }
}

/// The device that asks, which must say who it is.
pub(crate) struct Device(pub(crate) DeviceId);

impl FromRequestParts<Arc<Hub>> for Device {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Device, Trouble> {
        let Bearer(device) = Bearer::from_request_parts(parts, hub).await?;
        device.map(Device).ok_or(Trouble::Refused(Refused::NoToken))
    }
}

/// The one name in a path. What is no name is the name of nothing.
async fn name(parts: &mut Parts, hub: &Arc<Hub>) -> Option<String> {
    Path::<String>::from_request_parts(parts, hub).await.ok().map(|Path(name)| name)
}

/// The table in a path.
pub(crate) struct Table(pub(crate) TableId);

impl FromRequestParts<Arc<Hub>> for Table {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Table, Trouble> {
        let id = name(parts, hub).await.and_then(|name| name.parse().ok());
        id.map(Table).ok_or(Trouble::NoTable)
    }
}

/// The game in a path.
pub(crate) struct Game(pub(crate) GameKey);

impl FromRequestParts<Arc<Hub>> for Game {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Game, Trouble> {
        let key = name(parts, hub).await.and_then(|name| name.parse().ok());
        key.map(Game).ok_or(Trouble::NoGame)
    }
}

/// The pairing code in a path.
pub(crate) struct Code(pub(crate) String);

impl FromRequestParts<Arc<Hub>> for Code {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Code, Trouble> {
        name(parts, hub).await.map(Code).ok_or(Trouble::BadCode)
    }
}

/// What a request's body asks for.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Hub>> for Asked<T> {
    type Rejection = Trouble;
    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Asked<T>, Trouble> {
        let body = timeout(hub.config.request_within, Json::from_request(request, hub));
        let body: Result<Json<Value>, JsonRejection> = body.await.map_err(|_| Trouble::TooSlow)?;
        let Json(mut body) = body.map_err(|_| Trouble::BadMessage)?;
        make_whole(&mut body);
        serde_json::from_str(&body.to_string()).map(Asked).map_err(|_| Trouble::BadMessage)
    }
}

/// To JSON 2.0 is the same number as 2, and a schema takes it for a whole one.
fn make_whole(value: &mut Value) {
    match value {
        Value::Number(number) => {
            let whole = number.as_f64().filter(|n| n.fract() == 0.0 && n.abs() < 1e15);
            if let Some(whole) = whole {
                *number = (whole as i64).into();
            }
        }
        Value::Array(values) => values.iter_mut().for_each(make_whole),
        Value::Object(values) => values.values_mut().for_each(make_whole),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn whole_numbers_are_whole_however_they_are_written() {
        let mut value = json!({"a": [2.0, 2.5, -0.0, 7, 1e300], "b": {"c": 1.0}, "d": "3.0"});
        make_whole(&mut value);
        assert_eq!(value, json!({"a": [2, 2.5, 0, 7, 1e300], "b": {"c": 1}, "d": "3.0"}));
    }
}
