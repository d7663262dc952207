//! From a game to CSA: its main line, because CSA has no variations.

use klubovna_animal_shogi::{Action, AnimalShogi, Handicap, Piece, SIZE, Square};
use klubovna_rules::{Position, Side};
use klubovna_text::record::Record;
use klubovna_text::tree::{Node, ROOT};

use super::names::{SIGNS, TAGS, name_of};
use crate::setup::{SET_UP, handicap, start};
use crate::walk::{Step, Walk, remarks};

/// A game as CSA 2.2.
pub(crate) fn write(record: &Record<AnimalShogi>) -> String {
    let mut walk = Walk::start(record);
    let mut text = String::from("'CSA encoding=UTF-8\nV2.2\n");
    for (sign, name) in [("N+", "White"), ("N-", "Black")] {
        if let Some(value) = record.book.tags.get(name) {
            text.extend([sign, value, "\n"]);
        }
    }
    for (name, value) in record.book.tags.iter() {
        if matches!(name, "White" | "Black") {
            continue;
        }
        let known = TAGS.iter().find(|(_, tag)| *tag == name);
        let name = known.map_or(name, |(name, _)| name);
        text.extend(["$", name, ":", value, "\n"]);
    }
    set_up(&mut text, &walk.here.position);
    text.extend([sign(walk.here.position.side()), "\n"]);
    if let Some(root) = record.tree().node(ROOT) {
        notes(&mut text, root);
    }
    walk.line(0, |step| statement(&mut text, step));
    if let Some((end, winner)) = walk.end() {
        match end.and_then(|end| end.csa(walk.next())) {
            Some(word) => text.extend(["%", word, "\n"]),
            // CSA has no word for it.
            None => text.push_str(match winner {
                Some(Side::FIRST) => "'*1-0\n",
                Some(_) => "'*0-1\n",
                None => "%JISHOGI\n",
            }),
        }
    }
    text
}

fn sign(side: Side) -> &'static str {
    let [first, second] = SIGNS;
    if side == Side::FIRST { first } else { second }
}

fn push_square(text: &mut String, square: Square) {
    text.extend([square.file(), square.rank()].map(|number| char::from(b'1' + number)));
}

/// The start of the game: the missing pieces of a handicap, or every piece.
fn set_up(text: &mut String, position: &AnimalShogi) {
    if let Some(handicap) = handicap(position, SET_UP) {
        text.push_str("PI");
        let full = start(position.options(), Handicap::None);
        for at in handicap.empty_squares() {
            push_square(text, at);
            text.push_str(name_of(full.known_piece(at)));
        }
        text.push('\n');
        return;
    }
    for rank in 0..SIZE {
        text.extend(['P', (b'1' + rank).into()]);
        for file in (0..SIZE).rev() {
            match Square::at(file, rank).and_then(|at| position.piece_at(at)) {
                Some((piece, side)) => text.extend([sign(side), name_of(piece)]),
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
                text.extend(["00", name_of(kind.plain())]);
            }
        }
        text.push('\n');
    }
}

fn notes(text: &mut String, node: &Node) {
    for line in remarks(node) {
        // Two stars and a space would mean analysis by a program.
        let gap = if line.starts_with("* ") { " " } else { "" };
        text.extend(["'*", gap, line, "\n"]);
    }
}

fn statement(text: &mut String, step: &Step<'_>) {
    let position = &step.before.position;
    let (from, to, piece) = match step.action {
        Action::Move { from, to, promote } => {
            let Piece { kind, promoted } = position.known_piece(from);
            (Some(from), to, Piece::new(kind, promoted || promote))
        }
        Action::Drop { kind, to } => (None, to, kind.plain()),
        // Announcements are no moves: their comments follow the move before.
        _ => return notes(text, step.note),
    };
    text.push_str(sign(position.side()));
    match from {
        Some(from) => push_square(text, from),
        None => text.push_str("00"),
    }
    push_square(text, to);
    text.extend([name_of(piece), "\n"]);
    if let Some(spent) = step.note.spent {
        text.extend(["T", &(spent / 1000).to_string(), "\n"]);
    }
    notes(text, step.note);
}
