//! How the nets learn: games of the bots against themselves; of these, what each seat won after a
//! round and what it held in it.

pub use super::{belief::HandsNet, value::ValueNet};
use super::{
    belief::{self, MIXES},
    choice::Mood,
    guide::glance,
    thinker::{Mind, Thinker},
    value::{self, Course, Judge},
};
use crate::{
    Bot, Level,
    ismcts::Ismcts,
    learning::{Lesson, learn, newborn},
};
use stapel_core::{Chance, Game, PlayRng, Search, Seat, SeatCount, Seed, Turn, Viewer, below};
use stapel_totem::{Action, Card, Hand, Phase, Totem};

/// Who plays.
#[derive(Clone)]
pub enum Player {
    /// What seems best at a glance, and sometimes anything.
    Glance {
        /// How often anything, in hundredths.
        blind: u32,
    },
    /// A bot as others meet it.
    Bot(Level),
    /// A search that knows nothing but the rules.
    Plain {
        /// How long it searches.
        iterations: u32,
    },
    /// A search with nets.
    Thinker {
        /// How many futures it looks at.
        samples: u32,
        /// What a position is worth.
        value: ValueNet,
        /// Which cards someone holds.
        hands: HandsNet,
        /// How often it does anything, in hundredths.
        slips: u32,
    },
}

impl Player {
    fn decide(&self, state: &Totem, seat: Seat, rng: &mut PlayRng) -> Option<Action> {
        let slips = match self {
            Player::Glance { blind: slips } | Player::Thinker { slips, .. } => *slips,
            Player::Bot(_) | Player::Plain { .. } => 0,
        };
        if below(rng, 100) < slips {
            return state.pick(seat, rng);
        }
        match self {
            Player::Glance { .. } => glance(state, seat, Mood { whim: 40 }, rng),
            Player::Bot(level) => level.bot::<Totem>().decide(&state.view(Viewer::Seat(seat)), rng),
            Player::Plain { iterations } => {
                let view = state.view(Viewer::Seat(seat));
                Bot::<Totem>::decide(&mut Ismcts { iterations: *iterations }, &view, rng)
            }
            Player::Thinker { samples, value, hands, .. } => {
                let view = state.view(Viewer::Seat(seat));
                let thinker = Thinker { samples: *samples, blur: 0, slips: 0, points: false };
                let judge = Judge::with(value, state.seats());
                thinker.decide_with(&view, Mind { judge, hands }, rng)
            }
        }
    }
}

/// What games have to teach.
#[derive(Default)]
pub struct Lessons {
    value: Vec<Lesson<Course>>,
    hands: Vec<Lesson<Held>>,
}

/// How often the same positions are learnt: each time the net knows better what follows them.
const REVISIONS: usize = 4;
/// More lessons on hands than these teach nothing new.
const MOST_HANDS: usize = 300_000;

impl Lessons {
    /// Those of more games, behind these.
    pub fn extend(&mut self, more: Lessons) {
        self.value.extend(more.value);
        self.hands.extend(more.hands);
    }

    /// A net of what positions are worth that has learnt them, from what it was before, and how far off
    /// its goals it is where it has not learnt, in square points.
    pub fn learn_value(
        &mut self,
        seats: usize,
        before: Option<&ValueNet>,
        rng: &mut PlayRng,
    ) -> (ValueNet, f64) {
        let mut known = before.cloned();
        let mut learnt = |known: Option<ValueNet>| {
            value::set_goals(&mut self.value, known.as_ref(), seats);
            let net = known.unwrap_or_else(|| newborn(value::inputs(seats), seats, rng));
            learn(net, &self.value, value::off, rng)
        };
        for _ in 1..REVISIONS {
            known = Some(learnt(known).0);
        }
        learnt(known)
    }

    /// The same for the cards that someone holds; how far off it is, in nats.
    pub fn learn_hands(
        &mut self,
        seats: usize,
        before: Option<&HandsNet>,
        rng: &mut PlayRng,
    ) -> (HandsNet, f64) {
        let newborn = |rng: &mut PlayRng| newborn(belief::inputs(seats), belief::OUTPUTS, rng);
        let net = before.cloned().unwrap_or_else(|| newborn(rng));
        let old = self.hands.len().saturating_sub(MOST_HANDS);
        self.hands.drain(..old);
        learn(net, &self.hands, off, rng)
    }

    fn note_hand(&mut self, state: &Totem, seat: Seat, hand: Hand) {
        let kept = belief::kept(state, seat);
        let count = |card: Card| hand.cards().count(card);
        let mix = [count(Card::T), count(Card::C), count(Card::W)];
        // With three cards left there is nothing to choose.
        let Some(mix) = MIXES.iter().position(|other| *other == mix) else { return };
        if kept.len() <= 3 || hand.is_empty() {
            return;
        }
        let goal = Held {
            open: belief::possible(kept, hand.len(), 0),
            mix,
            held: std::array::from_fn(|kind| count(Card::ALL[kind])),
            had: std::array::from_fn(|kind| kept.count(Card::ALL[kind])),
        };
        let inputs = |input: &mut dyn FnMut(usize, f32)| {
            belief::features(state, seat, hand.len(), input);
        };
        self.hands.push(Lesson::new(inputs, goal));
    }
}

/// Plays a game and notes its lessons. None if a player finds nothing to do.
pub fn play(players: &[&Player], deal: Seed, chance: Seed, lessons: &mut Lessons) -> Option<Totem> {
    let seats = SeatCount::new(players.len() as u8)?;
    let mut state = Totem::start(&Totem::defaults(seats), seats).ok()?;
    let (mut fate, mut rng) = (deal.play_rng(), chance.play_rng());
    let mut between = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Fate => {
                let drawn = state.sample(&mut fate)?;
                state.befall(drawn, &mut ()).ok()?;
            }
            Turn::Seats(acting) => {
                let before = state;
                if state.phase() == Phase::Choose {
                    between.push(state);
                }
                for seat in acting.iter() {
                    let action = players[seat.index()].decide(&before, seat, &mut rng)?;
                    match action {
                        Action::Choose { cards } => lessons.note_hand(&before, seat, cards.hand()),
                        Action::Play { .. } => {
                            let steps = 1 + below(&mut rng, u32::from(seats.get()) - 1) as u8;
                            let other = seat.left_by(steps, seats);
                            lessons.note_hand(&before, other, before.hand(other));
                        }
                    }
                    state.act(seat, action, &mut ()).ok()?;
                }
            }
        }
    }
    between.push(state);
    for pair in between.windows(2) {
        let inputs = |input: &mut dyn FnMut(usize, f32)| value::features(&pair[0], input);
        lessons.value.push(Lesson::new(inputs, Course::of(&pair[0], &pair[1])));
    }
    Some(state)
}

const KINDS: usize = Card::TOTEM_KINDS;

/// What was held, of what could have been.
struct Held {
    open: u32,
    mix: usize,
    held: [u8; KINDS],
    had: [u8; KINDS],
}

/// How unlikely the outputs make what was held, and how each is to change.
fn off(goal: &Held, outputs: &[f32], slopes: &mut [f32]) -> f64 {
    slopes.fill(0.0);
    let weight = |i: usize| if goal.open & (1 << i) != 0 { libm::expf(outputs[i]) } else { 0.0 };
    let all: f32 = (0..MIXES.len()).map(weight).sum();
    for (i, slope) in slopes.iter_mut().enumerate().take(MIXES.len()) {
        *slope = weight(i) / all - if i == goal.mix { 1.0 } else { 0.0 };
    }
    let mut loss = -f64::from(weight(goal.mix) / all).ln();
    let from = MIXES.len() + if MIXES[goal.mix][0] > 0 { KINDS } else { 0 };
    let weight = |kind: usize| f32::from(goal.had[kind]) * libm::expf(outputs[from + kind]);
    let all: f32 = (0..KINDS).map(weight).sum();
    let count: f32 = goal.held.iter().map(|&n| f32::from(n)).sum();
    for kind in (0..KINDS).filter(|&kind| goal.had[kind] > 0) {
        let held = f32::from(goal.held[kind]);
        slopes[from + kind] = count * weight(kind) / all - held;
        loss -= f64::from(held) * f64::from(weight(kind) / all).ln();
    }
    loss
}
