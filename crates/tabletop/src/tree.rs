//! A tree of actions with notes: the moves of a game and its variations.

use std::ops::{Deref, DerefMut};

/// Index of a node. Stays the same while the tree lives, also when others are removed.
pub type NodeId = u32;

/// The start: the node that has no action.
pub const ROOT: NodeId = 0;

/// What was noted about an action, and its neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The node before; the root's is itself.
    pub parent: NodeId,
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
    fn after(parent: NodeId) -> Self {
        Self {
            parent,
            children: Vec::new(),
            comment: None,
            glyphs: Vec::new(),
            clock: None,
            spent: None,
        }
    }

    /// Bytes of the comment.
    pub(crate) fn comment_len(&self) -> usize {
        self.comment.as_deref().unwrap_or_default().len()
    }
}

/// The moves of a game and its variations: a [`Shape`] whose nodes have actions.
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
    /// there is none. `None` when `parent` does not exist.
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
}

impl Shape {
    fn new() -> Self {
        Self {
            nodes: vec![Some(Node::after(ROOT))],
        }
    }

    /// The node, unless it was removed or never was.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id as usize)?.as_ref()
    }

    /// The node for changing its notes.
    pub fn node_mut(&mut self, id: NodeId) -> Option<&mut Node> {
        self.nodes.get_mut(id as usize)?.as_mut()
    }

    /// Nodes after `id`, the main continuation first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.node(id).map_or(&[], |node| &node.children)
    }

    /// Adds a node as the last variation behind `parent`.
    fn grow(&mut self, parent: NodeId) -> Option<NodeId> {
        let id = NodeId::try_from(self.nodes.len()).ok()?;
        self.node_mut(parent)?.children.push(id);
        self.nodes.push(Some(Node::after(parent)));
        Some(id)
    }

    /// Bytes of all comments.
    pub(crate) fn comments_len(&self) -> usize {
        self.nodes.iter().flatten().map(Node::comment_len).sum()
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
                doomed.extend(node.children);
            }
        }
    }

    /// Makes the line from the root to `id` the main one.
    pub fn promote(&mut self, id: NodeId) {
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
        self.main_line().last().copied().unwrap_or(ROOT)
    }

    /// Number of actions in the tree.
    pub fn len(&self) -> usize {
        self.nodes.iter().flatten().count() - 1
    }

    /// Whether no action was played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
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
