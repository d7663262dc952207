//! The tree of moves as a list for a front end.

use std::rc::Rc;

use klubovna_text::Style;
use klubovna_text::tree::NodeId;
use klubovna_view::{MoveNode, MoveTree, Present};

use crate::session::Session;

impl<P: Present> Session<P> {
    /// The moves after the first `after` actions on the way to the cursor, variations included,
    /// up to ply `until`, and those right behind the first `after` in any case; parents before
    /// children, in the letters of `style`. Moves that are left out take no time.
    pub fn moves(&self, after: u32, until: u32, style: Style) -> MoveTree {
        let record = self.record();
        let tree = record.tree();
        let (from, position) = self.cursor.at(after as usize);
        let mut nodes = Vec::new();
        let mut work: Vec<(NodeId, Rc<P>)> = Vec::new();
        let add = |work: &mut Vec<_>, id, position: &Rc<P>| {
            for &child in tree.children(id).iter().rev() {
                work.push((child, Rc::clone(position)));
            }
        };
        add(&mut work, from, &Rc::new(position.clone()));
        while let Some((id, position)) = work.pop() {
            let Some(node) = tree.node(id) else { continue };
            let Some(before) = tree.node(node.parent) else {
                continue;
            };
            nodes.push(MoveNode {
                id,
                parent: node.parent,
                children: node.children.clone(),
                ply: node.ply,
                number: before.sheet.number,
                side: before.sheet.side.0,
                code: record.action(id).map(P::write_action).unwrap_or_default(),
                text: record.move_text(id, &position, style).unwrap_or_default(),
                glyphs: node.glyphs.clone(),
                comment: node.comment.clone(),
                chance: before.sheet.chance,
                implied: record.is_implied(id, &position, style),
                spent: node.spent,
            });
            if node.ply < until
                && !node.children.is_empty()
                && let Some(next) = record.after(id, &position)
            {
                add(&mut work, id, &Rc::new(next));
            }
        }
        MoveTree {
            comment: tree.node(from).and_then(|from| from.comment.clone()),
            children: tree.children(from).to_vec(),
            end: tree.main_end(),
            nodes,
        }
    }
}
