//! What a bot with a hand sees.

use stapel_core::{Seat, Seed};
use stapel_protocol::{Advised, Raw};
use stapel_registry::{Decided, Mind};
use stapel_tokami::{Action, Colour, Phase, Stick, StickSet, Tokami};
use stapel_wood::codec::encode;
use stapel_wood::steady::{Plan, Skill, Steady};
use stapel_wood::{Aim, Pile};

/// The table as a bot with a hand sees it.
#[derive(Clone)]
pub(crate) struct Look {
    pub(crate) seat: Seat,
    pub(crate) game: Tokami,
    pub(crate) pile: Pile,
    /// Whether the seat sets in the next stick of a pile that is built by hand.
    pub(crate) builds: bool,
    /// Hands so far in this round.
    pub(crate) turns: u32,
}

impl Look {
    fn hand_and_action(&self, level: u8, seed: Seed) -> (Option<Raw>, Option<Vec<u8>>) {
        let skill = match level {
            0 | 1 => Skill::Shaky,
            2 | 3 => Skill::Even,
            _ => Skill::Sure,
        };
        let mut bot = Steady::new(skill, seed);
        let among = self.game.grips();
        if self.builds {
            let stick = Stick::all().find(|stick| !self.pile.sticks().has(*stick));
            return (None, stick.map(|stick| encode(&bot.build(&self.pile, stick))));
        }
        match self.game.phase() {
            Phase::Raise => match bot.plan_raise(&self.pile, among, self.game.may_decline()) {
                Some(plan) => {
                    let action = Action::Raise { stick: plan.stick() };
                    (raw(action), Some(self.raise(&mut bot, &plan)))
                }
                None => (raw(Action::Decline), None),
            },
            Phase::Win => {
                let worth = |stick: Stick| self.worth(stick);
                match bot.plan_win(&self.pile, among, worth, self.turns) {
                    Some(plan) => {
                        let action = Action::Win { stick: plan.stick() };
                        (raw(action), Some(self.pull_out(&mut bot, aim_at(plan.stick()), &plan)))
                    }
                    None => (raw(Action::Skip), None),
                }
            }
            Phase::Raising { stick } => {
                let plan = bot.plan_take(&self.pile, stick);
                (None, plan.map(|plan| self.raise(&mut bot, &plan)))
            }
            Phase::Winning { stick } => {
                let plan = bot.plan_take(&self.pile, stick);
                (None, plan.map(|plan| self.pull_out(&mut bot, aim_at(stick), &plan)))
            }
            Phase::Taking { stick, .. } => {
                let aim = Aim::Take { stick };
                let plan = bot.plan_take(&self.pile, stick);
                let hand = plan.map(|plan| self.pull_out(&mut bot, aim, &plan));
                // Without a plan it opens its hand at once, and the stick goes with it.
                (None, Some(hand.unwrap_or_else(|| encode(&[]))))
            }
            Phase::Sticks | Phase::First | Phase::Over => (None, None),
        }
    }

    fn raise(&self, bot: &mut Steady, plan: &Plan) -> Vec<u8> {
        encode(&bot.raise(&self.pile, aim_at(plan.stick()), plan))
    }

    fn pull_out(&self, bot: &mut Steady, aim: Aim, plan: &Plan) -> Vec<u8> {
        encode(&bot.pull_out(&self.pile, aim, plan))
    }

    /// TA-18, TA-21: what winning a stick would bring.
    fn worth(&self, stick: Stick) -> i32 {
        let Some(colours) = self.game.colours() else { return 0 };
        let colour = colours.of(stick);
        let freed = self.game.minus(self.seat) & colours.sticks(colour);
        i32::from(colour != Colour::Red) + freed.len() as i32
    }
}

/// By the rules this stick alone may be tried now.
const fn aim_at(stick: Stick) -> Aim {
    Aim::Try { forbidden: StickSet::ALL.without(stick) }
}

fn raw(action: Action) -> Option<Raw> {
    Raw::of(&action).ok()
}

impl Mind for Look {
    fn decide(&self, level: u8, seed: Seed) -> Decided {
        let (action, hand) = self.hand_and_action(level, seed);
        Decided { action, hand }
    }

    /// There is none: a hand can't be described.
    fn advise(&self, _: Seed) -> Vec<Advised> {
        Vec::new()
    }

    /// It is tried out on the wood, at every level.
    fn quickest_level(&self) -> Option<u8> {
        None
    }

    fn copied(&self) -> Box<dyn Mind> {
        Box::new(self.clone())
    }
}
