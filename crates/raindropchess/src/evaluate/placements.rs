//! How promising an action looks before anything has been tried: the order in which engines
//! look. A card may go to dozens of squares, and most of them are much the same.

use klubovna_chessmen::{Bitboard, Square, attacks};
use klubovna_search::heuristic::{Class, Rank};
use klubovna_tabletop::rules::{Position, Side};

use super::features::{Sight, value};
use crate::{Action, Kind, Phase, Raindropchess};

/// What both sides see where one has to act.
pub(super) struct Prospect<'a> {
    position: &'a Raindropchess,
    us: Side,
    own: Sight,
    enemy: Sight,
    king: Option<Square>,
    their_king: Option<Square>,
}

impl<'a> Prospect<'a> {
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

    /// See [`Heuristic::rank`](klubovna_search::heuristic::Heuristic::rank).
    pub(super) fn rank(&self, action: Action) -> Rank {
        match action {
            Action::Move(..) if self.position.phase() == Phase::Turn => {
                self.capture(action).unwrap_or(Rank::QUIET)
            }
            // A turn like any other, and mostly the best.
            Action::Draw => Rank::forcing(0),
            Action::Decline => Rank::losing(0),
            _ => Rank::quiet(self.appeal(action) * 4),
        }
    }

    /// Whether something is won at once.
    pub(super) fn is_tactical(&self, action: Action) -> bool {
        self.capture(action).is_some_and(Self::wins)
    }

    fn wins(rank: Rank) -> bool {
        rank.class() == Class::Winning
    }

    /// The rank of a capture or a promotion: what is won first.
    fn capture(&self, action: Action) -> Option<Rank> {
        let Action::Move(from, to, promotion) = action else {
            return None;
        };
        let man = |at| self.position.man_at(at).map(|(kind, _)| kind);
        let victim = man(to);
        if victim.is_none() && promotion.is_none() {
            return None;
        }
        let mover = promotion.or(man(from)).unwrap_or(Kind::Pawn);
        let mut gain = victim.map_or(0, value) + promotion.map_or(0, |kind| value(kind) - 100);
        // Whose king is missing takes nothing back.
        if self.their_king.is_some() && self.enemy.all.contains(to) {
            let risk = if promotion.is_some() {
                value(mover)
            } else {
                value(mover).min(gain + 200)
            };
            gain -= risk;
        }
        Some(if gain >= 0 {
            Rank::winning(gain * 4 - value(mover) / 100)
        } else {
            Rank::losing(gain / 4)
        })
    }

    /// How good it looks to end up with a man of a kind on a square.
    fn appeal(&self, action: Action) -> i32 {
        match action {
            Action::Place(kind, at) => self.standing(kind, at),
            Action::Relocate(from, to) => match self.position.man_at(from) {
                Some((kind, _)) => self.standing(kind, to) - self.standing(kind, from),
                None => 0,
            },
            Action::Remove(at) => self.position.man_at(at).map_or(0, |(kind, _)| value(kind)),
            Action::Move(..) => match self.capture(action) {
                Some(rank) if Self::wins(rank) => 1_000 + rank.score() / 10,
                Some(rank) => rank.score() / 10 - 50,
                None => 0,
            },
            Action::Draw | Action::Decline | Action::Reveal(_) => 0,
        }
    }

    fn standing(&self, kind: Kind, at: Square) -> i32 {
        let position = self.position;
        let occupied = position.occupied().with(at);
        let seen = kind.attacks(self.us, at, occupied);
        if kind == Kind::King {
            return self.shelter(at);
        }
        let covered = self.king.is_some() && self.own.all.contains(at);
        let stake = self.enemy.at_stake(kind, at, covered);
        // An enemy without a king captures later, if ever.
        let mut sum = if self.their_king.is_some() {
            -stake
        } else {
            -stake / 4
        };
        sum += seen.len() as i32 * if kind == Kind::Queen { 2 } else { 5 };
        // What it attacks.
        let covers = if self.their_king.is_some() {
            self.enemy.all
        } else {
            Bitboard::EMPTY
        };
        for target in seen & position.men(self.us.other()) {
            let Some((victim, _)) = position.man_at(target) else {
                continue;
            };
            if victim == Kind::King {
                continue;
            }
            let gain = if covers.contains(target) {
                value(victim) - value(kind)
            } else {
                value(victim)
            };
            let soon = match (self.king.is_some(), self.their_king.is_some()) {
                (true, false) => 60,
                (true, true) => 30,
                (false, _) => 15,
            };
            sum += gain.max(0) * soon / 100;
        }
        if let Some(king) = self.their_king {
            let zone = (seen & attacks::king(king)).len() as i32;
            sum += zone * 12;
            if seen.contains(king) {
                sum += 80;
            }
        }
        if let Some(king) = self.king
            && attacks::king(king).contains(at)
        {
            sum += 8;
        }
        sum + self.stops(at)
            + if kind == Kind::Pawn {
                self.advance(at)
            } else {
                0
            }
    }

    /// The better the closer to promotion, where nothing is in the way.
    fn advance(&self, at: Square) -> i32 {
        let best = self
            .position
            .blue_left(self.us)
            .map(value)
            .max()
            .unwrap_or_default();
        let forward = if self.us == Side::FIRST { 1 } else { -1 };
        let rank = i32::from(at.rank().index());
        let gone = if forward > 0 { rank } else { 7 - rank };
        let bonus = match gone {
            3 => 8,
            4 => 25,
            5 => 80,
            _ => 0,
        };
        let free = at.offset(0, forward).is_some_and(|ahead| {
            !self.position.occupied().contains(ahead)
                && (self.their_king.is_none() || !self.enemy.all.contains(ahead))
        });
        let bonus = if free { bonus * 2 } else { bonus };
        bonus * best / value(Kind::Queen)
    }

    /// What is won by standing in the way of an enemy pawn.
    fn stops(&self, at: Square) -> i32 {
        let them = self.us.other();
        let back = if them == Side::FIRST { -1 } else { 1 };
        let Some(behind) = at.offset(0, back) else {
            return 0;
        };
        if !self.position.men_of(them, Kind::Pawn).contains(behind) {
            return 0;
        }
        let rank = i32::from(behind.rank().index());
        match if them == Side::FIRST { rank } else { 7 - rank } {
            6 => 250,
            5 => 80,
            4 => 20,
            _ => 0,
        }
    }

    /// How safe a king would be.
    fn shelter(&self, at: Square) -> i32 {
        let occupied = self.position.occupied();
        let near = attacks::king(at);
        let attacked = (near & self.enemy.all).len() as i32;
        let flights = (near - self.enemy.all - self.position.men(self.us)).len() as i32;
        let lines = (attacks::queen(at, occupied) - occupied).len() as i32;
        let own = (near & self.position.men(self.us)).len() as i32;
        // A king takes what nobody covers.
        let prey = near & (self.position.men(self.us.other()) - self.enemy.all);
        let prize = prey
            .into_iter()
            .filter_map(|at| self.position.man_at(at))
            .map(|(kind, _)| value(kind));
        flights.min(3) * 15 - attacked * 12 - lines * 3 + own * 5 + prize.max().unwrap_or(0) / 4
    }
}
