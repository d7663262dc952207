//! The engine and the levels of its opponents.

use klubovna_mixtour::Mixtour;
use klubovna_search::reasons::{Case, Verdict};
use klubovna_search::{AlphaBeta, Engine, Level, Thinker};
use klubovna_view::Phrase;

use crate::{MixtourEngine, reasons};

impl Engine for MixtourEngine {
    type Game = Mixtour;

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

    fn thinker(self) -> Box<dyn Thinker<Mixtour>> {
        Box::new(AlphaBeta::new(self))
    }

    fn handed_over(position: &Mixtour) -> Option<Mixtour> {
        reasons::passed(position)
    }

    fn facts(case: &Case<'_, Self>, verdict: Verdict, out: &mut Vec<Phrase>) {
        reasons::facts(case, verdict, out);
    }
}
