//! Position strings: SFEN (section 14.1), with a word behind it for what SFEN cannot say.

use std::fmt;
use std::ops::Range;

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::{Word, words};
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::text::quoted;

use crate::fault::{Field, ShogiFault};
use crate::hand::Hand;
use crate::options::Options;
use crate::piece::{Kind, Piece, side_letter};
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};
use crate::stage::Stage;

type Read<T> = Result<T, TextError<ShogiFault>>;

#[inline]
fn fail<T>(fault: ShogiFault, span: Range<usize>) -> Read<T> {
    Err(TextError::new(fault, span))
}

impl AnimalShogi {
    /// Reads a position of a problem: as
    /// [`read_position`](klubovna_tabletop::notation::Notation::read_position), but there may
    /// be up to 15 pieces of a kind, more than the set has.
    ///
    /// # Errors
    /// A named fault with its place in `text`.
    #[inline]
    pub fn read_problem(text: &str, options: &Options) -> Read<Self> {
        read(text, *options, |kind| Hand::MOST.max(kind.most().into()))
    }
}

#[inline]
pub(crate) fn read(text: &str, options: Options, most: fn(Kind) -> u32) -> Read<AnimalShogi> {
    let mut words = words(text).peekable();
    let mut field = |field| {
        words.next().ok_or_else(|| {
            let end = text.trim_ascii_end().len();
            TextError::new(ShogiFault::MissingField { field }, end..end)
        })
    };
    let board = field(Field::Board)?;
    let (side, _) = read_side(field(Field::Side)?)?;
    let hands = field(Field::Hands)?;
    let is_number = |first: char| first.is_ascii() && !first.is_ascii_alphabetic();
    let number = words.next_if(|(word, _)| word.starts_with(is_number));
    let ply = number.map_or(Ok(1), read_ply)?;
    let (stage, stage_span) = words.next().map_or(Ok((Stage::Play, 0..0)), read_stage)?;
    if let Some((_, span)) = words.next() {
        return fail(
            ShogiFault::ExtraText,
            span.start..text.trim_ascii_end().len(),
        );
    }
    let mut position = AnimalShogi::empty(side, ply, stage, options);
    let whole = board.1.start..hands.1.end;
    let board_span = board.1.clone();
    let mut counts = [0; 8];
    read_board(board, &mut position, &mut counts)?;
    read_hands(hands, &mut position, &mut counts)?;
    check_lions(&position, &counts, &board_span)?;
    for kind in Kind::IN_HAND {
        let count = counts[usize::from(kind.code())];
        if count > most(kind) {
            return fail(ShogiFault::TooMany { kind, count }, whole);
        }
    }
    check_chicks(&position, &board_span)?;
    check_stage(&position, stage_span)?;
    check_hanging(&position, &board_span)?;
    Ok(position)
}

#[inline]
fn read_side((text, span): Word<'_>) -> Read<(Side, Range<usize>)> {
    match text {
        "b" => Ok((Side::FIRST, span)),
        "w" => Ok((Side::SECOND, span)),
        _ => fail(ShogiFault::BadSide { text: quoted(text) }, span),
    }
}

#[inline]
fn read_ply((text, span): Word<'_>) -> Read<u16> {
    // `parse` alone would take a sign.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(ply @ 1..) if digits => Ok(ply),
        _ => fail(ShogiFault::BadPly { text: quoted(text) }, span),
    }
}

#[inline]
fn read_stage((text, span): Word<'_>) -> Read<(Stage, Range<usize>)> {
    match Stage::all().find(|stage| stage.word() == text) {
        Some(stage) => Ok((stage, span)),
        None => fail(ShogiFault::BadStage { text: quoted(text) }, span),
    }
}

/// A letter of a board or a hand.
#[inline]
fn read_letter(letter: char, at: usize) -> Read<(Kind, Side)> {
    let side = if letter.is_ascii_lowercase() {
        Side::SECOND
    } else {
        Side::FIRST
    };
    match Kind::from_letter(letter.to_ascii_uppercase()) {
        Some(kind) => Ok((kind, side)),
        None => fail(
            ShogiFault::UnknownPiece { letter },
            at..at + letter.len_utf8(),
        ),
    }
}

#[inline]
fn read_board(
    (text, span): Word<'_>,
    position: &mut AnimalShogi,
    counts: &mut [u32; 8],
) -> Read<()> {
    let rows = text.split('/').count() as u32;
    if rows != u32::from(SIZE) {
        return fail(ShogiFault::RowCount { rows }, span);
    }
    let mut start = span.start;
    for (rank, row) in (0..).zip(text.split('/')) {
        read_row(row, start, rank, position, counts)?;
        start += row.len() + 1;
    }
    Ok(())
}

#[inline]
fn read_row(
    row: &str,
    start: usize,
    rank: u8,
    position: &mut AnimalShogi,
    counts: &mut [u32; 8],
) -> Read<()> {
    let mut squares = 0_u32;
    let mut plus = None;
    for (at, letter) in row.char_indices() {
        let at = start + at;
        if let Some(plus) = plus
            && !letter.is_ascii_alphabetic()
        {
            return fail(ShogiFault::StrayPlus, plus..plus + 1);
        }
        if letter == '+' {
            plus = Some(at);
            continue;
        }
        if let Some(empty @ 1..) = letter.to_digit(10) {
            squares += empty;
            continue;
        }
        let (kind, side) = read_letter(letter, at)?;
        let promoted = plus.is_some();
        if let Some(plus) = plus.take()
            && !kind.promotes()
        {
            return fail(ShogiFault::StrayPlus, plus..plus + 1);
        }
        let file = u8::try_from(squares)
            .ok()
            .and_then(|squares| 8_u8.checked_sub(squares));
        squares += 1;
        if let Some(square) = file.and_then(|file| Square::at(file, rank)) {
            if !promoted && square.ranks_left(side) < kind.dead_ranks() {
                return fail(ShogiFault::DeadPiece { kind, at: square }, at..at + 1);
            }
            position.put(Piece::new(kind, promoted), side, square);
            counts[usize::from(kind.code())] += 1;
        }
    }
    if let Some(plus) = plus {
        return fail(ShogiFault::StrayPlus, plus..plus + 1);
    }
    if squares == u32::from(SIZE) {
        Ok(())
    } else {
        let rank = (b'a' + rank).into();
        let span = start..start + row.len();
        fail(ShogiFault::RowLength { rank, squares }, span)
    }
}

#[inline]
fn read_hands(
    (text, span): Word<'_>,
    position: &mut AnimalShogi,
    counts: &mut [u32; 8],
) -> Read<()> {
    if text == "-" {
        return Ok(());
    }
    let mut digits = span.start..span.start;
    for (at, letter) in text.char_indices() {
        let at = span.start + at;
        if letter.is_ascii_digit() {
            digits.end = at + 1;
            continue;
        }
        let (kind, side) = read_letter(letter, at)?;
        if kind == Kind::Lion {
            return fail(ShogiFault::UnknownPiece { letter }, at..at + 1);
        }
        let count = read_count(text, &span, &digits)?;
        digits = at + 1..at + 1;
        let total = &mut counts[usize::from(kind.code())];
        *total = total.saturating_add(count);
        // What is too much is refused afterwards, with its number.
        if *total <= Hand::MOST.max(kind.most().into()) {
            (0..count).for_each(|_| position.give(kind, side));
        }
    }
    if digits.is_empty() {
        Ok(())
    } else {
        let text = text.get(digits.start - span.start..).unwrap_or_default();
        fail(ShogiFault::BadCount { text: quoted(text) }, digits)
    }
}

/// The number before a letter of a hand; one where there is none.
#[inline]
fn read_count(text: &str, span: &Range<usize>, digits: &Range<usize>) -> Read<u32> {
    let number = text
        .get(digits.start - span.start..digits.end - span.start)
        .unwrap_or_default();
    match number.parse() {
        Ok(count @ 1..) => Ok(count),
        _ if number.is_empty() => Ok(1),
        _ => {
            let text = quoted(number);
            fail(ShogiFault::BadCount { text }, digits.clone())
        }
    }
}

#[inline]
fn check_lions(position: &AnimalShogi, counts: &[u32; 8], span: &Range<usize>) -> Read<()> {
    let missing = |side: Side| position.lion(side).is_none();
    for side in Side::BOTH {
        // Where lions can be captured, that of the side to move may have been.
        let captured = position.rules().casual()
            && side == position.side()
            && position.stage() == Stage::Play
            && !missing(side.other());
        if missing(side) && !captured {
            return fail(ShogiFault::NoLion { side }, span.clone());
        }
    }
    let lions = counts[usize::from(Kind::Lion.code())];
    let there = Side::BOTH.iter().filter(|&&side| !missing(side)).count() as u32;
    if lions > there {
        let two = Side::BOTH.into_iter().find(|&side| {
            let pieces = position.pieces(side).into_iter();
            pieces
                .filter(|&at| position.known_piece(at).kind == Kind::Lion)
                .count()
                > 1
        });
        let side = two.unwrap_or(Side::FIRST);
        return fail(ShogiFault::TwoLions { side }, span.clone());
    }
    Ok(())
}

/// Section 7.3.
#[inline]
fn check_chicks(position: &AnimalShogi, span: &Range<usize>) -> Read<()> {
    for side in Side::BOTH {
        let mut files = 0_u16;
        for chick in position.chicks(side) {
            if files >> chick.file() & 1 == 1 {
                let file = chick.file() + 1;
                return fail(ShogiFault::TwoChicks { side, file }, span.clone());
            }
            files |= 1 << chick.file();
        }
    }
    Ok(())
}

/// Whether the game can have come to its stage.
#[inline]
fn check_stage(position: &AnimalShogi, span: Range<usize>) -> Read<()> {
    let stage = position.stage();
    let options = position.rules();
    let possible = match stage {
        Stage::Play => true,
        Stage::Furigoma | Stage::Thrown => {
            let mut start = AnimalShogi::start(&options);
            if stage == Stage::Thrown && options.furigoma() {
                start.apply(crate::Action::Throw);
            }
            *position == start
        }
        Stage::Proposed | Stage::Declined | Stage::Agreed => position.impasse_available(),
        Stage::Declared => position.declaration(position.side()).is_good(),
        Stage::Slipped(_) => options.illegal_loses(),
    };
    if possible {
        Ok(())
    } else {
        let text = stage.word().into();
        fail(ShogiFault::WrongStage { text }, span)
    }
}

/// The side that is not to move must not be in check, unless lions may be left so.
#[inline]
fn check_hanging(position: &AnimalShogi, span: &Range<usize>) -> Read<()> {
    let side = match position.stage() {
        // Who proposed or agreed to count did not move.
        Stage::Proposed | Stage::Agreed => position.side(),
        _ => position.side().other(),
    };
    if !position.rules().casual() && position.in_check(side) {
        return fail(ShogiFault::LionHangs { side }, span.clone());
    }
    Ok(())
}

impl fmt::Display for AnimalShogi {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |kind: Kind, side: Side| {
            let letter = kind.letter();
            if side == Side::FIRST {
                letter
            } else {
                letter.to_ascii_lowercase()
            }
        };
        let mut text = String::with_capacity(80);
        let mut empty = 0_u8;
        for (at, rank, file) in (0..SIZE)
            .flat_map(|rank| (0..SIZE).rev().map(move |file| (rank, file)))
            .filter_map(|(rank, file)| Some((Square::at(file, rank)?, rank, file)))
        {
            let piece = self.piece_at(at);
            if piece.is_none() {
                empty += 1;
            }
            if empty > 0 && (piece.is_some() || file == 0) {
                text.push((b'0' + empty).into());
                empty = 0;
            }
            if let Some((piece, side)) = piece {
                if piece.promoted {
                    text.push('+');
                }
                text.push(letter(piece.kind, side));
            }
            if file == 0 && rank + 1 < SIZE {
                text.push('/');
            }
        }
        text.push(' ');
        text.push(side_letter(self.side()));
        text.push(' ');
        let before = text.len();
        for side in Side::BOTH {
            for (kind, count) in self.hand(side).items() {
                if count > 1 {
                    text.push_str(&count.to_string());
                }
                text.push(letter(kind, side));
            }
        }
        if text.len() == before {
            text.push('-');
        }
        text.push(' ');
        text.push_str(&self.ply().to_string());
        if self.stage() != Stage::Play {
            text.push(' ');
            text.push_str(self.stage().word());
        }
        f.write_str(&text)
    }
}
