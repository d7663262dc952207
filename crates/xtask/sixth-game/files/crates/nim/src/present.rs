//! What a front end shows: a row of discs, of which one points at the leftmost to be taken.

use klubovna_rules::Position;
use klubovna_text::Arg;
use klubovna_view::{Board, BoardStyle, Layout, Mark, MarkKind, Phrase, Present, Refusal, Scene, Step, Token, empty_scene};

use crate::{Nim, Options};
use crate::position::DISCS;

/// The cell of the disc that stands so many from the left, from 0.
fn cell(at: u8) -> String {
    format!("{}1", char::from(b'a' + at))
}

fn phrase(nim: &Nim, code: &str) -> Phrase {
    Phrase::new(code).with("side", Arg::Side(nim.side.0))
}

impl Present for Nim {
    fn layout(_: &Options) -> Layout {
        Layout {
            boards: vec![Board::grid(BoardStyle::Wells, DISCS, 1)],
            trays: Vec::new(),
            parts: Vec::new(),
            kinds: Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        let token = |at| Token {
            cell: cell(at),
            level: 0,
            kind: "disc".into(),
            side: 0,
            state: String::new(),
        };
        Scene {
            tokens: (0..self.discs).map(token).collect(),
            ..empty_scene(self, |nim| phrase(nim, "nim-prompt-play"))
        }
    }

    fn ways(&self, taken: u8) -> Vec<Vec<Step>> {
        vec![vec![Step::Cell(cell(self.discs - taken))]]
    }

    fn trail(&self, taken: u8) -> Vec<Mark> {
        vec![Mark {
            cell: cell(self.discs - taken),
            kind: MarkKind::To,
            side: None,
        }]
    }

    fn describe(&self, taken: u8) -> Vec<Phrase> {
        vec![phrase(self, "nim-say-take").with("count", Arg::Number(i32::from(taken)))]
    }

    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        let [Step::Cell(at)] = attempt else { return None };
        let mut actions = Vec::new();
        self.actions(&mut actions);
        if actions.iter().any(|&taken| cell(self.discs - taken) == *at) {
            return None;
        }
        Some(Refusal {
            phrase: phrase(self, "nim-why-end"),
            rule: "2".into(),
            cells: Vec::new(),
        })
    }
}
