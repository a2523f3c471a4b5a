//! A bot that is a program of somebody else's.

use serde_json::Value;
use std::time::Duration;

/// A program that speaks the bot protocol (`docs/bot-protocol.md`).
pub trait Program {
    /// A game begins.
    fn hello(&mut self, hello: &Value);

    /// Something happened, as its seat saw it.
    fn event(&mut self, event: &Value);

    /// Asks for a decision among so many. None if it is forfeited.
    fn ask(&mut self, obs: &Value, legal: &Value, count: usize, allowed: Duration)
    -> Option<usize>;

    /// The game is over.
    fn end(&mut self, result: &Value);
}

impl<P: Program + ?Sized> Program for &mut P {
    fn hello(&mut self, hello: &Value) {
        (**self).hello(hello);
    }
    fn event(&mut self, event: &Value) {
        (**self).event(event);
    }
    fn ask(
        &mut self,
        obs: &Value,
        legal: &Value,
        count: usize,
        allowed: Duration,
    ) -> Option<usize> {
        (**self).ask(obs, legal, count, allowed)
    }
    fn end(&mut self, result: &Value) {
        (**self).end(result);
    }
}

impl<P: Program + ?Sized> Program for Box<P> {
    fn hello(&mut self, hello: &Value) {
        (**self).hello(hello);
    }
    fn event(&mut self, event: &Value) {
        (**self).event(event);
    }
    fn ask(
        &mut self,
        obs: &Value,
        legal: &Value,
        count: usize,
        allowed: Duration,
    ) -> Option<usize> {
        (**self).ask(obs, legal, count, allowed)
    }
    fn end(&mut self, result: &Value) {
        (**self).end(result);
    }
}
