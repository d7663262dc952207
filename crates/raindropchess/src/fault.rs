//! What can be wrong with a text of this game.

use klubovna_board::chess::Square;
use klubovna_rules::Side;
use klubovna_text::{Field, FieldFault, SquareFault, faults};

use crate::obstacle::Obstacle;
use crate::{Card, Kind};

faults! {
    /// A named fault. The place in the text comes with it in a
    /// [`TextError`](klubovna_text::TextError).
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum RaindropFault {
        /// A character that means nothing in its field.
        UnknownLetter { field: &'static str, letter: char } => "raindropchess-unknown-letter";
        /// The decks are not two compositions with a stroke between them.
        DeckForm => "raindropchess-deck-form";
        /// More cards of a kind than a deck holds.
        TooManyCards { side: Side, card: Card } => "raindropchess-too-many-cards";
        /// A card is shown although the deck still holds all of its kind.
        StillInDeck { side: Side, card: Card } => "raindropchess-still-in-deck";
        /// A blue piece is named twice.
        BlueTwice { side: Side, kind as piece: Kind } => "raindropchess-blue-twice";
        /// A side does not have exactly one king, on the board, shown or in the deck.
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
        /// No move is written.
        NoMove => "raindropchess-no-move";
        /// A move is none of the forms of section 11.2.
        MoveForm => "raindropchess-move-form";
        /// Chance decides now: the text has to name the card.
        CardExpected => "raindropchess-card-expected";
        /// Such a card is not in the deck.
        NoCard { text: String } => "raindropchess-no-card";
        /// A move can mean more than one action.
        Ambiguous { codes: Vec<String> } => "raindropchess-ambiguous";
        /// No piece of that kind can go there; there may be several, or none.
        NoneReaches { kind as piece: Kind, to: Square } => "raindropchess-none-reaches";
    }
    or {
        /// The action is against the rules.
        Illegal(Obstacle);
        /// A field of a position string (section 11.3) is missing or not what it has to be.
        Fields(FieldFault) of "raindropchess";
        /// The name of a square is missing or misspelt.
        Squares(SquareFault) of "raindropchess";
    }
}

impl RaindropFault {
    /// A letter that means nothing in the field that it stands in.
    pub(crate) fn unknown(field: &Field<'_, Self>, letter: char) -> Self {
        let field = field.name;
        Self::UnknownLetter { field, letter }
    }
}
