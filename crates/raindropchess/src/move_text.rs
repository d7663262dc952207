//! Turns as players write them (section 11.2).
//!
//! A card is written as its piece, `=P`; a bishop's with the colour of its squares, in
//! English `=Bl` and `=Bd`, in Czech `=Ss` and `=St`; a joker's `=Jo`. Letters of the
//! position string are read where they mean no piece that is left.

use klubovna_chessmen::{Bitboard, File, Rank, Square};
use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::text::quoted;

use crate::action::push;
use crate::{Action, Card, Kind, Phase, RaindropFault, Raindropchess, Reason};

/// What stands before the effect of a joker.
const EFFECT: &str = "=J:";

/// Signs that a reader passes over: captures, checks, remarks, keyboards' selectors.
const SIGNS: [char; 10] = [
    'x', '×', ':', '-', '+', '#', '!', '?', '\u{fe0e}', '\u{fe0f}',
];

#[inline]
pub(crate) fn write(position: &Raindropchess, action: Action, style: Style) -> String {
    let side = position.side();
    let mut text = String::with_capacity(8);
    if position.shown() == Some(Card::Joker) {
        text.push_str(EFFECT);
    }
    match action {
        Action::Reveal(card) => {
            text.push('=');
            push_card(&mut text, card, side, style);
            return text;
        }
        Action::Place(kind, at) => {
            text.push(kind.symbol(side, style));
            text.push('@');
            push(&mut text, at);
        }
        Action::Move(from, to, promotion) => {
            push_move(&mut text, position, (from, to), style);
            if let Some(kind) = promotion {
                text.push('=');
                text.push(kind.symbol(side, style));
            }
        }
        Action::Draw => return String::from("="),
        Action::Remove(_) | Action::Relocate(..) | Action::Decline => {
            text.push_str(&action.code());
        }
    }
    let mut next = *position;
    next.apply(action);
    if next.in_check(next.side()) {
        let mate = next
            .decided()
            .is_some_and(|outcome| outcome.reason == Reason::Checkmate);
        text.push(if mate { '#' } else { '+' });
    }
    text
}

/// The letter behind a bishop's: the colour of its squares.
#[inline]
const fn shade(dark: bool, style: Style) -> char {
    match (style, dark) {
        (Style::Czech, false) => 's',
        (Style::Czech, true) => 't',
        (_, false) => 'l',
        (_, true) => 'd',
    }
}

#[inline]
fn push_card(text: &mut String, card: Card, side: Side, style: Style) {
    match card.kind() {
        Some(kind) => text.push(kind.symbol(side, style)),
        None => text.push_str("Jo"),
    }
    if let Card::LightBishop | Card::DarkBishop = card {
        text.push(shade(card == Card::DarkBishop, style));
    }
}

#[inline]
fn push_move(
    text: &mut String,
    position: &Raindropchess,
    (from, to): (Square, Square),
    style: Style,
) {
    let side = position.side();
    let kind = position.man_at(from).map_or(Kind::Pawn, |(kind, _)| kind);
    let takes = position.occupied().contains(to);
    if kind == Kind::Pawn {
        if takes {
            text.push(from.file().to_char());
        }
    } else {
        text.push(kind.symbol(side, style));
        let others: Bitboard = position
            .men_of(side, kind)
            .without(from)
            .into_iter()
            .filter(|&other| position.destinations(other).contains(to))
            .collect();
        let same_file = others.meets(Bitboard::file(from.file()));
        let same_rank = others.meets(Bitboard::rank(from.rank()));
        if !others.is_empty() && (!same_file || same_rank) {
            text.push(from.file().to_char());
        }
        if same_file {
            text.push(from.rank().to_char());
        }
    }
    if takes {
        text.push('x');
    }
    push(text, to);
}

type Read<T> = Result<T, RaindropFault>;

/// Reads a legal action.
#[inline]
pub(crate) fn read(
    position: &Raindropchess,
    text: &str,
) -> Result<Action, TextError<RaindropFault>> {
    resolve(position, text).map_err(|fault| TextError::new(fault, 0..text.len()))
}

/// What `text` takes for granted: see [`Notation::implied`](klubovna_tabletop::notation::Notation::implied).
#[inline]
pub(crate) fn implied(position: &Raindropchess, text: &str) -> Option<Action> {
    let joker = text.starts_with(EFFECT);
    let placed = placement(text);
    let action = match position.phase() {
        Phase::Turn | Phase::Redraw => {
            let turns = joker || placed.is_some() || (text.starts_with('=') && text.len() > 1);
            turns.then_some(Action::Draw)
        }
        Phase::Drawn if joker => Some(Action::Reveal(Card::Joker)),
        Phase::Drawn => placed.map(|(kind, at)| Action::Reveal(Card::of(kind, at))),
        Phase::Shown(_) => None,
    }?;
    position.is_legal(action).then_some(action)
}

/// `N@c3` in letters of any language, with or without signs behind it.
#[inline]
fn placement(text: &str) -> Option<(Kind, Square)> {
    let (piece, square) = text.trim_end_matches(SIGNS).split_once('@')?;
    let mut letters = piece.chars().filter(|letter| !SIGNS.contains(letter));
    let kind = letters.next().and_then(Kind::from_symbol)?;
    let square = square.parse().ok()?;
    letters.next().is_none().then_some((kind, square))
}

#[inline]
fn resolve(position: &Raindropchess, text: &str) -> Read<Action> {
    if text.is_empty() {
        return Err(RaindropFault::NoMove);
    }
    if position.phase() == Phase::Drawn {
        return card(position, text);
    }
    if position.outcome().is_some() {
        return Err(RaindropFault::GameOver);
    }
    let illegal = || RaindropFault::NotLegal { text: quoted(text) };
    let way = match parse(text.strip_prefix(EFFECT).unwrap_or(text))? {
        Words::Exactly(action) if position.is_legal(action) => return Ok(action),
        Words::Exactly(_) => return Err(illegal()),
        Words::Move(way) => way,
    };
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.retain(|&action| way.fits(position, action));
    match *actions.as_slice() {
        [action] => Ok(action),
        [] => Err(illegal()),
        _ => {
            let codes: Vec<String> = actions.into_iter().map(Action::code).collect();
            Err(RaindropFault::Ambiguous {
                codes: codes.join(", "),
            })
        }
    }
}

/// The card that is turned.
#[inline]
fn card(position: &Raindropchess, text: &str) -> Read<Action> {
    let none = || RaindropFault::NoCard { text: quoted(text) };
    let Some(name) = text.strip_prefix(['=', ':']) else {
        return Err(RaindropFault::CardExpected);
    };
    let mut letters = name.chars().filter(|letter| !SIGNS.contains(letter));
    let first = letters.next().ok_or(RaindropFault::CardExpected)?;
    let shade = letters.next();
    if letters.next().is_some() {
        return Err(none());
    }
    let deck = position.deck_of(position.side());
    let kind = Kind::from_symbol(first);
    let piece = |card: &Card| match (card, shade) {
        (Card::Joker, shade) => first == 'J' && shade == Some('o'),
        (Card::LightBishop | Card::DarkBishop, Some(letter)) => {
            let dark = *card == Card::DarkBishop;
            let letters = [Style::English, Style::Czech].map(|style| self::shade(dark, style));
            kind == Some(Kind::Bishop) && letters.contains(&letter)
        }
        (_, Some(_)) => false,
        (_, None) => card.kind() == kind,
    };
    let mut cards = deck.kinds().filter(piece);
    match (cards.next(), cards.next()) {
        (Some(card), None) => Ok(Action::Reveal(card)),
        (Some(_), Some(_)) => Err(RaindropFault::Ambiguous {
            codes: ":L, :D".into(),
        }),
        (None, _) => Card::from_letter(first)
            .filter(|&card| shade.is_none() && deck.count(card) > 0)
            .map(Action::Reveal)
            .ok_or_else(none),
    }
}

/// What a text says, whether or not there is such an action.
enum Words {
    Exactly(Action),
    Move(Way),
}

/// A move as far as it is written.
struct Way {
    kind: Option<Kind>,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    promotion: Option<Kind>,
}

impl Way {
    #[inline]
    fn fits(&self, position: &Raindropchess, action: Action) -> bool {
        let Action::Move(from, to, promotion) = action else {
            return false;
        };
        (to, promotion) == (self.to, self.promotion)
            && self
                .kind
                .is_none_or(|kind| position.man_at(from) == Some((kind, position.side())))
            && self.file.is_none_or(|file| from.file() == file)
            && self.rank.is_none_or(|rank| from.rank() == rank)
    }
}

#[inline]
fn parse(text: &str) -> Read<Words> {
    let square = |name: &str| {
        name.parse::<Square>()
            .map_err(|_| RaindropFault::not_a_square(name))
    };
    match text {
        "=" => return Ok(Words::Exactly(Action::Draw)),
        "--" => return Ok(Words::Exactly(Action::Decline)),
        _ => {}
    }
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    if let Some(at) = text.strip_prefix("x@") {
        return Ok(Words::Exactly(Action::Remove(square(at)?)));
    }
    if let Some((from, to)) = text.split_once('~') {
        return Ok(Words::Exactly(Action::Relocate(square(from)?, square(to)?)));
    }
    if let Some((_, at)) = text.split_once('@') {
        let (kind, at) = placement(text).ok_or_else(|| match square(at) {
            Err(fault) => fault,
            Ok(_) => RaindropFault::MoveForm,
        })?;
        return Ok(Words::Exactly(Action::Place(kind, at)));
    }
    parse_move(text)
}

#[inline]
fn parse_move(text: &str) -> Read<Words> {
    let mut letters: Vec<char> = text.chars().filter(|sign| !SIGNS.contains(sign)).collect();
    let kind = letters.first().copied().and_then(Kind::from_symbol);
    if kind.is_some() {
        letters.remove(0);
    }
    // The codes of machines name the piece in small letters.
    let last = letters.last().map(char::to_ascii_uppercase);
    let promotion = last.and_then(Kind::from_symbol);
    if promotion.is_some() {
        letters.pop();
        if letters.last() == Some(&'=') {
            letters.pop();
        }
    }
    let to: String = letters
        .split_off(letters.len().saturating_sub(2))
        .into_iter()
        .collect();
    let to: Square = to.parse().map_err(|_| RaindropFault::not_a_square(&to))?;
    let file = letters.first().copied().and_then(File::from_char);
    let rank = letters
        .get(usize::from(file.is_some()))
        .copied()
        .and_then(Rank::from_char);
    if letters.len() != usize::from(file.is_some()) + usize::from(rank.is_some()) {
        return Err(RaindropFault::MoveForm);
    }
    Ok(Words::Move(Way {
        // Where both squares are named, the piece need not be.
        kind: kind.or((file.is_none() || rank.is_none()).then_some(Kind::Pawn)),
        file,
        rank,
        to,
        // A pawn may be said to stay one.
        promotion: promotion.filter(|&kind| kind != Kind::Pawn),
    }))
}
