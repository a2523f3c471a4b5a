//! The steps of a table as they are stored.

use crate::Client;
use crate::step::{By, Change, Step, damaged};
use stapel_core::Seat;
use stapel_protocol::DeviceId;

/// Writes and reads the steps of one table, from the first to the last: whose an action was is told only where it is
/// not the same device and page as last time in that seat.
#[derive(Clone, Default, Debug)]
pub struct Shorthand {
    last: [Option<(DeviceId, Client)>; Seat::MAX],
}

/// The first byte of an action by the same as last time.
const AGAIN: u8 = 2;

impl Shorthand {
    /// The next step, as it is stored beside its time.
    #[must_use]
    pub fn write(&mut self, step: &Step) -> Vec<u8> {
        let short = self.again(step);
        self.remember(step);
        short.unwrap_or_else(|| step.to_bytes())
    }

    fn again(&self, step: &Step) -> Option<Vec<u8>> {
        let Step { at: _, by: Some(By { device, client, id }), what } = step else { return None };
        let Change::Acted { seat, action, lag } = what else { return None };
        let (last_device, last_client) = self.last[seat.index()].as_ref()?;
        if (last_device, last_client) != (device, client) {
            return None;
        }
        let action = action.get().as_bytes();
        let mut bytes = Vec::with_capacity(12 + action.len());
        bytes.extend([AGAIN, seat.number()]);
        write_number(*id, &mut bytes);
        write_number((*lag).into(), &mut bytes);
        bytes.extend(action);
        Some(bytes)
    }

    /// The next step, from what was stored, and its time.
    ///
    /// # Errors
    /// If it is no step, or not the next one.
    pub fn read(&mut self, at: u64, bytes: &[u8]) -> Result<Step, serde_json::Error> {
        let step = match bytes.split_first() {
            Some((&AGAIN, rest)) => self.read_again(at, rest)?,
            Some(_) | None => Step::read(bytes)?,
        };
        self.remember(&step);
        Ok(step)
    }

    fn read_again(&self, at: u64, bytes: &[u8]) -> Result<Step, serde_json::Error> {
        let (seat, mut bytes) = bytes.split_first().ok_or_else(damaged)?;
        let seat = Seat::new(*seat).ok_or_else(damaged)?;
        let id = read_number(&mut bytes).ok_or_else(damaged)?;
        let lag = read_number(&mut bytes).and_then(|lag| lag.try_into().ok());
        let lag = lag.ok_or_else(damaged)?;
        let action = serde_json::from_slice(bytes)?;
        let (device, client) = self.last[seat.index()].clone().ok_or_else(damaged)?;
        let by = Some(By { device, client, id });
        Ok(Step { at, by, what: Change::Acted { seat, action, lag } })
    }

    fn remember(&mut self, step: &Step) {
        let Some(By { device, client, .. }) = &step.by else { return };
        let Change::Acted { seat, .. } = &step.what else { return };
        let last = &mut self.last[seat.index()];
        if last.as_ref().is_none_or(|last| (&last.0, &last.1) != (device, client)) {
            *last = Some((*device, client.clone()));
        }
    }
}

/// Seven bits a byte, the low ones first; the highest bit says that more follow.
fn write_number(mut number: u64, to: &mut Vec<u8>) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..u64::BITS).step_by(7) {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        let bits = u64::from(byte & 0x7f);
        if bits << shift >> shift != bits {
            return None;
        }
        number |= bits << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn acted(seat: u8, client: &str, id: u64, lag: u32) -> Step {
        let action = serde_json::from_str(r#"["G",2,1,3,12,true]"#).unwrap();
        let by = By { device: DeviceId(-7), client: client.into(), id };
        let seat = Seat::new(seat).unwrap();
        Step { at: 1_794_833_131_997, by: Some(by), what: Change::Acted { seat, action, lag } }
    }

    fn json(step: &Step) -> String {
        serde_json::to_string(step).unwrap()
    }

    fn steps() -> Vec<Step> {
        let other_device = |step: Step| {
            let by = step.by.clone().map(|by| By { device: DeviceId(8), ..by });
            Step { by, ..step }
        };
        vec![
            acted(0, "a page load", 1, 0),
            acted(0, "a page load", 2, 40),
            acted(1, "another", 1, 0),
            Step { what: Change::VoteClosed, ..acted(0, "a third", 1, 0) },
            acted(0, "a page load", 200, 0),
            Step { by: None, ..acted(1, "the table itself", 0, 0) },
            acted(1, "another", u64::MAX, u32::MAX),
            acted(1, "a page load", 201, 0),
            other_device(acted(1, "a page load", 1, 0)),
            other_device(acted(1, "a page load", 2, 0)),
            acted(0, &"x".repeat(256), 1, 0),
            acted(0, &"x".repeat(256), 2, 0),
        ]
    }

    #[test]
    fn steps_are_read_as_they_were_written_and_whose_they_are_is_said_once() {
        let (mut writer, mut reader) = (Shorthand::default(), Shorthand::default());
        let mut again = Vec::new();
        for (i, step) in steps().iter().enumerate() {
            let bytes = writer.write(step);
            assert_eq!(json(&reader.read(step.at, &bytes).unwrap()), json(step));
            if bytes[0] == AGAIN {
                assert!(bytes.len() < step.to_bytes().len() - 10);
                again.push(i);
            }
        }
        assert_eq!(again, [1, 4, 6, 9, 11]);
    }

    #[test]
    fn what_was_stored_before_is_read_and_gone_on_with() {
        let mut reader = Shorthand::default();
        for step in steps() {
            assert_eq!(json(&reader.read(0, &step.to_bytes()).unwrap()), json(&step));
            assert_eq!(json(&reader.read(0, json(&step).as_bytes()).unwrap()), json(&step));
        }
        let next = acted(1, "a page load", 3, 0);
        let next = Step { by: next.by.map(|by| By { device: DeviceId(8), ..by }), ..next };
        assert_eq!(reader.write(&next)[0], AGAIN);
    }

    #[test]
    fn what_is_damaged_or_out_of_turn_is_no_step() {
        let mut writer = Shorthand::default();
        let _ = writer.write(&acted(0, "a page load", 1, 0));
        let bytes = writer.write(&acted(0, "a page load", 300, 7));
        for length in 0..bytes.len() {
            assert!(writer.clone().read(0, &bytes[..length]).is_err(), "{length}");
        }
        let with = |at: usize, byte: u8| {
            let mut strange = bytes.clone();
            strange[at] = byte;
            writer.clone().read(0, &strange)
        };
        assert!(with(1, 200).is_err());
        assert!(with(1, 1).is_err());
        assert!(with(5, b'x').is_err());
        assert!(Shorthand::default().read(0, &bytes).is_err());
        let endless = [&[AGAIN, 0], [0xff; 12].as_slice(), &bytes[5..]].concat();
        assert!(writer.clone().read(0, &endless).is_err());
    }
}
