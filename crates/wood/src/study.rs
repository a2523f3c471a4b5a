//! Does skill matter? Careful, hasty and careless hands play many turns on each pile.

use crate::attempt::{Aim, Attempt};
use crate::craft::{Manner, Pull, holds, make, pulls, spots};
use crate::feel::HandFeel;
use crate::outcome::{Reach, Report};
use crate::pile::Pile;
use crate::setup::{Setup, WontStand};
use crate::stick::StickSet;
use crate::verdict::is_higher;
use crate::world::Friction;
use rapier3d::math::Vector;
use stapel_core::{PlayRng, Seed, below};

/// How a scripted hand goes about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// Picks a stick that little presses on, pulls slowly and straight, tries out where to put it.
    Careful,
    /// Picks and aims as the careful one does, but is in a hurry.
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
            Care::Careful => Manner { pull: 6.0, carry: 18.0, lower: 3.0, turn: 2.0, gain: 40.0 },
            Care::Hasty | Care::Careless => {
                Manner { pull: 45.0, carry: 60.0, lower: 30.0, turn: 6.0, gain: 800.0 }
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
    /// The hand.
    pub care: Care,
    /// What came of it.
    pub tally: Tally,
}

/// Turns played on one pile, one after another, before the next pile.
const TURNS_A_PILE: u32 = 3;

/// Plays so many piles of each kind with each of the three hands, three turns on each.
///
/// # Errors
/// If a pile would not stand.
pub fn study(
    feel: HandFeel,
    friction: Friction,
    piles: u32,
    seed: Seed,
) -> Result<Vec<Line>, WontStand> {
    let mut lines = Vec::new();
    for setup in Setup::PILED {
        for care in Care::ALL {
            let mut tally = Tally::default();
            for n in 0..piles {
                let mut pile = Pile::set_up(setup, friction, seed.child(1, u64::from(n)))?;
                let mut rng = seed.child(2, u64::from(n)).play_rng();
                for _ in 0..TURNS_A_PILE {
                    pile = play_turn(pile, care, feel, &mut rng, &mut tally);
                }
            }
            lines.push(Line { setup, care, tally });
        }
    }
    Ok(lines)
}

/// The study as a table, before and after.
#[must_use]
pub fn table(before: &[Line], after: &[Line]) -> String {
    let mut text = String::from(
        "pile     hand      clean turns before   after     sticks lost a turn before  after\n",
    );
    for (b, a) in before.iter().zip(after) {
        let lost = |tally: &Tally| f64::from(tally.lost) / f64::from(tally.turns.max(1));
        text += &format!(
            "{:<8} {:<9} {:>17} %  {:>5} %     {:>24.2}  {:>5.2}\n",
            b.setup.name(),
            b.care.name(),
            b.tally.clean_percent(),
            a.tally.clean_percent(),
            lost(&b.tally),
            lost(&a.tally),
        );
    }
    text
}

/// One turn: a raise, and if that went well, a win.
fn play_turn(pile: Pile, care: Care, feel: HandFeel, rng: &mut PlayRng, tally: &mut Tally) -> Pile {
    tally.turns += 1;
    let Some(pull) = choose(&pile, care, StickSet::EMPTY, rng) else { return pile };
    let before = pile.top(pull.stick).unwrap_or(0.0);
    let mut attempt = Attempt::with_feel(pile, Aim::Try { forbidden: StickSet::EMPTY }, feel);
    let picks = below(rng, 1000);
    make(
        &mut attempt,
        &pull,
        |attempt| {
            let stick = pull.stick;
            let all = spots(attempt.pile(), Some(stick), before + 0.1);
            match care {
                Care::Careful | Care::Hasty => all
                    .iter()
                    .take(10)
                    .find(|spot| holds(attempt.pile(), stick, spot, before + 0.1))
                    .copied(),
                Care::Careless => {
                    let half = all.len() / 2 + 1;
                    all.get(picks as usize % half).copied()
                }
            }
        },
        &care.manner(),
    );
    let (mut pile, report) = attempt.finish();
    let Report::Tried(tried) = report else { return pile };
    tally.lost += tried.fallen.len() as u32;
    if !tried.fallen.is_empty() {
        return pile;
    }
    if tried.reach == Reach::InHand || !is_higher(tried.before, tried.after) {
        // TA-10: it becomes a minus stick. Nothing fell.
        tally.clean += 1;
        pile.take(pull.stick);
        pile.settle();
        return pile;
    }
    tally.raised += 1;
    let forbidden = StickSet::EMPTY.with(pull.stick);
    let Some(pull) = choose(&pile, care, forbidden, rng) else {
        tally.clean += 1;
        return pile;
    };
    let mut attempt = Attempt::with_feel(pile, Aim::Try { forbidden }, feel);
    make(&mut attempt, &pull, |_| None, &care.manner());
    let (pile, report) = attempt.finish();
    if let Report::Tried(tried) = report {
        tally.lost += tried.fallen.len() as u32;
        tally.clean += u32::from(tried.fallen.is_empty());
    }
    pile
}

/// The stick and the way, and for the careless how badly aimed.
fn choose(pile: &Pile, care: Care, forbidden: StickSet, rng: &mut PlayRng) -> Option<Pull> {
    let among = pile.sticks().iter().filter(|stick| !forbidden.has(*stick)).collect();
    let all = pulls(pile, among);
    let best = |count: usize, rng: &mut PlayRng| {
        let count = count.min(all.len()) as u32;
        if count == 0 { None } else { all.get(below(rng, count) as usize).copied() }
    };
    match care {
        Care::Careful | Care::Hasty => best(6, rng),
        Care::Careless => {
            let free: Vec<Pull> = all.iter().filter(|pull| pull.risk < 8.0).copied().collect();
            let pull = *free.get(below(rng, free.len().max(1) as u32) as usize)?;
            let mut off = || (below(rng, 401) as f32 - 200.0) / 1000.0;
            let way = (pull.way + Vector::new(off(), off(), off())).normalize();
            Some(Pull { way, ..pull })
        }
    }
}
