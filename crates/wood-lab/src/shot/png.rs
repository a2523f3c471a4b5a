//! The scene as a PNG: every point shows what is nearest there.

use super::camera::ASPECT;
use super::scene::{Scene, Shape};

/// The picture can't be written.
#[derive(Debug, thiserror::Error)]
#[error("the picture can't be written: {0}")]
pub struct Unpaintable(#[from] png::EncodingError);

/// Points drawn for each pixel of the picture, along and down: for smooth edges.
const FINE: usize = 3;

const GROUND: [u8; 3] = [233, 226, 214];

struct Canvas {
    width: usize,
    height: usize,
    paint: Vec<[u8; 3]>,
    /// One by the distance: nearer is more.
    near: Vec<f32>,
}

pub(super) fn draw(scene: &Scene, width: u32) -> Result<Vec<u8>, Unpaintable> {
    let height = (width as f32 * ASPECT).round() as u32;
    let (w, h) = (width as usize * FINE, height as usize * FINE);
    let mut canvas =
        Canvas { width: w, height: h, paint: vec![GROUND; w * h], near: vec![0.0; w * h] };
    for shape in &scene.shapes {
        canvas.fill(shape);
    }
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&canvas.pixels())?;
    Ok(bytes)
}

impl Canvas {
    /// A convex polygon, cut into triangles.
    fn fill(&mut self, shape: &Shape) {
        let w = self.width as f32;
        let place =
            |[x, y, far]: [f32; 3]| [w / 2.0 + x * w, self.height as f32 / 2.0 + y * w, 1.0 / far];
        let points: Vec<[f32; 3]> = shape.points.iter().map(|point| place(*point)).collect();
        for pair in points[1..].windows(2) {
            self.triangle([points[0], pair[0], pair[1]], shape);
        }
    }

    fn triangle(&mut self, [a, b, c]: [[f32; 3]; 3], shape: &Shape) {
        let area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        if area.abs() < 1e-6 {
            return;
        }
        let least = |i: usize| a[i].min(b[i]).min(c[i]).max(0.0) as usize;
        let most =
            |i: usize, limit: usize| (a[i].max(b[i]).max(c[i]).max(0.0) as usize + 1).min(limit);
        for y in least(1)..most(1, self.height) {
            for x in least(0)..most(0, self.width) {
                let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
                let side = |p: [f32; 3], q: [f32; 3]| {
                    ((q[0] - p[0]) * (py - p[1]) - (q[1] - p[1]) * (px - p[0])) / area
                };
                let (u, v, t) = (side(b, c), side(c, a), side(a, b));
                if u < 0.0 || v < 0.0 || t < 0.0 {
                    continue;
                }
                let near = u * a[2] + v * b[2] + t * c[2];
                // Ink lies on its face: it wins against that, and against nothing nearer.
                let near = if shape.ink { near * 1.0004 } else { near };
                let at = y * self.width + x;
                if near >= self.near[at] {
                    self.near[at] = near;
                    self.paint[at] = shape.fill;
                }
            }
        }
    }

    /// The mean of the fine points of each pixel.
    fn pixels(&self) -> Vec<u8> {
        let mut pixels = Vec::with_capacity(self.paint.len() / (FINE * FINE) * 3);
        for y in 0..self.height / FINE {
            for x in 0..self.width / FINE {
                let mut sum = [0_u32; 3];
                for fine in 0..FINE * FINE {
                    let at = (y * FINE + fine / FINE) * self.width + x * FINE + fine % FINE;
                    for (sum, part) in sum.iter_mut().zip(self.paint[at]) {
                        *sum += u32::from(part);
                    }
                }
                pixels.extend(sum.map(|sum| (sum / (FINE * FINE) as u32) as u8));
            }
        }
        pixels
    }
}
