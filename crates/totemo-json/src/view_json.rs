//! Views, events and records as JSON text. It says what their serialisation says, to the letter; but it is written after
//! every move for everyone at the table, and by hand, straight from the game, that takes a fraction of the time.

use crate::json_writer::JsonWriter;
use stapel_core::{Seat, Viewer};
use stapel_totemo::{
    Block, End, Event, Hand, Hands, Hole, Offer, Options, Phase, Sight, Tile, Totemo, Touch, Values,
};

/// No view has more bytes than these besides its lists, nor have options …
const BESIDES: usize = 512;
/// … nor an offer more than these, with the comma behind it …
const OFFER: usize = 32;
/// … nor a list of blocks or touches, but for those in it …
const LIST: usize = 3;
/// … nor a block or a tile …
const THING: usize = 8;
/// … nor what a block would touch at a hole …
const TOUCHES: usize = 5 * 10;
/// … nor an event, but for the blocks and tiles in it.
const EVENT: usize = 128;

/// The codes of the blocks in quotes: three bytes or four. (A comma behind them, and as many more as make them a word of the
/// processor.)
const QUOTED: [[u8; 8]; Block::ALL.len()] = {
    let mut quoted = [[0; 8]; Block::ALL.len()];
    let mut i = 0;
    while i < quoted.len() {
        quoted[Block::ALL[i] as usize] = match *Block::ALL[i].code().as_bytes() {
            [colour] => [b'"', colour, b'"', b',', 0, 0, 0, 0],
            [colour, topper] => [b'"', colour, topper, b'"', b',', 0, 0, 0],
            _ => unreachable!(),
        };
        i += 1;
    }
    quoted
};

/// Appends what a viewer may know of the game.
pub fn append_view(game: &Totemo, viewer: Viewer, to: &mut Vec<u8>) {
    write_sight(&Sight::of(game, viewer), to);
}

/// Appends a game's options.
pub fn append_options(options: &Options, to: &mut Vec<u8>) {
    JsonWriter::write(to, BESIDES, |json| write_options(options, json));
}

/// Appends events, each as the viewer may know it.
pub fn append_seen(events: &[Event], viewer: Viewer, hands: Hands, to: &mut Vec<u8>) {
    write_some(events, |event| event.shows_blocks(viewer, hands), to);
}

/// Appends events with all that is hidden.
pub fn append_events(events: &[Event], to: &mut Vec<u8>) {
    write_some(events, |_| true, to);
}

fn write_some(events: &[Event], known: impl Fn(&Event) -> bool, to: &mut Vec<u8>) {
    let most = LIST + events.iter().map(|event| EVENT + THING * things(event)).sum::<usize>();
    JsonWriter::write(to, most, |json| {
        json.list(events, |json, event| write_event(event, known(event), json));
    });
}

fn write_sight(sight: &Sight<'_>, to: &mut Vec<u8>) {
    let hands = sight.all_hands.map_or(0, <[Hand]>::len);
    let offered = sight.offered().len() as usize;
    let most = BESIDES
        + OFFER * sight.offer_count()
        + LIST * (2 * Hole::COUNT + hands)
        + THING * (sight.board.standing() + Hand::FULL * hands)
        + TOUCHES * offered;
    JsonWriter::write(to, most, |json| {
        json.bytes(b"{\"options\":");
        write_options(sight.options, json);
        json.bytes(b",\"phase\":");
        write_phase(sight.phase, json);
        json.bytes(b",\"obs\":");
        write_obs(sight, json);
        json.bytes(b",\"legal\":");
        json.list_of(|json| sight.each_offer(|offer| write_offer(json, offer)));
        json.bytes(b",\"touches\":");
        json.list(sight.touches(), |json, touches| match touches {
            Some(touches) => {
                json.list_of(|json| touches.for_each(|touch| write_touch(json, touch)))
            }
            None => json.bytes(b"[]"),
        });
        json.byte(b'}');
    });
}

/// How many blocks or tiles an event lists.
fn things(event: &Event) -> usize {
    match event {
        Event::Bonus { tiles } => 2 * tiles.len(),
        Event::Hand { blocks, .. } | Event::Return { blocks, .. } | Event::Draw { blocks, .. } => {
            blocks.len()
        }
        Event::Redraw { returned, blocks, .. } => returned.len() + blocks.len(),
        Event::First { .. }
        | Event::Chief { .. }
        | Event::Place { .. }
        | Event::Stop { .. }
        | Event::End { .. } => 0,
    }
}

fn write_event(event: &Event, known: bool, json: &mut JsonWriter<'_>) {
    match event {
        Event::Bonus { tiles } => {
            json.bytes(b"{\"e\":\"bonus\",\"tiles\":");
            json.list(tiles, |json, (space, tile)| write_tile(*space, *tile, json));
        }
        Event::First { seat } => {
            json.bytes(b"{\"e\":\"first\"");
            write_of(*seat, json);
        }
        Event::Hand { seat, blocks } => {
            json.bytes(b"{\"e\":\"hand\"");
            write_of(*seat, json);
            write_blocks(blocks, known, json);
        }
        Event::Redraw { seat, returned, blocks } => {
            json.bytes(b"{\"e\":\"redraw\"");
            write_of(*seat, json);
            json.bytes(b",\"returned\":");
            write_known(returned, known, json);
            write_blocks(blocks, known, json);
        }
        Event::Chief { left } => {
            json.bytes(b"{\"e\":\"chief\",\"left\":");
            json.number((*left).into());
        }
        Event::Place { seat, block, x, y, level, points, score, bonus } => {
            json.bytes(b"{\"e\":\"place\"");
            write_of(*seat, json);
            json.bytes(b",\"block\":");
            write_block(json, *block);
            json.bytes(b",\"x\":");
            json.number((*x).into());
            json.bytes(b",\"y\":");
            json.number((*y).into());
            json.bytes(b",\"level\":");
            json.number((*level).into());
            json.bytes(b",\"points\":");
            json.number(*points);
            json.bytes(b",\"score\":");
            json.number(*score);
            json.bytes(b",\"bonus\":");
            json.boolean(*bonus);
        }
        Event::Stop { seat } => {
            json.bytes(b"{\"e\":\"stop\"");
            write_of(*seat, json);
        }
        Event::Return { seat, blocks } => {
            json.bytes(b"{\"e\":\"return\"");
            write_of(*seat, json);
            write_blocks(blocks, known, json);
        }
        Event::Draw { seat, blocks } => {
            json.bytes(b"{\"e\":\"draw\"");
            write_of(*seat, json);
            write_blocks(blocks, known, json);
        }
        Event::End { reason } => {
            json.bytes(b"{\"e\":\"end\",\"reason\":");
            match reason {
                End::Chief => json.bytes(b"\"chief\""),
                End::Bag => json.bytes(b"\"bag\""),
            }
        }
    }
    json.byte(b'}');
}

/// Whose it is.
fn write_of(seat: Seat, json: &mut JsonWriter<'_>) {
    json.bytes(b",\"seat\":");
    json.number(seat.number().into());
}

fn write_blocks(blocks: &[Block], known: bool, json: &mut JsonWriter<'_>) {
    json.bytes(b",\"blocks\":");
    write_known(blocks, known, json);
}

/// Hidden ones are null.
fn write_known(blocks: &[Block], known: bool, json: &mut JsonWriter<'_>) {
    json.list(
        blocks,
        |json, block| if known { write_block(json, *block) } else { json.bytes(b"null") },
    );
}

/// Of a game that goes on: no value is more than 9.
fn write_options(options: &Options, json: &mut JsonWriter<'_>) {
    let Options { hands, chief_steps, values } = options;
    match hands {
        Hands::Closed => json.bytes(b"{\"hands\":\"closed\""),
        Hands::Open => json.bytes(b"{\"hands\":\"open\""),
    }
    json.bytes(b",\"chief_steps\":");
    json.number((*chief_steps).into());
    json.bytes(b",\"values\":{");
    let mut text = *b"\"R\":0,\"O\":0,\"Y\":0,\"G\":0,\"B\":0,\"V\":0,\"W\":0,\"S\":0}}";
    let Values { R, O, Y, G, B, V, W, S } = *values;
    for (digit, value) in text[4..].iter_mut().step_by(6).zip([R, O, Y, G, B, V, W, S]) {
        *digit += value;
    }
    json.bytes(&text);
}

fn write_phase(phase: Phase, json: &mut JsonWriter<'_>) {
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
    json.bytes(b"{\"wait\":\"");
    json.text(word);
    json.byte(b'"');
    if let Some(seat) = seat {
        write_of(seat, json);
    }
    json.byte(b'}');
}

fn write_obs(sight: &Sight<'_>, json: &mut JsonWriter<'_>) {
    json.bytes(b"{\"seat\":");
    write_seat(sight.seat, json);
    json.bytes(b",\"to_move\":");
    write_seat(sight.to_move, json);
    json.bytes(b",\"first\":");
    json.number(sight.first.number().into());
    json.bytes(b",\"chief_left\":");
    json.number(sight.chief_left.into());
    json.bytes(b",\"last_round\":");
    json.boolean(sight.last_round);
    json.bytes(b",\"extra\":");
    json.boolean(sight.extra());
    json.bytes(b",\"scores\":");
    json.list(sight.scores, |json, score| json.number(*score));
    json.bytes(b",\"bonus\":");
    json.list(sight.track.tiles(), |json, (space, tile)| write_tile(space, tile, json));
    json.bytes(b",\"board\":");
    json.list(Hole::all(), |json, hole| write_listed(json, sight.board.pole(hole)));
    json.bytes(b",\"hand\":");
    write_hand(json, sight.hand);
    json.bytes(b",\"hands\":");
    json.list(&sight.hands, |json, count| json.number((*count).into()));
    json.bytes(b",\"bag\":");
    json.number(sight.bag.into());
    if let Some(all) = sight.all_hands {
        json.bytes(b",\"all_hands\":");
        json.list(all, |json, hand| write_hand(json, *hand));
    }
    json.byte(b'}');
}

fn write_hand(json: &mut JsonWriter<'_>, hand: Hand) {
    write_listed(json, hand.iter());
}

/// In short, as in `short`, with the comma behind it.
#[inline(always)]
fn write_offer(json: &mut JsonWriter<'_>, offer: Offer) {
    match offer {
        Offer::Place { block, x, y, level, points, bonus } => {
            json.byte(b'[');
            write_block(json, block);
            let [x, y, level] = [x, y, level].map(|digit| b'0' + digit);
            json.bytes(&[b',', x, b',', y, b',', level, b',']);
            json.number(points);
            json.first_of(if bonus { *b",true], " } else { *b",false]," }, 8 - usize::from(bonus));
        }
        Offer::Return => json.bytes(b"\"return\","),
        Offer::Stop => json.bytes(b"\"stop\","),
    }
}

/// In short, as in `short`, with the comma behind it. None of it is more than 9.
#[inline(always)]
fn write_touch(json: &mut JsonWriter<'_>, Touch { x, y, level, points }: Touch) {
    let [x, y, level, points] = [x, y, level, points].map(|digit| b'0' + digit);
    json.bytes(&[b'[', x, b',', y, b',', level, b',', points, b']', b',']);
}

#[inline(always)]
fn write_tile(space: u8, tile: Option<Tile>, json: &mut JsonWriter<'_>) {
    json.byte(b'[');
    json.number(space.into());
    match tile {
        Some(tile) => {
            json.byte(b',');
            json.number(tile.number().into());
        }
        None => json.bytes(b",null"),
    }
    json.byte(b']');
}

#[inline(always)]
fn write_block(json: &mut JsonWriter<'_>, block: Block) {
    json.first_of(QUOTED[block as usize], 3 + usize::from(block.is_topper()));
}

#[inline(always)]
fn write_listed(json: &mut JsonWriter<'_>, blocks: impl Iterator<Item = Block>) {
    json.list_of(|json| {
        blocks.for_each(|block| {
            json.first_of(QUOTED[block as usize], 4 + usize::from(block.is_topper()));
        });
    });
}

fn write_seat(seat: Option<Seat>, json: &mut JsonWriter<'_>) {
    match seat {
        Some(seat) => json.number(seat.number().into()),
        None => json.bytes(b"null"),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "these are tests")]
mod tests {
    use super::*;
    use stapel_core::{Game, SeatCount};
    use stapel_totemo::{Action, Board, Pole, Track, View};

    #[test]
    fn the_longest_view_there_can_be_is_written() {
        let most = Values { R: 9, O: 9, Y: 9, G: 9, B: 9, V: 9, W: 9, S: 9 };
        let options = Options { hands: Hands::Open, chief_steps: 99, values: most };
        let game = Totemo::start(&options, SeatCount::new(4).unwrap()).unwrap();
        // Three blocks that fit everywhere, and touch four sides wherever the pole is lower.
        let poles: Vec<Pole> =
            (0..25).map(|i| vec![Block::R; 3 + i % 2].into_iter().collect()).collect();
        let board = Board::from_poles(&poles, &most).unwrap();
        let hands = [Hand::try_from(vec![Block::Rt, Block::Ot, Block::Vt]).unwrap(); 4];
        let track = Track::lay(Track::chain(Tile::ALL)).unwrap();
        let last = Seat::new(3);
        for seat in [last, None] {
            let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
            let plain = Sight::of(&game, viewer);
            let sight = Sight {
                phase: Phase::Extra,
                to_move: last,
                scores: &[u16::MAX - 60; 4],
                board: &board,
                track: &track,
                hand: if seat.is_some() { hands[3] } else { plain.hand },
                hands: hands.iter().map(|hand| hand.len() as u8).collect(),
                all_hands: Some(&hands),
                alternative: seat.map(|_| Action::Stop),
                holes: if seat.is_some() { hands[3].holes(&board) } else { plain.holes },
                ..plain
            };
            let view = View::from(&sight);
            assert_eq!(view.legal.len(), if seat.is_none() { 0 } else { 76 });
            let mut text = Vec::new();
            write_sight(&sight, &mut text);
            assert_eq!(String::from_utf8(text).unwrap(), serde_json::to_string(&view).unwrap());
        }
    }
}
