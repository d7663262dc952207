//! What can be agreed on before the game (sections 4.4, 6.5, 7.1, 8.1 and D16).

use crate::Card;
use crate::deck::Deck;
use klubovna_rules::Side;
use klubovna_text::{Field, GameOptions, Setting, ids};

ids! {
    /// What a joker does (section 8.1).
    #[derive(Default)]
    pub enum Joker {
        /// There are no jokers.
        #[default]
        None => "none",
        /// One move with an own piece.
        FreeMove => "free_move",
        /// One enemy piece is removed.
        RemovePiece => "remove_piece",
        /// One own piece goes to another square.
        Relocate => "relocate",
        /// The next card is drawn at once.
        DrawAgain => "draw_again",
    }
}

/// The options of a game.
///
/// ```
/// use klubovna_raindropchess::{Joker, Options};
/// use klubovna_text::GameOptions;
///
/// let options = Options::read("joker=relocate white_deck=KRRPPPPPP")?;
/// assert_eq!(options.joker, Joker::Relocate);
/// assert_eq!(options.write(), "joker=relocate white_deck=KRRPPPPPP");
/// assert!(Options::read("white_deck=QRR").is_err(), "a deck without a king");
/// # Ok::<(), klubovna_text::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Pawns never go two squares (section 4.4).
    pub single_step: bool,
    /// The effect of jokers.
    pub joker: Joker,
    /// A draw that cannot help in check is legal beside a saving move (section 6.5).
    pub hopeless_draw: bool,
    /// A pawn may stay a pawn on the last rank (section 7.1).
    pub optional_promotion: bool,
    // Without jokers; each holds the king.
    decks: [Deck; 2],
}

impl Options {
    /// The decks at the start, White's first, with their jokers.
    #[inline]
    pub fn decks(self) -> [Deck; 2] {
        let jokers = match self.joker {
            Joker::None => 0,
            _ => Card::Joker.most(),
        };
        self.decks.map(|deck| deck.with(Card::Joker, jokers))
    }
}

#[inline]
fn deck_text(deck: Deck) -> String {
    match deck {
        Deck::FULL => String::new(),
        _ => deck.letters(Side::FIRST),
    }
}

/// Sets a deck from a composition without jokers that holds the king; an empty text means the full
/// deck.
#[inline]
fn set_deck(deck: &mut Deck, text: &str) -> bool {
    let read = match text {
        "" => Ok(Deck::FULL),
        _ => Deck::read(&Field::of("deck", text), Side::FIRST),
    };
    let plays = |deck: &Deck| deck.count(Card::King) == 1 && deck.count(Card::Joker) == 0;
    let read = read.ok().filter(plays);
    read.map(|read| *deck = read).is_some()
}

/// A deck that both players take.
const DECK: &str = "KQRRNNLDPPPPPPPP";

impl GameOptions for Options {
    const TABLE: &'static [Setting<Self>] = &[
        Setting::choice("pawns", &["double", "single"], |own| &mut own.single_step),
        Setting::choice("joker", Joker::IDS, |own| &mut own.joker),
        Setting::choice("hopeless_draw", &["forbidden", "allowed"], |own| {
            &mut own.hopeless_draw
        }),
        Setting::choice("promotion", &["required", "optional"], |own| {
            &mut own.optional_promotion
        }),
        Setting::text(
            "white_deck",
            DECK,
            |own| deck_text(own.decks[0]),
            |own, text| set_deck(&mut own.decks[0], text),
        ),
        Setting::text(
            "black_deck",
            DECK,
            |own| deck_text(own.decks[1]),
            |own, text| set_deck(&mut own.decks[1], text),
        ),
    ];
}
