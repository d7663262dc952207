//! The engine and the levels of its opponents.

use klubovna_animal_shogi::{Action, AnimalShogi};
use klubovna_rules::{Position, Side};
use klubovna_search::reasons::{Moved, Standing};
use klubovna_search::{AlphaBeta, Engine, Level, Thinker};

use crate::evaluate::declares_win;
use crate::{AnimalShogiEngine, reasons};

const LEVELS: [Level; 13] = [
    Level::new(33, 1, 1_140, 55).following(1),
    Level::new(52, 1, 920, 46),
    Level::new(105, 1, 665, 35),
    Level::new(210, 2, 510, 23),
    Level::new(440, 3, 397, 17),
    Level::new(1_100, 4, 262, 9),
    Level::new(1_950, 5, 195, 6),
    Level::new(3_200, 6, 145, 4),
    Level::new(5_200, 7, 108, 2),
    Level::new(9_000, 11, 68, 1),
    Level::new(10_000, 12, 60, 0),
    Level::new(20_000, 64, 0, 0),
    Level::new(50_000, 64, 0, 0),
];

impl Engine for AnimalShogiEngine {
    type Game = AnimalShogi;

    const LEVELS: &'static [Level] = &LEVELS;

    fn thinker(self) -> Box<dyn Thinker<AnimalShogi>> {
        Box::new(AlphaBeta::new(self))
    }

    const LEAST_WORTH: i32 = reasons::LEAST_WORTH;

    fn moves(position: &AnimalShogi, out: &mut Vec<Action>) {
        if !position.stage().is_play() || position.is_closed() {
            return;
        }
        position.list_moves(!position.options().casual, out);
        if !out.is_empty() && declares_win(position) {
            out.push(Action::Declare);
        }
    }

    fn handed_over(position: &AnimalShogi) -> Option<AnimalShogi> {
        reasons::handed_over(position)
    }

    fn checked(position: &AnimalShogi) -> bool {
        position.in_check(position.side())
    }

    fn moved(position: &AnimalShogi, action: Action) -> Option<Moved> {
        reasons::moved(position, action)
    }

    fn pieces_of(position: &AnimalShogi, side: Side) -> Vec<Standing> {
        reasons::pieces_of(position, side)
    }
}
