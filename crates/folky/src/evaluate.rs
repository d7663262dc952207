//! What is known of FOLKY beyond its rules, for engines.
//!
//! The game is a race to eight pawns in which nothing is ever captured. What counts:
//!
//! * **Pawns placed.** The last ones are the hardest, as the board fills up and pieces see
//!   less of it, so each is worth more than the one before.
//! * **Squares open now** (section 4.2). The side on turn has as good as placed there. The
//!   other side's open squares are worth less: one of them can be blocked; two at once hardly.
//! * **Squares open next**: those with two pieces aiming. A single move opens them.
//! * **Sight.** Squares at which pieces aim at all: who is walled in places no more pawns.
//!   This is also what tells blocked pieces from free ones.

use klubovna_search::alphabeta::AlphaBeta;
use klubovna_search::engine::Engine;
use klubovna_search::heuristic::{Heuristic, Rank, Tunable, Weight, numbers};
use klubovna_search::level::Level;
use klubovna_search::thinker::Thinker;
use klubovna_tabletop::rules::{Position, Side};

use crate::{Action, Folky, Options};

/// How much things are worth, in points.
const WEIGHTS: [Weight; 9] = [
    ("pawn", 242),
    ("late_pawn", 7),
    ("open_now", 170),
    ("open_now_more", 93),
    ("open_then", 162),
    ("open_then_more", 86),
    ("twice", 32),
    ("once", 10),
    ("turn", 57),
];

/// The weights, in that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge([i32; WEIGHTS.len()]);

impl Default for Knowledge {
    fn default() -> Self {
        Self::with(&[])
    }
}

impl Tunable<Folky> for Knowledge {
    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    fn with(others: &[i32]) -> Self {
        Self(numbers(&WEIGHTS, others))
    }
}

impl Heuristic<Folky> for Knowledge {
    type State = ();

    // Placements follow upon placements.
    const QUIESCENCE_PLIES: u8 = 4;

    fn evaluate(&self, position: &Folky, side: Side) -> i32 {
        let [
            pawn,
            late_pawn,
            open_now,
            open_now_more,
            open_then,
            open_then_more,
            twice,
            once,
            turn,
        ] = self.0;
        let worth = |of: Side| {
            let placed = position.placed(of) as i32;
            let aims = position.aims(of);
            let open = aims.thrice.len() as i32;
            let (first, more) = if of == position.side() {
                (open_now, open_now_more)
            } else {
                (open_then, open_then_more)
            };
            placed * pawn
                + placed * placed * late_pawn
                + open.min(1) * first
                + (open - 1).clamp(0, 2) * more
                + (aims.twice.len() as i32 - open) * twice
                + aims.once.len() as i32 * once
        };
        let turn = if side == position.side() { turn } else { -turn };
        worth(side) - worth(side.other()) + turn
    }

    fn scale(&self) -> i32 {
        250
    }

    // A pawn first, then what gets in the other side's way.
    fn rank(&self, position: &Folky, actions: &[Action], ranks: &mut [Rank]) {
        let theirs = position.open(position.side().other());
        for (action, rank) in actions.iter().zip(ranks) {
            *rank = match action {
                Action::Place(at) => Rank::winning(i32::from(theirs.contains(*at))),
                Action::Move(_, to) if theirs.contains(*to) => Rank::quiet(900),
                Action::Move(..) => Rank::QUIET,
            };
        }
    }

    fn tactical(&self, position: &Folky, out: &mut Vec<Action>) {
        out.extend(
            position
                .open(position.side())
                .into_iter()
                .map(Action::Place),
        );
    }

    // The other side is about to place its last pawn.
    fn in_check(&self, position: &Folky) -> bool {
        let (us, them) = (position.side(), position.side().other());
        position.reserve(them) == 1
            && !position.open(them).is_empty()
            && (position.reserve(us) > 1 || position.open(us).is_empty())
    }

    fn action_index(&self, action: Action) -> usize {
        match action {
            Action::Place(at) => at.index(),
            Action::Move(from, to) => from.index() << 6 | to.index(),
        }
    }
}

const LEVELS: [Level; 12] = [
    Level::new(30, 1, 1_100, 55),
    Level::new(45, 1, 850, 40),
    Level::new(80, 1, 650, 28),
    Level::new(140, 2, 600, 24),
    Level::new(220, 2, 450, 17),
    Level::new(400, 3, 380, 13),
    Level::new(700, 3, 300, 9),
    Level::new(1_300, 4, 230, 6),
    Level::new(2_800, 5, 160, 3),
    Level::new(7_000, 8, 100, 1),
    Level::new(20_000, 12, 50, 0),
    Level::new(80_000, 64, 0, 0),
];

impl Engine for Folky {
    type Knowledge = Knowledge;

    fn levels(_: &Options) -> &'static [Level] {
        &LEVELS
    }

    fn thinker(knowledge: Knowledge) -> Box<dyn Thinker<Self>> {
        Box::new(AlphaBeta::new(knowledge))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use klubovna_tabletop::notation::Notation;

    fn at(text: &str) -> Folky {
        Folky::read_position(text, &Options::default()).unwrap()
    }

    #[test]
    fn what_one_side_gains_the_other_loses() {
        let knowledge = Knowledge::default();
        for text in [
            "rnb2bnr/8/8/8/8/8/8/RNB2BNR w 0 1",
            "1nb2bnr/7R/8/8/8/r6P/8/RNB2BN1 b 0 2",
        ] {
            let position = at(text);
            let [white, black] = Side::BOTH.map(|side| knowledge.evaluate(&position, side));
            assert_eq!(white, -black, "{text}");
        }
    }

    #[test]
    fn a_pawn_ahead_is_worth_more_late_than_early() {
        let knowledge = Knowledge::default();
        let lead = |position: &Folky| knowledge.evaluate(position, Side::FIRST);
        let early = lead(&at("rnb2bnr/8/8/8/8/8/8/RNB2BNR b 0 1"));
        let early = lead(&at("rnb2bnr/8/8/8/P7/8/8/RNB2BNR b 0 1")) - early;
        let late = lead(&at("rnb2bnr/pppppp2/8/8/8/8/PPPPPP2/RNB2BNR b 0 1"));
        let late = lead(&at("rnb2bnr/pppppp2/8/8/P7/8/PPPPPP2/RNB2BNR b 0 1")) - late;
        assert!(late > early && early > 0, "{early} {late}");
    }

    #[test]
    fn whoever_is_about_to_win_presses() {
        let knowledge = Knowledge::default();
        // Black can place an eighth pawn where three of its pieces aim.
        let start = at("rnb2bnr/8/8/8/8/8/8/RNB2BNR w 0 1");
        assert!(!knowledge.in_check(&start));
        let position = at("rnb2bnr/8/8/8/8/ppppppp1/8/RNB2BNR w 0 1");
        assert_eq!(
            knowledge.in_check(&position),
            !position.open(Side::SECOND).is_empty()
        );
        assert!(!position.open(Side::SECOND).is_empty());
        assert_eq!(position.men_of(Side::SECOND, Kind::Pawn).len(), 7);
    }
}
