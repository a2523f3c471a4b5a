//! From the table to the picture.

use stapel_wood::math::Vector;

/// Height of a picture in parts of its width.
pub(super) const ASPECT: f32 = 0.75;

/// How much of a cm at a distance of 1 cm fills the width of the picture.
const LENS: f32 = 0.66;

/// Looks at the pile from the front right, a little from above.
pub(super) struct Camera {
    pub(super) eye: Vector,
    right: Vector,
    up: Vector,
    ahead: Vector,
}

impl Camera {
    pub(super) fn new() -> Camera {
        let eye = Vector::new(22.0, 27.0, 46.0);
        let target = Vector::new(0.3, 10.3, 0.0);
        let ahead = (target - eye).normalize();
        let right = ahead.cross(Vector::Y).normalize();
        Camera { eye, right, up: right.cross(ahead), ahead }
    }

    /// Across and down from the middle of the picture, in parts of its width; and how far away.
    pub(super) fn project(&self, point: Vector) -> [f32; 3] {
        let way = point - self.eye;
        let far = way.dot(self.ahead).max(0.1);
        [way.dot(self.right) / (far * LENS), -way.dot(self.up) / (far * LENS), far]
    }
}
