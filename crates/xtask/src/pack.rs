//! The single-file edition: one HTML file that plays from a disk, with no request at all.

use std::path::PathBuf;

use crate::failure::Result;
use crate::plan::Done;
use crate::project::Project;
use crate::run::run;

/// The file that is written.
pub(crate) fn file(project: &Project) -> PathBuf {
    project.dist().join("klubovna.html")
}

/// Builds the page as one bundle and inlines everything; the script checks its own result.
pub(crate) fn build(project: &Project) -> Result<Done> {
    let help = "repair what www/tools/pack.mjs names: whatever the page uses must be imported, never fetched by a URL";
    let output = run(&mut project.node("tools/pack.mjs", &[]), help)?;
    Ok(Done::check(
        output.stdout().lines().last().unwrap_or_default().trim(),
    ))
}
