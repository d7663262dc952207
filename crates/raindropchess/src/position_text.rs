//! The position string (sections 11.3 and 11.4).

use klubovna_board::chess::{Bitboard, ChessPiece, Square};
use klubovna_board::rows;
use klubovna_rules::{Position, Side};
use klubovna_text::{Field, Fields, TextError, side_letter};

use crate::deck::Deck;
use crate::piece::{BLUE, blue_bit, promotion_rank};
use crate::position::Setting;
use crate::{Card, Joker, Kind, Options, Phase, RaindropFault, Raindropchess};

type Read<T> = Result<T, TextError<RaindropFault>>;

type Part<'a> = Field<'a, RaindropFault>;

/// The fields, as faults name them.
const FIELDS: [&str; 7] = [
    "board", "side", "pending", "decks", "blue", "clock", "number",
];

#[inline]
pub(crate) fn read(text: &str, options: Options) -> Read<Raindropchess> {
    let [board, side, pending, decks, blue, clock, number] = Fields::all(text.trim_end(), FIELDS)?;
    let setting = Setting {
        side: side.side()?,
        phase: read_pending(&pending)?,
        decks: read_decks(&decks)?,
        blue: read_blue(&blue)?,
        quiet: clock.number(0, u16::MAX)?,
        number: number.number(1, u16::MAX)?,
    };
    let mut position = Raindropchess::empty(setting, options);
    read_board(&board, &mut position)?;
    // Positions that no game can reach are refused (section 11.4).
    check_phase(&position).map_err(|fault| pending.error(fault))?;
    let mut decks_now = setting.decks.into_iter();
    if options.joker == Joker::None && decks_now.any(|deck| deck.count(Card::Joker) > 0) {
        return Err(decks.error(RaindropFault::NoJokers));
    }
    check_pieces(&position).map_err(|fault| board.error(fault))?;
    Ok(position)
}

#[inline]
fn read_pending(part: &Part<'_>) -> Read<Phase> {
    let mut letters = part.text.chars();
    let (first, rest) = (letters.next().unwrap_or_default(), letters.next());
    match (part.text, Card::from_capital(first), rest) {
        ("-", ..) => Ok(Phase::Turn),
        (">", ..) => Ok(Phase::Redraw),
        // An addition to section 11.3: a card is drawn and not revealed yet.
        ("=", ..) => Ok(Phase::Drawn),
        (_, Some(card), None) => Ok(Phase::Shown(card)),
        (_, known, rest) => {
            let letter = rest.filter(|_| known.is_some()).unwrap_or(first);
            Err(part.error(RaindropFault::unknown(part, letter)))
        }
    }
}

#[inline]
fn read_decks(part: &Part<'_>) -> Read<[Deck; 2]> {
    let form = || part.error(RaindropFault::DeckForm);
    let (white, black) = part.split_once('/').ok_or_else(form)?;
    let deck = |cards: Part<'_>, side| match cards.text {
        "-" => Ok(Deck::EMPTY),
        "" => Err(form()),
        _ => Deck::read(&cards, side),
    };
    Ok([deck(white, Side::FIRST)?, deck(black, Side::SECOND)?])
}

#[inline]
fn read_blue(part: &Part<'_>) -> Read<[u8; 2]> {
    let mut left = [0_u8; 2];
    if part.text == "-" {
        return Ok(left);
    }
    for (letter, at) in part.letters() {
        let (kind, side) = match Kind::from_letter(letter) {
            Some((kind, side)) if BLUE.contains(&kind) => (kind, side),
            _ => return Err(at.error(RaindropFault::unknown(part, letter))),
        };
        let left = side.of_mut(&mut left);
        if *left & blue_bit(kind) != 0 {
            return Err(at.error(RaindropFault::BlueTwice { side, kind }));
        }
        *left |= blue_bit(kind);
    }
    Ok(left)
}

#[inline]
fn read_board(board: &Part<'_>, position: &mut Raindropchess) -> Read<()> {
    rows::read(board, |letter, square: Option<Square>| {
        let piece = Kind::from_letter(letter);
        let (kind, side) = piece.ok_or_else(|| RaindropFault::unknown(board, letter))?;
        if let Some(square) = square {
            position.toggle(kind, side, square);
        }
        Ok(())
    })
}

#[inline]
fn check_phase(position: &Raindropchess) -> Result<(), RaindropFault> {
    let (side, joker) = (position.side(), position.options().joker);
    let deck = position.deck_of(side);
    match position.phase() {
        Phase::Drawn | Phase::Redraw if deck.is_empty() => Err(RaindropFault::NothingToDraw),
        Phase::Redraw if joker != Joker::DrawAgain => Err(RaindropFault::NoJokers),
        Phase::Shown(Card::Joker) if matches!(joker, Joker::None | Joker::DrawAgain) => {
            Err(RaindropFault::NoJokers)
        }
        Phase::Shown(card) if deck.count(card) == card.most() => {
            Err(RaindropFault::StillInDeck { side, card })
        }
        _ => Ok(()),
    }
}

#[inline]
fn check_pieces(position: &Raindropchess) -> Result<(), RaindropFault> {
    for side in Side::BOTH {
        check_set(position, side)?;
        let first = Bitboard::rank(promotion_rank(side.other()));
        if let Some(at) = (position.pieces().of(side, Kind::Pawn) & first).first() {
            return Err(RaindropFault::PawnOnFirstRank { at });
        }
    }
    let side = position.side().other();
    if position.in_check(side) {
        return Err(RaindropFault::OpponentInCheck { side });
    }
    Ok(())
}

/// Checks that a side has no more pieces than a set with its promotions.
#[inline]
fn check_set(position: &Raindropchess, side: Side) -> Result<(), RaindropFault> {
    let mut pawns = 0;
    // Pawns come first: pieces that were promoted count as pawns too.
    for kind in [Kind::King, Kind::Pawn].into_iter().chain(BLUE) {
        let (mut count, mut promoted) = (0, 0);
        for card in Card::ALL {
            if card.kind() != Some(kind) {
                continue;
            }
            let turned = position.side() == side && position.shown() == Some(card);
            let mut all = u32::from(position.deck_of(side).count(card)) + u32::from(turned);
            for at in position.pieces().of(side, kind) {
                all += u32::from(Card::bringing(kind, at) == card);
            }
            count += all;
            promoted += all.saturating_sub(card.most().into());
        }
        if kind == Kind::King && count != 1 {
            return Err(RaindropFault::Kings { side, count });
        }
        let used = BLUE.contains(&kind) && !position.has_blue(side, kind);
        if promoted > u32::from(used) {
            return Err(RaindropFault::TooMany { side, kind, count });
        }
        pawns += if kind == Kind::Pawn { count } else { promoted };
    }
    if pawns > 8 {
        let (kind, count) = (Kind::Pawn, pawns);
        return Err(RaindropFault::TooMany { side, kind, count });
    }
    Ok(())
}

#[inline]
pub(crate) fn write(position: &Raindropchess) -> String {
    let mut text = String::with_capacity(120);
    rows::write(&mut text, "", |square| position.pieces().letter(square));
    let pending = match position.phase() {
        Phase::Turn => '-',
        Phase::Redraw => '>',
        Phase::Drawn => '=',
        Phase::Shown(card) => card.letter(Side::FIRST),
    };
    text.extend([' ', side_letter(position.side()), ' ', pending]);
    let mut blue = String::new();
    for (side, mark) in [(Side::FIRST, ' '), (Side::SECOND, '/')] {
        text.push(mark);
        or_dash(&mut text, &position.deck_of(side).letters(side));
        blue.extend(position.blue_left(side).map(|kind| kind.letter(side)));
    }
    text.push(' ');
    or_dash(&mut text, &blue);
    for number in [position.quiet(), position.number()] {
        text.push(' ');
        text.push_str(&number.to_string());
    }
    text
}

#[inline]
fn or_dash(text: &mut String, letters: &str) {
    text.push_str(if letters.is_empty() { "-" } else { letters });
}
