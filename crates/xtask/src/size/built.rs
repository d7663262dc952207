//! How large the built files are.

use serde::Deserialize;

use super::{Budget, Sizes, Table, kilobytes};
use crate::failure::{Failure, OrHelp, Result};
use crate::project::{FILES, Project};
use crate::run::run;
use crate::wasm::{ALL, ENGINES};

/// The wasm module of one game's rules, and that of its engine with the rules it needs, as brotli.
const GAME_WASM: u64 = 74_500;
/// The wasm module for files of other programs, as brotli: loaded when somebody opens one.
const FILES_WASM: u64 = 94_500;
/// The wasm module with the rules of all games, as brotli: in the single file only.
const ALL_WASM: u64 = 151_000;
/// The wasm module with all engines, as brotli: in the single file only.
const ENGINES_WASM: u64 = 142_500;
/// What every board loads of the folder of the board, as gzip.
const BOARD: u64 = 29_000;
/// The single-file edition, as it is.
const SINGLE_FILE: u64 = 3_000_000;

/// What `www/tools/size.mjs` measures, in bytes.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Measured {
    /// Name and brotli size of each module.
    wasm: Vec<(String, u64)>,
    board: u64,
    single_file: u64,
}

pub(super) fn measure(project: &Project) -> Result<Sizes> {
    let help =
        "run `cargo xtask build` and `cargo xtask pack` first; what is missing is named above";
    let output = run(&mut project.node("tools/size.mjs", &[]), help)?;
    let measured: Measured =
        serde_json::from_str(&output.stdout()).or_help("reading the sizes", help)?;
    let modules = crate::wasm::modules(project).into_iter();
    let names: Vec<String> = modules.map(|module| module.name).collect();
    let budgets = budgets(&measured, &names)?;
    let rows = budgets.iter().map(row).collect();
    let table = Table {
        head: &["", "kB", "Budget in kB"],
        rows,
    };
    Ok(Sizes {
        lines: budgets.iter().map(line).collect(),
        table,
        budgets,
    })
}

fn budgets(measured: &Measured, modules: &[String]) -> Result<Vec<Budget>> {
    let wasm = modules.iter().map(|module| {
        let found = measured.wasm.iter().find(|(name, _)| name == module);
        let (name, size) = found.ok_or_else(|| {
            let what = format!("the wasm module of {module} is missing");
            Failure::new(what, "run `cargo xtask build`")
        })?;
        let limit = match name.as_str() {
            ALL => ALL_WASM,
            ENGINES => ENGINES_WASM,
            FILES => FILES_WASM,
            _ => GAME_WASM,
        };
        Ok(Budget::new(format!("wasm {name} (brotli)"), *size, limit))
    });
    let others = [
        Budget::new(
            "src/board, what every board loads of it (gzip)",
            measured.board,
            BOARD,
        ),
        Budget::new(
            "klubovna.html (as it is)",
            measured.single_file,
            SINGLE_FILE,
        ),
    ];
    wasm.chain(others.map(Ok)).collect()
}

fn row(budget: &Budget) -> Vec<String> {
    let [size, limit] = [budget.size, budget.limit].map(kilobytes);
    vec![budget.name.clone(), size, limit]
}

fn line(budget: &Budget) -> String {
    let mark = if budget.is_kept() { "" } else { "  TOO LARGE" };
    let [size, limit] = [budget.size, budget.limit].map(kilobytes);
    format!("{:<48} {size:>8} of {limit:>6} kB{mark}", budget.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budgets_of(modules: &[&str]) -> Result<Vec<Budget>> {
        let text = r#"{"wasm":[["go",74000],["old",1],["all",150000]],"board":1,"singleFile":1}"#;
        let names: Vec<String> = modules.iter().map(|&name| name.to_owned()).collect();
        budgets(&serde_json::from_str(text).unwrap(), &names)
    }

    #[test]
    fn a_missing_module_is_no_small_module() {
        let failure = budgets_of(&["go", "mill", "all"]).unwrap_err();
        assert!(failure.to_string().contains("mill"));
    }

    #[test]
    fn modules_that_are_built_no_more_have_no_budget() {
        let limits: Vec<_> = budgets_of(&["go", "all"]).unwrap();
        let limits: Vec<u64> = limits.iter().map(|budget| budget.limit).collect();
        assert_eq!(limits, [GAME_WASM, ALL_WASM, BOARD, SINGLE_FILE]);
    }

    #[test]
    fn lines_are_in_kilobytes() {
        let line = line(&Budget::new("x", 12_345, 12_000));
        assert!(line.contains("12.3 of   12.0 kB  TOO LARGE"), "{line}");
    }
}
