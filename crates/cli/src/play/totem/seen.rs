//! What has been played, and what is left: for those who don't want to keep it in their heads.

use super::words;
use crate::play::{letters::pad, scene::Scene};
use ratatui::text::{Line, Span};
use stapel_totem::{Card, Totem};

pub(crate) fn lines(scene: &Scene<'_, Totem>) -> Vec<Line<'static>> {
    let text = scene.text;
    let obs = &scene.view.obs;
    let columns = ["totem-seen-all", "totem-seen-gone", "totem-seen-own", "totem-seen-left"];
    let mut head = pad("", 14);
    columns.iter().for_each(|key| head += &format!("{:>12}", text.get(key)));
    let mut lines = vec![Line::styled(head, scene.palette.faint())];
    for card in Card::ALL {
        let each = if card.is_totem() { 1 } else { scene.seats.get() };
        let all = usize::from(card.count() * each);
        let gone = obs.seen.iter().filter(|&&seen| seen == card).count();
        let hand = obs.hand.iter().filter(|&held| held == card).count();
        let own = usize::from(obs.stock.count(card)) + hand;
        let left = all.saturating_sub(gone + own);
        let label = words::label(card, text);
        lines.push(Line::from(vec![
            Span::styled(format!(" {} ", pad(&label, 11)), words::style(card, scene)),
            Span::raw(format!(" {all:>12}{gone:>12}{own:>12}")),
            Span::styled(format!("{left:>12}"), scene.palette.strong()),
        ]));
    }
    lines.push(Line::raw(""));
    lines.push(Line::styled(text.get("totem-seen-note"), scene.palette.faint()));
    lines
}
