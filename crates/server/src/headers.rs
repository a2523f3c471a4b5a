//! Headers that every answer has, and the check of where a request comes from.

use crate::config::Config;
use crate::hub::Hub;
use crate::trouble::Trouble;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Everything comes from here; WASM may be compiled; nothing may frame the page.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
    connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

const ALWAYS: [(&str, &str); 7] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Whether a page may speak to this server: one from here, or one that is configured. Programs that are
/// no browsers name no origin.
pub(crate) fn may_come(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let here = origin.split_once("://").is_some_and(|(_, rest)| rest == host);
    let public =
        config.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin);
    here || public || config.origins.iter().any(|allowed| allowed == origin)
}

pub(crate) async fn guard(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = if changes && !may_come(request.headers(), &hub.config) {
        Trouble::BadOrigin.into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_from_elsewhere_may_not_come() {
        let mut config = Config::default();
        let may = |config: &Config, origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("play.example:8080"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            may_come(&headers, config)
        };
        assert!(may(&config, None));
        assert!(may(&config, Some("http://play.example:8080")));
        for bad in ["http://evil.example", "null", "http://play.example", "play.example:8080"] {
            assert!(!may(&config, Some(bad)), "{bad}");
        }
        config.public_url = Some("https://stapel.example/".into());
        config.origins = vec!["http://localhost:5173".into()];
        assert!(may(&config, Some("https://stapel.example")));
        assert!(may(&config, Some("http://localhost:5173")));
    }
}
