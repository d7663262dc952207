//! Which moves to try first, and which are worth trying when the depth is used up.

use klubovna_search::heuristic::Rank;
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
const WINS: Rank = Rank::winning(40_000);
/// Captures come before promotions that win less.
const CAPTURE: i32 = 800;
/// A check on a safe square.
const CHECK: Rank = Rank::forcing(0);
/// Not to promote a piece that moves better when promoted. Only now and then does it avoid
/// a forbidden mate: it comes even after what loses a giraffe.
const REFUSAL: i32 = 12_000;

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

    fn drop(&self, kind: Kind, to: Square) -> Rank {
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
        Rank::quiet(rank)
    }

    fn quiet(&self, code: u8, from: Square, to: Square, promote: bool) -> Rank {
        let turned = Piece::of_code(code | u8::from(promote) << 3);
        let safe = self.is_safe(from, to);
        if safe && promote && promotion(code, true) >= SHARP_PROMOTION {
            return Rank::winning(promotion(code, true));
        }
        if self.checks(turned, to) && (safe || self.guarded.contains(to)) {
            return if safe { CHECK } else { Rank::quiet(300) };
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
        Rank::quiet(rank)
    }
}

impl AnimalShogi {
    /// See [`Heuristic::rank`](klubovna_search::heuristic::Heuristic::rank).
    pub(super) fn rank(&self, actions: &[Action], ranks: &mut [Rank]) {
        let enemies = self.pieces(self.rival());
        let mut scene = None;
        for (&action, rank) in actions.iter().zip(ranks) {
            *rank = match action {
                Action::Move { from, to, promote } => {
                    let code = self.code_at(from);
                    if enemies.contains(to) {
                        self.capture(from, to, promote)
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
                _ => Rank::QUIET,
            };
            if self.refuses(action) {
                *rank = Rank::losing(rank.score() - REFUSAL);
            }
        }
    }

    /// The same for [`sharp`](Self::sharp) moves: they are known to lose nothing.
    pub(super) fn rank_sharp(&self, actions: &[Action], ranks: &mut [Rank]) {
        for (&action, rank) in actions.iter().zip(ranks) {
            if let Action::Move { from, to, promote } = action {
                let prize = self.prize(from, to, promote);
                *rank = if self.refuses(action) {
                    Rank::losing(prize - REFUSAL)
                } else {
                    Rank::winning(prize)
                };
            }
        }
    }

    /// What is won at once: great victims first, by small pieces.
    fn prize(&self, from: Square, to: Square, promote: bool) -> i32 {
        let code = self.code_at(from);
        let turned = promotion(code, promote);
        if self.pieces(self.rival()).contains(to) {
            CAPTURE + taken(self.code_at(to)) * 2 + turned - taken(code).min(2_000) / 8
        } else {
            turned
        }
    }

    fn capture(&self, from: Square, to: Square, promote: bool) -> Rank {
        if self.code_at(to) == Kind::Lion.code() {
            WINS
        } else if self.exchanges_well(from, to, promote) {
            Rank::winning(self.prize(from, to, promote))
        } else {
            Rank::losing(self.exchange(from, to, promote))
        }
    }

    /// Whether a chick, an elephant or a giraffe does not promote although it could.
    fn refuses(&self, action: Action) -> bool {
        let Action::Move {
            from,
            to,
            promote: false,
        } = action
        else {
            return false;
        };
        let zone = far_ranks(self.side(), 3);
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
    use klubovna_search::heuristic::Class;
    use klubovna_tabletop::notation::Notation;

    use super::*;
    use crate::Options;

    fn rank(text: &str, code: &str) -> Rank {
        let position = AnimalShogi::read_position(text, &Options::default()).expect(text);
        let action = AnimalShogi::read_action(code).expect(code);
        let mut ranks = [Rank::QUIET];
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
        let [capture, promotion] = ["5f5e", "3c3b+"].map(|code| rank(text, code));
        assert!(capture > promotion && promotion.class() == Class::Winning);
        assert!(rank(text, "3c3b") < Rank::losing(-taken(Kind::Giraffe.code())));
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
