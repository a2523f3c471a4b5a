//! Tokami's bot. It looks at what lies on what, tries things out in copies of the pile, and then does them with a
//! hand like anyone else's. Nothing is hidden from it but the tremor that its hand will have.
//!
//! [`Sight::decide`] is the whole of it: the server, the page and the command line all ask there.

mod game;
mod rehearsal;
mod sight;
mod skill;
mod steady;

pub use game::{BrokenGame, Moment, Played, play_game, play_game_heard};
pub use sight::{Decision, Sight};
pub use skill::Skill;
pub use steady::{LONGEST_THOUGHT, Plan, Steady};
