//! Opponents from a child's to the best.

use crate::thinker::{Limits, Skill};

/// How strong an opponent is: what it may look at, and how often it is wrong. Time does not
/// come into it, so a level plays alike on every device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Positions for each action.
    pub nodes: u32,
    /// Depth in actions at most.
    pub depth: u8,
    /// See [`Skill::noise`].
    pub noise: u16,
    /// See [`Skill::overlooked`].
    pub overlooked: u8,
}

impl Level {
    /// A level from its numbers, for tables.
    pub const fn new(nodes: u32, depth: u8, noise: u16, overlooked: u8) -> Self {
        Self {
            nodes,
            depth,
            noise,
            overlooked,
        }
    }

    /// What to tell an engine. Another seed makes other mistakes.
    pub const fn limits(self, seed: u64) -> Limits {
        Limits {
            nodes: self.nodes as u64,
            depth: self.depth as u32,
            lines: 1,
            skill: Skill {
                noise: self.noise as i32,
                overlooked: self.overlooked,
                seed,
            },
        }
    }
}
