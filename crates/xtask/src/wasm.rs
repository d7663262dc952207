//! The browser modules: one per game, one for files of other programs, and one with all games.

use std::path::PathBuf;

use crate::failure::Result;
use crate::plan::{Done, Plan, StepId};
use crate::project::{FILES, Project};
use crate::run::run;
use crate::stamp;
use crate::tools::{Prepared, recipe, wasm_pack_command};

/// The module with all games, for the single-file edition and the tests.
pub(crate) const ALL: &str = "all";

/// Adds a step for every module.
pub(crate) fn build<'a>(
    plan: &mut Plan<'a>,
    project: &'a Project,
    prepared: Prepared,
) -> Vec<StepId> {
    let step = |feature: String| {
        plan.step(
            format!("wasm module: {feature}"),
            &[prepared.wasm, prepared.npm],
            move || module(project, &feature),
        )
    };
    modules(project).into_iter().map(step).collect()
}

/// The names of all modules; each is a feature of `klubovna-web`.
pub(crate) fn modules(project: &Project) -> Vec<String> {
    let mut names = project.metadata().browser_games();
    names.extend([FILES, ALL].map(str::to_owned));
    names
}

fn module(project: &Project, feature: &str) -> Result<Done> {
    let folder = project.wasm().join(feature);
    let stamp_file = folder.join(".stamp");
    let stamp = stamp::of(&format!("{} {feature}", recipe(project)?), &inputs(project))?;
    let wasm = folder.join(format!("{feature}_bg.wasm"));
    if stamp::matches(&stamp_file, &stamp) && wasm.is_file() {
        return Ok(Done::work("unchanged"));
    }
    let out_dir = format!("../www/src/generated/wasm/{feature}");
    // wasm-pack may install nothing by itself: what it would fetch is not pinned.
    let arguments = [
        "build",
        "web",
        "--target",
        "web",
        "--release",
        "--no-pack",
        "--mode",
        "no-install",
    ];
    let mut command = wasm_pack_command(project, &arguments)?;
    command.args(["--out-dir", &out_dir, "--out-name", feature]);
    command.args(["--", "--no-default-features", "--features", feature]);
    let help = format!(
        "repair what the compiler names; if it is the feature, add `{feature}` to web/Cargo.toml like the other games"
    );
    run(&mut command, &help)?;
    stamp::write(&stamp_file, &stamp)?;
    let size = std::fs::metadata(&wasm).map_or(0, |file| file.len());
    Ok(Done::work(format!("{} kB", size.div_ceil(1000))))
}

/// Everything that a module is made from.
fn inputs(project: &Project) -> Vec<PathBuf> {
    let root = project.root();
    let mut inputs = vec![
        root.join("Cargo.toml"),
        root.join("Cargo.lock"),
        root.join(".cargo/config.toml"),
        root.join("rust-toolchain.toml"),
        root.join("www/package-lock.json"),
    ];
    inputs.extend(project.metadata().sources_of("klubovna-web"));
    inputs
}
