//! Instructions of the rules, counted by valgrind: the same number on a busy machine and on an idle one.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use super::page::{self, grouped, table};
use crate::failure::{Failure, OrHelp, Result};
use crate::project::Project;
use crate::run::run;
use crate::tools::find_program;

/// Least number of leaves: then the cost of starting the program does not matter.
const LEAVES: u64 = 100_000;

/// Greatest depth that is tried.
const DEEPEST: u32 = 8;

/// The name of the fixed work that every game has in its `benches`.
const BENCH: &str = "perft";

const VALGRIND: &str = "install valgrind (Debian and Ubuntu: `apt install valgrind`; Fedora: `dnf install valgrind`; \
     it runs on Linux only), or measure the rest with `cargo xtask bench board` and `cargo xtask bench sizes`";

/// A line of what Cargo prints about a built target.
#[derive(Debug, Deserialize)]
struct Artifact {
    target: Option<Target>,
    executable: Option<PathBuf>,
}

#[derive(Debug, Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

/// Measures all games and writes the section.
pub(crate) fn write(project: &Project) -> Result<()> {
    if find_program("valgrind").is_none() {
        return Err(Failure::new("valgrind is not installed", VALGRIND));
    }
    println!("rules: building `klubovna` and the benches of the games");
    let mut build = project.cargo("build --release --quiet -p klubovna-cli");
    run(&mut build, "repair what the compiler names")?;

    let mut trees = Vec::new();
    let mut works = Vec::new();
    for game in project.metadata().games() {
        println!("rules: counting instructions of {game}");
        let (depth, leaves) = worthwhile_depth(project, &game)?;
        let depth = depth.to_string();
        let count = instructions(&project.klubovna(), &["perft", &game, &depth])?;
        trees.push(vec![
            game.clone(),
            depth,
            grouped(leaves),
            grouped(count),
            grouped((count + leaves / 2) / leaves.max(1)),
        ]);
        for (name, program) in fixed_works(project, &game)? {
            let work = if name == BENCH {
                game.clone()
            } else {
                format!("{game}: {}", name.replace('_', " "))
            };
            works.push(vec![work, grouped(instructions(&program, &[])?)]);
        }
    }

    let trees = table(
        &["Game", "Depth", "Leaves", "Instructions", "For a leaf"],
        &trees,
    );
    let works = table(&["Fixed work", "Instructions"], &works);
    println!("{trees}\n{works}");
    let text = format!(
        "`klubovna perft GAME DEPTH` in the release build, whose last ply is counted and not played:\n\n\
         {trees}\n\
         The fixed work of `crates/GAME/benches`, which checks its own results and covers more than the start:\n\n\
         {works}"
    );
    page::write(project, "rules", &text)
}

/// The first depth with enough leaves.
fn worthwhile_depth(project: &Project, game: &str) -> Result<(u32, u64)> {
    for depth in 1..=DEEPEST {
        let mut command = Command::new(project.klubovna());
        command.args(["perft", game, &depth.to_string()]);
        let leaves = last_number(&run(&mut command, "repair `klubovna perft`")?.stdout())?;
        if leaves >= LEAVES {
            return Ok((depth, leaves));
        }
    }
    let help = "check `klubovna perft`: the tree of a game grows faster";
    Err(Failure::new(
        format!("{game} has fewer than {LEAVES} leaves at depth {DEEPEST}"),
        help,
    ))
}

/// Builds the benches of a game and finds their programs, whose names Cargo alone knows.
fn fixed_works(project: &Project, game: &str) -> Result<Vec<(String, PathBuf)>> {
    let words =
        format!("bench --no-run --quiet -p klubovna-{game} --benches --message-format json");
    let output = run(&mut project.cargo(&words), "repair what the compiler names")?;
    let benches = built_benches(&output.stdout());
    if benches.iter().any(|(name, _)| name == BENCH) {
        return Ok(benches);
    }
    let help = format!("crates/{game}/Cargo.toml needs the bench \"{BENCH}\"");
    Err(Failure::new(
        format!("Cargo built no bench \"{BENCH}\" of {game}"),
        help,
    ))
}

/// The benches among Cargo's messages, the one that every game has in front.
fn built_benches(messages: &str) -> Vec<(String, PathBuf)> {
    let mut benches: Vec<(String, PathBuf)> = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Artifact>(line).ok())
        .filter_map(|artifact| {
            let target = artifact.target?;
            let bench = target.kind.iter().any(|kind| kind == "bench");
            bench.then_some((target.name, artifact.executable?))
        })
        .collect();
    benches.sort_by_key(|(name, _)| (name != BENCH, name.clone()));
    benches
}

fn instructions(program: &Path, arguments: &[&str]) -> Result<u64> {
    let mut command = Command::new("valgrind");
    command
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(arguments);
    let output = run(
        &mut command,
        "run the command by hand and read what valgrind says",
    )?;
    collected(&output.text()).ok_or_else(|| {
        Failure::new("valgrind printed no count", "update valgrind").with_output(output.tail())
    })
}

/// The count that `klubovna perft` prints alone on its last line.
fn last_number(text: &str) -> Result<u64> {
    let last = text.lines().last().unwrap_or_default().trim();
    last.parse().or_help(
        format!("reading \"{last}\" as a count"),
        "let the last line of `klubovna perft` be the count alone",
    )
}

/// The number in `==1== Collected : 123456`.
fn collected(text: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.contains("Collected :"))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read() {
        assert_eq!(last_number("a1 20\n\n400\n").unwrap(), 400);
        assert!(last_number("no count").is_err());
        assert_eq!(
            collected("==7== Events    : Ir\n==7== Collected : 123456\n==7== \n"),
            Some(123_456)
        );
        assert_eq!(collected(""), None);
    }

    #[test]
    fn the_benches_are_found_among_the_messages_of_cargo() {
        let messages = r#"{"reason":"compiler-artifact","target":{"name":"perft","kind":["lib"]},"executable":null}
{"reason":"compiler-artifact","target":{"name":"check","kind":["bench"]},"executable":"/t/check-1"}
{"reason":"compiler-artifact","target":{"name":"perft","kind":["bench"]},"executable":"/t/perft-1"}
{"reason":"build-finished","success":true}"#;
        let found = |name: &str, path: &str| (name.to_owned(), PathBuf::from(path));
        assert_eq!(
            built_benches(messages),
            [found("perft", "/t/perft-1"), found("check", "/t/check-1")]
        );
        assert!(built_benches(r#"{"reason":"build-finished"}"#).is_empty());
    }
}
