//! Samples as a network sees them.

use klubovna_rules::{Position, Side};
use klubovna_search::{Engine, Inputs, OptionsOf, Score};
use klubovna_text::Notation;

use super::samples::Sample;

/// A position to learn from, all for the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Example {
    /// Where its inputs begin, those of the other view, and where they end.
    inputs: [u32; 3],
    /// The logarithm of the odds without the network.
    pub(super) odds: f32,
    /// The probability of a win that it should say.
    pub(super) target: f32,
}

/// Examples, and the inputs of all.
#[derive(Debug, Default)]
pub(super) struct Examples {
    pub(super) all: Vec<Example>,
    inputs: Vec<u16>,
}

impl Examples {
    /// The inputs of the own view, or of the other one.
    pub(super) fn view(&self, example: &Example, own: bool) -> &[u16] {
        let [first, middle, end] = example.inputs.map(|at| at as usize);
        let range = if own { first..middle } else { middle..end };
        self.inputs.get(range).unwrap_or_default()
    }

    /// Adds a sample of a game; `results` is the part of its result in the target, the rest is the
    /// score of the search. False when its position cannot be read.
    pub(super) fn add<E: Engine>(
        &mut self,
        sample: &Sample,
        options: &OptionsOf<E>,
        knowledge: &E,
        inputs: &Inputs<E::Game>,
        results: f32,
    ) -> bool {
        let Ok(position) = E::Game::read_position(&sample.position, options) else {
            return false;
        };
        let side = position.side();
        let score = knowledge.win_probability(Score::points(sample.points)) as f32;
        let result = f32::from(sample.result) / 2.0;
        self.push(
            [side, side.other()].map(|side: Side| {
                let mut seen = Vec::new();
                (inputs.each)(&position, side, &mut |input| seen.push(input as u16));
                seen
            }),
            knowledge.odds(&position, side) as f32,
            score + (result - score) * results,
        );
        true
    }

    /// Adds an example by its inputs.
    pub(super) fn push(&mut self, views: [Vec<u16>; 2], odds: f32, target: f32) {
        let first = self.inputs.len() as u32;
        let [own, their] = views;
        let middle = first + own.len() as u32;
        self.inputs.extend(own);
        self.inputs.extend(their);
        self.all.push(Example {
            inputs: [first, middle, self.inputs.len() as u32],
            odds,
            target,
        });
    }
}
