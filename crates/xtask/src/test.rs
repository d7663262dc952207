//! Every check of the project in one run, ended by a table and a count.

use std::sync::OnceLock;

use crate::browser::{self, Browser};
use crate::engines::{Engine, Other};
use crate::failure::{Failure, Result};
use crate::plan::{Done, Place, Plan};
use crate::project::Project;
use crate::rust_checks::DEV;
use crate::{
    bench, front_end, pack, release, rust_checks, site, sixth_game, size, tools, wasm, wasm_tests,
};

/// Which tests are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tests {
    /// All of them, in every browser.
    All,
    /// Those that need no browser.
    Fast,
    /// Those in one browser.
    In(Engine),
}

impl Tests {
    /// The tests that a person has asked for.
    pub(crate) fn chosen(fast: bool, browser: Option<Engine>) -> Self {
        match browser {
            Some(engine) => Self::In(engine),
            None if fast => Self::Fast,
            None => Self::All,
        }
    }

    fn in_browser(self, engine: Engine) -> bool {
        self == Self::All || self == Self::In(engine)
    }

    fn without_browser(self) -> bool {
        !matches!(self, Self::In(_))
    }
}

/// Runs tests; whether all of them passed.
pub(crate) fn test(project: &Project, tests: Tests) -> bool {
    let browser = OnceLock::new();
    let others = OnceLock::new();
    let engines: Vec<Engine> = [Engine::Firefox, Engine::Webkit]
        .into_iter()
        .filter(|&engine| tests.in_browser(engine))
        .collect();
    let mut plan = Plan::default();
    let prepared = tools::prepare(&mut plan, project);
    let npm = prepared.npm;
    let chromium = tests.in_browser(Engine::Chromium);
    let found = chromium.then(|| plan.step("browser", &[npm], || find_browser(project, &browser)));
    // Packages are installed one after the other.
    let after: Vec<_> = found.into_iter().collect();
    let others_found = (!engines.is_empty()).then(|| {
        plan.step("other browsers", &after, || {
            Ok::<_, Failure>(find_others(&engines, &others))
        })
    });
    if tests.without_browser() {
        rust_checks::add(&mut plan, project, prepared);
    }
    let modules = wasm::build(&mut plan, project, prepared);
    if let Some(found) = found {
        let needs = [prepared.wasm, found];
        plan.step_in(DEV, "wasm tests in the browser", &needs, || {
            wasm_tests::test(project, chosen(&browser)?)
        });
    }
    if tests.without_browser() {
        front_end::add(&mut plan, project, prepared, &modules);
    }
    let site = site::add(&mut plan, project, &modules);
    let single_file = plan.step("single-file edition", &[site], || pack::build(project));
    let release = plan.step("release", &[single_file], || release::test(project));
    if let Some(found) = found {
        let needs = [release, found];
        plan.step_in(Place::Machine, "end-to-end tests", &needs, || {
            front_end::end_to_end(project, chosen(&browser)?, &[])
        });
    }
    if let Some(others_found) = others_found {
        let needs = [site, single_file, others_found];
        plan.step_in(Place::Machine, "tests in other browsers", &needs, || {
            front_end::other_engines(project, others.get().map_or(&[], Vec::as_slice))
        });
    }
    match found {
        Some(found) if tests.without_browser() && project.is_thorough() => {
            plan.step_in(DEV, "a game more", &[site, found], || {
                sixth_game::check(project, chosen(&browser)?)
            });
        }
        _ if tests.without_browser() => {
            plan.step("a game more", &[prepared.npm], || {
                sixth_game::check_list(project)
            });
        }
        _ => {}
    }
    let built = [site, single_file];
    if tests.without_browser() {
        plan.step("sizes of files", &built, || size::files(project)?.check());
    }
    if let Some(found) = found {
        plan.step("sizes of pages", &[site, found], || {
            size::pages(project, chosen(&browser)?)?.check()
        });
        if project.is_thorough() {
            plan.step("pages of the benchmarks", &[site, found], || {
                bench::open_pages(project, chosen(&browser)?)
            });
        }
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

fn find_others(engines: &[Engine], found: &OnceLock<Vec<Other>>) -> Done {
    let others: Vec<Other> = engines
        .iter()
        .filter_map(|&engine| Other::prepare(engine))
        .collect();
    let notes: Vec<&str> = others
        .iter()
        .map(|other| other.why_missing().unwrap_or(other.name))
        .collect();
    let note = notes.join(", ");
    let _ = found.set(others);
    Done::work(note)
}

/// The browser that an earlier step has found.
fn chosen(found: &OnceLock<Browser>) -> Result<&Browser> {
    found
        .get()
        .ok_or_else(|| Failure::new("no browser was found", browser::HELP))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_browser_leaves_out_the_others_and_all_that_needs_none() {
        let all = Tests::chosen(false, None);
        let fast = Tests::chosen(true, None);
        let firefox = Tests::chosen(false, Some(Engine::Firefox));
        for engine in [Engine::Chromium, Engine::Firefox, Engine::Webkit] {
            assert!(all.in_browser(engine) && !fast.in_browser(engine));
            assert_eq!(firefox.in_browser(engine), engine == Engine::Firefox);
        }
        assert!(all.without_browser() && fast.without_browser() && !firefox.without_browser());
    }
}
