//! The annotated games: the records are sound, and what their comments state is so.

use klubovna_folky::Folky;
use klubovna_rules::{Position, Side};
use klubovna_text::record::{Record, read_record};
use klubovna_text::{Notation, Style};

const CZECH: &str = include_str!("../../records/sample-game.cs.txt");
const ENGLISH: &str = include_str!("../../records/sample-game.en.txt");
const SECOND: &str = include_str!("../../records/second-game.en.txt");

fn read(text: &str) -> Record<Folky> {
    read_record(text).unwrap_or_else(|error| panic!("{error}"))
}

/// The position after `plies` actions of the published game, then after the moves of `line`.
fn after(plies: usize, line: &str) -> Folky {
    reached(ENGLISH, plies, line)
}

/// The same in the game of this record.
fn reached(text: &str, plies: usize, line: &str) -> Folky {
    let record = read(text);
    let mut position = record.start;
    for action in record.main_actions().into_iter().take(plies) {
        position.apply(action);
    }
    for text in line.split_whitespace() {
        let action = position.read_move_text(text, Style::English);
        position.apply(action.unwrap_or_else(|error| panic!("{text}: {error}")));
    }
    position
}

/// The open squares of a side, in order.
fn open(position: &Folky, side: Side) -> String {
    let mut squares: Vec<String> = position
        .open(side)
        .into_iter()
        .map(|at| at.to_string())
        .collect();
    squares.sort();
    squares.join(" ")
}

/// Whether the side to move can place its eighth pawn now.
fn wins_now(position: &Folky) -> bool {
    position.reserve(position.side()) == 1 && !position.open(position.side()).is_empty()
}

fn replies(position: &Folky) -> Vec<Folky> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let play = |action| {
        let mut next = *position;
        next.apply(action);
        next
    };
    actions.into_iter().map(play).collect()
}

#[test]
fn both_records_are_written_as_they_are_read() {
    assert_eq!(read(CZECH).write(Style::Czech), CZECH);
    assert_eq!(read(ENGLISH).write(Style::English), ENGLISH);
}

#[test]
fn both_records_hold_the_same_tree() {
    let shape = |text| {
        let record = read(text);
        let nodes = (0..).map_while(|id| {
            let node = record.tree().node(id)?;
            let commented = node.comment.is_some();
            Some((
                record.action(id),
                node.parent,
                node.glyphs.clone(),
                commented,
            ))
        });
        nodes.collect::<Vec<_>>()
    };
    assert_eq!(shape(CZECH), shape(ENGLISH));
}

#[test]
fn black_wins_with_the_eighth_pawn() {
    let record = read(CZECH);
    let result = record.result().expect("a finished game");
    assert_eq!(record.main_actions().len(), 44);
    assert_eq!(
        (result.winner, result.reason),
        (Some(Side::SECOND), "eighth_pawn")
    );
}

#[test]
fn squares_are_open_as_the_comments_say() {
    let [white, black] = Side::BOTH;
    for (plies, line, side, squares) in [
        (1, "", white, "a3 h3"),
        (0, "", black, "a6 h6"),
        (1, "", black, "a6"),
        (7, "", white, "d2 e2"),
        (9, "", white, "d2 h2"),
        (8, "e2", white, "d2"),
        (11, "", white, "d2"),
        (10, "d2", white, ""),
        (13, "", white, "d2 e5"),
        (14, "Bg3", white, "d2 e1 h4"),
        (16, "", black, "d3 d7"),
        (17, "", black, "d7"),
        (23, "", white, "e1 e2 h4"),
        (24, "e2", white, "h4"),
        (29, "", white, ""),
        (31, "Rd7", black, "b4 b8 c7 e7"),
        (42, "", black, "e3"),
        (43, "", white, "f7"),
    ] {
        assert_eq!(
            open(&after(plies, line), side),
            squares,
            "ply {plies} {line}"
        );
    }
}

#[test]
fn no_reply_closes_both_squares_after_move_seven() {
    let [white, _] = Side::BOTH;
    assert!(
        replies(&after(13, ""))
            .iter()
            .all(|next| !next.open(white).is_empty())
    );
}

#[test]
fn nothing_stops_the_eighth_pawn_at_the_end() {
    assert!(replies(&after(42, "")).iter().all(wins_now));
}

#[test]
fn twenty_knight_a5_wins_against_any_reply() {
    for reply in replies(&after(40, "")) {
        let forced = |next: &Folky| !wins_now(next) && replies(next).iter().all(wins_now);
        assert!(wins_now(&reply) || replies(&reply).iter().any(forced));
    }
}

#[test]
fn squares_of_the_second_game_are_open_as_the_comments_say() {
    let [white, black] = Side::BOTH;
    for (plies, line, side, squares) in [
        (2, "", white, "h3"),
        (2, "", black, "a6"),
        (4, "", white, ""),
        (4, "", black, ""),
        (5, "", white, "d2"),
        (9, "", white, "b1"),
        (11, "", white, "b1 g1"),
        (13, "", white, "b1 c2 c4 g1"),
        (14, "", black, "d7 f7 g4 g8"),
        (16, "", black, "a7 e7 f7 g4 g8"),
        (16, "", white, "c2 c4 g1"),
        (18, "c2", white, ""),
        (21, "", white, ""),
        (21, "", black, "e7 f7 g8"),
        (23, "", white, "d2"),
        (25, "", white, "d2 d4"),
        (27, "", white, "d2"),
        (28, "", black, "f5 f7 g8"),
        (31, "", white, "e1"),
        (32, "", black, "f7"),
    ] {
        let position = reached(SECOND, plies, line);
        assert_eq!(open(&position, side), squares, "ply {plies} {line}");
    }
    for (plies, reserves) in [(21, [3, 5]), (26, [3, 3]), (27, [2, 3]), (32, [1, 1])] {
        let position = reached(SECOND, plies, "");
        assert_eq!(Side::BOTH.map(|side| position.reserve(side)), reserves);
    }
}

#[test]
fn nothing_stops_the_eighth_pawn_of_the_second_game() {
    assert!(replies(&reached(SECOND, 31, "")).iter().all(wins_now));
}
