//! The tree of moves as a list for a front end.

use std::rc::Rc;

use super::Session;
use crate::notation::Style;
use crate::present::Present;
use crate::record::{AnySpot, Numbering, start};
use crate::snapshot::{MoveNode, MoveTree};
use crate::tree::{NodeId, ROOT, Shape};

impl<P: Present> Session<P> {
    /// Every move of the tree, parents before children, in the letters of `style`.
    pub fn moves(&self, style: Style) -> MoveTree {
        let record = self.record();
        moves(&record.tree, &start(record), style)
    }
}

/// A node to be listed, where it is played, and the number of actions before it.
type Work<'a> = (NodeId, AnySpot<'a>, Numbering, u32);

fn moves(tree: &Shape, start: &AnySpot<'_>, style: Style) -> MoveTree {
    let main = tree.main_line();
    let mut nodes = Vec::with_capacity(tree.len());
    let mut work: Vec<Work<'_>> = Vec::new();
    let numbering = Numbering::of(start.sheet());
    add(&mut work, tree.children(ROOT), start, numbering, 0);
    while let Some((id, spot, numbering, depth)) = work.pop() {
        let (Some(node), Some(next)) = (tree.node(id), spot.after(id)) else {
            continue;
        };
        let ply = depth + 1;
        let sheet = spot.sheet();
        nodes.push(MoveNode {
            id,
            parent: node.parent,
            children: node.children.clone(),
            ply,
            number: numbering.number,
            side: sheet.side.0,
            seat: sheet.seat.0,
            code: spot.code(id).unwrap_or_default(),
            text: spot.text(id, style).unwrap_or_default(),
            glyphs: node.glyphs.clone(),
            comment: node.comment.clone(),
            clock: node.clock,
            main: main.get(depth as usize) == Some(&id),
            implied: spot.is_implied(id, style),
        });
        let following = numbering.after(next.sheet());
        add(&mut work, &node.children, &next, following, ply);
    }
    MoveTree {
        comment: tree.node(ROOT).and_then(|root| root.comment.clone()),
        children: tree.children(ROOT).to_vec(),
        nodes,
    }
}

fn add<'a>(
    work: &mut Vec<Work<'a>>,
    children: &[NodeId],
    spot: &AnySpot<'a>,
    numbering: Numbering,
    ply: u32,
) {
    for &child in children.iter().rev() {
        work.push((child, Rc::clone(spot), numbering, ply));
    }
}
