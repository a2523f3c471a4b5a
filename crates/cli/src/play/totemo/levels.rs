//! The five levels, each a small grid, and the colour wheel beside them.

use super::{touch, words};
use crate::play::scene::Scene;
use ratatui::{
    Frame,
    buffer::Buffer,
    layout::Rect,
    style::Modifier,
    text::{Line, Span},
};
use stapel_totemo::{Block, Board, Colour, Hole, Totemo};

/// Two columns a hole.
const GRID: u16 = 10;
/// With the gap to the next.
const STEP: u16 = GRID + 2;

pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totemo>) {
    let buf = frame.buffer_mut();
    for level in 0..Board::MOST_LEVELS {
        let x = area.x + 1 + level as u16 * STEP;
        let title = scene.text.say("totemo-level", &[("level", (level + 1).into())]);
        let style = scene.palette.faint();
        buf.set_stringn(x, area.y, title, usize::from(GRID), style);
        for hole in Hole::all() {
            let at = (x + 2 * u16::from(hole.x()), area.y + 1 + u16::from(hole.y()));
            cell(buf, at, level, hole, scene);
        }
    }
    let x = area.x + 1 + Board::MOST_LEVELS as u16 * STEP;
    wheel(buf, Rect { x, width: area.right() - x, ..area }, scene);
}

fn cell(buf: &mut Buffer, (x, y): (u16, u16), level: usize, hole: Hole, scene: &Scene<'_, Totemo>) {
    let cursor = scene.desk.cursor;
    let chosen = if scene.acting { scene.desk.block(&scene.view) } else { None };
    let target = touch::pole(&scene.view, cursor).len();
    match touch::pole(&scene.view, hole).get(level) {
        Some(&block) => {
            let below = hole == cursor && level + 1 == target;
            let beside = level == target && touch::beside(cursor).any(|(_, side)| side == hole);
            let mut style = words::style(block, scene);
            // What the chosen block would touch is underlined.
            if chosen.is_some() && (below || beside) {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            buf.set_stringn(x, y, words::sign(block, scene.text), 2, style);
        }
        None if chosen.is_some() && hole == cursor && level == target => {
            buf.set_stringn(x, y, "[]", 2, scene.palette.strong());
        }
        None => {
            buf.set_stringn(x, y, "·", 2, scene.palette.faint());
        }
    }
}

/// The wheel with everyone's worth: what stands next to each other goes together.
fn wheel(buf: &mut Buffer, area: Rect, scene: &Scene<'_, Totemo>) {
    let width = usize::from(area.width);
    let faint = scene.palette.faint();
    let chip = |block: Block| {
        let said =
            format!("{}{}", words::letter(block, scene.text), scene.view.options.values.of(block));
        Span::styled(said, words::style(block, scene))
    };
    let colour = |colour: Colour| chip(words::block_of(colour));
    let dash = |dash: &'static str| Span::styled(dash, faint);
    let lines = [
        Line::styled(scene.text.get("totemo-wheel"), faint),
        Line::from(vec![dash("  "), colour(Colour::Red), dash(" ─ "), colour(Colour::Orange)]),
        Line::from(vec![colour(Colour::Violet), dash("       "), colour(Colour::Yellow)]),
        Line::from(vec![dash("  "), colour(Colour::Blue), dash(" ─ "), colour(Colour::Green)]),
        Line::from(vec![
            chip(Block::W),
            dash(" "),
            chip(Block::S),
            Span::styled(format!(" {}", scene.text.get("totemo-with-all")), faint),
        ]),
        Line::from(vec![
            Span::raw("▲"),
            Span::styled(format!(" {}", scene.text.get("totemo-topper")), faint),
        ]),
    ];
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buf.set_line(area.x, y, line, width as u16);
    }
}
