//! The rules that forbid an entry, one by one, for typed texts and clicks alike.

use klubovna_board::chess::ChessPiece;
use klubovna_board::{Direction, attacks};
use klubovna_rules::{Position, Side};
use klubovna_text::obstacles;

use crate::attack_boards::Place;
use crate::geometry::{Columns, Square};
use crate::pieces::{Pieces, pawn_attacks, pawn_direction};
use crate::variants::{Rule, row_place};
use crate::{Action, Kind, TriD, Wing};

obstacles! {
    /// A rule that forbids an entry.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Obstacle of "tri-d-chess" {
        /// The game is over.
        Over => "tri-d-chess-over" by "8";
        /// A pawn has to promote first.
        Promotion { side: Side, at: Square } => "tri-d-chess-promotion" by "4.7" [at];
        /// The array is being drawn.
        Drawn => "tri-d-chess-drawn" by "10";
        /// A square outside the row in which pieces are placed.
        Row { side: Side, at: Square } => "tri-d-chess-row" by "10" [at];
        /// Something stands where a piece was to be placed.
        PlaceTaken { at: Square } => "tri-d-chess-place-taken" by "10" [at];
        /// Both bishops would stand on one colour.
        Bishops { ; at: Square } => "tri-d-chess-bishops" by "10" [at];
        /// It is this side's turn.
        NotYours { side: Side; at: Square } => "tri-d-chess-not-yours" by "2.2" [at];
        /// The piece cannot help its king, which is in check.
        Parry { piece: Kind; at: Square } => "tri-d-chess-parry" by "6.1" [at];
        /// The piece has no square to go to.
        Stuck { piece: Kind; at: Square } => "tri-d-chess-stuck" by (match piece {
            Kind::Pawn => "4.2",
            Kind::Knight | Kind::King => "3.2",
            _ => "3.4",
        }) [at];
        /// All squares round the king are attacked.
        KingShut { ; at: Square } => "tri-d-chess-king-shut" by "6.1" [at];
        /// The piece shields its king.
        Pinned { piece: Kind; at: Square } => "tri-d-chess-pinned" by "6.1" [at];
        /// A move within a column.
        Vertical { ; from: Square, to: Square } => "tri-d-chess-vertical" by "3.3" [from, to];
        /// There is no such square now.
        Void { ; from: Square } => "tri-d-chess-void" by "3.5" [from];
        /// An own piece stands on the target.
        Own { piece: Kind, to: Square; from: Square } => "tri-d-chess-own" by "3.2" [from, to];
        /// A piece stands in the way.
        Blocked {
            piece: Kind, at: Square, to: Square; from: Square
        } => "tri-d-chess-blocked" by "3.4" [from, at, to];
        /// V.M.1: no piece of this kind moves like that in space.
        Space { ; from: Square, to: Square } => "tri-d-chess-space" by "10" [from, to];
        /// No piece of this kind moves like that.
        Geometry {
            piece: Kind; from: Square, to: Square
        } => "tri-d-chess-geometry" by "3.6" [from, to];
        /// No pawn moves like that.
        Pawn { ; from: Square, to: Square } => "tri-d-chess-pawn" by "4.2" [from, to];
        /// A pawn captures nothing straight ahead of it.
        PawnAhead { ; from: Square, to: Square } => "tri-d-chess-pawn-ahead" by "4.2" [from, to];
        /// Nor does it by a double step.
        PawnFarAhead { ; from: Square, to: Square } => "tri-d-chess-pawn-ahead" by "4.3" [from, to];
        /// A double step over a piece.
        PawnBlocked { ; from: Square, to: Square } => "tri-d-chess-pawn-blocked" by "4.3" [from, to];
        /// A double step of a pawn that has moved.
        NotFresh { ; from: Square, to: Square } => "tri-d-chess-not-fresh" by "4.3" [from, to];
        /// A pawn goes aside only where it captures.
        PawnCapture { ; from: Square, to: Square } => "tri-d-chess-pawn-capture" by "4.4" [from, to];
        /// The own king would be attacked.
        Check { piece: Kind, at: Square; from: Square } => "tri-d-chess-check" by "6.1" [from, at];
        /// The own king would still be attacked.
        StillCheck {
            piece: Kind, at: Square; from: Square
        } => "tri-d-chess-still-check" by "6.1" [from, at];
        /// A board with several pieces on it.
        Full { board: Place, count: u32 } => "tri-d-chess-full" by "5.1";
        /// V.A4: nobody owns the board yet.
        Neutral { board: Place } => "tri-d-chess-neutral" by "10";
        /// V.A5: a board of the opponent's, whoever stands on it.
        NotMarked { board: Place } => "tri-d-chess-not-marked" by "10";
        /// An empty board of the opponent's.
        TheirBoard { board: Place } => "tri-d-chess-their-board" by "5.2";
        /// A board with a piece of the opponent's.
        TheirPiece { board: Place; varied: bool } => "tri-d-chess-their-man" by (section(*varied, "5.2"));
        /// No pin to which the board could go.
        NoPin { board: Place; varied: bool } => "tri-d-chess-no-pin" by (section(*varied, "5.3"));
        /// Moving the board does not help the king, which is in check.
        BoardParry { board: Place } => "tri-d-chess-board-parry" by "5.7";
        /// The own king would be attacked if the board moved.
        BoardCheck { board: Place } => "tri-d-chess-board-check" by "5.7";
        /// A board is there already.
        PinTaken { board: Place, to: Place } => "tri-d-chess-pin-taken" by "5.3";
        /// V.A2.2: a board with a piece on it is not turned upside down.
        TurnOver { board: Place, to: Place } => "tri-d-chess-turn-over" by "10";
        /// The pins are not adjacent.
        NotAdjacent {
            board: Place, to: Place; varied: bool
        } => "tri-d-chess-not-adjacent" by (section(*varied, "5.3"));
        /// A board with a piece on it does not go back.
        LoadedBack { board: Place, to: Place } => "tri-d-chess-loaded-back" by "5.4";
        /// V.A1: an empty board does not go forward.
        EmptyForward { board: Place, to: Place } => "tri-d-chess-empty-forward" by "10";
        /// A pawn of the opponent's would promote below the board, and attack the king.
        Release { board: Place } => "tri-d-chess-release" by "4.7";
        /// King or rook has moved, or the side has castled.
        NoRight => "tri-d-chess-no-right" by "7.2";
        /// Nobody castles in the first move.
        FirstMove => "tri-d-chess-first-move" by "7.2";
        /// A square where king or rook should end is missing.
        CastleNoSquare => "tri-d-chess-castle-no-square" by "7.3";
        /// A piece stands between king and rook, or where they go.
        CastleBlocked { at: Square } => "tri-d-chess-castle-blocked" by "7.4" [at];
        /// A square that must be safe for castling is attacked.
        CastleAttacked { at: Square } => "tri-d-chess-castle-attacked" by "7.4" [at];
    }
}

/// The section of a rule, or that of the variants when one of them changes it.
const fn section(varied: bool, rule: &'static str) -> &'static str {
    if varied { "10" } else { rule }
}

/// What someone tries, whether or not the rules have such an entry.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// A piece is taken up, or a piece placed.
    Touch(Square),
    Move(Square, Square),
    /// A board is taken up.
    Lift(Place),
    Carry(Place, Place),
    Castle(Wing),
}

impl Obstacle {
    /// Whether nothing could come true of a move like that in any position.
    pub(crate) const fn is_geometry(self) -> bool {
        matches!(
            self,
            Self::Vertical { .. } | Self::Space { .. } | Self::Geometry { .. } | Self::Pawn { .. }
        )
    }
}

impl TriD {
    /// The first rule that forbids what is tried; `None` when a legal entry begins like that.
    pub(crate) fn obstacle(&self, attempt: Attempt) -> Option<Obstacle> {
        let side = self.side();
        if self.outcome().is_some() {
            return Some(Obstacle::Over);
        }
        if self.has_entry(&|action| self.begins(action, attempt)) {
            return None;
        }
        if let Some(at) = self.pending() {
            return Some(Obstacle::Promotion { side, at });
        }
        if self.placing().is_some() {
            return match attempt {
                _ if self.draws_array() => Some(Obstacle::Drawn),
                Attempt::Touch(at) => Some(self.place_obstacle(at)),
                _ => None,
            };
        }
        match attempt {
            Attempt::Touch(at) => self.piece_obstacle(at),
            Attempt::Move(from, to) => {
                let piece = self.piece_obstacle(from);
                piece.or_else(|| self.target_obstacle(from, to))
            }
            Attempt::Lift(board) => self.lift_obstacle(board),
            Attempt::Carry(board, to) => {
                let lift = self.lift_obstacle(board);
                lift.or_else(|| self.carry_obstacle(board, to))
            }
            Attempt::Castle(wing) => self.may_castle(wing).err(),
        }
    }

    /// Whether an entry can be tried like that; a castling also from king to rook.
    fn begins(&self, action: Action, attempt: Attempt) -> bool {
        let ways = match action {
            Action::Move(from, to, _) => [Attempt::Touch(from), Attempt::Move(from, to)],
            Action::Board { from, to, .. } => [Attempt::Lift(from), Attempt::Carry(from, to)],
            Action::Promote(at, _) | Action::Put(_, at) => [Attempt::Touch(at); 2],
            Action::Castle(wing) => match self.castling_squares(wing) {
                Some([from, to, ..]) if attempt != Attempt::Castle(wing) => {
                    [Attempt::Touch(from), Attempt::Move(from, to)]
                }
                _ => return attempt == Attempt::Castle(wing),
            },
        };
        ways.contains(&attempt)
    }

    /// A place for a piece before the game.
    fn place_obstacle(&self, at: Square) -> Obstacle {
        let side = self.side();
        if row_place(side, at).is_none() {
            Obstacle::Row { side, at }
        } else if self.piece_at(at).is_some() {
            Obstacle::PlaceTaken { at }
        } else {
            Obstacle::Bishops { at }
        }
    }

    /// A piece that cannot move at all.
    fn piece_obstacle(&self, at: Square) -> Option<Obstacle> {
        let (piece, owner) = self.piece_at(at)?;
        let side = self.side();
        Some(if owner != side {
            Obstacle::NotYours { side, at }
        } else if self.has_entry(&|action| matches!(action, Action::Move(from, ..) if from == at)) {
            return None;
        } else if self.in_check() {
            Obstacle::Parry { piece, at }
        } else if self.aims(piece, at).is_empty() {
            Obstacle::Stuck { piece, at }
        } else if piece == Kind::King {
            Obstacle::KingShut { at }
        } else {
            Obstacle::Pinned { piece, at }
        })
    }

    /// A square to which a piece cannot go.
    pub(crate) fn target_obstacle(&self, from: Square, to: Square) -> Option<Obstacle> {
        let (piece, side) = self.piece_at(from)?;
        if from == to {
            return None;
        }
        let flat = !self.rules.has(Rule::M1);
        let victim = self.en_passant_victim(from, to);
        Some(if flat && from.column() == to.column() {
            Obstacle::Vertical { from, to }
        } else if !self.existing().contains(to) {
            Obstacle::Void { from }
        } else if let Some((piece, owner)) = self.piece_at(to)
            && owner == side
        {
            Obstacle::Own { piece, to, from }
        } else if self.aims(piece, from).contains(to) {
            return self.check_obstacle(&self.after_move(piece, from, to, victim), from);
        } else if !flat {
            Obstacle::Space { from, to }
        } else if piece == Kind::Pawn {
            self.pawn_obstacle(from, to)
        } else if let Some(at) = self.between(piece, from, to) {
            Obstacle::Blocked {
                piece,
                at,
                to,
                from,
            }
        } else {
            Obstacle::Geometry { piece, from, to }
        })
    }

    /// The piece in the way of one that otherwise could get there.
    fn between(&self, kind: Kind, from: Square, to: Square) -> Option<Square> {
        let direction = Direction::from_to(from.column(), to.column())?;
        if !kind.directions().contains(&direction) {
            return None;
        }
        let column = attacks::blocker(from.column(), direction, self.pieces().columns())?;
        self.pieces().all().within(Columns::of(column)).first()
    }

    fn pawn_obstacle(&self, from: Square, to: Square) -> Obstacle {
        let (side, rules) = (self.side(), self.rules);
        let ahead = pawn_direction(side, rules);
        let next = from.column().step(ahead);
        let is_next = next == Some(to.column());
        let is_second = next.and_then(|next| next.step(ahead)) == Some(to.column());
        let taken = self.piece_at(to).is_some();
        if is_next && taken {
            Obstacle::PawnAhead { from, to }
        } else if is_second && taken {
            Obstacle::PawnFarAhead { from, to }
        } else if is_second && !self.is_fresh(from) {
            Obstacle::NotFresh { from, to }
        } else if is_second {
            Obstacle::PawnBlocked { from, to }
        } else if pawn_attacks(side, Columns::of(from.column()), rules).contains(to.column()) {
            Obstacle::PawnCapture { from, to }
        } else {
            Obstacle::Pawn { from, to }
        }
    }

    /// What attacks the own king among these pieces.
    fn check_obstacle(&self, pieces: &Pieces, from: Square) -> Option<Obstacle> {
        let side = self.side();
        let at = pieces.attacker(side.other(), pieces.king(side)?, self.rules)?;
        let (piece, _) = pieces.at(at)?;
        let king = self.pieces().king(side)?;
        Some(if self.pieces().attacks(at, king, self.rules) {
            Obstacle::StillCheck { piece, at, from }
        } else {
            Obstacle::Check { piece, at, from }
        })
    }

    /// A board that cannot move at all.
    fn lift_obstacle(&self, board: Place) -> Option<Obstacle> {
        let (boards, rules) = (self.boards(), self.rules);
        let lifts = |action| self.begins(action, Attempt::Lift(board));
        if !boards.has(board) || self.has_entry(&lifts) {
            return None;
        }
        let count = self.aboard(board).len();
        let loaded = count > 0;
        let owner = boards.owner(board);
        let mut targets = rules.board_targets(boards, self.side(), board, loaded);
        Some(if count > 1 {
            Obstacle::Full { board, count }
        } else if owner.is_none() && !loaded {
            Obstacle::Neutral { board }
        } else if rules.has(Rule::A5) && owner != Some(self.side()) {
            Obstacle::NotMarked { board }
        } else if self.movable(board).is_none() {
            if loaded {
                let varied = rules.has(Rule::A5);
                Obstacle::TheirPiece { board, varied }
            } else {
                Obstacle::TheirBoard { board }
            }
        } else if let Some(to) = targets.next() {
            if self.in_check() {
                Obstacle::BoardParry { board }
            } else {
                self.carried_check(board, to)
            }
        } else {
            let direction = !loaded && rules.has(Rule::A1) || rules.sideways();
            let varied = direction || rules.has(Rule::A21) || rules.has(Rule::A5);
            Obstacle::NoPin { board, varied }
        })
    }

    /// A place to which a board cannot go.
    fn carry_obstacle(&self, board: Place, to: Place) -> Option<Obstacle> {
        let rules = self.rules;
        let loaded = !self.movable(board)?.is_empty();
        let (pin, end) = (board.pin(), to.pin());
        Some(if board == to {
            return None;
        } else if self.boards().has(to) {
            Obstacle::PinTaken { board, to }
        } else if to.is_inverted() != board.is_inverted() && loaded {
            Obstacle::TurnOver { board, to }
        } else if pin != end && !rules.adjacent(pin, end) {
            let varied = rules.has(Rule::A21) || rules.has(Rule::A5);
            Obstacle::NotAdjacent { board, to, varied }
        } else if pin != end && !rules.direction_allows(self.side(), pin, end, loaded) {
            if loaded {
                Obstacle::LoadedBack { board, to }
            } else {
                Obstacle::EmptyForward { board, to }
            }
        } else {
            self.carried_check(board, to)
        })
    }

    /// What attacks the own king when a board goes to a place: a pawn that it uncovers, if what it
    /// carries leaves the king safe.
    fn carried_check(&self, board: Place, to: Place) -> Obstacle {
        let mut pieces = *self.pieces();
        if let Some(at) = self.passenger(board)
            && let Some((kind, _)) = pieces.at(at)
        {
            pieces = self.after_move(kind, at, board.carry(at, to), None);
        }
        if self.is_safe(&pieces) {
            Obstacle::Release { board }
        } else {
            Obstacle::BoardCheck { board }
        }
    }
}
