//! Draws that a player claims while a game goes on (sections 8.4, 8.5).

use klubovna_rules::Position;
use klubovna_session::{AnySession, Game, GameOf};
use klubovna_text::{Named, Notation, Style};
use klubovna_tri_d_chess::{Options, TriD};

const ALONE: &str =
    "W=4/4/4/4|N=4/2k1/4/4|B=R3/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 w - - - 0 10";

fn session(position: &str) -> Box<dyn AnySession> {
    GameOf::<TriD>::new()
        .create(&Named::default(), position)
        .expect("a good position")
}

fn play(session: &mut dyn AnySession, codes: &[&str]) {
    for code in codes {
        session.play(code).expect(code);
    }
}

#[test]
fn is_not_offered_while_a_promotion_step_is_pending() {
    let mut session = session(
        "W=4/4/4/p3|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=k1/2 w - - - 99 80",
    );
    assert!(
        session
            .claims(Style::English)
            .iter()
            .any(|claim| claim.code == "KL1-KL2")
    );
    play(&mut *session, &["QL1-QL3"]);
    assert!(session.claims(Style::English).is_empty());
    assert_eq!(session.claim("").unwrap_err().code, "play-no-claim");
}

#[test]
fn is_offered_with_the_move_that_repeats_and_ends_the_game() {
    let mut session = session(ALONE);
    assert!(session.info().claims);
    let refused = session.claim("").unwrap_err();
    assert_eq!(refused.code, "play-no-claim");
    let round = ["QL1-QL2", "QL6-QL5", "QL2-QL1", "QL5-QL6"];
    play(&mut *session, &round);
    play(&mut *session, &round[..3]);
    let claims = session.claims(Style::English);
    let named: Vec<_> = claims
        .iter()
        .map(|claim| (&*claim.code, &*claim.text, &*claim.reason))
        .collect();
    assert_eq!(named, [("QL5-QL6", "QL5-QL6", "threefold")]);
    assert!(
        session.claim("").is_err(),
        "the position has occurred twice"
    );
    assert!(session.claim("QL5-QL4").is_err(), "another move");
    session.claim("QL5-QL6").expect("the third time");
    let result = session.result().expect("an end");
    assert_eq!((result.winner, &*result.reason), (None, "claim"));
    assert!(session.snapshot().choices.is_empty());
    assert!(session.claim("").is_err(), "the game is over");

    let text = session.record(Style::English);
    let again = GameOf::<TriD>::new().read(&text).expect("our own record");
    assert_eq!(again.result(), session.result());
    session.undo();
    assert!(
        session.result().is_none(),
        "a claim is taken back as any end"
    );
}

#[test]
fn holds_for_the_position_as_it_is() {
    let mut session = session(&ALONE.replace("- 0 10", "- 100 60"));
    let claims = session.claims(Style::Czech);
    assert_eq!(claims[0].code, "");
    assert_eq!(claims[0].reason, "fifty_moves");
    assert!(
        claims.len() > 1,
        "moves that change nothing may be announced as well"
    );
    session.claim("").expect("fifty moves");
    assert_eq!(session.result().expect("an end").reason, "claim");
}

#[test]
fn forgets_what_was_taken_back_behind_it() {
    let mut session = session(&ALONE.replace("- 0 10", "- 100 60"));
    play(&mut *session, &["QL1-QL2", "QL6-QL5"]);
    session.undo();
    session.undo();
    session.claim("").expect("fifty moves");
    assert!(session.snapshot().at_end);
    assert!(session.snapshot().scene.result.is_some());
}

/// As `Position::key` says: a count that does nothing yet is no part of it.
#[test]
fn quiet_moves_are_part_of_the_key_once_a_draw_can_be_claimed() {
    let at = |quiet: u16| {
        let position = ALONE.replace(" 0 10", &format!(" {quiet} 90"));
        TriD::read_position(&position, &Options::default()).expect("a good position")
    };
    assert_eq!(at(0).key(), at(99).key());
    assert_ne!(at(99).key(), at(100).key());
    assert_ne!(at(100).key(), at(101).key());
    assert_eq!(at(0).repeat_key(), at(101).repeat_key());
}
