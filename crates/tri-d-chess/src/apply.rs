//! What an entry changes.

use klubovna_rules::{Position, Side};

use crate::attack_boards::{Boards, Pin, Place};
use crate::geometry::{Level, Square};
use crate::pieces::{Pieces, pawn_direction};
use crate::position::Passed;
use crate::variants::Rule;
use crate::{Action, Kind, Options, Promotion, TriD, Wing};

impl TriD {
    /// Plays an entry. One that makes no sense here changes little, and breaks nothing.
    pub(crate) fn act(&mut self, action: Action) {
        let side = self.side();
        if let Action::Put(kind, at) = action {
            return self.put(kind, at);
        }
        if let Action::Promote(at, becomes) = action {
            if self.pending() == Some(at) {
                self.set_pending(None);
                self.promote(side, at, becomes);
            }
            return;
        }
        let passed = self.passed;
        self.passed = None;
        self.quiet = self.quiet.saturating_add(1);
        match action {
            Action::Move(from, to, becomes) => self.go(from, to, becomes, passed),
            Action::Castle(wing) => self.castle(wing),
            Action::Board {
                from,
                to,
                corner,
                becomes,
            } => self.carry(from, to, corner, becomes),
            Action::Promote(..) | Action::Put(..) => {}
        }
        if side == Side::SECOND {
            self.number = self.number.saturating_add(1);
        }
        self.set_side(side.other());
    }

    /// The position with the other side on turn, as if this one had done nothing.
    #[must_use]
    pub fn passed(&self) -> Self {
        let mut next = *self;
        next.passed = None;
        next.quiet = next.quiet.saturating_add(1);
        next.set_side(self.side().other());
        next
    }

    /// What a pawn of `side` on `at` becomes.
    fn promote(&mut self, side: Side, at: Square, becomes: Promotion) {
        self.lift(at);
        if let Some(kind) = becomes.kind() {
            self.toggle(kind, side, at);
        } else {
            // V.A3: the pin of the very corner, which is free.
            if let Some(place) = Pin::over(at, side).map(|pin| pin.place(false))
                && !self.boards().has(place)
            {
                self.put_board(place, Some(side));
            }
        }
        self.quiet = 0;
    }

    /// V.A4: who lands on a neutral board owns it.
    fn take_over(&mut self, at: Square) {
        if self.rules.has(Rule::A4)
            && let Level::Attack(place) = at.level()
            && self.boards().has(place)
            && self.boards().owner(place).is_none()
        {
            self.take_board(place);
            self.put_board(place, Some(self.side()));
        }
    }

    /// A piece goes to a square; a pawn may just have `passed`.
    fn go(&mut self, from: Square, to: Square, becomes: Option<Promotion>, passed: Option<Passed>) {
        let (side, rules) = (self.side(), self.rules);
        let captured = passed
            .and_then(|passed| self.takes(passed, from, to))
            .unwrap_or(to);
        let fresh = self.is_fresh(from);
        let own = *self.pieces().of_side(side);
        if !own.contains(from) || own.contains(to) {
            return;
        }
        let Some(piece @ (kind, _)) = self.lift(from) else {
            return;
        };
        self.forfeit_by(piece, from);
        if let Some(piece) = self.lift(captured) {
            self.forfeit_by(piece, captured);
            self.quiet = 0;
        }
        self.toggle(kind, side, to);
        if kind == Kind::Pawn {
            self.quiet = 0;
            let ahead = pawn_direction(side, rules);
            if fresh
                && !rules.has(Rule::M1)
                && let Some(column) = from.column().step(ahead)
                && column.step(ahead) == Some(to.column())
            {
                self.passed = Some(Passed { column, pawn: to });
            }
        }
        self.take_over(to);
        if let Some(becomes) = becomes {
            self.promote(side, to, becomes);
        }
    }

    fn castle(&mut self, wing: Wing) {
        let side = self.side();
        if let Some([king, rook, king_to, rook_to]) = self.castling_squares(wing) {
            for (from, to) in [(king, rook), (king_to, rook_to)] {
                self.toggle(Kind::King, side, from);
                self.toggle(Kind::Rook, side, to);
            }
            self.take_over(king_to);
            self.take_over(rook_to);
            self.forfeit(0xff << (8 * side.index()));
        }
    }

    /// Moves or turns a board with what it carries; a pawn aboard or on the `corner` may promote.
    fn carry(&mut self, from: Place, to: Place, corner: bool, becomes: Option<Promotion>) {
        let boards = self.boards();
        let taken = from != to && boards.has(to);
        if !boards.has(from) || taken || self.movable(from).is_none() {
            return;
        }
        let owner = boards.owner(from);
        let passenger = self.passenger(from);
        self.take_board(from);
        self.put_board(to, owner);
        if let Some(at) = passenger
            && let Some(piece @ (kind, side)) = self.lift(at)
        {
            self.forfeit_by(piece, at);
            let at = from.carry(at, to);
            self.toggle(kind, side, at);
            if let Some(becomes) = becomes.filter(|_| !corner) {
                self.promote(side, at, becomes);
            }
        }
        let uncovered = uncovered(self.pieces(), self.boards(), self.rules, from.pin());
        match (uncovered, becomes) {
            (Some((side, at)), _) if side != self.side() => self.set_pending(Some(at)),
            (Some((side, at)), Some(becomes)) if corner => self.promote(side, at, becomes),
            _ => {}
        }
    }
}

/// A pawn that waits below a pin which no board covers any more, and whose it is (section 4.7).
pub(crate) fn uncovered(
    pieces: &Pieces,
    boards: Boards,
    rules: Options,
    pin: Pin,
) -> Option<(Side, Square)> {
    let (side, at) = pin.corner()?;
    let open = !boards.on(pin) && !rules.sideways();
    (open && pieces.has(side, Kind::Pawn, at)).then_some((side, at))
}
