//! Which cards the others hold: learnt from what the bots chose and kept in games against
//! themselves (`examples/train_totem.rs`).
//!
//! How many tops, warriors and companions someone has left is known to all. So how likely a player holds
//! how many of them in this round is a question of one answer for each decision, and only the
//! totem cards are imagined anew each time.

use super::value::poles;
use crate::net::Net;
use stapel_core::{Dice, Game, PlayRng, Seat, below};
use stapel_totem::{Card, Cards, Class, Hand, Phase, Totem, View};
use std::sync::LazyLock;

/// So many tops, companions and warriors.
pub(crate) type Mix = [u8; 3];

/// All that three cards can hold (TE-4).
pub(crate) const MIXES: [Mix; 18] = [
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 2],
    [0, 1, 0],
    [0, 1, 1],
    [0, 1, 2],
    [0, 2, 0],
    [0, 2, 1],
    [1, 0, 0],
    [1, 0, 1],
    [1, 0, 2],
    [1, 1, 0],
    [1, 1, 1],
    [1, 2, 0],
    [2, 0, 0],
    [2, 0, 1],
    [2, 1, 0],
    [3, 0, 0],
];
const KINDS: usize = Card::TOTEM_KINDS;
/// Inputs for totem cards: how many are low, middling and high, and their sum.
const SIZES: usize = 4;

const HIDDEN: usize = 64;
/// A net that says which cards someone holds.
#[allow(unreachable_pub, reason = "public where it is trained")]
pub type HandsNet = Net<HIDDEN>;
/// An output for each mix; then one for each kind of totem card, with and without a top beside it.
pub(crate) const OUTPUTS: usize = MIXES.len() + 2 * KINDS;

pub(crate) const fn inputs(seats: usize) -> usize {
    10 + SIZES + 3 + 1 + seats + 7 + 4 * (if seats == 3 { 3 } else { 4 }) + 3 * (seats - 1)
}

/// All that a seat has.
pub(crate) fn kept(state: &Totem, seat: Seat) -> Cards {
    state.stock(seat).plus(state.hand(seat).cards()).unwrap_or_default()
}

/// Goes through the inputs that are not 0: nothing that is not known to all.
pub(crate) fn features(state: &Totem, seat: Seat, size: usize, mut input: impl FnMut(usize, f32)) {
    let seats = state.seats();
    let own = kept(state, seat);
    let count = |card: Card| usize::from(own.count(card));
    input(count(Card::T).min(3), 1.0);
    input(4 + count(Card::W).min(2), 1.0);
    input(7 + count(Card::C).min(2), 1.0);
    // What players spent tells how they play: some give away only what is low.
    let mut at = sizes(state.spent(seat), 10, &mut input);
    input(at + size.clamp(1, 3) - 1, 1.0);
    if state.phase() == Phase::Play {
        input(at + 3, 1.0);
    }
    let after = usize::from(seat.number() + seats.get() - state.starter().number()) % seats.len();
    input(at + 4 + after, 1.0);
    at += 4 + seats.len();
    input(at + usize::from(state.round().saturating_sub(1)).min(6), 1.0);
    at = poles(state, at + 7, &mut input);
    let mut other = seat.left(seats);
    while other != seat {
        let theirs = kept(state, other);
        for (i, card) in [Card::T, Card::W, Card::C].into_iter().enumerate() {
            input(at + i, 0.5 * f32::from(theirs.count(card)));
        }
        at += 3;
        other = other.left(seats);
    }
}

/// The inputs of totem cards, from this one on. Gives the first input behind them.
fn sizes(cards: Cards, at: usize, input: &mut impl FnMut(usize, f32)) -> usize {
    let (mut low, mut middle, mut high, mut sum) = (0, 0, 0, 0);
    for (kind, &card) in Card::ALL[..Card::TOTEM_KINDS].iter().enumerate() {
        let count = usize::from(cards.count(card));
        sum += count * usize::from(card.points());
        match kind {
            0..=2 => low += count,
            3..=5 => middle += count,
            _ => high += count,
        }
    }
    for (i, sum) in [low, middle, high].into_iter().enumerate() {
        input(at + i, sum as f32 * 0.25);
    }
    input(at + 3, sum as f32 * 0.05);
    at + SIZES
}

/// The mixes that so many of these cards can be, a bit each, after the player showed what they lack.
pub(crate) fn possible(kept: Cards, size: usize, lacks: u8) -> u32 {
    let count = |card: Card| kept.count(card);
    let specials = [count(Card::T), count(Card::C), count(Card::W)];
    let numbers = kept.len() - specials.iter().map(|&n| usize::from(n)).sum::<usize>();
    let lacks = |class: Class| lacks & (1 << class as u8) != 0;
    let mut bits = 0;
    for (i, mix) in MIXES.iter().enumerate() {
        let [tops, companions, warriors] = *mix;
        let fits = mix.iter().zip(specials).all(|(&wanted, there)| wanted <= there);
        let Some(rest) = size.checked_sub(usize::from(tops + companions + warriors)) else {
            continue;
        };
        let wrong = (lacks(Class::Top) && tops > 0)
            || (lacks(Class::Companion) && companions > 0)
            || (lacks(Class::Builder) && usize::from(warriors) + rest > 0);
        if fits && rest <= numbers && !wrong {
            bits |= 1 << i;
        }
    }
    bits
}

/// The nets, by the number of seats.
static NETS: LazyLock<[HandsNet; 3]> = LazyLock::new(|| {
    let read = |seats: usize, bytes: &[u8]| Net::read(inputs(seats), OUTPUTS, bytes);
    [
        read(3, include_bytes!("../../weights/totem-hands-3.bin")),
        read(4, include_bytes!("../../weights/totem-hands-4.bin")),
        read(5, include_bytes!("../../weights/totem-hands-5.bin")),
    ]
});

pub(crate) fn net(seats: usize) -> &'static HandsNet {
    &NETS[seats.saturating_sub(3).min(2)]
}

/// What one seat may hold.
#[derive(Clone, Copy, Debug)]
struct Guess {
    size: usize,
    /// For each mix, the sum of the weights up to it.
    mixes: [u32; MIXES.len()],
    /// For each kind of totem card its weight, without and with a top.
    numbers: [[u32; KINDS]; 2],
}

/// What the others may hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Belief {
    guesses: [Option<Guess>; Seat::MAX],
}

/// A weight that every machine finds alike.
fn weight(power: f32) -> u32 {
    const ONE: f32 = 65536.0;
    (ONE * libm::expf(power.clamp(-10.0, 0.0))) as u32
}

impl Guess {
    fn of(state: &Totem, seat: Seat, size: usize, lacks: u8, net: &HandsNet) -> Option<Guess> {
        let open = possible(kept(state, seat), size, lacks);
        if open == 0 || size == 0 {
            return None;
        }
        let mut sums: [f32; HIDDEN] = net.start();
        features(state, seat, size, |input, value| net.add(&mut sums, input, value));
        let powers: [f32; MIXES.len()] = std::array::from_fn(|i| net.output(&sums, i));
        let is_open = |i: usize| open & (1 << i) != 0;
        let most = (0..MIXES.len()).filter(|&i| is_open(i)).map(|i| powers[i]);
        let most = most.fold(f32::MIN, f32::max);
        let mut sum = 0;
        let mixes = std::array::from_fn(|i| {
            sum += if is_open(i) { weight(powers[i] - most) } else { 0 };
            sum
        });
        let numbers = std::array::from_fn(|top| {
            let powers: [f32; KINDS] =
                std::array::from_fn(|kind| net.output(&sums, MIXES.len() + top * KINDS + kind));
            let most = powers.iter().copied().fold(f32::MIN, f32::max);
            powers.map(|power| 1 + weight(power - most))
        });
        Some(Guess { size, mixes, numbers })
    }

    /// Some cards of these.
    fn sample(&self, kept: Cards, rng: &mut PlayRng) -> Option<Hand> {
        let drawn = below(rng, *self.mixes.last()?);
        let nth = self.mixes.iter().position(|&sum| drawn < sum)?;
        let [tops, companions, warriors] = MIXES[nth];
        let mut cards = [None; 3];
        let mut filled = 0;
        for (count, card) in [(tops, Card::T), (companions, Card::C), (warriors, Card::W)] {
            for _ in 0..count {
                *cards.get_mut(filled)? = Some(card);
                filled += 1;
            }
        }
        let weights = &self.numbers[usize::from(tops > 0)];
        let mut left: [u32; KINDS] =
            std::array::from_fn(|kind| u32::from(kept.count(Card::ALL[kind])));
        let mut dice = Dice::roll(rng);
        for slot in cards.get_mut(filled..self.size)? {
            let all: u32 = left.iter().zip(weights).map(|(n, weight)| n * weight).sum();
            let mut drawn = dice.below(all);
            let kind = (0..KINDS).find(|&kind| {
                let here = left[kind] * weights[kind];
                let found = drawn < here;
                drawn = drawn.wrapping_sub(here);
                found
            })?;
            left[kind] -= 1;
            *slot = Some(Card::ALL[kind]);
        }
        Some(Hand::of(cards))
    }
}

impl Belief {
    /// As whoever has this view may believe; the state is any that they can imagine.
    pub(crate) fn of(view: &View, state: &Totem, net: &HandsNet) -> Belief {
        let mut guesses = [None; Seat::MAX];
        for seat in state.seats().seats().filter(|&seat| Some(seat) != view.obs.seat) {
            let size = match state.phase() {
                Phase::Choose => 3,
                Phase::Play | Phase::First | Phase::Deal { .. } | Phase::Over => {
                    state.hand(seat).len()
                }
            };
            let lacks = view.lacks.get(seat.index()).copied().unwrap_or(0);
            guesses[seat.index()] = Guess::of(state, seat, size, lacks, net);
        }
        Belief { guesses }
    }

    /// What a seat may hold of the cards that it is imagined to have.
    pub(crate) fn hand(&self, state: &Totem, seat: Seat, rng: &mut PlayRng) -> Option<Hand> {
        self.guesses[seat.index()].as_ref()?.sample(kept(state, seat), rng)
    }
}
