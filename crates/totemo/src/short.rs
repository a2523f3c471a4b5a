//! Offers as a view writes them: short, because there may be 75 of them. They are sent after every move.

use crate::{Action, Block, Hole, Offer};
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// An offer, in short. Sent back as it stands, it is the action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoShortOffer"))]
pub enum ShortOffer {
    /// Place a block: which, x, y, level, what it scores, whether it earns another placement.
    Place(Block, u8, u8, u8, u16, bool),
    /// Anything else.
    Word(Word),
}

/// An offer that needs no more than a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemoWord"))]
pub enum Word {
    /// Return all three.
    Return,
    /// Give up the bonus placement.
    Stop,
}

impl From<Offer> for ShortOffer {
    fn from(offer: Offer) -> ShortOffer {
        match offer {
            Offer::Place { block, x, y, level, points, bonus } => {
                ShortOffer::Place(block, x, y, level, points, bonus)
            }
            Offer::Return => ShortOffer::Word(Word::Return),
            Offer::Stop => ShortOffer::Word(Word::Stop),
        }
    }
}

impl From<ShortOffer> for Offer {
    fn from(short: ShortOffer) -> Offer {
        match short {
            ShortOffer::Place(block, x, y, level, points, bonus) => {
                Offer::Place { block, x, y, level, points, bonus }
            }
            ShortOffer::Word(Word::Return) => Offer::Return,
            ShortOffer::Word(Word::Stop) => Offer::Stop,
        }
    }
}

pub(crate) fn serialize<S: Serializer>(offers: &[Offer], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(offers.iter().copied().map(ShortOffer::from))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Offer>, D::Error> {
    let short = Vec::<ShortOffer>::deserialize(from)?;
    Ok(short.into_iter().map(Offer::from).collect())
}

/// An action as a player's client sends it: written out, or an offer as it stood in the view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sent(pub Action);

impl<'de> Deserialize<'de> for Sent {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Sent, D::Error> {
        from.deserialize_any(EitherForm)
    }
}

/// An object is written out, anything else is an offer.
struct EitherForm;

impl<'de> Visitor<'de> for EitherForm {
    type Value = Sent;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an action or an offer of Totemo")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Sent, A::Error> {
        Action::deserialize(MapAccessDeserializer::new(map)).map(Sent)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Sent, A::Error> {
        let place = <(Block, u8, u8, u8, u16, bool)>::deserialize(SeqAccessDeserializer::new(seq))?;
        let (block, x, y, ..) = place;
        let hole = Hole::new(x, y).ok_or_else(|| A::Error::custom("no such hole"))?;
        Ok(Sent(Action::Place { block, hole }))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Sent, E> {
        Word::deserialize(word.into_deserializer()).map(|word| match word {
            Word::Return => Sent(Action::Return),
            Word::Stop => Sent(Action::Stop),
        })
    }
}

/// A touch as a view writes it: x, y, level, what it adds.
pub(crate) type ShortTouch = (u8, u8, u8, u8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_view_offers_may_be_sent_back_as_it_stands() -> Result<(), serde_json::Error> {
        let green: Block = serde_json::from_str("\"G\"")?;
        let offer = Offer::Place { block: green, x: 2, y: 1, level: 3, points: 12, bonus: true };
        for (offer, text) in [
            (offer, r#"["G",2,1,3,12,true]"#),
            (Offer::Return, r#""return""#),
            (Offer::Stop, r#""stop""#),
        ] {
            assert_eq!(serde_json::to_string(&ShortOffer::from(offer))?, text);
            let sent: Sent = serde_json::from_str(text)?;
            assert_eq!(Some(sent.0), offer.action());
            let long = serde_json::to_string(&sent.0)?;
            assert_eq!(serde_json::from_str::<Sent>(&long)?, sent);
        }
        for bad in [r#"["G",5,0,1,1,false]"#, r#"["G",2,1]"#, r#""pass""#, "7", "{}"] {
            assert!(serde_json::from_str::<Sent>(bad).is_err(), "{bad}");
        }
        Ok(())
    }
}
