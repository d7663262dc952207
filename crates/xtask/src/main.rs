//! Build, test and serve the project: `cargo xtask help`.
//!
//! One idea a file. [`plan`] runs numbered steps, [`run`] runs other programs, and [`failure`] is an error that says
//! what to do; everything else is one step, or the list of steps of one command.

mod bench;
mod browser;
mod cache;
mod counts;
mod engines;
mod failure;
mod files;
mod front_end;
mod fuzz;
mod layers;
mod lengths;
mod licences;
mod pack;
mod package;
mod plan;
mod project;
mod quick;
#[cfg(test)]
mod readme;
mod release;
mod report;
mod run;
mod rust_checks;
mod serve;
mod site;
mod sixth_game;
mod size;
mod stamp;
mod test;
mod tools;
mod types;
mod wasm;
mod wasm_opt;
mod wasm_tests;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Result;
use crate::plan::{Done, Plan};
use crate::project::Project;

/// Build, test and serve Klubovna.
#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    disable_help_subcommand = false
)]
struct Arguments {
    #[command(subcommand)]
    command: Task,
}

#[derive(Debug, Clone, Subcommand)]
enum Task {
    /// Build the site and serve it on this machine; installs what is missing.
    Start {
        /// The port to use [default: 8080, or the next free one].
        #[arg(long)]
        port: Option<u16>,
        /// Open the site in the default browser.
        #[arg(long)]
        open: bool,
    },
    /// Run every check and every test.
    Test {
        /// Leave out everything that needs a browser.
        #[arg(long)]
        fast: bool,
        /// Run only the tests in this browser.
        #[arg(long, conflicts_with = "fast")]
        browser: Option<engines::Engine>,
        /// Also try in every game, window, language and look what is otherwise tried in some, all games of chance, and
        /// what only releases need (packages, features, a sixth game, the same bytes from a second build).
        #[arg(long)]
        thorough: bool,
    },
    /// Write the static site to www/dist.
    Build,
    /// Write the single-file edition to www/dist/klubovna.html.
    Pack,
    /// Write what is given away to target/release-files: the site as a zip, the single file, the npm package,
    /// sources, licences, checksums.
    Release,
    /// Write the package @klubovna/board to www/dist-package, and what `npm pack` makes of it.
    Package,
    /// Print the sizes of what was built, and what a browser loads of it; fail above a budget.
    Size,
    /// Write the TypeScript declarations of the view types.
    Types {
        /// Only compare them with the committed ones.
        #[arg(long)]
        check: bool,
    },
    /// Check which layer depends on which.
    Layers,
    /// Add a game to a copy of the project, in the files that README.md lists, and test and play it there; build first.
    SixthGame,
    /// Count instructions, compare the board with chessground and pages with Jocly, and write www/MEASURED.md.
    Bench {
        /// Which benchmark; all of them, after a build, when left out.
        which: Option<bench::Bench>,
        #[command(flatten)]
        how: bench::Match,
    },
    /// Send mutated texts through every door through which text comes from outside.
    Fuzz {
        /// Minutes for all doors together; as long again by cargo-fuzz where it is installed.
        #[arg(long, default_value_t = 10)]
        minutes: u32,
        /// The seed; the same one makes the same texts.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run_task(arguments.command) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}

fn run_task(task: Task) -> Result<ExitCode> {
    let project = Project::open()?;
    match task {
        Task::Start { port, open } => {
            // A port that is in use is reported before the build, not after it.
            let port = serve::Port::reserve(port)?;
            let mut plan = Plan::default();
            site::plan(&mut plan, &project);
            plan.run()?;
            serve::serve(&project, port, open)
        }
        // The table is printed; its last line has to be the last one.
        Task::Test {
            fast,
            browser,
            thorough,
        } => {
            let tests = test::Tests::chosen(fast, browser);
            if !test::test(&project.thorough(thorough), tests) {
                return Ok(ExitCode::FAILURE);
            }
            Ok(())
        }
        Task::Build => site::run_build(&project),
        Task::Pack => site::run_pack(&project),
        Task::Release => release::release(&project),
        Task::Package => package::run_package(&project),
        Task::Size => check_sizes(&project),
        Task::Types { check: true } => types::check(&project).map(say),
        Task::Types { check: false } => types::write(&project).map(say),
        Task::Layers => layers::check(&project).map(say),
        Task::SixthGame => check_sixth_game(&project),
        Task::Bench { which, how } => bench::bench(&project, which, &how),
        Task::Fuzz { minutes, seed } => fuzz::fuzz(&project, minutes, seed),
    }?;
    Ok(ExitCode::SUCCESS)
}

/// Both tables are shown, whatever the first one says.
fn check_sizes(project: &Project) -> Result<()> {
    let browser = browser::prepare(project)?;
    let checks = [
        size::files(project)?.check(),
        size::pages(project, &browser)?.check(),
    ];
    let failed = checks.into_iter().find_map(std::result::Result::err);
    failed.map_or(Ok(()), |undone| Err(undone.failure))
}

fn check_sixth_game(project: &Project) -> Result<()> {
    let browser = browser::prepare(project)?;
    sixth_game::check(project, &browser)
        .map(say)
        .map_err(|undone| undone.failure)
}

#[expect(clippy::needless_pass_by_value, reason = "the end of a chain of `map`")]
fn say(done: Done) {
    println!("ok: {}", done.note);
}
