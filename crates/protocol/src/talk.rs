//! What players say to each other.

use serde::{Deserialize, Serialize};

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Talk {
    /// A preset phrase: everybody reads it in their own language.
    Phrase {
        /// The phrase.
        phrase: Phrase,
    },
    /// A little picture.
    Reaction {
        /// The reaction.
        reaction: Reaction,
    },
    /// Free text, at tables by link alone.
    Text {
        /// The text.
        text: String,
    },
}

/// A quick phrase, translated (`phrase-…` in `table.ftl`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Oops!
    Oops,
    /// Your turn!
    YourTurn,
    /// One moment, please.
    OneMoment,
    /// I have to go.
    HaveToGo,
    /// Good game!
    GoodGame,
    /// Another one?
    Again,
}

/// A reaction, for pages to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reaction {
    /// Joy.
    Smile,
    /// Laughter.
    Laugh,
    /// Surprise.
    Wow,
    /// Applause.
    Clap,
    /// Thinking.
    Hmm,
    /// Sadness.
    Sad,
}
