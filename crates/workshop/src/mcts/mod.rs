//! Monte-Carlo tree search: UCT with a solver for forced ends, and a new random outcome at each
//! visit of a chance node.
//!
//! | File | Idea |
//! |---|---|
//! | `tree` | nodes, and how the tree grows |
//! | `proven` | forced ends |
//! | `playout` | what a new leaf is worth |
//! | `report` | what the tree says at the end |

mod playout;
mod proven;
mod report;
mod tree;

use klubovna_rules::{Play, Position, Side};
use klubovna_search::{Heuristic, Limits, Monitor, Report, Thinker};

use tree::Tree;

/// How a tree search plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Exploration: the constant of UCT.
    pub curiosity: f64,
    /// Random actions in a playout before the heuristic evaluates; a game that ends earlier counts
    /// as it ends.
    pub playout: u32,
    /// Progressive widening: at first only the most promising actions are tried, and more with more
    /// visits. `None` for all from the start.
    pub widening: Option<Widening>,
    /// Whether quiescence follows before the heuristic evaluates.
    pub settles: bool,
}

/// Progressive widening: `first + more * sqrt(visits)` actions are tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Widening {
    /// Actions tried from the start.
    pub first: u32,
    /// Further ones for each square root of a visit.
    pub more: f64,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            curiosity: 0.7,
            playout: 0,
            widening: None,
            settles: false,
        }
    }
}

impl Style {
    /// For games in which chance decides and many actions look alike.
    pub const CHANCE: Self = Self {
        curiosity: 0.35,
        playout: 0,
        widening: Some(Widening {
            first: 2,
            more: 0.7,
        }),
        settles: true,
    };
}

/// Monte-Carlo tree search. The same seed and limits give the same answer; it keeps nothing from
/// one question to the next. It ignores the limit of depth, and may exceed that of nodes by one
/// playout.
#[derive(Debug)]
pub struct Mcts<H> {
    heuristic: H,
    style: Style,
}

impl<H> Mcts<H> {
    /// An engine of that style.
    pub fn new(heuristic: H, style: Style) -> Self {
        Self { heuristic, style }
    }
}

impl<P: Position, H: Heuristic<P>> Thinker<P> for Mcts<H> {
    fn think(
        &mut self,
        root: &Play<P>,
        limits: &Limits,
        monitor: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        if root.outcome().is_some() {
            return Report::EMPTY;
        }
        Tree::new(&self.heuristic, self.style, root, limits).grow(root.position(), monitor)
    }

    fn clear(&mut self) {}
}

/// The same probability seen from a side, or back.
fn for_side(wins: f64, side: Side) -> f64 {
    if side == Side::FIRST {
        wins
    } else {
        1.0 - wins
    }
}
