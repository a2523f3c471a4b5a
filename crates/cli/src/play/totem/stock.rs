//! The viewer's own cards: the three of the round, and what is left for later.

use super::{desk::key_of, words};
use crate::play::{letters::fit, scene::Scene};
use ratatui::{
    Frame,
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
};
use stapel_totem::{Card, Phase, Totem};

/// The width of a totem card's chip; the others have their names on them.
const NUMBER: u16 = 4;
const NAMED: u16 = 11;

pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totem>) {
    if scene.view.obs.seat.is_none() {
        return;
    }
    let choosing = scene.acting && scene.view.phase == Phase::Choose;
    let top = if choosing { picked(scene) } else { hand(scene) };
    let buf = frame.buffer_mut();
    buf.set_line(area.x + 1, area.y, &top, area.width - 1);
    let title = scene.text.get("totem-stock");
    buf.set_stringn(
        area.x + 1,
        area.y + 1,
        title,
        usize::from(area.width) - 1,
        scene.palette.faint(),
    );
    let mut x = area.x + 2;
    for (at, card) in Card::ALL.into_iter().enumerate() {
        let width = if card.is_totem() { NUMBER } else { NAMED };
        let taken = if choosing { scene.desk.count(card) } else { 0 };
        let left = usize::from(scene.view.obs.stock.count(card)).saturating_sub(taken);
        let faint = scene.palette.faint();
        let (chip, count) =
            if left == 0 { (faint, faint) } else { (words::style(card, scene), Style::new()) };
        let mut put = |y: u16, said: &str, style: Style| {
            let said =
                format!("{:^width$}", fit(said, usize::from(width)), width = usize::from(width));
            buf.set_stringn(x, area.y + y, said, usize::from(width), style);
        };
        put(2, &words::label(card, scene.text), chip);
        put(3, &format!("×{left}"), count);
        if choosing {
            let here = scene.desk.kind == at;
            put(4, &key_of(card).to_string(), if here { scene.palette.strong() } else { faint });
            if here {
                buf.set_stringn(x - 1, area.y + 2, "▸", 1, scene.palette.strong());
            }
        }
        x += width + 1;
    }
}

/// TE-6: what is picked so far.
fn picked(scene: &Scene<'_, Totem>) -> Line<'static> {
    let mut spans =
        vec![Span::styled(format!("{}  ", scene.text.get("totem-picked")), scene.palette.strong())];
    let mut cards = scene.desk.picked.clone();
    cards.sort_unstable();
    for slot in 0..3 {
        match cards.get(slot) {
            Some(&card) => {
                let name = words::name(card, scene.text);
                spans.push(Span::styled(format!("  {name}  "), words::style(card, scene)));
            }
            None => spans.push(Span::styled("  ·  ", scene.palette.faint())),
        }
        spans.push(Span::raw(" "));
    }
    if cards.len() == 3 {
        spans.push(Span::styled(
            format!("  {}", scene.text.get("totem-confirm")),
            scene.palette.strong(),
        ));
    }
    Line::from(spans)
}

/// The cards of the round that are left.
fn hand(scene: &Scene<'_, Totem>) -> Line<'static> {
    let mut spans =
        vec![Span::styled(format!("{}  ", scene.text.get("totem-hand")), scene.palette.strong())];
    for (slot, card) in scene.view.obs.hand.iter().enumerate() {
        let chosen = scene.acting && scene.desk.slot == Some(slot);
        let lead = if chosen { "▸" } else { " " };
        let playable =
            (0..scene.view.obs.poles.len()).any(|at| super::desk::may_go(&scene.view, card, at));
        let mut style = words::style(card, scene);
        if chosen {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        spans.push(Span::styled(format!("{lead}{} ", slot + 1), scene.palette.strong()));
        spans.push(Span::styled(format!("  {}  ", words::name(card, scene.text)), style));
        // TE-10: a card that fits nowhere now.
        let stuck = scene.acting && !playable;
        spans.push(Span::styled(if stuck { "✗ " } else { "  " }, scene.palette.faint()));
    }
    Line::from(spans)
}
