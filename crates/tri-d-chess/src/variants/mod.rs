//! The variants of section 10 as data, and how they combine.

mod arrays;
mod mix;
mod phase;

pub(crate) use arrays::{array, row_square, set_up};

use crate::Options;
use crate::options::SETUP;

/// A change of the rules that can be chosen for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// Empty boards go back or aside, loaded ones forward or aside.
    A1,
    /// A board with a man can be turned in place.
    A2,
    /// Other pins are adjacent.
    A21,
    /// Empty boards also hang upside down.
    A22,
    /// A pawn may become an attack board.
    A3,
    /// Two neutral boards more.
    A4,
    /// Boards go in steps of two levels on their own side.
    A5,
    /// Men move in space.
    M1,
}

impl Rule {
    /// Every rule, in the order of section 10.
    pub const ALL: [Self; 8] = [
        Self::A1,
        Self::A2,
        Self::A21,
        Self::A22,
        Self::A3,
        Self::A4,
        Self::A5,
        Self::M1,
    ];

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The name in position strings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A1 => "A1",
            Self::A2 => "A2",
            Self::A21 => "A2.1",
            Self::A22 => "A2.2",
            Self::A3 => "A3",
            Self::A4 => "A4",
            Self::A5 => "A5",
            Self::M1 => "M1",
        }
    }

    /// The id of the option.
    pub const fn id(self) -> &'static str {
        match self {
            Self::A1 => A1,
            Self::A2 => A2,
            Self::A21 => A21,
            Self::A22 => A22,
            Self::A3 => A3,
            Self::A4 => A4,
            Self::A5 => A5,
            Self::M1 => M1,
        }
    }
}

pub(crate) const A1: &str = "a1";
pub(crate) const A2: &str = "a2";
pub(crate) const A21: &str = "a21";
pub(crate) const A22: &str = "a22";
pub(crate) const A3: &str = "a3";
pub(crate) const A4: &str = "a4";
pub(crate) const A5: &str = "a5";
pub(crate) const M1: &str = "m1";
pub(crate) const P4: &str = "p4";

/// Ids of rules and set-ups that cannot be played together. Why is said by the message
/// `tri-d-chess-excluded-FIRST-SECOND`. In the set-up of V.P4 the men of V.M.1 see each other:
/// White would be mated before the first move.
pub const EXCLUDED: [(&str, &str); 3] = [(A21, A5), (A4, A5), (M1, P4)];

/// How the men stand at the start. One of them is always chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SetUp {
    /// Section 2.
    #[default]
    Standard,
    /// Bishops and knights change places.
    P1,
    /// King and queen in the middle.
    P2,
    /// Another one with king and queen in the middle.
    P3,
    /// All pieces on the attack boards.
    P4,
    /// One of 960 arrays for both players.
    P5,
    /// Each player an array of his own.
    P6,
    /// White at the queen's side, Black at the king's side.
    P7,
}

impl SetUp {
    /// Every set-up.
    pub const ALL: [Self; 8] = [
        Self::Standard,
        Self::P1,
        Self::P2,
        Self::P3,
        Self::P4,
        Self::P5,
        Self::P6,
        Self::P7,
    ];

    /// The value of the option.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::P1 => "p1",
            Self::P2 => "p2",
            Self::P3 => "p3",
            Self::P4 => P4,
            Self::P5 => "p5",
            Self::P6 => "p6",
            Self::P7 => "p7",
        }
    }

    /// The name in position strings, without numbers.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "",
            Self::P1 => "P1",
            Self::P2 => "P2",
            Self::P3 => "P3",
            Self::P4 => "P4",
            Self::P5 => "P5",
            Self::P6 => "P6",
            Self::P7 => "P7",
        }
    }
}

/// How sure one can be of what a variant says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The tournament rules say so.
    Rules,
    /// The author's text on variants says so.
    Source,
    /// The idea has a source; what it leaves open is settled in section 11.
    Settled,
    /// Reconstructed: the original was not found.
    Reconstruction,
    /// Reconstructed from little.
    LowConfidence,
}

impl Mark {
    /// The end of the message that tells players: `tri-d-chess-mark-…`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Source => "source",
            Self::Settled => "settled",
            Self::Reconstruction => "reconstruction",
            Self::LowConfidence => "low-confidence",
        }
    }
}

/// What is known about a variant. Its name, its rule text and its author are the message
/// of the option or of the value, and attributes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// What it changes.
    pub group: &'static str,
    /// The option that chooses it.
    pub field: &'static str,
    /// The value that does.
    pub value: &'static str,
    /// How sure its rules are.
    pub mark: Mark,
}

impl Variant {
    /// The id of the rule or of the set-up.
    pub const fn id(&self) -> &'static str {
        match self.value.as_bytes() {
            b"true" => self.field,
            _ => self.value,
        }
    }
}

/// Every variant, in the order of section 10.
pub const VARIANTS: [Variant; 16] = [
    board(A1, Mark::Settled),
    board(A2, Mark::Settled),
    board(A21, Mark::Settled),
    board(A22, Mark::Settled),
    board(A3, Mark::Settled),
    board(A4, Mark::Settled),
    board(A5, Mark::Settled),
    Variant {
        group: "men",
        field: M1,
        value: "true",
        mark: Mark::LowConfidence,
    },
    start(SetUp::Standard, Mark::Rules),
    start(SetUp::P1, Mark::Source),
    start(SetUp::P2, Mark::Reconstruction),
    start(SetUp::P3, Mark::Reconstruction),
    start(SetUp::P4, Mark::LowConfidence),
    start(SetUp::P5, Mark::Settled),
    start(SetUp::P6, Mark::Settled),
    start(SetUp::P7, Mark::LowConfidence),
];

const fn board(field: &'static str, mark: Mark) -> Variant {
    Variant {
        group: "boards",
        field,
        value: "true",
        mark,
    }
}

const fn start(set_up: SetUp, mark: Mark) -> Variant {
    Variant {
        group: "setup",
        field: SETUP,
        value: set_up.id(),
        mark,
    }
}

impl Options {
    /// From how many positions the game can begin (V.P5, V.P6).
    pub const fn starts(self) -> u32 {
        match self.set_up() {
            SetUp::P5 if self.is_open() => 960,
            SetUp::P6 if self.is_open() => 960 * 960,
            _ => 1,
        }
    }
}
