//! Messages as text.

use crate::{ServerMsg, Shown, ViewFor};
use serde::Serialize;

/// More than an update usually has. (Growing towards it would copy it several times over.)
const USUAL: usize = 2 << 10;

impl ServerMsg {
    /// Writes it as JSON: what its serialisation says, to the letter. Updates, which a server says most, are written
    /// faster.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn write_json(&self, to: &mut Vec<u8>) -> Result<(), serde_json::Error> {
        match self {
            ServerMsg::Update { table, version, info, from, events, views, clocks, wood } => {
                to.reserve(USUAL);
                let mut text = Text(to);
                text.put("{\"t\":\"update\",\"table\":", table)?;
                text.put(",\"version\":", version)?;
                text.put_some(",\"info\":", info.as_ref())?;
                text.put(",\"from\":", from)?;
                text.put(",\"events\":", events)?;
                text.put_views(",\"views\":", views)?;
                text.put_some(",\"clocks\":", clocks.as_ref())?;
                text.put_some(",\"wood\":", wood.as_ref())?;
                text.0.push(b'}');
                Ok(())
            }
            ServerMsg::Welcome { .. }
            | ServerMsg::Table { .. }
            | ServerMsg::Ack { .. }
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

    fn put_views(&mut self, before: &str, views: &[ViewFor]) -> Result<(), serde_json::Error> {
        self.0.extend(before.as_bytes());
        self.0.push(b'[');
        for (i, ViewFor { viewer, view }) in views.iter().enumerate() {
            self.put(if i == 0 { "{\"viewer\":" } else { ",{\"viewer\":" }, viewer)?;
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
