//! The letters of the four colours, as strokes: colour is never the only signal.

use stapel_tokami::Colour;

/// A stroke from one point to another, in a square from 0 to 1, y up.
pub(super) type Stroke = [[f32; 2]; 2];

pub(super) fn strokes(colour: Colour) -> &'static [Stroke] {
    match colour {
        Colour::Red => &[
            [[0.2, 0.0], [0.2, 1.0]],
            [[0.2, 1.0], [0.8, 1.0]],
            [[0.8, 1.0], [0.8, 0.5]],
            [[0.8, 0.5], [0.2, 0.5]],
            [[0.45, 0.5], [0.85, 0.0]],
        ],
        Colour::Yellow => {
            &[[[0.1, 1.0], [0.5, 0.5]], [[0.9, 1.0], [0.5, 0.5]], [[0.5, 0.5], [0.5, 0.0]]]
        }
        Colour::Green => &[
            [[0.85, 1.0], [0.15, 1.0]],
            [[0.15, 1.0], [0.15, 0.0]],
            [[0.15, 0.0], [0.85, 0.0]],
            [[0.85, 0.0], [0.85, 0.45]],
            [[0.85, 0.45], [0.5, 0.45]],
        ],
        Colour::Blue => &[
            [[0.2, 0.0], [0.2, 1.0]],
            [[0.2, 1.0], [0.75, 1.0]],
            [[0.75, 1.0], [0.75, 0.55]],
            [[0.2, 0.52], [0.85, 0.52]],
            [[0.85, 0.52], [0.85, 0.0]],
            [[0.85, 0.0], [0.2, 0.0]],
        ],
    }
}
