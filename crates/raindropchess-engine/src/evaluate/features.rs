//! The terms of the evaluation, each multiplied by its weight: one side's minus the other's.

use klubovna_board::chess::Bitboard;
use klubovna_raindropchess::{
    Card, Kind, Raindropchess, attacks_of, pawn_direction, promotion_rank, ranks_from_home,
};
use klubovna_rules::Side;
use klubovna_search::network::{Network, Sums};
use klubovna_search::{Perspective, weights};

use super::camp::{Camp, Standing, value};
use super::inputs::View;
use super::{NETWORK_SCALE, SCALE, facts};

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
static FILE: &[u8] = include_bytes!("network.bin");

weights! {
    /// The engine of Raindropchess: what it knows, as weights in points. [`thinker`](klubovna_search::Engine::thinker)
    /// makes of it what plays.
    pub struct RaindropchessEngine of Raindropchess, learned FILE of View {
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

/// The value of the best blue piece that a side has left: what its pawns can promote to.
pub(super) fn best_blue(position: &Raindropchess, side: Side) -> i32 {
    let left = position.blue_left(side).map(value);
    left.max().unwrap_or_default()
}

impl RaindropchessEngine {
    /// What the game plays with besides terms.
    pub(super) const fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// The evaluation for `side`, in points, with the sums of the network.
    pub(super) fn balance(&self, sums: &[Sums; 2], position: &Raindropchess, side: Side) -> i32 {
        // One by one: an array of them would be copied as a whole.
        let (us, them) = (Camp::of(position, side), Camp::of(position, side.other()));
        let (our, their) = (us.standing(&them), them.standing(&us));
        let (our, their) = (our.as_ref(), their.as_ref());
        let parts = self.terms(&us, &them, our) - self.terms(&them, &us, their);
        let learned = self.network().map_or(0, |network| {
            let facts =
                [(&us, our), (&them, their)].map(|(camp, king)| (camp.side, facts::of(camp, king)));
            let learned = View::points(network, sums, position, |view, sums| {
                let with = |sums, facts| view.with_facts(network, sums, facts);
                facts.iter().fold(sums, with)
            });
            let learned = learned * SCALE / NETWORK_SCALE;
            if us.is_on_turn() { learned } else { -learned }
        });
        parts / UNIT + mop_up(&us, &them) - mop_up(&them, &us) + learned
    }

    /// The terms of one side, in parts of a point.
    #[inline(never)]
    fn terms(&self, own: &Camp<'_>, other: &Camp<'_>, king: Option<&Standing>) -> i32 {
        let turn = match own.king {
            _ if !own.is_on_turn() => 0,
            Some(_) => self.turn,
            None => self.turn_draws,
        };
        let king = king.map_or(0, |king| self.king(king, other));
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
        let stuck = own.pieces(Kind::Pawn) & Bitboard::rank(promotion_rank(own.side));
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

    fn king(&self, king: &Standing, other: &Camp<'_>) -> i32 {
        let flight = match king.flight {
            0 => self.no_flight,
            1 => self.one_flight,
            _ => 0,
        };
        let alone = match other.king {
            Some(_) => 0,
            None => self.king_alone * other.cards.min(16),
        };
        let safety = self.zone * king.attacked as i32 + self.shelter * king.beside as i32 + flight;
        UNIT * (self.king + alone + safety) + self.exposure * king.checks(other, UNIT)
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
            let free = || {
                let way = at.ray(pawn_direction(own.side));
                let free = way.take_while(|&ahead| !(occupied | defended).contains(ahead));
                free.count()
            };
            sum += match ranks_from_home(own.side, at) {
                4 => self.pawn_5,
                5 if free() >= 2 => self.pawn_6 + self.free_2,
                5 => self.pawn_6,
                6 if free() >= 1 => self.pawn_7 + self.free_1,
                6 => self.pawn_7,
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

/// The bonus for driving a bare king to the edge.
#[inline(never)]
fn mop_up(own: &Camp<'_>, other: &Camp<'_>) -> i32 {
    let (Some(king), Some(bare)) = (own.king, other.king) else {
        return 0;
    };
    if other.count() > 2 || own.count() <= other.count() {
        return 0;
    }
    let far = |low: u8| i32::from(low.abs_diff(3).min(low.abs_diff(4)));
    let edge = far(bare.file().index()) + far(bare.rank().index());
    MOP_UP * (2 * edge - i32::from(bare.distance(king)))
}
