//! What can be wrong with a text of this game.

use klubovna_rules::Side;
use klubovna_text::{Arg, FieldFault, ToArg, faults};

use crate::geometry::{Level, Square};
use crate::obstacle::Obstacle;

faults! {
    /// What is wrong with a text.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum TriDFault {
        /// The position goes on behind its last field.
        ExtraText { text: String } => "tri-d-chess-extra-text";
        /// Not the name of a square that exists.
        NoSquare { field: &'static str, text: String } => "tri-d-chess-no-square";
        // The boards.
        /// Not of the form `name=rows`.
        BoardForm { text: String } => "tri-d-chess-board-form";
        /// No board of that name.
        UnknownBoard { text: String } => "tri-d-chess-unknown-board";
        /// Two boards in one place.
        BoardTwice { text: String } => "tri-d-chess-board-twice";
        /// `W`, `N` or `B` is missing.
        MainBoardMissing { board: Level } => "tri-d-chess-main-board-missing";
        /// Not `w`, `b` or `n` behind the name of an attack board, or anything behind a main board's.
        BadOwner { text: String } => "tri-d-chess-bad-owner";
        /// A neutral board outside V.A4.
        NeutralBoard { text: String } => "tri-d-chess-neutral-board";
        /// A neutral board with a piece on it.
        NeutralTaken { text: String } => "tri-d-chess-neutral-taken";
        /// An inverted board outside V.A2.2.
        InvertedBoard { text: String } => "tri-d-chess-inverted-board";
        /// Not as many rows as the board has.
        RowCount { board: Level, count: u8 } => "tri-d-chess-row-count";
        /// Not as many squares as a row of the board has.
        RowLength { board: Level, count: u8 } => "tri-d-chess-row-length";
        /// A character that means no piece and no number of squares.
        UnknownLetter { text: String } => "tri-d-chess-unknown-man";
        // The pieces.
        /// A side without king.
        NoKing { side: Side } => "tri-d-chess-no-king";
        /// A side with several kings.
        ManyKings { side: Side, count: u32 } => "tri-d-chess-many-kings";
        /// A side with more than sixteen pieces.
        ManyPieces { side: Side, count: u32 } => "tri-d-chess-many-men";
        /// A side with more than eight pawns.
        ManyPawns { side: Side, count: u32 } => "tri-d-chess-many-pawns";
        /// A pawn that has never moved, on a square where none starts.
        FreshPawn { at: Square } => "tri-d-chess-fresh-pawn";
        /// A pawn where it would have promoted.
        PawnOnLast { at: Square } => "tri-d-chess-pawn-on-last";
        /// The side not to move is in check.
        OpponentInCheck { side: Side } => "tri-d-chess-opponent-in-check";
        /// Pieces of a set-up that is not over stand otherwise than they were placed.
        BadSetUp => "tri-d-chess-bad-set-up";
        // Castling.
        /// A castling right outside the row.
        RightOffRow { at: Square } => "tri-d-chess-right-off-row";
        /// A castling right without its rook.
        RightWithoutRook { at: Square } => "tri-d-chess-right-without-rook";
        /// A castling right without a king in the row.
        RightWithoutKing { at: Square } => "tri-d-chess-right-without-king";
        /// Two castling rights on one side of the king.
        RightTwice { at: Square, other: Square } => "tri-d-chess-right-twice";
        /// Castling rights in V.P7.
        NoCastling => "tri-d-chess-no-castling";
        // En passant, and a promotion that comes first.
        /// Not of the form `b6:b5N`.
        EnPassantForm { text: String } => "tri-d-chess-en-passant-form";
        /// No pawn that could have made the double step.
        EnPassantWithoutPawn { at: Square } => "tri-d-chess-en-passant-without-pawn";
        /// The pawn did not cross that column.
        EnPassantColumn { at: Square, column: String } => "tri-d-chess-en-passant-column";
        /// En passant in V.M.1, or beside a pending promotion.
        EnPassantForbidden => "tri-d-chess-en-passant-forbidden";
        /// No pawn that waits for its promotion.
        NothingPending { at: Square } => "tri-d-chess-nothing-pending";
        // Variants.
        /// No variant of that name.
        UnknownVariant { text: String } => "tri-d-chess-unknown-variant";
        /// Two variants that exclude each other.
        ExcludedVariants { text: String, other: String } => "tri-d-chess-excluded-variants";
        /// Other variants than those of the game.
        OtherVariants { text: String, other: String } => "tri-d-chess-other-variants";
        // Codes and moves.
        /// None of the forms of an action code.
        ActionForm { text: String } => "tri-d-chess-action-form";
        /// No move is written.
        NoMove => "tri-d-chess-no-move";
        /// Nothing a move can be.
        UnknownMove { text: String } => "tri-d-chess-unknown-move";
        /// A pawn has to become something there.
        MissingPromotion { text: String, choices: String } => "tri-d-chess-missing-promotion";
        /// Nothing can go there like that.
        NoneReaches { text: String } => "tri-d-chess-none-reaches";
        /// Several pieces or boards can.
        Ambiguous { text: String, codes: String } => "tri-d-chess-ambiguous";
    }
    or {
        /// A field of a position string is missing or not what it has to be.
        Fields(FieldFault) of "tri-d-chess";
        /// The entry is against the rules.
        Illegal(Obstacle);
    }
}

impl ToArg for Level {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.name().into())
    }
}
