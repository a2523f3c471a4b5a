//! The one list of games. Everything that must work for any of them goes through here.

mod any_match;
mod checked;
mod game_id;
mod hands;
mod json;
mod language;
mod rules;
mod title;

pub use any_match::{AnyMatch, Refused};
pub use checked::{Breached, CheckError, Checked, check_entry};
pub use game_id::{GameId, WithGame};
pub use hands::Wood;
pub use language::{Language, UnknownLanguage};
pub use rules::rules_text;
pub use title::{Title, UnknownGame};
