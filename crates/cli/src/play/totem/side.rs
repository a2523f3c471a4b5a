//! Beside the poles: the round, the players, the last moves, and what the keys do.

use crate::play::{
    letters::{fit, pad},
    log,
    palette::marker,
    scene::Scene,
};
use ratatui::{
    Frame,
    layout::Rect,
    style::Style,
    text::{Line, Span},
};
use stapel_core::Seat;
use stapel_totem::{Phase, Totem};

/// How many rounds a game has (TE-6).
const ROUNDS: u8 = 7;

/// The first line: the game and the round.
pub(crate) fn header(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totem>) {
    let view = &scene.view;
    let round = scene
        .text
        .say("totem-round", &[("round", view.obs.round.max(1).into()), ("rounds", ROUNDS.into())]);
    let mut spans = vec![
        Span::styled(format!(" {}  ", scene.text.get("game-totem")), scene.palette.strong()),
        Span::raw(round),
    ];
    if view.options.series {
        let game = scene.text.say(
            "totem-series",
            &[("game", (view.game + 1).into()), ("games", scene.seats.get().into())],
        );
        spans.push(Span::raw(format!("   {game}")));
    }
    frame.buffer_mut().set_line(area.x, area.y, &Line::from(spans), area.width);
}

/// Players and moves, from top to bottom.
pub(crate) fn panel(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totem>) {
    let mut lines: Vec<Line<'static>> =
        scene.seats.seats().map(|seat| player(seat, area, scene)).collect();
    lines.push(Line::raw(""));
    lines.push(Line::styled(scene.text.get("play-moves-title"), scene.palette.faint()));
    let room = usize::from(area.height).saturating_sub(lines.len());
    lines.extend(log::lines(scene, usize::from(area.width), room));
    let buf = frame.buffer_mut();
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buf.set_line(area.x, y, line, area.width);
    }
}

/// TE-20: who leads by total after the games before this one.
fn is_chief(seat: Seat, scene: &Scene<'_, Totem>) -> bool {
    let totals = &scene.view.totals;
    let best = totals.iter().max();
    scene.view.options.series && scene.view.game > 0 && totals.get(seat.index()) == best
}

/// `▶● Anna   ⚑♛  45 ▪▪▪`, in a series with the total.
fn player(seat: Seat, area: Rect, scene: &Scene<'_, Totem>) -> Line<'static> {
    let view = &scene.view;
    let won = view.obs.won.get(seat.index()).copied().unwrap_or(0);
    let chosen = view.obs.chosen.get(seat.index()).copied().unwrap_or(false);
    let count = usize::from(view.obs.hands.get(seat.index()).copied().unwrap_or(0));
    let cards = match view.phase {
        Phase::Choose => pad(if chosen { "✓" } else { "?" }, 3),
        Phase::First | Phase::Deal { .. } | Phase::Play | Phase::Over => pad(&"▪".repeat(count), 3),
    };
    let total = view.options.series.then(|| {
        let before = view.totals.get(seat.index()).copied().unwrap_or(0);
        format!("Σ{:<4}", before + won)
    });
    let total = total.unwrap_or_default();
    let used = 3 + 2 + 4 + 1 + 3 + if total.is_empty() { 0 } else { 6 };
    let name = pad(scene.name(seat), usize::from(area.width).saturating_sub(used).min(20));
    let turn = if scene.mover == Some(seat) && view.phase == Phase::Play { "▶" } else { " " };
    let first = if view.obs.starter == seat { "⚑" } else { " " };
    let chief = if is_chief(seat, scene) { "♛" } else { " " };
    Line::from(vec![
        Span::styled(turn, scene.palette.strong()),
        Span::styled(format!("{} ", marker(seat)), scene.palette.of_seat(seat)),
        Span::raw(name),
        Span::styled(format!("{first}{chief}"), scene.palette.strong()),
        Span::styled(format!("{won:>4} "), scene.palette.strong()),
        Span::styled(cards, scene.palette.faint()),
        Span::styled(format!(" {total}"), Style::new()),
    ])
}

/// The last two lines: what is asked or told, and the keys.
pub(crate) fn status(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totem>) {
    let text = scene.text;
    let plain = Style::new();
    let name = |seat: Option<Seat>| seat.map(|seat| scene.name(seat)).unwrap_or_default();
    let turn = |seat: Option<Seat>| text.say("play-turn", &[("name", name(seat).into())]);
    let choosing = scene.view.phase == Phase::Choose;
    let (said, style) = match &scene.notice {
        Some(notice) => (notice.clone(), scene.palette.strong()),
        None if scene.acting && choosing => {
            let me = scene.view.obs.seat;
            (format!("{}  {}", turn(me), text.get("totem-choose-three")), plain)
        }
        None if scene.acting => {
            let what = scene.desk.explain(&scene.view, text);
            (format!("{}  {what}", turn(scene.mover)), plain)
        }
        None if scene.standing.is_some() => (text.get("play-over"), scene.palette.strong()),
        None if choosing => (text.get("totem-others-choose"), plain),
        None => (scene.last_move(), plain),
    };
    let keys = if !scene.hint.is_empty() {
        scene.hint.clone()
    } else if choosing {
        text.get("totem-hint-choose")
    } else {
        text.get("totem-hint-play")
    };
    let width = usize::from(area.width) - 2;
    let buf = frame.buffer_mut();
    buf.set_stringn(area.x + 1, area.y, fit(&said, width), width, style);
    buf.set_stringn(area.x + 1, area.y + 1, fit(&keys, width), width, scene.palette.faint());
}
