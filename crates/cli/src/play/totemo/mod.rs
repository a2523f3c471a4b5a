//! Totemo in a terminal.

mod board;
mod desk;
mod levels;
mod refusal;
mod side;
mod touch;
mod track;
mod words;

use super::{
    playable::{KeyHelp, Playable, Reaction},
    scene::Scene,
    screen::{Screen, TurnScreen},
};
use crate::text::Text;
pub(crate) use desk::Desk;
use ratatui::{
    Frame,
    crossterm::event::KeyCode,
    layout::Rect,
    text::{Line, Span},
};
use stapel_totemo::{Action, Block, Colour, Illegal, Seen, Totemo, View};

pub(super) const SCREEN: &dyn Screen = TurnScreen::<Totemo>::SCREEN;

impl Playable for Totemo {
    type Desk = Desk;

    const TITLE: &'static str = "game-totemo";
    const KEYS: &'static [KeyHelp] = &[
        ("1, 2, 3", "totemo-key-block"),
        ("←↓↑→, hjkl", "totemo-key-hole"),
        ("Tab", "totemo-key-best"),
        ("Enter", "totemo-key-place"),
        ("r", "totemo-key-return"),
        ("x", "totemo-key-stop"),
    ];

    fn shows(_action: &Action) -> bool {
        true
    }

    fn refusal(illegal: &Illegal, text: &Text) -> String {
        refusal::words_of(illegal, text)
    }

    fn tell(seen: &Seen, names: &[String], text: &Text) -> Option<String> {
        words::tell(seen, names, text)
    }

    fn words(action: &Action, text: &Text) -> String {
        words::action(action, text)
    }

    fn headline(_: &Seen, _: &View, _: &[String], _: &Text) -> Option<Vec<String>> {
        None
    }

    fn key(desk: &mut Desk, view: &View, key: KeyCode, text: &Text) -> Reaction<Action> {
        desk.key(view, key, text)
    }

    fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totemo>) {
        let plan = Plan::of(area);
        side::header(frame, plan.header, scene);
        track::draw(frame, &plan, scene);
        board::draw(frame, &plan, scene);
        levels::draw(frame, plan.levels, scene);
        side::panel(frame, plan.side, scene);
        side::status(frame, plan.status, scene);
    }

    fn reference(scene: &Scene<'_, Totemo>) -> Vec<Line<'static>> {
        let values = scene.view.options.values;
        let mut lines = vec![Line::raw(scene.text.get("totemo-reference-wheel")), Line::raw("")];
        for (at, colour) in Colour::WHEEL.into_iter().enumerate() {
            let name = |colour: Colour| scene.text.get(words::key_of_colour(colour));
            let before = name(Colour::WHEEL[(at + 5) % 6]);
            let after = name(Colour::WHEEL[(at + 1) % 6]);
            let block = words::block_of(colour);
            lines.push(Line::from(vec![
                words::chip(block, scene),
                Span::raw(format!("  {:<16}", name(colour))),
                Span::styled(format!("{}   ", values.of(block)), scene.palette.strong()),
                Span::styled(format!("{before} · {after}"), scene.palette.faint()),
            ]));
        }
        for block in [Block::W, Block::S] {
            lines.push(Line::from(vec![
                words::chip(block, scene),
                Span::raw(format!("  {:<16}", scene.text.get(words::key_of(block)))),
                Span::styled(format!("{}   ", values.of(block)), scene.palette.strong()),
                Span::styled(scene.text.get("totemo-with-all"), scene.palette.faint()),
            ]));
        }
        lines.push(Line::raw(""));
        for key in ["totemo-reference-topper", "totemo-reference-star", "totemo-reference-down"] {
            lines.push(Line::raw(scene.text.get(key)));
        }
        lines
    }
}

/// Where things are. The score track runs around the board, as it does on the table.
struct Plan {
    header: Rect,
    /// Track and board.
    middle: Rect,
    /// Lines of text in a hole, without its frame.
    cell: (u16, u16),
    levels: Rect,
    side: Rect,
    status: Rect,
}

/// The width of a space of the track beside the board.
const SPACE: u16 = 5;
/// The lines of a space.
const SPACE_LINES: u16 = 2;

impl Plan {
    fn of(area: Rect) -> Plan {
        let cell = (if area.width >= 96 { 9 } else { 7 }, if area.height >= 29 { 2 } else { 1 });
        let width = 5 * cell.0 + 6 + 2 * SPACE;
        let height = 5 * (cell.1 + 1) + 1 + 2 * SPACE_LINES;
        let top = area.y + 1;
        let middle = Rect { x: area.x, y: top, width, height };
        let levels = Rect { x: area.x, y: middle.bottom(), width: area.width, height: 6 };
        let status = Rect { x: area.x, y: area.bottom() - 2, width: area.width, height: 2 };
        let side = Rect {
            x: middle.right() + 1,
            y: top,
            width: (area.right() - middle.right() - 1).min(40),
            height,
        };
        let header = Rect { height: 1, ..area };
        Plan { header, middle, cell, levels, side, status }
    }

    /// The board with its frame.
    fn board(&self) -> Rect {
        Rect {
            x: self.middle.x + SPACE,
            y: self.middle.y + SPACE_LINES,
            width: self.middle.width - 2 * SPACE,
            height: self.middle.height - 2 * SPACE_LINES,
        }
    }
}
