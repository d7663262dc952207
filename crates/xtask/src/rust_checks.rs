//! The checks and tests of the Rust side that need no browser.

use crate::counts::Counts;
use crate::plan::{Plan, StepResult};
use crate::project::Project;
use crate::run::{check, watch};
use crate::tools::{Prepared, WASM_TARGET};
use crate::{layers, licences, types};

/// Adds them to a plan.
pub(crate) fn add<'a>(plan: &mut Plan<'a>, project: &'a Project, prepared: Prepared) {
    plan.step("format", &[], || {
        let mut command = project.cargo("fmt --all --check -- --color=never");
        check(&mut command, "run `cargo fmt --all`")
    });
    plan.step("clippy", &[], || {
        let mut command =
            project.cargo("clippy --workspace --all-targets --all-features -- -D warnings");
        check(&mut command, "repair what clippy names")
    });
    plan.step("clippy for the browser", &[prepared.wasm], || {
        let words =
            format!("clippy -p klubovna-web --all-targets --target {WASM_TARGET} -- -D warnings");
        check(&mut project.cargo(&words), "repair what clippy names")
    });
    plan.step("documentation", &[], || {
        let mut command = project.cargo("doc --workspace --no-deps --all-features");
        check(
            command.env("RUSTDOCFLAGS", "-D warnings"),
            "repair the comment that rustdoc names",
        )
    });
    plan.step("layers", &[], || layers::check(project));
    plan.step("licences", &[], || licences::check(project));
    plan.step("generated types", &[], || types::check(project));
    plan.step("Rust tests", &[], || tests(project));
}

/// Plain `cargo test`, doc-tests included: a bare machine has no other runner.
fn tests(project: &Project) -> StepResult {
    let help = "repair what failed; `cargo test -p PACKAGE NAME` repeats one test";
    let output = watch(&mut project.cargo("test --no-fail-fast"), help)?;
    Counts::of_libtest(&output.text()).judge(&output, help)
}
