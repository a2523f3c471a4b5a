//! The whole screen, whatever the game.

use super::{
    app::{App, Overlay, Stage},
    letters::{fit, wrap},
    playable::{KeyHelp, Playable},
    scene::Scene,
};
use ratatui::{
    Frame,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::{Block, BorderType, Clear, Padding, Paragraph},
};
use stapel_core::Seat;

/// The smallest screen that has room for everything.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// The keys that every game has.
const KEYS: [KeyHelp; 6] = [
    ("m", "key-moves"),
    ("v", "key-reference"),
    ("u", "key-undo"),
    ("s, q", "key-leave"),
    ("Enter, Space", "key-skip"),
    ("?", "key-help"),
];

pub(crate) fn draw<G: Playable>(frame: &mut Frame<'_>, app: &App<'_, G>) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        small(frame, app);
        return;
    }
    match app.stage {
        Stage::Left(_) => {}
        Stage::Cover { to } => cover(frame, app, to),
        Stage::Table | Stage::HandOver { .. } | Stage::Result { .. } => {
            let scene = app.scene();
            G::draw(frame, area, &scene);
            if (Stage::Result { panel: true }) == app.stage {
                result(frame, &scene);
            }
            match &app.overlay {
                None => {}
                Some(Overlay::Keys) => keys(frame, &scene),
                Some(Overlay::Log { up }) => log(frame, &scene, *up),
                Some(Overlay::Reference) => {
                    let lines = G::reference(&scene);
                    panel(frame, &scene, &app.text.get("play-reference"), lines);
                }
                Some(Overlay::Headline(said)) => {
                    let lines = said.iter().map(|line| Line::raw(line.clone())).collect();
                    panel(frame, &scene, &app.text.get(G::TITLE), lines);
                }
            }
        }
    }
}

/// A screen too small to play on says so, and nothing else.
fn small<G: Playable>(frame: &mut Frame<'_>, app: &App<'_, G>) {
    let area = frame.area();
    let said = app.text.say(
        "play-too-small",
        &[
            ("width", LEAST.0.into()),
            ("height", LEAST.1.into()),
            ("now_width", area.width.into()),
            ("now_height", area.height.into()),
        ],
    );
    let lines = wrap(&said, usize::from(area.width)).into_iter().map(Line::raw);
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
}

/// The cover between two people: it shows whom it waits for, and nothing of the table.
fn cover<G: Playable>(frame: &mut Frame<'_>, app: &App<'_, G>, to: Seat) {
    let area = frame.area();
    let name = || [("name", app.name(to).into())];
    let lines = vec![
        Line::raw(""),
        Line::styled(app.text.say("cover-pass", &name()), app.palette.strong()),
        Line::raw(""),
        Line::raw(app.text.say("cover-enter", &name())),
        Line::raw(""),
        Line::styled(app.text.get("cover-leave"), app.palette.faint()),
    ];
    let block = Block::bordered().border_type(BorderType::Rounded).style(app.palette.faint());
    frame.render_widget(block, area);
    let width = lines.iter().map(Line::width).max().unwrap_or(0) as u16 + 2;
    let inside = middle(area, width.min(area.width - 2), 6);
    frame.render_widget(Paragraph::new(lines).centered().style(Style::reset()), inside);
}

fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    Rect { x, y, width, height }
}

/// A panel over the table, as large as its lines.
fn panel<G: Playable>(
    frame: &mut Frame<'_>,
    scene: &Scene<'_, G>,
    title: &str,
    lines: Vec<Line<'static>>,
) {
    let close = scene.text.get("play-any-key");
    titled(frame, scene, title, &close, lines);
}

fn titled<G: Playable>(
    frame: &mut Frame<'_>,
    scene: &Scene<'_, G>,
    title: &str,
    close: &str,
    lines: Vec<Line<'static>>,
) {
    let area = frame.area();
    let widest = lines.iter().map(Line::width).chain([Line::raw(title).width() + 2]);
    let widest = widest.chain([Line::raw(close).width() + 2]).max().unwrap_or(0);
    let width = (widest + 6).min(usize::from(area.width)) as u16;
    let at = middle(area, width, (lines.len() + 4).min(usize::from(area.height)) as u16);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(scene.palette.strong())
        .title(Line::styled(format!(" {title} "), scene.palette.strong()).centered())
        .title_bottom(Line::styled(format!(" {close} "), scene.palette.faint()).centered())
        .padding(Padding::new(2, 2, 1, 1));
    frame.render_widget(Clear, at);
    frame.render_widget(Paragraph::new(lines).block(block), at);
}

fn keys<G: Playable>(frame: &mut Frame<'_>, scene: &Scene<'_, G>) {
    let room = usize::from(frame.area().width) - 28;
    let lines = G::KEYS.iter().chain(&KEYS).flat_map(|&(keys, what)| {
        let mut said = wrap(&scene.text.get(what), room).into_iter();
        let first = said.next().unwrap_or_default();
        let head =
            vec![Span::styled(format!("{keys:<18}"), scene.palette.strong()), Span::raw(first)];
        std::iter::once(Line::from(head))
            .chain(said.map(|more| Line::raw(format!("{:<18}{more}", ""))))
    });
    panel(frame, scene, &scene.text.get("play-keys"), lines.collect());
}

/// Every move, the newest last; `up` lines further back.
fn log<G: Playable>(frame: &mut Frame<'_>, scene: &Scene<'_, G>, up: usize) {
    let area = frame.area();
    let width = usize::from(area.width).min(90) - 12;
    let room = usize::from(area.height) - 6;
    let lines = log_lines(scene, width, usize::MAX);
    let up = up.min(lines.len().saturating_sub(room));
    let end = lines.len() - up;
    let shown = lines[end.saturating_sub(room)..end].to_vec();
    titled(frame, scene, &scene.text.get("play-moves"), &scene.text.get("play-scroll"), shown);
}

/// The last moves in that many lines, the newest last; news are marked.
pub(crate) fn log_lines<G: Playable>(
    scene: &Scene<'_, G>,
    width: usize,
    most: usize,
) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (said, new) in scene.told() {
        let (mark, style) = if new { ("▌", Style::new()) } else { (" ", scene.palette.faint()) };
        let mark = Span::styled(mark, scene.palette.strong());
        let wrapped = wrap(&said, width.saturating_sub(2));
        if lines.len() + wrapped.len() > most {
            break;
        }
        for (nth, part) in wrapped.into_iter().enumerate().rev() {
            let lead = if nth == 0 { "" } else { " " };
            let part = fit(&format!("{lead}{part}"), width.saturating_sub(1));
            lines.push(Line::from(vec![mark.clone(), Span::styled(part, style)]));
        }
    }
    lines.reverse();
    lines
}

/// How the game ended: everyone's place and points. Those with equal points share a place.
fn result<G: Playable>(frame: &mut Frame<'_>, scene: &Scene<'_, G>) {
    let Some(standing) = scene.standing else { return };
    let mut ranked: Vec<(i32, Seat)> =
        scene.seats.seats().map(|seat| (standing.scores()[seat.index()], seat)).collect();
    ranked.sort_by_key(|&(score, seat)| (-score, seat));
    let winners: Vec<&str> = standing.winners().iter().map(|seat| scene.name(seat)).collect();
    let said = scene.text.say(
        "result-winners",
        &[("count", winners.len().into()), ("names", winners.join(", ").into())],
    );
    let mut lines = vec![Line::styled(said, scene.palette.strong()).centered(), Line::raw("")];
    for &(score, seat) in &ranked {
        let place = 1 + ranked.iter().filter(|&&(other, _)| other > score).count();
        let mark = if standing.winners().has(seat) { "★" } else { " " };
        let points = scene.text.say("result-points", &[("points", score.into())]);
        lines.push(Line::from(vec![
            Span::raw(format!("{mark} {place}.  ")),
            Span::styled(super::palette::marker(seat), scene.palette.of_seat(seat)),
            Span::raw(format!(" {}  ", super::letters::pad(scene.name(seat), 18))),
            Span::styled(format!("{points:>12}"), scene.palette.strong()),
        ]));
    }
    if let Some(notice) = scene.notice {
        lines.push(Line::raw(""));
        lines.extend(wrap(notice, 60).into_iter().map(Line::raw));
    }
    titled(frame, scene, &scene.text.get("result-title"), &scene.hint, lines);
}
