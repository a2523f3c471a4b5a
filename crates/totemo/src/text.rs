//! A view as JSON text. It says what its serialisation says, to the letter; but it is written after every move for
//! everyone at the table, and by hand that takes a quarter of the time.

use crate::{Block, Hands, Obs, Offer, Options, Phase, Touch, View};
use stapel_core::Seat;

impl View {
    /// Writes it as JSON.
    pub fn write_json(&self, to: &mut Vec<u8>) {
        let View { options, phase, obs, legal, touches } = self;
        to.extend(b"{\"options\":");
        write_options(options, to);
        to.extend(b",\"phase\":{\"wait\":\"");
        write_phase(*phase, to);
        to.extend(b"},\"obs\":");
        write_obs(obs, to);
        to.extend(b",\"legal\":");
        list(legal, to, |offer, to| write_offer(*offer, to));
        to.extend(b",\"touches\":");
        list(touches, to, |touches, to| list(touches, to, |touch, to| write_touch(*touch, to)));
        to.push(b'}');
    }
}

fn write_options(options: &Options, to: &mut Vec<u8>) {
    let Options { hands, chief_steps, values } = options;
    to.extend(b"{\"hands\":\"");
    to.extend(match hands {
        Hands::Closed => b"closed".as_slice(),
        Hands::Open => b"open",
    });
    to.extend(b"\",\"chief_steps\":");
    number(*chief_steps, to);
    to.extend(b",\"values\":{");
    for (i, block) in Block::WITH_VALUES.into_iter().enumerate() {
        if i > 0 {
            to.push(b',');
        }
        write_block(block, to);
        to.push(b':');
        number(values.of(block), to);
    }
    to.extend(b"}}");
}

/// The rest of an object whose first text has begun.
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
    to.extend(word.as_bytes());
    to.push(b'"');
    if let Some(seat) = seat {
        to.extend(b",\"seat\":");
        number(seat.number(), to);
    }
}

fn write_obs(obs: &Obs, to: &mut Vec<u8>) {
    let Obs { seat, to_move, first, chief_left, last_round, extra, .. } = obs;
    let Obs { scores, bonus, board, hand, hands, bag, all_hands, .. } = obs;
    to.extend(b"{\"seat\":");
    seat_or_null(*seat, to);
    to.extend(b",\"to_move\":");
    seat_or_null(*to_move, to);
    to.extend(b",\"first\":");
    number(first.number(), to);
    to.extend(b",\"chief_left\":");
    number(*chief_left, to);
    to.extend(b",\"last_round\":");
    yes_or_no(*last_round, to);
    to.extend(b",\"extra\":");
    yes_or_no(*extra, to);
    to.extend(b",\"scores\":");
    list(scores, to, |score, to| number(*score, to));
    to.extend(b",\"bonus\":");
    list(bonus, to, |(space, tile), to| {
        to.push(b'[');
        number(*space, to);
        to.push(b',');
        match tile {
            Some(tile) => number(tile.number(), to),
            None => to.extend(b"null"),
        }
        to.push(b']');
    });
    to.extend(b",\"board\":");
    list(board, to, |pole, to| list(pole, to, |block, to| write_block(*block, to)));
    to.extend(b",\"hand\":");
    list(hand.iter(), to, write_block);
    to.extend(b",\"hands\":");
    list(hands, to, |count, to| number(*count, to));
    to.extend(b",\"bag\":");
    number(*bag, to);
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
            to.push(b'[');
            write_block(block, to);
            for small in [x, y, level] {
                to.push(b',');
                number(small, to);
            }
            to.push(b',');
            number(points, to);
            to.push(b',');
            yes_or_no(bonus, to);
            to.push(b']');
        }
        Offer::Return => to.extend(b"\"return\""),
        Offer::Stop => to.extend(b"\"stop\""),
    }
}

fn write_touch(touch: Touch, to: &mut Vec<u8>) {
    let Touch { x, y, level, points } = touch;
    list([x, y, level, points], to, number);
}

fn write_block(block: Block, to: &mut Vec<u8>) {
    to.push(b'"');
    to.extend(block.code().as_bytes());
    to.push(b'"');
}

fn seat_or_null(seat: Option<Seat>, to: &mut Vec<u8>) {
    match seat {
        Some(seat) => number(seat.number(), to),
        None => to.extend(b"null"),
    }
}

fn yes_or_no(yes: bool, to: &mut Vec<u8>) {
    to.extend(if yes { b"true".as_slice() } else { b"false" });
}

fn number(number: impl Into<u16>, to: &mut Vec<u8>) {
    let number = number.into();
    for power in [10_000, 1000, 100, 10] {
        if number >= power {
            to.push(b'0' + (number / power % 10) as u8);
        }
    }
    to.push(b'0' + (number % 10) as u8);
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
