use stapel_core::*;
use stapel_totemo::*;
fn main() {
    for n in 2..=4u8 {
        let seats = SeatCount::new(n).unwrap();
        let o = Totemo::defaults(seats);
        let mut rng = Seed::from_number(1).play_rng();
        let games: u32 =
            std::env::var("GAMES").ok().and_then(|g| g.parse().ok()).unwrap_or(600_000);
        let t = std::time::Instant::now();
        let mut moves = 0u64;
        let mut score = 0u64;
        for _ in 0..games {
            let mut g = Totemo::start(&o, seats).unwrap();
            let p = playout(&mut g, &mut rng).unwrap();
            moves += p.moves as u64;
            for s in seats.seats() {
                score += g.score(s) as u64;
            }
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{n}: {:.0} playouts/s {:.1}M moves/s moves {:.3} score {:.3} size {}",
            games as f64 / e,
            moves as f64 / e / 1e6,
            moves as f64 / games as f64,
            score as f64 / games as f64 / n as f64,
            std::mem::size_of::<Totemo>()
        );
    }
}
