//! What is asked of an engine, and what it answers.

use klubovna_tabletop::repeat::History;
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::{Outcome, Position};

use crate::score::{Score, limited};

/// An engine for one game. It may remember from one question to the next; what it answers to
/// a question depends on the questions since it was made or [told to forget](Self::forget),
/// and on nothing else.
pub trait Thinker<P: Position> {
    /// Looks for the best action. No action only where there is none.
    ///
    /// Where chance decides at the root, each line of the report begins with another outcome,
    /// all of them, worth what it is to the side on turn.
    fn think(
        &mut self,
        root: &Root<P>,
        limits: &Limits,
        monitor: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action>;

    /// Another game begins.
    fn forget(&mut self);
}

/// A position with the history that repetition asks for.
#[derive(Clone, Debug)]
pub struct Root<P: Position> {
    position: P,
    history: History,
}

impl<P: Position> Root<P> {
    /// A position that nothing came before.
    pub fn new(position: P) -> Self {
        Self {
            history: History::new(&position),
            position,
        }
    }

    /// Plays a legal action.
    pub fn play(&mut self, action: P::Action) {
        let irreversible = self.position.is_irreversible(action);
        self.position.apply(action);
        self.history.push(&self.position, irreversible);
    }

    /// The position.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The positions before it, and itself.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// How the rules end the game here.
    pub fn outcome(&self) -> Option<Outcome<P::Reason>> {
        self.position.judge(self.history.line())
    }
}

/// When to stop and how many lines to show. Time is the [`Monitor`]'s matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Positions looked at: the measure of strength that no device changes. Alpha-beta
    /// never passes it by more than one position, a tree by no more than one walk.
    pub nodes: u64,
    /// Depth in actions; a tree knows none.
    pub depth: u32,
    /// How many of the best actions to follow (`MultiPV`); 0 counts as 1.
    pub lines: usize,
    /// How far to misjudge.
    pub skill: Skill,
}

impl Limits {
    /// As deep as one can look.
    pub const DEEPEST: u32 = 64;

    /// Nothing but the monitor stops a search without limits.
    pub const NONE: Self = Self {
        nodes: u64::MAX,
        depth: Self::DEEPEST,
        lines: 1,
        skill: Skill::FULL,
    };

    /// Stops after so many nodes.
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

/// How an engine plays weaker than it could, as people do: it misjudges positions and does
/// not notice actions, the same ones whenever it comes across them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// Evaluations are wrong by up to so many points, mostly by half of it or less.
    pub noise: i32,
    /// So many of 100 actions go unnoticed, at least one is seen.
    pub overlooked: u8,
    /// Which mistakes.
    pub seed: u64,
}

impl Skill {
    /// No mistakes but those of a limited depth.
    pub const FULL: Self = Self {
        noise: 0,
        overlooked: 0,
        seed: 0,
    };

    /// What is made of the points of a position with that key.
    pub fn misjudge(&self, points: i32, key: u64) -> i32 {
        if self.noise == 0 {
            return limited(points);
        }
        // Two dice: small errors are more common than great ones.
        let dice = SplitMix64::nth(self.seed, key);
        let sum = (dice & 0xffff) as i64 + (dice >> 16 & 0xffff) as i64 - 0xffff;
        limited(points + (sum * i64::from(self.noise) / 0xffff) as i32)
    }

    /// Takes out the actions that go unnoticed in a position with that key.
    pub fn overlook<A: Copy>(&self, actions: &mut Vec<A>, key: u64, index: impl Fn(A) -> usize) {
        if self.overlooked == 0 {
            return;
        }
        let seed = SplitMix64::nth(self.seed, key);
        let first = actions.first().copied();
        actions.retain(|&action| {
            let dice = SplitMix64::nth(seed, index(action) as u64);
            dice % 100 >= u64::from(self.overlooked)
        });
        if actions.is_empty() {
            actions.extend(first);
        }
    }
}

/// What an engine asks and tells while it thinks.
pub trait Monitor<A> {
    /// Whether to stop now. Asked every few hundred nodes, with the nodes so far.
    fn stop(&mut self, nodes: u64) -> bool;

    /// A depth is finished; `report` is what would be answered now.
    fn progress(&mut self, _report: &Report<A>) {}
}

/// Never stops.
#[derive(Clone, Copy, Debug)]
pub struct Patience;

impl<A> Monitor<A> for Patience {
    fn stop(&mut self, _: u64) -> bool {
        false
    }
}

/// What an engine has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<A> {
    /// The best actions, the best first, as many as were asked for and there are; where
    /// chance decides, its outcomes in the order of the rules.
    pub lines: Vec<Variation<A>>,
    /// Finished depth in actions; for an engine that plays games out, the length of its
    /// first line.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl<A: Copy> Report<A> {
    /// Nothing was found.
    pub const EMPTY: Self = Self {
        lines: Vec::new(),
        depth: 0,
        nodes: 0,
    };

    /// The best action.
    pub fn best(&self) -> Option<A> {
        self.lines.first()?.actions.first().copied()
    }
}

/// What follows a good action.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation<A> {
    /// The action and the best play after it, as far as it is known.
    pub actions: Vec<A>,
    /// What it is worth to the side on turn at the root.
    pub score: Score,
    /// The probability that this side wins, half of that of a draw added.
    pub win: f64,
}
