//! The position string "TFEN" (section 9.3). Where variants are played, an eighth field
//! names the mix.

use std::ops::Range;

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation;
use klubovna_tabletop::rules::{Position, Side};

use crate::attack_boards::{Pin, Place};
use crate::fault::{FaultKind, Field, TriDFault};
use crate::geometry::{Column, Level, Square, Squares};
use crate::men::forward;
use crate::options::MixError;
use crate::options::small_number;
use crate::position::Passed;
use crate::variants::{Rule, array, row_square, set_up};
use crate::{Kind, Options, TriD};

/// What is wrong is boxed on its way up: it is rare, and long to hand from call to call.
type Read<T> = Result<T, Box<TextError<TriDFault>>>;

/// A piece of the text and where it begins.
type Word<'a> = (&'a str, usize);

fn span((text, start): Word<'_>) -> Range<usize> {
    start..start + text.len()
}

fn fault<T>(kind: FaultKind, field: Field, word: Word<'_>) -> Read<T> {
    Err(error(kind, field, word, [word.0, ""]))
}

/// A fault that speaks of other texts than the word it stands at.
#[allow(clippy::unnecessary_box_returns)] // As `Read` carries it.
fn error(
    kind: FaultKind,
    field: Field,
    word: Word<'_>,
    [text, other]: [&str; 2],
) -> Box<TextError<TriDFault>> {
    let fault = TriDFault::at(kind, field).text(text).other(other);
    Box::new(TextError::new(fault, span(word)))
}

/// White or Black as faults name them.
fn side_name(side: Side) -> &'static str {
    if side == Side::FIRST { "w" } else { "b" }
}

pub(crate) fn read(text: &str, options: Options) -> Result<TriD, TextError<TriDFault>> {
    let mut position = TriD::empty(options);
    match fill(text, &mut position) {
        Ok(()) => Ok(position),
        Err(error) => Err(*error),
    }
}

fn fill(text: &str, position: &mut TriD) -> Read<()> {
    let options = position.rules();
    let end = text.trim_ascii_end().len();
    let mut words = notation::words(text).map(|(word, span)| (word, span.start));
    let mut field = |field| {
        let missing = || error(FaultKind::MissingField, field, ("", end), ["", ""]);
        words.next().ok_or_else(missing)
    };
    let boards = field(Field::Boards)?;
    let side = field(Field::Side)?;
    let castling = field(Field::Castling)?;
    let passed = field(Field::EnPassant)?;
    let pending = field(Field::Pending)?;
    let quiet = read_number(Field::Quiet, field(Field::Quiet)?, 0)?;
    let number = read_number(Field::Number, field(Field::Number)?, 1)?;
    let options = match words.next() {
        Some(mix) => read_mix(mix, options)?,
        None => options,
    };
    if let Some((_, start)) = words.next() {
        let fault =
            TriDFault::new(FaultKind::ExtraText).text(text.get(start..end).unwrap_or_default());
        return Err(Box::new(TextError::new(fault, start..end)));
    }
    *position = TriD::empty(options);
    position.set_side(read_side(side)?);
    position.set_counters(quiet, number);
    read_boards(boards, position)?;
    if position.placing().is_some() {
        check_set_up(boards, position)?;
    } else {
        check_men(boards, position)?;
    }
    read_castling(castling, position)?;
    read_pending(pending, position)?;
    check_pawns(boards, position)?;
    read_passed(passed, position)?;
    let waiting = position.side().other();
    if position.king_attacked(waiting) {
        let texts = [side_name(waiting), ""];
        return Err(error(
            FaultKind::OpponentInCheck,
            Field::Boards,
            boards,
            texts,
        ));
    }
    Ok(())
}

/// The parts of a word between separators.
fn parts((text, start): Word<'_>, separator: char) -> impl Iterator<Item = Word<'_>> {
    let mut at = start;
    text.split(separator).map(move |part| {
        let start = at;
        at += part.len() + 1;
        (part, start)
    })
}

fn read_mix(word: Word<'_>, options: Options) -> Read<Options> {
    let own = options.mix();
    if own == word.0 {
        return Ok(options);
    }
    let mix = Options::from_mix(word.0).map_err(|wrong| {
        let (kind, texts) = match &wrong {
            MixError::Unknown(name) => (FaultKind::UnknownVariant, [name.as_str(), ""]),
            MixError::Excluded(first, second) => (FaultKind::ExcludedVariants, [*first, *second]),
        };
        error(kind, Field::Mix, word, texts)
    })?;
    // A position alone brings its own variants along.
    if own.is_empty() {
        return Ok(mix);
    }
    let texts = [word.0, &own];
    Err(error(FaultKind::OtherVariants, Field::Mix, word, texts))
}

fn read_side(word: Word<'_>) -> Read<Side> {
    match word.0 {
        "w" => Ok(Side::FIRST),
        "b" => Ok(Side::SECOND),
        _ => fault(FaultKind::BadSide, Field::Side, word),
    }
}

fn read_number(field: Field, word: Word<'_>, min: u16) -> Read<u16> {
    let (text, _) = word;
    // `parse` alone would take a sign.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    match small_number(text) {
        Some(number) if digits && number >= min => Ok(number),
        _ => {
            let least = if min == 0 { "0" } else { "1" };
            Err(error(FaultKind::BadNumber, field, word, [text, least]))
        }
    }
}

fn read_boards(field: Word<'_>, position: &mut TriD) -> Read<()> {
    let mut main = [false; 3];
    for word in parts(field, '|') {
        read_board(word, &mut main, position)?;
    }
    for (level, found) in Level::MAIN.into_iter().zip(main) {
        if !found {
            let kind = FaultKind::MainBoardMissing;
            return Err(error(kind, Field::Boards, field, [&level.name(), ""]));
        }
    }
    Ok(())
}

fn read_board(word: Word<'_>, main: &mut [bool; 3], position: &mut TriD) -> Read<()> {
    let refuse = |kind, text: &str| fault(kind, Field::Boards, (text, word.1));
    let Some((name, rows)) = word.0.split_once('=') else {
        return refuse(FaultKind::BoardForm, word.0);
    };
    let Some((level, owner)) = Level::parse(name) else {
        return refuse(FaultKind::UnknownBoard, name);
    };
    match level {
        Level::Attack(place) => {
            let owner = match owner {
                "w" => Some(Side::FIRST),
                "b" => Some(Side::SECOND),
                "n" => None,
                _ => return refuse(FaultKind::BadOwner, name),
            };
            if position.boards().has(place) {
                return refuse(FaultKind::BoardTwice, name);
            }
            if owner.is_none() && !position.rules().has(Rule::A4) {
                return refuse(FaultKind::NeutralBoard, name);
            }
            if place.is_inverted() && !position.rules().has(Rule::A22) {
                return refuse(FaultKind::InvertedBoard, name);
            }
            position.put_board(place, owner);
        }
        _ if !owner.is_empty() => {
            let kind = if matches!(owner.as_bytes(), [b'w' | b'b' | b'n', ..]) {
                FaultKind::BadOwner
            } else {
                FaultKind::UnknownBoard
            };
            return refuse(kind, name);
        }
        level => {
            let index = Level::MAIN.iter().position(|&known| known == level);
            let seen = index.and_then(|at| main.get_mut(at));
            if let Some(seen) = seen
                && std::mem::replace(seen, true)
            {
                return refuse(FaultKind::BoardTwice, name);
            }
        }
    }
    let rows = (rows, word.1 + name.len() + 1);
    read_rows(rows, level, position)?;
    if let Level::Attack(place) = level
        && position.boards().owner(place).is_none()
        && position.men().all().meets(&level.squares())
    {
        return refuse(FaultKind::NeutralTaken, name);
    }
    Ok(())
}

fn read_rows(rows: Word<'_>, level: Level, position: &mut TriD) -> Read<()> {
    let (corner, size) = level.corner();
    let count = |kind, number: i8, word| {
        let number = if number == 2 { "2" } else { "4" };
        Err(error(kind, Field::Boards, word, [&level.name(), number]))
    };
    if parts(rows, '/').count() != size as usize {
        return count(FaultKind::RowCount, size, rows);
    }
    for (row, rank) in parts(rows, '/').zip((0..size).rev()) {
        let mut file = 0_i8;
        for (at, letter) in row.0.char_indices() {
            if let Some(empty @ 1..=4) = letter.to_digit(10) {
                file = file.saturating_add(empty as i8);
                continue;
            }
            let fresh = letter.eq_ignore_ascii_case(&'F');
            let kind = if fresh {
                Some(Kind::Pawn)
            } else {
                Kind::from_letter(letter.to_ascii_uppercase())
            };
            let Some(kind) = kind else {
                let letter = row.0.get(at..at + letter.len_utf8());
                let word = (letter.unwrap_or_default(), row.1 + at);
                return fault(FaultKind::UnknownMan, Field::Boards, word);
            };
            let owner = Side(u8::from(letter.is_ascii_lowercase()));
            if file < size
                && let Some(square) = corner.offset((file, rank)).and_then(|at| level.square(at))
            {
                position.toggle(kind, owner, square);
                if fresh {
                    position.toggle_fresh(square);
                }
            }
            file = file.saturating_add(1);
        }
        if file != size {
            return count(FaultKind::RowLength, size, row);
        }
    }
    Ok(())
}

/// What no game can reach.
fn check_men(field: Word<'_>, position: &TriD) -> Read<()> {
    for side in Side::BOTH {
        let refuse = |kind, number: u32| {
            let texts = [side_name(side), &number.to_string()];
            Err(error(kind, Field::Boards, field, texts))
        };
        let count = |kind| position.men_of(side, kind).len();
        match count(Kind::King) {
            0 => return refuse(FaultKind::NoKing, 0),
            1 => {}
            kings => return refuse(FaultKind::ManyKings, kings),
        }
        let (pieces, pawns) = (position.pieces(side), count(Kind::Pawn));
        if pawns > 8 {
            return refuse(FaultKind::ManyPawns, pawns);
        }
        if pieces + pawns > 16 {
            return refuse(FaultKind::ManyMen, pieces + pawns);
        }
    }
    Ok(())
}

/// Fresh pawns stand where pawns start, and none where it would have promoted.
fn check_pawns(field: Word<'_>, position: &TriD) -> Read<()> {
    let starts = set_up(position.rules().set_up());
    for side in Side::BOTH {
        let last = position.last_columns(side, position.boards());
        for at in position.men_of(side, Kind::Pawn) {
            let refuse = |kind| Err(error(kind, Field::Boards, field, [&at.name(), ""]));
            if position.is_fresh(at) && !starts.contains(&(Kind::Pawn, side, at)) {
                return refuse(FaultKind::FreshPawn);
            }
            // V.P7: a board that left has emptied the column ahead; the pawn stays.
            let stays = position.rules().sideways() && (1..=4).contains(&at.column().file());
            let ends = last & at.column().bit() != 0;
            if ends && !stays && position.pending() != Some(at) {
                return refuse(FaultKind::PawnOnLast);
            }
        }
    }
    Ok(())
}

/// A set-up under way is the start with some men of the two rows.
fn check_set_up(field: Word<'_>, position: &TriD) -> Read<()> {
    let mut rebuilt = TriD::start(&position.rules());
    // Whatever order the men came in, their places say what is left to do.
    while let Some(placing) = rebuilt.placing()
        && counts(&rebuilt) != counts(position)
    {
        let open = rebuilt.open_places(placing);
        let man = Some((placing.kind, placing.side));
        let next = (0..8).find(|&place| {
            open >> place & 1 == 1 && position.man_at(row_square(placing.side, place)) == man
        });
        let Some(place) = next else { break };
        rebuilt.place(placing, place);
    }
    let same = rebuilt.men() == position.men()
        && rebuilt.boards() == position.boards()
        && rebuilt.side() == position.side()
        && (position.quiet(), position.number()) == (0, 1);
    if same {
        Ok(())
    } else {
        Err(error(FaultKind::BadSetUp, Field::Boards, field, ["", ""]))
    }
}

fn counts(position: &TriD) -> [u32; 2] {
    Side::BOTH.map(|side| position.pieces(side))
}

fn read_square(field: Field, word: Word<'_>, position: &TriD) -> Read<Square> {
    match Square::named(word.0) {
        Some(square) if position.existing().contains(square) => Ok(square),
        _ => fault(FaultKind::NoSquare, field, word),
    }
}

fn read_castling(field: Word<'_>, position: &mut TriD) -> Read<()> {
    if field.0 == "-" {
        return Ok(());
    }
    for word in parts(field, ',') {
        let refuse = |kind| fault(kind, Field::Castling, word);
        let square = read_square(Field::Castling, word, position)?;
        if position.rules().sideways() {
            return refuse(FaultKind::NoCastling);
        }
        let place_of = |side| (0..8).find(|&at| row_square(side, at) == square);
        let mut sides = Side::BOTH.into_iter();
        let Some((side, place)) = sides.find_map(|side| Some((side, place_of(side)?))) else {
            return refuse(FaultKind::RightOffRow);
        };
        if position.man_at(square) != Some((Kind::Rook, side)) {
            return refuse(FaultKind::RightWithoutRook);
        }
        let king = Some((Kind::King, side));
        let Some(king) = (0..8).find(|&at| position.man_at(row_square(side, at)) == king) else {
            return refuse(FaultKind::RightWithoutKing);
        };
        let rights = position.rights(side);
        let twin = (0..8).find(|&at| rights >> at & 1 == 1 && (at < king) == (place < king));
        if let Some(twin) = twin {
            let texts = [&row_square(side, twin).name(), word.0];
            return Err(error(FaultKind::RightTwice, Field::Castling, word, texts));
        }
        position.grant(side, place);
    }
    Ok(())
}

fn read_passed(field: Word<'_>, position: &mut TriD) -> Read<()> {
    if field.0 == "-" {
        return Ok(());
    }
    let Some((column, square)) = field.0.split_once(':') else {
        return fault(FaultKind::EnPassantForm, Field::EnPassant, field);
    };
    let Some(crossed) = Column::parse(column).filter(|_| column.len() == 2) else {
        return fault(FaultKind::EnPassantForm, Field::EnPassant, field);
    };
    let word = (square, field.1 + column.len() + 1);
    let pawn = read_square(Field::EnPassant, word, position)?;
    if position.rules().has(Rule::M1)
        || position.pending().is_some()
        || position.placing().is_some()
    {
        return fault(FaultKind::EnPassantForbidden, Field::EnPassant, field);
    }
    let side = position.side().other();
    let stands = position.men_of(side, Kind::Pawn).contains(pawn);
    if !stands || position.is_fresh(pawn) {
        return fault(FaultKind::EnPassantWithoutPawn, Field::EnPassant, word);
    }
    // Where it came from: a square on which a pawn starts, two columns back.
    let ahead = forward(side, position.rules());
    let men = set_up(position.rules().set_up());
    let starts = men.into_iter().any(|(kind, owner, at)| {
        (kind, owner) == (Kind::Pawn, side)
            && at.column().offset(ahead) == Some(crossed)
            && position.man_at(at).is_none()
            && position.existing().contains(at)
    });
    let free = position.men().columns() & crossed.bit() == 0;
    if crossed.offset(ahead) != Some(pawn.column()) || !starts || !free {
        let kind = FaultKind::EnPassantColumn;
        return Err(error(kind, Field::EnPassant, field, [square, column]));
    }
    position.set_passed(Some(Passed {
        column: crossed,
        pawn,
    }));
    Ok(())
}

fn read_pending(word: Word<'_>, position: &mut TriD) -> Read<()> {
    if word.0 == "-" {
        return Ok(());
    }
    let at = read_square(Field::Pending, word, position)?;
    let side = position.side();
    let corner =
        Pin::all().any(|pin| pin.waiting_corner(side) == Some(at) && !position.boards().on(pin));
    let pawn = position.men_of(side, Kind::Pawn).contains(at);
    if !corner || !pawn || position.rules().sideways() {
        return fault(FaultKind::NothingPending, Field::Pending, word);
    }
    position.set_pending(Some(at));
    Ok(())
}

pub(crate) fn write(position: &TriD) -> String {
    let mut text = write_boards(position);
    text.push(' ');
    text.push_str(side_name(position.side()));
    text.push(' ');
    write_castling(position, &mut text);
    text.push(' ');
    match position.passed() {
        Some(Passed { column, pawn }) => {
            column.push_name(&mut text);
            text.push(':');
            pawn.push_name(&mut text);
        }
        None => text.push('-'),
    }
    text.push(' ');
    match position.pending() {
        Some(at) => at.push_name(&mut text),
        None => text.push('-'),
    }
    for number in [position.quiet(), position.number()] {
        text.push(' ');
        text.push_str(&u32::from(number).to_string());
    }
    let mix = position.rules().mix();
    if !mix.is_empty() {
        text.push(' ');
        text.push_str(&mix);
    }
    text
}

/// The boards there are, in the order of position strings.
pub(crate) fn levels(position: &TriD) -> impl Iterator<Item = Level> + use<> {
    let attack = position.boards().places().map(Level::Attack);
    Level::MAIN.into_iter().chain(attack)
}

/// The first field.
pub(crate) fn write_boards(position: &TriD) -> String {
    let mut text = String::new();
    for level in levels(position) {
        if !text.is_empty() {
            text.push('|');
        }
        level.push_name(&mut text);
        if let Level::Attack(place) = level {
            text.push(owner_letter(position, place));
        }
        text.push('=');
        let (_, size) = level.corner();
        for rank in (0..size).rev() {
            write_row(position, level, rank, &mut text);
            if rank > 0 {
                text.push('/');
            }
        }
    }
    text
}

fn owner_letter(position: &TriD, place: Place) -> char {
    match position.boards().owner(place) {
        Some(Side::FIRST) => 'w',
        Some(_) => 'b',
        None => 'n',
    }
}

fn write_row(position: &TriD, level: Level, rank: i8, text: &mut String) {
    let (corner, size) = level.corner();
    let mut empty = 0;
    let flush = |empty: &mut u8, text: &mut String| {
        if *empty > 0 {
            text.push(char::from(b'0' + *empty));
        }
        *empty = 0;
    };
    for file in 0..size {
        let square = corner.offset((file, rank)).and_then(|at| level.square(at));
        match square.map_or('.', |at| letter_at(position, at)) {
            '.' => empty += 1,
            letter => {
                flush(&mut empty, text);
                text.push(letter);
            }
        }
    }
    flush(&mut empty, text);
}

/// The letter of the man on a square, `.` where nobody stands.
pub(crate) fn letter_at(position: &TriD, at: Square) -> char {
    match position.man_at(at) {
        None => '.',
        Some((kind, side)) => {
            let letter = if position.is_fresh(at) {
                'F'
            } else {
                kind.letter()
            };
            if side == Side::FIRST {
                letter
            } else {
                letter.to_ascii_lowercase()
            }
        }
    }
}

fn write_castling(position: &TriD, text: &mut String) {
    let mut squares = Squares::EMPTY;
    for side in Side::BOTH {
        let rights = position.rights(side);
        for place in (0..8).filter(|place| rights >> place & 1 == 1) {
            squares.toggle(row_square(side, place));
        }
    }
    if squares.is_empty() {
        text.push('-');
    }
    // Columns count by rank, then by file.
    let mut columns = squares.columns();
    while let Some(square) = squares.within(columns & columns.wrapping_neg()).first() {
        square.push_name(text);
        columns &= columns - 1;
        if columns != 0 {
            text.push(',');
        }
    }
}

/// Array number of a row that stands complete, as records of V.P6 may keep it.
pub fn array_of(position: &TriD, side: Side) -> Option<u16> {
    let row: Vec<Kind> = (0..8)
        .filter_map(|place| position.man_at(row_square(side, place)))
        .filter(|&(_, owner)| owner == side)
        .map(|(kind, _)| kind)
        .collect();
    (0..960).find(|&number| row == array(number))
}
