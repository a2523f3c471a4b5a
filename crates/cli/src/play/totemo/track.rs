//! The score track: a loop of 30 spaces around the board, with bonus tiles and everyone's marker.

use super::{Plan, SPACE};
use crate::play::{
    palette::{BLACK, CLAY, DARK, GOLD, GREY, WHITE, marker},
    scene::Scene,
};
use ratatui::{Frame, buffer::Buffer, style::Modifier};
use stapel_totemo::{Totemo, Track};

pub(crate) fn draw(frame: &mut Frame<'_>, plan: &Plan, scene: &Scene<'_, Totemo>) {
    let buf = frame.buffer_mut();
    for space in 0..Track::SPACES {
        draw_space(buf, place(plan, space), space, scene);
    }
}

/// Where a space is: clockwise from the corner at the top left, ten across, five down.
fn place(plan: &Plan, space: u16) -> (u16, u16) {
    let area = plan.middle;
    let across = |nth: u16| area.x + nth * (area.width - SPACE) / 9;
    let beside = |nth: u16| plan.board().y + 1 + nth * (plan.cell.1 + 1);
    match space {
        0..=9 => (across(space), area.y),
        10..=14 => (area.right() - SPACE, beside(space - 10)),
        15..=24 => (across(24 - space), area.bottom() - 2),
        _ => (area.x, beside(29 - space)),
    }
}

/// How wide a space is drawn: a gap is left to the next.
const TILE: u16 = SPACE - 1;

fn draw_space(buf: &mut Buffer, (x, y): (u16, u16), space: u16, scene: &Scene<'_, Totemo>) {
    let palette = scene.palette;
    let tile = scene.view.obs.bonus.iter().find(|(at, _)| u16::from(*at) == space);
    let (said, style, ground) = match tile {
        // TO-15: the tile that lies face down is for those who have been round.
        Some((_, None)) => (format!("☆{space:>2}"), palette.on(CLAY, GOLD), CLAY),
        Some((_, Some(_))) => (format!("★{space:>2}"), palette.on(GOLD, BLACK), CLAY),
        None => {
            (format!(" {space:>2}"), palette.on(DARK, GREY).remove_modifier(Modifier::BOLD), DARK)
        }
    };
    let width = usize::from(TILE);
    buf.set_stringn(x, y, format!("{said:<width$}"), width, style);
    buf.set_stringn(x, y + 1, " ".repeat(width), width, palette.on(ground, WHITE));
    let here = scene.seats.seats().filter(|seat| {
        scene.view.obs.scores.get(seat.index()).is_some_and(|score| score % Track::SPACES == space)
    });
    for (seat, at) in here.zip(x..) {
        buf.set_stringn(at, y + 1, marker(seat), 1, palette.of_seat(seat));
    }
}
