//! The board as FEN writes it: rows from the eighth to the first with `/` between them,
//! a letter for a man, a digit for so many empty squares.

use std::ops::Range;

use crate::{File, Rank, Square};

/// What is wrong with the text of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// There are not eight rows.
    RowCount {
        /// How many there are.
        rows: u32,
    },
    /// A row has not eight squares.
    RowLength {
        /// The number of its rank, from 1.
        rank: u8,
        /// How many squares it has.
        squares: u32,
    },
    /// A letter stands for no man.
    UnknownMan {
        /// The letter.
        letter: char,
    },
}

/// Reads a board: `place` puts the man of a letter on a square, or on none where its row is
/// already full, and says whether there is such a man.
///
/// # Errors
/// The first fault and the bytes of `text` where it stands.
#[inline]
pub fn read(
    text: &str,
    mut place: impl FnMut(char, Option<Square>) -> bool,
) -> Result<(), (BoardFault, Range<usize>)> {
    let rows = text.split('/').count();
    if rows != 8 {
        let rows = rows as u32;
        return Err((BoardFault::RowCount { rows }, 0..text.len()));
    }
    let mut start = 0;
    for (row, rank) in text.split('/').zip(Rank::all().rev()) {
        let mut squares = 0_u32;
        for (at, letter) in row.char_indices() {
            if let Some(empty @ 1..) = letter.to_digit(10) {
                squares = squares.saturating_add(empty);
                continue;
            }
            let file = u8::try_from(squares).ok().and_then(File::new);
            if !place(letter, file.map(|file| Square::at(file, rank))) {
                let at = start + at;
                let fault = BoardFault::UnknownMan { letter };
                return Err((fault, at..at + letter.len_utf8()));
            }
            squares = squares.saturating_add(1);
        }
        if squares != 8 {
            let rank = rank.index() + 1;
            let fault = BoardFault::RowLength { rank, squares };
            return Err((fault, start..start + row.len()));
        }
        start += row.len() + 1;
    }
    Ok(())
}

/// Appends a board to `text`; `letter` tells what stands on a square.
#[inline]
pub fn write(text: &mut String, letter: impl Fn(Square) -> Option<char>) {
    for rank in Rank::all().rev() {
        let mut empty = 0_u8;
        for file in File::all() {
            let Some(man) = letter(Square::at(file, rank)) else {
                empty += 1;
                continue;
            };
            push_count(text, empty);
            empty = 0;
            text.push(man);
        }
        push_count(text, empty);
        if rank != Rank::FIRST {
            text.push('/');
        }
    }
}

#[inline]
fn push_count(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
}

#[cfg(test)]
mod tests {
    use super::{BoardFault, read, write};
    use crate::Square;

    fn letters(text: &str) -> Result<[Option<char>; 64], (BoardFault, std::ops::Range<usize>)> {
        let mut found = [None; 64];
        read(text, |letter, square| {
            if let Some(square) = square {
                found[square.index()] = Some(letter);
            }
            letter.is_ascii_alphabetic()
        })?;
        Ok(found)
    }

    #[test]
    fn boards_come_back_as_they_were() {
        for text in [
            "8/8/8/8/8/8/8/8",
            "rnbqkbnr/pppppppp/8/1p4P1/R6r/8/PPPPPPPP/RNBQKBN1",
        ] {
            let found = letters(text).unwrap();
            let mut again = String::new();
            write(&mut again, |square: Square| found[square.index()]);
            assert_eq!(again, text);
        }
    }

    #[test]
    fn faults_are_named_with_their_place() {
        let fault = |text| letters(text).unwrap_err();
        assert_eq!(fault("8/8"), (BoardFault::RowCount { rows: 2 }, 0..3));
        let squares = 9;
        assert_eq!(
            fault("8/8/ppppppppp/8/8/8/8/8"),
            (BoardFault::RowLength { rank: 6, squares }, 4..13)
        );
        assert_eq!(
            fault("8/8/8/8/8/8/8/7ž"),
            (BoardFault::UnknownMan { letter: 'ž' }, 15..17)
        );
        // A letter beyond the end of a row is looked at too.
        assert_eq!(
            fault("8!/8/8/8/8/8/8/8"),
            (BoardFault::UnknownMan { letter: '!' }, 1..2)
        );
    }
}
