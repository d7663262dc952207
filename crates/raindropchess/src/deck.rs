//! The cards that are left in a deck (section 2.2): the number of each kind, never their order.

use klubovna_board::chess::ChessPiece;
use klubovna_rules::Side;
use klubovna_text::{Field, TextError};

use crate::{Card, RaindropFault};

/// The composition of a deck: four bits for the number of cards of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deck(u32);

impl Default for Deck {
    #[inline]
    fn default() -> Self {
        Self::FULL
    }
}

impl Deck {
    /// The empty deck.
    pub const EMPTY: Self = Self(0);
    /// The sixteen cards of section 1.3.
    pub const FULL: Self = Self(0x0811_2211);

    /// The number of cards of a kind that are left.
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card as u32) & 15) as u8
    }

    /// The number of cards that are left.
    pub const fn len(self) -> u32 {
        // Neighbours are added, then the bytes.
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        pairs.wrapping_mul(0x0101_0101) >> 24
    }

    /// Whether no card is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds of cards that are left.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut cards = Card::ALL.into_iter();
        std::iter::from_fn(move || cards.find(|&card| self.count(card) > 0))
    }

    /// The deck with another number of cards of one kind.
    #[must_use]
    pub(crate) const fn with(self, card: Card, count: u8) -> Self {
        let place = 4 * card as u32;
        Self(self.0 & !(15 << place) | (count as u32 & 15) << place)
    }

    /// The letters of its cards; empty for the empty deck.
    pub(crate) fn letters(self, side: Side) -> String {
        let mut letters = String::new();
        for card in Card::ALL {
            for _ in 0..self.count(card) {
                letters.push(card.letter(side));
            }
        }
        letters
    }

    /// Reads a side's letters in any order.
    pub(crate) fn read(
        text: &Field<'_, RaindropFault>,
        side: Side,
    ) -> Result<Self, TextError<RaindropFault>> {
        let mut deck = Self::EMPTY;
        for (letter, at) in text.letters() {
            let card = match Card::from_letter(letter) {
                Some((card, owner)) if owner == side => card,
                _ => return Err(at.error(RaindropFault::unknown(&at, letter))),
            };
            if deck.count(card) == card.most() {
                return Err(at.error(RaindropFault::TooManyCards { side, card }));
            }
            deck = deck.with(card, deck.count(card) + 1);
        }
        Ok(deck)
    }
}
