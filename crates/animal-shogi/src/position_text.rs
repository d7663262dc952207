//! Position strings: SFEN (section 14.1), with a word behind it for what SFEN cannot say.

use std::fmt;
use std::ops::Range;

use klubovna_rules::{Position, Side};
use klubovna_text::{TextError, Word, digits, parts, quoted, words};

use crate::fault::ShogiFault;
use crate::hand::Hand;
use crate::options::Options;
use crate::piece::{Kind, Piece};
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};
use crate::stage::Stage;

type Read<T> = Result<T, TextError<ShogiFault>>;

fn fail<T>(fault: ShogiFault, span: Range<usize>) -> Read<T> {
    Err(TextError::new(fault, span))
}

impl AnimalShogi {
    /// Reads a position of a problem: as
    /// [`read_position`](klubovna_text::Notation::read_position), but there may be up to 15
    /// pieces of a kind, more than the set has.
    ///
    /// # Errors
    /// A named fault with its place in `text`.
    pub fn read_problem(text: &str, options: &Options) -> Read<Self> {
        read(text, *options, |kind| Hand::MOST.max(kind.most().into()))
    }
}

pub(crate) fn read(text: &str, options: Options, most: fn(Kind) -> u32) -> Read<AnimalShogi> {
    let end = text.trim_ascii_end().len();
    let mut words = words(text).peekable();
    let mut field = |field| {
        let missing = ShogiFault::MissingField { field };
        words.next().ok_or(TextError::new(missing, end..end))
    };
    let board = field("board")?;
    let side = match field("side")? {
        ("b", _) => Side::FIRST,
        ("w", _) => Side::SECOND,
        (text, span) => return fail(ShogiFault::BadSide { text: quoted(text) }, span),
    };
    let hands = field("hands")?;
    let is_number = |first: char| first.is_ascii() && !first.is_ascii_alphabetic();
    let number = words.next_if(|(word, _)| word.starts_with(is_number));
    let ply = number.map_or(Ok(1), |(text, span)| {
        let ply = digits(text).and_then(|ply| ply.try_into().ok());
        let bad = || ShogiFault::BadPly { text: quoted(text) };
        ply.filter(|&ply| ply > 0)
            .ok_or_else(|| TextError::new(bad(), span))
    })?;
    let (word, stage_span) = words.next().unwrap_or(("", end..end));
    let Some(stage) = Stage::of_word(word) else {
        return fail(ShogiFault::BadStage { text: quoted(word) }, stage_span);
    };
    if let Some((_, span)) = words.next() {
        return fail(ShogiFault::ExtraText, span.start..end);
    }
    let (board_span, whole) = (board.1.clone(), board.1.start..hands.1.end);
    let mut reader = Reader {
        position: AnimalShogi::empty(side, ply, stage, options),
        counts: [0; 8],
    };
    reader.board(board)?;
    reader.hands(hands)?;
    check_lions(&reader.position).map_err(|fault| TextError::new(fault, board_span.clone()))?;
    for &kind in &Kind::IN_HAND {
        let count = reader.count(kind, 0);
        if count > most(kind) {
            return fail(ShogiFault::TooMany { kind, count }, whole);
        }
    }
    check_chicks(&reader.position).map_err(|fault| TextError::new(fault, board_span.clone()))?;
    if !can_be_at(&reader.position, stage) {
        let text = word.into();
        return fail(ShogiFault::WrongStage { text }, stage_span);
    }
    check_hanging(&reader.position).map_err(|fault| TextError::new(fault, board_span))?;
    Ok(reader.position)
}

/// The position as far as it has been read, and the number of pieces of each kind.
struct Reader {
    position: AnimalShogi,
    counts: [u32; 8],
}

impl Reader {
    /// Counts further pieces of a kind, and returns their new number.
    fn count(&mut self, kind: Kind, more: u32) -> u32 {
        let mut count = 0;
        if let Some(all) = self.counts.get_mut(usize::from(kind.code())) {
            *all = all.saturating_add(more);
            count = *all;
        }
        count
    }

    fn board(&mut self, (text, span): Word<'_>) -> Read<()> {
        let rows = parts(text, '/').count() as u32;
        if rows != u32::from(SIZE) {
            return fail(ShogiFault::RowCount { rows }, span);
        }
        let mut start = span.start;
        for (rank, row) in (0..).zip(parts(text, '/')) {
            self.row(row, start, rank)?;
            start += row.len() + 1;
        }
        Ok(())
    }

    fn row(&mut self, row: &str, start: usize, rank: u8) -> Read<()> {
        let mut squares = 0_u32;
        let mut plus = None;
        let stray = |plus: usize| fail(ShogiFault::StrayPlus, plus..plus + 1);
        for (at, letter) in row.char_indices() {
            let at = start + at;
            let promoted = plus.is_some();
            if let Some(plus) = plus.take()
                && !Kind::from_letter(letter.to_ascii_uppercase())
                    .map_or(letter.is_ascii_alphabetic(), Kind::promotes)
            {
                return stray(plus);
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
            let file = u32::from(SIZE - 1).checked_sub(squares);
            squares += 1;
            if let Some(square) = file.and_then(|file| Square::at(file as u8, rank)) {
                if !promoted && square.ranks_left(side) < kind.dead_ranks() {
                    return fail(ShogiFault::DeadPiece { kind, at: square }, at..at + 1);
                }
                self.position.put(Piece::new(kind, promoted), side, square);
                self.count(kind, 1);
            }
        }
        if let Some(plus) = plus {
            return stray(plus);
        }
        if squares != u32::from(SIZE) {
            let rank = (b'a' + rank).into();
            let span = start..start + row.len();
            return fail(ShogiFault::RowLength { rank, squares }, span);
        }
        Ok(())
    }

    fn hands(&mut self, (text, span): Word<'_>) -> Read<()> {
        let mut number = 0..0;
        for (at, letter) in text.char_indices().filter(|_| text != "-") {
            if letter.is_ascii_digit() {
                number.end = at + 1;
                continue;
            }
            let start = span.start + at;
            let (kind, side) = read_letter(letter, start)?;
            if kind == Kind::Lion {
                return fail(ShogiFault::UnknownPiece { letter }, start..start + 1);
            }
            let written = text.get(number.clone()).unwrap_or_default();
            let count = match digits(written) {
                Some(count @ 1..) => count,
                _ if number.is_empty() => 1,
                _ => return bad_count(written, span.start + number.start),
            };
            number = at + 1..at + 1;
            // Too many pieces are refused later, with their number.
            if self.count(kind, count) <= Hand::MOST.max(kind.most().into()) {
                (0..count).for_each(|_| self.position.give(kind, side));
            }
        }
        match text.get(number.clone()) {
            None | Some("") => Ok(()),
            Some(written) => bad_count(written, span.start + number.start),
        }
    }
}

fn bad_count<T>(number: &str, at: usize) -> Read<T> {
    let text = quoted(number);
    fail(ShogiFault::BadCount { text }, at..at + number.len())
}

/// Reads a letter of a board or a hand.
fn read_letter(letter: char, at: usize) -> Read<(Kind, Side)> {
    let second = letter.is_ascii_lowercase();
    let Some(kind) = Kind::from_letter(letter.to_ascii_uppercase()) else {
        let span = at..at + letter.len_utf8();
        return fail(ShogiFault::UnknownPiece { letter }, span);
    };
    Ok((kind, if second { Side::SECOND } else { Side::FIRST }))
}

fn check_lions(position: &AnimalShogi) -> Result<(), ShogiFault> {
    let lions = Side::BOTH.map(|side| {
        let pieces = position.pieces(side).into_iter();
        let lions = pieces.filter(|&at| position.known_piece(at).kind == Kind::Lion);
        (side, lions.count())
    });
    for (side, count) in lions {
        // Where lions can be captured, the one of the side to move may be missing.
        let captured = position.rules().casual
            && side == position.side()
            && position.stage() == Stage::Play
            && position.lion(side.other()).is_some();
        if count == 0 && !captured {
            return Err(ShogiFault::NoLion { side });
        }
    }
    match lions.into_iter().find(|&(_, count)| count > 1) {
        Some((side, _)) => Err(ShogiFault::TwoLions { side }),
        None => Ok(()),
    }
}

/// Checks that no side has two chicks in a file (section 7.3).
fn check_chicks(position: &AnimalShogi) -> Result<(), ShogiFault> {
    for side in Side::BOTH {
        let mut files = 0_u16;
        for chick in position.chicks(side) {
            if files >> chick.file() & 1 == 1 {
                let file = chick.file() + 1;
                return Err(ShogiFault::TwoChicks { side, file });
            }
            files |= 1 << chick.file();
        }
    }
    Ok(())
}

/// Checks that the position and the options allow the stage.
fn can_be_at(position: &AnimalShogi, stage: Stage) -> bool {
    let options = position.rules();
    match stage {
        Stage::Play => true,
        Stage::Furigoma | Stage::Thrown => {
            let mut start = AnimalShogi::start(&options);
            if stage == Stage::Thrown && options.furigoma {
                start.apply(crate::Action::Throw);
            }
            *position == start
        }
        Stage::Proposed | Stage::Declined | Stage::Agreed => position.impasse_available(),
        Stage::Declared => position.declaration(position.side()).is_good(),
        Stage::IllegalMove(_) => options.illegal_loses,
    }
}

/// Checks that the side that is not to move is not in check, unless lions may be left in check.
fn check_hanging(position: &AnimalShogi) -> Result<(), ShogiFault> {
    let side = match position.stage() {
        // After a proposal or an agreement the last action was no move.
        Stage::Proposed | Stage::Agreed => position.side(),
        _ => position.side().other(),
    };
    if !position.rules().casual && position.in_check(side) {
        return Err(ShogiFault::LionHangs { side });
    }
    Ok(())
}

fn push_empty(text: &mut String, squares: u8) {
    if squares > 0 {
        text.push((b'0' + squares).into());
    }
}

impl fmt::Display for AnimalShogi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(80);
        for rank in 0..SIZE {
            let mut empty = 0_u8;
            for at in (0..SIZE).rev().filter_map(|file| Square::at(file, rank)) {
                let Some((piece, side)) = self.piece_at(at) else {
                    empty += 1;
                    continue;
                };
                push_empty(&mut text, empty);
                empty = 0;
                text.push_str(if piece.promoted { "+" } else { "" });
                text.push(piece.kind.letter_of(side));
            }
            push_empty(&mut text, empty);
            text.push(if rank + 1 < SIZE { '/' } else { ' ' });
        }
        text.push_str(if self.side() == Side::FIRST {
            "b "
        } else {
            "w "
        });
        let before = text.len();
        for side in Side::BOTH {
            for (kind, count) in self.hand(side).items() {
                if count > 1 {
                    text.push_str(&count.to_string());
                }
                text.push(kind.letter_of(side));
            }
        }
        text.push_str(if text.len() == before { "- " } else { " " });
        text.push_str(&self.ply().to_string());
        if self.stage() != Stage::Play {
            text.extend([" ", self.stage().word()]);
        }
        f.write_str(&text)
    }
}
