use stapel_core::Seed;
use stapel_wood::*;
fn main() {
    let n: u32 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(3);
    let t = std::time::Instant::now();
    let b = study::study(HandFeel::PLAIN, Friction::NORMAL, n, Seed::from_number(1)).unwrap();
    let a = study::study(HandFeel::HUMAN, Friction::NORMAL, n, Seed::from_number(1)).unwrap();
    println!("{}", study::table(&b, &a));
    for l in b.iter().chain(&a) {
        println!("{:?}", l);
    }
    println!("{:?}", t.elapsed());
}
