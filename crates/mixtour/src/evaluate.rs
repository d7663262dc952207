//! What is known of Mixtour beyond its rules, for engines.
//!
//! Anybody may move any stack, so a way to five belongs to whoever is on top of the stack that
//! travels: on its turn that side scores, and on the other's turn the other has to spoil the
//! way. What counts:
//!
//! * **Ways to five.** A way onto a stack in reach that makes five or more. The side on turn
//!   that owns one wins the point at once; a side that owns two distant ones will score next
//!   turn, for hardly one action spoils both.
//! * **Ways to four**: a step before that.
//! * **Ownership of the tops**, more of high stacks.
//! * **The reserve.** Entering is the only action that changes nothing else; who has run out
//!   must move stacks and may have to give the point away.

use klubovna_search::alphabeta::AlphaBeta;
use klubovna_search::engine::Engine;
use klubovna_search::heuristic::{Heuristic, Rank, Tunable, Weight, numbers};
use klubovna_search::level::Level;
use klubovna_search::thinker::Thinker;
use klubovna_tabletop::rules::{Position, Side};

use crate::cell::Cell;
use crate::stack::{MAX_TARGET, SCORING_HEIGHT};
use crate::{Action, Mixtour, Options};

/// How much things are worth, in points.
const WEIGHTS: [Weight; 10] = [
    ("point", 1000),
    ("five_now", 1019),
    ("five_then", 177),
    ("four", 33),
    ("top_1", 41),
    ("top_2", 117),
    ("top_3", 239),
    ("top_4", 415),
    ("reserve", -2),
    ("turn", 88),
];

/// The weights, in that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge([i32; WEIGHTS.len()]);

impl Default for Knowledge {
    fn default() -> Self {
        Self::with(&[])
    }
}

impl Tunable<Mixtour> for Knowledge {
    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    fn with(others: &[i32]) -> Self {
        Self(numbers(&WEIGHTS, others))
    }
}

/// The ways onto stacks that matter, for each side.
#[derive(Clone, Copy, Debug, Default)]
struct Ways {
    five: [i32; 2],
    four: [i32; 2],
}

impl Mixtour {
    fn telling_ways(&self) -> Ways {
        let mut ways = Ways::default();
        let banned = self.banned();
        for (from, to) in self.ways() {
            let (stack, target) = (self.stack(from), self.stack(to));
            let Some(owner) = stack.owner() else { continue };
            let height = stack.height() + target.height();
            if height >= SCORING_HEIGHT {
                // Where only one number of pieces makes five, it may be banned.
                let needed = SCORING_HEIGHT.saturating_sub(target.height()).max(1);
                let only = needed == stack.height();
                let count = needed;
                if !(only && banned == Some(Action::Move { from, count, to })) {
                    ways.five[owner.index()] += 1;
                }
            } else if height == MAX_TARGET {
                ways.four[owner.index()] += 1;
            }
        }
        ways
    }

    /// Whose piece is on top where an action makes five.
    fn scorer(&self, action: Action) -> Option<Side> {
        match action {
            Action::Move { from, count, to } => {
                let height = self.stack(to).height() + count;
                let scores = height >= SCORING_HEIGHT;
                scores.then(|| self.stack(from).owner()).flatten()
            }
            Action::Enter(_) | Action::Pass => None,
        }
    }
}

impl Heuristic<Mixtour> for Knowledge {
    type State = ();

    // All replies to a threat, then only points.
    const QUIESCENCE_PLIES: u8 = 2;

    fn evaluate(&self, position: &Mixtour, side: Side) -> i32 {
        let [
            point,
            five_now,
            five_then,
            four,
            top_1,
            top_2,
            top_3,
            top_4,
            reserve,
            turn,
        ] = self.0;
        let tops = [0, top_1, top_2, top_3, top_4];
        let ways = position.telling_ways();
        let mut worth = [0; 2];
        for of in Side::BOTH {
            let index = of.index();
            let five = ways.five[index];
            let (now, then) = if of == position.side() {
                (five_now * five.min(1), 0)
            } else {
                (0, five_then * five.min(3))
            };
            worth[index] = i32::from(position.points(of)) * point
                + now
                + then
                + ways.four[index].min(6) * four
                + i32::from(position.reserve(of)) * reserve;
        }
        for cell in Cell::of_set(position.occupied()) {
            let stack = position.stack(cell);
            if let Some(owner) = stack.owner() {
                worth[owner.index()] += tops[usize::from(stack.height().min(MAX_TARGET))];
            }
        }
        let turn = if side == position.side() { turn } else { -turn };
        worth[side.index()] - worth[side.other().index()] + turn
    }

    fn scale(&self) -> i32 {
        250
    }

    // A point first; the other side's point last.
    fn rank(&self, position: &Mixtour, actions: &[Action], ranks: &mut [Rank]) {
        let us = position.side();
        for (&action, rank) in actions.iter().zip(ranks) {
            *rank = match position.scorer(action) {
                Some(scorer) if scorer == us => Rank::winning(0),
                Some(_) => Rank::losing(0),
                None => Rank::QUIET,
            };
        }
    }

    fn tactical(&self, position: &Mixtour, out: &mut Vec<Action>) {
        let us = position.side();
        if position.telling_ways().five[us.index()] == 0 {
            return;
        }
        let before = out.len();
        position.actions(out);
        let mut kept = before;
        for at in before..out.len() {
            if position.scorer(out[at]) == Some(us) {
                out.swap(kept, at);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    // The other side is about to score, and we are not.
    fn in_check(&self, position: &Mixtour) -> bool {
        let five = position.telling_ways().five;
        let us = position.side().index();
        five[us] == 0 && five[1 - us] > 0
    }

    fn action_index(&self, action: Action) -> usize {
        match action {
            Action::Enter(at) => at.index(),
            Action::Move { from, count, to } => {
                from.index() * 128 + to.index() * 4 + usize::from(count)
            }
            Action::Pass => 31,
        }
    }
}

const LEVELS: [Level; 14] = [
    Level::new(30, 1, 1_100, 55),
    Level::new(60, 1, 850, 40),
    Level::new(110, 2, 850, 36),
    Level::new(170, 2, 620, 25),
    Level::new(220, 2, 450, 17),
    Level::new(500, 3, 350, 12),
    Level::new(800, 3, 280, 8),
    Level::new(1_500, 4, 230, 6),
    Level::new(2_300, 4, 200, 5),
    Level::new(3_500, 5, 150, 3),
    Level::new(7_000, 7, 120, 1),
    Level::new(12_000, 12, 85, 0),
    Level::new(20_000, 12, 60, 0),
    Level::new(80_000, 64, 0, 0),
];

impl Engine for Mixtour {
    type Knowledge = Knowledge;

    fn levels(_: &Options) -> &'static [Level] {
        &LEVELS
    }

    fn thinker(knowledge: Knowledge) -> Box<dyn Thinker<Self>> {
        Box::new(AlphaBeta::new(knowledge))
    }
}
