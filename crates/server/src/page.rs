//! The page, built into the program.

use crate::trouble::Trouble;
use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// What Vite has built, with compressed siblings (`x.js.br`, `x.js.gz`). Without it the server has no page.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const INDEX: &str = "index.html";
/// Files in this folder have a hash in their name.
const HASHED: &str = "assets/";

/// A file of the page; for any other path the page itself, which knows the way.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Trouble::Nothing.into_response();
    }
    let asked = if path.is_empty() { INDEX } else { path };
    if let Some(response) = file(asked, &headers) {
        return response;
    }
    // A file that is missing is missing; anything else is a place in the page.
    let is_file = asked.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file {
        return Trouble::Nothing.into_response();
    }
    file(INDEX, &headers).unwrap_or_else(|| {
        (StatusCode::NOT_FOUND, "The page was not built into this program.").into_response()
    })
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Dist::get(path)?;
    let etag = format!("\"{}\"", hex(&plain.metadata.sha256_hash()[..12]));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let caching =
        if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mime = plain.metadata.mimetype().to_owned();
    let start = Response::builder()
        .header(header::CONTENT_TYPE, mime)
        .header(header::CACHE_CONTROL, caching)
        .header(header::VARY, "accept-encoding")
        .header(header::ETAG, &etag);
    if known.is_some_and(|known| known.split(',').any(|tag| tag.trim() == etag)) {
        return start.status(StatusCode::NOT_MODIFIED).body(Body::empty()).ok();
    }
    let (coding, file) = packed(path, headers).unwrap_or(("", plain));
    let start =
        if coding.is_empty() { start } else { start.header(header::CONTENT_ENCODING, coding) };
    start.body(Body::from(file.data.into_owned())).ok()
}

/// The smallest form that the client takes.
fn packed(path: &str, headers: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let takes = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let takes: Vec<&str> =
        takes.split(',').filter_map(|coding| coding.split(';').next()).map(str::trim).collect();
    [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(coding, ending)| {
        let file = takes.contains(&coding).then(|| Dist::get(&format!("{path}.{ending}")))?;
        file.map(|file| (coding, file))
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
