//! Epochs over all examples.

use std::f32::consts::PI;
use std::thread;

use klubovna_rules::SplitMix64;
use klubovna_search::network::{LANES, Network};
use klubovna_search::{Engine, OptionsOf};
use klubovna_text::{GameOptions, Named, Problem, faults};

use super::adam::Adam;
use super::examples::{Example, Examples};
use super::model::Model;
use super::samples::Sample;

/// How a network is trained.
#[derive(Clone, Debug)]
pub struct Training<'a> {
    /// Options of the game that was played.
    pub options: &'a Named<String>,
    /// Times that all samples are seen.
    pub epochs: u32,
    /// The first length of a step; it shrinks like half a cosine wave.
    pub rate: f32,
    /// The weight decay.
    pub decay: f32,
    /// Weights of rows become multiples of this at the end, 1 to [`ONE`], of which 1 is made: the greater
    /// it is, the smaller is the compressed network.
    ///
    /// [`ONE`]: klubovna_search::network::ONE
    pub multiple: u8,
    /// The part of the result in what a position should say; the rest is the score of the search.
    pub results: f32,
    /// The first weights, and the order of the samples.
    pub seed: u64,
    /// Threads; the network does not depend on them.
    pub threads: usize,
}

/// What is known after an epoch.
#[derive(Clone, Copy, Debug)]
pub struct Epoch {
    /// Its number, from 1; 0 is before the first.
    pub number: u32,
    /// So many samples the losses are of: some of those to learn from, and all that are kept apart.
    pub samples: [usize; 2],
    /// The mean cross-entropy in bits, of samples to learn from and of those kept apart, less
    /// the least one possible; after the last epoch with the multiples.
    pub loss: [f64; 2],
}

/// Samples of a step.
const BATCH: usize = 2_048;
/// Parts of a batch of which the gradients are added, in this order.
const PARTS: usize = 4;
/// One of so many samples, the last ones, is kept apart.
const APART: usize = 20;

faults! {
    /// Why nothing can be learned.
    #[derive(Debug)]
    enum TrainingFault {
        /// The game has no network.
        NoNetwork => "no-network";
        /// There is nothing to learn from.
        NoSamples => "no-samples";
        /// The sample with that number, from 1, has no position of the game.
        BadSample { number: u32, position: String } => "bad-sample";
    }
}

/// Trains a network for the engine `E`.
pub(crate) fn train<E: Engine>(
    samples: &mut dyn Iterator<Item = Sample>,
    training: &Training<'_>,
    watch: &mut dyn FnMut(Epoch),
) -> Result<Network, Problem> {
    let Some(inputs) = E::INPUTS else {
        return Err(Problem::new(&TrainingFault::NoNetwork));
    };
    let options = OptionsOf::<E>::from_named(training.options)?;
    let knowledge = E::with(&[]).with_network(None);
    let mut examples = Examples::default();
    for (number, sample) in (1..).zip(samples) {
        if !examples.add::<E>(&sample, &options, &knowledge, &inputs, training.results) {
            let position = sample.position;
            return Err(Problem::new(&TrainingFault::BadSample { number, position }));
        }
    }
    let scale = knowledge.network_scale() as f32;
    let model = descend(&examples, inputs.count, scale, training, watch)
        .ok_or_else(|| Problem::new(&TrainingFault::NoSamples))?;
    Ok(model.rounded(scale))
}

/// Goes down the gradient; `None` without examples.
fn descend(
    examples: &Examples,
    inputs: usize,
    scale: f32,
    training: &Training<'_>,
    watch: &mut dyn FnMut(Epoch),
) -> Option<Model> {
    let apart = examples.all.len() / APART;
    let (known, apart) = examples.all.split_at_checked(examples.all.len() - apart)?;
    if known.is_empty() {
        return None;
    }
    let mut order: Vec<Example> = known.to_vec();
    let mut dice = SplitMix64::new(training.seed);
    let mut model = Model::random(inputs, dice.next_u64());
    let mut adam = Adam::new(inputs * LANES + 3 * LANES + 1);
    let mut gradients: Vec<Model> = (0..PARTS).map(|_| Model::zero(inputs)).collect();
    let steps = training.epochs as usize * order.len().div_ceil(BATCH);
    let mut done = 0;
    let judged = [known.get(..apart.len()).unwrap_or(known), apart];
    let told = |number, model: &Model| Epoch {
        number,
        samples: judged.map(<[Example]>::len),
        loss: judged.map(|some| loss(model, examples, some, scale)),
    };
    watch(told(0, &Model::zero(inputs)));
    for epoch in 1..=training.epochs {
        shuffle(&mut order, &mut dice);
        for batch in order.chunks(BATCH) {
            let parts = batch.chunks(batch.len().div_ceil(PARTS));
            let mut work: Vec<_> = gradients.iter_mut().zip(parts).collect();
            let share = work.len().div_ceil(training.threads.max(1));
            let (model_now, threads) = (&model, work.chunks_mut(share));
            thread::scope(|scope| {
                for some in threads {
                    scope.spawn(move || {
                        for (gradient, part) in some {
                            **gradient = Model::zero(inputs);
                            for example in *part {
                                model_now.learn(examples, example, scale, gradient);
                            }
                        }
                    });
                }
            });
            let Some((first, others)) = gradients.split_first_mut() else {
                continue;
            };
            for other in others {
                for (sum, slope) in first.all_mut().zip(other.all()) {
                    *sum += slope;
                }
                // A short batch may leave the last parts out.
                *other = Model::zero(inputs);
            }
            done += 1;
            let rate = training.rate * (1.0 + (PI * done as f32 / steps as f32).cos()) / 2.0;
            let mean = 1.0 / batch.len() as f32;
            let slopes = first.all().map(|slope| slope * mean);
            adam.step(model.all_mut(), slopes, rate, training.decay);
            model.limit(scale);
        }
        if epoch == training.epochs {
            model.round(training.multiple);
        }
        watch(told(epoch, &model));
    }
    Some(model)
}

/// Fisher and Yates.
fn shuffle(items: &mut [Example], dice: &mut SplitMix64) {
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last as u64 + 1) as usize);
    }
}

/// The mean cross-entropy in bits, less the least one possible.
fn loss(model: &Model, examples: &Examples, some: &[Example], scale: f32) -> f64 {
    let sum: f64 = some
        .iter()
        .map(|example| {
            let says = f64::from(model.says(examples, example, scale));
            let target = f64::from(example.target);
            apart(target, says) + apart(1.0 - target, 1.0 - says)
        })
        .sum();
    sum / some.len().max(1) as f64
}

/// A part of the relative entropy of two probabilities, in bits.
fn apart(target: f64, says: f64) -> f64 {
    if target <= 0.0 {
        return 0.0;
    }
    target * (target / says.max(1e-9)).log2()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Examples that a network can learn but no sum of points: two inputs matter together.
    fn examples() -> Examples {
        let mut dice = SplitMix64::new(3);
        let mut examples = Examples::default();
        for _ in 0..4_000 {
            let mut views = [(); 2].map(|()| Vec::new());
            for view in &mut views {
                view.extend((0..6).filter(|_| dice.below(2) == 1));
            }
            let both = |view: &Vec<u16>| view.contains(&0) && view.contains(&1);
            let target = match (both(&views[0]), both(&views[1])) {
                (true, false) => 0.9,
                (false, true) => 0.1,
                _ => 0.5,
            };
            examples.push(views, 0.0, target);
        }
        examples
    }

    fn trained(threads: usize) -> (Vec<f32>, [f64; 2]) {
        let training = Training {
            options: &Named::new(),
            epochs: 300,
            rate: 0.02,
            decay: 0.0,
            multiple: 1,
            results: 0.0,
            seed: 1,
            threads,
        };
        let mut losses = Vec::new();
        let watch = &mut |epoch: Epoch| losses.push(epoch.loss[1]);
        let model = descend(&examples(), 6, 600.0, &training, watch).unwrap();
        (model.all().collect(), [losses[0], losses[300]])
    }

    #[test]
    fn it_learns_what_belongs_together_whatever_the_number_of_threads() {
        let (weights, [before, after]) = trained(1);
        assert!(after < before / 10.0, "{before} {after}");
        assert_eq!(trained(3).0, weights);
    }
}
