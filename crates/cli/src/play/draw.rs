//! The whole screen, whatever the game.

use super::{
    app::App,
    cover, help, ideas,
    letters::wrap,
    log, panel,
    playable::Playable,
    result,
    stage::{Overlay, Stage},
};
use ratatui::{Frame, text::Line, widgets::Paragraph};

/// The smallest screen that has room for everything.
pub(crate) const LEAST: (u16, u16) = (80, 24);

pub(crate) fn draw<G: Playable>(frame: &mut Frame<'_>, app: &App<'_, G>) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        small(frame, app);
        return;
    }
    match app.stage {
        Stage::Left(_) => {}
        Stage::Cover { to } => cover::draw(frame, app, to),
        Stage::Table | Stage::HandOver { .. } | Stage::Result { .. } => {
            let scene = app.scene();
            G::draw(frame, area, &scene);
            if (Stage::Result { panel: true }) == app.stage {
                result::draw(frame, &scene);
            }
            match &app.overlay {
                None => {}
                Some(Overlay::Keys) => help::draw(frame, &scene),
                Some(Overlay::Log { up }) => log::draw(frame, &scene, *up),
                Some(Overlay::Reference) => {
                    let lines = G::reference(&scene);
                    panel::draw(frame, &scene, &app.text.get("play-reference"), lines);
                }
                Some(Overlay::Ideas) => ideas::draw(frame, app, &scene),
                Some(Overlay::Headline(said)) => {
                    let lines = said.iter().map(|line| Line::raw(line.clone())).collect();
                    panel::draw(frame, &scene, &app.text.get(G::TITLE), lines);
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
