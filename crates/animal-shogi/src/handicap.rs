//! Handicaps (section 11): pieces that the second player begins without.
#![expect(
    clippy::indexing_slicing,
    reason = "the table has a place for every handicap"
)]

use klubovna_text::ids;

use crate::square::Square;

ids! {
    /// A handicap by its usual name. The giver is the second player and moves first.
    #[derive(Default)]
    pub enum Handicap {
        /// An even game.
        #[default]
        None => "none",
        /// The left piglet.
        Lance => "lance",
        /// The right piglet.
        RightLance => "right_lance",
        /// The elephant.
        Bishop => "bishop",
        /// The giraffe.
        Rook => "rook",
        /// The giraffe and the left piglet.
        RookLance => "rook_lance",
        /// The giraffe and the elephant.
        TwoPiece => "two_piece",
        /// The giraffe, the elephant and both piglets.
        FourPiece => "four_piece",
        /// The giraffe, the elephant, both piglets and both rabbits.
        SixPiece => "six_piece",
        /// The giraffe, the elephant, both piglets, both rabbits and both cats.
        EightPiece => "eight_piece",
        /// All pieces but the lion and the chicks.
        TenPiece => "ten_piece",
    }
}

/// For each handicap the squares of the set-up that stay empty, and the points of the missing
/// pieces.
static GIVEN: [(&str, u8); 11] = [
    ("", 0),
    ("1a", 1),
    ("9a", 1),
    ("2b", 5),
    ("8b", 5),
    ("8b1a", 6),
    ("8b2b", 10),
    ("8b2b1a9a", 12),
    ("8b2b1a9a2a8a", 14),
    ("8b2b1a9a2a8a3a7a", 16),
    ("8b2b1a9a2a8a3a7a4a6a", 18),
];

impl Handicap {
    /// The squares of the set-up that stay empty.
    pub fn empty_squares(self) -> impl Iterator<Item = Square> {
        let (names, _) = GIVEN[self as usize];
        let starts = (0..names.len()).step_by(2);
        starts.filter_map(|start| names.get(start..start + 2)?.parse().ok())
    }

    /// The points of the missing pieces: they count for the giver (section 9.2).
    pub const fn points(self) -> u8 {
        GIVEN[self as usize].1
    }
}
