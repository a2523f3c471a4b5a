//! A pile, and the hand in it.

use crate::heard::Ear;
use crate::messages::{self, doing};
use stapel_core::Seed;
use stapel_wood::codec::{decode, encode};
use stapel_wood::craft::{LET_BE, LONGEST_RELEASE, Release};
use stapel_wood::measure::tenths;
use stapel_wood::{
    Aim, Attempt, Doing, Friction, Grip, LONGEST_ATTEMPT, Pile, Report, Sample, Stick, StickSet,
    setup_named,
};
use std::collections::VecDeque;
use wasm_bindgen::prelude::wasm_bindgen;

/// Numbers for each stick in [`Wood::frame`]: centre, turn, whether it is there, how fast it is.
const STRIDE: usize = 9;

/// Slower than this, in cm/s, nothing is seen to move. A hand that holds a stick trembles a little more.
const STIRS: f32 = 0.3;
const TREMBLES: f32 = 1.0;

/// No more samples than these are sent at once: a frame has its bounds, and a judge that has none of them takes them
/// no faster than a hand moves.
const MOST_SENT: usize = 120;

enum State {
    Still(Box<Pile>),
    Tried {
        attempt: Box<Attempt>,
        /// The pile before the hand.
        before: Box<Pile>,
    },
}

/// A pile, and perhaps a hand in it.
#[wasm_bindgen]
pub struct Wood {
    state: State,
    /// Samples of this page's hand that have not been sent yet, and the tick of the first.
    unsent: Vec<Sample>,
    unsent_from: u32,
    /// Samples of a script or of another's hand that have not been fed yet.
    queue: VecDeque<Sample>,
    /// All samples of this attempt.
    pub(crate) fed: Vec<Sample>,
    pub(crate) report: Option<Report>,
    /// The hand lets go of its stick.
    release: Option<Release>,
    ear: Ear,
}

#[wasm_bindgen]
impl Wood {
    /// A pile from a seed of 64 hexadecimal digits: `cube`, `crossed`, `wild`, or `built` for an empty X.
    ///
    /// # Errors
    /// If there is no such pile, or it would not stand.
    pub fn set_up(setup: &str, friction: u8, seed: &str) -> Result<Wood, String> {
        let setup = setup_named(setup).ok_or("there is no such pile")?;
        let friction = Friction::from_hundredths(friction).ok_or("no such friction")?;
        let seed: Seed = seed.parse()?;
        Pile::set_up(setup, friction, seed).map(Wood::of).map_err(|error| error.to_string())
    }

    /// The pile that these bytes were made of.
    ///
    /// # Errors
    /// If they can't be used.
    pub fn resume(bytes: &[u8]) -> Result<Wood, String> {
        Pile::resume(bytes).map(Wood::of).map_err(|error| error.to_string())
    }

    /// All of the pile as bytes. Only while no hand is in it.
    ///
    /// # Errors
    /// If it can't be written down.
    pub fn snapshot(&self) -> Result<Vec<u8>, String> {
        let bytes = self.pile().snapshot().map_err(|error| error.to_string())?;
        Ok(bytes.into_bytes())
    }

    /// The hand begins to try this stick, and no other.
    pub fn begin_try(&mut self, stick: u8) {
        let stick = Stick::new(stick).map_or(StickSet::EMPTY, StickSet::only);
        self.begin(Aim::Try { forbidden: StickSet::ALL - stick });
    }

    /// The hand begins to lift this stick out, which must be taken.
    ///
    /// # Errors
    /// If there is no such stick.
    pub fn begin_take(&mut self, stick: u8) -> Result<(), String> {
        let stick = Stick::new(stick).ok_or("there is no such stick")?;
        self.begin(Aim::Take { stick });
        Ok(())
    }

    /// The hand begins to set a stick from the box into the X.
    pub fn begin_build(&mut self) {
        self.begin(Aim::Build);
    }

    /// One tick of this page's hand. `stick` is what it holds, or −1; `at` where it holds it, in the stick's
    /// own directions in cm; `to` where it wants that point, in cm; `turn` how it wants the stick turned, as
    /// a quaternion.
    ///
    /// # Errors
    /// If the sample is refused. Then nothing has changed.
    pub fn feed(
        &mut self,
        stick: i32,
        at: &[f32],
        to: &[f32],
        turn: &[f32],
        done: bool,
    ) -> Result<u8, String> {
        let stick = u8::try_from(stick).ok().and_then(Stick::new);
        let grip = stick.map(|stick| Grip::on(stick, of(at)));
        self.release = None;
        let sample = Sample { done, ..Sample::quantise(grip, of(to), of(turn)) };
        let held = self.attempt().and_then(Attempt::grip);
        if grip.is_some() && held.is_some_and(|held| Some(held) != grip) {
            // A hand that takes hold elsewhere opens first.
            let now = self.feed_sample(Sample { grip: None, done: false, ..sample })?;
            if now != doing::OPEN {
                return Ok(now);
            }
        }
        self.feed_sample(sample)
    }

    /// The closed hand begins to let go of its stick, which is lowered onto whatever is below; `keeps` if one
    /// that is clear of the pile is to stay in the hand. What was to be played is forgotten.
    pub fn let_go(&mut self, keeps: bool) {
        self.queue.clear();
        self.release = self.attempt().and_then(|attempt| Release::new(attempt, keeps));
    }

    /// Whether the hand is letting go, or watches the stick that it has put back.
    #[must_use]
    pub fn lets_go(&self) -> bool {
        self.release.is_some()
    }

    /// One tick of letting go.
    ///
    /// # Errors
    /// If a sample is refused.
    pub fn letting_go(&mut self) -> Result<u8, String> {
        let next = match (&mut self.release, &self.state) {
            (Some(release), State::Tried { attempt, .. }) => release.next(attempt),
            _ => None,
        };
        match next {
            Some(sample) => self.feed_sample(sample),
            None => {
                self.release = None;
                Ok(self.doing())
            }
        }
    }

    /// How many ticks the hand has before it must let go: a tick in which nothing is moved is not played, and
    /// does not count.
    #[must_use]
    pub fn left(&self) -> u32 {
        let longest = LONGEST_ATTEMPT - LONGEST_RELEASE - LET_BE - 1;
        longest.saturating_sub(self.tick())
    }

    /// Whether nothing is seen to move.
    #[must_use]
    pub fn calm(&self) -> bool {
        let held = self.attempt().and_then(Attempt::grip).map(|grip| grip.stick);
        let most = |stick: Stick| if held == Some(stick) { TREMBLES } else { STIRS };
        Stick::all().all(|stick| self.pile().speed(stick).is_none_or(|speed| speed < most(stick)))
    }

    /// More samples of a hand elsewhere, as the wire brings them: from the tick `first` on. What has come
    /// before is passed over.
    ///
    /// # Errors
    /// If the bytes are no samples, or some are missing before them.
    pub fn receive(&mut self, first: u32, bytes: &[u8]) -> Result<(), String> {
        let samples = decode(bytes).map_err(|error| error.to_string())?;
        let known = self.fed.len() + self.queue.len();
        let known = known.checked_sub(first as usize).ok_or("samples are missing")?;
        self.queue.extend(samples.into_iter().skip(known));
        Ok(())
    }

    /// How many samples of the hand have been played.
    #[must_use]
    pub fn tick(&self) -> u32 {
        self.attempt().map_or(0, Attempt::due)
    }

    /// How many samples wait to be played.
    #[must_use]
    pub fn waiting(&self) -> u32 {
        self.queue.len() as u32
    }

    /// One tick: of the hand elsewhere or of a script if its samples are there, of wood coming to rest if
    /// the hand is done.
    ///
    /// # Errors
    /// If a sample is refused.
    pub fn play(&mut self) -> Result<u8, String> {
        match self.doing() {
            doing::RESTING | doing::OVER => Ok(self.rest()),
            doing::NONE => Ok(doing::NONE),
            _ => match self.queue.pop_front() {
                Some(sample) => self.feed_sample(sample),
                None => Ok(doing::WAITING),
            },
        }
    }

    /// One tick without the hand, once it is done.
    pub fn rest(&mut self) -> u8 {
        if let State::Tried { attempt, .. } = &mut self.state {
            attempt.rest();
            self.ear.listen(attempt.pile());
        }
        self.doing()
    }

    /// Once all is at rest: ends the attempt, and says in JSON what came of it.
    pub fn close(&mut self) -> String {
        let pile = Box::new(Pile::empty(Friction::NORMAL));
        match std::mem::replace(&mut self.state, State::Still(pile)) {
            State::Still(pile) => self.state = State::Still(pile),
            State::Tried { attempt, .. } => {
                let (pile, report) = attempt.finish();
                self.state = State::Still(Box::new(pile));
                self.report = Some(report);
                self.queue.clear();
                self.ear.forget();
            }
        }
        serde_json::to_string(&self.report.as_ref().map(messages::Report::of)).unwrap_or_default()
    }

    /// The pile is again as it was before the hand that is in it.
    pub fn afresh(&mut self) {
        let pile = Box::new(Pile::empty(Friction::NORMAL));
        match std::mem::replace(&mut self.state, State::Still(pile)) {
            State::Still(pile) | State::Tried { before: pile, .. } => {
                self.state = State::Still(pile);
            }
        }
        self.queue.clear();
        self.unsent.clear();
        self.release = None;
        self.ear.forget();
    }

    /// What this page's hand did since last asked, for the wire: no more than two seconds of it at once. Empty if
    /// nothing.
    pub fn sent(&mut self) -> Vec<u8> {
        let most = self.unsent.len().min(MOST_SENT);
        let samples: Vec<Sample> = self.unsent.drain(..most).collect();
        self.unsent_from += samples.len() as u32;
        if samples.is_empty() { Vec::new() } else { encode(&samples) }
    }

    /// The tick of the first sample that [`Wood::sent`] would give next.
    #[must_use]
    pub fn sent_from(&self) -> u32 {
        self.unsent_from
    }

    /// What the hand is doing: one of `doing`'s numbers.
    #[must_use]
    pub fn doing(&self) -> u8 {
        match &self.state {
            State::Still(_) => doing::NONE,
            State::Tried { attempt, .. } => code(attempt.doing()),
        }
    }

    /// For each of the 36 sticks nine numbers: centre in cm, turn as a quaternion, 1 if it is there, its speed.
    #[must_use]
    pub fn frame(&self) -> Vec<f32> {
        let pile = self.pile();
        let mut frame = vec![0.0; Stick::COUNT * STRIDE];
        for (stick, numbers) in Stick::all().zip(frame.chunks_exact_mut(STRIDE)) {
            if let Some(placement) = pile.placement(stick) {
                numbers[..3].copy_from_slice(&placement.centre);
                numbers[3..7].copy_from_slice(&placement.turn);
                numbers[7] = 1.0;
                numbers[8] = pile.speed(stick).unwrap_or(0.0);
            }
        }
        frame
    }

    /// For each stick its highest point over the table, in tenths of a millimetre; 0 if it is not there.
    #[must_use]
    pub fn heights(&self) -> Vec<u32> {
        let pile = self.pile();
        Stick::all().map(|stick| pile.top(stick).map_or(0, |cm| tenths(cm).get())).collect()
    }

    /// Knocks of the last tick: x, y, z, force, and 1 for stick on stick.
    #[must_use]
    pub fn knocks(&self) -> Vec<f32> {
        self.ear.knocks.clone()
    }

    /// How much was sliding in the last tick.
    #[must_use]
    pub fn slide(&self) -> f32 {
        self.ear.slide
    }

    /// How hard the hand pulls, from 0 to 1.
    #[must_use]
    pub fn strain(&self) -> f32 {
        self.attempt().map_or(0.0, Attempt::strain)
    }

    /// Whether the hand holds its stick clear of the pile.
    #[must_use]
    pub fn holds_clear(&self) -> bool {
        self.attempt().is_some_and(Attempt::holds_clear)
    }

    /// Whether the stick has been clear of the pile in this attempt.
    #[must_use]
    pub fn pulled_out(&self) -> bool {
        self.attempt().is_some_and(Attempt::pulled_out)
    }

    /// How high the tried stick was before, in tenths of a millimetre; 0 if none is tried.
    #[must_use]
    pub fn before(&self) -> u32 {
        self.attempt().and_then(Attempt::before).map_or(0, |height| height.get())
    }

    /// The sticks that have fallen in this attempt.
    #[must_use]
    pub fn fallen(&self) -> Vec<u8> {
        let fallen = self.attempt().map_or(&[][..], Attempt::fallen);
        fallen.iter().map(|(_, stick)| stick.number()).collect()
    }

    /// The digest of the pile as it is now, in 16 hexadecimal digits.
    #[must_use]
    pub fn digest(&self) -> String {
        format!("{:016x}", self.pile().digest())
    }
}

impl Wood {
    pub(crate) fn of(pile: Pile) -> Wood {
        Wood {
            state: State::Still(Box::new(pile)),
            unsent: Vec::new(),
            unsent_from: 0,
            queue: VecDeque::new(),
            fed: Vec::new(),
            report: None,
            release: None,
            ear: Ear::default(),
        }
    }

    pub(crate) fn pile(&self) -> &Pile {
        match &self.state {
            State::Still(pile) => pile,
            State::Tried { attempt, .. } => attempt.pile(),
        }
    }

    pub(crate) fn attempt(&self) -> Option<&Attempt> {
        match &self.state {
            State::Still(_) => None,
            State::Tried { attempt, .. } => Some(attempt),
        }
    }

    /// A script's samples, to be played tick by tick from now on: what the hand was about to do, it does no more.
    pub(crate) fn script(&mut self, samples: Vec<Sample>) {
        self.queue = samples.into();
        self.release = None;
    }

    pub(crate) fn begin(&mut self, aim: Aim) {
        if let State::Still(pile) = &self.state {
            let before = pile.clone();
            let attempt = Box::new(Attempt::new((**pile).clone(), aim));
            self.state = State::Tried { attempt, before };
            self.unsent.clear();
            self.unsent_from = 0;
            self.fed.clear();
            self.queue.clear();
            self.report = None;
            self.release = None;
            self.ear.forget();
        }
    }

    fn feed_sample(&mut self, sample: Sample) -> Result<u8, String> {
        let State::Tried { attempt, .. } = &mut self.state else { return Ok(doing::NONE) };
        let now = attempt.feed(attempt.due(), &sample).map_err(|error| error.to_string())?;
        self.ear.listen(attempt.pile());
        self.unsent.push(sample);
        self.fed.push(sample);
        Ok(code(now))
    }
}

fn code(doing: Doing) -> u8 {
    match doing {
        Doing::Open => doing::OPEN,
        Doing::Holding => doing::HOLDING,
        Doing::Resting => doing::RESTING,
        Doing::Over => doing::OVER,
    }
}

fn of<const N: usize>(numbers: &[f32]) -> [f32; N] {
    std::array::from_fn(|i| numbers.get(i).copied().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guided::Guided;

    const WAY: [f32; 3] = [0.0, 1.0, 0.0];

    /// A pile, and a hand that is closed on a stick of it.
    fn held(stick: u8) -> Wood {
        let mut wood = Wood::set_up("cube", 50, &"07".repeat(32)).unwrap();
        wood.begin_try(stick);
        feed(&mut wood, stick, 0.0);
        wood
    }

    /// The hand wants its stick so much higher than it lies.
    fn feed(wood: &mut Wood, stick: u8, higher: f32) {
        let from = usize::from(stick) * STRIDE;
        let pose = wood.frame()[from..from + 7].to_vec();
        let to = [pose[0], pose[1] + higher, pose[2]];
        wood.feed(stick.into(), &[0.0; 3], &to, &pose[3..], false).unwrap();
    }

    #[test]
    fn a_long_hand_is_sent_in_parts_that_follow_each_other() {
        let mut wood = held(35);
        for _ in 0..299 {
            feed(&mut wood, 35, 0.0);
        }
        let mut parts = Vec::new();
        loop {
            let first = wood.sent_from();
            let bytes = wood.sent();
            if bytes.is_empty() {
                break;
            }
            parts.push((first, decode(&bytes).unwrap().len()));
        }
        assert_eq!(parts, [(0, 120), (120, 120), (240, 60)]);
    }

    #[test]
    fn a_hand_that_lets_go_and_is_led_on_lets_go_no_more() {
        let mut wood = held(35);
        wood.let_go(false);
        wood.letting_go().unwrap();
        assert!(wood.lets_go());
        let mut guided = Guided::new();
        guided.pull(&mut wood, 35, &WAY, 2);
        assert!(!wood.lets_go());
        // Told the same once more, it does it once.
        let waiting = wood.waiting();
        guided.forget();
        guided.pull(&mut wood, 35, &WAY, 2);
        assert!(waiting > 0);
        assert_eq!(wood.waiting(), waiting);
    }
}
