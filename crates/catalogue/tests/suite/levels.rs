//! What people feel of the levels, in every game.
#![cfg(feature = "all")]

use klubovna_animal_shogi_engine::AnimalShogiEngine;
use klubovna_folky_engine::FolkyEngine;
use klubovna_mixtour_engine::MixtourEngine;
use klubovna_raindropchess_engine::RaindropchessEngine;
use klubovna_rules::{Play, Position, SplitMix64, Turn};
use klubovna_search::{
    ActionOf, Engine, Limits, Notices, OptionsOf, Params, Report, Selective, Unlimited,
};
use klubovna_text::Named;
use klubovna_tri_d_chess_engine::TriDEngine;
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
fn against_level<E: Engine>(kind: &str, level: usize, pairs: u32) -> Tally {
    let options = Named::new();
    let first = contestant(kind, Limits::depth(1));
    let second = contestant("", E::LEVELS[level - 1].limits(0));
    let contest = Contest {
        options: &options,
        contestants: [&first, &second],
        pairs: 0..pairs,
        opening: 4,
        longest: 400,
        seed: 5,
        threads: 2,
    };
    WorkshopOf::<E>::new()
        .contest(&contest, &mut |_| true)
        .expect("a contest")
}

/// Who sees all own actions, takes what is worth most and looks no further, wins clearly.
fn loses_to_greed<E: Engine>(least: f64) {
    let tally = against_level::<E>("greedy", 1, 20);
    assert!(
        tally.score() >= least,
        "{}: {:.3}",
        E::Game::ID,
        tally.score()
    );
}

#[test]
fn level_1_loses_to_who_takes_what_it_can() {
    loses_to_greed::<FolkyEngine>(0.9);
    loses_to_greed::<MixtourEngine>(0.9);
    loses_to_greed::<RaindropchessEngine>(0.9);
    loses_to_greed::<AnimalShogiEngine>(0.9);
    loses_to_greed::<TriDEngine>(0.75);
}

/// Higher levels overlook next to nothing.
const LAST: usize = 8;

/// Answers of each level from `from` to the last one, in positions of games between beginners that `wanted`
/// accepts, with what it has made of them.
fn answers<E: Engine, T>(
    from: usize,
    positions: usize,
    wanted: impl Fn(&Play<E::Game>) -> Option<T>,
    mut heard: impl FnMut(usize, &Play<E::Game>, &T, &Report<ActionOf<E>>),
) {
    let mut dice = SplitMix64::new(11);
    let mut beginner = E::with(&[]).thinker();
    let mut engine = E::with(&[]).thinker();
    let mut found = 0;
    let mut root = start::<E>();
    for _ in 0..40_000 {
        if root.outcome().is_some() || root.line().0.len() > 300 {
            root = start::<E>();
        }
        if root.position().turn() == Turn::Chance {
            root.push(outcome(root.position(), &mut dice));
            continue;
        }
        // Positions that are all alike teach little.
        if let Some(what) = wanted(&root).filter(|_| dice.below(3) == 0) {
            for level in from..=LAST {
                let limits = E::LEVELS[level - 1].limits(dice.next_u64());
                let report = engine.think(&root, &limits, &mut Unlimited);
                heard(level, &root, &what, &report);
            }
            found += 1;
            if found == positions {
                return;
            }
        }
        let limits = E::LEVELS[0].limits(dice.next_u64());
        let report = beginner.think(&root, &limits, &mut Unlimited);
        root.push(report.best().expect("an action"));
    }
    panic!("{}: only {found} such positions", E::Game::ID);
}

fn start<E: Engine>() -> Play<E::Game> {
    Play::new(E::Game::start(&OptionsOf::<E>::default()))
}

/// A card, a throw.
fn outcome<P: Position>(position: &P, dice: &mut SplitMix64) -> P::Action {
    let mut outcomes = Vec::new();
    position.chances(&mut outcomes);
    let place = dice.weighted(outcomes.iter().map(|&(_, weight)| weight));
    outcomes[place.expect("an outcome")].0
}

/// The actions with what they lead to.
fn each<E: Engine>(root: &Play<E::Game>) -> Vec<(ActionOf<E>, E::Game)> {
    let mut actions = Vec::new();
    E::with(&[]).actions(root.position(), &mut actions);
    let after = |action| {
        let mut next = root.position().clone();
        next.apply(action);
        (action, next)
    };
    actions.into_iter().map(after).collect()
}

fn wins_at_once<E: Engine>(root: &Play<E::Game>) -> Option<Vec<ActionOf<E>>> {
    let side = root.position().side();
    let wins = each::<E>(root).into_iter().filter(|(_, next)| {
        let winner = next.outcome().and_then(|outcome| outcome.winner);
        winner == Some(side)
    });
    let wins: Vec<_> = wins.map(|(action, _)| action).collect();
    (!wins.is_empty()).then_some(wins)
}

fn never_misses_a_win<E: Engine>() {
    answers::<E, _>(3, 10, wins_at_once::<E>, |level, root, wins, report| {
        let best = report.best().expect("an action");
        let place = root.position();
        assert!(
            wins.contains(&best),
            "{} {level}: {best:?} in {place:?}",
            E::Game::ID
        );
    });
    for level in 1..=2 {
        let skill = E::LEVELS[level - 1].limits(0).skill;
        assert_eq!(skill.notices, Notices::Nothing);
    }
}

#[test]
fn a_win_at_once_is_missed_at_levels_1_and_2_only() {
    never_misses_a_win::<FolkyEngine>();
    never_misses_a_win::<MixtourEngine>();
    never_misses_a_win::<RaindropchessEngine>();
    never_misses_a_win::<AnimalShogiEngine>();
    never_misses_a_win::<TriDEngine>();
}

/// Whether an action takes something and loses nothing by exchanges.
fn takes<E: Engine>(root: &Play<E::Game>, action: ActionOf<E>) -> bool {
    let knowledge = E::with(&[]);
    let ordering = knowledge.move_ordering(root.position());
    ordering.is_tactical(action) && ordering.see(action) > 0
}

/// In positions where something can be taken for nothing, and the engine does so at full strength,
/// low levels do so too in most cases, and more often than the lowest.
fn takes_free_pieces<E: Engine>() {
    const POSITIONS: usize = 24;
    let free = |root: &Play<E::Game>| {
        if !each::<E>(root)
            .iter()
            .any(|&(action, _)| takes::<E>(root, action))
        {
            return None;
        }
        let mut engine = E::with(&[]).thinker();
        let report = engine.think(root, &Limits::nodes(2_000), &mut Unlimited);
        report.best().filter(|&action| takes::<E>(root, action))
    };
    let mut taken = [0; LAST + 1];
    answers::<E, _>(1, POSITIONS, free, |level, root, _, report| {
        let best = report.best().expect("an action");
        taken[level] += usize::from(takes::<E>(root, best));
    });
    let low: usize = taken[5..].iter().sum();
    let share = low as f64 / (POSITIONS * (LAST - 4)) as f64;
    assert!(share > 0.6, "{}: {taken:?}", E::Game::ID);
    assert!(low > taken[1] * (LAST - 4), "{}: {taken:?}", E::Game::ID);
}

// FOLKY and Mixtour take no pieces.
#[test]
fn a_free_piece_is_taken_from_low_levels_on() {
    takes_free_pieces::<RaindropchessEngine>();
    takes_free_pieces::<AnimalShogiEngine>();
    takes_free_pieces::<TriDEngine>();
}

/// What the form of a new game says of who plays at each level (`new-club-1` and so on), in every
/// game that has the level.
fn plays_as_it_is_said<E: Engine>() {
    for (at, level) in E::LEVELS.iter().enumerate() {
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
        assert!(true_words, "{} {number}: {level:?}", E::Game::ID);
    }
}

#[test]
fn opponents_play_as_it_is_said_of_them() {
    plays_as_it_is_said::<FolkyEngine>();
    plays_as_it_is_said::<MixtourEngine>();
    plays_as_it_is_said::<RaindropchessEngine>();
    plays_as_it_is_said::<AnimalShogiEngine>();
    plays_as_it_is_said::<TriDEngine>();
}
