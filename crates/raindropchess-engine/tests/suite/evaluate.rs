//! What the engine knows of positions and actions before it searches.

use klubovna_raindropchess::{Action, Options, Raindropchess};
use klubovna_raindropchess_engine::RaindropchessEngine;
use klubovna_rules::{Position, Side, SplitMix64};
use klubovna_search::{Evaluator, Heuristic, Selective, Tunable, conformance};
use klubovna_text::Notation;

fn at(text: &str) -> Raindropchess {
    Raindropchess::read_position(text, &Options::default()).unwrap()
}

fn worth(text: &str) -> i32 {
    RaindropchessEngine::default().evaluate_fresh(&at(text), Side::FIRST)
}

#[test]
fn colours_are_alike() {
    let white = worth("8/1k6/8/3N4/8/2r5/5PP1/6K1 w - QP/np QRBNqrbn 0 20");
    let black = worth("6k1/5pp1/2R5/8/3n4/8/1K6/8 b - NP/qp QRBNqrbn 0 20");
    assert_eq!(white, -black);
}

#[test]
fn pieces_cards_and_a_king_that_moves_are_worth_something() {
    let even = "8/8/8/8/8/8/8/8 w - KQRP/kqrp QRBNqrbn 0 1";
    let card = "8/8/8/8/8/8/8/8 w - KQRP/krp QRBNqrbn 0 1";
    let piece = "8/8/8/3Q4/8/8/8/8 w - KRP/krp QRBNqrbn 0 1";
    assert!(worth(card) > worth(even) + 1_000);
    assert!(worth(piece) > worth(even) + 1_000);
    // Black's queen cannot run away before its king comes.
    let caught = "8/8/8/3q4/8/8/8/K2R4 b - QRNNPPPP/krrnnpppp QRBNqrbn 0 9";
    let free = "7k/8/8/3q4/8/8/8/K2R4 b - QRNNPPPP/rrnnpppp QRBNqrbn 0 9";
    assert!(worth(caught) > worth(free));
}

#[test]
fn a_drawn_card_in_check_is_worth_its_chance_to_save() {
    let half = worth("k6R/8/8/8/8/8/8/4K3 b = QP/qp QRBNqrbn 0 20");
    let third = worth("k6R/8/8/8/8/8/8/4K3 b = QP/qpp QRBNqrbn 0 20");
    assert!(third > half && half > 0);
}

#[test]
fn the_middle_is_tried_before_the_corner() {
    let position = at("8/8/8/8/8/8/8/8 w N KQRRNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1");
    let actions = ["N@d4", "N@a1"].map(|code| Action::read(code).unwrap());
    let knowledge = RaindropchessEngine::default();
    let ordering = knowledge.move_ordering(&position);
    let [middle, corner] = actions.map(|action| ordering.rank(action));
    assert!(middle > corner);
}

/// Positions of random games.
fn some() -> Vec<Raindropchess> {
    let mut dice = SplitMix64::new(3);
    let mut some = Vec::new();
    for _ in 0..20 {
        let mut position = Raindropchess::start(&Options::default());
        for _ in 0..120 {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            let mut chances = Vec::new();
            position.chances(&mut chances);
            actions.extend(chances.into_iter().map(|(action, _)| action));
            let Some(at) = dice.index(actions.len()) else {
                break;
            };
            position.apply(actions[at]);
            if position.outcome().is_none() {
                some.push(position);
            }
        }
    }
    some
}

/// The same with files in the order h to a, or with ranks turned and colours exchanged: light
/// squares are dark then.
fn turned(position: &Raindropchess, colours: bool) -> Raindropchess {
    let text = position.write_position();
    let words: Vec<&str> = text.split(' ').collect();
    let [board, side, pending, decks, blue, rest @ ..] = &words[..] else {
        panic!("{text}");
    };
    let owner = |letter: char| match letter.is_ascii_uppercase() {
        _ if !colours => letter,
        true => letter.to_ascii_lowercase(),
        false => letter.to_ascii_uppercase(),
    };
    let bishop = |letter: char| match letter {
        'L' => 'D',
        'D' => 'L',
        'l' => 'd',
        'd' => 'l',
        other => other,
    };
    let change = |text: &str| -> String { text.chars().map(owner).collect() };
    let [mut ranks, mut decks] =
        [board, decks].map(|text| text.split('/').map(change).collect::<Vec<String>>());
    let mut blue: Vec<char> = blue.chars().map(owner).collect();
    let mut side = *side;
    if colours {
        ranks.reverse();
        decks.reverse();
        blue.sort_by_key(char::is_ascii_lowercase);
        side = if side == "w" { "b" } else { "w" };
    } else {
        for rank in &mut ranks {
            *rank = rank.chars().rev().collect();
        }
    }
    let pending: String = pending.chars().map(bishop).collect();
    let decks: String = decks.join("/").chars().map(bishop).collect();
    let blue: String = blue.into_iter().collect();
    let (board, rest) = (ranks.join("/"), rest.join(" "));
    at(&format!("{board} {side} {pending} {decks} {blue} {rest}"))
}

#[test]
fn a_network_adds_what_it_has_learned() {
    let knowledge = RaindropchessEngine::default();
    let plain = RaindropchessEngine::default().with_network(None);
    let (mut differ, mut mirrored) = (0, 0_u32);
    let some = some();
    for position in &some {
        let exchanged = turned(position, true);
        conformance::sees_both_sides_alike::<RaindropchessEngine>(position, &exchanged);
        let [with, without] =
            [&knowledge, &plain].map(|one| one.evaluate_fresh(position, Side::FIRST));
        differ += usize::from(with != without);
        assert_eq!(knowledge.evaluate_fresh(&exchanged, Side::SECOND), with);
        // Where a king stands the board is seen from its half.
        if Side::BOTH.iter().any(|&side| position.king(side).is_some()) {
            mirrored += 1;
            let mirror = turned(position, false);
            assert_eq!(knowledge.evaluate_fresh(&mirror, Side::FIRST), with);
        }
    }
    assert!(differ > some.len() * 9 / 10, "{differ}");
    assert!(mirrored > 100, "{mirrored}");
}
