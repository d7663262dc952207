//! Moves as players write them (sections 14.3 and 14.4).

use std::ops::Range;

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::rules::Position;
use klubovna_tabletop::text::quoted;

use crate::action::Action;
use crate::fault::ShogiFault;
use crate::obstacle::Obstacle;
use crate::piece::Piece;
use crate::position::AnimalShogi;
use crate::square::Square;

type Read<T> = Result<T, TextError<ShogiFault>>;

/// The shortest form of a legal action.
#[inline]
pub(crate) fn write(position: &AnimalShogi, action: Action, style: Style) -> String {
    let mut text = String::new();
    match action {
        Action::Drop { kind, to } => {
            push_name(&mut text, kind.plain(), style);
            text.push('*');
            text.push_str(&to.to_string());
        }
        Action::Move { from, to, promote } => {
            let piece = position.known_piece(from);
            push_name(&mut text, piece, style);
            let mut actions = Vec::new();
            position.actions(&mut actions);
            let sign = Sign::of(promote);
            let origins = origins(position, &actions, piece, to, sign);
            if origins.iter().any(|&other| other != from) {
                text.push_str(&from.to_string());
            }
            text.push(if position.piece_at(to).is_some() {
                'x'
            } else {
                '-'
            });
            text.push_str(&to.to_string());
            if promote {
                text.push('+');
            } else if actions.contains(&action.turned()) {
                text.push('=');
            }
        }
        word => text = word.to_string(),
    }
    text
}

#[inline]
fn push_name(text: &mut String, piece: Piece, style: Style) {
    let (name, plus) = piece.name(style);
    if plus {
        text.push('+');
    }
    text.push_str(name);
}

/// What stands behind the target.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sign {
    Promote,
    Stay,
}

impl Sign {
    #[inline]
    pub(crate) const fn of(promote: bool) -> Self {
        if promote { Self::Promote } else { Self::Stay }
    }
}

/// Where the pieces stand that can go to a square with the same choice: legally, or, where
/// none can, by a move that loses.
#[inline]
fn origins(
    position: &AnimalShogi,
    actions: &[Action],
    piece: Piece,
    to: Square,
    sign: Sign,
) -> Vec<Square> {
    let (mut legal, mut slips) = (Vec::new(), Vec::new());
    for &action in actions {
        if let Action::Move {
            from,
            to: target,
            promote,
        } = action
            && target == to
            && Sign::of(promote) == sign
            && position.known_piece(from) == piece
        {
            match position.slip(action) {
                None => legal.push(from),
                Some(_) => slips.push(from),
            }
        }
    }
    if legal.is_empty() { slips } else { legal }
}

/// What a move text says, whether or not such a move exists.
pub(crate) struct Words {
    pub(crate) piece: Piece,
    pub(crate) from: Option<Square>,
    pub(crate) drop: bool,
    pub(crate) captures: bool,
    pub(crate) to: Square,
    pub(crate) sign: Sign,
}

/// Reads a legal action.
#[inline]
pub(crate) fn read(position: &AnimalShogi, text: &str) -> Read<Action> {
    let whole = |fault| TextError::new(fault, 0..text.len());
    if text.is_empty() {
        return Err(whole(ShogiFault::NoMove));
    }
    // Codes are good in any text of moves, and so are words.
    let action = match Action::read(text) {
        Ok(action) => action,
        Err(_) => resolve(position, &parse(text)?).map_err(whole)?,
    };
    if position.allows(action) {
        return Ok(action);
    }
    let obstacle = position.obstacle(action).unwrap_or(Obstacle::Over);
    Err(whole(ShogiFault::Illegal(obstacle)))
}

#[inline]
fn parse(text: &str) -> Read<Words> {
    let plus = text.starts_with('+');
    let name_start = usize::from(plus);
    let rest = text.get(name_start..).unwrap_or_default();
    let (name, piece) = read_name(rest, plus).ok_or_else(|| {
        let letter = rest.chars().next();
        let end = name_start + letter.map_or(0, char::len_utf8);
        let fault = match letter {
            Some(letter) => ShogiFault::UnknownPiece { letter },
            None => ShogiFault::StrayPlus,
        };
        TextError::new(fault, name_start..end)
    })?;
    let mut at = name_start + name.len();
    // `G4i-5h`: the origin stands where the sign would.
    let from = read_square(text, at).ok().filter(|_| {
        let behind = text.get(at + 2..).unwrap_or_default();
        behind.starts_with(['-', '–', 'x', '×'])
            || behind.starts_with(|digit: char| digit.is_ascii_digit())
    });
    if from.is_some() {
        at += 2;
    }
    let sign = text.get(at..).and_then(|rest| rest.chars().next());
    let (drop, captures) = match sign {
        Some('*' | '\'') => (true, false),
        Some('x' | '×') => (false, true),
        _ => (false, false),
    };
    if let Some(sign @ ('*' | '\'' | 'x' | '×' | '-' | '–')) = sign {
        at += sign.len_utf8();
    }
    let to = read_square(text, at)?;
    at += 2;
    let sign = match text.get(at..).unwrap_or_default() {
        "" | "=" => Sign::Stay,
        "+" => Sign::Promote,
        other => {
            let text_behind = quoted(other);
            let fault = ShogiFault::AfterMove { text: text_behind };
            return Err(TextError::new(fault, at..text.len()));
        }
    };
    if drop && (sign == Sign::Promote || from.is_some() || piece.promoted) {
        let place: Range<usize> = 0..text.len();
        let fault = ShogiFault::Illegal(Obstacle::NeverPromotes { piece });
        return Err(TextError::new(fault, place));
    }
    Ok(Words {
        piece,
        from,
        drop,
        captures,
        to,
        sign,
    })
}

/// The letters of a piece: two of an animal, or one of the West.
#[inline]
fn read_name(text: &str, plus: bool) -> Option<(&str, Piece)> {
    let mut ends = text.char_indices().map(|(at, char)| at + char.len_utf8());
    let (one, two) = (ends.next()?, ends.next());
    let names = [two, Some(one)];
    names.into_iter().flatten().find_map(|end| {
        let name = text.get(..end)?;
        Some((name, Piece::from_name(name, plus)?))
    })
}

#[inline]
fn read_square(text: &str, at: usize) -> Read<Square> {
    let rest = text.get(at..).unwrap_or_default();
    let square = rest.get(..2).and_then(|name| name.parse().ok());
    square.ok_or_else(|| {
        let fault = ShogiFault::NoSquare { text: quoted(rest) };
        TextError::new(fault, at..text.len())
    })
}

/// The action that the words mean where they stand; it need not be legal.
#[inline]
pub(crate) fn resolve(position: &AnimalShogi, words: &Words) -> Result<Action, ShogiFault> {
    let Words {
        piece, to, sign, ..
    } = *words;
    if words.drop {
        let kind = piece.kind;
        return Ok(Action::Drop { kind, to });
    }
    if words.captures && position.piece_at(to).is_none() {
        return Err(ShogiFault::NoCapture { to });
    }
    let promote = sign == Sign::Promote;
    let action = |from| Action::Move { from, to, promote };
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let all = origins(position, &actions, piece, to, sign);
    match (words.from, all.as_slice()) {
        (Some(from), _) => {
            let other = position
                .piece_at(from)
                .is_none_or(|(found, _)| found != piece);
            if other {
                return Err(ShogiFault::NoneReaches { piece, to });
            }
            Ok(action(from))
        }
        (None, &[from]) => Ok(action(from)),
        (None, []) => Err(none(position, words)),
        (None, _) => Err(ShogiFault::Ambiguous {
            piece,
            to,
            from: all,
        }),
    }
}

/// Why no piece of the kind goes there: the rule, where one piece could be meant.
#[inline]
fn none(position: &AnimalShogi, words: &Words) -> ShogiFault {
    let Words {
        piece, to, sign, ..
    } = *words;
    let promote = sign == Sign::Promote;
    let own = position.pieces(position.side());
    let mut obstacles = own
        .into_iter()
        .filter(|&from| position.known_piece(from) == piece)
        .filter_map(|from| position.obstacle(Action::Move { from, to, promote }))
        .filter(|obstacle| !matches!(obstacle, Obstacle::Geometry { .. }));
    match (obstacles.next(), obstacles.next()) {
        (Some(obstacle), None) => ShogiFault::Illegal(obstacle),
        (Some(Obstacle::Over), _) => ShogiFault::Illegal(Obstacle::Over),
        _ => ShogiFault::NoneReaches { piece, to },
    }
}
