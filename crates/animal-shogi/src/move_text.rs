//! Moves as players write them (sections 14.3 and 14.4).

use klubovna_rules::Position;
use klubovna_text::Style;
use klubovna_text::TextError;
use klubovna_text::quoted;

use crate::action::Action;
use crate::fault::ShogiFault;
use crate::obstacle::Obstacle;
use crate::piece::Piece;
use crate::position::AnimalShogi;
use crate::square::Square;

type Read<T> = Result<T, TextError<ShogiFault>>;

/// The shortest form of a legal action.
pub(crate) fn write(position: &AnimalShogi, action: Action, style: Style) -> String {
    let mut text = String::new();
    match action {
        Action::Drop { kind, to } => {
            kind.plain().push_name(&mut text, style);
            text.extend(["*", &to.to_string()]);
        }
        Action::Move { from, to, promote } => {
            let piece = position.known_piece(from);
            piece.push_name(&mut text, style);
            let mut actions = Vec::new();
            position.actions(&mut actions);
            let origins = origins(position, &actions, piece, to, promote);
            if origins.iter().any(|&other| other != from) {
                text.push_str(&from.to_string());
            }
            let captures = position.piece_at(to).is_some();
            text.push(if captures { 'x' } else { '-' });
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

/// The origins of the pieces of a kind that can make such a move: by legal moves or, where there is
/// none, by illegal moves that lose.
fn origins(
    position: &AnimalShogi,
    actions: &[Action],
    piece: Piece,
    target: Square,
    promotes: bool,
) -> Vec<Square> {
    let (mut legal, mut illegal) = (Vec::new(), Vec::new());
    for &action in actions {
        if let Action::Move { from, to, promote } = action
            && (to, promote) == (target, promotes)
            && position.known_piece(from) == piece
        {
            match position.illegal_move(action) {
                None => legal.push(from),
                Some(_) => illegal.push(from),
            }
        }
    }
    if legal.is_empty() { illegal } else { legal }
}

/// A parsed move text, whether or not such a move exists.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// The piece that moves or is dropped.
    pub piece: Piece,
    /// The origin, if the text names it.
    pub from: Option<Square>,
    /// Whether the piece is dropped.
    pub drop: bool,
    /// Whether it captures.
    pub captures: bool,
    /// The target.
    pub to: Square,
    /// Whether it promotes.
    pub promote: bool,
}

/// Reads a legal action.
pub(crate) fn read(position: &AnimalShogi, text: &str) -> Read<Action> {
    let whole = |fault| TextError::new(fault, 0..text.len());
    if text.is_empty() {
        return Err(whole(ShogiFault::NoMove));
    }
    // Codes are accepted as move text, too.
    let action = match Action::read(text) {
        Ok(action) => action,
        Err(_) => position.resolve(parse(text)?).map_err(whole)?,
    };
    match position.prohibition(action) {
        None => Ok(action),
        Some(obstacle) => Err(whole(obstacle.into())),
    }
}

fn parse(text: &str) -> Read<Words> {
    let plus = text.starts_with('+');
    let mut at = usize::from(plus);
    let rest = text.get(at..).unwrap_or_default();
    let (name, piece) = read_name(rest, plus).ok_or_else(|| {
        let (length, fault) = match rest.chars().next() {
            Some(letter) => (letter.len_utf8(), ShogiFault::UnknownPiece { letter }),
            None => (0, ShogiFault::StrayPlus),
        };
        TextError::new(fault, at..at + length)
    })?;
    at += name.len();
    // `G4i-5h`: the origin comes before the sign.
    let from = read_square(text, at).ok().filter(|_| {
        let behind = text.get(at + 2..).unwrap_or_default();
        behind.starts_with(|next| matches!(next, '-' | '–' | 'x' | '×' | '0'..='9'))
    });
    if from.is_some() {
        at += 2;
    }
    let sign = text.get(at..).and_then(|rest| rest.chars().next());
    let sign = sign.filter(|sign| matches!(sign, '*' | '\'' | 'x' | '×' | '-' | '–'));
    at += sign.map_or(0, char::len_utf8);
    let to = read_square(text, at)?;
    at += 2;
    let promote = match text.get(at..).unwrap_or_default() {
        "" | "=" => false,
        "+" => true,
        other => {
            let text_behind = quoted(other);
            let fault = ShogiFault::AfterMove { text: text_behind };
            return Err(TextError::new(fault, at..text.len()));
        }
    };
    let drop = matches!(sign, Some('*' | '\''));
    if drop && (promote || from.is_some() || piece.promoted) {
        let fault = ShogiFault::Illegal(Obstacle::NeverPromotes { piece });
        return Err(TextError::new(fault, 0..text.len()));
    }
    Ok(Words {
        piece,
        from,
        drop,
        captures: matches!(sign, Some('x' | '×')),
        to,
        promote,
    })
}

/// Takes the letters of a piece: two of an animal, or one of Western notation.
fn read_name(text: &str, plus: bool) -> Option<(&str, Piece)> {
    for last in [1, 0] {
        if let Some((at, letter)) = text.char_indices().nth(last)
            && let Some(name) = text.get(..at + letter.len_utf8())
            && let Some(piece) = Piece::from_name(name, plus)
        {
            return Some((name, piece));
        }
    }
    None
}

fn read_square(text: &str, at: usize) -> Read<Square> {
    let rest = text.get(at..).unwrap_or_default();
    let square = rest.get(..2).and_then(|name| name.parse().ok());
    square.ok_or_else(|| {
        let fault = ShogiFault::NoSquare { text: quoted(rest) };
        TextError::new(fault, at..text.len())
    })
}

impl AnimalShogi {
    /// The action that the text means in a position; it need not be legal.
    ///
    /// # Errors
    /// When it means none, or several.
    pub fn resolve(&self, words: Words) -> Result<Action, ShogiFault> {
        let Words {
            piece, to, promote, ..
        } = words;
        if words.drop {
            let kind = piece.kind;
            return Ok(Action::Drop { kind, to });
        }
        if words.captures && self.piece_at(to).is_none() {
            return Err(ShogiFault::NoCapture { to });
        }
        let action = |from| Action::Move { from, to, promote };
        if let Some(from) = words.from {
            return match self.piece_at(from) {
                Some((found, _)) if found == piece => Ok(action(from)),
                _ => Err(ShogiFault::NoneReaches { piece, to }),
            };
        }
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let from = origins(self, &actions, piece, to, promote);
        if let &[from] = from.as_slice() {
            return Ok(action(from));
        }
        if !from.is_empty() {
            return Err(ShogiFault::Ambiguous { piece, to, from });
        }
        // Where only one piece can be meant, the error is the rule that forbids its move.
        let mut rule = None;
        for from in self.pieces(self.side()) {
            match self.obstacle(action(from)) {
                _ if self.known_piece(from) != piece => {}
                None | Some(Obstacle::Geometry { .. }) => {}
                Some(_) if rule.is_some_and(|rule| rule != Obstacle::Over) => {
                    return Err(ShogiFault::NoneReaches { piece, to });
                }
                found => rule = found,
            }
        }
        Err(rule.map_or(ShogiFault::NoneReaches { piece, to }, ShogiFault::Illegal))
    }
}
