//! The static evaluation and the move ordering; the README says what is counted, and why.

mod inputs;
mod numbers;

use std::cell::OnceCell;

use klubovna_board::chess::{Bitboard, Square};
use klubovna_folky::{Action, Folky};
use klubovna_rules::{Position, Side};
use klubovna_search::network::Sums;
use klubovna_search::{CERTAIN, Evaluator, Heuristic, Perspective, Rank, Selective, weights};

use crate::packed;
use inputs::View;
use numbers::Numbers;

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
static FILE: &[u8] = include_bytes!("evaluate/network.bin");

weights! {
    /// The engine of FOLKY: what it knows, as weights in points. [`thinker`](klubovna_search::Engine::thinker)
    /// makes of it what plays.
    pub struct FolkyEngine of Folky, learned FILE of View {
        pawn = 242,
        late_pawn = 7,
        open_now = 170,
        open_now_more = 93,
        open_then = 162,
        open_then_more = 86,
        twice = 32,
        once = 10,
        turn = 57,
    }
}

impl FolkyEngine {
    /// What a side has; it is on turn, or it is not.
    fn worth(&self, numbers: &Numbers, on_turn: bool) -> i32 {
        let [placed, open] = [numbers.placed, numbers.thrice].map(|number| number as i32);
        let [once, twice] = [numbers.once, numbers.twice].map(|number| number as i32);
        let (first, more) = if on_turn {
            (self.open_now, self.open_now_more)
        } else {
            (self.open_then, self.open_then_more)
        };
        placed * self.pawn
            + placed * placed * self.late_pawn
            + open.min(1) * first
            + (open - 1).clamp(0, 2) * more
            + (twice - open) * self.twice
            + once * self.once
    }
}

impl Evaluator<Folky> for FolkyEngine {
    /// What the network has added up of pieces, by side.
    type State = [Sums; 2];

    fn fresh(&self, position: &Folky) -> [Sums; 2] {
        View::fresh(self.network.as_ref(), position)
    }

    fn update(&self, sums: &mut [Sums; 2], before: &Folky, action: Action, after: &Folky) {
        View::update(self.network.as_ref(), sums, before, action, after);
    }

    fn evaluate(&self, sums: &[Sums; 2], position: &Folky, side: Side) -> i32 {
        let numbers = Side::BOTH.map(|side| Numbers::of(position, side));
        let us = position.side();
        let [own, their] = [us, us.other()].map(|side| side.of(numbers));
        let learned = self.network.as_ref().map_or(0, |network| {
            View::points(network, sums, position, |view, sums| {
                view.with_numbers(network, sums, &numbers)
            })
        });
        let points = self.worth(&own, true) - self.worth(&their, false) + self.turn + learned;
        let sign = if side == us { 1 } else { -1 };
        sign * points.clamp(-CERTAIN, CERTAIN)
    }

    fn scale(&self) -> i32 {
        250
    }
}

/// Placements first; among the others, those that occupy a square open to the opponent.
#[derive(Debug)]
pub struct MoveOrdering<'a> {
    position: &'a Folky,
    // Where the opponent could place a pawn now.
    enemy_open: OnceCell<Bitboard>,
}

impl MoveOrdering<'_> {
    /// Whether the action occupies a square where the opponent could place a pawn.
    fn blocks(&self, to: Square) -> bool {
        let them = self.position.side().other();
        let open = self.enemy_open.get_or_init(|| self.position.open(them));
        open.contains(to)
    }
}

impl Selective<Action> for MoveOrdering<'_> {
    fn is_tactical(&self, action: Action) -> bool {
        matches!(action, Action::Place(_))
    }

    fn tactical_score(&self, action: Action) -> i32 {
        i32::from(self.blocks(action.to()))
    }

    fn quiet_rank(&self, action: Action) -> Rank {
        Rank::quiet(if self.blocks(action.to()) { 900 } else { 0 })
    }
}

impl Heuristic<Folky> for FolkyEngine {
    // One placement often follows another.
    const QUIESCENCE_PLIES: u8 = 4;

    type MoveOrdering<'a> = MoveOrdering<'a>;

    fn to_bits(action: Action) -> u32 {
        packed::to_bits(action)
    }

    fn from_bits(bits: u32) -> Option<Action> {
        packed::from_bits(bits)
    }

    fn move_ordering<'a>(&self, position: &'a Folky) -> MoveOrdering<'a> {
        MoveOrdering {
            position,
            enemy_open: OnceCell::new(),
        }
    }

    fn generate_tactical(&self, position: &Folky, out: &mut Vec<Action>) {
        let open = position.open(position.side());
        out.extend(open.into_iter().map(Action::Place));
    }

    fn futility_margin(&self) -> Option<i32> {
        Some(60)
    }

    fn late_moves(&self) -> i32 {
        1
    }

    // The opponent threatens to place its last pawn.
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
