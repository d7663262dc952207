//! The checks and tests of the front end.

use std::fs;

use crate::browser::Browser;
use crate::counts::Counts;
use crate::engines::Other;
use crate::failure::Failure;
use crate::files;
use crate::plan::{Plan, StepId, StepResult};
use crate::project::Project;
use crate::run::{Output, check, watch};
use crate::serve::Port;
use crate::tools::Prepared;

/// Adds to a plan what needs no browser; types and unit tests need the wasm modules.
pub(crate) fn add<'a>(
    plan: &mut Plan<'a>,
    project: &'a Project,
    prepared: Prepared,
    modules: &[StepId],
) {
    let npm = [prepared.npm];
    plan.step("generated art", &npm, || {
        let mut command = project.node("tools/art.mjs", &["--check"]);
        check(
            &mut command,
            "run `node tools/art.mjs` in www and commit what it writes",
        )
    });
    plan.step("front end: format", &npm, || {
        check(
            &mut project.npm_run("format:check", &[]),
            "run `npm run format` in www",
        )
    });
    plan.step("front end: lint", &npm, || {
        check(
            &mut project.npm_run("lint", &[]),
            "repair what is named; `npm run lint` in www repeats it",
        )
    });
    plan.step("front end: types", modules, || {
        check(
            &mut project.npm_run("check", &[]),
            "repair what is named; `npm run check` in www repeats it",
        )
    });
    plan.step("front end: unit tests", modules, || {
        unit_tests(project, &[])
    });
    plan.step("tests of the build tools", &npm, || tool_tests(project));
}

/// Runs the tests beside the scripts in `www/tools` with Node's own runner.
fn tool_tests(project: &Project) -> StepResult {
    let help = "repair what failed; `node --test FILE` in www repeats one file";
    let mut command = project.node("--test", &["--test-reporter=tap"]);
    command.args(files::below(&project.www().join("tools"), &[".test.mjs"])?);
    let output = watch(&mut command, help)?;
    Counts::of_tap(&output.text()).judge(&output, help)
}

/// Runs the unit tests of the front end: those in `files`, or all of them.
pub(crate) fn unit_tests(project: &Project, files: &[&str]) -> StepResult {
    let help = "repair what failed; `npm test` in www repeats it";
    let report = project.scratch("reports")?.join("vitest.json");
    let _ = fs::remove_file(&report);
    let file = format!("--outputFile.json={}", report.display());
    let mut command = project.npm_run("test", &["--reporter=default", "--reporter=json", &file]);
    let output = watch(command.args(files), help)?;
    let text = fs::read_to_string(&report).map_err(|_| no_report("vitest", help, &output))?;
    Counts::of_vitest(&text)?.judge(&output, help)
}

/// Runs Playwright's tests over the built site: those in `files`, or all of them.
pub(crate) fn end_to_end(project: &Project, browser: &Browser, files: &[&str]) -> StepResult {
    let help =
        "repair what failed; `npm run e2e` in www repeats it, and www/test-results holds pictures";
    let report = project.scratch("reports")?.join("playwright.json");
    let _ = fs::remove_file(&report);
    let mut command = project.npm_run("e2e", &["--reporter=list,json"]);
    command.args(files);
    command.env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report);
    command.env("CHROMIUM_PATH", &browser.program);
    command.env("KLUBOVNA_PORT", Port::reserve(None)?.number()?.to_string());
    let output = watch(&mut command, help)?;
    let text = fs::read_to_string(&report).map_err(|_| no_report("Playwright", help, &output))?;
    Counts::of_playwright(&text)?.judge(&output, help)
}

/// Plays through the built site in engines besides Chromium; tests of one that cannot be had are skipped.
pub(crate) fn other_engines(project: &Project, engines: &[Other]) -> StepResult {
    let help = "repair what failed; `cargo xtask test --browser NAME` repeats it, and www/test-results holds pictures";
    let report = project.scratch("reports")?.join("engines.json");
    let _ = fs::remove_file(&report);
    let projects: Vec<String> = engines
        .iter()
        .map(|engine| format!("--project={}", engine.name))
        .collect();
    let mut arguments = vec!["--reporter=list,json"];
    arguments.extend(projects.iter().map(String::as_str));
    let mut command = project.npm_run("engines", &arguments);
    command.env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report);
    for engine in engines {
        engine.tell(&mut command);
    }
    let output = watch(&mut command, help)?;
    let text = fs::read_to_string(&report).map_err(|_| no_report("Playwright", help, &output))?;
    let missing: Vec<&str> = engines.iter().filter_map(Other::why_missing).collect();
    let done = Counts::of_playwright(&text)?.judge(&output, help)?;
    Ok(done.and_note(&missing.join("; ")))
}

fn no_report(runner: &str, help: &str, output: &Output) -> Failure {
    Failure::new(format!("{runner} wrote no report"), help).with_output(output.tail())
}
