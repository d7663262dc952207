//! A side of a position, as the terms of the evaluation and the network see it: its pieces, what
//! they attack, and how its king stands.

use klubovna_board::chess::{Bitboard, Square, attacks};
use klubovna_raindropchess::{Card, Kind, Raindropchess, attacks_of};
use klubovna_rules::{Position, Side};

/// The value of a piece in exchanges.
pub(super) const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::King => 0,
        Kind::Queen => 900,
        Kind::Rook => 500,
        Kind::Bishop => 330,
        Kind::Knight => 320,
        Kind::Pawn => 100,
    }
}

/// The squares that a side attacks: by any piece, by two or more, and by kinds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sight {
    pub(super) all: Bitboard,
    pub(super) twice: Bitboard,
    pub(super) pawns: Bitboard,
    minors: Bitboard,
    rooks: Bitboard,
    /// How many squares the knights attack together, the bishops, the rooks and the queens.
    pub(super) reach: [u32; 4],
}

impl Sight {
    #[inline(never)]
    pub(super) fn of(position: &Raindropchess, side: Side) -> Self {
        let mut sight = Self::default();
        let pieces = position.pieces();
        for kind in Kind::ALL {
            for at in pieces.of(side, kind) {
                let seen = attacks_of(kind, side, at, pieces.occupied());
                sight.twice |= sight.all & seen;
                sight.all |= seen;
                let [knights, bishops, rooks, queens] = &mut sight.reach;
                match kind {
                    Kind::Pawn => sight.pawns |= seen,
                    Kind::Knight => {
                        sight.minors |= seen;
                        *knights += seen.len();
                    }
                    Kind::Bishop => {
                        sight.minors |= seen;
                        *bishops += seen.len();
                    }
                    Kind::Rook => {
                        sight.rooks |= seen;
                        *rooks += seen.len();
                    }
                    Kind::Queen => *queens += seen.len(),
                    Kind::King => {}
                }
            }
        }
        sight
    }

    /// The squares attacked by less valuable pieces than a kind, and the most valuable of these.
    fn less_valuable(&self, kind: Kind) -> (Bitboard, Kind) {
        match kind {
            Kind::King | Kind::Pawn => (Bitboard::EMPTY, Kind::Pawn),
            Kind::Knight | Kind::Bishop => (self.pawns, Kind::Pawn),
            Kind::Rook => (self.pawns | self.minors, Kind::Bishop),
            Kind::Queen => (self.pawns | self.minors | self.rooks, Kind::Rook),
        }
    }

    /// The points that a capture of a piece loses; 0 where it is not attacked, or well defended.
    pub(super) fn at_stake(&self, kind: Kind, at: Square, defended: bool) -> i32 {
        let (threatened, attacker) = self.less_valuable(kind);
        if !self.all.contains(at) {
            0
        } else if !defended {
            value(kind)
        } else if threatened.contains(at) {
            value(kind) - value(attacker)
        } else {
            0
        }
    }
}

/// One side of a position, with its attacks.
pub(super) struct Camp<'a> {
    pub(super) position: &'a Raindropchess,
    pub(super) side: Side,
    pub(super) king: Option<Square>,
    /// The number of cards left in its deck.
    pub(super) cards: i32,
    pub(super) sight: Sight,
}

impl<'a> Camp<'a> {
    pub(super) fn of(position: &'a Raindropchess, side: Side) -> Self {
        Self {
            position,
            side,
            king: position.king(side),
            cards: position.deck_of(side).len() as i32,
            sight: Sight::of(position, side),
        }
    }

    pub(super) fn is_on_turn(&self) -> bool {
        self.side == self.position.side()
    }

    pub(super) fn all_pieces(&self) -> Bitboard {
        self.position.pieces().side(self.side)
    }

    pub(super) fn pieces(&self, kind: Kind) -> Bitboard {
        self.position.pieces().of(self.side, kind)
    }

    /// The number of its pieces and cards.
    pub(super) fn count(&self) -> i32 {
        self.all_pieces().len() as i32 + self.cards
    }

    /// How its king stands, where it is on the board.
    pub(super) fn standing(&self, other: &Self) -> Option<Standing> {
        self.king.map(|at| Standing::of(self, other, at))
    }
}

/// How a king on the board stands.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// Attacked squares beside it, those attacked twice counted twice.
    pub(super) attacked: u32,
    /// Own pieces beside it.
    pub(super) beside: u32,
    /// Squares to which it can go.
    pub(super) flight: u32,
    /// Empty squares that its side does not attack, from which a rook, a bishop or a knight gives
    /// check.
    pub(super) rook: Bitboard,
    pub(super) bishop: Bitboard,
    pub(super) knight: Bitboard,
}

impl Standing {
    #[inline(never)]
    fn of(own: &Camp<'_>, other: &Camp<'_>, at: Square) -> Self {
        let near = attacks::king(at);
        let beside = near & own.all_pieces();
        let occupied = own.position.pieces().occupied();
        let free = !(occupied | own.sight.all);
        Self {
            attacked: (near & other.sight.all).len() + (near & other.sight.twice).len(),
            beside: beside.len(),
            flight: (near - other.sight.all - beside).len(),
            rook: attacks::rook(at, occupied) & free,
            bishop: attacks::bishop(at, occupied) & free,
            knight: attacks::knight(at) & free,
        }
    }

    /// The number of squares on which the next card of the other side would give check: the mean
    /// over its deck, `unit` for a square.
    pub(super) fn checks(&self, other: &Camp<'_>, unit: i32) -> i32 {
        if other.cards == 0 {
            return 0;
        }
        let deck = other.position.deck_of(other.side);
        let checks = |card: Card, from: Bitboard| i32::from(deck.count(card)) * from.len() as i32;
        let sum = checks(Card::Rook, self.rook)
            + checks(Card::Queen, self.rook | self.bishop)
            + checks(Card::LightBishop, self.bishop - Bitboard::DARK)
            + checks(Card::DarkBishop, self.bishop & Bitboard::DARK)
            + checks(Card::Knight, self.knight);
        unit * sum / other.cards
    }
}
