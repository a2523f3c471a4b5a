use super::*;
use std::cell::Cell;
use std::rc::Rc;

/// A thought of a test.
#[derive(Clone, Debug)]
struct Thought {
    name: u32,
    depth: Depth,
    urgency: Rc<Cell<Option<Urgency>>>,
    payer: Option<char>,
}

impl Work for Thought {
    type Payer = char;

    fn payer(&self) -> Option<char> {
        self.payer
    }

    fn urgency(&self) -> Option<Urgency> {
        self.urgency.get()
    }

    fn depth(&self) -> Depth {
        self.depth
    }
}

const DEEPLY: Depth = Depth::Deep;
const HAND: Depth = Depth::Hand;

fn thought(name: u32, depth: Depth, urgency: Urgency) -> Thought {
    Thought { name, depth, urgency: Rc::new(Cell::new(Some(urgency))), payer: None }
}

fn watched(name: u32, depth: Depth) -> Thought {
    thought(name, depth, Urgency::Watched)
}

/// Somebody comes to look on.
fn comes(room: &mut Room, line: u32, payer: char, thoughts: &[Rc<Cell<Option<Urgency>>>]) {
    thoughts.iter().for_each(|urgency| urgency.set(Some(Urgency::Watched)));
    room.schedule.touch(line, Urgency::Watched, Some(payer));
}

fn paid_by(payer: char, thought: Thought) -> Thought {
    Thought { payer: Some(payer), ..thought }
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
            let next = room.next(Lane::Hand).unwrap();
            turns.push(next.line);
            room.done(next.line, Lane::Hand, 400);
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
        let next = room.next(Lane::Hand).unwrap();
        served[next.line as usize] += 1;
        room.done(next.line, Lane::Hand, 400);
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
    let gone = thought(1, DEEPLY, Urgency::Advice);
    let wanted = Rc::clone(&gone.urgency);
    room.add(1, gone);
    wanted.set(None);
    let void = room.schedule.add(1, thought(2, DEEPLY, Urgency::Advice), room.now);
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
fn what_is_taken_back_is_not_thought_and_does_not_count() {
    let mut room = Room::new();
    for n in 0..3 {
        room.add(1, paid_by('a', watched(n, DEEPLY)));
    }
    room.after(1);
    room.add(2, paid_by('a', watched(3, DEEPLY)));
    assert_eq!(room.name(Lane::Deep), Some((0, false)));
    let names = |back: Vec<Thought>| back.iter().map(|it| it.name).collect::<Vec<_>>();
    assert_eq!(names(room.schedule.take_back(1)), [1, 2]);
    assert_eq!(room.schedule.payers[&'a'], 2);
    assert_eq!(names(room.schedule.take_back(2)), [3]);
    assert_eq!(room.schedule.payers[&'a'], 1);
    assert_eq!(room.name(Lane::Deep), None);
    room.done(1, Lane::Deep, 10);
    assert!(room.schedule.lines.is_empty() && room.schedule.payers.is_empty());
}

#[test]
fn what_waits_for_long_lends_newcomers_nothing() {
    let mut room = Room::new();
    // Never served in this time, because something more urgent is always there.
    room.add(9, thought(9, HAND, Urgency::Unwatched));
    for n in 0..3 {
        room.add(1, watched(100 + n, HAND));
        room.next(Lane::Hand).unwrap();
        room.done(1, Lane::Hand, 3_000);
    }
    // Another table comes: from now on both get the same.
    let mut turns = Vec::new();
    for n in 0..6 {
        room.add(1, watched(110 + n, HAND));
        room.add(2, watched(200 + n, HAND));
        let next = room.next(Lane::Hand).unwrap();
        turns.push(next.line);
        room.done(next.line, Lane::Hand, 3_000);
    }
    let newcomer = turns.iter().filter(|line| **line == 2).count();
    assert!((2..=4).contains(&newcomer), "{turns:?}");
}

#[test]
fn a_hand_never_waits_for_deep_thoughts_nor_a_deep_thought_for_a_hand() {
    let mut room = Room::new();
    for line in 0..20 {
        room.add(line, watched(line, DEEPLY));
    }
    assert!(room.next(Lane::Deep).is_some());
    assert_eq!(room.name(Lane::Hand), None);
    room.add(30, watched(30, HAND));
    assert_eq!(room.name(Lane::Hand), Some((30, false)));
    room.add(31, watched(31, HAND));
    // Nor is it taken by another lane, though it has waited for long.
    room.after(20_000);
    for _ in 1..20 {
        assert!(room.name(Lane::Deep).is_some_and(|(name, _)| name < 20));
    }
    assert_eq!((room.name(Lane::Deep), room.name(Lane::Quick)), (None, None));
}

#[test]
fn an_address_with_many_tables_has_no_more_than_one_with_a_single_table() {
    for (lane, depth, ms) in [(Lane::Hand, HAND, 400), (Lane::Quick, Depth::Quick, 5)] {
        let mut room = Room::new();
        for line in 0..10 {
            room.add(line, paid_by('a', watched(line, depth)));
        }
        room.add(10, paid_by('b', watched(10, depth)));
        let mut served = [0; 11];
        for n in 0..200 {
            let line = room.next(lane).unwrap().line;
            served[line as usize] += 1;
            // Whoever is served wants the next one at once.
            let payer = if line == 10 { 'b' } else { 'a' };
            room.add(line, paid_by(payer, watched(100 + n, depth)));
            room.done(line, lane, ms);
        }
        let (many, single) = served.split_at(10);
        assert!((90..=110).contains(&single[0]), "{lane:?} {served:?}");
        assert!(many.iter().all(|times| (9..=11).contains(times)), "{lane:?} {served:?}");
    }
}

#[test]
fn who_comes_to_look_late_has_no_more_than_who_has_looked_on_all_the_while() {
    for (lane, depth) in [(Lane::Hand, HAND), (Lane::Deep, DEEPLY)] {
        let mut room = Room::new();
        for n in 0..20 {
            room.add(10, paid_by('b', watched(n, depth)));
            room.next(lane).unwrap();
            room.done(10, lane, 400);
            room.add(10, paid_by('b', watched(n, depth)));
            room.next(lane).unwrap();
            // Never idle.
            room.add(10, paid_by('b', watched(n, depth)));
            room.done(10, lane, 400);
        }
        // Many tables that nobody looks at, and then all of them are looked at from one address.
        for line in 0..10 {
            let thoughts: Vec<_> = (0..40).map(|n| thought(n, depth, Urgency::Unwatched)).collect();
            let urgencies: Vec<_> = thoughts.iter().map(|t| Rc::clone(&t.urgency)).collect();
            thoughts.into_iter().for_each(|thought| room.add(line, thought));
            comes(&mut room, line, 'a', &urgencies);
        }
        assert_eq!(room.schedule.payers[&'a'], 10);
        let mut single = 0;
        for n in 0..100 {
            let line = room.next(lane).unwrap().line;
            if line == 10 {
                single += 1;
                room.add(10, paid_by('b', watched(100 + n, depth)));
            }
            // Nor does it help to look away while a bot thinks.
            if line < 10 {
                room.schedule.touch(line, Urgency::Unwatched, None);
            }
            room.done(line, lane, 400);
            if line < 10 {
                room.schedule.touch(line, Urgency::Watched, Some('a'));
            }
        }
        assert!((40..=60).contains(&single), "{lane:?} {single}");
    }
}

#[test]
fn a_deep_thought_that_somebody_comes_to_look_at_is_hurried_too() {
    let mut room = Room::new();
    let unseen = thought(1, DEEPLY, Urgency::Unwatched);
    let urgency = Rc::clone(&unseen.urgency);
    room.add(1, unseen);
    room.after(600);
    assert_eq!((room.name(Lane::Quick), room.schedule.look_again_at()), (None, None));
    comes(&mut room, 1, 'a', &[urgency]);
    assert!(room.schedule.look_again_at().is_some_and(|at| at <= room.now));
    assert_eq!(room.name(Lane::Quick), Some((1, true)));
}

#[test]
fn where_bots_play_alone_people_come_first_but_it_goes_on() {
    let mut room = Room::new();
    room.add(1, thought(1, DEEPLY, Urgency::Unwatched));
    room.add(2, thought(2, DEEPLY, Urgency::Shown));
    room.add(3, thought(3, DEEPLY, Urgency::Advice));
    room.add(4, watched(4, DEEPLY));
    let order: Vec<_> = (0..4).map(|_| room.name(Lane::Deep).unwrap().0).collect();
    assert_eq!(order, [4, 3, 2, 1]);
    for line in 1..=4 {
        room.done(line, Lane::Deep, 0);
    }
    // Many tables of bots alone don't keep advice waiting.
    for line in 0..8 {
        for n in 0..5 {
            room.add(line, thought(n, DEEPLY, Urgency::Shown));
        }
    }
    assert!(room.next(Lane::Deep).is_some());
    room.add(20, thought(99, DEEPLY, Urgency::Advice));
    assert_eq!(room.name(Lane::Deep), Some((99, false)));
    // While the deep lane is taken up by others, they are hurried, behind those that people wait for.
    room.add(21, watched(98, DEEPLY));
    room.after(500);
    assert_eq!(room.name(Lane::Quick), Some((98, true)));
    assert!(room.name(Lane::Quick).is_some_and(|(_, hurried)| hurried));
}

#[test]
fn what_waits_while_people_are_served_is_thought_in_turn_however_it_is_watched() {
    let kinds = [Urgency::Advice, Urgency::Shown, Urgency::Unwatched];
    let mut room = Room::new();
    for (line, urgency) in (1..).zip(kinds) {
        for n in 0..20 {
            room.add(line, thought(n, HAND, urgency));
        }
    }
    let mut served = [0; 4];
    for n in 0..100 {
        room.add(0, watched(n, HAND));
        let line = room.next(Lane::Hand).unwrap().line;
        served[line as usize] += 1;
        room.done(line, Lane::Hand, 4_000);
    }
    assert!(served[1..].iter().all(|times| *times >= 6), "{served:?}");
}

#[test]
fn tables_of_an_address_that_have_ended_do_not_count() {
    let mut room = Room::new();
    for line in 0..10 {
        room.add(line, paid_by('a', watched(line, HAND)));
    }
    for _ in 0..10 {
        let next = room.next(Lane::Hand).unwrap();
        room.done(next.line, Lane::Hand, 400);
    }
    assert!(room.schedule.lines.is_empty());
    assert!(room.schedule.payers.is_empty());
    // From now on one table each.
    let mut served = Vec::new();
    for n in 0..20 {
        room.add(0, paid_by('a', watched(100 + n, HAND)));
        room.add(10, paid_by('b', watched(200 + n, HAND)));
        let next = room.next(Lane::Hand).unwrap();
        served.push(next.line);
        room.done(next.line, Lane::Hand, 400);
    }
    let single = served.iter().filter(|line| **line == 10).count();
    assert!((9..=11).contains(&single), "{served:?}");
}

#[test]
fn tables_of_an_address_that_have_ended_do_not_count_though_what_they_had_is_remembered() {
    let mut room = Room::new();
    room.add(10, paid_by('b', watched(0, HAND)));
    for line in 0..10 {
        room.add(line, paid_by('a', watched(line, HAND)));
    }
    for n in 0..10 {
        let next = room.next(Lane::Hand).unwrap();
        if next.line == 10 {
            room.add(10, paid_by('b', watched(n, HAND)));
        }
        room.done(next.line, Lane::Hand, 400);
    }
    let idle = room.schedule.lines.values().filter(|line| line.is_idle()).count();
    let busy = room.schedule.lines.len() - idle;
    assert!(idle > 0);
    let counted: u32 = room.schedule.payers.values().sum();
    assert_eq!(counted as usize, busy);
    // What is void does not count either.
    let gone = paid_by('c', watched(1, HAND));
    let wanted = Rc::clone(&gone.urgency);
    room.add(11, gone);
    assert_eq!(room.schedule.payers[&'c'], 1);
    wanted.set(None);
    room.schedule.drop_void(11);
    assert!(!room.schedule.payers.contains_key(&'c'));
    // Whoever comes back counts again.
    room.add(11, paid_by('c', watched(2, HAND)));
    assert_eq!(room.schedule.payers[&'c'], 1);
}

#[test]
fn a_table_that_has_thought_deeply_does_not_wait_for_that_in_the_quick_lane() {
    let mut room = Room::new();
    room.add(2, watched(20, DEEPLY));
    room.add(1, watched(10, DEEPLY));
    room.add(1, watched(11, DEEPLY));
    for _ in 0..3 {
        let next = room.next(Lane::Deep).unwrap();
        room.done(next.line, Lane::Deep, if next.line == 1 { 3_000 } else { 10 });
        room.add(2, watched(20, DEEPLY));
    }
    room.add(1, watched(12, Depth::Quick));
    room.after(1);
    room.add(2, watched(21, Depth::Quick));
    assert_eq!(room.name(Lane::Quick), Some((12, false)));
}

#[test]
fn a_flood_of_advice_does_not_keep_from_thinking_what_nobody_looks_at() {
    let mut room = Room::new();
    room.add(1, thought(1, DEEPLY, Urgency::Unwatched));
    let mut served = Vec::new();
    for n in 0..100 {
        room.add(2, thought(100 + n, DEEPLY, Urgency::Advice));
        room.add(3, watched(300 + n, DEEPLY));
        let next = room.next(Lane::Deep).unwrap();
        served.push(next.line);
        room.done(next.line, Lane::Deep, 4_000);
    }
    assert!(served[..20].contains(&1), "{served:?}");
    assert!(served[..20].contains(&2), "{served:?}");
}
