//! What can be wrong with a text of this game.

use std::fmt;

use klubovna_tabletop::error::{Arg, Fault, tell};
use klubovna_tabletop::faults;
use klubovna_tabletop::text::quoted;

faults! {
    /// The kind of a fault.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum FaultKind {
        // Fields of a position string.
        /// A field is missing.
        MissingField => "tri-d-chess-missing-field";
        /// The position goes on behind its last field.
        ExtraText => "tri-d-chess-extra-text";
        /// The side to move is neither `w` nor `b`.
        BadSide => "tri-d-chess-bad-side";
        /// No number, or beyond the range.
        BadNumber => "tri-d-chess-bad-number";
        /// Not of the form `name=rows`.
        BoardForm => "tri-d-chess-board-form";
        /// No board of that name.
        UnknownBoard => "tri-d-chess-unknown-board";
        /// Two boards in one place.
        BoardTwice => "tri-d-chess-board-twice";
        /// `W`, `N` or `B` is missing.
        MainBoardMissing => "tri-d-chess-main-board-missing";
        /// Not `w`, `b` or `n` behind the name of an attack board, or anything behind a main board's.
        BadOwner => "tri-d-chess-bad-owner";
        /// A neutral board outside V.A4.
        NeutralBoard => "tri-d-chess-neutral-board";
        /// A neutral board with a man on it.
        NeutralTaken => "tri-d-chess-neutral-taken";
        /// An inverted board outside V.A2.2.
        InvertedBoard => "tri-d-chess-inverted-board";
        /// A number of rows that the board does not have.
        RowCount => "tri-d-chess-row-count";
        /// A number of squares that a row does not have.
        RowLength => "tri-d-chess-row-length";
        /// A character that means no man and no number of squares.
        UnknownMan => "tri-d-chess-unknown-man";
        /// A side without king.
        NoKing => "tri-d-chess-no-king";
        /// A side with several kings.
        ManyKings => "tri-d-chess-many-kings";
        /// A side with more than sixteen men.
        ManyMen => "tri-d-chess-many-men";
        /// A side with more than eight pawns.
        ManyPawns => "tri-d-chess-many-pawns";
        /// A pawn that has never moved, on a square where none starts.
        FreshPawn => "tri-d-chess-fresh-pawn";
        /// A pawn where it would have promoted.
        PawnOnLast => "tri-d-chess-pawn-on-last";
        /// The side not to move is in check.
        OpponentInCheck => "tri-d-chess-opponent-in-check";
        /// Men of a set-up that is not over stand otherwise than they were placed.
        BadSetUp => "tri-d-chess-bad-set-up";
        /// Not the name of a square that exists.
        NoSquare => "tri-d-chess-no-square";
        /// A castling right outside the row.
        RightOffRow => "tri-d-chess-right-off-row";
        /// A castling right without its rook.
        RightWithoutRook => "tri-d-chess-right-without-rook";
        /// A castling right without a king in the row.
        RightWithoutKing => "tri-d-chess-right-without-king";
        /// Two castling rights on one side of the king.
        RightTwice => "tri-d-chess-right-twice";
        /// Castling rights in V.P7.
        NoCastling => "tri-d-chess-no-castling";
        /// Not of the form `b6:b5N`.
        EnPassantForm => "tri-d-chess-en-passant-form";
        /// No pawn that could have made the double step.
        EnPassantWithoutPawn => "tri-d-chess-en-passant-without-pawn";
        /// The pawn did not cross that column.
        EnPassantColumn => "tri-d-chess-en-passant-column";
        /// En passant in V.M.1, or beside a pending promotion.
        EnPassantForbidden => "tri-d-chess-en-passant-forbidden";
        /// No pawn that waits for its promotion.
        NothingPending => "tri-d-chess-nothing-pending";
        /// No variant of that name.
        UnknownVariant => "tri-d-chess-unknown-variant";
        /// Two variants that exclude each other.
        ExcludedVariants => "tri-d-chess-excluded-variants";
        /// Other variants than those of the game.
        OtherVariants => "tri-d-chess-other-variants";
        // Codes and moves.
        /// None of the forms of an action code.
        ActionForm => "tri-d-chess-action-form";
        /// No move is written.
        NoMove => "tri-d-chess-no-move";
        /// Nothing a move can be.
        UnknownMove => "tri-d-chess-unknown-move";
        /// The game is over.
        GameOver => "tri-d-chess-game-over";
        /// A promotion step comes first.
        PromotionFirst => "tri-d-chess-promotion-first";
        /// A pawn has to become something there.
        MissingPromotion => "tri-d-chess-missing-promotion";
        /// Nothing can go there like that.
        NoneReaches => "tri-d-chess-none-reaches";
        /// Several men or boards can.
        Ambiguous => "tri-d-chess-ambiguous";
        /// Castling is not possible.
        CannotCastle => "tri-d-chess-cannot-castle";
    }
}

/// A field of a position string (section 9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The boards with their men.
    Boards,
    /// The side to move.
    Side,
    /// The rooks that may castle.
    Castling,
    /// The pawn that made a double step.
    EnPassant,
    /// The promotion to come first.
    Pending,
    /// Plies since the last capture, pawn move or promotion.
    Quiet,
    /// The move number.
    Number,
    /// The mix of variants.
    Mix,
}

impl Field {
    /// The selector of messages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Boards => "boards",
            Self::Side => "side",
            Self::Castling => "castling",
            Self::EnPassant => "en-passant",
            Self::Pending => "pending",
            Self::Quiet => "quiet",
            Self::Number => "move",
            Self::Mix => "mix",
        }
    }
}

/// A named fault. The place in the text comes with it in a
/// [`TextError`](klubovna_tabletop::error::TextError).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriDFault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The field of the position string, where one is read.
    pub field: Option<Field>,
    /// The text found, or what it speaks of.
    pub text: String,
    /// What would be accepted, or the second of two.
    pub other: String,
}

impl TriDFault {
    pub(crate) const fn new(kind: FaultKind) -> Self {
        Self {
            kind,
            field: None,
            text: String::new(),
            other: String::new(),
        }
    }

    pub(crate) fn at(kind: FaultKind, field: Field) -> Self {
        Self {
            field: Some(field),
            ..Self::new(kind)
        }
    }

    pub(crate) fn text(mut self, text: &str) -> Self {
        self.text = quoted(text);
        self
    }

    pub(crate) fn other(mut self, other: &str) -> Self {
        self.other = other.into();
        self
    }
}

impl Fault for TriDFault {
    fn code(&self) -> &'static str {
        self.kind.code()
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let mut args = Vec::new();
        if let Some(field) = self.field {
            args.push(("field", Arg::Text(field.id().into())));
        }
        for (name, text) in [("text", &self.text), ("other", &self.other)] {
            if !text.is_empty() {
                args.push((name, Arg::Text(text.clone())));
            }
        }
        args
    }
}

impl fmt::Display for TriDFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        tell(self, f)
    }
}

impl std::error::Error for TriDFault {}
