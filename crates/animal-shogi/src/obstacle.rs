//! Why an action is not possible: the rules one by one, in the order of section 8.6.
//!
//! It shares no code with the generator, and tests hold the two against each other.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::Position;

use crate::action::Action;
use crate::attacks;
use crate::impasse::{Count, ZONE_PIECES};
use crate::options::Declaration;
use crate::outcome::Slip;
use crate::piece::{Kind, Piece};
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::squares::Squares;
use crate::stage::Stage;

/// A rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// The game is over.
    Over,
    /// The chicks have to be thrown first (section 4).
    Furigoma,
    /// They have been thrown.
    Thrown,
    /// A proposal to count waits for its answer (section 9.1).
    Answer,
    /// There is no proposal to answer.
    NoProposal,
    /// Nothing stands there.
    EmptyOrigin {
        /// The square.
        from: Square,
    },
    /// The opponent's piece stands there.
    NotYours {
        /// What.
        piece: Piece,
        /// The square.
        from: Square,
    },
    /// The piece does not move like that (section 2.3).
    Geometry {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        from: Square,
    },
    /// Another piece stands in the way.
    Blocked {
        /// What stands in the way.
        piece: Piece,
        /// Where.
        at: Square,
    },
    /// An own piece stands on the target.
    OwnCapture {
        /// What.
        piece: Piece,
        /// The target.
        to: Square,
    },
    /// Without promotion it would have no further move (section 6.2).
    MustPromote {
        /// What.
        kind: Kind,
        /// The target.
        to: Square,
    },
    /// It is promoted, or never promotes (section 6.1).
    NeverPromotes {
        /// What.
        piece: Piece,
    },
    /// The move neither begins nor ends in the promotion zone (section 6.1).
    OutsideZone {
        /// What.
        kind: Kind,
    },
    /// No such piece in hand (section 7.1).
    NotInHand {
        /// What.
        kind: Kind,
    },
    /// A drop needs an empty square (section 7.1).
    Occupied {
        /// What stands there.
        piece: Piece,
        /// The square.
        to: Square,
    },
    /// The dropped piece would have no further move (section 7.2).
    DeadDrop {
        /// What.
        kind: Kind,
        /// The square.
        to: Square,
    },
    /// A second chick in the file (section 7.3).
    Nifu {
        /// The first one.
        at: Square,
        /// The square.
        to: Square,
    },
    /// A dropped chick must not mate (section 7.4).
    DropMate {
        /// The square.
        to: Square,
    },
    /// The lion would step into an attack (section 8.1).
    LionStep {
        /// Where it was to go.
        to: Square,
        /// What would attack it there.
        piece: Piece,
        /// Where the attacker stands.
        by: Square,
    },
    /// The piece shields its lion (section 8.1).
    Pinned {
        /// What.
        piece: Piece,
        /// From what.
        attacker: Piece,
        /// Where that stands.
        by: Square,
    },
    /// The lion is in check and would stay so (section 8.1).
    CheckStands {
        /// What gives check.
        piece: Piece,
        /// Where it stands.
        by: Square,
    },
    /// Declarations are switched off.
    NoDeclaration,
    /// The declared lion is not in the promotion zone (section 9.4).
    LionOutside,
    /// Too few other pieces are there.
    FewInZone {
        /// How many.
        count: u8,
    },
    /// A lion in check cannot be declared.
    DeclaredInCheck,
    /// Declaring would lose.
    FewPoints {
        /// The points.
        points: u8,
        /// What it takes not to lose.
        least: u8,
    },
    /// Not both lions are in their promotion zones (section 9.1).
    LionsOutside,
    /// The proposal has just been declined.
    Declined,
}

impl Obstacle {
    /// The stable code, also of the fault in a move text.
    #[inline]
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Over => "animal-shogi-over",
            Self::Furigoma => "animal-shogi-furigoma",
            Self::Thrown => "animal-shogi-thrown",
            Self::Answer => "animal-shogi-answer",
            Self::NoProposal => "animal-shogi-no-proposal",
            Self::EmptyOrigin { .. } => "animal-shogi-empty-origin",
            Self::NotYours { .. } => "animal-shogi-not-yours",
            Self::Geometry { .. } => "animal-shogi-geometry",
            Self::Blocked { .. } => "animal-shogi-blocked",
            Self::OwnCapture { .. } => "animal-shogi-own-capture",
            Self::MustPromote { .. } => "animal-shogi-must-promote",
            Self::NeverPromotes { .. } => "animal-shogi-never-promotes",
            Self::OutsideZone { .. } => "animal-shogi-outside-zone",
            Self::NotInHand { .. } => "animal-shogi-not-in-hand",
            Self::Occupied { .. } => "animal-shogi-occupied",
            Self::DeadDrop { .. } => "animal-shogi-dead-drop",
            Self::Nifu { .. } => "animal-shogi-nifu",
            Self::DropMate { .. } => "animal-shogi-drop-mate",
            Self::LionStep { .. } => "animal-shogi-lion-step",
            Self::Pinned { .. } => "animal-shogi-pinned",
            Self::CheckStands { .. } => "animal-shogi-check-stands",
            Self::NoDeclaration => "animal-shogi-no-declaration",
            Self::LionOutside => "animal-shogi-lion-outside",
            Self::FewInZone { .. } => "animal-shogi-few-in-zone",
            Self::DeclaredInCheck => "animal-shogi-declared-in-check",
            Self::FewPoints { .. } => "animal-shogi-few-points",
            Self::LionsOutside => "animal-shogi-lions-outside",
            Self::Declined => "animal-shogi-declined",
        }
    }

    /// The section of `RULES.md`.
    #[inline]
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            Self::Over => "8.8",
            Self::Furigoma | Self::Thrown => "4.1",
            Self::Answer | Self::LionsOutside => "9.1",
            Self::NoProposal => "9.3",
            Self::Declined => "17.2",
            Self::Geometry { .. } | Self::Blocked { .. } => "2.3",
            Self::EmptyOrigin { .. } | Self::NotYours { .. } | Self::OwnCapture { .. } => "5.2",
            Self::MustPromote { .. } => "6.2",
            Self::NeverPromotes { .. } | Self::OutsideZone { .. } => "6.1",
            Self::NotInHand { .. } | Self::Occupied { .. } => "7.1",
            Self::DeadDrop { .. } => "7.2",
            Self::Nifu { .. } => "7.3",
            Self::DropMate { .. } => "7.4",
            Self::LionStep { .. } | Self::Pinned { .. } | Self::CheckStands { .. } => "8.1",
            Self::NoDeclaration
            | Self::LionOutside
            | Self::FewInZone { .. }
            | Self::DeclaredInCheck
            | Self::FewPoints { .. } => "9.4",
        }
    }

    /// The reason by which a completed move loses (section 8.6); none for what is no move
    /// of a piece at all.
    #[inline]
    pub(crate) const fn slip(self) -> Option<Slip> {
        match self {
            Self::MustPromote { .. } => Some(Slip::MustPromote),
            Self::DeadDrop { .. } => Some(Slip::DeadDrop),
            Self::Nifu { .. } => Some(Slip::Nifu),
            Self::DropMate { .. } => Some(Slip::DropMate),
            Self::LionStep { .. } | Self::Pinned { .. } | Self::CheckStands { .. } => {
                Some(Slip::SelfCheck)
            }
            _ => None,
        }
    }

    /// The squares to look at.
    #[inline]
    pub(crate) fn squares(self) -> [Option<Square>; 2] {
        match self {
            Self::EmptyOrigin { from }
            | Self::NotYours { from, .. }
            | Self::Geometry { from, .. } => [Some(from), None],
            Self::Blocked { at, .. } => [Some(at), None],
            Self::OwnCapture { to, .. }
            | Self::MustPromote { to, .. }
            | Self::Occupied { to, .. }
            | Self::DeadDrop { to, .. }
            | Self::DropMate { to } => [Some(to), None],
            Self::Nifu { at, to } => [Some(at), Some(to)],
            Self::LionStep { to, by, .. } => [Some(to), Some(by)],
            Self::Pinned { by, .. } | Self::CheckStands { by, .. } => [Some(by), None],
            _ => [None, None],
        }
    }

    /// The arguments of its sentence.
    #[inline]
    pub(crate) fn args(self) -> Vec<(&'static str, Arg)> {
        let cell = |square: Square| Arg::Cell(square.to_string());
        let piece = |piece: Piece| Arg::Piece(piece.id().into());
        let number = |number: u8| Arg::Number(number.into());
        match self {
            Self::EmptyOrigin { from } => vec![("from", cell(from))],
            Self::NotYours { piece: it, from } => vec![("piece", piece(it)), ("from", cell(from))],
            Self::Geometry { piece: it, .. } | Self::NeverPromotes { piece: it } => {
                vec![("piece", piece(it))]
            }
            Self::Blocked { piece: it, at } => vec![("piece", piece(it)), ("at", cell(at))],
            Self::OwnCapture { piece: it, to } | Self::Occupied { piece: it, to } => {
                vec![("piece", piece(it)), ("to", cell(to))]
            }
            Self::MustPromote { kind, to } | Self::DeadDrop { kind, to } => {
                vec![("piece", piece(kind.plain())), ("to", cell(to))]
            }
            Self::OutsideZone { kind } | Self::NotInHand { kind } => {
                vec![("piece", piece(kind.plain()))]
            }
            Self::Nifu { at, to } => vec![
                ("at", cell(at)),
                ("to", cell(to)),
                ("file", Arg::Number(i32::from(to.file()) + 1)),
            ],
            Self::DropMate { to } => vec![("to", cell(to))],
            Self::LionStep { to, piece: it, by } => {
                vec![("to", cell(to)), ("piece", piece(it)), ("by", cell(by))]
            }
            Self::Pinned {
                piece: it,
                attacker,
                by,
            } => vec![
                ("piece", piece(it)),
                ("attacker", piece(attacker)),
                ("by", cell(by)),
            ],
            Self::CheckStands { piece: it, by } => vec![("piece", piece(it)), ("by", cell(by))],
            Self::FewInZone { count } => {
                vec![("count", number(count)), ("least", number(ZONE_PIECES))]
            }
            Self::FewPoints { points, least } => {
                vec![("points", number(points)), ("least", number(least))]
            }
            _ => Vec::new(),
        }
    }
}

impl AnimalShogi {
    /// The first rule that forbids `action` now; none for what is possible.
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

    /// The reason by which `action` loses where illegal moves do.
    pub(crate) fn slip(&self, action: Action) -> Option<Slip> {
        self.obstacle(action)?.slip()
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
            // Whatever stands in the way will do; the nearest one is told.
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

    /// Section 8.1: the own lion would be attacked after a move that is right otherwise.
    fn exposed(&self, action: Action) -> Option<Obstacle> {
        if self.rules().casual() {
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
            Action::Move { from, .. } if !self.in_check(us) => Obstacle::Pinned {
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

/// Steps of a sliding piece between two squares of one line.
fn distance(a: Square, b: Square) -> u8 {
    let files = a.file().abs_diff(b.file());
    files.max(a.rank().abs_diff(b.rank()))
}
