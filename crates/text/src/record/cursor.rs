//! A record with a cursor and the positions from the start to it.

use klubovna_rules::{Outcome, Play, Position};

use super::book::Undo;
use super::{Book, Record};
use crate::limit::Limit;
use crate::notation::Notation;
use crate::tree::{NodeId, ROOT};

/// A record that is being played, read or looked through, and the line of play from the start to
/// the cursor. The outcome by the rules is judged once, when an action is added, and kept in the
/// tree.
#[derive(Clone, Debug)]
pub struct Cursor<P: Position> {
    record: Record<P>,
    play: Play<P>,
}

impl<P: Notation> Cursor<P> {
    /// A game that has not begun, from `start`.
    pub fn new(start: P) -> Self {
        Self::at_start(Record::new(start))
    }

    /// A cursor at the start of `record`.
    pub fn at_start(mut record: Record<P>) -> Self {
        record.book.rewind();
        Self {
            play: Play::new(record.start.clone()),
            record,
        }
    }

    /// The record.
    pub fn record(&self) -> &Record<P> {
        &self.record
    }

    /// The record alone, its cursor at the start.
    pub fn into_record(mut self) -> Record<P> {
        self.record.book.rewind();
        self.record
    }

    /// The book of the record.
    pub fn book(&self) -> &Book {
        &self.record.book
    }

    /// The book, for changing notes and tags.
    pub fn book_mut(&mut self) -> &mut Book {
        &mut self.record.book
    }

    /// The line of play from the start to the cursor.
    pub fn play(&self) -> &Play<P> {
        &self.play
    }

    /// The position at the cursor.
    pub fn position(&self) -> &P {
        self.play.position()
    }

    /// Whether all these steps can be played instead of the last action. A step gives an action
    /// and whether it has to be called once more after it. The cursor stays where it is.
    pub(super) fn could_replace(
        &mut self,
        steps: impl Iterator<Item = impl Fn(&P) -> Option<(P::Action, bool)>>,
    ) -> bool {
        let Some(last) = self.play.pop() else {
            return false;
        };
        let depth = self.play.plies();
        let mut can = true;
        for step in steps {
            let mut more = can;
            while more {
                let over = self.play.outcome().is_some();
                let next = step(self.play.position()).filter(|_| !over);
                can = next.is_some();
                more = next.is_some_and(|(action, again)| {
                    self.play.push(action);
                    again
                });
            }
        }
        while self.play.plies() > depth {
            self.play.pop();
        }
        self.play.push(last);
        can
    }

    /// The node behind the cursor that plays `action`.
    pub fn find(&self, action: P::Action) -> Option<NodeId> {
        self.record.find(self.book().node(), action)
    }

    /// Plays a legal action: goes to its node where there is one, else adds it as the last
    /// variation. `None` when the tree is full; nothing changes then.
    pub fn follow(&mut self, action: P::Action) -> Option<NodeId> {
        let parent = self.book().node();
        if let Some(known) = self.record.find(parent, action) {
            self.advance(known);
            return Some(known);
        }
        let tree = self.book().tree();
        if tree.is_full() {
            return None;
        }
        let before = tree.node(parent)?.sheet;
        self.play.push(action);
        let sheet = before.then(self.play.position());
        let outcome = self.play.outcome().map(Outcome::coded);
        let child = self.record.add(parent, action, sheet, outcome)?;
        self.record.book.enter(child);
        Some(child)
    }

    /// Plays the action of `child`, a node that follows the cursor.
    pub fn advance(&mut self, child: NodeId) {
        if let Some(action) = self.record.action(child) {
            self.play.push(action);
            self.record.book.enter(child);
        }
    }

    /// Takes the last action back; its node, when there was one.
    pub fn retreat(&mut self) -> Option<NodeId> {
        self.play.pop()?;
        self.record.book.leave()
    }

    /// Takes actions back until `plies` are left.
    pub fn retreat_to(&mut self, plies: usize) {
        while self.play.plies() > plies {
            self.retreat();
        }
    }

    /// Moves the cursor; whether there is such a node.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let Some((plies, way)) = self.book().way_to(node) else {
            return false;
        };
        self.retreat_to(plies);
        for next in way.into_iter().rev() {
            self.advance(next);
        }
        true
    }

    /// Removes `node` and all that follows; a cursor in the removed part goes to the node before.
    /// What was removed can be [put back](Self::restore).
    pub fn remove(&mut self, node: NodeId) -> Option<Undo> {
        if let Some((plies, way)) = self.book().way_to(node)
            && way.is_empty()
        {
            self.retreat_to(plies.saturating_sub(1));
        }
        self.record.book.remove(node)
    }

    /// Puts back what was removed, and the end by players that went with it. False, and nothing
    /// changes, where what it followed is gone or the same action has been played there again.
    ///
    /// # Errors
    /// When there is no room for it any more; nothing changes.
    pub fn restore(&mut self, undo: &mut Undo) -> Result<bool, Limit> {
        let (node, parent) = undo.removed.node();
        let record = &mut self.record;
        let action = node.and_then(|node| record.known_action(node));
        if action.is_none_or(|action| record.find(parent, action).is_some()) {
            return Ok(false);
        }
        record.book.restore(undo)
    }

    /// The node and the position after `plies` actions on the way to the cursor; those of the start
    /// where there are fewer.
    pub fn at(&self, plies: usize) -> (NodeId, &P) {
        let path = self.book().path();
        let known = plies.checked_sub(1).and_then(|at| path.get(at));
        let (node, plies) = known.map_or((ROOT, 0), |&node| (node, plies));
        (node, self.play.at(plies))
    }
}
