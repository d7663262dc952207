//! The answer of the finished tree.

use std::cmp::Reverse;

use klubovna_rules::{Position, Side};
use klubovna_search::{Heuristic, Report, Score, Variation};

use super::for_side;
use super::tree::{ROOT, Tree};

impl<P: Position, H: Heuristic<P>> Tree<'_, P, H> {
    pub(super) fn report(&self, root: &P) -> Report<P::Action> {
        let side = root.side();
        let by_chance = H::CHANCE && self.heuristic.is_chance(root);
        let mut children: Vec<usize> = self.places(ROOT).collect();
        if !by_chance {
            children.sort_by_key(|&child| Reverse(self.worth(child, side)));
            children.truncate(self.limits.lines.max(1));
        }
        let lines = children
            .into_iter()
            .filter_map(|child| self.variation(child, root));
        let lines: Vec<_> = lines.collect();
        Report {
            depth: lines.first().map_or(0, |line| line.actions.len() as u32),
            lines,
            nodes: self.seen,
            effort: 0,
        }
    }

    /// The order of children in the answer: proven wins first, then by visits.
    fn worth(&self, child: usize, side: Side) -> i64 {
        let Some(node) = self.nodes.get(child) else {
            return i64::MIN;
        };
        match node.proven {
            Some(proven) if proven.winner.is_some() => proven.liking(side),
            _ => i64::from(node.visits),
        }
    }

    fn variation(&self, child: usize, root: &P) -> Option<Variation<P::Action>> {
        let side = root.side();
        let mut node = self.nodes.get(child)?;
        let score = match node.proven {
            Some(proven) => match proven.winner {
                Some(winner) if winner == side => Score::win_in(proven.actions + 1),
                Some(_) => Score::loss_in(proven.actions + 1),
                None => Score::EVEN,
            },
            None if node.visits == 0 => Score::EVEN,
            None => {
                let wins = for_side(node.wins / f64::from(node.visits), side);
                Score::points(self.heuristic.points(wins))
            }
        };
        let mut actions = Vec::new();
        let mut position = root.clone();
        let mut at = child;
        while let Some(action) = node.action {
            actions.push(action);
            position.apply(action);
            let side = position.side();
            if H::CHANCE && self.heuristic.is_chance(&position) {
                break;
            }
            let is_tried =
                |place: &usize| self.nodes.get(*place).is_some_and(|node| node.visits > 0);
            let tried = self.places(at).filter(is_tried);
            let Some(next) = tried.max_by_key(|&next| self.worth(next, side)) else {
                break;
            };
            at = next;
            node = self.nodes.get(at)?;
        }
        Some(Variation {
            actions,
            score,
            win: self.heuristic.win_probability(score),
        })
    }
}
