//! Totemo's refusals in words.

use super::words::key_of;
use crate::text::Text;
use stapel_totemo::Illegal;

pub(crate) fn words_of(illegal: &Illegal, text: &Text) -> String {
    let block = |block| text.get(key_of(block)).into();
    match *illegal {
        Illegal::NotYourTurn => text.get("refused-totemo-not-your-turn"),
        Illegal::NotInHand { block: b } => {
            text.say("refused-totemo-not-in-hand", &[("block", block(b))])
        }
        Illegal::PoleCrowned => text.get("refused-totemo-pole-crowned"),
        Illegal::PoleFull => text.get("refused-totemo-pole-full"),
        Illegal::TopperOnBoard => text.get("refused-totemo-topper-on-board"),
        Illegal::ColourClash { block: b, with } => {
            text.say("refused-totemo-colour-clash", &[("block", block(b)), ("with", block(with))])
        }
        Illegal::ReturnTooLate => text.get("refused-totemo-return-too-late"),
        Illegal::NothingToStop => text.get("refused-totemo-nothing-to-stop"),
        Illegal::NotNow => text.get("refused-totemo-not-now"),
        Illegal::NoSuchSeat { seat } => {
            text.say("refused-totemo-no-such-seat", &[("seat", seat.number().into())])
        }
        Illegal::WrongTiles => text.get("refused-totemo-wrong-tiles"),
        Illegal::WrongOpening { found } => {
            text.say("refused-totemo-wrong-opening", &[("found", found.into())])
        }
        Illegal::WrongDraw { wanted, found } => text.say(
            "refused-totemo-wrong-draw",
            &[("wanted", wanted.into()), ("found", found.into())],
        ),
        Illegal::NotInBag { block: b } => {
            text.say("refused-totemo-not-in-bag", &[("block", block(b))])
        }
    }
}
