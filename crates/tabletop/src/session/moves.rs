//! The tree of moves as a list for a front end.

use super::Session;
use crate::notation::Style;
use crate::present::Present;
use crate::record::{Numbering, is_implied};
use crate::snapshot::{MoveNode, MoveTree};
use crate::tree::ROOT;

impl<P: Present> Session<P> {
    /// Every move of the tree, parents before children, in the letters of `style`.
    pub fn moves(&self, style: Style) -> MoveTree {
        let record = self.record();
        let tree = &record.tree;
        let main = tree.main_line();
        let mut nodes = Vec::with_capacity(tree.len());
        let start = (record.start.clone(), Numbering::of(&record.start), 0_u32);
        let mut work: Vec<_> = tree
            .children(ROOT)
            .iter()
            .rev()
            .map(|&child| (child, start.clone()))
            .collect();
        while let Some((id, (position, numbering, depth))) = work.pop() {
            let Some(node) = tree.node(id) else { continue };
            let Some(action) = node.action else { continue };
            let mut next = position.clone();
            next.apply(action);
            let ply = depth + 1;
            let following = numbering.after(&next);
            nodes.push(MoveNode {
                id,
                parent: node.parent,
                children: node.children.clone(),
                ply,
                number: numbering.number,
                side: position.side().0,
                seat: position.seat().0,
                code: P::write_action(action),
                text: position.write_move_text(action, style),
                glyphs: node.glyphs.clone(),
                comment: node.comment.clone(),
                clock: node.clock,
                main: main.get(depth as usize) == Some(&id),
                implied: is_implied(tree, id, &position, style),
            });
            for &child in node.children.iter().rev() {
                work.push((child, (next.clone(), following, ply)));
            }
        }
        MoveTree {
            comment: tree.node(ROOT).and_then(|root| root.comment.clone()),
            children: tree.children(ROOT).to_vec(),
            nodes,
        }
    }
}
