//! The window of alpha-beta.

use crate::score::Score;

/// The window of scores, as seen by the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const FULL: Self = Self {
        alpha: -Score::MAX,
        beta: Score::MAX,
    };

    /// A null window: only whether a score is above `alpha`.
    pub(super) const fn null(alpha: i32) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    pub(super) const fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
    }

    pub(super) const fn above(self, alpha: i32) -> Self {
        Self { alpha, ..self }
    }

    /// As the other side sees it.
    pub(super) const fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Mate-distance pruning: no score at `ply` is greater than a win with the next action, or less
    /// than a game lost there.
    pub(super) fn within_reach(self, ply: usize) -> Self {
        Self {
            alpha: self.alpha.max(Score::loss_in(ply as u32).number()),
            beta: self.beta.min(Score::win_in(ply as u32 + 1).number()),
        }
    }
}
