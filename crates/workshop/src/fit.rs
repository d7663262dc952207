//! Weights fitted to results of games, by logistic regression, so that points mean probabilities.

use std::fmt::{self, Display, Formatter};
use std::num::ParseFloatError;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};

use klubovna_rules::{Position, Side};
use klubovna_text::Problem;

use crate::contest::{each_game, knowledge};
use crate::{Contest, Contestant};
use klubovna_search::Engine;

/// The result of a fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// Name, old and new value of each weight.
    pub weights: Vec<(&'static str, i32, i32)>,
    /// Number of positions.
    pub positions: usize,
    /// The cross-entropy in bits per position, with the old weights and with the new ones.
    pub surprise: [f64; 2],
}

/// A position: its evaluation with the weights before, what a unit of each weight adds, and
/// how the game ended, all for the side on turn.
#[derive(Clone, Debug, PartialEq)]
pub struct FitSample {
    points: f64,
    slopes: Vec<f64>,
    result: f64,
}

/// `RESULT POINTS SLOPE SLOPE …`, read back without loss.
impl Display for FitSample {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result, self.points)?;
        self.slopes
            .iter()
            .try_for_each(|slope| write!(f, " {slope}"))
    }
}

impl FromStr for FitSample {
    type Err = ParseFloatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split(' ');
        let mut next = || parts.next().unwrap_or_default().parse();
        let (result, points) = (next()?, next()?);
        Ok(Self {
            points,
            slopes: parts.map(str::parse).collect::<Result<_, _>>()?,
            result,
        })
    }
}

/// The change of a weight, in points, with which its derivative is measured.
const STEP: i32 = 8;
/// Every third position of a game is used: neighbours are nearly equal.
const EVERY: usize = 3;
const ROUNDS: usize = 12;
/// How often a step of the fit may be halved.
const HALVES: usize = 12;
/// The total weight of the positions of one game.
const VOICES: f64 = 3.0;

/// The weights of the game, or those that replace them.
fn named<E: Engine>(weights: &[i32]) -> Vec<(&'static str, i32)> {
    let mut named = E::WEIGHTS.to_vec();
    for ((_, weight), &other) in named.iter_mut().zip(weights) {
        *weight = other;
    }
    named
}

/// Plays the games of a contest; the samples are in their order.
pub(super) fn samples<E: Engine>(contest: &Contest<'_>) -> Result<Vec<FitSample>, Problem> {
    let [player, _] = contest.contestants;
    let judges = Judges::<E>::new(player)?;
    let found = Mutex::new(Vec::new());
    each_game::<E>(contest, &|number, games| {
        let new = games.iter().flat_map(|game| {
            let kept = game.positions.iter().skip(number as usize % EVERY);
            kept.step_by(EVERY)
                .map(|position| judges.sample(position, game.winner))
        });
        let new: Vec<_> = new.collect();
        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
        found.push((number, new));
        true
    })?;
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    // Threads finish in any order; sums must not depend on it.
    found.sort_by_key(|&(number, _)| number);
    Ok(found.into_iter().flat_map(|(_, new)| new).collect())
}

/// Fits `weights`, or those of the game, to the samples of `games` games.
pub(super) fn fit<E: Engine>(weights: &[i32], games: u32, samples: &[FitSample]) -> Fitted {
    let named = named::<E>(weights);
    let before: Vec<i32> = named.iter().map(|&(_, weight)| weight).collect();
    let scale = f64::from(E::with(&before).scale());
    let mut change = vec![0.0; before.len()];
    let old = surprise(samples, &change, scale);
    let trust = Trust::new(&before, samples.len(), games);
    for _ in 0..ROUNDS {
        improve(samples, &mut change, scale, &trust);
    }
    let new = surprise(samples, &change, scale);
    let weights = named.into_iter().zip(&change);
    Fitted {
        weights: weights
            .map(|((name, weight), change)| {
                (name, weight, weight.saturating_add(change.round() as i32))
            })
            .collect(),
        positions: samples.len(),
        surprise: [old, new],
    }
}

/// What a contestant knows of the game, and what it would know with another weight.
struct Judges<E> {
    own: E,
    /// Each with one weight that is greater by [`STEP`].
    moved: Vec<E>,
}

impl<E: Engine> Judges<E> {
    fn new(player: &Contestant) -> Result<Self, Problem> {
        let weights = named::<E>(&player.weights);
        let moved = (0..weights.len()).map(|at| {
            let moved = weights.iter().enumerate();
            let moved = moved.map(|(place, &(_, weight))| {
                weight.saturating_add(if place == at { STEP } else { 0 })
            });
            knowledge::<E>(&Contestant {
                weights: moved.collect(),
                ..player.clone()
            })
        });
        Ok(Self {
            own: knowledge::<E>(player)?,
            moved: moved.collect::<Result<_, _>>()?,
        })
    }

    fn sample(&self, position: &E::Game, winner: Option<Side>) -> FitSample {
        let points = judged(&self.own, position);
        let slopes = self.moved.iter();
        FitSample {
            points,
            slopes: slopes
                .map(|moved| (judged(moved, position) - points) / f64::from(STEP))
                .collect(),
            result: match winner {
                None => 0.5,
                Some(side) if side == position.side() => 1.0,
                Some(_) => 0.0,
            },
        }
    }
}

/// The evaluation of a sample, for the side on turn, in points.
fn judged<E: Engine>(knowledge: &E, position: &E::Game) -> f64 {
    knowledge.odds(position, position.side()) * f64::from(knowledge.scale())
}

fn chances(sample: &FitSample, change: &[f64], scale: f64) -> f64 {
    let added: f64 = sample
        .slopes
        .iter()
        .zip(change)
        .map(|(slope, by)| slope * by)
        .sum();
    1.0 / (1.0 + (-(sample.points + added) / scale).exp())
}

fn surprise(samples: &[FitSample], change: &[f64], scale: f64) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|sample| {
            let wins = chances(sample, change, scale).clamp(1e-9, 1.0 - 1e-9);
            -(sample.result * wins.log2() + (1.0 - sample.result) * (1.0 - wins).log2())
        })
        .sum();
    sum / samples.len().max(1) as f64
}

/// The weight of the samples against that of the old weights.
struct Trust {
    /// The weight of a sample.
    voice: f64,
    /// The precision of each old weight: one over the square of a likely change.
    holds: Vec<f64>,
}

impl Trust {
    /// Positions of one game share one result, so their weight is limited; the old weights are a
    /// good guess, so a change by half is unlikely already.
    fn new(before: &[i32], samples: usize, games: u32) -> Self {
        let likely = before
            .iter()
            .map(|&weight| f64::from(weight.abs()) / 2.0 + 5.0);
        Self {
            voice: (VOICES * f64::from(games) / samples.max(1) as f64).min(1.0),
            holds: likely.map(|change| 1.0 / (change * change)).collect(),
        }
    }

    /// The function to be minimised.
    fn cost(&self, samples: &[FitSample], change: &[f64], scale: f64) -> f64 {
        let bits = surprise(samples, change, scale) * samples.len() as f64;
        let moved = change.iter().zip(&self.holds);
        let strain: f64 = moved.map(|(change, holds)| change * change * holds).sum();
        bits * std::f64::consts::LN_2 * self.voice + strain / 2.0
    }
}

/// A step of Newton's method, halved where a whole one would increase the function.
fn improve(samples: &[FitSample], change: &mut [f64], scale: f64, trust: &Trust) {
    // The second derivatives, and at the end of each row the first one.
    let size = change.len();
    let mut rows = vec![vec![0.0; size + 1]; size];
    for sample in samples {
        let wins = chances(sample, change, scale);
        let error = (sample.result - wins) * trust.voice;
        let weight = wins * (1.0 - wins) / scale * trust.voice;
        for (row, &mine) in rows.iter_mut().zip(&sample.slopes) {
            for (sum, &other) in row.iter_mut().zip(&sample.slopes) {
                *sum += weight * mine * other;
            }
            if let Some(slope) = row.last_mut() {
                *slope += error * mine;
            }
        }
    }
    let held = trust.holds.iter().zip(&*change);
    for (at, (row, (holds, change))) in rows.iter_mut().zip(held).enumerate() {
        if let Some(own) = row.get_mut(at) {
            *own += holds * scale;
        }
        if let Some(slope) = row.last_mut() {
            *slope -= change * holds * scale;
        }
    }
    let mut step = solve(rows);
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

/// Solves a symmetric positive system of equations by elimination; each row ends with its
/// right side.
fn solve(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    for at in 0..rows.len() {
        let (done, rest) = rows.split_at_mut(at + 1);
        let Some(pivot) = done.last() else { break };
        for row in rest {
            let factor = match (row.get(at), pivot.get(at)) {
                (Some(value), Some(above)) => value / above,
                _ => continue,
            };
            for (value, &above) in row.iter_mut().zip(pivot).skip(at) {
                *value -= factor * above;
            }
        }
    }
    let mut found = vec![0.0; rows.len()];
    for (at, row) in rows.iter().enumerate().rev() {
        let Some((right, left)) = row.split_last() else {
            continue;
        };
        let others = left.iter().zip(&found).skip(at + 1);
        let known: f64 = others.map(|(factor, value)| factor * value).sum();
        if let (Some(value), Some(own)) = (found.get_mut(at), left.get(at)) {
            *value = (right - known) / own;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_read_as_it_was_written() {
        let sample = FitSample {
            points: -12.3,
            slopes: vec![0.1 + 0.2, -7.0, 1e-12],
            result: 0.5,
        };
        assert_eq!(sample.to_string().parse(), Ok(sample));
        for bad in ["", "1", "1 2 x", "1  2"] {
            assert!(bad.parse::<FitSample>().is_err(), "{bad}");
        }
    }

    #[test]
    fn equations_are_solved() {
        let rows = vec![
            vec![4.0, 1.0, 0.5, 7.5],
            vec![1.0, 3.0, 0.25, 7.75],
            vec![0.5, 0.25, 2.0, 7.0],
        ];
        let found = solve(rows);
        for (found, wanted) in found.iter().zip([1.0, 2.0, 3.0]) {
            assert!((found - wanted).abs() < 1e-9, "{found}");
        }
    }

    #[test]
    fn a_fit_finds_the_weights_that_made_the_results() {
        // A coin for each sample, weighed by 3 and −2 points of two slopes.
        let mut rng = klubovna_rules::SplitMix64::new(5);
        let samples: Vec<FitSample> = (0..20_000)
            .map(|_| {
                let slopes: Vec<f64> = (0..2).map(|_| rng.below(101) as f64 - 50.0).collect();
                let points = 3.0 * slopes[0] - 2.0 * slopes[1];
                let wins = 1.0 / (1.0 + (-points / 100.0).exp());
                let result = f64::from(u8::from(
                    (rng.below(1 << 20) as f64) < wins * f64::from(1 << 20),
                ));
                FitSample {
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
