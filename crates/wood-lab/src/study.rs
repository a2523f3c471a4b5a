//! Does skill matter? Careful, hasty and careless hands play many turns on each pile.

use stapel_core::{PlayRng, Seed, below, pick_one};
use stapel_tokami::{Outcome, Reach, Setup, StickSet};
use stapel_wood::craft::{Manner, Pull, make, pulls, put_where, spots};
use stapel_wood::math::Vector;
use stapel_wood::stand::low_and_high;
use stapel_wood::{Aim, Attempt, Friction, HandFeel, PILED, Pile, Sample, WontStand, setup_name};

/// How a scripted hand goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// Picks a stick that little presses on, pulls slowly and straight, tries out where to put it.
    Careful,
    /// Picks and aims as the careful one does, but is in a hurry, and tugs at what is stuck.
    Hasty,
    /// In a hurry, and takes what comes: any stick that comes out at all, badly aimed, put down
    /// anywhere.
    Careless,
}

impl Care {
    /// All three, the best first.
    pub const ALL: [Care; 3] = [Care::Careful, Care::Hasty, Care::Careless];

    /// In tables.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Care::Careful => "careful",
            Care::Hasty => "hasty",
            Care::Careless => "careless",
        }
    }

    fn manner(self) -> Manner {
        match self {
            Care::Careful => {
                Manner { pull: 6.0, carry: 18.0, lower: 3.0, turn: 2.0, gain: 40.0, shake: 0.0 }
            }
            Care::Hasty | Care::Careless => {
                Manner { pull: 45.0, carry: 60.0, lower: 30.0, turn: 6.0, gain: 800.0, shake: 0.0 }
            }
        }
    }
}

/// What came of many turns.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Turns played.
    pub turns: u32,
    /// Turns in which no stick fell.
    pub clean: u32,
    /// Turns in which a stick was raised by the rules and nothing fell.
    pub raised: u32,
    /// Sticks that fell, in all.
    pub lost: u32,
}

impl Tally {
    /// Clean turns in hundredths of all.
    #[must_use]
    pub fn clean_percent(&self) -> u32 {
        (100 * self.clean + self.turns / 2) / self.turns.max(1)
    }
}

/// One line of the study.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// The pile.
    pub setup: Setup,
    /// How the hand goes about it.
    pub care: Care,
    /// What came of it with the one hand …
    pub before: Tally,
    /// … and with the other.
    pub after: Tally,
}

/// Turns played on one pile, one after another, before the next pile.
const TURNS_A_PILE: u32 = 3;

/// Compares two hands: plays so many piles of each kind, carefully, hastily and carelessly, three
/// turns on each.
///
/// # Errors
/// If a pile would not stand.
pub fn compare(
    before: HandFeel,
    after: HandFeel,
    friction: Friction,
    piles: u32,
    seed: Seed,
) -> Result<Vec<Line>, WontStand> {
    let mut lines = Vec::new();
    for setup in PILED {
        let tally = Tally::default();
        let mut of_setup = Care::ALL.map(|care| Line { setup, care, before: tally, after: tally });
        for n in 0..piles {
            let pile = Pile::set_up(setup, friction, seed.child(1, u64::from(n)))?;
            for line in &mut of_setup {
                for (feel, tally) in [(before, &mut line.before), (after, &mut line.after)] {
                    let mut rng = seed.child(2, u64::from(n)).play_rng();
                    let mut pile = pile.clone();
                    for _ in 0..TURNS_A_PILE {
                        pile = play_turn(pile, line.care, feel, &mut rng, tally);
                    }
                }
            }
        }
        lines.extend(of_setup);
    }
    Ok(lines)
}

/// The study as a table.
#[must_use]
pub fn table(lines: &[Line]) -> String {
    let mut text = String::from(
        "pile     hand      turns   clean before     after   sticks lost a turn before  after\n",
    );
    for line in lines {
        let lost = |tally: &Tally| f64::from(tally.lost) / f64::from(tally.turns.max(1));
        text += &format!(
            "{:<8} {:<9} {:>5}   {:>10} %   {:>5} %   {:>25.2}  {:>5.2}\n",
            setup_name(line.setup),
            line.care.name(),
            line.after.turns,
            line.before.clean_percent(),
            line.after.clean_percent(),
            lost(&line.before),
            lost(&line.after),
        );
    }
    text
}

/// One raise, and the samples that it took.
pub(crate) fn rehearse(pile: Pile, care: Care, rng: &mut PlayRng) -> (Pile, Vec<Sample>) {
    let highest = highest_spot(&pile);
    let Some(pull) = choose(&pile, care, StickSet::EMPTY, highest, rng) else {
        return (pile, Vec::new());
    };
    let mut attempt = Attempt::new(pile, Aim::Try { forbidden: StickSet::EMPTY });
    let samples = raise(&mut attempt, &pull, care, rng);
    (attempt.finish().0, samples)
}

/// One turn: a raise, and if that went well, a win.
fn play_turn(pile: Pile, care: Care, feel: HandFeel, rng: &mut PlayRng, tally: &mut Tally) -> Pile {
    tally.turns += 1;
    let highest = highest_spot(&pile);
    let Some(pull) = choose(&pile, care, StickSet::EMPTY, highest, rng) else { return pile };
    let mut attempt = Attempt::with_feel(pile, Aim::Try { forbidden: StickSet::EMPTY }, feel);
    raise(&mut attempt, &pull, care, rng);
    let (mut pile, report) = attempt.finish();
    let Some(Outcome::Tried(tried)) = report.outcome() else { return pile };
    tally.lost += tried.fallen.len() as u32;
    if !tried.fallen.is_empty() {
        return pile;
    }
    if tried.reach == Reach::InHand || !tried.after.is_raised_from(tried.before) {
        // TA-10: it becomes a minus stick. Nothing fell.
        tally.clean += 1;
        pile.take(pull.stick);
        pile.settle();
        return pile;
    }
    tally.raised += 1;
    let forbidden = StickSet::EMPTY.with(pull.stick);
    let Some(pull) = choose(&pile, care, forbidden, None, rng) else {
        tally.clean += 1;
        return pile;
    };
    let mut attempt = Attempt::with_feel(pile, Aim::Try { forbidden }, feel);
    let yanks = yanks(care, rng);
    make(&mut attempt, &pull, &yanks, |_| None, &care.manner(), rng);
    let (pile, report) = attempt.finish();
    if let Some(Outcome::Tried(tried)) = report.outcome() {
        tally.lost += tried.fallen.len() as u32;
        tally.clean += u32::from(tried.fallen.is_empty());
    }
    pile
}

/// Pulls a stick out and puts it higher up, if there is a place for it.
fn raise(attempt: &mut Attempt, pull: &Pull, care: Care, rng: &mut PlayRng) -> Vec<Sample> {
    let stick = pull.stick;
    let higher = attempt.pile().top(stick).unwrap_or(0.0) + 0.1;
    let yanks = yanks(care, rng);
    let pick = below(rng, 1000) as usize;
    let spot = |attempt: &Attempt| match care {
        Care::Careful | Care::Hasty => put_where(attempt, stick, higher, 10),
        Care::Careless => {
            let all = spots(attempt.pile(), Some(stick), higher);
            all.get(pick % (all.len() / 2 + 1)).copied()
        }
    };
    make(attempt, pull, &yanks, spot, &care.manner(), rng)
}

/// The stick and the way, and for the careless how badly aimed. `highest` is how high a stick can be
/// put, if it is to be raised.
fn choose(
    pile: &Pile,
    care: Care,
    forbidden: StickSet,
    highest: Option<f32>,
    rng: &mut PlayRng,
) -> Option<Pull> {
    let among = pile
        .sticks()
        .iter()
        .filter(|stick| !forbidden.has(*stick))
        .filter(|stick| {
            highest.is_none_or(|top| pile.top(*stick).is_some_and(|now| now + 0.1 < top))
        })
        .collect();
    let all = pulls(pile, among);
    match care {
        Care::Careful | Care::Hasty => {
            // The best way for each stick, and then one of five sticks: the few that nothing lies
            // on would soon run out.
            let mut sticks = StickSet::EMPTY;
            let mut best = Vec::new();
            for pull in &all {
                if !sticks.has(pull.stick) {
                    sticks = sticks.with(pull.stick);
                    best.push(*pull);
                }
            }
            best.truncate(5);
            pick_one(&best, rng).copied()
        }
        Care::Careless => {
            let free: Vec<Pull> = all.into_iter().filter(|pull| pull.blocked < 0.2).collect();
            let pull = *pick_one(&free, rng)?;
            let mut off = || (below(rng, 601) as f32 - 300.0) / 1000.0;
            let way = (pull.way + Vector::new(off(), off(), off())).normalize();
            Some(Pull { way, ..pull })
        }
    }
}

/// How a hand tugs at a stick that is stuck. The careful one gives up.
fn yanks(care: Care, rng: &mut PlayRng) -> Vec<Vector> {
    let mut side = || (below(rng, 2001) as f32 - 1000.0) / 1000.0;
    match care {
        Care::Careful => Vec::new(),
        Care::Hasty => (0..2).map(|_| Vector::new(side(), side().abs(), side())).collect(),
        Care::Careless => (0..4).map(|_| Vector::new(side(), side().abs(), side())).collect(),
    }
}

/// How high a stick can be put so that it is carried on both sides.
fn highest_spot(pile: &Pile) -> Option<f32> {
    spots(pile, None, 0.0)
        .iter()
        .filter(|spot| spot.support > 0.8)
        .map(|spot| low_and_high(&spot.pose).1)
        .max_by(f32::total_cmp)
}
