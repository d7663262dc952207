//! The cards that are left in a deck (section 2.2): how many of each, never their order.

use crate::Card;

/// A composition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deck([u8; 8]);

/// Why a text names no composition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeckFault {
    /// No card has this letter.
    Letter(char),
    /// More of them than a deck holds.
    TooMany(Card),
}

impl Deck {
    /// No card at all.
    pub const EMPTY: Self = Self([0; 8]);
    /// The sixteen cards of section 1.3.
    pub const FULL: Self = Self([1, 1, 2, 2, 1, 1, 8, 0]);

    /// How many of a card are left.
    pub const fn count(self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// How many cards are left.
    pub fn len(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether no card is left.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The cards of which any are left.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .filter(move |&card| self.count(card) > 0)
    }

    /// The same with so many jokers.
    pub(crate) const fn with_jokers(mut self, jokers: u8) -> Self {
        self.0[Card::Joker.index()] = jokers;
        self
    }

    /// Takes a card out, if there is one.
    pub(crate) const fn take(&mut self, card: Card) {
        let count = &mut self.0[card.index()];
        *count = count.saturating_sub(1);
    }

    /// Appends the letters of its cards, or nothing.
    pub(crate) fn write(self, text: &mut String, lower: bool) {
        for card in self.kinds() {
            let letter = card.letter();
            let letter = if lower {
                letter.to_ascii_lowercase()
            } else {
                letter
            };
            for _ in 0..self.count(card) {
                text.push(letter);
            }
        }
    }

    /// Reads letters in any order, all capital or (`lower`) all small. The fault comes
    /// with the byte where it stands.
    pub(crate) fn read(text: &str, lower: bool) -> Result<Self, (usize, DeckFault)> {
        let mut deck = Self::EMPTY;
        for (at, letter) in text.char_indices() {
            let own = letter.is_ascii_lowercase() == lower;
            let card = Card::from_letter(letter.to_ascii_uppercase())
                .filter(|_| own)
                .ok_or((at, DeckFault::Letter(letter)))?;
            let count = &mut deck.0[card.index()];
            if *count == card.most() {
                return Err((at, DeckFault::TooMany(card)));
            }
            *count += 1;
        }
        Ok(deck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(deck: Deck, lower: bool) -> String {
        let mut text = String::new();
        deck.write(&mut text, lower);
        text
    }

    #[test]
    fn decks_go_through_text() {
        assert_eq!(text(Deck::FULL, false), "KQRRNNLDPPPPPPPP");
        assert_eq!(text(Deck::FULL.with_jokers(2), true), "kqrrnnldppppppppjj");
        assert_eq!(Deck::read("PKQPRRNNLDPPPPPP", false), Ok(Deck::FULL));
        assert_eq!(Deck::read("", true), Ok(Deck::EMPTY));
        assert_eq!(Deck::FULL.len(), 16);
    }

    #[test]
    fn faults_say_where_they_stand() {
        assert_eq!(Deck::read("KX", false), Err((1, DeckFault::Letter('X'))));
        assert_eq!(Deck::read("kQ", true), Err((1, DeckFault::Letter('Q'))));
        assert_eq!(
            Deck::read("KQK", false),
            Err((2, DeckFault::TooMany(Card::King)))
        );
    }
}
