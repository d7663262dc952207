//! Our engine against Fairy-Stockfish: WebAssembly in Node.js, at equal time and with less for the opponent.
//!
//! The opponent is installed in a scratch folder and only measured; nothing here depends on it.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::page::{self, table};
use super::script;
use crate::failure::{Failure, OrHelp, Result};
use crate::project::Project;
use crate::run::run;
use crate::tools::WASM_TARGET;
use crate::wasm_opt;

/// How long and how often to play.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Match {
    /// Of `match`: games at each share of time, those included that were played before; an even number.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Of `match`: our milliseconds for a move; with several, commas between them, one after the other.
    #[arg(long, value_delimiter = ',', default_value = "1000")]
    time: Vec<u32>,
    /// Of `match`: games at a time.
    #[arg(long, default_value_t = 2)]
    jobs: u32,
    /// Of `match`: into how many parts of our time the opponent's fits.
    #[arg(long, default_value = "1,4,16")]
    shares: String,
    /// Of `match`: while this file exists, no game begins.
    #[arg(long)]
    pause: Option<PathBuf>,
}

/// The root manifest's profile of the modules in which engines think.
const PROFILE: &str =
    "[profile.release]\nopt-level = 3\nlto = \"fat\"\ncodegen-units = 1\npanic = \"abort\"\n";

/// What `www/tools/bench-match.mjs` prints.
#[derive(Debug, Deserialize)]
struct Played {
    opponent: String,
    node: String,
    /// Our milliseconds for a move.
    time: u32,
    rounds: Vec<Round>,
}

/// The games in which the opponent had one part of our time in `share`.
#[derive(Debug, Deserialize)]
struct Round {
    share: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    /// Games lost by an illegal move, by whoever made it.
    illegal: u32,
    /// Games that were broken off because both engines saw the same winner.
    agreed: u32,
    plies: f64,
    ours: Effort,
    theirs: Effort,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Effort {
    /// Of the processor, as the next ones.
    nodes_per_second: f64,
    depth: f64,
    /// For a move, by the clock.
    milliseconds: f64,
    /// For a move, of the processor: less on a busy machine.
    processor: f64,
}

impl Round {
    fn games(&self) -> f64 {
        f64::from(self.wins + self.draws + self.losses).max(1.0)
    }

    /// Our share of the points, and how far off it may be: with 95 of 100 series of games it is not farther.
    fn score(&self) -> [f64; 2] {
        let games = self.games();
        let [wins, draws] = [self.wins, self.draws].map(f64::from);
        let mean = (wins + draws / 2.0) / games;
        // Wilson's half-width: it does not vanish when all games end alike.
        let z = 1.96;
        let spread = ((wins + draws / 4.0) / games - mean * mean).max(0.0);
        let half = z * (spread / games + z * z / (4.0 * games * games)).sqrt();
        [mean, half / (1.0 + z * z / games)]
    }
}

/// Builds the module, plays and writes the section.
pub(crate) fn write(project: &Project, how: &Match) -> Result<()> {
    let scratch = project.scratch("match")?;
    println!("match: building our module");
    let module = build(project, &scratch)?;
    let series = how.time.iter();
    let series: Result<Vec<Played>> = series
        .map(|&time| play(project, how, time, &scratch, &module))
        .collect();
    let text = describe(&series?)?;
    println!("{text}");
    page::write(project, "match", &text)
}

/// The games with one time for a move.
fn play(
    project: &Project,
    how: &Match,
    time: u32,
    scratch: &Path,
    module: &Path,
) -> Result<Played> {
    println!("match: playing {} games at {time} ms a move", how.games);
    let numbers = [how.games, time, how.jobs].map(|number| number.to_string());
    let mut words = vec![scratch.display().to_string(), module.display().to_string()];
    for (name, number) in ["--games", "--time", "--jobs"].into_iter().zip(numbers) {
        words.extend([name.to_owned(), number]);
    }
    words.extend(["--shares".to_owned(), how.shares.clone()]);
    if let Some(file) = &how.pause {
        words.extend(["--pause".to_owned(), file.display().to_string()]);
    }
    let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
    let help = "check the network and Node.js; the script names what it misses";
    let mut command = project.node("tools/bench-match.mjs", &arguments);
    script::measured(&mut command, help)
}

/// Our rules and our engine in a crate of its own, outside the workspace, optimised as those of the site.
fn build(project: &Project, scratch: &Path) -> Result<PathBuf> {
    let root = project.root().display().to_string().replace('\\', "/");
    let dependency =
        |name: &str| format!("klubovna-{name} = {{ path = \"{root}/crates/{name}\" }}");
    let dependencies = [
        "animal-shogi",
        "animal-shogi-engine",
        "search",
        "rules",
        "text",
    ]
    .map(dependency)
    .join("\n");
    let manifest = format!(
        "[package]\nname = \"bench-match\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n\
         [lib]\npath = \"lib.rs\"\ncrate-type = [\"cdylib\"]\n\n[dependencies]\n{dependencies}\n\n{PROFILE}\n[workspace]\n"
    );
    let help = "make the target folder writable";
    let folder = scratch.join("module");
    fs::create_dir_all(&folder).or_help(format!("making {}", folder.display()), help)?;
    for (file, text) in [
        ("Cargo.toml", manifest.as_str()),
        ("lib.rs", include_str!("module.rs")),
    ] {
        let file = folder.join(file);
        fs::write(&file, text).or_help(format!("writing {}", file.display()), help)?;
    }
    let target = scratch.join("target");
    let mut command = project.cargo("build --release --quiet --target");
    command
        .arg(WASM_TARGET)
        .arg("--manifest-path")
        .arg(folder.join("Cargo.toml"))
        .env("CARGO_TARGET_DIR", &target);
    run(
        &mut command,
        "check the network; `cargo xtask build` adds the target for WebAssembly",
    )?;
    let file = "bench_match.wasm";
    let module = scratch.join(file);
    let compiled = target.join(WASM_TARGET).join("release").join(file);
    fs::copy(&compiled, &module).or_help(format!("copying {}", compiled.display()), help)?;
    wasm_opt::optimise(project, &module, true)?;
    Ok(module)
}

fn describe(series: &[Played]) -> Result<String> {
    let rounds = || series.iter().flat_map(|played| &played.rounds);
    let rows = series.iter().flat_map(|played| {
        let rounds = played.rounds.iter();
        rounds.map(|round| row(played.time, round))
    });
    let rows: Vec<Vec<String>> = rows.collect();
    let of = |what: fn(&Played) -> &str| series.first().map_or("", what);
    let head = [
        "ms a move for us",
        "Time of the opponent",
        "Games",
        "Won, drawn, lost",
        "Score, %",
        "Plies a game",
        "ms a move, ours and theirs",
        "of the processor",
        "Depth, ours and theirs",
        "Thousand nodes a second, ours and theirs",
        "Ratio",
    ];
    let all = |count: fn(&Round) -> u32| rounds().map(count).sum::<u32>();
    let games = all(|round| round.wins + round.draws + round.losses);
    if games == 0 {
        let help = "leave `--games 0` out; games of another build do not count";
        return Err(Failure::new("this engine has played no game", help));
    }
    Ok(format!(
        "Against {}: classical evaluation, one thread, a table of 16 MB (ours has 8); Node.js {}. \
         The error is that of 95 %. Of {} games, {} ended when both engines had seen the same winner for six plies, {} with an \
         illegal move.\n\n{}",
        of(|played| &played.opponent),
        of(|played| &played.node),
        games,
        all(|round| round.agreed),
        all(|round| round.illegal),
        table(&head, &rows)
    ))
}

fn row(milliseconds: u32, round: &Round) -> Vec<String> {
    let [score, error] = round.score();
    let (ours, theirs) = (&round.ours, &round.theirs);
    let time = match round.share {
        1 => "the same".to_owned(),
        share => format!("1/{share}"),
    };
    let both = |of: fn(&Effort) -> f64| format!("{:.0}, {:.0}", of(ours), of(theirs));
    vec![
        milliseconds.to_string(),
        time,
        format!("{}", round.games()),
        format!("{}, {}, {}", round.wins, round.draws, round.losses),
        format!("{:.0} ± {:.0}", score * 100.0, error * 100.0),
        format!("{:.0}", round.plies),
        both(|effort| effort.milliseconds),
        both(|effort| effort.processor),
        format!("{:.1}, {:.1}", ours.depth, theirs.depth),
        both(|effort| effort.nodes_per_second / 1e3),
        format!("{:.1}", ours.nodes_per_second / theirs.nodes_per_second),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(wins: u32, draws: u32, losses: u32) -> Round {
        let effort = |nodes_per_second| Effort {
            nodes_per_second,
            depth: 7.0,
            milliseconds: 100.0,
            processor: 90.0,
        };
        Round {
            share: 4,
            wins,
            draws,
            losses,
            illegal: 0,
            agreed: 5,
            plies: 98.6,
            ours: effort(800_000.0),
            theirs: effort(250_000.0),
        }
    }

    #[test]
    fn the_error_shrinks_with_the_games_and_never_vanishes() {
        let [score, error] = round(50, 0, 50).score();
        assert!((score - 0.5).abs() < 1e-9);
        assert!((0.09..0.1).contains(&error), "{error}");
        let [_, fewer] = round(5, 0, 5).score();
        assert!(fewer > error);
        let [all, error] = round(20, 0, 0).score();
        assert!((all - 1.0).abs() < 1e-9 && error > 0.05, "{error}");
        let [_, drawn] = round(0, 100, 0).score();
        assert!(drawn < 0.03, "{drawn}");
    }

    #[test]
    fn a_table_of_no_games_is_not_written() {
        let played = |round| Played {
            opponent: "Fairy-Stockfish".to_owned(),
            node: "22".to_owned(),
            time: 300,
            rounds: Vec::from_iter(round),
        };
        let none = [played(None), played(Some(round(0, 0, 0)))];
        assert!(describe(&none).is_err());
        let some = describe(&[played(None), played(Some(round(3, 0, 1)))]).unwrap();
        assert!(some.contains("Of 4 games, 5 ended"), "{some}");
    }

    #[test]
    fn a_row_says_everything() {
        let row = row(300, &round(10, 2, 8));
        assert_eq!(row[..5], ["300", "1/4", "20", "10, 2, 8", "55 ± 19"]);
        let rest = ["99", "100, 100", "90, 90", "7.0, 7.0", "800, 250", "3.2"];
        assert_eq!(row[5..], rest);
    }
}
