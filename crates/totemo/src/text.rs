//! Views, events and records as JSON text. It says what their serialisation says, to the letter; but it is written after
//! every move for everyone at the table, and by hand, straight from the game, that takes a fraction of the time.

use crate::pen::Pen;
use crate::sight::Sight;
use crate::{
    Block, End, Event, Hand, Hands, Hole, Offer, Options, Phase, Tile, Totemo, Touch, Values,
};
use stapel_core::{Seat, Viewer};

/// No view has more letters than these besides its lists, nor have options …
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

/// The codes of the blocks in quotes: three letters or four. (A comma behind them, and as many more as make them a word of the
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

impl Totemo {
    /// Writes a viewer's [`View`](crate::View) as JSON.
    pub fn write_view(&self, viewer: Viewer, to: &mut Vec<u8>) {
        write_sight(&Sight::of(self, viewer), to);
    }

    /// Writes the game's options as JSON.
    pub fn write_options(&self, to: &mut Vec<u8>) {
        Pen::write(to, BESIDES, |pen| write_options(&self.options, pen));
    }

    /// Writes events as JSON, each as the viewer may know it.
    pub fn write_seen(&self, events: &[Event], viewer: Viewer, to: &mut Vec<u8>) {
        write_some(events, |event| event.shows_blocks(viewer, self.options.hands), to);
    }
}

/// Writes events as JSON, with all that is hidden.
pub fn write_events(events: &[Event], to: &mut Vec<u8>) {
    write_some(events, |_| true, to);
}

fn write_some(events: &[Event], known: impl Fn(&Event) -> bool, to: &mut Vec<u8>) {
    let most = LIST + events.iter().map(|event| EVENT + THING * things(event)).sum::<usize>();
    Pen::write(to, most, |pen| {
        pen.list(events, |pen, event| write_event(event, known(event), pen));
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
    Pen::write(to, most, |pen| {
        pen.put(b"{\"options\":");
        write_options(sight.options, pen);
        pen.put(b",\"phase\":");
        write_phase(sight.phase, pen);
        pen.put(b",\"obs\":");
        write_obs(sight, pen);
        pen.put(b",\"legal\":");
        pen.list_of(|pen| sight.each_offer(|offer| write_offer(pen, offer)));
        pen.put(b",\"touches\":");
        pen.list(sight.touches(), |pen, touches| match touches {
            Some(touches) => pen.list_of(|pen| touches.for_each(|touch| write_touch(pen, touch))),
            None => pen.put(b"[]"),
        });
        pen.letter(b'}');
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

fn write_event(event: &Event, known: bool, pen: &mut Pen<'_>) {
    match event {
        Event::Bonus { tiles } => {
            pen.put(b"{\"e\":\"bonus\",\"tiles\":");
            pen.list(tiles, |pen, (space, tile)| write_tile(*space, *tile, pen));
        }
        Event::First { seat } => {
            pen.put(b"{\"e\":\"first\"");
            write_of(*seat, pen);
        }
        Event::Hand { seat, blocks } => {
            pen.put(b"{\"e\":\"hand\"");
            write_of(*seat, pen);
            write_blocks(blocks, known, pen);
        }
        Event::Redraw { seat, returned, blocks } => {
            pen.put(b"{\"e\":\"redraw\"");
            write_of(*seat, pen);
            pen.put(b",\"returned\":");
            write_known(returned, known, pen);
            write_blocks(blocks, known, pen);
        }
        Event::Chief { left } => {
            pen.put(b"{\"e\":\"chief\",\"left\":");
            pen.number((*left).into());
        }
        Event::Place { seat, block, x, y, level, points, score, bonus } => {
            pen.put(b"{\"e\":\"place\"");
            write_of(*seat, pen);
            pen.put(b",\"block\":");
            write_block(pen, *block);
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
        Event::Stop { seat } => {
            pen.put(b"{\"e\":\"stop\"");
            write_of(*seat, pen);
        }
        Event::Return { seat, blocks } => {
            pen.put(b"{\"e\":\"return\"");
            write_of(*seat, pen);
            write_blocks(blocks, known, pen);
        }
        Event::Draw { seat, blocks } => {
            pen.put(b"{\"e\":\"draw\"");
            write_of(*seat, pen);
            write_blocks(blocks, known, pen);
        }
        Event::End { reason } => {
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

fn write_blocks(blocks: &[Block], known: bool, pen: &mut Pen<'_>) {
    pen.put(b",\"blocks\":");
    write_known(blocks, known, pen);
}

/// Hidden ones are null.
fn write_known(blocks: &[Block], known: bool, pen: &mut Pen<'_>) {
    pen.list(blocks, |pen, block| if known { write_block(pen, *block) } else { pen.put(b"null") });
}

/// Of a game that goes on: no value is more than 9.
fn write_options(options: &Options, pen: &mut Pen<'_>) {
    let Options { hands, chief_steps, values } = options;
    match hands {
        Hands::Closed => pen.put(b"{\"hands\":\"closed\""),
        Hands::Open => pen.put(b"{\"hands\":\"open\""),
    }
    pen.put(b",\"chief_steps\":");
    pen.number((*chief_steps).into());
    pen.put(b",\"values\":{");
    let mut text = *b"\"R\":0,\"O\":0,\"Y\":0,\"G\":0,\"B\":0,\"V\":0,\"W\":0,\"S\":0}}";
    let Values { R, O, Y, G, B, V, W, S } = *values;
    for (digit, value) in text[4..].iter_mut().step_by(6).zip([R, O, Y, G, B, V, W, S]) {
        *digit += value;
    }
    pen.put(&text);
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

fn write_obs(sight: &Sight<'_>, pen: &mut Pen<'_>) {
    pen.put(b"{\"seat\":");
    write_seat(sight.seat, pen);
    pen.put(b",\"to_move\":");
    write_seat(sight.to_move, pen);
    pen.put(b",\"first\":");
    pen.number(sight.first.number().into());
    pen.put(b",\"chief_left\":");
    pen.number(sight.chief_left.into());
    pen.put(b",\"last_round\":");
    pen.yes_or_no(sight.last_round);
    pen.put(b",\"extra\":");
    pen.yes_or_no(sight.extra());
    pen.put(b",\"scores\":");
    pen.list(sight.scores, |pen, score| pen.number(*score));
    pen.put(b",\"bonus\":");
    pen.list(sight.track.tiles(), |pen, (space, tile)| write_tile(space, tile, pen));
    pen.put(b",\"board\":");
    pen.list(Hole::all(), |pen, hole| write_listed(pen, sight.board.pole(hole)));
    pen.put(b",\"hand\":");
    write_hand(pen, sight.hand);
    pen.put(b",\"hands\":");
    pen.list(&sight.hands, |pen, count| pen.number((*count).into()));
    pen.put(b",\"bag\":");
    pen.number(sight.bag.into());
    if let Some(all) = sight.all_hands {
        pen.put(b",\"all_hands\":");
        pen.list(all, |pen, hand| write_hand(pen, *hand));
    }
    pen.letter(b'}');
}

fn write_hand(pen: &mut Pen<'_>, hand: Hand) {
    write_listed(pen, hand.iter());
}

/// In short, as in `short`, with the comma behind it.
#[inline(always)]
fn write_offer(pen: &mut Pen<'_>, offer: Offer) {
    match offer {
        Offer::Place { block, x, y, level, points, bonus } => {
            pen.letter(b'[');
            write_block(pen, block);
            let [x, y, level] = [x, y, level].map(|digit| b'0' + digit);
            pen.put(&[b',', x, b',', y, b',', level, b',']);
            pen.number(points);
            pen.some(if bonus { *b",true], " } else { *b",false]," }, 8 - usize::from(bonus));
        }
        Offer::Return => pen.put(b"\"return\","),
        Offer::Stop => pen.put(b"\"stop\","),
    }
}

/// In short, as in `short`, with the comma behind it. None of it is more than 9.
#[inline(always)]
fn write_touch(pen: &mut Pen<'_>, Touch { x, y, level, points }: Touch) {
    let [x, y, level, points] = [x, y, level, points].map(|digit| b'0' + digit);
    pen.put(&[b'[', x, b',', y, b',', level, b',', points, b']', b',']);
}

#[inline(always)]
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
fn write_block(pen: &mut Pen<'_>, block: Block) {
    pen.some(QUOTED[block as usize], 3 + usize::from(block.is_topper()));
}

#[inline(always)]
fn write_listed(pen: &mut Pen<'_>, blocks: impl Iterator<Item = Block>) {
    pen.list_of(|pen| {
        blocks.for_each(|block| {
            pen.some(QUOTED[block as usize], 4 + usize::from(block.is_topper()));
        });
    });
}

fn write_seat(seat: Option<Seat>, pen: &mut Pen<'_>) {
    match seat {
        Some(seat) => pen.number(seat.number().into()),
        None => pen.put(b"null"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, Pole, Track};
    use stapel_core::{Game, SeatCount};

    #[test]
    fn the_longest_view_there_can_be_is_written() {
        let most = Values { R: 9, O: 9, Y: 9, G: 9, B: 9, V: 9, W: 9, S: 9 };
        let options = Options { hands: Hands::Open, chief_steps: 99, values: most };
        let mut game = Totemo::start(&options, SeatCount::new(4).unwrap()).unwrap();
        // Three blocks that fit everywhere, and touch four sides wherever the pole is lower.
        let poles: Vec<Pole> =
            (0..25).map(|i| vec![Block::R; 3 + i % 2].into_iter().collect()).collect();
        game.board = Board::from_poles(&poles, &most).unwrap();
        game.hands = [Hand::try_from(vec![Block::Rt, Block::Ot, Block::Vt]).unwrap(); 4];
        game.track = Track::lay(Track::chain(Tile::ALL)).unwrap();
        game.scores = [u16::MAX - 60; 4];
        game.mover = Seat::new(3).unwrap();
        game.phase = Phase::Extra;
        for viewer in [Viewer::Seat(game.mover), Viewer::Public] {
            let view = game.view(viewer);
            assert_eq!(view.legal.len(), if viewer == Viewer::Public { 0 } else { 76 });
            let mut text = Vec::new();
            game.write_view(viewer, &mut text);
            assert_eq!(String::from_utf8(text).unwrap(), serde_json::to_string(&view).unwrap());
        }
    }
}
