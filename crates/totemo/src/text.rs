//! Views and events as JSON text. It says what their serialisation says, to the letter; but it is written after every
//! move for everyone at the table, and by hand that takes a fraction of the time.

use crate::line::Line;
use crate::{Block, End, Hands, Obs, Offer, Options, Phase, Seen, Tile, Touch, View};
use stapel_core::Seat;

impl View {
    /// Writes it as JSON.
    pub fn write_json(&self, to: &mut Vec<u8>) {
        let View { options, phase, obs, legal, touches } = self;
        write_options(options, to);
        write_phase(*phase, to);
        write_obs(obs, to);
        to.extend(b",\"legal\":");
        list(legal, to, |offer, to| write_offer(*offer, to));
        to.extend(b",\"touches\":");
        list(touches, to, |touches, to| {
            let mut line = Line::<64>::new(b"[", to);
            for (i, touch) in touches.iter().enumerate() {
                line.comma_if(i > 0);
                put_touch(*touch, &mut line);
            }
            line.end(b"]");
        });
        to.push(b'}');
    }
}

/// Writes events as JSON.
pub fn write_events(events: &[Seen], to: &mut Vec<u8>) {
    list(events, to, write_event);
}

fn write_event(event: &Seen, to: &mut Vec<u8>) {
    match event {
        Seen::Bonus { tiles } => {
            to.extend(b"{\"e\":\"bonus\",\"tiles\":");
            list(tiles, to, |(space, tile), to| write_tile(*space, *tile, to));
            to.push(b'}');
        }
        Seen::First { seat } => Line::<32>::new(b"{\"e\":\"first\"", to).of(*seat).end(b"}"),
        Seen::Hand { seat, blocks } => {
            Line::<32>::new(b"{\"e\":\"hand\"", to).of(*seat).end(b",\"blocks\":");
            write_blocks(blocks, to);
            to.push(b'}');
        }
        Seen::Redraw { seat, returned, blocks } => {
            Line::<48>::new(b"{\"e\":\"redraw\"", to).of(*seat).end(b",\"returned\":");
            write_blocks(returned, to);
            to.extend(b",\"blocks\":");
            write_blocks(blocks, to);
            to.push(b'}');
        }
        Seen::Chief { left } => {
            let mut line = Line::<32>::new(b"{\"e\":\"chief\",\"left\":", to);
            line.number((*left).into());
            line.end(b"}");
        }
        Seen::Place { seat, block, x, y, level, points, score, bonus } => {
            let mut line = Line::<128>::new(b"{\"e\":\"place\"", to).of(*seat);
            line.put(b",\"block\":");
            line.block(*block);
            line.put(b",\"x\":");
            line.number((*x).into());
            line.put(b",\"y\":");
            line.number((*y).into());
            line.put(b",\"level\":");
            line.number((*level).into());
            line.put(b",\"points\":");
            line.number(*points);
            line.put(b",\"score\":");
            line.number(*score);
            line.put(b",\"bonus\":");
            line.yes_or_no(*bonus);
            line.end(b"}");
        }
        Seen::Stop { seat } => Line::<32>::new(b"{\"e\":\"stop\"", to).of(*seat).end(b"}"),
        Seen::Return { seat, blocks } => {
            Line::<48>::new(b"{\"e\":\"return\"", to).of(*seat).end(b",\"blocks\":");
            write_blocks(blocks, to);
            to.push(b'}');
        }
        Seen::Draw { seat, blocks } => {
            Line::<48>::new(b"{\"e\":\"draw\"", to).of(*seat).end(b",\"blocks\":");
            write_blocks(blocks, to);
            to.push(b'}');
        }
        Seen::End { reason } => to.extend(match reason {
            End::Chief => b"{\"e\":\"end\",\"reason\":\"chief\"}".as_slice(),
            End::Bag => b"{\"e\":\"end\",\"reason\":\"bag\"}",
        }),
    }
}

fn write_blocks(blocks: &[Option<Block>], to: &mut Vec<u8>) {
    list(blocks, to, |block, to| match block {
        Some(block) => write_block(*block, to),
        None => to.extend(b"null"),
    });
}

fn write_options(options: &Options, to: &mut Vec<u8>) {
    let Options { hands, chief_steps, values } = options;
    let mut line = Line::<256>::new(b"{\"options\":{\"hands\":\"", to);
    match hands {
        Hands::Closed => line.put(b"closed"),
        Hands::Open => line.put(b"open"),
    }
    line.put(b"\",\"chief_steps\":");
    line.number((*chief_steps).into());
    line.put(b",\"values\":{");
    for (i, block) in Block::WITH_VALUES.into_iter().enumerate() {
        line.comma_if(i > 0);
        line.block(block);
        line.put(b":");
        line.number(values.of(block).into());
    }
    line.end(b"}}");
}

fn write_phase(phase: Phase, to: &mut Vec<u8>) {
    let (word, seat) = match phase {
        Phase::Move => ("move", None),
        Phase::Extra => ("extra", None),
        Phase::Draw { seat } => ("draw", Some(seat)),
        Phase::Bonus => ("bonus", None),
        Phase::First => ("first", None),
        Phase::Hand { seat } => ("hand", Some(seat)),
        Phase::Redraw { seat } => ("redraw", Some(seat)),
        Phase::Over => ("over", None),
    };
    let mut line = Line::<64>::new(b",\"phase\":{\"wait\":\"", to);
    line.text(word);
    line.put(b"\"");
    match seat {
        Some(seat) => line.of(seat),
        None => line,
    }
    .end(b"}");
}

fn write_obs(obs: &Obs, to: &mut Vec<u8>) {
    let Obs { seat, to_move, first, chief_left, last_round, extra, .. } = obs;
    let Obs { scores, bonus, board, hand, hands, bag, all_hands, .. } = obs;
    let mut line = Line::<160>::new(b",\"obs\":{\"seat\":", to);
    line.seat_or_null(*seat);
    line.put(b",\"to_move\":");
    line.seat_or_null(*to_move);
    line.put(b",\"first\":");
    line.number(first.number().into());
    line.put(b",\"chief_left\":");
    line.number((*chief_left).into());
    line.put(b",\"last_round\":");
    line.yes_or_no(*last_round);
    line.put(b",\"extra\":");
    line.yes_or_no(*extra);
    line.end(b",\"scores\":");
    list(scores, to, |score, to| write_number(*score, to));
    to.extend(b",\"bonus\":");
    list(bonus, to, |(space, tile), to| write_tile(*space, *tile, to));
    to.extend(b",\"board\":");
    list(board, to, |pole, to| {
        let mut line = Line::<32>::new(b"[", to);
        for (i, block) in pole.iter().enumerate() {
            line.comma_if(i > 0);
            line.block(*block);
        }
        line.end(b"]");
    });
    to.extend(b",\"hand\":");
    list(hand.iter(), to, write_block);
    to.extend(b",\"hands\":");
    list(hands, to, |count, to| write_number((*count).into(), to));
    to.extend(b",\"bag\":");
    write_number((*bag).into(), to);
    if let Some(all) = all_hands {
        to.extend(b",\"all_hands\":");
        list(all, to, |hand, to| list(hand.iter(), to, write_block));
    }
    to.push(b'}');
}

/// In short, as in `short`.
fn write_offer(offer: Offer, to: &mut Vec<u8>) {
    match offer {
        Offer::Place { block, x, y, level, points, bonus } => {
            let mut line = Line::<32>::new(b"[", to);
            line.block(block);
            for number in [x.into(), y.into(), level.into(), points] {
                line.put(b",");
                line.number(number);
            }
            line.put(b",");
            line.yes_or_no(bonus);
            line.end(b"]");
        }
        Offer::Return => to.extend(b"\"return\""),
        Offer::Stop => to.extend(b"\"stop\""),
    }
}

fn put_touch(touch: Touch, line: &mut Line<'_, 64>) {
    let Touch { x, y, level, points } = touch;
    line.put(b"[");
    for (i, number) in [x, y, level, points].into_iter().enumerate() {
        line.comma_if(i > 0);
        line.number(number.into());
    }
    line.put(b"]");
}

fn write_tile(space: u8, tile: Option<Tile>, to: &mut Vec<u8>) {
    let mut line = Line::<16>::new(b"[", to);
    line.number(space.into());
    match tile {
        Some(tile) => {
            line.put(b",");
            line.number(tile.number().into());
        }
        None => line.put(b",null"),
    }
    line.end(b"]");
}

fn write_block(block: Block, to: &mut Vec<u8>) {
    let mut line = Line::<8>::new(b"", to);
    line.block(block);
    line.end(b"");
}

fn write_number(number: u16, to: &mut Vec<u8>) {
    let mut line = Line::<8>::new(b"", to);
    line.number(number);
    line.end(b"");
}

fn list<T>(items: impl IntoIterator<Item = T>, to: &mut Vec<u8>, write: impl Fn(T, &mut Vec<u8>)) {
    to.push(b'[');
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            to.push(b',');
        }
        write(item, to);
    }
    to.push(b']');
}

impl<'a, const MOST: usize> Line<'a, MOST> {
    fn block(&mut self, block: Block) {
        self.put(b"\"");
        self.text(block.code());
        self.put(b"\"");
    }

    fn seat_or_null(&mut self, seat: Option<Seat>) {
        match seat {
            Some(seat) => self.number(seat.number().into()),
            None => self.put(b"null"),
        }
    }

    /// Whose it is.
    fn of(mut self, seat: Seat) -> Line<'a, MOST> {
        self.put(b",\"seat\":");
        self.number(seat.number().into());
        self
    }
}
