//! The contract of determinism: recorded hands on known piles, and the digests that every machine
//! must come to, bit for bit.
//!
//! `golden/*.bin` holds the recorded hands, `golden/digests.txt` what came of them. Both change with
//! [`PHYSICS_VERSION`](crate::PHYSICS_VERSION), and never otherwise.

use crate::attempt::{Aim, Attempt, Refused};
use crate::codec::{BadInputs, decode};
use crate::pile::Pile;
use crate::sample::Sample;
use crate::setup::{PILED, WontStand, setup_name};
use crate::snapshot::{BadSnapshot, Snapshot, Unwritable};
use crate::world::Friction;
use stapel_core::Seed;
use stapel_tokami::{Setup, StickSet};

/// The recorded hands of a pile: for each attempt its length in bytes, then its samples.
const fn recorded(setup: Setup) -> &'static [u8] {
    match setup {
        Setup::Cube => include_bytes!("../golden/cube.bin"),
        Setup::Crossed => include_bytes!("../golden/crossed.bin"),
        Setup::Wild => include_bytes!("../golden/wild.bin"),
        Setup::Built => &[],
    }
}

/// What every machine must come to, as [`lines`] writes it.
pub const DIGESTS: &str = include_str!("../golden/digests.txt");

/// The seed of the golden piles.
pub const SEED: u64 = 1;

/// Something is wrong with the golden files themselves, or the wood has changed so much that the
/// recorded hands can't even be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// The pile does not come about.
    #[error(transparent)]
    Pile(#[from] WontStand),
    /// The recorded samples can't be read.
    #[error(transparent)]
    Inputs(#[from] BadInputs),
    /// A sample is refused.
    #[error(transparent)]
    Sample(#[from] Refused),
    /// A snapshot can't be made.
    #[error(transparent)]
    Snapshot(#[from] Unwritable),
    /// A snapshot can't be used.
    #[error(transparent)]
    Resume(#[from] BadSnapshot),
}

/// A golden pile, with some of its recorded hands played.
#[derive(Clone)]
pub struct Golden {
    setup: Setup,
    pile: Pile,
    played: usize,
    digests: Vec<u64>,
}

impl Golden {
    /// The pile, untouched.
    ///
    /// # Errors
    /// If it does not come about.
    pub fn new(setup: Setup) -> Result<Golden, Unplayable> {
        let pile = Pile::set_up(setup, Friction::NORMAL, Seed::from_number(SEED))?;
        Ok(Golden { setup, digests: vec![pile.digest()], pile, played: 0 })
    }

    /// The pile from a snapshot, after so many attempts.
    ///
    /// # Errors
    /// If the snapshot can't be used.
    pub fn resume(setup: Setup, played: usize, bytes: &[u8]) -> Result<Golden, Unplayable> {
        Ok(Golden { setup, pile: Pile::resume(bytes)?, played, digests: Vec::new() })
    }

    /// Plays the next attempt. False when there is none.
    ///
    /// # Errors
    /// If its samples can't be read or played.
    pub fn play(&mut self) -> Result<bool, Unplayable> {
        let Some(samples) = attempts(self.setup)?.into_iter().nth(self.played) else {
            return Ok(false);
        };
        let mut attempt = Attempt::new(self.pile.clone(), Aim::Try { forbidden: StickSet::EMPTY });
        for (tick, sample) in (0..).zip(&samples) {
            attempt.feed(tick, sample)?;
        }
        let (pile, _) = attempt.finish();
        self.pile = pile;
        self.played += 1;
        self.digests.push(self.pile.digest());
        Ok(true)
    }

    /// Plays all that are left.
    ///
    /// # Errors
    /// If samples can't be read or played.
    pub fn play_all(&mut self) -> Result<(), Unplayable> {
        while self.play()? {}
        Ok(())
    }

    /// The pile as it is.
    #[must_use]
    pub fn pile(&self) -> &Pile {
        &self.pile
    }

    /// Attempts played.
    #[must_use]
    pub fn played(&self) -> usize {
        self.played
    }

    /// The pile's digest, at the start and after each attempt.
    #[must_use]
    pub fn digests(&self) -> &[u64] {
        &self.digests
    }

    /// The pile as bytes.
    ///
    /// # Errors
    /// If it can't be written down.
    pub fn snapshot(&self) -> Result<Snapshot, Unplayable> {
        Ok(self.pile.snapshot()?)
    }
}

/// All golden piles, played to the end, as `golden/digests.txt` has them: a line for each digest.
///
/// # Errors
/// If a pile can't be played.
pub fn lines() -> Result<String, Unplayable> {
    let mut text = String::new();
    for setup in PILED {
        let mut golden = Golden::new(setup)?;
        golden.play_all()?;
        for (n, digest) in golden.digests.iter().enumerate() {
            text += &format!("{} {n} {digest:016x}\n", setup_name(setup));
        }
        text += &format!("{} ticks {}\n", setup_name(setup), golden.pile.tick());
    }
    Ok(text)
}

/// The recorded attempts of a pile.
///
/// # Errors
/// If they can't be read.
pub fn attempts(setup: Setup) -> Result<Vec<Vec<Sample>>, Unplayable> {
    let mut left = recorded(setup);
    let mut all = Vec::new();
    while let Some((length, rest)) = left.split_first_chunk::<4>() {
        let length = u32::from_le_bytes(*length) as usize;
        let (bytes, rest) = rest.split_at_checked(length).ok_or(BadInputs::Damaged)?;
        all.push(decode(bytes)?);
        left = rest;
    }
    Ok(all)
}
