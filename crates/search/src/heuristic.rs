//! What a game tells an engine beyond its rules: [`Heuristic`].

use klubovna_tabletop::rules::{Outcome, Position, Side, Turn};

use crate::score::{self, Score};

/// What is known of a game beyond its rules. A game writes it in `evaluate.rs`, with the
/// reasons; it may hold parameters, so that they can be tuned.
///
/// Only [`State`](Self::State), [`evaluate`](Self::evaluate) and [`scale`](Self::scale) are needed. The rest makes an
/// engine quicker or deeper; what it returns must depend on the position alone.
pub trait Heuristic<P: Position> {
    /// Whether engines look through what chance decides. A game where chance only prepares
    /// the play says no, and no code is spent on it: such a position is evaluated as it is.
    const CHANCE: bool = P::CHANCE;

    /// How many plies of [`tactical`](Self::tactical) actions quiescence follows at most.
    const QUIESCENCE_PLIES: u8 = 8;

    /// What is carried along from position to position, so that an evaluation need not begin
    /// from nothing; `()` where nothing is.
    type State: Copy + Default + std::fmt::Debug;

    /// What `position`, where the game goes on, is worth to `side`: as much as it costs the
    /// other one. Not beyond [`CERTAIN`](crate::score::CERTAIN).
    ///
    /// Engines take means where chance decides. Points of such a game must therefore grow
    /// with the probability of winning, [`CERTAIN`](crate::score::CERTAIN) being a sure win.
    fn evaluate(&self, position: &P, side: Side) -> i32;

    /// The state of a position that nothing came before.
    fn fresh(&self, _position: &P) -> Self::State {
        Self::State::default()
    }

    /// Carries the state along an action, from the position before it to the one after it:
    /// what [`fresh`](Self::fresh) would say there.
    fn update(&self, _state: &mut Self::State, _before: &P, _action: P::Action, _after: &P) {}

    /// [`evaluate`](Self::evaluate) with the state of the position at hand.
    fn evaluate_with(&self, position: &P, _state: Self::State, side: Side) -> i32 {
        self.evaluate(position, side)
    }

    /// So many points make odds of e to 1, or 73 wins of 100: what
    /// [`win_probability`](Self::win_probability) and the noise of levels go by.
    fn scale(&self) -> i32;

    /// The probability that the side wins, half of that of a draw added.
    fn win_probability(&self, score: Score) -> f64 {
        score.probability(self.scale())
    }

    /// The points that mean such a probability: the inverse.
    fn points(&self, probability: f64) -> i32 {
        score::points(probability, self.scale())
    }

    /// Whether chance decides here.
    fn is_chance(&self, position: &P) -> bool {
        position.turn() == Turn::Chance
    }

    /// Appends the actions worth looking at, legal all of them and always the same list in
    /// the same order for the same [`key`](Position::key). A game leaves out what is only
    /// [said](Position::is_said). Nothing only where the game is over or chance decides.
    fn actions(&self, position: &P, out: &mut Vec<P::Action>) {
        position.actions(out);
    }

    /// What each of `actions` promises before it is searched; `ranks` comes with
    /// [`Rank::QUIET`] for each.
    fn rank(&self, _position: &P, _actions: &[P::Action], _ranks: &mut [Rank]) {}

    /// The same for actions that are all [`tactical`](Self::tactical): a game that has made
    /// sure there that they lose nothing need not do so again.
    fn rank_tactical(&self, position: &P, actions: &[P::Action], ranks: &mut [Rank]) {
        self.rank(position, actions, ranks);
    }

    /// Appends the actions after which no static evaluation can be trusted (captures,
    /// promotions), some of [`actions`](Self::actions): quiescence tries these alone, or lets
    /// the position stand as it is evaluated. Leave out those that lose material by exchanges
    /// (SEE). None by default.
    fn tactical(&self, _position: &P, _out: &mut Vec<P::Action>) {}

    /// Whether the side to move is in check, or must answer another threat at once: such a
    /// position is searched one ply deeper, and quiescence tries all its actions. False by
    /// default.
    fn in_check(&self, _position: &P) -> bool {
        false
    }

    /// The position after a null move, where doing nothing is nearly always worse than the
    /// best action, so that an engine may conclude: who stands well even so stands well.
    /// `None`, the default, where a side may be glad to pass (zugzwang).
    fn null_move(&self, _position: &P) -> Option<P> {
        None
    }

    /// The futility margin: about the most that a quiet action and each ply after it win. Few
    /// plies before the last, engines prune quiet actions that would have to win more, late
    /// ones, and positions that stand better than the margin can lose. `None`, the default,
    /// prunes nothing: any action may decide.
    fn futility_margin(&self) -> Option<i32> {
        None
    }

    /// What a [tactical](Self::tactical) action wins at once: with a
    /// [`futility_margin`](Self::futility_margin), quiescence leaves out those that win too
    /// little (delta pruning). Asked only where there is one.
    fn gain(&self, _position: &P, _action: P::Action) -> i32 {
        Score::MAX
    }

    /// How the game ended here, asked where an engine does not list the actions: beyond the
    /// last ply. A game where [`outcome`](Position::outcome) is slow answers with what it can
    /// tell quickly.
    fn ended(&self, position: &P) -> Option<Outcome<P::Reason>> {
        position.outcome()
    }

    /// A number for actions that mean the same in similar positions, for what engines learn
    /// of them; they use its low 12 bits.
    fn action_index(&self, action: P::Action) -> usize {
        hashed(&action)
    }
}

/// How promising an action is, and so when it is tried: the greatest class first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// It loses material by exchanges (SEE), or is bad for another reason: tried last.
    Losing,
    /// An ordinary action. History orders it; it may be pruned, and searched less deep.
    Quiet,
    /// A threat (a check): searched as deep as captures are.
    Forcing,
    /// A quiet action that refuted another line at this ply. Engines find these themselves.
    Killer,
    /// A capture that loses nothing, a promotion, a win.
    Winning,
    /// What the transposition table remembers as best. Engines find this themselves.
    Hash,
}

/// What an action promises before it is searched: its class, and among actions of one class
/// the greater score first.
///
/// History adds up to 1,000 points either way to the score of a quiet action.
// Class and score packed, a quiet action being its score alone: engines make a list of these
// at every node, and add to them and compare them as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rank(i64);

/// What a class counts beside scores.
const CLASS: i64 = 1 << 33;

impl Rank {
    /// An ordinary action.
    pub const QUIET: Self = Self::quiet(0);

    /// An action of a class that looks so good.
    pub const fn new(class: Class, score: i32) -> Self {
        Self((class as i64 - Class::Quiet as i64) * CLASS + score as i64)
    }

    /// An ordinary action that looks so good.
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

    /// What is tried last.
    pub const fn losing(score: i32) -> Self {
        Self::new(Class::Losing, score)
    }

    /// When it is tried, and how.
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
        // The class is a multiple of more than 32 bits hold.
        self.0 as i32
    }

    /// As a number, greater for what is tried earlier; it has 37 bits.
    pub(crate) const fn number(self) -> i64 {
        self.0
    }

    pub(crate) const fn of_number(number: i64) -> Self {
        Self(number)
    }

    /// The same class, so many points better.
    pub(crate) const fn plus(self, points: i32) -> Self {
        Self(self.0 + points as i64)
    }
}

/// A heuristic with weights, so that other ones can be tried in their place.
pub trait Tunable<P: Position>: Heuristic<P> {
    /// The game's own weights.
    const WEIGHTS: &'static [Weight];

    /// The heuristic with `others` in place of the first of its [weights](Self::WEIGHTS);
    /// with none it is the game's own.
    fn with(others: &[i32]) -> Self;

    /// The logarithm of the odds that `side` wins, by which weights are fitted: steady in
    /// each of them.
    fn odds(&self, position: &P, side: Side) -> f64 {
        f64::from(self.evaluate(position, side)) / f64::from(self.scale())
    }
}

/// What something is worth, in points: its name and its number.
pub type Weight = (&'static str, i32);

/// The numbers of `weights`, `others` in place of the first ones.
#[must_use]
pub fn numbers<const COUNT: usize>(weights: &[Weight; COUNT], others: &[i32]) -> [i32; COUNT] {
    let mut numbers = weights.map(|(_, number)| number);
    for (mine, &theirs) in numbers.iter_mut().zip(others) {
        *mine = theirs;
    }
    numbers
}

/// A small hash: FNV-1a.
struct Mixer(u32);

impl std::hash::Hasher for Mixer {
    fn finish(&self) -> u64 {
        u64::from(self.0 ^ self.0 >> 15)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u8(byte);
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }

    // Discriminants of enums: one byte is all they need.
    fn write_isize(&mut self, value: isize) {
        self.write_u8(value as u8);
    }
}

fn hashed(action: &impl std::hash::Hash) -> usize {
    let mut mixer = Mixer(0x811c_9dc5);
    action.hash(&mut mixer);
    std::hash::Hasher::finish(&mixer) as usize
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
}
