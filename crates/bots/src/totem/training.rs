//! How the nets learn: games of the bots against themselves, and a regression of what each seat
//! won after a round on what the table looked like then.

use super::{
    belief::{self, MIXES},
    choice::Mood,
    guide::{Habits, glance},
    thinker::{Mind, Thinker},
    value::{self, Judge},
};
use crate::{
    Bot, Level,
    ismcts::Ismcts,
    net::{HIDDEN, Net},
};
use stapel_core::{Chance, Game, PlayRng, Search, Seat, SeatCount, Seed, Turn, Viewer, below};
use stapel_totem::{Action, Card, Hand, Phase, Totem};

/// Who plays.
#[derive(Clone)]
pub enum Player {
    /// What seems best at a glance, and sometimes anything.
    Glance { blind: u32 },
    /// A search with a net.
    Thinker { samples: u32, net: Net, hands: Net, habits: Habits, slips: u32 },
    /// The plain search.
    Ismcts { iterations: u32 },
    /// As it is named.
    Level(Level),
}

impl Player {
    fn decide(&self, state: &Totem, seat: Seat, rng: &mut PlayRng) -> Option<Action> {
        match self {
            Player::Glance { blind } if below(rng, 100) < *blind => state.pick(seat, rng),
            Player::Glance { .. } => glance(state, seat, Mood { whim: 40 }, rng),
            Player::Thinker { slips, .. } if below(rng, 100) < *slips => state.pick(seat, rng),
            Player::Thinker { samples, net, hands, habits, .. } => {
                let view = state.view(Viewer::Seat(seat));
                let thinker = Thinker { samples: *samples, blur: 0, slips: 0 };
                let judge = Judge::with(net, state.seats());
                thinker.decide_with(&view, Mind { judge, hands }, *habits, rng)
            }
            Player::Ismcts { iterations } => {
                let view = state.view(Viewer::Seat(seat));
                Bot::<Totem>::decide(&mut Ismcts { iterations: *iterations }, &view, rng)
            }
            Player::Level(level) => {
                let view = state.view(Viewer::Seat(seat));
                level.bot::<Totem>().decide(&view, rng)
            }
        }
    }
}

/// Plays a game. Gives the positions between its rounds and how it ended.
pub fn play(
    players: &[&Player],
    deal: Seed,
    chance: Seed,
    times: &mut [std::time::Duration],
    hands: &mut Vec<Lesson>,
) -> Option<(Vec<Totem>, Totem)> {
    let seats = SeatCount::new(players.len() as u8)?;
    let mut state = Totem::start(&Totem::defaults(seats), seats).ok()?;
    let (mut fate, mut rng) = (deal.play_rng(), chance.play_rng());
    let mut between = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return Some((between, state)),
            Turn::Fate => {
                let drawn = state.sample(&mut fate)?;
                state.befall(drawn, &mut ()).ok()?;
            }
            Turn::Seats(acting) => {
                if state.phase() == Phase::Choose && acting.len() == players.len() {
                    between.push(state);
                }
                let before = state;
                for seat in acting.iter() {
                    let clock = std::time::Instant::now();
                    let action = players[seat.index()].decide(&before, seat, &mut rng)?;
                    match action {
                        Action::Choose { cards } if before.round() < 7 => {
                            hands.extend(hand_lesson(&before, seat, cards.hand()));
                        }
                        Action::Play { .. } if before.round() < 7 => {
                            // What one of the others holds.
                            let other = seat.left_by(1 + below(&mut rng, players.len() as u32 - 1) as u8, seats);
                            let hand = before.hand(other);
                            if !hand.is_empty() {
                                hands.extend(hand_lesson(&before, other, hand));
                            }
                        }
                        Action::Choose { .. } | Action::Play { .. } => {}
                    }
                    times[seat.index()] += clock.elapsed();
                    state.act(seat, action, &mut ()).ok()?;
                }
            }
        }
    }
}

/// What is learnt from: inputs that are not 0, and what is right.
pub struct Lesson {
    inputs: Vec<(u16, f32)>,
    goal: Goal,
}

/// What is right.
enum Goal {
    /// These outputs.
    Values(Vec<f32>),
    /// This hand, of those that were possible.
    Hand { open: u32, mix: usize, held: [u8; KINDS], had: [u8; KINDS] },
}

const KINDS: usize = Card::TOTEM_KINDS;

impl Goal {
    /// How far off the outputs are, and in which direction each.
    fn off(&self, outputs: impl Fn(usize) -> f32, slopes: &mut [f32]) -> f64 {
        slopes.fill(0.0);
        match self {
            Goal::Values(right) => {
                let mut sum = 0.0;
                for (i, right) in right.iter().enumerate() {
                    slopes[i] = outputs(i) - right;
                    sum += 100.0 * f64::from(slopes[i]).powi(2);
                }
                sum / right.len() as f64
            }
            Goal::Hand { open, mix, held, had } => {
                let weight = |i: usize| if open & (1 << i) != 0 { outputs(i).exp() } else { 0.0 };
                let all: f32 = (0..MIXES.len()).map(weight).sum();
                for (i, slope) in slopes.iter_mut().enumerate().take(MIXES.len()) {
                    *slope = weight(i) / all - if i == *mix { 1.0 } else { 0.0 };
                }
                let mut loss = -f64::from(weight(*mix) / all).ln();
                let from = MIXES.len() + if MIXES[*mix][0] > 0 { KINDS } else { 0 };
                let weight = |kind: usize| f32::from(had[kind]) * outputs(from + kind).exp();
                let all: f32 = (0..KINDS).map(weight).sum();
                let count: f32 = held.iter().map(|&n| f32::from(n)).sum();
                for kind in 0..KINDS {
                    if had[kind] > 0 {
                        slopes[from + kind] += count * weight(kind) / all - f32::from(held[kind]);
                        loss -= f64::from(held[kind]) * f64::from(weight(kind) / all).ln();
                    }
                }
                loss
            }
        }
    }
}

/// The lesson of what a seat holds of what it has; lacks are not looked at.
fn hand_lesson(state: &Totem, seat: Seat, hand: Hand) -> Option<Lesson> {
    let kept = belief::kept(state, seat);
    let mut inputs = Vec::new();
    let size = hand.len();
    belief::features(state, seat, size, |input, value| inputs.push((input as u16, value)));
    let count = |card: Card| hand.cards().count(card);
    let mix = [count(Card::T), count(Card::C), count(Card::W)];
    let mix = MIXES.iter().position(|other| *other == mix)?;
    let held = std::array::from_fn(|kind| count(Card::ALL[kind]));
    let had = std::array::from_fn(|kind| kept.count(Card::ALL[kind]));
    let goal = Goal::Hand { open: belief::possible(kept, size, 0), mix, held, had };
    Some(Lesson { inputs, goal })
}

/// The lessons of a game.
pub fn lessons(between: &[Totem], end: &Totem, into: &mut Vec<Lesson>) {
    let mut won = [0; Seat::MAX];
    end.seats().seats().for_each(|seat| won[seat.index()] = end.won(seat));
    for state in between {
        let mut inputs = Vec::new();
        value::features(state, |input, value| inputs.push((input as u16, value)));
        into.push(Lesson { inputs, goal: Goal::Values(value::target(state, &won)) });
    }
}

/// A net that knows nothing yet.
pub fn fresh(seats: usize, hands: bool, rng: &mut PlayRng) -> Net {
    let mut net = known(seats, hands, &[]);
    let mut small = |size: f32| size * (below(rng, 2001) as f32 / 1000.0 - 1.0);
    net.first.iter_mut().flatten().for_each(|weight| *weight = small(0.25));
    net.second.iter_mut().for_each(|(row, _)| row.iter_mut().for_each(|w| *w = small(0.2)));
    net
}

/// A net that the weights in the repository make.
pub fn known(seats: usize, hands: bool, bytes: &[u8]) -> Net {
    if hands {
        Net::read(belief::inputs(seats), belief::OUTPUTS, bytes)
    } else {
        Net::read(value::inputs(seats), seats, bytes)
    }
}

/// A net's weights as they lie in a file.
pub fn bytes(net: &Net) -> Vec<u8> {
    net.bytes()
}

/// The mean error over lessons: square points, or nats.
pub fn error(net: &Net, lessons: &[Lesson]) -> f64 {
    let mut sum = 0.0;
    let mut slopes = vec![0.0; net.second.len()];
    for lesson in lessons {
        let mut sums = net.start();
        lesson.inputs.iter().for_each(|&(i, value)| net.add(&mut sums, usize::from(i), value));
        sum += lesson.goal.off(|output| net.output(&sums, output), &mut slopes);
    }
    sum / lessons.len().max(1) as f64
}

/// One weight's moments (Adam).
#[derive(Clone, Copy, Default)]
struct Moments(f32, f32);

/// Learns from all lessons a few times over, in an order by chance, each time in smaller steps.
pub fn learn(net: &mut Net, lessons: &[Lesson], passes: u32, rng: &mut PlayRng) {
    const BATCH: usize = 64;
    let mut first = vec![[Moments::default(); HIDDEN]; net.first.len()];
    let mut second = vec![([Moments::default(); HIDDEN], Moments::default()); net.second.len()];
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    let bias = net.first.len() - 1;
    let mut steps = 0_i32;
    let mut slopes = vec![0.0; net.second.len()];
    for pass in 0..passes {
        stapel_core::shuffle(&mut order, rng);
        let rate = 0.003 * (1.0 - pass as f32 / passes as f32) + 0.0001;
        for batch in order.chunks(BATCH) {
            steps += 1;
            let mut first_slope = vec![[0.0_f32; HIDDEN]; net.first.len()];
            let mut second_slope = vec![([0.0_f32; HIDDEN], 0.0_f32); net.second.len()];
            for &nth in batch {
                let lesson = &lessons[nth];
                let mut sums = net.start();
                for &(i, value) in &lesson.inputs {
                    net.add(&mut sums, usize::from(i), value);
                }
                let mut back = [0.0_f32; HIDDEN];
                lesson.goal.off(|output| net.output(&sums, output), &mut slopes);
                for (output, slope) in slopes.iter().enumerate().filter(|(_, slope)| **slope != 0.0) {
                    let off = slope / batch.len() as f32;
                    let (row, bias) = &mut second_slope[output];
                    *bias += off;
                    for unit in 0..HIDDEN {
                        if sums[unit] > 0.0 {
                            row[unit] += off * sums[unit];
                            back[unit] += off * net.second[output].0[unit];
                        }
                    }
                }
                for &(i, value) in lesson.inputs.iter().chain(&[(bias as u16, 1.0)]) {
                    let row = &mut first_slope[usize::from(i)];
                    row.iter_mut().zip(&back).for_each(|(slope, back)| *slope += value * back);
                }
            }
            let fix = (1.0 - 0.999_f32.powi(steps)).sqrt() / (1.0 - 0.9_f32.powi(steps));
            let mut step = |weight: &mut f32, moments: &mut Moments, slope: f32| {
                moments.0 = 0.9 * moments.0 + 0.1 * slope;
                moments.1 = 0.999 * moments.1 + 0.001 * slope * slope;
                *weight -= rate * (fix * moments.0 / (moments.1.sqrt() + 1e-7) + 0.01 * *weight);
            };
            for (input, row) in first_slope.iter().enumerate() {
                for unit in 0..HIDDEN {
                    step(&mut net.first[input][unit], &mut first[input][unit], row[unit]);
                }
            }
            for (output, (row, bias)) in second_slope.iter().enumerate() {
                for unit in 0..HIDDEN {
                    let moments = &mut second[output].0[unit];
                    step(&mut net.second[output].0[unit], moments, row[unit]);
                }
                step(&mut net.second[output].1, &mut second[output].1, *bias);
            }
        }
    }
    // As it will be read back.
    *net = Net::read(net.first.len() - 1, net.second.len(), &net.bytes());
}
