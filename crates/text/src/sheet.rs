//! What a score sheet shows beside the moves: move numbers, and whose turn it is.

use klubovna_rules::{Position, Side, Turn};

/// What a score sheet shows for the next action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The move number. It is raised when the turn comes back to the first side.
    pub number: u32,
    /// The side whose turn it is.
    pub side: Side,
    /// Whether chance decides for it.
    pub chance: bool,
}

impl Sheet {
    /// The sheet of a game that begins at `start`.
    pub fn first<P: Position>(start: &P) -> Self {
        Self {
            number: start.move_number(),
            side: start.side(),
            chance: start.turn() == Turn::Chance,
        }
    }

    /// The sheet after an action that led to `position`.
    #[must_use]
    pub fn then<P: Position>(self, position: &P) -> Self {
        let turn = position.turn();
        let side = if turn == Turn::Over {
            self.side
        } else {
            position.side()
        };
        let back = side != self.side && side == Side::FIRST;
        Self {
            number: self.number + u32::from(back),
            side,
            chance: turn == Turn::Chance,
        }
    }
}
