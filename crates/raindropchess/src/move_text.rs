//! Turns as players write them (section 11.2).
//!
//! A card is written as its piece, `=P`; a bishop's with the colour of its squares, in
//! English `=Bl` and `=Bd`, in Czech `=Ss` and `=St`; a joker's `=Jo`. Letters of the
//! position string are read where they mean no piece that is left.

use klubovna_board::chess::{ChessPiece, Square};
use klubovna_board::origin;
use klubovna_rules::{Position, Side};
use klubovna_text::{AnyFault, Style, TextError, cut, quoted};

use crate::{Action, Card, Kind, Phase, RaindropFault, Raindropchess, Reason};

/// The prefix of a joker's effect.
const EFFECT: &str = "=J:";

/// Whether a sign is ignored: captures, checks, annotations, variation selectors of keyboards.
const fn is_sign(letter: char) -> bool {
    matches!(
        letter,
        'x' | '×' | ':' | '-' | '+' | '#' | '!' | '?' | '\u{fe0e}' | '\u{fe0f}'
    )
}

/// The text without the signs that are ignored.
fn bare(text: &str) -> String {
    text.replace(is_sign, "")
}

#[inline]
pub(crate) fn write(position: &Raindropchess, action: Action, style: Style) -> String {
    let side = position.side();
    let mut text = String::from(match position.shown() {
        Some(Card::Joker) => EFFECT,
        _ => "",
    });
    match action {
        Action::Draw => return String::from("="),
        Action::Reveal(card) => return card_text(card, side, style),
        Action::Place(kind, at) => {
            text.push(kind.symbol(side, style));
            text.push('@');
            text.push_str(&at.name());
        }
        Action::Move(from, to, promotion) => {
            push_move(&mut text, position, (from, to), style);
            if let Some(kind) = promotion {
                text.push('=');
                text.push(kind.symbol(side, style));
            }
        }
        Action::Remove(_) | Action::Relocate(..) | Action::Decline => {
            text.push_str(&action.code());
        }
    }
    let mut next = *position;
    next.apply(action);
    if next.in_check(next.side()) {
        let mate = next
            .decided()
            .is_some_and(|end| end.reason == Reason::Checkmate);
        text.push(if mate { '#' } else { '+' });
    }
    text
}

/// A card as `=P`; a bishop is followed by the colour of its squares.
#[inline]
fn card_text(card: Card, side: Side, style: Style) -> String {
    let mut text = String::from("=");
    text.push(card.kind().map_or('J', |kind| kind.symbol(side, style)));
    text.push_str(match (card, style) {
        (Card::LightBishop, Style::Czech) => "s",
        (Card::LightBishop, _) => "l",
        (Card::DarkBishop, Style::Czech) => "t",
        (Card::DarkBishop, _) => "d",
        (Card::Joker, _) => "o",
        _ => "",
    });
    text
}

#[inline]
fn push_move(
    text: &mut String,
    position: &Raindropchess,
    (from, to): (Square, Square),
    style: Style,
) {
    let (pieces, side) = (position.pieces(), position.side());
    let kind = pieces.at(from).map_or(Kind::Pawn, |(kind, _)| kind);
    let takes = pieces.occupied().contains(to);
    if kind == Kind::Pawn {
        if takes {
            text.push(from.file().to_char());
        }
    } else {
        let mut others = pieces.of(side, kind).without(from);
        for other in others {
            if !position.destinations(other).contains(to) {
                others = others.without(other);
            }
        }
        text.push(kind.symbol(side, style));
        text.push_str(&origin::write(from, others));
    }
    if takes {
        text.push('x');
    }
    text.push_str(&to.name());
}

type Read<T> = Result<T, RaindropFault>;

/// Reads a legal action.
pub(crate) fn read(
    position: &Raindropchess,
    text: &str,
    style: Style,
) -> Result<Action, TextError<RaindropFault>> {
    let action = match text.strip_prefix(EFFECT).unwrap_or(text) {
        _ if text.is_empty() => Err(RaindropFault::NoMove),
        _ if position.phase() == Phase::Drawn => read_card(position, text, style),
        words => read_turn(position, words, style),
    };
    action.map_err(|fault| TextError::new(fault, 0..text.len()))
}

/// What `text` takes for granted: see [`Notation::implied`](klubovna_text::Notation::implied).
pub(crate) fn implied(position: &Raindropchess, text: &str, style: Style) -> Option<Action> {
    let joker = text.starts_with(EFFECT);
    let placed = placement(text, style);
    let action = match position.phase() {
        Phase::Turn | Phase::Redraw => {
            let turns = joker || placed.is_some() || (text.starts_with('=') && text.len() > 1);
            turns.then_some(Action::Draw)
        }
        Phase::Drawn if joker => Some(Action::Reveal(Card::Joker)),
        Phase::Drawn => placed.map(|(kind, at)| Action::Reveal(Card::bringing(kind, at))),
        Phase::Shown(_) => None,
    }?;
    position.is_legal(action).then_some(action)
}

/// `N@c3` in letters that the style reads, with or without signs behind it.
fn placement(text: &str, style: Style) -> Option<(Kind, Square)> {
    let (piece, square) = cut(text.trim_end_matches(is_sign), '@')?;
    let piece = bare(piece);
    let mut letters = piece.chars();
    let kind = Kind::from_symbol(letters.next()?, style)?;
    let square = square.parse().ok()?;
    letters.next().is_none().then_some((kind, square))
}

/// The card that is turned.
fn read_card(position: &Raindropchess, text: &str, style: Style) -> Read<Action> {
    let name = bare(text.strip_prefix(['=', ':']).unwrap_or_default());
    let mut letters = name.chars();
    let first = letters.next().ok_or(RaindropFault::CardExpected)?;
    // `L` is the light bishop of position strings, whatever else it means.
    let kind = Kind::from_symbol(first, style);
    let (mut meant, mut lettered) = (None, None);
    for card in position.deck_of(position.side()).kinds() {
        let is_meant = match (card, letters.as_str()) {
            (Card::Joker, _) => name == "Jo",
            (Card::LightBishop, "l" | "s") | (Card::DarkBishop, "d" | "t") => {
                kind == Some(Kind::Bishop)
            }
            (_, behind) => behind.is_empty() && card.kind() == kind && first != 'L',
        };
        if is_meant && meant.replace(card).is_some() {
            let codes = vec![":L".into(), ":D".into()];
            return Err(RaindropFault::Ambiguous { codes });
        }
        if letters.as_str().is_empty() && card.letter(Side::FIRST) == first {
            lettered = Some(card);
        }
    }
    let card = meant.or(lettered).map(Action::Reveal);
    card.ok_or_else(|| RaindropFault::NoCard { text: quoted(text) })
}

fn read_turn(position: &Raindropchess, text: &str, style: Style) -> Read<Action> {
    let name = text.trim_end_matches(['+', '#', '!', '?']);
    let action = if text == "=" {
        Action::Draw
    } else if text == "--" {
        Action::Decline
    } else if let Some(at) = name.strip_prefix("x@") {
        Action::Remove(Square::read(at)?)
    } else if let Some((from, to)) = cut(name, '~') {
        Action::Relocate(Square::read(from)?, Square::read(to)?)
    } else if let Some((kind, at)) = placement(name, style) {
        Action::Place(kind, at)
    } else if let Some((_, at)) = cut(name, '@') {
        Square::read(at)?;
        return Err(RaindropFault::MoveForm);
    } else {
        return read_move(position, name, style);
    };
    match position.obstacle(action) {
        None => Ok(action),
        Some(obstacle) => Err(obstacle.into()),
    }
}

fn read_move(position: &Raindropchess, text: &str, style: Style) -> Read<Action> {
    let text = bare(text);
    let mut letters = text.chars();
    let meant = |letter| Kind::from_symbol(letter, style);
    let kind = letters.clone().next().and_then(meant);
    if kind.is_some() {
        letters.next();
    }
    // Machine codes name the piece in lower case.
    let last = letters.clone().next_back().unwrap_or_default();
    let mut promotion = meant(last.to_ascii_uppercase());
    if promotion.is_some() {
        letters.next_back();
        let before = letters.as_str();
        letters = before.strip_suffix('=').unwrap_or(before).chars();
    }
    // A text may say that a pawn stays a pawn.
    promotion = promotion.filter(|&kind| kind != Kind::Pawn);
    let squares = letters.as_str();
    letters.nth_back(1);
    let from = letters.as_str();
    let to = Square::read(squares.strip_prefix(from).unwrap_or_default())?;
    let from = origin::read(from).ok_or(RaindropFault::MoveForm)?;
    let named = kind.unwrap_or(Kind::Pawn);
    let pieces = match kind {
        // The piece can be left out where both squares are named.
        None if from.len() == 1 => from,
        _ => from & position.pieces().of(position.side(), named),
    };
    let mut legal = Vec::new();
    // The rule that forbids the move, and whether it is the same for all pieces.
    let (mut obstacle, mut alike) = (None, true);
    for from in pieces {
        let action = Action::Move(from, to, promotion);
        match position.obstacle(action) {
            None => legal.push(action),
            Some(other) => {
                let first = obstacle.get_or_insert(other);
                alike &= AnyFault::of(first) == AnyFault::of(&other);
            }
        }
    }
    match *legal.as_slice() {
        [action] => return Ok(action),
        [] => {}
        [..] => {
            let codes = legal.into_iter().map(Action::code).collect();
            return Err(RaindropFault::Ambiguous { codes });
        }
    }
    Err(match obstacle.filter(|_| alike) {
        Some(obstacle) => obstacle.into(),
        None => RaindropFault::NoneReaches { kind: named, to },
    })
}
