//! What the bot sees, and what it decides on it.

use super::{Plan, Skill, Steady};
use stapel_core::{Seat, Seed};
use stapel_tokami::{Action, Colour, Phase, Stick, StickSet, Tokami};
use stapel_wood::{Aim, Pile, Sample};

/// The table as a bot with a hand sees it: nothing is hidden.
#[derive(Clone)]
pub struct Sight {
    /// Whose hand it is.
    pub seat: Seat,
    /// The rules' state.
    pub game: Tokami,
    /// The pile at rest.
    pub pile: Pile,
    /// Is it this seat's turn to set a stick in (TA-3)?
    pub builds: bool,
    /// Hands so far in this round, without those that built the pile.
    pub hands: u32,
}

/// What the bot does, and with which hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// What it announces, if something is to be announced.
    pub action: Option<Action>,
    /// All samples of its hand, if it moves one now.
    pub hand: Option<Vec<Sample>>,
    /// Ticks of wood that it moved in its mind.
    pub thought: u32,
}

impl Sight {
    /// Decides: the same sight, level (1 to 5) and seed give the same samples on every machine. It may
    /// take a second.
    #[must_use]
    pub fn decide(&self, level: u8, seed: Seed) -> Decision {
        let mut bot = Steady::new(Skill::of_level(level), seed);
        let (action, hand) =
            if self.builds { (None, self.build(&mut bot)) } else { self.play(&mut bot) };
        Decision { action, hand, thought: bot.thought() }
    }

    fn build(&self, bot: &mut Steady) -> Option<Vec<Sample>> {
        let stick = Stick::all().find(|stick| !self.pile.sticks().has(*stick))?;
        Some(bot.build(&self.pile, stick))
    }

    fn play(&self, bot: &mut Steady) -> (Option<Action>, Option<Vec<Sample>>) {
        let among = self.game.grips();
        match self.game.phase() {
            Phase::Raise => match bot.plan_raise(&self.pile, among, self.game.may_decline()) {
                Some(plan) => {
                    let action = Action::Raise { stick: plan.stick() };
                    (Some(action), Some(self.raise(bot, &plan)))
                }
                None => (Some(Action::Decline), None),
            },
            Phase::Win => {
                let worth = |stick: Stick| self.worth(stick);
                match bot.plan_win(&self.pile, among, worth, self.hands) {
                    Some(plan) => {
                        let action = Action::Win { stick: plan.stick() };
                        let aim = aim_at(plan.stick());
                        (Some(action), Some(bot.pull_out(&self.pile, aim, &plan)))
                    }
                    None => (Some(Action::Skip), None),
                }
            }
            Phase::Raising { stick } => {
                let plan = bot.plan_take(&self.pile, stick);
                (None, plan.map(|plan| self.raise(bot, &plan)))
            }
            Phase::Winning { stick } => {
                let plan = bot.plan_take(&self.pile, stick);
                (None, plan.map(|plan| bot.pull_out(&self.pile, aim_at(stick), &plan)))
            }
            Phase::Taking { stick, .. } => {
                let plan = bot.plan_take(&self.pile, stick);
                let hand = plan.map(|plan| bot.pull_out(&self.pile, Aim::Take { stick }, &plan));
                // Without a plan it opens its hand at once, and the stick goes with it.
                (None, Some(hand.unwrap_or_default()))
            }
            Phase::Sticks | Phase::First | Phase::Over => (None, None),
        }
    }

    fn raise(&self, bot: &mut Steady, plan: &Plan) -> Vec<Sample> {
        bot.raise(&self.pile, aim_at(plan.stick()), plan)
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
