//! The tree: selection, expansion and backing up of results.

use std::cmp::Reverse;
use std::ops::Range;

use klubovna_rules::History;
use klubovna_rules::SplitMix64;
use klubovna_rules::{Play, Position, Side};
use klubovna_search::{Heuristic, Limits, Monitor, Report, Selective, Skill};

use super::proven::{Proven, proof};
use super::{Style, Widening, for_side};

/// The tree stops growing at this many nodes.
const MOST_NODES: usize = 1 << 21;
/// Nodes between two polls of the monitor.
const NODES_BETWEEN_POLLS: u64 = 256;
/// The greatest depth of a path.
const LONGEST: usize = 500;

/// A position of the tree.
pub(super) struct Node<A> {
    /// The action that leads to it; none for the root.
    pub(super) action: Option<A>,
    /// Where the children begin, and how many there are; none before it is expanded.
    first: u32,
    children: u32,
    pub(super) visits: u32,
    /// Weight of an outcome of chance.
    weight: u32,
    /// Probabilities of a win for the side that began the game, summed over the visits.
    pub(super) wins: f64,
    pub(super) proven: Option<Proven>,
}

impl<A> Node<A> {
    const fn new(action: Option<A>, weight: u32) -> Self {
        Self {
            action,
            first: 0,
            children: 0,
            visits: 0,
            weight,
            wins: 0.0,
            proven: None,
        }
    }
}

/// The place of the root among the nodes.
pub(super) const ROOT: usize = 0;

pub(super) struct Tree<'a, P: Position, H> {
    pub(super) heuristic: &'a H,
    pub(super) style: Style,
    pub(super) skill: Skill,
    pub(super) rng: SplitMix64,
    pub(super) nodes: Vec<Node<P::Action>>,
    history: History,
    /// Positions searched.
    pub(super) seen: u64,
    pub(super) limits: Limits,
    // Used again and again.
    pub(super) actions: Vec<P::Action>,
    pub(super) outcomes: Vec<(P::Action, u32)>,
}

/// A step on the way from the root to a leaf.
struct Step {
    at: usize,
    side: Side,
    by_chance: bool,
}

impl<'a, P: Position, H: Heuristic<P>> Tree<'a, P, H> {
    pub(super) fn new(heuristic: &'a H, style: Style, root: &Play<P>, limits: &Limits) -> Self {
        Self {
            heuristic,
            style,
            skill: limits.skill,
            rng: SplitMix64::new(limits.skill.seed ^ root.position().key()),
            nodes: vec![Node::new(None, 0)],
            history: root.history().clone(),
            seen: 0,
            limits: *limits,
            actions: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// Grows until a limit is reached or the root is proven.
    pub(super) fn grow(
        mut self,
        root: &P,
        monitor: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        if !self.expand(root, ROOT) {
            return Report::EMPTY;
        }
        let mut poll = NODES_BETWEEN_POLLS;
        let mut shown = 4 * NODES_BETWEEN_POLLS;
        let mut path = Vec::new();
        while self.seen < self.limits.nodes && self.proven(ROOT).is_none() {
            if self.seen >= poll {
                poll = self.seen + NODES_BETWEEN_POLLS;
                if monitor.stop(self.seen) {
                    break;
                }
                if self.seen >= shown {
                    shown = self.seen * 2;
                    monitor.progress(&self.report(root));
                }
            }
            self.walk(root, &mut path);
        }
        self.report(root)
    }

    fn proven(&self, at: usize) -> Option<Proven> {
        self.nodes.get(at)?.proven
    }

    /// One iteration: from the root to a new leaf, and the result back up.
    fn walk(&mut self, root: &P, path: &mut Vec<Step>) {
        path.clear();
        let mut position = root.clone();
        let mut at = ROOT;
        let wins = loop {
            let by_chance = H::CHANCE && self.heuristic.is_chance(&position);
            let side = position.side();
            path.push(Step {
                at,
                side,
                by_chance,
            });
            if let Some(proven) = self.proven(at) {
                break proven.wins();
            }
            let is_leaf = self.children(at).is_empty();
            let fresh = self.nodes.get(at).is_none_or(|node| node.visits == 0);
            if is_leaf {
                let full = self.nodes.len() >= MOST_NODES || path.len() >= LONGEST;
                if fresh && at != ROOT || full || !self.expand(&position, at) {
                    break self.play_out(position);
                }
            }
            let Some((next, action)) = self.select(at, side, by_chance) else {
                break self.play_out(position);
            };
            at = next;
            let irreversible = position.is_irreversible(action);
            position.apply(action);
            self.history.push(&position, irreversible);
            self.seen += 1;
            let line = self.history.line();
            if let Some(node) = self.nodes.get_mut(at)
                && node.visits == 0
            {
                node.proven = position.judge(line).map(|outcome| Proven::of(&outcome));
            }
        };
        for _ in 1..path.len() {
            self.history.pop();
        }
        for &Step {
            at,
            side,
            by_chance,
        } in path.iter().rev()
        {
            let children = self.children(at).iter().map(|child| child.proven);
            let proof = proof(children, side, by_chance);
            if let Some(node) = self.nodes.get_mut(at) {
                node.visits += 1;
                node.wins += wins;
                node.proven = node.proven.or(proof);
            }
        }
    }

    /// Where the children of a node are.
    pub(super) fn places(&self, at: usize) -> Range<usize> {
        self.nodes.get(at).map_or(0..0, |node| {
            node.first as usize..(node.first + node.children) as usize
        })
    }

    fn children(&self, at: usize) -> &[Node<P::Action>] {
        self.nodes.get(self.places(at)).unwrap_or_default()
    }

    /// The child to visit next, and the action that leads there.
    fn select(&mut self, at: usize, side: Side, by_chance: bool) -> Option<(usize, P::Action)> {
        let children = self.nodes.get(self.places(at))?;
        let place = if by_chance {
            self.rng
                .weighted(children.iter().map(|child| child.weight))?
        } else {
            self.most_promising(self.nodes.get(at)?, children, side)
        };
        let action = children.get(place)?.action?;
        Some((self.places(at).start + place, action))
    }

    /// The place of the child that promises most to a side (UCT).
    fn most_promising(
        &self,
        parent: &Node<P::Action>,
        children: &[Node<P::Action>],
        side: Side,
    ) -> usize {
        let visits = f64::from(parent.visits.max(1));
        // The most promising come first.
        let tried = match self.style.widening {
            Some(Widening { first, more }) => first as usize + (more * visits.sqrt()) as usize,
            None => usize::MAX,
        };
        let log = visits.ln();
        let curiosity = self.style.curiosity;
        // The value of unvisited children is that of the parent, a little less with each visited
        // one (first-play urgency): those before them in the list are more promising.
        let mean = for_side(parent.wins / visits, side);
        let mut best = 0;
        let mut best_is_lost = false;
        let mut most = f64::NEG_INFINITY;
        for (place, child) in children.iter().enumerate() {
            if place >= tried && !best_is_lost {
                break;
            }
            let winner = child.proven.and_then(|end| end.winner);
            let is_lost = winner == Some(side.other());
            let value = if is_lost {
                -1.0
            } else if child.visits == 0 {
                mean + curiosity * log.max(0.0).sqrt()
            } else {
                let tried = f64::from(child.visits);
                for_side(child.wins / tried, side) + curiosity * (log / tried).sqrt()
            };
            if value > most {
                (best, best_is_lost, most) = (place, is_lost, value);
            }
        }
        best
    }

    /// Puts the children of a node into the tree; whether there are any.
    fn expand(&mut self, position: &P, at: usize) -> bool {
        let first = self.nodes.len();
        if H::CHANCE && self.heuristic.is_chance(position) {
            self.outcomes.clear();
            position.chances(&mut self.outcomes);
            let outcomes = self.outcomes.iter();
            let children = outcomes.map(|&(outcome, weight)| Node::new(Some(outcome), weight));
            self.nodes.extend(children);
        } else {
            self.list(position);
            let ordering = self.heuristic.move_ordering(position);
            self.actions
                .sort_by_cached_key(|&action| Reverse(ordering.rank(action)));
            let actions = self.actions.iter();
            self.nodes
                .extend(actions.map(|&action| Node::new(Some(action), 1)));
        }
        let children = self.nodes.len() - first;
        if let Some(node) = self.nodes.get_mut(at) {
            node.first = first as u32;
            node.children = children as u32;
        }
        children > 0
    }

    /// The actions that the engine sees.
    fn list(&mut self, position: &P) {
        self.actions.clear();
        self.heuristic.actions(position, &mut self.actions);
        let index = |action| self.heuristic.action_index(action);
        self.skill
            .overlook(&mut self.actions, position.key(), index);
    }
}
