//! Every margin, depth and divisor of the search in one place.

/// The numbers that decide what is searched how deep. They are points, plies or counts; what
/// is multiplied with another number is told in 256ths, so that no division is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Params {
    /// Aspiration: the first depth with a window around the score of the one before.
    pub aspiration_depth: i32,
    /// Aspiration: half the first window, in 256ths of the heuristic's scale.
    pub aspiration_width: i32,
    /// Aspiration: how much wider each further window is.
    pub aspiration_growth: i32,
    /// Answers to threats are extended up to the ply of twice the depth and so many more.
    pub extension_plies: i32,
    /// Futility, late-move pruning and reverse futility: up to this depth.
    pub pruning_depth: i32,
    /// Late-move pruning: moves that are searched at depth 0.
    pub late_moves: i32,
    /// Late-move pruning: further ones, times the square of the depth.
    pub late_moves_growth: i32,
    /// Late-move reductions: from this depth on.
    pub reduction_depth: i32,
    /// Late-move reductions: from this move on.
    pub reduction_moves: i32,
    /// Late-move reductions: 256ths of the product of both logarithms to the base of 2.
    pub reduction_scale: i32,
    /// Quiet moves with a greater score, history added, are neither pruned nor reduced.
    pub trusted_history: i32,
    /// Null move: from this depth on.
    pub null_depth: i32,
    /// Null move: plies less.
    pub null_reduction: i32,
    /// Null move: further plies less, in 256ths of the depth.
    pub null_reduction_growth: i32,
    /// History: a bonus is the square of the depth, and at most this.
    pub history_bonus: i32,
    /// Star2: how far below the bound an outcome is probed, in scales of the heuristic.
    pub probe_width: i32,
}

impl Params {
    /// What the engines play with.
    pub const DEFAULT: Self = Self {
        aspiration_depth: 4,
        aspiration_width: 64,
        aspiration_growth: 4,
        extension_plies: 8,
        pruning_depth: 5,
        late_moves: 4,
        late_moves_growth: 3,
        reduction_depth: 3,
        reduction_moves: 3,
        reduction_scale: 128,
        trusted_history: 1_000,
        null_depth: 3,
        null_reduction: 3,
        null_reduction_growth: 64,
        history_bonus: 400,
        probe_width: 2,
    };
}

impl Default for Params {
    fn default() -> Self {
        Self::DEFAULT
    }
}
