//! The board as position strings write it: rows from the last rank to the first with `/`
//! between them. In most games (FEN) a letter stands for a piece, a digit for so many empty
//! cells: [`read`] and [`write()`] do those; [`split`] begins with any other kind of rows.

use klubovna_rules::Side;
use klubovna_text::{Field, FieldFault, TextError, parts};

use crate::{Cell, File, Rank};

/// The rows of a board, each with its rank.
///
/// # Errors
/// [`FieldFault::RowCount`] when there are not so many as ranks.
pub fn split<'a, const H: u8, F: From<FieldFault>>(
    board: &Field<'a, F>,
) -> Result<impl Iterator<Item = (Rank<H>, Field<'a, F>)> + use<'a, F, H>, TextError<F>> {
    let rows = parts(board.text, '/').count() as u32;
    if rows == u32::from(H) {
        Ok(Rank::all().rev().zip(board.split('/')))
    } else {
        Err(board.error(FieldFault::RowCount { rows }))
    }
}

/// Reads a board of letters: `place` puts the piece of a letter on a cell, or on none where
/// its row is full already.
///
/// # Errors
/// [`FieldFault::RowCount`], [`FieldFault::RowLength`], and for a letter what `place` says.
#[inline]
pub fn read<const W: u8, const H: u8, F: From<FieldFault>>(
    board: &Field<'_, F>,
    mut place: impl FnMut(char, Option<Cell<W, H>>) -> Result<(), F>,
) -> Result<(), TextError<F>> {
    for (rank, row) in split(board)? {
        let mut squares = 0_u32;
        for (letter, at) in row.letters() {
            if let Some(empty @ 1..) = letter.to_digit(10) {
                squares = squares.saturating_add(empty);
                continue;
            }
            let file = u8::try_from(squares).ok().and_then(File::new);
            let cell = file.map(|file| Cell::at(file, rank));
            place(letter, cell).map_err(|fault| at.error(fault))?;
            squares = squares.saturating_add(1);
        }
        if squares != u32::from(W) {
            let rank = rank.index() + 1;
            return Err(row.error(FieldFault::RowLength { rank, squares }));
        }
    }
    Ok(())
}

/// Appends a board to `text`; `item` tells what stands on a cell, and `between` goes between two
/// items or numbers of a row.
#[inline]
pub fn write<const W: u8, const H: u8, T>(
    text: &mut String,
    between: &str,
    item: impl Fn(Cell<W, H>) -> Option<T>,
) where
    String: Extend<T>,
{
    for rank in Rank::all().rev() {
        let (mut empty, mut gap) = (0_u8, "");
        for file in File::all() {
            let item = item(Cell::at(file, rank));
            empty += u8::from(item.is_none());
            // A number of empty cells ends where something stands, or at the edge.
            let ends = item.is_some() || file.index() + 1 == W;
            if ends && empty > 0 {
                text.push_str(gap);
                text.push(char::from(b'0' + empty));
                (gap, empty) = (between, 0);
            }
            if item.is_some() {
                text.push_str(gap);
                text.extend(item);
                gap = between;
            }
        }
        if rank != Rank::FIRST {
            text.push('/');
        }
    }
}

/// The board as lines of plain text, the last rank first: what `cell` says, padded to `width`
/// with a `gap` between, and what a side has `beside` its first rank.
pub fn diagram<const W: u8, const H: u8>(
    width: usize,
    gap: &str,
    cell: impl Fn(Cell<W, H>) -> String,
    beside: impl Fn(Side) -> String,
) -> String {
    let mut text = String::new();
    let mut line = |head: char, cells: &mut dyn Iterator<Item = String>, tail: String| {
        text.push(head);
        let mut between = "  ";
        for item in cells {
            let padding = width.saturating_sub(item.chars().count());
            text.push_str(between);
            text.push_str(&item);
            text.extend(std::iter::repeat_n(' ', padding));
            between = gap;
        }
        text.push_str("   ");
        text.push_str(&tail);
        text.truncate(text.trim_end().len());
        text.push('\n');
    };
    for rank in Rank::all().rev() {
        let mut cells = File::all().map(|file| cell(Cell::at(file, rank)));
        let beside = if rank == Rank::FIRST {
            beside(Side::FIRST)
        } else if rank == Rank::LAST {
            beside(Side::SECOND)
        } else {
            String::new()
        };
        line(rank.to_char(), &mut cells, beside);
    }
    let mut files = File::<W>::all().map(|file| file.to_char().into());
    line(' ', &mut files, String::new());
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;
    use klubovna_text::Fields;
    use std::ops::Range;

    faults! {
        /// What is wrong with a board of letters.
        #[derive(Debug, PartialEq, Eq)]
        enum LetterFault {
            /// No piece.
            Unknown { letter: char } => "test-unknown";
        }
        or {
            /// Its rows.
            Fields(FieldFault) of "test";
        }
    }
    use klubovna_text::faults;

    fn letters(text: &str) -> Result<[Option<char>; 64], (LetterFault, Range<usize>)> {
        let mut found = [None; 64];
        let [board] = Fields::all(text, ["board"]).expect("a field");
        let place = |letter: char, square: Option<Square>| {
            if let Some(square) = square {
                found[square.index()] = Some(letter);
            }
            if letter.is_ascii_alphabetic() {
                Ok(())
            } else {
                Err(LetterFault::Unknown { letter })
            }
        };
        match read(&board, place) {
            Ok(()) => Ok(found),
            Err(error) => Err((error.fault, error.span)),
        }
    }

    #[test]
    fn boards_come_back_as_they_were() {
        for text in [
            "8/8/8/8/8/8/8/8",
            "rnbqkbnr/pppppppp/8/1p4P1/R6r/8/PPPPPPPP/RNBQKBN1",
        ] {
            let found = letters(text).unwrap();
            let mut again = String::new();
            write(&mut again, "", |square: Square| found[square.index()]);
            assert_eq!(again, text);
        }
    }

    #[test]
    fn faults_are_named_with_their_place() {
        let fault = |text| letters(text).unwrap_err();
        let rows = FieldFault::RowCount { rows: 2 };
        assert_eq!(fault("8/8"), (LetterFault::Fields(rows), 0..3));
        let row = FieldFault::RowLength {
            rank: 6,
            squares: 9,
        };
        assert_eq!(
            fault("8/8/ppppppppp/8/8/8/8/8"),
            (LetterFault::Fields(row), 4..13)
        );
        assert_eq!(
            fault("8/8/8/8/8/8/8/7ž"),
            (LetterFault::Unknown { letter: 'ž' }, 15..17)
        );
        // A letter beyond the end of a row is looked at too.
        assert_eq!(
            fault("8!/8/8/8/8/8/8/8"),
            (LetterFault::Unknown { letter: '!' }, 1..2)
        );
    }
}
