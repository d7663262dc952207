//! A line of play: the positions from the start on, one behind the other.

use crate::repeat::History;
use crate::rules::{Outcome, Position, Turn};
use crate::tree::{NodeId, ROOT};

/// The way from the start of a game to some node of its tree.
#[derive(Clone, Debug)]
pub(crate) struct Walk<P: Position> {
    start: P,
    // Nodes, and the position after each.
    path: Vec<NodeId>,
    positions: Vec<P>,
    history: History,
}

impl<P: Position> Walk<P> {
    pub(crate) fn new(start: P) -> Self {
        Self {
            history: History::new(&start),
            start,
            path: Vec::new(),
            positions: Vec::new(),
        }
    }

    /// The nodes passed, the start left out.
    pub(crate) fn path(&self) -> &[NodeId] {
        &self.path
    }

    /// The node reached.
    pub(crate) fn node(&self) -> NodeId {
        self.path.last().copied().unwrap_or(ROOT)
    }

    /// The position reached.
    pub(crate) fn position(&self) -> &P {
        self.positions.last().unwrap_or(&self.start)
    }

    /// The position before the last action; the start when there is none.
    pub(crate) fn before(&self) -> &P {
        let last = self.positions.len().checked_sub(2);
        last.and_then(|at| self.positions.get(at))
            .unwrap_or(&self.start)
    }

    /// Whether the last action was an outcome of chance.
    pub(crate) fn by_chance(&self) -> bool {
        P::CHANCE && !self.path.is_empty() && self.before().turn() == Turn::Chance
    }

    /// How often chance has decided.
    pub(crate) fn draws(&self) -> u32 {
        let before = std::iter::once(&self.start).chain(&self.positions);
        let draws = before
            .take(self.path.len())
            .filter(|position| position.turn() == Turn::Chance);
        draws.count() as u32
    }

    /// The positions as repetition sees them.
    pub(crate) fn history(&self) -> &History {
        &self.history
    }

    /// How the rules end the game here, history included.
    pub(crate) fn outcome(&self) -> Option<Outcome<P::Reason>> {
        self.position().judge(self.history.line())
    }

    /// Plays `action`, which leads to `node`.
    pub(crate) fn advance(&mut self, node: NodeId, action: P::Action) {
        let mut position = self.position().clone();
        let irreversible = position.is_irreversible(action);
        position.apply(action);
        self.history.push(&position, irreversible);
        self.positions.push(position);
        self.path.push(node);
    }

    /// Takes the last action back; its node, when there was one.
    pub(crate) fn retreat(&mut self) -> Option<NodeId> {
        let node = self.path.pop()?;
        self.positions.pop();
        self.history.pop();
        Some(node)
    }
}
