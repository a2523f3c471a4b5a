//! Messages as text.

use crate::{SeenBy, SeenEvents, ServerMsg, Shown, TableId, ViewFor};
use serde::Serialize;
use stapel_core::Seat;

impl ServerMsg {
    /// Writes it as JSON: what its serialisation says, to the letter. Updates and acknowledgements, which a server says
    /// most, are written faster.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn write_json(&self, to: &mut Vec<u8>) -> Result<(), serde_json::Error> {
        match self {
            ServerMsg::Update { table, version, info, from, events, views, clocks, wood } => {
                let mut text = Text(to);
                text.put_table("{\"t\":\"update\",\"table\":", *table);
                text.put(",\"version\":", version)?;
                text.put_some(",\"info\":", info.as_ref())?;
                text.put(",\"from\":", from)?;
                text.put_events(",\"events\":", events)?;
                text.put_views(",\"views\":", views)?;
                text.put_some(",\"clocks\":", clocks.as_ref())?;
                text.put_some(",\"wood\":", wood.as_ref())?;
                text.0.push(b'}');
                Ok(())
            }
            ServerMsg::Ack { table, id, version } => {
                let mut text = Text(to);
                text.put_table("{\"t\":\"ack\",\"table\":", *table);
                text.put(",\"id\":", id)?;
                text.put(",\"version\":", version)?;
                text.0.push(b'}');
                Ok(())
            }
            ServerMsg::Welcome { .. }
            | ServerMsg::Table { .. }
            | ServerMsg::Refused { .. }
            | ServerMsg::Said { .. }
            | ServerMsg::Lobby { .. }
            | ServerMsg::Turns { .. }
            | ServerMsg::Advice { .. }
            | ServerMsg::Bye { .. }
            | ServerMsg::Pong { .. } => serde_json::to_writer(to, self),
        }
    }
}

/// JSON that is put together.
struct Text<'a>(&'a mut Vec<u8>);

impl Text<'_> {
    fn put(&mut self, before: &str, value: &impl Serialize) -> Result<(), serde_json::Error> {
        self.0.extend(before.as_bytes());
        serde_json::to_writer(&mut *self.0, value)
    }

    fn put_some(
        &mut self,
        before: &str,
        value: Option<&impl Serialize>,
    ) -> Result<(), serde_json::Error> {
        value.map_or(Ok(()), |value| self.put(before, value))
    }

    fn put_table(&mut self, before: &str, table: TableId) {
        self.0.extend(before.as_bytes());
        self.0.push(b'"');
        self.0.extend(table.letters());
        self.0.push(b'"');
    }

    /// One of several.
    fn put_viewer(&mut self, nth: usize, viewer: Option<Seat>) -> Result<(), serde_json::Error> {
        self.put(if nth == 0 { "{\"viewer\":" } else { ",{\"viewer\":" }, &viewer)
    }

    fn put_events(&mut self, before: &str, events: &[SeenBy]) -> Result<(), serde_json::Error> {
        self.0.extend(before.as_bytes());
        self.0.push(b'[');
        for (i, SeenBy { viewer, seen }) in events.iter().enumerate() {
            self.put_viewer(i, *viewer)?;
            self.0.extend(b",\"seen\":");
            match seen {
                SeenEvents::Totemo(events) => stapel_totemo::write_events(events, self.0),
                SeenEvents::Totem(_) | SeenEvents::Tokami(_) | SeenEvents::Read(_) => {
                    self.put("", seen)?;
                }
            }
            self.0.push(b'}');
        }
        self.0.push(b']');
        Ok(())
    }

    fn put_views(&mut self, before: &str, views: &[ViewFor]) -> Result<(), serde_json::Error> {
        self.0.extend(before.as_bytes());
        self.0.push(b'[');
        for (i, ViewFor { viewer, view }) in views.iter().enumerate() {
            self.put_viewer(i, *viewer)?;
            self.0.extend(b",\"view\":");
            match view {
                Shown::Totemo(view) => view.write_json(self.0),
                Shown::Totem(_) | Shown::Tokami(_) | Shown::Read(_) => self.put("", view)?,
            }
            self.0.push(b'}');
        }
        self.0.push(b']');
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_acknowledgement_is_written_as_it_is_serialised() {
        for bits in [0, 7, u64::MAX] {
            let ack = ServerMsg::Ack { table: TableId::from_bits(bits), id: bits, version: 12 };
            let mut written = Vec::new();
            ack.write_json(&mut written).unwrap();
            assert_eq!(String::from_utf8(written).unwrap(), serde_json::to_string(&ack).unwrap());
        }
    }
}
