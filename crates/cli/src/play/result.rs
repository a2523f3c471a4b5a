//! How the game ended.

use super::{
    letters::{pad, wrap},
    palette::marker,
    panel,
    playable::Playable,
    scene::Scene,
};
use ratatui::{
    Frame,
    text::{Line, Span},
};
use stapel_core::Seat;

/// Everyone's place and points. Those with equal points share a place.
pub(crate) fn draw<G: Playable>(frame: &mut Frame<'_>, scene: &Scene<'_, G>) {
    let Some(standing) = scene.standing else { return };
    let mut ranked: Vec<(i32, Seat)> =
        scene.seats.seats().map(|seat| (standing.scores()[seat.index()], seat)).collect();
    ranked.sort_by_key(|&(score, seat)| (-score, seat));
    let winners: Vec<&str> = standing.winners().iter().map(|seat| scene.name(seat)).collect();
    let said = scene.text.say(
        "result-winners",
        &[("count", winners.len().into()), ("names", winners.join(", ").into())],
    );
    let mut lines = vec![Line::styled(said, scene.palette.strong()).centered(), Line::raw("")];
    for &(score, seat) in &ranked {
        let place = 1 + ranked.iter().filter(|&&(other, _)| other > score).count();
        let mark = if standing.winners().has(seat) { "★" } else { " " };
        let points = scene.text.say("result-points", &[("points", score.into())]);
        lines.push(Line::from(vec![
            Span::raw(format!("{mark} {place}.  ")),
            Span::styled(marker(seat), scene.palette.of_seat(seat)),
            Span::raw(format!(" {}  ", pad(scene.name(seat), 18))),
            Span::styled(format!("{points:>12}"), scene.palette.strong()),
        ]));
    }
    if let Some(notice) = &scene.notice {
        lines.push(Line::raw(""));
        lines.extend(wrap(notice, 60).into_iter().map(Line::raw));
    }
    panel::titled(frame, scene, &scene.text.get("result-title"), &scene.hint, lines);
}
