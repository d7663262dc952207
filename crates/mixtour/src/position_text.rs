//! The position string (section 8).

use std::fmt;
use std::ops::Range;

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::words;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::text::quoted;

use crate::action::{Action, PASS};
use crate::cell::{Cell, SIZE};
use crate::fault::{Field, MixtourFault};
use crate::options::Options;
use crate::position::{Last, Mixtour, PIECES};
use crate::stack::{MAX_HEIGHT, SCORING_HEIGHT, Stack, letter};

type Read<T> = Result<T, TextError<MixtourFault>>;

const UNKNOWN: &str = "-";
const TWO_PASSES: &str = "pass,pass";

impl fmt::Display for Last {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str(UNKNOWN),
            Self::One(Action::Pass) => f.write_str(PASS),
            Self::One(action) => action.fmt(f),
            Self::TwoPasses => f.write_str(TWO_PASSES),
        }
    }
}

/// The position string of section 8.1.
impl fmt::Display for Mixtour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..SIZE).rev() {
            if row + 1 < SIZE {
                f.write_str("/")?;
            }
            write_row(self, row, f)?;
        }
        let [white, black] = Side::BOTH;
        write!(
            f,
            " {} {},{} {},{} {}",
            letter(self.side()),
            self.reserve(white),
            self.reserve(black),
            self.points(white),
            self.points(black),
            self.last()
        )
    }
}

fn write_row(position: &Mixtour, row: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let stacks = (0..SIZE).filter_map(|column| Cell::at(column, row));
    let mut empty = 0;
    let mut comma = "";
    for stack in stacks.map(|cell| position.stack(cell)) {
        if stack.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            write!(f, "{comma}{empty}")?;
            comma = ",";
        }
        write!(f, "{comma}{stack}")?;
        comma = ",";
        empty = 0;
    }
    if empty > 0 {
        write!(f, "{comma}{empty}")?;
    }
    Ok(())
}

/// A part of the text that is read, with its place.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    start: usize,
}

impl<'a> Part<'a> {
    fn span(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    fn fault(self, fault: MixtourFault) -> TextError<MixtourFault> {
        TextError::new(fault, self.span())
    }

    fn split(self, separator: char) -> impl Iterator<Item = Part<'a>> {
        let mut start = self.start;
        self.text.split(separator).map(move |text| {
            let part = Part { text, start };
            start += text.len() + separator.len_utf8();
            part
        })
    }
}

pub(crate) fn read(text: &str, options: Options) -> Read<Mixtour> {
    let [board, side, reserves, points, last] = fields(text)?;
    let counts = pair(reserves, Field::Reserves, PIECES)?;
    let scored = pair(points, Field::Points, options.target())?;
    let mut position = Mixtour::empty(read_side(side)?, counts, scored, read_last(last)?, options);
    read_board(board, &mut position)?;
    if scored == [options.target(); 2] {
        return Err(points.fault(MixtourFault::TwoWinners));
    }
    check_counts(&position, board.start..reserves.span().end)?;
    Ok(position)
}

fn fields(text: &str) -> Read<[Part<'_>; Field::ALL.len()]> {
    let mut parts = words(text).map(|(text, span)| Part {
        text,
        start: span.start,
    });
    let mut found = [Part { text: "", start: 0 }; Field::ALL.len()];
    for (place, field) in found.iter_mut().zip(Field::ALL) {
        *place = parts.next().ok_or_else(|| {
            TextError::new(MixtourFault::MissingField { field }, text.len()..text.len())
        })?;
    }
    match parts.next() {
        None => Ok(found),
        Some(extra) => Err(TextError::new(
            MixtourFault::ExtraText,
            extra.start..text.len(),
        )),
    }
}

fn read_board(board: Part<'_>, position: &mut Mixtour) -> Read<()> {
    let rows = board.split('/').count();
    if rows != usize::from(SIZE) {
        return Err(board.fault(MixtourFault::RowCount { rows }));
    }
    for (part, row) in board.split('/').zip((0..SIZE).rev()) {
        read_row(part, row, position)?;
    }
    Ok(())
}

fn read_row(part: Part<'_>, row: u8, position: &mut Mixtour) -> Read<()> {
    let mut cells: u32 = 0;
    for item in part.split(',') {
        match read_item(item)? {
            Item::Empty(count) => cells = cells.saturating_add(count),
            Item::Stack(stack) => {
                let cell = u8::try_from(cells).ok().and_then(|at| Cell::at(at, row));
                cells = cells.saturating_add(1);
                let Some(cell) = cell else { continue };
                // A stack of five stays only where it has decided the game (section 5.5).
                let height = stack.height();
                if height >= SCORING_HEIGHT && position.winner().is_none() {
                    return Err(item.fault(MixtourFault::TallStack { at: cell, height }));
                }
                position.put(cell, stack);
            }
        }
    }
    if cells == u32::from(SIZE) {
        Ok(())
    } else {
        Err(part.fault(MixtourFault::RowLength {
            row: row + 1,
            cells,
        }))
    }
}

enum Item {
    Empty(u32),
    Stack(Stack),
}

fn read_item(item: Part<'_>) -> Read<Item> {
    if item.text.is_empty() {
        return Err(item.fault(MixtourFault::EmptyItem));
    }
    if let Some((at, letter)) = item
        .text
        .char_indices()
        .find(|(_, letter)| !matches!(letter, '0'..='9' | 'w' | 'b'))
    {
        let at = item.start + at;
        let span = at..at + letter.len_utf8();
        return Err(TextError::new(MixtourFault::UnknownPiece { letter }, span));
    }
    if item.text.bytes().all(|byte| byte.is_ascii_digit()) {
        return match item.text.parse().unwrap_or(u32::MAX) {
            0 => Err(item.fault(MixtourFault::ZeroCells)),
            count => Ok(Item::Empty(count)),
        };
    }
    if item.text.bytes().any(|byte| byte.is_ascii_digit()) {
        let text = quoted(item.text);
        return Err(item.fault(MixtourFault::MixedItem { text }));
    }
    let height = item.text.len();
    if height > usize::from(MAX_HEIGHT) {
        return Err(item.fault(MixtourFault::StackTooHigh { height }));
    }
    let sides = item.text.bytes().map(|byte| Side(u8::from(byte == b'b')));
    Ok(Item::Stack(sides.fold(Stack::EMPTY, Stack::with)))
}

fn read_side(part: Part<'_>) -> Read<Side> {
    match part.text {
        "w" => Ok(Side::FIRST),
        "b" => Ok(Side::SECOND),
        other => Err(part.fault(MixtourFault::BadSide {
            text: quoted(other),
        })),
    }
}

fn pair(part: Part<'_>, field: Field, max: u8) -> Read<[u8; 2]> {
    let mut numbers = part.split(',');
    let (Some(white), Some(black), None) = (numbers.next(), numbers.next(), numbers.next()) else {
        let text = quoted(part.text);
        return Err(part.fault(MixtourFault::BadPair { field, text }));
    };
    Ok([number(white, field, max)?, number(black, field, max)?])
}

fn number(part: Part<'_>, field: Field, max: u8) -> Read<u8> {
    // `parse` alone would take a plus sign.
    let digits = part.text.bytes().all(|byte| byte.is_ascii_digit());
    let number = part
        .text
        .parse()
        .ok()
        .filter(|&number| digits && number <= max);
    number.ok_or_else(|| {
        let text = quoted(part.text);
        part.fault(MixtourFault::BadNumber { field, text, max })
    })
}

fn read_last(part: Part<'_>) -> Read<Last> {
    match part.text {
        UNKNOWN => Ok(Last::Unknown),
        TWO_PASSES => Ok(Last::TwoPasses),
        text => Action::read(text)
            .map(Last::One)
            .map_err(|error| error.shifted(part.start)),
    }
}

/// Pieces leave the game only with a scored stack (sections 5.4 and 8.6).
fn check_counts(position: &Mixtour, span: Range<usize>) -> Read<()> {
    let limit = u32::from(PIECES);
    for side in Side::BOTH {
        // A board of test pieces can hold more than a `u8` counts.
        let board: u32 = Cell::all()
            .map(|cell| u32::from(position.stack(cell).count(side)))
            .sum();
        let count = board + u32::from(position.reserve(side));
        let fault = if count > limit {
            MixtourFault::TooManyPieces { side, count }
        } else if count < limit && !position.rules().loses_pieces() {
            MixtourFault::TooFewPieces { side, count }
        } else {
            continue;
        };
        return Err(TextError::new(fault, span));
    }
    Ok(())
}
