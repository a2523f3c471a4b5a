//! The cover between two people who may not see each other's hands.

use super::{app::App, letters::wrap, panel, playable::Playable};
use ratatui::{
    Frame,
    style::Style,
    text::Line,
    widgets::{Block, BorderType, Paragraph},
};
use stapel_core::Seat;

/// It shows whom it waits for, and nothing of the table.
pub(crate) fn draw<G: Playable>(frame: &mut Frame<'_>, app: &App<'_, G>, to: Seat) {
    let area = frame.area();
    let name = || [("name", app.name(to).into())];
    let mut lines = vec![
        Line::raw(""),
        Line::styled(app.text.say("cover-pass", &name()), app.palette.strong()),
        Line::raw(""),
        Line::raw(app.text.say("cover-enter", &name())),
        Line::raw(""),
        Line::styled(app.text.get("cover-leave"), app.palette.faint()),
    ];
    // Only that the game could not be saved: notices of the table end with it.
    if let Some(notice) = &app.notice {
        lines.extend(wrap(notice, usize::from(area.width) - 6).into_iter().map(Line::raw));
    }
    let block = Block::bordered().border_type(BorderType::Rounded).style(app.palette.faint());
    frame.render_widget(block, area);
    let width = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 2;
    let inside = panel::middle(area, width.min(area.width - 2), lines.len() as u16);
    frame.render_widget(Paragraph::new(lines).centered().style(Style::reset()), inside);
}
