//! Playing, stepping and ending, on the toy game.

use klubovna_draws::{DrawError, FixedOrder, SeededDraws};
use klubovna_rules::{Outcome, Play, Position, Side, SplitMix64, Turn};
use klubovna_testing::toy::{Action, Options, Race, work};
use klubovna_text::record::{Ending, EndingReason, Record};
use klubovna_text::tree::ROOT;
use klubovna_text::{MoveFault, Notation, Style};
use klubovna_view::ResultView;

use crate::{AnySession, Cards, Notes, PlayError, Playing, Session};

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
    assert_eq!(session.record().main_actions().len(), 3);
    assert!(!session.snapshot().at_end);
    session.promote(session.node()).unwrap();
    assert!(session.snapshot().at_end);
    let texts: Vec<_> = session
        .moves(0, u32::MAX, Style::English)
        .nodes
        .into_iter()
        .map(|node| node.text)
        .collect();
    assert_eq!(texts, ["+1", "+3", "+2", "+3"]);
}

/// A step costs a step: a game of so many plies, its cursor at the end.
fn long(plies: usize) -> Session<Race> {
    let mut session = session(250, false);
    played(&mut session, &vec![1; plies]);
    session.snapshot();
    session
}

#[test]
fn a_ply_costs_the_same_however_long_the_game_is() {
    let ply = |plies| {
        let mut session = long(plies);
        work(|| {
            session.play(Action::Add(1)).unwrap();
            session.snapshot();
            let ply = session.book().path().len() as u32;
            session.moves(ply - 2, ply, Style::English);
        })
    };
    assert_eq!(ply(8), ply(200));
    assert!(ply(8) <= 6, "{}", ply(8));
}

#[test]
fn looking_back_costs_the_same_however_long_the_game_is() {
    let back = |plies: u32| {
        let mut session = long(plies as usize);
        work(|| {
            for node in [plies - 1, plies - 2, plies - 3, plies - 2] {
                session.go_to(node).unwrap();
                session.snapshot();
            }
        })
    };
    assert_eq!(back(8), back(200));
    assert!(back(8) <= 5, "{}", back(8));
}

#[test]
fn who_looks_back_sees_how_the_game_ended_until_its_end_is_another() {
    let mut session = session(5, false);
    played(&mut session, &[3, 3]);
    session.go_to(1).unwrap();
    assert_eq!(session.snapshot().game_result.unwrap().reason, "goal");
    played(&mut session, &[1]);
    session.promote(session.node()).unwrap();
    session.go_to(1).unwrap();
    assert_eq!(session.snapshot().game_result, None);
    session.remove(3).unwrap();
    assert_eq!(session.snapshot().game_result.unwrap().reason, "goal");
}

#[test]
fn the_end_of_the_list_of_moves_is_the_end_of_the_whole_list() {
    let mut session = session(60, true);
    let turn = [Action::Throw, Action::Roll(5), Action::Take(1)];
    for action in [Action::Add(2)].into_iter().chain(turn).chain(turn) {
        session.play(action).unwrap();
    }
    session.go_to(4).unwrap();
    session.play(Action::Add(3)).unwrap();
    let whole = session.moves(0, u32::MAX, Style::English).nodes;
    for ply in 0..=5 {
        let end = session.moves(ply, u32::MAX, Style::English).nodes;
        assert!(whole.ends_with(&end), "behind {ply}");
        assert!(end.iter().all(|node| node.ply > ply));
        let until = session.moves(ply, 5, Style::English).nodes;
        assert!(
            until
                .into_iter()
                .eq(end.into_iter().filter(|node| node.ply <= 5))
        );
    }
    let chances: Vec<_> = whole.iter().filter(|node| node.chance).collect();
    assert_eq!(chances.len(), 2);
    assert!(chances.iter().all(|node| node.text == ":5"));
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut session = session(5, false);
    played(&mut session, &[3, 3]);
    assert_eq!(session.play(Action::Add(1)), Err(MoveFault::Over.into()));
    let snapshot = session.snapshot();
    assert!(snapshot.choices.is_empty());
    assert_eq!(snapshot.scene.result.unwrap().winner, Some(1));
    assert_eq!(
        session.end(None, EndingReason::Agreement),
        Err(MoveFault::Over.into())
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
    assert_eq!(session.play(Action::Add(1)), Err(MoveFault::Over.into()));
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
fn an_end_by_players_is_at_the_cursor_and_what_was_taken_back_is_gone() {
    type End = fn(&mut Session<Race>) -> Result<(), klubovna_text::Problem>;
    let ends: [(End, &str); 3] = [
        (|session| Playing::resign(session, 0), "0-1"),
        (|session| Playing::agree_draw(session), "1/2-1/2"),
        (|session| Playing::time_out(session, 0), "0-1"),
    ];
    for (end, result) in ends {
        let mut session = session(10, false);
        played(&mut session, &[1, 2]);
        session.undo();
        end(&mut session).unwrap();
        assert!(session.snapshot().at_end);
        assert_eq!(session.record().main_actions(), [Action::Add(1)]);
        let text = session.record().write(Style::English);
        assert!(text.ends_with(&format!("+1 {result}\n")), "{text}");
        assert_eq!(end(&mut session).unwrap_err().code, "play-over");
        // Who looks back does not end it again.
        session.go_to(ROOT).unwrap();
        assert_eq!(end(&mut session).unwrap_err().code, "play-over");
        assert_eq!(session.record().write(Style::English), text);
    }
}

#[test]
fn a_line_that_went_on_to_the_end_of_the_rules_is_resigned_before_it() {
    let mut session = session(5, false);
    played(&mut session, &[3, 2]);
    session.undo();
    Playing::resign(&mut session, 1).unwrap();
    assert_eq!(session.record().main_actions(), [Action::Add(3)]);
    assert_eq!(
        session.record().result().map(|result| result.winner),
        Some(Some(Side::FIRST))
    );
}

#[test]
fn illegal_moves_and_unknown_nodes_change_nothing() {
    let mut session = session(10, false);
    played(&mut session, &[1]);
    let before = session.snapshot();
    let code = "+4".to_owned();
    assert_eq!(
        session.play(Action::Add(4)),
        Err(MoveFault::Illegal { code }.into())
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
fn what_is_noted_can_be_read_again() {
    use klubovna_text::record::{MAX_NOTES, read_record};
    let mut session = session(10, false);
    played(&mut session, &[1, 2]);
    let note = |session: &mut Session<Race>, node, text: &str| {
        let session: &mut dyn AnySession = session;
        session.comment(node, text).map_err(|problem| problem.code)
    };
    let too_long = Err("record-too-many-notes".to_owned());
    // Lines and braces take most room when they are written.
    let half = "}\n".repeat(MAX_NOTES / 10);
    assert_eq!(note(&mut session, 1, &half), Ok(()));
    assert_eq!(note(&mut session, 2, &half), Ok(()));
    assert_eq!(note(&mut session, ROOT, "one thing more"), too_long);
    assert_eq!(note(&mut session, 1, &"x".repeat(1_200_000)), too_long);
    assert_eq!(note(&mut session, 9, "x"), Err("play-no-such-move".into()));
    let face: &mut dyn AnySession = &mut session;
    face.times(1, u32::MAX, 12_345).unwrap();
    let again = read_record::<Race>(&face.record(Style::English)).unwrap();
    assert_eq!(again.tree(), session.record().tree());
    let first = again.tree().node(1).unwrap();
    assert_eq!((first.spent, first.clock), (Some(u32::MAX), Some(12_345)));
    assert_eq!(note(&mut session, 1, ""), Ok(()));
    assert_eq!(note(&mut session, ROOT, "more"), Ok(()));
}

#[test]
fn removing_the_line_under_the_cursor_steps_out_of_it() {
    let mut session = session(10, false);
    played(&mut session, &[1, 2, 3]);
    session.remove(2).unwrap();
    assert_eq!(session.node(), 1);
    assert_eq!(session.record().tree().len(), 1);
    session.remove(ROOT).unwrap();
    assert_eq!(session.node(), ROOT);
    assert_eq!(session.record().tree().len(), 0);
}

#[test]
fn what_is_tried_behind_the_end_is_no_part_of_the_game() {
    let mut session = session(5, false);
    played(&mut session, &[1, 1]);
    session.hold(2).unwrap();
    // It would win.
    played(&mut session, &[3]);
    assert_eq!(session.snapshot().scene.result.unwrap().reason, "goal");
    assert_eq!(session.snapshot().game_result, None);
    assert!(!session.snapshot().at_end);
    session.go_to(2).unwrap();
    let here = session.snapshot();
    assert!(here.at_end && !here.can_redo && here.choices.len() == 3);
    assert_eq!(session.moves(0, u32::MAX, Style::English).end, 2);
    Playing::resign(&mut session, 1).unwrap();
    let text = session.record().write(Style::English);
    assert!(text.ends_with("1. +1 +1 1-0 ( 2. +3 )\n"), "{text}");
    session.undo();
    // The game goes on with what was tried.
    session.go_to(3).unwrap();
    session.promote(3).unwrap();
    assert_eq!(session.snapshot().game_result.unwrap().reason, "goal");
}

#[test]
fn what_is_tried_behind_an_end_by_players_leaves_that_end() {
    let mut session = session(5, false);
    played(&mut session, &[1, 1]);
    Playing::resign(&mut session, 1).unwrap();
    assert_eq!(session.play(Action::Add(1)), Err(MoveFault::Over.into()));
    session.hold(2).unwrap();
    let here = session.snapshot();
    assert_eq!((here.at_end, here.choices.len()), (true, 3));
    assert_eq!(here.scene.result.unwrap().reason, "resignation");
    assert_eq!(
        Playing::resign(&mut session, 0).unwrap_err().code,
        "play-over"
    );
    played(&mut session, &[1, 1]);
    let here = session.snapshot();
    assert_eq!(here.scene.result, None);
    assert_eq!(here.game_result.unwrap().reason, "resignation");
    let text = session.record().write(Style::English);
    assert!(text.ends_with("1. +1 +1 1-0 ( 2. +1 +1 )\n"), "{text}");
    // What the rules have ended stays so.
    played(&mut session, &[1]);
    let end = session.node();
    session.promote(end).unwrap();
    session.hold(end).unwrap();
    assert!(session.snapshot().choices.is_empty());
    assert_eq!(session.play(Action::Add(1)), Err(MoveFault::Over.into()));
}

#[test]
fn what_was_removed_last_is_put_back_once() {
    let mut session = session(10, false);
    played(&mut session, &[1, 2]);
    Playing::resign(&mut session, 0).unwrap();
    let nothing = Err(PlayError::NothingRemoved);
    assert_eq!(session.restore(), nothing);
    let before = session.record().write(Style::English);
    session.remove(1).unwrap();
    assert_eq!(session.node(), ROOT);
    session.restore().unwrap();
    // With the end that belonged to it.
    assert_eq!(session.record().write(Style::English), before);
    assert_eq!(session.restore(), nothing);
}

#[test]
fn what_comes_back_changes_no_end_by_players() {
    // An end that was taken back stays away.
    let mut taken = session(10, false);
    played(&mut taken, &[1]);
    taken.go_to(ROOT).unwrap();
    played(&mut taken, &[2]);
    taken.go_to(1).unwrap();
    Playing::resign(&mut taken, 1).unwrap();
    taken.remove(2).unwrap();
    taken.undo();
    taken.restore().unwrap();
    assert_eq!(taken.result(), None);
    // One that came meanwhile stays: what comes back is a variation.
    let mut ended = session(10, false);
    played(&mut ended, &[1, 2]);
    ended.remove(2).unwrap();
    Playing::resign(&mut ended, 0).unwrap();
    let before = ended.result();
    assert!(before.is_some());
    ended.restore().unwrap();
    assert_eq!(ended.result(), before);
    let tree = ended.record().tree();
    assert_eq!((tree.main_end(), tree.children(1)), (1, &[2][..]));
}

#[test]
fn an_end_is_taken_back_where_it_stands() {
    let mut session = session(10, false);
    played(&mut session, &[1]);
    Playing::resign(&mut session, 0).unwrap();
    assert!(session.can_undo());
    session.go_to(ROOT).unwrap();
    assert!(!session.can_undo());
}

#[test]
fn chance_decides_from_its_source_alone() {
    let mut session = session(40, true);
    let mut order = FixedOrder::new([vec![":6".into(), ":9".into()], vec![":2".into()]]);
    session.play(Action::Throw).unwrap();
    let offered = session.snapshot().choices;
    let codes: Vec<_> = offered.iter().map(|choice| &*choice.code).collect();
    assert_eq!(codes, [":1", ":2", ":3", ":4", ":5", ":6"]);
    session.draw(&mut order).unwrap();
    assert_eq!(session.position().write_position(), "0 0 6");
    session.play(Action::Take(1)).unwrap();
    session.play(Action::Throw).unwrap();
    session.draw(&mut order).unwrap();
    session.play(Action::Take(2)).unwrap();
    session.play(Action::Throw).unwrap();
    let missing = DrawError::NotThere { code: ":9".into() };
    assert_eq!(session.draw(&mut order), Err(PlayError::Draw(missing)));
    assert_eq!(session.position().turn(), Turn::Chance);
    session.play(Action::Roll(2)).unwrap();
    assert_eq!(
        session.position().write_position(),
        "7 0 2",
        "chosen by hand"
    );
}

#[test]
fn what_chance_has_decided_is_not_taken_back() {
    let mut session = session(10, true);
    played(&mut session, &[1]);
    session.play(Action::Throw).unwrap();
    assert!(session.snapshot().can_undo, "announced only");
    session.undo();
    assert_eq!(session.node(), 1);
    session.redo();
    session.play(Action::Roll(4)).unwrap();
    let drawn = session.node();
    assert!(!session.snapshot().can_undo);
    session.undo();
    assert_eq!(session.node(), drawn);
    session.play(Action::Take(2)).unwrap();
    assert!(session.snapshot().can_undo, "what a side has chosen");
    session.undo();
    assert_eq!(session.node(), drawn);
    session.end(None, EndingReason::Agreement).unwrap();
    session.redo();
    session.undo();
    session.undo();
    assert_eq!(session.node(), drawn);
    session.go_to(ROOT).unwrap();
    assert_eq!(session.node(), ROOT, "analysis goes anywhere");
}

#[test]
fn the_list_of_moves_tells_what_the_next_text_takes_for_granted() {
    let mut session = session(40, true);
    let turn = [Action::Throw, Action::Roll(5), Action::Take(1)];
    for action in turn.into_iter().chain(turn) {
        session.play(action).unwrap();
    }
    Notes::comment(&mut session, 5, "five again").unwrap();
    let nodes = session.moves(0, u32::MAX, Style::English).nodes;
    let shown: Vec<_> = nodes
        .iter()
        .filter(|node| !node.implied)
        .map(|node| (node.id, &*node.text))
        .collect();
    assert_eq!(shown, [(3, "5/1"), (5, ":5"), (6, "5/1")]);
}

#[test]
fn text_is_taken_as_code_or_as_move() {
    let mut session = session(10, false);
    Playing::play_text(&mut session, "  +2 ", Style::English).unwrap();
    let problem = Playing::play_text(&mut session, "  +x", Style::English).unwrap_err();
    assert_eq!(problem.code, "race-not-a-number");
    assert_eq!(
        problem.at.map(|at| (at.column, at.start, at.end)),
        Some((3, 2, 4))
    );
    assert_eq!(
        Playing::resign(&mut session, 2).unwrap_err().code,
        "play-no-such-side"
    );
    assert_eq!(
        Notes::set_tag(&mut session, "Game", "x").unwrap_err().code,
        "play-bad-tag"
    );
}

#[test]
fn the_toy_conforms() {
    for dice in [false, true] {
        let report =
            klubovna_testing::conformance::check::<Race>(&Options { goal: 30, dice }, 200, 100, 1);
        assert!(report.ends.get("goal") > Some(&50));
        assert_eq!(report.ends.contains_key("bust"), dice);
    }
}

/// What is kept, so that it need not be found anew, against what is found anew.
fn check_kept(session: &Session<Race>, trace: &[String]) {
    let (record, play) = (session.record(), session.cursor.play());
    let tree = record.tree();
    let line = tree.main_line();
    assert_eq!(
        tree.main_end(),
        line.last().copied().unwrap_or(ROOT),
        "{trace:#?}"
    );
    let over = record.played().outcome().map(Outcome::coded);
    let agreed = record.book.ending().map(Ending::outcome);
    assert_eq!(record.result(), over.or(agreed), "{trace:#?}");
    let node = session.node();
    let path = session.book().path();
    assert_eq!(path, tree.path(node), "{trace:#?}");
    let mut anew = Play::new(record.start.clone());
    for &id in path {
        let chance = anew.position().turn() == Turn::Chance;
        assert_eq!(tree.by_chance(id), chance, "{trace:#?}");
        anew.push(record.action(id).unwrap());
    }
    assert_eq!(play.position(), anew.position(), "{trace:#?}");
    assert_eq!(play.draws(), anew.draws(), "{trace:#?}");
    let outcome = anew.outcome().map(Outcome::coded);
    assert_eq!(session.outcome(), outcome, "{trace:#?}");
    let (mut count, mut work) = (0, tree.children(ROOT).to_vec());
    while let Some(id) = work.pop() {
        let node = tree.node(id).unwrap();
        assert_eq!(node.ply as usize, tree.path(id).len(), "{trace:#?}");
        count += 1;
        work.extend(&node.children);
    }
    assert_eq!(tree.len(), count, "{trace:#?}");
    let snapshot = session.snapshot();
    assert_eq!(snapshot.at_end, node == tree.main_end(), "{trace:#?}");
    let result = record.result().map(ResultView::from);
    assert_eq!(snapshot.game_result, result, "{trace:#?}");
    let text = record.write(Style::English);
    let read = klubovna_text::record::read_record::<Race>(&text)
        .unwrap_or_else(|error| panic!("{error}\n{text}\n{trace:#?}"));
    assert_eq!(read.write(Style::English), text, "{trace:#?}");
}

#[test]
fn what_is_kept_is_what_would_be_found_anew_and_a_refusal_changes_nothing() {
    for seed in 0..300 {
        let mut rng = SplitMix64::new(seed);
        let mut session = session(8, seed % 2 == 0);
        let mut trace = Vec::new();
        if seed % 4 == 0 {
            session.cards("provable", "", [seed as u8; 32]).unwrap();
        }
        for _ in 0..60 {
            let game: &mut dyn AnySession = &mut session;
            let choices = game.snapshot().choices;
            let before = (game.record(Style::English), game.snapshot());
            let ids = game.moves(0, u32::MAX, Style::English).nodes;
            let at = rng.below(ids.len() as u64 + 2) as usize;
            let node = ids.get(at).map_or(at as u32 % 3, |node| node.id);
            let pick = rng.below(choices.len().max(1) as u64) as usize;
            let code = choices.get(pick).map_or("+1", |choice| &choice.code);
            let what = rng.below(18);
            let done = match what {
                0..=4 => game.play(code),
                5 => game.draw([3; 32]),
                6 => {
                    game.undo();
                    Ok(())
                }
                7 => {
                    game.redo();
                    Ok(())
                }
                8 | 9 => game.go_to(node),
                10 => game.promote(node),
                11 => game.remove(node),
                12 => game.resign(node as u8 % 3),
                13 => game.comment(node, ["", "a", "[%clk } \\ \n b"][node as usize % 3]),
                14 => game.claim(code),
                15 => game.hold(node),
                16 => game.restore(),
                _ => game.reveal_cards(),
            };
            trace.push(format!("{what} {node} {code}: {done:?}"));
            if done.is_err() {
                let after = (game.record(Style::English), game.snapshot());
                assert_eq!(after, before, "{trace:#?}");
            }
            check_kept(&session, &trace);
        }
    }
}
