//! What weights are multiplied with: what there is more of on one side than on the other.

use klubovna_chessmen::{Bitboard, Square, attacks};
use klubovna_search::heuristic::Weight;
use klubovna_tabletop::rules::{Position, Side};

use crate::man::last_rank;
use crate::{Card, Kind, Raindropchess};

/// One of anything counts so many, so that parts of it can be told.
const UNIT: i32 = 16;

/// Names the features, each with its weight, and numbers them.
macro_rules! features {
    ($($name:ident = $weight:literal,)*) => {
        #[derive(Clone, Copy)]
        #[allow(non_camel_case_types, clippy::enum_variant_names)]
        enum Feature { $($name),* }

        /// How much things are worth, in points.
        pub(super) const WEIGHTS: [Weight; COUNT] = [$((stringify!($name), $weight)),*];
        pub(super) const COUNT: usize = [$(Feature::$name),*].len();
    };
}

features! {
    // Men on the board.
    pawn = 145,
    knight = 511,
    bishop = 360,
    rook = 742,
    queen = 1617,
    // Cards.
    pawn_card = 108,
    knight_card = 429,
    bishop_card = 279,
    rook_card = 591,
    queen_card = 1626,
    joker_card = 200,
    // The king: on the board at all; while the other one is not, for each of its cards.
    king = -755,
    king_alone = 127,
    // Men in danger, by hundreds of points: those that must stay where they are, the greatest
    // and the rest; those that may go, of the side that is on turn and of the other one.
    frozen = 77,
    frozen_rest = 64,
    loose_turn = 27,
    loose = 73,
    // What a side attacks that cannot capture yet, the sooner it can the more.
    latent = 10,
    // The king's own squares under attack; no square or one to flee to; cards that give check;
    // own men beside it.
    zone = -128,
    no_flight = -444,
    one_flight = -191,
    exposure = -265,
    shelter = 86,
    // Pawns by rank, and steps before promotion that nothing stops.
    pawn_5 = 129,
    pawn_6 = 237,
    pawn_7 = 408,
    free_1 = 82,
    free_2 = -19,
    // Squares that knights and bishops reach.
    minor_moves = 15,
    // Whose turn it is, with and without a king.
    turn = 132,
    turn_draws = 102,
}

/// Driving a bare king to the edge: too rare for a fit.
const MOP_UP: i32 = 20;

const VALUES: [i32; 6] = [0, 900, 500, 330, 320, 100];

/// What a man counts in exchanges.
pub(super) const fn value(kind: Kind) -> i32 {
    VALUES[kind.index()]
}

/// What the men of a side attack.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    pub(super) all: Bitboard,
    pub(super) twice: Bitboard,
    pub(super) pawns: Bitboard,
    pub(super) minors: Bitboard,
    pub(super) rooks: Bitboard,
}

impl Sight {
    pub(super) fn of(position: &Raindropchess, side: Side) -> Self {
        let mut sight = Self {
            all: Bitboard::EMPTY,
            twice: Bitboard::EMPTY,
            pawns: Bitboard::EMPTY,
            minors: Bitboard::EMPTY,
            rooks: Bitboard::EMPTY,
        };
        let occupied = position.occupied();
        for kind in Kind::ALL {
            for at in position.men_of(side, kind) {
                let seen = kind.attacks(side, at, occupied);
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

    /// What a man of a kind has to fear here from a lesser one.
    pub(super) fn lesser(&self, kind: Kind) -> Option<(Bitboard, Kind)> {
        match kind {
            Kind::King | Kind::Pawn => None,
            Kind::Knight | Kind::Bishop => Some((self.pawns, Kind::Pawn)),
            Kind::Rook => Some((self.pawns | self.minors, Kind::Bishop)),
            Kind::Queen => Some((self.pawns | self.minors | self.rooks, Kind::Rook)),
        }
    }

    /// What is lost by capture of a man; nothing where it is not attacked or well covered.
    pub(super) fn at_stake(&self, kind: Kind, at: Square, covered: bool) -> i32 {
        if !self.all.contains(at) {
            0
        } else if !covered {
            value(kind)
        } else {
            match self.lesser(kind) {
                Some((by, lesser)) if by.contains(at) => value(kind) - value(lesser),
                _ => 0,
            }
        }
    }
}

/// One side with what it sees.
struct Camp {
    side: Side,
    king: Option<Square>,
    cards: i32,
    sight: Sight,
}

/// How much more of each feature one side has.
pub(super) struct Features {
    counts: [i32; COUNT],
    /// Points that have no weight.
    extra: i32,
}

impl Features {
    pub(super) fn of(position: &Raindropchess, side: Side) -> Self {
        let [us, them] = [side, side.other()].map(|side| Camp {
            side,
            king: position.king(side),
            cards: position.deck_of(side).len() as i32,
            sight: Sight::of(position, side),
        });
        let mut features = Self {
            counts: [0; COUNT],
            extra: 0,
        };
        features.camp(position, &us, &them, 1);
        features.camp(position, &them, &us, -1);
        features
    }

    /// The points that the weights make of them.
    pub(super) fn points(&self, weights: &[i32; COUNT]) -> i32 {
        let counts = self.counts.iter().zip(weights);
        let sum: i32 = counts.map(|(count, weight)| count * weight).sum();
        sum / UNIT + self.extra
    }

    fn add(&mut self, feature: Feature, count: i32) {
        self.counts[feature as usize] += count;
    }

    fn camp(&mut self, position: &Raindropchess, own: &Camp, other: &Camp, sign: i32) {
        let whole = sign * UNIT;
        self.material(position, own, whole);
        self.danger(position, own, other, sign);
        self.pawns(position, own, other, whole);
        self.mobility(position, own, other, whole);
        if let Some(king) = own.king {
            self.king(position, own, other, king, sign);
        }
        if own.side == position.side() {
            let feature = if own.king.is_some() {
                Feature::turn
            } else {
                Feature::turn_draws
            };
            self.add(feature, whole);
        }
    }

    fn material(&mut self, position: &Raindropchess, own: &Camp, whole: i32) {
        let deck = position.deck_of(own.side);
        let men = |kind| position.men_of(own.side, kind).len() as i32;
        let shown = |card| i32::from(own.side == position.side() && position.shown() == Some(card));
        let cards = |card| i32::from(deck.count(card));
        let last = Bitboard::rank(last_rank(own.side));
        // Those on the last rank stay there and do nothing (section 7.4).
        let stuck = (position.men_of(own.side, Kind::Pawn) & last).len() as i32;
        let bishops = [Card::LightBishop, Card::DarkBishop];
        let of_bishops = |count: &dyn Fn(Card) -> i32| bishops.into_iter().map(count).sum::<i32>();
        for (feature, count) in [
            (Feature::pawn, men(Kind::Pawn) - stuck + shown(Card::Pawn)),
            (Feature::knight, men(Kind::Knight) + shown(Card::Knight)),
            (Feature::bishop, men(Kind::Bishop) + of_bishops(&shown)),
            (Feature::rook, men(Kind::Rook) + shown(Card::Rook)),
            (Feature::queen, men(Kind::Queen) + shown(Card::Queen)),
            (Feature::pawn_card, cards(Card::Pawn)),
            (Feature::knight_card, cards(Card::Knight)),
            (Feature::bishop_card, of_bishops(&cards)),
            (Feature::rook_card, cards(Card::Rook)),
            (Feature::queen_card, cards(Card::Queen)),
            (Feature::joker_card, cards(Card::Joker) + shown(Card::Joker)),
        ] {
            self.add(feature, count * whole);
        }
    }

    /// What `own` may lose.
    fn danger(&mut self, position: &Raindropchess, own: &Camp, other: &Camp, sign: i32) {
        let covered = if own.king.is_some() {
            own.sight.all
        } else {
            Bitboard::EMPTY
        };
        let (mut sum, mut most) = (0, 0);
        for kind in [
            Kind::Queen,
            Kind::Rook,
            Kind::Bishop,
            Kind::Knight,
            Kind::Pawn,
        ] {
            for at in position.men_of(own.side, kind) & other.sight.all {
                let stake = other.sight.at_stake(kind, at, covered.contains(at));
                sum += stake;
                most = most.max(stake);
            }
        }
        // Parts of hundreds of points.
        let part = |stake: i32| -sign * stake * UNIT / 100;
        if other.king.is_none() {
            // Its king may be the next card, or the last.
            self.add(Feature::latent, part(sum) * 4 / (other.cards + 3));
        } else if own.king.is_none() {
            self.add(Feature::frozen, part(most));
            self.add(Feature::frozen_rest, part(sum - most));
        } else if own.side == position.side() {
            // One of them can be saved.
            self.add(Feature::loose_turn, part(most));
            self.add(Feature::loose, part(sum - most));
        } else {
            self.add(Feature::loose, part(sum));
        }
    }

    fn king(&mut self, position: &Raindropchess, own: &Camp, other: &Camp, at: Square, sign: i32) {
        let whole = sign * UNIT;
        let occupied = position.occupied();
        self.add(Feature::king, whole);
        if other.king.is_none() {
            self.add(Feature::king_alone, whole * other.cards.min(16));
        }
        let near = attacks::king(at);
        let zone = (near & other.sight.all).len() + (near & other.sight.twice).len();
        self.add(Feature::zone, whole * zone as i32);
        self.add(
            Feature::shelter,
            whole * (near & position.men(own.side)).len() as i32,
        );
        match (near - other.sight.all - position.men(own.side)).len() {
            0 => self.add(Feature::no_flight, whole),
            1 => self.add(Feature::one_flight, whole),
            _ => {}
        }
        if other.cards > 0 {
            let deck = position.deck_of(other.side);
            let rook = attacks::rook(at, occupied) - occupied;
            let bishop = attacks::bishop(at, occupied) - occupied;
            let checks = |card: Card, squares: Bitboard| {
                i32::from(deck.count(card)) * (squares - own.sight.all).len() as i32
            };
            let sum = checks(Card::Rook, rook)
                + checks(Card::Queen, rook | bishop)
                + checks(Card::LightBishop, bishop - Bitboard::DARK)
                + checks(Card::DarkBishop, bishop & Bitboard::DARK)
                + checks(Card::Knight, attacks::knight(at) - occupied);
            self.add(Feature::exposure, whole * sum / other.cards);
        }
        let force = |side| (position.men(side)).len() as i32 + position.deck_of(side).len() as i32;
        if let Some(hunted) = other.king
            && force(other.side) <= 2
            && force(own.side) > force(other.side)
        {
            let far = |low: u8| i32::from(low.abs_diff(3).min(low.abs_diff(4)));
            let (file, rank) = (hunted.file().index(), hunted.rank().index());
            let apart = file
                .abs_diff(at.file().index())
                .max(rank.abs_diff(at.rank().index()));
            let edge = 2 * (far(file) + far(rank)) - i32::from(apart);
            self.extra += sign * MOP_UP * edge;
        }
    }

    fn pawns(&mut self, position: &Raindropchess, own: &Camp, other: &Camp, whole: i32) {
        // The best blue piece left is what pawns go for.
        let best = position
            .blue_left(own.side)
            .map(value)
            .max()
            .unwrap_or_default();
        if best == 0 {
            return;
        }
        let hope = whole * best / value(Kind::Queen);
        let occupied = position.occupied();
        for at in position.men_of(own.side, Kind::Pawn) {
            let rank = i32::from(at.rank().index());
            let forward = if own.side == Side::FIRST { 1 } else { -1 };
            let gone = if forward > 0 { rank } else { 7 - rank };
            let feature = match gone {
                4 => Feature::pawn_5,
                5 => Feature::pawn_6,
                6 => Feature::pawn_7,
                _ => continue,
            };
            // Without a king it waits where it is.
            let near = if own.king.is_some() { hope } else { hope / 2 };
            self.add(feature, near);
            let mut steps = 0;
            let mut ahead = at.offset(0, forward);
            while let Some(square) = ahead
                && !occupied.contains(square)
                && (other.king.is_none() || !other.sight.all.contains(square))
            {
                steps += 1;
                ahead = square.offset(0, forward);
            }
            match (gone, steps) {
                (6, 1..) => self.add(Feature::free_1, near),
                (5, 2..) => self.add(Feature::free_2, near),
                _ => {}
            }
        }
    }

    fn mobility(&mut self, position: &Raindropchess, own: &Camp, other: &Camp, whole: i32) {
        let occupied = position.occupied();
        let good = Bitboard::ALL - other.sight.pawns - position.men(own.side);
        for kind in [Kind::Knight, Kind::Bishop] {
            for at in position.men_of(own.side, kind) {
                let moves = kind.attacks(own.side, at, occupied) & good;
                self.add(Feature::minor_moves, whole * moves.len() as i32);
            }
        }
    }
}
