//! The position string (sections 11.3 and 11.4).

use std::fmt;
use std::ops::Range;

use klubovna_chessmen::fen::{self, BoardFault};
use klubovna_chessmen::{Bitboard, Square};
use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::{Word, words};
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::text::quoted;

use crate::deck::{Deck, DeckFault};
use crate::fault::Field;
use crate::man::last_rank;
use crate::position::Setting;
use crate::{Card, Joker, Kind, Options, Phase, RaindropFault, Raindropchess};

type Read<T> = Result<T, TextError<RaindropFault>>;

const FIELDS: [Field; 7] = [
    Field::Board,
    Field::Side,
    Field::Pending,
    Field::Decks,
    Field::Blue,
    Field::Clock,
    Field::Number,
];

/// The pending field while a drawn card is not turned yet: our own addition.
const DRAWN: &str = "=";

#[inline]
pub(crate) fn read(text: &str, options: Options) -> Read<Raindropchess> {
    let [board, side, pending, decks, blue, clock, number] = fields(text)?;
    let setting = Setting {
        side: read_side(&side)?,
        phase: read_pending(&pending)?,
        decks: read_decks(&decks)?,
        blue: read_blue(&blue)?,
        quiet: read_number(Field::Clock, &clock, 0)?,
        number: read_number(Field::Number, &number, 1)?,
    };
    let mut position = Raindropchess::empty(setting, options);
    read_board(&board, &mut position)?;
    check(&position).map_err(|(field, fault)| {
        let (_, span) = match field {
            Field::Pending => &pending,
            Field::Decks => &decks,
            _ => &board,
        };
        TextError::new(fault, span.clone())
    })?;
    Ok(position)
}

#[inline]
fn fields(text: &str) -> Read<[Word<'_>; 7]> {
    let mut words = words(text);
    let mut found: [Word<'_>; 7] = Default::default();
    for (place, field) in found.iter_mut().zip(FIELDS) {
        *place = words.next().ok_or_else(|| {
            let end = text.trim_end().len();
            TextError::new(RaindropFault::MissingField { field }, end..end)
        })?;
    }
    match words.next() {
        None => Ok(found),
        Some((_, span)) => {
            let rest = span.start..text.trim_end().len();
            Err(TextError::new(RaindropFault::ExtraText, rest))
        }
    }
}

#[inline]
fn read_side((text, span): &Word<'_>) -> Read<Side> {
    match *text {
        "w" => Ok(Side::FIRST),
        "b" => Ok(Side::SECOND),
        _ => Err(TextError::new(
            RaindropFault::BadSide { text: quoted(text) },
            span.clone(),
        )),
    }
}

#[inline]
fn read_pending((text, span): &Word<'_>) -> Read<Phase> {
    let mut letters = text.chars();
    let (first, rest) = (letters.next().unwrap_or_default(), letters.next());
    match (*text, Card::from_letter(first), rest) {
        ("-", ..) => Ok(Phase::Turn),
        (">", ..) => Ok(Phase::Redraw),
        (DRAWN, ..) => Ok(Phase::Drawn),
        (_, Some(card), None) => Ok(Phase::Shown(card)),
        (_, known, rest) => Err(unknown(
            Field::Pending,
            rest.filter(|_| known.is_some()).unwrap_or(first),
            span.clone(),
        )),
    }
}

#[inline]
fn unknown(field: Field, letter: char, span: Range<usize>) -> TextError<RaindropFault> {
    TextError::new(RaindropFault::UnknownLetter { field, letter }, span)
}

#[inline]
fn read_decks((text, span): &Word<'_>) -> Read<[Deck; 2]> {
    let form = || TextError::new(RaindropFault::DeckForm, span.clone());
    let (white, black) = text.split_once('/').ok_or_else(form)?;
    let black_start = span.start + white.len() + 1;
    let mut decks = [Deck::EMPTY; 2];
    for (side, text, start) in [
        (Side::FIRST, white, span.start),
        (Side::SECOND, black, black_start),
    ] {
        if text == "-" {
            continue;
        }
        if text.is_empty() {
            return Err(form());
        }
        decks[side.index()] =
            Deck::read(text, side == Side::SECOND).map_err(|(at, fault)| match fault {
                DeckFault::Letter(letter) => {
                    let at = start + at;
                    unknown(Field::Decks, letter, at..at + letter.len_utf8())
                }
                DeckFault::TooMany(card) => {
                    let at = start + at;
                    TextError::new(RaindropFault::TooManyCards { side, card }, at..at + 1)
                }
            })?;
    }
    Ok(decks)
}

#[inline]
fn read_blue((text, span): &Word<'_>) -> Read<[u8; 2]> {
    let mut left = [0_u8; 2];
    if *text == "-" {
        return Ok(left);
    }
    for (at, letter) in text.char_indices() {
        let at = span.start + at..span.start + at + letter.len_utf8();
        let side = Side(u8::from(letter.is_ascii_lowercase()));
        let found = Kind::BLUE
            .into_iter()
            .zip(0_u8..)
            .find(|(kind, _)| kind.letter() == letter.to_ascii_uppercase());
        let Some((kind, bit)) = found else {
            return Err(unknown(Field::Blue, letter, at));
        };
        let left = &mut left[side.index()];
        if *left >> bit & 1 == 1 {
            return Err(TextError::new(RaindropFault::BlueTwice { side, kind }, at));
        }
        *left |= 1 << bit;
    }
    Ok(left)
}

#[inline]
fn read_number(field: Field, (text, span): &Word<'_>, min: u16) -> Read<u16> {
    // `parse` alone would take a sign.
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if digits && number >= min => Ok(number),
        _ => {
            let fault = RaindropFault::BadNumber {
                field,
                text: quoted(text),
                min,
                max: u16::MAX,
            };
            Err(TextError::new(fault, span.clone()))
        }
    }
}

#[inline]
fn read_board((text, span): &Word<'_>, position: &mut Raindropchess) -> Read<()> {
    let place = |letter: char, square: Option<Square>| {
        let man = Kind::from_letter(letter.to_ascii_uppercase());
        if let (Some(kind), Some(square)) = (man, square) {
            let side = Side(u8::from(letter.is_ascii_lowercase()));
            position.toggle(kind, side, square);
        }
        man.is_some()
    };
    fen::read(text, place).map_err(|(fault, at)| {
        let fault = match fault {
            BoardFault::RowCount { rows } => RaindropFault::RowCount { rows },
            BoardFault::RowLength { rank, squares } => RaindropFault::RowLength { rank, squares },
            BoardFault::UnknownMan { letter } => RaindropFault::UnknownLetter {
                field: Field::Board,
                letter,
            },
        };
        TextError::new(fault, at).shifted(span.start)
    })
}

/// What no game can reach, and the field that says so (section 11.4).
#[inline]
fn check(position: &Raindropchess) -> Result<(), (Field, RaindropFault)> {
    check_phase(position)?;
    for side in Side::BOTH {
        check_set(position, side).map_err(|fault| (Field::Board, fault))?;
        check_pawns(position, side).map_err(|fault| (Field::Board, fault))?;
    }
    let waiting = position.side().other();
    if position.in_check(waiting) {
        let fault = RaindropFault::OpponentInCheck { side: waiting };
        return Err((Field::Board, fault));
    }
    Ok(())
}

#[inline]
fn check_phase(position: &Raindropchess) -> Result<(), (Field, RaindropFault)> {
    let joker = position.options().joker();
    let nothing = position.deck_of(position.side()).is_empty();
    let jokers = Side::BOTH.map(|side| position.deck_of(side).count(Card::Joker));
    match position.phase() {
        Phase::Drawn | Phase::Redraw if nothing => {
            Err((Field::Pending, RaindropFault::NothingToDraw))
        }
        Phase::Redraw if joker != Joker::DrawAgain => {
            Err((Field::Pending, RaindropFault::NoJokers))
        }
        Phase::Shown(Card::Joker) if matches!(joker, Joker::None | Joker::DrawAgain) => {
            Err((Field::Pending, RaindropFault::NoJokers))
        }
        Phase::Shown(card) if position.deck_of(position.side()).count(card) == card.most() => {
            let side = position.side();
            Err((Field::Pending, RaindropFault::StillInDeck { side, card }))
        }
        _ if joker == Joker::None && jokers != [0, 0] => {
            Err((Field::Decks, RaindropFault::NoJokers))
        }
        _ => Ok(()),
    }
}

/// A set of pieces, its promotions counted, is nowhere exceeded.
#[inline]
fn check_set(position: &Raindropchess, side: Side) -> Result<(), RaindropFault> {
    let cards = |card: Card| {
        let turned = position.side() == side && position.shown() == Some(card);
        u32::from(position.deck_of(side).count(card)) + u32::from(turned)
    };
    let men = |kind| position.men_of(side, kind);
    let kings = men(Kind::King).len() + cards(Card::King);
    if kings != 1 {
        return Err(RaindropFault::Kings { side, count: kings });
    }
    let pawns = men(Kind::Pawn).len() + cards(Card::Pawn);
    let too_many = |kind, count| Err(RaindropFault::TooMany { side, kind, count });
    if pawns > 8 {
        return too_many(Kind::Pawn, pawns);
    }
    let bishops = men(Kind::Bishop);
    let light = (bishops - Bitboard::DARK).len() + cards(Card::LightBishop);
    let dark = (bishops & Bitboard::DARK).len() + cards(Card::DarkBishop);
    let mut promoted = 0;
    for (kind, count, surplus) in [
        (
            Kind::Queen,
            men(Kind::Queen).len() + cards(Card::Queen),
            None,
        ),
        (Kind::Rook, men(Kind::Rook).len() + cards(Card::Rook), None),
        (
            Kind::Bishop,
            light + dark,
            Some(light.saturating_sub(1) + dark.saturating_sub(1)),
        ),
        (
            Kind::Knight,
            men(Kind::Knight).len() + cards(Card::Knight),
            None,
        ),
    ] {
        let set = if kind == Kind::Queen { 1 } else { 2 };
        let surplus = surplus.unwrap_or(count.saturating_sub(set));
        let used = u32::from(position.blue_left(side).all(|left| left != kind));
        if surplus > used {
            return too_many(kind, count);
        }
        promoted += surplus;
    }
    if pawns + promoted > 8 {
        return too_many(Kind::Pawn, pawns + promoted);
    }
    Ok(())
}

#[inline]
fn check_pawns(position: &Raindropchess, side: Side) -> Result<(), RaindropFault> {
    let first = Bitboard::rank(last_rank(side.other()));
    match (position.men_of(side, Kind::Pawn) & first).first() {
        Some(at) => Err(RaindropFault::PawnOnFirstRank { at }),
        None => Ok(()),
    }
}

impl fmt::Display for Raindropchess {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write(self))
    }
}

#[inline]
pub(crate) fn write(position: &Raindropchess) -> String {
    let mut text = String::with_capacity(120);
    fen::write(&mut text, |square| {
        let (kind, side) = position.man_at(square)?;
        Some(letter_of(kind, side))
    });
    text.push(' ');
    let side = position.side();
    text.push(if side == Side::FIRST { 'w' } else { 'b' });
    text.push(' ');
    text.push(match position.phase() {
        Phase::Turn => '-',
        Phase::Redraw => '>',
        Phase::Drawn => '=',
        Phase::Shown(card) => card.letter(),
    });
    for (side, mark) in [(Side::FIRST, ' '), (Side::SECOND, '/')] {
        text.push(mark);
        let deck = position.deck_of(side);
        if deck.is_empty() {
            text.push('-');
        }
        deck.write(&mut text, side == Side::SECOND);
    }
    text.push(' ');
    let blue = text.len();
    for side in Side::BOTH {
        for kind in position.blue_left(side) {
            text.push(letter_of(kind, side));
        }
    }
    if text.len() == blue {
        text.push('-');
    }
    for number in [position.quiet(), position.number()] {
        text.push(' ');
        text.push_str(&number.to_string());
    }
    text
}

#[inline]
fn letter_of(kind: Kind, side: Side) -> char {
    if side == Side::FIRST {
        kind.letter()
    } else {
        kind.letter().to_ascii_lowercase()
    }
}
