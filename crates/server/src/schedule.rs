//! Which bot thinks next.
//!
//! Every table has a line of its own, and the line that has had the least time comes first: one table can't keep
//! another waiting, however much it asks for. Deep thoughts (level 5, advice, hands) are thought in one lane, quick
//! ones in another, so that a quick one never waits for a deep one. Where people look on and no deep lane has come
//! round for [`PATIENCE`], the table's deep thoughts are hurried: a quick one is thought instead, and marked so.
//!
//! It has no clock and no thread: see `thinkers`.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::time::{Duration, Instant};

/// So long a table waits for deep thoughts before they are hurried: then it is answered within a second.
pub(crate) const PATIENCE: Duration = Duration::from_millis(500);
/// What has waited this long comes next for once, whatever it is.
const STARVED: Duration = Duration::from_secs(10);
/// But not more often than one deep thought in so many.
const STARVED_SHARE: u32 = 4;
/// How many urgencies there are.
const URGENCIES: usize = 3;
/// What a thought is reckoned at before it is known how long it took: in a tie quick ones come first.
const QUICK: Duration = Duration::from_millis(5);
const DEEP: Duration = Duration::from_millis(400);

/// How urgent work is, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// People look on.
    Watched,
    /// A player wants to know what a bot would do.
    Advice,
    /// A bot's turn at a table that nobody looks at.
    Unwatched,
}

/// How long a thought takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// Some hundredths of a second at most.
    Quick,
    /// Up to a second or two.
    Deep {
        /// A quick one could be thought instead.
        can_hurry: bool,
    },
}

/// Something to think about.
pub(crate) trait Work {
    /// None if nobody wants it any more.
    fn urgency(&self) -> Option<Urgency>;
    /// How long it takes.
    fn depth(&self) -> Depth;
}

/// What a thread takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// Quick thoughts, and deep ones that are hurried.
    Quick,
    /// Anything.
    Deep,
}

/// How a lane takes a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    /// Before others that are as urgent.
    First,
    Whole,
    /// A quick one instead.
    Hurried,
}

/// What is thought about next.
#[derive(Debug)]
pub(crate) struct Next<K, W> {
    /// Whose line it was in.
    pub(crate) line: K,
    pub(crate) work: W,
    /// When it came in.
    pub(crate) since: Instant,
    /// A quick thought is to be thought instead.
    pub(crate) hurried: bool,
}

/// Who waits.
pub(crate) struct Schedule<K, W> {
    lines: HashMap<K, Line<W>>,
    /// What a line that comes back is taken to have had, by how urgent its work is: as much as the line of that
    /// urgency that was served last. So waiting saves nothing up.
    floors: [Duration; URGENCIES],
    /// Deep thoughts since a starved one was taken.
    since_starved: u32,
}

struct Line<W> {
    waiting: VecDeque<(W, Instant)>,
    quick: usize,
    deep: usize,
    /// How urgent what came in last was.
    urgency: Urgency,
    /// The time it has had.
    used: Duration,
    /// Since when it has waited without a deep thought.
    waits_since: Instant,
}

impl<W> Line<W> {
    fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.quick + self.deep == 0
    }

    /// When its deep thoughts are to be hurried.
    fn overdue_at(&self) -> Option<Instant> {
        (self.deep == 0).then(|| self.waits_since + PATIENCE)
    }
}

impl<K: Copy + Eq + Hash, W: Work> Schedule<K, W> {
    pub(crate) fn new() -> Schedule<K, W> {
        Schedule { lines: HashMap::new(), floors: [Duration::ZERO; URGENCIES], since_starved: 0 }
    }

    /// Work comes in. Gives what fell away because nobody wants it any more: so a line holds no more than is wanted.
    pub(crate) fn add(&mut self, key: K, work: W, now: Instant) -> Vec<W> {
        let mut void = self.drop_void(key);
        let Some(urgency) = work.urgency() else {
            void.push(work);
            return void;
        };
        let floor = self.floors[urgency as usize];
        let line = self.lines.entry(key).or_insert_with(|| Line {
            waiting: VecDeque::new(),
            quick: 0,
            deep: 0,
            urgency,
            used: floor,
            waits_since: now,
        });
        line.urgency = urgency;
        if line.is_idle() {
            line.used = line.used.max(floor);
        }
        if line.waiting.is_empty() && line.deep == 0 {
            line.waits_since = now;
        }
        line.waiting.push_back((work, now));
        void
    }

    /// What of a line nobody wants any more.
    pub(crate) fn drop_void(&mut self, key: K) -> Vec<W> {
        let Some(line) = self.lines.get_mut(&key) else { return Vec::new() };
        let wanted = |(work, _): &(W, Instant)| work.urgency().is_some();
        // Mostly all of it is wanted.
        if line.waiting.iter().all(wanted) {
            return Vec::new();
        }
        let (stays, void): (Vec<_>, Vec<_>) = line.waiting.drain(..).partition(wanted);
        line.waiting = stays.into();
        void.into_iter().map(|(work, _)| work).collect()
    }

    /// What a lane thinks about next.
    pub(crate) fn next(&mut self, lane: Lane, now: Instant) -> Option<Next<K, W>> {
        let (key, nth, hurried) = match lane {
            Lane::Quick => self.best_quick(now)?,
            Lane::Deep => self.starved(now).or_else(|| self.best_deep(now))?,
        };
        let line = self.lines.get_mut(&key)?;
        let (work, since) = line.waiting.remove(nth)?;
        if let Some(urgency) = work.urgency() {
            let floor = &mut self.floors[urgency as usize];
            *floor = line.used.max(*floor);
        }
        match lane {
            Lane::Quick => line.quick += 1,
            Lane::Deep => line.deep += 1,
        }
        Some(Next { line: key, work, since, hurried })
    }

    /// When the quick lane has to look again, though nothing comes in.
    pub(crate) fn look_again_at(&self) -> Option<Instant> {
        let hurries = |(work, _): &(W, Instant)| {
            work.depth() == Depth::Deep { can_hurry: true }
                && work.urgency() == Some(Urgency::Watched)
        };
        let lines = self.lines.values().filter(|line| line.waiting.iter().any(hurries));
        lines.filter_map(Line::overdue_at).min()
    }

    /// A thought is done, and took so long.
    pub(crate) fn done(&mut self, key: K, lane: Lane, took: Duration, now: Instant) {
        if let Some(line) = self.lines.get_mut(&key) {
            line.used += took;
            match lane {
                Lane::Quick => line.quick -= 1,
                Lane::Deep => {
                    line.deep -= 1;
                    line.waits_since = now;
                }
            }
        }
        let floors = self.floors;
        if self.lines.values().all(Line::is_idle) {
            self.lines.clear();
        } else {
            self.lines
                .retain(|_, line| !line.is_idle() || line.used > floors[line.urgency as usize]);
        }
    }

    fn best_quick(&self, now: Instant) -> Option<(K, usize, bool)> {
        self.best(|line, (work, _), urgency| match (work.depth(), urgency) {
            (Depth::Quick, _) => Some(Taken::Whole),
            (Depth::Deep { can_hurry: true }, Urgency::Watched) => {
                line.overdue_at().is_some_and(|at| at <= now).then_some(Taken::Hurried)
            }
            (Depth::Deep { .. }, Urgency::Watched | Urgency::Advice | Urgency::Unwatched) => None,
        })
    }

    fn best_deep(&self, now: Instant) -> Option<(K, usize, bool)> {
        self.best(|line, (work, _), urgency| {
            // Others that have waited this long are hurried in the quick lane; this one has no other way.
            let only_here = work.depth() == Depth::Deep { can_hurry: false };
            let late = line.overdue_at().is_some_and(|at| at <= now);
            match (urgency, only_here && late) {
                (Urgency::Watched, true) => Some(Taken::First),
                (Urgency::Watched | Urgency::Advice | Urgency::Unwatched, _) => Some(Taken::Whole),
            }
        })
    }

    /// The most urgent of the line that has had the least. `takes` says what may be taken, and how.
    fn best(
        &self,
        takes: impl Fn(&Line<W>, &(W, Instant), Urgency) -> Option<Taken>,
    ) -> Option<(K, usize, bool)> {
        let candidates = self.lines.iter().flat_map(|(key, line)| {
            let takes = &takes;
            line.waiting.iter().enumerate().filter_map(move |(nth, waiting)| {
                let (work, since) = waiting;
                // What nobody wants comes first, so that it is out of the way.
                let urgency = work.urgency();
                let taken = match urgency {
                    Some(urgency) => takes(line, waiting, urgency)?,
                    None => Taken::First,
                };
                let hurried = taken == Taken::Hurried;
                let quick = hurried || work.depth() == Depth::Quick;
                let reckoned = line.used + if quick { QUICK } else { DEEP };
                let rank = (urgency, taken != Taken::First, reckoned, *since);
                Some((rank, (*key, nth, hurried)))
            })
        });
        candidates.min_by_key(|(rank, _)| *rank).map(|(_, found)| found)
    }

    /// What has waited too long, if its time has come.
    fn starved(&mut self, now: Instant) -> Option<(K, usize, bool)> {
        self.since_starved = self.since_starved.saturating_add(1);
        if self.since_starved < STARVED_SHARE {
            return None;
        }
        let heads = self.lines.iter().filter_map(|(key, line)| {
            let (_, since) = line.waiting.front()?;
            (now.saturating_duration_since(*since) >= STARVED).then_some((*since, *key))
        });
        let (_, key) = heads.min_by_key(|(since, _)| *since)?;
        self.since_starved = 0;
        Some((key, 0, false))
    }
}

#[cfg(test)]
mod tests;
