//! How well a search cuts its tree: [`Statistics`].

use std::ops::AddAssign;

/// Counts of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Positions in quiescence.
    pub quiescence: u64,
    /// Cut-offs by a move, those of quiescence left out.
    pub cut_offs: u64,
    /// Those of them by the first move that was tried.
    pub first_cut_offs: u64,
}

impl AddAssign for Statistics {
    fn add_assign(&mut self, other: Self) {
        self.quiescence += other.quiescence;
        self.cut_offs += other.cut_offs;
        self.first_cut_offs += other.first_cut_offs;
    }
}
