//! One line of a record, as `docs/records.md` writes it.

use crate::{Card, Place, illegal::te};
use serde::{Deserialize, Serialize};
use stapel_core::{Rule, Seat, SeatSet, Viewer};

/// What happened. `C` is how a card is known: for certain in a record, perhaps not at all to a
/// viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemEvent"))]
pub enum Event<C = Card> {
    /// The start player of the game.
    First {
        /// The start player's seat.
        seat: Seat,
    },
    /// TE-3: the totem cards of a player.
    Deal {
        /// The seat that gets them.
        seat: Seat,
        /// Fourteen of them.
        cards: Vec<C>,
    },
    /// TE-6: a secret choice.
    Choose {
        /// The seat that chose.
        seat: Seat,
        /// 1–7
        round: u8,
        /// Three of them.
        cards: Vec<C>,
    },
    /// TE-8: a card played.
    Play {
        /// The seat that played it.
        seat: Seat,
        /// The card; everybody sees it.
        card: Card,
        /// The place that it went to.
        pole: Place,
    },
    /// TE-17: the pole that the card before completed.
    Capture {
        /// The seat that gets it.
        seat: Seat,
        /// The place where it stood.
        pole: Place,
        /// Its cards, bottom first; everybody has seen it grow.
        cards: Vec<Card>,
        /// The sum of the numbers.
        points: u16,
    },
    /// TE-11: a seat can play none of its cards now.
    Pass {
        /// The seat that passes.
        seat: Seat,
    },
    /// TE-11: cards that were left at the end of a round.
    Lose {
        /// Whose cards they were.
        seat: Seat,
        /// The cards; they go into the box face up.
        cards: Vec<Card>,
    },
    /// The end of a round.
    RoundEnd {
        /// 1–7
        round: u8,
    },
    /// The end of a game.
    GameEnd {
        /// Points of this game.
        scores: Vec<u16>,
        /// Points of all games so far.
        totals: Vec<u16>,
        /// TE-20: who leads by total, in a series.
        chief: SeatSet,
    },
}

/// What one viewer may know of an event: hidden cards are null.
pub type Seen = Event<Option<Card>>;

impl Event {
    /// The event as a viewer may know it.
    #[must_use]
    pub fn seen(&self, viewer: Viewer) -> Seen {
        let hide = |owner: Seat, cards: &[Card]| -> Vec<Option<Card>> {
            cards.iter().map(|&card| viewer.is(owner).then_some(card)).collect()
        };
        match *self {
            Event::First { seat } => Event::First { seat },
            Event::Deal { seat, ref cards } => Event::Deal { seat, cards: hide(seat, cards) },
            Event::Choose { seat, round, ref cards } => {
                Event::Choose { seat, round, cards: hide(seat, cards) }
            }
            Event::Play { seat, card, pole } => Event::Play { seat, card, pole },
            Event::Capture { seat, pole, ref cards, points } => {
                Event::Capture { seat, pole, cards: cards.clone(), points }
            }
            Event::Pass { seat } => Event::Pass { seat },
            Event::Lose { seat, ref cards } => Event::Lose { seat, cards: cards.clone() },
            Event::RoundEnd { round } => Event::RoundEnd { round },
            Event::GameEnd { ref scores, ref totals, chief } => {
                Event::GameEnd { scores: scores.clone(), totals: totals.clone(), chief }
            }
        }
    }

    /// Cards dealt, chosen or lost at the same time have no order: here they are sorted.
    pub(crate) fn tidy(mut self) -> Event {
        match &mut self {
            Event::Deal { cards, .. } | Event::Choose { cards, .. } | Event::Lose { cards, .. } => {
                cards.sort_unstable()
            }
            Event::First { .. }
            | Event::Play { .. }
            | Event::Capture { .. }
            | Event::Pass { .. }
            | Event::RoundEnd { .. }
            | Event::GameEnd { .. } => {}
        }
        self
    }

    /// The rule that this line breaks, where that one was expected.
    pub(crate) fn breach(&self, expected: Option<&Event>) -> Rule {
        match expected.unwrap_or(self) {
            Event::First { .. } if expected.is_some() => te(21),
            Event::First { .. } => te(5),
            Event::Deal { .. } => te(3),
            Event::Choose { .. } => te(6),
            Event::Play { .. } => te(7),
            Event::Capture { .. } => te(17),
            Event::Pass { .. } | Event::Lose { .. } => te(11),
            Event::RoundEnd { .. } => te(12),
            Event::GameEnd { chief, .. } => match self {
                // TE-20: only the badge is wrong.
                Event::GameEnd { chief: found, scores, totals }
                    if found != chief
                        && expected.is_some_and(|e| e.sums() == Some((scores, totals))) =>
                {
                    te(20)
                }
                Event::GameEnd { .. }
                | Event::First { .. }
                | Event::Deal { .. }
                | Event::Choose { .. }
                | Event::Play { .. }
                | Event::Capture { .. }
                | Event::Pass { .. }
                | Event::Lose { .. }
                | Event::RoundEnd { .. } => te(18),
            },
        }
    }

    fn sums(&self) -> Option<(&Vec<u16>, &Vec<u16>)> {
        if let Event::GameEnd { scores, totals, .. } = self { Some((scores, totals)) } else { None }
    }
}
