//! The static evaluation and the move ordering; the README says what is counted, and why.

mod inputs;

use klubovna_mixtour::{Action, Cells, MAX_TARGET, Mixtour, SCORING_HEIGHT, Stack};
use klubovna_rules::{Position, Side};
use klubovna_search::network::Sums;
use klubovna_search::{CERTAIN, Evaluator, Heuristic, Perspective, Selective, weights};

use crate::packed;
use inputs::View;

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
static FILE: &[u8] = include_bytes!("evaluate/network.bin");

weights! {
    /// The engine of Mixtour: what it knows, as weights in points. [`thinker`](klubovna_search::Engine::thinker)
    /// makes of it what plays.
    pub struct MixtourEngine of Mixtour, learned FILE of View {
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

/// Counts scoring moves onto some targets; `see` gets both stacks of each route.
#[inline]
fn scoring_moves(
    position: &Mixtour,
    targets: Cells,
    mut see: impl FnMut([Stack; 2]),
) -> ScoringMoves {
    let mut moves = ScoringMoves::default();
    let banned = position.banned();
    position.each_route_onto(targets, |from, to| {
        let (stack, target) = (position.stack(from), position.stack(to));
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
fn moves_to_five(position: &Mixtour) -> [i32; 2] {
    let height = |cell| position.stack(cell).height();
    let highest = position
        .occupied()
        .into_iter()
        .map(height)
        .max()
        .unwrap_or(0);
    let mut targets = Cells::EMPTY;
    for cell in position.occupied() {
        if height(cell) + highest >= SCORING_HEIGHT {
            targets = targets.with(cell);
        }
    }
    scoring_moves(position, targets, |_| ()).five
}

impl MixtourEngine {
    /// The scoring moves, and what the network adds for the side to move.
    fn learned(&self, sums: &[Sums; 2], position: &Mixtour) -> (ScoringMoves, i32) {
        let (network, mut sums) = (self.network.as_ref(), *sums);
        let moves = scoring_moves(position, position.occupied(), |stacks| {
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

impl Evaluator<Mixtour> for MixtourEngine {
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
        for cell in position.occupied() {
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

impl Heuristic<Mixtour> for MixtourEngine {
    // All replies to a threat, then only actions that score.
    const QUIESCENCE_PLIES: u8 = 2;

    type MoveOrdering<'a> = MoveOrdering<'a>;

    fn to_bits(action: Action) -> u32 {
        packed::to_bits(action)
    }

    fn from_bits(bits: u32) -> Option<Action> {
        packed::from_bits(bits)
    }

    fn move_ordering<'a>(&self, position: &'a Mixtour) -> MoveOrdering<'a> {
        MoveOrdering(position)
    }

    fn generate_tactical(&self, position: &Mixtour, out: &mut Vec<Action>) {
        if position.side().of(moves_to_five(position)) > 0 {
            position.actions(out);
        }
    }

    fn futility_margin(&self) -> Option<i32> {
        Some(100)
    }

    // The opponent threatens to score, and the side to move cannot.
    fn in_check(&self, position: &Mixtour) -> bool {
        let five = moves_to_five(position);
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

#[cfg(test)]
mod tests {
    use klubovna_mixtour::Options;
    use klubovna_rules::SplitMix64;

    use super::*;

    #[test]
    fn moves_to_five_go_only_onto_stacks_that_are_high_enough() {
        let mut dice = SplitMix64::new(2);
        let mut found = 0;
        for _ in 0..100 {
            let mut position = Mixtour::start(&Options::default());
            loop {
                let all = scoring_moves(&position, position.occupied(), |_| ()).five;
                assert_eq!(moves_to_five(&position), all, "{position:?}");
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
