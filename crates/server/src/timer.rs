//! Rings tables when their time has come, drops those that nobody needs, tells of the lobby.

use crate::hub::{Hub, IDLE, now};
use stapel_protocol::TableId;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Weak;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

/// When which table is to be rung.
pub(crate) type Alarm = (u64, TableId);

const LOBBY_EVERY: Duration = Duration::from_millis(300);
const SWEEP_EVERY: Duration = Duration::from_secs(15);

pub(crate) async fn ring(mut inbox: mpsc::UnboundedReceiver<Alarm>, hub: Weak<Hub>) {
    let mut alarms: BinaryHeap<Reverse<Alarm>> = BinaryHeap::new();
    loop {
        let wait = alarms.peek().map(|Reverse((at, _))| at.saturating_sub(now()));
        // Without an alarm nothing is to be waited for but the next one that is set.
        let wait = Duration::from_millis(wait.unwrap_or(60_000));
        tokio::select! {
            alarm = inbox.recv() => match alarm {
                Some(alarm) => alarms.push(Reverse(alarm)),
                None => return,
            },
            () = sleep_until(Instant::now() + wait) => {}
        }
        let Some(hub) = hub.upgrade() else { return };
        while let Some(Reverse((at, table))) = alarms.peek().copied() {
            if at > now() {
                break;
            }
            alarms.pop();
            hub.ring(table);
        }
    }
}

pub(crate) async fn keep_tidy(hub: Weak<Hub>) {
    let (mut lobby, mut sweep) = (interval(LOBBY_EVERY), interval(SWEEP_EVERY));
    lobby.set_missed_tick_behavior(MissedTickBehavior::Delay);
    sweep.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let sweeps = tokio::select! {
            _ = lobby.tick() => false,
            _ = sweep.tick() => true,
        };
        let Some(hub) = hub.upgrade() else { return };
        if sweeps {
            let dropped = hub.sweep(IDLE);
            hub.put_to_rest(&dropped).await;
            hub.wake_bots();
        } else {
            hub.lobby.tell(&hub.metrics);
        }
    }
}
