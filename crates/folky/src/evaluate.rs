//! The evaluation and move ordering of FOLKY, for engines.
//!
//! The game is a race to eight pawns in which nothing is ever captured. The evaluation counts:
//!
//! * **Pawns placed.** The last ones are the hardest, because the board fills up and pieces
//!   reach less of it, so each pawn is worth more than the one before.
//! * **Open squares** (section 4.2). The side to move can place a pawn there at once. The
//!   opponent's open squares are worth less: one of them can be blocked, two at once hardly.
//! * **Squares at which two pieces aim**: a single move can open them.
//! * **Mobility**: squares at which any piece aims. A side whose pieces are blocked places no
//!   more pawns.
//! * **What was learned**: a small network sees the squares of all pieces and pawns, and the numbers
//!   above; see `inputs.rs`. It was trained to say how far scores of a search are from the terms
//!   above, so that it adds what they leave out.

mod inputs;
mod numbers;

use std::cell::OnceCell;

use klubovna_board::chess::{Bitboard, Square};
use klubovna_rules::{Position, Side};
use klubovna_search::network::Sums;
use klubovna_search::reasons::{Case, Verdict};
use klubovna_search::{
    AlphaBeta, CERTAIN, Engine, Evaluator, Heuristic, Level, Packed, Perspective, Rank, Selective,
    Thinker, pack, unpack, weights,
};
use klubovna_view::Phrase;

use crate::{Action, Folky, reasons};
use inputs::View;
use numbers::Numbers;

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
static FILE: &[u8] = include_bytes!("evaluate/network.bin");

weights! {
    /// The weights of the evaluation, in points.
    pub struct Knowledge of Folky, learned FILE of View {
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

impl Knowledge {
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

impl Evaluator<Folky> for Knowledge {
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

impl Heuristic<Folky> for Knowledge {
    // One placement often follows another.
    const QUIESCENCE_PLIES: u8 = 4;

    type MoveOrdering<'a> = MoveOrdering<'a>;

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

impl Packed for Action {
    fn to_bits(self) -> u32 {
        // No move ends where it begins.
        let (from, to) = match self {
            Self::Place(at) => (at, at),
            Self::Move(from, to) => (from, to),
        };
        pack([(from.index() as u32, 6), (to.index() as u32, 6)])
    }

    fn from_bits(bits: u32) -> Option<Self> {
        let [from, to] = unpack(bits, [6, 6]).map(|index| Square::new(index as u8));
        match (from?, to?) {
            (from, to) if from == to => Some(Self::Place(to)),
            (from, to) => Some(Self::Move(from, to)),
        }
    }
}

impl Engine for Folky {
    type Knowledge = Knowledge;

    const LEVELS: &'static [Level] = &[
        Level::new(30, 1, 1_050, 55).following(1),
        Level::new(45, 1, 850, 40),
        Level::new(80, 1, 650, 28),
        Level::new(140, 2, 600, 24),
        Level::new(220, 2, 485, 19),
        Level::new(400, 3, 380, 13),
        Level::new(700, 3, 300, 9),
        Level::new(1_300, 4, 230, 6),
        Level::new(2_800, 5, 160, 3),
        Level::new(7_000, 8, 100, 1),
        Level::new(20_000, 12, 50, 0),
        Level::new(80_000, 64, 0, 0),
    ];

    fn thinker(knowledge: Knowledge) -> Box<dyn Thinker<Self>> {
        Box::new(AlphaBeta::new(knowledge))
    }

    fn handed_over(&self) -> Option<Self> {
        self.outcome().is_none().then(|| self.passed())
    }

    fn facts(&self, case: &Case<'_, Self>, verdict: Verdict, out: &mut Vec<Phrase>) {
        reasons::facts(case, verdict, out);
    }
}
