//! Letters of chess pieces. A piece is meant by the English capital: `K`, `Q`, `R`, `B`, `N`
//! or `P`.

use klubovna_rules::Side;
use klubovna_text::{Piece, Style};

use crate::{Cell, Direction, Pieces};

/// A kind of piece with the letters of chess.
///
/// ```
/// use klubovna_board::chess::ChessPiece;
/// use klubovna_rules::Side;
/// use klubovna_text::{Style, ids};
///
/// ids! {
///     enum Kind: Piece {
///         Rook => "rook",
///         Knight => "knight",
///     }
/// }
///
/// impl ChessPiece for Kind {}
///
/// assert_eq!(Kind::Knight.letter(Side::SECOND), 'n');
/// assert_eq!(Kind::from_letter('R'), Some((Kind::Rook, Side::FIRST)));
/// assert_eq!(Kind::Knight.symbol(Side::FIRST, Style::Czech), 'J');
/// ```
pub trait ChessPiece: Piece {
    /// The English capital, which follows from the [id](Piece::id).
    fn capital(self) -> char {
        match *self.id().as_bytes() {
            [b'k', b'n', ..] => 'N',
            [first, ..] => char::from(first.to_ascii_uppercase()),
            [] => char::default(),
        }
    }

    /// The directions in which it goes any distance.
    fn directions(self) -> &'static [Direction] {
        match self.capital() {
            'Q' => &Direction::ALL,
            'R' => &Direction::STRAIGHT,
            'B' => &Direction::DIAGONAL,
            _ => &[],
        }
    }

    /// The kind that a capital means.
    fn from_capital(capital: char) -> Option<Self> {
        let kind = Self::ALL.iter().find(|kind| kind.capital() == capital);
        kind.copied()
    }

    /// The letter of position strings: White's are capitals.
    fn letter(self, side: Side) -> char {
        cased(self.capital(), side)
    }

    /// The piece that a letter of a position string means.
    fn from_letter(letter: char) -> Option<(Self, Side)> {
        let (capital, side) = uncased(letter);
        Some((Self::from_capital(capital)?, side))
    }

    /// The letter of the piece in move text.
    fn symbol(self, side: Side, style: Style) -> char {
        symbol(self.capital(), side, style)
    }

    /// The kind that a letter of move text means: in `style` or, if it has no such letter, in English,
    /// Czech or as a figurine.
    fn from_symbol(symbol: char, style: Style) -> Option<Self> {
        from_symbol(symbol, style).and_then(Self::from_capital)
    }
}

impl<K: ChessPiece, const W: u8, const H: u8, const KINDS: usize> Pieces<K, W, H, KINDS> {
    /// The letter of the piece on a cell, as position strings write it.
    pub fn letter(&self, cell: Cell<W, H>) -> Option<char> {
        let (kind, side) = self.at(cell)?;
        Some(kind.letter(side))
    }
}

/// Of one piece.
type Letters = [char; 6];

/// The letters of the styles in their order, White's figurine before Black's.
///
/// A German pawn is no `B`, which is a bishop in codes and in English: it only has a letter where
/// pawns are placed or drawn.
const LETTERS: [Letters; 6] = [
    ['K', 'K', 'K', 'K', '♔', '♚'],
    ['Q', 'D', 'D', 'H', '♕', '♛'],
    ['R', 'V', 'T', 'W', '♖', '♜'],
    ['B', 'S', 'L', 'G', '♗', '♝'],
    ['N', 'J', 'S', 'S', '♘', '♞'],
    ['P', 'P', 'P', 'P', '♙', '♟'],
];

/// How move text writes a piece.
pub fn symbol(piece: char, side: Side, style: Style) -> char {
    let black = style == Style::Figurine && side != Side::FIRST;
    let row = LETTERS.iter().find(|[english, ..]| *english == piece);
    let letter = row.and_then(|letters| letters.get(style as usize + usize::from(black)));
    letter.copied().unwrap_or(piece)
}

/// The piece that move text means: in `style` or, if it has no such letter, in English, Czech or as a
/// figurine.
pub fn from_symbol(symbol: char, style: Style) -> Option<char> {
    let own = |letters: &&Letters| letters.get(style as usize) == Some(&symbol);
    let known = |letters: &&Letters| {
        let [english, czech, _, _, white, black] = **letters;
        [english, czech, white, black].contains(&symbol)
    };
    let mut rows = LETTERS.iter();
    let row = rows.clone().find(own).or_else(|| rows.find(known));
    row.map(|[english, ..]| *english)
}

/// How position strings write a side's piece: White's as a capital.
pub const fn cased(piece: char, side: Side) -> char {
    if side.index() == 0 {
        piece
    } else {
        piece.to_ascii_lowercase()
    }
}

/// The piece, as a capital, and the side that a letter of a position string means.
pub const fn uncased(letter: char) -> (char, Side) {
    let side = if letter.is_ascii_lowercase() {
        Side::SECOND
    } else {
        Side::FIRST
    };
    (letter.to_ascii_uppercase(), side)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for [piece, ..] in LETTERS {
            for side in Side::BOTH {
                for style in Style::ALL {
                    let letter = symbol(piece, side, style);
                    assert_eq!(
                        from_symbol(letter, style),
                        Some(piece),
                        "{letter} {style:?}"
                    );
                }
                assert_eq!(uncased(cased(piece, side)), (piece, side));
            }
        }
        assert_eq!(symbol('Q', Side::SECOND, Style::Czech), 'D');
        assert_eq!(symbol('R', Side::SECOND, Style::Figurine), '♜');
        assert_eq!(symbol('x', Side::FIRST, Style::German), 'x');
        assert_eq!(from_symbol('x', Style::English), None);
    }

    #[test]
    fn a_style_reads_its_own_letters_first_and_english_and_czech_ones_too() {
        let all = |letter| Style::ALL.map(|style| from_symbol(letter, style));
        let [bishop, knight, rook] = [Some('B'), Some('N'), Some('R')];
        assert_eq!(all('S'), [bishop, bishop, knight, knight, bishop]);
        assert_eq!(all('T'), [None, None, rook, None, None]);
        assert_eq!(all('W'), [None, None, None, rook, None]);
        for (letter, piece) in [('B', 'B'), ('D', 'Q'), ('J', 'N'), ('P', 'P'), ('♞', 'N')] {
            assert_eq!(all(letter), [Some(piece); 5], "{letter}");
        }
    }
}
