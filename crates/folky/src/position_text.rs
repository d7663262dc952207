//! The position string (section 8).

use std::fmt;
use std::ops::Range;

use klubovna_chessmen::{File, Rank, Square};
use klubovna_tabletop::error::TextError;
use klubovna_tabletop::rules::{Position, Side};

use crate::fault::Field;
use crate::{Folky, FolkyFault, Kind, Options};

type Read<T> = Result<T, TextError<FolkyFault>>;

/// A field and where it stands.
type Word<'a> = (&'a str, Range<usize>);

pub(crate) fn read(text: &str, options: Options) -> Read<Folky> {
    let mut words = words(text);
    let mut field = |field| {
        words.next().ok_or_else(|| {
            let end = text.trim_end().len();
            TextError::new(FolkyFault::MissingField(field), end..end)
        })
    };
    let board = field(Field::Board)?;
    let side = read_side(field(Field::Side)?)?;
    let quiet = read_number(Field::Quiet, field(Field::Quiet)?, 0)?;
    let number = read_number(Field::Number, field(Field::Number)?, 1)?;
    if let Some((_, span)) = words.next() {
        let rest = span.start..text.trim_end().len();
        return Err(TextError::new(FolkyFault::ExtraText, rest));
    }
    let mut position = Folky::empty(side, quiet, number, options);
    let span = board.1.clone();
    read_board(board, &mut position)?;
    check(&position).map_err(|fault| TextError::new(fault, span))?;
    Ok(position)
}

fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let start = at + (rest.len() - rest.trim_start().len());
        let rest = text.get(start..)?;
        let len = rest.find(char::is_whitespace).unwrap_or(rest.len());
        at = start + len;
        let word = text.get(start..at).filter(|word| !word.is_empty())?;
        Some((word, start..at))
    })
}

fn read_side((text, span): Word<'_>) -> Read<Side> {
    match text {
        "w" => Ok(Side::FIRST),
        "b" => Ok(Side::SECOND),
        _ => Err(TextError::new(
            FolkyFault::BadSide { text: text.into() },
            span,
        )),
    }
}

fn read_number(field: Field, (text, span): Word<'_>, min: u16) -> Read<u16> {
    // `parse` alone would take a sign.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if digits && number >= min => Ok(number),
        _ => {
            let fault = FolkyFault::BadNumber {
                field,
                text: text.into(),
                min,
                max: u16::MAX,
            };
            Err(TextError::new(fault, span))
        }
    }
}

fn read_board((text, span): Word<'_>, position: &mut Folky) -> Read<()> {
    let rows = text.split('/').count();
    if rows != 8 {
        let rows = rows as u32;
        return Err(TextError::new(FolkyFault::RowCount { rows }, span));
    }
    let mut at = span.start;
    for (row, rank) in text.split('/').zip(Rank::all().rev()) {
        read_row(row, at, rank, position)?;
        at += row.len() + 1;
    }
    Ok(())
}

fn read_row(row: &str, start: usize, rank: Rank, position: &mut Folky) -> Read<()> {
    let mut squares = 0_u32;
    for (at, letter) in row.char_indices() {
        if let Some(empty @ 1..) = letter.to_digit(10) {
            squares = squares.saturating_add(empty);
        } else if let Some((kind, side)) = Kind::from_letter(letter) {
            let file = u8::try_from(squares).ok().and_then(File::new);
            if let Some(file) = file {
                position.toggle(kind, side, Square::at(file, rank));
            }
            squares = squares.saturating_add(1);
        } else {
            let span = start + at..start + at + letter.len_utf8();
            return Err(TextError::new(FolkyFault::UnknownMan { letter }, span));
        }
    }
    if squares == 8 {
        Ok(())
    } else {
        let rank = rank.index() + 1;
        let fault = FolkyFault::RowLength { rank, squares };
        Err(TextError::new(fault, start..start + row.len()))
    }
}

/// What no game can reach (section 8.4).
fn check(position: &Folky) -> Result<(), FolkyFault> {
    for side in Side::BOTH {
        for kind in Kind::ALL {
            let count = position.men_of(side, kind).len();
            if count > kind.most() {
                return Err(FolkyFault::TooMany { side, kind, count });
            }
        }
    }
    if Side::BOTH.iter().all(|&side| position.reserve(side) == 0) {
        return Err(FolkyFault::TwoWinners);
    }
    Ok(())
}

impl fmt::Display for Folky {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::all().rev() {
            let mut empty = 0;
            for file in File::all() {
                match self.man_at(Square::at(file, rank)) {
                    Some((kind, side)) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{}", kind.letter(side))?;
                    }
                    None => empty += 1,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank != Rank::FIRST {
                f.write_str("/")?;
            }
        }
        let side = if self.side() == Side::FIRST { 'w' } else { 'b' };
        write!(f, " {side} {} {}", self.quiet(), self.number())
    }
}
