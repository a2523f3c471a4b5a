//! What a simulation found.

use crate::{
    simulate::Simulated,
    stats::Fared,
    table::{grouped, table},
    text::Text,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// How many bars a histogram has at the most.
const BARS: i32 = 24;
/// How long the longest bar is.
const LONGEST: u64 = 40;

fn rate(simulated: &Simulated<'_>) -> f64 {
    simulated.stats.games as f64 / simulated.time.as_secs_f64().max(1e-9)
}

/// For scripts.
pub(crate) fn json(simulated: &Simulated<'_>) -> String {
    let fared = |fared: &Fared| -> Value {
        let ((share, half), (mean, deviation)) = (fared.share(), fared.points());
        json!({
            "games": fared.games, "share": share, "share_95": [share - half, share + half],
            "sole": fared.sole, "tied": fared.tied,
            "mean_score": mean, "sd_score": deviation,
        })
    };
    let stats = &simulated.stats;
    let bots: BTreeMap<String, Value> = simulated
        .bots
        .iter()
        .zip(&stats.by_bot)
        .map(|(bot, how)| (bot.to_string(), fared(how)))
        .collect();
    let points: BTreeMap<String, u64> =
        stats.points.iter().map(|(points, count)| (points.to_string(), *count)).collect();
    let mut value = json!({
        "game": simulated.args.game.name(), "games": stats.games, "players": simulated.seats,
        "seed": simulated.seed, "threads": simulated.threads,
        "bots": bots, "seats": stats.by_seat.iter().map(fared).collect::<Vec<_>>(),
        "scores": points,
        "decisions": {
            "mean": stats.length.mean(stats.games),
            "least": stats.length.least, "most": stats.length.most,
        },
        "games_s": rate(simulated),
    });
    if simulated.failed > 0 {
        value["failed"] = simulated.failed.into();
    }
    if let Some(wood) = &simulated.wood {
        value["wood"] = wood.json(&simulated.bots);
    }
    format!("{value}\n")
}

/// For people.
pub(crate) fn text(simulated: &Simulated<'_>, text: &Text) -> String {
    let stats = &simulated.stats;
    let title = text.say(
        "simulate-title",
        &[
            ("games", grouped(stats.games as f64).into()),
            ("game", simulated.args.game.name().into()),
            ("players", simulated.seats.get().into()),
            ("seed", simulated.seed.to_string().into()),
        ],
    );
    let bots = simulated.bots.iter().map(ToString::to_string).zip(&stats.by_bot);
    let seats = (0..).map(|seat: usize| seat.to_string()).zip(&stats.by_seat);
    let length = text.say(
        "simulate-length",
        &[
            ("mean", format!("{:.1}", stats.length.mean(stats.games)).into()),
            ("least", stats.length.least.into()),
            ("most", stats.length.most.into()),
        ],
    );
    let speed = text.say(
        "simulate-speed",
        &[("rate", grouped(rate(simulated)).into()), ("threads", simulated.threads.into())],
    );
    let wood = simulated.wood.as_ref().map(|wood| wood.text(&simulated.bots, text));
    format!(
        "{title}\n\n{}\n{}\n{}\n{}\n{length}\n{speed}\n{}",
        fared_table("simulate-bot", bots, text),
        fared_table("simulate-seat", seats, text),
        text.get("simulate-histogram"),
        histogram(&stats.points),
        wood.unwrap_or_default(),
    )
}

fn fared_table<'a>(
    what: &str,
    rows: impl Iterator<Item = (String, &'a Fared)>,
    text: &Text,
) -> String {
    let heading = [
        text.get(what),
        text.get("simulate-games-column"),
        text.get("simulate-share"),
        text.get("simulate-sole"),
        text.get("simulate-tied"),
        text.get("simulate-points"),
    ];
    let rows = rows.map(|(name, fared)| {
        let ((share, half), (mean, deviation)) = (fared.share(), fared.points());
        vec![
            name,
            grouped(fared.games as f64),
            format!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * half),
            grouped(fared.sole as f64),
            grouped(fared.tied as f64),
            format!("{mean:.2} ± {deviation:.2}"),
        ]
    });
    table(&[heading.to_vec()].into_iter().chain(rows).collect::<Vec<_>>())
}

/// Bars of how often which points were reached.
fn histogram(points: &BTreeMap<i32, u64>) -> String {
    let (Some((&least, _)), Some((&most, _))) = (points.first_key_value(), points.last_key_value())
    else {
        return String::new();
    };
    let step = (most - least) / BARS + 1;
    let mut bars: BTreeMap<i32, u64> = BTreeMap::new();
    for (&points, &count) in points {
        *bars.entry((points - least) / step).or_default() += count;
    }
    let longest = bars.values().copied().max().unwrap_or(1).max(1);
    let mut shown = String::new();
    for bar in 0..=(most - least) / step {
        let count = bars.get(&bar).copied().unwrap_or(0);
        let from = least + bar * step;
        let label =
            if step == 1 { format!("{from}") } else { format!("{from}–{}", from + step - 1) };
        let eighths = count * LONGEST * 8 / longest;
        let full = "█".repeat((eighths / 8) as usize);
        let part = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][(eighths % 8) as usize];
        shown += &format!("  {label:>9}  {full}{part} {}\n", grouped(count as f64));
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_has_a_bar_for_every_step() {
        let points = BTreeMap::from([(0, 4), (1, 2), (3, 1)]);
        let shown = histogram(&points);
        assert_eq!(shown.lines().count(), 4);
        assert!(shown.lines().next().unwrap().contains(&"█".repeat(40)));
        assert!(shown.lines().nth(2).unwrap().ends_with(" 0"));
        assert_eq!(histogram(&BTreeMap::new()), "");
        let wide = BTreeMap::from([(-100, 1), (150, 1)]);
        assert!(histogram(&wide).lines().count() <= BARS as usize + 1);
    }
}
