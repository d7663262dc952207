//! How large the built files are.

use serde::Deserialize;

use super::{Budget, Sizes, Table, kilobytes};
use crate::failure::{Failure, OrHelp, Result};
use crate::project::{FILES, Project};
use crate::run::run;
use crate::wasm::{ALL, ENGINES, engine_of, is_engine};

/// The wasm module of one game's rules, as brotli.
const GAME_WASM: u64 = 70_500;
/// The wasm module of a game's engine with the rules it needs but without its network, as brotli.
const ENGINE_WASM: u64 = 72_800;
/// The wasm module for files of other programs, as brotli: loaded when somebody opens one.
const FILES_WASM: u64 = 86_500;
/// The wasm module with the rules of all games, as brotli: in the single file only.
const ALL_WASM: u64 = 142_000;
/// The network of an engine, as brotli: it is part of the module.
const NETWORK: u64 = 25_000;
/// The wasm module with all engines but without their networks, as brotli: in the single file only.
const ENGINES_WASM: u64 = 178_000;
/// What every board loads of the folder of the board, as gzip in one piece, wherever the project lies.
const BOARD: u64 = 22_600;
/// The single-file edition, as it is: with all texts of five languages, of which Slovak, German and
/// Polish are some 850 kB. The chapters of facts in the rules are 24 kB of them. Networks come on top.
const SINGLE_FILE: u64 = 3_635_000;
/// What a byte of a network as brotli is in the single file, in hundredths: gzip in base64.
const PACKED: u64 = 150;

/// What `www/tools/size.mjs` measures, in bytes.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Measured {
    /// Name and brotli size of each module.
    wasm: Vec<(String, u64)>,
    /// Game and brotli size of each network.
    networks: Vec<(String, u64)>,
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
            module if is_engine(module) => ENGINE_WASM,
            _ => GAME_WASM,
        };
        let inside = measured.networks.iter().filter(|(game, _)| {
            let module = name.as_str();
            module == ENGINES || module == engine_of(game)
        });
        let limit = limit + inside.map(|(_, size)| size).sum::<u64>();
        Ok(Budget::new(format!("wasm {name} (brotli)"), *size, limit))
    });
    let networks = measured.networks.iter().map(|(game, size)| {
        let name = format!("network of {game} (brotli, within its engine)");
        Ok(Budget::new(name, *size, NETWORK))
    });
    let learned: u64 = measured.networks.iter().map(|(_, size)| size).sum();
    let others = [
        Budget::new(
            "src/board, what every board loads of it (gzip)",
            measured.board,
            BOARD,
        ),
        Budget::new(
            "klubovna.html (as it is)",
            measured.single_file,
            SINGLE_FILE + learned * PACKED / 100,
        ),
    ];
    wasm.chain(networks).chain(others.map(Ok)).collect()
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
        let text = r#"{"wasm":[["go",74000],["go-engine",80000],["old",1],["all",150000]],
            "networks":[["go",9000]],"board":1,"singleFile":1}"#;
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
        assert_eq!(
            limits,
            [
                GAME_WASM,
                ALL_WASM,
                NETWORK,
                BOARD,
                SINGLE_FILE + 9_000 * PACKED / 100
            ]
        );
    }

    #[test]
    fn an_engine_may_be_larger_by_its_network() {
        let limits: Vec<_> = budgets_of(&["go", "go-engine"]).unwrap();
        let limits: Vec<u64> = limits.iter().map(|budget| budget.limit).collect();
        assert_eq!(limits[..2], [GAME_WASM, ENGINE_WASM + 9_000]);
    }

    #[test]
    fn lines_are_in_kilobytes() {
        let line = line(&Budget::new("x", 12_345, 12_000));
        assert!(line.contains("12.3 of   12.0 kB  TOO LARGE"), "{line}");
    }
}
