//! The engine and the levels of its opponents.

use klubovna_raindropchess::{Action, Kind, Raindropchess};
use klubovna_rules::{Position, Side};
use klubovna_search::reasons::{Case, Moved, Standing, Verdict};
use klubovna_search::{AlphaBeta, Engine, Level, Thinker};
use klubovna_view::Phrase;

use crate::{RaindropchessEngine, reasons};

impl Engine for RaindropchessEngine {
    type Game = Raindropchess;

    // The first levels are opponents for children.
    const LEVELS: &'static [Level] = &[
        Level::new(30, 1, 7_500, 50).following(0),
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

    fn thinker(self) -> Box<dyn Thinker<Raindropchess>> {
        Box::new(AlphaBeta::new(self))
    }

    const LEAST_WORTH: i32 = Kind::Pawn.worth();

    fn handed_over(position: &Raindropchess) -> Option<Raindropchess> {
        reasons::handed_over(position)
    }

    fn checked(position: &Raindropchess) -> bool {
        position.in_check(position.side())
    }

    fn moved(position: &Raindropchess, action: Action) -> Option<Moved> {
        reasons::moved(position, action)
    }

    fn pieces_of(position: &Raindropchess, side: Side) -> Vec<Standing> {
        reasons::pieces_of(position, side)
    }

    fn facts(case: &Case<'_, Self>, verdict: Verdict, out: &mut Vec<Phrase>) {
        reasons::facts(case, verdict, out);
    }
}
