//! Every check of the project in one run, ended by a table and a count.

use std::cell::OnceCell;
use std::fs;

use crate::browser::{self, Browser};
use crate::counts::Counts;
use crate::failure::{Failure, Result};
use crate::plan::{Done, Plan, StepId, StepResult};
use crate::project::Project;
use crate::run::{run, watch};
use crate::tools::{self, Prepared, WASM_TARGET};
use crate::{files, layers, licences, pack, site, size, types, wasm, wasm_tests};

/// Runs everything, or with `fast` everything that needs no browser; whether all of it passed.
pub(crate) fn test(project: &Project, fast: bool) -> bool {
    let browser = OnceCell::new();
    let mut plan = Plan::default();
    let prepared = tools::prepare(&mut plan, project);
    let browser_found = (!fast).then(|| {
        plan.step("browser", &[prepared.npm], || {
            find_browser(project, &browser)
        })
    });
    rust(&mut plan, project, prepared);
    if let Some(found) = browser_found {
        let needs = [prepared.wasm, found];
        plan.step("wasm tests in the browser", &needs, || {
            wasm_tests::test(project, chosen(&browser)?)
        });
    }
    let modules = wasm::build(&mut plan, project, prepared);
    front_end(&mut plan, project, prepared, &modules);
    let site = site::add(&mut plan, project, &modules);
    let single_file = plan.step("single-file edition", &[site], || pack::build(project));
    if let Some(found) = browser_found {
        plan.step("end-to-end tests", &[site, single_file, found], || {
            end_to_end(project, chosen(&browser)?)
        });
    }
    plan.step("size budgets", &[site, single_file], || {
        size::check(project)
    });

    let report = plan.run_all();
    println!("\n{}", report.table());
    report.success()
}

fn rust<'a>(plan: &mut Plan<'a>, project: &'a Project, prepared: Prepared) {
    plan.step("format", &[], || {
        check(run(
            &mut project.cargo(&["fmt", "--all", "--check", "--", "--color=never"]),
            "run `cargo fmt --all`",
        ))
    });
    plan.step("clippy", &[], || {
        let arguments = [
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ];
        check(run(
            &mut project.cargo(&arguments),
            "repair what clippy names",
        ))
    });
    plan.step("clippy for the browser", &[prepared.wasm], || {
        let arguments = [
            "clippy",
            "-p",
            "klubovna-web",
            "--all-targets",
            "--target",
            WASM_TARGET,
            "--",
            "-D",
            "warnings",
        ];
        check(run(
            &mut project.cargo(&arguments),
            "repair what clippy names",
        ))
    });
    plan.step("documentation", &[], || {
        let mut command = project.cargo(&["doc", "--workspace", "--no-deps", "--all-features"]);
        check(run(
            command.env("RUSTDOCFLAGS", "-D warnings"),
            "repair the doc comment that rustdoc names",
        ))
    });
    plan.step("layers", &[], || layers::check(project));
    plan.step("licences", &[], || licences::check(project));
    plan.step("generated types", &[], || types::check(project));
    plan.step("generated art", &[prepared.npm], || {
        check(run(
            &mut project.node("tools/art.mjs", &["--check"]),
            "run `node tools/art.mjs` in www and commit what it writes",
        ))
    });
    plan.step("Rust tests", &[], || {
        let help = "repair what failed; `cargo test -p PACKAGE NAME` repeats one test";
        let output = watch(&mut project.cargo(&["test", "--no-fail-fast"]), help)?;
        Counts::of_libtest(&output.text()).judge(&output, help)
    });
}

fn front_end<'a>(
    plan: &mut Plan<'a>,
    project: &'a Project,
    prepared: Prepared,
    modules: &[StepId],
) {
    plan.step("front end: format", &[prepared.npm], || {
        check(run(
            &mut project.npm_run("format:check", &[]),
            "run `npm run format` in www",
        ))
    });
    plan.step("front end: lint", &[prepared.npm], || {
        check(run(
            &mut project.npm_run("lint", &[]),
            "repair what oxlint names; `npm run lint` in www repeats it",
        ))
    });
    plan.step("front end: types", modules, || {
        check(run(
            &mut project.npm_run("check", &[]),
            "repair what tsc names; `npm run check` in www repeats it",
        ))
    });
    plan.step("front end: unit tests", modules, || unit_tests(project));
    plan.step("tests of the build tools", &[prepared.npm], || {
        tool_tests(project)
    });
}

fn check(result: Result<crate::run::Output>) -> Result<Done> {
    result.map(|_| Done::check("clean"))
}

fn find_browser(project: &Project, found: &OnceCell<Browser>) -> Result<Done> {
    let browser = browser::prepare(project)?;
    let note = browser.program.display().to_string();
    // The step runs once, so the cell is still empty.
    let _ = found.set(browser);
    Ok(Done::work(note))
}

/// The browser that an earlier step has found.
fn chosen(found: &OnceCell<Browser>) -> Result<&Browser> {
    found
        .get()
        .ok_or_else(|| Failure::new("no browser was found", browser::HELP))
}

/// Runs the tests beside the scripts in `www/tools` with Node's own runner.
fn tool_tests(project: &Project) -> StepResult {
    let help = "repair what failed; `node --test FILE` in www repeats one file";
    let mut command = project.node("--test", &["--test-reporter=tap"]);
    command.args(files::below(&project.www().join("tools"), &[".test.mjs"])?);
    let output = watch(&mut command, help)?;
    Counts::of_tap(&output.text()).judge(&output, help)
}

fn unit_tests(project: &Project) -> StepResult {
    let help = "repair what failed; `npm test` in www repeats it";
    let report = project.scratch("reports")?.join("vitest.json");
    let _ = fs::remove_file(&report);
    let file = format!("--outputFile.json={}", report.display());
    let output = watch(
        &mut project.npm_run("test", &["--reporter=default", "--reporter=json", &file]),
        help,
    )?;
    let text = fs::read_to_string(&report).map_err(|_| no_report("vitest", help, &output))?;
    Counts::of_vitest(&text)?.judge(&output, help)
}

fn end_to_end(project: &Project, browser: &Browser) -> StepResult {
    let help =
        "repair what failed; `npm run e2e` in www repeats it, and www/test-results holds traces";
    let report = project.scratch("reports")?.join("playwright.json");
    let _ = fs::remove_file(&report);
    let mut command = project.npm_run("e2e", &["--reporter=list,json"]);
    command.env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report);
    command.env("CHROMIUM_PATH", &browser.program);
    let output = watch(&mut command, help)?;
    let text = fs::read_to_string(&report).map_err(|_| no_report("Playwright", help, &output))?;
    Counts::of_playwright(&text)?.judge(&output, help)
}

fn no_report(runner: &str, help: &str, output: &crate::run::Output) -> Failure {
    Failure::new(format!("{runner} wrote no report"), help).with_output(output.tail())
}
