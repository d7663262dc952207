//! The fuzz targets, each for a while.

use std::fs;
use std::process::Command;

use crate::failure::{Failure, OrHelp, Result};
use crate::project::Project;
use crate::run::{run, watch};

/// Runs every target of `crates/fuzz` for so many seconds; needs a nightly toolchain and cargo-fuzz.
pub(crate) fn fuzz(project: &Project, seconds: u32) -> Result<()> {
    let targets = targets(project)?;
    let help =
        "run `rustup toolchain install nightly` and `cargo install cargo-fuzz`, then try again";
    if !watch(&mut nightly(project, &["fuzz", "--version"]), help)?.success() {
        return Err(Failure::new(
            "cargo-fuzz or the nightly toolchain is missing",
            help,
        ));
    }
    let limit = format!("-max_total_time={seconds}");
    for target in targets {
        println!("{target}: {seconds} s");
        let arguments = [
            "fuzz",
            "run",
            "--fuzz-dir",
            "crates/fuzz",
            &target,
            "--",
            &limit,
        ];
        let help = "the input that fails is in crates/fuzz/artifacts: make it a test, then repair the reader";
        run(&mut nightly(project, &arguments), help)?;
    }
    Ok(())
}

fn targets(project: &Project) -> Result<Vec<String>> {
    let help = "restore crates/fuzz/fuzz_targets from the repository";
    let entries = fs::read_dir(project.root().join("crates/fuzz/fuzz_targets"))
        .or_help("reading the fuzz targets", help)?;
    let paths = entries.flatten().map(|entry| entry.path());
    let sources = paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs"));
    let mut names: Vec<String> = sources
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Through rustup, because the Cargo that runs this driver is bound to its own toolchain.
fn nightly(project: &Project, arguments: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    command
        .args(["run", "nightly", "cargo"])
        .args(arguments)
        .current_dir(project.root());
    command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    command
}
