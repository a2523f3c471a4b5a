//! How fast the wood is: a pile kept awake by a stick that is dragged to and fro.

use crate::attempt::{Aim, Attempt, Doing};
use crate::craft::pulls;
use crate::measure::{STEPS_PER_TICK, TICKS_PER_SECOND};
use crate::pile::Pile;
use crate::sample::{Grip, Sample};
use crate::setup::WontStand;
use crate::world::Friction;
use stapel_core::Seed;
use stapel_tokami::{Setup, StickSet};

/// A pile with a stick that is being dragged.
#[derive(Clone)]
pub struct Drag {
    pile: Pile,
    attempt: Attempt,
    grip: Grip,
    from: [f32; 3],
    way: [f32; 3],
    turn: [f32; 4],
}

impl Drag {
    /// Sets the pile up, and takes hold of a stick that others lie on.
    ///
    /// # Errors
    /// If the pile would not stand.
    pub fn new(setup: Setup) -> Result<Drag, WontStand> {
        let pile = Pile::set_up(setup, Friction::NORMAL, Seed::from_number(1))?;
        let all = pulls(&pile, pile.sticks());
        let loaded = all.iter().find(|pull| pull.load > 1.0).or(all.first());
        let pull = loaded.ok_or(WontStand { setup })?;
        let pose = pile.pose(pull.stick).ok_or(WontStand { setup })?;
        Ok(Drag {
            attempt: Attempt::new(pile.clone(), Aim::Try { forbidden: StickSet::EMPTY }),
            grip: Grip::on(pull.stick, [0.0; 3]),
            from: pose.translation.to_array(),
            way: pull.way.to_array(),
            turn: pose.rotation.to_array(),
            pile,
        })
    }

    /// So many ticks: a centimetre out and back, every two seconds. If the attempt ends, it begins
    /// anew.
    pub fn run(&mut self, ticks: u32) {
        for _ in 0..ticks {
            if self.attempt.doing() == Doing::Resting {
                let aim = Aim::Try { forbidden: StickSet::EMPTY };
                self.attempt = Attempt::new(self.pile.clone(), aim);
            }
            let tick = self.attempt.due();
            let phase = (tick % 120) as f32 / 60.0;
            let out = if phase < 1.0 { phase } else { 2.0 - phase };
            let place = std::array::from_fn(|i| self.from[i] + self.way[i] * out);
            let sample = Sample::quantise(Some(self.grip), place, self.turn);
            // The sample is for the tick that is due, on a stick that is there: nothing to refuse.
            let _ = self.attempt.feed(tick, &sample);
        }
    }

    /// One number that depends on all of it, so that nothing is optimised away.
    #[must_use]
    pub fn digest(&self) -> u64 {
        self.attempt.pile().digest()
    }
}

/// How fast a pile was.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// The pile.
    pub setup: Setup,
    /// Solver steps in a second.
    pub steps_per_second: f64,
    /// How many times faster than real time.
    pub times_real: f64,
}

impl Speed {
    /// From ticks and the seconds that they took.
    #[must_use]
    pub fn of(setup: Setup, ticks: u32, seconds: f64) -> Speed {
        let per_second = f64::from(ticks) / seconds;
        Speed {
            setup,
            steps_per_second: per_second * f64::from(STEPS_PER_TICK),
            times_real: per_second / f64::from(TICKS_PER_SECOND),
        }
    }
}

/// Drags for so many simulated seconds, by this machine's clock.
///
/// # Errors
/// If the pile would not stand.
#[cfg(not(target_arch = "wasm32"))]
pub fn measure(setup: Setup, seconds: u32) -> Result<Speed, WontStand> {
    let mut drag = Drag::new(setup)?;
    drag.run(TICKS_PER_SECOND);
    let ticks = seconds * TICKS_PER_SECOND;
    let start = std::time::Instant::now();
    drag.run(ticks);
    let taken = start.elapsed().as_secs_f64();
    std::hint::black_box(drag.digest());
    Ok(Speed::of(setup, ticks, taken))
}
