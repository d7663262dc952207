//! Positions along a tree of actions without the types of their game: whatever walks over
//! them to write is compiled once, not once a game.

use std::rc::Rc;

use super::{Record, implied};
use crate::notation::{Notation, Style};
use crate::rules::{Position, Side, Turn};
use crate::tree::{NodeId, Tree};

/// A position of some game, shared by all lines that go on from it.
pub(crate) type AnySpot<'a> = Rc<dyn Spot<'a> + 'a>;

/// A position and the tree of actions that it stands in.
pub(crate) trait Spot<'a> {
    /// The spot after the action of `node`.
    fn after(&self, node: NodeId) -> Option<AnySpot<'a>>;
    /// The code of the action of `node`.
    fn code(&self, node: NodeId) -> Option<String>;
    /// The action of `node` as players write it here.
    fn text(&self, node: NodeId, style: Style) -> Option<String>;
    /// Whether the action of `node`, played here, is left out because the text of the next
    /// move takes it for granted.
    fn is_implied(&self, node: NodeId, style: Style) -> bool;
    /// What a score sheet says of the next action.
    fn sheet(&self) -> Sheet;
}

/// What a score sheet says of the next action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet {
    pub(crate) number: u32,
    pub(crate) side: Side,
    pub(crate) chance: bool,
    pub(crate) over: bool,
}

impl Sheet {
    pub(crate) fn of<P: Position>(position: &P) -> Self {
        let turn = position.turn();
        Self {
            number: position.move_number(),
            side: position.side(),
            chance: turn == Turn::Chance,
            over: turn == Turn::Over,
        }
    }
}

/// The start of `record`.
pub(crate) fn start<P: Notation>(record: &Record<P>) -> AnySpot<'_> {
    at(record, record.start.clone())
}

/// A position that the tree of `record` leads to.
pub(crate) fn at<P: Notation>(record: &Record<P>, position: P) -> AnySpot<'_> {
    Rc::new(At {
        tree: &record.tree,
        position,
    })
}

struct At<'a, P: Position> {
    tree: &'a Tree<P::Action>,
    position: P,
}

impl<'a, P: Notation> Spot<'a> for At<'a, P> {
    fn after(&self, node: NodeId) -> Option<AnySpot<'a>> {
        let mut position = self.position.clone();
        position.apply(self.tree.action(node)?);
        Some(Rc::new(Self {
            tree: self.tree,
            position,
        }))
    }

    fn code(&self, node: NodeId) -> Option<String> {
        self.tree.action(node).map(P::write_action)
    }

    fn text(&self, node: NodeId, style: Style) -> Option<String> {
        let action = self.tree.action(node)?;
        Some(self.position.write_move_text(action, style))
    }

    fn is_implied(&self, node: NodeId, style: Style) -> bool {
        P::CHANCE && implying(self.tree, node, &self.position, style).is_some()
    }

    fn sheet(&self) -> Sheet {
        Sheet::of(&self.position)
    }
}

/// The text that is written instead of the action of `node`.
fn implying<P: Notation>(
    tree: &Tree<P::Action>,
    node: NodeId,
    position: &P,
    style: Style,
) -> Option<String> {
    let action = tree.action(node)?;
    let node = tree.node(node)?;
    let noted = node.comment.is_some()
        || node.clock.is_some()
        || node.spent.is_some()
        || !node.glyphs.is_empty();
    if noted || tree.children(node.parent).len() > 1 {
        return None;
    }
    let child = *node.children.first()?;
    let mut next = position.clone();
    next.apply(action);
    let implies = |text: &String| implied(position, text) == Some(action);
    let own = next.write_move_text(tree.action(child)?, style);
    // Ask for what is written in place of the child only where there is anything to ask.
    let text = Some(own).filter(implies)?;
    implying(tree, child, &next, style)
        .or(Some(text))
        .filter(implies)
}
