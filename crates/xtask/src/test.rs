//! Every check of the project in one run, ended by a table and a count.

use std::sync::OnceLock;

use crate::browser::{self, Browser};
use crate::failure::{Failure, Result};
use crate::plan::{Done, Place, Plan};
use crate::project::Project;
use crate::rust_checks::DEV;
use crate::{front_end, pack, release, rust_checks, site, size, tools, wasm, wasm_tests};

/// Runs everything, or with `fast` everything that needs no browser; whether all of it passed.
pub(crate) fn test(project: &Project, fast: bool) -> bool {
    let browser = OnceLock::new();
    let mut plan = Plan::default();
    let prepared = tools::prepare(&mut plan, project);
    let npm = prepared.npm;
    let found = (!fast).then(|| plan.step("browser", &[npm], || find_browser(project, &browser)));
    rust_checks::add(&mut plan, project, prepared);
    let modules = wasm::build(&mut plan, project, prepared);
    if let Some(found) = found {
        let needs = [prepared.wasm, found];
        plan.step_in(DEV, "wasm tests in the browser", &needs, || {
            wasm_tests::test(project, chosen(&browser)?)
        });
    }
    front_end::add(&mut plan, project, prepared, &modules);
    let site = site::add(&mut plan, project, &modules);
    let single_file = plan.step("single-file edition", &[site], || pack::build(project));
    let release = plan.step("release", &[single_file], || release::test(project));
    if let Some(found) = found {
        let needs = [release, found];
        plan.step_in(Place::Machine, "end-to-end tests", &needs, || {
            front_end::end_to_end(project, chosen(&browser)?)
        });
    }
    let built = [site, single_file];
    plan.step("sizes of files", &built, || size::files(project)?.check());
    if let Some(found) = found {
        plan.step("sizes of pages", &[site, found], || {
            size::pages(project, chosen(&browser)?)?.check()
        });
    }

    let report = plan.run_all();
    println!("\n{}", report.table());
    report.success()
}

fn find_browser(project: &Project, found: &OnceLock<Browser>) -> Result<Done> {
    let browser = browser::prepare(project)?;
    let note = browser.program.display().to_string();
    // The step runs once, so the cell is still empty.
    let _ = found.set(browser);
    Ok(Done::work(note))
}

/// The browser that an earlier step has found.
fn chosen(found: &OnceLock<Browser>) -> Result<&Browser> {
    found
        .get()
        .ok_or_else(|| Failure::new("no browser was found", browser::HELP))
}
