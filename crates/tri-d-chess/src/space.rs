//! V.M.1: pieces move in space along ranks, files, and the slant on which the boards rise.

use klubovna_rules::Side;

use crate::geometry::{Column, Sheet, Square, Squares};
use crate::pieces::Pieces;
use crate::{Kind, Options};

type Vector = (i8, i8, i8);

/// A place in space, with or without a square.
#[derive(Clone, Copy)]
struct Spot(Column, i8);

impl Spot {
    const fn of(square: Square) -> Self {
        Self(square.column(), square.height())
    }

    fn offset(self, (files, ranks, heights): Vector) -> Option<Self> {
        let height = self.1 + heights;
        let column = self.0.offset(files, ranks)?;
        (-1..=5).contains(&height).then_some(Self(column, height))
    }

    /// The square that is or could be here.
    fn square(self) -> Option<Square> {
        let square = Square::new(Sheet::of(self.1), self.0);
        (square.height() == self.1).then_some(square)
    }
}

/// The steps along all three axes whose squares add up to `square`.
const fn vectors<const COUNT: usize>(square: i8) -> [Vector; COUNT] {
    let mut found = [(0, 0, 0); COUNT];
    let (mut at, mut step) = (0, 0);
    while step < 125 {
        let (along, up, slant) = (step / 25 - 2, step / 5 % 5 - 2, step % 5 - 2);
        if along * along + up * up + slant * slant == square {
            found[at] = (along, up + slant, slant);
            at += 1;
        }
        step += 1;
    }
    found
}

static STRAIGHT: [Vector; 6] = vectors(1);
static DIAGONAL: [Vector; 12] = vectors(1 + 1);
static KNIGHT: [Vector; 24] = vectors(4 + 1);

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

/// Where White's pawns capture.
const fn captures(options: Options) -> &'static [Vector] {
    if options.sideways() {
        &[(1, 1, 0), (1, -1, 0), (1, 1, 1), (1, -1, -1)]
    } else {
        &[(1, 1, 0), (-1, 1, 0), (0, 2, 1)]
    }
}

/// The squares among `among` that a pawn attacks.
pub(crate) fn pawn_captures(side: Side, from: Square, among: Squares, rules: Options) -> Squares {
    let mut targets = Squares::EMPTY;
    for &vector in captures(rules) {
        let target = Spot::of(from).offset(turned(vector, side, rules));
        if let Some(at) = target.and_then(Spot::square) {
            targets |= Squares::of(at);
        }
    }
    targets & among
}

impl Pieces {
    pub(crate) fn reach_in_space(&self, kind: Kind, from: Square, among: Squares) -> Squares {
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
            let mut cell = Spot::of(from);
            while let Some(next) = cell.offset(vector) {
                cell = next;
                let mut stopped = !far;
                if let Some(at) = next.square() {
                    if among.contains(at) {
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

    pub(crate) fn attack_in_space(&self, side: Side, at: Square, options: Options) -> bool {
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
        }) || captures(options).iter().any(|&vector| {
            let (files, ranks, heights) = turned(vector, side, options);
            let from = Spot::of(at).offset((-files, -ranks, -heights));
            let from = from.and_then(Spot::square);
            from.is_some_and(|from| own.contains(from) && self.of_kind(Kind::Pawn).contains(from))
        })
    }

    pub(crate) fn steps_in_space(
        &self,
        side: Side,
        from: Square,
        free: Squares,
        fresh: bool,
        options: Options,
    ) -> Squares {
        let vectors: &[Vector] = if options.sideways() {
            &[(1, 0, 0)]
        } else {
            &[(0, 1, 0), (0, 1, 1)]
        };
        let mut steps = Squares::EMPTY;
        for &vector in vectors {
            let vector = turned(vector, side, options);
            let Some(next) = Spot::of(from).offset(vector) else {
                continue;
            };
            let first = next.square();
            let blocked = first.is_some_and(|at| self.all().contains(at));
            steps |= first.map_or(Squares::EMPTY, Squares::of);
            if fresh && !blocked {
                let second = next.offset(vector).and_then(Spot::square);
                steps |= second.map_or(Squares::EMPTY, Squares::of);
            }
        }
        steps & free
    }
}
