//! The board from above: each pole's top block with its height, and what the chosen block would
//! score.

use super::{Plan, touch, words};
use crate::play::scene::Scene;
use ratatui::{Frame, buffer::Buffer, layout::Rect, style::Style};
use stapel_totemo::{Hole, Seen, Totemo};

pub(crate) fn draw(frame: &mut Frame<'_>, plan: &Plan, scene: &Scene<'_, Totemo>) {
    let area = plan.board();
    let buf = frame.buffer_mut();
    grid(buf, area, plan.cell, scene);
    let last = last_placed(scene);
    for hole in Hole::all() {
        cell(buf, cell_at(area, plan.cell, hole), hole, last == Some(hole), scene);
    }
    if scene.acting {
        heavy(buf, cell_at(area, plan.cell, scene.desk.cursor), scene.palette.strong());
    }
}

/// The inside of a hole's cell.
fn cell_at(area: Rect, (width, height): (u16, u16), hole: Hole) -> Rect {
    Rect {
        x: area.x + 1 + u16::from(hole.x()) * (width + 1),
        y: area.y + 1 + u16::from(hole.y()) * (height + 1),
        width,
        height,
    }
}

/// Where the last block was placed.
fn last_placed(scene: &Scene<'_, Totemo>) -> Option<Hole> {
    scene.seen.iter().rev().find_map(|seen| match *seen {
        Seen::Place { x, y, .. } => Hole::new(x, y),
        Seen::Bonus { .. }
        | Seen::First { .. }
        | Seen::Hand { .. }
        | Seen::Redraw { .. }
        | Seen::Chief { .. }
        | Seen::Stop { .. }
        | Seen::Return { .. }
        | Seen::Draw { .. }
        | Seen::End { .. } => None,
    })
}

fn grid(buf: &mut Buffer, area: Rect, (width, height): (u16, u16), scene: &Scene<'_, Totemo>) {
    let style = scene.palette.faint();
    for row in 0..area.height {
        let line = row % (height + 1) == 0;
        for column in 0..area.width {
            let crossing = column % (width + 1) == 0;
            let symbol = match (line, crossing) {
                (false, false) => continue,
                (false, true) => "│",
                (true, false) => "─",
                (true, true) => corner(column, row, area),
            };
            if let Some(cell) = buf.cell_mut((area.x + column, area.y + row)) {
                cell.set_symbol(symbol).set_style(style);
            }
        }
    }
    for n in 0..5_u16 {
        let column = char::from(b'a' + n as u8).to_string();
        let x = area.x + 1 + n * (width + 1) + width / 2;
        buf.set_stringn(x, area.y, column, 1, style);
        let y = area.y + 1 + n * (height + 1) + (height - 1) / 2;
        buf.set_stringn(area.x, y, (n + 1).to_string(), 1, style);
    }
}

const fn corner(column: u16, row: u16, area: Rect) -> &'static str {
    let (left, right) = (column == 0, column + 1 == area.width);
    let (top, bottom) = (row == 0, row + 1 == area.height);
    match (left, right, top, bottom) {
        (true, _, true, _) => "┌",
        (_, true, true, _) => "┐",
        (true, _, _, true) => "└",
        (_, true, _, true) => "┘",
        (true, ..) => "├",
        (_, true, ..) => "┤",
        (_, _, true, _) => "┬",
        (_, _, _, true) => "┴",
        (..) => "┼",
    }
}

/// A heavy frame around the cell under the cursor.
fn heavy(buf: &mut Buffer, inside: Rect, style: Style) {
    let (left, right) = (inside.x - 1, inside.right());
    let (top, bottom) = (inside.y - 1, inside.bottom());
    let mut put = |x: u16, y: u16, symbol: &str| {
        if let Some(cell) = buf.cell_mut((x, y)) {
            cell.set_symbol(symbol).set_style(style);
        }
    };
    for x in inside.x..right {
        put(x, top, "━");
        put(x, bottom, "━");
    }
    for y in inside.y..bottom {
        put(left, y, "┃");
        put(right, y, "┃");
    }
    for (x, y, symbol) in
        [(left, top, "┏"), (right, top, "┓"), (left, bottom, "┗"), (right, bottom, "┛")]
    {
        put(x, y, symbol);
    }
}

fn cell(buf: &mut Buffer, area: Rect, hole: Hole, last: bool, scene: &Scene<'_, Totemo>) {
    let view = &scene.view;
    let pole = touch::pole(view, hole);
    let gain = scene.acting.then(|| scene.desk.gain(view, hole)).flatten();
    let tall = area.height > 1;
    let gained = gain.map(|gain| format!("+{}{}", gain.points, if gain.bonus { "★" } else { "" }));
    let gained = gained.map(|said| if tall { format!(" {said} ") } else { said });
    let width = usize::from(area.width);
    match pole.last() {
        Some(&top) => {
            let mark = if last { "•" } else { " " };
            let sign = words::sign(top, scene.text);
            let style = words::style(top, scene);
            if tall {
                // A tall cell is filled by its block.
                let said = format!("{mark}{sign}{:>width$} ", pole.len(), width = width - 4);
                buf.set_stringn(area.x, area.y, said, width, style);
                buf.set_stringn(area.x, area.y + 1, " ".repeat(width), width, style);
            } else {
                buf.set_stringn(area.x, area.y, format!("{mark}{sign}{}", pole.len()), 4, style);
            }
        }
        None => {
            let x = area.x + if tall { area.width / 2 } else { 1 };
            buf.set_stringn(x, area.y, "·", 1, scene.palette.faint());
        }
    }
    if let Some(gained) = gained {
        let width = gained.chars().count() as u16;
        let (x, y) = if tall {
            (area.x + (area.width - width.min(area.width)) / 2, area.y + 1)
        } else {
            (area.right() - width.min(area.width), area.y)
        };
        // On a block's colour the points have a ground of their own.
        let style = Style::reset().patch(scene.palette.strong());
        buf.set_stringn(x, y, gained, usize::from(area.right() - x), style);
    }
}
