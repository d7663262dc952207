//! From a game to CSA: its main line, for the form knows no variations.

use klubovna_tabletop::record::Record;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::tree::{Node, ROOT};

use super::super::setup;
use super::super::walk::{self, Stride, remarks};
use super::names::{TAGS, code_of};
use crate::action::Action;
use crate::handicap::Handicap;
use crate::piece::Piece;
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};

/// A game as CSA 2.2.
#[inline]
pub(in super::super) fn write(record: &Record<AnimalShogi>) -> String {
    let mut spot = walk::start(record);
    let mut text = String::from("'CSA encoding=UTF-8\nV2.2\n");
    for (sign, name) in [("N+", "White"), ("N-", "Black")] {
        if let Some(value) = record.tags.get(name) {
            text.extend([sign, value, "\n"]);
        }
    }
    for (name, value) in record.tags.iter() {
        if matches!(name, "White" | "Black") {
            continue;
        }
        let known = TAGS.iter().find(|(_, tag)| *tag == name);
        let name = known.map_or(name, |(name, _)| name);
        text.extend(["$", name, ":", value, "\n"]);
    }
    set_up(&mut text, &spot.position);
    text.extend([sign(spot.position.side()), "\n"]);
    if let Some(root) = record.tree.node(ROOT) {
        notes(&mut text, root);
    }
    spot.line(record, None, |stride| statement(&mut text, stride));
    if let Some((end, winner)) = spot.end(record) {
        match end.and_then(|end| end.csa(spot.next())) {
            Some(word) => text.extend(["%", word, "\n"]),
            // The form has no word for it.
            None => text.push_str(match winner {
                Some(Side::FIRST) => "'*1-0\n",
                Some(_) => "'*0-1\n",
                None => "%JISHOGI\n",
            }),
        }
    }
    text
}

#[inline]
const fn sign(side: Side) -> &'static str {
    if side.0 == 0 { "+" } else { "-" }
}

#[inline]
fn push_square(text: &mut String, square: Square) {
    for number in [square.file(), square.rank()] {
        text.push((b'1' + number).into());
    }
}

/// Where the game begins: what a handicap lacks, or every piece.
#[inline]
fn set_up(text: &mut String, position: &AnimalShogi) {
    if let Some(handicap) = setup::handicap(position, setup::SET_UP) {
        text.push_str("PI");
        let full = setup::start(position.rules(), Handicap::None);
        for at in handicap.empty_squares() {
            let at = at.parse().ok();
            if let Some((at, (piece, _))) = at.and_then(|at| Some((at, full.piece_at(at)?))) {
                push_square(text, at);
                text.push_str(code_of(piece));
            }
        }
        text.push('\n');
        return;
    }
    for rank in 0..SIZE {
        text.push('P');
        text.push((b'1' + rank).into());
        for file in (0..SIZE).rev() {
            match Square::at(file, rank).and_then(|at| position.piece_at(at)) {
                Some((piece, side)) => text.extend([sign(side), code_of(piece)]),
                None => text.push_str(" * "),
            }
        }
        text.push('\n');
    }
    for side in Side::BOTH {
        let hand = position.hand(side);
        if hand.is_empty() {
            continue;
        }
        text.extend(["P", sign(side)]);
        for (kind, count) in hand.items() {
            for _ in 0..count {
                text.extend(["00", code_of(kind.plain())]);
            }
        }
        text.push('\n');
    }
}

#[inline]
fn notes(text: &mut String, node: &Node) {
    for line in remarks(node) {
        // Two stars and a space would be for programs that think aloud.
        let gap = if line.starts_with("* ") { " " } else { "" };
        text.extend(["'*", gap, line, "\n"]);
    }
}

#[inline]
fn statement(text: &mut String, stride: &Stride<'_>) {
    let position = &stride.before.position;
    let (from, to, piece) = match stride.action {
        Action::Move { from, to, promote } => {
            let before = position.known_piece(from);
            (
                Some(from),
                to,
                Piece::new(before.kind, before.promoted || promote),
            )
        }
        Action::Drop { kind, to } => (None, to, kind.plain()),
        // What is said about it stands behind the move before.
        _ => return notes(text, stride.note),
    };
    text.push_str(sign(position.side()));
    match from {
        Some(from) => push_square(text, from),
        None => text.push_str("00"),
    }
    push_square(text, to);
    text.extend([code_of(piece), "\n"]);
    if let Some(spent) = stride.note.spent {
        text.push('T');
        text.push_str(&(spent / 1000).to_string());
        text.push('\n');
    }
    notes(text, stride.note);
}
