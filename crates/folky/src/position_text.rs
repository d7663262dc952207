//! The position string (section 8).

use std::fmt;

use klubovna_chessmen::Square;
use klubovna_chessmen::fen::{self, BoardFault};
use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::{Word, words};
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::text::quoted;

use crate::fault::Field;
use crate::{Folky, FolkyFault, Kind, Options};

type Read<T> = Result<T, TextError<FolkyFault>>;

pub(crate) fn read(text: &str, options: Options) -> Read<Folky> {
    let mut words = words(text);
    let mut field = |field| {
        words.next().ok_or_else(|| {
            let end = text.trim_end().len();
            TextError::new(FolkyFault::MissingField { field }, end..end)
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

fn read_side((text, span): Word<'_>) -> Read<Side> {
    match text {
        "w" => Ok(Side::FIRST),
        "b" => Ok(Side::SECOND),
        _ => Err(TextError::new(
            FolkyFault::BadSide { text: quoted(text) },
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
                text: quoted(text),
                min,
                max: u16::MAX,
            };
            Err(TextError::new(fault, span))
        }
    }
}

fn read_board((text, span): Word<'_>, position: &mut Folky) -> Read<()> {
    let place = |letter, square: Option<Square>| {
        let man = Kind::from_letter(letter);
        if let (Some((kind, side)), Some(square)) = (man, square) {
            position.toggle(kind, side, square);
        }
        man.is_some()
    };
    fen::read(text, place).map_err(|(fault, at)| {
        let fault = match fault {
            BoardFault::RowCount { rows } => FolkyFault::RowCount { rows },
            BoardFault::RowLength { rank, squares } => FolkyFault::RowLength { rank, squares },
            BoardFault::UnknownMan { letter } => FolkyFault::UnknownMan { letter },
        };
        TextError::new(fault, at).shifted(span.start)
    })
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
        let mut board = String::new();
        fen::write(&mut board, |square| {
            let (kind, side) = self.man_at(square)?;
            Some(kind.letter(side))
        });
        let side = if self.side() == Side::FIRST { 'w' } else { 'b' };
        write!(f, "{board} {side} {} {}", self.quiet(), self.number())
    }
}
