//! The tree of moves as a list for a front end.

use std::rc::Rc;

use super::Session;
use crate::notation::Style;
use crate::present::Present;
use crate::record::{AnySpot, Numbering, at};
use crate::snapshot::{MoveNode, MoveTree};
use crate::tree::{NodeId, Shape};

impl<P: Present> Session<P> {
    /// Every move behind the first `after` actions of the way to the cursor, variations
    /// included, but none behind more than `until`; parents before children, in the letters
    /// of `style`. What is left out costs nothing.
    pub fn moves(&self, after: u32, until: u32, style: Style) -> MoveTree {
        let record = self.record();
        let (from, position, numbering) = self.walk.at(after);
        let start = at(record, position.clone());
        moves(&record.tree, (from, until), &start, numbering, style)
    }
}

/// A node to be listed, where it is played, and its place in the score sheet.
type Work<'a> = (NodeId, AnySpot<'a>, Numbering);

fn moves(
    tree: &Shape,
    (from, until): (NodeId, u32),
    start: &AnySpot<'_>,
    numbering: Numbering,
    style: Style,
) -> MoveTree {
    let mut nodes = Vec::new();
    let mut work: Vec<Work<'_>> = Vec::new();
    add(&mut work, tree.children(from), start, numbering);
    while let Some((id, spot, numbering)) = work.pop() {
        let (Some(node), Some(next)) = (tree.node(id), spot.after(id)) else {
            continue;
        };
        let sheet = spot.sheet();
        nodes.push(MoveNode {
            id,
            parent: node.parent,
            children: node.children.clone(),
            ply: node.ply,
            number: numbering.number,
            side: sheet.side.0,
            code: spot.code(id).unwrap_or_default(),
            text: spot.text(id, style).unwrap_or_default(),
            glyphs: node.glyphs.clone(),
            comment: node.comment.clone(),
            chance: sheet.chance,
            implied: spot.is_implied(id, style),
        });
        if node.ply < until {
            let following = numbering.after(next.sheet());
            add(&mut work, &node.children, &next, following);
        }
    }
    MoveTree {
        comment: tree.node(from).and_then(|from| from.comment.clone()),
        children: tree.children(from).to_vec(),
        nodes,
    }
}

fn add<'a>(
    work: &mut Vec<Work<'a>>,
    children: &[NodeId],
    spot: &AnySpot<'a>,
    numbering: Numbering,
) {
    for &child in children.iter().rev() {
        work.push((child, Rc::clone(spot), numbering));
    }
}
