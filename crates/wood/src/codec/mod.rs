//! The samples of an attempt as bytes, for records and for the wire: about 5 KB a minute of smooth
//! moves, below 25 KB for the shakiest hand. `docs/records-tokami-inputs.md` describes them.

mod bits;
mod rice;

use crate::attempt::LONGEST_ATTEMPT;
use crate::digest::Fnv;
use crate::sample::{GRIP_REACH, Grip, Sample, WHOLE_TURN};
use bits::{Reader, Writer};
use rice::Rice;
use serde::{Deserialize, Serialize};
use stapel_tokami::Stick;

/// The first byte: which code this is.
const FORMAT: u8 = 1;

/// Bytes that are no samples.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadInputs {
    /// Another code, or something else altogether.
    #[error("not hand samples of this format")]
    Format,
    /// Cut short, lengthened, or changed on the way.
    #[error("the samples were damaged")]
    Damaged,
    /// More samples than an attempt can have.
    #[error("{count} samples, and an attempt has at most {LONGEST_ATTEMPT}")]
    TooMany {
        /// How many samples there are.
        count: u32,
    },
    /// Said in another way than the one way to say it.
    #[error("sample {at} is not coded as it should be")]
    Coding {
        /// Which sample, from 0.
        at: u32,
    },
    /// A place or turn beyond the numbers of a sample.
    #[error("sample {at} is out of range")]
    OutOfRange {
        /// Which sample, from 0.
        at: u32,
    },
    /// A grip on a stick that does not exist, or beside it.
    #[error("sample {at} grips nothing")]
    NoSuchGrip {
        /// Which sample, from 0.
        at: u32,
    },
    /// Samples after the one that ended the attempt.
    #[error("samples go on after the end, at {at}")]
    AfterTheEnd {
        /// Which sample, from 0.
        at: u32,
    },
}

/// What both sides know before each sample.
struct Memory {
    last: Sample,
    before: Sample,
    position: [Rice; 3],
    turn: [Rice; 4],
}

impl Memory {
    const START: Memory = {
        let still =
            Sample { grip: None, position: [0; 3], turn: [0, 0, 0, WHOLE_TURN], done: false };
        Memory { last: still, before: still, position: [Rice::START; 3], turn: [Rice::START; 4] }
    };

    /// If the hand moves on as it did.
    fn position(&self) -> [i32; 3] {
        std::array::from_fn(|i| {
            let (last, before) = (self.last.position[i], self.before.position[i]);
            2 * i32::from(last) - i32::from(before)
        })
    }

    /// If it turns on, but half as fast: turns are short, and shakier than ways.
    fn turn(&self) -> [i32; 4] {
        std::array::from_fn(|i| {
            let (last, before) = (i32::from(self.last.turn[i]), i32::from(self.before.turn[i]));
            last + (last - before) / 2
        })
    }

    fn follow(&mut self, sample: Sample) {
        self.before = self.last;
        self.last = sample;
    }
}

/// The samples as bytes.
#[must_use]
pub fn encode(samples: &[Sample]) -> Vec<u8> {
    // No attempt has more: the hand would have been done.
    let samples = &samples[..samples.len().min(LONGEST_ATTEMPT as usize)];
    let mut to = Writer::default();
    let mut memory = Memory::START;
    for sample in samples {
        write(sample, &mut memory, &mut to);
    }
    let mut bytes = vec![FORMAT];
    bytes.extend((samples.len() as u16).to_le_bytes());
    bytes.extend(to.into_bytes());
    bytes.extend(check(&bytes));
    bytes
}

/// The samples that these bytes stand for. Every list of samples is written in one way only, and
/// nothing else is read.
///
/// # Errors
/// If the bytes are anything but what [`encode`] writes.
pub fn decode(bytes: &[u8]) -> Result<Vec<Sample>, BadInputs> {
    if bytes.first() != Some(&FORMAT) {
        return Err(BadInputs::Format);
    }
    let (body, sum) = bytes.split_last_chunk::<4>().ok_or(BadInputs::Damaged)?;
    if check(body) != *sum {
        return Err(BadInputs::Damaged);
    }
    let (head, body) = body.split_first_chunk::<3>().ok_or(BadInputs::Damaged)?;
    let count = u32::from(u16::from_le_bytes([head[1], head[2]]));
    if count > LONGEST_ATTEMPT {
        return Err(BadInputs::TooMany { count });
    }
    let mut from = Reader::new(body);
    let mut memory = Memory::START;
    let mut samples: Vec<Sample> = Vec::with_capacity(count as usize);
    for at in 0..count {
        if samples.last().is_some_and(|last| last.done) {
            return Err(BadInputs::AfterTheEnd { at });
        }
        samples.push(read(at, &mut memory, &mut from)?);
    }
    if from.ends_here() { Ok(samples) } else { Err(BadInputs::Damaged) }
}

fn write(sample: &Sample, memory: &mut Memory, to: &mut Writer) {
    let position = residue(sample.position, memory.position());
    let turn = residue(sample.turn, memory.turn());
    let event = sample.grip != memory.last.grip || sample.done;
    let (moves, turns) = (position != [0; 3], turn != [0; 4]);
    to.bit(event || moves || turns);
    if event || moves || turns {
        to.bit(event);
        to.bit(moves);
        to.bit(turns);
    }
    if event {
        to.bit(sample.done);
        to.bit(sample.grip.is_some());
        if let Some(grip) = sample.grip {
            to.number(u32::from(grip.stick.number()), 6);
            for (at, reach) in grip.at.iter().zip(GRIP_REACH) {
                to.number((i32::from(*at) + i32::from(reach)) as u32, 12);
            }
        }
    }
    if moves {
        position.iter().zip(&mut memory.position).for_each(|(part, rice)| rice.write(*part, to));
    }
    if turns {
        turn.iter().zip(&mut memory.turn).for_each(|(part, rice)| rice.write(*part, to));
    }
    memory.follow(*sample);
}

fn read(at: u32, memory: &mut Memory, from: &mut Reader<'_>) -> Result<Sample, BadInputs> {
    let cut = BadInputs::Damaged;
    let mut sample = Sample { done: false, ..memory.last };
    let (mut event, mut moves, mut turns) = (false, false, false);
    if from.bit().ok_or(cut)? {
        event = from.bit().ok_or(cut)?;
        moves = from.bit().ok_or(cut)?;
        turns = from.bit().ok_or(cut)?;
        if !(event || moves || turns) {
            return Err(BadInputs::Coding { at });
        }
    }
    if event {
        sample.done = from.bit().ok_or(cut)?;
        sample.grip = if from.bit().ok_or(cut)? { Some(read_grip(at, from)?) } else { None };
        if sample.grip == memory.last.grip && !sample.done {
            return Err(BadInputs::Coding { at });
        }
    }
    let (position, turn) = (memory.position(), memory.turn());
    sample.position = read_parts(at, position, moves, &mut memory.position, from)?;
    sample.turn = read_parts(at, turn, turns, &mut memory.turn, from)?;
    memory.follow(sample);
    Ok(sample)
}

fn read_grip(at: u32, from: &mut Reader<'_>) -> Result<Grip, BadInputs> {
    let stick = from.number(6).ok_or(BadInputs::Damaged)?;
    let stick = Stick::new(stick as u8).ok_or(BadInputs::NoSuchGrip { at })?;
    let mut place = [0; 3];
    for (part, reach) in place.iter_mut().zip(GRIP_REACH) {
        let from_edge = from.number(12).ok_or(BadInputs::Damaged)? as i32;
        if from_edge > 2 * i32::from(reach) {
            return Err(BadInputs::NoSuchGrip { at });
        }
        *part = (from_edge - i32::from(reach)) as i16;
    }
    Ok(Grip { stick, at: place })
}

fn read_parts<const N: usize>(
    at: u32,
    guess: [i32; N],
    differs: bool,
    rice: &mut [Rice; N],
    from: &mut Reader<'_>,
) -> Result<[i16; N], BadInputs> {
    let mut parts = [0; N];
    let mut same = true;
    for i in 0..N {
        let residue = if differs { rice[i].read(from).ok_or(BadInputs::Damaged)? } else { 0 };
        same &= residue == 0;
        parts[i] = i16::try_from(guess[i] + residue).map_err(|_| BadInputs::OutOfRange { at })?;
    }
    if differs && same { Err(BadInputs::Coding { at }) } else { Ok(parts) }
}

fn residue<const N: usize>(parts: [i16; N], guess: [i32; N]) -> [i32; N] {
    std::array::from_fn(|i| i32::from(parts[i]) - guess[i])
}

/// Any bytes with the right format and sum: what a forger would send. For tests and fuzzing.
#[must_use]
pub fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.splice(..0, [FORMAT]);
    bytes.extend(check(&bytes));
    bytes
}

/// Four bytes that notice damage.
fn check(bytes: &[u8]) -> [u8; 4] {
    let mut fnv = Fnv::START;
    fnv.eat(bytes);
    let digest = fnv.digest();
    ((digest >> 32) as u32 ^ digest as u32).to_le_bytes()
}
