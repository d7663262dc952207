//! The position string "TFEN" (section 9.3); in variants an eighth field names the mix.

mod read;

use klubovna_board::chess::{ChessPiece, cased};
use klubovna_rules::{Position, Side};
use klubovna_text::{number_text, side_letter};

use crate::TriD;
use crate::geometry::{Columns, Level, Square, Squares, push_column, rank_digit};
use crate::position::Passed;
use crate::variants::row_squares;

pub(crate) use read::read;

pub(crate) fn write(position: &TriD) -> String {
    let mut text = write_boards(position);
    text.push(' ');
    text.push(side_letter(position.side()));
    text.push(' ');
    write_castling(position, &mut text);
    text.push(' ');
    if let Some(Passed { column, .. }) = position.passed {
        push_column(column, &mut text);
        text.push(':');
    }
    for square in [
        position.passed.map(|passed| passed.pawn),
        position.pending(),
    ] {
        match square {
            Some(at) => at.push_name(&mut text),
            None => text.push('-'),
        }
        text.push(' ');
    }
    text += &number_text(position.quiet.into());
    text.push(' ');
    text += &number_text(position.number.into());
    let mix = position.rules.mix();
    if !mix.is_empty() {
        text.push(' ');
        text += &mix;
    }
    text
}

/// The boards there are, in the order of position strings.
pub(crate) fn levels(position: &TriD) -> Vec<Level> {
    Level::all(&|place| position.boards().has(place))
}

/// The first field.
pub(crate) fn write_boards(position: &TriD) -> String {
    let mut text = String::new();
    for level in levels(position) {
        if !text.is_empty() {
            text.push('|');
        }
        text += level.name();
        if let Level::Attack(place) = level {
            let owner = position.boards().owner(place);
            text.push(owner.map_or('n', side_letter));
        }
        let (.., size) = level.corner();
        for rank in (0..size).rev() {
            text.push(if rank + 1 == size { '=' } else { '/' });
            let mut empty = 0;
            for file in 0..size {
                let at = level.square_at(file, rank);
                let letter = at.and_then(|at| letter_at(position, at));
                empty += u8::from(letter.is_none());
                // A number of empty squares ends before a piece, or at the edge.
                if empty > 0 && (letter.is_some() || file + 1 == size) {
                    text.push(rank_digit(empty));
                    empty = 0;
                }
                if let Some(letter) = letter {
                    text.push(letter);
                }
            }
        }
    }
    text
}

/// The letter of the piece on a square.
pub(crate) fn letter_at(position: &TriD, at: Square) -> Option<char> {
    let (kind, side) = position.piece_at(at)?;
    Some(if position.is_fresh(at) {
        cased('F', side)
    } else {
        kind.letter(side)
    })
}

fn write_castling(position: &TriD, text: &mut String) {
    let mut squares = Squares::EMPTY;
    for side in Side::BOTH {
        for at in row_squares(side, position.rights(side)) {
            squares.toggle(at);
        }
    }
    let mut between = "";
    // Columns count by rank, then by file.
    for column in squares.columns() {
        if let Some(square) = squares.within(Columns::of(column)).first() {
            text.push_str(between);
            square.push_name(text);
            between = ",";
        }
    }
    if squares.is_empty() {
        text.push('-');
    }
}
