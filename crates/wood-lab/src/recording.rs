//! Hands for the wood's golden piles.

use crate::study::{Care, rehearse};
use stapel_core::Seed;
use stapel_wood::codec::encode;
use stapel_wood::golden::SEED;
use stapel_wood::{Friction, Pile, Setup, WontStand};

/// Hands worth recording: careful, hasty and careless in turn, for at least so many ticks. For
/// whoever makes a new physics version.
///
/// # Errors
/// If the pile does not come about.
pub fn record(setup: Setup, ticks: usize) -> Result<Vec<u8>, WontStand> {
    let mut pile = Pile::set_up(setup, Friction::NORMAL, Seed::from_number(SEED))?;
    let mut rng = Seed::from_number(SEED).play_rng();
    let (mut bytes, mut recorded) = (Vec::new(), 0);
    for care in Care::ALL.into_iter().cycle() {
        let (after, samples) = rehearse(pile, care, &mut rng);
        pile = after;
        recorded += samples.len();
        let coded = encode(&samples);
        bytes.extend((coded.len() as u32).to_le_bytes());
        bytes.extend(coded);
        if recorded >= ticks {
            break;
        }
    }
    Ok(bytes)
}
