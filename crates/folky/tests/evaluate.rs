//! What positions are worth to the engine.

use klubovna_folky::evaluate::Knowledge;
use klubovna_folky::{Folky, Kind, Options};
use klubovna_rules::Side;
use klubovna_search::evaluator::Evaluator;
use klubovna_search::heuristic::Heuristic;
use klubovna_text::Notation;

fn at(text: &str) -> Folky {
    Folky::read_position(text, &Options::default()).expect(text)
}

#[test]
fn a_pawn_ahead_is_worth_more_late_than_early() {
    let knowledge = Knowledge::default();
    let lead = |position: &Folky| knowledge.evaluate_fresh(position, Side::FIRST);
    let early = lead(&at("rnb2bnr/8/8/8/8/8/8/RNB2BNR b 0 1"));
    let early = lead(&at("rnb2bnr/8/8/8/P7/8/8/RNB2BNR b 0 1")) - early;
    let late = lead(&at("rnb2bnr/pppppp2/8/8/8/8/PPPPPP2/RNB2BNR b 0 1"));
    let late = lead(&at("rnb2bnr/pppppp2/8/8/P7/8/PPPPPP2/RNB2BNR b 0 1")) - late;
    assert!(late > early && early > 0, "{early} {late}");
}

#[test]
fn whoever_is_about_to_win_presses() {
    let knowledge = Knowledge::default();
    // Black can place an eighth pawn where three of its pieces aim.
    let start = at("rnb2bnr/8/8/8/8/8/8/RNB2BNR w 0 1");
    assert!(!knowledge.in_check(&start));
    let position = at("rnb2bnr/8/8/8/8/ppppppp1/8/RNB2BNR w 0 1");
    assert_eq!(
        knowledge.in_check(&position),
        !position.open(Side::SECOND).is_empty()
    );
    assert!(!position.open(Side::SECOND).is_empty());
    assert_eq!(position.pieces().of(Side::SECOND, Kind::Pawn).len(), 7);
}
