//! The HTTP part.

use crate::ask::{Asked, Bearer, Code, Device, From, Game, Table};
use crate::door::Place;
use crate::headers::{guard, may_come};
use crate::hub::{Hub, now};
use crate::trouble::Trouble;
use crate::{listen, openapi, page, token};
use axum::extract::rejection::PathRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get, post};
use axum::{Extension, Json, Router, middleware};
use serde::Deserialize;
use stapel_core::{Seat, Viewer};
use stapel_protocol::{
    Claimed, CreateTable, Created, DeviceId, GameInfo, GamesPage, LARGEST_FRAME, LARGEST_MESSAGE,
    LobbyRow, NewDevice, Pairing, PairingAsk, Refusal, Replay, TableId, TableInfo, TurnRow,
};
use stapel_registry::{GameSpec, Language};
use stapel_room::{Opening, settings_of};
use stapel_store::{PairingRow, Write};
use std::sync::Arc;

/// A pairing code is good for that long, in milliseconds.
const PAIRING_MS: u64 = 10 * 60 * 1000;

type Hubs = State<Arc<Hub>>;
type Answer<T> = Result<Json<T>, Trouble>;

pub(crate) fn routes(hub: Arc<Hub>) -> Router {
    Router::new()
        .route("/api/devices", post(new_device))
        .route("/api/tables", get(lobby).post(create))
        .route("/api/tables/{table}", get(table))
        .route("/api/tables/{table}/qr.svg", get(qr))
        .route("/api/tables/{table}/games", get(games_of_table))
        .route("/api/pairings", post(pair))
        .route("/api/pairings/{code}", post(claim))
        .route("/api/me/turns", get(turns))
        .route("/api/me/games", get(my_games))
        .route("/api/games", get(games))
        .route("/api/games/{game}/record", get(record))
        .route("/api/games/{game}/replay", get(replay))
        .route("/api/rules/{game}/{language}", get(rules))
        .route("/api/openapi.json", get(async || Json(openapi::openapi())))
        .route("/api/socket", any(socket))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(page::page)
        .layer(DefaultBodyLimit::max(LARGEST_MESSAGE))
        .layer(middleware::from_fn_with_state(Arc::clone(&hub), guard))
        .with_state(hub)
}

fn table_id(text: &str) -> Result<TableId, Trouble> {
    text.parse().map_err(|_| Trouble::NoTable)
}

/// The address that links begin with.
fn base(hub: &Hub, headers: &HeaderMap) -> String {
    if let Some(url) = &hub.config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    format!("http://{}", host.unwrap_or("localhost"))
}

/// Makes a device and its token. The token is shown this once.
#[utoipa::path(post, path = "/api/devices", responses(
    (status = 200, body = NewDevice), (status = 429, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn new_device(State(hub): Hubs, From(address): From) -> Answer<NewDevice> {
    hub.may_make(address)?;
    let token = token::new_token();
    let hash = token::hash_token(&token).ok_or(Trouble::BadToken)?;
    hub.store.write(vec![Write::Device { hash, at: now().cast_signed() }]).await?;
    let device = DeviceId(stapel_store::DeviceId::of(&hash).0);
    Ok(Json(NewDevice { device, token }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", request_body = CreateTable, security(("token" = [])), responses(
    (status = 200, body = Created), (status = 400, body = Refusal), (status = 401, body = Refusal),
    (status = 408, body = Refusal), (status = 409, body = Refusal), (status = 429, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn create(
    State(hub): Hubs,
    From(address): From,
    Device(host): Device,
    headers: HeaderMap,
    Asked(asked): Asked<CreateTable>,
) -> Answer<Created> {
    hub.may_make(address)?;
    let settings = settings_of(hub.games, asked)?;
    let id = token::new_table();
    hub.open(Opening { id, host, settings, at: now() }).await?;
    let link = format!("{}/t/{id}", base(&hub, &headers));
    Ok(Json(Created { table: id, link }))
}

/// The games that can be played here, in the order in which they are shown: their data sheets, with the options of a new
/// table by its number of seats.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<Object>)))]
pub(crate) async fn games(State(hub): Hubs) -> Json<Vec<GameInfo>> {
    Json(hub.games.games().iter().map(GameSpec::info).collect())
}

/// The rules of a game in a language, as simple Markdown.
#[utoipa::path(get, path = "/api/rules/{game}/{language}", params(
    ("game" = String, Path), ("language" = String, Path, pattern = "^(en|de|nl|ru)$")), responses(
    (status = 200, content_type = "text/markdown", body = String), (status = 404, body = Refusal)))]
pub(crate) async fn rules(
    State(hub): Hubs,
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<Response, Trouble> {
    let Path((game, language)) = path.map_err(|_| Trouble::NoGame)?;
    let language = language.parse::<Language>().map_err(|_| Trouble::NoGame)?;
    let spec = hub.games.find(&game).ok_or(Trouble::NoGame)?;
    let kind = (header::CONTENT_TYPE, "text/markdown; charset=utf-8");
    Ok(([kind], spec.rules(language)).into_response())
}

/// The open public tables, the newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<LobbyRow>)))]
pub(crate) async fn lobby(State(hub): Hubs) -> Json<Vec<LobbyRow>> {
    Json(hub.lobby.rows())
}

/// All about a table but its game.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}$")), responses(
    (status = 200, body = Object), (status = 401, body = Refusal), (status = 404, body = Refusal),
    (status = 503, body = Refusal)))]
pub(crate) async fn table(
    State(hub): Hubs,
    bearer: Bearer,
    Table(table): Table,
) -> Answer<TableInfo> {
    let cell = hub.cell(table);
    let state = hub.ready(&cell).await?;
    let room = state.hosted.room.as_ref().ok_or(Trouble::Store)?;
    Ok(Json(room.info(bearer.0, now())))
}

/// The table's link as a QR code.
#[utoipa::path(get, path = "/api/tables/{table}/qr.svg", params(("table" = String, Path, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}$")), responses(
    (status = 200, content_type = "image/svg+xml", body = String), (status = 404, body = Refusal)))]
pub(crate) async fn qr(
    State(hub): Hubs,
    headers: HeaderMap,
    Table(table): Table,
) -> Result<Response, Trouble> {
    let link = format!("{}/t/{table}", base(&hub, &headers));
    let code = qrcode::QrCode::new(link).map_err(|_| Trouble::NoTable)?;
    let svg = code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(240, 240).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// Makes a code with which another device gets one's seat too.
#[utoipa::path(post, path = "/api/pairings", request_body = PairingAsk, security(("token" = [])), responses(
    (status = 200, body = Pairing), (status = 400, body = Refusal), (status = 401, body = Refusal),
    (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 408, body = Refusal), (status = 409, body = Refusal),
    (status = 429, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn pair(
    State(hub): Hubs,
    From(address): From,
    Device(device): Device,
    headers: HeaderMap,
    Asked(asked): Asked<PairingAsk>,
) -> Answer<Pairing> {
    hub.may_make(address)?;
    let cell = hub.cell(asked.table);
    {
        let state = hub.ready(&cell).await?;
        let room = state.hosted.room.as_ref().ok_or(Trouble::Store)?;
        let place = room.places().get(asked.seat.index());
        let place = place.ok_or(stapel_room::Refused::NoSuchSeat)?;
        if !place.is_held_by(device) {
            return Err(stapel_room::Refused::NotYourSeat.into());
        }
    }
    let code = token::new_code();
    let expires = now() + PAIRING_MS;
    let row = PairingRow {
        code: token::hash_code(&code),
        device: stapel_store::DeviceId(device.0),
        table: asked.table.to_string(),
        seat: asked.seat.number(),
        expires: expires.cast_signed(),
    };
    hub.store.write(vec![Write::Pairing(row)]).await?;
    let link = format!("{}/p/{code}", base(&hub, &headers));
    Ok(Json(Pairing { code, link, expires }))
}

/// Shows a pairing code: this device now holds the seat too. A code is good once.
#[utoipa::path(post, path = "/api/pairings/{code}", params(("code" = String, Path)), security(("token" = [])), responses(
    (status = 200, body = Claimed), (status = 401, body = Refusal), (status = 404, body = Refusal),
    (status = 409, body = Refusal), (status = 429, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn claim(
    State(hub): Hubs,
    From(address): From,
    Device(device): Device,
    Code(code): Code,
) -> Answer<Claimed> {
    hub.may_make(address)?;
    let taken = hub.store.take_pairing(&token::hash_code(&code), now().cast_signed()).await?;
    let Some(row) = taken else {
        hub.metrics.refused("refused-server-bad-code");
        return Err(Trouble::BadCode);
    };
    let table = table_id(&row.table)?;
    let seat = Seat::new(row.seat).ok_or(Trouble::BadCode)?;
    hub.pair(table, seat, DeviceId(row.device.0), device).await?;
    Ok(Json(Claimed { table, seat }))
}

/// The tables where it is this device's turn, the most urgent first.
#[utoipa::path(get, path = "/api/me/turns", security(("token" = [])), responses(
    (status = 200, body = Vec<TurnRow>), (status = 401, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn turns(State(hub): Hubs, Device(device): Device) -> Answer<Vec<TurnRow>> {
    hub.turns(device).await.map(Json)
}

/// Which part of a list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Part {
    /// How many to leave out: what `next` said.
    #[serde(default)]
    #[param(maximum = 100_000)]
    skip: u32,
}

impl Part {
    fn skip(
        part: Result<Query<Part>, axum::extract::rejection::QueryRejection>,
    ) -> Result<u32, Trouble> {
        let Query(part) = part.map_err(|_| Trouble::BadMessage)?;
        if part.skip <= 100_000 { Ok(part.skip) } else { Err(Trouble::BadMessage) }
    }
}

/// This device's finished games, the latest first.
#[utoipa::path(get, path = "/api/me/games", params(Part), security(("token" = [])), responses(
    (status = 200, body = GamesPage), (status = 400, body = Refusal), (status = 401, body = Refusal),
    (status = 503, body = Refusal)))]
pub(crate) async fn my_games(
    State(hub): Hubs,
    Device(device): Device,
    part: Result<Query<Part>, axum::extract::rejection::QueryRejection>,
) -> Answer<GamesPage> {
    hub.games_of(device, Part::skip(part)?).await.map(Json)
}

/// The finished games of a table, the latest first.
#[utoipa::path(get, path = "/api/tables/{table}/games", params(("table" = String, Path, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}$"), Part), responses(
    (status = 200, body = GamesPage), (status = 400, body = Refusal), (status = 401, body = Refusal),
    (status = 404, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn games_of_table(
    State(hub): Hubs,
    bearer: Bearer,
    Table(table): Table,
    part: Result<Query<Part>, axum::extract::rejection::QueryRejection>,
) -> Answer<GamesPage> {
    hub.games_at(table, bearer.0, Part::skip(part)?).await.map(Json)
}

/// A game's record: whole once it is over, and before that what this device may know.
#[utoipa::path(get, path = "/api/games/{game}/record", params(("game" = String, Path, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}-[0-9]+$")), responses(
    (status = 200, content_type = "application/json", body = Object), (status = 401, body = Refusal),
    (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal),
    (status = 503, body = Refusal)))]
pub(crate) async fn record(
    State(hub): Hubs,
    bearer: Bearer,
    Game(game): Game,
) -> Result<Response, Trouble> {
    let record = hub.record(game, bearer.0).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record).into_response())
}

/// Whose view.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Eyes {
    /// A seat; without one, what everybody could see.
    #[param(value_type = Option<u8>, maximum = 4)]
    seat: Option<Seat>,
}

/// A finished game from one viewer's point of view, frame by frame.
#[utoipa::path(get, path = "/api/games/{game}/replay", params(("game" = String, Path, pattern = "^[0-9a-hjkmnp-tv-zA-HJKMNP-TV-Z]{12}-[0-9]+$"), Eyes), responses(
    (status = 200, body = Replay), (status = 400, body = Refusal), (status = 404, body = Refusal),
    (status = 409, body = Refusal), (status = 503, body = Refusal)))]
pub(crate) async fn replay(
    State(hub): Hubs,
    Game(game): Game,
    eyes: Result<Query<Eyes>, axum::extract::rejection::QueryRejection>,
) -> Answer<Replay> {
    let Query(eyes) = eyes.map_err(|_| Trouble::BadMessage)?;
    let viewer = eyes.seat.map_or(Viewer::Public, Viewer::Seat);
    hub.replay(game, viewer).await.map(Json)
}

async fn health(State(hub): Hubs) -> (StatusCode, &'static str) {
    match hub.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store can't be reached\n"),
    }
}

async fn metrics(State(hub): Hubs) -> Response {
    let queued = i64::try_from(hub.store.queued()).unwrap_or(i64::MAX);
    hub.metrics.store_queue.set(queued);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], hub.metrics.text()).into_response()
}

async fn socket(
    State(hub): Hubs,
    Extension(peer): Extension<listen::Peer>,
    From(real): From,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let upgrade = upgrade.map_err(|_| Trouble::BadMessage)?;
    if !may_come(&headers, &hub.config) {
        hub.metrics.refused("refused-server-bad-origin");
        return Err(Trouble::BadOrigin);
    }
    let proxied = hub.trusts(peer.address.ip());
    let place = if proxied { Place::of_socket(&hub, real).map(Arc::new) } else { Some(peer.place) };
    let pipe = peer.pipe;
    let Some(place) = place else {
        hub.metrics.refused("refused-server-too-many");
        return Err(Trouble::TooMany);
    };
    let upgrade = upgrade
        // A message is short, and as much is wiped before each reading.
        .read_buffer_size(1024)
        .write_buffer_size(16 * 1024)
        .max_message_size(LARGEST_FRAME)
        .max_frame_size(LARGEST_FRAME);
    Ok(upgrade.on_upgrade(async move |socket| {
        listen::talk(socket, pipe, hub, real).await;
        drop(place);
    }))
}
