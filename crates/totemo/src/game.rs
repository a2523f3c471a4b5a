//! A game of Totemo: set-up (TO-4 … TO-10), turns (TO-11 … TO-18), the end (TO-27 … TO-30).

use crate::sheet::SHEET;
use crate::{
    Action, Bag, Block, Board, End, Event, Fate, Hand, Hole, Illegal, Options, Phase, Seen, Track,
    View, illegal,
};
use stapel_core::{
    BadOptions, Cause, Game, Log, Rule, Seat, SeatCount, SeatSet, Sheet, Standing, Turn, Viewer,
};

/// The most that can play.
pub(crate) const MOST_SEATS: usize = 4;

/// A state of the game, with everything that is hidden. It can't be serialised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Totemo {
    pub(crate) board: Board,
    pub(crate) bag: Bag,
    pub(crate) hands: [Hand; MOST_SEATS],
    pub(crate) scores: [u16; MOST_SEATS],
    pub(crate) track: Track,
    pub(crate) options: Options,
    pub(crate) seats: SeatCount,
    pub(crate) first: Seat,
    pub(crate) mover: Seat,
    pub(crate) chief_left: u8,
    pub(crate) ending: Option<End>,
    pub(crate) phase: Phase,
}

/// An action that was checked and is allowed.
enum Plan {
    Place { block: Block, hole: Hole, rest: Hand },
    Return,
    Stop,
}

impl Totemo {
    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What is in the bag.
    #[must_use]
    pub fn bag(&self) -> Bag {
        self.bag
    }

    /// What a seat holds.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// A seat's points.
    #[inline]
    #[must_use]
    pub fn score(&self, seat: Seat) -> u16 {
        self.scores.get(seat.index()).copied().unwrap_or_default()
    }

    /// The score track.
    #[must_use]
    pub fn track(&self) -> &Track {
        &self.track
    }

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// TO-18: how many blocks are drawn now.
    #[inline]
    pub(crate) fn due(&self) -> usize {
        match self.phase {
            Phase::Hand { .. } | Phase::Redraw { .. } => Hand::FULL,
            Phase::Draw { seat } => self.hands[seat.index()].room().min(self.bag.len()),
            Phase::Bonus | Phase::First | Phase::Move | Phase::Extra | Phase::Over => 0,
        }
    }

    #[cold]
    fn bag_with(&self, blocks: Hand) -> Bag {
        let mut bag = self.bag;
        blocks.iter().for_each(|block| bag.put(block));
        bag
    }

    /// The bag from which blocks are drawn now.
    #[inline]
    pub(crate) fn bag_to_draw_from(&self) -> Bag {
        match self.phase {
            // TO-8: the toppers go back first.
            Phase::Redraw { seat } => self.bag_with(self.hands[seat.index()]),
            Phase::Bonus
            | Phase::First
            | Phase::Hand { .. }
            | Phase::Move
            | Phase::Extra
            | Phase::Draw { .. }
            | Phase::Over => self.bag,
        }
    }

    /// TO-14: whether a seat that comes to this score, with these blocks left, may place again.
    #[inline]
    pub(crate) fn earns_bonus(board: &Board, track: &Track, score: u16, rest: Hand) -> bool {
        track.is_bonus(score) && rest.holes(board).iter().any(|holes| !holes.is_empty())
    }

    #[inline]
    fn check(&self, seat: Seat, action: Action) -> Result<Plan, Illegal> {
        if !matches!(self.phase, Phase::Move | Phase::Extra) || seat != self.mover {
            return Err(Illegal::NotYourTurn);
        }
        match action {
            Action::Place { block, hole } => {
                let hand = self.hands[seat.index()];
                let rest = hand.without(block).ok_or(Illegal::NotInHand { block })?;
                if self.board.holes(block).has(hole) {
                    Ok(Plan::Place { block, hole, rest })
                } else {
                    Err(self.board.why_not(block, hole).unwrap_or(Illegal::NotNow))
                }
            }
            // TO-17: only at the start of a turn.
            Action::Return if self.phase == Phase::Move => Ok(Plan::Return),
            Action::Return => Err(Illegal::ReturnTooLate),
            Action::Stop if self.phase == Phase::Extra => Ok(Plan::Stop),
            Action::Stop => Err(Illegal::NothingToStop),
        }
    }

    #[inline]
    fn commit(&mut self, plan: Plan, log: &mut impl Log<Event>) {
        let seat = self.mover;
        match plan {
            Plan::Place { block, hole, rest } => {
                let points = self.board.place(block, hole);
                let score = self.scores[seat.index()] + points;
                self.scores[seat.index()] = score;
                self.hands[seat.index()] = rest;
                // TO-16: worth 0, so the marker lands on nothing.
                let bonus =
                    points > 0 && Totemo::earns_bonus(&self.board, &self.track, score, rest);
                log.note(|| Event::Place {
                    seat,
                    block,
                    x: hole.x(),
                    y: hole.y(),
                    level: self.board.height(hole) as u8,
                    points,
                    score,
                    bonus,
                });
                self.phase = if bonus { Phase::Extra } else { Phase::Draw { seat } };
            }
            Plan::Return => {
                let hand = self.hands[seat.index()];
                log.note(|| Event::Return { seat, blocks: hand.into() });
                self.bag = self.bag_with(hand);
                self.hands[seat.index()] = Hand::EMPTY;
                self.phase = Phase::Draw { seat };
            }
            Plan::Stop => {
                log.note(|| Event::Stop { seat });
                self.phase = Phase::Draw { seat };
            }
        }
    }

    #[inline]
    fn check_draw(&self, blocks: Hand) -> Result<Bag, Illegal> {
        if self.due() != blocks.len() {
            let (wanted, found) = (self.due() as u8, blocks.len() as u8);
            return Err(match self.phase {
                Phase::Hand { .. } | Phase::Redraw { .. } => Illegal::WrongOpening { found },
                Phase::Bonus
                | Phase::First
                | Phase::Move
                | Phase::Extra
                | Phase::Draw { .. }
                | Phase::Over => Illegal::WrongDraw { wanted, found },
            });
        }
        let bag = self.bag_to_draw_from();
        bag.minus(blocks.bag()).ok_or_else(|| Totemo::missing(bag, blocks))
    }

    #[cold]
    fn missing(mut bag: Bag, blocks: Hand) -> Illegal {
        let missing = blocks.iter().find(|&block| !bag.take(block));
        missing.map_or(Illegal::NotNow, |block| Illegal::NotInBag { block })
    }

    /// What happens before the first turn.
    #[cold]
    fn set_up_with(&mut self, fate: Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.phase, fate) {
            (Phase::Bonus, Fate::Bonus(face_up)) => {
                let track = Track::lay(face_up).ok_or(Illegal::WrongTiles)?;
                self.track = track;
                log.note(|| Event::Bonus { tiles: track.tiles().to_vec() });
                self.phase = Phase::First;
            }
            (Phase::First, Fate::First(seat)) => {
                if !self.seats.has(seat) {
                    return Err(Illegal::NoSuchSeat { seat });
                }
                let dealt_first = self.mover;
                self.first = seat;
                self.mover = seat;
                log.note(|| Event::First { seat });
                self.phase = Phase::Hand { seat: dealt_first };
            }
            (Phase::Hand { seat }, Fate::Draw(blocks)) => {
                self.bag = self.check_draw(blocks)?;
                self.hands[seat.index()] = blocks;
                log.note(|| Event::Hand { seat, blocks: blocks.into() });
                self.after_opening(seat, log);
            }
            (Phase::Redraw { seat }, Fate::Draw(blocks)) => {
                self.bag = self.check_draw(blocks)?;
                let returned = self.hands[seat.index()];
                self.hands[seat.index()] = blocks;
                log.note(|| Event::Redraw {
                    seat,
                    returned: returned.into(),
                    blocks: blocks.into(),
                });
                self.after_opening(seat, log);
            }
            (_, Fate::Draw(_) | Fate::Bonus(_) | Fate::First(_)) => return Err(Illegal::NotNow),
        }
        Ok(())
    }

    /// TO-8: an opening hand was drawn.
    fn after_opening(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let next = seat.left(self.seats);
        if self.hands[seat.index()].is_three_toppers() {
            self.phase = Phase::Redraw { seat };
        } else if next.index() != 0 {
            self.phase = Phase::Hand { seat: next };
        } else {
            self.begin_turn(log);
        }
    }

    #[inline]
    fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        // TO-11: right before each turn of their own the start player moves the chief.
        let steps = self.mover == self.first;
        self.chief_left = self.chief_left.saturating_sub(u8::from(steps));
        if steps {
            log.note(|| Event::Chief { left: self.chief_left });
        }
        // (First what is seldom so, not what is so every second or third time.)
        if self.chief_left == 0 && steps {
            // TO-27: everybody has one more turn, this one included.
            self.ending = Some(End::Chief);
        }
        self.phase = Phase::Move;
    }

    #[inline]
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        let next = self.mover.left(self.seats);
        match self.ending {
            // TO-29: the last turn is that of the player on the start player's right.
            Some(reason) if next == self.first => {
                log.note(|| Event::End { reason });
                self.phase = Phase::Over;
            }
            Some(_) | None => {
                self.mover = next;
                self.begin_turn(log);
            }
        }
    }
}

impl Game for Totemo {
    const SHEET: &'static Sheet = &SHEET;
    const WINNER: Rule = illegal::to(30);

    type Options = Options;
    type Action = Action;
    type Fate = Fate;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Illegal = Illegal;

    fn defaults(seats: SeatCount) -> Options {
        Options::defaults(seats)
    }

    fn start(options: &Options, seats: SeatCount) -> Result<Totemo, BadOptions> {
        let (least, most) = (*Self::SEATS.start(), *Self::SEATS.end());
        if !Self::SEATS.contains(&seats.get()) {
            return Err(BadOptions::Seats { seats, least, most });
        }
        options.check()?;
        let nobody = Seat::new(0).ok_or(BadOptions::Seats { seats, least, most })?;
        Ok(Totemo {
            board: Board::start(&options.values),
            bag: Bag::FULL,
            hands: [Hand::EMPTY; MOST_SEATS],
            scores: [0; MOST_SEATS],
            track: Track::default(),
            options: *options,
            seats,
            first: nobody,
            mover: nobody,
            chief_left: options.chief_steps,
            ending: None,
            phase: Phase::Bonus,
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> SeatCount {
        self.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Move | Phase::Extra => Turn::Seats(SeatSet::only(self.mover)),
            Phase::Bonus
            | Phase::First
            | Phase::Hand { .. }
            | Phase::Redraw { .. }
            | Phase::Draw { .. } => Turn::Fate,
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Illegal> {
        let plan = self.check(seat, action)?;
        self.commit(plan, log);
        Ok(())
    }

    #[inline]
    fn befall(&mut self, fate: Fate, log: &mut impl Log<Event>) -> Result<(), Illegal> {
        match (self.phase, fate) {
            (Phase::Draw { seat }, Fate::Draw(blocks)) => {
                let bag = self.check_draw(blocks)?;
                let hand = blocks.iter().try_fold(self.hands[seat.index()], Hand::with);
                let hand = hand.ok_or(Illegal::NotNow)?;
                self.bag = bag;
                self.hands[seat.index()] = hand;
                log.note(|| Event::Draw { seat, blocks: blocks.into() });
                if hand.room() > 0 && self.ending.is_none() {
                    // TO-18, TO-28: too few, so this round is the last.
                    self.ending = Some(End::Bag);
                }
                self.end_turn(log);
                Ok(())
            }
            (_, Fate::Draw(_) | Fate::Bonus(_) | Fate::First(_)) => self.set_up_with(fate, log),
        }
    }

    fn starter(&self) -> Option<Seat> {
        Some(self.first)
    }

    fn first(&self, seat: Seat) -> Option<Fate> {
        (self.phase == Phase::First).then_some(Fate::First(seat))
    }

    fn cause(&self, event: &Event) -> Cause<Action, Fate> {
        // A hand of more than three blocks can't be drawn by anyone: it is refused as no draw.
        let draw = |blocks: &Vec<Block>| {
            Hand::try_from(blocks.clone())
                .map_or(Cause::Follows, |hand| Cause::Befall(Fate::Draw(hand)))
        };
        match *event {
            Event::Bonus { ref tiles } => {
                let mut face_up = [None; Track::MOST_FACE_UP];
                let numbers = tiles.iter().filter_map(|&(_, tile)| tile);
                face_up.iter_mut().zip(numbers).for_each(|(slot, tile)| *slot = Some(tile));
                Cause::Befall(Fate::Bonus(face_up))
            }
            Event::First { seat } => Cause::Befall(Fate::First(seat)),
            Event::Hand { ref blocks, .. }
            | Event::Redraw { ref blocks, .. }
            | Event::Draw { ref blocks, .. } => draw(blocks),
            Event::Place { seat, block, x, y, .. } => match Hole::new(x, y) {
                Some(hole) => Cause::Act(seat, Action::Place { block, hole }),
                None => Cause::Follows,
            },
            Event::Stop { seat } => Cause::Act(seat, Action::Stop),
            Event::Return { seat, .. } => Cause::Act(seat, Action::Return),
            Event::Chief { .. } | Event::End { .. } => Cause::Follows,
        }
    }

    fn tidy(event: Event) -> Event {
        event.tidy()
    }

    fn reveals(_event: &Event) -> bool {
        false
    }

    fn breach(found: &Event, expected: Option<&Event>) -> Rule {
        found.breach(expected)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Seen {
        event.seen(viewer, self.options.hands)
    }

    fn so_far(&self, seat: Seat) -> i32 {
        self.score(seat).into()
    }

    fn standing(&self) -> Option<Standing> {
        // TO-30
        (self.phase == Phase::Over)
            .then(|| Standing::highest_wins(self.seats, |seat| self.so_far(seat)))
    }
}
