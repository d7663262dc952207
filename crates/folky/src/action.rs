//! What a side does in a turn (section 2.1).

use klubovna_board::chess::Square;

/// One action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A pawn from the reserve is placed: `@h3`.
    Place(Square),
    /// A piece moves: `h1h7`.
    Move(Square, Square),
}

impl Action {
    /// The square where the action ends.
    pub const fn to(self) -> Square {
        match self {
            Self::Place(to) | Self::Move(_, to) => to,
        }
    }
}
