//! The engine and the levels of its opponents.

use klubovna_rules::Side;
use klubovna_search::reasons::{Moved, Standing};
use klubovna_search::{AlphaBeta, Engine, Level, Thinker};
use klubovna_tri_d_chess::{Action, Kind, TriD};

use crate::{TriDEngine, reasons};

impl Engine for TriDEngine {
    type Game = TriD;

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

    fn thinker(self) -> Box<dyn Thinker<TriD>> {
        Box::new(AlphaBeta::new(self))
    }

    const LEAST_WORTH: i32 = Kind::Pawn.worth();

    fn handed_over(position: &TriD) -> Option<TriD> {
        reasons::handed_over(position)
    }

    fn checked(position: &TriD) -> bool {
        position.in_check()
    }

    fn moved(position: &TriD, action: Action) -> Option<Moved> {
        reasons::moved(position, action)
    }

    fn pieces_of(position: &TriD, side: Side) -> Vec<Standing> {
        reasons::pieces_of(position, side)
    }
}
