//! Handicaps (section 11): what the second player leaves in the box.

/// A handicap by its usual name. The giver is the second player and moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// An even game.
    #[default]
    None,
    /// The left piglet.
    Lance,
    /// The right piglet.
    RightLance,
    /// The elephant.
    Bishop,
    /// The giraffe.
    Rook,
    /// The giraffe and the left piglet.
    RookLance,
    /// The giraffe and the elephant.
    TwoPiece,
    /// These and both piglets.
    FourPiece,
    /// These and both rabbits.
    SixPiece,
    /// These and both cats.
    EightPiece,
    /// All but the lion and the chicks.
    TenPiece,
}

impl Handicap {
    /// Every handicap.
    pub const ALL: [Self; 11] = [
        Self::None,
        Self::Lance,
        Self::RightLance,
        Self::Bishop,
        Self::Rook,
        Self::RookLance,
        Self::TwoPiece,
        Self::FourPiece,
        Self::SixPiece,
        Self::EightPiece,
        Self::TenPiece,
    ];

    /// The name in options and records.
    #[inline]
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Lance => "lance",
            Self::RightLance => "right_lance",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::RookLance => "rook_lance",
            Self::TwoPiece => "two_piece",
            Self::FourPiece => "four_piece",
            Self::SixPiece => "six_piece",
            Self::EightPiece => "eight_piece",
            Self::TenPiece => "ten_piece",
        }
    }

    /// The squares of the set-up that stay empty.
    #[inline]
    pub const fn empty_squares(self) -> &'static [&'static str] {
        // Each list begins with the lists of the smaller handicaps.
        const ALL: [&str; 10] = ["8b", "2b", "1a", "9a", "2a", "8a", "3a", "7a", "4a", "6a"];
        match self {
            Self::None => &[],
            Self::Lance => &["1a"],
            Self::RightLance => &["9a"],
            Self::Bishop => &["2b"],
            Self::Rook => &["8b"],
            Self::RookLance => &["8b", "1a"],
            Self::TwoPiece => ALL.split_at(2).0,
            Self::FourPiece => ALL.split_at(4).0,
            Self::SixPiece => ALL.split_at(6).0,
            Self::EightPiece => ALL.split_at(8).0,
            Self::TenPiece => &ALL,
        }
    }

    /// Points that the giver's missing pieces count all the same (section 9.2).
    #[inline]
    pub const fn points(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Lance | Self::RightLance => 1,
            Self::Bishop | Self::Rook => 5,
            Self::RookLance => 6,
            Self::TwoPiece => 10,
            Self::FourPiece => 12,
            Self::SixPiece => 14,
            Self::EightPiece => 16,
            Self::TenPiece => 18,
        }
    }
}
