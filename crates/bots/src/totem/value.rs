//! What a position between two rounds is worth: learnt from games that the bots played against
//! themselves (`examples/train_totem.rs`).

#[cfg(feature = "training")]
use crate::learning::Lesson;
use crate::{chances, net::Net};
use stapel_core::{Game, Seat, SeatCount};
use stapel_totem::{Card, Phase, Place, Totem};
use std::sync::LazyLock;

/// Inputs for each seat: how many tops, warriors and companions it has left, one of a few; how many
/// totem cards of each kind, and their sum.
const OF_SEAT: usize = 4 + 3 + 3 + Card::TOTEM_KINDS + 1;
/// Inputs for each place: whether a totem card or a warrior is on top, and the points in the pole.
const OF_PLACE: usize = 4;
/// One input for each round that may come next.
const ROUNDS: usize = 7;

/// What the outputs are counted in: points.
const SCALE: f32 = 10.0;

const HIDDEN: usize = 64;
/// A net that says how many points each seat still gets.
#[allow(unreachable_pub, reason = "public where it is trained")]
pub type ValueNet = Net<HIDDEN>;

const fn places(seats: usize) -> usize {
    if seats == 3 { 3 } else { 4 }
}

pub(crate) const fn inputs(seats: usize) -> usize {
    seats * OF_SEAT + places(seats) * OF_PLACE + ROUNDS
}

/// Goes through the inputs that are not 0, for a state in which all are to choose.
pub(crate) fn features(state: &Totem, mut input: impl FnMut(usize, f32)) {
    let seats = state.seats();
    let mut at = 0;
    let mut seat = state.starter();
    for _ in 0..seats.len() {
        let stock = state.stock(seat);
        let count = |card: Card| usize::from(stock.count(card));
        input(at + count(Card::T).min(3), 1.0);
        input(at + 4 + count(Card::W).min(2), 1.0);
        input(at + 7 + count(Card::C).min(2), 1.0);
        let mut sum = 0;
        for (kind, &card) in Card::ALL[..Card::TOTEM_KINDS].iter().enumerate() {
            let count = stock.count(card);
            if count > 0 {
                input(at + 10 + kind, f32::from(count) * 0.25);
                sum += u16::from(count) * card.points();
            }
        }
        input(at + OF_SEAT - 1, f32::from(sum) * 0.05);
        at += OF_SEAT;
        seat = seat.left(seats);
    }
    at = poles(state, at, &mut input);
    input(at + usize::from(state.round().saturating_sub(1)).min(ROUNDS - 1), 1.0);
}

/// The inputs of the poles, from this one on. Gives the first input behind them.
pub(crate) fn poles(state: &Totem, mut at: usize, input: &mut impl FnMut(usize, f32)) -> usize {
    // The richest poles first; which place they stand on makes no difference.
    let tops = state.poles().tops();
    let mut poles = [(0_u8, 0_u16); Place::MOST];
    for (slot, place) in poles.iter_mut().zip(Place::all(tops.places())) {
        let kind = u8::from(tops.takes(Card::T, place)) * 2 + u8::from(tops.takes(Card::C, place));
        *slot = (kind, state.poles().points(place));
    }
    poles.sort_unstable_by(|a, b| b.cmp(a));
    for (kind, points) in poles.into_iter().take(places(state.seats().len())) {
        let points = f32::from(points) * 0.1;
        match kind {
            0 => {}
            1 => {
                input(at + 2, 1.0);
                input(at + 3, points);
            }
            _ => {
                input(at, 1.0);
                input(at + 1, points);
            }
        }
        at += OF_PLACE;
    }
    at
}

/// The nets, by the number of seats.
static NETS: LazyLock<[ValueNet; 3]> = LazyLock::new(|| {
    let read = |seats: usize, bytes: &[u8]| Net::read(inputs(seats), seats, bytes);
    [
        read(3, include_bytes!("../../weights/totem-3.bin")),
        read(4, include_bytes!("../../weights/totem-4.bin")),
        read(5, include_bytes!("../../weights/totem-5.bin")),
    ]
});

/// What someone thinks that positions are worth.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    net: &'a ValueNet,
    seats: SeatCount,
}

impl Judge<'static> {
    pub(crate) fn of(seats: SeatCount) -> Judge<'static> {
        let nth = seats.len().saturating_sub(3).min(2);
        Judge { net: &NETS[nth], seats }
    }
}

impl<'a> Judge<'a> {
    #[cfg(feature = "training")]
    pub(crate) fn with(net: &'a ValueNet, seats: SeatCount) -> Judge<'a> {
        Judge { net, seats }
    }

    /// By seat: the points that it may expect in the end.
    pub(crate) fn points(&self, state: &Totem) -> [f64; Seat::MAX] {
        let mut points = [0.0; Seat::MAX];
        for seat in self.seats.seats() {
            points[seat.index()] = f64::from(state.total(seat));
        }
        // Between two games of a series, or at the end, nothing is left to guess.
        if state.phase() == Phase::Choose {
            let mut sums: [f32; HIDDEN] = self.net.start();
            features(state, |input, value| self.net.add(&mut sums, input, value));
            let mut seat = state.starter();
            for output in 0..self.seats.len() {
                points[seat.index()] += f64::from(SCALE * self.net.output(&sums, output));
                seat = seat.left(self.seats);
            }
        }
        points
    }

    /// By seat: the chance to win.
    pub(crate) fn chances(&self, state: &Totem) -> [f64; Seat::MAX] {
        let points = self.points(state);
        let rounds = match state.phase() {
            Phase::Choose | Phase::Play => f64::from(8 - state.round()),
            Phase::First | Phase::Deal { .. } | Phase::Over => 0.0,
        };
        let spread = spread(rounds);
        let mut chances = [0.0; Seat::MAX];
        for seat in self.seats.seats() {
            let others = self.seats.seats().filter(|&other| other != seat);
            let ahead = others
                .map(|other| chances::win(points[seat.index()] - points[other.index()], spread));
            chances[seat.index()] = ahead.product();
        }
        chances
    }
}

/// By how much the difference between two seats may still change. Fitted to games of the bots: for
/// each number of rounds left, the spread with which the chances come closest to what happened.
fn spread(rounds: f64) -> f64 {
    if rounds > 0.0 { 2.5 + 4.0 * rounds } else { 1.0 }
}

/// What came of a position between two rounds. Seats are counted from the starter on.
#[cfg(feature = "training")]
#[derive(Clone, Copy)]
pub(crate) struct Course {
    /// What each seat won in this round.
    won: [f32; Seat::MAX],
    /// Whether there was another round.
    goes_on: bool,
    /// What the net is to say.
    goal: [f32; Seat::MAX],
}

#[cfg(feature = "training")]
impl Course {
    /// Of a position and the next one, or the end.
    pub(crate) fn of(state: &Totem, next: &Totem) -> Course {
        let mut won = [0.0; Seat::MAX];
        let mut seat = state.starter();
        for won in won.iter_mut().take(state.seats().len()) {
            *won = (f32::from(next.won(seat)) - f32::from(state.won(seat))) / SCALE;
            seat = seat.left(state.seats());
        }
        Course { won, goes_on: next.phase() == Phase::Choose, goal: won }
    }
}

/// How much of a goal is what a net expects of the next position; the rest is what came of it.
#[cfg(feature = "training")]
const TRUST: f32 = 0.5;

/// Sets what is to be learnt from games whose positions follow one another. What a game brings in the
/// end is mostly luck; a net that knows something says with less luck, though not without error, what the next
/// position is worth.
#[cfg(feature = "training")]
pub(crate) fn set_goals(lessons: &mut [Lesson<Course>], known: Option<&ValueNet>, seats: usize) {
    let mut next = [0.0; Seat::MAX];
    for lesson in lessons.iter_mut().rev() {
        let Course { won, goes_on, ref mut goal } = lesson.goal;
        *goal = won;
        if goes_on {
            // The next round begins with the next seat.
            (0..seats).for_each(|seat| goal[seat] += next[(seat + seats - 1) % seats]);
        }
        next = *goal;
        if let Some(net) = known {
            let sums = lesson.sums(net);
            for (seat, worth) in next.iter_mut().enumerate().take(seats) {
                *worth += TRUST * (net.output(&sums, seat) - *worth);
            }
        }
    }
}

/// How far off outputs are, in square points, and how each is to change.
#[cfg(feature = "training")]
pub(crate) fn off(course: &Course, outputs: &[f32], slopes: &mut [f32]) -> f64 {
    let mut sum = 0.0;
    for ((slope, output), goal) in slopes.iter_mut().zip(outputs).zip(&course.goal) {
        *slope = output - goal;
        sum += f64::from(SCALE * *slope).powi(2);
    }
    sum / outputs.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_core::{Chance, Search, Seed, Turn};

    #[test]
    fn a_lead_is_worth_more_the_later_it_is() {
        let late_to_early: Vec<f64> =
            (0..=7).map(|rounds| chances::win(10.0, spread(f64::from(rounds)))).collect();
        assert!(late_to_early.is_sorted_by(|late, early| late > early), "{late_to_early:?}");
    }

    /// Plays a random game, and looks at each state in which all are to choose.
    fn random_game(seats: SeatCount, seed: u64, mut look: impl FnMut(&Totem)) {
        let mut state = Totem::start(&Totem::defaults(seats), seats).unwrap();
        let mut rng = Seed::from_number(seed).play_rng();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Fate => {
                    let fate = state.sample(&mut rng).unwrap();
                    state.befall(fate, &mut ()).unwrap();
                }
                Turn::Seats(acting) => {
                    if state.phase() == Phase::Choose {
                        look(&state);
                    }
                    let seat = acting.first().unwrap();
                    let action = state.pick(seat, &mut rng).unwrap();
                    state.act(seat, action, &mut ()).unwrap();
                }
            }
        }
    }

    #[test]
    fn every_input_has_its_place_at_every_table() {
        for count in 3..=5 {
            let seats = SeatCount::new(count).unwrap();
            let mut used = vec![false; inputs(seats.len())];
            for seed in 0..300 {
                random_game(seats, seed, |state| {
                    // No two things share an input.
                    let mut now = vec![false; used.len()];
                    features(state, |input, _| {
                        assert!(!std::mem::replace(&mut now[input], true), "{input} twice");
                        used[input] = true;
                    });
                });
            }
            let unused: Vec<_> = (0..used.len()).filter(|&input| !used[input]).collect();
            assert!(unused.is_empty(), "{count} players: {unused:?}");
        }
    }
}
