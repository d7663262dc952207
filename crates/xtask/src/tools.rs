//! The tools of a build: found, or installed by version into the user's cache folder.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cache;
use crate::failure::{Failure, OrHelp, Result};
use crate::plan::{Done, Plan, StepId};
use crate::project::Project;
use crate::run::{run, watch};
use crate::stamp;

/// The target of the browser modules.
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The version of wasm-pack that the build was written for.
const WASM_PACK: &str = "0.15.1";

const CARGO_HACK: &str = "0.6.46";

const NODE_HELP: &str = "install Node.js 20.19 or newer (a long-term version) from https://nodejs.org and open a new terminal";

/// The steps that make a bare machine ready.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Prepared {
    /// The npm packages, and so Node.js, are there.
    pub(crate) npm: StepId,
    /// wasm-pack, wasm-bindgen and the wasm target are there.
    pub(crate) wasm: StepId,
}

/// Adds the steps that check and install what a build needs.
pub(crate) fn prepare<'a>(plan: &mut Plan<'a>, project: &'a Project) -> Prepared {
    let node = plan.step("Node.js", &[], node);
    let target = plan.step("Rust target for the browser", &[], || wasm_target(project));
    let pack = plan.step(format!("wasm-pack {WASM_PACK}"), &[], wasm_pack);
    let npm = plan.step("npm packages", &[node], || npm_packages(project));
    let wasm = plan.step("wasm-bindgen command", &[target, pack], || {
        wasm_bindgen(project)
    });
    Prepared { npm, wasm }
}

/// The search path for wasm-pack.
pub(crate) fn search_path(project: &Project) -> Result<OsString> {
    let bindgen = project.locked_version("wasm-bindgen")?;
    let mut folders = vec![
        folder("wasm-pack", WASM_PACK)?.join("bin"),
        folder("wasm-bindgen-cli", bindgen)?.join("bin"),
    ];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    env::join_paths(folders).or_help(
        "joining the search path",
        "keep the checkout in a folder without `:` or `;`",
    )
}

/// wasm-pack with the right search path, in the top folder.
pub(crate) fn wasm_pack_command(project: &Project, arguments: &[&str]) -> Result<Command> {
    let mut command = Command::new(executable(&folder("wasm-pack", WASM_PACK)?, "wasm-pack"));
    command
        .args(arguments)
        .current_dir(project.root())
        .env("PATH", search_path(project)?);
    Ok(command)
}

/// The program that runs the test modules.
pub(crate) fn wasm_bindgen_runner(project: &Project) -> Result<PathBuf> {
    let version = project.locked_version("wasm-bindgen")?;
    Ok(executable(
        &folder("wasm-bindgen-cli", version)?,
        "wasm-bindgen-test-runner",
    ))
}

/// The versions of tools and flags that a wasm module depends on, besides its sources.
pub(crate) fn recipe(project: &Project) -> Result<String> {
    Ok(format!(
        "wasm-pack {WASM_PACK} wasm-bindgen {}",
        project.locked_version("wasm-bindgen")?
    ))
}

/// A program in the search path.
pub(crate) fn find_program(name: &str) -> Option<PathBuf> {
    let file = if cfg!(windows) {
        format!("{name}.exe")
    } else {
        name.to_owned()
    };
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(&file))
        .find(|path| path.is_file())
}

fn node() -> Result<Done> {
    let output = watch(Command::new("node").arg("--version"), NODE_HELP)?;
    let version = output.stdout().trim().trim_start_matches('v').to_owned();
    if node_is_enough(&version) {
        return Ok(Done::work(version));
    }
    Err(Failure::new(
        format!(
            "Node.js {version} is too old: the site's tools need 20.19 or, of later lines, 22.12"
        ),
        NODE_HELP,
    ))
}

/// The versions that vite accepts.
fn node_is_enough(version: &str) -> bool {
    let mut numbers = version
        .split('.')
        .map(|part| part.parse::<u32>().unwrap_or(0));
    let (major, minor) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    match major {
        20 => minor >= 19,
        21 => false,
        22 => minor >= 12,
        _ => major > 22,
    }
}

fn wasm_target(project: &Project) -> Result<Done> {
    let toolchain = toolchain(project)?;
    let help = format!(
        "run `rustup target add {WASM_TARGET} --toolchain {toolchain}` and read what it says"
    );
    let sysroot = run(
        Command::new("rustc")
            .args(["--print", "sysroot"])
            .current_dir(project.root()),
        &help,
    )?;
    let library = Path::new(sysroot.stdout().trim())
        .join("lib/rustlib")
        .join(WASM_TARGET)
        .join("lib");
    if library.is_dir() {
        return Ok(Done::work("already there"));
    }
    run(
        Command::new("rustup").args(["target", "add", WASM_TARGET, "--toolchain", &toolchain]),
        &help,
    )?;
    Ok(Done::work(format!("added to {toolchain}")))
}

/// The toolchain that `rust-toolchain.toml` names.
fn toolchain(project: &Project) -> Result<String> {
    let file = project.root().join("rust-toolchain.toml");
    let help = "restore rust-toolchain.toml from the repository";
    let text = fs::read_to_string(&file).or_help("reading rust-toolchain.toml", help)?;
    let table: toml::Table = text.parse().or_help("reading rust-toolchain.toml", help)?;
    let channel = table
        .get("toolchain")
        .and_then(|part| part.get("channel"))
        .and_then(toml::Value::as_str);
    channel
        .map(str::to_owned)
        .ok_or_else(|| Failure::new("rust-toolchain.toml names no channel", help))
}

fn wasm_pack() -> Result<Done> {
    install("wasm-pack", WASM_PACK, "wasm-pack", &["--locked"])
}

fn wasm_bindgen(project: &Project) -> Result<Done> {
    // The command and the library must have the same version.
    install(
        "wasm-bindgen-cli",
        project.locked_version("wasm-bindgen")?,
        "wasm-bindgen",
        // Its published lock file may not resolve; it speaks to programs of this machine only, without TLS.
        &["--no-default-features"],
    )
}

/// Adds the step that installs cargo-hack, which checks features.
pub(crate) fn prepare_hack(plan: &mut Plan<'_>) -> StepId {
    plan.step(format!("cargo-hack {CARGO_HACK}"), &[], || {
        install("cargo-hack", CARGO_HACK, "cargo-hack", &["--locked"])
    })
}

/// cargo-hack in the top folder.
pub(crate) fn hack_command(project: &Project) -> Result<Command> {
    let program = executable(&folder("cargo-hack", CARGO_HACK)?, "cargo-hack");
    let mut command = Command::new(program);
    command.arg("hack").current_dir(project.root());
    Ok(command)
}

fn install(package: &str, version: &str, program: &str, options: &[&str]) -> Result<Done> {
    let folder = folder(package, version)?;
    if executable(&folder, program).is_file() {
        return Ok(Done::work(format!("{version}, already there")));
    }
    println!("      building {package} {version}: some minutes, once on this machine");
    let mut command = Command::new("cargo");
    // A debug build takes a third of the time, without line numbers a quarter; these tools are not what a build waits for.
    command.args(["install", "--debug", package, "--version", version]);
    command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    command.args(options).arg("--root").arg(&folder);
    let help = format!(
        "check the network and the linker (`cc`; on Windows the Visual Studio build tools), then run the command again; it installs into {}",
        folder.display()
    );
    run(&mut command, &help)?;
    Ok(Done::work(format!("{version} installed")))
}

fn npm_packages(project: &Project) -> Result<Done> {
    let lock = project.www().join("package-lock.json");
    if !lock.is_file() {
        return Err(Failure::new(
            "www/package-lock.json is missing",
            "restore it from the repository, or run `npm install` in www",
        ));
    }
    let wanted = stamp::of("npm ci", &[project.www().join("package.json"), lock])?;
    let file = project.www().join("node_modules/.klubovna-stamp");
    if stamp::matches(&file, &wanted) {
        return Ok(Done::work("already there"));
    }
    let help = "check the network; if the lock file is out of step with package.json, run `npm install` in www and commit it";
    // It may be broken off with some of the packages in place.
    stamp::remove(&file)?;
    run(&mut project.npm(&["ci", "--no-audit", "--no-fund"]), help)?;
    stamp::write(&file, &wanted)?;
    Ok(Done::work("installed"))
}

/// Where a tool of a version lives.
fn folder(package: &str, version: &str) -> Result<PathBuf> {
    Ok(cache::folder()?
        .join("tools")
        .join(format!("{package}-{version}")))
}

fn executable(folder: &Path, program: &str) -> PathBuf {
    folder
        .join("bin")
        .join(format!("{program}{}", env::consts::EXE_SUFFIX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_versions() {
        for good in ["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.1.0"] {
            assert!(node_is_enough(good), "{good}");
        }
        for bad in ["18.20.0", "20.18.9", "21.7.0", "22.11.0", "", "x.y"] {
            assert!(!node_is_enough(bad), "{bad}");
        }
    }

    #[test]
    fn tools_are_kept_by_version() {
        assert!(
            folder("wasm-pack", "1.2.3")
                .unwrap()
                .ends_with("klubovna/tools/wasm-pack-1.2.3")
        );
    }

    #[test]
    fn programs_are_found_in_the_search_path() {
        assert!(find_program("rustc").is_some());
        assert!(find_program("klubovna-no-such-program").is_none());
    }
}
