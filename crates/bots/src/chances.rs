//! From points to chances of winning, with arithmetic that every machine does alike.

use stapel_core::{Seat, SeatCount};

/// How likely a lead ends as a win, if the difference still spreads by about `spread` points.
#[inline]
pub(crate) fn win(lead: f64, spread: f64) -> f64 {
    // An S-curve without an exponential: only +, ×, / and √ are the same everywhere.
    0.5 + 0.5 * lead / (lead * lead + spread * spread).sqrt().max(1e-9)
}

/// The lead of a seat over the best of the others.
#[inline]
pub(crate) fn lead(seats: SeatCount, me: Seat, score: impl Fn(Seat) -> f64) -> f64 {
    let others = seats.seats().filter(|&seat| seat != me).map(&score);
    score(me) - others.fold(f64::MIN, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tie_is_half_a_win_and_more_is_more() {
        assert!((win(0.0, 10.0) - 0.5).abs() < 1e-12);
        assert!(win(5.0, 10.0) > win(4.0, 10.0));
        assert!(win(1.0, 0.0) > 0.999 && win(-1.0, 0.0) < 0.001);
    }
}
