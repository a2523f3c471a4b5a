//! Tokami's refusals in words.

use crate::text::Text;
use stapel_registry::Language;
use stapel_tokami::{Height, Illegal, Stick, StickSet};

pub(crate) fn words_of(illegal: &Illegal, text: &Text) -> String {
    let one = |key: &str, stick: Stick| text.say(key, &[("stick", stick.number().into())]);
    let many = |key: &str, name: &str, sticks: StickSet| {
        text.say(key, &[(name, sticks.to_string().into())])
    };
    let heights = |key: &str, before: Height, after: Height| {
        text.say(key, &[("before", mm(before, text).into()), ("after", mm(after, text).into())])
    };
    let instead = |key: &str, name: &str, due: Stick, found: Stick| {
        text.say(key, &[(name, due.number().into()), ("found", found.number().into())])
    };
    match *illegal {
        Illegal::Colours { found: [red, yellow, green, blue] } => {
            let found = format!("{red}, {yellow}, {green}, {blue}");
            text.say("refused-tokami-colours", &[("found", found.into())])
        }
        Illegal::PileStands => text.get("refused-tokami-pile-stands"),
        Illegal::NotStarted => text.get("refused-tokami-not-started"),
        Illegal::NoSuchSeat { seat } => {
            text.say("refused-tokami-no-such-seat", &[("seat", seat.number().into())])
        }
        Illegal::NoLot => text.get("refused-tokami-no-lot"),
        Illegal::NotYourTurn { to_move } => {
            text.say("refused-tokami-not-your-turn", &[("to_move", to_move.number().into())])
        }
        Illegal::NotOnX { stick } => one("refused-tokami-not-on-x", stick),
        Illegal::NotRaised { before, after } => heights("refused-tokami-not-raised", before, after),
        Illegal::RaiseFirst => text.get("refused-tokami-raise-first"),
        Illegal::JustRaised { stick } => one("refused-tokami-just-raised", stick),
        Illegal::SticksFell { fallen } => many("refused-tokami-sticks-fell", "fallen", fallen),
        Illegal::NothingFell => text.get("refused-tokami-nothing-fell"),
        Illegal::IsHigher { before, after } => heights("refused-tokami-is-higher", before, after),
        Illegal::FellFromNowhere { sticks } => {
            many("refused-tokami-fell-from-nowhere", "sticks", sticks)
        }
        Illegal::HandBusy { stick } => one("refused-tokami-hand-busy", stick),
        Illegal::AlreadyRaised => text.get("refused-tokami-already-raised"),
        Illegal::SecondStick { tried, found } => {
            instead("refused-tokami-second-stick", "tried", tried, found)
        }
        Illegal::NoTry => text.get("refused-tokami-no-try"),
        Illegal::Taboo { stick } => one("refused-tokami-taboo", stick),
        Illegal::NothingDue => text.get("refused-tokami-nothing-due"),
        Illegal::OtherDue { due, found } => instead("refused-tokami-other-due", "due", due, found),
        Illegal::NoTaboo => text.get("refused-tokami-no-taboo"),
        Illegal::Over => text.get("refused-tokami-over"),
    }
}

/// A height in millimetres, as the language writes decimals.
fn mm(height: Height, text: &Text) -> String {
    let (whole, tenth) = (height.get() / 10, height.get() % 10);
    match text.language() {
        Language::En => format!("{whole}.{tenth}"),
        Language::De | Language::Nl | Language::Ru => format!("{whole},{tenth}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_core::Seat;
    use stapel_tokami::Illegal::*;

    #[test]
    fn every_refusal_is_worded_in_every_language() {
        let seat = Seat::new(2).unwrap();
        let [stick, found] = [7, 31].map(|n| Stick::new(n).unwrap());
        let sticks = StickSet::EMPTY.with(stick).with(found);
        let (before, after) = (Height::tenths(1234), Height::tenths(1238));
        // One of each kind. (The match above is complete: a new kind stops the build.)
        let all = [
            Colours { found: [10, 8, 9, 9] },
            PileStands,
            NotStarted,
            NoSuchSeat { seat },
            NoLot,
            NotYourTurn { to_move: seat },
            NotOnX { stick },
            NotRaised { before, after },
            RaiseFirst,
            JustRaised { stick },
            SticksFell { fallen: sticks },
            NothingFell,
            IsHigher { before, after },
            FellFromNowhere { sticks },
            HandBusy { stick },
            AlreadyRaised,
            SecondStick { tried: stick, found },
            NoTry,
            Taboo { stick },
            NothingDue,
            OtherDue { due: stick, found },
            NoTaboo,
            Over,
        ];
        for language in Language::ALL {
            let text = Text::new(language);
            for illegal in &all {
                let said = words_of(illegal, &text);
                let worded = !said.starts_with("refused-") && !said.contains(['{', '}', '$']);
                assert!(worded, "{language}: {said}");
                let said = text.say_refusal("tokami", illegal);
                assert!(!said.starts_with("refused-"), "{language}: {said}");
            }
        }
        let said = words_of(&NotRaised { before, after }, &Text::new(Language::De));
        assert_eq!(said, "Von 123,4 auf 123,8 mm ist nicht höher");
    }
}
