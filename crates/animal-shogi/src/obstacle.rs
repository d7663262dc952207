//! Why an action is not possible: the rules one by one, in the order of section 8.6.
//!
//! It shares no code with the generator; tests compare the two.

use klubovna_rules::{Position, Side};
use klubovna_text::obstacles;

use crate::action::Action;
use crate::attacks;
use crate::impasse::{Count, ZONE_PIECES};
use crate::options::Declaration;
use crate::outcome::IllegalMove;
use crate::piece::{Kind, Piece};
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::squares::Squares;
use crate::stage::Stage;

obstacles! {
    /// A rule that forbids an action.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Obstacle of "animal-shogi" {
        /// The game is over.
        Over => "animal-shogi-over" by "8.8";
        /// The chicks have to be thrown first (section 4).
        Furigoma => "animal-shogi-furigoma" by "4.1";
        /// The chicks have been thrown already.
        Thrown => "animal-shogi-thrown" by "4.1";
        /// A proposal to count waits for its answer (section 9.1).
        Answer => "animal-shogi-answer" by "9.1";
        /// There is no proposal to answer.
        NoProposal => "animal-shogi-no-proposal" by "9.3";
        /// It is this side's turn.
        Turn { side: Side } => "animal-shogi-turn" by "5.1";
        /// The piece has no square to go to.
        Stuck { piece: Piece } => "animal-shogi-stuck" by "5.2";
        /// There is no piece on the origin.
        EmptyOrigin { from: Square } => "animal-shogi-empty-origin" by "5.2" [from];
        /// The piece on the origin is the opponent's.
        NotYours { piece: Piece, from: Square } => "animal-shogi-not-yours" by "5.2" [from];
        /// The piece does not move like that (section 2.3).
        Geometry { piece: Piece; from: Square } => "animal-shogi-geometry" by "2.3" [from];
        /// Another piece stands in the way.
        Blocked { piece: Piece, at: Square } => "animal-shogi-blocked" by "2.3" [at];
        /// An own piece stands on the target.
        OwnCapture { piece: Piece, to: Square } => "animal-shogi-own-capture" by "5.2" [to];
        /// Without promotion it would have no further move (section 6.2).
        MustPromote { kind as piece: Kind, to: Square } => "animal-shogi-must-promote" by "6.2" [to];
        /// The piece is promoted already, or never promotes (section 6.1).
        NeverPromotes { piece: Piece } => "animal-shogi-never-promotes" by "6.1";
        /// The move neither begins nor ends in the promotion zone (section 6.1).
        OutsideZone { kind as piece: Kind } => "animal-shogi-outside-zone" by "6.1";
        /// There is no such piece in hand (section 7.1).
        NotInHand { kind as piece: Kind } => "animal-shogi-not-in-hand" by "7.1";
        /// A drop needs an empty square (section 7.1).
        Occupied { piece: Piece, to: Square } => "animal-shogi-occupied" by "7.1" [to];
        /// The dropped piece would have no further move (section 7.2).
        DeadDrop { kind as piece: Kind, to: Square } => "animal-shogi-dead-drop" by "7.2" [to];
        /// A second chick in the file, the first one at the other square (section 7.3).
        Nifu { at: Square, to: Square } => "animal-shogi-nifu" by "7.3" [at, to],
            file = to.file() + 1;
        /// A dropped chick must not mate (section 7.4).
        DropMate { to: Square } => "animal-shogi-drop-mate" by "7.4" [to];
        /// The lion would step into an attack by this piece (section 8.1).
        LionStep { to: Square, piece: Piece, by: Square } => "animal-shogi-lion-step" by "8.1" [to, by];
        /// The piece shields its lion from the attacker (section 8.1).
        Pinned {
            piece: Piece, attacker: Piece, by: Square
        } => "animal-shogi-pinned" by "8.1" [by];
        /// The lion is in check and would stay so (section 8.1).
        CheckStands { piece: Piece, by: Square } => "animal-shogi-check-stands" by "8.1" [by];
        /// This game is played without declarations (section 9.4).
        NoDeclaration => "animal-shogi-no-declaration" by "9.4";
        /// The lion is outside the promotion zone.
        LionOutside => "animal-shogi-lion-outside" by "9.4";
        /// Too few pieces in the promotion zone.
        FewInZone { count: u8 } => "animal-shogi-few-in-zone" by "9.4", least = ZONE_PIECES;
        /// The declaring side is in check.
        DeclaredInCheck => "animal-shogi-declared-in-check" by "9.4";
        /// Too few points.
        FewPoints { points: u8, least: u8 } => "animal-shogi-few-points" by "9.4";
        /// Not both lions are in their promotion zones (section 9.1).
        LionsOutside => "animal-shogi-lions-outside" by "9.1";
        /// The proposal has just been declined.
        Declined => "animal-shogi-declined" by "17.2";
    }
}

impl Obstacle {
    /// The reason by which an illegal move loses (section 8.6); none where the piece does not move
    /// like that at all.
    #[inline]
    pub(crate) const fn illegal_move(self) -> Option<IllegalMove> {
        match self {
            Self::MustPromote { .. } => Some(IllegalMove::MustPromote),
            Self::DeadDrop { .. } => Some(IllegalMove::DeadDrop),
            Self::Nifu { .. } => Some(IllegalMove::Nifu),
            Self::DropMate { .. } => Some(IllegalMove::DropMate),
            Self::LionStep { .. } | Self::Pinned { .. } | Self::CheckStands { .. } => {
                Some(IllegalMove::SelfCheck)
            }
            _ => None,
        }
    }
}

impl AnimalShogi {
    /// The first rule that forbids `action`; `None` when it is legal.
    pub fn obstacle(&self, action: Action) -> Option<Obstacle> {
        if self.outcome().is_some() {
            return Some(Obstacle::Over);
        }
        match (self.stage(), action) {
            (Stage::Furigoma, Action::Throw)
            | (Stage::Thrown, Action::Fallen(_))
            | (Stage::Proposed, Action::Agree | Action::Decline) => None,
            (Stage::Furigoma, _) => Some(Obstacle::Furigoma),
            (Stage::Thrown, _) | (_, Action::Throw | Action::Fallen(_)) => Some(Obstacle::Thrown),
            (Stage::Proposed, _) => Some(Obstacle::Answer),
            (_, Action::Agree | Action::Decline) => Some(Obstacle::NoProposal),
            (_, Action::Move { from, to, promote }) => self.move_obstacle(from, to, promote),
            (_, Action::Drop { kind, to }) => self.drop_obstacle(kind, to),
            (_, Action::Declare) => declaration_obstacle(self.declaration(self.side())),
            (Stage::Declined, Action::Propose) => Some(Obstacle::Declined),
            (_, Action::Propose) => (!self.impasse_available()).then_some(Obstacle::LionsOutside),
        }
    }

    /// The rule that makes `action` impossible: its [`obstacle`](Self::obstacle), unless the
    /// action is possible and loses by it.
    pub fn prohibition(&self, action: Action) -> Option<Obstacle> {
        let loses =
            |obstacle: Obstacle| self.rules().illegal_loses && obstacle.illegal_move().is_some();
        self.obstacle(action).filter(|&obstacle| !loses(obstacle))
    }

    /// Whether `action` is possible.
    pub(crate) fn allows(&self, action: Action) -> bool {
        self.prohibition(action).is_none()
    }

    /// The reason by which `action` loses where illegal moves do.
    pub fn illegal_move(&self, action: Action) -> Option<IllegalMove> {
        self.obstacle(action)?.illegal_move()
    }

    fn move_obstacle(&self, from: Square, to: Square, promote: bool) -> Option<Obstacle> {
        let us = self.side();
        let Some((piece, side)) = self.piece_at(from) else {
            return Some(Obstacle::EmptyOrigin { from });
        };
        if side != us {
            return Some(Obstacle::NotYours { piece, from });
        }
        if !attacks::of(piece, us, from, Squares::EMPTY).contains(to) {
            return Some(Obstacle::Geometry { piece, from });
        }
        if !attacks::of(piece, us, from, self.occupied()).contains(to) {
            let between = attacks::between(from, to) & self.occupied();
            // Of several pieces in the way, the nearest one is named.
            let nearest = between.into_iter().min_by_key(|at| distance(from, *at));
            return nearest.map(|at| Obstacle::Blocked {
                piece: self.known_piece(at),
                at,
            });
        }
        if self.pieces(us).contains(to) {
            let piece = self.known_piece(to);
            return Some(Obstacle::OwnCapture { piece, to });
        }
        let kind = piece.kind;
        if promote {
            if !piece.can_promote() {
                return Some(Obstacle::NeverPromotes { piece });
            }
            if from.ranks_left(us) >= 3 && to.ranks_left(us) >= 3 {
                return Some(Obstacle::OutsideZone { kind });
            }
        } else if !piece.promoted && to.ranks_left(us) < kind.dead_ranks() {
            return Some(Obstacle::MustPromote { kind, to });
        }
        self.exposed(Action::Move { from, to, promote })
    }

    fn drop_obstacle(&self, kind: Kind, to: Square) -> Option<Obstacle> {
        let us = self.side();
        if !self.hand(us).holds(kind) {
            return Some(Obstacle::NotInHand { kind });
        }
        if let Some((piece, _)) = self.piece_at(to) {
            return Some(Obstacle::Occupied { piece, to });
        }
        if to.ranks_left(us) < kind.dead_ranks() {
            return Some(Obstacle::DeadDrop { kind, to });
        }
        if kind == Kind::Chick {
            let mut chicks = self.chicks(us).into_iter();
            if let Some(at) = chicks.find(|at| at.file() == to.file()) {
                return Some(Obstacle::Nifu { at, to });
            }
            let mut next = *self;
            next.place_chick(to);
            if next.in_check(next.side())
                && !next.has_strict_move()
                && self.chick_check().contains(to)
            {
                return Some(Obstacle::DropMate { to });
            }
        }
        self.exposed(Action::Drop { kind, to })
    }

    /// The own lion would be attacked after a move that is legal otherwise (section 8.1).
    fn exposed(&self, action: Action) -> Option<Obstacle> {
        if self.rules().casual {
            return None;
        }
        let us = self.side();
        let next = self.after(action);
        let by = next.checkers(us).first()?;
        let piece = next.known_piece(by);
        Some(match action {
            Action::Move { to, .. } if self.lion(us) != next.lion(us) => {
                Obstacle::LionStep { to, piece, by }
            }
            // What gives no check now attacks along a line that the piece opens.
            Action::Move { from, .. } if !self.checkers(us).contains(by) => Obstacle::Pinned {
                piece: self.known_piece(from),
                attacker: piece,
                by,
            },
            _ => Obstacle::CheckStands { piece, by },
        })
    }
}

fn declaration_obstacle(count: Count) -> Option<Obstacle> {
    if count.law == Declaration::Off {
        Some(Obstacle::NoDeclaration)
    } else if !count.lion_in_zone {
        Some(Obstacle::LionOutside)
    } else if count.pieces_in_zone < ZONE_PIECES {
        let count = count.pieces_in_zone;
        Some(Obstacle::FewInZone { count })
    } else if count.in_check {
        Some(Obstacle::DeclaredInCheck)
    } else if !count.is_good() {
        let (points, least) = (count.points, count.least());
        Some(Obstacle::FewPoints { points, least })
    } else {
        None
    }
}

/// The number of steps of a sliding piece between two squares of one line.
fn distance(a: Square, b: Square) -> u8 {
    let files = a.file().abs_diff(b.file());
    files.max(a.rank().abs_diff(b.rank()))
}
