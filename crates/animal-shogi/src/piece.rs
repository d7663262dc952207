//! Pieces, how they move, and what they are called (section 2).
#![expect(
    clippy::indexing_slicing,
    reason = "the tables have a place for every kind"
)]

use klubovna_rules::Side;
use klubovna_text::{Arg, Style, ToArg};

/// A kind of piece. A piece in hand is a kind, never promoted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Chick, the pawn: one step forward.
    Chick,
    /// Piglet, the lance: straight forward.
    Piglet,
    /// Rabbit, the knight: jumps.
    Rabbit,
    /// Cat, the silver general.
    Cat,
    /// Dog, the gold general.
    Dog,
    /// Elephant, the bishop.
    Elephant,
    /// Giraffe, the rook.
    Giraffe,
    /// Lion, the king.
    Lion,
}

/// The properties of a kind.
struct Facts {
    letter: char,
    // English and Czech codes of the animals.
    codes: [&'static str; 2],
    // Unpromoted and promoted.
    ids: [&'static str; 2],
    most: u8,
    points: u8,
    dead_ranks: u8,
}

const fn facts(
    letter: char,
    codes: [&'static str; 2],
    ids: [&'static str; 2],
    [most, points, dead_ranks]: [u8; 3],
) -> Facts {
    Facts {
        letter,
        codes,
        ids,
        most,
        points,
        dead_ranks,
    }
}

static FACTS: [Facts; 8] = [
    facts('P', ["Ch", "Ku"], ["chick", "hen"], [18, 1, 1]),
    facts('L', ["Pi", "Pr"], ["piglet", "promoted-piglet"], [4, 1, 1]),
    facts('N', ["Ra", "Za"], ["rabbit", "promoted-rabbit"], [4, 1, 2]),
    facts('S', ["Ca", "Ko"], ["cat", "promoted-cat"], [4, 1, 0]),
    facts('G', ["Do", "Pe"], ["dog"; 2], [4, 1, 0]),
    facts(
        'B',
        ["El", "Sl"],
        ["elephant", "promoted-elephant"],
        [2, 5, 0],
    ),
    facts(
        'R',
        ["Gi", "Ži"],
        ["giraffe", "promoted-giraffe"],
        [2, 5, 0],
    ),
    facts('K', ["Li", "Le"], ["lion"; 2], [2, 0, 0]),
];

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

    /// The kind with this [`code`](Self::code); higher bits do not count.
    #[inline]
    pub const fn of_code(code: u8) -> Self {
        Self::ALL[(code & 7) as usize]
    }

    /// 0 to 7: the lower bits of the code of a [`Piece`].
    #[inline]
    pub const fn code(self) -> u8 {
        self as u8
    }

    #[inline]
    const fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// Whether it can promote (section 6.1).
    #[inline]
    pub const fn promotes(self) -> bool {
        !matches!(self, Self::Dog | Self::Lion)
    }

    /// The number of pieces of this kind in a set, both sides together (section 2).
    #[inline]
    pub const fn most(self) -> u8 {
        self.facts().most
    }

    /// Its points in an impasse (section 9.1).
    #[inline]
    pub const fn points(self) -> u8 {
        self.facts().points
    }

    /// The number of last ranks on which it would have no further move (sections 6.2 and 7.2).
    #[inline]
    pub const fn dead_ranks(self) -> u8 {
        self.facts().dead_ranks
    }

    /// The letter of position strings and Western notation, as a capital.
    #[inline]
    pub const fn letter(self) -> char {
        self.facts().letter
    }

    /// The letter of position strings: lower case for the second player.
    pub const fn letter_of(self, side: Side) -> char {
        let letter = self.letter();
        if side.0 == 0 {
            letter
        } else {
            letter.to_ascii_lowercase()
        }
    }

    /// The kind of a capital letter.
    #[inline]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|kind| kind.letter() == letter)
    }

    /// The unpromoted piece.
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

/// A piece on the board: a kind, promoted or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The kind that it has in hand.
    pub kind: Kind,
    /// Whether it is promoted.
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
#[rustfmt::skip]
const AROUND: &[Step] = &[(0, 1), (-1, 1), (1, 1), (-1, 0), (1, 0), (0, -1), (-1, -1), (1, -1)];

impl Piece {
    /// Every piece, promoted ones last.
    pub const ALL: [Self; 14] = {
        const CODES: [u8; 14] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14];
        let mut all = [Self::of_code(0); 14];
        let mut at = 0;
        while at < all.len() {
            all[at] = Self::of_code(CODES[at]);
            at += 1;
        }
        all
    };

    /// The piece of a kind, promoted or not.
    #[inline]
    pub const fn new(kind: Kind, promoted: bool) -> Self {
        Self { kind, promoted }
    }

    /// 0 to 15: the kind in the lower three bits, promotion above.
    #[inline]
    pub const fn code(self) -> u8 {
        self.kind.code() | (self.promoted as u8) << 3
    }

    /// The piece with this [`code`](Self::code).
    #[inline]
    pub const fn of_code(code: u8) -> Self {
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

    /// The id by which a front end draws and names it.
    #[inline]
    pub const fn id(self) -> &'static str {
        let [plain, promoted] = self.kind.facts().ids;
        if self.promoted { promoted } else { plain }
    }

    /// Writes the letters of move text (sections 14.3 and 14.4).
    pub(crate) fn push_name(self, text: &mut String, style: Style) {
        let Facts { codes, letter, .. } = self.kind.facts();
        let [english, czech] = if self == HEN { HEN_CODES } else { *codes };
        if self.promoted && (self != HEN || style == Style::Figurine) {
            text.push('+');
        }
        match style {
            Style::Czech => text.push_str(czech),
            Style::Figurine => text.push(*letter),
            _ => text.push_str(english),
        }
    }

    /// The piece that letters of move text mean in any style; `plus` stood before them.
    pub(crate) fn from_name(name: &str, plus: bool) -> Option<Self> {
        if HEN_CODES.contains(&name) {
            return (!plus).then_some(HEN);
        }
        // Czech letters are accepted without accents, too.
        let name = if name == "Zi" { "Ži" } else { name };
        let kind = Kind::ALL.iter().copied().find(|kind| {
            let Facts { codes, letter, .. } = kind.facts();
            codes.contains(&name) || name.chars().eq([*letter])
        })?;
        (!plus || kind.promotes()).then_some(Self::new(kind, plus))
    }
}

/// Only the promoted chick has a name of its own.
const HEN: Piece = Piece::new(Kind::Chick, true);
const HEN_CODES: [&str; 2] = ["He", "Sp"];

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
            for style in Style::ALL {
                let mut text = String::new();
                piece.push_name(&mut text, style);
                let name = text.trim_start_matches('+');
                assert_eq!(Piece::from_name(name, name != text), Some(piece), "{text}");
            }
        }
        assert_eq!(Piece::from_name("G", true), None);
        assert_eq!(Piece::from_name("Li", true), None);
        assert_eq!(Piece::from_name("He", true), None);
        assert_eq!(Piece::from_name("X", false), None);
    }
}
