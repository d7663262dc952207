//! What can be wrong with a text of this game.

use klubovna_board::chess::{Bitboard, Square};
use klubovna_rules::Side;
use klubovna_text::{FieldFault, SquareFault, faults};

use crate::{Kind, Obstacle};

faults! {
    /// A named fault. The place in the text comes with it in a
    /// [`TextError`](klubovna_text::TextError).
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FolkyFault {
        /// A character of the board that is neither the letter of a piece nor a number of squares.
        UnknownLetter { letter: char } => "folky-unknown-man";
        /// More pieces of one kind than a side has.
        TooMany { side: Side, kind as piece: Kind, count: u32 } => "folky-too-many";
        /// Both sides have eight pawns on the board.
        TwoWinners => "folky-two-winners";
        /// An action code is neither `@h3` nor `h1h7`.
        ActionForm => "folky-action-form";
        /// No move is written.
        NoMove => "folky-no-move";
        /// A move begins with something that is no piece letter and no square.
        UnknownPiece { letter: char } => "folky-unknown-piece";
        /// A letter for a pawn: pawns have none.
        PawnLetter { letter: char } => "folky-pawn-letter";
        /// A sign, such as `x` or `+`, in a game without captures and checks.
        Sign { sign: char } => "folky-sign";
        /// No piece of that kind can go there.
        NoneReaches { kind as piece: Kind, to: Square } => "folky-none-reaches";
        /// Pieces of that kind can go there, but none from the origin given.
        WrongOrigin {
            kind as piece: Kind, origin: String, to: Square, from: Bitboard
        } => "folky-wrong-origin";
        /// Several pieces of that kind can go there.
        Ambiguous { kind as piece: Kind, to: Square, from: Bitboard } => "folky-ambiguous";
    }
    or {
        /// A field of a position string (section 8.1) is missing or not what it has to be.
        Fields(FieldFault) of "folky";
        /// The name of a square is missing or misspelt.
        Squares(SquareFault) of "folky";
        /// The action is against the rules.
        Illegal(Obstacle);
    }
}
