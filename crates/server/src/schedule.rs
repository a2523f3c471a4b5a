//! Which bot thinks next.
//!
//! Every table has a line of its own, and the line that has had the least time comes first: one table can't keep
//! another waiting, however much it asks for. What a line has is reckoned as many times as there are lines of the
//! same address: so an address with fifty tables has no more than one with a single table. Deep thoughts (level 5,
//! advice), hands on wood and quick thoughts are thought in a lane each, with an account of its own, so that a quick
//! one and a hand never wait for a deep one. Where people look on and no deep lane has come round for [`PATIENCE`], the
//! table's deep thoughts are hurried: a quick one is thought instead, and marked so. Where bots alone play, all that
//! people do wait for comes first.
//!
//! It has no clock and no thread: see `thinkers`.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::time::{Duration, Instant};

/// So long a table waits for deep thoughts before they are hurried: then it is answered within a second.
pub(crate) const PATIENCE: Duration = Duration::from_millis(500);
/// Advice, and what nobody waits for, comes next for once when it has waited this long.
const STARVED: Duration = Duration::from_secs(10);
/// But not more often than one deep thought in so many.
const STARVED_SHARE: u32 = 4;
/// How many urgencies there are.
const URGENCIES: usize = 4;
/// How many kinds of lanes.
const LANES: usize = 3;
/// What a thought is reckoned at before it is known how long it took: in a tie quick ones come first.
const QUICK: Duration = Duration::from_millis(5);
const DEEP: Duration = Duration::from_millis(400);

/// How urgent work is, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// People look on, and play.
    Watched,
    /// A player wants to know what a bot would do.
    Advice,
    /// People look on while bots play among themselves.
    Shown,
    /// A bot's turn at a table that nobody looks at.
    Unwatched,
}

impl Urgency {
    /// Whether deep thoughts are hurried when they have waited for long.
    const fn hurries(self) -> bool {
        match self {
            Urgency::Watched | Urgency::Shown => true,
            Urgency::Advice | Urgency::Unwatched => false,
        }
    }
}

/// How long a thought takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// Some hundredths of a second at most.
    Quick,
    /// Up to a second or two; a quick one could be thought instead.
    Deep,
    /// A hand on wood: it is tried out on the wood, at every level.
    Hand,
}

/// Something to think about.
pub(crate) trait Work {
    /// Who has lines.
    type Payer: Copy + Eq + Hash;
    /// For whom it is thought: whoever has many lines has less for each. None where nobody looks on.
    fn payer(&self) -> Option<Self::Payer>;
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
    Deep,
    Hand,
}

/// How a lane takes a thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    /// Out of the way.
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
pub(crate) struct Schedule<K, W: Work> {
    lines: HashMap<K, Line<W>>,
    /// How many lines each one has in which there is something to think about.
    payers: HashMap<W::Payer, u32>,
    /// What a line that comes back is taken to have had in a lane, by how urgent its work is: as much as the line of
    /// that urgency that was served last. So waiting saves nothing up.
    floors: [[Duration; URGENCIES]; LANES],
    /// In each lane, thoughts since a starved one was taken.
    since_starved: [u32; LANES],
    /// How urgent that was: next time it is another's turn.
    starved: [Urgency; LANES],
}

struct Line<W: Work> {
    waiting: VecDeque<(W, Instant)>,
    /// For whom it counts: for nobody while it is idle.
    payer: Option<W::Payer>,
    /// How many are being thought in each lane.
    thinking: [usize; LANES],
    /// How urgent what it holds is.
    urgency: Urgency,
    /// The time it has had in each lane.
    used: [Duration; LANES],
    /// As how many times as long a thought of each lane is reckoned: as when it was taken, whoever leaves meanwhile.
    times: [u32; LANES],
    /// Since when it has waited without a deep thought.
    waits_since: Instant,
}

impl<W: Work> Line<W> {
    fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.thinking == [0; LANES]
    }

    /// It has had no less than the line of this urgency that was served last.
    fn raise_to(&mut self, floors: [[Duration; URGENCIES]; LANES], urgency: Urgency) {
        for (used, floors) in self.used.iter_mut().zip(floors) {
            *used = floors[urgency as usize].max(*used);
        }
    }

    fn count_for(&mut self, payer: Option<W::Payer>, payers: &mut HashMap<W::Payer, u32>) {
        let before = std::mem::replace(&mut self.payer, payer);
        if before == payer {
            return;
        }
        payer.into_iter().for_each(|payer| *payers.entry(payer).or_default() += 1);
        let Some(before) = before else { return };
        if let Some(lines) = payers.get_mut(&before) {
            *lines -= 1;
            if *lines == 0 {
                payers.remove(&before);
            }
        }
    }

    /// When its deep thoughts are to be hurried.
    fn overdue_at(&self) -> Option<Instant> {
        (self.thinking[Lane::Deep as usize] == 0).then(|| self.waits_since + PATIENCE)
    }
}

impl<K: Copy + Eq + Hash, W: Work> Schedule<K, W> {
    pub(crate) fn new() -> Schedule<K, W> {
        Schedule {
            lines: HashMap::new(),
            payers: HashMap::new(),
            floors: [[Duration::ZERO; URGENCIES]; LANES],
            since_starved: [0; LANES],
            starved: [Urgency::Unwatched; LANES],
        }
    }

    /// Work comes in. Gives what fell away because nobody wants it any more: so a line holds no more than is wanted.
    pub(crate) fn add(&mut self, key: K, work: W, now: Instant) -> Vec<W> {
        let mut void = self.drop_void(key);
        let Some(urgency) = work.urgency() else {
            void.push(work);
            return void;
        };
        let line = self.lines.entry(key).or_insert_with(|| Line {
            waiting: VecDeque::new(),
            payer: None,
            thinking: [0; LANES],
            urgency,
            used: [Duration::ZERO; LANES],
            times: [1; LANES],
            waits_since: now,
        });
        if line.waiting.is_empty() && line.thinking[Lane::Deep as usize] == 0 {
            line.waits_since = now;
        }
        if line.is_idle() {
            line.raise_to(self.floors, urgency);
        }
        let payer = work.payer();
        line.waiting.push_back((work, now));
        self.touch(key, urgency, payer);
        void
    }

    /// How urgent what a line holds is now, and for whom it is thought: both change while it waits. Who comes to look
    /// on is as far as those who have looked on all the while.
    pub(crate) fn touch(&mut self, key: K, urgency: Urgency, payer: Option<W::Payer>) {
        let Some(line) = self.lines.get_mut(&key).filter(|line| !line.is_idle()) else { return };
        if urgency < line.urgency {
            line.raise_to(self.floors, urgency);
        }
        line.urgency = urgency;
        line.count_for(payer, &mut self.payers);
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
        if line.is_idle() {
            line.count_for(None, &mut self.payers);
        }
        void.into_iter().map(|(work, _)| work).collect()
    }

    /// All that waits in a line.
    pub(crate) fn take_back(&mut self, key: K) -> Vec<W> {
        let Some(line) = self.lines.get_mut(&key) else { return Vec::new() };
        let waiting = std::mem::take(&mut line.waiting);
        if line.is_idle() {
            line.count_for(None, &mut self.payers);
        }
        waiting.into_iter().map(|(work, _)| work).collect()
    }

    /// What a lane thinks about next.
    pub(crate) fn next(&mut self, lane: Lane, now: Instant) -> Option<Next<K, W>> {
        let (key, nth, hurried) = match lane {
            Lane::Quick => self.best_quick(now)?,
            Lane::Deep | Lane::Hand => self.starved(lane, now).or_else(|| self.best_of(lane))?,
        };
        let times = self.lines.get(&key).map_or(1, |line| self.lines_beside(line));
        let line = self.lines.get_mut(&key)?;
        let (work, since) = line.waiting.remove(nth)?;
        line.times[lane as usize] = times;
        if let Some(urgency) = work.urgency() {
            let floor = &mut self.floors[lane as usize][urgency as usize];
            *floor = line.used[lane as usize].max(*floor);
        }
        line.thinking[lane as usize] += 1;
        Some(Next { line: key, work, since, hurried })
    }

    /// When the quick lane has to look again, though nothing comes in.
    pub(crate) fn look_again_at(&self) -> Option<Instant> {
        let hurries = |(work, _): &(W, Instant)| {
            work.depth() == Depth::Deep && work.urgency().is_some_and(Urgency::hurries)
        };
        let lines = self.lines.values().filter(|line| line.waiting.iter().any(hurries));
        lines.filter_map(Line::overdue_at).min()
    }

    /// A thought is done, and took so long.
    pub(crate) fn done(&mut self, key: K, lane: Lane, took: Duration, now: Instant) {
        if let Some(line) = self.lines.get_mut(&key) {
            line.used[lane as usize] += took * line.times[lane as usize];
            line.thinking[lane as usize] -= 1;
            if lane == Lane::Deep {
                line.waits_since = now;
            }
            if line.is_idle() {
                line.count_for(None, &mut self.payers);
            }
        }
        if self.lines.values().all(Line::is_idle) {
            self.lines.clear();
            return;
        }
        let floors = self.floors;
        self.lines.retain(|_, line| {
            let more = |lane: usize| line.used[lane] > floors[lane][line.urgency as usize];
            !line.is_idle() || (0..LANES).any(more)
        });
    }

    /// How many lines are for the same one, with this one.
    fn lines_beside(&self, line: &Line<W>) -> u32 {
        line.payer.and_then(|payer| self.payers.get(&payer)).copied().unwrap_or(1)
    }

    fn best_quick(&self, now: Instant) -> Option<(K, usize, bool)> {
        self.best(Lane::Quick, |line, depth, urgency| match (depth, urgency) {
            (Depth::Quick, _) => Some(Taken::Whole),
            (Depth::Deep, urgency) if urgency.hurries() => {
                line.overdue_at().is_some_and(|at| at <= now).then_some(Taken::Hurried)
            }
            (Depth::Deep | Depth::Hand, _) => None,
        })
    }

    fn best_of(&self, lane: Lane) -> Option<(K, usize, bool)> {
        self.best(lane, |_, depth, _| takes(lane, depth).then_some(Taken::Whole))
    }

    /// The most urgent of the line that has had the least. `takes` says what may be taken, and how.
    fn best(
        &self,
        lane: Lane,
        takes: impl Fn(&Line<W>, Depth, Urgency) -> Option<Taken>,
    ) -> Option<(K, usize, bool)> {
        let candidates = self.lines.iter().flat_map(|(key, line)| {
            let (takes, times) = (&takes, self.lines_beside(line));
            line.waiting.iter().enumerate().filter_map(move |(nth, waiting)| {
                let (work, since) = waiting;
                // What nobody wants comes first, so that it is out of the way.
                let urgency = work.urgency();
                let taken = match urgency {
                    Some(urgency) => takes(line, work.depth(), urgency)?,
                    None => Taken::First,
                };
                let hurried = taken == Taken::Hurried;
                let quick = hurried || work.depth() == Depth::Quick;
                let reckoned = line.used[lane as usize] + times * if quick { QUICK } else { DEEP };
                let rank = (urgency, taken != Taken::First, reckoned, *since);
                Some((rank, (*key, nth, hurried)))
            })
        });
        candidates.min_by_key(|(rank, _)| *rank).map(|(_, found)| found)
    }

    /// What has waited too long, if its time has come: advice, bots among themselves and what nobody looks at take
    /// turns.
    fn starved(&mut self, lane: Lane, now: Instant) -> Option<(K, usize, bool)> {
        let (since_starved, starved) =
            (&mut self.since_starved[lane as usize], &mut self.starved[lane as usize]);
        *since_starved = since_starved.saturating_add(1);
        if *since_starved < STARVED_SHARE {
            return None;
        }
        let heads = self.lines.iter().filter_map(|(key, line)| {
            let (work, since) = line.waiting.front()?;
            let urgency = work.urgency()?;
            // Bots' turns that people wait for come first anyway: among them the shares are fair.
            let waits = urgency != Urgency::Watched
                && takes(lane, work.depth())
                && now.saturating_duration_since(*since) >= STARVED;
            let turn = (urgency as usize + URGENCIES - *starved as usize - 1) % URGENCIES;
            waits.then_some(((turn, *since), *key, urgency))
        });
        let (_, key, urgency) = heads.min_by_key(|(rank, ..)| *rank)?;
        (*since_starved, *starved) = (0, urgency);
        Some((key, 0, false))
    }
}

/// Whether a lane takes thoughts of this depth in full.
fn takes(lane: Lane, depth: Depth) -> bool {
    match depth {
        Depth::Quick => lane != Lane::Hand,
        Depth::Deep => lane == Lane::Deep,
        Depth::Hand => lane == Lane::Hand,
    }
}

#[cfg(test)]
mod tests;
