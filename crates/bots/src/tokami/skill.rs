//! How well the bot plays.

use stapel_wood::craft::Manner;

/// How well a bot plays: by its care, and by how its hand shakes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Skill {
    /// Quick and shaky; trusts its eye.
    Shaky,
    /// Tries things out once before it does them.
    Even,
    /// Slow; tries more things out, and each more than once.
    Sure,
}

impl Skill {
    /// All three, the weakest first.
    pub const ALL: [Skill; 3] = [Skill::Shaky, Skill::Even, Skill::Sure];

    /// The skill of a level, from 1 to 5.
    #[must_use]
    pub const fn of_level(level: u8) -> Skill {
        match level {
            0 | 1 => Skill::Shaky,
            2 | 3 => Skill::Even,
            _ => Skill::Sure,
        }
    }

    pub(super) fn manner(self) -> Manner {
        match self {
            Skill::Shaky => {
                Manner { pull: 16.0, carry: 26.0, lower: 9.0, turn: 4.0, gain: 150.0, shake: 0.08 }
            }
            Skill::Even => {
                Manner { pull: 9.0, carry: 20.0, lower: 5.0, turn: 3.0, gain: 80.0, shake: 0.03 }
            }
            Skill::Sure => {
                Manner { pull: 5.0, carry: 16.0, lower: 3.0, turn: 2.0, gain: 40.0, shake: 0.0 }
            }
        }
    }

    /// How many ways it tries out, and how often each.
    pub(super) fn rehearsals(self) -> (usize, u64) {
        match self {
            Skill::Shaky => (0, 0),
            Skill::Even => (3, 1),
            Skill::Sure => (6, 2),
        }
    }
}
