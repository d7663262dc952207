//! The pieces as sets of squares, and what they attack: on the flat picture or in [space].

use std::ops::BitOr;

use klubovna_board::{CellSet, Direction, attacks};
use klubovna_rules::Side;

use crate::geometry::{Column, Columns, Square, Squares};
use crate::space;
use crate::variants::Rule;
use crate::{Kind, Options};

/// All pieces on the boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pieces {
    kinds: [Squares; 6],
    sides: [Squares; 2],
    // By side and kind: what follows from the squares, and is asked for far more often.
    columns: [[Columns; 6]; 2],
}

impl Pieces {
    pub(crate) const NONE: Self = Self {
        kinds: [Squares::EMPTY; 6],
        sides: [Squares::EMPTY; 2],
        columns: [[Columns::EMPTY; 6]; 2],
    };

    /// The squares of the pieces of a side.
    pub const fn of_side(&self, side: Side) -> &Squares {
        &self.sides[side.index()]
    }

    /// The squares of the pieces of a kind.
    pub const fn of_kind(&self, kind: Kind) -> &Squares {
        &self.kinds[kind as usize]
    }

    /// The squares of the pieces of a side and kind.
    pub fn of(&self, side: Side, kind: Kind) -> Squares {
        self.kinds[kind as usize] & self.sides[side.index()]
    }

    /// Whether that very piece stands on a square.
    pub(crate) const fn has(&self, side: Side, kind: Kind, at: Square) -> bool {
        self.of_kind(kind).contains(at) && self.of_side(side).contains(at)
    }

    #[inline]
    pub(crate) fn all(&self) -> Squares {
        self.sides[0] | self.sides[1]
    }

    /// Every column with a piece on any level.
    #[inline]
    pub fn columns(&self) -> Columns {
        self.columns_of_side(Side::FIRST) | self.columns_of_side(Side::SECOND)
    }

    /// Every column with a piece of a side.
    #[inline]
    pub fn columns_of_side(&self, side: Side) -> Columns {
        let columns = &self.columns[side.index()];
        columns.iter().fold(Columns::EMPTY, |all, &one| all | one)
    }

    /// Every column with a piece of a side and kind.
    pub const fn columns_of(&self, side: Side, kind: Kind) -> Columns {
        self.columns[side.index()][kind as usize]
    }

    /// The piece on a square.
    pub fn at(&self, square: Square) -> Option<(Kind, Side)> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.sides[side.index()].contains(square))?;
        let kind = Kind::ALL
            .iter()
            .find(|kind| self.kinds[**kind as usize].contains(square))?;
        Some((*kind, side))
    }

    /// Puts a piece on an empty square or takes it off again.
    pub(crate) fn toggle(&mut self, kind: Kind, side: Side, square: Square) {
        self.kinds[kind as usize].toggle(square);
        self.sides[side.index()].toggle(square);
        self.columns[side.index()][kind as usize] = self.of(side, kind).columns();
    }

    /// The squares on which something else stands than in other pieces.
    pub fn changed(&self, other: &Self) -> Squares {
        let both = |set: (&Squares, &Squares)| *set.0 ^ *set.1;
        let kinds = self.kinds.iter().zip(&other.kinds).map(both);
        let sides = self.sides.iter().zip(&other.sides).map(both);
        kinds.chain(sides).fold(Squares::EMPTY, BitOr::bitor)
    }

    /// Takes whatever stands on a square off.
    pub fn clear(&mut self, square: Square) {
        if let Some((kind, side)) = self.at(square) {
            self.toggle(kind, side, square);
        }
    }

    /// The square of a side's king.
    pub fn king(&self, side: Side) -> Option<Square> {
        let column = self.columns_of(side, Kind::King).first()?;
        self.of(side, Kind::King).in_column(column)
    }

    /// Whether `side` attacks a square as the pieces stand (section 3.8).
    pub(crate) fn attack(&self, side: Side, at: Square, options: Options) -> bool {
        if options.has(Rule::M1) {
            return self.attack_in_space(side, at, options);
        }
        self.sight(side)
            .attacks(at.column(), self.columns(), options)
    }

    /// The pieces of `side` by what they attack on the flat picture.
    pub(crate) fn sight(&self, side: Side) -> Sight {
        let here = |kind| self.columns_of(side, kind);
        let queens = here(Kind::Queen);
        Sight {
            side,
            pawns: here(Kind::Pawn),
            knights: here(Kind::Knight),
            kings: here(Kind::King),
            straight: here(Kind::Rook) | queens,
            diagonal: here(Kind::Bishop) | queens,
        }
    }

    /// A piece of `side` that attacks a square.
    pub(crate) fn attacker(&self, side: Side, at: Square, options: Options) -> Option<Square> {
        let mut pieces = self.of_side(side).into_iter();
        pieces.find(|&from| self.attacks(from, at, options))
    }

    /// Whether the piece on a square attacks another square.
    pub(crate) fn attacks(&self, from: Square, at: Square, options: Options) -> bool {
        let target = Squares::of(at);
        let seen = match self.at(from) {
            Some((Kind::Pawn, side)) => pawn_captures(side, from, target, options),
            Some((kind, _)) => self.reach(kind, from, target, options),
            None => Squares::EMPTY,
        };
        seen.contains(at)
    }

    /// The squares among `among` to which a piece could go if they were all free.
    pub fn reach(&self, kind: Kind, from: Square, among: Squares, options: Options) -> Squares {
        if options.has(Rule::M1) {
            return self.reach_in_space(kind, from, among);
        }
        among.within(attacks::of(kind, from.column(), self.columns()))
    }

    /// The pieces that stand next to `at` on any line: leaving may open it.
    pub(crate) fn in_view(&self, at: Square, options: Options) -> Squares {
        self.reach(Kind::Queen, at, self.all(), options)
    }

    /// Those of the `empty` squares to which a pawn steps, a fresh one twice.
    pub(crate) fn pawn_steps(
        &self,
        side: Side,
        from: Square,
        empty: Squares,
        fresh: bool,
        options: Options,
    ) -> Squares {
        if options.has(Rule::M1) {
            return self.steps_in_space(side, from, empty, fresh, options);
        }
        let ahead = pawn_direction(side, options);
        let next = Columns::of(from.column()).shift(ahead);
        let second = if fresh {
            (next - self.columns()).shift(ahead)
        } else {
            Columns::EMPTY
        };
        empty.within(next | second)
    }
}

/// The columns of one side's pieces.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    side: Side,
    pawns: Columns,
    knights: Columns,
    kings: Columns,
    straight: Columns,
    diagonal: Columns,
}

impl Sight {
    /// Whether one of the pieces attacks a column when pieces stand in those `occupied`.
    pub(crate) fn attacks(&self, column: Column, occupied: Columns, options: Options) -> bool {
        // A pawn is attacked by those that it could attack if it were the other side's.
        let pawns = pawn_attacks(self.side.other(), Columns::of(column), options);
        let near = attacks::knight(column) & self.knights
            | attacks::king(column) & self.kings
            | pawns & self.pawns;
        !near.is_empty()
            || !self.straight.is_empty() && attacks::rook(column, occupied).meets(self.straight)
            || !self.diagonal.is_empty() && attacks::bishop(column, occupied).meets(self.diagonal)
    }
}

/// The squares among `among` that a pawn attacks.
pub(crate) fn pawn_captures(side: Side, from: Square, among: Squares, rules: Options) -> Squares {
    if rules.has(Rule::M1) {
        return space::pawn_captures(side, from, among, rules);
    }
    among.within(pawn_attacks(side, Columns::of(from.column()), rules))
}

/// One step ahead (sections 4.1 and V.P7).
pub const fn pawn_direction(side: Side, options: Options) -> Direction {
    match (options.sideways(), side.index()) {
        (false, 0) => Direction::North,
        (false, _) => Direction::South,
        (true, 0) => Direction::East,
        (true, _) => Direction::West,
    }
}

/// The columns that pawns attack.
#[inline]
pub const fn pawn_attacks(side: Side, pawns: Columns, options: Options) -> Columns {
    let ahead = pawns.shift(pawn_direction(side, options));
    let (one, other) = if options.sideways() {
        (Direction::North, Direction::South)
    } else {
        (Direction::West, Direction::East)
    };
    CellSet(ahead.shift(one).0 | ahead.shift(other).0)
}
