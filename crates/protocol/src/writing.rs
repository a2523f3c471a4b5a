//! Messages as text.

use crate::{Clocks, ServerMsg, TableId, TableInfo, WoodInfo};
use serde::Serialize;
use serde_json::Error;
use stapel_core::Viewer;

impl ServerMsg {
    /// Writes it as JSON: what its serialisation says, to the letter. Acknowledgements are written faster; for updates, which
    /// a server says most, see [`UpdateText`].
    ///
    /// # Errors
    /// If it can't be written.
    pub fn write_json(&self, to: &mut Vec<u8>) -> Result<(), Error> {
        match self {
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
            | ServerMsg::Update { .. }
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

/// An update into which the game writes itself. The text is what the serialisation of [`ServerMsg::Update`] says, to the letter;
/// but no view is made only to be written.
#[derive(Debug)]
pub struct UpdateText {
    /// As in the update.
    pub table: TableId,
    /// As in the update.
    pub version: u64,
    /// As in the update.
    pub info: Option<TableInfo>,
    /// As in the update.
    pub from: u32,
    /// As in the update.
    pub clocks: Option<Clocks>,
    /// As in the update.
    pub wood: Option<WoodInfo>,
}

impl UpdateText {
    /// Writes it as JSON, with what these viewers may know of the game: what they have seen, and their views.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn write_json(
        &self,
        viewers: &[Viewer],
        seen: impl FnMut(Viewer, &mut Vec<u8>) -> Result<(), Error>,
        view: impl FnMut(Viewer, &mut Vec<u8>) -> Result<(), Error>,
        to: &mut Vec<u8>,
    ) -> Result<(), Error> {
        let UpdateText { table, version, info, from, clocks, wood } = self;
        let mut text = Text(to);
        text.put_table("{\"t\":\"update\",\"table\":", *table);
        text.put(",\"version\":", version)?;
        text.put_some(",\"info\":", info.as_ref())?;
        text.put(",\"from\":", from)?;
        text.put_each(",\"events\":[", viewers, ",\"seen\":", seen)?;
        text.put_each("],\"views\":[", viewers, ",\"view\":", view)?;
        text.0.push(b']');
        text.put_some(",\"clocks\":", clocks.as_ref())?;
        text.put_some(",\"wood\":", wood.as_ref())?;
        text.0.push(b'}');
        Ok(())
    }
}

/// JSON that is put together. (In line, so that short pieces are not copied by a function for copying long ones.)
struct Text<'a>(&'a mut Vec<u8>);

impl Text<'_> {
    #[inline(always)]
    fn put(&mut self, before: &str, value: &impl Serialize) -> Result<(), Error> {
        self.0.extend(before.as_bytes());
        serde_json::to_writer(&mut *self.0, value)
    }

    #[inline(always)]
    fn put_some(&mut self, before: &str, value: Option<&impl Serialize>) -> Result<(), Error> {
        value.map_or(Ok(()), |value| self.put(before, value))
    }

    #[inline(always)]
    fn put_table(&mut self, before: &str, table: TableId) {
        self.0.extend(before.as_bytes());
        self.0.push(b'"');
        self.0.extend(table.letters());
        self.0.push(b'"');
    }

    /// Something for each viewer.
    #[inline(always)]
    fn put_each(
        &mut self,
        before: &str,
        viewers: &[Viewer],
        name: &str,
        mut write: impl FnMut(Viewer, &mut Vec<u8>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.0.extend(before.as_bytes());
        for (i, viewer) in viewers.iter().enumerate() {
            self.put(if i == 0 { "{\"viewer\":" } else { ",{\"viewer\":" }, &viewer.seat())?;
            self.0.extend(name.as_bytes());
            write(*viewer, self.0)?;
            self.0.push(b'}');
        }
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
