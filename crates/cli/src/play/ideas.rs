//! What the best bot would do in a person's place, on a panel.

use super::{
    app::App,
    letters::{fit, pad},
    panel,
    playable::Playable,
    scene::Scene,
};
use ratatui::{Frame, text::Line};

/// Columns for an action, and for a number.
const ACTION: usize = 38;
const NUMBER: usize = 12;

pub(crate) fn draw<G: Playable>(frame: &mut Frame<'_>, app: &App<'_, G>, scene: &Scene<'_, G>) {
    let text = scene.text;
    let title = text.get("play-ideas");
    let Some(advice) = app.advice() else {
        panel::draw(frame, scene, &title, vec![Line::raw(text.get("play-ideas-thinking"))]);
        return;
    };
    let row = |action: &str, win: &str, points: &str| {
        format!("{}{win:>NUMBER$}{points:>NUMBER$}", pad(&fit(action, ACTION), ACTION))
    };
    let head = row("", &text.get("play-ideas-win"), &text.get("play-ideas-points"));
    let mut lines = vec![Line::styled(head, scene.palette.faint())];
    for (nth, one) in advice.iter().enumerate() {
        let win = format!("{:.0} %", 100.0 * one.win);
        let line = row(&G::words(&one.action, text), &win, &format!("{:.1}", one.points));
        let style = if nth == 0 { scene.palette.strong() } else { Default::default() };
        lines.push(Line::styled(line, style));
    }
    panel::draw(frame, scene, &title, lines);
}
