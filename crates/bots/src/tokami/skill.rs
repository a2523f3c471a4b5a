//! How well the bot plays: five levels of care.

use stapel_wood::craft::Manner;

/// What makes a level: how its hand moves, what it tries out before, and what it thinks of.
///
/// The levels differ in measured strength: `bench/reports/tokami-levels`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// How the hand moves; the slower, the less it strays.
    pub manner: Manner,
    /// It begins with any of so many likely ways.
    pub eye: usize,
    /// So many ways it tries out in copies of the pile, at most. 0: it trusts its eye.
    pub ways: usize,
    /// And each so often, as long as it goes well.
    pub times: u64,
    /// Whether it weighs what each stick brings against what may fall, and so which one to win.
    pub weighs: bool,
}

impl Skill {
    /// Levels 1 to 5, the weakest first.
    pub const LEVELS: [Skill; 5] = [
        Skill {
            manner: Manner {
                pull: 18.0,
                carry: 28.0,
                lower: 10.0,
                turn: 4.0,
                gain: 200.0,
                shake: 0.10,
            },
            eye: 6,
            ways: 0,
            times: 0,
            weighs: false,
        },
        Skill {
            manner: Manner {
                pull: 14.0,
                carry: 24.0,
                lower: 7.0,
                turn: 4.0,
                gain: 120.0,
                shake: 0.05,
            },
            eye: 3,
            ways: 0,
            times: 0,
            weighs: false,
        },
        Skill {
            manner: Manner {
                pull: 12.0,
                carry: 22.0,
                lower: 6.0,
                turn: 3.0,
                gain: 100.0,
                shake: 0.04,
            },
            eye: 3,
            ways: 1,
            times: 1,
            weighs: false,
        },
        Skill {
            manner: Manner {
                pull: 9.0,
                carry: 20.0,
                lower: 5.0,
                turn: 3.0,
                gain: 80.0,
                shake: 0.03,
            },
            eye: 1,
            ways: 3,
            times: 1,
            weighs: false,
        },
        Skill {
            manner: Manner {
                pull: 4.5,
                carry: 16.0,
                lower: 3.0,
                turn: 2.0,
                gain: 40.0,
                shake: 0.0,
            },
            eye: 1,
            ways: 8,
            times: 3,
            weighs: true,
        },
    ];

    /// The skill of a level: below 1 counts as 1, above 5 as 5.
    #[must_use]
    pub fn of_level(level: u8) -> Skill {
        Skill::LEVELS[usize::from(level.clamp(1, 5)) - 1]
    }
}
