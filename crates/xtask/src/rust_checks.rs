//! Checks and tests of the Rust code that need no browser.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::counts::Counts;
use crate::failure::Result;
use crate::plan::{Done, Place, Plan, StepResult};
use crate::project::Project;
use crate::run::{check, run, watch};
use crate::tools::{self, Prepared, WASM_TARGET};
use crate::{fuzz, layers, lengths, licences, types};

/// The target folder of all checks and tests.
pub(crate) const DEV: Place = Place::Target("dev");

/// Adds these checks and tests to a plan.
pub(crate) fn add<'a>(plan: &mut Plan<'a>, project: &'a Project, prepared: Prepared) {
    plan.step("format", &[], || {
        let mut command = project.cargo("fmt --all --check -- --color=never");
        check(&mut command, "run `cargo fmt --all`")
    });
    plan.step_in(DEV, "clippy", &[], || {
        let mut command =
            project.cargo("clippy --workspace --all-targets --all-features -- -D warnings");
        check(&mut command, "repair what clippy names")
    });
    plan.step_in(DEV, "clippy for the browser", &[prepared.wasm], || {
        let words =
            format!("clippy -p klubovna-web --all-targets --target {WASM_TARGET} -- -D warnings");
        check(&mut project.cargo(&words), "repair what clippy names")
    });
    plan.step_in(DEV, "documentation", &[], || {
        let mut command = project.cargo("doc --workspace --no-deps --all-features");
        check(
            command.env("RUSTDOCFLAGS", "-D warnings"),
            "repair the comment that rustdoc names",
        )
    });
    if project.is_thorough() {
        let hack = tools::prepare_hack(plan);
        plan.step_in(DEV, "features", &[hack], || features(project));
        plan.step("packages", &[], || packages(project));
        plan.step("fuzz targets", &[], || fuzz::check(project));
    }
    plan.step("layers", &[], || layers::check(project));
    plan.step("lengths", &[], || lengths::check(project));
    plan.step("licences", &[], || licences::check(project));
    let compiled = plan.step_in(DEV, "compiling the Rust tests", &[], || compile(project));
    plan.step("Rust tests", &[compiled], || tests(project));
    plan.step_in(DEV, "generated types", &[compiled], || {
        types::check(project)
    });
}

/// Features are additive: every crate compiles without features, with each one, and with any two of them.
fn features(project: &Project) -> Result<Done> {
    let mut command = tools::hack_command(project)?;
    command.args(["check", "--workspace", "--feature-powerset", "--depth", "2"]);
    command.args(only_published(project));
    check(
        &mut command,
        "repair what the compiler names; the features stand in the command before it",
    )
}

/// Each published library compiles as a package, outside this repository.
fn packages(project: &Project) -> Result<Done> {
    // Cargo would use again what an earlier run unpacked and compiled: the versions are the same.
    forget_unpacked();
    let folder = project.target().join("packages");
    let _ = fs::remove_dir_all(&folder);
    let mut command = project.cargo("package --workspace --offline --allow-dirty");
    command.arg("--target-dir").arg(&folder);
    command.args(only_published(project));
    check(
        &mut command,
        "let Cargo.toml of that crate include what it misses; crates that need each other in tests name no version there",
    )
}

/// Removes the packages of this project that an earlier run unpacked.
fn forget_unpacked() {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let Some(home) = home.or_else(|| Some(env::home_dir()?.join(".cargo"))) else {
        return;
    };
    // Folders of registries on this disk have no host in their names.
    let registries = entries(&home.join("registry/src")).filter(|(name, _)| name.starts_with('-'));
    for (_, registry) in registries {
        for (name, package) in entries(&registry) {
            if name.starts_with("klubovna-") {
                // What cannot be removed is compiled against, and says what it misses.
                let _ = fs::remove_dir_all(package);
            }
        }
    }
}

/// The names and paths of what lies in a folder; nothing where there is none.
fn entries(folder: &Path) -> impl Iterator<Item = (String, PathBuf)> + use<> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    found.map(|entry| {
        (
            entry.file_name().to_string_lossy().into_owned(),
            entry.path(),
        )
    })
}

/// Arguments that exclude packages which are not published.
fn only_published(project: &Project) -> Vec<String> {
    let private = project
        .metadata()
        .members()
        .filter(|package| !package.is_published());
    private
        .map(|package| format!("--exclude={}", package.name))
        .collect()
}

fn compile(project: &Project) -> Result<Done> {
    let words = format!("test --no-run {}", types::FEATURES);
    run(&mut project.cargo(&words), "repair what the compiler names")?;
    Ok(Done::work("compiled"))
}

/// Plain `cargo test`, with doc-tests: no other test runner has to be installed.
fn tests(project: &Project) -> StepResult {
    let help = "repair what failed; `cargo test -p PACKAGE NAME` repeats one test";
    let words = format!(
        "test --no-fail-fast {} -- --skip {}",
        types::FEATURES,
        types::EXPORTS
    );
    let output = watch(&mut project.cargo(&words), help)?;
    Counts::of_libtest(&output.text()).judge(&output, help)
}
