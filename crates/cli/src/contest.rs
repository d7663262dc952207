//! `klubovna match`, `klubovna ladder` and `klubovna tune`: engines against each other.

use std::fmt::Write as _;
use std::io::{Write as _, stdout};
use std::path::PathBuf;

use klubovna_catalogue::EngineVisitor;
use klubovna_catalogue::search::alphabeta::Params;
use klubovna_catalogue::search::engine::Engine;
use klubovna_catalogue::search::level::Level;
use klubovna_catalogue::search::thinker::Limits;
use klubovna_tabletop::named::Named;
use klubovna_workshop::{Contest, Contestant, Sprt, Tally, Verdict, Workshop, WorkshopOf};

use crate::{Failure, engine, level, option_pair, options, without_engine};

/// What all contests have.
#[derive(Debug, clap::Args)]
struct Common {
    /// The game's id.
    game: String,
    /// An option of the game, name=value; may stand several times.
    #[arg(long = "option", value_parser = option_pair)]
    option: Vec<(String, String)>,
    /// Games; each opening is played twice, with colours swapped.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Random actions before the engines take over.
    #[arg(long, default_value_t = 4)]
    opening: u32,
    /// After so many actions a game is drawn.
    #[arg(long, default_value_t = 400)]
    longest: u32,
    /// Which openings and which mistakes.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time; as many as there are processors when missing.
    #[arg(long)]
    threads: Option<usize>,
}

impl Common {
    fn contest<'a>(
        &self,
        options: &'a Named<String>,
        contestants: [&'a Contestant; 2],
    ) -> Contest<'a> {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        Contest {
            options,
            contestants,
            pairs: self.games.div_ceil(2),
            opening: self.opening,
            longest: self.longest,
            seed: self.seed,
            threads: self.threads.unwrap_or_else(processors),
        }
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct Match {
    #[command(flatten)]
    common: Common,
    /// Who plays: a level (`5`), or an engine with what it may spend: `nodes=20000`,
    /// `mcts,nodes=20000`, `alphabeta,depth=4,weights=100/8/70`, `random`;
    /// `nodes=20000,null_depth=4` searches with another margin.
    first: String,
    /// Against whom.
    second: String,
    /// Stop as soon as it is clear whether the first is better by the greater of two
    /// differences in Elo rather than by the smaller: `0/20`.
    #[arg(long, value_name = "ELO0/ELO1")]
    sprt: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Ladder {
    #[command(flatten)]
    common: Common,
    /// The first level that plays the one above it.
    #[arg(long, default_value_t = 1)]
    from: usize,
    /// Where to write the table; otherwise it is printed.
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Tune {
    #[command(flatten)]
    common: Common,
    /// Who plays the games, against itself.
    #[arg(long, default_value = "nodes=2000")]
    engine: String,
}

fn workshop(game: &str) -> Result<&'static dyn Workshop, Failure> {
    klubovna_catalogue::visit_engine(game, Opening).ok_or_else(|| without_engine(game))
}

struct Opening;

impl EngineVisitor for Opening {
    type Output = &'static dyn Workshop;

    fn visit<P: Engine<Action: Send, Options: Sync> + Send + Sync + 'static>(self) -> Self::Output {
        &const { WorkshopOf::<P>::new() }
    }
}

pub(crate) fn play(arguments: &Match) -> Result<(), Failure> {
    let workshop = workshop(&arguments.common.game)?;
    let options = options(&arguments.common.option);
    let levels = engine(&arguments.common.game)?.levels(&options)?;
    let first = contestant(&arguments.first, levels)?;
    let second = contestant(&arguments.second, levels)?;
    let sprt = arguments.sprt.as_deref().map(sprt).transpose()?;
    let contest = arguments.common.contest(&options, [&first, &second]);
    let tally = workshop.contest(&contest, &mut |tally| {
        if tally.games() % 20 == 0 {
            eprintln!("{}", summary(tally));
        }
        sprt.is_none_or(|test| tally.verdict(test).is_none())
    })?;
    writeln!(stdout(), "{}", summary(&tally))?;
    if let Some(test) = sprt {
        let ratio = tally.log_likelihood_ratio(test);
        let verdict = match tally.verdict(test) {
            Some(Verdict::Better) => "better",
            Some(Verdict::NotBetter) => "not better",
            None => "not decided",
        };
        writeln!(
            stdout(),
            "SPRT {}/{} Elo: {verdict}, LLR {ratio:.2}",
            test.elo0,
            test.elo1
        )?;
    }
    Ok(())
}

fn summary(tally: &Tally) -> String {
    let [low, high] = tally.elo_range();
    format!(
        "{} games: {} won, {} drawn, {} lost, {:.1} ± {:.1} %, Elo {:+.0} ({low:+.0} to {high:+.0}), {:.0} actions a game",
        tally.games(),
        tally.wins,
        tally.draws,
        tally.losses,
        tally.score() * 100.0,
        tally.margin() * 100.0,
        tally.elo(),
        tally.actions as f64 / f64::from(tally.games().max(1)),
    )
}

pub(crate) fn ladder(arguments: &Ladder) -> Result<(), Failure> {
    let game = &arguments.common.game;
    let workshop = workshop(game)?;
    let options = options(&arguments.common.option);
    let levels = engine(game)?.levels(&options)?;
    level(levels, arguments.from)?;
    let mut table = String::from(
        "| Level | Nodes | Depth | Noise | Overlooked | Against | Games | Won | Drawn | Lost | Score |\n\
         |---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    let random = Contestant {
        kind: "random".into(),
        weights: Vec::new(),
        params: Params::DEFAULT,
        limits: Limits::nodes(1),
    };
    let rungs = (arguments.from..=levels.len()).map(Some).chain([None]);
    for rung in rungs {
        // At last the best against anything.
        let (number, rival, against) = match rung {
            Some(number) if number == arguments.from => continue,
            Some(number) => {
                let below = contestant(&(number - 1).to_string(), levels)?;
                (number, below, format!("level {}", number - 1))
            }
            None => (levels.len(), random.clone(), "random".to_owned()),
        };
        let level = level(levels, number)?;
        let player = contestant(&number.to_string(), levels)?;
        let contest = arguments.common.contest(&options, [&player, &rival]);
        let tally = workshop.contest(&contest, &mut |_| true)?;
        eprintln!("level {number} against {against}: {}", summary(&tally));
        writeln!(
            table,
            "| {number} | {} | {} | {} | {} % | {against} | {} | {} | {} | {} | {:.1} ± {:.1} % |",
            level.nodes,
            level.depth,
            level.noise,
            level.overlooked,
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            tally.score() * 100.0,
            tally.margin() * 100.0,
        )?;
    }
    let Some(path) = &arguments.out else {
        return Ok(stdout().write_all(table.as_bytes())?);
    };
    std::fs::write(path, table)
        .map_err(|error| Failure::Told(format!("{}: {error}", path.display())))
}

pub(crate) fn tune(arguments: &Tune) -> Result<(), Failure> {
    let workshop = workshop(&arguments.common.game)?;
    let options = options(&arguments.common.option);
    let levels = engine(&arguments.common.game)?.levels(&options)?;
    let engine = contestant(&arguments.engine, levels)?;
    let contest = arguments.common.contest(&options, [&engine, &engine]);
    let fitted = workshop.fit(&contest)?;
    let [before, after] = fitted.surprise;
    let mut out = stdout().lock();
    writeln!(
        out,
        "{} positions, surprise {before:.4} before, {after:.4} after (bits)",
        fitted.positions
    )?;
    for (name, old, new) in &fitted.weights {
        writeln!(out, "{name}: {old} -> {new}")?;
    }
    let list: Vec<String> = fitted
        .weights
        .iter()
        .map(|(_, _, new)| new.to_string())
        .collect();
    writeln!(out, "weights={}", list.join("/"))?;
    Ok(())
}

/// Reads `5` or `KIND,nodes=N,depth=N,noise=N,overlooked=N,weights=A/B/C,NAME=N`, NAME being
/// that of a margin of [`Params`].
fn contestant(text: &str, levels: &[Level]) -> Result<Contestant, Failure> {
    let bad = |what: &str| Failure::Told(format!("“{what}” in “{text}” is not understood"));
    let mut contestant = Contestant {
        kind: String::new(),
        weights: Vec::new(),
        params: Params::DEFAULT,
        limits: Limits::NONE,
    };
    for part in text.split(',') {
        let Some((name, value)) = part.split_once('=') else {
            match part.parse::<usize>() {
                Ok(number) => {
                    let level = number.checked_sub(1).and_then(|at| levels.get(at));
                    let level = level.ok_or_else(|| bad(part))?;
                    contestant.limits = level.limits(0);
                }
                Err(_) => part.clone_into(&mut contestant.kind),
            }
            continue;
        };
        let limits = &mut contestant.limits;
        let number: Result<u32, _> = value.parse();
        match (name, number) {
            ("nodes", Ok(number)) => limits.nodes = number.into(),
            ("depth", Ok(number)) => limits.depth = number,
            ("noise", Ok(number)) => limits.skill.noise = number as i32,
            ("overlooked", Ok(number @ 0..=100)) => limits.skill.overlooked = number as u8,
            ("weights", _) => {
                let weights: Result<Vec<i32>, _> = value.split('/').map(str::parse).collect();
                contestant.weights = weights.map_err(|_| bad(part))?;
            }
            (name, _) => {
                let number = value.parse().map_err(|_| bad(part))?;
                if !contestant.params.set(name, number) {
                    return Err(bad(part));
                }
            }
        }
    }
    let limits = &contestant.limits;
    // A tree knows no depth.
    let deepest = limits.depth >= Limits::DEEPEST || contestant.kind == "mcts";
    if contestant.kind != "random" && limits.nodes == u64::MAX && deepest {
        let depth = match contestant.kind.as_str() {
            "mcts" => String::new(),
            _ => format!(" or depth=… below {}", Limits::DEEPEST),
        };
        return Err(Failure::Told(format!(
            "“{text}” needs a limit: nodes=…{depth}"
        )));
    }
    Ok(contestant)
}

fn sprt(text: &str) -> Result<Sprt, Failure> {
    let read = |text: &str| text.trim().parse::<f64>().ok();
    let pair = text.split_once('/');
    match pair.map(|(low, high)| (read(low), read(high))) {
        Some((Some(elo0), Some(elo1))) if elo0 < elo1 => Ok(Sprt {
            elo0,
            elo1,
            error: 0.05,
        }),
        _ => Err(Failure::Told(format!("“{text}” is not of the form 0/20"))),
    }
}
