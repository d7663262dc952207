//! What can be wrong with a text of this game.

use klubovna_chessmen::Square;
use klubovna_tabletop::error::Arg;
use klubovna_tabletop::faults;
use klubovna_tabletop::faults::ToArg;
use klubovna_tabletop::rules::Side;
use klubovna_tabletop::text::quoted;

use crate::{Card, Kind};

faults! {
    /// A named fault. The place in the text comes with it in a
    /// [`TextError`](klubovna_tabletop::error::TextError).
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum RaindropFault {
        /// A position string lacks one of its seven fields.
        MissingField { field: Field } => "raindropchess-missing-field";
        /// A position string goes on behind its seven fields.
        ExtraText => "raindropchess-extra-text";
        /// The board does not have eight rows.
        RowCount { rows: u32 } => "raindropchess-row-count";
        /// A row does not have eight squares.
        RowLength { rank: u8, squares: u32 } => "raindropchess-row-length";
        /// A character that means nothing in its field.
        UnknownLetter { field: Field, letter: char } => "raindropchess-unknown-letter";
        /// The side to move is neither `w` nor `b`.
        BadSide { text: String } => "raindropchess-bad-side";
        /// A counter that is no number, or beyond its range.
        BadNumber { field: Field, text: String, min: u16, max: u16 } => "raindropchess-bad-number";
        /// The decks are not two compositions with a stroke between them.
        DeckForm => "raindropchess-deck-form";
        /// More cards of a kind than a deck holds.
        TooManyCards { side: Side, card: Card } => "raindropchess-too-many-cards";
        /// A card is turned although the deck still holds all of its kind.
        StillInDeck { side: Side, card: Card } => "raindropchess-still-in-deck";
        /// A blue piece is named twice.
        BlueTwice { side: Side, kind as piece: Kind } => "raindropchess-blue-twice";
        /// A king is missing, or is there more than once, counted over board, card and deck.
        Kings { side: Side, count: u32 } => "raindropchess-kings";
        /// More pieces and cards of a kind than a set and its promotions can give.
        TooMany { side: Side, kind as piece: Kind, count: u32 } => "raindropchess-too-many";
        /// A pawn stands on its own first rank.
        PawnOnFirstRank { at: Square } => "raindropchess-pawn-on-first-rank";
        /// The side that has just acted is in check.
        OpponentInCheck { side: Side } => "raindropchess-opponent-in-check";
        /// A joker in a game without jokers, or a state that its joker never leads to.
        NoJokers => "raindropchess-no-jokers";
        /// A draw is announced from an empty deck.
        NothingToDraw => "raindropchess-nothing-to-draw";
        /// An action code has none of its forms.
        ActionForm => "raindropchess-action-form";
        /// The name of a square is missing.
        MissingSquare => "raindropchess-missing-square";
        /// Other text where the name of a square has to stand.
        NoSquare { text: String } => "raindropchess-no-square";
        /// No move is written.
        NoMove => "raindropchess-no-move";
        /// A move is none of the forms of section 11.2.
        MoveForm => "raindropchess-move-form";
        /// No action is possible: the game is over.
        GameOver => "raindropchess-game-over";
        /// It is chance's turn: the card has to be named.
        CardExpected => "raindropchess-card-expected";
        /// Such a card is not in the deck.
        NoCard { text: String } => "raindropchess-no-card";
        /// A move can mean more than one action.
        Ambiguous { codes: String } => "raindropchess-ambiguous";
        /// No legal action is written so.
        NotLegal { text: String } => "raindropchess-not-legal";
    }
}

/// A field of a position string (section 11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The men.
    Board,
    /// Who is to move.
    Side,
    /// The card that is turned.
    Pending,
    /// What is left in the decks.
    Decks,
    /// The blue pieces that are left.
    Blue,
    /// Quiet turns.
    Clock,
    /// Number of the turn's pair.
    Number,
}

impl Field {
    /// The name in messages.
    #[inline]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Side => "side",
            Self::Pending => "pending",
            Self::Decks => "decks",
            Self::Blue => "blue",
            Self::Clock => "clock",
            Self::Number => "number",
        }
    }
}

impl RaindropFault {
    /// `text` stands where the name of a square has to.
    #[inline]
    pub(crate) fn not_a_square(text: &str) -> Self {
        if text.is_empty() {
            Self::MissingSquare
        } else {
            Self::NoSquare { text: quoted(text) }
        }
    }
}

impl ToArg for Field {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.id().into())
    }
}
