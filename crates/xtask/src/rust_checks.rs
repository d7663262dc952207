//! The checks and tests of the Rust side that need no browser.

use crate::counts::Counts;
use crate::failure::Result;
use crate::plan::{Done, Place, Plan, StepResult};
use crate::project::Project;
use crate::run::{check, run, watch};
use crate::tools::{Prepared, WASM_TARGET};
use crate::{layers, licences, types};

/// Where Cargo builds what is checked and tested.
pub(crate) const DEV: Place = Place::Target("dev");

/// Adds them to a plan.
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
    plan.step("layers", &[], || layers::check(project));
    plan.step("licences", &[], || licences::check(project));
    let compiled = plan.step_in(DEV, "compiling the Rust tests", &[], || compile(project));
    plan.step("Rust tests", &[compiled], || tests(project));
    plan.step_in(DEV, "generated types", &[compiled], || {
        types::check(project)
    });
}

fn compile(project: &Project) -> Result<Done> {
    let words = format!("test --no-run {}", types::FEATURES);
    run(&mut project.cargo(&words), "repair what the compiler names")?;
    Ok(Done::work("compiled"))
}

/// Plain `cargo test`, doc-tests included: a bare machine has no other runner.
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
