//! What an arena found, for a terminal and for scripts.

use super::tally::{Fared, Tally};
use crate::{bots::Source, table::table, text::Text};
use serde_json::{Value, json};

/// A finished run.
pub(crate) struct Report {
    /// What was played.
    pub(crate) run: Value,
    pub(crate) command: String,
    pub(crate) kinds: Vec<Source>,
    pub(crate) tally: Tally,
}

pub(crate) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A share with its interval.
fn surely(share: f64, (low, high): (f64, f64)) -> String {
    format!("{} ({} … {})", percent(share), percent(low), percent(high))
}

fn round(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

impl Report {
    /// The bots with how they fared, the best rating first.
    pub(crate) fn ranked(&self) -> Vec<(usize, &Source, &Fared)> {
        let mut ranked: Vec<_> = self
            .kinds
            .iter()
            .zip(&self.tally.fared)
            .enumerate()
            .map(|(i, (kind, fared))| (i, kind, fared))
            .collect();
        ranked.sort_by(|(_, _, a), (_, _, b)| b.elo.total_cmp(&a.elo));
        ranked
    }

    /// For scripts.
    pub(crate) fn json(&self, pretty: bool) -> String {
        let bot = |(i, kind, fared): (usize, &Source, &Fared)| {
            let (share, (low, high)) = fared.share();
            let (margin, half) = fared.margin();
            let mut beats = serde_json::Map::new();
            let mut beats_95 = serde_json::Map::new();
            for (j, other) in self.kinds.iter().enumerate() {
                if let Some((share, (low, high))) = self.tally.against(i, j) {
                    beats.insert(other.to_string(), round(share).into());
                    beats_95.insert(other.to_string(), json!([round(low), round(high)]));
                }
            }
            json!({
                "bot": kind, "games": fared.games,
                "share": round(share), "share_95": [round(low), round(high)],
                "elo": round(fared.elo), "elo_95": [round(fared.elo_95.0), round(fared.elo_95.1)],
                "mean_score": round(fared.mean_points()),
                "margin": round(margin), "margin_95": [round(margin - half), round(margin + half)],
                "beats": beats, "beats_95": beats_95,
                "ms_p50": round(fared.time(0.5)), "ms_p99": round(fared.time(0.99)),
            })
        };
        let bots: Vec<Value> = self.ranked().into_iter().map(bot).collect();
        let value = json!({
            "run": self.run, "command": self.command, "games": self.tally.games, "bots": bots,
        });
        let written = if pretty {
            serde_json::to_string_pretty(&value)
        } else {
            serde_json::to_string(&value)
        };
        written.unwrap_or_default() + "\n"
    }

    /// For people.
    pub(crate) fn text(&self, text: &Text) -> String {
        format!(
            "{}\n\n{}\n{}\n{}",
            self.title(text),
            table(&self.rows(text)),
            text.get("arena-matrix"),
            table(&self.matrix()),
        )
    }

    pub(crate) fn title(&self, text: &Text) -> String {
        text.say(
            "arena-title",
            &[
                ("games", self.tally.games.into()),
                ("game", self.run["game"].as_str().unwrap_or_default().into()),
                ("players", self.run["players"].as_u64().unwrap_or_default().into()),
                ("seed", self.run["seed"].to_string().into()),
            ],
        )
    }

    pub(crate) fn rows(&self, text: &Text) -> Vec<Vec<String>> {
        let heading = [
            "simulate-bot",
            "arena-elo",
            "simulate-games-column",
            "simulate-share",
            "simulate-points",
            "arena-margin",
            "arena-time",
        ];
        let mut rows = vec![heading.map(|key| text.get(key)).to_vec()];
        for (_, kind, fared) in self.ranked() {
            let (share, around) = fared.share();
            let (margin, half) = fared.margin();
            rows.push(vec![
                kind.to_string(),
                format!("{:.0} ({:.0} … {:.0})", fared.elo, fared.elo_95.0, fared.elo_95.1),
                fared.games.to_string(),
                surely(share, around),
                format!("{:.1}", fared.mean_points()),
                format!("{margin:.1} ± {half:.1}"),
                format!("{:.1} / {:.1} ms", fared.time(0.5), fared.time(0.99)),
            ]);
        }
        rows
    }

    /// Who scored more than whom, a row for each.
    pub(crate) fn matrix(&self) -> Vec<Vec<String>> {
        let ranked = self.ranked();
        let names = ranked.iter().map(|(_, kind, _)| kind.to_string());
        let mut rows = vec![std::iter::once(String::new()).chain(names).collect::<Vec<_>>()];
        for &(i, kind, _) in &ranked {
            let cells = ranked.iter().map(|&(j, _, _)| match self.tally.against(i, j) {
                Some((share, around)) => surely(share, around),
                None => "–".to_owned(),
            });
            rows.push(std::iter::once(kind.to_string()).chain(cells).collect());
        }
        rows
    }
}
