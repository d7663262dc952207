//! Benchmarks that do not depend on the clock: instruction counts, and ratios beside another library.

use std::process::Command;

use crate::failure::{Failure, OrHelp, Result};
use crate::project::Project;
use crate::run::run;
use crate::tools::find_program;

/// A tree of at least so many leaves drowns the cost of starting.
const LEAVES: u64 = 20_000;

/// Deeper than this no game has to be searched to find so many leaves.
const DEEPEST: u32 = 8;

/// What can be measured.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(crate) enum Bench {
    /// Instructions for each leaf of perft, by valgrind.
    Perft,
    /// The board beside chessground, in a browser.
    Board,
}

/// Runs one benchmark, or both.
pub(crate) fn bench(project: &Project, which: Option<Bench>) -> Result<()> {
    if !matches!(which, Some(Bench::Board)) {
        perft(project)?;
    }
    if !matches!(which, Some(Bench::Perft)) {
        board(project)?;
    }
    Ok(())
}

fn perft(project: &Project) -> Result<()> {
    if find_program("valgrind").is_none() {
        println!(
            "perft: left out, because valgrind is not installed (Linux: `apt install valgrind`)"
        );
        return Ok(());
    }
    println!("building klubovna");
    let mut build = project.cargo("build --release --quiet -p klubovna-cli");
    run(&mut build, "repair what the compiler names")?;
    println!(
        "{:<16} {:>5} {:>12} {:>16} {:>12}",
        "game", "depth", "leaves", "instructions", "for a leaf"
    );
    for game in project.metadata().games() {
        let (depth, leaves) = worthwhile_depth(project, &game)?;
        let instructions = instructions(project, &game, depth)?;
        println!(
            "{game:<16} {depth:>5} {leaves:>12} {instructions:>16} {:>12}",
            instructions / leaves.max(1)
        );
    }
    Ok(())
}

/// The first depth with enough leaves.
fn worthwhile_depth(project: &Project, game: &str) -> Result<(u32, u64)> {
    for depth in 1..=DEEPEST {
        let mut command = klubovna(project);
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

fn instructions(project: &Project, game: &str, depth: u32) -> Result<u64> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    command
        .arg(klubovna(project).get_program())
        .args(["perft", game, &depth.to_string()]);
    let output = run(
        &mut command,
        "run the command by hand and read what valgrind says",
    )?;
    collected(&output.text()).ok_or_else(|| {
        Failure::new("valgrind printed no count", "update valgrind").with_output(output.tail())
    })
}

fn klubovna(project: &Project) -> Command {
    Command::new(
        project
            .binaries("release")
            .join(format!("klubovna{}", std::env::consts::EXE_SUFFIX)),
    )
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

fn board(project: &Project) -> Result<()> {
    let help = "run `cargo xtask build` first; the script names what else it misses";
    println!(
        "{}",
        run(&mut project.node("tools/bench-board.mjs", &[]), help)?.stdout()
    );
    Ok(())
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
}
