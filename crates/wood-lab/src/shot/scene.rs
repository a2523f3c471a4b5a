//! Boxes, and the faces of them that can be seen, from back to front.

use super::camera::Camera;
use super::letters::strokes;
use stapel_tokami::{Colour, Stick};
use stapel_wood::Pile;
use stapel_wood::math::{Pose, Vector};
use stapel_wood::measure::STICK_HALF;
use stapel_wood::stand::{BOARD_HALF, boards};

/// A flat polygon of one colour, as the camera sees it.
pub(super) struct Shape {
    pub(super) points: Vec<[f32; 3]>,
    pub(super) fill: [u8; 3],
    /// Lies on the shape before it: ink, which is a little nearer.
    pub(super) ink: bool,
}

/// All that is to be drawn, the furthest first.
pub(super) struct Scene {
    pub(super) shapes: Vec<Shape>,
}

struct Block {
    pose: Pose,
    half: Vector,
    paint: [f32; 3],
    letter: Option<Colour>,
}

impl Scene {
    pub(super) fn of(pile: &Pile, colours: &[Colour]) -> Scene {
        let camera = Camera::new();
        let mut blocks = arms();
        for (stick, colour) in Stick::all().zip(colours) {
            if let Some(pose) = pile.pose(stick) {
                let half = Vector::from_array(STICK_HALF);
                blocks.push(Block { pose, half, paint: paint(*colour), letter: Some(*colour) });
            }
        }
        let mut shapes = vec![shadow(&camera)];
        for n in back_to_front(&blocks, &camera) {
            blocks[n].faces(&camera, &mut shapes);
        }
        Scene { shapes }
    }
}

/// Four arms instead of two boards: boards that go through each other can't be sorted.
fn arms() -> Vec<Block> {
    let half = Vector::new((BOARD_HALF[0] - BOARD_HALF[1]) / 2.0, BOARD_HALF[1], BOARD_HALF[2]);
    let out = half.x + BOARD_HALF[1];
    let mut arms = Vec::new();
    for board in boards() {
        for side in [out, -out] {
            let pose = board.prepend_translation(Vector::new(side, 0.0, 0.0));
            arms.push(Block { pose, half, paint: [0.23, 0.22, 0.24], letter: None });
        }
    }
    let [board, _] = boards();
    let middle = Vector::new(BOARD_HALF[1], BOARD_HALF[1], BOARD_HALF[2]);
    arms.push(Block { pose: board, half: middle, paint: [0.23, 0.22, 0.24], letter: None });
    arms
}

/// Dyed wood.
fn paint(colour: Colour) -> [f32; 3] {
    match colour {
        Colour::Red => [0.80, 0.33, 0.25],
        Colour::Yellow => [0.93, 0.76, 0.36],
        Colour::Green => [0.45, 0.66, 0.40],
        Colour::Blue => [0.36, 0.56, 0.78],
    }
}

/// Under the X the table is darker.
fn shadow(camera: &Camera) -> Shape {
    let corner = |x: f32, z: f32| camera.project(Vector::new(x, 0.0, z));
    let points = vec![corner(-9.5, 4.5), corner(9.5, 4.5), corner(10.5, -4.0), corner(-8.5, -4.0)];
    Shape { points, fill: [214, 205, 192], ink: false }
}

impl Block {
    fn faces(&self, camera: &Camera, shapes: &mut Vec<Shape>) {
        let axes = [Vector::X, Vector::Y, Vector::Z];
        for (i, axis) in axes.into_iter().enumerate() {
            for side in [1.0, -1.0] {
                let normal = self.pose.rotation * axis * side;
                let middle = axis * (self.half.to_array()[i] * side);
                let to_eye = camera.eye - self.pose.transform_point(middle);
                if normal.dot(to_eye) <= 0.0 {
                    continue;
                }
                // Across and up on the face; a letter stands upright on it.
                // Seen from outside, it is not mirrored either.
                let (across, up) = (axes[(i + 1) % 3] * side, axes[(i + 2) % 3]);
                let (w, h) = (self.half.to_array()[(i + 1) % 3], self.half.to_array()[(i + 2) % 3]);
                let at = |x: f32, y: f32| {
                    camera.project(self.pose.transform_point(middle + across * x + up * y))
                };
                let light = light(normal);
                shapes.push(Shape {
                    points: vec![at(-w, -h), at(w, -h), at(w, h), at(-w, h)],
                    fill: shade(self.paint, light),
                    ink: false,
                });
                // A fine dark rim parts each stick from the next.
                for rim in rims(w, h) {
                    let points = rim.iter().map(|[x, y]| at(*x, *y)).collect();
                    shapes.push(Shape { points, fill: shade(self.paint, light * 0.62), ink: true });
                }
                if let Some(letter) = self.letter {
                    for [from, to] in ink(letter, w, h) {
                        let points = line(from, to).iter().map(|[x, y]| at(*x, *y)).collect();
                        let fill = shade(self.paint, light * 0.35);
                        shapes.push(Shape { points, fill, ink: true });
                    }
                }
            }
        }
    }
}

/// The strokes of a letter on a face: one in the middle of an end, two on a long side.
fn ink(letter: Colour, w: f32, h: f32) -> Vec<[[f32; 2]; 2]> {
    let long = w.max(h);
    let middles: &[f32] = if long > 1.0 { &[-2.6, 2.6] } else { &[0.0] };
    let mut all = Vec::new();
    for middle in middles {
        for stroke in strokes(letter) {
            all.push(stroke.map(|[x, y]| {
                let (x, y) = ((x - 0.5) * 0.52, (y - 0.5) * 0.66);
                if w < h { [-y, middle + x] } else { [middle + x, y] }
            }));
        }
    }
    all
}

/// A stroke as a thin rectangle.
fn line(from: [f32; 2], to: [f32; 2]) -> [[f32; 2]; 4] {
    const THICK: f32 = 0.05;
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = (dx * dx + dy * dy).sqrt().max(1e-6);
    let (dx, dy) = (dx / length * THICK, dy / length * THICK);
    [
        [from[0] - dx - dy, from[1] - dy + dx],
        [to[0] + dx - dy, to[1] + dy + dx],
        [to[0] + dx + dy, to[1] + dy - dx],
        [from[0] - dx + dy, from[1] - dy - dx],
    ]
}

fn rims(w: f32, h: f32) -> [[[f32; 2]; 4]; 4] {
    const T: f32 = 0.035;
    let bar = |x0: f32, x1: f32, y0: f32, y1: f32| [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
    [bar(-w, w, -h, T - h), bar(-w, w, h - T, h), bar(-w, T - w, -h, h), bar(w - T, w, -h, h)]
}

/// A lamp from the upper left, and light from all around.
fn light(normal: Vector) -> f32 {
    let lamp = Vector::new(-0.35, 0.86, 0.38);
    0.62 + 0.40 * normal.dot(lamp).max(0.0) + 0.06 * normal.z
}

fn shade(paint: [f32; 3], light: f32) -> [u8; 3] {
    paint.map(|part| (part * light * 255.0).clamp(0.0, 255.0) as u8)
}

/// An order in which no block hides one that is drawn after it: of two boxes that are apart, the one
/// on the eye's side of the gap between them comes later.
fn back_to_front(blocks: &[Block], camera: &Camera) -> Vec<usize> {
    let far = |n: &usize| (blocks[*n].pose.translation - camera.eye).length();
    let mut left: Vec<usize> = (0..blocks.len()).collect();
    left.sort_by(|a, b| far(b).total_cmp(&far(a)));
    let mut order = Vec::new();
    while !left.is_empty() {
        let is_free =
            |n: &usize| left.iter().all(|m| m == n || !hides(&blocks[*n], &blocks[*m], camera));
        // In a ring of sticks that hide each other, the furthest goes first.
        let next = left.iter().position(is_free).unwrap_or(0);
        order.push(left.remove(next));
    }
    order
}

/// Is the first block surely nearer to the eye than the second, so that it must be drawn later?
fn hides(near: &Block, far: &Block, camera: &Camera) -> bool {
    if !overlap_on_screen(near, far, camera) {
        return false;
    }
    let mut best = (f32::MIN, false);
    for (block, other, flip) in [(near, far, false), (far, near, true)] {
        for (axis, half) in [Vector::X, Vector::Y, Vector::Z].into_iter().zip(block.half.to_array())
        {
            for side in [1.0, -1.0] {
                let normal = block.pose.rotation * axis * side;
                let face = block.pose.translation + normal * half;
                // How far beyond this face all of the other block is.
                let gap = box_corners(other)
                    .map(|corner| (corner - face).dot(normal))
                    .fold(f32::MAX, f32::min);
                let eye_beyond = (camera.eye - face).dot(normal) > 0.0;
                if gap > best.0 {
                    best = (gap, eye_beyond == flip);
                }
            }
        }
    }
    best.1
}

fn box_corners(block: &Block) -> impl Iterator<Item = Vector> + '_ {
    (0..8_u8).map(|i| {
        let side = |bit: u8| if i >> bit & 1 == 1 { 1.0 } else { -1.0 };
        block.pose.transform_point(block.half * Vector::new(side(0), side(1), side(2)))
    })
}

fn overlap_on_screen(one: &Block, other: &Block, camera: &Camera) -> bool {
    let span = |block: &Block| {
        let mut span = [f32::MAX, f32::MIN, f32::MAX, f32::MIN];
        for [x, y, _] in box_corners(block).map(|corner| camera.project(corner)) {
            span = [span[0].min(x), span[1].max(x), span[2].min(y), span[3].max(y)];
        }
        span
    };
    let (a, b) = (span(one), span(other));
    a[0] < b[1] && b[0] < a[1] && a[2] < b[3] && b[2] < a[3]
}
