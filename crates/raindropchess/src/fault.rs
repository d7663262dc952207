//! What can be wrong with a text of this game.

use std::fmt;

use klubovna_chessmen::Square;
use klubovna_tabletop::error::{Arg, Fault};
use klubovna_tabletop::rules::Side;
use klubovna_tabletop::text::quoted;

use crate::{Card, Kind};

/// A named fault. The place in the text comes with it in a
/// [`TextError`](klubovna_tabletop::error::TextError).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaindropFault {
    /// A position string lacks one of its seven fields.
    MissingField(Field),
    /// A position string goes on behind its seven fields.
    ExtraText,
    /// The board does not have eight rows.
    RowCount {
        /// Rows found.
        rows: u32,
    },
    /// A row does not have eight squares.
    RowLength {
        /// The rank, 1 to 8.
        rank: u8,
        /// Squares found.
        squares: u32,
    },
    /// A character that means nothing in its field.
    UnknownLetter {
        /// The field.
        field: Field,
        /// The character.
        letter: char,
    },
    /// The side to move is neither `w` nor `b`.
    BadSide {
        /// The text found.
        text: String,
    },
    /// A counter that is no number, or beyond its range.
    BadNumber {
        /// Which one.
        field: Field,
        /// The text found.
        text: String,
        /// The least value.
        min: u16,
        /// The greatest value.
        max: u16,
    },
    /// The decks are not two compositions with a stroke between them.
    DeckForm,
    /// More cards of a kind than a deck holds.
    TooManyCards {
        /// Whose deck.
        side: Side,
        /// The card.
        card: Card,
    },
    /// A card is turned although the deck still holds all of its kind.
    StillInDeck {
        /// Whose deck.
        side: Side,
        /// The card.
        card: Card,
    },
    /// A blue piece is named twice.
    BlueTwice {
        /// Whose it is.
        side: Side,
        /// The piece.
        kind: Kind,
    },
    /// A king is missing, or is there more than once, counted over board, card and deck.
    Kings {
        /// Whose king.
        side: Side,
        /// How many there are.
        count: u32,
    },
    /// More pieces and cards of a kind than a set and its promotions can give.
    TooMany {
        /// Whose.
        side: Side,
        /// The kind.
        kind: Kind,
        /// How many there are, on the board and as cards.
        count: u32,
    },
    /// A pawn stands on its own first rank.
    PawnOnFirstRank {
        /// Where.
        at: Square,
    },
    /// The side that has just acted is in check.
    OpponentInCheck {
        /// The side.
        side: Side,
    },
    /// A joker in a game without jokers, or a state that its joker never leads to.
    NoJokers,
    /// A draw is announced from an empty deck.
    NothingToDraw,
    /// An action code has none of its forms.
    ActionForm,
    /// The name of a square is missing.
    MissingSquare,
    /// Other text where the name of a square has to stand.
    NoSquare {
        /// The text found.
        text: String,
    },
    /// No move is written.
    NoMove,
    /// A move is none of the forms of section 11.2.
    MoveForm,
    /// No action is possible: the game is over.
    GameOver,
    /// It is chance's turn: the card has to be named.
    CardExpected,
    /// Such a card is not in the deck.
    NoCard {
        /// The text found.
        text: String,
    },
    /// A move can mean more than one action.
    Ambiguous {
        /// The codes of the actions.
        codes: String,
    },
    /// No legal action is written so.
    NotLegal {
        /// The text found.
        text: String,
    },
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

impl Fault for RaindropFault {
    #[inline]
    fn code(&self) -> &'static str {
        match self {
            Self::MissingField(_) => "raindropchess-missing-field",
            Self::ExtraText => "raindropchess-extra-text",
            Self::RowCount { .. } => "raindropchess-row-count",
            Self::RowLength { .. } => "raindropchess-row-length",
            Self::UnknownLetter { .. } => "raindropchess-unknown-letter",
            Self::BadSide { .. } => "raindropchess-bad-side",
            Self::BadNumber { .. } => "raindropchess-bad-number",
            Self::DeckForm => "raindropchess-deck-form",
            Self::TooManyCards { .. } => "raindropchess-too-many-cards",
            Self::StillInDeck { .. } => "raindropchess-still-in-deck",
            Self::BlueTwice { .. } => "raindropchess-blue-twice",
            Self::Kings { .. } => "raindropchess-kings",
            Self::TooMany { .. } => "raindropchess-too-many",
            Self::PawnOnFirstRank { .. } => "raindropchess-pawn-on-first-rank",
            Self::OpponentInCheck { .. } => "raindropchess-opponent-in-check",
            Self::NoJokers => "raindropchess-no-jokers",
            Self::NothingToDraw => "raindropchess-nothing-to-draw",
            Self::ActionForm => "raindropchess-action-form",
            Self::MissingSquare => "raindropchess-missing-square",
            Self::NoSquare { .. } => "raindropchess-no-square",
            Self::NoMove => "raindropchess-no-move",
            Self::MoveForm => "raindropchess-move-form",
            Self::GameOver => "raindropchess-game-over",
            Self::CardExpected => "raindropchess-card-expected",
            Self::NoCard { .. } => "raindropchess-no-card",
            Self::Ambiguous { .. } => "raindropchess-ambiguous",
            Self::NotLegal { .. } => "raindropchess-not-legal",
        }
    }

    #[inline]
    fn args(&self) -> Vec<(&'static str, Arg)> {
        let text = |text: &String| Arg::Text(text.clone());
        let count = |count: &u32| Arg::Number(i32::try_from(*count).unwrap_or(i32::MAX));
        let side = |side: &Side| ("side", Arg::Side(side.0));
        let piece = |kind: &Kind| ("piece", Arg::Piece(kind.id().into()));
        let cell = |square: &Square| vec![("at", Arg::Cell(square.to_string()))];
        let field = |field: &Field| ("field", Arg::Text(field.id().into()));
        match self {
            Self::MissingField(missing) => vec![field(missing)],
            Self::RowCount { rows } => vec![("rows", count(rows))],
            Self::RowLength { rank, squares } => vec![
                ("rank", Arg::Number((*rank).into())),
                ("squares", count(squares)),
            ],
            Self::UnknownLetter {
                field: found,
                letter,
            } => vec![field(found), ("letter", Arg::Text(letter.to_string()))],
            Self::BadSide { text: found }
            | Self::NoSquare { text: found }
            | Self::NoCard { text: found }
            | Self::NotLegal { text: found } => vec![("text", text(found))],
            Self::BadNumber {
                field: which,
                text: found,
                min,
                max,
            } => vec![
                field(which),
                ("text", text(found)),
                ("min", Arg::Number((*min).into())),
                ("max", Arg::Number((*max).into())),
            ],
            Self::TooManyCards { side: whose, card } | Self::StillInDeck { side: whose, card } => {
                vec![side(whose), ("card", Arg::Piece(card.id().into()))]
            }
            Self::BlueTwice { side: whose, kind } => vec![side(whose), piece(kind)],
            Self::Kings {
                side: whose,
                count: found,
            } => vec![side(whose), ("count", count(found))],
            Self::TooMany {
                side: whose,
                kind,
                count: found,
            } => vec![side(whose), piece(kind), ("count", count(found))],
            Self::PawnOnFirstRank { at } => cell(at),
            Self::OpponentInCheck { side: whose } => vec![side(whose)],
            Self::Ambiguous { codes } => vec![("codes", text(codes))],
            Self::ExtraText
            | Self::DeckForm
            | Self::NoJokers
            | Self::NothingToDraw
            | Self::ActionForm
            | Self::MissingSquare
            | Self::NoMove
            | Self::MoveForm
            | Self::GameOver
            | Self::CardExpected => Vec::new(),
        }
    }
}

#[inline]
const fn name(side: Side) -> &'static str {
    if side.0 == 0 { "White" } else { "Black" }
}

impl fmt::Display for RaindropFault {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingField(field) => {
                write!(f, "the position lacks its field “{}”", field.id())
            }
            Self::ExtraText => f.write_str("a position has seven fields and nothing behind them"),
            Self::RowCount { rows } => write!(f, "the board has 8 rows, not {rows}"),
            Self::RowLength { rank, squares } => {
                write!(f, "rank {rank} has 8 squares, not {squares}")
            }
            Self::UnknownLetter { field, letter } => {
                write!(f, "“{letter}” means nothing in the field “{}”", field.id())
            }
            Self::BadSide { text } => write!(f, "the side to move is w or b, not “{text}”"),
            Self::BadNumber {
                field,
                text,
                min,
                max,
            } => write!(
                f,
                "the field “{}” is a number from {min} to {max}, not “{text}”",
                field.id()
            ),
            Self::DeckForm => f.write_str("the decks are written as KQR/kqr, an empty one as -"),
            Self::TooManyCards { side, card } => write!(
                f,
                "the deck of {} holds at most {} of {}",
                name(*side),
                card.most(),
                card.id()
            ),
            Self::StillInDeck { side, card } => write!(
                f,
                "{} cannot have turned a {}: the deck still holds all of them",
                name(*side),
                card.id()
            ),
            Self::BlueTwice { side, kind } => {
                write!(f, "{} has one blue {}", name(*side), kind.id())
            }
            Self::Kings { side, count } => write!(
                f,
                "{} has one king on the board, turned or in the deck, not {count}",
                name(*side)
            ),
            Self::TooMany { side, kind, count } => write!(
                f,
                "{} cannot have {count} of {} on the board and as cards",
                name(*side),
                kind.id()
            ),
            Self::PawnOnFirstRank { at } => write!(f, "no pawn can come to {at}"),
            Self::OpponentInCheck { side } => write!(
                f,
                "{} is in check although it is the other side's turn",
                name(*side)
            ),
            Self::NoJokers => f.write_str("this game has no such joker"),
            Self::NothingToDraw => f.write_str("a card is drawn from an empty deck"),
            Self::ActionForm => {
                f.write_str("an action is written =, :N, N@c3, e2e4, e7e8q, x@d5, b1~c3 or --")
            }
            Self::MissingSquare => f.write_str("a square is missing here"),
            Self::NoSquare { text } => write!(f, "“{text}” is not a square"),
            Self::NoMove => f.write_str("no move is written here"),
            Self::MoveForm => f.write_str("this is no move, placement or draw"),
            Self::GameOver => f.write_str("the game is over"),
            Self::CardExpected => f.write_str("the card that was turned is missing"),
            Self::NoCard { text } => write!(f, "no card “{text}” is left in the deck"),
            Self::Ambiguous { codes } => write!(f, "this can mean {codes}"),
            Self::NotLegal { text } => write!(f, "“{text}” is not possible here"),
        }
    }
}

impl std::error::Error for RaindropFault {}
