//! The annotated sample game: both records are sound, and what their comments state is so.

use klubovna_folky::Folky;
use klubovna_tabletop::notation::{Notation, Style};
use klubovna_tabletop::record::{Record, read_record};
use klubovna_tabletop::rules::{Position, Side};

const CZECH: &str = include_str!("../records/sample-game.cs.txt");
const ENGLISH: &str = include_str!("../records/sample-game.en.txt");

fn read(text: &str) -> Record<Folky> {
    read_record(text).unwrap_or_else(|error| panic!("{error}"))
}

/// The position after `plies` actions of the game, then after the moves of `line`.
fn after(plies: usize, line: &str) -> Folky {
    let record = read(ENGLISH);
    let mut position = record.start;
    for action in record.tree.main_actions().into_iter().take(plies) {
        position.apply(action);
    }
    for text in line.split_whitespace() {
        let action = position.read_move_text(text);
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
            let node = record.tree.node(id)?;
            let commented = node.comment.is_some();
            Some((
                record.tree.action(id),
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
    assert_eq!(record.tree.main_actions().len(), 44);
    assert_eq!(
        (result.winner, result.reason.as_str()),
        (Some(1), "eighth_pawn")
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
