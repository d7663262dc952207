//! Numbers of an engine tuned by play, all at once: simultaneous perturbation stochastic
//! approximation (SPSA; Spall, "Multivariate stochastic approximation using a simultaneous
//! perturbation gradient approximation", 1992).
//!
//! In each iteration every number is changed a little up or down at random, and the engine plays
//! against one whose numbers were changed the other way. All numbers then move towards those that
//! scored better. Two engines per iteration are enough for any number of parameters.

use std::collections::BTreeSet;

use klubovna_rules::SplitMix64;
use klubovna_search::Engine;
use klubovna_text::Problem;
use klubovna_text::faults;

use crate::{Contest, Contestant, contest};

/// A number that is tuned.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuned {
    /// Its name: a margin of the search, or a weight of the game.
    pub name: String,
    /// What it was before.
    pub before: i32,
    /// What it is now.
    pub value: f64,
    /// How far it goes up and down in the last iteration; farther in those before.
    pub step: f64,
    /// It never becomes less.
    pub least: f64,
}

impl Tuned {
    /// A number that begins with `before`, and is tried an eighth of it higher and lower.
    pub fn new(name: &str, before: i32, least: f64) -> Self {
        Self {
            name: name.to_owned(),
            before,
            value: before.into(),
            step: (f64::from(before).abs() / 8.0).max(1.0),
            least,
        }
    }

    /// The value that an engine plays with.
    pub fn rounded(&self) -> i32 {
        self.value.round() as i32
    }
}

/// How fast steps and gains shrink from iteration to iteration: Spall's values.
const GAIN_DECAY: f64 = 0.602;
const STEP_DECAY: f64 = 0.101;
/// The part of the iterations in which gains hardly shrink.
const STABILITY: f64 = 0.1;
/// How many steps a number moves at most in the last iteration, for a contest won outright.
const LAST_GAIN: f64 = 0.05;

/// The approximation itself, independent of engines.
#[derive(Clone, Debug)]
pub struct Spsa {
    numbers: Vec<Tuned>,
    iterations: u32,
    done: u32,
    rng: SplitMix64,
}

impl Spsa {
    /// Before the first of `iterations`; `seed` decides what is tried.
    pub fn new(numbers: Vec<Tuned>, iterations: u32, seed: u64) -> Self {
        Self {
            numbers,
            iterations,
            done: 0,
            rng: SplitMix64::new(seed),
        }
    }

    /// The numbers as they are now.
    pub fn numbers(&self) -> &[Tuned] {
        &self.numbers
    }

    /// How many iterations are done.
    pub fn iteration(&self) -> u32 {
        self.done
    }

    /// Whether all iterations are done.
    pub fn is_done(&self) -> bool {
        self.done >= self.iterations
    }

    /// One iteration. `compare` lets the first numbers play against the second ones: 1 when
    /// they win everything, −1 when they lose everything.
    ///
    /// # Errors
    /// What `compare` says; then nothing has changed but the dice.
    pub fn iterate<E>(
        &mut self,
        compare: impl FnOnce([&[i32]; 2]) -> Result<f64, E>,
    ) -> Result<(), E> {
        let last = f64::from(self.iterations);
        let now = f64::from(self.done + 1);
        let stability = STABILITY * last;
        let gain = LAST_GAIN * ((stability + last) / (stability + now)).powf(GAIN_DECAY);
        let reach = (last / now).powf(STEP_DECAY);
        let mut moved = Vec::new();
        let mut tried = [Vec::new(), Vec::new()];
        for number in &self.numbers {
            let sign = if self.rng.below(2) == 0 { -1.0 } else { 1.0 };
            let step = sign * number.step * reach;
            moved.push(step);
            // The same dice round both, so that they differ by twice the step on average.
            let dice = self.rng.below(1 << 20) as f64 / f64::from(1 << 20);
            for (tried, step) in tried.iter_mut().zip([step, -step]) {
                let value = (number.value + step + dice).floor().max(number.least);
                tried.push(value as i32);
            }
        }
        let [up, down] = &tried;
        let score = compare([up, down])?;
        for (number, step) in self.numbers.iter_mut().zip(moved) {
            number.value = (number.value + gain * score * step).max(number.least);
        }
        self.done += 1;
        Ok(())
    }
}

/// Tunes the named numbers of the first contestant; `watch` sees them after each iteration,
/// and says whether to go on.
pub(super) fn tune<E: Engine>(
    contest: &Contest<'_>,
    names: &[String],
    iterations: u32,
    watch: &mut dyn FnMut(&Spsa) -> bool,
) -> Result<Vec<Tuned>, Problem> {
    let [base, _] = contest.contestants;
    contest::engine::<E>(base)?;
    if names.is_empty() {
        return Err(Problem::new(&SpsaFault::NoNumbers));
    }
    let mut known = BTreeSet::new();
    if let Some(twice) = names.iter().find(|name| !known.insert(*name)) {
        return Err(Problem::new(&SpsaFault::Twice {
            name: twice.clone(),
        }));
    }
    let numbers: Result<Vec<Tuned>, Problem> =
        names.iter().map(|name| number::<E>(base, name)).collect();
    let mut spsa = Spsa::new(numbers?, iterations, contest.seed);
    let mut seeds = SplitMix64::new(contest.seed);
    while !spsa.is_done() {
        let seed = seeds.next_u64();
        spsa.iterate(|tried| {
            let [up, down] = tried.map(|values| with::<E>(base, names, values));
            let pairs = Contest {
                contestants: [&up, &down],
                seed,
                ..contest.clone()
            };
            let tally = contest::play::<E>(&pairs, &mut |_| true)?;
            Ok::<f64, Problem>(2.0 * tally.score() - 1.0)
        })?;
        if !watch(&spsa) {
            break;
        }
    }
    Ok(spsa.numbers)
}

/// The number of a contestant with that name.
fn number<E: Engine>(base: &Contestant, name: &str) -> Result<Tuned, Problem> {
    if let Some(value) = base.params.get(name) {
        if !contest::has_margins(&base.kind) {
            return Err(contest::no_margins(&base.kind, name));
        }
        return Ok(Tuned::new(name, value, 1.0));
    }
    let weights = E::WEIGHTS.iter().enumerate();
    for (at, &(weight, value)) in weights {
        if weight == name {
            let value = base.weights.get(at).copied().unwrap_or(value);
            return Ok(Tuned::new(name, value, f64::NEG_INFINITY));
        }
    }
    Err(Problem::new(&SpsaFault::NoSuchNumber {
        name: name.to_owned(),
    }))
}

/// The contestant with other numbers.
fn with<E: Engine>(base: &Contestant, names: &[String], values: &[i32]) -> Contestant {
    let mut other = base.clone();
    let own = E::WEIGHTS.iter().map(|&(_, value)| value);
    let weights = own
        .enumerate()
        .map(|(at, own)| base.weights.get(at).copied().unwrap_or(own));
    other.weights = weights.collect();
    for (name, &value) in names.iter().zip(values) {
        if other.params.set(name, value) {
            continue;
        }
        let weights = E::WEIGHTS.iter().zip(&mut other.weights);
        for (_, weight) in weights.filter(|((known, _), _)| known == name) {
            *weight = value;
        }
    }
    other
}

faults! {
    /// Why nothing can be tuned.
    #[derive(Debug)]
    enum SpsaFault {
        /// Neither margin nor weight.
        NoSuchNumber { name: String } => "no-such-number";
        /// There is nothing to tune.
        NoNumbers => "no-numbers";
        /// A number would go two ways at once.
        Twice { name: String } => "number-twice";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that two numbers decide, best at 60 and −20, and dice as well.
    fn toy(iterations: u32, seed: u64) -> Vec<Tuned> {
        let numbers = vec![
            Tuned {
                step: 4.0,
                ..Tuned::new("first", 20, 1.0)
            },
            Tuned {
                step: 4.0,
                ..Tuned::new("second", 30, f64::NEG_INFINITY)
            },
        ];
        let mut dice = SplitMix64::new(seed ^ 0xd1ce);
        let worth = |values: &[i32]| match values {
            &[first, second] => -f64::from((first - 60).pow(2) + (second + 20).pow(2)),
            _ => unreachable!("two numbers"),
        };
        let mut spsa = Spsa::new(numbers, iterations, seed);
        while !spsa.is_done() {
            let done: Result<(), ()> = spsa.iterate(|[up, down]| {
                // Eight games, the better one a little more likely to win each.
                let wins = 1.0 / (1.0 + ((worth(down) - worth(up)) / 400.0).exp());
                let won = (0..8).filter(|_| (dice.below(1_000) as f64) < wins * 1_000.0);
                Ok(won.count() as f64 / 4.0 - 1.0)
            });
            done.expect("games");
        }
        spsa.numbers
    }

    #[test]
    fn numbers_come_near_the_best_ones() {
        for seed in 1..=8 {
            let [first, second] = &toy(3_000, seed)[..] else {
                unreachable!("two numbers");
            };
            let near = (first.value - 60.0).abs() < 6.0 && (second.value + 20.0).abs() < 6.0;
            assert!(near, "{first:?} {second:?} by seed {seed}");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers_and_another_one_others() {
        assert_eq!(toy(50, 3), toy(50, 3));
        assert_ne!(toy(50, 3), toy(50, 4));
    }

    #[test]
    fn no_number_becomes_less_than_it_may() {
        let mut spsa = Spsa::new(vec![Tuned::new("depth", 2, 1.0)], 200, 1);
        while !spsa.is_done() {
            // The lower one always wins.
            let done: Result<(), ()> = spsa.iterate(|[up, down]| {
                assert!(up[0] >= 1 && down[0] >= 1);
                Ok(f64::from((down[0] - up[0]).signum()))
            });
            done.expect("games");
        }
        assert!((spsa.numbers()[0].value - 1.0).abs() < 0.5, "{spsa:?}");
    }
}
