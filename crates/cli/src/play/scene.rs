//! What is drawn: a view for one viewer, and what belongs to it. Nothing hidden gets here.

use super::{palette::Palette, playable::Playable};
use crate::text::Text;
use stapel_core::{Seat, SeatCount, Standing};

/// The table as one viewer sees it.
pub(crate) struct Scene<'a, G: Playable> {
    pub(crate) text: &'a Text,
    pub(crate) palette: &'a Palette,
    pub(crate) view: G::View,
    pub(crate) desk: &'a G::Desk,
    /// All that has happened, as this viewer may know it.
    pub(crate) seen: Vec<G::Seen>,
    /// How much of it this viewer had seen before.
    pub(crate) old: usize,
    pub(crate) names: &'a [String],
    pub(crate) seats: SeatCount,
    /// Whether the viewer is to decide.
    pub(crate) acting: bool,
    /// Who is to decide; none while all choose at once.
    pub(crate) mover: Option<Seat>,
    pub(crate) standing: Option<Standing>,
    /// A refusal or another note, instead of what the game would say.
    pub(crate) notice: Option<String>,
    /// What the last line says of the keys.
    pub(crate) hint: String,
}

impl<G: Playable> Scene<'_, G> {
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Whose turn it is, and what happened last.
    pub(crate) fn last_move(&self) -> String {
        let name = self.mover.map(|seat| self.name(seat)).unwrap_or_default();
        let turn = self.text.say("play-turn", &[("name", name.into())]);
        match self.told().next() {
            Some((last, _)) => format!("{turn}   ({last})"),
            None => turn,
        }
    }

    /// What has happened, the newest first: each in words, and whether it is news to the viewer.
    pub(crate) fn told(&self) -> impl Iterator<Item = (String, bool)> {
        let events = self.seen.iter().enumerate().rev();
        events.filter_map(|(at, seen)| {
            G::tell(seen, self.names, self.text).map(|line| (line, at >= self.old))
        })
    }
}
