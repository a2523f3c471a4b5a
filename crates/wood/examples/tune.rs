//! tune
use stapel_core::Seed;
use stapel_wood::study::*;
use stapel_wood::*;
fn main() {
    let a: Vec<f32> = std::env::args().skip(1).map(|s| s.parse().unwrap()).collect();
    let f = HandFeel {
        hold: a[1],
        wrist: a[2],
        wrist_damping: a[3],
        stiffness: a[4],
        tremor: a[5],
        haste: a[6],
        most: a[7],
        twist: a[8],
        force: a[9] * 1e5,
        ..HandFeel::HUMAN
    };
    let n = a[0] as u32;
    print!("{:?} ", &a[1..]);
    for setup in PILED {
        for care in Care::ALL {
            let l = line(setup, care, f, Friction::NORMAL, n, Seed::from_number(1)).unwrap();
            print!(
                "{:?} {} {}%({}r) {:.2} | ",
                setup,
                &care.name()[..4],
                l.tally.clean_percent(),
                l.tally.raised,
                l.tally.lost as f32 / l.tally.turns as f32
            );
        }
    }
    println!();
}
