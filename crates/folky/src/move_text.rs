//! Moves as players write them (sections 7.1 to 7.3).

use klubovna_board::chess::{Bitboard, ChessPiece, File, Square};
use klubovna_board::origin;
use klubovna_rules::Position;
use klubovna_text::{Notation, SquareFault, Style, TextError};

use crate::{Action, Folky, FolkyFault, Kind, Obstacle};

type Read<T> = Result<T, TextError<FolkyFault>>;

/// Signs that other games use and that mean nothing here.
const SIGNS: [char; 10] = ['x', '×', ':', '-', '–', '+', '#', '=', '!', '?'];

/// The shortest form of a legal action.
pub(crate) fn write(position: &Folky, action: Action, style: Style) -> String {
    let (from, to) = match action {
        Action::Place(to) => return to.name(),
        Action::Move(from, to) => (from, to),
    };
    let Some((kind, side)) = position.pieces().at(from) else {
        return Folky::write_action(action);
    };
    let others = position.movers(kind, to).without(from);
    let mut text = String::from(kind.symbol(side, style));
    text.push_str(&origin::write(from, others));
    text.push_str(&to.name());
    text
}

/// Reads a legal action.
pub(crate) fn read(position: &Folky, text: &str, style: Style) -> Read<Action> {
    let (kind, body) = read_kind(text, style)?;
    let start = text.len() - body.len();
    let part = |at, part: &str| start + at..start + at + part.len();
    if let Some((at, sign)) = body.char_indices().find(|(_, char)| SIGNS.contains(char)) {
        let span = part(at, sign.encode_utf8(&mut [0; 4]));
        return Err(TextError::new(FolkyFault::Sign { sign }, span));
    }
    let no_square = |at, text| {
        let fault = SquareFault::of(text).into();
        Err(TextError::new(fault, part(at, text)))
    };
    // The last two bytes are the square. Squares are ASCII: elsewhere `get` finds no border of
    // characters, or no square is read.
    let cut = body.len().saturating_sub(2);
    let (Some(origin), Some(Ok(to))) = (body.get(..cut), body.get(cut..).map(str::parse)) else {
        return no_square(0, body);
    };
    let Some(from) = origin::read(origin) else {
        return no_square(0, origin);
    };
    if kind.is_none() && !origin.is_empty() {
        return no_square(0, body);
    }
    resolve(position, kind, (origin, from), to)
        .map_err(|fault| TextError::new(fault, 0..text.len()))
}

/// The kind of the piece that moves, none where a pawn is placed, and the text after its letter.
fn read_kind(text: &str, style: Style) -> Read<(Option<Kind>, &str)> {
    let mut letters = text.chars();
    let Some(letter) = letters.next() else {
        return Err(TextError::new(FolkyFault::NoMove, 0..0));
    };
    let fault = match Kind::from_symbol(letter, style) {
        Some(Kind::Pawn) => FolkyFault::PawnLetter { letter },
        // Some keyboards put a variation selector behind a symbol.
        Some(kind) => {
            let body = letters.as_str();
            return Ok((
                Some(kind),
                body.trim_start_matches(['\u{fe0e}', '\u{fe0f}']),
            ));
        }
        None if File::from_char(letter).is_some() => return Ok((None, text)),
        None if letter == 'p' => FolkyFault::PawnLetter { letter },
        None if SIGNS.contains(&letter) => FolkyFault::Sign { sign: letter },
        None => FolkyFault::UnknownPiece { letter },
    };
    Err(TextError::new(fault, 0..letter.len_utf8()))
}

fn resolve(
    position: &Folky,
    kind: Option<Kind>,
    (origin, from): (&str, Bitboard),
    to: Square,
) -> Result<Action, FolkyFault> {
    if position.outcome().is_some() {
        return Err(Obstacle::Over.into());
    }
    let obstacle = match kind {
        None => position.placement_obstacle(to),
        Some(_) => position.occupied_obstacle(Bitboard::EMPTY, to, "3.3"),
    };
    if let Some(obstacle) = obstacle {
        return Err(obstacle.into());
    }
    let Some(kind) = kind else {
        return Ok(Action::Place(to));
    };
    let all = position.movers(kind, to);
    let from = all & from;
    match (from.first(), from.len()) {
        (Some(from), 1) => Ok(Action::Move(from, to)),
        (Some(_), _) => Err(FolkyFault::Ambiguous { kind, to, from }),
        (None, _) if all.is_empty() => Err(FolkyFault::NoneReaches { kind, to }),
        (None, _) => Err(FolkyFault::WrongOrigin {
            kind,
            origin: origin.into(),
            to,
            from: all,
        }),
    }
}
