//! What a player of Totemo is about to do.

use super::{refusal, touch, words};
use crate::{play::playable::Reaction, text::Text};
use crossterm::event::KeyCode;
use stapel_core::Refusal;
use stapel_totemo::{Action, Block, Board, Hole, Offer, View};

/// The block chosen, and the hole under the cursor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Desk {
    /// A place in the hand, counted from 0.
    chosen: Option<usize>,
    pub(crate) cursor: Hole,
    /// Whether the cursor is on its way through the best holes.
    touring: bool,
    /// Whether the player is asked to confirm that all three go back.
    pub(crate) asks: bool,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk { chosen: None, cursor: Hole::CENTRE, touring: false, asks: false }
    }
}

/// What placing a block would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gain {
    pub(crate) points: u16,
    pub(crate) bonus: bool,
}

impl Desk {
    pub(crate) fn slot(&self) -> Option<usize> {
        self.chosen
    }

    /// The block that is chosen.
    pub(crate) fn block(&self, view: &View) -> Option<Block> {
        self.chosen.and_then(|slot| view.obs.hand.iter().nth(slot))
    }

    /// What the chosen block would bring at a hole; none if it may not go there.
    pub(crate) fn gain(&self, view: &View, hole: Hole) -> Option<Gain> {
        gain(view, self.block(view)?, hole)
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "a keyboard has keys that mean nothing here"
    )]
    pub(crate) fn key(&mut self, view: &View, key: KeyCode, text: &Text) -> Reaction<Action> {
        if self.asks {
            self.asks = false;
            let yes = key == KeyCode::Enter;
            return if yes { Reaction::Act(Action::Return) } else { Reaction::Changed };
        }
        match key {
            KeyCode::Char(c @ '1'..='3') => self.choose(view, c as usize - '1' as usize, text),
            KeyCode::Left => self.move_by(-1, 0),
            KeyCode::Right => self.move_by(1, 0),
            KeyCode::Up => self.move_by(0, -1),
            KeyCode::Down => self.move_by(0, 1),
            KeyCode::Tab => self.next_best(view, false),
            KeyCode::BackTab => self.next_best(view, true),
            KeyCode::Esc => {
                self.chosen = None;
                Reaction::Changed
            }
            KeyCode::Enter | KeyCode::Char(' ') => match self.block(view) {
                Some(block) => Reaction::Act(Action::Place { block, hole: self.cursor }),
                None => Reaction::Say(text.get("totemo-choose-first")),
            },
            // TO-17: asked once, for it is the whole turn. Where it is too late the rules say so.
            KeyCode::Char('r') if view.legal.contains(&Offer::Return) => {
                self.asks = true;
                Reaction::Changed
            }
            KeyCode::Char('r') => Reaction::Act(Action::Return),
            KeyCode::Char('x') => Reaction::Act(Action::Stop),
            _ => Reaction::None,
        }
    }

    fn choose(&mut self, view: &View, slot: usize, text: &Text) -> Reaction<Action> {
        if slot >= view.obs.hand.len() {
            return Reaction::Say(text.get("totemo-no-such-block"));
        }
        self.chosen = Some(slot);
        self.touring = false;
        Reaction::Changed
    }

    fn move_by(&mut self, right: i8, down: i8) -> Reaction<Action> {
        let x = self.cursor.x().saturating_add_signed(right);
        let y = self.cursor.y().saturating_add_signed(down);
        self.touring = false;
        // At the edge of the board the cursor stays.
        self.cursor = Hole::new(x, y).unwrap_or(self.cursor);
        Reaction::Changed
    }

    /// The next hole where the chosen block may go, those with the most points first.
    fn next_best(&mut self, view: &View, back: bool) -> Reaction<Action> {
        let Some(block) = self.block(view) else { return Reaction::Changed };
        let mut holes: Vec<Hole> =
            Hole::all().filter(|&hole| gain(view, block, hole).is_some()).collect();
        if back {
            holes.reverse();
        }
        holes.sort_by_key(|&hole| {
            let points = gain(view, block, hole).map_or(0, |gain| gain.points);
            if back { i32::from(points) } else { -i32::from(points) }
        });
        let now = holes.iter().position(|&hole| hole == self.cursor && self.touring);
        self.touring = true;
        let next = now.map_or(0, |at| (at + 1) % holes.len().max(1));
        self.cursor = holes.get(next).copied().unwrap_or(self.cursor);
        Reaction::Changed
    }

    /// What the chosen block would do at the cursor, in words: the sum that it scores, or why it
    /// may not go there. Without a block: what stands there.
    pub(crate) fn explain(&self, view: &View, text: &Text) -> String {
        let hole = words::hole_name(self.cursor);
        let Some(block) = self.block(view) else {
            let pole: Vec<String> = touch::pole(view, self.cursor)
                .iter()
                .map(|&block| text.get(words::key_of(block)))
                .collect();
            if pole.is_empty() {
                return text.say("totemo-hole-empty", &[("hole", hole.into())]);
            }
            let pole = pole.join(" · ");
            return text.say("totemo-hole", &[("hole", hole.into()), ("pole", pole.into())]);
        };
        match self.gain(view, self.cursor) {
            Some(gain) => {
                let sum = sum(view, block, self.cursor, text);
                let level = touch::pole(view, self.cursor).len() + 1;
                let said = text.say(
                    "totemo-would-score",
                    &[
                        ("block", text.get(words::key_of(block)).into()),
                        ("hole", hole.into()),
                        ("level", level.into()),
                        ("sum", sum.into()),
                        ("points", gain.points.into()),
                    ],
                );
                if gain.bonus { format!("{said}  {}", text.get("totemo-bonus")) } else { said }
            }
            None => match why_not(view, block, self.cursor) {
                Some(illegal) => {
                    let why = refusal::words_of(&illegal, text);
                    format!("{hole}: {why} ({})", illegal.rule())
                }
                None => hole,
            },
        }
    }
}

fn gain(view: &View, wanted: Block, hole: Hole) -> Option<Gain> {
    view.legal.iter().find_map(|offer| match *offer {
        Offer::Place { block, x, y, points, bonus, .. } => {
            ((block, x, y) == (wanted, hole.x(), hole.y())).then_some(Gain { points, bonus })
        }
        Offer::Return | Offer::Stop => None,
    })
}

fn why_not(view: &View, block: Block, hole: Hole) -> Option<stapel_totemo::Illegal> {
    Board::from_poles(&view.obs.board, &view.options.values)?.why_not(block, hole)
}

/// TO-25: `2 + 1 below + 3 left`.
fn sum(view: &View, block: Block, hole: Hole, text: &Text) -> String {
    let values = view.options.values;
    let touched = touch::touched(view, hole);
    let parts = touched
        .into_iter()
        .map(|(side, block)| format!(" + {} {}", values.of(block), text.get(side.key())));
    std::iter::once(values.of(block).to_string()).chain(parts).collect()
}
