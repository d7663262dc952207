//! Legal actions (sections 2 to 4).

use klubovna_tabletop::rules::Position;

use crate::Mixtour;
use crate::action::Action;
use crate::cell::{Cell, Lines};

impl Mixtour {
    /// Entries first, then moves by their target; a pass when there is neither.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        if self.decided().is_some() {
            return;
        }
        let before = out.len();
        out.extend(Cell::of_set(self.open_cells()).map(Action::Enter));
        let banned = self.banned();
        for (from, to) in self.ways() {
            let counts = 1..=self.stack(from).height();
            let moves = counts.map(|count| Action::Move { from, count, to });
            out.extend(moves.filter(|&action| Some(action) != banned));
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    /// As many as [`list_actions`](Self::list_actions) lists.
    pub(crate) fn number_of_actions(&self) -> u32 {
        if self.decided().is_some() {
            return 0;
        }
        // Section 2.2: where nothing is possible there is the pass.
        (self.open_cells().count_ones() + self.number_of_moves()).max(1)
    }

    fn number_of_moves(&self) -> u32 {
        let moves: u32 = self
            .ways()
            .map(|(from, _)| u32::from(self.stack(from).height()))
            .sum();
        moves - u32::from(self.banned().is_some())
    }

    /// Whether the side to move can move anything. In a game the ban never takes the only
    /// move (section 9.3), but a loaded last action need not fit its board.
    pub(crate) fn can_move(&self) -> bool {
        self.number_of_moves() > 0
    }

    /// Whether the side to move can do anything but pass.
    pub(crate) fn can_act(&self) -> bool {
        self.open_cells() != 0 || self.can_move()
    }

    /// The cells where the side to move can enter a piece (section 3.1).
    pub(crate) fn open_cells(&self) -> u32 {
        if self.reserve(self.side()) > 0 {
            self.empty_cells()
        } else {
            0
        }
    }

    /// Every origin with a target in reach (sections 4.2 and 4.3). Any number of pieces
    /// can go, but for the ban on take-backs.
    pub(crate) fn ways(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let occupied = self.occupied();
        Cell::of_set(occupied).flat_map(move |to| {
            Lines::onto(to, self.stack(to).height())
                .iter()
                .filter(move |line| occupied & line.from.bit() != 0 && occupied & line.between == 0)
                .map(move |line| (line.from, to))
        })
    }
}
