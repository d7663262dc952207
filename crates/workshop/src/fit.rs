//! Weights fitted to how games end: logistic regression, so that points mean chances.

use std::sync::{Mutex, PoisonError};

use klubovna_tabletop::error::Problem;
use klubovna_tabletop::rules::Side;

use crate::Contest;
use crate::contest::each_game;
use klubovna_search::engine::Engine;
use klubovna_search::heuristic::{Heuristic, Tunable};

/// What a fit has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Name, old and new value of each weight.
    pub weights: Vec<(&'static str, i32, i32)>,
    /// Positions that went in.
    pub positions: usize,
    /// How surprising the results were, in bits for each position: with the old weights and
    /// with the new ones.
    pub surprise: [f64; 2],
}

/// A position: its evaluation with the weights before, what a unit of each weight adds, and
/// how the game ended, all for the side on turn.
struct Sample {
    points: f64,
    slopes: Vec<f64>,
    result: f64,
}

/// Weights move by so many points at most in a step of measuring slopes.
const STEP: i32 = 8;
/// Every third position of a game: neighbours tell the same.
const EVERY: usize = 3;
const ROUNDS: usize = 12;
/// How often a step of the fit may be halved.
const HALVES: usize = 12;
/// What the positions of a game count together.
const VOICES: f64 = 3.0;

pub(super) fn fit<P: Engine<Action: Send> + Send + Sync>(
    contest: &Contest<'_>,
) -> Result<Fitted, Problem> {
    let mut named = P::Knowledge::WEIGHTS.to_vec();
    for ((_, weight), &other) in named.iter_mut().zip(&contest.contestants[0].weights) {
        *weight = other;
    }
    let before: Vec<i32> = named.iter().map(|&(_, weight)| weight).collect();
    let found = Mutex::new(Vec::new());
    each_game::<P>(contest, &|number, games| {
        let new = games.iter().flat_map(|game| {
            let kept = game.positions.iter().skip(number as usize % EVERY);
            kept.step_by(EVERY)
                .map(|position| sample::<P>(position, &before, game.winner))
        });
        let new: Vec<_> = new.collect();
        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
        found.push((number, new));
        true
    })?;
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    // Threads finish in any order; sums must not depend on it.
    found.sort_by_key(|&(number, _)| number);
    let samples: Vec<Sample> = found.into_iter().flat_map(|(_, new)| new).collect();
    let scale = f64::from(P::Knowledge::with(&before).scale());
    let mut change = vec![0.0; before.len()];
    let old = surprise(&samples, &change, scale);
    let trust = Trust::new(&before, samples.len(), 2 * contest.pairs);
    for _ in 0..ROUNDS {
        improve(&samples, &mut change, scale, &trust);
    }
    let new = surprise(&samples, &change, scale);
    let weights = named.into_iter().zip(&change);
    Ok(Fitted {
        weights: weights
            .map(|((name, weight), change)| (name, weight, weight + change.round() as i32))
            .collect(),
        positions: samples.len(),
        surprise: [old, new],
    })
}

fn sample<P: Engine>(position: &P, weights: &[i32], winner: Option<Side>) -> Sample {
    let points = judged(position, weights);
    let slopes = (0..weights.len()).map(|at| {
        let mut moved = weights.to_vec();
        moved[at] += STEP;
        (judged(position, &moved) - points) / f64::from(STEP)
    });
    Sample {
        points,
        slopes: slopes.collect(),
        result: match winner {
            None => 0.5,
            Some(side) if side == position.side() => 1.0,
            Some(_) => 0.0,
        },
    }
}

/// What such weights say of the position, for the side on turn, in points.
fn judged<P: Engine>(position: &P, weights: &[i32]) -> f64 {
    let knowledge = P::Knowledge::with(weights);
    knowledge.odds(position, position.side()) * f64::from(knowledge.scale())
}

fn chances(sample: &Sample, change: &[f64], scale: f64) -> f64 {
    let added: f64 = sample
        .slopes
        .iter()
        .zip(change)
        .map(|(slope, by)| slope * by)
        .sum();
    1.0 / (1.0 + (-(sample.points + added) / scale).exp())
}

fn surprise(samples: &[Sample], change: &[f64], scale: f64) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|sample| {
            let wins = chances(sample, change, scale).clamp(1e-9, 1.0 - 1e-9);
            -(sample.result * wins.log2() + (1.0 - sample.result) * (1.0 - wins).log2())
        })
        .sum();
    sum / samples.len().max(1) as f64
}

/// How far to believe the samples, and the weights there were.
struct Trust {
    /// What a sample counts.
    voice: f64,
    /// How firmly each old weight holds: one over the square of a likely change.
    holds: Vec<f64>,
}

impl Trust {
    /// Positions of a game tell the same result, so a game has a few voices and no more; and
    /// the old weights were no blind guess, so half as much again is a great change already.
    fn new(before: &[i32], samples: usize, games: u32) -> Self {
        let likely = before
            .iter()
            .map(|&weight| f64::from(weight.abs()) / 2.0 + 5.0);
        Self {
            voice: (VOICES * f64::from(games) / samples.max(1) as f64).min(1.0),
            holds: likely.map(|change| 1.0 / (change * change)).collect(),
        }
    }

    /// What is to be made as small as possible.
    fn cost(&self, samples: &[Sample], change: &[f64], scale: f64) -> f64 {
        let bits = surprise(samples, change, scale) * samples.len() as f64;
        let moved = change.iter().zip(&self.holds);
        let strain: f64 = moved.map(|(change, holds)| change * change * holds).sum();
        bits * std::f64::consts::LN_2 * self.voice + strain / 2.0
    }
}

/// A step of Newton's method, shorter where a whole one would lead too far.
fn improve(samples: &[Sample], change: &mut [f64], scale: f64, trust: &Trust) {
    let size = change.len();
    let mut slope = vec![0.0; size];
    let mut bend = vec![vec![0.0; size]; size];
    for sample in samples {
        let wins = chances(sample, change, scale);
        let error = (sample.result - wins) * trust.voice;
        let weight = wins * (1.0 - wins) / scale * trust.voice;
        for (at, &mine) in sample.slopes.iter().enumerate() {
            slope[at] += error * mine;
            for (sum, &other) in bend[at].iter_mut().zip(&sample.slopes) {
                *sum += weight * mine * other;
            }
        }
    }
    for (at, row) in bend.iter_mut().enumerate() {
        row[at] += trust.holds[at] * scale;
        slope[at] -= change[at] * trust.holds[at] * scale;
    }
    let mut step = solve(bend, slope);
    let before = trust.cost(samples, change, scale);
    for _ in 0..HALVES {
        let there: Vec<f64> = change.iter().zip(&step).map(|(by, to)| by + to).collect();
        if trust.cost(samples, &there, scale) <= before {
            change.copy_from_slice(&there);
            return;
        }
        for to in &mut step {
            *to /= 2.0;
        }
    }
}

/// Solves a symmetric positive system of equations.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for at in 0..size {
        let (done, rest) = rows.split_at_mut(at + 1);
        let pivot = &done[at];
        for (below, row) in rest.iter_mut().enumerate() {
            let factor = row[at] / pivot[at];
            for (value, &above) in row.iter_mut().zip(pivot).skip(at) {
                *value -= factor * above;
            }
            right[at + 1 + below] -= factor * right[at];
        }
    }
    for at in (0..size).rev() {
        let known: f64 = (at + 1..size)
            .map(|other| rows[at][other] * right[other])
            .sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let rows = vec![
            vec![4.0, 1.0, 0.5],
            vec![1.0, 3.0, 0.25],
            vec![0.5, 0.25, 2.0],
        ];
        let found = solve(rows, vec![7.5, 7.75, 7.0]);
        for (found, wanted) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - wanted).abs() < 1e-9, "{found}");
        }
    }

    #[test]
    fn a_fit_finds_the_weights_that_made_the_results() {
        // A coin for each sample, weighed by 3 and −2 points of two slopes.
        let mut rng = klubovna_tabletop::rng::SplitMix64::new(5);
        let samples: Vec<Sample> = (0..20_000)
            .map(|_| {
                let slopes: Vec<f64> = (0..2).map(|_| rng.below(101) as f64 - 50.0).collect();
                let points = 3.0 * slopes[0] - 2.0 * slopes[1];
                let wins = 1.0 / (1.0 + (-points / 100.0).exp());
                let result = f64::from(u8::from(
                    (rng.below(1 << 20) as f64) < wins * f64::from(1 << 20),
                ));
                Sample {
                    points: 0.0,
                    slopes,
                    result,
                }
            })
            .collect();
        let mut change = vec![0.0; 2];
        let before = surprise(&samples, &change, 100.0);
        // Every sample is a game of its own, and nothing was known before.
        let trust = Trust {
            voice: 1.0,
            holds: vec![0.0; 2],
        };
        for _ in 0..ROUNDS {
            improve(&samples, &mut change, 100.0, &trust);
        }
        assert!(
            (change[0] - 3.0).abs() < 0.1 && (change[1] + 2.0).abs() < 0.1,
            "{change:?}"
        );
        assert!(surprise(&samples, &change, 100.0) < before);
    }
}
