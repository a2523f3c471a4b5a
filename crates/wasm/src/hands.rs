//! The hands of Tokami: their samples come and go in binary frames.

use crate::Here;
use crate::here::{DEVICE, Kept};
use base64::{Engine, engine::general_purpose::STANDARD};
use stapel_protocol::{Refusal, ServerMsg, binary::Frame};
use stapel_room::{Change, Room, Step, WoodPlay};

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

impl Kept {
    /// A bot's hand, for the page to show.
    pub(crate) fn shown(&self, step: &Step) -> Option<Vec<u8>> {
        let Change::Hand { seat, samples, .. } = &step.what else { return None };
        let samples = STANDARD.decode(samples).ok()?;
        let (channel, seat) = (self.channel, seat.number());
        let attempt = wood(&self.room)?.attempts().checked_sub(1)?;
        Some(Frame::Samples { channel, seat, attempt, first: 0, samples: &samples }.write())
    }

    /// The pile of a new round, unless the page has it: if it had to ask, it would miss a quick bot's first hand.
    pub(crate) fn fresh_pile(&mut self) -> Option<Vec<u8>> {
        let wood = wood(&self.room)?;
        let round = (self.room.game_number(), wood.fresh_round()?);
        if !self.watched || self.pile.replace(round) == Some(round) {
            return None;
        }
        let (channel, attempt) = (self.channel, wood.attempts());
        let snapshot = wood.pile().snapshot().ok()?;
        Some(Frame::Pile { channel, attempt, snapshot: snapshot.as_bytes() }.write())
    }
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
                    Ok((_, Some((step, telling)))) => {
                        kept.take(step, telling, now, out);
                        self.frames.extend(kept.fresh_pile().map(|frame| (out.len(), frame)));
                    }
                    Ok((_, None)) => {}
                    Err(why) => {
                        if let Some(wood) = wood(&kept.room) {
                            let (attempt, tick) = wood.expects();
                            let due = Frame::Due { channel: of, attempt, tick }.write();
                            self.frames.push_back((out.len(), due));
                        }
                        let table = Some(kept.room.id());
                        out.push(ServerMsg::Refused { id: None, table, why: why.refusal() });
                    }
                }
            }
            Frame::Ask { .. } => {
                let frames = pile(&kept.room, of).into_iter();
                self.frames.extend(frames.map(|frame| (out.len(), frame)));
            }
            // The page does not judge.
            Frame::Pile { .. } | Frame::Due { .. } => {}
        }
    }
}
