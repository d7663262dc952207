//! What can be wrong with a text of this game.

use std::fmt;

use klubovna_tabletop::error::{Arg, Fault};
use klubovna_tabletop::text::quoted;

/// The kind of a fault. Its message is `error-tri-d-chess-…`, the name in kebab case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaultKind {
    // Fields of a position string.
    /// A field is missing.
    MissingField,
    /// The position goes on behind its last field.
    ExtraText,
    /// The side to move is neither `w` nor `b`.
    BadSide,
    /// No number, or beyond the range.
    BadNumber,
    /// Not of the form `name=rows`.
    BoardForm,
    /// No board of that name.
    UnknownBoard,
    /// Two boards in one place.
    BoardTwice,
    /// `W`, `N` or `B` is missing.
    MainBoardMissing,
    /// Not `w`, `b` or `n` behind the name of an attack board, or anything behind a main board's.
    BadOwner,
    /// A neutral board outside V.A4.
    NeutralBoard,
    /// A neutral board with a man on it.
    NeutralTaken,
    /// An inverted board outside V.A2.2.
    InvertedBoard,
    /// A number of rows that the board does not have.
    RowCount,
    /// A number of squares that a row does not have.
    RowLength,
    /// A character that means no man and no number of squares.
    UnknownMan,
    /// A side without king.
    NoKing,
    /// A side with several kings.
    ManyKings,
    /// A side with more than sixteen men.
    ManyMen,
    /// A side with more than eight pawns.
    ManyPawns,
    /// A pawn that has never moved, on a square where none starts.
    FreshPawn,
    /// A pawn where it would have promoted.
    PawnOnLast,
    /// The side not to move is in check.
    OpponentInCheck,
    /// Men of a set-up that is not over stand otherwise than they were placed.
    BadSetUp,
    /// Not the name of a square that exists.
    NoSquare,
    /// A castling right outside the row.
    RightOffRow,
    /// A castling right without its rook.
    RightWithoutRook,
    /// A castling right without a king in the row.
    RightWithoutKing,
    /// Two castling rights on one side of the king.
    RightTwice,
    /// Castling rights in V.P7.
    NoCastling,
    /// Not of the form `b6:b5N`.
    EnPassantForm,
    /// No pawn that could have made the double step.
    EnPassantWithoutPawn,
    /// The pawn did not cross that column.
    EnPassantColumn,
    /// En passant in V.M.1, or beside a pending promotion.
    EnPassantForbidden,
    /// No pawn that waits for its promotion.
    NothingPending,
    /// No variant of that name.
    UnknownVariant,
    /// Two variants that exclude each other.
    ExcludedVariants,
    /// Other variants than those of the game.
    OtherVariants,
    // Codes and moves.
    /// None of the forms of an action code.
    ActionForm,
    /// No move is written.
    NoMove,
    /// Nothing a move can be.
    UnknownMove,
    /// The game is over.
    GameOver,
    /// A promotion step comes first.
    PromotionFirst,
    /// A pawn has to become something there.
    MissingPromotion,
    /// Nothing can go there like that.
    NoneReaches,
    /// Several men or boards can.
    Ambiguous,
    /// Castling is not possible.
    CannotCastle,
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

impl FaultKind {
    /// Stable, in kebab case.
    pub const fn code(self) -> &'static str {
        match self {
            Self::MissingField => "tri-d-chess-missing-field",
            Self::ExtraText => "tri-d-chess-extra-text",
            Self::BadSide => "tri-d-chess-bad-side",
            Self::BadNumber => "tri-d-chess-bad-number",
            Self::BoardForm => "tri-d-chess-board-form",
            Self::UnknownBoard => "tri-d-chess-unknown-board",
            Self::BoardTwice => "tri-d-chess-board-twice",
            Self::MainBoardMissing => "tri-d-chess-main-board-missing",
            Self::BadOwner => "tri-d-chess-bad-owner",
            Self::NeutralBoard => "tri-d-chess-neutral-board",
            Self::NeutralTaken => "tri-d-chess-neutral-taken",
            Self::InvertedBoard => "tri-d-chess-inverted-board",
            Self::RowCount => "tri-d-chess-row-count",
            Self::RowLength => "tri-d-chess-row-length",
            Self::UnknownMan => "tri-d-chess-unknown-man",
            Self::NoKing => "tri-d-chess-no-king",
            Self::ManyKings => "tri-d-chess-many-kings",
            Self::ManyMen => "tri-d-chess-many-men",
            Self::ManyPawns => "tri-d-chess-many-pawns",
            Self::FreshPawn => "tri-d-chess-fresh-pawn",
            Self::PawnOnLast => "tri-d-chess-pawn-on-last",
            Self::OpponentInCheck => "tri-d-chess-opponent-in-check",
            Self::BadSetUp => "tri-d-chess-bad-set-up",
            Self::NoSquare => "tri-d-chess-no-square",
            Self::RightOffRow => "tri-d-chess-right-off-row",
            Self::RightWithoutRook => "tri-d-chess-right-without-rook",
            Self::RightWithoutKing => "tri-d-chess-right-without-king",
            Self::RightTwice => "tri-d-chess-right-twice",
            Self::NoCastling => "tri-d-chess-no-castling",
            Self::EnPassantForm => "tri-d-chess-en-passant-form",
            Self::EnPassantWithoutPawn => "tri-d-chess-en-passant-without-pawn",
            Self::EnPassantColumn => "tri-d-chess-en-passant-column",
            Self::EnPassantForbidden => "tri-d-chess-en-passant-forbidden",
            Self::NothingPending => "tri-d-chess-nothing-pending",
            Self::UnknownVariant => "tri-d-chess-unknown-variant",
            Self::ExcludedVariants => "tri-d-chess-excluded-variants",
            Self::OtherVariants => "tri-d-chess-other-variants",
            Self::ActionForm => "tri-d-chess-action-form",
            Self::NoMove => "tri-d-chess-no-move",
            Self::UnknownMove => "tri-d-chess-unknown-move",
            Self::GameOver => "tri-d-chess-game-over",
            Self::PromotionFirst => "tri-d-chess-promotion-first",
            Self::MissingPromotion => "tri-d-chess-missing-promotion",
            Self::NoneReaches => "tri-d-chess-none-reaches",
            Self::Ambiguous => "tri-d-chess-ambiguous",
            Self::CannotCastle => "tri-d-chess-cannot-castle",
        }
    }

    /// The sentence for terminals: `{}` is the text, `{other}` the other one.
    const fn sentence(self) -> &'static str {
        match self {
            Self::MissingField => "the position lacks a field",
            Self::ExtraText => "“{}” stands behind the position",
            Self::BadSide => "the side to move is w or b, not “{}”",
            Self::BadNumber => "“{}” is no whole number from {other} to 65535",
            Self::BoardForm => "“{}” is not of the form name=rows",
            Self::UnknownBoard => "there is no board “{}”",
            Self::BoardTwice => "two boards in one place: {}",
            Self::MainBoardMissing => "the main board {} is missing",
            Self::BadOwner => "“{}”: an attack board, and no other, belongs to w, b or n",
            Self::NeutralBoard => "the board {} is neutral: only V.A4 has such boards",
            Self::NeutralTaken => "the board {} has a man on it and cannot be neutral",
            Self::InvertedBoard => "the board {} hangs upside down: only V.A2.2 has such boards",
            Self::RowCount => "the board {} has {other} rows",
            Self::RowLength => "a row of {} has {other} squares",
            Self::UnknownMan => {
                "“{}” is neither a man (KQRBNPF, kqrbnpf) nor a number of empty squares"
            }
            Self::NoKing => "the king of {} is missing",
            Self::ManyKings => "{} has {other} kings",
            Self::ManyMen => "{} has {other} men; there are 16 at most",
            Self::ManyPawns => "{} has {other} pawns; there are 8 at most",
            Self::FreshPawn => "no pawn starts on {}: the one there has moved (P, not F)",
            Self::PawnOnLast => "the pawn on {} would have promoted",
            Self::OpponentInCheck => "{} is in check and has just moved",
            Self::BadSetUp => "a set-up that is under way does not look like that",
            Self::NoSquare => "“{}” is not a square there is",
            Self::RightOffRow => "no rook castles from {}",
            Self::RightWithoutRook => "there is no rook on {} to castle",
            Self::RightWithoutKing => "the rook on {} has no king to castle with",
            Self::RightTwice => "{} and {other} stand on the same side of the king",
            Self::NoCastling => "nobody castles in V.P7",
            Self::EnPassantForm => "“{}” is not of the form column:square",
            Self::EnPassantWithoutPawn => "no pawn on {} has just made a double step",
            Self::EnPassantColumn => "the pawn on {} has not crossed {other}",
            Self::EnPassantForbidden => "there is no capture en passant here",
            Self::NothingPending => "no pawn on {} waits for its promotion",
            Self::UnknownVariant => "there is no variant “{}”",
            Self::ExcludedVariants => "{} and {other} cannot be played together",
            Self::OtherVariants => "the position is of “{}”, the game of “{other}”",
            Self::ActionForm => {
                "“{}” fits none of a2W-a4N, b7B-b8B=Q, O-O, QL1-QL3, QL6-QL5;a8B=N, a8B=Q, KL1^"
            }
            Self::NoMove => "a move is missing",
            Self::UnknownMove => "“{}” is no move",
            Self::GameOver => "the game is over",
            Self::PromotionFirst => "the pawn on {} has to promote first",
            Self::MissingPromotion => "say what the pawn becomes: {other}",
            Self::NoneReaches => "“{}” is not possible here",
            Self::Ambiguous => "“{}” can mean {other}",
            Self::CannotCastle => "{} is not possible here",
        }
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
        if let Some(field) = self.field {
            f.write_str(field.id())?;
            f.write_str(": ")?;
        }
        for part in self.kind.sentence().split('{') {
            let Some((name, rest)) = part.split_once('}') else {
                f.write_str(part)?;
                continue;
            };
            f.write_str(if name.is_empty() {
                &self.text
            } else {
                &self.other
            })?;
            f.write_str(rest)?;
        }
        Ok(())
    }
}
