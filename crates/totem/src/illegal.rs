//! Why something is not allowed.

use crate::Card;
use serde::{Deserialize, Serialize};
use stapel_core::{Refusal, Rule, Seat};
use thiserror::Error;

/// A refusal. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Illegal {
    /// It is another seat's turn, or nobody's.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// There is no such seat at the table.
    #[error("there is no seat {}", .seat.number())]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
    },
    /// Cards are played once all have chosen.
    #[error("not all have chosen their three cards yet")]
    StillChoosing,
    /// Cards are chosen at the start of a round.
    #[error("nobody chooses cards now")]
    NotChoosing,
    /// The seat has its three cards.
    #[error("this seat has chosen already")]
    AlreadyChosen,
    /// The seat does not have these cards.
    #[error("the seat has no such {} left", .card.code())]
    NotInStock {
        /// The card that is not left.
        card: Card,
    },
    /// The card is not one of the three.
    #[error("{} is not one of the cards chosen for this round", .card.code())]
    NotInHand {
        /// The card that was not chosen.
        card: Card,
    },
    /// The table has fewer places.
    #[error("there is no such place for a pole")]
    NoSuchPlace,
    /// Only a companion goes on a warrior.
    #[error("only a companion goes on a warrior")]
    OnWarrior,
    /// A top goes on a totem card.
    #[error("a top can't start a pole")]
    TopNeedsTotem,
    /// A companion goes on a warrior.
    #[error("a companion goes on a warrior only")]
    CompanionNeedsWarrior,
    /// Fate has nothing to do now, or something else.
    #[error("nothing of that kind happens now")]
    NotNow,
    /// A deal is fourteen totem cards.
    #[error("a player is dealt 14 totem cards, not {found}")]
    WrongDeal {
        /// How many there were.
        found: u8,
    },
    /// There are not that many of this card, or it is never dealt.
    #[error("there is no {} left to deal", .card.code())]
    NotInDeck {
        /// The card that is not left in the deck.
        card: Card,
    },
}

pub(crate) const fn te(number: u8) -> Rule {
    Rule::new("TE", number)
}

impl Refusal for Illegal {
    fn rule(&self) -> Rule {
        match self {
            Illegal::NotYourTurn | Illegal::NotNow => te(7),
            Illegal::NoSuchSeat { .. } => te(5),
            Illegal::StillChoosing
            | Illegal::NotChoosing
            | Illegal::AlreadyChosen
            | Illegal::NotInStock { .. }
            | Illegal::NotInHand { .. } => te(6),
            Illegal::NoSuchPlace => te(9),
            Illegal::OnWarrior => te(14),
            Illegal::TopNeedsTotem => te(15),
            Illegal::CompanionNeedsWarrior => te(16),
            Illegal::WrongDeal { .. } => te(3),
            Illegal::NotInDeck { .. } => te(1),
        }
    }
}
