//! Information-set Monte Carlo tree search, plain: for comparison with the bots that know their
//! game.
//!
//! Each iteration imagines what is hidden anew and walks one tree of what the seat would see. Where
//! several choose at the same time, the others choose first and blindly, since their choice is not
//! seen either. Playouts are uniform.

mod tree;

use crate::{Bot, Thinking};
use stapel_core::{PlayRng, Rng, Seat, Turn, below, playout};
pub(crate) use tree::WIN;
use tree::{NONE, ROOT, Tree};

/// What a search leaves to those who know the game.
pub(crate) trait Guide<G: Thinking> {
    /// What another seat chooses in secret.
    fn other(&self, state: &G, seat: Seat, rng: &mut PlayRng) -> Option<G::Action>;
    /// Whether the tree ends here.
    fn ends(&self, state: &G) -> bool;
    /// Plays on from where the tree ends.
    fn finish(&self, state: &mut G, rng: &mut PlayRng) -> Option<()>;
    /// How much more is tried than what seems best: about how far apart the rewards of one action
    /// lie.
    fn curiosity(&self) -> f32;
    /// What the end is worth to each seat: up to [`WIN`].
    fn rewards(&self, state: &G) -> [u32; Seat::MAX];
}

/// Knows nothing but the rules.
struct Plain;

/// For rewards of all or nothing.
const CURIOSITY: f32 = 0.7;

impl<G: Thinking> Guide<G> for Plain {
    fn other(&self, state: &G, seat: Seat, rng: &mut PlayRng) -> Option<G::Action> {
        state.pick(seat, rng)
    }

    fn ends(&self, _state: &G) -> bool {
        false
    }

    fn finish(&self, state: &mut G, rng: &mut PlayRng) -> Option<()> {
        playout(state, rng).ok().map(|_| ())
    }

    fn curiosity(&self) -> f32 {
        CURIOSITY
    }

    fn rewards(&self, state: &G) -> [u32; Seat::MAX] {
        let winners = state.standing().map(|standing| standing.winners()).unwrap_or_default();
        let share = WIN / winners.len().max(1) as u32;
        let mut rewards = [0; Seat::MAX];
        winners.iter().for_each(|seat| rewards[seat.index()] = share);
        rewards
    }
}

/// A bot that searches with so many iterations.
pub(crate) struct Ismcts {
    pub(crate) iterations: u32,
}

impl<G: Thinking> Bot<G> for Ismcts {
    fn decide(&mut self, view: &G::View, rng: &mut PlayRng) -> Option<G::Action> {
        let offered = G::offered(view);
        if let [only] = offered[..] {
            return Some(only);
        }
        let found = search::<G>(view, self.iterations, rng)?;
        // Of equally good ones the first, on every machine.
        let most = found.iter().map(|(_, visits, _)| *visits).max()?;
        found.into_iter().find(|(_, visits, _)| *visits == most).map(|(action, _, _)| action)
    }
}

/// Searches, and gives for each action how often it was tried and its share of wins. None if the
/// view is of nobody who may act.
pub fn search<G: Thinking>(
    view: &G::View,
    iterations: u32,
    rng: &mut PlayRng,
) -> Option<Vec<(G::Action, u32, f64)>> {
    let me = G::viewer(view)?;
    let actions = G::offered(view);
    if actions.is_empty() {
        return None;
    }
    let mut walk = Walk::<G>::new(me, &actions, iterations as usize, &Plain);
    for _ in 0..iterations {
        let state = G::imagine(view, rng)?;
        walk.descend(state, None, &Plain, rng)?;
    }
    let children = walk.tree.first_children(actions.len());
    Some(actions.iter().zip(children).map(|(&a, node)| (a, node.visits, node.share())).collect())
}

/// By the number of visits, roughly: the factor of a child's spread, c · √ln n. Built from
/// arithmetic that every machine does alike.
fn curious(curiosity: f32) -> [f32; 256] {
    std::array::from_fn(|i| {
        let (power, eighths) = ((i / 8) as f32, (i % 8) as f32 / 8.0);
        curiosity * (std::f32::consts::LN_2 * (power + eighths)).sqrt()
    })
}

/// The entry of that table for so many visits.
#[inline]
fn bucket(visits: u32) -> usize {
    let visits = visits.max(1);
    let power = visits.ilog2();
    // The three bits below the highest one.
    let eighths = ((u64::from(visits) << 3) >> power) & 7;
    (power * 8) as usize + eighths as usize
}

/// A search that goes on, one imagined state after another.
pub(crate) struct Walk<G: Thinking> {
    me: Seat,
    tree: Tree<G::Action>,
    offered: Vec<G::Action>,
    path: Vec<u32>,
    root_actions: usize,
    curious: [f32; 256],
}

impl<G: Thinking> Walk<G> {
    /// For a seat that is offered these actions; there is room for so many nodes at once.
    pub(crate) fn new(
        me: Seat,
        actions: &[G::Action],
        room: usize,
        guide: &impl Guide<G>,
    ) -> Walk<G> {
        Walk {
            me,
            tree: Tree::new(me, actions, room),
            offered: Vec::with_capacity(256),
            path: Vec::with_capacity(256),
            root_actions: actions.len(),
            curious: curious(guide.curiosity()),
        }
    }

    /// One walk down the tree from an imagined state, with the first action given by its index or
    /// else chosen. Gives the state in which it ended, and what that is worth to each seat.
    pub(crate) fn descend(
        &mut self,
        mut state: G,
        first: Option<usize>,
        guide: &impl Guide<G>,
        rng: &mut PlayRng,
    ) -> Option<(G, [u32; Seat::MAX])> {
        self.path.clear();
        let mut at = ROOT;
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Fate => {
                    let fate = state.sample(rng)?;
                    state.befall(fate, &mut ()).ok()?;
                }
                Turn::Seats(seats) if seats.len() > 1 => {
                    let other = seats.without(self.me).first()?;
                    let action = guide.other(&state, other, rng)?;
                    state.act(other, action, &mut ()).ok()?;
                }
                Turn::Seats(seats) => {
                    let seat = seats.first()?;
                    let (child, is_new) = match (at, first) {
                        (ROOT, Some(index)) => {
                            let child = index as u32 + 1;
                            (child, self.tree.node(child).visits == 0)
                        }
                        (ROOT, None) => self.first_choice(rng),
                        _ => self.choice(at, seat, &state, rng),
                    };
                    state.act(seat, self.tree.node(child).action?, &mut ()).ok()?;
                    self.path.push(child);
                    if is_new || guide.ends(&state) {
                        guide.finish(&mut state, rng)?;
                        break;
                    }
                    at = child;
                }
            }
        }
        let rewards = guide.rewards(&state);
        self.tree.node_mut(ROOT).visits += 1;
        for &at in &self.path {
            let node = self.tree.node_mut(at);
            if let Some(seat) = node.seat {
                node.learn(rewards[seat.index()]);
            }
        }
        Some((state, rewards))
    }

    /// At the root the same is offered each time: no need to ask.
    fn first_choice(&mut self, rng: &mut PlayRng) -> (u32, bool) {
        let tried = self.tree.node(ROOT).visits;
        let children = self.tree.first_children(self.root_actions);
        if (tried as usize) < children.len() {
            // Each once, from a random one on, so that few iterations favour no kind of action.
            let untried = children.iter().filter(|node| node.visits == 0).count() as u32;
            let nth = below(rng, untried.max(1)) as usize;
            let found = children.iter().enumerate().filter(|(_, node)| node.visits == 0).nth(nth);
            if let Some((index, _)) = found {
                return (index as u32 + 1, true);
            }
        }
        let curious = self.curious[bucket(tried)];
        let mut best = (f32::MIN, 0);
        for (i, node) in children.iter().enumerate() {
            let promise = node.promise(curious);
            if promise > best.0 {
                best = (promise, i);
            }
        }
        (best.1 as u32 + 1, false)
    }

    /// Chooses a child for what is offered in this state; a new one while there are untried
    /// actions.
    fn choice(&mut self, at: u32, seat: Seat, state: &G, rng: &mut impl Rng) -> (u32, bool) {
        self.offered.clear();
        state.actions(seat, &mut self.offered);
        let mut best = (f32::MIN, NONE);
        let mut matched = 0;
        let mut child = self.tree.node(at).child;
        // Children and offers are both sorted: one walk along the two.
        let mut offers = self.offered.iter().copied().peekable();
        while child != NONE {
            let node = self.tree.node_mut(child);
            while offers.next_if(|&offer| Some(offer) < node.action).is_some() {}
            if offers.next_if(|&offer| Some(offer) == node.action).is_some() {
                matched += 1;
                node.offered += 1;
                let promise = node.promise(self.curious[bucket(node.offered)]);
                if promise > best.0 {
                    best = (promise, child);
                }
            }
            child = node.next;
        }
        if matched == self.offered.len() {
            return (best.1, false);
        }
        let nth = below(rng, (self.offered.len() - matched) as u32);
        (self.grow(at, seat, nth), true)
    }

    /// A child for the n-th untried action.
    fn grow(&mut self, at: u32, seat: Seat, nth: u32) -> u32 {
        let (mut behind, mut child) = (NONE, self.tree.node(at).child);
        let mut untried = 0;
        for &offer in &self.offered {
            while child != NONE && self.tree.node(child).action < Some(offer) {
                (behind, child) = (child, self.tree.node(child).next);
            }
            if child != NONE && self.tree.node(child).action == Some(offer) {
                continue;
            }
            if untried == nth {
                return self.tree.grow(at, behind, seat, offer);
            }
            untried += 1;
        }
        behind
    }
}
