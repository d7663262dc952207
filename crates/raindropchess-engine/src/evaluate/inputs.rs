//! What the network sees of a position, from either end of the board.
//!
//! A side sees the board from its own end, and mirrored where its king, or the other one while its
//! own is to come, stands on the files e to h. Then light squares are dark ones, and so are bishop
//! cards. It sees the square of each piece, which means something else before its king has come, the
//! cards and the blue pieces that are left, and the [`facts`] of both sides.

use klubovna_board::chess::Square;
use klubovna_raindropchess::{Action, BLUE, Card, Kind, Raindropchess};
use klubovna_rules::{Position, Side};
use klubovna_search::Perspective;
use klubovna_search::network::{Network, Sums};

use super::camp::Camp;
use super::facts;

const KINDS: usize = Kind::ALL.len();
const SQUARES: usize = Square::COUNT as usize;

/// Kinds of cards but the joker, which is no input, and the most of a kind in a deck.
const CARDS: usize = Card::Joker as usize;
const MOST: usize = Card::Pawn.most() as usize;

/// Where the inputs of cards begin, those of blue pieces, and those of facts.
const DECKS: usize = 2 * 2 * KINDS * SQUARES;
const BLUES: usize = DECKS + 2 * CARDS * MOST;
const FACTS: usize = BLUES + 2 * BLUE.len();

/// How a side sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    side: Side,
    has_king: bool,
    mirrored: bool,
}

impl View {
    /// 1 where the owner is the other side.
    #[inline]
    fn other(self, owner: Side) -> usize {
        usize::from(owner != self.side)
    }

    /// The input of a piece.
    #[inline(never)]
    fn piece(self, kind: Kind, owner: Side, square: Square) -> usize {
        let square = square.seen_by(self.side, self.mirrored);
        let board = 2 * usize::from(self.has_king) + self.other(owner);
        (board * KINDS + kind as usize) * SQUARES + square.index()
    }

    /// The input of a card beside so many others of its kind; none of a joker.
    #[inline(never)]
    fn card(self, card: Card, owner: Side, others: u8) -> Option<usize> {
        let turned = self.mirrored != (self.side == Side::SECOND);
        let card = match card {
            Card::LightBishop if turned => Card::DarkBishop,
            Card::DarkBishop if turned => Card::LightBishop,
            card => card,
        };
        let others = usize::from(others);
        let known = card != Card::Joker && others < MOST;
        known.then(|| DECKS + (self.other(owner) * CARDS + card as usize) * MOST + others)
    }

    /// The input of a blue piece, by its place in [`BLUE`].
    fn blue(self, owner: Side, at: usize) -> usize {
        BLUES + self.other(owner) * BLUE.len() + at
    }

    /// Sums with the facts of a side.
    #[inline(never)]
    pub(super) fn with_facts(
        self,
        network: &Network,
        sums: Sums,
        (owner, facts): &(Side, [usize; facts::FACTS]),
    ) -> Sums {
        let first = FACTS + self.other(*owner) * facts::ALL;
        network.with(sums, facts.map(|fact| first + fact))
    }
}

impl Perspective<Raindropchess> for View {
    const COUNT: usize = FACTS + 2 * facts::ALL;

    #[inline(never)]
    fn of(position: &Raindropchess, side: Side) -> Self {
        let own = position.king(side);
        let king = own.or_else(|| position.king(side.other()));
        Self {
            side,
            has_king: own.is_some(),
            mirrored: king.is_some_and(|at| at.file().index() > 3),
        }
    }

    fn each(self, position: &Raindropchess, see: &mut dyn FnMut(usize)) {
        for owner in Side::BOTH {
            for kind in Kind::ALL {
                for square in position.pieces().of(owner, kind) {
                    see(self.piece(kind, owner, square));
                }
            }
            let deck = position.deck_of(owner);
            for card in deck.kinds() {
                let cards =
                    (0..deck.count(card)).filter_map(|others| self.card(card, owner, others));
                cards.for_each(&mut *see);
            }
            for (at, kind) in BLUE.into_iter().enumerate() {
                if position.has_blue(owner, kind) {
                    see(self.blue(owner, at));
                }
            }
        }
    }

    fn changes(
        self,
        before: &Raindropchess,
        action: Action,
        after: &Raindropchess,
        mut set: impl FnMut(usize, bool),
    ) {
        let us = before.side();
        match action {
            Action::Reveal(card) => {
                let left = after.deck_of(us).count(card);
                if let Some(input) = self.card(card, us, left) {
                    set(input, false);
                }
                return;
            }
            Action::Move(_, _, Some(kind)) => {
                if let Some(at) = BLUE.iter().position(|&blue| blue == kind) {
                    set(self.blue(us, at), false);
                }
            }
            _ => {}
        }
        for (position, other, now) in [(before, after, false), (after, before, true)] {
            for owner in Side::BOTH {
                for at in position.pieces().side(owner) - other.pieces().side(owner) {
                    if let Some((kind, _)) = position.pieces().at(at) {
                        set(self.piece(kind, owner, at), now);
                    }
                }
            }
        }
    }

    // Most facts change with every action.
    fn each_anew(self, position: &Raindropchess, see: &mut dyn FnMut(usize)) {
        let camps = Side::BOTH.map(|side| Camp::of(position, side));
        let [first, second] = &camps;
        for (camp, other) in [(first, second), (second, first)] {
            let first = FACTS + self.other(camp.side) * facts::ALL;
            for fact in facts::of(camp, camp.standing(other).as_ref()) {
                see(first + fact);
            }
        }
    }
}
