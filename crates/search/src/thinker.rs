//! Questions to an engine and its answers.

use klubovna_rules::{Play, Position, SplitMix64};

use crate::pace::Found;
use crate::score::{Score, limited};
use crate::statistics::Statistics;

/// An engine for one game. It may keep results from one question to the next: an answer depends on
/// all questions since the engine was created or [cleared](Self::clear), and on nothing else.
pub trait Thinker<P: Position> {
    /// Looks for the best action; the report is empty only where there is no action.
    ///
    /// Alpha-beta that the monitor stopped goes on where it was when it is asked the same again, with
    /// whatever limits, so that a long search may be cut into pieces; not where chance decides at
    /// the root.
    ///
    /// Where chance decides at the root, the report has one line for each outcome, with its score
    /// for the side on turn.
    fn think(
        &mut self,
        root: &Play<P>,
        limits: &Limits,
        monitor: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action>;

    /// Clears the transposition table and all histories, for another game.
    fn clear(&mut self);

    /// Counts of the last search; zeros where an engine keeps none.
    fn statistics(&self) -> Statistics {
        Statistics::default()
    }
}

/// When to stop, and how many lines to show. Time is not limited here but by the [`Monitor`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions searched: a limit that gives the same strength on every device. Alpha-beta
    /// exceeds it by one position at most, Monte-Carlo tree search by one playout.
    pub nodes: u64,
    /// Depth in actions; Monte-Carlo tree search ignores it.
    pub depth: u32,
    /// How many of the best actions to follow (`MultiPV`); 0 counts as 1.
    pub lines: usize,
    /// Which actions at the root, where several engines divide them.
    pub share: Share,
    /// Mistakes, for weaker play.
    pub skill: Skill,
}

/// A share of the actions at the root. Engines without shared memory that search a share each, side
/// by side, find as much as one that has nearly as many times the nodes; where there are fewer
/// actions than shares, the report of the last ones is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// Which one, from 0.
    pub at: u16,
    /// How many there are; 0 counts as 1.
    pub of: u16,
}

impl Share {
    /// All actions.
    pub const ALL: Self = Self { at: 0, of: 1 };
}

impl Limits {
    /// The greatest depth.
    pub const DEEPEST: u32 = 64;

    /// No limit: only the monitor stops the search.
    pub const NONE: Self = Self {
        nodes: u64::MAX,
        depth: Self::DEEPEST,
        lines: 1,
        share: Share::ALL,
        skill: Skill::FULL,
    };

    /// Stops after that many nodes.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            ..Self::NONE
        }
    }

    /// Stops at a depth.
    pub const fn depth(depth: u32) -> Self {
        Self {
            depth,
            ..Self::NONE
        }
    }
}

/// How an engine plays weaker, in the way people do: it misjudges positions and overlooks actions,
/// the same ones whenever they occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Evaluations are wrong by up to this many points, mostly by half of it or less.
    pub noise: i32,
    /// How many of 100 actions are overlooked; at least one is seen.
    pub overlooked: u8,
    /// What is seen at the root even so.
    pub notices: Notices,
    /// How many plies of captures are followed after the last ply at most, where the game follows
    /// no fewer: with 0 nobody looks at what the other side takes back.
    pub exchanges: u8,
    /// The seed of these mistakes.
    pub seed: u64,
}

/// Actions that a weaker level does not overlook when it is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Notices {
    /// Any action may be overlooked.
    Nothing,
    /// Those that win the game at once.
    Wins,
    /// These, and tactical ones that gain something and lose nothing (SEE).
    Gifts,
}

/// Where play is varied, evaluations are wrong by up to this part of a scale at least.
const VARIETY: i32 = 12;

/// Who overlooks more of 100 actions than this may miss a win at once.
const MISSES_WINS: u8 = 38;

/// Who overlooks more of 100 actions than this may leave a free piece.
const MISSES_GIFTS: u8 = 20;

impl Notices {
    /// What somebody notices who [overlooks](Skill::overlooked) so many of 100 other actions.
    pub const fn of(overlooked: u8) -> Self {
        if overlooked > MISSES_WINS {
            Self::Nothing
        } else if overlooked > MISSES_GIFTS {
            Self::Wins
        } else {
            Self::Gifts
        }
    }
}

impl Skill {
    /// No deliberate mistakes.
    pub const FULL: Self = Self {
        noise: 0,
        overlooked: 0,
        notices: Notices::Gifts,
        exchanges: u8::MAX,
        seed: 0,
    };

    /// The same where evaluations are wrong by a little at least: by so much that one of several
    /// actions about as good as the best is chosen by the seed. `scale` is that of the
    /// [evaluator](crate::Evaluator::scale).
    #[must_use]
    pub fn varied(self, scale: i32) -> Self {
        Self {
            noise: self.noise.max(scale / VARIETY),
            ..self
        }
    }

    /// The evaluation with its error, for a position with that key.
    pub fn misjudge(&self, points: i32, key: u64) -> i32 {
        if self.noise == 0 {
            return limited(points);
        }
        // The sum of two uniform numbers: small errors are more frequent than great ones.
        let dice = SplitMix64::nth(self.seed, key);
        let sum = (dice & 0xffff) as i64 + (dice >> 16 & 0xffff) as i64 - 0xffff;
        limited(points + (sum * i64::from(self.noise) / 0xffff) as i32)
    }

    /// Whether the action with that index is overlooked in a position with that key.
    pub fn overlooks(&self, key: u64, index: usize) -> bool {
        let seed = SplitMix64::nth(self.seed, key);
        SplitMix64::nth(seed, index as u64) % 100 < u64::from(self.overlooked)
    }

    /// Removes the actions that are overlooked in a position with that key.
    pub fn overlook<A: Copy>(&self, actions: &mut Vec<A>, key: u64, index: impl Fn(A) -> usize) {
        if self.overlooked == 0 {
            return;
        }
        let first = actions.first().copied();
        actions.retain(|&action| !self.overlooks(key, index(action)));
        if actions.is_empty() {
            actions.extend(first);
        }
    }
}

/// Called by an engine while it searches.
pub trait Monitor<A> {
    /// Whether to stop now. Called every few hundred nodes, with the number of nodes so far.
    fn stop(&mut self, nodes: u64) -> bool;

    /// A depth is finished; `report` is the answer so far.
    fn progress(&mut self, _report: &Report<A>) {}
}

/// A monitor that never stops a search.
#[derive(Clone, Copy, Debug)]
pub struct Unlimited;

impl<A> Monitor<A> for Unlimited {
    fn stop(&mut self, _: u64) -> bool {
        false
    }
}

/// The answer of an engine.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<A> {
    /// The best actions, the best first, as many as were asked for and there are; where
    /// chance decides, its outcomes in the order of the rules.
    pub lines: Vec<Variation<A>>,
    /// Finished depth in actions; of Monte-Carlo tree search the length of the first line.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// How many of them come after the best action; 0 where that is not counted.
    pub effort: u64,
}

impl<A: Copy> Report<A> {
    /// Nothing was found.
    pub const EMPTY: Self = Self {
        lines: Vec::new(),
        depth: 0,
        nodes: 0,
        effort: 0,
    };

    /// The best action.
    pub fn best(&self) -> Option<A> {
        self.lines.first()?.actions.first().copied()
    }

    /// What it says to a [`Pace`](crate::pace::Pace).
    pub fn found(&self) -> Option<Found<A>> {
        Some(Found {
            best: self.best()?,
            win: self.lines.first()?.win,
            effort: self.effort as f64 / self.nodes.max(1) as f64,
        })
    }
}

/// A line of play with its score.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation<A> {
    /// The action and the best play after it, as far as it is known.
    pub actions: Vec<A>,
    /// The score for the side on turn at the root.
    pub score: Score,
    /// The probability that this side wins, half of that of a draw added.
    pub win: f64,
}
