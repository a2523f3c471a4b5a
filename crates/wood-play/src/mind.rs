//! What a bot with a hand sees: everything, because nothing is hidden.

use stapel_bots::tokami::Sight;
use stapel_core::Seed;
use stapel_protocol::{Advised, Raw};
use stapel_registry::{Decided, Mind};
use stapel_wood::codec::encode;

/// What the seat of a bot sees.
pub(crate) struct HandMind(pub(crate) Sight);

impl Mind for HandMind {
    fn decide(&self, level: u8, seed: Seed) -> Decided {
        let decision = self.0.decide(level, seed);
        Decided {
            action: decision.action.and_then(|action| Raw::of(&action).ok()),
            hand: decision.hand.map(|samples| encode(&samples)),
        }
    }

    /// There is none: a hand can't be described.
    fn advise(&self, _: Seed) -> Vec<Advised> {
        Vec::new()
    }

    /// It is tried out on the wood, at every level.
    fn quickest_level(&self) -> Option<u8> {
        None
    }
}

#[cfg(test)]
mod tests {
    use crate::play::WoodPlay;
    use stapel_bots::tokami::{Sight, play_game};
    use stapel_core::{Cause, Game, SeatCount, Seed};
    use stapel_protocol::Raw;
    use stapel_registry::{NewPlay, Play};
    use stapel_tokami::{Options, Tokami};
    use stapel_wood::codec::{decode, encode};
    use stapel_wood::{Friction, HandBytes, Pile};

    /// The branch of the game's seed that piles are set up from.
    const PILES: u64 = 10;

    /// What `stapel simulate tokami` has its bots do, those of a table do too: the game that the command line played
    /// is taken up where its first hand was due.
    #[test]
    fn a_level_is_the_same_bot_as_on_the_command_line() {
        let (options, seed) = (Options::default(), Seed::from_number(21));
        let played = play_game(&options, &[1, 2], seed).unwrap();
        let seats = SeatCount::new(2).unwrap();
        let mut game = Tokami::start(&options, seats).unwrap();
        for event in played.events.iter().take(2) {
            if let Cause::Befall(fate) = game.cause(event) {
                game.befall(fate, &mut ()).unwrap();
            }
        }
        let first = game.mover().unwrap();
        let pile = Pile::set_up(options.setup, Friction::NORMAL, seed.child(PILES, 0)).unwrap();
        let mind = super::HandMind(Sight { seat: first, game, pile, builds: false, hands: 0 });
        // The first decision of the command line's game.
        let decided = super::Mind::decide(&mind, 1 + first.number(), seed.child(11, 0));
        assert!(decided.action.is_some());
        assert_eq!(
            Some(HandBytes::of(&decode(&decided.hand.unwrap()).unwrap())),
            played.inputs.rounds[0].hands.first().cloned()
        );
    }

    #[test]
    fn each_level_decides_at_a_table_what_the_bot_decides() {
        let play = WoodPlay::start(NewPlay {
            options: &Raw::of(&Options::default()).unwrap(),
            players: vec!["Ada".into(), "Bo".into()],
            seed: Seed::from_number(3),
            first: None,
            sets_up: true,
        });
        let play = play.unwrap();
        let seat = play.due().first().unwrap();
        let sight = play.sight(seat);
        let mut hands = Vec::new();
        for level in 1..=5 {
            let seed = Seed::from_number(40);
            let alone = sight.decide(level, seed);
            let decided = play.mind(seat).decide(level, seed);
            assert_eq!(decided.action, alone.action.and_then(|action| Raw::of(&action).ok()));
            assert_eq!(decided.hand, alone.hand.map(|samples| encode(&samples)));
            hands.push(decided.hand);
        }
        hands.dedup();
        assert_eq!(hands.len(), 5, "no two levels move alike");
    }
}
