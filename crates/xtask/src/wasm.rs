//! The browser modules: for each game one with its rules and one with its engine, one for files of other programs; and
//! for the single file, which holds the last one too, one with the rules of all games and one with all engines.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::failure::Result;
use crate::plan::{Done, Place, Plan, StepId};
use crate::project::{FILES, Project};
use crate::run::run;
use crate::stamp;
use crate::tools::{Prepared, WASM_TARGET, recipe, wasm_pack_command};
use crate::wasm_opt;

/// The module with the rules of all games, for the single-file edition.
pub(crate) const ALL: &str = "all";

/// The module with the engines of all games, likewise.
pub(crate) const ENGINES: &str = "engines";

/// A browser module.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Module {
    pub(crate) name: String,
    /// Features of `klubovna-web`.
    features: String,
    /// A profile of the workspace.
    profile: &'static str,
    /// Whether it may be a little larger to be faster.
    fast: bool,
}

impl Module {
    fn rules(name: &str, features: &str) -> Self {
        Self {
            name: name.to_owned(),
            features: features.to_owned(),
            profile: "wasm",
            fast: false,
        }
    }

    fn engine(name: &str, features: &str) -> Self {
        Self {
            name: name.to_owned(),
            features: format!("thinker,{features}"),
            profile: "wasm-engine",
            fast: true,
        }
    }
}

/// Adds a step for every module.
pub(crate) fn build<'a>(
    plan: &mut Plan<'a>,
    project: &'a Project,
    prepared: Prepared,
) -> Vec<StepId> {
    let step = |module: Module| {
        plan.step_in(
            Place::Target(module.profile),
            format!("wasm module: {}", module.name),
            &[prepared.wasm, prepared.npm],
            move || make(project, &module),
        )
    };
    modules(project).into_iter().map(step).collect()
}

/// All modules.
pub(crate) fn modules(project: &Project) -> Vec<Module> {
    of_games(&project.metadata().browser_games())
}

fn of_games(games: &[String]) -> Vec<Module> {
    let mut modules: Vec<Module> = games.iter().flat_map(|game| modules_of(game)).collect();
    modules.push(Module::rules(FILES, FILES));
    modules.push(Module::rules(ALL, "session,games"));
    // A byte more in a module of the single file is one and a half in the file.
    modules.push(Module {
        fast: false,
        ..Module::engine(ENGINES, "games")
    });
    modules
}

/// Makes the modules of one game, in one profile: what both need is compiled once.
pub(crate) fn make_game(project: &Project, game: &str) -> Result<()> {
    for module in modules_of(game) {
        let module = Module {
            profile: "wasm",
            fast: false,
            ..module
        };
        make(project, &module)?;
    }
    Ok(())
}

fn modules_of(game: &str) -> [Module; 2] {
    [
        Module::rules(game, &format!("session,{game}")),
        Module::engine(&engine_of(game), game),
    ]
}

/// What ends the name of a module with a game's engine.
const ENGINE: &str = "-engine";

/// The name of the module with a game's engine.
pub(crate) fn engine_of(game: &str) -> String {
    format!("{game}{ENGINE}")
}

/// Whether a module of that name holds a game's engine.
pub(crate) fn is_engine(module: &str) -> bool {
    module.ends_with(ENGINE)
}

fn make(project: &Project, module: &Module) -> Result<Done> {
    let Module {
        name,
        features,
        profile,
        fast,
    } = module;
    let folder = project.wasm().join(name);
    let stamp_file = folder.join(".stamp");
    let flags = flags(project, profile);
    let recipe = format!(
        "{} {profile} {features} {flags} {}",
        recipe(project)?,
        wasm_opt::arguments(*fast).join(" ")
    );
    let stamp = stamp::of(&recipe, &inputs(project))?;
    let wasm = folder.join(format!("{name}_bg.wasm"));
    if stamp::matches(&stamp_file, &stamp) && wasm.is_file() {
        return Ok(Done::work("unchanged"));
    }
    let out_dir = format!("../www/src/generated/wasm/{name}");
    // wasm-pack may install nothing by itself: what it would fetch is not pinned. It has one list of arguments of
    // wasm-opt for all profiles of our own, so that is run below.
    let arguments = [
        "build",
        "web",
        "--target",
        "web",
        "--no-pack",
        "--no-opt",
        "--mode",
        "no-install",
    ];
    let mut command = wasm_pack_command(project, &arguments)?;
    command.args(["--profile", profile]);
    command.args(["--out-dir", &out_dir, "--out-name", name]);
    command.args(["--", "--no-default-features", "--features", features]);
    command.args(["--config", &flags]);
    let help = "repair what the compiler names; if it is a feature, add it to web/Cargo.toml like the other games";
    stamp::remove(&stamp_file)?;
    run(&mut command, help)?;
    wasm_opt::optimise(project, &wasm, *fast)?;
    stamp::write(&stamp_file, &stamp)?;
    let size = std::fs::metadata(&wasm).map_or(0, |file| file.len());
    Ok(Done::work(format!("{} kB", size.div_ceil(1000))))
}

/// Panics name files: those of crates from registries by a folder that is the same for whoever builds. In modules of
/// rules loops stay as they are written: half a hundredth less to load.
fn flags(project: &Project, profile: &str) -> String {
    let folders: BTreeSet<_> = project
        .metadata()
        .foreign()
        .filter_map(|package| package.manifest_path.ancestors().nth(2))
        .collect();
    let flag = |folder: &Path| format!("'--remap-path-prefix={}=/crates'", folder.display());
    let mut flags: Vec<_> = folders.into_iter().map(flag).collect();
    if profile == "wasm" {
        flags.push("'-Cllvm-args=-disable-lsr'".to_owned());
    }
    format!("target.{WASM_TARGET}.rustflags=[{}]", flags.join(","))
}

/// All inputs of the build of a module.
fn inputs(project: &Project) -> Vec<PathBuf> {
    let root = project.root();
    let mut inputs = vec![
        root.join("Cargo.toml"),
        root.join("Cargo.lock"),
        root.join(".cargo/config.toml"),
        root.join("rust-toolchain.toml"),
        root.join("www/package-lock.json"),
    ];
    inputs.extend(project.metadata().sources_of("klubovna-web"));
    inputs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_two_modules_and_the_single_file_two_for_all() {
        let modules = of_games(&["go".to_owned()]);
        let told: Vec<_> = modules
            .iter()
            .map(|module| {
                let Module { name, features, .. } = module;
                (&**name, &**features, module.profile, module.fast)
            })
            .collect();
        assert_eq!(
            told,
            [
                ("go", "session,go", "wasm", false),
                ("go-engine", "thinker,go", "wasm-engine", true),
                ("files", "files", "wasm", false),
                ("all", "session,games", "wasm", false),
                ("engines", "thinker,games", "wasm-engine", false),
            ]
        );
    }
}
