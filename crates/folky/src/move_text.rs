//! Moves as players write them (sections 7.1 to 7.3).

use std::ops::Range;

use klubovna_chessmen::{Bitboard, File, Rank, Square};
use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::rules::Position;

use crate::{Action, Folky, FolkyFault, Kind};

type Read<T> = Result<T, TextError<FolkyFault>>;

/// Signs that other games write; here each of them is a misunderstanding.
const SIGNS: [char; 10] = ['x', '×', ':', '-', '–', '+', '#', '=', '!', '?'];

/// The shortest form of a legal action.
pub(crate) fn write(position: &Folky, action: Action, style: Style) -> String {
    let (from, to) = match action {
        Action::Place(to) => return to.name(),
        Action::Move(from, to) => (from, to),
    };
    let Some((kind, side)) = position.man_at(from) else {
        return action.to_string();
    };
    let symbol = kind.symbol(side, style);
    let others = candidates(position, kind, to).without(from);
    let [file, rank] = [from.file().to_char(), from.rank().to_char()];
    let origin: &[char] = if others.is_empty() {
        &[]
    } else if !others.meets(Bitboard::file(from.file())) {
        &[file]
    } else if !others.meets(Bitboard::rank(from.rank())) {
        &[rank]
    } else {
        &[file, rank]
    };
    let mut text = String::from(symbol);
    text.extend(origin);
    text.push_str(&to.name());
    text
}

/// The pieces of the side to move that could go to a square.
fn candidates(position: &Folky, kind: Kind, to: Square) -> Bitboard {
    let pieces = position.men_of(position.side(), kind).into_iter();
    pieces
        .filter(|&from| position.targets(kind, from).contains(to))
        .collect()
}

/// Reads a legal action.
pub(crate) fn read(position: &Folky, text: &str) -> Read<Action> {
    let words = parse(text)?;
    resolve(position, &words).map_err(|fault| TextError::new(fault, 0..text.len()))
}

/// What a move text says, whether or not such a move exists.
enum Words {
    Place(Square),
    Move {
        kind: Kind,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
    },
}

fn parse(text: &str) -> Read<Words> {
    let Some(first) = text.chars().next() else {
        return Err(TextError::new(FolkyFault::NoMove, 0..0));
    };
    let head = 0..first.len_utf8();
    if let Some(kind) = Kind::from_symbol(first) {
        // Some keyboards put a variation selector behind a symbol.
        let body = text.get(head.end..).unwrap_or_default();
        let body = body.trim_start_matches(['\u{fe0e}', '\u{fe0f}']);
        let place = text.len() - body.len()..text.len();
        return parse_squares(body, &place).map(|(file, rank, to)| Words::Move {
            kind,
            file,
            rank,
            to,
        });
    }
    match first {
        'p' | 'P' | '♙' | '♟' => Err(TextError::new(
            FolkyFault::PawnLetter { letter: first },
            head,
        )),
        _ if File::from_char(first).is_some() => match parse_squares(text, &(0..text.len()))? {
            (None, None, to) => Ok(Words::Place(to)),
            _ => Err(no_square(text, 0..text.len())),
        },
        _ if SIGNS.contains(&first) => Err(TextError::new(FolkyFault::Sign { sign: first }, head)),
        letter => Err(TextError::new(FolkyFault::UnknownPiece { letter }, head)),
    }
}

/// Origin and destination: `h7`, `hh7`, `1h7` or `h1h7`.
fn parse_squares(body: &str, place: &Range<usize>) -> Read<(Option<File>, Option<Rank>, Square)> {
    for (at, sign) in body.char_indices() {
        if SIGNS.contains(&sign) {
            let at = place.start + at;
            let span = at..at + sign.len_utf8();
            return Err(TextError::new(FolkyFault::Sign { sign }, span));
        }
    }
    // Both parts are ASCII when they are squares, so a cut elsewhere finds none.
    let cut = body.len().saturating_sub(2);
    let to = body.get(cut..).and_then(|to| to.parse().ok());
    let origin = body.get(..cut).unwrap_or_default();
    let Some(to) = to else {
        return Err(no_square(body, place.clone()));
    };
    let mut chars = origin.chars();
    let (first, second, third) = (chars.next(), chars.next(), chars.next());
    let file = first.and_then(File::from_char);
    let rank = if file.is_some() { second } else { first }.and_then(Rank::from_char);
    let known = usize::from(file.is_some()) + usize::from(rank.is_some());
    if third.is_some() || known != origin.chars().count() {
        let span = place.start..place.start + cut;
        return Err(no_square(origin, span));
    }
    Ok((file, rank, to))
}

fn no_square(text: &str, span: Range<usize>) -> TextError<FolkyFault> {
    TextError::new(FolkyFault::not_a_square(text), span)
}

fn resolve(position: &Folky, words: &Words) -> Result<Action, FolkyFault> {
    if position.outcome().is_some() {
        return Err(FolkyFault::GameOver);
    }
    let (Words::Place(to) | Words::Move { to, .. }) = *words;
    if let Some((kind, _)) = position.man_at(to) {
        return Err(FolkyFault::Occupied { to, kind });
    }
    match *words {
        Words::Place(to) => {
            let count = position.aiming(position.side(), to).len();
            if count < 3 {
                return Err(FolkyFault::FewAims { to, count });
            }
            Ok(Action::Place(to))
        }
        Words::Move {
            kind,
            file,
            rank,
            to,
        } => {
            let all = candidates(position, kind, to);
            let meant = all
                & file.map_or(Bitboard::ALL, Bitboard::file)
                & rank.map_or(Bitboard::ALL, Bitboard::rank);
            match (meant.first(), meant.len()) {
                (Some(from), 1) => Ok(Action::Move(from, to)),
                (None, _) if all.is_empty() => Err(FolkyFault::NoneReaches { kind, to }),
                (None, _) => Err(FolkyFault::WrongOrigin {
                    kind,
                    origin: [file.map(File::to_char), rank.map(Rank::to_char)]
                        .into_iter()
                        .flatten()
                        .collect(),
                    to,
                    from: all.into_iter().collect(),
                }),
                _ => Err(FolkyFault::Ambiguous {
                    kind,
                    to,
                    from: meant.into_iter().collect(),
                }),
            }
        }
    }
}
