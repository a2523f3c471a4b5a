//! What the terminal needs to know of a game.

use super::scene::Scene;
use crate::text::Text;
use ratatui::{Frame, crossterm::event::KeyCode, layout::Rect, text::Line};
use serde::de::DeserializeOwned;
use stapel_bots::Thinking;

/// What comes of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reaction<A> {
    /// The game has no use for this key now.
    None,
    /// What the player is about to do has changed.
    Changed,
    /// The player does something.
    Act(A),
    /// The player is told something.
    Say(String),
}

/// A key of the help, and the text that explains it.
pub(crate) type KeyHelp = (&'static str, &'static str);

/// A game that can be played in a terminal. All that is drawn comes from a view and from events as
/// one viewer may know them.
pub(crate) trait Playable:
    Thinking<View: Send, Seen: Send, Action: Send, Options: Send, Illegal: DeserializeOwned> + 'static
{
    /// What a person is about to do: a chosen block, a cursor.
    type Desk: Default + Clone + std::fmt::Debug;

    /// The key of its name.
    const TITLE: &'static str;
    /// The keys that only this game has.
    const KEYS: &'static [KeyHelp];

    /// Whether there is something to look at after this action, before the screen is covered.
    fn shows(action: &Self::Action) -> bool;

    /// Why something is refused, in words.
    fn refusal(illegal: &Self::Illegal, text: &Text) -> String;

    /// An event in words; none if it is not worth a line.
    fn tell(seen: &Self::Seen, names: &[String], text: &Text) -> Option<String>;

    /// An action of whoever has this view, in a few words.
    fn words(action: &Self::Action, text: &Text) -> String;

    /// An event that deserves a page of its own.
    fn headline(
        seen: &Self::Seen,
        view: &Self::View,
        names: &[String],
        text: &Text,
    ) -> Option<Vec<String>>;

    /// A key of the player whose view it is, and who is to decide.
    fn key(
        desk: &mut Self::Desk,
        view: &Self::View,
        key: KeyCode,
        text: &Text,
    ) -> Reaction<Self::Action>;

    /// The table, in the whole area.
    fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Self>);

    /// What one key shows besides: reference for the player.
    fn reference(scene: &Scene<'_, Self>) -> Vec<Line<'static>>;
}
