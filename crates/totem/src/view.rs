//! What one viewer may know.

use crate::{Action, Card, Cards, Hand, Options, Place, Totem};
use serde::{Deserialize, Serialize};
use stapel_core::{Search, Seat, Viewer};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "wait", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemPhase"))]
pub enum Phase {
    // First what comes most often: one comparison tells it from the others.
    /// TE-7: the mover plays a card.
    Play,
    /// TE-6: all choose in secret.
    Choose,
    /// TE-5: the start player.
    First,
    /// TE-3: a player's cards.
    Deal {
        /// Whose cards come next.
        seat: Seat,
    },
    /// Nothing: the game is over.
    Over,
}

/// All that a viewer may know now, and what they are offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemView"))]
pub struct View {
    /// What the table agreed on.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// The table as it lies before them.
    pub obs: Obs,
    /// All that they may do now, in the order of [`Search::actions`].
    pub legal: Vec<Action>,
    /// The start player of this game.
    pub first: Seat,
    /// Games of the series before this one.
    pub game: u8,
    /// Points in those games.
    pub totals: Vec<u16>,
    /// Points in each pole.
    pub worth: Vec<u16>,
    /// Turns taken or passed in this round.
    pub turns: u8,
    /// What each seat has played or lost in this game.
    pub spent: Vec<Cards>,
    /// What each seat showed not to hold in this round, by passing: one bit each for totem cards
    /// and warriors, tops, companions.
    pub lacks: Vec<u8>,
}

/// The table as it lies before one viewer (`docs/bot-protocol.md`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TotemObs"))]
pub struct Obs {
    /// Who looks; null for a spectator.
    pub seat: Option<Seat>,
    /// Who plays now, or the viewer while they are to choose; null if neither.
    pub to_move: Option<Seat>,
    /// 1–7; 0 before the cards are dealt.
    pub round: u8,
    /// Who holds the start-player pole.
    pub starter: Seat,
    /// The poles, place by place, bottom card first.
    pub poles: Vec<Vec<Card>>,
    /// The viewer's own cards that they have not chosen yet.
    pub stock: Cards,
    /// What the viewer has left of the three of this round.
    pub hand: Hand,
    /// How many each seat has left of its three.
    pub hands: Vec<u8>,
    /// Who has chosen.
    pub chosen: Vec<bool>,
    /// Points captured so far.
    pub won: Vec<u16>,
    /// Every card played or lost so far, sorted.
    pub seen: Vec<Card>,
}

impl View {
    pub(crate) fn of(game: &Totem, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let to_move = match game.phase {
            Phase::Play => Some(game.mover),
            Phase::Choose => seat.filter(|&seat| game.choosing().has(seat)),
            Phase::First | Phase::Deal { .. } | Phase::Over => None,
        };
        let per_seat = || game.seats.seats();
        let mut seen: Vec<Card> = per_seat().flat_map(|s| game.spent(s).iter()).collect();
        seen.sort_unstable();
        let obs = Obs {
            seat,
            to_move,
            round: game.round,
            starter: game.starter,
            poles: game.poles.all(),
            stock: seat.map(|s| game.stock(s)).unwrap_or_default(),
            hand: seat.map(|s| game.hand(s)).unwrap_or_default(),
            hands: per_seat().map(|s| game.hand(s).len() as u8).collect(),
            chosen: per_seat().map(|s| game.chosen.has(s)).collect(),
            won: per_seat().map(|s| game.won(s)).collect(),
            seen,
        };
        let mut legal = Vec::new();
        if let Some(seat) = seat {
            game.actions(seat, &mut legal);
        }
        let places = Place::all(game.poles.tops().places());
        View {
            options: game.options,
            phase: game.phase,
            obs,
            legal,
            first: game.first,
            game: game.game,
            totals: game.totals[..game.seats.len()].to_vec(),
            worth: places.map(|place| game.poles.points(place)).collect(),
            turns: game.turns,
            spent: per_seat().map(|s| game.spent(s)).collect(),
            lacks: game.lacks[..game.seats.len()].to_vec(),
        }
    }
}
