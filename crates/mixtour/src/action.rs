//! What a player can do (section 2).

use crate::Cell;

/// One turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// One piece of the reserve goes onto an empty cell (section 3).
    Enter(Cell),
    /// Pieces from the top of a stack go onto another (section 4): origin, number, target.
    Move(Cell, u8, Cell),
    /// The side passes, because no other action is possible (section 2.2).
    Pass,
}

/// How a pass is written.
pub(crate) const PASS: &str = "pass";
