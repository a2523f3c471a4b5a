//! The scene as an SVG.

use super::camera::ASPECT;
use super::scene::Scene;
use std::fmt::Write;

pub(super) fn draw(scene: &Scene, width: u32) -> String {
    let (w, h) = (width as f32, (width as f32 * ASPECT).round());
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#e9e2d6\"/>\n"
    );
    for shape in &scene.shapes {
        let [r, g, b] = shape.fill;
        let colour = format!("#{r:02x}{g:02x}{b:02x}");
        text += "<polygon points=\"";
        for [x, y, _] in &shape.points {
            // Writing to a string can't fail.
            let _ = write!(text, "{:.1},{:.1} ", w / 2.0 + x * w, h / 2.0 + y * w);
        }
        // Faces that meet show no hairline between them.
        let seam = if shape.ink {
            String::new()
        } else {
            format!(" stroke=\"{colour}\" stroke-width=\"0.6\"")
        };
        let _ = writeln!(text, "\" fill=\"{colour}\"{seam}/>");
    }
    text + "</svg>\n"
}
