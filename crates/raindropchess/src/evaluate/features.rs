//! The terms of the evaluation, each multiplied by its weight: one side's minus the other's.

use klubovna_board::chess::{Bitboard, Square, attacks};
use klubovna_rules::{Position, Side};
use klubovna_search::weights;

use crate::piece::{attacks_of, forward, last_rank, steps_gone};
use crate::{Card, Kind, Raindropchess};

weights! {
    /// The weights of the evaluation, in points.
    pub struct Knowledge of Raindropchess {
        // Pieces on the board.
        pawn = 145, knight = 511, bishop = 360, rook = 742, queen = 1617,
        // Cards.
        pawn_card = 108, knight_card = 429, bishop_card = 279, rook_card = 591, queen_card = 1626,
        joker_card = 200,
        // The king: for being on the board; and for each card of a deck that still holds the enemy
        // king.
        king = -755, king_alone = 127,
        // Hanging pieces, for each hundred points: those that cannot move, the most valuable one and
        // the rest; those that can move, of the side to move and of the other side.
        immobile = 77, immobile_rest = 64, hanging_turn = 27, hanging = 73,
        // Attacks of a side that cannot capture yet: more, the sooner it can.
        latent = 10,
        // King safety: attacked squares beside it; none or one flight square; cards of the enemy that
        // would give check; own pieces beside it.
        zone = -128, no_flight = -444, one_flight = -191, exposure = -265, shelter = 86,
        // Advanced pawns by rank, and free steps in front of them.
        pawn_5 = 129, pawn_6 = 237, pawn_7 = 408, free_1 = 82, free_2 = -19,
        // Mobility of knights and bishops.
        minor_moves = 15,
        // The side to move, with and without a king.
        turn = 132, turn_draws = 102,
    }
}

/// Terms are counted in parts of a point: one point is 16 of them.
const UNIT: i32 = 16;

/// For driving a bare king to the edge. Not tuned: too rare in games.
const MOP_UP: i32 = 20;

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

/// The value of the best blue piece that a side has left: what its pawns can promote to.
pub(super) fn best_blue(position: &Raindropchess, side: Side) -> i32 {
    let left = position.blue_left(side).map(value);
    left.max().unwrap_or_default()
}

/// The squares that a side attacks: by any piece, by two or more, and by kinds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sight {
    pub(super) all: Bitboard,
    twice: Bitboard,
    pawns: Bitboard,
    minors: Bitboard,
    rooks: Bitboard,
}

impl Sight {
    pub(super) fn of(position: &Raindropchess, side: Side) -> Self {
        let mut sight = Self::default();
        let pieces = position.pieces();
        for kind in Kind::ALL {
            for at in pieces.of(side, kind) {
                let seen = attacks_of(kind, side, at, pieces.occupied());
                sight.twice |= sight.all & seen;
                sight.all |= seen;
                match kind {
                    Kind::Pawn => sight.pawns |= seen,
                    Kind::Knight | Kind::Bishop => sight.minors |= seen,
                    Kind::Rook => sight.rooks |= seen,
                    Kind::King | Kind::Queen => {}
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
struct Camp<'a> {
    position: &'a Raindropchess,
    side: Side,
    king: Option<Square>,
    /// The number of cards left in its deck.
    cards: i32,
    sight: Sight,
}

impl<'a> Camp<'a> {
    fn of(position: &'a Raindropchess, side: Side) -> Self {
        Self {
            position,
            side,
            king: position.king(side),
            cards: position.deck_of(side).len() as i32,
            sight: Sight::of(position, side),
        }
    }

    fn is_on_turn(&self) -> bool {
        self.side == self.position.side()
    }

    fn all_pieces(&self) -> Bitboard {
        self.position.pieces().side(self.side)
    }

    fn pieces(&self, kind: Kind) -> Bitboard {
        self.position.pieces().of(self.side, kind)
    }

    /// The number of its pieces and cards.
    fn count(&self) -> i32 {
        self.all_pieces().len() as i32 + self.cards
    }

    /// The bonus for driving a bare king to the edge.
    fn mop_up(&self, other: &Self) -> i32 {
        let (Some(own), Some(bare)) = (self.king, other.king) else {
            return 0;
        };
        if other.count() > 2 || self.count() <= other.count() {
            return 0;
        }
        let far = |low: u8| i32::from(low.abs_diff(3).min(low.abs_diff(4)));
        let edge = far(bare.file().index()) + far(bare.rank().index());
        MOP_UP * (2 * edge - i32::from(bare.distance(own)))
    }
}

impl Knowledge {
    /// The evaluation for `side`, in points.
    pub(super) fn balance(&self, position: &Raindropchess, side: Side) -> i32 {
        let [us, them] = [side, side.other()].map(|side| Camp::of(position, side));
        let parts = self.terms(&us, &them) - self.terms(&them, &us);
        parts / UNIT + us.mop_up(&them) - them.mop_up(&us)
    }

    /// The terms of one side, in parts of a point.
    fn terms(&self, own: &Camp<'_>, other: &Camp<'_>) -> i32 {
        let turn = match own.king {
            _ if !own.is_on_turn() => 0,
            Some(_) => self.turn,
            None => self.turn_draws,
        };
        let king = own.king.map_or(0, |at| self.king(own, other, at));
        UNIT * (self.material(own) + self.mobility(own, other) + turn)
            + self.danger(own, other)
            + self.pawns(own, other)
            + king
    }

    const fn piece_value(&self, kind: Kind) -> i32 {
        match kind {
            Kind::King => 0,
            Kind::Queen => self.queen,
            Kind::Rook => self.rook,
            Kind::Bishop => self.bishop,
            Kind::Knight => self.knight,
            Kind::Pawn => self.pawn,
        }
    }

    const fn card_value(&self, card: Card) -> i32 {
        match card {
            Card::King => 0,
            Card::Queen => self.queen_card,
            Card::Rook => self.rook_card,
            Card::Knight => self.knight_card,
            Card::LightBishop | Card::DarkBishop => self.bishop_card,
            Card::Pawn => self.pawn_card,
            Card::Joker => self.joker_card,
        }
    }

    fn material(&self, own: &Camp<'_>) -> i32 {
        let deck = own.position.deck_of(own.side);
        let pieces = Kind::ALL.map(|kind| self.piece_value(kind) * own.pieces(kind).len() as i32);
        let cards = Card::ALL.map(|card| self.card_value(card) * i32::from(deck.count(card)));
        // Pawns on the last rank never move again (section 7.4): they count nothing.
        let stuck = own.pieces(Kind::Pawn) & Bitboard::rank(last_rank(own.side));
        let shown = own.position.shown().filter(|_| own.is_on_turn());
        let shown = shown.map(|card| {
            card.kind()
                .map_or(self.joker_card, |kind| self.piece_value(kind))
        });
        pieces.iter().sum::<i32>() + cards.iter().sum::<i32>() + shown.unwrap_or(0)
            - self.pawn * stuck.len() as i32
    }

    /// Hanging pieces of one side.
    fn danger(&self, own: &Camp<'_>, other: &Camp<'_>) -> i32 {
        let (mut sum, mut most) = (0, 0);
        for kind in Kind::ALL {
            for at in own.pieces(kind) & other.sight.all {
                let defended = own.king.is_some() && own.sight.all.contains(at);
                let stake = other.sight.at_stake(kind, at, defended);
                sum += stake;
                most = most.max(stake);
            }
        }
        let part = |stake: i32| -stake * UNIT / 100;
        if other.king.is_none() {
            // The other side can capture only after its king has come, by any of its cards.
            self.latent * (part(sum) * 4 / (other.cards + 3))
        } else if own.king.is_none() {
            self.immobile * part(most) + self.immobile_rest * part(sum - most)
        } else if own.is_on_turn() {
            // The side to move can save one of them.
            self.hanging_turn * part(most) + self.hanging * part(sum - most)
        } else {
            self.hanging * part(sum)
        }
    }

    fn king(&self, own: &Camp<'_>, other: &Camp<'_>, at: Square) -> i32 {
        let near = attacks::king(at);
        let attacked = (near & other.sight.all).len() + (near & other.sight.twice).len();
        let beside = near & own.all_pieces();
        let flight = match (near - other.sight.all - beside).len() {
            0 => self.no_flight,
            1 => self.one_flight,
            _ => 0,
        };
        let alone = match other.king {
            Some(_) => 0,
            None => self.king_alone * other.cards.min(16),
        };
        let safety = self.zone * attacked as i32 + self.shelter * beside.len() as i32 + flight;
        UNIT * (self.king + alone + safety) + self.exposure * checks(own, other, at)
    }

    fn pawns(&self, own: &Camp<'_>, other: &Camp<'_>) -> i32 {
        let promotion = UNIT * best_blue(own.position, own.side) / value(Kind::Queen);
        // Without a king on the board a pawn cannot move.
        let promotion = if own.king.is_some() {
            promotion
        } else {
            promotion / 2
        };
        let occupied = own.position.pieces().occupied();
        let defended = match other.king {
            Some(_) => other.sight.all,
            None => Bitboard::EMPTY,
        };
        let mut sum = 0;
        for at in own.pieces(Kind::Pawn) {
            let way = at.ray(forward(own.side));
            let free = way.take_while(|&ahead| !(occupied | defended).contains(ahead));
            sum += match (steps_gone(own.side, at), free.count()) {
                (4, _) => self.pawn_5,
                (5, 2..) => self.pawn_6 + self.free_2,
                (5, _) => self.pawn_6,
                (6, 1..) => self.pawn_7 + self.free_1,
                (6, _) => self.pawn_7,
                _ => 0,
            };
        }
        promotion * sum
    }

    fn mobility(&self, own: &Camp<'_>, other: &Camp<'_>) -> i32 {
        let occupied = own.position.pieces().occupied();
        let good = !(other.sight.pawns | own.all_pieces());
        let mut moves = 0;
        for kind in [Kind::Knight, Kind::Bishop] {
            for at in own.pieces(kind) {
                moves += (attacks_of(kind, own.side, at, occupied) & good).len();
            }
        }
        self.minor_moves * moves as i32
    }
}

/// The number of squares on which the next card of the other side would give check: the mean over
/// its deck, in parts of a square.
fn checks(own: &Camp<'_>, other: &Camp<'_>, king: Square) -> i32 {
    if other.cards == 0 {
        return 0;
    }
    let deck = own.position.deck_of(other.side);
    let occupied = own.position.pieces().occupied();
    let free = !(occupied | own.sight.all);
    let checks =
        |card: Card, from: Bitboard| i32::from(deck.count(card)) * (from & free).len() as i32;
    let rook = attacks::rook(king, occupied);
    let bishop = attacks::bishop(king, occupied);
    let sum = checks(Card::Rook, rook)
        + checks(Card::Queen, rook | bishop)
        + checks(Card::LightBishop, bishop - Bitboard::DARK)
        + checks(Card::DarkBishop, bishop & Bitboard::DARK)
        + checks(Card::Knight, attacks::knight(king));
    UNIT * sum / other.cards
}
