//! The poles, card by card.

use super::{desk::may_go, words};
use crate::play::{letters::fit, scene::Scene};
use ratatui::{
    Frame,
    layout::Rect,
    style::Style,
    text::Line,
    widgets::{Block, BorderType},
};
use stapel_totem::{Card, Seen, Totem};

pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totem>) {
    let places = scene.view.obs.poles.len().max(1) as u16;
    let width = area.width / places;
    for (at, pole) in scene.view.obs.poles.iter().enumerate() {
        let here = Rect { x: area.x + at as u16 * width, width, ..area };
        draw_pole(frame, here, at, pole, scene);
    }
}

fn draw_pole(
    frame: &mut Frame<'_>,
    area: Rect,
    at: usize,
    pole: &[Card],
    scene: &Scene<'_, Totem>,
) {
    let worth = scene.view.worth.get(at).copied().unwrap_or(0);
    let chosen = if scene.acting { scene.desk.chosen(&scene.view) } else { None };
    let cursor = chosen.is_some() && scene.desk.place == at;
    let offered = chosen.filter(|&card| may_go(&scene.view, card, at));
    let (kind, style) = match (cursor, offered) {
        (true, _) => (BorderType::Thick, scene.palette.strong()),
        (false, Some(_)) => (BorderType::Double, Style::new()),
        (false, None) => (BorderType::Rounded, scene.palette.faint()),
    };
    let points = scene.text.say("totem-points", &[("points", worth.into())]);
    let sum = if pole.is_empty() { scene.text.get("totem-empty") } else { points };
    let block = Block::bordered()
        .border_type(kind)
        .border_style(style)
        .title(Line::raw(format!(" {} ", words::place_name(at))).centered())
        .title_bottom(Line::styled(format!(" {sum} "), Style::new()).centered());
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let mark = offered.map(|card| match card.completes() {
        true => format!("★ +{worth}"),
        false => format!("▼ +{}", card.points()),
    });
    let buf = frame.buffer_mut();
    let width = usize::from(inside.width);
    if let Some(mark) = mark {
        let x = inside.x + (inside.width.saturating_sub(mark.chars().count() as u16)) / 2;
        buf.set_stringn(x, inside.y, mark, width, scene.palette.strong());
    }
    let room = usize::from(inside.height.saturating_sub(1));
    let squeezed = squeezed(pole.len(), room, width);
    let (low, high) = pole.split_at(squeezed.cards);
    let mut y = inside.bottom();
    for row in low.chunks(per_line(width)) {
        y -= 1;
        let signs: Vec<&str> = row.iter().map(|&card| words::sign(card)).collect();
        buf.set_stringn(inside.x, y, signs.join(" "), width, scene.palette.faint());
    }
    let last = last_played(scene) == Some(at);
    for (nth, &card) in high.iter().enumerate() {
        y -= 1;
        let label = words::label(card, scene.text);
        let new = last && nth + 1 == high.len();
        let label = if new && card.is_totem() { format!("•{label}•") } else { label };
        let said = fit(&label, width.saturating_sub(2));
        let said = format!("{said:^width$}", width = width.saturating_sub(2));
        buf.set_stringn(inside.x + 1, y, said, width.saturating_sub(2), words::style(card, scene));
    }
}

/// Where the last card was laid.
fn last_played(scene: &Scene<'_, Totem>) -> Option<usize> {
    scene.seen.iter().rev().find_map(|seen| match seen {
        Seen::Play { pole, .. } => Some(pole.index()),
        Seen::First { .. }
        | Seen::Deal { .. }
        | Seen::Choose { .. }
        | Seen::Capture { .. }
        | Seen::Pass { .. }
        | Seen::Lose { .. }
        | Seen::RoundEnd { .. }
        | Seen::GameEnd { .. } => None,
    })
}

/// Cards of a squeezed row: a number of two digits and a space.
const fn per_line(width: usize) -> usize {
    if width < 3 { 1 } else { width / 3 }
}

struct Squeezed {
    cards: usize,
}

/// How many of the lowest cards share rows, so that a high pole is readable as a whole.
fn squeezed(cards: usize, room: usize, width: usize) -> Squeezed {
    if cards <= room {
        return Squeezed { cards: 0 };
    }
    let per_line = per_line(width);
    let fits = |rows: &usize| room.saturating_sub(*rows) + rows * per_line >= cards;
    let rows = (1..=room).find(fits).unwrap_or(room);
    Squeezed { cards: cards - room.saturating_sub(rows).min(cards) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_a_high_pole_has_room() {
        for cards in 0..=50 {
            let low = squeezed(cards, 12, 11).cards;
            let rows = low.div_ceil(per_line(11)) + (cards - low);
            assert!(cards > 36 || rows <= 12, "{cards} cards take {rows} rows");
        }
        assert_eq!(squeezed(12, 12, 11).cards, 0);
    }
}
