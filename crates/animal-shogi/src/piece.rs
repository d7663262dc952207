//! Pieces, how they move, and what they are called (section 2).

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::faults::ToArg;
use klubovna_tabletop::notation::Style;
use klubovna_tabletop::rules::Side;

/// A kind of piece. In hand every piece is only that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Pawn: one step forward.
    Chick,
    /// Lance: straight forward.
    Piglet,
    /// Knight: jumps.
    Rabbit,
    /// Silver.
    Cat,
    /// Gold.
    Dog,
    /// Bishop.
    Elephant,
    /// Rook.
    Giraffe,
    /// King.
    Lion,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::Chick,
        Self::Piglet,
        Self::Rabbit,
        Self::Cat,
        Self::Dog,
        Self::Elephant,
        Self::Giraffe,
        Self::Lion,
    ];

    /// The kinds that can be in a hand, in the order of position strings (section 14.1).
    pub const IN_HAND: [Self; 7] = [
        Self::Giraffe,
        Self::Elephant,
        Self::Dog,
        Self::Cat,
        Self::Rabbit,
        Self::Piglet,
        Self::Chick,
    ];

    #[inline]
    pub(crate) const fn of_code(code: u8) -> Self {
        Self::ALL[(code & 7) as usize]
    }

    /// 0 to 7: the lower bits of the code of a [`Piece`].
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self as u8
    }

    /// Whether it has another side to turn up (section 6.1).
    #[inline]
    pub const fn promotes(self) -> bool {
        !matches!(self, Self::Dog | Self::Lion)
    }

    /// How many there are of both sides together (section 2).
    #[inline]
    pub const fn most(self) -> u8 {
        match self {
            Self::Chick => 18,
            Self::Elephant | Self::Giraffe | Self::Lion => 2,
            _ => 4,
        }
    }

    /// What it counts in an impasse (section 9.1).
    #[inline]
    pub const fn points(self) -> u8 {
        match self {
            Self::Lion => 0,
            Self::Elephant | Self::Giraffe => 5,
            _ => 1,
        }
    }

    /// On so many of the last ranks it would have no further move (sections 6.2 and 7.2).
    #[inline]
    pub const fn dead_ranks(self) -> u8 {
        match self {
            Self::Chick | Self::Piglet => 1,
            Self::Rabbit => 2,
            _ => 0,
        }
    }

    /// The letter of position strings and Western notation, as a capital.
    #[inline]
    pub const fn letter(self) -> char {
        match self {
            Self::Chick => 'P',
            Self::Piglet => 'L',
            Self::Rabbit => 'N',
            Self::Cat => 'S',
            Self::Dog => 'G',
            Self::Elephant => 'B',
            Self::Giraffe => 'R',
            Self::Lion => 'K',
        }
    }

    /// The kind of a capital letter.
    #[inline]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The piece with its basic side up.
    #[inline]
    pub const fn plain(self) -> Piece {
        Piece::new(self, false)
    }

    /// The id of the unpromoted piece.
    #[inline]
    pub const fn id(self) -> &'static str {
        self.plain().id()
    }
}

/// A piece on the board: a kind, and which of its sides is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The kind that it is in hand.
    pub kind: Kind,
    /// Whether its promoted side is up.
    pub promoted: bool,
}

/// A step: files to the right and ranks forward, as the owner sees it.
pub type Step = (i8, i8);

const FORWARD: &[Step] = &[(0, 1)];
const JUMPS: &[Step] = &[(-1, 2), (1, 2)];
const CAT: &[Step] = &[(0, 1), (-1, 1), (1, 1), (-1, -1), (1, -1)];
const DOG: &[Step] = &[(0, 1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1)];
const STRAIGHT: &[Step] = &[(0, 1), (-1, 0), (1, 0), (0, -1)];
const DIAGONAL: &[Step] = &[(-1, 1), (1, 1), (-1, -1), (1, -1)];
const AROUND: &[Step] = &[
    (0, 1),
    (-1, 1),
    (1, 1),
    (-1, 0),
    (1, 0),
    (0, -1),
    (-1, -1),
    (1, -1),
];

impl Piece {
    /// Every piece, promoted ones behind the others.
    pub const ALL: [Self; 14] = [
        Self::new(Kind::Chick, false),
        Self::new(Kind::Piglet, false),
        Self::new(Kind::Rabbit, false),
        Self::new(Kind::Cat, false),
        Self::new(Kind::Dog, false),
        Self::new(Kind::Elephant, false),
        Self::new(Kind::Giraffe, false),
        Self::new(Kind::Lion, false),
        Self::new(Kind::Chick, true),
        Self::new(Kind::Piglet, true),
        Self::new(Kind::Rabbit, true),
        Self::new(Kind::Cat, true),
        Self::new(Kind::Elephant, true),
        Self::new(Kind::Giraffe, true),
    ];

    /// A kind with one of its sides up.
    #[inline]
    pub const fn new(kind: Kind, promoted: bool) -> Self {
        Self { kind, promoted }
    }

    /// 0 to 15: the kind in the lower three bits, promotion above.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.kind.code() | (self.promoted as u8) << 3
    }

    #[inline]
    pub(crate) const fn of_code(code: u8) -> Self {
        Self::new(Kind::of_code(code), code & 8 != 0)
    }

    /// Whether it can still promote.
    #[inline]
    pub const fn can_promote(self) -> bool {
        !self.promoted && self.kind.promotes()
    }

    /// Single steps and jumps (section 2.3).
    #[inline]
    pub const fn steps(self) -> &'static [Step] {
        match (self.kind, self.promoted) {
            (Kind::Chick, false) => FORWARD,
            (Kind::Rabbit, false) => JUMPS,
            (Kind::Cat, false) => CAT,
            (Kind::Chick | Kind::Piglet | Kind::Rabbit | Kind::Cat, true) | (Kind::Dog, _) => DOG,
            (Kind::Piglet | Kind::Elephant | Kind::Giraffe, false) => &[],
            (Kind::Elephant, true) => STRAIGHT,
            (Kind::Giraffe, true) => DIAGONAL,
            (Kind::Lion, _) => AROUND,
        }
    }

    /// Directions in which it goes any distance (section 2.3).
    #[inline]
    pub const fn slides(self) -> &'static [Step] {
        match (self.kind, self.promoted) {
            (Kind::Piglet, false) => FORWARD,
            (Kind::Elephant, _) => DIAGONAL,
            (Kind::Giraffe, _) => STRAIGHT,
            _ => &[],
        }
    }

    /// The id that a front end draws it by and names it by.
    #[inline]
    pub const fn id(self) -> &'static str {
        match (self.kind, self.promoted) {
            (Kind::Chick, false) => "chick",
            (Kind::Chick, true) => "hen",
            (Kind::Piglet, false) => "piglet",
            (Kind::Piglet, true) => "promoted-piglet",
            (Kind::Rabbit, false) => "rabbit",
            (Kind::Rabbit, true) => "promoted-rabbit",
            (Kind::Cat, false) => "cat",
            (Kind::Cat, true) => "promoted-cat",
            (Kind::Dog, _) => "dog",
            (Kind::Elephant, false) => "elephant",
            (Kind::Elephant, true) => "promoted-elephant",
            (Kind::Giraffe, false) => "giraffe",
            (Kind::Giraffe, true) => "promoted-giraffe",
            (Kind::Lion, _) => "lion",
        }
    }

    /// The letters of move text without the sign of promotion, and whether that sign
    /// goes before them (sections 14.3 and 14.4).
    #[inline]
    pub(crate) const fn name(self, style: Style) -> (&'static str, bool) {
        if let (Kind::Chick, true) = (self.kind, self.promoted) {
            match style {
                Style::English => return ("He", false),
                Style::Czech => return ("Sp", false),
                Style::Figurine => {}
            }
        }
        let [english, czech, western] = self.kind.names();
        let name = match style {
            Style::English => english,
            Style::Czech => czech,
            Style::Figurine => western,
        };
        (name, self.promoted)
    }

    /// The piece that letters of move text mean in any style; `plus` stood before them.
    #[inline]
    pub(crate) fn from_name(name: &str, plus: bool) -> Option<Self> {
        if matches!(name, "He" | "Sp") {
            return (!plus).then_some(Self::new(Kind::Chick, true));
        }
        let kind = match name {
            // Without the accent, as on a foreign keyboard.
            "Zi" => Some(Kind::Giraffe),
            _ => Kind::ALL
                .into_iter()
                .find(|kind| kind.names().contains(&name)),
        }?;
        (!plus || kind.promotes()).then_some(Self::new(kind, plus))
    }
}

impl Kind {
    /// English and Czech animal codes, and the Western letter.
    #[inline]
    const fn names(self) -> [&'static str; 3] {
        match self {
            Self::Chick => ["Ch", "Ku", "P"],
            Self::Piglet => ["Pi", "Pr", "L"],
            Self::Rabbit => ["Ra", "Za", "N"],
            Self::Cat => ["Ca", "Ko", "S"],
            Self::Dog => ["Do", "Pe", "G"],
            Self::Elephant => ["El", "Sl", "B"],
            Self::Giraffe => ["Gi", "Ži", "R"],
            Self::Lion => ["Li", "Le", "K"],
        }
    }
}

/// The letter of a side in position strings.
#[inline]
pub(crate) const fn side_letter(side: Side) -> char {
    if side.0 == 0 { 'b' } else { 'w' }
}

impl ToArg for Kind {
    fn to_arg(&self) -> Arg {
        self.plain().to_arg()
    }
}

impl ToArg for Piece {
    fn to_arg(&self) -> Arg {
        Arg::Piece(self.id().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_go_both_ways() {
        for piece in Piece::ALL {
            assert_eq!(Piece::of_code(piece.code()), piece);
        }
    }

    #[test]
    fn every_name_means_one_piece() {
        for piece in Piece::ALL {
            for style in [Style::English, Style::Czech, Style::Figurine] {
                let (name, plus) = piece.name(style);
                assert_eq!(Piece::from_name(name, plus), Some(piece), "{name}");
            }
        }
        assert_eq!(Piece::from_name("G", true), None);
        assert_eq!(Piece::from_name("Li", true), None);
        assert_eq!(Piece::from_name("He", true), None);
        assert_eq!(Piece::from_name("X", false), None);
    }
}
