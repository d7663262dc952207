//! What is known of Raindropchess beyond its rules, for engines.
//!
//! Chess whose men come by chance. What counts:
//!
//! * **Material**, on the board and in the deck. Both compositions are public (section 13.1),
//!   and a card is worth nearly as much as its man: it costs a turn, but it may come anywhere.
//! * **The king on the board.** Whoever has it moves and captures; whoever has not only draws,
//!   and its men stand there to be taken, one a turn, for as many turns as the deck can hide
//!   the king. On the other hand a king on the board can be mated, by cards too.
//! * **Men in danger**: those that cannot run away or be covered because their king is missing,
//!   those that nobody covers, those attacked by lesser men. Aims of a side that may not
//!   capture yet count a little, the more the sooner its king must come.
//! * **Safety**: squares round the king that the enemy attacks, squares to flee to, and how many
//!   cards of the enemy's deck would give check on how many squares.
//! * **Pawns near promotion** while blue pieces are left (section 7.2): a pawn may be placed
//!   two steps before it.
//! * **Mobility** of knights and bishops, where no enemy pawn attacks.
//! * **The save chance** of section 13.6 where a card has been drawn in check: as many of the
//!   cards as help go on, the others lose.
//! * Against little more than a king: drive it to the edge. And nothing lasts for ever: what is
//!   worth something fades as the quiet turns of section 9.3 pass.
//!
//! These points are the logarithm of the odds. Engines take means over cards, so what they
//! are told is the probability of winning itself ([`CERTAIN`] for a sure win).

mod features;
mod placements;

use klubovna_search::alphabeta::AlphaBeta;
use klubovna_search::engine::Engine;
use klubovna_search::heuristic::{Heuristic, Rank, Tunable, Weight, numbers};
use klubovna_search::level::Level;
use klubovna_search::score::{CERTAIN, Score};
use klubovna_search::thinker::Thinker;
use klubovna_tabletop::rules::{Position, Side};

use self::features::Features;
use self::placements::Prospect;
use crate::{Action, Options, Phase, Raindropchess};

/// The weights, in the order of [`Tunable::WEIGHTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge([i32; features::COUNT]);

impl Default for Knowledge {
    fn default() -> Self {
        Self::with(&[])
    }
}

impl Tunable<Raindropchess> for Knowledge {
    const WEIGHTS: &'static [Weight] = &features::WEIGHTS;

    fn with(others: &[i32]) -> Self {
        Self(numbers(&features::WEIGHTS, others))
    }

    fn odds(&self, position: &Raindropchess, side: Side) -> f64 {
        f64::from(self.sum(position, side)) / f64::from(SCALE)
    }
}

/// So many points make odds of e to 1.
const SCALE: i32 = 1_000;

/// The logistic function at multiples of a quarter of the scale, as parts of [`CERTAIN`]
/// beyond the half: `tanh(x / 8)`. Integers, so that every device says the same.
const ODDS: [i32; 33] = [
    0, 1244, 2449, 3584, 4621, 5546, 6351, 7039, 7616, 8093, 8483, 8799, 9051, 9253, 9414, 9541,
    9640, 9719, 9780, 9828, 9866, 9895, 9918, 9936, 9951, 9961, 9970, 9977, 9982, 9986, 9989, 9991,
    9993,
];

/// What `points` make of the probability to win: 0 for a half, [`CERTAIN`] for surely.
fn chances(points: i32) -> i32 {
    const STEP: i32 = SCALE / 4;
    let size = points.abs();
    let at = (size / STEP) as usize;
    let known = match ODDS.get(at..at + 2) {
        Some(&[low, high]) => low + (high - low) * (size % STEP) / STEP,
        _ => ODDS[ODDS.len() - 1],
    };
    known * points.signum()
}

impl Knowledge {
    /// The logarithm of the odds for `side`, as points; what a check does to a drawn card
    /// left out.
    fn sum(&self, position: &Raindropchess, side: Side) -> i32 {
        let points = Features::of(position, side).points(&self.0);
        points - points * i32::from(position.quiet()) / 150
    }
}

impl Heuristic<Raindropchess> for Knowledge {
    type State = ();

    const QUIESCENCE_PLIES: u8 = 6;

    fn evaluate(&self, position: &Raindropchess, side: Side) -> i32 {
        let points = chances(self.sum(position, side));
        let us = position.side();
        if position.phase() != Phase::Drawn || !position.in_check(us) {
            return points;
        }
        // Section 6.4: the others lose.
        let deck = position.deck_of(us);
        let cards = |saves: bool| -> i32 {
            let kinds = deck
                .kinds()
                .filter(|&card| position.interposes(card) == saves);
            kinds.map(|card| i32::from(deck.count(card))).sum()
        };
        let (saving, failing) = (cards(true), cards(false));
        let lost = if side == us { -CERTAIN } else { CERTAIN };
        (points * saving + lost * failing) / (saving + failing).max(1)
    }

    // Where a win is 73 % likely.
    fn scale(&self) -> i32 {
        4_621
    }

    fn win_probability(&self, score: Score) -> f64 {
        let points = score.number().clamp(-CERTAIN, CERTAIN);
        0.5 + f64::from(points) / f64::from(2 * CERTAIN)
    }

    fn points(&self, probability: f64) -> i32 {
        ((probability - 0.5) * f64::from(2 * CERTAIN)) as i32
    }

    fn is_chance(&self, position: &Raindropchess) -> bool {
        position.phase() == Phase::Drawn
    }

    fn rank(&self, position: &Raindropchess, actions: &[Action], ranks: &mut [Rank]) {
        let prospect = Prospect::of(position);
        for (&action, rank) in actions.iter().zip(ranks) {
            *rank = prospect.rank(action);
        }
    }

    // Captures that do not lose material at once, and promotions.
    fn tactical(&self, position: &Raindropchess, out: &mut Vec<Action>) {
        let us = position.side();
        if position.phase() != Phase::Turn || position.king(us).is_none() {
            return;
        }
        let before = out.len();
        position.actions(out);
        let prospect = Prospect::of(position);
        let mut kept = before;
        for at in before..out.len() {
            if prospect.is_tactical(out[at]) {
                out.swap(kept, at);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    // A check; and a card that is shown: its man has to stand somewhere.
    fn in_check(&self, position: &Raindropchess) -> bool {
        match position.phase() {
            Phase::Shown(_) => true,
            Phase::Turn => position.in_check(position.side()),
            Phase::Drawn | Phase::Redraw => false,
        }
    }
}

/// Children's opponents first.
const LEVELS: [Level; 10] = [
    Level::new(30, 1, 9_000, 60),
    Level::new(60, 1, 7_000, 45),
    Level::new(100, 1, 5_500, 35),
    Level::new(150, 1, 4_500, 26),
    Level::new(250, 1, 3_500, 18),
    Level::new(400, 1, 2_500, 12),
    Level::new(800, 2, 1_800, 6),
    Level::new(2_000, 2, 1_000, 2),
    Level::new(6_000, 3, 400, 0),
    Level::new(20_000, 64, 0, 0),
];

impl Engine for Raindropchess {
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
    use klubovna_tabletop::notation::Notation;

    fn at(text: &str) -> Raindropchess {
        Raindropchess::read_position(text, &Options::default()).unwrap()
    }

    fn worth(text: &str) -> i32 {
        Knowledge::default().evaluate(&at(text), Side::FIRST)
    }

    #[test]
    fn what_one_side_gains_the_other_loses() {
        for text in [
            "8/8/8/8/8/8/8/8 w - KQRRNNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1",
            "k6R/8/8/8/8/8/8/4K3 b - QP/qp QRBNqrbn 0 20",
            "k6R/8/8/8/8/8/8/4K3 b = QP/qp QRBNqrbn 0 20",
            "3K4/N6R/bP4P1/2Pnn3/kP1P4/2p1p1p1/2N3P1/1q6 b R -/rppppp QRBNqrbn 0 22",
        ] {
            let position = at(text);
            let knowledge = Knowledge::default();
            let [white, black] = Side::BOTH.map(|side| knowledge.evaluate(&position, side));
            assert_eq!(white, -black, "{text}");
            assert!(white.abs() < CERTAIN, "{text}");
        }
    }

    #[test]
    fn colours_are_alike() {
        let white = worth("8/1k6/8/3N4/8/2r5/5PP1/6K1 w - QP/np QRBNqrbn 0 20");
        let black = worth("6k1/5pp1/2R5/8/3n4/8/1K6/8 b - NP/qp QRBNqrbn 0 20");
        assert_eq!(white, -black);
    }

    #[test]
    fn points_grow_with_the_odds_and_stay_short_of_certain() {
        let mut last = -CERTAIN;
        for points in (-12_000..=12_000).step_by(50) {
            let chances = chances(points);
            assert!(chances >= last && chances < CERTAIN, "{points}");
            assert_eq!(chances, -super::chances(-points));
            last = chances;
        }
        let knowledge = Knowledge::default();
        let even = knowledge.win_probability(Score::points(chances(0)));
        let likely = knowledge.win_probability(Score::points(chances(SCALE)));
        assert!((even - 0.5).abs() < 1e-9 && (likely - 0.731).abs() < 1e-3);
        assert_eq!(knowledge.points(likely), chances(SCALE));
    }

    #[test]
    fn men_cards_and_a_king_that_moves_are_worth_something() {
        let even = "8/8/8/8/8/8/8/8 w - KQRP/kqrp QRBNqrbn 0 1";
        let card = "8/8/8/8/8/8/8/8 w - KQRP/krp QRBNqrbn 0 1";
        let man = "8/8/8/3Q4/8/8/8/8 w - KRP/krp QRBNqrbn 0 1";
        assert!(worth(card) > worth(even) + 1_000);
        assert!(worth(man) > worth(even) + 1_000);
        // Black's queen cannot run away before its king comes.
        let caught = "8/8/8/3q4/8/8/8/K2R4 b - QRNNPPPP/krrnnpppp QRBNqrbn 0 9";
        let free = "7k/8/8/3q4/8/8/8/K2R4 b - QRNNPPPP/rrnnpppp QRBNqrbn 0 9";
        assert!(worth(caught) > worth(free));
    }

    #[test]
    fn a_drawn_card_in_check_is_worth_its_chance_to_save() {
        let half = worth("k6R/8/8/8/8/8/8/4K3 b = QP/qp QRBNqrbn 0 20");
        let third = worth("k6R/8/8/8/8/8/8/4K3 b = QP/qpp QRBNqrbn 0 20");
        assert!(third > half && half > 0);
    }

    #[test]
    fn the_middle_is_tried_before_the_corner() {
        let position = at("8/8/8/8/8/8/8/8 w N KQRRNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1");
        let actions = ["N@d4", "N@a1"].map(|code| Action::read(code).unwrap());
        let mut ranks = [Rank::QUIET; 2];
        Knowledge::default().rank(&position, &actions, &mut ranks);
        assert!(ranks[0] > ranks[1]);
    }
}
