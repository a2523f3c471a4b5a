//! The report as a page that needs nothing but itself.

use super::report::{Report, percent};
use crate::text::Text;
use std::fmt::Write;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;\
padding:0 1rem;color:#222;background:#fdfcf8}table{border-collapse:collapse;margin:1rem 0}\
th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid #ddd8c8}\
th:first-child,td:first-child{text-align:left}code{background:#f0ece0;padding:.1rem .3rem}\
svg{max-width:100%;height:auto}svg text{font:13px system-ui,sans-serif;fill:#222}";

/// Text as HTML writes it.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The page.
pub(crate) fn page(report: &Report, text: &Text) -> String {
    let title = escape(&report.title(text));
    let section = |key: &str, content: &str| {
        format!("<section><h2>{}</h2>\n{content}</section>\n", escape(&text.get(key)))
    };
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
<style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n<p><code>{}</code></p>\n{}{}{}{}\
</body></html>\n",
        text.language(),
        escape(&report.command),
        table(&report.rows(text), None),
        section("arena-elo", &elo_plot(report)),
        section("arena-matrix", &table(&report.matrix(), Some(report))),
        section("arena-margin", &margin_plots(report)),
    )
}

fn table(rows: &[Vec<String>], heat: Option<&Report>) -> String {
    let mut html = String::from("<table>\n");
    for (r, row) in rows.iter().enumerate() {
        html += "<tr>";
        for (c, cell) in row.iter().enumerate() {
            let tag = if r == 0 { "th" } else { "td" };
            let style = heat.filter(|_| r > 0 && c > 0).and_then(|report| {
                let ranked = report.ranked();
                let (one, other) = (ranked.get(r - 1)?.0, ranked.get(c - 1)?.0);
                let (share, _) = report.tally.against(one, other)?;
                // From red over white to green.
                let hue = if share < 0.5 { 10 } else { 130 };
                let light = 97.0 - 60.0 * (share - 0.5).abs();
                Some(format!(" style=\"background:hsl({hue} 60% {light:.0}%)\""))
            });
            let style = style.unwrap_or_default();
            // Writing to a string never fails.
            let _ = write!(html, "<{tag}{style}>{}</{tag}>", escape(cell));
        }
        html += "</tr>\n";
    }
    html + "</table>\n"
}

/// Where a value lies between two others, in pixels.
fn scale(value: f64, least: f64, most: f64, from: f64, to: f64) -> f64 {
    from + (to - from) * (value - least) / (most - least).max(1e-9)
}

/// Ratings with their intervals.
fn elo_plot(report: &Report) -> String {
    let ranked = report.ranked();
    let ends = ranked.iter().flat_map(|(_, _, f)| [f.elo_95.0, f.elo_95.1, f.elo]);
    let least = ends.clone().fold(0.0, f64::min) - 20.0;
    let most = ends.fold(0.0, f64::max) + 20.0;
    let height = 30 * ranked.len() + 30;
    let mut svg = format!("<svg viewBox=\"0 0 720 {height}\" role=\"img\" width=\"720\">\n");
    let x = |value: f64| scale(value, least, most, 170.0, 700.0);
    let _ = writeln!(
        svg,
        "<line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"0\" y2=\"{1}\" stroke=\"#bbb\"/>\
<text x=\"{0:.1}\" y=\"{2}\" text-anchor=\"middle\">0</text>",
        x(0.0),
        height - 20,
        height - 5
    );
    for (i, (_, kind, fared)) in ranked.iter().enumerate() {
        let y = 30 * i + 15;
        let short: String = kind.to_string().chars().take(22).collect();
        let _ = writeln!(
            svg,
            "<text x=\"0\" y=\"{}\">{}</text>\
<line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{y}\" y2=\"{y}\" stroke=\"#b8860b\" stroke-width=\"3\"/>\
<circle cx=\"{:.1}\" cy=\"{y}\" r=\"6\" fill=\"#7a2e1f\"><title>{:.0}</title></circle>",
            y + 5,
            escape(&short),
            x(fared.elo_95.0),
            x(fared.elo_95.1),
            x(fared.elo),
            fared.elo,
        );
    }
    svg + "</svg>\n"
}

/// How far ahead or behind each bot was, game by game.
fn margin_plots(report: &Report) -> String {
    let mut html = String::new();
    let all = report.tally.fared.iter().flat_map(|fared| fared.margins.iter().copied());
    let least = all.clone().min().unwrap_or(0).min(-1);
    let most = all.max().unwrap_or(0).max(1);
    const BARS: usize = 40;
    for (_, kind, fared) in report.ranked() {
        let mut counts = [0_usize; BARS];
        for &margin in &fared.margins {
            let at = scale(f64::from(margin), f64::from(least), f64::from(most), 0.0, 39.999);
            counts[(at as usize).min(BARS - 1)] += 1;
        }
        let highest = counts.iter().copied().max().unwrap_or(1).max(1);
        let _ = write!(
            html,
            "<h3>{} ({})</h3>\n<svg viewBox=\"0 0 720 110\" role=\"img\" width=\"720\">",
            escape(&kind.to_string()),
            percent(fared.share().0)
        );
        let zero = scale(0.0, f64::from(least), f64::from(most), 0.0, 720.0);
        for (i, &count) in counts.iter().enumerate() {
            let height = 80.0 * count as f64 / highest as f64;
            let x = 18 * i;
            let colour = if (x as f64) < zero - 9.0 { "#b5533c" } else { "#4f7942" };
            let _ = write!(
                html,
                "<rect x=\"{x}\" y=\"{:.1}\" width=\"17\" height=\"{height:.1}\" fill=\"{colour}\">\
<title>{count}</title></rect>",
                85.0 - height
            );
        }
        let _ = writeln!(
            html,
            "<line x1=\"{zero:.1}\" x2=\"{zero:.1}\" y1=\"0\" y2=\"90\" stroke=\"#222\"/>\
<text x=\"{zero:.1}\" y=\"105\" text-anchor=\"middle\">0</text>\
<text x=\"0\" y=\"105\">{least}</text>\
<text x=\"720\" y=\"105\" text-anchor=\"end\">{most}</text></svg>"
        );
    }
    html
}
