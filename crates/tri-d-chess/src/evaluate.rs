//! The evaluation and move ordering, for engines. The README says what is counted, and why.

mod exchange;
mod facts;
mod inputs;
mod order;
mod terms;

use klubovna_rules::{Outcome, Position, Side};
use klubovna_search::network::{Network, Sums};
use klubovna_search::reasons::{Moved, Standing};
use klubovna_search::{
    AlphaBeta, CERTAIN, Engine, Evaluator, Heuristic, Level, Packed, Perspective, Thinker, pack,
    unpack, weights,
};

use self::inputs::View;
pub use self::order::MoveOrdering;
use self::terms::Told;
use crate::action::Wing;
use crate::attack_boards::Place;
use crate::{Action, Kind, Promotion, Reason, Square, TriD, reasons};

/// The network that the game plays with; `LEVELS.md` of the search says of which games it was made.
static FILE: &[u8] = include_bytes!("evaluate/network.bin");

weights! {
    /// The weights of the evaluation, in points.
    pub struct Knowledge of TriD, learned FILE of View {
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

impl Knowledge {
    /// The network, where it knows the game.
    fn network(&self, position: &TriD) -> Option<&Network> {
        let network = self.network.as_ref();
        network.filter(|_| inputs::knows(position.rules))
    }
}

impl Evaluator<TriD> for Knowledge {
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
        let Told { points, facts } = self.told(position);
        let learned = self.network(position).map_or(0, |network| {
            View::points(network, sums, position, |view, sums| {
                view.with_others(network, sums, position, &facts)
            })
        });
        let sign = if side == us { 1 } else { -1 };
        sign * (points + learned).clamp(-CERTAIN, CERTAIN)
    }

    fn scale(&self) -> i32 {
        250
    }
}

impl Heuristic<TriD> for Knowledge {
    // V.P5: chance only decides the set-up.
    const CHANCE: bool = false;

    type MoveOrdering<'a> = MoveOrdering<'a>;

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
        able.then(|| position.passing())
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

/// The form of an action, in the highest bits.
const MOVE: u32 = 0;
const BOARD: u32 = 1;
const CORNER: u32 = 2;
const PROMOTE: u32 = 3;
const CASTLE: u32 = 4;
const PUT: u32 = 5;

impl Packed for Action {
    fn to_bits(self) -> u32 {
        let square = |at: Square| at.index() as u32;
        let (form, from, to) = match self {
            Self::Move(from, to, _) => (MOVE, square(from), square(to)),
            Self::Board {
                from, to, corner, ..
            } => (
                if corner { CORNER } else { BOARD },
                from.index(),
                to.index(),
            ),
            Self::Promote(at, _) => (PROMOTE, 0, square(at)),
            Self::Castle(wing) => (CASTLE, 0, wing as u32),
            Self::Put(kind, at) => (PUT, kind as u32, square(at)),
        };
        let becomes = self.becomes().map_or(0, |becomes| 1 + becomes as u32);
        pack([(to, 9), (from, 9), (becomes, 3), (form, 3)])
    }

    fn from_bits(bits: u32) -> Option<Self> {
        let [to, from, becomes, form] = unpack(bits, [9, 9, 3, 3]);
        let square = |index| Square::of_index(index as usize);
        let place = |index: u32| Place::all().nth(index as usize);
        let nth = (becomes as usize).checked_sub(1);
        let becomes = nth.and_then(|nth| Promotion::ALL.get(nth)).copied();
        Some(match form {
            MOVE => Self::Move(square(from)?, square(to)?, becomes),
            BOARD | CORNER => Self::Board {
                from: place(from)?,
                to: place(to)?,
                corner: form == CORNER,
                becomes,
            },
            PROMOTE => Self::Promote(square(to)?, becomes?),
            CASTLE => Self::Castle(*Wing::ALL.get(to as usize)?),
            PUT => Self::Put(*Kind::ALL.get(from as usize)?, square(to)?),
            _ => return None,
        })
    }
}

impl Engine for TriD {
    type Knowledge = Knowledge;

    const LEVELS: &'static [Level] = &[
        Level::new(30, 1, 682, 55),
        Level::new(60, 1, 558, 43),
        Level::new(100, 2, 465, 34),
        Level::new(195, 2, 315, 19),
        Level::new(420, 3, 184, 10),
        Level::new(700, 3, 133, 7),
        Level::new(900, 3, 106, 5),
        Level::new(1_500, 4, 74, 3),
        Level::new(2_600, 5, 50, 2),
        Level::new(3_400, 6, 38, 1),
        Level::new(3_500, 6, 38, 0),
        Level::new(7_000, 8, 19, 0),
        Level::new(14_000, 64, 0, 0),
    ];

    fn thinker(knowledge: Knowledge) -> Box<dyn Thinker<Self>> {
        Box::new(AlphaBeta::new(knowledge))
    }

    const LEAST_WORTH: i32 = Kind::Pawn.worth();

    fn handed_over(&self) -> Option<Self> {
        reasons::handed_over(self)
    }

    fn checked(&self) -> bool {
        self.in_check()
    }

    fn moved(&self, action: Action) -> Option<Moved> {
        reasons::moved(self, action)
    }

    fn pieces_of(&self, side: Side) -> Vec<Standing> {
        reasons::pieces_of(self, side)
    }
}
