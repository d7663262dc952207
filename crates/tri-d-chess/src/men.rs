//! The men as sets of squares, and what they attack: on the flat picture (section 3), or
//! in space (V.M.1).

use klubovna_tabletop::rules::Side;

use crate::geometry::{Column, SHEETS, Square, Squares, sheet_of};
use crate::lines;
use crate::variants::Rule;
use crate::{Kind, Options};

/// All men on the boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Men {
    kinds: [Squares; 6],
    sides: [Squares; 2],
}

impl Men {
    pub(crate) const NONE: Self = Self {
        kinds: [Squares::EMPTY; 6],
        sides: [Squares::EMPTY; 2],
    };

    pub(crate) const fn of_side(&self, side: Side) -> &Squares {
        &self.sides[side.index()]
    }

    pub(crate) const fn of_kind(&self, kind: Kind) -> &Squares {
        &self.kinds[kind.index()]
    }

    pub(crate) fn of(&self, side: Side, kind: Kind) -> Squares {
        self.kinds[kind.index()] & self.sides[side.index()]
    }

    pub(crate) fn all(&self) -> Squares {
        self.sides[0] | self.sides[1]
    }

    /// Every column with a man on any level.
    pub(crate) fn columns(&self) -> u64 {
        self.sides[0].columns() | self.sides[1].columns()
    }

    pub(crate) fn at(&self, square: Square) -> Option<(Kind, Side)> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.sides[side.index()].contains(square))?;
        let kind = Kind::ALL
            .into_iter()
            .find(|kind| self.kinds[kind.index()].contains(square))?;
        Some((kind, side))
    }

    pub(crate) const fn toggle(&mut self, kind: Kind, side: Side, square: Square) {
        self.kinds[kind.index()].toggle(square);
        self.sides[side.index()].toggle(square);
    }

    /// Takes whatever stands on a square off.
    pub(crate) fn clear(&mut self, square: Square) {
        for set in self.kinds.iter_mut().chain(&mut self.sides) {
            set.remove(square);
        }
    }

    pub(crate) fn king(&self, side: Side) -> Option<Square> {
        self.of(side, Kind::King).first()
    }

    /// Whether `side` attacks a square as the men stand (section 3.8).
    pub(crate) fn attack(&self, side: Side, at: Square, options: Options) -> bool {
        if options.has(Rule::M1) {
            return self.attack_in_space(side, at, options);
        }
        let column = at.column();
        let own = self.of_side(side);
        let here = |kind: Kind| (*self.of_kind(kind) & *own).columns();
        let queens = here(Kind::Queen);
        if lines::knight(column) & here(Kind::Knight) != 0
            || lines::king(column) & here(Kind::King) != 0
            || pawn_columns(column, captures(side, options, -1)) & here(Kind::Pawn) != 0
        {
            return true;
        }
        let occupied = self.columns();
        let (rooks, bishops) = (here(Kind::Rook) | queens, here(Kind::Bishop) | queens);
        rooks != 0 && lines::straight(column, occupied) & rooks != 0
            || bishops != 0 && lines::diagonal(column, occupied) & bishops != 0
    }

    /// The men of `side` that attack a square.
    pub(crate) fn attackers(&self, side: Side, at: Square, options: Options) -> Squares {
        let mut found = Squares::EMPTY;
        for from in *self.of_side(side) {
            if let Some((kind, _)) = self.at(from)
                && self.covers(kind, side, from, at, options)
            {
                found.toggle(from);
            }
        }
        found
    }

    /// Whether a man on `from` attacks `at`.
    pub(crate) fn covers(
        &self,
        kind: Kind,
        side: Side,
        from: Square,
        at: Square,
        options: Options,
    ) -> bool {
        let target = Squares::of(at);
        match kind {
            Kind::Pawn => pawn_captures(side, from, target, options),
            _ => self.reach(kind, from, target, options),
        }
        .contains(at)
    }

    /// The squares among `existing` to which a piece could go if they were all free.
    pub(crate) fn reach(
        &self,
        kind: Kind,
        from: Square,
        existing: Squares,
        options: Options,
    ) -> Squares {
        if options.has(Rule::M1) {
            return self.reach_in_space(kind, from, existing);
        }
        existing.within(self.reach_columns(kind, from.column()))
    }

    fn reach_columns(&self, kind: Kind, from: Column) -> u64 {
        let occupied = self.columns();
        match kind {
            Kind::King => lines::king(from),
            Kind::Queen => lines::straight(from, occupied) | lines::diagonal(from, occupied),
            Kind::Rook => lines::straight(from, occupied),
            Kind::Bishop => lines::diagonal(from, occupied),
            Kind::Knight => lines::knight(from),
            Kind::Pawn => 0,
        }
    }

    /// The empty squares among `existing` to which a pawn steps: single, and double.
    pub(crate) fn pawn_steps(
        &self,
        side: Side,
        from: Square,
        existing: Squares,
        fresh: bool,
        options: Options,
    ) -> [Squares; 2] {
        let free = existing - self.all();
        if options.has(Rule::M1) {
            return self.steps_in_space(side, from, free, fresh, options);
        }
        let ahead = forward(side, options);
        let mut steps = [Squares::EMPTY; 2];
        if let Some(next) = from.column().offset(ahead) {
            steps[0] = free.within(next.bit());
            if fresh
                && self.columns() & next.bit() == 0
                && let Some(second) = next.offset(ahead)
            {
                steps[1] = free.within(second.bit());
            }
        }
        steps
    }
}

/// The squares among `existing` that a pawn attacks.
pub(crate) fn pawn_captures(
    side: Side,
    from: Square,
    existing: Squares,
    options: Options,
) -> Squares {
    if options.has(Rule::M1) {
        let mut found = Squares::EMPTY;
        for vector in space_captures(side, options) {
            if let Some(at) = Cell::of(from).offset(vector).and_then(Cell::square)
                && existing.contains(at)
            {
                found.toggle(at);
            }
        }
        return found;
    }
    existing.within(pawn_columns(from.column(), captures(side, options, 1)))
}

/// One step ahead (sections 4.1 and V.P7).
pub(crate) const fn forward(side: Side, options: Options) -> (i8, i8) {
    let ahead = if side.index() == 0 { 1 } else { -1 };
    if options.sideways() {
        (ahead, 0)
    } else {
        (0, ahead)
    }
}

/// Where a pawn captures; with `sign` -1 where it captures from.
pub(crate) const fn captures(side: Side, options: Options, sign: i8) -> [(i8, i8); 2] {
    let (files, ranks) = forward(side, options);
    let (files, ranks) = (files * sign, ranks * sign);
    if options.sideways() {
        [(files, -1), (files, 1)]
    } else {
        [(-1, ranks), (1, ranks)]
    }
}

pub(crate) fn pawn_columns(from: Column, vectors: [(i8, i8); 2]) -> u64 {
    vectors
        .into_iter()
        .filter_map(|vector| from.offset(vector))
        .fold(0, |set, column| set | column.bit())
}

// V.M.1: vectors are files, ranks, heights.

type Vector = (i8, i8, i8);

/// The three axes: along a rank, along a file, and up the slant on which boards rise.
const AXES: [Vector; 3] = [(1, 0, 0), (0, 1, 0), (0, 1, 1)];

/// A place in space, with or without a square.
#[derive(Clone, Copy)]
struct Cell(Column, i8);

impl Cell {
    const fn of(square: Square) -> Self {
        Self(square.column(), square.height())
    }

    fn offset(self, (files, ranks, heights): Vector) -> Option<Self> {
        let height = self.1 + heights;
        let column = self.0.offset((files, ranks))?;
        (-1..=5).contains(&height).then_some(Self(column, height))
    }

    /// The square that is or could be here.
    fn square(self) -> Option<Square> {
        let square = Square::new(sheet_of(self.1), self.0);
        debug_assert!(square.sheet() < SHEETS);
        (square.height() == self.1).then_some(square)
    }
}

const fn sum(first: Vector, scale: i8, second: Vector) -> Vector {
    (
        first.0 + scale * second.0,
        first.1 + scale * second.1,
        first.2 + scale * second.2,
    )
}

/// The vectors `first * axis + second * other axis` with all signs; with `second` 0
/// those of one axis alone.
fn vectors(first: i8, second: i8) -> impl Iterator<Item = Vector> {
    let origin = (0, 0, 0);
    (0..9).flat_map(move |pair| {
        let (one, other) = (pair / 3, pair % 3);
        let wanted = if second == 0 {
            one == other
        } else {
            // Where both go equally far, each pair of axes counts once.
            one != other && (first != second || one < other)
        };
        let signs: &[(i8, i8)] = match (wanted, second) {
            (false, _) => &[],
            (true, 0) => &[(1, 0), (-1, 0)],
            (true, _) => &[(1, 1), (1, -1), (-1, 1), (-1, -1)],
        };
        signs.iter().map(move |&(plus, minus)| {
            let along = sum(origin, plus * first, AXES[one]);
            sum(along, minus * second, AXES[other])
        })
    })
}

fn straight() -> impl Iterator<Item = Vector> {
    vectors(1, 0)
}

fn diagonal() -> impl Iterator<Item = Vector> {
    vectors(1, 1)
}

/// A vector turned the way a side's pawns go.
const fn turned((files, ranks, heights): Vector, side: Side, options: Options) -> Vector {
    if side.index() == 0 {
        (files, ranks, heights)
    } else if options.sideways() {
        (-files, ranks, heights)
    } else {
        (-files, -ranks, -heights)
    }
}

fn space_captures(side: Side, options: Options) -> impl Iterator<Item = Vector> {
    let vectors: &[Vector] = if options.sideways() {
        &[(1, 1, 0), (1, -1, 0), (1, 1, 1), (1, -1, -1)]
    } else {
        &[(1, 1, 0), (-1, 1, 0), (0, 2, 1)]
    };
    vectors
        .iter()
        .map(move |&vector| turned(vector, side, options))
}

impl Men {
    fn reach_in_space(&self, kind: Kind, from: Square, existing: Squares) -> Squares {
        let mut found = Squares::EMPTY;
        let mut go = |vector, far| {
            self.walk(from, vector, far, |at| {
                if existing.contains(at) {
                    found |= Squares::of(at);
                }
            });
        };
        let far = kind != Kind::King;
        if kind == Kind::Knight {
            vectors(2, 1).for_each(|vector| go(vector, false));
        }
        if matches!(kind, Kind::King | Kind::Queen | Kind::Rook) {
            straight().for_each(|vector| go(vector, far));
        }
        if matches!(kind, Kind::King | Kind::Queen | Kind::Bishop) {
            diagonal().for_each(|vector| go(vector, far));
        }
        found
    }

    /// Visits the squares (or their empty places) on a line up to the first man.
    fn walk(&self, from: Square, vector: Vector, far: bool, mut visit: impl FnMut(Square)) {
        let mut cell = Cell::of(from);
        while let Some(next) = cell.offset(vector) {
            cell = next;
            if let Some(at) = next.square() {
                visit(at);
                if self.all().contains(at) {
                    return;
                }
            }
            if !far {
                return;
            }
        }
    }

    fn attack_in_space(&self, side: Side, at: Square, options: Options) -> bool {
        let everywhere = self.all();
        let own = *self.of_side(side);
        // Every vector has its opposite, so pieces look back the way they came.
        let pieces = [
            (Kind::Rook, Kind::Queen),
            (Kind::Bishop, Kind::Queen),
            (Kind::Knight, Kind::Knight),
            (Kind::King, Kind::King),
        ];
        pieces.iter().any(|&(kind, too)| {
            let seen = self.reach_in_space(kind, at, everywhere) & own;
            seen.meets(self.of_kind(kind)) || seen.meets(self.of_kind(too))
        }) || space_captures(side, options).any(|(files, ranks, heights)| {
            let from = Cell::of(at).offset((-files, -ranks, -heights));
            let from = from.and_then(Cell::square);
            from.is_some_and(|from| own.contains(from) && self.of_kind(Kind::Pawn).contains(from))
        })
    }

    fn steps_in_space(
        &self,
        side: Side,
        from: Square,
        free: Squares,
        fresh: bool,
        options: Options,
    ) -> [Squares; 2] {
        let vectors: &[Vector] = if options.sideways() {
            &[(1, 0, 0)]
        } else {
            &[(0, 1, 0), (0, 1, 1)]
        };
        let mut steps = [Squares::EMPTY; 2];
        for &vector in vectors {
            let vector = turned(vector, side, options);
            let Some(next) = Cell::of(from).offset(vector) else {
                continue;
            };
            let blocked = next.square().is_some_and(|at| self.all().contains(at));
            let second = next.offset(vector).filter(|_| fresh && !blocked);
            for (set, cell) in steps.iter_mut().zip([Some(next), second]) {
                if let Some(at) = cell.and_then(Cell::square)
                    && free.contains(at)
                {
                    *set |= Squares::of(at);
                }
            }
        }
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_in_space_are_those_of_v_m_1() {
        assert_eq!(straight().count(), 6);
        assert_eq!(diagonal().count(), 12);
        assert_eq!(vectors(2, 1).count(), 24);
        for vector in [(1, 1, 0), (1, 1, 1), (1, -1, -1), (0, 0, 1), (0, 2, 1)] {
            assert!(diagonal().any(|known| known == vector), "{vector:?}");
        }
        for vector in [
            (1, 2, 0),
            (2, 1, 1),
            (0, 3, 1),
            (1, 2, 2),
            (0, 3, 2),
            (0, -1, 1),
        ] {
            assert!(vectors(2, 1).any(|known| known == vector), "{vector:?}");
        }
        assert!(straight().any(|known| known == (0, -1, -1)));
    }
}
