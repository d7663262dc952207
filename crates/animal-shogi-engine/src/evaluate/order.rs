//! Move ordering, and the tactical moves that quiescence follows.

use std::cell::OnceCell;

use klubovna_animal_shogi::{Action, AnimalShogi, Kind, Piece, Square, Squares, Verdict, attacks};
use klubovna_rules::Position;
use klubovna_search::{Rank, Selective};

use super::exchange::{exchange, exchanges_well};
use super::reach::{Reach, around, far_ranks};
use super::worth::{promotion, taken};

/// Capturing a lion, or declaring.
const WINS: i32 = 40_000;
/// Added to captures, so that they come before promotions that win less.
const CAPTURE: i32 = 800;
/// A check by a piece that cannot be captured without loss.
const CHECK: Rank = Rank::forcing(0);
/// Declining a promotion that only improves the piece. This is rarely good (it can avoid a forbidden
/// mate by a dropped chick), so it comes even after moves that lose a giraffe.
const NO_PROMOTION: i32 = 12_000;

/// A promotion that wins less is not tactical: it can wait for the next turn.
const TACTICAL_PROMOTION: i32 = 200;

/// The move ordering of a position.
#[derive(Debug)]
pub struct MoveOrdering<'a> {
    position: &'a AnimalShogi,
    enemies: Squares,
    // Computed for the first quiet move.
    quiet: OnceCell<Quiet>,
}

/// Facts by which quiet moves are ordered.
#[derive(Debug)]
struct Quiet {
    // Squares that the enemy does not attack, or that only its lion attacks and we defend.
    safe: Squares,
    only_lion_attacks: Squares,
    defended: Squares,
    // The squares from which each kind would give check.
    checks: [Squares; 8],
    near_enemy_lion: Squares,
    near_own_lion: Squares,
}

impl Quiet {
    fn of(position: &AnimalShogi) -> Self {
        let (us, them) = (position.side(), position.opponent());
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
        let defended = Reach::of(position, us, occupied).without_lion;
        let only_lion_attacks = (their.all - their.without_lion) & defended;
        Self {
            safe: !their.all | only_lion_attacks,
            only_lion_attacks,
            defended,
            checks,
            near_enemy_lion: area(them),
            near_own_lion: area(us),
        }
    }

    /// Whether a piece that moves to `to` is safe there; it does not defend its own target.
    fn is_safe(&self, position: &AnimalShogi, from: Square, to: Square) -> bool {
        let guards = || {
            let (from, side) = (Squares::of(from), position.side());
            let occupied = position.occupied() - from;
            position.attackers(to, side, occupied) - from
        };
        self.safe.contains(to) && (!self.only_lion_attacks.contains(to) || !guards().is_empty())
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
            (true, false) if self.defended.contains(to) => 400,
            (true, false) | (false, true) => 0,
            // The piece can be captured for nothing, or by a less valuable one.
            (false, false) => -150 - taken(kind.code()) / 3,
        };
        if self.near_enemy_lion.contains(to) {
            rank += 250;
        } else if !self.near_own_lion.contains(to) {
            rank -= 150;
        }
        Rank::quiet(rank)
    }

    fn go(&self, position: &AnimalShogi, from: Square, to: Square, promote: bool) -> Rank {
        let code = position.code_at(from);
        let turned = Piece::of_code(code | u8::from(promote) << 3);
        let safe = self.is_safe(position, from, to);
        if self.checks(turned, to) && (safe || self.defended.contains(to)) {
            return if safe { CHECK } else { Rank::quiet(300) };
        }
        let worth = taken(code).min(2_000) / 5;
        let mut rank = 0;
        // Better from an attacked square, worse to an attacked one.
        if !self.safe.contains(from) {
            rank += worth;
        }
        if !safe {
            rank -= worth * if self.defended.contains(to) { 1 } else { 2 };
        }
        if self.near_enemy_lion.contains(to) && !self.near_enemy_lion.contains(from) {
            rank += 100;
        }
        if self.near_own_lion.contains(from)
            && !self.near_own_lion.contains(to)
            && turned.kind != Kind::Lion
        {
            rank -= 60;
        }
        Rank::quiet(rank)
    }
}

impl<'a> MoveOrdering<'a> {
    pub(super) fn of(position: &'a AnimalShogi) -> Self {
        Self {
            position,
            enemies: position.pieces(position.opponent()),
            quiet: OnceCell::new(),
        }
    }

    fn quiet(&self) -> &Quiet {
        self.quiet.get_or_init(|| Quiet::of(self.position))
    }

    fn takes_lion(&self, to: Square) -> bool {
        self.position.lion(self.position.opponent()) == Some(to)
    }

    /// Whether a chick, an elephant or a giraffe does not promote although it could.
    fn declines_promotion(&self, action: Action) -> bool {
        let Action::Move {
            from,
            to,
            promote: false,
        } = action
        else {
            return false;
        };
        let zone = far_ranks(self.position.side(), 3);
        (zone.contains(from) || zone.contains(to))
            && matches!(
                self.position.known_piece(from),
                Piece {
                    kind: Kind::Chick | Kind::Elephant | Kind::Giraffe,
                    promoted: false
                }
            )
    }
}

impl Selective<Action> for MoveOrdering<'_> {
    fn is_tactical(&self, action: Action) -> bool {
        match action {
            Action::Move { from, to, promote } => {
                let sharp = || promotion(self.position.code_at(from), true) >= TACTICAL_PROMOTION;
                self.enemies.contains(to) || promote && sharp()
            }
            Action::Declare => true,
            _ => false,
        }
    }

    fn see(&self, action: Action) -> i32 {
        match action {
            Action::Move { to, .. } if self.takes_lion(to) => WINS,
            Action::Move { from, to, promote } => {
                let refusal = if self.declines_promotion(action) {
                    NO_PROMOTION
                } else {
                    0
                };
                exchange(self.position, from, to, promote) - refusal
            }
            Action::Declare => WINS,
            _ => 0,
        }
    }

    fn loses(&self, action: Action) -> bool {
        match action {
            Action::Move { to, .. } if self.takes_lion(to) => false,
            Action::Move { from, to, promote } => {
                self.declines_promotion(action) || !exchanges_well(self.position, from, to, promote)
            }
            _ => false,
        }
    }

    /// Most valuable victim first, then least valuable attacker (MVV-LVA).
    fn tactical_score(&self, action: Action) -> i32 {
        let Action::Move { from, to, promote } = action else {
            return WINS;
        };
        if self.takes_lion(to) {
            return WINS;
        }
        let code = self.position.code_at(from);
        let turned = promotion(code, promote);
        if self.enemies.contains(to) {
            let victim = taken(self.position.code_at(to));
            CAPTURE + victim * 2 + turned - taken(code).min(2_000) / 8
        } else {
            turned
        }
    }

    fn quiet_rank(&self, action: Action) -> Rank {
        match action {
            Action::Move { from, to, promote } => {
                let rank = self.quiet().go(self.position, from, to, promote);
                if self.declines_promotion(action) {
                    Rank::losing(rank.score() - NO_PROMOTION)
                } else {
                    rank
                }
            }
            Action::Drop { kind, to } => self.quiet().drop(kind, to),
            _ => Rank::QUIET,
        }
    }

    fn gain(&self, action: Action) -> i32 {
        let Action::Move { from, to, promote } = action else {
            return 0;
        };
        let gain = promotion(self.position.code_at(from), promote);
        if self.enemies.contains(to) {
            gain + taken(self.position.code_at(to))
        } else {
            gain
        }
    }
}

/// Whether declaring now wins (section 9.4).
pub(crate) fn declares_win(position: &AnimalShogi) -> bool {
    position.lion_in_zone(position.side())
        && position.declaration(position.side()).verdict() == Verdict::Win(position.side())
}

#[cfg(test)]
mod tests {
    use klubovna_animal_shogi::Options;
    use klubovna_search::Class;
    use klubovna_text::Notation;

    use super::*;

    fn rank(text: &str, code: &str) -> Rank {
        let position = AnimalShogi::read_position(text, &Options::default()).expect(text);
        let action = AnimalShogi::read_action(code).expect(code);
        MoveOrdering::of(&position).rank(action)
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
    fn captures_and_promotions_come_before_history_and_declined_promotions_last() {
        let text = "4k4/9/6R2/9/4p4/4P4/9/9/4K4 b - 1";
        let [capture, promotion] = ["5f5e", "3c3b+"].map(|code| rank(text, code));
        assert!(capture > promotion && promotion.class() == Class::Winning);
        assert!(rank(text, "3c3b") < Rank::losing(-taken(Kind::Giraffe.code())));
    }

    #[test]
    fn a_move_gains_what_it_captures_and_promotes() {
        let text = "4k4/9/6R2/6p2/9/9/9/9/4K4 b - 1";
        let position = AnimalShogi::read_position(text, &Options::default()).expect(text);
        let gain = |code| {
            let action = AnimalShogi::read_action(code).expect(code);
            MoveOrdering::of(&position).gain(action)
        };
        let (chick, giraffe) = (Kind::Chick.code(), Kind::Giraffe.code());
        assert_eq!(gain("3c3d"), taken(chick));
        assert_eq!(gain("3c3d+"), taken(chick) + promotion(giraffe, true));
        assert_eq!(gain("3c4c"), 0);
    }
}
