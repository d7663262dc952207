//! Mutated texts through every place where text comes in: on stable Rust, and by cargo-fuzz where it is installed.

use std::fs;
use std::process::Command;

use crate::failure::{OrHelp, Result};
use crate::plan::Done;
use crate::project::Project;
use crate::run::{check as passes, run, watch};

/// Where the targets of cargo-fuzz are.
const LIBFUZZER: &str = "crates/fuzz/libfuzzer";

/// Texts a minute for each door of the terminal.
const TEXTS: u64 = 2_000;

/// Sends mutated texts through every door for so many minutes; then as long once more by
/// cargo-fuzz, where that and a nightly toolchain are installed.
pub(crate) fn fuzz(project: &Project, minutes: u32, seed: u64) -> Result<()> {
    let words = format!(
        "run --quiet --profile fuzz -p klubovna-fuzz --bin fuzz -- --minutes {minutes} --seed {seed}"
    );
    let help = "make the text that was saved in target/fuzz a test, then repair its reader";
    // All counts of texts are printed.
    println!("{}", run(&mut project.cargo(&words), help)?.text());
    // The doors that only the terminal has.
    let texts = (u64::from(minutes) * TEXTS).to_string();
    let words = "test --quiet --profile fuzz -p klubovna-cli --bin klubovna doors -- --nocapture";
    let help = "make the text that was printed a test, then repair its reader";
    let output = run(project.cargo(words).env("TEXTS", texts), help)?;
    println!("{}", output.text());
    let missing = "run `rustup toolchain install nightly` and `cargo install cargo-fuzz`";
    if !watch(&mut nightly(project, &["fuzz", "--version"]), missing)?.success() {
        println!("cargo-fuzz is not installed; to have it search as well, {missing}");
        return Ok(());
    }
    let targets = targets(project)?;
    let seconds = u64::from(minutes) * 60 / targets.len().max(1) as u64;
    let limit = format!("-max_total_time={}", seconds.max(1));
    for target in targets {
        println!("{target}: {seconds} s of cargo-fuzz");
        let arguments = [
            "fuzz",
            "run",
            "--fuzz-dir",
            LIBFUZZER,
            &target,
            "--",
            &limit,
        ];
        let help = "the input that fails is in crates/fuzz/libfuzzer/artifacts: make it a test, then repair the reader";
        run(&mut nightly(project, &arguments), help)?;
    }
    Ok(())
}

/// Checks that the targets of cargo-fuzz compile, on stable Rust and without the C++ of libFuzzer, which only linking
/// needs.
pub(crate) fn check(project: &Project) -> Result<Done> {
    let words = format!(
        "check --locked --manifest-path {LIBFUZZER}/Cargo.toml --target-dir target/libfuzzer"
    );
    let mut command = project.cargo(&words);
    command
        .env("RUSTFLAGS", "--cfg fuzzing -D warnings")
        .env("CUSTOM_LIBFUZZER_PATH", "target/libfuzzer.a");
    let help =
        "repair what the compiler names; where it is the lock, run the same without --locked";
    passes(&mut command, help)
}

fn targets(project: &Project) -> Result<Vec<String>> {
    let help = "restore crates/fuzz/libfuzzer from the repository";
    let entries = fs::read_dir(project.root().join(LIBFUZZER).join("fuzz_targets"))
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
