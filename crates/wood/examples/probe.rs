use stapel_core::Seed;
use stapel_wood::*;
fn main() {
    let n: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(3);
    let secs: u32 = std::env::args().nth(2).and_then(|s| s.parse().ok()).unwrap_or(10);
    for setup in PILED {
        for s in 0..n {
            let t = std::time::Instant::now();
            let p = Pile::set_up(setup, Friction::NORMAL, Seed::from_number(s));
            let dt = t.elapsed();
            match p {
                Ok(p) => {
                    let h: Vec<i32> =
                        p.sticks().iter().map(|s| p.height(s).unwrap().get() as i32).collect();
                    let r =
                        gates::watch(setup, Friction::NORMAL, Seed::from_number(s), secs).unwrap();
                    println!(
                        "{setup:?} {s} {dt:?} top {} {:?} {:016x} all {:?}",
                        h.iter().max().unwrap(),
                        r,
                        p.chain(),
                        t.elapsed()
                    );
                }
                Err(e) => println!("{setup:?} {s} {e} {dt:?}"),
            }
        }
    }
}
