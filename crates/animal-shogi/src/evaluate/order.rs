//! Which moves to try first, and which are worth trying when the depth is used up.

use klubovna_tabletop::rules::Position;

use super::reach::{Reach, around, far_ranks};
use super::worth::{promotion, taken};
use crate::attacks;
use crate::piece::{Kind, Piece};
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::squares::Squares;
use crate::{Action, impasse};

/// A lion is captured, or declared.
const WINS: i32 = 40_000;
/// Captures that lose nothing, with what they win on top: before all that is remembered.
const CAPTURE: i32 = 4_000;
/// A promotion to a safe square.
const PROMOTION: i32 = 3_200;
/// A check on a safe square; such moves are not searched less deep.
const CHECK: i32 = 1_200;
/// A capture that loses something, with what it loses below.
const SACRIFICE: i32 = -1_200;
/// Not to promote a piece that moves better when promoted. Only now and then does it avoid
/// a forbidden mate.
const REFUSAL: i32 = -12_000;

/// A promotion that wins less is as good on the next turn.
const SHARP_PROMOTION: i32 = 200;

/// What quiet moves are judged by, found when the first one is met.
struct Scene<'a> {
    position: &'a AnimalShogi,
    // Where nothing is lost: nobody attacks, or the lion alone what others guard.
    safe: Squares,
    before_lion: Squares,
    guarded: Squares,
    // From where each kind would give check.
    checks: [Squares; 8],
    theirs: Squares,
    ours: Squares,
}

impl<'a> Scene<'a> {
    fn of(position: &'a AnimalShogi) -> Self {
        let (us, them) = (position.side(), position.rival());
        let occupied = position.occupied();
        let area = |side| {
            let lion = position.lion(side).map_or(Squares::EMPTY, Squares::of);
            around(lion)
        };
        let mut checks = [Squares::EMPTY; 8];
        if let Some(lion) = position.lion(them) {
            for kind in Kind::IN_HAND {
                checks[usize::from(kind.code())] = attacks::of(kind.plain(), them, lion, occupied);
            }
        }
        let their = Reach::of(position, them, occupied);
        let guarded = Reach::of(position, us, occupied).without_lion;
        let before_lion = (their.all - their.without_lion) & guarded;
        Self {
            position,
            safe: !their.all | before_lion,
            before_lion,
            guarded,
            checks,
            theirs: area(them),
            ours: area(us),
        }
    }

    /// Whether a piece that comes from `from` is safe: it does not guard itself.
    fn is_safe(&self, from: Square, to: Square) -> bool {
        let guards = || {
            let (from, side) = (Squares::of(from), self.position.side());
            let occupied = self.position.occupied() - from;
            self.position.attackers(to, side, occupied) - from
        };
        self.safe.contains(to) && (!self.before_lion.contains(to) || !guards().is_empty())
    }

    /// Whether the piece gives check from `to`.
    fn checks(&self, piece: Piece, to: Square) -> bool {
        let of = |kind: Kind| self.checks[usize::from(kind.code())];
        let from = match (piece.kind, piece.promoted) {
            (kind, false) => of(kind),
            (kind @ (Kind::Elephant | Kind::Giraffe), true) => of(kind) | of(Kind::Dog),
            (_, true) => of(Kind::Dog),
        };
        from.contains(to)
    }

    fn drop(&self, kind: Kind, to: Square) -> i32 {
        let safe = self.safe.contains(to);
        let mut rank = match (self.checks(kind.plain(), to), safe) {
            (true, true) => return CHECK,
            (true, false) if self.guarded.contains(to) => 400,
            (true, false) | (false, true) => 0,
            // Offered for nothing, or for a smaller piece.
            (false, false) => -150 - taken(kind.code()) / 3,
        };
        if self.theirs.contains(to) {
            rank += 250;
        } else if !self.ours.contains(to) {
            rank -= 150;
        }
        rank
    }

    fn quiet(&self, code: u8, from: Square, to: Square, promote: bool) -> i32 {
        let turned = Piece::of_code(code | u8::from(promote) << 3);
        let safe = self.is_safe(from, to);
        if safe && promote && promotion(code, true) >= SHARP_PROMOTION {
            return PROMOTION + promotion(code, true);
        }
        if self.checks(turned, to) && (safe || self.guarded.contains(to)) {
            return if safe { CHECK } else { 300 };
        }
        let worth = taken(code).min(2_000) / 5;
        let mut rank = 0;
        // Away from where it is attacked, and not to where it will be.
        if !self.safe.contains(from) {
            rank += worth;
        }
        if !safe {
            rank -= worth * if self.guarded.contains(to) { 1 } else { 2 };
        }
        if self.theirs.contains(to) && !self.theirs.contains(from) {
            rank += 100;
        }
        if self.ours.contains(from) && !self.ours.contains(to) && turned.kind != Kind::Lion {
            rank -= 60;
        }
        rank
    }
}

impl AnimalShogi {
    /// See [`Heuristic::rank`](klubovna_search::heuristic::Heuristic::rank).
    pub(super) fn rank(&self, actions: &[Action], ranks: &mut [i32]) {
        let enemies = self.pieces(self.rival());
        let mut scene = None;
        for (&action, rank) in actions.iter().zip(ranks) {
            *rank = match action {
                Action::Move { from, to, promote } => {
                    let code = self.code_at(from);
                    if enemies.contains(to) {
                        self.capture(code, from, to, promote)
                    } else {
                        let scene = scene.get_or_insert_with(|| Scene::of(self));
                        scene.quiet(code, from, to, promote)
                    }
                }
                Action::Drop { kind, to } => {
                    let scene = scene.get_or_insert_with(|| Scene::of(self));
                    scene.drop(kind, to)
                }
                Action::Declare => WINS,
                _ => 0,
            };
            if let Action::Move {
                from,
                to,
                promote: false,
            } = action
                && self.could_well_promote(from, to)
            {
                *rank += REFUSAL;
            }
        }
    }

    fn capture(&self, code: u8, from: Square, to: Square, promote: bool) -> i32 {
        let victim = self.code_at(to);
        if victim == Kind::Lion.code() {
            return WINS;
        }
        if self.exchanges_well(from, to, promote) {
            // Great victims first, by small pieces.
            CAPTURE + taken(victim) * 2 + promotion(code, promote) - taken(code).min(2_000) / 8
        } else {
            SACRIFICE + self.exchange(from, to, promote)
        }
    }

    /// Whether a chick, an elephant or a giraffe does not promote although it could.
    fn could_well_promote(&self, from: Square, to: Square) -> bool {
        let side = self.side();
        let zone = far_ranks(side, 3);
        (zone.contains(from) || zone.contains(to))
            && matches!(
                self.known_piece(from),
                Piece {
                    kind: Kind::Chick | Kind::Elephant | Kind::Giraffe,
                    promoted: false
                }
            )
    }

    /// Appends captures and great promotions that lose nothing by exchanges.
    pub(super) fn sharp(&self, out: &mut Vec<Action>) {
        let before = out.len();
        self.list_sharp(out);
        let enemies = self.pieces(self.rival());
        let mut kept = before;
        for at in before..out.len() {
            let action = out[at];
            let Action::Move { from, to, promote } = action else {
                continue;
            };
            let matters =
                enemies.contains(to) || promotion(self.code_at(from), promote) >= SHARP_PROMOTION;
            if matters && self.exchanges_well(from, to, promote) {
                out[kept] = action;
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// What a move captures and promotes.
    pub(super) fn gain(&self, action: Action) -> i32 {
        let Action::Move { from, to, promote } = action else {
            return 0;
        };
        let gain = promotion(self.code_at(from), promote);
        if self.pieces(self.rival()).contains(to) {
            gain + taken(self.code_at(to))
        } else {
            gain
        }
    }

    /// Whether declaring now wins (section 9.4).
    pub(super) fn declares_win(&self) -> bool {
        self.lion_in_zone(self.side())
            && self.declaration(self.side()).verdict() == impasse::Verdict::Win(self.side())
    }
}

#[cfg(test)]
mod tests {
    use klubovna_tabletop::notation::Notation;

    use super::*;
    use crate::Options;

    fn rank(text: &str, code: &str) -> i32 {
        let position = AnimalShogi::read_position(text, &Options::default()).expect(text);
        let action = AnimalShogi::read_action(code).expect(code);
        let mut ranks = [0];
        position.rank(&[action], &mut ranks);
        ranks[0]
    }

    #[test]
    fn a_check_is_safe_from_the_lion_where_another_piece_guards_it() {
        let text = "4k4/9/4P4/9/9/9/9/9/4K4 b GS 1";
        assert_eq!(rank(text, "G*5b"), CHECK);
        // From the side nobody guards it.
        assert!(rank(text, "G*4b") < CHECK);
        // A piece does not guard the square that it leaves for.
        let text = "4k4/9/4G4/9/9/9/9/9/4K4 b - 1";
        assert!(rank(text, "5c5b") < CHECK);
        let text = "4k4/9/4G4/4L4/9/9/9/9/4K4 b - 1";
        assert_eq!(rank(text, "5c5b"), CHECK);
    }

    #[test]
    fn captures_and_promotions_come_before_what_was_learnt_and_refusals_last() {
        let text = "4k4/9/6R2/9/4p4/4P4/9/9/4K4 b - 1";
        assert!(rank(text, "5f5e") >= CAPTURE);
        assert!((PROMOTION..CAPTURE).contains(&rank(text, "3c3b+")));
        assert!(rank(text, "3c3b") < -1_000 - SACRIFICE.abs());
    }

    #[test]
    fn a_move_gains_what_it_captures_and_promotes() {
        let text = "4k4/9/6R2/6p2/9/9/9/9/4K4 b - 1";
        let position = AnimalShogi::read_position(text, &Options::default()).expect(text);
        let gain = |code| position.gain(AnimalShogi::read_action(code).expect(code));
        let (chick, giraffe) = (Kind::Chick.code(), Kind::Giraffe.code());
        assert_eq!(gain("3c3d"), taken(chick));
        assert_eq!(gain("3c3d+"), taken(chick) + promotion(giraffe, true));
        assert_eq!(gain("3c4c"), 0);
    }
}
