//! Tests that every engine of a game has to pass, called in `tests/suite` of each engine.
//! Failures panic with the position.

use klubovna_rules::SplitMix64;
use klubovna_rules::{Play, Position, Side, Turn};
use klubovna_text::Notation;

use crate::alphabeta::AlphaBeta;
use crate::engine::{ActionOf, Engine, OptionsOf};
use crate::evaluator::Evaluator;
use crate::network::{LANES, Network};
use crate::packed::LIMIT;
use crate::reference::{any, compare, follow, outcomes, value, wander};
use crate::score::{CERTAIN, Score, Value};
use crate::selective::{Class, Selective};
use crate::thinker::{Limits, Monitor, Report, Skill, Thinker, Unlimited, Variation};

/// Checks that alpha-beta finds the same scores as plain minimax, in `count` random positions after
/// at most `plies` actions.
///
/// # Panics
/// When a score differs.
pub fn agrees_with_minimax<E: Engine + Clone>(
    options: &OptionsOf<E>,
    plies: u64,
    depth: u32,
    count: u32,
) {
    let compared = compare(&E::with(&[]), options, plies, count, depth, depth.into());
    assert!(compared.positions > count * 9 / 10, "{compared:?}");
}

/// The game from a position string (empty for the start), after the actions with these codes.
///
/// # Panics
/// When a text cannot be read, or an action is not legal.
pub fn reached<P: Notation>(options: &P::Options, position: &str, codes: &str) -> Play<P> {
    let start = match position {
        "" => P::start(options),
        text => P::read_position(text, options)
            .unwrap_or_else(|error| panic!("{text} is no position: {error:?}")),
    };
    let mut root = Play::new(start);
    for code in codes.split_whitespace() {
        let action =
            P::read_action(code).unwrap_or_else(|error| panic!("{code} is no code: {error:?}"));
        assert!(root.position().is_legal(action), "{code} of {codes}");
        root.push(action);
    }
    root
}

/// Checks that the engine finds the win of the side on turn, after exactly that many actions. Wins
/// of up to three actions are checked with plain minimax too.
///
/// # Panics
/// When it finds no win, or a longer one.
pub fn wins<E: Engine>(root: &Play<E::Game>, actions: u32) {
    let wanted = Score::win_in(actions);
    let place = root.position();
    if actions <= 3 {
        assert_eq!(value(&E::with(&[]), root, actions), wanted, "{place:?}");
    }
    let mut exact = AlphaBeta::new(E::with(&[])).exact();
    let report = exact.think(root, &Limits::depth(actions), &mut Unlimited);
    assert_eq!(report.lines[0].score, wanted, "{place:?}");
    let mut engine = E::with(&[]).thinker();
    let report = engine.think(root, &Limits::nodes(200_000), &mut Unlimited);
    assert_eq!(report.lines[0].score, wanted, "{place:?}");
    follow(root, &report.lines[0].actions);
}

/// Positions that [`answers_are_legal`] checks.
pub const FUZZED: u32 = 10_000;
/// How many of them in a row the same opponent searches.
const IN_A_ROW: u32 = 40;
/// Few nodes, so that an answer often comes from an unfinished depth.
const FEW: u64 = 48;

/// Checks, in positions of random games of at most `plies` actions, that every line of every level
/// and of the engine at full strength is legal, that there is one wherever the game is not over,
/// and that the same question gets the same answer.
///
/// # Panics
/// When one of these fails.
pub fn answers_are_legal<E: Engine>(options: &OptionsOf<E>, plies: u32, seed: u64) {
    let levels = E::LEVELS;
    let mut engine = E::with(&[]).thinker();
    let mut rng = SplitMix64::new(seed);
    let mut root = Play::new(E::Game::start(options));
    let mut played = 0;
    for number in 0..FUZZED {
        let opponent = number / IN_A_ROW;
        let level = opponent as usize % (levels.len() + 1);
        let mut limits = match levels.get(level) {
            Some(level) => level.limits(u64::from(opponent)),
            None => Limits {
                lines: 3,
                ..Limits::NONE
            },
        };
        limits.nodes = limits.nodes.min(1 + rng.below(FEW));
        let again = number % IN_A_ROW == 0;
        if again {
            engine.clear();
        }
        let report = engine.think(&root, &limits, &mut Unlimited);
        check::<E>(&root, &limits, &report);
        if again {
            engine.clear();
            let same = engine.think(&root, &limits, &mut Unlimited);
            assert_eq!(same, report, "{:?}", root.position());
        }
        for _ in 0..=rng.below(3) {
            played += 1;
            if played > plies || !wander(&mut root, &mut rng) {
                root = Play::new(E::Game::start(options));
                played = 0;
            }
        }
    }
}

fn check<E: Engine>(root: &Play<E::Game>, limits: &Limits, report: &Report<ActionOf<E>>) {
    let position = root.position();
    if position.turn() == Turn::Chance {
        let wanted = if E::CHANCE {
            outcomes(position)
        } else {
            Vec::new()
        };
        let first = report.lines.iter().map(|line| line.actions[0]);
        let wanted = wanted.into_iter().map(|(outcome, _)| outcome);
        assert!(first.eq(wanted), "{report:?} in {position:?}");
    } else {
        let count = report.lines.len();
        assert!(
            0 < count && count <= limits.lines.max(1),
            "{count} lines in {position:?}"
        );
    }
    assert!(
        report.nodes <= limits.nodes + 1,
        "{} nodes in {position:?}",
        report.nodes
    );
    for (at, line) in report.lines.iter().enumerate() {
        assert!(!line.actions.is_empty(), "an empty line in {position:?}");
        follow(root, &line.actions);
        let twice = |other: &Variation<_>| other.actions[0] == line.actions[0];
        assert!(
            !report.lines[..at].iter().any(twice),
            "{:?} twice in {position:?}",
            line.actions[0]
        );
        let there = matches!(line.score.value(), Value::Win(0) | Value::Loss(0));
        assert!(!there && (0.0..=1.0).contains(&line.win), "{line:?}");
    }
}

/// Checks, in the positions of random games, that
///
/// * the evaluation for one side is the negative of that for the other, and within
///   [`CERTAIN`];
/// * the updated state of the evaluation equals a fresh one, and a null move does not change it;
/// * every action that engines get is legal, packs into a number of its own and back, and is
///   playable as an action from the transposition table;
/// * actions of the class `Winning` are exactly the tactical ones that lose nothing (SEE), and
///   quiescence tries no action that is not in the list.
///
/// # Panics
/// When one of these fails.
pub fn knowledge_is_sound<E>(options: &OptionsOf<E>, games: u32, plies: u32, seed: u64)
where
    E: Engine,
    <E as Evaluator<E::Game>>::State: PartialEq,
{
    let knowledge = E::with(&[]);
    let mut rng = SplitMix64::new(seed);
    for _ in 0..games {
        let mut root = Play::new(E::Game::start(options));
        let mut state = knowledge.fresh(root.position());
        for _ in 0..plies {
            let fresh = knowledge.fresh(root.position());
            // Not only what they evaluate to: a network cuts sums off, so wrong ones may be worth the same.
            assert_eq!(state, fresh, "{:?}", root.position());
            if let Some(passed) = knowledge.null_move(root.position()) {
                assert_eq!(knowledge.fresh(&passed), fresh, "{:?}", root.position());
            }
            evaluates_alike(&knowledge, root.position(), &state);
            lists_alike(&knowledge, root.position());
            let before = root.position().clone();
            let Some(action) = any(&before, &mut rng) else {
                break;
            };
            root.push(action);
            knowledge.update(&mut state, &before, action, root.position());
            if root.outcome().is_some() {
                break;
            }
        }
    }
}

fn evaluates_alike<E: Engine>(
    knowledge: &E,
    position: &E::Game,
    state: &<E as Evaluator<E::Game>>::State,
) {
    let [first, second] = Side::BOTH.map(|side| knowledge.evaluate(state, position, side));
    assert_eq!(first, -second, "{position:?}");
    assert!(first.abs() <= CERTAIN, "{first} in {position:?}");
}

fn lists_alike<E: Engine>(knowledge: &E, position: &E::Game) {
    let mut actions = Vec::new();
    knowledge.actions(position, &mut actions);
    let ordering = knowledge.move_ordering(position);
    let mut numbers = Vec::new();
    for &action in &actions {
        let bits = E::to_bits(action);
        assert!(bits < LIMIT, "{action:?}");
        assert_eq!(E::from_bits(bits), Some(action));
        numbers.push(bits);
        let legal = position.is_legal(action) && knowledge.is_playable(position, action);
        assert!(legal, "{action:?} in {position:?}");
        let winning = ordering.is_tactical(action) && ordering.see(action) >= 0;
        let is_winning = ordering.rank(action).class() == Class::Winning;
        assert_eq!(is_winning, winning, "{action:?} in {position:?}");
    }
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), actions.len(), "{position:?}");
    if knowledge.in_check(position) {
        return;
    }
    let mut tactical = Vec::new();
    knowledge.tactical(position, &mut tactical);
    for action in tactical {
        assert!(actions.contains(&action), "{action:?} in {position:?}");
    }
}

/// A monitor that stops after a number of calls.
struct StopAfter {
    questions: u32,
    last: u64,
    widest: u64,
}

impl<A> Monitor<A> for StopAfter {
    fn stop(&mut self, nodes: u64) -> bool {
        self.widest = self.widest.max(nodes - self.last);
        self.last = nodes;
        self.questions -= 1;
        self.questions == 0
    }
}

/// A monitor that stops after a number of calls and keeps the depths that are finished before.
struct Finishing {
    questions: u32,
    depths: Vec<u32>,
}

impl<A> Monitor<A> for Finishing {
    fn stop(&mut self, _: u64) -> bool {
        self.questions -= 1;
        self.questions == 0
    }

    fn progress(&mut self, report: &Report<A>) {
        self.depths.push(report.depth);
    }
}

/// The most nodes between two polls of a [`Monitor`], so that an engine stops in time.
pub const UNWATCHED: u64 = 300;

/// Checks what the network of a game sees of a position: each input once and among those that there
/// are, and with colours exchanged the same from the other side.
///
/// # Panics
/// When the game has no network, or an input is wrong.
pub fn sees_both_sides_alike<E: Engine>(position: &E::Game, exchanged: &E::Game) {
    let inputs = E::INPUTS.expect("inputs");
    let seen = |position: &E::Game, side| {
        let mut seen = Vec::new();
        (inputs.each)(position, side, &mut |input| seen.push(input));
        seen.sort_unstable();
        seen
    };
    for side in Side::BOTH {
        let own = seen(position, side);
        assert!(own.iter().all(|&input| input < inputs.count));
        let twice = own.windows(2).any(|pair| pair.first() == pair.last());
        assert!(!twice, "an input twice in {position:?}");
        assert_eq!(seen(exchanged, side.other()), own, "{position:?}");
    }
}

/// A check that the evaluation adds what a network makes of the inputs that a trainer is told of, for
/// games that add its points as they are: it is false where an evaluation is at its limit, so that
/// this does not show.
///
/// # Panics
/// When the game has no network; the check, when the evaluation adds something else.
pub fn adds_what_its_inputs_say<E: Engine>() -> impl Fn(&E::Game) -> bool {
    let inputs = E::INPUTS.expect("inputs");
    let mut rng = SplitMix64::new(5);
    let mut row = || std::array::from_fn(|_| rng.below(21) as i8 - 10);
    let rows: Vec<_> = (0..inputs.count).map(|_| row()).collect();
    let units = [[60; LANES], [-40; LANES]];
    let network = Network::new([50; LANES], units, 12, &rows);
    let engines = [Some(network.clone()), None].map(|some| E::with(&[]).with_network(some));
    move |position| {
        let us = position.side();
        let [own, their] = [us, us.other()].map(|side| {
            let mut sums = network.start();
            (inputs.each)(position, side, &mut |input| network.add(&mut sums, input));
            sums
        });
        let learned = network.points(&own, &their);
        let [with, without] = engines
            .each_ref()
            .map(|one| one.evaluate_fresh(position, us));
        let limited = with.abs().max(without.abs()) == CERTAIN;
        assert!(
            limited || with - without == learned,
            "{with} and {without} are not {learned} apart in {position:?}"
        );
        !limited
    }
}

/// Checks, in random positions, that the engine polls the monitor often, stops when it says so, and
/// goes on from there when it is asked again.
///
/// # Panics
/// When it does not.
pub fn stops_when_told<E: Engine>(options: &OptionsOf<E>, plies: u32, seed: u64) {
    let mut engine = E::with(&[]).thinker();
    let mut rng = SplitMix64::new(seed);
    let mut asked = 0;
    while asked < 20 {
        let mut root = Play::new(E::Game::start(options));
        for _ in 0..rng.below(u64::from(plies)) {
            wander(&mut root, &mut rng);
        }
        if root.outcome().is_some() || root.position().turn() == Turn::Chance {
            continue;
        }
        asked += 1;
        stops(&mut *engine, &root, 10 + rng.below(30) as u32);
        engine.clear();
        goes_on(&mut *engine, &root);
    }
}

/// Checks that an engine that was stopped goes on, when it is asked again, with the depth after the
/// last one that it had finished.
fn goes_on<P: Position>(engine: &mut dyn Thinker<P>, root: &Play<P>) {
    let place = root.position();
    let mut depth = 0;
    for _ in 0..4 {
        let mut monitor = Finishing {
            questions: 8,
            depths: Vec::new(),
        };
        let report = engine.think(root, &Limits::NONE, &mut monitor);
        let last = depth + monitor.depths.len() as u32;
        let wanted: Vec<u32> = (depth + 1..=last).collect();
        assert_eq!(monitor.depths, wanted, "{place:?}");
        assert_eq!(report.depth, last, "{place:?}");
        for line in &report.lines {
            follow(root, &line.actions);
        }
        if monitor.questions > 0 {
            break;
        }
        depth = last;
    }
}

/// Checks that an engine polls the monitor often, and stops at once when the poll with the number
/// `questions` says so.
///
/// # Panics
/// When it does not.
pub fn stops<P: Position>(engine: &mut dyn Thinker<P>, root: &Play<P>, questions: u32) {
    let mut monitor = StopAfter {
        questions,
        last: 0,
        widest: 0,
    };
    let report = engine.think(root, &Limits::NONE, &mut monitor);
    let place = root.position();
    assert!(
        monitor.widest <= UNWATCHED,
        "{} nodes without a question in {place:?}",
        monitor.widest
    );
    let stopped = monitor.questions == 0;
    assert!(!stopped || report.nodes <= monitor.last + 1, "{place:?}");
    assert!(report.best().is_some(), "{place:?}");
}

/// Checks that there are eight levels or more, that each searches more positions than the one below
/// and errs no more, and that the highest never errs.
///
/// # Panics
/// When one of these fails.
pub fn levels_grow<E: Engine>() {
    let levels = E::LEVELS;
    assert!(levels.len() >= 8, "{} levels", levels.len());
    for pair in levels.windows(2) {
        let [low, high] = pair else { continue };
        assert!(
            low.nodes < high.nodes
                && low.depth <= high.depth
                && low.noise >= high.noise
                && low.overlooked >= high.overlooked
                && low.exchanges <= high.exchanges,
            "{low:?} below {high:?}"
        );
    }
    let best = levels.last().map(|level| level.limits(0).skill);
    assert_eq!(best, Some(Skill::FULL));
}
