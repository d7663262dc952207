//! Moves as players write them (section 9.2).

use klubovna_board::chess::ChessPiece;
use klubovna_board::{File, Rank};
use klubovna_rules::Position;
use klubovna_text::{Style, TextError, joined, quoted};

use crate::attack_boards::Place;
use crate::geometry::{Columns, Level, Square, Squares, file_letter, file_of, rank_digit, rank_of};
use crate::obstacle::{Attempt, Obstacle};
use crate::reader::Reader;
use crate::{Action, Kind, Promotion, TriD, TriDFault, Wing};

type Read<T> = Result<T, TextError<TriDFault>>;

/// The form of section 9.2, as short as it stays unmistakable.
pub(crate) fn write(position: &TriD, action: Action, style: Style) -> String {
    let side = position.side();
    let mut text = String::new();
    match action {
        Action::Move(from, to, _) => write_move(position, from, to, style, &mut text),
        Action::Castle(Wing::A) => text += "0-0-0",
        Action::Castle(Wing::E) => text += "0-0",
        Action::Board { from, to, .. } => text = write_board(position, from, to),
        Action::Promote(at, _) => at.push_name(&mut text),
        Action::Put(kind, at) => {
            text.push(kind.symbol(side, style));
            text.push('@');
            at.push_name(&mut text);
        }
    }
    if let Some(corner) = action.corner() {
        text.push(';');
        corner.push_name(&mut text);
    }
    if let Some(becomes) = action.becomes() {
        text.push(becomes.symbol(side, style));
    }
    let mut next = *position;
    next.apply(action);
    if next.side() != side && next.in_check() {
        let mate = next.pending().is_none() && !next.can_move();
        text.push(if mate { '#' } else { '+' });
    }
    text
}

fn write_move(position: &TriD, from: Square, to: Square, style: Style, text: &mut String) {
    let Some((kind, side)) = position.piece_at(from) else {
        return;
    };
    let en_passant_victim = position.en_passant_victim(from, to).is_some();
    let capture = en_passant_victim || position.piece_at(to).is_some();
    if kind != Kind::Pawn {
        text.push(kind.symbol(side, style));
    }
    let forms: &[u8] = match kind {
        Kind::Pawn if capture => &PAWN_CAPTURES,
        Kind::Pawn => &PAWN_STEPS,
        _ => &PIECES,
    };
    let mut others = Squares::EMPTY;
    let pieces = position.pieces_of(side, kind);
    for action in position.entries() {
        if let Action::Move(from, end, _) = action
            && end == to
            && pieces.contains(from)
        {
            others |= Squares::of(from);
        }
    }
    others.remove(from);
    let clear = |form: &&u8| !origin(from, **form).1.meets(&others);
    let form = forms.iter().find(clear).unwrap_or(&(FILE | RANK | LEVEL));
    text.push_str(&origin(from, *form).0);
    if capture {
        text.push('x');
    }
    to.push_name(text);
    if en_passant_victim {
        text.push_str("e.p.");
    }
}

/// The pin of arrival; both places when several boards could go there.
fn write_board(position: &TriD, own: Place, end: Place) -> String {
    if own == end {
        return joined(&[own.name(), "^"], "");
    }
    for action in position.entries() {
        if let Action::Board { from, to, .. } = action
            && to == end
            && from != end
            && from != own
        {
            return joined(&[own.name(), end.name()], "-");
        }
    }
    end.name().into()
}

// What is said of the origin; the first form that is clear is taken.
const FILE: u8 = 1;
const RANK: u8 = 2;
const LEVEL: u8 = 4;
const PIECES: [u8; 5] = [0, FILE, RANK, LEVEL, FILE | RANK];
const PAWN_STEPS: [u8; 4] = [0, FILE, RANK, FILE | LEVEL];
const PAWN_CAPTURES: [u8; 1] = [FILE | LEVEL];

/// What is written of an origin, and the squares that this means.
fn origin(at: Square, form: u8) -> (String, Squares) {
    let (mut text, mut squares) = (String::new(), Squares::ALL);
    let column = at.column();
    if form & FILE != 0 {
        text.push(file_letter(column.file().index()));
        squares = squares.within(Columns::file(column.file()));
    }
    if form & RANK != 0 {
        text.push(rank_digit(column.rank().index()));
        squares = squares.within(Columns::rank(column.rank()));
    }
    if form & LEVEL != 0 {
        text += at.level().name();
        squares = squares & at.level().squares();
    }
    (text, squares)
}

/// The squares that a file, a rank and a level mean, as far as they are written: one, where all
/// three are.
fn parse_origin(text: &mut Reader<'_>) -> Squares {
    let mut squares = Squares::ALL;
    if let Some(file) = text.letter(|letter| File::new(file_of(letter)?)) {
        squares = squares.within(Columns::file(file));
    }
    if let Some(rank) = text.letter(|digit| Rank::new(rank_of(digit)?)) {
        squares = squares.within(Columns::rank(rank));
    }
    if let Some(level) = text.take(Level::parse) {
        squares = squares & level.squares();
    }
    squares
}

/// Reads a legal entry in the letters of `style`, or English or Czech ones; coordinates will do as
/// well.
pub(crate) fn read(position: &TriD, text: &str, style: Style) -> Read<Action> {
    let whole = |fault: TriDFault| TextError::new(fault, 0..text.len());
    let body = strip(text);
    if body.is_empty() {
        return Err(whole(TriDFault::NoMove));
    }
    if position.outcome().is_some() {
        return Err(whole(Obstacle::Over.into()));
    }
    if let Ok(action) = Action::read(body)
        && position.allows(action)
    {
        return Ok(action);
    }
    let mut reader = Reader { rest: body };
    let words = parse_words(&mut reader, style);
    let becomes = words.and_then(|_| parse_promotion(&mut reader, style));
    match words {
        Some(words) if reader.rest.is_empty() => {
            resolve(position, words, becomes, body).map_err(whole)
        }
        _ => {
            let start = body.len() - reader.rest.len();
            let text = quoted(reader.rest);
            let fault = TriDFault::UnknownMove { text };
            Err(TextError::new(fault, start..body.len()))
        }
    }
}

/// Without what says nothing about the move: check, mate, offer, praise, `e.p.`
fn strip(text: &str) -> &str {
    const SIGNS: [&str; 6] = ["+", "#", "!", "?", "(=)", "e.p."];
    let mut body = text.trim_ascii_end();
    while let Some(shorter) = SIGNS.iter().find_map(|sign| body.strip_suffix(sign)) {
        body = shorter.trim_ascii_end();
    }
    body
}

/// What a text says, whether or not there is such an entry.
#[derive(Clone, Copy)]
enum Words {
    Castle(Wing),
    /// A piece of a kind, from one of these squares to that one.
    Piece(Kind, Squares, Square),
    /// A board, perhaps named, goes to a place or is turned, and may leave a corner.
    Board(Option<Place>, Option<Place>, Option<Square>),
    Put(Kind, Square),
}

/// The words without what a pawn becomes; what stays in the reader means nothing.
fn parse_words(text: &mut Reader<'_>, style: Style) -> Option<Words> {
    let castles = |text| match text {
        "0-0" | "O-O" | "o-o" => Some((Wing::E, "")),
        "0-0-0" | "O-O-O" | "o-o-o" => Some((Wing::A, "")),
        _ => None,
    };
    if let Some(wing) = text.take(castles) {
        return Some(Words::Castle(wing));
    }
    // `KL1` is a board, `KL1e1` would be a piece; so is `Bxa4N`.
    let board = |text| {
        Place::parse(text).filter(|(_, rest)| {
            let next = rest.chars().next();
            next.is_none_or(|sign| sign != 'x' && file_of(sign).is_none())
        })
    };
    if let Some(place) = text.take(board) {
        return parse_board(place, text);
    }
    let kind = text.letter(|letter| Kind::from_symbol(letter, style));
    if kind.is_some() {
        skip_selector(text);
    }
    let kind = kind.unwrap_or(Kind::Pawn);
    if text.sign("@") {
        let at = text.take(|name| Some((Square::named(name)?, "")))?;
        return Some(Words::Put(kind, at));
    }
    let start = text.rest;
    let origin = parse_origin(text);
    let _ = ["x", ":", "-", "×"].into_iter().any(|sign| text.sign(sign));
    if let Some(to) = text.take(Square::parse) {
        return Some(Words::Piece(kind, origin, to));
    }
    if origin.len() != 1 {
        text.rest = start;
        return None;
    }
    // The square is what stands last.
    Some(Words::Piece(kind, Squares::ALL, origin.first()?))
}

fn parse_board(first: Place, text: &mut Reader<'_>) -> Option<Words> {
    let (from, to) = if text.sign("^") {
        (Some(first), None)
    } else if text.sign("-") {
        (Some(first), Some(text.take(Place::parse)?))
    } else {
        (None, Some(first))
    };
    let corner = if text.sign(";") {
        Some(text.take(Square::parse)?)
    } else {
        None
    };
    Some(Words::Board(from, to, corner))
}

/// A letter at the end of a text, with or without `=`.
fn parse_promotion(text: &mut Reader<'_>, style: Style) -> Option<Promotion> {
    text.take(|rest| {
        let mut text = Reader { rest };
        text.sign("=");
        let becomes = text.letter(|letter| Promotion::from_symbol(letter, style))?;
        skip_selector(&mut text);
        text.rest.is_empty().then_some((becomes, ""))
    })
}

/// Some keyboards put a variation selector behind a symbol.
fn skip_selector(text: &mut Reader<'_>) {
    let _ = text.sign("\u{fe0e}") || text.sign("\u{fe0f}");
}

impl Words {
    /// Whether they can mean an entry, whatever a pawn becomes.
    fn fit(self, position: &TriD, action: Action) -> bool {
        let side = position.side();
        match self {
            Self::Castle(wing) => action == Action::Castle(wing),
            Self::Put(kind, at) => action == Action::Put(kind, at),
            Self::Piece(kind, origin, to) => {
                let pieces = position.pieces_of(side, kind) & origin;
                match action {
                    Action::Move(from, end, _) => end == to && pieces.contains(from),
                    Action::Promote(at, _) => at == to && pieces.contains(at),
                    _ => false,
                }
            }
            Self::Board(own, end, corner) => match action {
                Action::Board { from, to, .. } => {
                    own.is_none_or(|own| own == from)
                        && end == (from != to).then_some(to)
                        && corner == action.corner()
                }
                _ => false,
            },
        }
    }

    /// What they can mean, if that is clear although it is not possible.
    fn attempt(self, position: &TriD) -> Option<Attempt> {
        match self {
            Self::Castle(wing) => Some(Attempt::Castle(wing)),
            Self::Put(kind, at) => {
                let placing = position.placing().filter(|next| next.0 == kind);
                placing.map(|_| Attempt::Touch(at))
            }
            Self::Piece(kind, origin, to) => {
                let mut pieces = position.pieces_of(position.side(), kind) & origin;
                if pieces.len() > 1 {
                    // Those are not meant that never move like that.
                    for from in pieces {
                        let obstacle = position.target_obstacle(from, to);
                        if obstacle.is_some_and(Obstacle::is_geometry) {
                            pieces.remove(from);
                        }
                    }
                }
                let from = pieces.first().filter(|_| pieces.len() == 1)?;
                Some(Attempt::Move(from, to))
            }
            Self::Board(from, to, _) => {
                let boards = position.boards().places();
                let mut boards = boards.filter(|&board| position.movable(board).is_some());
                let only = boards.next().filter(|_| boards.next().is_none());
                let from = from.or(only)?;
                Some(Attempt::Carry(from, to.unwrap_or(from)))
            }
        }
    }
}

/// The one legal entry that fits.
fn resolve(
    position: &TriD,
    words: Words,
    becomes: Option<Promotion>,
    text: &str,
) -> Result<Action, TriDFault> {
    let text = quoted(text);
    let (mut found, mut codes, mut choices) = (None, String::new(), String::new());
    for action in position.entries() {
        if words.fit(position, action) {
            if action.becomes() == becomes {
                list(&mut codes, &action.code());
                found = Some((action, found.is_some()));
            } else if let Some(choice) = action.becomes() {
                list(&mut choices, choice.capital().encode_utf8(&mut [0; 4]));
            }
        }
    }
    match found {
        Some((action, false)) => Ok(action),
        Some(_) => Err(TriDFault::Ambiguous { text, codes }),
        None => Err(why_none(position, words, choices, text)),
    }
}

/// Adds an item to a list in words.
fn list(text: &mut String, item: &str) {
    text.push_str(if text.is_empty() { "" } else { ", " });
    text.push_str(item);
}

/// Why no entry fits: what the pawn becomes is missing, or the rule that forbids the one entry
/// that could be meant.
fn why_none(position: &TriD, words: Words, choices: String, text: String) -> TriDFault {
    let side = position.side();
    if let Some(at) = position.pending() {
        return Obstacle::Promotion { side, at }.into();
    }
    if !choices.is_empty() {
        return TriDFault::MissingPromotion { text, choices };
    }
    let attempt = words.attempt(position);
    match attempt.and_then(|attempt| position.obstacle(attempt)) {
        Some(obstacle) => obstacle.into(),
        None => TriDFault::NoneReaches { text },
    }
}
