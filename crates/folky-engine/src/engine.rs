//! The engine and the levels of its opponents.

use klubovna_folky::Folky;
use klubovna_rules::Position;
use klubovna_search::reasons::{Case, Verdict};
use klubovna_search::{AlphaBeta, Engine, Level, Thinker};
use klubovna_view::Phrase;

use crate::{FolkyEngine, reasons};

impl Engine for FolkyEngine {
    type Game = Folky;

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

    fn thinker(self) -> Box<dyn Thinker<Folky>> {
        Box::new(AlphaBeta::new(self))
    }

    fn handed_over(position: &Folky) -> Option<Folky> {
        position.outcome().is_none().then(|| position.passed())
    }

    fn facts(case: &Case<'_, Self>, verdict: Verdict, out: &mut Vec<Phrase>) {
        reasons::facts(case, verdict, out);
    }
}
