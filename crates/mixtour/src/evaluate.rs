//! The evaluation and move ordering of Mixtour, for engines.
//!
//! Both sides may move any stack. A point goes to the owner of the stack that moves, that is the
//! side whose piece is on top: on its own turn this side scores, on the other turn the opponent
//! has to prevent it. The evaluation counts:
//!
//! * **Moves to five**: onto a stack in reach, so that it becomes five or more high. The side to
//!   move scores at once with one of its own; the other side scores next turn if it has two far
//!   from each other, because one action hardly prevents both.
//! * **Moves to four**: one step before that.
//! * **Owned stacks**, high ones more.
//! * **The reserve.** Entering is the only action that changes nothing else; a side with an empty
//!   reserve must move stacks and may have to give the point away.
//! * **What was learned**: a small network sees the colours of all stacks, and those of both stacks
//!   of each route; see `inputs.rs`. It was trained to say how far scores of a search are from the
//!   terms above, so that it adds what they leave out.

mod inputs;

use klubovna_rules::{Position, Side};
use klubovna_search::network::Sums;
use klubovna_search::reasons::{Case, Verdict};
use klubovna_search::{
    AlphaBeta, CERTAIN, Engine, Evaluator, Heuristic, Level, Packed, Perspective, Selective,
    Thinker, pack, unpack, weights,
};
use klubovna_view::Phrase;

use crate::stack::{MAX_TARGET, SCORING_HEIGHT, Stack};
use crate::{Action, Cell, Cells, Mixtour, reasons};
use inputs::View;

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
static FILE: &[u8] = include_bytes!("evaluate/network.bin");

weights! {
    /// The weights of the evaluation, in points.
    pub struct Knowledge of Mixtour, learned FILE of View {
        point = 1000,
        five_now = 1019,
        five_then = 177,
        four = 33,
        top_1 = 41,
        top_2 = 117,
        top_3 = 239,
        top_4 = 415,
        reserve = -2,
        turn = 88,
    }
}

/// For each side, the number of moves that make a stack of five or four.
#[derive(Clone, Copy, Debug, Default)]
struct ScoringMoves {
    five: [i32; 2],
    four: [i32; 2],
}

impl Mixtour {
    /// Counts scoring moves onto some targets; `see` gets both stacks of each route.
    #[inline]
    fn scoring_moves(&self, targets: Cells, mut see: impl FnMut([Stack; 2])) -> ScoringMoves {
        let mut moves = ScoringMoves::default();
        let banned = self.banned();
        self.each_route_onto(targets, |from, to| {
            let (stack, target) = (self.stack(from), self.stack(to));
            see([stack, target]);
            let Some(owner) = stack.owner() else { return };
            let height = stack.height() + target.height();
            if height >= SCORING_HEIGHT {
                // Where only one number of pieces makes five, that move may be banned.
                let count = SCORING_HEIGHT.saturating_sub(target.height()).max(1);
                let only = count == stack.height();
                if !(only && banned == Some(Action::Move(from, count, to))) {
                    *owner.of_mut(&mut moves.five) += 1;
                }
            } else if height == MAX_TARGET {
                *owner.of_mut(&mut moves.four) += 1;
            }
        });
        moves
    }

    /// For each side, the number of moves that make a stack of five.
    #[inline(never)]
    fn moves_to_five(&self) -> [i32; 2] {
        let height = |cell| self.stack(cell).height();
        let highest = self.occupied.into_iter().map(height).max().unwrap_or(0);
        let mut targets = Cells::EMPTY;
        for cell in self.occupied {
            if height(cell) + highest >= SCORING_HEIGHT {
                targets = targets.with(cell);
            }
        }
        self.scoring_moves(targets, |_| ()).five
    }
}

impl Knowledge {
    /// The scoring moves, and what the network adds for the side to move.
    fn learned(&self, sums: &[Sums; 2], position: &Mixtour) -> (ScoringMoves, i32) {
        let (network, mut sums) = (self.network.as_ref(), *sums);
        let moves = position.scoring_moves(position.occupied, |stacks| {
            let Some(network) = network else { return };
            for (side, sums) in Side::BOTH.into_iter().zip(&mut sums) {
                if let Some(input) = View::of(position, side).route(stacks) {
                    network.add(sums, input);
                }
            }
        });
        let points = |network| View::points(network, &sums, position, |_, sums| sums);
        (moves, network.map_or(0, points))
    }
}

impl Evaluator<Mixtour> for Knowledge {
    /// What the network has added up of stacks and reserves, by side.
    type State = [Sums; 2];

    fn fresh(&self, position: &Mixtour) -> [Sums; 2] {
        View::fresh(self.network.as_ref(), position)
    }

    fn update(&self, sums: &mut [Sums; 2], before: &Mixtour, action: Action, after: &Mixtour) {
        View::update(self.network.as_ref(), sums, before, action, after);
    }

    fn evaluate(&self, sums: &[Sums; 2], position: &Mixtour, side: Side) -> i32 {
        let (moves, learned) = self.learned(sums, position);
        let mut tops = [0; 2];
        for cell in position.occupied {
            let stack = position.stack(cell);
            let worth = match stack.height() {
                1 => self.top_1,
                2 => self.top_2,
                3 => self.top_3,
                _ => self.top_4,
            };
            if let Some(owner) = stack.owner() {
                *owner.of_mut(&mut tops) += worth;
            }
        }
        let worth = |of: Side| {
            let five = of.of(moves.five);
            let five = if of == position.side() {
                self.five_now * five.min(1)
            } else {
                self.five_then * five.min(3)
            };
            i32::from(position.points(of)) * self.point
                + five
                + of.of(moves.four).min(6) * self.four
                + of.of(tops)
                + i32::from(position.reserve(of)) * self.reserve
        };
        let sign = if side == position.side() { 1 } else { -1 };
        let points = worth(side) - worth(side.other()) + sign * (self.turn + learned);
        points.clamp(-CERTAIN, CERTAIN)
    }

    fn scale(&self) -> i32 {
        250
    }
}

/// Own points first, the opponent's points last.
#[derive(Debug)]
pub struct MoveOrdering<'a>(&'a Mixtour);

impl Selective<Action> for MoveOrdering<'_> {
    fn is_tactical(&self, action: Action) -> bool {
        self.0.scorer(action).is_some()
    }

    fn see(&self, action: Action) -> i32 {
        match self.0.scorer(action) {
            Some(scorer) if scorer == self.0.side() => 1,
            Some(_) => -1,
            None => 0,
        }
    }
}

impl Heuristic<Mixtour> for Knowledge {
    // All replies to a threat, then only actions that score.
    const QUIESCENCE_PLIES: u8 = 2;

    type MoveOrdering<'a> = MoveOrdering<'a>;

    fn move_ordering<'a>(&self, position: &'a Mixtour) -> MoveOrdering<'a> {
        MoveOrdering(position)
    }

    fn generate_tactical(&self, position: &Mixtour, out: &mut Vec<Action>) {
        if position.side().of(position.moves_to_five()) > 0 {
            position.actions(out);
        }
    }

    fn futility_margin(&self) -> Option<i32> {
        Some(100)
    }

    // The opponent threatens to score, and the side to move cannot.
    fn in_check(&self, position: &Mixtour) -> bool {
        let five = position.moves_to_five();
        let us = position.side();
        us.of(five) == 0 && us.other().of(five) > 0
    }

    fn action_index(&self, action: Action) -> usize {
        match action {
            Action::Enter(at) => at.index(),
            Action::Move(from, count, to) => {
                from.index() * 128 + to.index() * 4 + usize::from(count)
            }
            Action::Pass => 31,
        }
    }
}

impl Packed for Action {
    fn to_bits(self) -> u32 {
        let (to, from, count) = match self {
            Self::Enter(at) => (at.index(), 0, 0),
            Self::Move(from, count, to) => (to.index(), from.index(), count),
            Self::Pass => (31, 0, 0),
        };
        pack([(to as u32, 5), (from as u32, 5), (count.into(), 3)])
    }

    fn from_bits(bits: u32) -> Option<Self> {
        let [to, from, count] = unpack(bits, [5, 5, 3]);
        match (Cell::new(to as u8), count) {
            (Some(at), 0) => Some(Self::Enter(at)),
            (Some(to), count) => Some(Self::Move(Cell::new(from as u8)?, count as u8, to)),
            (None, _) => Some(Self::Pass),
        }
    }
}

impl Engine for Mixtour {
    type Knowledge = Knowledge;

    const LEVELS: &'static [Level] = &[
        Level::new(30, 1, 2_600, 65).following(0),
        Level::new(45, 1, 1_500, 50).following(1),
        Level::new(85, 1, 1_060, 38),
        Level::new(120, 1, 730, 28),
        Level::new(220, 2, 450, 17),
        Level::new(500, 3, 350, 12),
        Level::new(800, 3, 280, 8),
        Level::new(900, 4, 230, 6),
        Level::new(2_000, 4, 200, 5),
        Level::new(3_000, 5, 150, 3),
        Level::new(5_000, 7, 120, 1),
        Level::new(12_000, 12, 85, 0),
        Level::new(25_000, 12, 45, 0),
        Level::new(80_000, 64, 0, 0),
    ];

    fn thinker(knowledge: Knowledge) -> Box<dyn Thinker<Self>> {
        Box::new(AlphaBeta::new(knowledge))
    }

    fn handed_over(&self) -> Option<Self> {
        reasons::passed(self)
    }

    fn facts(&self, case: &Case<'_, Self>, verdict: Verdict, out: &mut Vec<Phrase>) {
        reasons::facts(case, verdict, out);
    }
}

#[cfg(test)]
mod tests {
    use klubovna_rules::SplitMix64;

    use super::*;
    use crate::Options;

    #[test]
    fn moves_to_five_go_only_onto_stacks_that_are_high_enough() {
        let mut dice = SplitMix64::new(2);
        let mut found = 0;
        for _ in 0..100 {
            let mut position = Mixtour::start(&Options::default());
            loop {
                let all = position.scoring_moves(position.occupied, |_| ()).five;
                assert_eq!(position.moves_to_five(), all, "{position:?}");
                found += u32::from(all != [0, 0]);
                let mut actions = Vec::new();
                position.actions(&mut actions);
                let Some(&action) = dice.choice(&actions) else {
                    break;
                };
                position.apply(action);
            }
        }
        assert!(found > 100, "{found}");
    }
}
