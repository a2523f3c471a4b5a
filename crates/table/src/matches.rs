//! A match.

use serde::{Deserialize, Serialize};
use stapel_core::{
    BadOptions, Chance, FORMAT, Game, Record, Seat, SeatCount, Seed, Standing, Turn, VERSION,
    Viewer,
};
use thiserror::Error;

/// What is agreed on before the first event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup<O> {
    /// The game's options.
    pub options: O,
    /// The players' names, in seat order.
    pub players: Vec<String>,
    /// Where chance comes from. Whoever knows it knows every draw.
    pub seed: Seed,
    /// The start player, if the table picked one; else the lot decides.
    #[serde(default)]
    pub first: Option<Seat>,
}

/// A game as it is played at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<G: Game> {
    pub(crate) setup: Setup<G::Options>,
    pub(crate) events: Vec<G::Event>,
    pub(crate) state: G,
}

/// Why a match can't begin.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum BadMatch {
    /// Too few or too many players for any table.
    #[error("a table has 2 to 5 players, not {found}")]
    Players {
        /// How many there were.
        found: usize,
    },
    /// The start player is not at the table.
    #[error("there is no seat {} to start", .seat.number())]
    First {
        /// The seat that was named.
        seat: Seat,
    },
    /// The options can't be played.
    #[error(transparent)]
    Options(BadOptions),
}

impl<G: Game> Match<G> {
    /// A match in which nothing has happened yet, not even the deal.
    pub(crate) fn blank(setup: Setup<G::Options>) -> Result<Match<G>, BadMatch> {
        let found = setup.players.len();
        let seats = u8::try_from(found).ok().and_then(SeatCount::new);
        let seats = seats.ok_or(BadMatch::Players { found })?;
        if let Some(seat) = setup.first.filter(|&seat| !seats.has(seat)) {
            return Err(BadMatch::First { seat });
        }
        let state = G::start(&setup.options, seats).map_err(BadMatch::Options)?;
        Ok(Match { setup, events: Vec::new(), state })
    }

    /// What was agreed on.
    #[must_use]
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// The state, with every secret.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All that has happened, with every secret.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What the game waits for.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// How many play.
    #[must_use]
    pub fn seats(&self) -> SeatCount {
        self.state.seats()
    }

    /// What one viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// What one viewer may know of the events from this one on.
    pub fn seen(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = G::Seen> {
        self.events.iter().skip(from).map(move |event| self.state.seen(event, viewer))
    }

    /// The scores and winners, once it is over.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        self.state.standing()
    }

    /// The points so far, by seat; none for seats that are not there.
    #[must_use]
    pub fn so_far(&self) -> [i32; Seat::MAX] {
        let mut points = [0; Seat::MAX];
        self.seats().seats().for_each(|seat| points[seat.index()] = self.state.so_far(seat));
        points
    }

    /// The omniscient record.
    #[must_use]
    pub fn record(&self) -> Record<G::Options, G::Event> {
        let Record { format, version, game, players, physics, inputs, result, .. } =
            self.borrowed();
        let (options, events) = (self.setup.options.clone(), self.events.clone());
        Record { format, version, game, options, players, events, physics, inputs, result }
    }

    /// The record as it is written, without a copy of all that happened.
    #[must_use]
    pub fn borrowed(&self) -> Record<&G::Options, &G::Event> {
        Record {
            format: FORMAT.into(),
            version: VERSION,
            game: G::NAME.into(),
            options: &self.setup.options,
            players: self.setup.players.clone(),
            events: self.events.iter().collect(),
            physics: None,
            inputs: None,
            result: self.standing(),
        }
    }
}

impl<G: Chance> Match<G> {
    /// Begins a match, up to the first decision of a player.
    ///
    /// # Errors
    /// If there are too few or too many players, or the options can't be played.
    pub fn start(setup: Setup<G::Options>) -> Result<Match<G>, BadMatch> {
        let mut game = Match::blank(setup)?;
        game.let_fate();
        Ok(game)
    }

    /// A seat does something; then fate does what is due. Gives the new events.
    ///
    /// # Errors
    /// If the rules forbid it. Then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], G::Illegal> {
        let before = self.events.len();
        self.state.act(seat, action, &mut self.events)?;
        self.let_fate();
        Ok(&self.events[before..])
    }

    /// Something happens that is not left to chance: the wood came to rest. Gives the new events.
    ///
    /// # Errors
    /// If it can't happen now. Then nothing has changed.
    pub fn befall(&mut self, fate: G::Fate) -> Result<&[G::Event], G::Illegal> {
        let before = self.events.len();
        self.state.befall(fate, &mut self.events)?;
        self.let_fate();
        Ok(&self.events[before..])
    }

    /// What is left to chance happens, each event from its own stream of the seed: so that taking
    /// back and playing on can't be used to fish for another draw.
    pub(crate) fn let_fate(&mut self) {
        while self.state.turn() == Turn::Fate && self.state.by_chance() {
            let mut rng = self.setup.seed.stream(self.events.len() as u64);
            let picked = self.setup.first.and_then(|seat| self.state.first(seat));
            let fate = picked.or_else(|| self.state.sample(&mut rng));
            let happened = fate.map(|fate| self.state.befall(fate, &mut self.events));
            if !matches!(happened, Some(Ok(()))) {
                // A game that refuses its own chance is broken; its laws are tested. Stop rather
                // than spin.
                return;
            }
        }
    }
}
