//! The wood of Tokami measured and drawn: pictures of a pile ([`shot`]), whether care pays ([`study`]), and the hands
//! that the golden piles are recorded with. For the command line; nothing that plays needs it.

mod recording;
pub mod shot;
pub mod study;

pub use recording::record;
