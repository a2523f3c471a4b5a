//! The keys, on a panel.

use super::{
    letters::wrap,
    panel,
    playable::{KeyHelp, Playable},
    scene::Scene,
};
use ratatui::{
    Frame,
    text::{Line, Span},
};

/// The keys that every game has.
const KEYS: [KeyHelp; 7] = [
    ("i", "key-idea"),
    ("m", "key-moves"),
    ("v", "key-reference"),
    ("u", "key-undo"),
    ("s, q", "key-leave"),
    ("Enter, Space", "key-skip"),
    ("?", "key-help"),
];

pub(crate) fn draw<G: Playable>(frame: &mut Frame<'_>, scene: &Scene<'_, G>) {
    let room = usize::from(frame.area().width) - 28;
    let lines = G::KEYS.iter().chain(&KEYS).flat_map(|&(keys, what)| {
        let mut said = wrap(&scene.text.get(what), room).into_iter();
        let first = said.next().unwrap_or_default();
        let head =
            vec![Span::styled(format!("{keys:<18}"), scene.palette.strong()), Span::raw(first)];
        std::iter::once(Line::from(head))
            .chain(said.map(|more| Line::raw(format!("{:<18}{more}", ""))))
    });
    panel::draw(frame, scene, &scene.text.get("play-keys"), lines.collect());
}
