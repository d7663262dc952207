//! What the network sees of a position, from either end of the board.
//!
//! A side sees the board from its own end, and mirrored where its king, or the other one while its
//! own is to come, stands on the files e to h. Then light squares are dark ones, and so are bishop
//! cards. It sees the square of each piece, which means something else before its king has come, the
//! cards and the blue pieces that are left, and the [`facts`] of both sides.

use klubovna_board::chess::Square;
use klubovna_rules::Side;
use klubovna_search::network::Inputs;

use super::camp::Camp;
use super::facts;
use crate::piece::BLUE;
use crate::{Card, Kind, Raindropchess};

const KINDS: usize = Kind::ALL.len();
const SQUARES: usize = Square::COUNT as usize;

/// Kinds of cards but the joker, which is no input, and the most of a kind in a deck.
const CARDS: usize = Card::Joker as usize;
const MOST: usize = Card::Pawn.most() as usize;

/// Where the inputs of cards begin, those of blue pieces, and those of facts.
const DECKS: usize = 2 * 2 * KINDS * SQUARES;
const BLUES: usize = DECKS + 2 * CARDS * MOST;
const FACTS: usize = BLUES + 2 * BLUE.len();

/// The inputs of the network.
pub(super) const INPUTS: Inputs<Raindropchess> = Inputs {
    count: FACTS + 2 * facts::ALL,
    each: |position, side, see| {
        let view = View::of(position, side);
        view.each_left(position, see);
        let camps = [side, side.other()].map(|side| Camp::of(position, side));
        let [own, other] = &camps;
        for (camp, other) in [(own, other), (other, own)] {
            for fact in facts::of(camp, camp.standing(other).as_ref()) {
                see(view.fact(camp.side, fact));
            }
        }
    },
};

/// How a side sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    side: Side,
    has_king: bool,
    mirrored: bool,
}

impl View {
    /// That of a side.
    #[inline(never)]
    pub(super) fn of(position: &Raindropchess, side: Side) -> Self {
        let own = position.king(side);
        let king = own.or_else(|| position.king(side.other()));
        Self {
            side,
            has_king: own.is_some(),
            mirrored: king.is_some_and(|at| at.file().index() > 3),
        }
    }

    /// 1 where the owner is the other side.
    #[inline]
    fn other(self, owner: Side) -> usize {
        usize::from(owner != self.side)
    }

    /// The input of a piece.
    #[inline(never)]
    pub(super) fn piece(self, kind: Kind, owner: Side, square: Square) -> usize {
        let square = if self.side == Side::SECOND {
            square.mirror_rank()
        } else {
            square
        };
        let square = if self.mirrored {
            square.mirror_file()
        } else {
            square
        };
        let board = 2 * usize::from(self.has_king) + self.other(owner);
        (board * KINDS + kind as usize) * SQUARES + square.index()
    }

    /// The input of a card beside so many others of its kind; none of a joker.
    #[inline(never)]
    pub(super) fn card(self, card: Card, owner: Side, others: u8) -> Option<usize> {
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

    /// The input of a fact of a side.
    #[inline]
    pub(super) fn fact(self, owner: Side, fact: usize) -> usize {
        FACTS + self.other(owner) * facts::ALL + fact
    }

    /// All inputs but facts.
    pub(super) fn each_left(self, position: &Raindropchess, see: &mut dyn FnMut(usize)) {
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
            for (at, kind) in (0..).zip(BLUE) {
                if position.has_blue(owner, kind) {
                    see(BLUES + self.other(owner) * BLUE.len() + at);
                }
            }
        }
    }
}
