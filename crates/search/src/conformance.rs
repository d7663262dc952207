//! What every engine of a game promises; each game asks for it in `tests/search.rs`.
//! Failures panic with the place.

use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::{Position, Turn};

use crate::alphabeta::AlphaBeta;
use crate::engine::Engine;
use crate::heuristic::{Heuristic, Tunable};
use crate::reference::{any, compare, follow, outcomes, value, wander};
use crate::score::{Score, Value};
use crate::thinker::{Limits, Monitor, Patience, Report, Root, Skill, Thinker, Variation};

fn own<P: Engine>() -> P::Knowledge {
    P::Knowledge::with(&[])
}

/// What the game knows searched to a depth is what plain minimax finds, in so many random
/// positions, reached by at most `plies` actions.
///
/// # Panics
/// When it is not so.
pub fn agrees_with_minimax<P: Engine<Knowledge: Clone>>(
    options: &P::Options,
    plies: u64,
    depth: u32,
    count: u32,
) {
    let compared = compare::<P, _>(&own::<P>(), options, plies, count, depth, depth.into());
    assert!(compared.positions > count * 9 / 10, "{compared:?}");
}

/// A position by its text, empty for the start, and the codes of the actions after it.
///
/// # Panics
/// When they are none, or an action is not legal.
pub fn reached<P: Engine>(options: &P::Options, position: &str, codes: &str) -> Root<P> {
    let start = match position {
        "" => P::start(options),
        text => P::read_position(text, options)
            .unwrap_or_else(|error| panic!("{text} is no position: {error:?}")),
    };
    let mut root = Root::new(start);
    for code in codes.split_whitespace() {
        let action =
            P::read_action(code).unwrap_or_else(|error| panic!("{code} is no code: {error:?}"));
        assert!(root.position().is_legal(action), "{code} of {codes}");
        root.play(action);
    }
    root
}

/// The side on turn wins with its so many-th action from here, no sooner, and its engine
/// knows it. What three actions win at most, plain minimax knows too.
///
/// # Panics
/// When it is not so.
pub fn wins<P: Engine>(root: &Root<P>, actions: u32) {
    let wanted = Score::win_in(actions);
    let place = root.position();
    if actions <= 3 {
        assert_eq!(value(&own::<P>(), root, actions), wanted, "{place:?}");
    }
    let mut exact = AlphaBeta::new(own::<P>()).exact();
    let report = exact.think(root, &Limits::depth(actions), &mut Patience);
    assert_eq!(report.lines[0].score, wanted, "{place:?}");
    let mut engine = P::thinker(own::<P>());
    let report = engine.think(root, &Limits::nodes(200_000), &mut Patience);
    assert_eq!(report.lines[0].score, wanted, "{place:?}");
    follow(root, &report.lines[0].actions);
}

/// Positions that [`answers_are_legal`] asks about.
pub const FUZZED: u32 = 10_000;
/// How many of them in a row the same opponent is asked about.
const IN_A_ROW: u32 = 40;
/// So few nodes that an answer often comes from an unfinished depth.
const FEW: u64 = 48;

/// In positions of random games of at most `plies` actions, every line of every level and of
/// the engine without limits is legal from its first action to its last, and there is one
/// wherever the game goes on; the same question gets the same answer.
///
/// # Panics
/// When it is not so.
pub fn answers_are_legal<P: Engine>(options: &P::Options, plies: u32, seed: u64) {
    let levels = P::levels(options);
    let mut engine = P::thinker(own::<P>());
    let mut rng = SplitMix64::new(seed);
    let mut root = Root::new(P::start(options));
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
            engine.forget();
        }
        let report = engine.think(&root, &limits, &mut Patience);
        check::<P>(&root, &limits, &report);
        if again {
            engine.forget();
            let same = engine.think(&root, &limits, &mut Patience);
            assert_eq!(same, report, "{:?}", root.position());
        }
        for _ in 0..=rng.below(3) {
            played += 1;
            if played > plies || !wander(&mut root, &mut rng) {
                root = Root::new(P::start(options));
                played = 0;
            }
        }
    }
}

fn check<P: Engine>(root: &Root<P>, limits: &Limits, report: &Report<P::Action>) {
    let position = root.position();
    if position.turn() == Turn::Chance {
        let wanted = if <P::Knowledge as Heuristic<P>>::CHANCE {
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

/// In random games what the evaluation carries along is what it would begin with anywhere.
///
/// # Panics
/// When it is not so.
pub fn carries_its_evaluation<P: Engine>(options: &P::Options, games: u32, plies: u32, seed: u64) {
    let knowledge = own::<P>();
    let mut rng = SplitMix64::new(seed);
    for _ in 0..games {
        let mut root = Root::new(P::start(options));
        let mut state = knowledge.fresh(root.position());
        for _ in 0..plies {
            let before = root.position().clone();
            let Some(action) = any(&before, &mut rng) else {
                break;
            };
            root.play(action);
            let after = root.position();
            knowledge.update(&mut state, &before, action, after);
            if root.outcome().is_some() {
                break;
            }
            let side = after.side();
            let carried = knowledge.evaluate_with(after, state, side);
            let wanted = knowledge.evaluate(after, side);
            assert_eq!(carried, wanted, "{action:?} from {before:?}");
        }
    }
}

/// Stops at the so many-th question.
struct Impatience {
    questions: u32,
    last: u64,
    widest: u64,
}

impl<A> Monitor<A> for Impatience {
    fn stop(&mut self, nodes: u64) -> bool {
        self.widest = self.widest.max(nodes - self.last);
        self.last = nodes;
        self.questions -= 1;
        self.questions == 0
    }
}

/// The most nodes between two questions to a [`Monitor`], which may tell the time: what
/// makes an engine stop soon after it should.
pub const UNWATCHED: u64 = 300;

/// In random positions the engine asks often whether to stop, and stops at once when told.
///
/// # Panics
/// When it is not so.
pub fn stops_when_told<P: Engine>(options: &P::Options, plies: u32, seed: u64) {
    let mut engine = P::thinker(own::<P>());
    let mut rng = SplitMix64::new(seed);
    let mut asked = 0;
    while asked < 20 {
        let mut root = Root::new(P::start(options));
        for _ in 0..rng.below(u64::from(plies)) {
            wander(&mut root, &mut rng);
        }
        if root.outcome().is_some() || root.position().turn() == Turn::Chance {
            continue;
        }
        asked += 1;
        stops(&mut *engine, &root, 10 + rng.below(30) as u32);
    }
}

/// An engine asks often whether to stop, and stops at once when told at the so many-th time.
///
/// # Panics
/// When it is not so.
pub fn stops<P: Position>(engine: &mut dyn Thinker<P>, root: &Root<P>, questions: u32) {
    let mut monitor = Impatience {
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

/// There are eight levels or more, each thinks more than the one below and errs no more, and
/// the highest errs not at all.
///
/// # Panics
/// When it is not so.
pub fn levels_grow<P: Engine>(options: &P::Options) {
    let levels = P::levels(options);
    assert!(levels.len() >= 8, "{} levels", levels.len());
    for pair in levels.windows(2) {
        let [low, high] = pair else { continue };
        assert!(
            low.nodes < high.nodes
                && low.depth <= high.depth
                && low.noise >= high.noise
                && low.overlooked >= high.overlooked,
            "{low:?} below {high:?}"
        );
    }
    let best = levels.last().map(|level| level.limits(0).skill);
    assert_eq!(best, Some(Skill::FULL));
}
