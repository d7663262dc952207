//! What can be wrong with a text of this game.

use klubovna_rules::Side;
use klubovna_text::faults;

use crate::obstacle::Obstacle;
use crate::piece::{Kind, Piece};
use crate::square::Square;

faults! {
    /// A named fault. The place in the text comes with it in a
    /// [`TextError`](klubovna_text::TextError).
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ShogiFault {
        /// A position string lacks one of its first three fields.
        MissingField { field: &'static str } => "animal-shogi-missing-field";
        /// A position string has text after its last field.
        ExtraText => "animal-shogi-extra-text";
        /// The board does not have nine rows.
        RowCount { rows: u32 } => "animal-shogi-row-count";
        /// A row does not have nine squares.
        RowLength { rank: char, squares: u32 } => "animal-shogi-row-length";
        /// A character of a board, a hand or a move that means no piece.
        UnknownPiece { letter: char } => "animal-shogi-unknown-piece";
        /// A `+` without a piece that promotes behind it.
        StrayPlus => "animal-shogi-stray-plus";
        /// The side to move is neither `b` nor `w`.
        BadSide { text: String } => "animal-shogi-bad-side";
        /// A number in a hand without a piece after it, or one that is too small.
        BadCount { text: String } => "animal-shogi-bad-count";
        /// The number of the next move is no number, or beyond its range.
        BadPly { text: String } => "animal-shogi-bad-ply";
        /// The last word of a position string means no stage of the game.
        BadStage { text: String } => "animal-shogi-bad-stage";
        /// A stage that this position or these options do not allow.
        WrongStage { text: String } => "animal-shogi-wrong-stage";
        /// More pieces of one kind than there are in the set.
        TooMany { kind as piece: Kind, count: u32 } => "animal-shogi-too-many", most = kind.most();
        /// A side has no lion.
        NoLion { side: Side } => "animal-shogi-no-lion";
        /// A side has two lions.
        TwoLions { side: Side } => "animal-shogi-two-lions";
        /// Two chicks of a side in one file.
        TwoChicks { side: Side, file: u8 } => "animal-shogi-two-chicks";
        /// A piece that can never move again.
        DeadPiece { kind as piece: Kind, at: Square } => "animal-shogi-dead-piece";
        /// The side that is not to move is in check: its lion could be taken.
        LionHangs { side: Side } => "animal-shogi-lion-hangs";
        /// No move is written.
        NoMove => "animal-shogi-no-move";
        /// An action code has none of the forms.
        ActionForm => "animal-shogi-action-form";
        /// Other text where the name of a square has to stand.
        NoSquare { text: String } => "animal-shogi-no-square";
        /// Text behind the end of a move.
        AfterMove { text: String } => "animal-shogi-after-move";
        /// A sign of capture where nothing can be captured, or none where something is.
        NoCapture { to: Square } => "animal-shogi-no-capture";
        /// No piece of that kind can go there.
        NoneReaches { piece: Piece, to: Square } => "animal-shogi-none-reaches";
        /// Several pieces of that kind can go there.
        Ambiguous { piece: Piece, to: Square, from: Vec<Square> } => "animal-shogi-ambiguous";
    }
    or {
        /// The action is against the rules.
        Illegal(Obstacle);
    }
}
