//! Totemo for the kit.

use crate::Lawful;
use stapel_core::{Game, PlayRng, SeatCount, Viewer, pick_one};
use stapel_totemo::{Action, Block, Event, Hands, Hole, Options, Totemo, Values};

impl Lawful for Totemo {
    fn action_space(_seats: SeatCount) -> Vec<Action> {
        let mut space = vec![Action::Return, Action::Stop];
        for block in Block::ALL {
            space.extend(Hole::all().map(|hole| Action::Place { block, hole }));
        }
        space
    }

    fn pieces(&self) -> Vec<String> {
        let in_hands = self.seats().seats().flat_map(|seat| self.hand(seat).iter());
        let on_board = Hole::all().flat_map(|hole| self.board().pole(hole).collect::<Vec<_>>());
        let mut all: Vec<String> = self
            .bag()
            .iter()
            .chain(in_hands)
            .chain(on_board)
            .map(|block| block.code().to_owned())
            .collect();
        all.sort_unstable();
        all
    }

    fn variants(seats: SeatCount) -> Vec<Options> {
        let book = Totemo::defaults(seats);
        let equal = Values { R: 1, O: 1, Y: 1, G: 1, B: 1, V: 1, W: 1, S: 1 };
        let none = Values { R: 0, O: 0, Y: 0, G: 0, B: 0, V: 0, W: 0, S: 0 };
        let most = Values { R: 9, O: 9, Y: 9, G: 9, B: 9, V: 9, W: 9, S: 9 };
        vec![
            Options { hands: Hands::Open, ..book },
            // So long that the bag ends the game.
            Options { chief_steps: Options::MOST_STEPS, ..book },
            Options { chief_steps: 1, values: equal, ..book },
            Options { values: none, ..book },
            Options { values: most, ..book },
        ]
    }

    fn disguise(&self, events: &[Event], viewer: Viewer, rng: &mut PlayRng) -> Option<Vec<Event>> {
        // With open hands nothing is hidden.
        if self.options().hands == Hands::Open {
            return None;
        }
        let others: Vec<_> = self.seats().seats().filter(|&seat| !viewer.is(seat)).collect();
        let owner = *pick_one(&others, rng)?;
        let held: Vec<Block> = self.hand(owner).iter().collect();
        let real = *pick_one(&held, rng)?;
        let in_bag: Vec<Block> = self.bag().iter().filter(|&block| block != real).collect();
        let instead = *pick_one(&in_bag, rng)?;
        // The last time that he drew such a block he drew another one.
        let mut events = events.to_vec();
        let drawn = events.iter_mut().rev().find_map(|event| match event {
            Event::Hand { seat, blocks }
            | Event::Redraw { seat, blocks, .. }
            | Event::Draw { seat, blocks }
                if *seat == owner && blocks.contains(&real) =>
            {
                Some(blocks)
            }
            Event::Hand { .. }
            | Event::Redraw { .. }
            | Event::Draw { .. }
            | Event::Bonus { .. }
            | Event::First { .. }
            | Event::Chief { .. }
            | Event::Place { .. }
            | Event::Stop { .. }
            | Event::Return { .. }
            | Event::End { .. } => None,
        })?;
        let slot = drawn.iter_mut().find(|block| **block == real)?;
        *slot = instead;
        // Blocks are written sorted.
        drawn.sort_unstable();
        Some(events)
    }
}
