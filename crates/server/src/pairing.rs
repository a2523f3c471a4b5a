//! Seats that several devices hold.

use crate::hub::{Hub, now};
use crate::out::Outgoing;
use crate::trouble::Trouble;
use stapel_core::Seat;
use stapel_protocol::{DeviceId, TableId};
use std::sync::Arc;

impl Hub {
    /// A device gets a seat of another one, which must still hold it. Returns when that is stored.
    pub(crate) async fn pair(
        self: &Arc<Hub>,
        table: TableId,
        seat: Seat,
        giver: DeviceId,
        device: DeviceId,
    ) -> Result<(), Trouble> {
        let cell = self.cell(table);
        let mut state = self.ready(&cell).await?;
        let room = state.hosted.room.as_ref().ok_or(Trouble::Store)?;
        if !room.seats_of(giver).any(|held| held == seat) {
            return Err(Trouble::BadCode);
        }
        let mut out = Outgoing::to(state.hosted.listeners.len());
        let happened = state.hosted.pair(device, seat, now(), &mut out)?;
        let stored = self.settled(&cell, &mut state, &happened, out);
        drop(state);
        stored.await.map_err(|_| Trouble::Store)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::metrics::Metrics;
    use stapel_catalog::GAMES;
    use stapel_protocol::{Command, CreateTable};
    use stapel_room::{Opening, Who, settings_of};
    use stapel_store::{StepRow, Store, Write};

    #[tokio::test(flavor = "multi_thread")]
    async fn a_code_is_good_only_if_the_pairing_itself_was_stored() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("stapel.db").to_str().unwrap()).await.unwrap();
        let hub = Hub::start(Config::default(), GAMES, store, Metrics::new().unwrap()).await;
        let [host, phone, other] = [1, 2, 3].map(DeviceId);
        let id = TableId::from_bits(7);
        let table: CreateTable = serde_json::from_str(r#"{"game":"totemo","seats":2}"#).unwrap();
        let settings = settings_of(GAMES, table).unwrap();
        hub.open(Opening { id, host, settings, at: now() }).await.unwrap();
        let seat = Seat::new(0).unwrap();
        {
            let cell = hub.cell(id);
            let mut state = hub.ready(&cell).await.unwrap();
            let room = state.hosted.room.as_mut().unwrap();
            let who = Who { device: Some(host), client: "a client".into(), id: 1, lag: 0 };
            let sit = Command::Sit { seat: Some(seat), name: "Ada".into() };
            let (step, telling) = room.command(who, sit, now(), &mut || unreachable!()).unwrap();
            let body = state.shorthand.write(&step);
            let step = StepRow { version: telling.before, at: 0, body };
            hub.store.write(vec![Write::Step { table: id.to_string(), step }]).await.unwrap();
        }
        hub.pair(id, seat, host, phone).await.unwrap();
        // A step of somebody else stands where the next one would: it can't be stored, but nothing at all always can.
        let step = StepRow { version: 2, at: 0, body: b"{}".to_vec() };
        hub.store.write(vec![Write::Step { table: id.to_string(), step }]).await.unwrap();
        let paired = hub.pair(id, seat, host, other).await;
        assert!(matches!(paired, Err(Trouble::Store)), "{paired:?}");
    }
}
