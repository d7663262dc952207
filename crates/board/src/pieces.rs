//! The pieces on a board, as sets of cells.

use klubovna_rules::Side;
use klubovna_text::Piece;

use crate::{Cell, CellSet};

/// What stands where on a board: a set of cells for each of so many kinds, and one for each
/// side.
///
/// ```
/// use klubovna_board::chess::Square;
/// use klubovna_board::Pieces;
/// use klubovna_rules::Side;
/// use klubovna_text::ids;
///
/// ids! {
///     enum Kind: Piece {
///         Rook => "rook",
///         Pawn => "pawn",
///     }
/// }
///
/// let e4: Square = "e4".parse()?;
/// let mut pieces = Pieces::<Kind, 8, 8, 2>::default();
/// pieces.toggle(Kind::Pawn, Side::SECOND, e4);
/// assert_eq!(pieces.at(e4), Some((Kind::Pawn, Side::SECOND)));
/// assert!(pieces.of(Side::SECOND, Kind::Rook).is_empty());
/// # Ok::<(), klubovna_board::BadCell>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pieces<K, const W: u8, const H: u8, const KINDS: usize> {
    kinds: [CellSet<W, H>; KINDS],
    sides: [CellSet<W, H>; 2],
    known: std::marker::PhantomData<K>,
}

impl<K, const W: u8, const H: u8, const KINDS: usize> Default for Pieces<K, W, H, KINDS> {
    fn default() -> Self {
        Self {
            kinds: [CellSet::EMPTY; KINDS],
            sides: [CellSet::EMPTY; 2],
            known: std::marker::PhantomData,
        }
    }
}

impl<K: Piece, const W: u8, const H: u8, const KINDS: usize> Pieces<K, W, H, KINDS> {
    /// Puts a piece on an empty cell or takes it off again.
    #[inline]
    pub fn toggle(&mut self, kind: K, side: Side, cell: Cell<W, H>) {
        *side.of_mut(&mut self.sides) ^= CellSet::of(cell);
        if let Some(cells) = self.kinds.get_mut(kind.index()) {
            *cells ^= CellSet::of(cell);
        }
    }

    /// The cells of all pieces of one kind, both sides'.
    #[inline]
    pub fn kind(&self, kind: K) -> CellSet<W, H> {
        self.kinds.get(kind.index()).copied().unwrap_or_default()
    }

    /// The cells of all pieces of one side.
    #[inline]
    pub const fn side(&self, side: Side) -> CellSet<W, H> {
        side.of(self.sides)
    }

    /// The cells of the pieces of one side and kind.
    #[inline]
    pub fn of(&self, side: Side, kind: K) -> CellSet<W, H> {
        self.side(side) & self.kind(kind)
    }

    /// The occupied cells.
    #[inline]
    pub fn occupied(&self) -> CellSet<W, H> {
        let [first, second] = self.sides;
        first | second
    }

    /// The piece on a cell.
    #[inline]
    pub fn at(&self, cell: Cell<W, H>) -> Option<(K, Side)> {
        let mut kinds = K::ALL.iter().copied();
        let kind = kinds.find(|&kind| self.kind(kind).contains(cell))?;
        let side = Side(u8::from(self.side(Side::SECOND).contains(cell)));
        Some((kind, side))
    }

    /// Every piece with its cell, in order of the cells.
    pub fn all(&self) -> impl Iterator<Item = (Cell<W, H>, K, Side)> {
        let cells = self.occupied().into_iter();
        cells.filter_map(|cell| self.at(cell).map(|(kind, side)| (cell, kind, side)))
    }
}
