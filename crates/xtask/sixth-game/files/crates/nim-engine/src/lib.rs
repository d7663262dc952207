//! The engine of nim: who leaves a multiple of four wins.

use klubovna_nim::Nim;
use klubovna_rules::{Position, Side};
use klubovna_search::{AllQuiet, AlphaBeta, Engine, Evaluator, Heuristic, Level, Thinker, weights};

weights! {
    /// How much things are worth, in points.
    pub struct NimEngine of Nim {
        away_from_four = 100,
    }
}

impl Evaluator<Nim> for NimEngine {
    type State = ();

    fn evaluate(&self, (): &(), position: &Nim, side: Side) -> i32 {
        let away = self.away_from_four;
        let worth = if position.discs().is_multiple_of(4) { -away } else { away };
        if side == position.side() { worth } else { -worth }
    }

    fn scale(&self) -> i32 {
        100
    }
}

impl Heuristic<Nim> for NimEngine {
    type MoveOrdering<'a> = AllQuiet;

    fn to_bits(taken: u8) -> u32 {
        taken.into()
    }

    fn from_bits(bits: u32) -> Option<u8> {
        bits.try_into().ok()
    }

    fn move_ordering(&self, _: &Nim) -> AllQuiet {
        AllQuiet
    }

    fn action_index(&self, taken: u8) -> usize {
        usize::from(taken)
    }
}

impl Engine for NimEngine {
    type Game = Nim;

    const LEVELS: &'static [Level] = &[
        Level::new(2, 1, 400, 60),
        Level::new(4, 1, 300, 45),
        Level::new(8, 2, 200, 30),
        Level::new(16, 2, 150, 20),
        Level::new(32, 3, 100, 10),
        Level::new(64, 4, 60, 5),
        Level::new(128, 6, 30, 2),
        Level::new(1_000, 12, 0, 0),
    ];

    fn thinker(self) -> Box<dyn Thinker<Nim>> {
        Box::new(AlphaBeta::new(self))
    }
}
