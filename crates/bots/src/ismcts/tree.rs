//! The tree of an information-set search: nodes in one list, no node freed before the end.

use stapel_core::Seat;

/// No node.
pub(crate) const NONE: u32 = u32::MAX;
/// The node of the decision that is asked for.
pub(crate) const ROOT: u32 = 0;
/// A win, in parts: shared between up to five, it divides evenly.
pub(crate) const WIN: u32 = 60_000;

/// What followed one action, or at the root nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<A> {
    pub(crate) action: Option<A>,
    pub(crate) seat: Option<Seat>,
    /// Its first child, the least action first.
    pub(crate) child: u32,
    /// The next child of its parent.
    pub(crate) next: u32,
    pub(crate) visits: u32,
    /// How often its action was offered.
    pub(crate) offered: u32,
    reward: u64,
    mean: f32,
    spread: f32,
}

impl<A> Node<A> {
    const fn new(action: Option<A>, seat: Option<Seat>, next: u32) -> Node<A> {
        Node {
            action,
            seat,
            child: NONE,
            next,
            visits: 0,
            offered: 0,
            reward: 0,
            mean: 0.0,
            spread: 0.0,
        }
    }

    /// The share of wins of the seat that acted.
    pub(crate) fn share(&self) -> f64 {
        self.reward as f64 / (f64::from(WIN) * f64::from(self.visits.max(1)))
    }

    /// How good it may be: the mean and a bonus for what is little known.
    #[inline]
    pub(crate) fn promise(&self, curious: f32) -> f32 {
        self.mean + curious * self.spread
    }

    /// It led to a reward.
    #[inline]
    pub(crate) fn learn(&mut self, reward: u32) {
        self.visits += 1;
        self.reward += u64::from(reward);
        let n = self.visits as f32;
        self.mean = self.reward as f32 / (n * WIN as f32);
        // Kept, so that choosing a child needs neither a division nor a root.
        self.spread = (1.0 / n).sqrt();
    }
}

/// All nodes.
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Ord> Tree<A> {
    /// With its root, and a child for each action there.
    pub(crate) fn new(seat: Seat, actions: &[A], room: usize) -> Tree<A> {
        let mut nodes = Vec::with_capacity(room + actions.len() + 1);
        nodes.push(Node::new(None, None, NONE));
        for (i, &action) in actions.iter().enumerate() {
            let last = i + 1 == actions.len();
            let next = if last { NONE } else { i as u32 + 2 };
            nodes.push(Node::new(Some(action), Some(seat), next));
        }
        nodes[0].child = if actions.is_empty() { NONE } else { 1 };
        Tree { nodes }
    }

    #[inline]
    pub(crate) fn node(&self, at: u32) -> &Node<A> {
        &self.nodes[at as usize]
    }

    #[inline]
    pub(crate) fn node_mut(&mut self, at: u32) -> &mut Node<A> {
        &mut self.nodes[at as usize]
    }

    /// The children of the root, which lie next to each other.
    pub(crate) fn first_children(&self, count: usize) -> &[Node<A>] {
        &self.nodes[1..=count]
    }

    /// A new child behind that one of its siblings (or first), which keeps them sorted.
    pub(crate) fn grow(&mut self, parent: u32, behind: u32, seat: Seat, action: A) -> u32 {
        let new = self.nodes.len() as u32;
        let link = match behind {
            NONE => &mut self.nodes[parent as usize].child,
            sibling => &mut self.nodes[sibling as usize].next,
        };
        let next = std::mem::replace(link, new);
        self.nodes.push(Node::new(Some(action), Some(seat), next));
        new
    }
}
