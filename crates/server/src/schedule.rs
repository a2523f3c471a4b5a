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
mod tests {
    use super::*;
    use std::cell::Cell;
    use std::rc::Rc;

    /// A thought of a test.
    #[derive(Clone, Debug)]
    struct Thought {
        name: u32,
        depth: Depth,
        urgency: Rc<Cell<Option<Urgency>>>,
    }

    impl Work for Thought {
        fn urgency(&self) -> Option<Urgency> {
            self.urgency.get()
        }

        fn depth(&self) -> Depth {
            self.depth
        }
    }

    const DEEPLY: Depth = Depth::Deep { can_hurry: true };
    const HAND: Depth = Depth::Deep { can_hurry: false };

    fn thought(name: u32, depth: Depth, urgency: Urgency) -> Thought {
        Thought { name, depth, urgency: Rc::new(Cell::new(Some(urgency))) }
    }

    fn watched(name: u32, depth: Depth) -> Thought {
        thought(name, depth, Urgency::Watched)
    }

    /// Two lanes, and a clock that is set by hand.
    struct Room {
        schedule: Schedule<u32, Thought>,
        now: Instant,
    }

    impl Room {
        fn new() -> Room {
            Room { schedule: Schedule::new(), now: Instant::now() }
        }

        fn add(&mut self, line: u32, thought: Thought) {
            self.schedule.add(line, thought, self.now);
        }

        fn next(&mut self, lane: Lane) -> Option<Next<u32, Thought>> {
            self.schedule.next(lane, self.now)
        }

        fn name(&mut self, lane: Lane) -> Option<(u32, bool)> {
            self.next(lane).map(|next| (next.work.name, next.hurried))
        }

        fn after(&mut self, ms: u64) {
            self.now += Duration::from_millis(ms);
        }

        fn done(&mut self, line: u32, lane: Lane, ms: u64) {
            self.after(ms);
            self.schedule.done(line, lane, Duration::from_millis(ms), self.now);
        }
    }

    #[test]
    fn a_quick_thought_never_waits_for_deep_ones() {
        let mut room = Room::new();
        for table in 0..50 {
            for seat in 0..5 {
                room.add(table, watched(table * 10 + seat, DEEPLY));
            }
        }
        assert!(room.next(Lane::Deep).is_some());
        room.after(300);
        room.add(99, watched(990, Depth::Quick));
        assert_eq!(room.name(Lane::Quick), Some((990, false)));
    }

    #[test]
    fn who_has_had_less_comes_first_and_waiting_saves_nothing_up() {
        let mut room = Room::new();
        // One table asks for much more than the other, and both get the same.
        for n in 0..20 {
            room.add(1, watched(100 + n, HAND));
        }
        let mut turns = Vec::new();
        for n in 0..4 {
            room.add(2, watched(200 + n, HAND));
            for _ in 0..2 {
                let next = room.next(Lane::Deep).unwrap();
                turns.push(next.line);
                room.done(next.line, Lane::Deep, 400);
            }
        }
        assert_eq!(turns.iter().filter(|line| **line == 2).count(), 4, "{turns:?}");
        // A third one that was silent all the while is next, but not for as long as it was silent.
        for n in 0..8 {
            room.add(3, watched(300 + n, HAND));
            room.add(2, watched(210 + n, HAND));
        }
        let mut served = [0; 4];
        for _ in 0..6 {
            let next = room.next(Lane::Deep).unwrap();
            served[next.line as usize] += 1;
            room.done(next.line, Lane::Deep, 400);
        }
        assert!(served[1..].iter().all(|times| *times >= 1), "{served:?}");
    }

    #[test]
    fn where_people_look_on_a_deep_thought_that_waits_too_long_is_hurried() {
        let mut room = Room::new();
        room.add(1, watched(1, DEEPLY));
        room.add(2, watched(2, DEEPLY));
        let first = room.next(Lane::Deep).unwrap();
        room.add(3, thought(3, DEEPLY, Urgency::Unwatched));
        room.add(4, watched(4, HAND));
        assert_eq!(room.name(Lane::Quick), None);
        assert_eq!(room.schedule.look_again_at(), Some(room.now + PATIENCE));
        room.after(499);
        assert_eq!(room.name(Lane::Quick), None);
        room.after(1);
        // Not the one that is being thought, no hand, and nothing that nobody looks at.
        assert_eq!(room.name(Lane::Quick), Some((3 - first.work.name, true)));
        assert_eq!(room.name(Lane::Quick), None);
        assert_eq!(room.schedule.look_again_at(), None);
    }

    #[test]
    fn a_table_alone_has_all_its_deep_thoughts_in_full() {
        let mut room = Room::new();
        for seat in 0..5 {
            room.add(1, watched(seat, DEEPLY));
        }
        for seat in 0..5 {
            assert_eq!(room.name(Lane::Deep), Some((seat, false)));
            room.after(700);
            assert_eq!(room.name(Lane::Quick), None);
            room.done(1, Lane::Deep, 0);
        }
    }

    #[test]
    fn bots_come_before_advice_and_that_before_what_nobody_looks_at_but_nothing_starves() {
        let mut room = Room::new();
        room.add(1, thought(1, DEEPLY, Urgency::Unwatched));
        room.add(2, thought(2, DEEPLY, Urgency::Advice));
        room.add(3, watched(3, DEEPLY));
        let order: Vec<_> = (0..3).map(|_| room.name(Lane::Deep).unwrap().0).collect();
        assert_eq!(order, [3, 2, 1]);
        for line in 1..=3 {
            room.done(line, Lane::Deep, 0);
        }
        room.add(1, thought(1, DEEPLY, Urgency::Unwatched));
        let mut served = Vec::new();
        for n in 0..100 {
            room.add(3, watched(100 + n, DEEPLY));
            let next = room.next(Lane::Deep).unwrap();
            served.push(next.line);
            room.done(next.line, Lane::Deep, 400);
        }
        assert_eq!(served.iter().filter(|line| **line == 1).count(), 1);
    }

    #[test]
    fn what_nobody_wants_any_more_falls_away() {
        let mut room = Room::new();
        let gone = thought(1, HAND, Urgency::Advice);
        let wanted = Rc::clone(&gone.urgency);
        room.add(1, gone);
        wanted.set(None);
        let void = room.schedule.add(1, thought(2, HAND, Urgency::Advice), room.now);
        assert_eq!(void.iter().map(|thought| thought.name).collect::<Vec<_>>(), [1]);
        assert_eq!(room.name(Lane::Deep), Some((2, false)));
        room.done(1, Lane::Deep, 10);
        assert_eq!(room.name(Lane::Deep), None);
        assert!(room.schedule.lines.is_empty());
    }

    #[test]
    fn a_line_holds_no_more_than_is_wanted_however_often_what_it_asks_for_becomes_void() {
        let mut room = Room::new();
        let mut last: Option<Rc<Cell<Option<Urgency>>>> = None;
        for n in 0..1_000 {
            if let Some(void) = last.take() {
                void.set(None);
            }
            let next = watched(n, DEEPLY);
            last = Some(Rc::clone(&next.urgency));
            room.add(1, next);
        }
        assert_eq!(room.schedule.lines[&1].waiting.len(), 1);
        assert_eq!(room.name(Lane::Deep), Some((999, false)));
    }

    #[test]
    fn what_waits_for_long_lends_newcomers_nothing() {
        let mut room = Room::new();
        // Never served in this time, because something more urgent is always there.
        room.add(9, thought(9, DEEPLY, Urgency::Unwatched));
        for n in 0..3 {
            room.add(1, watched(100 + n, HAND));
            room.next(Lane::Deep).unwrap();
            room.done(1, Lane::Deep, 3_000);
        }
        // Another table comes: from now on both get the same.
        let mut turns = Vec::new();
        for n in 0..6 {
            room.add(1, watched(110 + n, HAND));
            room.add(2, watched(200 + n, HAND));
            let next = room.next(Lane::Deep).unwrap();
            turns.push(next.line);
            room.done(next.line, Lane::Deep, 3_000);
        }
        let newcomer = turns.iter().filter(|line| **line == 2).count();
        assert!((2..=4).contains(&newcomer), "{turns:?}");
    }

    #[test]
    fn a_hand_that_has_waited_comes_before_what_could_be_hurried() {
        let mut room = Room::new();
        for line in 0..20 {
            room.add(line, watched(line, DEEPLY));
        }
        let first = room.next(Lane::Deep).unwrap();
        room.done(first.line, Lane::Deep, 400);
        room.add(30, watched(30, HAND));
        for line in 31..50 {
            room.add(line, watched(line, DEEPLY));
        }
        room.after(PATIENCE.as_millis() as u64);
        assert_eq!(room.name(Lane::Deep), Some((30, false)));
    }
}
