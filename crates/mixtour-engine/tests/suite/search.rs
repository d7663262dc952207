//! The engine with what it knows of this game, against plain minimax, and in positions that
//! are won.

use klubovna_mixtour::{Mixtour, Options};
use klubovna_mixtour_engine::MixtourEngine;
use klubovna_rules::{Play, Position, Side, SplitMix64};
use klubovna_search::{Evaluator, Tunable, conformance};
use klubovna_text::{GameOptions, Notation};

/// So many positions at each depth; each is a test, so that they run side by side.
fn agrees(depth: u32, positions: u32) {
    conformance::agrees_with_minimax::<MixtourEngine>(&Options::default(), 40, depth, positions);
}

#[test]
fn it_agrees_with_plain_minimax_one_ply_deep() {
    agrees(1, 300);
}

#[test]
fn it_agrees_with_plain_minimax_two_plies_deep() {
    agrees(2, 50);
}

#[test]
fn it_agrees_with_plain_minimax_three_plies_deep() {
    agrees(3, 2);
}

/// Games after which the side on turn wins, with the number of actions it takes.
const WON: &[(u32, &str)] = &[
    (
        1,
        "c2 a1 e2 b3 b3:1-c2 c1 e2:1-c2 c2:1-c1 b1 c3 b3 e1 c1:2-b1 b1:1-a1 b3:1-b1 e1:1-b1 b5 b3 \
         e1 c2:2-b3 d2 a3 d4 a3:1-a1 c3:1-d2 c3 d4:1-d2 a2 c1",
    ),
    (
        3,
        "c2 a1 e2 b3 b3:1-c2 c1 e2:1-c2 c2:1-c1 b1 c3 b3 e1 c1:2-b1 b1:1-a1 b3:1-b1 e1:1-b1 b5 b3 \
         e1 c2:2-b3 d2 a3 d4 a3:1-a1 c3:1-d2 c3 d4:1-d2",
    ),
    (
        5,
        "c2 a1 e2 b3 b3:1-c2 c1 e2:1-c2 c2:1-c1 b1 c3 b3 e1 c1:2-b1 b1:1-a1 b3:1-b1 e1:1-b1 b5 b3 \
         e1 c2:2-b3 d2 a3 d4 a3:1-a1 c3:1-d2",
    ),
    (
        5,
        "c5 d3 e4 d2 b1 d3:1-e4 a1 e2 b4 b1:1-a1 e2:1-d2 a5 b2 d5 c5:1-d5 d3 b2:1-d2 e4:2-d3 d4 \
         d3:3-d4 c2 d2:3-c2 a4 a4:1-a5 a2 e1 a1:2-a2 d5:1-a2",
    ),
];

#[test]
fn what_is_won_is_won_in_as_many_actions_as_it_takes() {
    for &(actions, codes) in WON {
        let root = conformance::reached::<Mixtour>(&Options::default(), "", codes);
        conformance::wins::<MixtourEngine>(&root, actions);
    }
}

#[test]
fn every_answer_is_legal_at_every_level() {
    conformance::answers_are_legal::<MixtourEngine>(&Options::default(), 100, 9);
}

#[test]
fn it_stops_when_told() {
    conformance::stops_when_told::<MixtourEngine>(&Options::default(), 60, 3);
}

#[test]
fn levels_grow() {
    conformance::levels_grow::<MixtourEngine>();
}

#[test]
fn its_knowledge_is_sound() {
    conformance::knowledge_is_sound::<MixtourEngine>(&Options::default(), 30, 80, 5);
}

#[test]
fn its_knowledge_is_sound_where_scored_stacks_leave_the_board() {
    for text in ["target=9", "target=9 scored=reserve"] {
        let options = Options::read(text).expect(text);
        conformance::knowledge_is_sound::<MixtourEngine>(&options, 10, 200, 6);
    }
}

/// Positions of random games.
fn positions(count: usize) -> Vec<Mixtour> {
    let mut rng = SplitMix64::new(7);
    let mut found = Vec::new();
    while found.len() < count {
        let mut root = Play::new(Mixtour::start(&Options::default()));
        for _ in 0..rng.below(60) {
            let mut actions = Vec::new();
            root.position().actions(&mut actions);
            if actions.is_empty() {
                break;
            }
            root.push(actions[rng.below(actions.len() as u64) as usize]);
        }
        if root.outcome().is_none() {
            found.push(*root.position());
        }
    }
    found
}

/// A position without its last action, mirrored at the long diagonal, at the middle file, or with
/// the colours swapped.
fn alike(position: &Mixtour, diagonal: bool, file: bool, colours: bool) -> Mixtour {
    let text = position.write_position();
    let fields: Vec<&str> = text.split(' ').collect();
    let mut cells = vec![vec![String::new(); 5]; 5];
    for (row, items) in fields[0].split('/').enumerate() {
        let mut column = 0;
        for item in items.split(',') {
            let empty: usize = item.parse().unwrap_or(0);
            if empty == 0 {
                let (mut row, mut at) = (row, column);
                if file {
                    at = 4 - at;
                }
                if diagonal {
                    (row, at) = (at, row);
                }
                item.clone_into(&mut cells[row][at]);
            }
            column += empty.max(1);
        }
    }
    let rows = cells.iter().map(|row| {
        let items = row.iter().map(|stack| match stack.as_str() {
            "" => "1",
            stack => stack,
        });
        items.collect::<Vec<_>>().join(",")
    });
    let board = rows.collect::<Vec<_>>().join("/");
    let [side, reserves, points] = [fields[1], fields[2], fields[3]];
    let text = if colours {
        let swapped = |letter| match letter {
            'w' => 'b',
            'b' => 'w',
            letter => letter,
        };
        let letters: String = format!("{board} {side}").chars().map(swapped).collect();
        let [reserves, points] = [reserves, points].map(|pair| {
            let (white, black) = pair.split_once(',').expect("two numbers");
            format!("{black},{white}")
        });
        format!("{letters} {reserves} {points} -")
    } else {
        format!("{board} {side} {reserves} {points} -")
    };
    Mixtour::read_position(&text, &Options::default()).expect(&text)
}

#[test]
fn positions_that_look_alike_are_worth_the_same() {
    let knowledge = MixtourEngine::default();
    for position in positions(200) {
        let plain = alike(&position, false, false, false);
        let worth = knowledge.evaluate_fresh(&plain, Side::FIRST);
        for (diagonal, file) in [(true, false), (false, true), (true, true)] {
            let other = alike(&position, diagonal, file, false);
            let same = knowledge.evaluate_fresh(&other, Side::FIRST);
            assert_eq!(same, worth, "{plain:?} {other:?}");
        }
        let other = alike(&position, false, false, true);
        let same = knowledge.evaluate_fresh(&other, Side::SECOND);
        assert_eq!(same, worth, "{plain:?} {other:?}");
    }
}

#[test]
fn a_network_adds_what_it_has_learned() {
    let adds = conformance::adds_what_its_inputs_say::<MixtourEngine>();
    let knowledge = MixtourEngine::default();
    let plain = MixtourEngine::default().with_network(None);
    let inputs = MixtourEngine::INPUTS.expect("inputs");
    let (mut differ, mut shown) = (0, 0);
    for position in positions(100) {
        for side in Side::BOTH {
            let mut seen = Vec::new();
            (inputs.each)(&position, side, &mut |input| seen.push(input));
            assert!(seen.iter().all(|&input| input < inputs.count));
        }
        shown += usize::from(adds(&position));
        let [with, without] =
            [&knowledge, &plain].map(|one| one.evaluate_fresh(&position, Side::FIRST));
        differ += u32::from(with != without);
    }
    assert!(differ > 90 && shown > 90, "{differ}, {shown}");
}
