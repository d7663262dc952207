//! A tree of actions with notes: the moves of a game and its variations.

/// Index of a node. Stays the same while the tree lives, also when others are removed.
pub type NodeId = u32;

/// The start: the node that has no action.
pub const ROOT: NodeId = 0;

/// An action and what was noted about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node<A> {
    /// `None` for the root only.
    pub action: Option<A>,
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
}

/// The moves of a game and its variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree<A> {
    // Removed nodes leave `None` behind, so ids stay valid.
    nodes: Vec<Option<Node<A>>>,
}

impl<A: Copy + Eq> Default for Tree<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree without any action.
    pub fn new() -> Self {
        Self {
            nodes: vec![Some(Node {
                action: None,
                parent: ROOT,
                children: Vec::new(),
                comment: None,
                glyphs: Vec::new(),
                clock: None,
            })],
        }
    }

    /// The node, unless it was removed or never was.
    pub fn node(&self, id: NodeId) -> Option<&Node<A>> {
        self.nodes.get(id as usize)?.as_ref()
    }

    /// The node for changing its notes.
    pub fn node_mut(&mut self, id: NodeId) -> Option<&mut Node<A>> {
        self.nodes.get_mut(id as usize)?.as_mut()
    }

    /// Nodes after `id`, the main continuation first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        self.node(id).map_or(&[], |node| &node.children)
    }

    /// The child of `parent` that plays `action`.
    pub fn find(&self, parent: NodeId, action: A) -> Option<NodeId> {
        self.children(parent).iter().copied().find(|&child| {
            self.node(child)
                .is_some_and(|node| node.action == Some(action))
        })
    }

    /// The child of `parent` that plays `action`, added as the last variation when
    /// there is none. `None` when `parent` does not exist.
    pub fn follow(&mut self, parent: NodeId, action: A) -> Option<NodeId> {
        if let Some(child) = self.find(parent, action) {
            return Some(child);
        }
        let id = NodeId::try_from(self.nodes.len()).ok()?;
        self.node_mut(parent)?.children.push(id);
        self.nodes.push(Some(Node {
            action: Some(action),
            parent,
            children: Vec::new(),
            comment: None,
            glyphs: Vec::new(),
            clock: None,
        }));
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
            if let Some(parent) = self.node_mut(parent) {
                parent.children.retain(|&child| child != id);
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
                node.children
                    .get_mut(..=at)
                    .unwrap_or_default()
                    .rotate_right(1);
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

    /// The actions of the main line.
    pub fn main_actions(&self) -> Vec<A> {
        self.main_line()
            .into_iter()
            .filter_map(|id| self.node(id)?.action)
            .collect()
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
