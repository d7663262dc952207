//! Benchmarks that do not depend on the clock: instruction counts, sizes, and ratios beside another library.
//! Each writes its section of the page `www/MEASURED.md`.

mod audits;
mod board;
mod contest;
mod engines;
mod page;
mod pages;
mod perft;
mod script;
mod shogi;
mod sizes;
mod smoke;

pub(crate) use contest::Match;
pub(crate) use smoke::open as open_pages;

use crate::failure::Result;
use crate::plan::Plan;
use crate::project::Project;
use crate::{pack, site};

/// What can be measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Bench {
    /// Instructions of the rules, by valgrind.
    Perft,
    /// The rules of Animal Shogi beside other generators, in Node.js.
    Shogi,
    /// The engines in wasm beside native ones, in Node.js.
    Engines,
    /// The engine of Animal Shogi against Fairy-Stockfish, in Node.js; hours at the usual time, so only when asked for.
    Match,
    /// The board beside chessground, in a browser.
    Board,
    /// The first pictures of pages beside Jocly, and pages with many boards, in a browser.
    Pages,
    /// What a visitor has to load.
    Sizes,
    /// Speed, accessibility and good practice of pages by Lighthouse, in a browser.
    Audits,
}

/// Runs one benchmark, or all of them from a fresh build.
pub(crate) fn bench(project: &Project, which: Option<Bench>, how: &Match) -> Result<()> {
    match which {
        Some(Bench::Perft) => perft::write(project),
        Some(Bench::Shogi) => shogi::write(project),
        Some(Bench::Engines) => engines::write(project),
        Some(Bench::Match) => contest::write(project, how),
        Some(Bench::Board) => board::write(project),
        Some(Bench::Pages) => pages::write(project),
        Some(Bench::Sizes) => sizes::write(project),
        Some(Bench::Audits) => audits::write(project),
        None => all(project),
    }
}

fn all(project: &Project) -> Result<()> {
    let mut steps = Plan::default();
    let site = site::plan(&mut steps, project);
    steps.step("single-file edition", &[site], || pack::build(project));
    steps.run()?;
    perft::write(project)?;
    shogi::write(project)?;
    engines::write(project)?;
    board::write(project)?;
    pages::write(project)?;
    sizes::write(project)?;
    audits::write(project)
}
