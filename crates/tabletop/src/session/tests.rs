//! Playing, stepping and ending, on the toy game.

use super::*;
use crate::draws::{DrawError, FixedOrder, SeededDraws};
use crate::notation::Style;
use crate::toy::{Action, Options, Race};

fn session(goal: u8, dice: bool) -> Session<Race> {
    Session::new(Record::new(Race::start(&Options { goal, dice })))
}

fn played(session: &mut Session<Race>, moves: &[u8]) {
    for &more in moves {
        session.play(Action::Add(more)).unwrap();
    }
}

#[test]
fn undone_moves_stay_and_a_new_one_becomes_a_variation() {
    let mut session = session(10, false);
    played(&mut session, &[1, 2, 3]);
    session.undo();
    session.undo();
    played(&mut session, &[3]);
    assert_eq!(session.record().tree.main_actions().len(), 3);
    assert!(!session.snapshot().at_end);
    session.promote(session.node()).unwrap();
    assert!(session.snapshot().at_end);
    let texts: Vec<_> = session
        .moves(Style::English)
        .nodes
        .into_iter()
        .map(|node| (node.text, node.main))
        .collect();
    assert_eq!(
        texts,
        [
            ("+1".into(), true),
            ("+3".into(), true),
            ("+2".into(), false),
            ("+3".into(), false)
        ]
    );
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut session = session(5, false);
    played(&mut session, &[3, 3]);
    assert_eq!(session.play(Action::Add(1)), Err(PlayError::Over));
    let snapshot = session.snapshot();
    assert!(snapshot.choices.is_empty());
    assert_eq!(snapshot.scene.result.unwrap().winner, Some(1));
    assert_eq!(
        session.end(None, EndingReason::Agreement),
        Err(PlayError::Over)
    );
}

#[test]
fn a_resignation_ends_the_main_line_and_can_be_taken_back() {
    let mut session = session(10, false);
    played(&mut session, &[1, 1]);
    session
        .end(Some(Side::SECOND), EndingReason::Resignation)
        .unwrap();
    assert!(session.snapshot().choices.is_empty());
    assert_eq!(session.play(Action::Add(1)), Err(PlayError::Over));
    session.go_to(1).unwrap();
    assert_eq!(
        session.snapshot().choices.len(),
        3,
        "analysis before the end"
    );
    assert_eq!(
        session.snapshot().game_result.unwrap().reason,
        "resignation"
    );
    session.go_to(2).unwrap();
    session.undo();
    assert_eq!(session.snapshot().game_result, None);
    assert_eq!(session.node(), 2);
}

#[test]
fn illegal_moves_and_unknown_nodes_change_nothing() {
    let mut session = session(10, false);
    played(&mut session, &[1]);
    let before = session.snapshot();
    let code = "+4".to_owned();
    assert_eq!(
        session.play(Action::Add(4)),
        Err(PlayError::Illegal { code })
    );
    assert_eq!(session.go_to(9), Err(PlayError::NoSuchMove { node: 9 }));
    assert_eq!(session.remove(9), Err(PlayError::NoSuchMove { node: 9 }));
    assert_eq!(session.promote(9), Err(PlayError::NoSuchMove { node: 9 }));
    assert_eq!(
        session.draw(&mut SeededDraws::new(1)),
        Err(PlayError::NotChance)
    );
    assert_eq!(session.snapshot(), before);
}

#[test]
fn removing_the_line_under_the_cursor_steps_out_of_it() {
    let mut session = session(10, false);
    played(&mut session, &[1, 2, 3]);
    session.remove(2).unwrap();
    assert_eq!(session.node(), 1);
    assert_eq!(session.record().tree.len(), 1);
    session.remove(ROOT).unwrap();
    assert_eq!(session.node(), ROOT);
    assert_eq!(session.record().tree.len(), 0);
}

#[test]
fn chance_decides_from_its_source_alone() {
    let mut session = session(40, true);
    session.play(Action::Add(1)).unwrap();
    assert!(session.snapshot().choices.is_empty());
    let mut order = FixedOrder::new([vec!["r6".into(), "r9".into()], vec!["r2".into()]]);
    session.draw(&mut order).unwrap();
    assert_eq!(session.position().write_position(), "7 1 0");
    session.play(Action::Add(1)).unwrap();
    session.draw(&mut order).unwrap();
    session.play(Action::Add(1)).unwrap();
    let missing = DrawError::NotThere { code: "r9".into() };
    assert_eq!(session.draw(&mut order), Err(PlayError::Draw(missing)));
    assert_eq!(session.position().turn(), Turn::Chance);
}

#[test]
fn text_is_taken_as_code_or_as_move() {
    let mut session = session(10, false);
    AnySession::play_text(&mut session, "  +2 ").unwrap();
    let problem = AnySession::play_text(&mut session, "  +x").unwrap_err();
    assert_eq!(problem.code, "race-not-a-number");
    assert_eq!(
        problem.at.map(|at| (at.column, at.start, at.end)),
        Some((3, 2, 4))
    );
    assert_eq!(
        AnySession::resign(&mut session, 2).unwrap_err().code,
        "play-no-such-side"
    );
    assert_eq!(
        AnySession::set_tag(&mut session, "Game", "x")
            .unwrap_err()
            .code,
        "play-bad-tag"
    );
}

#[test]
#[cfg(feature = "conformance")]
fn the_toy_conforms() {
    for dice in [false, true] {
        let report = crate::conformance::check::<Race>(&Options { goal: 30, dice }, 200, 100, 1);
        assert_eq!(report.ends.get("goal"), Some(&200));
    }
}
