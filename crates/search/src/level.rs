//! Levels of opponents.

use crate::thinker::{Limits, Notices, Share, Skill};

/// How strong an opponent is: how many positions it searches, how far it follows captures, and how
/// often it errs. There is no limit of time, so a level plays the same on every device.
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
    /// See [`Skill::exchanges`].
    pub exchanges: u8,
}

impl Level {
    /// A level from its numbers, for tables.
    pub const fn new(nodes: u32, depth: u8, noise: u16, overlooked: u8) -> Self {
        Self {
            nodes,
            depth,
            noise,
            overlooked,
            exchanges: u8::MAX,
        }
    }

    /// The same, with so many plies of captures after the last one: a beginner looks at what the own
    /// action brings, and hardly at what the other side takes back.
    #[must_use]
    pub const fn following(self, exchanges: u8) -> Self {
        Self { exchanges, ..self }
    }

    /// The limits of an engine that plays at this level; `seed` chooses its mistakes.
    pub const fn limits(self, seed: u64) -> Limits {
        Limits {
            nodes: self.nodes as u64,
            depth: self.depth as u32,
            lines: 1,
            share: Share::ALL,
            skill: Skill {
                noise: self.noise as i32,
                overlooked: self.overlooked,
                notices: Notices::of(self.overlooked),
                exchanges: self.exchanges,
                seed,
            },
        }
    }
}
