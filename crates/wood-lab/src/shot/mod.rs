//! A picture of a pile, drawn in software: to look at, not to play with.

mod camera;
mod letters;
mod png;
mod scene;
mod svg;

pub use self::png::Unpaintable;

use scene::Scene;
use stapel_core::{Seed, shuffle};
use stapel_tokami::{Colour, Stick};
use stapel_wood::Pile;

/// Colours by chance (TA-3), nine of each, for a pile that is only to be looked at.
#[must_use]
pub fn colours(seed: Seed) -> Vec<Colour> {
    let mut colours: Vec<Colour> =
        Stick::all().map(|stick| Colour::ALL[stick.index() % Colour::ALL.len()]).collect();
    shuffle(&mut colours, &mut seed.child(0x73_68_6f_74, 0).play_rng());
    colours
}

/// The pile as an SVG, so many pixels wide.
#[must_use]
pub fn svg(pile: &Pile, colours: &[Colour], width: u32) -> String {
    svg::draw(&Scene::of(pile, colours), width.clamp(64, 4096))
}

/// The pile as a PNG, so many pixels wide.
///
/// # Errors
/// If the picture can't be written.
pub fn png(pile: &Pile, colours: &[Colour], width: u32) -> Result<Vec<u8>, Unpaintable> {
    png::draw(&Scene::of(pile, colours), width.clamp(64, 4096))
}
