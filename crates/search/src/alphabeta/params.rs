//! Every margin, depth and divisor of the search in one place.

/// Declares the numbers once: their fields, what they are, and their names for tuners.
macro_rules! params {
    ($($(#[$doc:meta])* $name:ident = $value:literal,)*) => {
        /// The numbers that decide what is searched how deep: points, plies or counts. What is
        /// multiplied with another number is told in 256ths, so that nothing is divided.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Params {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Params {
            /// What the engines play with.
            pub const DEFAULT: Self = Self { $($name: $value,)* };

            /// The names of all, for tuners.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];

            /// Sets the one with that name; whether there is one, and it may be so small.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                if value < 1 {
                    return false;
                }
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

params! {
    /// Aspiration: the first depth with a window around the score of the one before.
    aspiration_depth = 4,
    /// Aspiration: half the first window, in 256ths of the heuristic's scale.
    aspiration_width = 64,
    /// Aspiration: how much wider each further window is.
    aspiration_growth = 4,
    /// Answers to threats are extended up to the ply of twice the depth and so many more.
    extension_plies = 8,
    /// Futility, late-move pruning and reverse futility: up to this depth.
    pruning_depth = 5,
    /// Late-move pruning: moves that are searched at depth 0.
    late_moves = 4,
    /// Late-move pruning: further ones, times the square of the depth.
    late_moves_growth = 3,
    /// Late-move reductions: from this depth on.
    reduction_depth = 3,
    /// Late-move reductions: from this move on.
    reduction_moves = 3,
    /// Late-move reductions: 256ths of the product of both logarithms to the base of 2.
    reduction_scale = 128,
    /// Quiet moves with a greater score, history added, are neither pruned nor reduced.
    trusted_history = 1_000,
    /// Null move: from this depth on.
    null_depth = 3,
    /// Null move: plies less.
    null_reduction = 3,
    /// Null move: further plies less, in 256ths of the depth.
    null_reduction_growth = 64,
    /// History: a bonus is the square of the depth, and at most this.
    history_bonus = 400,
    /// Star2: how far below the bound an outcome is probed, in scales of the heuristic.
    probe_width = 2,
}

impl Default for Params {
    fn default() -> Self {
        Self::DEFAULT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_set_by_its_name() {
        for (at, name) in Params::NAMES.iter().enumerate() {
            let mut params = Params::DEFAULT;
            assert!(
                !params.set(name, 0) && params.set(name, 77) && params != Params::DEFAULT,
                "{name}"
            );
            assert!(!Params::NAMES[..at].contains(name), "{name} twice");
        }
        let mut params = Params::DEFAULT;
        assert!(!params.set("patience", 1));
    }
}
