//! The network in floating point, and the gradient of its error.

use klubovna_rules::SplitMix64;
use klubovna_search::network::{LANES, MOST, Network, ONE, PLAIN};

use super::examples::{Example, Examples};

type Lanes = [f32; LANES];

/// The weights, or a gradient: rows, then first sums, units of the own and of the other view, and
/// in the last place of all the worth of the turn.
#[derive(Clone, Debug)]
pub(super) struct Model {
    pub(super) rows: Vec<Lanes>,
    pub(super) start: Lanes,
    pub(super) units: [Lanes; 2],
    pub(super) turn: f32,
}

/// What is computed for an example on the way to its odds.
struct Pass {
    sums: [Lanes; 2],
    odds: f32,
}

/// A uniform number from −1 to 1.
fn uniform(dice: &mut SplitMix64) -> f32 {
    dice.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0
}

/// How points of the plain lane become odds.
fn plain(scale: f32) -> f32 {
    f32::from(ONE) / scale
}

impl Model {
    /// Nothing but zeros.
    pub(super) fn zero(inputs: usize) -> Self {
        Self {
            rows: vec![[0.0; LANES]; inputs],
            start: [0.0; LANES],
            units: [[0.0; LANES]; 2],
            turn: 0.0,
        }
    }

    /// Small random weights.
    pub(super) fn random(inputs: usize, seed: u64) -> Self {
        let mut dice = SplitMix64::new(seed);
        let mut model = Self::zero(inputs);
        for row in &mut model.rows {
            *row = std::array::from_fn(|_| uniform(&mut dice) * 0.05);
            // What no example has stays nothing.
            row[PLAIN] = 0.0;
        }
        for start in &mut model.start {
            *start = 0.4;
        }
        for weights in &mut model.units {
            *weights = std::array::from_fn(|_| uniform(&mut dice) * 0.02);
        }
        model.limit(1.0);
        model
    }

    /// All weights, in the order of [`all`](Self::all).
    pub(super) fn all_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let units = self.units.iter_mut().flatten();
        let rows = self.rows.iter_mut().flatten();
        rows.chain(&mut self.start)
            .chain(units)
            .chain([&mut self.turn])
    }

    /// All weights: rows, first sums, units, the turn.
    pub(super) fn all(&self) -> impl Iterator<Item = f32> {
        let units = self.units.iter().flatten();
        let rows = self.rows.iter().flatten();
        let all = rows.chain(&self.start).chain(units).chain([&self.turn]);
        all.copied()
    }

    /// Keeps weights within what a [`Network`] can hold; `scale` points are odds of 1.
    pub(super) fn limit(&mut self, scale: f32) {
        for weight in self.rows.iter_mut().flatten() {
            *weight = weight.clamp(-1.0, 1.0);
        }
        let most = f32::from(MOST) / scale;
        for weights in &mut self.units {
            for weight in weights.iter_mut() {
                *weight = weight.clamp(-most, most);
            }
            if let Some(plain) = weights.last_mut() {
                *plain = 0.0;
            }
        }
    }

    /// Makes weights of rows multiples of so many parts of [`ONE`].
    pub(super) fn round(&mut self, multiple: u8) {
        let multiple = i16::from(multiple.max(1));
        let step = f32::from(multiple) / f32::from(ONE);
        let most = f32::from(ONE / multiple);
        for weight in self.rows.iter_mut().flatten() {
            *weight = (*weight / step).round().clamp(-most, most) * step;
        }
    }

    fn sums(&self, view: &[u16]) -> Lanes {
        let mut sums = self.start;
        for row in view.iter().filter_map(|&at| self.rows.get(usize::from(at))) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        sums
    }

    fn pass(&self, examples: &Examples, example: &Example, scale: f32) -> Pass {
        let sums = [true, false].map(|own| self.sums(examples.view(example, own)));
        let mut odds = example.odds + self.turn;
        for (view, weights) in sums.iter().zip(&self.units) {
            for (sum, weight) in view.iter().zip(weights) {
                let unit = sum.clamp(0.0, 1.0);
                odds += unit * unit * weight;
            }
        }
        odds += (sums[0][PLAIN] - sums[1][PLAIN]) * plain(scale);
        Pass { sums, odds }
    }

    /// The probability of a win that the network says.
    pub(super) fn says(&self, examples: &Examples, example: &Example, scale: f32) -> f32 {
        1.0 / (1.0 + (-self.pass(examples, example, scale).odds).exp())
    }

    /// Adds to `gradient` that of the cross-entropy of an example.
    pub(super) fn learn(
        &self,
        examples: &Examples,
        example: &Example,
        scale: f32,
        gradient: &mut Self,
    ) {
        let Pass { sums, odds } = self.pass(examples, example, scale);
        let error = 1.0 / (1.0 + (-odds).exp()) - example.target;
        gradient.turn += error;
        let sides = sums.iter().zip(&self.units).zip(&mut gradient.units);
        for (((view, weights), slopes), own) in sides.zip([true, false]) {
            let mut down = [0.0; LANES];
            let lanes = view.iter().zip(weights).zip(slopes).zip(&mut down);
            for (((sum, weight), slope), down) in lanes {
                let unit = sum.clamp(0.0, 1.0);
                *slope += error * unit * unit;
                if *sum > 0.0 && *sum < 1.0 {
                    *down = error * weight * 2.0 * unit;
                }
            }
            down[PLAIN] = error * plain(scale) * if own { 1.0 } else { -1.0 };
            for (start, down) in gradient.start.iter_mut().zip(down) {
                *start += down;
            }
            for &at in examples.view(example, own) {
                if let Some(row) = gradient.rows.get_mut(usize::from(at)) {
                    for (slope, down) in row.iter_mut().zip(down) {
                        *slope += down;
                    }
                }
            }
        }
    }

    /// The network of whole numbers.
    pub(super) fn rounded(&self, scale: f32) -> Network {
        let whole = |weight: f32| (weight * f32::from(ONE)).round();
        let points = |weight: f32| (weight * scale).round() as i16;
        let rows: Vec<_> = self
            .rows
            .iter()
            .map(|row| row.map(|weight| whole(weight) as i8))
            .collect();
        Network::new(
            self.start.map(|weight| whole(weight) as i16),
            self.units.map(|weights| weights.map(points)),
            points(self.turn),
            &rows,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCALE: f32 = 600.0;
    const STEP: f32 = 2e-3;

    fn examples(count: usize, inputs: u64, dice: &mut SplitMix64) -> Examples {
        let mut examples = Examples::default();
        for _ in 0..count {
            let views = [0, 1].map(|_| (0..12).map(|_| dice.below(inputs) as u16).collect());
            examples.push(views, uniform(dice), uniform(dice) / 2.0 + 0.5);
        }
        examples
    }

    fn model(inputs: usize, dice: &mut SplitMix64) -> Model {
        let mut model = Model::random(inputs, dice.next_u64());
        for weight in model.all_mut() {
            *weight += uniform(dice) * 0.1;
        }
        model.limit(SCALE);
        model
    }

    fn error(model: &Model, examples: &Examples) -> f64 {
        let each = examples.all.iter().map(|example| {
            let says = f64::from(model.says(examples, example, SCALE));
            let target = f64::from(example.target);
            -(target * says.ln() + (1.0 - target) * (1.0 - says).ln())
        });
        each.sum()
    }

    #[test]
    fn the_gradient_is_that_of_the_error() {
        let mut dice = SplitMix64::new(7);
        let examples = examples(40, 30, &mut dice);
        let model = model(30, &mut dice);
        let mut gradient = Model::zero(30);
        for example in &examples.all {
            model.learn(&examples, example, SCALE, &mut gradient);
        }
        let slopes: Vec<f32> = gradient.all().collect();
        let (mut compared, mut steepest) = (0, 0.0_f32);
        for (at, slope) in slopes.into_iter().enumerate() {
            // The plain lane of the units is no weight.
            let units = 31 * LANES;
            if at >= units && at < units + 2 * LANES && (at - units) % LANES == PLAIN {
                continue;
            }
            let moved = |by: f32| {
                let mut model = model.clone();
                if let Some(weight) = model.all_mut().nth(at) {
                    *weight += by;
                }
                error(&model, &examples)
            };
            let step = f64::from(STEP);
            let wanted = (moved(STEP) - moved(-STEP)) / (2.0 * step);
            let off = (f64::from(slope) - wanted).abs();
            // A unit may be cut off within the step.
            assert!(off < 0.04 + 0.02 * wanted.abs(), "{at}: {slope} {wanted}");
            steepest = steepest.max(slope.abs());
            compared += 1;
        }
        assert_eq!(compared, 31 * LANES + 2 * PLAIN + 1);
        assert!(steepest > 1.0, "{steepest}");
    }

    #[test]
    fn weights_become_multiples() {
        let mut dice = SplitMix64::new(9);
        let mut model = model(20, &mut dice);
        model.rows[0][0] = 1.0;
        model.rows[0][1] = -1.0;
        let before = model.clone();
        model.round(3);
        assert_eq!(
            model.rows[0][..2],
            [126.0, -126.0].map(|weight| weight / 127.0)
        );
        let pairs = model
            .rows
            .iter()
            .flatten()
            .zip(before.rows.iter().flatten());
        for (weight, before) in pairs {
            let [number, before] = [weight, before].map(|weight| weight * f32::from(ONE));
            assert!((number - number.round()).abs() < 1e-3, "{number}");
            assert_eq!(number.round() as i32 % 3, 0, "{number}");
            let near = (number - before).abs() < 1.501;
            assert!(near || before.abs() > 126.0, "{before} {number}");
        }
        assert_eq!((model.start, model.units), (before.start, before.units));
    }

    #[test]
    fn whole_numbers_say_nearly_the_same() {
        let mut dice = SplitMix64::new(8);
        let examples = examples(300, 60, &mut dice);
        let model = model(60, &mut dice);
        let network = model.rounded(SCALE);
        for example in &examples.all {
            let views = [true, false].map(|own| {
                let mut sums = network.start();
                for &input in examples.view(example, own) {
                    network.add(&mut sums, usize::from(input));
                }
                sums
            });
            let points = network.points(&views[0], &views[1]) as f32;
            let wanted = (model.pass(&examples, example, SCALE).odds - example.odds) * SCALE;
            // Each of 12 rows of a view is off by half of 1/127 at most, in 31 places.
            assert!((points - wanted).abs() < 40.0, "{points} {wanted}");
        }
    }
}
