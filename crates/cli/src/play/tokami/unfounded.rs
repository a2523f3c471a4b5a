//! Why a record does not follow from its hands, in words.

use crate::text::Text;
use stapel_wood::{
    Absurd, LONGEST_ATTEMPT, PHYSICS_VERSION, Refused, Stick, Unfounded, codec::BadInputs,
    setup_name,
};

pub(crate) fn words_of_unfounded(why: &Unfounded, text: &Text) -> String {
    let of_hand = |hand: usize, what: String| {
        text.say("check-hand", &[("hand", hand.into()), ("what", what.into())])
    };
    match why {
        Unfounded::OtherPhysics { found } => text.say(
            "check-other-physics",
            &[("found", found.as_str().into()), ("ours", PHYSICS_VERSION.into())],
        ),
        Unfounded::Options(why) => text.say("fail-options", &[("what", format!("{why:?}").into())]),
        Unfounded::Pile(wont) => {
            text.say("check-no-pile", &[("pile", setup_name(wont.setup).into())])
        }
        Unfounded::Unfinished { found } => {
            text.say("check-unfinished", &[("found", (*found).into())])
        }
        Unfounded::Unreadable { hand, error } => of_hand(*hand, unreadable(error, text)),
        Unfounded::Refused { hand, error } => of_hand(*hand, refused(error, text)),
        Unfounded::NoHand { .. } => text.get("check-no-hand"),
        Unfounded::Differs { .. } => text.get("check-differs"),
        Unfounded::Illegal { error, .. } => super::refusal::words_of(error, text),
        Unfounded::LeftOver => text.get("check-left-over"),
    }
}

fn unreadable(error: &BadInputs, text: &Text) -> String {
    let at = |key: &str, at: u32| text.say(key, &[("at", at.into())]);
    match *error {
        BadInputs::Format => text.get("refused-samples-format"),
        BadInputs::Damaged => text.get("refused-samples-damaged"),
        BadInputs::TooMany { count } => text.say(
            "refused-samples-too-many",
            &[("count", count.into()), ("most", LONGEST_ATTEMPT.into())],
        ),
        BadInputs::Coding { at: n } => at("refused-samples-coding", n),
        BadInputs::OutOfRange { at: n } => at("refused-samples-out-of-range", n),
        BadInputs::NoSuchGrip { at: n } => at("refused-samples-no-such-grip", n),
        BadInputs::AfterTheEnd { at: n } => at("refused-samples-after-the-end", n),
    }
}

fn refused(error: &Refused, text: &Text) -> String {
    let stick = |key: &str, stick: Stick| text.say(key, &[("stick", stick.number().into())]);
    match *error {
        Refused::OutOfOrder { expected, got } => text.say(
            "refused-hand-out-of-order",
            &[("expected", expected.into()), ("got", got.into())],
        ),
        Refused::Ended => text.get("refused-hand-ended"),
        Refused::Absurd(Absurd::NoTurn) => text.get("refused-hand-no-turn"),
        Refused::Absurd(Absurd::GripBeside) => text.get("refused-hand-grip-beside"),
        Refused::NotThere { stick: s } => stick("refused-hand-not-there", s),
        Refused::Forbidden { stick: s } => stick("refused-hand-forbidden", s),
        Refused::SecondStick { stick: s } => stick("refused-hand-second-stick", s),
        Refused::GripMoved => text.get("refused-hand-grip-moved"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stapel_registry::Language;
    use stapel_wood::{Setup, WontStand};

    #[test]
    fn every_reason_is_worded_in_every_language() {
        let stick = Stick::new(7).unwrap();
        let unread = [
            BadInputs::Format,
            BadInputs::Damaged,
            BadInputs::TooMany { count: 9000 },
            BadInputs::Coding { at: 3 },
            BadInputs::OutOfRange { at: 3 },
            BadInputs::NoSuchGrip { at: 3 },
            BadInputs::AfterTheEnd { at: 3 },
        ];
        let refused = [
            Refused::OutOfOrder { expected: 3, got: 5 },
            Refused::Ended,
            Refused::Absurd(Absurd::NoTurn),
            Refused::Absurd(Absurd::GripBeside),
            Refused::NotThere { stick },
            Refused::Forbidden { stick },
            Refused::SecondStick { stick },
            Refused::GripMoved,
        ];
        let mut all = vec![
            Unfounded::OtherPhysics { found: "wood-0".into() },
            Unfounded::Pile(WontStand { setup: Setup::Wild }),
            Unfounded::Unfinished { found: 35 },
            Unfounded::NoHand { event: 4 },
            Unfounded::Differs { event: 4 },
            Unfounded::Illegal { event: 4, error: stapel_tokami::Illegal::NoTaboo },
            Unfounded::LeftOver,
        ];
        all.extend(unread.map(|error| Unfounded::Unreadable { hand: 2, error }));
        all.extend(refused.map(|error| Unfounded::Refused { hand: 2, error }));
        let mut said = std::collections::BTreeSet::new();
        for language in Language::ALL {
            let text = Text::new(language);
            for why in &all {
                let words = words_of_unfounded(why, &text);
                let raw = words.contains(['{', '}', '$'])
                    || words.contains("refused-")
                    || words.contains("check-");
                assert!(!raw, "{language}: {words}");
                assert!(said.insert(words.clone()), "{language}: said twice: {words}");
            }
        }
    }
}
