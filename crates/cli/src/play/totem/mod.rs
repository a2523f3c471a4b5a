//! Totem in a terminal.

mod desk;
mod poles;
mod refusal;
mod seen;
mod side;
mod stock;
mod words;

use super::{
    playable::{KeyHelp, Playable, Reaction},
    scene::Scene,
    screen::{Screen, TurnScreen},
};
use crate::text::Text;
pub(crate) use desk::Desk;
use ratatui::{Frame, crossterm::event::KeyCode, layout::Rect, text::Line};
use stapel_totem::{Action, Illegal, Seen, Totem, View};

pub(super) const SCREEN: &dyn Screen = TurnScreen::<Totem>::SCREEN;

impl Playable for Totem {
    type Desk = Desk;

    const TITLE: &'static str = "game-totem";
    const KEYS: &'static [KeyHelp] = &[
        ("←→, h l", "totem-key-move"),
        ("Space, ↑, k", "totem-key-take"),
        ("↓, j, Backspace", "totem-key-back"),
        ("1–6, 8, 0, w t c", "totem-key-kinds"),
        ("1, 2, 3", "totem-key-card"),
        ("a, b, c, d", "totem-key-place"),
        ("Enter", "totem-key-enter"),
    ];

    fn shows(action: &Action) -> bool {
        match action {
            Action::Choose { .. } => false,
            Action::Play { .. } => true,
        }
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

    fn headline(seen: &Seen, view: &View, names: &[String], text: &Text) -> Option<Vec<String>> {
        words::headline(seen, view, names, text)
    }

    fn key(desk: &mut Desk, view: &View, key: KeyCode, text: &Text) -> Reaction<Action> {
        desk.key(view, key, text)
    }

    fn draw(frame: &mut Frame<'_>, area: Rect, scene: &Scene<'_, Totem>) {
        let plan = Plan::of(area);
        side::header(frame, plan.header, scene);
        poles::draw(frame, plan.poles, scene);
        stock::draw(frame, plan.stock, scene);
        side::panel(frame, plan.side, scene);
        side::status(frame, plan.status, scene);
    }

    fn reference(scene: &Scene<'_, Totem>) -> Vec<Line<'static>> {
        seen::lines(scene)
    }
}

/// Where things are.
struct Plan {
    header: Rect,
    poles: Rect,
    side: Rect,
    stock: Rect,
    status: Rect,
}

impl Plan {
    fn of(area: Rect) -> Plan {
        let header = Rect { height: 1, ..area };
        let status = Rect { y: area.bottom() - 2, height: 2, ..area };
        let stock = Rect { y: status.y - 5, height: 5, ..area };
        let high = stock.y - area.y - 1;
        let width = if area.width >= 110 { 68 } else { 52 };
        let poles = Rect { x: area.x, y: area.y + 1, width, height: high };
        let x = poles.right() + 1;
        let side = Rect { x, y: area.y + 1, width: (area.right() - x).min(60), height: high };
        Plan { header, poles, side, stock, status }
    }
}
