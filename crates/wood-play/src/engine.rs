//! What plays Tokami.

use crate::check;
use crate::play::WoodPlay;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use stapel_core::{SeatCount, Viewer};
use stapel_protocol::{Raw, ReplayFrame};
use stapel_registry::{
    CheckError, Checked, Engine, NewPlay, Play, Records, Rejection, StoredPile, frames_of,
    options_of,
};
use stapel_table::Entry;
use stapel_tokami::Tokami;
use stapel_wood::Pile;

/// Plays Tokami, with its wood.
#[derive(Clone, Copy, Debug)]
pub struct WoodEngine;

impl Engine for WoodEngine {
    fn options(&self, options: Option<&Raw>, seats: SeatCount) -> Result<Raw, Rejection> {
        options_of::<Tokami>(options, seats)
    }

    fn start(&self, new: NewPlay<'_>) -> Result<Box<dyn Play>, Rejection> {
        Ok(Box::new(WoodPlay::start(new)?))
    }

    #[cfg(feature = "lab")]
    fn lab(&self) -> Option<&'static dyn stapel_lab::Lab> {
        Some(&crate::lab::WoodLab)
    }
}

impl Records for WoodEngine {
    fn frames(&self, record: &str, viewer: Viewer) -> Result<Vec<ReplayFrame>, Rejection> {
        frames_of::<Tokami>(record, viewer)
    }

    fn check(&self, entry: Entry<'_>) -> Result<Checked, CheckError> {
        check::check(entry)
    }

    fn stored_pile(&self, text: &str) -> Result<StoredPile, Rejection> {
        let bytes = STANDARD.decode(text).map_err(|_| Rejection::Impossible)?;
        let pile = Pile::resume(&bytes).map_err(|_| Rejection::Impossible)?;
        Ok(Box::new(pile))
    }
}
