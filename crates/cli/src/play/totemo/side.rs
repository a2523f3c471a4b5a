//! Beside the board: whose turn it is, the players, the hand, the last moves.

use super::{Desk, words};
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
use stapel_totemo::{Totemo, Track};

/// The most steps of the chief's path that are drawn.
const PATH: u8 = 15;

/// The first line: the game, whose turn it is, the chief and the bag.
pub(crate) fn header(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totemo>) {
    let obs = &scene.view.obs;
    let steps = usize::from(obs.chief_left.min(PATH));
    let chief = scene.text.say("totemo-chief", &[("left", obs.chief_left.into())]);
    let bag = scene.text.say("totemo-bag", &[("blocks", obs.bag.into())]);
    let mut spans = vec![
        Span::styled(format!(" {}  ", scene.text.get("game-totemo")), scene.palette.strong()),
        Span::styled("♚", scene.palette.strong()),
        Span::styled("·".repeat(steps), scene.palette.faint()),
        Span::raw("⌂ "),
        Span::raw(chief),
        Span::raw(format!("   {bag}")),
    ];
    if obs.last_round && scene.standing.is_none() {
        let last = scene.text.get("totemo-last-round");
        spans.push(Span::styled(format!("   {last}"), scene.palette.strong()));
    }
    frame.buffer_mut().set_line(area.x, area.y, &Line::from(spans), area.width);
}

/// Players, hand and moves, from top to bottom.
pub(crate) fn panel(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totemo>) {
    let mut lines: Vec<Line<'static>> =
        scene.seats.seats().map(|seat| player(seat, area, scene)).collect();
    lines.push(Line::raw(""));
    if scene.view.obs.seat.is_some() {
        hand(&mut lines, area, scene);
        lines.push(Line::raw(""));
    }
    lines.push(Line::styled(scene.text.get("play-moves-title"), scene.palette.faint()));
    let room = usize::from(area.height).saturating_sub(lines.len());
    lines.extend(log::lines(scene, usize::from(area.width), room));
    let buf = frame.buffer_mut();
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buf.set_line(area.x, y, line, area.width);
    }
}

/// `▶● Anna      54 ↻1 ▪▪▪`
fn player(seat: Seat, area: Rect, scene: &Scene<'_, Totemo>) -> Line<'static> {
    let obs = &scene.view.obs;
    let score = obs.scores.get(seat.index()).copied().unwrap_or(0);
    let lap = score / Track::SPACES;
    let mut spans = Vec::new();
    let hands = obs.all_hands.as_ref().and_then(|hands| hands.get(seat.index()));
    let mut width = 0;
    match hands {
        Some(hand) => {
            for block in hand.iter() {
                let sign = words::sign(block, scene.text);
                spans.push(Span::styled(sign, words::style(block, scene)));
            }
            width += 6;
        }
        None => {
            let count = usize::from(obs.hands.get(seat.index()).copied().unwrap_or(0));
            spans.push(Span::styled(pad(&"▪".repeat(count), 3), scene.palette.faint()));
            width += 3;
        }
    }
    let first = if obs.first == seat { "⚑" } else { " " };
    let name_width = usize::from(area.width).saturating_sub(3 + 1 + 4 + 1 + 2 + 1 + width);
    let turn = if scene.mover == Some(seat) { "▶" } else { " " };
    let mut line = vec![
        Span::styled(turn, scene.palette.strong()),
        Span::styled(format!("{} ", marker(seat)), scene.palette.of_seat(seat)),
        Span::raw(pad(scene.name(seat), name_width.min(20))),
        Span::raw(first),
        Span::styled(format!("{score:>4}"), scene.palette.strong()),
        Span::styled(
            if lap > 0 { format!(" ↻{lap} ") } else { "    ".to_owned() },
            scene.palette.faint(),
        ),
    ];
    line.extend(spans);
    Line::from(line)
}

fn hand(lines: &mut Vec<Line<'static>>, area: Rect, scene: &Scene<'_, Totemo>) {
    lines.push(Line::styled(scene.text.get("totemo-hand"), scene.palette.faint()));
    for (slot, block) in scene.view.obs.hand.iter().enumerate() {
        let chosen = scene.acting && scene.desk.slot() == Some(slot);
        let lead = if chosen { "▸" } else { " " };
        let name = scene.text.get(words::key_of(block));
        let name = fit(&name, usize::from(area.width).saturating_sub(8));
        let style = if chosen { scene.palette.chosen() } else { Style::new() };
        let sign = format!(" {}", words::sign(block, scene.text));
        let worth = scene.view.options.values.of(block);
        lines.push(Line::from(vec![
            Span::styled(format!("{lead}{} ", slot + 1), scene.palette.strong()),
            Span::styled(sign, words::style(block, scene)),
            Span::styled(format!("{worth} "), scene.palette.faint()),
            Span::styled(name, style),
        ]));
    }
}

/// The last two lines: what the cursor or the game says, and the keys.
pub(crate) fn status(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totemo>) {
    let text = scene.text;
    let name = scene.mover.map(|seat| scene.name(seat)).unwrap_or_default();
    let (said, style) = match &scene.notice {
        Some(notice) => (notice.clone(), scene.palette.strong()),
        None if scene.acting && scene.desk.asks => {
            (text.get("totemo-ask-return"), scene.palette.strong())
        }
        None if scene.acting && scene.desk.slot().is_some() => {
            (scene.desk.explain(&scene.view, text), Style::new())
        }
        None if scene.acting && scene.view.obs.extra => {
            (text.say("totemo-extra", &[("name", name.into())]), scene.palette.strong())
        }
        // Until the cursor moves there is nothing to explain yet.
        None if scene.acting && *scene.desk == Desk::default() => {
            let turn = text.say("play-turn", &[("name", name.into())]);
            (format!("{turn}   {}", text.get("totemo-choose")), scene.palette.strong())
        }
        None if scene.acting => {
            let turn = text.say("play-turn", &[("name", name.into())]);
            let what = scene.desk.explain(&scene.view, text);
            (format!("{turn}  {what}"), Style::new())
        }
        None if scene.standing.is_some() => (text.get("play-over"), scene.palette.strong()),
        None => (scene.last_move(), Style::new()),
    };
    let keys = if !scene.hint.is_empty() {
        scene.hint.clone()
    } else if scene.view.obs.extra {
        text.get("totemo-hint-extra")
    } else {
        text.get("totemo-hint")
    };
    let width = usize::from(area.width) - 2;
    let buf = frame.buffer_mut();
    buf.set_stringn(area.x + 1, area.y, fit(&said, width), width, style);
    buf.set_stringn(area.x + 1, area.y + 1, fit(&keys, width), width, scene.palette.faint());
}
