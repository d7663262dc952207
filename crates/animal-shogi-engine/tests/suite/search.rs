//! What engines are told of the game, and what they do with it.

use klubovna_animal_shogi::{Action, AnimalShogi, Options};
use klubovna_animal_shogi_engine::AnimalShogiEngine;
use klubovna_rules::SplitMix64;
use klubovna_rules::{Play, Position, Side, Turn};
use klubovna_search::reference::{Compared, Shallow, compare};
use klubovna_search::{
    CERTAIN, Engine, Evaluator, Heuristic, Limits, Tunable, Unlimited, Value, conformance,
};
use klubovna_testing::share;
use klubovna_text::GameOptions;
use klubovna_text::Notation;

const OPTIONS: [&str; 6] = [
    "",
    "play=casual",
    "illegal=loses",
    "handicap=two_piece declaration=law27",
    "ply_limit=512 declaration=off",
    "play=casual illegal=loses handicap=six_piece",
];

/// A game of random actions, with captures and drops as they come.
fn random_game(options: &str, rng: &mut SplitMix64, plies: u64) -> Play<AnimalShogi> {
    let options = Options::read(options).expect(options);
    let mut root = Play::new(AnimalShogi::start(&options));
    for _ in 0..rng.below(plies) {
        let mut actions = Vec::new();
        root.position().actions(&mut actions);
        let Some(at) = rng.index(actions.len()) else {
            break;
        };
        let mut next = root.clone();
        next.push(actions[at]);
        if next.outcome().is_some() {
            break;
        }
        root = next;
    }
    root
}

fn list(fill: impl Fn(&mut Vec<Action>)) -> Vec<Action> {
    let mut out = Vec::new();
    fill(&mut out);
    out
}

#[test]
fn every_answer_is_legal_at_every_level() {
    for (seed, options) in (1..).zip(["", OPTIONS[5]]) {
        let options = Options::read(options).expect(options);
        conformance::answers_are_legal::<AnimalShogiEngine>(&options, 200, seed);
    }
}

#[test]
fn it_stops_when_told() {
    conformance::stops_when_told::<AnimalShogiEngine>(&Options::default(), 150, 4);
}

#[test]
fn its_knowledge_is_sound() {
    for options in OPTIONS {
        let options = Options::read(options).expect(options);
        conformance::knowledge_is_sound::<AnimalShogiEngine>(&options, 20, 200, 5);
    }
}

#[test]
fn levels_grow() {
    conformance::levels_grow::<AnimalShogiEngine>();
}

#[test]
fn what_is_worth_looking_at_is_legal_and_sharp_moves_are_some_of_it() {
    let knowledge = AnimalShogiEngine::default();
    let mut rng = SplitMix64::new(2);
    let mut sharp = 0;
    for number in 0..600 {
        let root = random_game(OPTIONS[number % OPTIONS.len()], &mut rng, 200);
        let position = root.position();
        let actions = list(|out| knowledge.actions(position, out));
        let tactical = list(|out| knowledge.tactical(position, out));
        assert!(!actions.is_empty(), "{position:?}");
        for action in &actions {
            assert!(position.is_legal(*action), "{action:?} in {position:?}");
        }
        for action in &tactical {
            assert!(actions.contains(action), "{action:?} in {position:?}");
            let Action::Move { to, promote, .. } = *action else {
                panic!("{action:?} is not sharp");
            };
            assert!(promote || position.piece_at(to).is_some());
        }
        sharp += tactical.len();
    }
    assert!(sharp > 500, "{sharp}");
}

#[test]
fn a_game_that_is_over_offers_nothing_to_engines() {
    let knowledge = AnimalShogiEngine::default();
    for text in [
        // Mated, and without a lion.
        "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1",
        "9/9/9/9/9/9/9/9/4K4 w P 1",
    ] {
        for options in ["", "play=casual", "illegal=loses"] {
            let options = Options::read(options).expect(options);
            let Ok(position) = AnimalShogi::read_position(text, &options) else {
                continue;
            };
            assert_eq!(position.turn(), Turn::Over, "{text}");
            assert_eq!(list(|out| knowledge.actions(&position, out)), []);
            assert_eq!(list(|out| knowledge.tactical(&position, out)), []);
            assert_eq!(knowledge.ended(&position), position.outcome());
        }
    }
}

/// Letters of the first side are capitals.
fn sides_changed(text: &str) -> String {
    let changed = text.chars().map(|char| {
        if char.is_lowercase() {
            char.to_ascii_uppercase()
        } else {
            char.to_ascii_lowercase()
        }
    });
    changed.collect()
}

/// The board seen from the other side: squares turned round, sides changed.
fn turned(position: &AnimalShogi) -> AnimalShogi {
    let text = position.write_position();
    let fields: Vec<&str> = text.split(' ').collect();
    // A sign of promotion goes before its letter again.
    let mut board: Vec<char> = sides_changed(fields[0]).chars().rev().collect();
    for at in 1..board.len() {
        if board[at] == '+' {
            board.swap(at - 1, at);
        }
    }
    let hands = sides_changed(fields[2]);
    let side = if fields[1] == "b" { "w" } else { "b" };
    let text = format!("{} {side} {hands} 1", String::from_iter(board));
    AnimalShogi::read_position(&text, &position.options()).expect(&text)
}

#[test]
fn the_board_has_no_top() {
    let knowledge = AnimalShogiEngine::default();
    let mut rng = SplitMix64::new(3);
    for _ in 0..400 {
        let root = random_game("", &mut rng, 200);
        let position = root.position();
        let first = knowledge.evaluate_fresh(position, Side::FIRST);
        let other = turned(position);
        assert_eq!(
            first,
            knowledge.evaluate_fresh(&other, Side::SECOND),
            "{other:?}"
        );
    }
}

/// The board with left and right changed.
fn mirrored(position: &AnimalShogi) -> AnimalShogi {
    let text = position.write_position();
    let (board, rest) = text.split_once(' ').expect("fields");
    let ranks = board.split('/').map(|rank| {
        let mut cells: Vec<char> = rank.chars().rev().collect();
        for at in 1..cells.len() {
            if cells[at] == '+' {
                cells.swap(at - 1, at);
            }
        }
        String::from_iter(cells)
    });
    let text = format!("{} {rest}", ranks.collect::<Vec<_>>().join("/"));
    AnimalShogi::read_position(&text, &position.options()).expect(&text)
}

#[test]
fn left_is_as_good_as_right() {
    let knowledge = AnimalShogiEngine::default();
    let mut rng = SplitMix64::new(6);
    let mut compared = 0;
    for _ in 0..600 {
        let root = random_game("", &mut rng, 250);
        let position = root.position();
        // With its lion on the middle file a side has no left and right of its own.
        let middle = |side| position.lion(side).is_none_or(|lion| lion.file() == 4);
        if Side::BOTH.into_iter().any(middle) {
            continue;
        }
        compared += 1;
        let other = mirrored(position);
        for side in Side::BOTH {
            let [one, two] = [position, &other].map(|at| knowledge.evaluate_fresh(at, side));
            assert_eq!(one, two, "{other:?}");
        }
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn a_network_adds_what_it_has_learned() {
    let adds = conformance::adds_what_its_inputs_say::<AnimalShogiEngine>();
    let knowledge = AnimalShogiEngine::default();
    let plain = AnimalShogiEngine::default().with_network(None);
    let inputs = AnimalShogiEngine::INPUTS.expect("inputs");
    let mut rng = SplitMix64::new(7);
    let (mut differ, mut shown) = (0, 0);
    for _ in 0..100 {
        let root = random_game("", &mut rng, 200);
        let position = root.position();
        for side in Side::BOTH {
            let mut seen = Vec::new();
            (inputs.each)(position, side, &mut |input| seen.push(input));
            let pieces = position.pieces(Side::FIRST) | position.pieces(Side::SECOND);
            assert!(seen.len() >= pieces.len() as usize, "{position:?}");
            assert!(seen.iter().all(|&input| input < inputs.count));
            seen.sort_unstable();
            let all = seen.len();
            seen.dedup();
            assert_eq!(seen.len(), all, "an input twice in {position:?}");
        }
        shown += usize::from(adds(position));
        let [with, without] =
            [&knowledge, &plain].map(|one| one.evaluate_fresh(position, Side::FIRST));
        differ += u32::from(with != without);
    }
    assert!(differ > 90 && shown > 90, "{differ}, {shown}");
}

fn evaluation(text: &str, side: Side) -> i32 {
    let position = AnimalShogi::read_position(text, &Options::default()).expect(text);
    AnimalShogiEngine::default().evaluate_fresh(&position, side)
}

#[test]
fn better_positions_are_worth_more() {
    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    const FIGHT: &str = "4k4/4g4/3ppp3/9/9/9/3PPP3/4G4/4K4 b RSrs 1";
    let better_first = [
        // The turn, in a fight.
        (FIGHT, &*FIGHT.replace(" b ", " w ")),
        // A giraffe more.
        (START, &START.replace("1B5R1", "1B7")),
        // A dog in hand rather than a cat.
        ("4k4/9/9/9/9/9/9/9/4K4 b G 1", "4k4/9/9/9/9/9/9/9/4K4 b S 1"),
        // A castle.
        (
            "4k4/9/9/9/9/9/PP7/1SG6/1KG6 b 2r2g 1",
            "4k4/9/9/9/9/9/PP7/6GS1/1K5G1 b 2r2g 1",
        ),
        // Enemies far from the lion.
        (
            "1k7/9/9/9/9/9/6+p+p1/1SG6/1KG6 w g 1",
            "1k7/9/9/9/9/9/1+p+p6/1SG6/1KG6 w g 1",
        ),
        // A giraffe promoted.
        (
            "4k4/3+R5/9/9/9/9/9/9/4K4 w - 1",
            "4k4/3R5/9/9/9/9/9/9/4K4 w - 1",
        ),
    ];
    for (better, worse) in better_first {
        assert!(
            evaluation(better, Side::FIRST) > evaluation(worse, Side::FIRST),
            "{better} beside {worse}"
        );
    }
    // Nobody is better at the start: less than half a chick.
    assert!(evaluation(START, Side::FIRST).abs() < 45);
    let huge = "8k/9/6+R+R+B/6G+BG/6GGS/6SSS/6+P+P+P/6+P+P+P/K8 b 4N4L12P 1";
    for side in Side::BOTH {
        let certain = if side == Side::FIRST {
            CERTAIN
        } else {
            -CERTAIN
        };
        assert_eq!(evaluation(huge, side), certain);
    }
}

/// In so many random positions; each depth is a test, so that they run side by side.
fn agrees(depth: u32, plies: u64, positions: u32) -> Compared {
    let knowledge = Shallow::<_, 2>(AnimalShogiEngine::default());
    let options = Options::default();
    let seed = u64::from(depth);
    let compared = compare::<AnimalShogi, _>(&knowledge, &options, plies, positions, depth, seed);
    assert!(compared.positions > positions * 10 / 11, "{compared:?}");
    // A capture that mates may seem to win too little; most do not.
    assert!(compared.overlooked <= compared.ends / 5, "{compared:?}");
    compared
}

#[test]
fn engines_agree_with_plain_minimax_one_ply_deep() {
    let compared = agrees(1, 120, 800);
    assert!(compared.ends > 7, "{compared:?}");
}

#[test]
fn engines_agree_with_plain_minimax_two_plies_deep() {
    agrees(2, 120, share(160));
}

#[test]
fn engines_agree_with_plain_minimax_three_plies_deep() {
    agrees(3, 40, share(16));
}

#[test]
fn every_weight_can_be_replaced() {
    let mut weights: Vec<i32> = AnimalShogiEngine::WEIGHTS
        .iter()
        .map(|&(_, number)| number)
        .collect();
    assert_eq!(
        AnimalShogiEngine::with(&weights),
        AnimalShogiEngine::default()
    );
    for at in 0..weights.len() {
        weights[at] += 1;
        assert_ne!(
            AnimalShogiEngine::with(&weights),
            AnimalShogiEngine::default(),
            "{:?}",
            AnimalShogiEngine::WEIGHTS[at]
        );
        weights[at] -= 1;
    }
}

#[test]
fn the_strongest_level_takes_what_hangs_and_declares_what_wins() {
    let options = Options::read("declaration=law27").expect("options");
    let think = |text: &str| {
        let position = AnimalShogi::read_position(text, &options).expect(text);
        let level = AnimalShogiEngine::LEVELS.last().expect("a level");
        let report = AnimalShogiEngine::default().thinker().think(
            &Play::new(position),
            &Limits {
                nodes: 20_000,
                ..level.limits(1)
            },
            &mut Unlimited,
        );
        let best = report.best().expect("an action");
        (AnimalShogi::write_action(best), report.lines[0].score)
    };
    // A giraffe for nothing.
    let (code, _) = think("3k5/9/9/9/4r4/9/9/4R4/3K5 b - 1");
    assert_eq!(code, "5h5e");
    let (code, score) = think("KGGSS4/+R+R+B+BGGSS1/9/9/9/9/9/9/4k4 b 4N4L18P 1");
    assert_eq!(code, "win");
    assert_eq!(score.value(), Value::Win(1));
}
