//! Anything at all, thrown at the decoder and at a live pile: what the fuzz target and a test run.

use crate::attempt::{Aim, Attempt, Doing};
use crate::codec::{decode, encode, sealed};
use crate::pile::Pile;
use crate::sample::{Grip, Sample};
use crate::world::Friction;
use stapel_core::Seed;
use stapel_tokami::{Setup, Stick, StickSet};
use std::sync::OnceLock;

/// The wood did what wood can't.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub enum Broken {
    /// A pose or a speed is not a number.
    #[error("not a number")]
    NotANumber,
    /// Faster than 10 m/s, in cm/s.
    #[error("{0} cm/s")]
    TooFast(f32),
    /// A refused sample changed the pile.
    #[error("a refused sample changed the pile")]
    Disturbed,
    /// Bytes were read as samples that are written otherwise.
    #[error("there are two ways to write the same samples")]
    Ambiguous,
}

/// Bytes as samples, as they are and with a right head and sum, so that the decoder behind is
/// reached. What is read must be written the same.
///
/// # Errors
/// If there are two ways to write the same samples.
pub fn decoder(bytes: &[u8]) -> Result<(), Broken> {
    for bytes in [bytes.to_vec(), sealed(bytes.to_vec())] {
        if decode(&bytes).is_ok_and(|samples| encode(&samples) != bytes) {
            return Err(Broken::Ambiguous);
        }
    }
    Ok(())
}

/// Bytes as samples, by the decoder and raw, fed into a live pile.
///
/// # Errors
/// If the wood breaks.
pub fn live_pile(bytes: &[u8]) -> Result<(), Broken> {
    static PILE: OnceLock<Option<Pile>> = OnceLock::new();
    let pile = PILE
        .get_or_init(|| Pile::set_up(Setup::Crossed, Friction::NORMAL, Seed::from_number(1)).ok());
    let Some(pile) = pile else { return Ok(()) };
    let decoded = decode(bytes).or_else(|_| decode(&sealed(bytes.to_vec())));
    let pile = play(pile.clone(), &decoded.unwrap_or_default(), TRY)?;
    let Some((first, rest)) = bytes.split_first() else { return Ok(()) };
    let aim = match (first % 4, Stick::new(first / 4)) {
        (2, Some(stick)) => Aim::Take { stick },
        (3, Some(stick)) => Aim::Try { forbidden: StickSet::EMPTY.with(stick) },
        (1, _) => Aim::Build,
        (_, _) => TRY,
    };
    play(pile, &raw(rest), aim).map(|_| ())
}

const TRY: Aim = Aim::Try { forbidden: StickSet::EMPTY };

/// Attempt after attempt, until the samples are used up.
fn play(mut pile: Pile, samples: &[Sample], aim: Aim) -> Result<Pile, Broken> {
    let mut left = samples.iter();
    while !left.as_slice().is_empty() {
        let mut attempt = Attempt::new(pile, aim);
        for sample in left.by_ref() {
            let before = attempt.pile().digest();
            match attempt.feed(attempt.due(), sample) {
                Ok(Doing::Open | Doing::Holding) => {}
                Ok(Doing::Resting | Doing::Over) => break,
                Err(_) if attempt.pile().digest() != before => return Err(Broken::Disturbed),
                Err(_) => {}
            }
            watch(attempt.pile())?;
        }
        // A second is enough to see whether anything flies apart.
        for _ in 0..60 {
            attempt.rest();
            watch(attempt.pile())?;
        }
        pile = attempt.pile().clone();
    }
    Ok(pile)
}

fn watch(pile: &Pile) -> Result<(), Broken> {
    let fastest = pile.fastest();
    if fastest.is_nan() {
        Err(Broken::NotANumber)
    } else if fastest > 1000.0 {
        Err(Broken::TooFast(fastest))
    } else {
        Ok(())
    }
}

/// 16 bytes a sample, each held for a few ticks, most of them absurd.
fn raw(bytes: &[u8]) -> Vec<Sample> {
    let number = |pair: &[u8]| i16::from_le_bytes([pair[0], pair[1]]);
    bytes
        .chunks_exact(16)
        .flat_map(|chunk| {
            // Mostly the same stick at the same point, so that something is held at all; sometimes
            // another, or none.
            let stick = Stick::new(if chunk[0] > 40 { 20 } else { chunk[0] });
            let along = if chunk[1] > 32 { 2.0 } else { f32::from(chunk[1]) / 8.0 - 2.0 };
            let at = [along, 0.0, 0.0];
            let sample = Sample {
                grip: stick.map(|stick| Grip::on(stick, at)),
                position: std::array::from_fn(|i| number(&chunk[2 + 2 * i..])),
                turn: std::array::from_fn(|i| number(&chunk[8 + 2 * i..])),
                done: false,
            };
            std::iter::repeat_n(sample, 4)
        })
        .collect()
}
