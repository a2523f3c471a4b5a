//! What a run has shown.

use super::Measured;
use super::process::Usage;
use super::world::Tally;
use crate::{args::Load, failure::Failure, text::Text};
use hdrhistogram::Histogram;
use serde::Serialize;
use std::fmt::Write as _;

/// Numbers for people and scripts.
#[derive(Serialize, Debug, Default)]
pub(super) struct Report {
    command: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    play: Option<PlayReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    idle: Option<IdleReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    crowd: Option<CrowdReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    killing: Option<KillReport>,
}

#[derive(Serialize, Debug)]
struct PlayReport {
    seconds: f64,
    moves: u64,
    games: u64,
    moves_per_second: f64,
    /// Milliseconds from sending an action to its acknowledgement.
    ack_ms: Percentiles,
    /// Milliseconds from sending an action to another player's update.
    update_ms: Percentiles,
    server_cpu_seconds: Option<f64>,
    moves_per_server_cpu_second: Option<f64>,
    server_memory_mb: Option<f64>,
    own_cpu_seconds: Option<f64>,
}

#[derive(Serialize, Debug)]
struct Percentiles {
    p50: f64,
    p90: f64,
    p99: f64,
    p999: f64,
    max: f64,
}

#[derive(Serialize, Debug)]
struct IdleReport {
    sockets: u32,
    memory_before_mb: Option<f64>,
    memory_mb: Option<f64>,
}

#[derive(Serialize, Debug)]
struct CrowdReport {
    tables: u32,
    moves: u64,
    /// Milliseconds from sending an action to the bot's answer.
    answer_ms: Percentiles,
    answers_within_95: f64,
    hurried: f64,
}

#[derive(Serialize, Debug)]
struct KillReport {
    kills: u32,
    commands: u64,
    games: u64,
    returns: u64,
    refusals: u64,
}

impl Report {
    pub(super) fn of_play(args: &Load, tally: &Tally, measured: &Measured) -> Self {
        let used = |before: Option<Usage>, after: Option<Usage>| Some(after?.cpu - before?.cpu);
        let cpu = used(measured.before, measured.after);
        let moves = tally.moves;
        let play = PlayReport {
            seconds: args.seconds(),
            moves,
            games: tally.games,
            moves_per_second: moves as f64 / args.seconds(),
            ack_ms: percentiles(&tally.acks),
            update_ms: percentiles(&tally.updates),
            server_cpu_seconds: cpu,
            moves_per_server_cpu_second: cpu.map(|cpu| moves as f64 / cpu),
            server_memory_mb: measured.after.map(|usage| usage.memory),
            own_cpu_seconds: used(measured.own, measured.own_after),
        };
        Self { command: command(), play: Some(play), ..Self::default() }
    }

    pub(super) fn of_idling(sockets: u32, before: Option<Usage>, after: Option<Usage>) -> Self {
        let idle = IdleReport {
            sockets,
            memory_before_mb: before.map(|usage| usage.memory),
            memory_mb: after.map(|usage| usage.memory),
        };
        Self { command: command(), idle: Some(idle), ..Self::default() }
    }

    pub(super) fn of_crowd(tables: u32, tally: &Tally, hurried: f64) -> Self {
        let crowd = CrowdReport {
            tables,
            moves: tally.moves,
            answer_ms: percentiles(&tally.acks),
            answers_within_95: tally.acks.value_at_quantile(0.95) as f64 / 1000.0,
            hurried,
        };
        Self { command: command(), crowd: Some(crowd), ..Self::default() }
    }

    pub(super) fn of_killing(kills: u32, commands: u64, tally: &Tally) -> Self {
        let killing = KillReport {
            kills,
            commands,
            games: tally.games,
            returns: tally.returns,
            refusals: tally.refusals,
        };
        Self { command: command(), killing: Some(killing), ..Self::default() }
    }

    /// Prints it, and keeps it where that is wanted.
    pub(super) fn tell(&self, args: &Load, text: &Text) -> Result<(), Failure> {
        let json = serde_json::to_string_pretty(self)
            .map_err(|e| Failure::Load { what: e.to_string() })?;
        let words = self.words(text);
        print!("{}", if args.json { format!("{json}\n") } else { words.clone() });
        if let Some(folder) = &args.out {
            std::fs::create_dir_all(folder).map_err(Failure::file(folder))?;
            for (name, content) in [("report.json", json + "\n"), ("report.txt", words)] {
                let path = folder.join(name);
                std::fs::write(&path, content).map_err(Failure::file(&path))?;
            }
        }
        Ok(())
    }

    fn words(&self, text: &Text) -> String {
        let mut out = format!("{}\n\n", self.command);
        let mut line = |key: &str, value: String| {
            let name = text.get(key);
            let _ = writeln!(out, "{name:<44} {value:>24}");
        };
        let some = |value: Option<f64>, digits: usize| {
            value.map_or("–".into(), |value| format!("{value:.digits$}"))
        };
        if let Some(play) = &self.play {
            line("load-moves", format!("{:.0}", play.moves_per_second));
            line("load-games", play.games.to_string());
            line("load-percentiles", "50 / 90 / 99 / 99.9 / 100 %".into());
            line("load-ack", play.ack_ms.words());
            line("load-update", play.update_ms.words());
            line("load-cpu", some(play.server_cpu_seconds, 2));
            line("load-moves-per-cpu", some(play.moves_per_server_cpu_second, 0));
            line("load-memory", some(play.server_memory_mb, 0));
            line("load-own-cpu", some(play.own_cpu_seconds, 2));
        }
        if let Some(idle) = &self.idle {
            line("load-sockets", idle.sockets.to_string());
            line("load-memory-before", some(idle.memory_before_mb, 0));
            line("load-memory", some(idle.memory_mb, 0));
        }
        if let Some(crowd) = &self.crowd {
            line("load-crowd-tables", crowd.tables.to_string());
            line("load-crowd-moves", crowd.moves.to_string());
            line("load-percentiles", "50 / 90 / 99 / 99.9 / 100 %".into());
            line("load-crowd-answer", crowd.answer_ms.words());
            line("load-crowd-95", format!("{:.0}", crowd.answers_within_95));
            line("load-crowd-hurried", format!("{:.0}", crowd.hurried));
        }
        if let Some(killing) = &self.killing {
            line("load-kills", killing.kills.to_string());
            line("load-commands", killing.commands.to_string());
            line("load-games", killing.games.to_string());
            line("load-returns", killing.returns.to_string());
            line("load-refusals", killing.refusals.to_string());
        }
        out
    }
}

impl Percentiles {
    fn words(&self) -> String {
        let Self { p50, p90, p99, p999, max } = self;
        format!("{p50:.2} / {p90:.2} / {p99:.2} / {p999:.2} / {max:.2}")
    }
}

fn percentiles(micros: &Histogram<u64>) -> Percentiles {
    let at = |part: f64| micros.value_at_quantile(part) as f64 / 1000.0;
    Percentiles { p50: at(0.5), p90: at(0.9), p99: at(0.99), p999: at(0.999), max: at(1.0) }
}

fn command() -> String {
    let args: Vec<String> = std::env::args().skip(1).collect();
    format!("stapel {}", args.join(" "))
}
