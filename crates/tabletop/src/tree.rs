//! A tree of actions with notes: the moves of a game and its variations.

use std::ops::{Deref, DerefMut};

use crate::record::{Limit, MAX_ACTIONS, MAX_NOTES, written_len};

/// Index of a node. Stays the same while the tree lives, also when others are removed.
pub type NodeId = u32;

/// The start: the node that has no action.
pub const ROOT: NodeId = 0;

/// What was noted about an action, and its neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The node before; the root's is itself.
    pub parent: NodeId,
    /// Actions from the start to it, its own included.
    pub ply: u32,
    /// The nodes after, the main continuation first.
    pub children: Vec<NodeId>,
    /// Free text.
    pub comment: Option<String>,
    /// Numeric annotation glyphs as in PGN.
    pub glyphs: Vec<u8>,
    /// The mover's clock afterwards, in milliseconds.
    pub clock: Option<u32>,
    /// How long the mover thought, in milliseconds.
    pub spent: Option<u32>,
}

impl Node {
    fn after(parent: NodeId, ply: u32) -> Self {
        Self {
            parent,
            ply,
            children: Vec::new(),
            comment: None,
            glyphs: Vec::new(),
            clock: None,
            spent: None,
        }
    }

    /// Bytes of a record that its notes take.
    fn notes_len(&self) -> usize {
        written_len(self.comment.as_deref().unwrap_or_default()) + GLYPH * self.glyphs.len()
    }
}

/// Bytes of the longest glyph with the space before it.
const GLYPH: usize = " $255".len();

/// A node whose notes are being changed.
#[derive(Debug)]
pub struct Notes<'a> {
    node: &'a mut Node,
    room: &'a mut usize,
}

impl Notes<'_> {
    /// Takes room for `new` bytes in place of `old` ones.
    fn take(&mut self, old: usize, new: usize) -> Result<(), Limit> {
        let room = *self.room + old;
        *self.room = room.checked_sub(new).ok_or(Limit::Notes)?;
        Ok(())
    }

    /// Sets the comment; an empty text removes it.
    ///
    /// # Errors
    /// When the record has no room for it; nothing changes.
    pub fn set_comment(&mut self, text: &str) -> Result<(), Limit> {
        let old = self.node.comment.as_deref().map_or(0, written_len);
        self.take(old, written_len(text))?;
        self.node.comment = (!text.is_empty()).then(|| text.to_owned());
        Ok(())
    }

    /// Adds to the comment, with `between` behind what is there.
    ///
    /// # Errors
    /// When the record has no room for it; nothing changes.
    pub fn add_comment(&mut self, between: &str, text: &str) -> Result<(), Limit> {
        if self.node.comment.is_none() {
            return self.set_comment(text);
        }
        self.take(0, written_len(between) + written_len(text))?;
        let comment = self.node.comment.get_or_insert_default();
        comment.push_str(between);
        comment.push_str(text);
        Ok(())
    }

    /// Sets the glyphs; each counts once.
    ///
    /// # Errors
    /// When the record has no room for them; nothing changes.
    pub fn set_glyphs(&mut self, glyphs: &[u8]) -> Result<(), Limit> {
        let mut unique: Vec<u8> = Vec::new();
        for &glyph in glyphs {
            if !unique.contains(&glyph) {
                unique.push(glyph);
            }
        }
        self.take(GLYPH * self.node.glyphs.len(), GLYPH * unique.len())?;
        self.node.glyphs = unique;
        Ok(())
    }

    /// Adds a glyph, unless it is there.
    ///
    /// # Errors
    /// When the record has no room for it; nothing changes.
    pub fn add_glyph(&mut self, glyph: u8) -> Result<(), Limit> {
        if !self.node.glyphs.contains(&glyph) {
            self.take(0, GLYPH)?;
            self.node.glyphs.push(glyph);
        }
        Ok(())
    }

    /// Sets what the mover's clock showed afterwards, in milliseconds.
    pub fn set_clock(&mut self, milliseconds: u32) {
        self.node.clock = Some(milliseconds);
    }

    /// Sets how long the mover thought, in milliseconds.
    pub fn set_spent(&mut self, milliseconds: u32) {
        self.node.spent = Some(milliseconds);
    }
}

/// The moves of a game and its variations: a [`Shape`] whose nodes have actions. Never more
/// of them, nor of notes, than a record can hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree<A> {
    shape: Shape,
    // Of every node but the root, also of removed ones.
    actions: Vec<A>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self {
            shape: Shape::new(),
            actions: Vec::new(),
        }
    }
}

impl<A> Deref for Tree<A> {
    type Target = Shape;

    fn deref(&self) -> &Shape {
        &self.shape
    }
}

impl<A> DerefMut for Tree<A> {
    fn deref_mut(&mut self) -> &mut Shape {
        &mut self.shape
    }
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree without any action.
    pub fn new() -> Self {
        Self::default()
    }

    /// The action of a node; the root has none.
    pub fn action(&self, id: NodeId) -> Option<A> {
        self.node(id)?;
        self.actions.get((id as usize).checked_sub(1)?).copied()
    }

    /// The child of `parent` that plays `action`.
    pub fn find(&self, parent: NodeId, action: A) -> Option<NodeId> {
        let mut children = self.children(parent).iter().copied();
        children.find(|&child| self.action(child) == Some(action))
    }

    /// The child of `parent` that plays `action`, added as the last variation when
    /// there is none. `None` when `parent` does not exist, or the tree is full.
    pub fn follow(&mut self, parent: NodeId, action: A) -> Option<NodeId> {
        if let Some(child) = self.find(parent, action) {
            return Some(child);
        }
        let id = self.shape.grow(parent)?;
        self.actions.push(action);
        Some(id)
    }

    /// The actions of the main line.
    pub fn main_actions(&self) -> Vec<A> {
        let line = self.main_line().into_iter();
        line.filter_map(|id| self.action(id)).collect()
    }
}

/// A tree without the actions themselves: how its nodes hang together, and the notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    // Removed nodes leave `None` behind, so ids stay valid.
    nodes: Vec<Option<Node>>,
    // How many are not removed, the root left out.
    len: usize,
    // Bytes of notes for which there still is room.
    room: usize,
    // Kept, not looked for: every step through a game asks for it.
    main_end: NodeId,
}

impl Shape {
    fn new() -> Self {
        Self {
            nodes: vec![Some(Node::after(ROOT, 0))],
            len: 0,
            room: MAX_NOTES,
            main_end: ROOT,
        }
    }

    /// The node, unless it was removed or never was.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id as usize)?.as_ref()
    }

    fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(id as usize)?.as_mut()
    }

    /// The node for changing its notes.
    pub fn notes(&mut self, id: NodeId) -> Option<Notes<'_>> {
        let node = self.nodes.get_mut(id as usize)?.as_mut()?;
        let room = &mut self.room;
        Some(Notes { node, room })
    }

    /// Nodes after `id`, the main continuation first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.node(id).map_or(&[], |node| &node.children)
    }

    /// Adds a node as the last variation behind `parent`.
    fn grow(&mut self, parent: NodeId) -> Option<NodeId> {
        if self.is_full() {
            return None;
        }
        let id = NodeId::try_from(self.nodes.len()).ok()?;
        let before = self.node_mut(parent)?;
        before.children.push(id);
        let ply = before.ply + 1;
        self.nodes.push(Some(Node::after(parent, ply)));
        if parent == self.main_end {
            self.main_end = id;
        }
        self.len += 1;
        Some(id)
    }

    /// Removes a node and all that follows; the root only loses its children.
    pub fn remove(&mut self, id: NodeId) {
        let Some(node) = self.node(id) else { return };
        let parent = node.parent;
        let mut doomed = node.children.clone();
        if id == ROOT {
            if let Some(root) = self.node_mut(ROOT) {
                root.children.clear();
            }
        } else {
            if let Some(parent) = self.node_mut(parent)
                && let Some(at) = parent.children.iter().position(|&child| child == id)
            {
                parent.children.remove(at);
            }
            doomed.push(id);
        }
        while let Some(next) = doomed.pop() {
            if let Some(slot) = self.nodes.get_mut(next as usize)
                && let Some(node) = slot.take()
            {
                self.len -= 1;
                self.room += node.notes_len();
                doomed.extend(node.children);
            }
        }
        self.find_main_end();
    }

    /// Makes the line from the root to `id` the main one.
    pub fn promote(&mut self, id: NodeId) {
        // Every move that is played on does: nothing to be done.
        if id == self.main_end {
            return;
        }
        let mut child = id;
        while child != ROOT {
            let Some(parent) = self.node(child).map(|node| node.parent) else {
                return;
            };
            if let Some(node) = self.node_mut(parent)
                && let Some(at) = node.children.iter().position(|&known| known == child)
            {
                for at in (0..at).rev() {
                    node.children.swap(at, at + 1);
                }
            }
            child = parent;
        }
        self.find_main_end();
    }

    fn find_main_end(&mut self) {
        let mut end = ROOT;
        while let Some(&child) = self.children(end).first() {
            end = child;
        }
        self.main_end = end;
    }

    /// The nodes from the root (left out) to `id`.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = id;
        while at != ROOT {
            let Some(node) = self.node(at) else { break };
            path.push(at);
            at = node.parent;
        }
        path.reverse();
        path
    }

    /// The main line from the start, the root left out.
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = ROOT;
        while let Some(&child) = self.children(at).first() {
            line.push(child);
            at = child;
        }
        line
    }

    /// The last node of the main line.
    pub fn main_end(&self) -> NodeId {
        self.main_end
    }

    /// Number of actions in the tree.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether no further action can be added.
    pub fn is_full(&self) -> bool {
        self.len >= MAX_ACTIONS
    }

    /// Whether no action was played.
    pub fn is_empty(&self) -> bool {
        self.children(ROOT).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> (Tree<char>, [NodeId; 4]) {
        let mut tree = Tree::new();
        let a = tree.follow(ROOT, 'a').unwrap();
        let b = tree.follow(a, 'b').unwrap();
        let c = tree.follow(a, 'c').unwrap();
        let d = tree.follow(c, 'd').unwrap();
        (tree, [a, b, c, d])
    }

    #[test]
    fn following_a_known_action_adds_nothing() {
        let (mut tree, [a, b, ..]) = sample();
        assert_eq!(tree.follow(a, 'b'), Some(b));
        assert_eq!(tree.len(), 4);
        assert_eq!(tree.main_actions(), ['a', 'b']);
    }

    #[test]
    fn promoting_makes_the_whole_line_main_and_keeps_the_other() {
        let (mut tree, [a, b, c, d]) = sample();
        tree.promote(d);
        assert_eq!(tree.main_line(), [a, c, d]);
        assert_eq!(tree.children(a), [c, b]);
        assert_eq!(tree.main_end(), d);
    }

    #[test]
    fn a_full_tree_takes_no_action_more() {
        let mut tree = Tree::new();
        for action in 0..MAX_ACTIONS {
            assert!(tree.follow(ROOT, action).is_some());
        }
        assert!(tree.is_full());
        assert_eq!(tree.follow(ROOT, MAX_ACTIONS), None);
        assert_eq!(tree.follow(ROOT, 7), Some(8), "a known one");
        tree.remove(3);
        assert!(tree.follow(ROOT, MAX_ACTIONS).is_some());
        assert_eq!(tree.len(), MAX_ACTIONS);
    }

    #[test]
    fn the_main_end_follows_every_change() {
        let (mut tree, [a, b, c, d]) = sample();
        assert_eq!(tree.main_end(), b);
        assert_eq!(
            [a, b, c, d].map(|id| tree.node(id).unwrap().ply),
            [1, 2, 2, 3]
        );
        tree.promote(c);
        assert_eq!(tree.main_end(), d);
        tree.remove(c);
        assert_eq!(tree.main_end(), b);
        let longer = tree.follow(b, 'e').unwrap();
        tree.follow(a, 'f').unwrap();
        assert_eq!(tree.main_end(), longer);
        tree.remove(a);
        assert_eq!(tree.main_end(), ROOT);
    }

    #[test]
    fn removing_takes_everything_that_follows() {
        let (mut tree, [a, b, c, d]) = sample();
        tree.remove(c);
        assert!(tree.node(c).is_none() && tree.node(d).is_none());
        assert_eq!(tree.children(a), [b]);
        tree.remove(ROOT);
        assert!(tree.is_empty());
        assert!(tree.node(ROOT).is_some());
    }
}
