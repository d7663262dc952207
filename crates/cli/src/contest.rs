//! `klubovna match`, `klubovna ladder` and `klubovna tune`: engines against each other.

use std::io::{Write as _, stdout};
use std::path::PathBuf;

use klubovna_catalogue::EngineVisitor;
use klubovna_catalogue::search::{Engine, Level, Limits, Notices};
use klubovna_text::Named;
use klubovna_workshop::{
    Clock, Contest, Contestant, Fitted, Learned, Sprt, Tally, Verdict, Workshop, WorkshopOf,
};

use crate::{Failure, engine, level, option_pair, options, report, without_engine};

/// Random actions before the engines take over, when nothing else is said.
pub(crate) const OPENING: u32 = 4;
/// After so many actions a game is drawn, when nothing else is said.
pub(crate) const LONGEST: u32 = 400;
/// Which openings and which mistakes, when nothing else is said.
pub(crate) const SEED: u64 = 1;
/// The most games of a contest; those of all rungs of a ladder can be counted.
pub(crate) const MOST_GAMES: u32 = 100_000_000;

/// Why a number of games is refused.
pub(crate) fn in_pairs(games: u32) -> Result<(), String> {
    if games == 0 || !games.is_multiple_of(2) || games > MOST_GAMES {
        return Err(format!("games come in pairs: 2, 4, 6 … {MOST_GAMES}"));
    }
    Ok(())
}

/// Reads a number of games.
fn games(text: &str) -> Result<u32, String> {
    // What no number can hold is too much in any case.
    let games = text.parse().unwrap_or(0);
    in_pairs(games).map(|()| games)
}

/// Games at a time: as many as asked for, or as there are processors.
pub(crate) fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

/// What all contests have.
#[derive(Debug, clap::Args)]
pub(crate) struct Common {
    /// The game's id.
    pub(crate) game: String,
    /// An option of the game, name=value; may stand several times.
    #[arg(long = "option", value_parser = option_pair)]
    pub(crate) option: Vec<(String, String)>,
    /// Games; where two engines play, each opening comes twice, with colours swapped.
    #[arg(long, default_value_t = 100, value_parser = games)]
    games: u32,
    /// Random actions before the engines take over.
    #[arg(long, default_value_t = OPENING)]
    opening: u32,
    /// After so many actions a game is drawn.
    #[arg(long, default_value_t = LONGEST)]
    longest: u32,
    /// Which openings and which mistakes.
    #[arg(long, default_value_t = SEED)]
    seed: u64,
    /// Games at a time; as many as there are processors when missing.
    #[arg(long)]
    threads: Option<usize>,
}

impl Common {
    pub(crate) fn contest<'a>(
        &self,
        options: &'a Named<String>,
        contestants: [&'a Contestant; 2],
    ) -> Contest<'a> {
        Contest {
            options,
            contestants,
            pairs: 0..self.games / 2,
            opening: self.opening,
            longest: self.longest,
            seed: self.seed,
            threads: threads(self.threads),
        }
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct Match {
    #[command(flatten)]
    common: Common,
    /// Who plays: a level (`5`), or an engine with what it may spend: `nodes=20000`,
    /// `mcts,nodes=20000`, `alphabeta,depth=4,weights=100/8/70`, `random`, `greedy` and `child`,
    /// who take what they can, `split4,nodes=5000` for four engines that divide the actions;
    /// `5,noise=0` differs from a level; `nodes=20000,null_depth=4` searches with another margin,
    /// `nodes=20000,network=FILE` plays with another network, or with none: `network=none`;
    /// `clock=200000+3000` has so many nodes for the whole game and more with each action, and
    /// `clock=200000/steady` shares them out evenly.
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

pub(crate) fn workshop(game: &str) -> Result<&'static dyn Workshop, Failure> {
    klubovna_catalogue::visit_engine(game, Opening).ok_or_else(|| without_engine(game))
}

struct Opening;

impl EngineVisitor for Opening {
    type Output = &'static dyn Workshop;

    fn visit<E: Engine>(self) -> Self::Output {
        &const { WorkshopOf::<E>::new() }
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
            report(summary(tally));
        }
        sprt.is_none_or(|test| tally.verdict(test).is_none())
    })?;
    writeln!(stdout(), "{}", summary(&tally))?;
    if let Some(test) = sprt {
        writeln!(stdout(), "{}", verdict(&tally, test))?;
    }
    Ok(())
}

pub(crate) fn verdict(tally: &Tally, test: Sprt) -> String {
    let verdict = match tally.verdict(test) {
        Some(Verdict::Better) => "better",
        Some(Verdict::NotBetter) => "not better",
        None => "not decided",
    };
    let ratio = tally.log_likelihood_ratio(test);
    let Sprt { elo0, elo1, .. } = test;
    format!("SPRT {elo0}/{elo1} Elo: {verdict}, LLR {ratio:.2}")
}

pub(crate) fn summary(tally: &Tally) -> String {
    if tally.games() == 0 {
        return "0 games: –".to_owned();
    }
    let [low, high] = tally.elo_range();
    format!(
        "{} games: {} won, {} drawn, {} lost, {}, Elo {:+.0} ({low:+.0} to {high:+.0}), {:.0} actions a game",
        tally.games(),
        tally.wins,
        tally.draws,
        tally.losses,
        score(tally),
        tally.elo(),
        tally.actions as f64 / f64::from(tally.games()),
    )
}

/// The score with its margin; `–` where nothing was played.
fn score(tally: &Tally) -> String {
    if tally.games() == 0 {
        return "–".to_owned();
    }
    let [score, margin] = [tally.score(), tally.margin()].map(|part| part * 100.0);
    format!("{score:.1} ± {margin:.1} %")
}

/// A level against the one below it; at last the best against anything.
pub(crate) struct Rung {
    number: usize,
    against: String,
    pub(crate) contestants: [Contestant; 2],
}

/// The rungs of a ladder that begins with the level `from`.
pub(crate) fn rungs(levels: &[Level], from: usize) -> Result<Vec<Rung>, Failure> {
    level(levels, from)?;
    let rung = |number: usize, rival, against| {
        Ok::<_, Failure>(Rung {
            number,
            against,
            contestants: [contestant(&number.to_string(), levels)?, rival],
        })
    };
    let mut rungs = Vec::new();
    for number in from + 1..=levels.len() {
        let below = contestant(&(number - 1).to_string(), levels)?;
        rungs.push(rung(number, below, format!("level {}", number - 1))?);
    }
    let random = contestant("random", levels)?;
    rungs.push(rung(levels.len(), random, "random".to_owned())?);
    Ok(rungs)
}

/// The head of the table whose rows [`Rung::row`] writes; the site reads it in LEVELS.md.
pub(crate) const LADDER_HEAD: &str = "\
    | Level | Against | Games | Won | Drawn | Lost | Score |\n\
    |---|---|---|---|---|---|---|\n";

impl Rung {
    pub(crate) fn row(&self, tally: &Tally) -> String {
        format!(
            "| {} | {} | {} | {} | {} | {} | {} |\n",
            self.number,
            self.against,
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            score(tally),
        )
    }
}

pub(crate) fn ladder(arguments: &Ladder) -> Result<(), Failure> {
    let game = &arguments.common.game;
    let workshop = workshop(game)?;
    let options = options(&arguments.common.option);
    let levels = engine(game)?.levels(&options)?;
    let mut table = String::from(LADDER_HEAD);
    for rung in rungs(levels, arguments.from)? {
        let [player, rival] = &rung.contestants;
        let contest = arguments.common.contest(&options, [player, rival]);
        let tally = workshop.contest(&contest, &mut |_| true)?;
        let Rung {
            number, against, ..
        } = &rung;
        report(format_args!(
            "level {number} against {against}: {}",
            summary(&tally)
        ));
        table += &rung.row(&tally);
    }
    let Some(path) = &arguments.out else {
        return Ok(stdout().write_all(table.as_bytes())?);
    };
    std::fs::write(path, table)
        .map_err(|error| Failure::Message(format!("{}: {error}", path.display())))
}

pub(crate) fn tune(arguments: &Tune) -> Result<(), Failure> {
    let workshop = workshop(&arguments.common.game)?;
    let options = options(&arguments.common.option);
    let levels = engine(&arguments.common.game)?.levels(&options)?;
    let engine = contestant(&arguments.engine, levels)?;
    let contest = arguments.common.contest(&options, [&engine, &engine]);
    show_fit(&workshop.fit(&contest)?)
}

pub(crate) fn show_fit(fitted: &Fitted) -> Result<(), Failure> {
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

/// The most noise of a level.
const MOST_NOISE: u32 = u16::MAX as u32;

/// Reads `5` or `KIND,nodes=N,depth=N,noise=N,overlooked=N,exchanges=N,weights=A/B/C,network=FILE,clock=N,NAME=N`, NAME being
/// that of a margin of [`Params`](klubovna_catalogue::search::Params).
pub(crate) fn contestant(text: &str, levels: &[Level]) -> Result<Contestant, Failure> {
    let bad = |what: &str| Failure::Message(format!("“{what}” in “{text}” is not understood"));
    let mut contestant = Contestant::default();
    let mut said = false;
    for part in text.split(',') {
        let Some((name, value)) = part.split_once('=') else {
            match part.parse::<usize>() {
                Ok(number) => {
                    let level = level(levels, number)?.limits(0);
                    // It would take the place of what was said.
                    if said {
                        return Err(Failure::Message(format!(
                            "“{part}” in “{text}” is a level, and stands before what differs from it"
                        )));
                    }
                    contestant.limits = level;
                    said = true;
                }
                Err(_) if contestant.kind.is_empty() => part.clone_into(&mut contestant.kind),
                Err(_) => return Err(bad(part)),
            }
            continue;
        };
        let limits = &mut contestant.limits;
        said |= ["nodes", "depth", "noise", "overlooked", "exchanges"].contains(&name);
        let number: Result<u32, _> = value.parse();
        match (name, number) {
            ("nodes", _) => limits.nodes = value.parse().map_err(|_| bad(part))?,
            ("depth", Ok(number)) => limits.depth = number,
            ("clock", _) => contestant.clock = Some(clock(value).ok_or_else(|| bad(part))?),
            ("noise", Ok(number @ 0..=MOST_NOISE)) => limits.skill.noise = number as i32,
            ("overlooked", Ok(number @ 0..=100)) => {
                limits.skill.overlooked = number as u8;
                limits.skill.notices = Notices::of(number as u8);
            }
            ("exchanges", Ok(number @ 0..=255)) => limits.skill.exchanges = number as u8,
            ("weights", _) => {
                let weights: Result<Vec<i32>, _> = value.split('/').map(str::parse).collect();
                contestant.weights = weights.map_err(|_| bad(part))?;
            }
            ("network", _) => contestant.network = learned(value)?,
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
    if !matches!(contestant.kind.as_str(), "random" | "greedy" | "child")
        && limits.nodes == u64::MAX
        && contestant.clock.is_none()
        && deepest
    {
        let depth = match contestant.kind.as_str() {
            "mcts" => String::new(),
            _ => format!(" or depth=… below {}", Limits::DEEPEST),
        };
        return Err(Failure::Message(format!(
            "“{text}” needs a limit: nodes=…{depth}"
        )));
    }
    Ok(contestant)
}

/// `200000`, `200000+3000` with an increment, each with `/steady` behind it where every action gets
/// the same share.
fn clock(text: &str) -> Option<Clock> {
    let (times, steady) = match text.split_once('/') {
        Some((times, "steady")) => (times, true),
        Some(_) => return None,
        None => (text, false),
    };
    let (main, increment) = times.split_once('+').unwrap_or((times, "0"));
    Some(Clock {
        main: main.parse().ok()?,
        increment: increment.parse().ok()?,
        steady,
    })
}

/// A file with a network, or `none`.
fn learned(value: &str) -> Result<Learned, Failure> {
    if value == "none" {
        return Ok(Learned::Nothing);
    }
    let name = value.to_owned();
    match std::fs::read(value) {
        Ok(bytes) => Ok(Learned::Other { name, bytes }),
        Err(error) => Err(Failure::Message(format!("{value}: {error}"))),
    }
}

pub(crate) fn sprt(text: &str) -> Result<Sprt, Failure> {
    let read = |text: &str| text.trim().parse::<f64>().ok();
    let pair = text.split_once('/');
    match pair.map(|(low, high)| (read(low), read(high))) {
        Some((Some(elo0), Some(elo1))) if elo0 < elo1 => Ok(Sprt {
            elo0,
            elo1,
            error: 0.05,
        }),
        _ => Err(Failure::Message(format!(
            "“{text}” is not of the form 0/20"
        ))),
    }
}
