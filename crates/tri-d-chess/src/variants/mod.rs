//! The variants of section 10 as data, and how they combine.

mod arrays;
mod mix;
mod phase;

pub(crate) use arrays::{array, places, row_place, row_square, row_squares};

use klubovna_text::ids;

use crate::Options;

ids! {
    /// A change of the rules that can be chosen for itself.
    pub enum Rule {
        /// Empty boards go back or aside, loaded ones forward or aside.
        A1 => "a1",
        /// A board with a piece can be turned in place.
        A2 => "a2",
        /// Other pins are adjacent.
        A21 => "a21",
        /// Empty boards also hang upside down.
        A22 => "a22",
        /// A pawn may become an attack board.
        A3 => "a3",
        /// Two neutral boards more.
        A4 => "a4",
        /// Boards go in steps of two levels on their own side.
        A5 => "a5",
        /// Pieces move in space.
        M1 => "m1",
    }
}

impl Rule {
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The name in position strings.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; 8] = ["A1", "A2", "A2.1", "A2.2", "A3", "A4", "A5", "M1"];
        NAMES.get(self as usize).copied().unwrap_or_default()
    }
}

/// What cannot be played together: the end of the message `tri-d-chess-excluded-…` that says
/// why, and both ids. V.M.1 in V.P4 would mate White before the first move.
pub const EXCLUDED: [[&str; 3]; 3] = [
    ["a21-a5", Rule::A21.id(), Rule::A5.id()],
    ["a4-a5", Rule::A4.id(), Rule::A5.id()],
    ["m1-p4", Rule::M1.id(), SetUp::P4.id()],
];

ids! {
    /// How the pieces stand at the start. One of them is always chosen.
    #[derive(Default)]
    pub enum SetUp {
        /// Section 2.
        #[default]
        Standard => "standard",
        /// Bishops and knights change places.
        P1 => "p1",
        /// King and queen in the middle.
        P2 => "p2",
        /// Another one with king and queen in the middle.
        P3 => "p3",
        /// All pieces on the attack boards.
        P4 => "p4",
        /// One of 960 arrays for both players.
        P5 => "p5",
        /// Each player an array of his own.
        P6 => "p6",
        /// White at the queen's side, Black at the king's side.
        P7 => "p7",
    }
}

impl SetUp {
    /// The name in position strings, without numbers.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; 8] = ["", "P1", "P2", "P3", "P4", "P5", "P6", "P7"];
        NAMES.get(self as usize).copied().unwrap_or_default()
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
