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
        self.sight(side)
            .attacks(at.column(), self.columns(), options)
    }

    /// The men of `side` by what they attack on the flat picture.
    pub(crate) fn sight(&self, side: Side) -> Sight {
        let own = self.of_side(side);
        let here = |kind: Kind| (*self.of_kind(kind) & *own).columns();
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
        existing.within(lines::of_piece(kind, from.column(), self.columns()))
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

/// The columns of one side's men.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    side: Side,
    pawns: u64,
    knights: u64,
    kings: u64,
    straight: u64,
    diagonal: u64,
}

impl Sight {
    /// Whether one of the men attacks a column when men stand in those `occupied`.
    pub(crate) fn attacks(&self, column: Column, occupied: u64, options: Options) -> bool {
        let pawns = pawn_columns(column, captures(self.side, options, -1));
        lines::knight(column) & self.knights | lines::king(column) & self.kings | pawns & self.pawns
            != 0
            || self.straight != 0 && lines::straight(column, occupied) & self.straight != 0
            || self.diagonal != 0 && lines::diagonal(column, occupied) & self.diagonal != 0
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
/// those of one axis alone. Where both go equally far, each pair of axes counts once.
const fn vectors<const COUNT: usize>(first: i8, second: i8) -> [Vector; COUNT] {
    const SIGNS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let mut found = [(0, 0, 0); COUNT];
    let (mut at, mut pair) = (0, 0);
    while pair < 9 {
        let (one, other) = (pair / 3, pair % 3);
        let wanted = if second == 0 {
            one == other
        } else {
            one != other && (first != second || one < other)
        };
        let mut sign = 0;
        while wanted && sign < 4 {
            let (plus, minus) = SIGNS[sign];
            let along = sum((0, 0, 0), plus * first, AXES[one]);
            found[at] = sum(along, minus * second, AXES[other]);
            at += 1;
            sign += if second == 0 { 2 } else { 1 };
        }
        pair += 1;
    }
    found
}

static STRAIGHT: [Vector; 6] = vectors(1, 0);
static DIAGONAL: [Vector; 12] = vectors(1, 1);
static KNIGHT: [Vector; 24] = vectors(2, 1);

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
        let occupied = self.all();
        let mut found = Squares::EMPTY;
        let lines: [&[Vector]; 2] = match kind {
            Kind::King | Kind::Queen => [&STRAIGHT, &DIAGONAL],
            Kind::Rook => [&STRAIGHT, &[]],
            Kind::Bishop => [&DIAGONAL, &[]],
            Kind::Knight => [&KNIGHT, &[]],
            Kind::Pawn => [&[], &[]],
        };
        let far = !matches!(kind, Kind::King | Kind::Knight);
        for &vector in lines.into_iter().flatten() {
            let mut cell = Cell::of(from);
            while let Some(next) = cell.offset(vector) {
                cell = next;
                let mut stopped = !far;
                if let Some(at) = next.square() {
                    if existing.contains(at) {
                        found |= Squares::of(at);
                    }
                    stopped |= occupied.contains(at);
                }
                if stopped {
                    break;
                }
            }
        }
        found
    }

    fn attack_in_space(&self, side: Side, at: Square, options: Options) -> bool {
        let own = *self.of_side(side);
        // Every vector has its opposite, so pieces look back the way they came.
        [
            (Kind::Rook, Kind::Queen),
            (Kind::Bishop, Kind::Queen),
            (Kind::Knight, Kind::Knight),
            (Kind::King, Kind::King),
        ]
        .iter()
        .any(|&(kind, too)| {
            let theirs = (*self.of_kind(kind) | *self.of_kind(too)) & own;
            !theirs.is_empty() && self.reach_in_space(kind, at, theirs).meets(&theirs)
        }) || space_captures(side, options).any(|(files, ranks, heights)| {
            let from = Cell::of(at).offset((-files, -ranks, -heights));
            let from = from.and_then(Cell::square);
            from.is_some_and(|from| own.contains(from) && self.of_kind(Kind::Pawn).contains(from))
        })
    }

    /// The men that stand next to `at` on any line: leaving may open it.
    pub(crate) fn in_view(&self, at: Square, options: Options) -> Squares {
        self.reach(Kind::Queen, at, self.all(), options)
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
        for vectors in [&STRAIGHT[..], &DIAGONAL, &KNIGHT] {
            for (at, vector) in vectors.iter().enumerate() {
                assert!(!vectors[..at].contains(vector), "{vector:?} twice");
                assert_ne!(*vector, (0, 0, 0));
            }
        }
        for vector in [(1, 1, 0), (1, 1, 1), (1, -1, -1), (0, 0, 1), (0, 2, 1)] {
            assert!(DIAGONAL.contains(&vector), "{vector:?}");
        }
        for vector in [
            (1, 2, 0),
            (2, 1, 1),
            (0, 3, 1),
            (1, 2, 2),
            (0, 3, 2),
            (0, -1, 1),
        ] {
            assert!(KNIGHT.contains(&vector), "{vector:?}");
        }
        assert!(STRAIGHT.contains(&(0, -1, -1)));
    }
}
