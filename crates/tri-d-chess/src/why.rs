//! Why an attempt is no entry: the rule that forbids it, and the squares to look at.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::Position;
use klubovna_tabletop::view::{Phrase, Refusal, Step};

use crate::attack_boards::Place;
use crate::castling::Hindrance;
use crate::geometry::{Level, Square, Squares};
use crate::lines;
use crate::men::{Men, forward};
use crate::move_text::{board_entries, origins};
use crate::present::castling_id;
use crate::say::{board, cell, of_side, piece};
use crate::variants::{Rule, row_square};
use crate::{Action, Kind, TriD, Wing};

/// Attempts that mean something.
#[derive(Clone, Copy)]
enum Attempt {
    Square(Square),
    Move(Square, Square),
    Lift(Place),
    Carry(Place, Place),
    Castle(Wing),
}

fn read(steps: &[Step]) -> Option<Attempt> {
    let place = |name: &str| match Place::parse(name)? {
        (place, "") => Some(place),
        _ => None,
    };
    Some(match steps {
        [Step::Cell(at)] => Attempt::Square(Square::named(at)?),
        [Step::Cell(from), Step::Cell(to)] => {
            Attempt::Move(Square::named(from)?, Square::named(to)?)
        }
        [Step::Board(from)] => Attempt::Lift(place(from)?),
        [Step::Board(from), Step::Board(to)] => Attempt::Carry(place(from)?, place(to)?),
        [Step::Command(id)] => {
            let mut wings = Wing::BOTH.into_iter();
            Attempt::Castle(wings.find(|&wing| castling_id(wing) == id)?)
        }
        _ => return None,
    })
}

/// Whether a way of clicking a legal entry begins like that.
fn begins(position: &TriD, attempt: Attempt) -> bool {
    let castles = |wanted: &dyn Fn(Square, Square) -> bool| {
        Wing::BOTH.into_iter().any(|wing| {
            let squares = position.castling_squares(wing);
            squares.is_some_and(|[king, rook, ..]| wanted(king, rook))
                && position.allows(Action::Castle(wing))
        })
    };
    match attempt {
        Attempt::Square(at) => position.can_begin(at) || castles(&|king, _| king == at),
        Attempt::Move(from, to) => {
            origins(position, to).contains(from)
                || castles(&|king, rook| (king, rook) == (from, to))
        }
        Attempt::Lift(place) => position.can_lift(place),
        Attempt::Carry(from, to) => !board_entries(position, Some(from), to, from == to).is_empty(),
        Attempt::Castle(wing) => position.allows(Action::Castle(wing)),
    }
}

pub(crate) fn explain(position: &TriD, steps: &[Step]) -> Option<Refusal> {
    let attempt = read(steps)?;
    if position.outcome().is_some() {
        return refuse(Phrase::new("tri-d-chess-why-over"), "8", &[]);
    }
    if begins(position, attempt) {
        return None;
    }
    if let Some(at) = position.pending() {
        let phrase = of_side("tri-d-chess-why-promotion", position.side());
        return refuse(phrase.with("at", cell(at)), "4.7", &[at]);
    }
    if let Some(placing) = position.placing() {
        if position.draws_array() {
            return refuse(Phrase::new("tri-d-chess-why-drawn"), "10", &[]);
        }
        return placement(position, placing.kind, attempt);
    }
    match attempt {
        Attempt::Square(at) => man(position, at),
        Attempt::Move(from, to) => man(position, from).or_else(|| target(position, from, to)),
        Attempt::Lift(place) => lift(position, place),
        Attempt::Carry(from, to) => lift(position, from).or_else(|| carry(position, from, to)),
        Attempt::Castle(wing) => castle(position, wing),
    }
}

/// A place for a piece before the game.
fn placement(position: &TriD, kind: Kind, attempt: Attempt) -> Option<Refusal> {
    let Attempt::Square(at) = attempt else {
        return None;
    };
    let in_row = (0..8).any(|place| row_square(position.side(), place) == at);
    let code = if !in_row {
        "tri-d-chess-why-row"
    } else if position.man_at(at).is_some() {
        "tri-d-chess-why-place-taken"
    } else {
        "tri-d-chess-why-bishops"
    };
    let phrase = of_side(code, position.side()).with("piece", piece(kind));
    refuse(phrase.with("at", cell(at)), "10", &[at])
}

/// A man that was touched, although it cannot move.
fn man(position: &TriD, at: Square) -> Option<Refusal> {
    let (kind, side) = position.man_at(at)?;
    if side != position.side() {
        return refuse(
            of_side("tri-d-chess-why-not-yours", position.side()),
            "2.2",
            &[at],
        );
    }
    if position.can_begin(at) {
        return None;
    }
    let (code, rule) = if position.in_check() {
        ("tri-d-chess-why-parry", "6.1")
    } else if reach(position, kind, at).is_empty() {
        ("tri-d-chess-why-stuck", "3.4")
    } else if kind == Kind::King {
        ("tri-d-chess-why-king-shut", "6.1")
    } else {
        ("tri-d-chess-why-pinned", "6.1")
    };
    refuse(Phrase::new(code).with("piece", piece(kind)), rule, &[at])
}

/// Where a man could go if its king did not matter.
fn reach(position: &TriD, kind: Kind, at: Square) -> Squares {
    let own = *position.men().of_side(position.side());
    if kind == Kind::Pawn {
        position.pawn_targets(at, position.existing())
    } else {
        position
            .men()
            .reach(kind, at, position.existing(), position.rules())
            - own
    }
}

/// A square to which an own man was to go.
fn target(position: &TriD, from: Square, to: Square) -> Option<Refusal> {
    let (kind, side) = position.man_at(from)?;
    if from == to {
        return None;
    }
    let flat = !position.rules().has(Rule::M1);
    if flat && from.column() == to.column() {
        return refuse(Phrase::new("tri-d-chess-why-vertical"), "3.3", &[from, to]);
    }
    if !position.existing().contains(to) {
        return refuse(Phrase::new("tri-d-chess-why-void"), "3.5", &[from]);
    }
    if position.men().of_side(side).contains(to) {
        let taken = position.man_at(to).map_or(kind, |(kind, _)| kind);
        let phrase = Phrase::new("tri-d-chess-why-own").with("piece", piece(taken));
        return refuse(phrase.with("to", cell(to)), "3.2", &[from, to]);
    }
    if reach(position, kind, from).contains(to) {
        let men = position.after_move(kind, from, to, None);
        return check(position, &men, from);
    }
    if kind == Kind::Pawn {
        return pawn(position, from, to);
    }
    if flat && let Some(at) = between(position, kind, from, to) {
        let phrase = Phrase::new("tri-d-chess-why-blocked")
            .with("piece", piece(kind))
            .with("at", cell(at))
            .with("to", cell(to));
        return refuse(phrase, "3.4", &[from, at, to]);
    }
    let (code, rule) = match kind {
        _ if !flat => ("tri-d-chess-why-space", "10"),
        Kind::King => ("tri-d-chess-why-king", "3.6"),
        Kind::Queen => ("tri-d-chess-why-queen", "3.6"),
        Kind::Rook => ("tri-d-chess-why-rook", "3.6"),
        Kind::Bishop => ("tri-d-chess-why-bishop", "3.6"),
        Kind::Knight | Kind::Pawn => ("tri-d-chess-why-knight", "3.6"),
    };
    refuse(Phrase::new(code), rule, &[from, to])
}

/// The man in the way of one that otherwise could get there.
fn between(position: &TriD, kind: Kind, from: Square, to: Square) -> Option<Square> {
    let lines: &[&[usize]] = match kind {
        Kind::Queen => &[&lines::STRAIGHT, &lines::DIAGONAL],
        Kind::Rook => &[&lines::STRAIGHT],
        Kind::Bishop => &[&lines::DIAGONAL],
        _ => &[],
    };
    let mut directions = lines.iter().flat_map(|group| group.iter());
    let &direction =
        directions.find(|&&at| lines::ray(from.column(), at) & to.column().bit() != 0)?;
    let column = lines::blocker(from.column(), direction, position.men().columns())?;
    position.men().all().within(column.bit()).first()
}

fn pawn(position: &TriD, from: Square, to: Square) -> Option<Refusal> {
    let ahead = forward(position.side(), position.rules());
    let next = from.column().offset(ahead);
    let second = next.and_then(|next| next.offset(ahead));
    let occupied = position.men().columns();
    let taken = position.man_at(to).is_some();
    let (code, rule) = if position.rules().has(Rule::M1) {
        ("tri-d-chess-why-space", "10")
    } else if next == Some(to.column()) && taken {
        ("tri-d-chess-why-pawn-ahead", "4.2")
    } else if second == Some(to.column()) && taken {
        ("tri-d-chess-why-pawn-ahead", "4.3")
    } else if second == Some(to.column()) && !position.is_fresh(from) {
        ("tri-d-chess-why-not-fresh", "4.3")
    } else if second == Some(to.column()) && next.is_some_and(|at| occupied & at.bit() != 0) {
        ("tri-d-chess-why-pawn-blocked", "4.3")
    } else if crate::men::pawn_columns(
        from.column(),
        crate::men::captures(position.side(), position.rules(), 1),
    ) & to.column().bit()
        != 0
    {
        ("tri-d-chess-why-pawn-capture", "4.4")
    } else {
        ("tri-d-chess-why-pawn", "4.2")
    };
    refuse(Phrase::new(code), rule, &[from, to])
}

/// What attacks the own king among these men.
fn check(position: &TriD, men: &Men, moved: Square) -> Option<Refusal> {
    let side = position.side();
    let king = men.king(side)?;
    let attackers = men.attackers(side.other(), king, position.rules());
    let from = attackers.first()?;
    let (attacker, _) = men.at(from)?;
    let code = if position.in_check() {
        "tri-d-chess-why-still-check"
    } else {
        "tri-d-chess-why-check"
    };
    let phrase = Phrase::new(code)
        .with("piece", piece(attacker))
        .with("at", cell(from));
    refuse(phrase, "6.1", &[moved, from])
}

/// A board that was touched, although it cannot move.
fn lift(position: &TriD, place: Place) -> Option<Refusal> {
    let side = position.side();
    let boards = position.boards();
    if !boards.has(place) {
        return None;
    }
    if position.can_lift(place) {
        return None;
    }
    let aboard = position.men().all() & Level::Attack(place).squares();
    let cells: Vec<Square> = aboard.into_iter().collect();
    let marked = boards.owner(place) == Some(side);
    let phrase = |code| Phrase::new(code).with("board", board(place));
    if cells.len() > 1 {
        let count = Arg::Number(cells.len() as i32);
        return refuse(
            phrase("tri-d-chess-why-full").with("count", count),
            "5.1",
            &cells,
        );
    }
    if boards.owner(place).is_none() && cells.is_empty() {
        return refuse(phrase("tri-d-chess-why-neutral"), "10", &[]);
    }
    if position.rules().has(Rule::A5) && !marked {
        return refuse(phrase("tri-d-chess-why-not-marked"), "10", &cells);
    }
    if position.movable(place).is_none() {
        let code = if cells.is_empty() {
            "tri-d-chess-why-their-board"
        } else {
            "tri-d-chess-why-their-man"
        };
        return refuse(phrase(code), "5.2", &cells);
    }
    let options = position.rules();
    let loaded = !cells.is_empty();
    if options
        .board_targets(boards, side, place, loaded)
        .next()
        .is_none()
    {
        return refuse(phrase("tri-d-chess-why-no-pin"), "5.3", &cells);
    }
    let code = if position.in_check() {
        "tri-d-chess-why-board-parry"
    } else {
        "tri-d-chess-why-board-check"
    };
    refuse(phrase(code), "5.7", &cells)
}

/// A place to which a board was to go.
fn carry(position: &TriD, from: Place, to: Place) -> Option<Refusal> {
    let options = position.rules();
    let cells: Vec<Square> = position.movable(from)?.into_iter().collect();
    let loaded = !cells.is_empty();
    let phrase = |code| {
        Phrase::new(code)
            .with("board", board(from))
            .with("to", board(to))
    };
    let (pin, end) = (from.pin(), to.pin());
    let (code, rule) = if from == to {
        return None;
    } else if position.boards().has(to) {
        ("tri-d-chess-why-pin-taken", "5.3")
    } else if to.is_inverted() != from.is_inverted() && loaded {
        ("tri-d-chess-why-turn-over", "10")
    } else if pin != end && !options.adjacent(pin, end) {
        ("tri-d-chess-why-not-adjacent", "5.3")
    } else if pin != end && !options.direction_allows(position.side(), pin, end, loaded) {
        if loaded {
            ("tri-d-chess-why-loaded-back", "5.4")
        } else {
            ("tri-d-chess-why-empty-forward", "10")
        }
    } else if !loaded && !position.in_check() {
        ("tri-d-chess-why-release", "4.7")
    } else {
        ("tri-d-chess-why-board-check", "5.7")
    };
    refuse(phrase(code), rule, &cells)
}

fn castle(position: &TriD, wing: Wing) -> Option<Refusal> {
    let hindrance = position.may_castle(wing).err()?;
    let (code, rule, at) = match hindrance {
        Hindrance::NoRight => ("tri-d-chess-why-no-right", "7.2", None),
        Hindrance::FirstMove => ("tri-d-chess-why-first-move", "7.2", None),
        Hindrance::NoSquare => ("tri-d-chess-why-no-square", "7.3", None),
        Hindrance::Blocked(at) => ("tri-d-chess-why-castle-blocked", "7.4", Some(at)),
        Hindrance::Attacked(at) => ("tri-d-chess-why-castle-attacked", "7.4", Some(at)),
    };
    let phrase = match at {
        Some(at) => Phrase::new(code).with("at", cell(at)),
        None => Phrase::new(code),
    };
    let cells: Vec<Square> = at.into_iter().collect();
    refuse(phrase, rule, &cells)
}

#[allow(clippy::unnecessary_wraps)] // Every caller returns it as it is.
fn refuse(phrase: Phrase, rule: &str, cells: &[Square]) -> Option<Refusal> {
    Some(Refusal {
        phrase,
        rule: rule.into(),
        cells: cells.iter().map(|at| at.name()).collect(),
    })
}
