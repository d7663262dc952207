//! Why an attempt is no action: the rule that forbids it, and the squares to look at.

use klubovna_chessmen::{Bitboard, Direction, Square, attacks};
use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::{Phrase, Refusal, Step};

use crate::man::{color, last_rank};
use crate::present::{BLUE, CARD, DECK, DECLINE, DRAW};
use crate::say::{cell, piece};
use crate::{Action, Card, Joker, Kind, Phase, Raindropchess};

/// Attempts that mean something.
#[derive(Clone, Copy)]
enum Attempt {
    Touch(Square),
    Travel(Square, Square),
    /// The turned card of a side, perhaps with a square for it.
    Card(Side, Option<Square>),
    Deck(Side),
    Blue,
    Decline,
}

#[inline]
pub(crate) fn explain(position: &Raindropchess, steps: &[Step]) -> Option<Refusal> {
    let attempt = read(position, steps)?;
    if position.outcome().is_some() {
        return Some(refuse("raindropchess-why-over", "10.4", []));
    }
    match (attempt, position.phase()) {
        (Attempt::Card(side, _) | Attempt::Deck(side), _) if side != position.side() => {
            Some(not_yours(position, []))
        }
        (Attempt::Blue, _) => Some(refuse("raindropchess-why-blue", "7.1", [])),
        (Attempt::Decline, _) => (position.shown() == Some(Card::Joker) && in_check(position))
            .then(|| refuse("raindropchess-why-decline", "8.2", checkers(position))),
        (Attempt::Deck(_), _) => deck(position),
        (_, Phase::Drawn) => Some(refuse("raindropchess-why-card-first", "3.6", [])),
        (_, Phase::Redraw) => Some(refuse("raindropchess-why-redraw", "8.6", [])),
        (Attempt::Card(_, None), _) => None,
        (Attempt::Touch(at) | Attempt::Card(_, Some(at)), Phase::Shown(card)) => {
            if card == Card::Joker {
                joker_touch(position, at)
            } else {
                placement(position, card, at)
            }
        }
        (Attempt::Travel(from, to), Phase::Shown(Card::Joker)) => joker_travel(position, from, to),
        (Attempt::Travel(from, _), Phase::Shown(card)) => {
            let phrase = with_card("raindropchess-why-place-first", card);
            Some(refusal(phrase, "3.7", [from]))
        }
        (Attempt::Touch(at) | Attempt::Card(_, Some(at)), Phase::Turn) => touch(position, at),
        (Attempt::Travel(from, to), Phase::Turn) => travel(position, from, to),
    }
}

#[inline]
fn read(position: &Raindropchess, steps: &[Step]) -> Option<Attempt> {
    let square = |cell: &String| cell.parse::<Square>().ok();
    let owner = |ids: [&str; 2], tray: &String| {
        let at = ids.iter().position(|id| id == tray)?;
        Some(Side(at as u8))
    };
    Some(match steps {
        [Step::Cell(at)] => Attempt::Touch(square(at)?),
        [Step::Cell(from), Step::Cell(to)]
        | [Step::Cell(from), Step::Cell(to), Step::Option(_)] => {
            Attempt::Travel(square(from)?, square(to)?)
        }
        [Step::Tray { tray, .. }, rest @ ..] => {
            if let Some(side) = owner(CARD, tray) {
                match rest {
                    [Step::Cell(at)] => Attempt::Card(side, Some(square(at)?)),
                    _ => Attempt::Card(side, None),
                }
            } else if let Some(side) = owner(DECK, tray) {
                Attempt::Deck(side)
            } else {
                owner(BLUE, tray)?;
                Attempt::Blue
            }
        }
        [Step::Command(id)] if id == DRAW => Attempt::Deck(position.side()),
        [Step::Command(id)] if id == DECLINE => Attempt::Decline,
        _ => return None,
    })
}

/// A deck that is drawn from, or a card that is turned.
#[inline]
fn deck(position: &Raindropchess) -> Option<Refusal> {
    match position.phase() {
        Phase::Drawn | Phase::Redraw => None,
        Phase::Shown(card) => {
            let phrase = with_card("raindropchess-why-place-first", card);
            Some(refusal(phrase, "3.7", []))
        }
        Phase::Turn if position.may_draw() => None,
        Phase::Turn if position.deck_of(position.side()).is_empty() => {
            Some(refuse("raindropchess-why-deck-empty", "3.5", []))
        }
        Phase::Turn => Some(refuse(
            "raindropchess-why-hopeless",
            "6.5",
            checkers(position),
        )),
    }
}

/// A square alone, at the start of a turn.
#[inline]
fn touch(position: &Raindropchess, at: Square) -> Option<Refusal> {
    match position.man_at(at) {
        Some((_, owner)) if owner != position.side() => Some(not_yours(position, [at])),
        Some((kind, _)) => no_king(position, at).or_else(|| stuck(position, kind, at)),
        None if position.may_draw() => Some(refuse("raindropchess-why-draw-first", "3.6", [at])),
        None => None,
    }
}

// Section 4.1.
#[inline]
fn no_king(position: &Raindropchess, at: Square) -> Option<Refusal> {
    position
        .king(position.side())
        .is_none()
        .then(|| refuse("raindropchess-why-no-king", "4.1", [at]))
}

/// A man that cannot go anywhere.
#[inline]
fn stuck(position: &Raindropchess, kind: Kind, at: Square) -> Option<Refusal> {
    if !position.destinations(at).is_empty() {
        return None;
    }
    let side = position.side();
    let (code, rule) = if kind == Kind::Pawn && at.rank() == last_rank(side) {
        ("raindropchess-why-inert", "7.4")
    } else if kind == Kind::King {
        ("raindropchess-why-king-stuck", "4.5")
    } else if in_check(position) {
        ("raindropchess-why-no-help", "6.1")
    } else if position.reach(kind, side, at).is_empty() {
        ("raindropchess-why-stuck", "4.2")
    } else {
        return Some(pinned(position, kind, at));
    };
    let cells = Bitboard::of(at) | checkers(position);
    Some(refusal(
        Phrase::new(code).with("piece", piece(kind)),
        rule,
        cells,
    ))
}

#[inline]
fn pinned(position: &Raindropchess, kind: Kind, at: Square) -> Refusal {
    let side = position.side();
    let pinner = position.king(side).map_or(Bitboard::EMPTY, |king| {
        position.attackers(side.other(), king, position.occupied().without(at))
    });
    let phrase = Phrase::new("raindropchess-why-pinned").with("piece", piece(kind));
    refusal(phrase, "4.5", pinner.with(at))
}

/// A move, at the start of a turn or with a joker.
#[inline]
fn travel(position: &Raindropchess, from: Square, to: Square) -> Option<Refusal> {
    let side = position.side();
    let Some((kind, owner)) = position.man_at(from) else {
        return touch(position, from);
    };
    if owner != side {
        return Some(not_yours(position, [from]));
    }
    if position.phase() == Phase::Turn
        && let Some(refusal) = no_king(position, from)
    {
        return Some(refusal);
    }
    if from == to || position.destinations(from).contains(to) {
        return None;
    }
    if let Some(refusal) = way(position, kind, from, to) {
        return Some(refusal);
    }
    let enemy = side.other();
    if kind == Kind::King {
        let attackers = position.attackers(enemy, to, position.occupied().without(from));
        let phrase = Phrase::new("raindropchess-why-attacked").with("to", cell(to));
        return Some(refusal(phrase, "4.5", attackers.with(to)));
    }
    if in_check(position) {
        let cells = checkers(position).with(to);
        let phrase = Phrase::new("raindropchess-why-still-check").with("to", cell(to));
        return Some(refusal(phrase, "6.1", cells));
    }
    Some(pinned(position, kind, from))
}

/// Why a man does not go so even if its king were safe (sections 4.2 to 4.4).
#[inline]
fn way(position: &Raindropchess, kind: Kind, from: Square, to: Square) -> Option<Refusal> {
    let side = position.side();
    if position.reach(kind, side, from).contains(to) {
        return None;
    }
    if kind == Kind::Pawn {
        let (code, rule) = pawn_way(position, from, to);
        return Some(refuse(code, rule, [from, to]));
    }
    if !kind.attacks(side, from, Bitboard::EMPTY).contains(to) {
        let code = match kind {
            Kind::King => "raindropchess-why-king",
            Kind::Queen => "raindropchess-why-queen",
            Kind::Rook => "raindropchess-why-rook",
            Kind::Bishop => "raindropchess-why-bishop",
            Kind::Knight | Kind::Pawn => "raindropchess-why-knight",
        };
        return Some(refuse(code, "4.2", [from, to]));
    }
    let blocker = Direction::from_to(from, to)
        .and_then(|direction| attacks::blocker(from, direction, position.occupied()))
        .filter(|&at| at != to);
    let (man, owner) = position.man_at(blocker.unwrap_or(to))?;
    let (code, cells) = match blocker {
        Some(_) => ("raindropchess-why-blocked", Bitboard::of(from)),
        None => ("raindropchess-why-own", Bitboard::of(from)),
    };
    let phrase = Phrase::new(code)
        .with("piece", piece(kind))
        .with("blocker", piece(man))
        .with("side", Arg::Side(owner.0))
        .with("at", cell(blocker.unwrap_or(to)));
    Some(refusal(
        phrase,
        "4.2",
        cells.with(to).with(blocker.unwrap_or(to)),
    ))
}

#[inline]
fn pawn_way(position: &Raindropchess, from: Square, to: Square) -> (&'static str, &'static str) {
    let side = position.side();
    let ahead = if side == Side::FIRST { 1 } else { -1 };
    let one = from.offset(0, ahead) == Some(to);
    let two = from.offset(0, 2 * ahead) == Some(to);
    let home = from.rank().index() == if side == Side::FIRST { 1 } else { 6 };
    if last_rank(side) == from.rank() {
        ("raindropchess-why-inert", "7.4")
    } else if two && position.options().single_step() {
        ("raindropchess-why-single-step", "4.4")
    } else if two && !home {
        ("raindropchess-why-double-step", "4.4")
    } else if one || two {
        ("raindropchess-why-pawn-blocked", "4.3")
    } else if attacks::pawn(color(side), from).contains(to) && !position.occupied().contains(to) {
        ("raindropchess-why-pawn-takes", "4.3")
    } else {
        ("raindropchess-why-pawn", "4.3")
    }
}

/// A square for the piece of the turned card (section 5).
#[inline]
fn placement(position: &Raindropchess, card: Card, at: Square) -> Option<Refusal> {
    if position.placements(card).contains(at) {
        return None;
    }
    if let Some(refusal) = taken(position, at, "5.1") {
        return Some(refusal);
    }
    let side = position.side();
    if !card.region(side).contains(at) {
        return Some(outside(position, card, at, "5.2"));
    }
    if card == Card::King {
        let attackers = position.attackers(side.other(), at, position.occupied());
        let phrase = Phrase::new("raindropchess-why-attacked").with("to", cell(at));
        return Some(refusal(phrase, "5.2", attackers.with(at)));
    }
    let phrase = Phrase::new("raindropchess-why-still-check").with("to", cell(at));
    Some(refusal(phrase, "5.3", checkers(position).with(at)))
}

/// An occupied square where something was to be put.
#[inline]
fn taken(position: &Raindropchess, at: Square, rule: &str) -> Option<Refusal> {
    let (kind, side) = position.man_at(at)?;
    let phrase = Phrase::new("raindropchess-why-occupied")
        .with("piece", piece(kind))
        .with("side", Arg::Side(side.0))
        .with("at", cell(at));
    Some(refusal(phrase, rule, [at]))
}

/// A square outside the region of a card (section 5.2).
#[inline]
fn outside(position: &Raindropchess, card: Card, at: Square, rule: &str) -> Refusal {
    let code = match card {
        Card::LightBishop => "raindropchess-why-light-square",
        Card::DarkBishop => "raindropchess-why-dark-square",
        _ => "raindropchess-why-pawn-ranks",
    };
    let phrase = Phrase::new(code).with("side", Arg::Side(position.side().0));
    refusal(phrase, rule, [at])
}

/// A square alone while a joker acts (section 8.1).
#[inline]
fn joker_touch(position: &Raindropchess, at: Square) -> Option<Refusal> {
    let side = position.side();
    let man = position.man_at(at);
    let own = man.filter(|&(_, owner)| owner == side);
    match (position.options().joker(), man, own) {
        (Joker::RemovePiece, Some((kind, _)), None) => {
            if kind == Kind::King {
                Some(refuse("raindropchess-why-joker-king", "8.1", [at]))
            } else if position.removals().contains(at) {
                None
            } else {
                Some(joker_check(position, at))
            }
        }
        (Joker::RemovePiece, ..) => Some(refuse("raindropchess-why-joker-enemy", "8.1", [at])),
        (Joker::Relocate, _, Some((kind, _))) => {
            if kind == Kind::King {
                Some(refuse("raindropchess-why-joker-king", "8.1", [at]))
            } else if position.relocations(at).is_empty() {
                Some(joker_check(position, at))
            } else {
                None
            }
        }
        (Joker::FreeMove, _, Some((kind, _))) => stuck(position, kind, at),
        _ => Some(refuse("raindropchess-why-joker-own", "8.1", [at])),
    }
}

#[inline]
fn joker_travel(position: &Raindropchess, from: Square, to: Square) -> Option<Refusal> {
    match position.options().joker() {
        Joker::FreeMove => match position.man_at(from) {
            Some(_) => travel(position, from, to),
            None => joker_touch(position, from),
        },
        Joker::Relocate => {
            if let Some(refusal) = joker_touch(position, from) {
                return Some(refusal);
            }
            if from == to || position.is_legal(Action::Relocate(from, to)) {
                return None;
            }
            let (kind, _) = position.man_at(from)?;
            let card = Card::of(kind, from);
            taken(position, to, "8.1").or_else(|| {
                Some(if card.region(position.side()).contains(to) {
                    joker_check(position, to)
                } else {
                    outside(position, card, to, "8.1")
                })
            })
        }
        _ => joker_touch(position, from),
    }
}

// Sections 8.3 and 8.4.
#[inline]
fn joker_check(position: &Raindropchess, at: Square) -> Refusal {
    refuse(
        "raindropchess-why-joker-check",
        "8.3",
        checkers(position).with(at),
    )
}

#[inline]
fn in_check(position: &Raindropchess) -> bool {
    position.in_check(position.side())
}

#[inline]
fn checkers(position: &Raindropchess) -> Bitboard {
    position.checkers(position.side())
}

#[inline]
fn with_card(code: &str, card: Card) -> Phrase {
    Phrase::new(code).with("card", Arg::Piece(card.id().into()))
}

#[inline]
fn not_yours(position: &Raindropchess, cells: impl IntoIterator<Item = Square>) -> Refusal {
    let phrase =
        Phrase::new("raindropchess-why-not-yours").with("side", Arg::Side(position.side().0));
    refusal(phrase, "3.9", cells)
}

#[inline]
fn refuse(code: &str, rule: &str, cells: impl IntoIterator<Item = Square>) -> Refusal {
    refusal(Phrase::new(code), rule, cells)
}

#[inline]
fn refusal(phrase: Phrase, rule: &str, cells: impl IntoIterator<Item = Square>) -> Refusal {
    let cells: Bitboard = cells.into_iter().collect();
    Refusal {
        phrase,
        rule: rule.into(),
        cells: cells.into_iter().map(|at| at.to_string()).collect(),
    }
}
