//! Elo by the model of Bradley and Terry: the strengths under which the results were most likely.

/// Results between bots: `wins[i][j]` is how often i beat j, a tie half for each.
pub(crate) type Wins = Vec<Vec<f64>>;

/// Elo points of each bot, 0 on average. Each pair that met is given half a win each way on top, so
/// that who never lost has a finite rating.
pub(crate) fn elo(wins: &Wins) -> Vec<f64> {
    let n = wins.len();
    let met = |i: usize, j: usize| i != j && wins[i][j] + wins[j][i] > 0.0;
    let won = |i: usize, j: usize| if met(i, j) { wins[i][j] + 0.5 } else { 0.0 };
    let mut strength = vec![1.0_f64; n];
    for _ in 0..2000 {
        let mut next = strength.clone();
        for i in 0..n {
            let total: f64 = (0..n).map(|j| won(i, j)).sum();
            let expected: f64 = (0..n)
                .filter(|&j| met(i, j))
                .map(|j| (won(i, j) + won(j, i)) / (strength[i] + strength[j]))
                .sum();
            if expected > 0.0 {
                next[i] = total / expected;
            }
        }
        let mean = next.iter().map(|s| s.ln()).sum::<f64>() / n.max(1) as f64;
        next.iter_mut().for_each(|s| *s /= mean.exp());
        let moved = next.iter().zip(&strength).map(|(a, b)| (a / b).ln().abs()).fold(0.0, f64::max);
        strength = next;
        if moved < 1e-10 {
            break;
        }
    }
    strength.iter().map(|s| 400.0 * s.log10()).collect()
}

/// The middle 95 % of some values.
pub(crate) fn middle(values: &mut [f64]) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let index = (share * values.len().saturating_sub(1) as f64).round() as usize;
        values.get(index).copied().unwrap_or(0.0)
    };
    (at(0.025), at(0.975))
}

/// A share of so many games with its 95 % interval (Wilson's, which is honest at 0 and 1, too).
pub(crate) fn interval(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let below = 1.0 + Z * Z / games;
    let centre = share + Z * Z / (2.0 * games);
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    ((centre - half).max(0.0) / below, (centre + half).min(below) / below)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_to_one_is_191_points() {
        // With the half wins on top: 750.5 to 250.5.
        let ratings = elo(&vec![vec![0.0, 750.0], vec![250.0, 0.0]]);
        let expected = 400.0 * (750.5_f64 / 250.5).log10();
        assert!((ratings[0] - ratings[1] - expected).abs() < 1e-6);
        assert!((expected - 190.6).abs() < 0.5);
        assert!((ratings[0] + ratings[1]).abs() < 1e-9);
    }

    #[test]
    fn strengths_behind_known_results_are_found() {
        let truth = [300.0, 100.0, -50.0, -350.0];
        let wins: Wins = (0..4)
            .map(|i| {
                let chance = |j: usize| 1.0 / (1.0 + 10_f64.powf((truth[j] - truth[i]) / 400.0));
                (0..4).map(|j| if i == j { 0.0 } else { 1e6 * chance(j) }).collect()
            })
            .collect();
        for (found, truth) in elo(&wins).iter().zip(truth) {
            assert!((found - truth).abs() < 0.1, "{found} {truth}");
        }
    }

    #[test]
    fn who_never_met_or_never_lost_is_rated_all_the_same() {
        let ratings = elo(&vec![vec![0.0, 10.0, 0.0], vec![0.0; 3], vec![0.0; 3]]);
        assert!(ratings.iter().all(|rating| rating.is_finite()));
        assert!(ratings[0] > ratings[1]);
    }

    #[test]
    fn intervals_are_wilsons() {
        let (low, high) = interval(0.95, 200.0);
        assert!((low - 0.9104).abs() < 1e-3 && (high - 0.9726).abs() < 1e-3, "{low} {high}");
        let (low, high) = interval(1.0, 100.0);
        assert!((low - 0.963).abs() < 1e-3 && high <= 1.0, "{low} {high}");
        assert_eq!(middle(&mut (0..=1000).map(f64::from).collect::<Vec<_>>()), (25.0, 975.0));
    }
}
