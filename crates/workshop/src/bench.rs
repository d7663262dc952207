//! A benchmark: searches of the same positions every time.

use klubovna_rules::{Play, Position, SplitMix64, Turn};
use klubovna_search::{AlphaBeta, Engine, Limits, Monitor, Report, Statistics, Thinker, Unlimited};
use klubovna_text::{Named, Notation, Problem, faults};

use crate::Contestant;
use crate::contest::{engine, opening, random};

/// What is searched, and by whom.
#[derive(Clone, Debug)]
pub struct Bench<'a> {
    /// Options of the game.
    pub options: &'a Named<String>,
    /// Who searches; it forgets everything before each position.
    pub contestant: &'a Contestant,
    /// How many positions.
    pub positions: u32,
    /// Which positions.
    pub seed: u64,
}

/// What the searches of a benchmark have counted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Benchmark {
    /// Positions searched, those in quiescence among them.
    pub nodes: u64,
    /// Those of them up to the end of the last finished depth of each search: they differ between
    /// searches even where all stop at the same number of nodes.
    pub signature: u64,
    /// The sum of the counts of all searches.
    pub statistics: Statistics,
    /// The mean of the finished depths.
    pub depth: f64,
    /// The effective branching factor: how many times the nodes of one depth the next one took, as
    /// the geometric mean over the last two finished depths of each search; 0 where no search
    /// finished three depths.
    pub branching: f64,
}

/// Random actions at the beginning of a game.
const OPENING: u32 = 4;
/// Actions between two positions of a game.
const APART: u32 = 9;
/// Positions of a game.
const EACH: u32 = 6;
/// The table of who plays these games, as a power of two.
const TABLE: u32 = 8;

/// Searches each position.
pub(super) fn run<E: Engine>(bench: &Bench<'_>) -> Result<Benchmark, Problem> {
    if bench.contestant.clock.is_some() {
        return Err(Problem::new(&BenchFault::Clock));
    }
    let mut engine = engine::<E>(bench.contestant)?;
    let mut benchmark = Benchmark::default();
    let mut ratios = Vec::new();
    for root in roots::<E>(bench)? {
        engine.clear();
        let mut depths = Depths::default();
        let report = engine.think(&root, &bench.contestant.limits, &mut depths);
        benchmark.nodes += report.nodes;
        benchmark.signature += depths.0.last().unwrap_or(&report.nodes);
        benchmark.statistics += engine.statistics();
        benchmark.depth += f64::from(report.depth) / f64::from(bench.positions);
        if let [.., first, _, last] = depths.0[..] {
            ratios.push((last as f64 / first.max(1) as f64).ln() / 2.0);
        }
    }
    if !ratios.is_empty() {
        benchmark.branching = (ratios.iter().sum::<f64>() / ratios.len() as f64).exp();
    }
    Ok(benchmark)
}

/// Positions of games whose moves are chosen without anything selective, so that they stay the
/// same while a search changes.
fn roots<E: Engine>(bench: &Bench<'_>) -> Result<Vec<Play<E::Game>>, Problem> {
    let start = E::Game::read_start(bench.options, "")?;
    let mut beginner = AlphaBeta::with_table(E::with(&[]), TABLE).exact();
    let mut dice = SplitMix64::new(bench.seed);
    let wanted = bench.positions as usize;
    let mut roots = Vec::new();
    while roots.len() < wanted {
        let mut root = opening(&start, OPENING, &mut dice);
        let mut played = 0;
        while root.outcome().is_none() && played < APART * EACH && roots.len() < wanted {
            let action = if E::Game::CHANCE && root.position().turn() == Turn::Chance {
                random(root.position(), &mut dice)
            } else {
                if played % APART == 0 {
                    roots.push(root.clone());
                }
                played += 1;
                beginner.clear();
                let report = beginner.think(&root, &Limits::depth(1), &mut Unlimited);
                report.best()
            };
            let Some(action) = action else { break };
            root.push(action);
        }
    }
    Ok(roots)
}

faults! {
    /// Why nothing can be measured.
    #[derive(Debug)]
    enum BenchFault {
        /// A clock is for a game, and here are positions.
        Clock => "bench-clock";
    }
}

/// The nodes at the end of each depth.
#[derive(Debug, Default)]
struct Depths(Vec<u64>);

impl<A> Monitor<A> for Depths {
    fn stop(&mut self, _: u64) -> bool {
        false
    }

    fn progress(&mut self, report: &Report<A>) {
        self.0.push(report.nodes);
    }
}
