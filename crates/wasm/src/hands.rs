//! The hands of Tokami: their samples come and go in binary frames.

use crate::Here;
use crate::here::DEVICE;
use base64::{Engine, engine::general_purpose::STANDARD};
use stapel_protocol::{Refusal, ServerMsg, binary::Frame};
use stapel_room::{Change, Room, Step, WoodPlay};

/// How many hands there have been in the game.
pub(crate) fn attempts(room: &Room) -> u32 {
    wood(room).map_or(0, WoodPlay::attempts)
}

/// A bot's hand, for the page to show.
pub(crate) fn shown(step: &Step, channel: u32, attempt: u32) -> Option<Vec<u8>> {
    let Change::Hand { seat, samples } = &step.what else { return None };
    let samples = STANDARD.decode(samples).ok()?;
    let seat = seat.number();
    Some(Frame::Samples { channel, seat, attempt, first: 0, samples: &samples }.write())
}

fn wood(room: &Room) -> Option<&WoodPlay> {
    room.play().and_then(|play| play.wood())
}

/// The judge's pile, and what the hand in it has done so far.
fn pile(room: &Room, channel: u32) -> Vec<Vec<u8>> {
    let Some(wood) = wood(room) else { return Vec::new() };
    let attempt = wood.attempts();
    let mut frames = Vec::new();
    if let Ok(snapshot) = wood.pile().snapshot() {
        frames.push(Frame::Pile { channel, attempt, snapshot: snapshot.as_bytes() }.write());
    }
    if let Some((seat, samples)) = wood.live() {
        let seat = seat.number();
        frames.push(Frame::Samples { channel, seat, attempt, first: 0, samples: &samples }.write());
    }
    frames
}

impl Here {
    /// A binary frame of the page. Gives what to tell.
    pub fn bytes(&mut self, frame: &[u8], now: u64) -> Vec<String> {
        let mut out = Vec::new();
        match Frame::read(frame) {
            Ok(frame) => self.frame(&frame, now, &mut out),
            Err(_) => out.push(ServerMsg::Refused {
                id: None,
                table: None,
                why: Refusal::plain("refused-table-bad-samples"),
            }),
        }
        out.iter().filter_map(|message| serde_json::to_string(message).ok()).collect()
    }

    fn frame(&mut self, frame: &Frame<'_>, now: u64, out: &mut Vec<ServerMsg>) {
        let of = match *frame {
            Frame::Samples { channel, .. } | Frame::Pile { channel, .. } => channel,
            Frame::Ask { channel } | Frame::Due { channel, .. } => channel,
        };
        let Some(kept) = self.tables.values_mut().find(|kept| kept.channel == of) else { return };
        match *frame {
            Frame::Samples { seat, attempt, first, samples, .. } => {
                let Some(seat) = stapel_core::Seat::new(seat) else { return };
                let fed = kept.room.samples(Some(DEVICE), seat, (attempt, first, samples), now);
                match fed {
                    Ok((_, Some((step, telling)))) => kept.take(step, telling, now, out),
                    Ok((_, None)) => {}
                    Err(why) => {
                        if let Some(wood) = wood(&kept.room) {
                            let (attempt, tick) = wood.expects();
                            self.frames
                                .push_back(Frame::Due { channel: of, attempt, tick }.write());
                        }
                        let table = Some(kept.room.id());
                        out.push(ServerMsg::Refused { id: None, table, why: why.refusal() });
                    }
                }
            }
            Frame::Ask { .. } => self.frames.extend(pile(&kept.room, of)),
            // The page does not judge.
            Frame::Pile { .. } | Frame::Due { .. } => {}
        }
    }
}
