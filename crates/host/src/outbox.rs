//! Where messages go.

use serde_json::Error;
use stapel_protocol::ServerMsg;
use stapel_protocol::binary::Frame;

/// Takes messages for connections of type `C`, in the order in which they are to be sent.
pub trait Outbox<C> {
    /// One text: what is written.
    fn text(&mut self, to: &C, write: impl FnOnce(&mut Vec<u8>) -> Result<(), Error>);

    /// Two texts, one behind the other.
    fn two_texts(
        &mut self,
        to: &C,
        first: impl FnOnce(&mut Vec<u8>) -> Result<(), Error>,
        second: impl FnOnce(&mut Vec<u8>) -> Result<(), Error>,
    ) {
        self.text(to, first);
        self.text(to, second);
    }

    /// How many messages it holds; two texts that were put in together count as one.
    fn len(&self) -> usize;

    /// Whether it holds none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The same message as the `nth`, for another connection.
    fn again(&mut self, to: &C, nth: usize);

    /// A binary frame.
    fn frame(&mut self, to: &C, frame: &Frame<'_>);

    /// A message.
    fn message(&mut self, to: &C, message: &ServerMsg) {
        self.text(to, |text| message.write_json(text));
    }
}
