//! What one viewer may know of a state, where it lies: a view before anything is copied.

use crate::game::MOST_SEATS;
use crate::{Action, Board, Hand, Hole, Holes, Obs, Offer, Options, Phase, Totemo, Touch, Track};
use arrayvec::ArrayVec;
use stapel_core::{Game, Seat, Turn, Viewer};

/// What a [`View`](crate::View) is made of. Nothing in it is hidden from the viewer, so whoever writes it can give
/// nothing away.
pub struct Sight<'a> {
    /// What the table agreed on.
    pub options: &'a Options,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose view it is.
    pub seat: Option<Seat>,
    /// Whose turn it is.
    pub to_move: Option<Seat>,
    /// The start player.
    pub first: Seat,
    /// The chief's steps that are left (TO-7).
    pub chief_left: u8,
    /// Whether the last round is played.
    pub last_round: bool,
    /// By seat.
    pub scores: &'a [u16],
    /// The score track with its bonus tiles.
    pub track: &'a Track,
    /// The poles.
    pub board: &'a Board,
    /// The viewer's own blocks.
    pub hand: Hand,
    /// By seat: how many blocks.
    pub hands: ArrayVec<u8, MOST_SEATS>,
    /// How many blocks are in the bag.
    pub bag: u8,
    /// All hands, where they are open (TO-9).
    pub all_hands: Option<&'a [Hand]>,
    /// What the viewer may do besides placing a block, if anything.
    pub alternative: Option<Action>,
    /// By slot of their hand: where they may place its block.
    pub holes: [Holes; Hand::FULL],
}

impl Sight<'_> {
    /// What this viewer may know of it.
    #[must_use]
    pub fn of(game: &'_ Totemo, viewer: Viewer) -> Sight<'_> {
        let seat = viewer.seat();
        let to_move = match game.turn() {
            Turn::Seats(seats) => seats.first(),
            Turn::Fate | Turn::Over => None,
        };
        let hand = seat.map(|seat| game.hand(seat)).unwrap_or_default();
        let alternative = seat.and_then(|seat| game.alternative(seat));
        let holes = alternative.map(|_| hand.holes(&game.board)).unwrap_or_default();
        let hands = &game.hands[..game.seats.len()];
        Sight {
            options: &game.options,
            phase: game.phase,
            seat,
            to_move,
            first: game.first,
            chief_left: game.chief_left,
            last_round: game.ending.is_some(),
            scores: &game.scores[..game.seats.len()],
            track: &game.track,
            board: &game.board,
            hand,
            hands: hands.iter().map(|hand| hand.len() as u8).collect(),
            bag: game.bag.len() as u8,
            all_hands: game.options.open().then_some(hands),
            alternative,
            holes,
        }
    }

    /// Whether a bonus placement is offered.
    #[must_use]
    pub fn extra(&self) -> bool {
        self.phase == Phase::Extra
    }

    /// How many offers there are.
    #[must_use]
    pub fn offer_count(&self) -> usize {
        let places: u32 = self.holes.iter().map(|holes| holes.len()).sum();
        places as usize + usize::from(self.alternative.is_some())
    }

    /// In the order of [`Search::actions`](stapel_core::Search::actions).
    #[inline(always)]
    pub fn each_offer(&self, mut take: impl FnMut(Offer)) {
        let score = self.seat.and_then(|seat| self.scores.get(seat.index())).map_or(0, |&s| s);
        for (block, holes) in self.hand.iter().zip(self.holes) {
            let rest = self.hand.without(block).unwrap_or_default();
            for hole in holes.iter() {
                let points = self.board.points(block, hole);
                let lands = points > 0 && self.track.is_bonus(score + points);
                let bonus = lands && self.board.fits_after(block, hole, rest);
                let level = self.board.height(hole) as u8 + 1;
                take(Offer::Place { block, x: hole.x(), y: hole.y(), level, points, bonus });
            }
        }
        match self.alternative {
            Some(Action::Return) => take(Offer::Return),
            Some(Action::Stop) => take(Offer::Stop),
            Some(Action::Place { .. }) | None => {}
        }
    }

    /// Where any block may be placed.
    #[must_use]
    pub fn offered(&self) -> Holes {
        self.holes.into_iter().fold(Holes::NONE, Holes::or)
    }

    /// By hole: what a block placed there would touch (TO-25); nothing where nothing is offered, and no holes for those
    /// who are offered nothing.
    pub fn touches(&self) -> impl Iterator<Item = Option<impl Iterator<Item = Touch>>> {
        let offered = self.offered();
        let count = if self.alternative.is_some() { Hole::COUNT } else { 0 };
        Hole::all().take(count).map(move |hole| offered.has(hole).then(|| self.touched(hole)))
    }

    #[inline(always)]
    fn touched(&self, hole: Hole) -> impl Iterator<Item = Touch> {
        self.board.touching(hole).map(|(hole, level, _)| Touch {
            x: hole.x(),
            y: hole.y(),
            level: level as u8 + 1,
            points: self.board.worth(hole, level),
        })
    }

    /// The table, copied.
    pub(crate) fn obs(&self) -> Obs {
        Obs {
            seat: self.seat,
            to_move: self.to_move,
            first: self.first,
            chief_left: self.chief_left,
            last_round: self.last_round,
            extra: self.extra(),
            scores: self.scores.iter().copied().collect(),
            bonus: self.track.tiles(),
            board: self.board.poles(),
            hand: self.hand,
            hands: self.hands.clone(),
            bag: self.bag,
            all_hands: self.all_hands.map(<[Hand]>::to_vec),
        }
    }
}
