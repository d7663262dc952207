//! Move ordering: how promising an action looks before it is searched. A card can be placed on dozens
//! of squares, most of them much the same.

use klubovna_board::chess::{Bitboard, Square, attacks};
use klubovna_raindropchess::{
    Action, Kind, Phase, Raindropchess, attacks_of, pawn_direction, ranks_from_home,
};
use klubovna_rules::{Position, Side};
use klubovna_search::{Rank, Selective};

use super::camp::{Sight, value};
use super::features::best_blue;

/// The move ordering of a position: it knows the attacks of both sides.
#[derive(Debug)]
pub struct MoveOrdering<'a> {
    position: &'a Raindropchess,
    us: Side,
    own: Sight,
    enemy: Sight,
    king: Option<Square>,
    their_king: Option<Square>,
}

impl<'a> MoveOrdering<'a> {
    #[inline(never)]
    pub(super) fn of(position: &'a Raindropchess) -> Self {
        let (us, them) = (position.side(), position.side().other());
        Self {
            position,
            us,
            own: Sight::of(position, us),
            enemy: Sight::of(position, them),
            king: position.king(us),
            their_king: position.king(them),
        }
    }

    fn kind_at(&self, at: Square) -> Option<Kind> {
        self.position.pieces().at(at).map(|(kind, _)| kind)
    }

    /// The squares on which the enemy can recapture: none while its king is not on the board.
    fn recaptures(&self) -> Bitboard {
        match self.their_king {
            Some(_) => self.enemy.all,
            None => Bitboard::EMPTY,
        }
    }

    /// The points that a capture or promotion wins at once, and the kind of the piece that makes it.
    #[inline(never)]
    fn capture(&self, action: Action) -> Option<(i32, Kind)> {
        let Action::Move(from, to, becomes) = action else {
            return None;
        };
        let victim = self.kind_at(to);
        if victim.is_none() && becomes.is_none() {
            return None;
        }
        let mover = becomes.or(self.kind_at(from)).unwrap_or(Kind::Pawn);
        let gain = victim.map_or(0, value) + becomes.map_or(0, |kind| value(kind) - 100);
        let risk = match becomes {
            _ if !self.recaptures().contains(to) => 0,
            Some(_) => value(mover),
            None => value(mover).min(gain + 200),
        };
        Some((gain - risk, mover))
    }

    /// The score of an action.
    fn score(&self, action: Action) -> i32 {
        match action {
            Action::Place(kind, at) => self.placement(kind, at),
            Action::Relocate(from, to) => self.kind_at(from).map_or(0, |kind| {
                self.placement(kind, to) - self.placement(kind, from)
            }),
            Action::Remove(at) => self.kind_at(at).map_or(0, value),
            Action::Move(..) => match self.capture(action) {
                Some((gain, _)) if gain >= 0 => 1_000 + gain * 2 / 5,
                Some((gain, _)) => gain / 40 - 50,
                None => 0,
            },
            Action::Draw | Action::Decline | Action::Reveal(_) => 0,
        }
    }

    /// The score of a piece of a kind on a square.
    fn placement(&self, kind: Kind, at: Square) -> i32 {
        if kind == Kind::King {
            return self.king_safety(at);
        }
        let pieces = self.position.pieces();
        let defended = self.king.is_some() && self.own.all.contains(at);
        let stake = self.enemy.at_stake(kind, at, defended);
        // An enemy without a king on the board captures later, if ever.
        let risk = match self.their_king {
            Some(_) => stake,
            None => stake / 4,
        };
        let seen = attacks_of(kind, self.us, at, pieces.occupied().with(at));
        let mobility = seen.len() as i32 * if kind == Kind::Queen { 2 } else { 5 };
        // Threats count in percent: more, the sooner they can be carried out.
        let soon = match (self.king, self.their_king) {
            (Some(_), None) => 60,
            (Some(_), Some(_)) => 30,
            (None, _) => 15,
        };
        let mut threats = 0;
        for target in seen & pieces.side(self.us.other()) {
            let worth = self.kind_at(target).map_or(0, value);
            let cost = if self.recaptures().contains(target) {
                value(kind)
            } else {
                0
            };
            threats += (worth - cost).max(0) * soon / 100;
        }
        let king_attack = self.their_king.map_or(0, |king| {
            let check = if seen.contains(king) { 80 } else { 0 };
            (seen & attacks::king(king)).len() as i32 * 12 + check
        });
        let beside = self
            .king
            .is_some_and(|king| attacks::king(king).contains(at));
        let advance = match kind {
            Kind::Pawn => self.advance(at),
            _ => 0,
        };
        mobility + threats + king_attack + if beside { 8 } else { 0 } + self.stops(at) + advance
            - risk
    }

    /// The bonus of a pawn near promotion: twice as much where the way is free.
    fn advance(&self, at: Square) -> i32 {
        let bonus = match ranks_from_home(self.us, at) {
            3 => 8,
            4 => 25,
            5 => 80,
            _ => 0,
        };
        let way = Bitboard::of(at).shift(pawn_direction(self.us));
        let free = way - self.position.pieces().occupied() - self.recaptures();
        let bonus = if free.is_empty() { bonus } else { bonus * 2 };
        bonus * best_blue(self.position, self.us) / value(Kind::Queen)
    }

    /// The bonus for blocking an enemy pawn near promotion.
    fn stops(&self, at: Square) -> i32 {
        let them = self.us.other();
        let behind = Bitboard::of(at).shift(pawn_direction(self.us));
        let pawn = behind & self.position.pieces().of(them, Kind::Pawn);
        match pawn.first().map(|pawn| ranks_from_home(them, pawn)) {
            Some(6) => 250,
            Some(5) => 80,
            Some(4) => 20,
            _ => 0,
        }
    }

    /// The safety of a king on a square.
    #[inline(never)]
    fn king_safety(&self, at: Square) -> i32 {
        let pieces = self.position.pieces();
        let count = |squares: Bitboard| squares.len() as i32;
        let near = attacks::king(at);
        let own = near & pieces.side(self.us);
        let flights = count(near - self.enemy.all - own);
        let lines = count(attacks::queen(at, pieces.occupied()) - pieces.occupied());
        // The king can capture undefended pieces.
        let hanging = near & (pieces.side(self.us.other()) - self.enemy.all);
        let capture = hanging
            .into_iter()
            .filter_map(|at| self.kind_at(at))
            .map(value);
        flights.min(3) * 15 - count(near & self.enemy.all) * 12 - lines * 3
            + count(own) * 5
            + capture.max().unwrap_or(0) / 4
    }
}

impl Selective<Action> for MoveOrdering<'_> {
    // A move by a joker is scored like a placement, so it is quiet.
    fn is_tactical(&self, action: Action) -> bool {
        match action {
            Action::Move(_, to, becomes) => {
                let captures = self.position.pieces().occupied().contains(to);
                (captures || becomes.is_some()) && self.position.phase() == Phase::Turn
            }
            _ => false,
        }
    }

    fn see(&self, action: Action) -> i32 {
        self.capture(action).map_or(0, |(gain, _)| gain)
    }

    fn tactical_score(&self, action: Action) -> i32 {
        let capture = self.capture(action);
        capture.map_or(0, |(gain, mover)| gain * 4 - value(mover) / 100)
    }

    fn quiet_rank(&self, action: Action) -> Rank {
        match action {
            Action::Move(..) if self.position.phase() == Phase::Turn => Rank::QUIET,
            // Mostly the best action.
            Action::Draw => Rank::forcing(0),
            Action::Decline => Rank::losing(0),
            _ => Rank::quiet(self.score(action) * 4),
        }
    }
}
