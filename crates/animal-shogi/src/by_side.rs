//! A pair of values, one for each side.

use std::ops::{Index, IndexMut};

use klubovna_rules::Side;

/// One value for the first player and one for the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct BySide<T>(pub(crate) [T; 2]);

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the index of a side is 0 or 1")]
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the index of a side is 0 or 1")]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}
