//! A tree of actions with notes: the moves of a game and its variations.

use klubovna_rules::Outcome;

use crate::comment::written_len;
use crate::limit::{Limit, MAX_ACTIONS, MAX_NOTES};
use crate::sheet::Sheet;

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
    /// What a score sheet shows for the next action.
    pub sheet: Sheet,
    /// How the rules end the game here.
    pub outcome: Option<End>,
}

/// How the rules end a game, with the code of the reason.
pub type End = Outcome<&'static str>;

impl Node {
    fn after(parent: NodeId, ply: u32, sheet: Sheet, outcome: Option<End>) -> Self {
        Self {
            sheet,
            outcome,
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
            if unique.iter().all(|&known| known != glyph) {
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
        if self.node.glyphs.iter().all(|&known| known != glyph) {
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

/// The moves of a game and its variations as a tree, with the notes about each; the actions
/// themselves are in the [record](crate::record::Record). Moves and notes never exceed the
/// [limits](crate::limit) of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    // Removed nodes leave `None` behind, so ids stay valid.
    nodes: Vec<Option<Node>>,
    // Nodes that are not removed, without the root.
    len: usize,
    // Bytes that notes may still take.
    room: usize,
    // The end of the main line, kept because every step through a game asks for it.
    main_end: NodeId,
    // Where the main line ends although moves follow: these are variations.
    held: Option<NodeId>,
}

/// A node that was removed with all that follows, to be put back.
#[derive(Clone, Debug)]
pub struct Removed {
    parent: NodeId,
    // Its place among the children of the parent, and how many others there were.
    at: usize,
    others: usize,
    nodes: Vec<(NodeId, Node)>,
    // The end of the main line, where it was held among these.
    held: Option<NodeId>,
}

impl Removed {
    /// The node itself, and the one before it.
    pub fn node(&self) -> (Option<NodeId>, NodeId) {
        (self.nodes.first().map(|&(id, _)| id), self.parent)
    }
}

impl Tree {
    /// A tree without moves; `sheet` is what a score sheet shows for the first one.
    pub fn new(sheet: Sheet, outcome: Option<End>) -> Self {
        Self {
            nodes: vec![Some(Node::after(ROOT, 0, sheet, outcome))],
            len: 0,
            room: MAX_NOTES,
            main_end: ROOT,
            held: None,
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

    /// Adds a node as the last variation behind `parent`. `None` when there is no such node, or
    /// the tree is full.
    pub fn add(&mut self, parent: NodeId, sheet: Sheet, outcome: Option<End>) -> Option<NodeId> {
        if self.is_full() {
            return None;
        }
        let id = NodeId::try_from(self.nodes.len()).ok()?;
        let before = self.node_mut(parent)?;
        before.children.push(id);
        let ply = before.ply + 1;
        self.nodes
            .push(Some(Node::after(parent, ply, sheet, outcome)));
        if parent == self.main_end && self.held != Some(parent) {
            self.main_end = id;
        }
        self.len += 1;
        Some(id)
    }

    /// Removes a node and all that follows; the root only loses its children. What was removed can
    /// be [put back](Self::restore); of the root that is nothing.
    pub fn remove(&mut self, id: NodeId) -> Option<Removed> {
        let node = self.node(id)?;
        let parent = node.parent;
        let mut work = node.children.clone();
        let mut at = 0;
        if id == ROOT {
            self.node_mut(ROOT)?.children.clear();
        } else {
            let children = &mut self.node_mut(parent)?.children;
            at = children.iter().position(|&child| child == id)?;
            children.retain(|&child| child != id);
            work.push(id);
        }
        let mut nodes = Vec::new();
        while let Some(next) = work.pop() {
            if let Some(slot) = self.nodes.get_mut(next as usize)
                && let Some(node) = slot.take()
            {
                self.len -= 1;
                self.room += node.notes_len();
                work.extend(&node.children);
                nodes.push((next, node));
            }
        }
        let held = self.held.filter(|&held| self.node(held).is_none());
        self.find_main_end();
        let others = self.children(parent).len();
        (id != ROOT).then_some(Removed {
            parent,
            at,
            others,
            nodes,
            held,
        })
    }

    /// Puts back what was removed: in its place, or as the last variation where others have been
    /// played there since. False, and nothing changes, where what it followed is gone.
    ///
    /// # Errors
    /// When there is no room for it any more; nothing changes.
    pub fn restore(&mut self, removed: &mut Removed) -> Result<bool, Limit> {
        if self.node(removed.parent).is_none() {
            return Ok(false);
        }
        let len = self.len + removed.nodes.len();
        if len > MAX_ACTIONS {
            return Err(Limit::Actions);
        }
        let mut room = self.room;
        for (_, node) in &removed.nodes {
            room = room.checked_sub(node.notes_len()).ok_or(Limit::Notes)?;
        }
        let Some(&(id, _)) = removed.nodes.first() else {
            return Ok(false);
        };
        for (id, node) in std::mem::take(&mut removed.nodes) {
            if let Some(slot) = self.nodes.get_mut(id as usize) {
                *slot = Some(node);
            }
        }
        (self.len, self.room) = (len, room);
        if let Some(parent) = self.node_mut(removed.parent) {
            let others = std::mem::take(&mut parent.children);
            let same = others.len() == removed.others;
            let before = if same { removed.at } else { others.len() };
            let (before, behind) = others.split_at_checked(before).unwrap_or((&others, &[]));
            parent.children.extend_from_slice(before);
            parent.children.push(id);
            parent.children.extend_from_slice(behind);
        }
        self.held = self.held.or(removed.held);
        self.find_main_end();
        Ok(true)
    }

    /// The last node on the way to `id` whose action chance decided.
    pub fn last_draw(&self, id: NodeId) -> Option<NodeId> {
        let by_chance = |&at: &NodeId| self.by_chance(at);
        self.path(id).into_iter().rfind(by_chance)
    }

    /// Whether chance decided the action of `id`.
    pub fn by_chance(&self, id: NodeId) -> bool {
        let before = self.node(id).and_then(|node| self.node(node.parent));
        id != ROOT && before.is_some_and(|before| before.sheet.chance)
    }

    /// Makes the line from the root to `id` the main one.
    pub fn promote(&mut self, id: NodeId) {
        // The usual case: the game was continued at its end.
        if id == self.main_end {
            return;
        }
        let mut child = id;
        while child != ROOT {
            if self.held == Some(child) && child != id {
                self.held = None;
            }
            let Some(parent) = self.node(child).map(|node| node.parent) else {
                return;
            };
            if let Some(node) = self.node_mut(parent) {
                let others = std::mem::replace(&mut node.children, vec![child]);
                for other in others {
                    if other != child {
                        node.children.push(other);
                    }
                }
            }
            child = parent;
        }
        if self.held == Some(ROOT) && id != ROOT {
            self.held = None;
        }
        self.find_main_end();
    }

    /// Makes `id` the end of the main line, from now on also where moves follow: these are
    /// variations, until one of them is [promoted](Self::promote).
    pub fn hold(&mut self, id: NodeId) {
        if self.node(id).is_none() {
            return;
        }
        self.promote(id);
        self.held = Some(id);
        self.find_main_end();
    }

    /// Whether the main line is [held](Self::hold) at its end: what follows are variations.
    pub fn is_held(&self) -> bool {
        self.held == Some(self.main_end)
    }

    fn find_main_end(&mut self) {
        if self.held.is_some_and(|held| self.node(held).is_none()) {
            self.held = None;
        }
        let mut end = ROOT;
        while self.held != Some(end)
            && let Some(&child) = self.children(end).first()
        {
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
        path.into_iter().rev().collect()
    }

    /// The main line from the start, the root left out.
    pub fn main_line(&self) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut at = ROOT;
        while at != self.main_end
            && let Some(&child) = self.children(at).first()
        {
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

    /// Whether the main line has no action.
    pub fn is_empty(&self) -> bool {
        self.main_end == ROOT
    }
}

#[cfg(test)]
mod tests;
