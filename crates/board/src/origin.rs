//! Disambiguation in move texts: the file or the rank of the origin, or both, where another piece
//! of the same kind could make the move too.
//!
//! ```
//! use klubovna_board::{chess::{Bitboard, Square}, origin};
//!
//! let [a1, h1, a8]: [Square; 3] = ["a1".parse()?, "h1".parse()?, "a8".parse()?];
//! assert_eq!(origin::write(a1, Bitboard::EMPTY), "");
//! assert_eq!(origin::write(a1, Bitboard::of(h1)), "a");
//! assert_eq!(origin::write(a1, Bitboard::of(a8)), "1");
//! assert_eq!(origin::read("1"), Some(Bitboard::rank(a1.rank())));
//! # Ok::<(), klubovna_board::BadCell>(())
//! ```

use crate::{Cell, CellSet, File, Rank};

/// The disambiguation of a piece on `from` from equal pieces on `others`: empty where there are
/// none, else the file where that is enough, else the rank where that is, else both.
pub fn write<const W: u8, const H: u8>(from: Cell<W, H>, others: CellSet<W, H>) -> String {
    let same_file = others.meets(CellSet::file(from.file()));
    let same_rank = others.meets(CellSet::rank(from.rank()));
    let file = !others.is_empty() && (!same_file || same_rank);
    let mut text = String::new();
    if file {
        text.push(from.file().to_char());
    }
    if same_file {
        text.push(from.rank().to_char());
    }
    text
}

/// The cells that a disambiguation allows, all of them for an empty text; `None` for any other
/// text.
pub fn read<const W: u8, const H: u8>(text: &str) -> Option<CellSet<W, H>> {
    let mut letters = text.chars().peekable();
    let mut from = CellSet::ALL;
    if let Some(file) = letters.peek().copied().and_then(File::from_char) {
        from &= CellSet::file(file);
        letters.next();
    }
    if let Some(rank) = letters.next() {
        from &= CellSet::rank(Rank::from_char(rank)?);
    }
    letters.next().is_none().then_some(from)
}
