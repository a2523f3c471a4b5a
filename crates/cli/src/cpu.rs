//! How long this thread has had a core: on a busy machine the time of day tells little.

use std::time::{Duration, Instant};

/// A clock that is read twice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    wall: Instant,
    busy: Option<u64>,
}

impl Clock {
    pub(crate) fn start() -> Clock {
        Clock { wall: Instant::now(), busy: busy_nanoseconds() }
    }

    /// By the time of day.
    pub(crate) fn wall(&self) -> Duration {
        self.wall.elapsed()
    }

    /// On a core, where the system tells; else by the time of day.
    pub(crate) fn busy(&self) -> Duration {
        self.on_a_core().unwrap_or_else(|| self.wall())
    }

    /// The share of one core that this thread has had since, where the system tells.
    pub(crate) fn share(&self) -> Option<f64> {
        let wall = self.wall().as_secs_f64();
        self.on_a_core().map(|busy| busy.as_secs_f64() / wall)
    }

    fn on_a_core(&self) -> Option<Duration> {
        let since = busy_nanoseconds().zip(self.busy).map(|(now, then)| now.saturating_sub(then));
        since.map(Duration::from_nanos)
    }
}

/// Linux tells; elsewhere it is not known.
fn busy_nanoseconds() -> Option<u64> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_works_is_busy() {
        let clock = Clock::start();
        let mut word = 1_u64;
        while clock.wall() < Duration::from_millis(30) {
            word = std::hint::black_box(word.wrapping_mul(6_364_136_223_846_793_005) + 1);
        }
        assert!(!clock.busy().is_zero());
        assert!(clock.share().is_none_or(|share| share > 0.0));
    }
}
