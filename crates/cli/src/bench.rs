//! `klubovna bench`: the same searches every time. The last line is the one that `OpenBench` reads: the
//! nodes, which change only where a search does, and nodes per second.

use std::io::{Write as _, stdout};
use std::time::Instant;

use klubovna_workshop::{Bench, Benchmark};

use crate::contest::{contestant, workshop};
use crate::{Failure, engine, option_pair, options};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The games' ids; all games when missing.
    games: Vec<String>,
    /// An option of the game, name=value; may stand several times.
    #[arg(long = "option", value_parser = option_pair)]
    option: Vec<(String, String)>,
    /// Who searches, as in `klubovna match`.
    #[arg(long, default_value = "nodes=10000")]
    engine: String,
    /// Positions of each game.
    #[arg(long, default_value_t = 12)]
    positions: u32,
    /// Which positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also write a table: finished depth, effective branching factor, cut-offs by the first move,
    /// and the share of quiescence.
    #[arg(long)]
    statistics: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let options = options(&arguments.option);
    let mut games: Vec<&str> = arguments.games.iter().map(String::as_str).collect();
    if games.is_empty() {
        games.extend(klubovna_catalogue::ENGINES.iter().map(|engine| engine.id()));
    }
    let mut out = stdout().lock();
    if arguments.statistics {
        writeln!(
            out,
            "| Game | Depth | Branching | First-move cut-offs | Quiescence |\n|---|---|---|---|---|"
        )?;
    }
    let (mut nodes, mut signature) = (0, 0);
    let mut seconds = 0.0;
    for game in games {
        let levels = engine(game)?.levels(&options)?;
        let contestant = contestant(&arguments.engine, levels)?;
        let bench = Bench {
            options: &options,
            contestant: &contestant,
            positions: arguments.positions,
            seed: arguments.seed,
        };
        let start = Instant::now();
        let benchmark = workshop(game)?.bench(&bench)?;
        seconds += start.elapsed().as_secs_f64();
        nodes += benchmark.nodes;
        signature += benchmark.signature;
        if arguments.statistics {
            writeln!(out, "{}", row(game, &benchmark))?;
        }
    }
    let speed = nodes as f64 / f64::max(seconds, 1e-6);
    writeln!(out, "{signature} nodes {speed:.0} nps")?;
    Ok(())
}

fn row(game: &str, benchmark: &Benchmark) -> String {
    let counts = benchmark.statistics;
    let percent = |part: u64, whole: u64| part as f64 / whole.max(1) as f64 * 100.0;
    format!(
        "| {game} | {:.1} | {:.2} | {:.1} % | {:.1} % |",
        benchmark.depth,
        benchmark.branching,
        percent(counts.first_cut_offs, counts.cut_offs),
        percent(counts.quiescence, benchmark.nodes),
    )
}
