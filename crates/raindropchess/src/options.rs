//! What can be agreed on before the game (sections 4.4, 6.5, 7.1, 8.1 and D16).

use klubovna_tabletop::options::{GameOptions, OptionField, OptionsError};
use klubovna_tabletop::text::quoted;

use crate::Card;
use crate::deck::Deck;

/// What a joker does (section 8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Joker {
    /// There are no jokers.
    #[default]
    None,
    /// One move with an own piece.
    FreeMove,
    /// One enemy piece goes off the board.
    RemovePiece,
    /// One own piece goes to another square.
    Relocate,
    /// The next card is drawn at once.
    DrawAgain,
}

const JOKERS: [(&str, Joker); 5] = [
    ("none", Joker::None),
    ("free_move", Joker::FreeMove),
    ("remove_piece", Joker::RemovePiece),
    ("relocate", Joker::Relocate),
    ("draw_again", Joker::DrawAgain),
];

/// The options of a game.
///
/// ```
/// use klubovna_raindropchess::{Joker, Options};
/// use klubovna_tabletop::options::GameOptions;
///
/// let options = Options::read("joker=relocate white_deck=KRRPPPPPP")?;
/// assert_eq!(options.joker(), Joker::Relocate);
/// assert_eq!(options.write(), "joker=relocate white_deck=KRRPPPPPP");
/// assert!(Options::read("white_deck=QRR").is_err(), "a deck without a king");
/// # Ok::<(), klubovna_tabletop::options::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    single_step: bool,
    joker: Joker,
    hopeless_draw: bool,
    optional_promotion: bool,
    decks: [Deck; 2],
}

const PAWNS: &str = "pawns";
const JOKER: &str = "joker";
const HOPELESS_DRAW: &str = "hopeless_draw";
const PROMOTION: &str = "promotion";
const WHITE_DECK: &str = "white_deck";
const BLACK_DECK: &str = "black_deck";
const DECKS: [&str; 2] = [WHITE_DECK, BLACK_DECK];

impl Options {
    /// Pawns never go two squares (section 4.4).
    #[inline]
    pub const fn single_step(self) -> bool {
        self.single_step
    }

    /// What jokers do.
    #[inline]
    pub const fn joker(self) -> Joker {
        self.joker
    }

    /// A draw that cannot help in check is legal beside a saving move (section 6.5).
    #[inline]
    pub const fn hopeless_draw(self) -> bool {
        self.hopeless_draw
    }

    /// A pawn may stay a pawn on the last rank (section 7.1).
    #[inline]
    pub const fn optional_promotion(self) -> bool {
        self.optional_promotion
    }

    /// The decks at the start, White's first, with their jokers.
    #[inline]
    pub fn decks(self) -> [Deck; 2] {
        let jokers = if self.joker == Joker::None {
            0
        } else {
            Card::Joker.most()
        };
        self.decks.map(|deck| deck.with_jokers(jokers))
    }
}

impl Default for Options {
    #[inline]
    fn default() -> Self {
        Self {
            single_step: false,
            joker: Joker::None,
            hopeless_draw: false,
            optional_promotion: false,
            decks: [Deck::FULL; 2],
        }
    }
}

#[inline]
fn deck_text(deck: Deck) -> String {
    let mut text = String::new();
    if deck != Deck::FULL {
        deck.write(&mut text, false);
    }
    text
}

/// A composition without jokers that holds the king; nothing is the full deck.
#[inline]
fn read_deck(text: &str) -> Option<Deck> {
    if text.is_empty() {
        return Some(Deck::FULL);
    }
    Deck::read(text, false)
        .ok()
        .filter(|deck| deck.count(Card::King) == 1 && deck.count(Card::Joker) == 0)
}

impl GameOptions for Options {
    #[inline]
    fn schema() -> Vec<OptionField> {
        vec![
            OptionField::choice(PAWNS, &["double", "single"]),
            OptionField::choice(
                JOKER,
                &[
                    "none",
                    "free_move",
                    "remove_piece",
                    "relocate",
                    "draw_again",
                ],
            ),
            OptionField::choice(HOPELESS_DRAW, &["forbidden", "allowed"]),
            OptionField::choice(PROMOTION, &["required", "optional"]),
            OptionField::text(WHITE_DECK),
            OptionField::text(BLACK_DECK),
        ]
    }

    #[inline]
    fn get(&self, field: &str) -> String {
        let pick = |on: bool, names: [&str; 2]| names[usize::from(on)].to_owned();
        match field {
            PAWNS => pick(self.single_step, ["double", "single"]),
            JOKER => {
                let known = JOKERS.into_iter().find(|&(_, joker)| joker == self.joker);
                known.map_or("", |(name, _)| name).into()
            }
            HOPELESS_DRAW => pick(self.hopeless_draw, ["forbidden", "allowed"]),
            PROMOTION => pick(self.optional_promotion, ["required", "optional"]),
            _ => DECKS
                .iter()
                .position(|&deck| deck == field)
                .map_or_else(String::new, |side| deck_text(self.decks[side])),
        }
    }

    #[inline]
    fn set(&mut self, field: &str, value: &str) -> Result<(), OptionsError> {
        match (field, value) {
            (PAWNS, "double" | "single") => self.single_step = value == "single",
            (HOPELESS_DRAW, "forbidden" | "allowed") => self.hopeless_draw = value == "allowed",
            (PROMOTION, "required" | "optional") => self.optional_promotion = value == "optional",
            _ => {
                let joker = JOKERS
                    .into_iter()
                    .find(|&(name, _)| field == JOKER && name == value);
                let side = DECKS.iter().position(|&deck| deck == field);
                match (joker, side, read_deck(value)) {
                    (Some((_, joker)), ..) => self.joker = joker,
                    (None, Some(side), Some(deck)) => self.decks[side] = deck,
                    (None, side, _) => {
                        return Err(OptionsError::BadValue {
                            field: field.into(),
                            value: quoted(value),
                            accepted: if side.is_some() {
                                "KQRRNNLDPPPPPPPP"
                            } else {
                                ""
                            }
                            .into(),
                        });
                    }
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_go_through_text() {
        for text in [
            "",
            "pawns=single",
            "joker=draw_again",
            "pawns=single joker=free_move hopeless_draw=allowed promotion=optional",
            "white_deck=K black_deck=KRRPPPPPP",
        ] {
            assert_eq!(Options::read(text).unwrap().write(), text);
        }
        assert_eq!(
            Options::read("white_deck=PKQRRNNLDPPPPPPP"),
            Ok(Options::default())
        );
    }

    #[test]
    fn decks_that_do_not_fit_are_refused_by_name() {
        for deck in ["Q", "KK", "KQQ", "KPPPPPPPPP", "KJ", "KX", "kq", "-"] {
            let error = Options::read(&format!("black_deck={deck}")).unwrap_err();
            assert!(
                matches!(&error, OptionsError::BadValue { field, value, .. }
                    if field == "black_deck" && value == deck),
                "{error:?}"
            );
        }
    }
}
