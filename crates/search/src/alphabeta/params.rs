//! Every margin, depth and divisor of the search in one place.

/// Declares each parameter once: its field, documentation, default value and name.
macro_rules! params {
    ($($(#[$doc:meta])* $name:ident = $value:literal,)*) => {
        /// The parameters of the search, in points, plies or counts. Factors are in 256ths, so that
        /// no division is needed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Params {
            $($(#[$doc])* pub $name: i32,)*
        }

        impl Params {
            /// The values with which engines play.
            pub const DEFAULT: Self = Self { $($name: $value,)* };

            /// The names of all parameters, for tuning.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];

            /// The parameter with that name.
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// Sets the parameter with that name; false where there is none, or `value` is below 1.
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
    /// Aspiration: the factor by which a window is widened.
    aspiration_growth = 4,
    /// Check extensions: up to twice the depth and this many plies more.
    extension_plies = 8,
    /// Futility, late-move pruning and reverse futility: up to this depth.
    pruning_depth = 5,
    /// Futility, reverse futility and delta pruning: factor, in 256ths, of the heuristic's margin.
    futility_scale = 256,
    /// Late-move pruning: moves that are searched at depth 0 (the constant of the formula).
    late_moves = 4,
    /// Late-move pruning: factor, in 256ths, of the further moves that the heuristic wants.
    late_moves_growth = 256,
    /// Late-move reductions: from this depth on.
    reduction_depth = 3,
    /// Late-move reductions: from this move on.
    reduction_moves = 3,
    /// Late-move reductions: factor, in 256ths, of log2(depth) * log2(move number).
    reduction_scale = 128,
    /// Quiet moves with a greater score, history added, are neither pruned nor reduced.
    trusted_history = 1_000,
    /// Null move: from this depth on.
    null_depth = 3,
    /// Null move: reduction in plies.
    null_reduction = 3,
    /// Null move: further reduction, in 256ths of the depth.
    null_reduction_growth = 64,
    /// History: the bonus is the square of the depth, at most this.
    history_bonus = 400,
    /// Star2: width of the window of a probe, in units of the heuristic's scale.
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
                !params.set(name, 0) && params.set(name, 77) && params.get(name) == Some(77),
                "{name}"
            );
            assert!(!Params::NAMES[..at].contains(name), "{name} twice");
        }
        let mut params = Params::DEFAULT;
        assert!(!params.set("patience", 1));
    }
}
