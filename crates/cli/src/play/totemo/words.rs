//! Totemo's words and blocks.

use crate::{
    play::{
        palette::{BLACK, BLUE, GREEN, ORANGE, Paint, RED, VIOLET, WHITE, YELLOW},
        scene::Scene,
    },
    text::Text,
};
use ratatui::{style::Style, text::Span};
use stapel_core::Seat;
use stapel_totemo::{Action, Block, Colour, End, Hole, Seen, Totemo};

/// The key of a block's name.
pub(crate) const fn key_of(block: Block) -> &'static str {
    match block {
        Block::R => "block-R",
        Block::O => "block-O",
        Block::Y => "block-Y",
        Block::G => "block-G",
        Block::B => "block-B",
        Block::V => "block-V",
        Block::W => "block-W",
        Block::Rt => "block-Rt",
        Block::Ot => "block-Ot",
        Block::Yt => "block-Yt",
        Block::Gt => "block-Gt",
        Block::Bt => "block-Bt",
        Block::Vt => "block-Vt",
        Block::S => "block-S",
    }
}

pub(crate) const fn block_of(colour: Colour) -> Block {
    match colour {
        Colour::Red => Block::R,
        Colour::Orange => Block::O,
        Colour::Yellow => Block::Y,
        Colour::Green => Block::G,
        Colour::Blue => Block::B,
        Colour::Violet => Block::V,
    }
}

/// The key of a colour's name: that of its plain block.
pub(crate) const fn key_of_colour(colour: Colour) -> &'static str {
    key_of(block_of(colour))
}

/// The letter of a block, by its colour's name in the language; rainbow blocks have a star.
pub(crate) fn letter(block: Block, text: &Text) -> String {
    match block.colour() {
        Some(Colour::Red) => text.get("letter-R"),
        Some(Colour::Orange) => text.get("letter-O"),
        Some(Colour::Yellow) => text.get("letter-Y"),
        Some(Colour::Green) => text.get("letter-G"),
        Some(Colour::Blue) => text.get("letter-B"),
        Some(Colour::Violet) => text.get("letter-V"),
        None if block == Block::S => "✦".to_owned(),
        None => "✱".to_owned(),
    }
}

/// Letter and topper's mark, always two columns.
pub(crate) fn sign(block: Block, text: &Text) -> String {
    format!("{}{}", letter(block, text), if block.is_topper() { "▲" } else { " " })
}

/// How a block looks.
pub(crate) fn style(block: Block, scene: &Scene<'_, Totemo>) -> Style {
    let (back, ink): (Paint, Paint) = match block.colour() {
        Some(Colour::Red) => (RED, WHITE),
        Some(Colour::Orange) => (ORANGE, BLACK),
        Some(Colour::Yellow) => (YELLOW, BLACK),
        Some(Colour::Green) => (GREEN, BLACK),
        Some(Colour::Blue) => (BLUE, WHITE),
        Some(Colour::Violet) => (VIOLET, WHITE),
        None => (WHITE, BLACK),
    };
    scene.palette.on(back, ink)
}

/// A block as a little piece of wood, four columns wide.
pub(crate) fn chip(block: Block, scene: &Scene<'_, Totemo>) -> Span<'static> {
    Span::styled(format!(" {} ", sign(block, scene.text)), style(block, scene))
}

/// `c3`: columns have letters, rows numbers from behind.
pub(crate) fn hole_name(hole: Hole) -> String {
    format!("{}{}", char::from(b'a' + hole.x()), hole.y() + 1)
}

/// An action in words.
pub(crate) fn action(action: &Action, text: &Text) -> String {
    match action {
        Action::Place { block, hole } => text.say(
            "totemo-idea-place",
            &[("block", text.get(key_of(*block)).into()), ("hole", hole_name(*hole).into())],
        ),
        Action::Return => text.get("totemo-idea-return"),
        Action::Stop => text.get("totemo-idea-stop"),
    }
}

/// An event in words.
pub(crate) fn tell(seen: &Seen, names: &[String], text: &Text) -> Option<String> {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str).to_owned();
    match *seen {
        Seen::Bonus { .. } | Seen::Hand { .. } | Seen::Draw { .. } => None,
        Seen::First { seat } => Some(text.say("totemo-log-first", &[("name", name(seat).into())])),
        Seen::Redraw { seat, .. } => {
            Some(text.say("totemo-log-redraw", &[("name", name(seat).into())]))
        }
        Seen::Chief { left: 0 } => Some(text.get("totemo-log-tipi")),
        Seen::Chief { .. } => None,
        Seen::Place { seat, block, x, y, points, score, bonus, .. } => {
            let hole = Hole::new(x, y).map(hole_name).unwrap_or_default();
            let said = text.say(
                "totemo-log-place",
                &[
                    ("name", name(seat).into()),
                    ("block", text.get(key_of(block)).into()),
                    ("hole", hole.into()),
                    ("points", points.into()),
                    ("score", score.into()),
                ],
            );
            Some(if bonus { format!("{said} ★") } else { said })
        }
        Seen::Stop { seat } => Some(text.say("totemo-log-stop", &[("name", name(seat).into())])),
        Seen::Return { seat, .. } => {
            Some(text.say("totemo-log-return", &[("name", name(seat).into())]))
        }
        Seen::End { reason: End::Chief } => Some(text.get("totemo-log-end-chief")),
        Seen::End { reason: End::Bag } => Some(text.get("totemo-log-end-bag")),
    }
}
