//! Why an action is not legal: the rules asked one by one.

use klubovna_board::Direction;
use klubovna_board::chess::{Bitboard, Square, attacks};
use klubovna_rules::{Position, Side};
use klubovna_text::obstacles;

use crate::piece::{attacks_of, pawn_direction, promotion_rank, ranks_from_home};
use crate::{Action, Card, Joker, Kind, Phase, Raindropchess};

obstacles! {
    /// A rule that forbids an action, with the squares to look at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Obstacle of "raindropchess" {
        /// The game is over.
        Over => "raindropchess-over" by "10.4";
        /// It is this side's turn.
        NotYours { side: Side; cells: Bitboard } => "raindropchess-not-yours" by "3.9" [cells];
        /// Blue pieces come only by promotion.
        Blue => "raindropchess-blue" by "7.1";
        /// A drawn card has to be revealed, and it must be one of the deck.
        CardFirst => "raindropchess-card-first" by "3.6";
        /// After this joker the next card is drawn.
        Redraw => "raindropchess-redraw" by "8.6";
        /// The shown card has to be played first.
        PlaceFirst { card: Card; cells: Bitboard } => "raindropchess-place-first" by "3.7" [cells];
        /// There is no card to draw.
        DeckEmpty => "raindropchess-deck-empty" by "3.5";
        /// No card that is left can end the check.
        Hopeless {; cells: Bitboard } => "raindropchess-hopeless" by "6.5" [cells];
        /// A piece is placed only when its card is shown.
        DrawFirst {; at: Square } => "raindropchess-draw-first" by "3.6" [at];
        /// No joker is shown.
        NoJoker => "raindropchess-no-joker" by "8.1";
        /// Without a king nothing moves.
        NoKing {; from: Square } => "raindropchess-no-king" by "4.1" [from];
        /// A piece has to go to another square.
        SameSquare { from: Square } => "raindropchess-same-square" by "4.2" [from];
        /// There is nothing to move.
        EmptyOrigin { from: Square } => "raindropchess-empty-origin" by "4.2" [from];
        /// A pawn on its last rank never moves.
        Inert {; cells: Bitboard } => "raindropchess-inert" by "7.4" [cells];
        /// A king that cannot move.
        KingStuck { kind as piece: Kind; cells: Bitboard } => "raindropchess-king-stuck" by "4.5" [cells];
        /// Nothing that this piece can do ends the check.
        NoHelp { kind as piece: Kind; cells: Bitboard } => "raindropchess-no-help" by "6.1" [cells];
        /// A piece that cannot move.
        Stuck { kind as piece: Kind; cells: Bitboard } => "raindropchess-stuck" by (match kind {
            Kind::Pawn => "4.3",
            _ => "4.2",
        }) [cells];
        /// A pinned piece.
        Pinned { kind as piece: Kind; cells: Bitboard } => "raindropchess-pinned" by "4.5" [cells];
        /// The king may not come where it is attacked.
        Attacked {
            to: Square; rule: &'static str, cells: Bitboard
        } => "raindropchess-attacked" by (*rule) [cells];
        /// The king would still be in check.
        StillCheck {
            to: Square; rule: &'static str, cells: Bitboard
        } => "raindropchess-still-check" by (*rule) [cells];
        /// A king does not move like that.
        King {; cells: Bitboard } => "raindropchess-king" by "4.2" [cells];
        /// A queen does not move like that.
        Queen {; cells: Bitboard } => "raindropchess-queen" by "4.2" [cells];
        /// A rook does not move like that.
        Rook {; cells: Bitboard } => "raindropchess-rook" by "4.2" [cells];
        /// A bishop does not move like that.
        Bishop {; cells: Bitboard } => "raindropchess-bishop" by "4.2" [cells];
        /// A knight does not move like that.
        Knight {; cells: Bitboard } => "raindropchess-knight" by "4.2" [cells];
        /// Another piece stands in the way.
        Blocked {
            kind as piece: Kind, blocker: Kind, side: Side, at: Square; cells: Bitboard
        } => "raindropchess-blocked" by "4.2" [cells];
        /// An own piece stands on the target.
        Own {
            kind as piece: Kind, blocker: Kind, side: Side, at: Square; cells: Bitboard
        } => "raindropchess-own" by "4.2" [cells];
        /// In this game pawns never go two squares.
        SingleStep {; cells: Bitboard } => "raindropchess-single-step" by "4.4" [cells];
        /// A pawn goes two squares only from its second rank.
        DoubleStep {; cells: Bitboard } => "raindropchess-double-step" by "4.4" [cells];
        /// A pawn does not capture straight ahead.
        PawnBlocked {; cells: Bitboard } => "raindropchess-pawn-blocked" by "4.3" [cells];
        /// A pawn moves diagonally only to capture.
        PawnTakes {; cells: Bitboard } => "raindropchess-pawn-takes" by "4.3" [cells];
        /// A pawn does not move like that.
        Pawn {; cells: Bitboard } => "raindropchess-pawn" by "4.3" [cells];
        /// A pawn on the last rank has to become a piece.
        MustPromote {; to: Square } => "raindropchess-must-promote" by "7.1" [to];
        /// Only a pawn on the last rank becomes another piece.
        NoPromotion {; to: Square } => "raindropchess-no-promotion" by "7.1" [to];
        /// The blue piece has been used.
        BlueGone { kind as piece: Kind; to: Square } => "raindropchess-blue-gone" by "7.2" [to];
        /// Pieces come to empty squares.
        Occupied {
            kind as piece: Kind, side: Side, at: Square; rule: &'static str
        } => "raindropchess-occupied" by (*rule) [at];
        /// The bishop belongs to the light squares.
        LightSquare { side: Side; rule: &'static str, at: Square } => "raindropchess-light-square" by (*rule) [at];
        /// The bishop belongs to the dark squares.
        DarkSquare { side: Side; rule: &'static str, at: Square } => "raindropchess-dark-square" by (*rule) [at];
        /// Pawns are placed only on some ranks.
        PawnRanks { side: Side; rule: &'static str, at: Square } => "raindropchess-pawn-ranks" by (*rule) [at];
        /// Jokers do not act on kings.
        JokerKing {; at: Square } => "raindropchess-joker-king" by "8.1" [at];
        /// This joker acts on own pieces.
        JokerOwn {; at: Square } => "raindropchess-joker-own" by "8.1" [at];
        /// This joker acts on enemy pieces.
        JokerEnemy {; at: Square } => "raindropchess-joker-enemy" by "8.1" [at];
        /// After the joker the own king would be in check.
        JokerCheck {; cells: Bitboard } => "raindropchess-joker-check" by "8.3" [cells];
        /// In check a joker cannot be declined.
        Decline {; cells: Bitboard } => "raindropchess-decline" by "8.2" [cells];
    }
}

impl Raindropchess {
    /// Why `action` is not legal; `None` when it is.
    pub fn obstacle(&self, action: Action) -> Option<Obstacle> {
        if self.is_legal(action) {
            return None;
        }
        if self.outcome().is_some() {
            return Some(Obstacle::Over);
        }
        let deck = self.deck_of(self.side());
        let checkers = self.checkers(self.side());
        Some(match (self.phase(), self.effect(), action) {
            (Phase::Drawn, ..) | (_, _, Action::Reveal(_)) => Obstacle::CardFirst,
            (Phase::Redraw, ..) => Obstacle::Redraw,
            (Phase::Turn, _, Action::Draw | Action::Place(..)) if deck.is_empty() => {
                Obstacle::DeckEmpty
            }
            (Phase::Turn, _, Action::Place(_, at)) if self.may_draw() => Obstacle::DrawFirst { at },
            (Phase::Turn, _, Action::Draw | Action::Place(..)) => {
                Obstacle::Hopeless { cells: checkers }
            }
            (Phase::Turn, _, Action::Move(from, to, promotion))
            | (_, Joker::FreeMove, Action::Move(from, to, promotion)) => {
                self.move_obstacle(from, to, promotion)
            }
            (Phase::Turn, ..) => Obstacle::NoJoker,
            (_, Joker::RemovePiece, Action::Remove(at)) => self.removal_obstacle(at),
            (_, Joker::Relocate, Action::Relocate(from, to)) => self
                .lift_obstacle(from)
                .unwrap_or_else(|| self.relocation_obstacle(from, to)),
            (Phase::Shown(Card::Joker), _, Action::Decline) => {
                Obstacle::Decline { cells: checkers }
            }
            (Phase::Shown(card), _, Action::Place(kind, at)) if card.kind() == Some(kind) => {
                self.placement_obstacle(card, at)
            }
            (Phase::Shown(card), _, action) => {
                let cells = match action {
                    Action::Move(from, ..) => Bitboard::of(from),
                    _ => Bitboard::EMPTY,
                };
                Obstacle::PlaceFirst { card, cells }
            }
        })
    }

    /// The obstacle that a piece, card or deck belongs to the other side.
    pub(crate) fn not_yours(&self, cells: Bitboard) -> Obstacle {
        let side = self.side();
        Obstacle::NotYours { side, cells }
    }

    /// Why a move is not legal.
    fn move_obstacle(&self, from: Square, to: Square, promotion: Option<Kind>) -> Obstacle {
        let side = self.side();
        let Some((kind, owner)) = self.pieces().at(from) else {
            return Obstacle::EmptyOrigin { from };
        };
        if owner != side {
            return self.not_yours(Bitboard::of(from));
        }
        if self.phase() == Phase::Turn && self.king(side).is_none() {
            return Obstacle::NoKing { from };
        }
        if from == to {
            return Obstacle::SameSquare { from };
        }
        if self.destinations(from).contains(to) {
            return match promotion {
                None => Obstacle::MustPromote { to },
                Some(kind) if self.promotes(from, to) => Obstacle::BlueGone { kind, to },
                Some(_) => Obstacle::NoPromotion { to },
            };
        }
        if !self.reach(kind, side, from).contains(to) {
            return self.way_obstacle(kind, from, to);
        }
        if kind == Kind::King {
            let attackers =
                self.attackers(side.other(), to, self.pieces().occupied().without(from));
            let (rule, cells) = ("4.5", attackers.with(to));
            return Obstacle::Attacked { to, rule, cells };
        }
        let checkers = self.checkers(side);
        let occupied = self.pieces().occupied().without(from).with(to);
        let left = self.checkers_on(side, occupied).without(to);
        if (left & checkers).is_empty() {
            // Only what attacks along a line that the piece opens.
            let cells = left.with(from);
            return Obstacle::Pinned { kind, cells };
        }
        let (rule, cells) = ("6.1", checkers.with(to));
        Obstacle::StillCheck { to, rule, cells }
    }

    /// The obstacle that a piece is pinned, with the pinning piece.
    pub(crate) fn pin(&self, kind: Kind, at: Square) -> Obstacle {
        let side = self.side();
        let pinner = self.checkers_on(side, self.pieces().occupied().without(at));
        let cells = pinner.with(at);
        Obstacle::Pinned { kind, cells }
    }

    /// Why a piece does not move like that, its king apart (sections 4.2 to 4.4).
    fn way_obstacle(&self, kind: Kind, from: Square, to: Square) -> Obstacle {
        let cells = Bitboard::of(from).with(to);
        if kind == Kind::Pawn {
            return self.pawn_obstacle(from, to, cells);
        }
        let seen = attacks_of(kind, self.side(), from, Bitboard::EMPTY);
        if !seen.contains(to) {
            return match kind {
                Kind::King => Obstacle::King { cells },
                Kind::Queen => Obstacle::Queen { cells },
                Kind::Rook => Obstacle::Rook { cells },
                Kind::Bishop => Obstacle::Bishop { cells },
                Kind::Knight | Kind::Pawn => Obstacle::Knight { cells },
            };
        }
        let at = Direction::from_to(from, to)
            .and_then(|direction| attacks::blocker(from, direction, self.pieces().occupied()))
            .unwrap_or(to);
        let (blocker, side) = self.pieces().at(at).unwrap_or((kind, self.side()));
        let cells = cells.with(at);
        if at == to {
            Obstacle::Own {
                kind,
                blocker,
                side,
                at,
                cells,
            }
        } else {
            Obstacle::Blocked {
                kind,
                blocker,
                side,
                at,
                cells,
            }
        }
    }

    fn pawn_obstacle(&self, from: Square, to: Square, cells: Bitboard) -> Obstacle {
        let side = self.side();
        let one = from.step(pawn_direction(side));
        let two = one.and_then(|one| one.step(pawn_direction(side))) == Some(to);
        if from.rank() == promotion_rank(side) {
            Obstacle::Inert { cells }
        } else if two && self.options().single_step {
            Obstacle::SingleStep { cells }
        } else if two && ranks_from_home(side, from) != 1 {
            Obstacle::DoubleStep { cells }
        } else if one == Some(to) || two {
            Obstacle::PawnBlocked { cells }
        } else if attacks::pawn(side, from).contains(to) && !self.pieces().occupied().contains(to) {
            Obstacle::PawnTakes { cells }
        } else {
            Obstacle::Pawn { cells }
        }
    }

    /// Why the piece of the turned card cannot come to a square (section 5).
    fn placement_obstacle(&self, card: Card, to: Square) -> Obstacle {
        if let Some(obstacle) = self.landing_obstacle(card, to, ["5.1", "5.2"]) {
            return obstacle;
        }
        let side = self.side();
        if card == Card::King {
            let attackers = self.attackers(side.other(), to, self.pieces().occupied());
            let (rule, cells) = ("5.2", attackers.with(to));
            return Obstacle::Attacked { to, rule, cells };
        }
        let (rule, cells) = ("5.3", self.checkers(side).with(to));
        Obstacle::StillCheck { to, rule, cells }
    }

    /// A square that is occupied, or outside the region of a card, with the sections that say so.
    fn landing_obstacle(&self, card: Card, at: Square, by: [&'static str; 2]) -> Option<Obstacle> {
        let (side, [rule, region]) = (self.side(), by);
        if let Some((kind, side)) = self.pieces().at(at) {
            return Some(Obstacle::Occupied {
                kind,
                side,
                at,
                rule,
            });
        }
        let rule = region;
        match card {
            _ if card.region(side).contains(at) => None,
            Card::LightBishop => Some(Obstacle::LightSquare { side, rule, at }),
            Card::DarkBishop => Some(Obstacle::DarkSquare { side, rule, at }),
            _ => Some(Obstacle::PawnRanks { side, rule, at }),
        }
    }

    fn removal_obstacle(&self, at: Square) -> Obstacle {
        match self.pieces().at(at) {
            Some((Kind::King, side)) if side != self.side() => Obstacle::JokerKing { at },
            Some((_, side)) if side != self.side() => self.joker_check(at),
            _ => Obstacle::JokerEnemy { at },
        }
    }

    /// Why a joker can put a piece nowhere.
    pub(crate) fn lift_obstacle(&self, at: Square) -> Option<Obstacle> {
        match self.pieces().at(at) {
            Some((Kind::King, side)) if side == self.side() => Some(Obstacle::JokerKing { at }),
            Some((_, side)) if side == self.side() => {
                let stuck = self.relocations(at).is_empty();
                stuck.then(|| self.joker_check(at))
            }
            _ => Some(Obstacle::JokerOwn { at }),
        }
    }

    fn relocation_obstacle(&self, from: Square, to: Square) -> Obstacle {
        match self.pieces().at(from) {
            Some((kind, _)) if from != to => self
                .landing_obstacle(Card::bringing(kind, from), to, ["8.1"; 2])
                .unwrap_or_else(|| self.joker_check(to)),
            _ => Obstacle::SameSquare { from },
        }
    }

    /// Sections 8.3 and 8.4.
    fn joker_check(&self, at: Square) -> Obstacle {
        let cells = self.checkers(self.side()).with(at);
        Obstacle::JokerCheck { cells }
    }
}
