//! What a bot says.

use serde::Deserialize;

/// A line of a bot. Unknown fields are ignored.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(tag = "t", rename_all = "snake_case")]
pub(crate) enum Answer {
    /// It can begin.
    Ready {
        /// The version that it speaks.
        protocol: u32,
        /// What it calls itself.
        #[serde(default)]
        name: String,
    },
    /// Its decision.
    Act {
        /// Of which question.
        id: u64,
        /// An index into `legal`.
        choice: u64,
    },
    /// It can't go on.
    Error {
        /// Why.
        #[serde(default)]
        message: String,
    },
}

impl Answer {
    /// None if the line is none.
    pub(crate) fn read(line: &[u8]) -> Option<Answer> {
        serde_json::from_slice(line).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_and_unknown_fields_ignored() {
        let read = |line: &str| Answer::read(line.as_bytes());
        assert_eq!(
            read("{\"t\":\"act\",\"id\":12,\"choice\":3,\"mood\":\"good\"}\n"),
            Some(Answer::Act { id: 12, choice: 3 })
        );
        let ready = Answer::Ready { protocol: 1, name: String::new() };
        assert_eq!(read("{\"t\":\"ready\",\"protocol\":1}"), Some(ready));
        for line in ["", "hello", "{}", "{\"t\":\"act\",\"id\":1,\"choice\":-1}", "[1]"] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
