//! What stands in the way of an action, one rule after the other, for typed moves and for
//! clicks alike.

use klubovna_board::Direction;
use klubovna_board::chess::{Bitboard, Square, attacks};
use klubovna_rules::{Position, Side};
use klubovna_text::obstacles;

use crate::{Action, Folky, Kind};

obstacles! {
    /// Why an action is not legal.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Obstacle of "folky" {
        /// The game is over.
        Over => "folky-over" by "5";
        /// It is the turn of this side.
        NotYours { side: Side; at: Bitboard } => "folky-not-yours" by "2.1" [at];
        /// Pawns never move.
        Pawn {; at: Square } => "folky-pawn" by "3.5" [at];
        /// The piece has no square to go to.
        Stuck {
            kind as piece: Kind; from: Square, around: Bitboard
        } => "folky-stuck" by "3.4" [from, around];
        /// There is no square where a pawn can be placed.
        NothingOpen => "folky-nothing-open" by "4.2";
        /// A pawn cannot be placed where fewer than three pieces aim.
        FewAims { to: Square, count: u32; from: Bitboard } => "folky-few-aims" by "4.2" [to, from];
        /// Nothing can come to an occupied square.
        Occupied {
            kind as piece: Kind, side: Side, to: Square; from: Bitboard, rule: &'static str
        } => "folky-occupied" by (*rule) [from, to];
        /// A rook does not go there on any board.
        RookWay {; from: Square, to: Square } => "folky-rook" by "3.1" [from, to];
        /// A bishop does not go there on any board.
        BishopWay {; from: Square, to: Square } => "folky-bishop" by "3.1" [from, to];
        /// A knight does not go there on any board.
        KnightWay {; from: Square, to: Square } => "folky-knight" by "3.1" [from, to];
        /// A piece or pawn stands in between.
        Blocked {
            kind as piece: Kind, blocker: Kind, side: Side, at: Square, to: Square; from: Square
        } => "folky-blocked" by "3.2" [from, at, to];
    }
}

impl Folky {
    /// Why no pawn of the side to move can be placed on a square.
    pub(crate) fn placement_obstacle(&self, to: Square) -> Option<Obstacle> {
        if self.is_legal(Action::Place(to)) {
            return None;
        }
        let from = self.aiming(self.side(), to);
        let count = from.len();
        let occupied = self.occupied_obstacle(Bitboard::EMPTY, to, "4.2");
        occupied.or(Some(Obstacle::FewAims { to, count, from }))
    }

    /// The obstacle that a square is occupied, if it is. `from` are further squares to highlight.
    pub(crate) fn occupied_obstacle(
        &self,
        from: Bitboard,
        to: Square,
        rule: &'static str,
    ) -> Option<Obstacle> {
        let (kind, side) = self.pieces().at(to)?;
        Some(Obstacle::Occupied {
            kind,
            side,
            to,
            from,
            rule,
        })
    }

    /// Why the piece on a square cannot move at all.
    pub(crate) fn piece_obstacle(&self, at: Square, kind: Kind, side: Side) -> Option<Obstacle> {
        if side != self.side() {
            return Some(self.not_yours(Bitboard::of(at)));
        }
        if kind == Kind::Pawn {
            return Some(Obstacle::Pawn { at });
        }
        let around = kind.reach(at, self.pieces().occupied());
        let is_blocked = (around - self.pieces().occupied()).is_empty();
        is_blocked.then_some(Obstacle::Stuck {
            kind,
            from: at,
            around,
        })
    }

    /// Why a piece of the side to move cannot go to another square.
    pub(crate) fn way_obstacle(&self, kind: Kind, from: Square, to: Square) -> Option<Obstacle> {
        if !kind.reach(from, Bitboard::EMPTY).contains(to) {
            return Some(match kind {
                Kind::Rook => Obstacle::RookWay { from, to },
                Kind::Bishop => Obstacle::BishopWay { from, to },
                Kind::Knight | Kind::Pawn => Obstacle::KnightWay { from, to },
            });
        }
        if let Some(direction) = Direction::from_to(from, to)
            && let Some(at) = attacks::blocker(from, direction, self.pieces().occupied())
            && at != to
            && let Some((blocker, side)) = self.pieces().at(at)
        {
            return Some(Obstacle::Blocked {
                kind,
                blocker,
                side,
                at,
                to,
                from,
            });
        }
        self.occupied_obstacle(Bitboard::of(from), to, "3.3")
    }

    pub(crate) fn not_yours(&self, at: Bitboard) -> Obstacle {
        let side = self.side();
        Obstacle::NotYours { side, at }
    }
}
