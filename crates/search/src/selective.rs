//! Which actions are promising before any of them is searched: [`Selective`], with
//! [`Class`] and [`Rank`].

use crate::score::Score;

/// What is known of the actions of one position before they are searched. An implementation borrows
/// the position, and computes what it needs for all actions.
///
/// An engine calls the methods in stages: first [`loses`](Self::loses) for tactical actions, and
/// [`tactical_score`](Self::tactical_score) or [`see`](Self::see); only when none of these caused a
/// cut-off, [`quiet_rank`](Self::quiet_rank) for the others. By default every action is quiet and
/// all have the same rank.
pub trait Selective<A: Copy> {
    /// Whether the static evaluation right after it is unreliable: a capture, a promotion, a point.
    fn is_tactical(&self, _action: A) -> bool {
        false
    }

    /// Static exchange evaluation (SEE): the points that a tactical action wins when both sides
    /// continue to capture on its target as long as this gains. Negative where it loses.
    fn see(&self, _action: A) -> i32 {
        0
    }

    /// Whether [`see`](Self::see) is negative, computed as fast as possible.
    fn loses(&self, action: A) -> bool {
        self.see(action) < 0
    }

    /// The order among tactical actions that lose nothing, the greatest first: by default SEE, else
    /// most valuable victim, least valuable attacker (MVV-LVA).
    fn tactical_score(&self, action: A) -> i32 {
        self.see(action)
    }

    /// The rank of an action that is not tactical: [forcing](Rank::forcing), [quiet](Rank::quiet)
    /// or [losing](Rank::losing).
    fn quiet_rank(&self, _action: A) -> Rank {
        Rank::QUIET
    }

    /// The most points that a tactical action gains at once: where there is a futility margin,
    /// quiescence leaves out actions that gain too little (delta pruning).
    fn gain(&self, _action: A) -> i32 {
        Score::MAX
    }

    /// The rank of a tactical action.
    fn tactical_rank(&self, action: A) -> Rank {
        if self.loses(action) {
            Rank::losing(self.see(action))
        } else {
            Rank::winning(self.tactical_score(action))
        }
    }

    /// The rank of any action.
    fn rank(&self, action: A) -> Rank {
        if self.is_tactical(action) {
            self.tactical_rank(action)
        } else {
            self.quiet_rank(action)
        }
    }
}

/// Every action is quiet, and all have the same rank.
#[derive(Clone, Copy, Debug)]
pub struct AllQuiet;

impl<A: Copy> Selective<A> for AllQuiet {}

/// How promising an action is: the greatest class is tried first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// It loses material by exchanges (SEE), or is bad for another reason: tried last.
    Losing,
    /// An ordinary action, ordered by history; it may be pruned or reduced.
    Quiet,
    /// A threat, for example a check: neither pruned nor reduced.
    Forcing,
    /// An action that is quiet here and caused a cut-off at this ply; set by engines.
    Killer,
    /// A capture that loses nothing, a promotion, a win.
    Winning,
    /// The best action in the transposition table; set by engines.
    Hash,
}

/// The rank of an action before it is searched: its class, and its score among actions of the class,
/// the greatest first.
///
/// History adds from -1,000 to 1,000 points to the score of a quiet action.
// Class and score in one number, which for a quiet action is its score: engines sort and change
// lists of these at every node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank(i64);

/// The distance between two classes.
const CLASS: i64 = 1 << 33;

impl Rank {
    /// An ordinary action.
    pub const QUIET: Self = Self::quiet(0);

    /// An action of that class and score.
    pub const fn new(class: Class, score: i32) -> Self {
        Self((class as i64 - Class::Quiet as i64) * CLASS + score as i64)
    }

    /// An ordinary action of that score.
    pub const fn quiet(score: i32) -> Self {
        Self::new(Class::Quiet, score)
    }

    /// A threat.
    pub const fn forcing(score: i32) -> Self {
        Self::new(Class::Forcing, score)
    }

    /// A capture or promotion that loses nothing.
    pub const fn winning(score: i32) -> Self {
        Self::new(Class::Winning, score)
    }

    /// An action that is tried last.
    pub const fn losing(score: i32) -> Self {
        Self::new(Class::Losing, score)
    }

    /// The class.
    pub const fn class(self) -> Class {
        match (self.0 + CLASS / 2) >> CLASS.trailing_zeros() {
            ..0 => Class::Losing,
            0 => Class::Quiet,
            1 => Class::Forcing,
            2 => Class::Killer,
            3 => Class::Winning,
            4.. => Class::Hash,
        }
    }

    /// The order within the class.
    pub const fn score(self) -> i32 {
        // The class is in the bits above the lower 32.
        self.0 as i32
    }

    /// The rank as a number of 37 bits, greater for actions that are tried earlier.
    pub(crate) const fn number(self) -> i64 {
        self.0
    }

    pub(crate) const fn of_number(number: i64) -> Self {
        Self(number)
    }

    /// The same class, with a score greater by `points`.
    pub(crate) const fn plus(self, points: i32) -> Self {
        Self(self.0 + points as i64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_is_its_class_and_then_its_score() {
        let classes = [
            Class::Losing,
            Class::Quiet,
            Class::Forcing,
            Class::Killer,
            Class::Winning,
            Class::Hash,
        ];
        let scores = [i32::MIN, -1_001, -1, 0, 1, 40_000, i32::MAX];
        let pairs = classes.map(|class| scores.map(|score| (class, score)));
        let pairs = pairs.as_flattened();
        for &(class, score) in pairs {
            let rank = Rank::new(class, score);
            assert_eq!((rank.class(), rank.score()), (class, score));
        }
        assert!(pairs.is_sorted());
        assert!(pairs.is_sorted_by_key(|&(class, score)| Rank::new(class, score)));
        assert_eq!(Rank::quiet(7).plus(-9), Rank::quiet(-2));
    }

    /// Even numbers capture as many points as they are, less 10 where they are recaptured.
    struct Captures;

    impl Selective<i32> for Captures {
        fn is_tactical(&self, action: i32) -> bool {
            action % 2 == 0
        }

        fn see(&self, action: i32) -> i32 {
            action - 10
        }

        fn tactical_score(&self, action: i32) -> i32 {
            action
        }
    }

    #[test]
    fn what_loses_by_exchanges_comes_last() {
        assert_eq!(Captures.rank(20), Rank::winning(20));
        assert_eq!(Captures.rank(8), Rank::losing(-2));
        assert_eq!(Captures.rank(9), Rank::QUIET);
        assert_eq!(AllQuiet.rank(8), Rank::QUIET);
    }
}
