//! Whether the pages of the benchmarks still open: nobody may run a benchmark for weeks.

use crate::browser::Browser;
use crate::failure::{Failure, Result};
use crate::plan::Done;
use crate::project::Project;
use crate::run::run;

const HELP: &str = "repair the page that is named: its scripts are in www/tools/bench and use what a board is made of";

/// Opens each page once, without what it is measured beside.
pub(crate) fn open(project: &Project, browser: &Browser) -> Result<Done> {
    let games = project.metadata().browser_games();
    let mut command = project.node("tools/bench-smoke.mjs", &[]);
    command.args(games).env("CHROMIUM_PATH", &browser.program);
    let output = run(&mut command, HELP)?.stdout();
    let opened = output.lines().last().and_then(|line| line.parse().ok());
    opened
        .map(Done::tests)
        .ok_or_else(|| Failure::new("the pages of the benchmarks were not counted", HELP))
}
