//! Where a game writes down what happens.

/// Takes the lines of a record. A line is only made if somebody keeps it: `()` keeps nothing, so
/// a playout makes no lines and allocates nothing.
pub trait Log<E> {
    /// Something happened.
    fn note(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn note(&mut self, _event: impl FnOnce() -> E) {}
}
