//! What the engine knows, on positions of random games and on small ones.

use klubovna_rules::{Position, Side, SplitMix64};
use klubovna_search::{Evaluator, Heuristic, Selective, Tunable, conformance};
use klubovna_text::{Notation, Style};
use klubovna_tri_d_chess::{Action, Options, Rule, SetUp, TriD};
use klubovna_tri_d_chess_engine::TriDEngine;

const MIXES: [&str; 6] = ["", "A1,A2,A3", "A2.2,A4", "A5,P4", "M1,P6:1:900", "A2,P7"];

fn at(text: &str) -> TriD {
    TriD::read_position(text, &Options::default()).unwrap()
}

/// Positions of random games.
fn each_stray(mut look: impl FnMut(&TriD)) {
    let mut rng = SplitMix64::new(3);
    for mix in MIXES {
        let options = Options::from_mix(mix).unwrap();
        for _ in 0..20 {
            let mut position = TriD::start(&options);
            for _ in 0..100 {
                look(&position);
                let mut actions = Vec::new();
                position.actions(&mut actions);
                let Some(place) = rng.index(actions.len()) else {
                    break;
                };
                position.apply(actions[place]);
            }
        }
    }
}

#[test]
fn sums_follow_every_legal_action() {
    let engine = TriDEngine::default();
    let mut seen = [0; 4];
    each_stray(|position| {
        let sums = engine.fresh(position);
        let mut actions = Vec::new();
        position.actions(&mut actions);
        for action in actions {
            let mut after = *position;
            after.apply(action);
            let mut updated = sums;
            engine.update(&mut updated, position, action, &after);
            assert_eq!(updated, engine.fresh(&after), "{action:?} in {position:?}");
            let passing = match action {
                Action::Move(from, to, _) => position.en_passant_victim(from, to).is_some(),
                _ => false,
            };
            let rare = [
                passing,
                matches!(action, Action::Castle(_)),
                matches!(action, Action::Board { .. }) && after.pieces() != position.pieces(),
                action.becomes().is_some(),
            ];
            for (seen, rare) in seen.iter_mut().zip(rare) {
                *seen += u32::from(rare);
            }
        }
    });
    assert!(seen.iter().all(|&seen| seen > 20), "{seen:?}");
}

#[test]
fn nobody_is_ahead_at_the_start_but_by_the_turn() {
    let turn = 14;
    let plain = TriDEngine::default().with_network(None);
    for mix in MIXES {
        // In V.M.1 and V.P6 the sides are not mirror images.
        if mix.starts_with("M1") {
            continue;
        }
        let start = TriD::start(&Options::from_mix(mix).unwrap());
        let points = plain.evaluate_fresh(&start, Side::FIRST);
        assert_eq!(points, turn, "{mix}");
    }
}

#[test]
fn tactical_turns_are_captures_and_queens_among_the_legal_ones() {
    let knowledge = TriDEngine::default();
    let mut seen = 0;
    each_stray(|position| {
        if knowledge.in_check(position) || position.count_actions() == 0 {
            return;
        }
        let (mut all, mut tactical, mut listed) = (Vec::new(), Vec::new(), Vec::new());
        position.turns(&mut all);
        knowledge.generate_tactical(position, &mut listed);
        knowledge.tactical(position, &mut tactical);
        let captures = |action: &Action| {
            let Action::Move(_, to, becomes) = *action else {
                return false;
            };
            let text = position.write_move_text(*action, Style::English);
            becomes.is_some() || position.piece_at(to).is_some() || text.contains("e.p.")
        };
        all.retain(captures);
        all.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, all, "{position:?}");
        assert!(tactical.iter().all(|action| all.contains(action)));
        seen += tactical.len();
    });
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn exchanges_count_every_piece_that_sees_the_column() {
    let gains = |text: &str, from: &str, to: &str| {
        let (position, code) = (at(text), format!("{from}-{to}"));
        let knowledge = TriDEngine::default();
        knowledge
            .move_ordering(&position)
            .see(Action::read(&code).unwrap())
    };
    // A rook takes a pawn that nobody, then that a pawn on another level protects.
    let free = "W=4/4/4/R3|N=4/4/p3/4|B=4/4/4/4|KL1w=2/K1|KL6b=k1/2 w - - - 0 9";
    assert_eq!(gains(free, "a1W", "a4N"), 10);
    let kept = "W=4/4/4/R3|N=4/1p2/p3/4|B=4/4/4/4|KL1w=2/K1|KL6b=k1/2 w - - - 0 9";
    assert_eq!(gains(kept, "a1W", "a4N"), 10 - 45);
    // A second rook behind the first one, in the same column of another board.
    let both = "W=4/4/4/R3|N=4/1p2/p3/4|B=4/4/4/4|QL1w=1R/2|KL1w=2/K1|KL6b=k1/2 w - - - 0 9";
    assert_eq!(gains(both, "a1W", "a4N"), 10 - 45 + 10);
}

/// A letter of a piece of the other side.
fn other(letter: char) -> char {
    if letter.is_ascii_uppercase() {
        letter.to_ascii_lowercase()
    } else {
        letter.to_ascii_uppercase()
    }
}

/// The same with colours exchanged and ranks turned, or with files in the order e to z; castling
/// and capture en passant are gone.
fn turned(position: &TriD, colours: bool) -> TriD {
    let text = position.write_position();
    let words: Vec<&str> = text.split(' ').collect();
    let boards = words[0].split('|').map(|board| {
        let (name, rows) = board.split_once('=').expect("a board");
        let name: String = name
            .chars()
            .map(|letter| match (letter, colours) {
                ('W', true) => 'B',
                ('B', true) => 'W',
                ('w', true) => 'b',
                ('b', true) => 'w',
                ('1'..='6', true) => char::from(b'7' - (letter as u8 - b'0')),
                ('Q', false) => 'K',
                ('K', false) => 'Q',
                _ => letter,
            })
            .collect();
        let mut rows: Vec<String> = rows
            .split('/')
            .map(|row| {
                if colours {
                    row.chars().map(other).collect()
                } else {
                    row.chars().rev().collect()
                }
            })
            .collect();
        if colours {
            rows.reverse();
        }
        (name, rows.join("/"))
    });
    let mut boards: Vec<(String, String)> = boards.collect();
    // In the order of position strings.
    boards.sort_by_key(|(name, _)| ("WNBQK".find(&name[..1]), name.clone()));
    let boards: Vec<String> = boards
        .iter()
        .map(|(name, rows)| format!("{name}={rows}"))
        .collect();
    let side = match (words[1], colours) {
        ("w", true) | ("b", false) => "b",
        _ => "w",
    };
    let mut text = format!("{} {side} - - - 0 9", boards.join("|"));
    if let Some(mix) = words.get(7) {
        text = format!("{text} {mix}");
    }
    at(&text)
}

#[test]
fn a_network_adds_what_it_has_learned() {
    let adds = conformance::adds_what_its_inputs_say::<TriDEngine>();
    let knowledge = TriDEngine::default();
    let plain = TriDEngine::default().with_network(None);
    let inputs = TriDEngine::INPUTS.expect("inputs");
    let (mut all, mut differ, mut shown) = (0, 0, 0);
    each_stray(|position| {
        let mix = position.options();
        if position.pending().is_some() || position.count_actions() == 0 {
            return;
        }
        let [with, without] =
            [&knowledge, &plain].map(|one| one.evaluate_fresh(position, Side::FIRST));
        // In V.M.1 and V.P7 it knows nothing.
        if mix.has(Rule::M1) || mix.set_up() == SetUp::P7 {
            assert_eq!(with, without, "{position:?}");
            return;
        }
        all += 1;
        differ += usize::from(with != without);
        for side in Side::BOTH {
            (inputs.each)(position, side, &mut |input| assert!(input < inputs.count));
        }
        shown += usize::from(adds(position));
        let plain = turned(&turned(position, true), true);
        let worth = knowledge.evaluate_fresh(&plain, Side::FIRST);
        let exchanged = turned(position, true);
        let same = knowledge.evaluate_fresh(&exchanged, Side::SECOND);
        assert_eq!(same, worth, "{position:?} {exchanged:?}");
        let mirrored = turned(&turned(position, false), true);
        let same = knowledge.evaluate_fresh(&mirrored, Side::SECOND);
        assert_eq!(same, worth, "{position:?} {mirrored:?}");
    });
    let most = all * 9 / 10;
    assert!(
        differ > most && shown > most,
        "{differ} and {shown} of {all}"
    );
}
