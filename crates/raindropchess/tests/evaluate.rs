//! What the engine knows of positions and actions before it searches.

use klubovna_raindropchess::evaluate::Knowledge;
use klubovna_raindropchess::{Action, Options, Raindropchess};
use klubovna_rules::Side;
use klubovna_search::evaluator::Evaluator;
use klubovna_search::heuristic::Heuristic;
use klubovna_search::selective::Selective;
use klubovna_text::Notation;

fn at(text: &str) -> Raindropchess {
    Raindropchess::read_position(text, &Options::default()).unwrap()
}

fn worth(text: &str) -> i32 {
    Knowledge::default().evaluate_fresh(&at(text), Side::FIRST)
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
    let knowledge = Knowledge::default();
    let ordering = knowledge.move_ordering(&position);
    let [middle, corner] = actions.map(|action| ordering.rank(action));
    assert!(middle > corner);
}
