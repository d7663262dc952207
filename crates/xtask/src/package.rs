//! The npm package `@klubovna/board`: the board for pages that are built by others.

use crate::failure::Result;
use crate::plan::{Done, Plan};
use crate::project::Project;
use crate::run::run;
use crate::{tools, wasm};

/// `cargo xtask package`.
pub(crate) fn run_package(project: &Project) -> Result<()> {
    let mut steps = Plan::default();
    let prepared = tools::prepare(&mut steps, project);
    let modules = wasm::build(&mut steps, project, prepared);
    steps.step("package", &modules, || build(project));
    steps.run()
}

/// Writes the folder of the package, and the archive of it beside that.
pub(crate) fn build(project: &Project) -> Result<Done> {
    let help =
        "repair what vite or the type checker names; `npm run package` in www repeats this step";
    let output = run(&mut project.npm_run("package", &["--pack"]), help)?;
    Ok(Done::work(
        output.stdout().lines().last().unwrap_or_default().trim(),
    ))
}
