//! Applies actions to a position.

use klubovna_rules::Side;

use crate::action::Action;
use crate::keys;
use crate::piece::Kind;
use crate::position::{AnimalShogi, NO_LION};
use crate::square::Square;
use crate::squares::Squares;
use crate::stage::Stage;

impl AnimalShogi {
    #[inline]
    fn turn_over(&mut self) {
        self.side = self.side.other();
        self.hash ^= keys::second_to_move();
    }

    /// The position with the other side on turn, as if this one had done nothing.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.stage = Stage::Play;
        self.ply = self.ply.saturating_add(1);
        self.turn_over();
        self
    }

    #[inline]
    fn play_move(&mut self, from: Square, to: Square, promote: bool) {
        let (us, them) = (self.side, self.side.other());
        let (start, target) = (Squares::of(from), Squares::of(to));
        if !self.pieces(us).meets(start) {
            return;
        }
        let code = self.code_at(from);
        if self.pieces(them).meets(target) {
            let captured = self.code_at(to);
            self.hash ^= keys::piece(captured, them, to);
            self.sides[them] ^= target;
            self.toggle(captured, target);
            match Kind::of_code(captured) {
                Kind::Lion => self.lions[them] = NO_LION,
                kind => self.hands[us].add(kind),
            }
        }
        let way = start ^ target;
        self.sides[us] ^= way;
        self.toggle(code, way);
        if promote {
            self.promoted |= target;
        }
        let turned = code | u8::from(promote) << 3;
        self.hash ^= keys::piece(code, us, from) ^ keys::piece(turned, us, to);
        if code == Kind::Lion.code() {
            self.lions[us] = to.index();
        }
    }

    #[inline]
    fn play_drop(&mut self, kind: Kind, to: Square) {
        let us = self.side;
        let target = Squares::of(to);
        if self.occupied().meets(target) || !self.hand(us).holds(kind) {
            return;
        }
        self.hands[us].take(kind);
        self.sides[us] |= target;
        self.toggle(kind.code(), target);
        self.hash ^= keys::piece(kind.code(), us, to);
    }

    /// Drops a chick of the side to move on an empty square.
    pub(crate) fn place_chick(&mut self, at: Square) {
        self.play_drop(Kind::Chick, at);
        self.turn_over();
    }

    /// Applies a move or a drop.
    pub(crate) fn after(mut self, action: Action) -> Self {
        self.act(action);
        self
    }

    #[inline]
    pub(crate) fn act(&mut self, action: Action) {
        match action {
            Action::Move { from, to, promote } => self.play_move(from, to, promote),
            Action::Drop { kind, to } => self.play_drop(kind, to),
            word => return self.play_word(word),
        }
        self.stage = Stage::Play;
        self.ply = self.ply.saturating_add(1);
        self.turn_over();
    }

    /// Applies an action that is neither a move nor a drop.
    fn play_word(&mut self, action: Action) {
        match action {
            Action::Throw => self.stage = Stage::Thrown,
            Action::Fallen(fallen) => {
                self.stage = Stage::Play;
                // Section 17.1: the first player throws.
                if fallen.hens() >= 3 && self.side == Side::FIRST {
                    self.turn_over();
                }
            }
            Action::Declare => self.stage = Stage::Declared,
            Action::Propose => {
                self.stage = Stage::Proposed;
                self.turn_over();
            }
            Action::Agree => self.stage = Stage::Agreed,
            Action::Decline => {
                self.stage = Stage::Declined;
                self.turn_over();
            }
            Action::Move { .. } | Action::Drop { .. } => {}
        }
    }
}
