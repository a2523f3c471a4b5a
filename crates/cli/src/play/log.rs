//! What has happened, in words.

use super::{
    letters::{fit, wrap},
    panel,
    playable::Playable,
    scene::Scene,
};
use ratatui::{
    Frame,
    style::Style,
    text::{Line, Span},
};

/// Every move, the newest last; `up` lines further back.
pub(crate) fn draw<G: Playable>(frame: &mut Frame<'_>, scene: &Scene<'_, G>, up: usize) {
    let area = frame.area();
    let width = usize::from(area.width).min(90) - 12;
    let room = usize::from(area.height) - 6;
    let lines = lines(scene, width, usize::MAX);
    let up = up.min(lines.len().saturating_sub(room));
    let end = lines.len() - up;
    let shown = lines[end.saturating_sub(room)..end].to_vec();
    panel::titled(
        frame,
        scene,
        &scene.text.get("play-moves"),
        &scene.text.get("play-scroll"),
        shown,
    );
}

/// The last moves in that many lines, the newest last; news are marked.
pub(crate) fn lines<G: Playable>(
    scene: &Scene<'_, G>,
    width: usize,
    most: usize,
) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (said, new) in scene.told() {
        let (mark, style) = if new { ("▌", Style::new()) } else { (" ", scene.palette.faint()) };
        let mark = Span::styled(mark, scene.palette.strong());
        let wrapped = wrap(&said, width.saturating_sub(2));
        if lines.len() + wrapped.len() > most {
            break;
        }
        for (nth, part) in wrapped.into_iter().enumerate().rev() {
            let lead = if nth == 0 { "" } else { " " };
            let part = fit(&format!("{lead}{part}"), width.saturating_sub(1));
            lines.push(Line::from(vec![mark.clone(), Span::styled(part, style)]));
        }
    }
    lines.reverse();
    lines
}
