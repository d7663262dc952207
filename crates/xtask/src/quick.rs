//! Compiling quickly what is tried once, for a minute: it need not be as fast as what is played.

use std::fmt::Write as _;

use crate::project::Project;

/// Settings of Cargo that optimise little: for a file that `--config` names, or a copy's `.cargo/config.toml`.
pub(crate) fn settings(project: &Project) -> String {
    let mut text =
        "\n[profile.release]\nopt-level = 1\nlto = \"off\"\ncodegen-units = 16\n".to_owned();
    for package in project.metadata().members() {
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\n[profile.dev.package.{}]\nopt-level = 0\n",
            package.name
        );
    }
    text
}
