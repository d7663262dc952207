//! The scripts that measure: what they print last is their result.

use std::process::Command;

use serde::de::DeserializeOwned;

use crate::failure::{OrHelp, Result};
use crate::run::run;

/// Runs a script; its last line is what it has measured, as JSON.
pub(super) fn measured<T: DeserializeOwned>(command: &mut Command, help: &str) -> Result<T> {
    let output = run(command, help)?.stdout();
    let last = output.lines().last().unwrap_or_default();
    serde_json::from_str(last).or_help("reading the measurements", help)
}
