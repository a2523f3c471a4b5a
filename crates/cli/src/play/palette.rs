//! Colours, as far as the terminal has them. Whatever a colour says, a letter or a mark says too.

use ratatui::style::{Color, Modifier, Style};
use stapel_core::Seat;

/// How many colours the terminal likely shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// None: NO_COLOR is set, or the terminal is dumb.
    None,
    /// The sixteen.
    Basic,
    /// 256 of them.
    Many,
    /// All.
    Full,
}

/// A colour: full, of the 256, of the sixteen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paint(pub(crate) (u8, u8, u8), pub(crate) u8, pub(crate) Color);

pub(crate) const RED: Paint = Paint((204, 51, 51), 160, Color::Red);
pub(crate) const ORANGE: Paint = Paint((235, 130, 35), 208, Color::LightRed);
pub(crate) const YELLOW: Paint = Paint((240, 205, 50), 220, Color::Yellow);
pub(crate) const GREEN: Paint = Paint((60, 160, 80), 34, Color::Green);
pub(crate) const BLUE: Paint = Paint((60, 110, 215), 26, Color::Blue);
pub(crate) const VIOLET: Paint = Paint((150, 80, 190), 97, Color::Magenta);
pub(crate) const WHITE: Paint = Paint((240, 240, 235), 255, Color::White);
pub(crate) const BLACK: Paint = Paint((20, 20, 20), 16, Color::Black);
pub(crate) const WOOD: Paint = Paint((190, 150, 105), 179, Color::Yellow);
pub(crate) const GREY: Paint = Paint((140, 140, 140), 245, Color::DarkGray);
pub(crate) const DARK: Paint = Paint((52, 48, 44), 237, Color::Reset);
pub(crate) const CLAY: Paint = Paint((120, 90, 50), 94, Color::Reset);
pub(crate) const GOLD: Paint = Paint((250, 200, 60), 221, Color::LightYellow);

/// The colours of this terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Palette {
    depth: Depth,
}

impl Palette {
    #[cfg(test)]
    pub(crate) const fn new(depth: Depth) -> Palette {
        Palette { depth }
    }

    /// From what the environment says (<https://no-color.org>, COLORTERM, TERM).
    pub(crate) fn of_environment(get: impl Fn(&str) -> Option<String>) -> Palette {
        let set = |name: &str| get(name).filter(|value| !value.is_empty());
        let term = get("TERM").unwrap_or_default();
        let depth = if set("NO_COLOR").is_some() || term == "dumb" {
            Depth::None
        } else if set("COLORTERM").is_some_and(|v| v.contains("truecolor") || v.contains("24bit")) {
            Depth::Full
        } else if term.contains("256") || set("COLORTERM").is_some() {
            Depth::Many
        } else {
            Depth::Basic
        };
        Palette { depth }
    }

    pub(crate) fn colour(&self, paint: Paint) -> Option<Color> {
        let Paint((r, g, b), index, basic) = paint;
        match self.depth {
            Depth::None => None,
            Depth::Basic => Some(basic),
            Depth::Many => Some(Color::Indexed(index)),
            Depth::Full => Some(Color::Rgb(r, g, b)),
        }
    }

    /// Letters in this colour.
    pub(crate) fn ink(&self, paint: Paint) -> Style {
        self.colour(paint).map_or(Style::new(), |colour| Style::new().fg(colour))
    }

    /// Dark letters, or light ones, on this colour.
    pub(crate) fn on(&self, paint: Paint, letters: Paint) -> Style {
        match (self.colour(paint), self.colour(letters)) {
            (Some(back), Some(ink)) => Style::new().bg(back).fg(ink).add_modifier(Modifier::BOLD),
            (None, _) | (_, None) => Style::new().add_modifier(Modifier::BOLD),
        }
    }

    /// What is less important.
    pub(crate) fn faint(&self) -> Style {
        match self.depth {
            Depth::None => Style::new().add_modifier(Modifier::DIM),
            Depth::Basic | Depth::Many | Depth::Full => self.ink(GREY),
        }
    }

    /// What is important.
    pub(crate) fn strong(&self) -> Style {
        self.ink(GOLD).add_modifier(Modifier::BOLD)
    }

    /// What is chosen.
    pub(crate) fn chosen(&self) -> Style {
        Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
    }

    /// A player's colour.
    pub(crate) fn of_seat(&self, seat: Seat) -> Style {
        const INKS: [Paint; Seat::MAX] = [
            Paint((90, 170, 255), 75, Color::LightBlue),
            Paint((255, 120, 110), 210, Color::LightRed),
            Paint((120, 215, 120), 114, Color::LightGreen),
            Paint((230, 150, 240), 177, Color::LightMagenta),
            Paint((240, 210, 100), 221, Color::LightYellow),
        ];
        self.ink(INKS[seat.index()]).add_modifier(Modifier::BOLD)
    }
}

/// The shape of a player's marker.
pub(crate) const fn marker(seat: Seat) -> &'static str {
    const SHAPES: [&str; Seat::MAX] = ["●", "■", "◆", "♣", "♥"];
    SHAPES[seat.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_follow_the_environment() {
        let depth = |pairs: &[(&str, &str)]| {
            let found = |name: &str| {
                pairs.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
            };
            Palette::of_environment(found).depth
        };
        assert_eq!(depth(&[("TERM", "xterm")]), Depth::Basic);
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Many);
        assert_eq!(depth(&[("COLORTERM", "truecolor")]), Depth::Full);
        assert_eq!(depth(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Depth::None);
        assert_eq!(depth(&[("COLORTERM", "truecolor"), ("NO_COLOR", "")]), Depth::Full);
    }
}
