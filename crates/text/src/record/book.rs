//! The part of a record that is the same type for every game.

use klubovna_rules::Side;

use super::{Ending, EndingReason, Tags};
use crate::limit::Limit;
use crate::tree::{End, NodeId, Notes, ROOT, Removed, Tree};

/// A record without positions and actions: header, tree of moves with notes, how players ended the
/// game, and a cursor. The same type for every game, so that it is compiled once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// Names, date, event and all other tags of the header.
    pub tags: Tags,
    tree: Tree,
    // The nodes from the start (left out) to the cursor.
    path: Vec<NodeId>,
    ending: Option<Ending>,
}

impl Book {
    pub(super) fn new(tree: Tree) -> Self {
        Self {
            tags: Tags::default(),
            tree,
            path: Vec::new(),
            ending: None,
        }
    }

    /// The moves and variations.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    pub(super) fn tree_mut(&mut self) -> &mut Tree {
        &mut self.tree
    }

    /// The node `id` for changing its notes.
    pub fn notes(&mut self, id: NodeId) -> Option<Notes<'_>> {
        self.tree.notes(id)
    }

    /// How players ended the main line, where the rules did not.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Sets how players ended the main line.
    pub fn set_ending(&mut self, ending: Option<Ending>) {
        self.ending = ending;
    }

    /// The nodes from the start (left out) to the cursor.
    pub fn path(&self) -> &[NodeId] {
        &self.path
    }

    /// The node at the cursor.
    pub fn node(&self) -> NodeId {
        self.path.last().copied().unwrap_or(ROOT)
    }

    /// Whether the cursor stands at the end of the main line.
    pub fn at_end(&self) -> bool {
        self.node() == self.tree.main_end()
    }

    /// The main continuation behind the cursor; none behind the end of the main line, where only
    /// variations can follow.
    pub fn next(&self) -> Option<NodeId> {
        if self.at_end() {
            return None;
        }
        self.tree.children(self.node()).first().copied()
    }

    /// Whether the cursor stands on the main line.
    pub fn on_main_line(&self) -> bool {
        self.tree.main_line().starts_with(&self.path)
    }

    /// How the rules end the game at the cursor.
    pub fn outcome(&self) -> Option<End> {
        self.tree.node(self.node())?.outcome
    }

    /// How the game is over at the cursor, by the rules or by the players.
    pub fn over(&self) -> Option<End> {
        let agreed = self.ending.filter(|_| self.at_end());
        self.outcome().or_else(|| agreed.map(Ending::outcome))
    }

    /// How the whole game ended: by the rules, else as the players decided.
    pub fn result(&self) -> Option<End> {
        let end = self.tree.node(self.tree.main_end())?.outcome;
        end.or_else(|| self.ending.map(Ending::outcome))
    }

    /// The way from the cursor to `node`: how many actions of the current path stay, and the nodes
    /// that follow these, the last one first. `None` when there is no such node.
    pub fn way_to(&self, node: NodeId) -> Option<(usize, Vec<NodeId>)> {
        let mut way = Vec::new();
        let mut at = node;
        // Back from `node` to where it leaves the current path: only the difference is walked.
        loop {
            let found = self.tree.node(at)?;
            let plies = found.ply as usize;
            let passed = plies.checked_sub(1).map(|at| self.path.get(at));
            if passed.is_none_or(|known| known == Some(&at)) {
                return Some((plies, way));
            }
            way.push(at);
            at = found.parent;
        }
    }

    pub(super) fn enter(&mut self, node: NodeId) {
        self.path.push(node);
    }

    pub(super) fn rewind(&mut self) {
        self.path.clear();
    }

    pub(super) fn leave(&mut self) -> Option<NodeId> {
        self.path.pop()
    }

    /// Makes the line to `node` the main one.
    pub fn promote(&mut self, node: NodeId) {
        self.reshape(|tree| tree.promote(node));
    }

    /// Makes `node` the end of the main line: what follows are variations, now and from now on.
    pub fn hold(&mut self, node: NodeId) {
        self.reshape(|tree| tree.hold(node));
    }

    /// Removes `node`, which the cursor has not passed, and all that follows; of the root only
    /// what follows.
    pub(super) fn remove(&mut self, node: NodeId) -> Option<Undo> {
        let (end, ending) = (self.tree.main_end(), self.ending);
        let removed = self.reshape(|tree| tree.remove(node))?;
        // An end that is still there does not come back: it may be taken back before.
        let ending = ending.filter(|_| self.ending.is_none());
        Some(Undo {
            removed,
            end,
            ending,
        })
    }

    /// Puts back what was removed, and the end by players that went with it. A game that players have ended
    /// meanwhile stays as it is: what comes back are variations.
    pub(super) fn restore(&mut self, undo: &mut Undo) -> Result<bool, Limit> {
        let (end, ending) = (self.tree.main_end(), self.ending);
        let done = self.tree.restore(&mut undo.removed)?;
        if ending.is_some() && self.tree.main_end() != end {
            self.tree.hold(end);
        } else if self.tree.main_end() == undo.end && ending.is_none() {
            self.ending = undo.ending;
        }
        Ok(done)
    }

    /// Changes the tree. An end by players belongs to one main line: where another becomes the
    /// main line, the end is dropped.
    fn reshape<T>(&mut self, change: impl FnOnce(&mut Tree) -> T) -> T {
        let end = self.tree.main_end();
        let done = change(&mut self.tree);
        if self.tree.main_end() != end {
            self.ending = None;
        }
        done
    }

    /// Makes the cursor the end of the game. Moves behind it that were taken back are removed;
    /// variations stay.
    pub fn end(&mut self, winner: Option<Side>, reason: EndingReason) {
        let node = self.node();
        self.tree.promote(node);
        if let Some(next) = self.next() {
            self.tree.remove(next);
        }
        if !self.tree.children(node).is_empty() {
            self.tree.hold(node);
        }
        self.ending = Some(Ending { winner, reason });
    }
}

/// What was removed from a record, to be put back.
#[derive(Clone, Debug)]
pub struct Undo {
    pub(super) removed: Removed,
    // The end of the main line before, and how players had ended it.
    end: NodeId,
    ending: Option<Ending>,
}
