//! What people feel of the levels, in every game.
#![cfg(feature = "all")]

use klubovna_animal_shogi::AnimalShogi;
use klubovna_folky::Folky;
use klubovna_mixtour::Mixtour;
use klubovna_raindropchess::Raindropchess;
use klubovna_rules::{Play, SplitMix64, Turn};
use klubovna_search::{
    Engine, Heuristic, Limits, Notices, Params, Report, Selective, Tunable, Unlimited,
};
use klubovna_text::Named;
use klubovna_tri_d_chess::TriD;
use klubovna_workshop::{Contest, Contestant, Learned, Tally, Workshop, WorkshopOf};

fn contestant(kind: &str, limits: Limits) -> Contestant {
    Contestant {
        kind: kind.into(),
        weights: Vec::new(),
        network: Learned::Own,
        params: Params::DEFAULT,
        clock: None,
        limits,
    }
}

/// Somebody of a kind against a level.
fn against_level<P>(kind: &str, level: usize, pairs: u32) -> Tally
where
    P: Engine<Action: Send, Options: Sync> + Send + Sync,
{
    let options = Named::new();
    let first = contestant(kind, Limits::depth(1));
    let second = contestant("", P::LEVELS[level - 1].limits(0));
    let contest = Contest {
        options: &options,
        contestants: [&first, &second],
        pairs: 0..pairs,
        opening: 4,
        longest: 400,
        seed: 5,
        threads: 2,
    };
    WorkshopOf::<P>::new()
        .contest(&contest, &mut |_| true)
        .expect("a contest")
}

/// Who sees all own actions, takes what is worth most and looks no further, wins clearly.
fn loses_to_greed<P>(least: f64)
where
    P: Engine<Action: Send, Options: Sync> + Send + Sync,
{
    let tally = against_level::<P>("greedy", 1, 20);
    assert!(tally.score() >= least, "{}: {:.3}", P::ID, tally.score());
}

#[test]
fn level_1_loses_to_who_takes_what_it_can() {
    loses_to_greed::<Folky>(0.9);
    loses_to_greed::<Mixtour>(0.9);
    loses_to_greed::<Raindropchess>(0.9);
    loses_to_greed::<AnimalShogi>(0.6);
    loses_to_greed::<TriD>(0.75);
}

/// Higher levels overlook next to nothing.
const LAST: usize = 8;

/// Answers of each level from `from` to the last one, in positions of games between beginners that `wanted`
/// accepts, with what it has made of them.
fn answers<P: Engine, T>(
    from: usize,
    positions: usize,
    wanted: impl Fn(&Play<P>) -> Option<T>,
    mut heard: impl FnMut(usize, &Play<P>, &T, &Report<P::Action>),
) {
    let mut dice = SplitMix64::new(11);
    let mut beginner = P::thinker(P::Knowledge::with(&[]));
    let mut engine = P::thinker(P::Knowledge::with(&[]));
    let mut found = 0;
    let mut root = start::<P>();
    for _ in 0..40_000 {
        if root.outcome().is_some() || root.line().0.len() > 300 {
            root = start::<P>();
        }
        if root.position().turn() == Turn::Chance {
            root.push(outcome(root.position(), &mut dice));
            continue;
        }
        // Positions that are all alike teach little.
        if let Some(what) = wanted(&root).filter(|_| dice.below(3) == 0) {
            for level in from..=LAST {
                let limits = P::LEVELS[level - 1].limits(dice.next_u64());
                let report = engine.think(&root, &limits, &mut Unlimited);
                heard(level, &root, &what, &report);
            }
            found += 1;
            if found == positions {
                return;
            }
        }
        let limits = P::LEVELS[0].limits(dice.next_u64());
        let report = beginner.think(&root, &limits, &mut Unlimited);
        root.push(report.best().expect("an action"));
    }
    panic!("{}: only {found} such positions", P::ID);
}

fn start<P: Engine>() -> Play<P> {
    Play::new(P::start(&P::Options::default()))
}

/// A card, a throw.
fn outcome<P: Engine>(position: &P, dice: &mut SplitMix64) -> P::Action {
    let mut outcomes = Vec::new();
    position.chances(&mut outcomes);
    let place = dice.weighted(outcomes.iter().map(|&(_, weight)| weight));
    outcomes[place.expect("an outcome")].0
}

/// The actions with what they lead to.
fn each<P: Engine>(root: &Play<P>) -> Vec<(P::Action, P)> {
    let mut actions = Vec::new();
    P::Knowledge::with(&[]).actions(root.position(), &mut actions);
    let after = |action| {
        let mut next = root.position().clone();
        next.apply(action);
        (action, next)
    };
    actions.into_iter().map(after).collect()
}

fn wins_at_once<P: Engine>(root: &Play<P>) -> Option<Vec<P::Action>> {
    let side = root.position().side();
    let wins = each(root).into_iter().filter(|(_, next)| {
        let winner = next.outcome().and_then(|outcome| outcome.winner);
        winner == Some(side)
    });
    let wins: Vec<_> = wins.map(|(action, _)| action).collect();
    (!wins.is_empty()).then_some(wins)
}

fn never_misses_a_win<P: Engine>() {
    answers(3, 10, wins_at_once::<P>, |level, root, wins, report| {
        let best = report.best().expect("an action");
        let place = root.position();
        assert!(
            wins.contains(&best),
            "{} {level}: {best:?} in {place:?}",
            P::ID
        );
    });
    for level in 1..=2 {
        let skill = P::LEVELS[level - 1].limits(0).skill;
        assert_eq!(skill.notices, Notices::Nothing);
    }
}

#[test]
fn a_win_at_once_is_missed_at_levels_1_and_2_only() {
    never_misses_a_win::<Folky>();
    never_misses_a_win::<Mixtour>();
    never_misses_a_win::<Raindropchess>();
    never_misses_a_win::<AnimalShogi>();
    never_misses_a_win::<TriD>();
}

/// Whether an action takes something and loses nothing by exchanges.
fn takes<P: Engine>(root: &Play<P>, action: P::Action) -> bool {
    let knowledge = P::Knowledge::with(&[]);
    let ordering = knowledge.move_ordering(root.position());
    ordering.is_tactical(action) && ordering.see(action) > 0
}

/// In positions where something can be taken for nothing, and the engine does so at full strength,
/// low levels do so too in most cases, and more often than the lowest.
fn takes_free_pieces<P: Engine>() {
    const POSITIONS: usize = 24;
    let free = |root: &Play<P>| {
        if !each(root).iter().any(|&(action, _)| takes(root, action)) {
            return None;
        }
        let mut engine = P::thinker(P::Knowledge::with(&[]));
        let report = engine.think(root, &Limits::nodes(2_000), &mut Unlimited);
        report.best().filter(|&action| takes(root, action))
    };
    let mut taken = [0; LAST + 1];
    answers(1, POSITIONS, free, |level, root, _, report| {
        let best = report.best().expect("an action");
        taken[level] += usize::from(takes(root, best));
    });
    let low: usize = taken[5..].iter().sum();
    let share = low as f64 / (POSITIONS * (LAST - 4)) as f64;
    assert!(share > 0.6, "{}: {taken:?}", P::ID);
    assert!(low > taken[1] * (LAST - 4), "{}: {taken:?}", P::ID);
}

// FOLKY and Mixtour take no pieces.
#[test]
fn a_free_piece_is_taken_from_low_levels_on() {
    takes_free_pieces::<Raindropchess>();
    takes_free_pieces::<AnimalShogi>();
    takes_free_pieces::<TriD>();
}

/// What the form of a new game says of who plays at each level (`new-club-1` and so on), in every
/// game that has the level.
fn plays_as_it_is_said<P: Engine>() {
    for (at, level) in P::LEVELS.iter().enumerate() {
        let number = at + 1;
        let notices = level.limits(0).skill.notices;
        let missed = level.overlooked;
        let true_words = match number {
            // About half of the moves at most; may miss a win.
            1 => missed >= 50 && notices == Notices::Nothing,
            // Hardly more than half.
            2 => (40..=52).contains(&missed) && notices == Notices::Nothing,
            // Never misses a win in one move; overlooks about every third.
            3 => (28..=38).contains(&missed) && notices >= Notices::Wins,
            // About three of four.
            4 => (18..=28).contains(&missed) && notices >= Notices::Wins && level.noise > 0,
            // Takes what is free; does not look far.
            5 => notices == Notices::Gifts && level.depth <= 3,
            // About every tenth; a few moves ahead.
            6 => (7..=13).contains(&missed) && level.depth <= 4,
            // Thinks of the answer; overlooks little.
            7 => level.depth >= 2 && missed < 10,
            // A few in a hundred.
            8 => (2..=6).contains(&missed),
            // Thousands of positions; misjudges some.
            9 => level.nodes >= 2_000 && level.noise > 0,
            // Hardly anything.
            10 => missed <= 3,
            // Practically every move; can misjudge.
            11 => missed <= 1 && level.noise > 0,
            // No move; many thousands.
            12 => missed == 0 && level.nodes >= 7_000,
            // More than ten thousand.
            13 => missed == 0 && level.nodes > 10_000,
            // Nothing on purpose; tens of thousands.
            14 => missed == 0 && level.noise == 0 && level.nodes >= 20_000,
            _ => false,
        };
        assert!(true_words, "{} {number}: {level:?}", P::ID);
    }
}

#[test]
fn opponents_play_as_it_is_said_of_them() {
    plays_as_it_is_said::<Folky>();
    plays_as_it_is_said::<Mixtour>();
    plays_as_it_is_said::<Raindropchess>();
    plays_as_it_is_said::<AnimalShogi>();
    plays_as_it_is_said::<TriD>();
}
