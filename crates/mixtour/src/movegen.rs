//! Legal actions (sections 2 to 4).

use klubovna_rules::Position;

use crate::cell::each_origin;
use crate::{Cell, Cells, Mixtour};

impl Mixtour {
    /// The number of legal moves.
    pub(crate) fn number_of_moves(&self) -> u32 {
        let mut moves = 0;
        self.each_route(|from, _| moves += u32::from(self.stack(from).height()));
        moves - u32::from(self.banned().is_some())
    }

    /// Whether the side to move has a legal move. In a game the ban never forbids the only move
    /// (section 9.3), but in a position that was read the last action need not fit the board.
    pub(crate) fn can_move(&self) -> bool {
        self.number_of_moves() > 0
    }

    /// The cells where the side to move can enter a piece (section 3.1).
    pub(crate) fn open_cells(&self) -> Cells {
        let enters = self.reserve(self.side()) > 0;
        if enters { !self.occupied } else { Cells::EMPTY }
    }

    /// Calls `tell` for every origin with each target in reach (sections 4.2 and 4.3). Any number
    /// of its pieces can move, except for the ban on take-backs.
    pub fn each_route(&self, tell: impl FnMut(Cell, Cell)) {
        self.each_route_onto(self.occupied, tell);
    }

    /// The same for those targets alone.
    pub fn each_route_onto(&self, targets: Cells, mut tell: impl FnMut(Cell, Cell)) {
        let occupied = self.occupied;
        for to in targets {
            each_origin(to, self.stack(to).height(), occupied, |from| tell(from, to));
        }
    }
}
