//! The description of the HTTP part.

use crate::api;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(title = "Stapel", description = "Tables for stacking games. What happens at a table is told over the socket: docs/protocol.md."),
    paths(
        api::new_device,
        api::create,
        api::games,
        api::rules,
        api::lobby,
        api::table,
        api::qr,
        api::pair,
        api::claim,
        api::turns,
        api::my_games,
        api::games_of_table,
        api::record,
        api::replay
    ),
    modifiers(&Token)
)]
struct Description;

struct Token;

impl Modify for Token {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = description.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(scheme));
    }
}

/// The description of the HTTP part.
#[must_use]
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}
