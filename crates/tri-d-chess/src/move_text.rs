//! Moves as players write them (section 9.2).

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::rules::{Position, Side};

use crate::attack_boards::Place;
use crate::fault::{FaultKind, TriDFault};
use crate::geometry::{Column, Level, Square, Squares, file_letter, file_of, rank_of};
use crate::{Action, Kind, Promotion, TriD, Wing};

type Read<T> = Result<T, TextError<TriDFault>>;

/// The form of section 9.2, as short as it stays unmistakable.
pub(crate) fn write(position: &TriD, action: Action, style: Style) -> String {
    let side = position.side();
    let mut text = String::new();
    match action {
        Action::Move { from, to, .. } => write_move(position, from, to, style, &mut text),
        Action::Castle(wing) => text.push_str(match wing {
            Wing::A => "0-0-0",
            Wing::E => "0-0",
        }),
        Action::Board { from, to, .. } | Action::Release { from, to, .. } => {
            write_board(position, from, to, &mut text);
            if let (Action::Release { .. }, Some(corner)) =
                (action, from.pin().waiting_corner(side))
            {
                text.push(';');
                corner.push_name(&mut text);
            }
        }
        Action::Promote { at, .. } => at.push_name(&mut text),
        Action::Put { kind, at } => {
            text.push(kind.symbol(side, style));
            text.push('@');
            at.push_name(&mut text);
        }
    }
    if let Some(becomes) = action.becomes() {
        text.push(becomes.symbol(side, style));
    }
    if is_en_passant(position, action) {
        text.push_str("e.p.");
    }
    let mut next = *position;
    next.apply(action);
    if next.side() != side && next.in_check() {
        let mate = next.pending().is_none() && !next.can_move();
        text.push(if mate { '#' } else { '+' });
    }
    text
}

pub(crate) fn is_en_passant(position: &TriD, action: Action) -> bool {
    let Action::Move { from, to, .. } = action else {
        return false;
    };
    let (Some((Kind::Pawn, _)), Some(passed)) = (position.man_at(from), position.passed()) else {
        return false;
    };
    let ahead = crate::men::forward(position.side(), position.rules());
    passed.column == to.column() && from.column().offset(ahead) != Some(to.column())
}

fn write_move(position: &TriD, from: Square, to: Square, style: Style, text: &mut String) {
    let Some((kind, side)) = position.man_at(from) else {
        return;
    };
    let capture = position.man_at(to).is_some()
        || is_en_passant(
            position,
            Action::Move {
                from,
                to,
                becomes: None,
            },
        );
    let pawn = kind == Kind::Pawn;
    if !pawn {
        text.push(kind.symbol(side, style));
    }
    let mut others = origins(position, to) & position.men_of(side, kind);
    others.remove(from);
    let forms: &[[bool; 3]] = if pawn && capture {
        &PAWN_CAPTURES
    } else if pawn {
        &PAWN_STEPS
    } else {
        &PIECES
    };
    let alone = |form: &&[bool; 3]| {
        let origin = Origin::of(from, **form);
        !others.into_iter().any(|other| origin.fits(other))
    };
    let form = forms.iter().find(alone).unwrap_or(&[true; 3]);
    Origin::of(from, *form).push(text);
    if capture {
        text.push('x');
    }
    to.push_name(text);
}

/// What is said of the origin: file, rank, level. The first form that is clear is taken.
const PIECES: [[bool; 3]; 5] = [
    [false, false, false],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [true, true, false],
];
const PAWN_STEPS: [[bool; 3]; 4] = [
    [false, false, false],
    [true, false, false],
    [false, true, false],
    [true, false, true],
];
const PAWN_CAPTURES: [[bool; 3]; 1] = [[true, false, true]];

/// What a text says of where a man comes from.
#[derive(Clone, Copy, Default)]
struct Origin {
    file: Option<i8>,
    rank: Option<i8>,
    level: Option<Level>,
}

impl Origin {
    fn of(square: Square, [file, rank, level]: [bool; 3]) -> Self {
        let column = square.column();
        Self {
            file: file.then(|| column.file()),
            rank: rank.then(|| column.rank()),
            level: level.then(|| square.level()),
        }
    }

    fn fits(self, square: Square) -> bool {
        let column = square.column();
        self.file.is_none_or(|file| file == column.file())
            && self.rank.is_none_or(|rank| rank == column.rank())
            && self.level.is_none_or(|level| level == square.level())
    }

    fn push(self, text: &mut String) {
        if let Some(file) = self.file {
            text.push(file_letter(file));
        }
        if let Some(rank) = self.rank {
            text.push(char::from(b'0' + rank as u8));
        }
        if let Some(level) = self.level {
            level.push_name(text);
        }
    }

    /// Reads as much as there is, and the square it makes when all is said.
    fn parse<'a>(text: &'a str) -> (Self, &'a str) {
        let mut origin = Self::default();
        let mut rest = text;
        let first = |rest: &str| rest.as_bytes().first().copied();
        let behind = |rest: &'a str| rest.get(1..).unwrap_or_default();
        origin.file = first(rest).and_then(file_of);
        if origin.file.is_some() {
            rest = behind(rest);
        }
        origin.rank = first(rest).and_then(rank_of);
        if origin.rank.is_some() {
            rest = behind(rest);
        }
        if let Some((level, behind)) = Level::parse(rest) {
            origin.level = Some(level);
            rest = behind;
        }
        (origin, rest)
    }

    fn square(self) -> Option<Square> {
        self.level?.square(Column::at(self.file?, self.rank?)?)
    }
}

/// From where a man can go to a square, as whatever.
pub(crate) fn origins(position: &TriD, to: Square) -> Squares {
    let mut turns = Vec::new();
    position.turns(&mut turns);
    let mut origins = Squares::EMPTY;
    for turn in turns {
        if let Action::Move {
            from, to: target, ..
        } = turn
            && target == to
            && !origins.contains(from)
        {
            origins.toggle(from);
        }
    }
    origins
}

/// The pin of arrival; both places when several boards could go there.
fn write_board(position: &TriD, from: Place, to: Place, text: &mut String) {
    if from == to {
        from.push_name(text);
        text.push('^');
        return;
    }
    let rivals = board_entries(position, None, to, false);
    let clear = rivals.iter().all(|&rival| match rival {
        Action::Board { from: other, .. } | Action::Release { from: other, .. } => other == from,
        _ => true,
    });
    if !clear {
        from.push_name(text);
        text.push('-');
    }
    to.push_name(text);
}

/// Reads a legal entry, in the letters of any language; coordinates will do as well.
pub(crate) fn read(position: &TriD, text: &str) -> Read<Action> {
    let whole = |fault: TriDFault| TextError::new(fault, 0..text.len());
    let body = strip(text);
    if body.is_empty() {
        return Err(whole(TriDFault::new(FaultKind::NoMove)));
    }
    if position.outcome().is_some() {
        return Err(whole(TriDFault::new(FaultKind::GameOver)));
    }
    if let Ok(action) = Action::read(body)
        && position.allows(action)
    {
        return Ok(action);
    }
    let words = parse(body).map_err(|rest| {
        let start = body.len() - rest.len();
        let fault = TriDFault::new(FaultKind::UnknownMove).text(rest);
        TextError::new(fault, start..body.len())
    })?;
    resolve(position, &words).map_err(|fault| {
        whole(if fault.text.is_empty() {
            fault.text(body)
        } else {
            fault
        })
    })
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
enum Words {
    Castle(Wing),
    Man {
        kind: Kind,
        origin: Origin,
        to: Square,
        becomes: Option<Promotion>,
    },
    Board {
        from: Option<Place>,
        to: Place,
        turned: bool,
        corner: Option<Square>,
        becomes: Option<Promotion>,
    },
    Put {
        kind: Kind,
        at: Square,
    },
}

/// The words, or the rest that means nothing.
fn parse(text: &str) -> Result<Words, &str> {
    match text {
        "0-0" | "O-O" | "o-o" => return Ok(Words::Castle(Wing::E)),
        "0-0-0" | "O-O-O" | "o-o-o" => return Ok(Words::Castle(Wing::A)),
        _ => {}
    }
    if let Some((place, rest)) = Place::parse(text)
        && !matches!(rest.as_bytes(), [sign, ..] if *sign == b'x' || file_of(*sign).is_some())
    {
        return parse_board(place, rest);
    }
    let mut letters = text.chars();
    let first = letters.next().and_then(Kind::from_symbol);
    let kind = first.unwrap_or(Kind::Pawn);
    let rest = if first.is_some() {
        without_selector(letters.as_str())
    } else {
        text
    };
    if let Some(at) = rest.strip_prefix('@') {
        let at = Square::named(at).ok_or(at)?;
        return Ok(Words::Put { kind, at });
    }
    let (origin, behind) = Origin::parse(rest);
    let mut signs = ["x", ":", "-", "×"].into_iter();
    let behind = signs
        .find_map(|sign| behind.strip_prefix(sign))
        .unwrap_or(behind);
    let (origin, to, behind) = match Square::parse(behind) {
        Some((to, behind)) => (origin, to, behind),
        None => match origin.square() {
            Some(to) => (Origin::default(), to, behind),
            // A file, a rank and no level more: the square is what stands last.
            None => return Err(rest),
        },
    };
    let becomes = parse_promotion(behind)?;
    Ok(Words::Man {
        kind,
        origin,
        to,
        becomes,
    })
}

fn parse_board(first: Place, rest: &str) -> Result<Words, &str> {
    let behind = rest.strip_prefix('^');
    let turned = behind.is_some();
    let (from, to, rest) = if let Some(behind) = behind {
        (Some(first), first, behind)
    } else if let Some(behind) = rest.strip_prefix('-') {
        let (to, behind) = Place::parse(behind).ok_or(behind)?;
        (Some(first), to, behind)
    } else {
        (None, first, rest)
    };
    let (corner, rest) = match rest.strip_prefix(';') {
        Some(behind) => {
            let (at, behind) = Square::parse(behind).ok_or(behind)?;
            (Some(at), behind)
        }
        None => (None, rest),
    };
    let becomes = parse_promotion(rest)?;
    Ok(Words::Board {
        from,
        to,
        turned,
        corner,
        becomes,
    })
}

fn parse_promotion(text: &str) -> Result<Option<Promotion>, &str> {
    if text.is_empty() {
        return Ok(None);
    }
    let mut letters = text.strip_prefix('=').unwrap_or(text).chars();
    match letters.next().and_then(Promotion::from_symbol) {
        Some(becomes) if without_selector(letters.as_str()).is_empty() => Ok(Some(becomes)),
        _ => Err(text),
    }
}

/// Some keyboards put a variation selector behind a symbol.
fn without_selector(text: &str) -> &str {
    let mut selectors = ["\u{fe0e}", "\u{fe0f}"].into_iter();
    selectors
        .find_map(|selector| text.strip_prefix(selector))
        .unwrap_or(text)
}

/// The one legal entry that fits.
fn resolve(position: &TriD, words: &Words) -> Result<Action, TriDFault> {
    let fitting = fitting(position, words);
    let wanted = match words {
        Words::Man { becomes, .. } | Words::Board { becomes, .. } => *becomes,
        _ => None,
    };
    let mut found = fitting
        .iter()
        .copied()
        .filter(|action| action.becomes() == wanted);
    match (found.next(), found.next()) {
        (Some(action), None) => Ok(action),
        (Some(first), Some(second)) => {
            let mut codes = first.code();
            for action in std::iter::once(second).chain(found) {
                codes.push_str(", ");
                codes.push_str(&action.code());
            }
            Err(TriDFault::new(FaultKind::Ambiguous).other(&codes))
        }
        (None, _) => Err(why_none(position, words, &fitting)),
    }
}

/// Legal entries that fit, whatever a pawn becomes.
fn fitting(position: &TriD, words: &Words) -> Vec<Action> {
    let mut entries = Vec::new();
    match *words {
        Words::Castle(wing) => entries.push(Action::Castle(wing)),
        Words::Put { kind, at } => entries.push(Action::Put { kind, at }),
        Words::Man {
            kind, origin, to, ..
        } => {
            for from in position.men_of(position.side(), kind) {
                if origin.fits(from) {
                    let choices = Promotion::ALL.into_iter().map(Some);
                    let choices = std::iter::once(None).chain(choices);
                    entries.extend(choices.map(|becomes| Action::Move { from, to, becomes }));
                }
            }
            if kind == Kind::Pawn && origin.fits(to) {
                let step = |becomes| Action::Promote { at: to, becomes };
                entries.extend(Promotion::ALL.into_iter().map(step));
            }
        }
        Words::Board {
            from,
            to,
            turned,
            corner,
            ..
        } => {
            entries = board_entries(position, from, to, turned);
            let side = position.side();
            entries.retain(|action| {
                corner
                    == match action {
                        Action::Release { from, .. } => from.pin().waiting_corner(side),
                        _ => None,
                    }
            });
            return entries;
        }
    }
    keep_legal(position, &mut entries);
    entries
}

/// Legal entries that bring a board to a place, or turn the one there.
pub(crate) fn board_entries(
    position: &TriD,
    from: Option<Place>,
    to: Place,
    turned: bool,
) -> Vec<Action> {
    let mut entries = Vec::new();
    for place in position.boards().places() {
        if from.is_some_and(|from| from != place) || turned != (place == to) {
            continue;
        }
        let from = place;
        let becomes = None;
        entries.push(Action::Board { from, to, becomes });
        for becomes in Promotion::ALL {
            entries.push(Action::Release { from, to, becomes });
            let becomes = Some(becomes);
            entries.push(Action::Board { from, to, becomes });
        }
    }
    keep_legal(position, &mut entries);
    entries
}

/// To list what is legal once takes less than to ask for every entry.
fn keep_legal(position: &TriD, entries: &mut Vec<Action>) {
    let mut turns = Vec::new();
    position.turns(&mut turns);
    entries.retain(|entry| turns.contains(entry));
}

fn why_none(position: &TriD, words: &Words, fitting: &[Action]) -> TriDFault {
    if let Some(at) = position.pending() {
        return TriDFault::new(FaultKind::PromotionFirst).text(&at.name());
    }
    let mut choices = String::new();
    for becomes in fitting.iter().filter_map(|action| action.becomes()) {
        if !choices.is_empty() {
            choices.push_str(", ");
        }
        choices.push(becomes.symbol(Side::FIRST, Style::English));
    }
    if !choices.is_empty() {
        return TriDFault::new(FaultKind::MissingPromotion).other(&choices);
    }
    TriDFault::new(match words {
        Words::Castle(_) => FaultKind::CannotCastle,
        _ => FaultKind::NoneReaches,
    })
}
