//! The size budgets: what a visitor has to load.

use serde::Deserialize;

use crate::failure::{Failure, OrHelp, Result};
use crate::plan::{Done, StepResult, Undone};
use crate::project::{FILES, Project};
use crate::run::run;
use crate::wasm::{ALL, ENGINES};

/// The wasm module of one game's rules, and that of its engine with the rules it needs, as brotli.
const GAME_WASM: u64 = 75_000;
/// The wasm module for files of other programs, as brotli: loaded when somebody opens one.
const FILES_WASM: u64 = 100_000;
/// The wasm module with the rules of all games, as brotli: in the single file only.
const ALL_WASM: u64 = 170_000;
/// The wasm module with all engines, as brotli: in the single file only.
const ENGINES_WASM: u64 = 170_000;
/// The code of the board alone, as gzip.
const BOARD: u64 = 12_000;
/// The scripts of a board on somebody's page, as gzip.
const ELEMENT: u64 = 45_000;
/// HTML, scripts, styles and fonts of the first visit of a play page, as gzip.
const FIRST_LOAD: u64 = 90_000;
/// What draws boards in space, as gzip; loaded when a person opens that view.
const SPACE: u64 = 160_000;
/// The single-file edition, as it is.
const SINGLE_FILE: u64 = 3_000_000;

/// What `www/tools/size.mjs` measures, in bytes.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Measured {
    /// Name and brotli size of each module.
    wasm: Vec<(String, u64)>,
    board: u64,
    element: u64,
    first_load: u64,
    space: u64,
    single_file: u64,
}

/// One line of the table.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    name: String,
    size: u64,
    limit: u64,
}

impl Budget {
    /// What was measured, and how.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Size and limit in kilobytes.
    pub(crate) fn kilobytes(&self) -> [String; 2] {
        [self.size, self.limit].map(|bytes| format!("{}.{}", bytes / 1000, bytes % 1000 / 100))
    }
}

/// Measures the built site.
pub(crate) fn measure(project: &Project) -> Result<Vec<Budget>> {
    let help =
        "run `cargo xtask build` and `cargo xtask pack` first; what is missing is named above";
    let output = run(&mut project.node("tools/size.mjs", &[]), help)?;
    let measured: Measured =
        serde_json::from_str(&output.stdout()).or_help("reading the sizes", help)?;
    let modules = crate::wasm::modules(project).into_iter();
    let names: Vec<String> = modules.map(|module| module.name).collect();
    budgets(measured, &names)
}

/// Measures the built site, prints the table and fails above a budget; each budget counts as one test.
pub(crate) fn check(project: &Project) -> StepResult {
    let budgets = measure(project)?;
    let table: Vec<String> = budgets.iter().map(row).collect();
    println!("      {}", table.join("\n      "));
    judge(&budgets)
}

fn budgets(measured: Measured, modules: &[String]) -> Result<Vec<Budget>> {
    if let Some(missing) = modules
        .iter()
        .find(|name| !measured.wasm.iter().any(|(found, _)| found == *name))
    {
        return Err(Failure::new(
            format!("the wasm module of {missing} is missing"),
            "run `cargo xtask build`",
        ));
    }
    let budget = |name: &str, size, limit| Budget {
        name: name.to_owned(),
        size,
        limit,
    };
    let wasm = measured
        .wasm
        .into_iter()
        .filter(|(name, _)| modules.contains(name));
    let mut budgets: Vec<Budget> = wasm
        .map(|(name, size)| {
            budget(
                &format!("wasm {name} (brotli)"),
                size,
                match name.as_str() {
                    ALL => ALL_WASM,
                    ENGINES => ENGINES_WASM,
                    FILES => FILES_WASM,
                    _ => GAME_WASM,
                },
            )
        })
        .collect();
    budgets.push(budget(
        "board-game.js and what it imports (gzip)",
        measured.element,
        ELEMENT,
    ));
    budgets.push(budget("board core (gzip)", measured.board, BOARD));
    budgets.push(budget(
        "first load of a play page, without wasm (gzip)",
        measured.first_load,
        FIRST_LOAD,
    ));
    budgets.push(budget("the view in space (gzip)", measured.space, SPACE));
    budgets.push(budget(
        "klubovna.html (as it is)",
        measured.single_file,
        SINGLE_FILE,
    ));
    Ok(budgets)
}

fn row(budget: &Budget) -> String {
    let mark = if budget.size > budget.limit {
        "  TOO LARGE"
    } else {
        ""
    };
    let [size, limit] = budget.kilobytes();
    format!("{:<48} {size:>8} of {limit:>6} kB{mark}", budget.name)
}

fn judge(budgets: &[Budget]) -> StepResult {
    let (kept, broken): (Vec<_>, Vec<_>) = budgets
        .iter()
        .partition(|budget| budget.size <= budget.limit);
    if broken.is_empty() {
        return Ok(Done {
            passed: kept.len(),
            note: format!("{} budgets kept", kept.len()),
        });
    }
    let help = "find what grew: `git log` on the lock files, new imports, new data; load lazily what a first visit does not need";
    let names: Vec<&str> = broken.iter().map(|budget| budget.name.as_str()).collect();
    let failure = Failure::new(format!("above the budget: {}", names.join(", ")), help);
    Err(Undone {
        passed: kept.len(),
        failed: broken.len(),
        failure,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(board: u64) -> Measured {
        let text = format!(
            r#"{{"wasm":[["go",75000],["all",170000]],"board":{board},"element":1,"firstLoad":1,"space":1,"singleFile":1}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    fn modules(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn a_budget_may_be_used_up_but_not_exceeded() {
        let modules = modules(&["go", "all"]);
        let done = judge(&budgets(measured(12_000), &modules).unwrap()).unwrap();
        assert_eq!(done.passed, 7);
        let undone = judge(&budgets(measured(12_001), &modules).unwrap()).unwrap_err();
        assert_eq!((undone.passed, undone.failed), (6, 1));
        assert!(undone.failure.to_string().contains("board core"));
    }

    #[test]
    fn a_missing_module_is_no_small_module() {
        let failure = budgets(measured(1), &modules(&["go", "mill", "all"])).unwrap_err();
        assert!(failure.to_string().contains("mill"));
    }

    #[test]
    fn rows_are_in_kilobytes() {
        let row = row(&Budget {
            name: "x".into(),
            size: 12_345,
            limit: 12_000,
        });
        assert!(row.contains("12.3 of   12.0 kB  TOO LARGE"), "{row}");
    }
}
