//! The static evaluation and the move ordering; the README says what is counted, and why.

mod controls;
mod exchange;
mod facts;
mod inputs;
mod order;
mod terms;

use klubovna_rules::{Outcome, Position, Side};
use klubovna_search::network::{Network, Sums};
use klubovna_search::{CERTAIN, Evaluator, Heuristic, Perspective, weights};
use klubovna_tri_d_chess::{Action, Reason, TriD};

use self::inputs::View;
pub use self::order::MoveOrdering;
use self::terms::Told;
use crate::packed;

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
static FILE: &[u8] = include_bytes!("evaluate/network.bin");

weights! {
    /// The engine of Tri-D chess: what it knows, as weights in points. [`thinker`](klubovna_search::Engine::thinker)
    /// makes of it what plays.
    pub struct TriDEngine of TriD, learned FILE of View {
        // Material; `late` is added in the ending.
        pawn = 55, knight = 214, bishop = 226, rook = 296, queen = 552,
        pawn_late = 16, rook_late = 24, queen_late = 32, bishops = 16,
        // Mobility.
        knight_sight = 10, bishop_sight = 5, rook_sight = 5, queen_sight = 0, sight_late = 0,
        // Controlled boards.
        board_empty = 5, board_manned = 11, board_ahead = -2,
        // Pawns.
        advance = 3, advance_late = 11, passed = 1, passed_late = 8,
        void = 3, stuck = -7, doubled = -7, supported = 3,
        // Kings.
        danger = 2, shelter = 1, open = -4, flight = -1, castling = 13,
        king_middle = -9, king_middle_late = 5, bare_edge = 12, bare_near = 6,
        // The side to move.
        turn = 14,
    }
}

impl TriDEngine {
    /// The network, where it knows the game.
    fn network(&self, position: &TriD) -> Option<&Network> {
        let network = self.network.as_ref();
        network.filter(|_| inputs::knows(position.options()))
    }
}

impl Evaluator<TriD> for TriDEngine {
    /// What the network has added up of pieces, by side.
    type State = [Sums; 2];

    fn fresh(&self, position: &TriD) -> [Sums; 2] {
        View::fresh(self.network(position), position)
    }

    fn update(&self, sums: &mut [Sums; 2], before: &TriD, action: Action, after: &TriD) {
        View::update(self.network(before), sums, before, action, after);
    }

    fn evaluate(&self, sums: &[Sums; 2], position: &TriD, side: Side) -> i32 {
        let us = position.side();
        let mut told = Told::nothing();
        let points = self.terms(position, &mut told);
        let learned = self.network(position).map_or(0, |network| {
            View::points(network, sums, position, |view, sums| {
                view.with_others(network, sums, position, &told)
            })
        });
        let sign = if side == us { 1 } else { -1 };
        sign * (points + learned).clamp(-CERTAIN, CERTAIN)
    }

    fn scale(&self) -> i32 {
        250
    }
}

impl Heuristic<TriD> for TriDEngine {
    // V.P5: chance only decides the set-up.
    const CHANCE: bool = false;

    type MoveOrdering<'a> = MoveOrdering<'a>;

    fn to_bits(action: Action) -> u32 {
        packed::to_bits(action)
    }

    fn from_bits(bits: u32) -> Option<Action> {
        packed::from_bits(bits)
    }

    fn move_ordering<'a>(&self, position: &'a TriD) -> MoveOrdering<'a> {
        MoveOrdering::of(position)
    }

    fn generate_tactical(&self, position: &TriD, out: &mut Vec<Action>) {
        position.captures(out);
    }

    fn futility_margin(&self) -> Option<i32> {
        Some(100)
    }

    fn in_check(&self, position: &TriD) -> bool {
        position.pending().is_some() || position.in_check()
    }

    // Not with pawns alone, where zugzwang is likely.
    fn null_move(&self, position: &TriD) -> Option<TriD> {
        let placed = position.pieces().king(Side::SECOND).is_some();
        let able = placed && position.non_pawns(position.side()) > 1;
        able.then(|| position.passed())
    }

    // Mate and stalemate are found where actions are listed.
    fn ended(&self, position: &TriD) -> Option<Outcome<Reason>> {
        position.automatic_draw().map(Outcome::draw)
    }

    // By columns: levels make little difference.
    fn action_index(&self, action: Action) -> usize {
        const BOARDS: usize = 60 << 6;
        const OTHERS: usize = 63 << 6;
        match action {
            Action::Move(from, to, _) => from.column().index() << 6 | to.column().index(),
            Action::Board { from, to, .. } => BOARDS + from.pin().index() * 12 + to.pin().index(),
            Action::Castle(wing) => OTHERS + wing as usize,
            Action::Promote(_, becomes) => OTHERS + 2 + becomes as usize,
            Action::Put(_, at) => OTHERS + 8 + at.column().index() % 48,
        }
    }
}
