//! Panels over the table.

use super::{playable::Playable, scene::Scene};
use ratatui::{
    Frame,
    layout::Rect,
    text::Line,
    widgets::{Block, BorderType, Clear, Padding, Paragraph},
};

/// The middle of an area.
pub(crate) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    Rect { x, y, width, height }
}

/// A panel over the table, as large as its lines.
pub(crate) fn draw<G: Playable>(
    frame: &mut Frame<'_>,
    scene: &Scene<'_, G>,
    title: &str,
    lines: Vec<Line<'static>>,
) {
    let close = scene.text.get("play-any-key");
    titled(frame, scene, title, &close, lines);
}

/// A panel that says how it is closed.
pub(crate) fn titled<G: Playable>(
    frame: &mut Frame<'_>,
    scene: &Scene<'_, G>,
    title: &str,
    close: &str,
    lines: Vec<Line<'static>>,
) {
    let area = frame.area();
    let widest = lines.iter().map(Line::width).chain([Line::raw(title).width() + 2]);
    let widest = widest.chain([Line::raw(close).width() + 2]).max().unwrap_or(0);
    let width = (widest + 6).min(usize::from(area.width)) as u16;
    let at = middle(area, width, (lines.len() + 4).min(usize::from(area.height)) as u16);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(scene.palette.strong())
        .title(Line::styled(format!(" {title} "), scene.palette.strong()).centered())
        .title_bottom(Line::styled(format!(" {close} "), scene.palette.faint()).centered())
        .padding(Padding::new(2, 2, 1, 1));
    frame.render_widget(Clear, at);
    frame.render_widget(Paragraph::new(lines).block(block), at);
}
