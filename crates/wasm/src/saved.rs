//! A table as it is kept.

use serde::{Deserialize, Serialize};
use stapel_protocol::{GameName, Stage, TableId};
use stapel_room::{Opening, Room, Step};

/// All that goes on with a table, and what a list of saved tables shows of it.
#[derive(Serialize, Deserialize)]
pub(crate) struct Saved {
    table: TableId,
    game: GameName,
    names: Vec<String>,
    over: bool,
    opening: Opening,
    steps: Vec<Step>,
}

impl Saved {
    pub(crate) fn of(room: &Room, steps: &[Step]) -> Saved {
        let persons = room.places().iter().filter(|place| !place.name.is_empty());
        Saved {
            table: room.id(),
            game: room.settings().game.game,
            names: persons.map(|place| place.name.clone()).collect(),
            over: room.stage() == Stage::Over,
            opening: room.opening().clone(),
            steps: steps.to_vec(),
        }
    }

    pub(crate) fn parts(self) -> (Opening, Vec<Step>) {
        (self.opening, self.steps)
    }
}
