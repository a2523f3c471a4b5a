//! Totem's refusals in words.

use super::words::name;
use crate::text::Text;
use stapel_totem::Illegal;

pub(crate) fn words_of(illegal: &Illegal, text: &Text) -> String {
    let card = |card| [("card", name(card, text).into())];
    match *illegal {
        Illegal::NotYourTurn => text.get("refused-totem-not-your-turn"),
        Illegal::NoSuchSeat { seat } => {
            text.say("refused-totem-no-such-seat", &[("seat", seat.number().into())])
        }
        Illegal::StillChoosing => text.get("refused-totem-still-choosing"),
        Illegal::NotChoosing => text.get("refused-totem-not-choosing"),
        Illegal::AlreadyChosen => text.get("refused-totem-already-chosen"),
        Illegal::NotInStock { card: c } => text.say("refused-totem-not-in-stock", &card(c)),
        Illegal::NotInHand { card: c } => text.say("refused-totem-not-in-hand", &card(c)),
        Illegal::NoSuchPlace => text.get("refused-totem-no-such-place"),
        Illegal::OnWarrior => text.get("refused-totem-on-warrior"),
        Illegal::TopNeedsTotem => text.get("refused-totem-top-needs-totem"),
        Illegal::CompanionNeedsWarrior => text.get("refused-totem-companion-needs-warrior"),
        Illegal::NotNow => text.get("refused-totem-not-now"),
        Illegal::WrongDeal { found } => {
            text.say("refused-totem-wrong-deal", &[("found", found.into())])
        }
        Illegal::NotInDeck { card: c } => text.say("refused-totem-not-in-deck", &card(c)),
    }
}
