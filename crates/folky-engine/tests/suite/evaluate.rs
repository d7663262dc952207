//! What positions are worth to the engine.

use klubovna_folky::{Folky, Kind, Options};
use klubovna_folky_engine::FolkyEngine;
use klubovna_rules::{Position, Side, SplitMix64};
use klubovna_search::{Evaluator, Heuristic, Tunable, conformance};
use klubovna_text::Notation;

fn at(text: &str) -> Folky {
    Folky::read_position(text, &Options::default()).expect(text)
}

#[test]
fn a_pawn_ahead_is_worth_more_late_than_early() {
    let knowledge = FolkyEngine::default();
    let lead = |position: &Folky| knowledge.evaluate_fresh(position, Side::FIRST);
    let early = lead(&at("rnb2bnr/8/8/8/8/8/8/RNB2BNR b 0 1"));
    let early = lead(&at("rnb2bnr/8/8/8/P7/8/8/RNB2BNR b 0 1")) - early;
    let late = lead(&at("rnb2bnr/pppppp2/8/8/8/8/PPPPPP2/RNB2BNR b 0 1"));
    let late = lead(&at("rnb2bnr/pppppp2/8/8/P7/8/PPPPPP2/RNB2BNR b 0 1")) - late;
    assert!(late > early && early > 0, "{early} {late}");
}

#[test]
fn whoever_is_about_to_win_presses() {
    let knowledge = FolkyEngine::default();
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

/// Positions of random games.
fn some() -> Vec<Folky> {
    let mut dice = SplitMix64::new(3);
    let mut some = Vec::new();
    for _ in 0..20 {
        let mut position = Folky::start(&Options::default());
        for _ in 0..60 {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            let Some(at) = dice.index(actions.len()) else {
                break;
            };
            position.apply(actions[at]);
            some.push(position);
        }
    }
    some
}

/// The same with files in the order h to a, or with ranks turned and colours exchanged.
fn turned(position: &Folky, colours: bool) -> Folky {
    let text = position.write_position();
    let mut words = text.split(' ');
    let ranks: Vec<&str> = words.next().expect("a board").split('/').collect();
    let other = |letter: char| {
        if letter.is_ascii_uppercase() {
            letter.to_ascii_lowercase()
        } else {
            letter.to_ascii_uppercase()
        }
    };
    let ranks: Vec<String> = if colours {
        let turn = |rank: &&str| rank.chars().map(other).collect();
        ranks.iter().rev().map(turn).collect()
    } else {
        let turn = |rank: &&str| rank.chars().rev().collect();
        ranks.iter().map(turn).collect()
    };
    let side = match (words.next(), colours) {
        (Some("w"), true) | (Some("b"), false) => "b",
        _ => "w",
    };
    let counters: Vec<&str> = words.collect();
    at(&format!(
        "{} {side} {}",
        ranks.join("/"),
        counters.join(" ")
    ))
}

#[test]
fn a_network_adds_what_it_has_learned() {
    let adds = conformance::adds_what_its_inputs_say::<FolkyEngine>();
    let knowledge = FolkyEngine::default();
    let plain = FolkyEngine::default().with_network(None);
    let (mut differ, mut shown, mut mirrored) = (0, 0, 0_u32);
    let some = some();
    for position in &some {
        let exchanged = turned(position, true);
        conformance::sees_both_sides_alike::<FolkyEngine>(position, &exchanged);
        shown += usize::from(adds(position));
        let [with, without] =
            [&knowledge, &plain].map(|one| one.evaluate_fresh(position, Side::FIRST));
        differ += usize::from(with != without);
        assert_eq!(knowledge.evaluate_fresh(&exchanged, Side::SECOND), with);
        // Where pawns stand on one half the board is seen from there.
        let pawns = position.pieces().kind(Kind::Pawn);
        let left = pawns.into_iter().filter(|at| at.file().index() < 4).count();
        if 2 * left != pawns.len() as usize {
            mirrored += 1;
            let mirror = turned(position, false);
            assert_eq!(knowledge.evaluate_fresh(&mirror, Side::FIRST), with);
        }
    }
    let most = some.len() * 9 / 10;
    assert!(differ > most && shown > most, "{differ}, {shown}");
    assert!(mirrored > 100, "{mirrored}");
}
