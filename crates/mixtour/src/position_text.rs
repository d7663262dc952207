//! The position string (section 8).

use std::ops::Range;

use klubovna_board::{File, rows};
use klubovna_rules::{Position, Side};
use klubovna_text::{Field, Fields, Notation, TextError, digits, quoted, side_letter};

use crate::cell::{Rank, SIZE};
use crate::position::{Last, PIECES};
use crate::stack::{MAX_HEIGHT, SCORING_HEIGHT};
use crate::{Cell, Mixtour, MixtourFault, Options, Stack};

type Part<'a> = Field<'a, MixtourFault>;
type Read<T> = Result<T, TextError<MixtourFault>>;

const UNKNOWN: &str = "-";
const TWO_PASSES: &str = "pass,pass";

/// The position string of section 8.1.
pub(crate) fn write(position: &Mixtour) -> String {
    let mut board = String::new();
    rows::write(&mut board, ",", |cell| match position.stack(cell) {
        Stack::EMPTY => None,
        stack => Some(stack.to_string()),
    });
    board.extend([' ', side_letter(position.side())]);
    let ([white, black], [first, second]) = (position.reserves, position.points);
    let last = match position.last {
        Last::Unknown => UNKNOWN.into(),
        Last::One(action) => Mixtour::write_action(action),
        Last::TwoPasses => TWO_PASSES.into(),
    };
    format!("{board} {white},{black} {first},{second} {last}")
}

pub(crate) fn read(text: &str, options: Options) -> Read<Mixtour> {
    let [board, side, reserves, points, last] =
        Fields::all(text, ["board", "side", "reserves", "points", "last"])?;
    let target = options.target();
    let counts = [pair(&reserves, PIECES)?, pair(&points, target)?];
    let mut position = Mixtour::empty(side.side()?, counts, read_last(&last)?, options);
    for (rank, row) in rows::split(&board)? {
        read_row(&row, rank, &mut position)?;
    }
    if counts[1] == [target; 2] {
        return Err(points.error(MixtourFault::TwoWinners));
    }
    check_counts(&position, board.start..reserves.span().end)?;
    Ok(position)
}

fn read_row(part: &Part<'_>, rank: Rank, position: &mut Mixtour) -> Read<()> {
    let mut cells: u32 = 0;
    for item in part.split(',') {
        let (count, stack) = read_item(&item)?;
        let file = u8::try_from(cells).ok().and_then(File::new);
        cells = cells.saturating_add(count);
        let Some(file) = file else { continue };
        // A stack of five stays only where it has decided the game (section 5.5).
        let (at, height) = (Cell::at(file, rank), stack.height());
        if height >= SCORING_HEIGHT && position.winner().is_none() {
            return Err(item.error(MixtourFault::TallStack { at, height }));
        }
        position.put(at, stack);
    }
    let row = rank.index() + 1;
    if cells == u32::from(SIZE) {
        Ok(())
    } else {
        Err(part.error(MixtourFault::RowLength { row, cells }))
    }
}

/// Reads the text between two commas: a number of cells, and the stack on the first of them.
fn read_item(item: &Part<'_>) -> Read<(u32, Stack)> {
    let is_strange = |&(_, letter): &(usize, char)| !matches!(letter, '0'..='9' | 'w' | 'b');
    if let Some((at, letter)) = item.text.char_indices().find(is_strange) {
        let at = item.start + at;
        let span = at..at + letter.len_utf8();
        return Err(TextError::new(MixtourFault::UnknownPiece { letter }, span));
    }
    let numerals = item.text.bytes().filter(u8::is_ascii_digit).count();
    let height = item.text.len();
    let fault = if height == 0 {
        MixtourFault::EmptyItem
    } else if numerals == height {
        match digits(item.text).unwrap_or(u32::MAX) {
            0 => MixtourFault::ZeroCells,
            count => return Ok((count, Stack::EMPTY)),
        }
    } else if numerals > 0 {
        let text = quoted(item.text);
        MixtourFault::MixedItem { text }
    } else if height > usize::from(MAX_HEIGHT) {
        MixtourFault::StackTooHigh { height }
    } else {
        let sides = item.text.bytes().map(|byte| Side(u8::from(byte == b'b')));
        return Ok((1, sides.fold(Stack::EMPTY, Stack::with)));
    };
    Err(item.error(fault))
}

/// Reads two numbers with a comma between, White's first.
fn pair(part: &Part<'_>, max: u8) -> Read<[u8; 2]> {
    let (field, text) = (part.name, quoted(part.text));
    let mut numbers = part.split(',');
    let (Some(white), Some(black), None) = (numbers.next(), numbers.next(), numbers.next()) else {
        return Err(part.error(MixtourFault::BadPair { field, text }));
    };
    let read = |part: Part<'_>| match digits(part.text).and_then(|number| number.try_into().ok()) {
        Some(number) if number <= max => Ok(number),
        _ => {
            let text = quoted(part.text);
            Err(part.error(MixtourFault::BadNumber { field, text, max }))
        }
    };
    Ok([read(white)?, read(black)?])
}

fn read_last(part: &Part<'_>) -> Read<Last> {
    match part.text {
        UNKNOWN => Ok(Last::Unknown),
        TWO_PASSES => Ok(Last::TwoPasses),
        text => Mixtour::read_action(text)
            .map(Last::One)
            .map_err(|error| error.shifted(part.start)),
    }
}

/// Checks how many pieces a side has: they leave only in a scored stack (sections 5.4, 8.6).
fn check_counts(position: &Mixtour, span: Range<usize>) -> Read<()> {
    let limit = u32::from(PIECES);
    for side in Side::BOTH {
        let count = position.on_board(side) + u32::from(position.reserve(side));
        let fault = if count > limit {
            MixtourFault::TooManyPieces { side, count }
        } else if count < limit && !position.options().loses_pieces() {
            MixtourFault::TooFewPieces { side, count }
        } else {
            continue;
        };
        return Err(TextError::new(fault, span));
    }
    Ok(())
}
