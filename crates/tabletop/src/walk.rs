//! A line of play: the positions from the start on, one behind the other.

use crate::record::{Numbering, Sheet};
use crate::repeat::History;
use crate::rules::{Outcome, Position, Turn};
use crate::tree::{NodeId, ROOT};

/// The way from the start of a game to some node of its tree.
#[derive(Clone, Debug)]
pub(crate) struct Walk<P: Position> {
    start: P,
    // Nodes, and the position after each with its place in the score sheet.
    path: Vec<NodeId>,
    positions: Vec<(P, Numbering)>,
    history: History,
    draws: u32,
}

impl<P: Position> Walk<P> {
    pub(crate) fn new(start: P) -> Self {
        Self {
            history: History::new(&start),
            start,
            path: Vec::new(),
            positions: Vec::new(),
            draws: 0,
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
        self.positions.last().map_or(&self.start, |(last, _)| last)
    }

    /// The position before the last action; the start when there is none.
    pub(crate) fn before(&self) -> &P {
        let last = self.positions.len().checked_sub(2);
        last.and_then(|at| self.positions.get(at))
            .map_or(&self.start, |(before, _)| before)
    }

    /// Whether the last action was an outcome of chance.
    pub(crate) fn by_chance(&self) -> bool {
        P::CHANCE && !self.path.is_empty() && self.before().turn() == Turn::Chance
    }

    /// How often chance has decided.
    pub(crate) fn draws(&self) -> u32 {
        self.draws
    }

    /// The node, the position and its place in the score sheet after so many actions of the
    /// way; where there are fewer, at the start.
    pub(crate) fn at(&self, ply: u32) -> (NodeId, &P, Numbering) {
        let at = (ply as usize).wrapping_sub(1);
        match (self.path.get(at), self.positions.get(at)) {
            (Some(&node), Some((position, number))) => (node, position, *number),
            _ => (ROOT, &self.start, Numbering::of(Sheet::of(&self.start))),
        }
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
        self.draws += u32::from(P::CHANCE && position.turn() == Turn::Chance);
        let irreversible = position.is_irreversible(action);
        position.apply(action);
        self.history.push(&position, irreversible);
        let (.., number) = self.at(self.path.len() as u32);
        let number = number.after(Sheet::of(&position));
        self.positions.push((position, number));
        self.path.push(node);
    }

    /// Takes the last action back; its node, when there was one.
    pub(crate) fn retreat(&mut self) -> Option<NodeId> {
        let node = self.path.pop()?;
        self.positions.pop();
        self.draws -= u32::from(P::CHANCE && self.position().turn() == Turn::Chance);
        self.history.pop();
        Some(node)
    }
}
