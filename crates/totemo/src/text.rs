//! Views and events as JSON text. It says what their serialisation says, to the letter; but it is written after every
//! move for everyone at the table, and by hand that takes a fraction of the time.

use crate::pen::Pen;
use crate::{Block, End, Hand, Hands, Obs, Offer, Options, Phase, Seen, Tile, Touches, View};
use stapel_core::Seat;

/// No view has more letters than these besides its lists …
const BESIDES: usize = 512;
/// … nor an offer more than these, with the comma behind it …
const OFFER: usize = 32;
/// … nor a list of blocks or touches, but for those in it …
const LIST: usize = 3;
/// … nor a block or a tile …
const THING: usize = 8;
/// … nor a touch …
const TOUCH: usize = 14;
/// … nor an event, but for the blocks and tiles in it.
const EVENT: usize = 128;

/// The codes of the blocks in quotes: three letters or four.
const QUOTED: [[u8; 4]; Block::ALL.len()] = {
    let mut quoted = [[0; 4]; Block::ALL.len()];
    let mut i = 0;
    while i < quoted.len() {
        quoted[Block::ALL[i] as usize] = match *Block::ALL[i].code().as_bytes() {
            [colour] => [b'"', colour, b'"', 0],
            [colour, topper] => [b'"', colour, topper, b'"'],
            _ => unreachable!(),
        };
        i += 1;
    }
    quoted
};

impl View {
    /// Writes it as JSON.
    pub fn write_json(&self, to: &mut Vec<u8>) {
        let View { options, phase, obs, legal, touches } = self;
        let hands = obs.all_hands.as_ref().map_or(0, Vec::len);
        let standing: usize = obs.board.iter().map(|pole| pole.len()).sum();
        let touching: usize = touches.iter().map(|touches| touches.len()).sum();
        let most = BESIDES
            + OFFER * legal.len()
            + LIST * (obs.board.len() + touches.len() + hands)
            + THING * (standing + Hand::FULL * hands)
            + TOUCH * touching;
        Pen::write(to, most, |pen| {
            pen.put(b"{\"options\":");
            write_options(options, pen);
            pen.put(b",\"phase\":");
            write_phase(*phase, pen);
            pen.put(b",\"obs\":");
            write_obs(obs, pen);
            pen.put(b",\"legal\":");
            pen.list(legal, |pen, offer| write_offer(*offer, pen));
            pen.put(b",\"touches\":");
            pen.list(touches, write_touches);
            pen.letter(b'}');
        });
    }
}

/// Writes events as JSON.
pub fn write_events(events: &[Seen], to: &mut Vec<u8>) {
    let most = 2 + events.iter().map(|event| EVENT + THING * things(event)).sum::<usize>();
    Pen::write(to, most, |pen| pen.list(events, |pen, event| write_event(event, pen)));
}

/// How many blocks or tiles an event lists.
fn things(event: &Seen) -> usize {
    match event {
        Seen::Bonus { tiles } => 2 * tiles.len(),
        Seen::Hand { blocks, .. } | Seen::Return { blocks, .. } | Seen::Draw { blocks, .. } => {
            blocks.len()
        }
        Seen::Redraw { returned, blocks, .. } => returned.len() + blocks.len(),
        Seen::First { .. }
        | Seen::Chief { .. }
        | Seen::Place { .. }
        | Seen::Stop { .. }
        | Seen::End { .. } => 0,
    }
}

fn write_event(event: &Seen, pen: &mut Pen<'_>) {
    match event {
        Seen::Bonus { tiles } => {
            pen.put(b"{\"e\":\"bonus\",\"tiles\":");
            pen.list(tiles, |pen, (space, tile)| write_tile(*space, *tile, pen));
        }
        Seen::First { seat } => {
            pen.put(b"{\"e\":\"first\"");
            write_of(*seat, pen);
        }
        Seen::Hand { seat, blocks } => {
            pen.put(b"{\"e\":\"hand\"");
            write_of(*seat, pen);
            write_blocks(blocks, pen);
        }
        Seen::Redraw { seat, returned, blocks } => {
            pen.put(b"{\"e\":\"redraw\"");
            write_of(*seat, pen);
            pen.put(b",\"returned\":");
            pen.list(returned, |pen, block| write_known(*block, pen));
            write_blocks(blocks, pen);
        }
        Seen::Chief { left } => {
            pen.put(b"{\"e\":\"chief\",\"left\":");
            pen.number((*left).into());
        }
        Seen::Place { seat, block, x, y, level, points, score, bonus } => {
            pen.put(b"{\"e\":\"place\"");
            write_of(*seat, pen);
            pen.put(b",\"block\":");
            write_block(*block, pen);
            pen.put(b",\"x\":");
            pen.number((*x).into());
            pen.put(b",\"y\":");
            pen.number((*y).into());
            pen.put(b",\"level\":");
            pen.number((*level).into());
            pen.put(b",\"points\":");
            pen.number(*points);
            pen.put(b",\"score\":");
            pen.number(*score);
            pen.put(b",\"bonus\":");
            pen.yes_or_no(*bonus);
        }
        Seen::Stop { seat } => {
            pen.put(b"{\"e\":\"stop\"");
            write_of(*seat, pen);
        }
        Seen::Return { seat, blocks } => {
            pen.put(b"{\"e\":\"return\"");
            write_of(*seat, pen);
            write_blocks(blocks, pen);
        }
        Seen::Draw { seat, blocks } => {
            pen.put(b"{\"e\":\"draw\"");
            write_of(*seat, pen);
            write_blocks(blocks, pen);
        }
        Seen::End { reason } => {
            pen.put(b"{\"e\":\"end\",\"reason\":");
            match reason {
                End::Chief => pen.put(b"\"chief\""),
                End::Bag => pen.put(b"\"bag\""),
            }
        }
    }
    pen.letter(b'}');
}

/// Whose it is.
fn write_of(seat: Seat, pen: &mut Pen<'_>) {
    pen.put(b",\"seat\":");
    pen.number(seat.number().into());
}

fn write_blocks(blocks: &[Option<Block>], pen: &mut Pen<'_>) {
    pen.put(b",\"blocks\":");
    pen.list(blocks, |pen, block| write_known(*block, pen));
}

fn write_known(block: Option<Block>, pen: &mut Pen<'_>) {
    match block {
        Some(block) => write_block(block, pen),
        None => pen.put(b"null"),
    }
}

fn write_options(options: &Options, pen: &mut Pen<'_>) {
    let Options { hands, chief_steps, values } = options;
    match hands {
        Hands::Closed => pen.put(b"{\"hands\":\"closed\""),
        Hands::Open => pen.put(b"{\"hands\":\"open\""),
    }
    pen.put(b",\"chief_steps\":");
    pen.number((*chief_steps).into());
    pen.put(b",\"values\":{");
    for (i, block) in Block::WITH_VALUES.into_iter().enumerate() {
        if i > 0 {
            pen.letter(b',');
        }
        write_block(block, pen);
        pen.letter(b':');
        pen.number(values.of(block).into());
    }
    pen.put(b"}}");
}

fn write_phase(phase: Phase, pen: &mut Pen<'_>) {
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
    pen.put(b"{\"wait\":\"");
    pen.text(word);
    pen.letter(b'"');
    if let Some(seat) = seat {
        write_of(seat, pen);
    }
    pen.letter(b'}');
}

fn write_obs(obs: &Obs, pen: &mut Pen<'_>) {
    let Obs { seat, to_move, first, chief_left, last_round, extra, .. } = obs;
    let Obs { scores, bonus, board, hand, hands, bag, all_hands, .. } = obs;
    pen.put(b"{\"seat\":");
    write_seat(*seat, pen);
    pen.put(b",\"to_move\":");
    write_seat(*to_move, pen);
    pen.put(b",\"first\":");
    pen.number(first.number().into());
    pen.put(b",\"chief_left\":");
    pen.number((*chief_left).into());
    pen.put(b",\"last_round\":");
    pen.yes_or_no(*last_round);
    pen.put(b",\"extra\":");
    pen.yes_or_no(*extra);
    pen.put(b",\"scores\":");
    pen.list(scores, |pen, score| pen.number(*score));
    pen.put(b",\"bonus\":");
    pen.list(bonus, |pen, (space, tile)| write_tile(*space, *tile, pen));
    pen.put(b",\"board\":");
    pen.list(board, |pen, pole| pen.list(pole, |pen, block| write_block(*block, pen)));
    pen.put(b",\"hand\":");
    pen.list(hand.iter(), |pen, block| write_block(block, pen));
    pen.put(b",\"hands\":");
    pen.list(hands, |pen, count| pen.number((*count).into()));
    pen.put(b",\"bag\":");
    pen.number((*bag).into());
    if let Some(all) = all_hands {
        pen.put(b",\"all_hands\":");
        pen.list(all, |pen, hand| pen.list(hand.iter(), |pen, block| write_block(block, pen)));
    }
    pen.letter(b'}');
}

/// In short, as in `short`.
#[inline(always)]
fn write_offer(offer: Offer, pen: &mut Pen<'_>) {
    match offer {
        Offer::Place { block, x, y, level, points, bonus } => {
            pen.letter(b'[');
            write_block(block, pen);
            for number in [x.into(), y.into(), level.into(), points] {
                pen.letter(b',');
                pen.number(number);
            }
            if bonus { pen.put(b",true]") } else { pen.put(b",false]") }
        }
        Offer::Return => pen.put(b"\"return\""),
        Offer::Stop => pen.put(b"\"stop\""),
    }
}

#[inline(always)]
fn write_touches(pen: &mut Pen<'_>, touches: &Touches) {
    pen.list(touches, |pen, touch| {
        pen.list([touch.x, touch.y, touch.level, touch.points], |pen, number| {
            pen.number(number.into());
        });
    });
}

fn write_tile(space: u8, tile: Option<Tile>, pen: &mut Pen<'_>) {
    pen.letter(b'[');
    pen.number(space.into());
    match tile {
        Some(tile) => {
            pen.letter(b',');
            pen.number(tile.number().into());
        }
        None => pen.put(b",null"),
    }
    pen.letter(b']');
}

#[inline(always)]
fn write_block(block: Block, pen: &mut Pen<'_>) {
    // Of four letters the last may be too many.
    let quoted = QUOTED[block as usize];
    pen.some(quoted, 3 + usize::from(quoted[3] != 0));
}

fn write_seat(seat: Option<Seat>, pen: &mut Pen<'_>) {
    match seat {
        Some(seat) => pen.number(seat.number().into()),
        None => pen.put(b"null"),
    }
}
