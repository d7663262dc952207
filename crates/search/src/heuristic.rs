//! What a game tells an engine beyond its rules: [`Heuristic`].

use klubovna_tabletop::rules::{Outcome, Position, Side, Turn};

use crate::score::{self, Score};

/// What is known of a game beyond its rules. A game writes it in `evaluate.rs`, with the
/// reasons; it may hold parameters, so that they can be tuned.
///
/// Only [`evaluate`](Self::evaluate) and [`scale`](Self::scale) are needed. The rest makes an
/// engine quicker or deeper; what it returns must depend on the position alone.
pub trait Heuristic<P: Position> {
    /// Whether engines look through what chance decides. A game where chance only prepares
    /// the play says no, and no code is spent on it: such a position is evaluated as it is.
    const CHANCE: bool = P::CHANCE;

    /// How many plies of [`noisy`](Self::noisy) actions follow the last ply at most.
    const NOISY_PLIES: u8 = 8;

    /// What `position`, where the game goes on, is worth to `side`: as much as it costs the
    /// other one. Not beyond [`CERTAIN`](crate::score::CERTAIN).
    ///
    /// Engines take means where chance decides. Points of such a game must therefore grow
    /// with the probability of winning, [`CERTAIN`](crate::score::CERTAIN) being a sure win.
    fn evaluate(&self, position: &P, side: Side) -> i32;

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

    /// How early to try each of `actions`, greater is earlier; `ranks` comes with a 0 for each,
    /// an ordinary action. What past searches have learnt adds up to 1,000 either way, and up
    /// to 3,000 for an action that has just refuted a similar line; captures and threats that
    /// should come before that need more, and what should come last less than −1,000.
    fn rank(&self, _position: &P, _actions: &[P::Action], _ranks: &mut [i32]) {}

    /// Appends the actions after which nothing is sure yet (captures, promotions, replies to
    /// threats), some of [`actions`](Self::actions): beyond the last ply only these are tried,
    /// or the position is evaluated as it is. None by default.
    fn noisy(&self, _position: &P, _out: &mut Vec<P::Action>) {}

    /// Whether the side to move must answer something at once (a check, a threat to win):
    /// such a position is not evaluated as it is but looked at one ply deeper. False by
    /// default.
    fn is_pressed(&self, _position: &P) -> bool {
        false
    }

    /// The position in which the side to move has done nothing, where doing nothing is
    /// nearly always worse than the best action, so that an engine may conclude: who stands
    /// well even so stands well. `None`, the default, where a side may be glad to pass.
    fn pass(&self, _position: &P) -> Option<P> {
        None
    }

    /// About the most that an ordinary action (one of [`rank`](Self::rank) 1,000 or less) and
    /// each ply after it win: few plies before the last, engines leave out those that would
    /// have to win more, and late ones. `None`, the default, where any action may decide.
    fn swing(&self) -> Option<i32> {
        None
    }

    /// What a [noisy](Self::noisy) action wins at once: together with a
    /// [`swing`](Self::swing), engines leave out those that win too little. Asked only where
    /// there is one.
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
    fn slot(&self, action: P::Action) -> usize {
        slot(&action)
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

fn slot(action: &impl std::hash::Hash) -> usize {
    let mut mixer = Mixer(0x811c_9dc5);
    action.hash(&mut mixer);
    std::hash::Hasher::finish(&mixer) as usize
}
