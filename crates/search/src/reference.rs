//! Plain minimax and expectimax without pruning: slow, but the definition of the scores that every
//! engine must find.
//!
//! The score of a position at a depth: the outcome by the rules, history included; the mean where
//! chance decides, which costs no depth; at depth 0 the score of quiescence. The state of the
//! evaluation is updated with each action; that it equals a fresh one has a test of its own.

use klubovna_rules::History;
use klubovna_rules::SplitMix64;
use klubovna_rules::{Outcome, Play, Position, Side, Turn};

use crate::alphabeta::AlphaBeta;
use crate::evaluator::Evaluator;
use crate::heuristic::Heuristic;
use crate::score::{Mean, Score, Value, ended, limited};
use crate::thinker::{Limits, Thinker, Unlimited};

/// A position after up to `plies` random actions, outcomes of chance included, where the game is
/// not over.
pub fn stray<P: Position>(options: &P::Options, plies: u64, rng: &mut SplitMix64) -> Play<P> {
    let mut root = Play::new(P::start(options));
    for _ in 0..rng.below(plies + 1) {
        if !wander(&mut root, rng) {
            break;
        }
    }
    root
}

/// Plays a random action or outcome of chance. Where that would end the game: nothing, and false.
pub(crate) fn wander<P: Position>(root: &mut Play<P>, rng: &mut SplitMix64) -> bool {
    let Some(action) = any(root.position(), rng) else {
        return false;
    };
    let mut next = root.clone();
    next.push(action);
    let goes_on = next.outcome().is_none();
    if goes_on {
        *root = next;
    }
    goes_on
}

/// A random action or outcome of chance.
pub(crate) fn any<P: Position>(position: &P, rng: &mut SplitMix64) -> Option<P::Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let outcomes = outcomes(position);
    actions.extend(outcomes.into_iter().map(|(outcome, _)| outcome));
    let place = rng.index(actions.len())?;
    Some(actions[place])
}

/// Compares [`AlphaBeta`] with the reference on `count` random positions: without its selective
/// parts, the scores of all actions at the depth; with them, that every forced end which it reports
/// exists, within as many actions as it reports.
///
/// # Panics
/// Where they differ.
pub fn compare<P: Position, H: Heuristic<P> + Clone>(
    heuristic: &H,
    options: &P::Options,
    plies: u64,
    count: u32,
    depth: u32,
    seed: u64,
) -> Compared {
    let mut rng = SplitMix64::new(seed);
    let mut compared = Compared::default();
    // Small, so that entries are replaced all the time; and shared between all positions.
    let mut exact = AlphaBeta::with_table(heuristic.clone(), 8).exact();
    let mut selective = AlphaBeta::with_table(heuristic.clone(), 12);
    for number in 0..count {
        let root = stray::<P>(options, plies, &mut rng);
        if root.outcome().is_some() {
            continue;
        }
        let by_chance = root.position().turn() == Turn::Chance;
        let mut wanted = each(heuristic, &root, depth);
        let mut limits = Limits::depth(depth);
        let report = exact.think(&root, &limits, &mut Unlimited);
        let place = || format!("{:?}, position {number} of seed {seed}", root.position());
        if by_chance {
            let found: Vec<_> = report
                .lines
                .iter()
                .map(|line| (line.actions[0], line.score))
                .collect();
            assert_eq!(found, wanted, "{}", place());
            compared.positions += 1;
            continue;
        }
        wanted.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
        let best = wanted[0].1;
        let found = report.lines[0].score;
        // A search stops when it has found the quickest end.
        assert_eq!(found, best, "{}", place());
        limits.lines = wanted.len();
        let report = exact.think(&root, &limits, &mut Unlimited);
        // Once it is won, other lines may be left out.
        if !matches!(best.value(), Value::Win(_)) {
            assert_eq!(report.lines.len(), wanted.len(), "lines in {}", place());
        }
        for (line, (_, score)) in report.lines.iter().zip(&wanted) {
            assert_eq!(line.score, *score, "{}", place());
            let sure = wanted.iter().find(|(action, _)| *action == line.actions[0]);
            assert_eq!(
                sure.map(|&(_, score)| score),
                Some(line.score),
                "{}",
                place()
            );
            follow(&root, &line.actions);
        }
        let report = selective.think(&root, &Limits::depth(depth), &mut Unlimited);
        let score = report.lines[0].score;
        follow(&root, &report.lines[0].actions);
        match (score.value(), best.value()) {
            (Value::Points(_), Value::Points(_)) => {}
            (Value::Win(_) | Value::Loss(_), _) => {
                compared.ends += 1;
                if score != best {
                    compared.deeper += 1;
                    deeper(heuristic, &root, score, depth, &place());
                }
            }
            // Reductions may overlook a forced end, but not at depths without reductions; futility
            // pruning may overlook one anywhere.
            _ => {
                let prunes = heuristic.futility_margin().is_some();
                assert!(depth > 2 || prunes, "{best:?} overlooked in {}", place());
                compared.overlooked += 1;
            }
        }
        compared.positions += 1;
    }
    compared
}

/// Checks a forced end that was found beyond the depth.
fn deeper<P: Position, H: Heuristic<P>>(
    heuristic: &H,
    root: &Play<P>,
    score: Score,
    depth: u32,
    place: &str,
) {
    let (Value::Win(actions) | Value::Loss(actions)) = score.value() else {
        return;
    };
    // Plain search is too slow for greater depths.
    if actions > depth + 1 {
        return;
    }
    let sure = value(heuristic, root, actions);
    let there = match (score.value(), sure.value()) {
        (Value::Win(said), Value::Win(sure)) | (Value::Loss(said), Value::Loss(sure)) => {
            sure <= said
        }
        _ => false,
    };
    assert!(there, "{score:?} said, {sure:?} true: {place}");
}

/// Checks that every action of a line is legal.
pub(crate) fn follow<P: Position>(root: &Play<P>, line: &[P::Action]) {
    let mut root = root.clone();
    for &action in line {
        assert!(root.outcome().is_none(), "{line:?} goes on after the end");
        assert!(root.position().is_legal(action), "{action:?} of {line:?}");
        root.push(action);
    }
}

/// What was compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Compared {
    /// Positions.
    pub positions: u32,
    /// Those where the engine found a forced end.
    pub ends: u32,
    /// Those of them that plain search at that depth does not find.
    pub deeper: u32,
    /// Those where plain search found one, and the engine with its selective parts did not.
    pub overlooked: u32,
}

/// A heuristic whose quiescence follows `PLIES` plies at most: without cut-offs the full quiescence
/// would take hours.
#[derive(Clone, Debug)]
pub struct Shallow<H, const PLIES: u8>(pub H);

impl<P: Position, H: Evaluator<P>, const PLIES: u8> Evaluator<P> for Shallow<H, PLIES> {
    type State = H::State;

    fn fresh(&self, position: &P) -> H::State {
        self.0.fresh(position)
    }

    fn update(&self, state: &mut H::State, before: &P, action: P::Action, after: &P) {
        self.0.update(state, before, action, after);
    }

    fn evaluate(&self, state: &H::State, position: &P, side: Side) -> i32 {
        self.0.evaluate(state, position, side)
    }

    fn scale(&self) -> i32 {
        self.0.scale()
    }
}

impl<P: Position, H: Heuristic<P>, const PLIES: u8> Heuristic<P> for Shallow<H, PLIES> {
    const CHANCE: bool = H::CHANCE;
    const QUIESCENCE_PLIES: u8 = PLIES;

    type MoveOrdering<'a> = H::MoveOrdering<'a>;

    fn to_bits(action: P::Action) -> u32 {
        H::to_bits(action)
    }

    fn from_bits(bits: u32) -> Option<P::Action> {
        H::from_bits(bits)
    }

    fn move_ordering<'a>(&self, position: &'a P) -> H::MoveOrdering<'a> {
        self.0.move_ordering(position)
    }

    fn is_chance(&self, position: &P) -> bool {
        self.0.is_chance(position)
    }

    fn actions(&self, position: &P, out: &mut Vec<P::Action>) {
        self.0.actions(position, out);
    }

    fn is_playable(&self, position: &P, action: P::Action) -> bool {
        self.0.is_playable(position, action)
    }

    fn generate_tactical(&self, position: &P, out: &mut Vec<P::Action>) {
        self.0.generate_tactical(position, out);
    }

    fn in_check(&self, position: &P) -> bool {
        self.0.in_check(position)
    }

    fn null_move(&self, position: &P) -> Option<P> {
        self.0.null_move(position)
    }

    fn futility_margin(&self) -> Option<i32> {
        self.0.futility_margin()
    }

    fn ended(&self, position: &P) -> Option<Outcome<P::Reason>> {
        self.0.ended(position)
    }

    fn action_index(&self, action: P::Action) -> usize {
        self.0.action_index(action)
    }
}

/// The score of the root for the side on turn.
pub fn value<P: Position, H: Heuristic<P>>(heuristic: &H, root: &Play<P>, depth: u32) -> Score {
    let mut history = root.history().clone();
    let state = heuristic.fresh(root.position());
    let score = node(heuristic, root.position(), &state, &mut history, depth, 0);
    Score::of_number(score)
}

/// Each action or outcome of chance, with its score for the side on turn at `depth`, the action
/// itself included.
pub fn each<P: Position, H: Heuristic<P>>(
    heuristic: &H,
    root: &Play<P>,
    depth: u32,
) -> Vec<(P::Action, Score)> {
    let position = root.position();
    let mut history = root.history().clone();
    let state = heuristic.fresh(position);
    let (outcomes, depth) = if position.turn() == Turn::Chance {
        (outcomes(position), depth)
    } else {
        (Vec::new(), depth.saturating_sub(1))
    };
    let mut actions: Vec<_> = outcomes.iter().map(|&(action, _)| action).collect();
    heuristic.actions(position, &mut actions);
    let value = |action| {
        let score = after(heuristic, position, &state, action, &mut history, depth, 0);
        (action, Score::of_number(score))
    };
    actions.into_iter().map(value).collect()
}

/// The score of a position for the side on turn.
fn node<P: Position, H: Heuristic<P>>(
    heuristic: &H,
    position: &P,
    state: &H::State,
    history: &mut History,
    depth: u32,
    ply: usize,
) -> i32 {
    let side = position.side();
    let by_chance = position.turn() == Turn::Chance;
    if by_chance && !H::CHANCE {
        return limited(heuristic.evaluate(state, position, side));
    }
    let outcome = if depth == 0 && !by_chance {
        let outcome = heuristic.ended(position);
        outcome.or_else(|| position.settle(history.line()))
    } else {
        position.judge(history.line())
    };
    if let Some(outcome) = outcome {
        return ended(&outcome, side, ply);
    }
    if by_chance {
        let mut mean = Mean::NONE;
        for (outcome, weight) in outcomes(position) {
            let score = after(heuristic, position, state, outcome, history, depth, ply);
            mean.add(score, weight);
        }
        return mean.value();
    }
    if depth == 0 {
        return quiescence(heuristic, position, state, H::QUIESCENCE_PLIES, ply);
    }
    let mut actions = Vec::new();
    heuristic.actions(position, &mut actions);
    actions
        .into_iter()
        .map(|action| after(heuristic, position, state, action, history, depth - 1, ply))
        .max()
        .unwrap_or_else(|| limited(heuristic.evaluate(state, position, side)))
}

/// The score of the position after `action`, for the side on turn before it.
fn after<P: Position, H: Heuristic<P>>(
    heuristic: &H,
    position: &P,
    state: &H::State,
    action: P::Action,
    history: &mut History,
    depth: u32,
    ply: usize,
) -> i32 {
    let mut next = position.clone();
    next.apply(action);
    let mut updated = *state;
    heuristic.update(&mut updated, position, action, &next);
    history.push(&next, position.is_irreversible(action));
    let score = node(heuristic, &next, &updated, history, depth, ply + 1);
    history.pop();
    if next.side() == position.side() {
        score
    } else {
        -score
    }
}

/// Quiescence: the score for the side on turn when only tactical actions follow.
fn quiescence<P: Position, H: Heuristic<P>>(
    heuristic: &H,
    position: &P,
    state: &H::State,
    left: u8,
    ply: usize,
) -> i32 {
    let side = position.side();
    if let Some(outcome) = heuristic.ended(position) {
        return ended(&outcome, side, ply);
    }
    let stand_pat = limited(heuristic.evaluate(state, position, side));
    if left == 0 {
        return stand_pat;
    }
    let mut actions = Vec::new();
    let in_check = heuristic.in_check(position);
    if in_check {
        heuristic.actions(position, &mut actions);
    } else {
        heuristic.tactical(position, &mut actions);
    }
    let best = actions.into_iter().map(|action| {
        let mut next = position.clone();
        next.apply(action);
        let mut updated = *state;
        heuristic.update(&mut updated, position, action, &next);
        let score = quiescence(heuristic, &next, &updated, left - 1, ply + 1);
        if next.side() == side { score } else { -score }
    });
    match best.max() {
        None if in_check && let Some(outcome) = position.outcome() => ended(&outcome, side, ply),
        Some(best) if in_check => best,
        Some(best) => best.max(stand_pat),
        None => stand_pat,
    }
}

pub(crate) fn outcomes<P: Position>(position: &P) -> Vec<(P::Action, u32)> {
    let mut outcomes = Vec::new();
    position.chances(&mut outcomes);
    outcomes
}
