//! A state that looks to a viewer like the real one.

use crate::{Bag, Block, Board, End, Hand, Phase, Totemo, Track, View, game::MOST_SEATS, search};
use stapel_core::{Rng, Seat, SeatCount};

/// How often a deal is tried that must not give anyone three toppers; one in eighty does.
const TRIES: usize = 1000;

pub(crate) fn imagine(view: &View, rng: &mut impl Rng) -> Option<Totemo> {
    let obs = &view.obs;
    let seats = SeatCount::new(u8::try_from(obs.scores.len()).ok()?)?;
    if obs.hands.len() != seats.len() || seats.len() > MOST_SEATS {
        return None;
    }
    let mover = obs.mover(view.phase, seats);
    if !seats.has(mover) || !seats.has(obs.first) {
        return None;
    }
    let board = Board::from_poles(&obs.board, &view.options.values)?;
    let known = |seat: Seat| match &obs.all_hands {
        Some(all) => all.get(seat.index()).copied(),
        None => (obs.seat == Some(seat)).then_some(obs.hand),
    };
    let mut unseen = Bag::FULL;
    let on_board = obs.board.iter().flatten().copied().filter(|&block| block != Block::S);
    let in_hands = seats.seats().filter_map(known).flat_map(Hand::iter);
    for block in on_board.chain(in_hands) {
        if !unseen.take(block) {
            return None;
        }
    }
    let mut face_up = [None; Track::MOST_FACE_UP];
    let numbers = obs.bonus.iter().filter_map(|&(_, tile)| tile);
    face_up.iter_mut().zip(numbers).for_each(|(slot, tile)| *slot = Some(tile));
    let track = if obs.bonus.is_empty() { Track::default() } else { Track::lay(face_up)? };

    let mut scores = [0; MOST_SEATS];
    scores.iter_mut().zip(&obs.scores).for_each(|(slot, &score)| *slot = score);
    // Who ended it makes no difference to anyone until the end, when it is told.
    let ending = obs.last_round.then_some(if obs.chief_left == 0 { End::Chief } else { End::Bag });
    let (bag, hands) = (0..TRIES).find_map(|_| deal(view, seats, mover, unseen, known, rng))?;
    (bag.len() == usize::from(obs.bag)).then_some(Totemo {
        board,
        bag,
        hands,
        scores,
        track,
        options: view.options,
        seats,
        first: obs.first,
        mover,
        chief_left: obs.chief_left,
        ending,
        phase: view.phase,
    })
}

/// The hands that the viewer can't see, and what is then left in the bag. None if the deal gave
/// someone a hand that they can't have.
fn deal(
    view: &View,
    seats: SeatCount,
    mover: Seat,
    unseen: Bag,
    known: impl Fn(Seat) -> Option<Hand>,
    rng: &mut impl Rng,
) -> Option<(Bag, [Hand; MOST_SEATS])> {
    let mut bag = unseen;
    let mut hands = [Hand::EMPTY; MOST_SEATS];
    for seat in seats.seats() {
        hands[seat.index()] = match known(seat) {
            Some(hand) => hand,
            None if view.phase == (Phase::Redraw { seat }) => {
                // TO-8: whoever draws again had three toppers.
                let toppers: Bag = bag.iter().filter(|block| block.is_topper()).collect();
                search::draw(toppers, Hand::FULL, rng)?
            }
            None => search::draw(bag, usize::from(view.obs.hands[seat.index()]), rng)?,
        };
        if known(seat).is_none() {
            bag = bag.minus(hands[seat.index()].bag())?;
        }
        let opening = view.holds_opening_hand(seat, seats, mover);
        if opening && hands[seat.index()].is_three_toppers() {
            return None;
        }
    }
    Some((bag, hands))
}

impl crate::Obs {
    /// Whose turn it is, also while they wait for their refill.
    fn mover(&self, phase: Phase, seats: SeatCount) -> Seat {
        match phase {
            Phase::Move | Phase::Extra => self.to_move.unwrap_or(self.first),
            Phase::Draw { seat } => seat,
            Phase::Bonus | Phase::First | Phase::Hand { .. } | Phase::Redraw { .. } => self.first,
            // TO-29
            Phase::Over => self.first.left_by(seats.get() - 1, seats),
        }
    }
}

impl View {
    /// Whether the seat has not yet moved, so that it still holds the hand of TO-8.
    fn holds_opening_hand(&self, seat: Seat, seats: SeatCount, mover: Seat) -> bool {
        match self.phase {
            Phase::Bonus | Phase::First => false,
            Phase::Hand { seat: drawing } => seat < drawing,
            Phase::Redraw { seat: drawing } => seat < drawing,
            Phase::Move | Phase::Extra | Phase::Draw { .. } => {
                let turns_from_first = |seat: Seat| {
                    (seat.number() + seats.get() - self.obs.first.number()) % seats.get()
                };
                let first_round =
                    self.obs.chief_left.checked_add(1) == Some(self.options.chief_steps);
                let (at, now) = (turns_from_first(seat), turns_from_first(mover));
                first_round && (at > now || (at == now && self.phase == Phase::Move))
            }
            Phase::Over => false,
        }
    }
}
