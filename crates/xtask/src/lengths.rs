//! The check of lengths: one idea a file, which more than so many lines rarely are.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, OrHelp, Result};
use crate::files;
use crate::plan::Done;
use crate::project::Project;

/// Most lines of a Rust file. The front end has a limit of its own: `www/tests/unit/layers.test.ts`.
const MOST: usize = 500;

/// Checks that no Rust file has more lines, except tests.
pub(crate) fn check(project: &Project) -> Result<Done> {
    let mut faults = Vec::new();
    let mut count = 0;
    for folder in ["crates", "web"] {
        let folder = project.root().join(folder);
        for file in files::below(&folder, &[".rs"])? {
            let place = file.strip_prefix(project.root()).unwrap_or(&file);
            if is_test(place) {
                continue;
            }
            let text = fs::read_to_string(&file)
                .or_help(format!("reading {}", place.display()), "make it UTF-8")?;
            faults.extend(fault(place, &text));
            count += 1;
        }
    }
    if faults.is_empty() {
        return Ok(Done::check(format!("{count} files")));
    }
    let help = format!(
        "split it by idea, with a name from the field for each part; a file may have {MOST} lines"
    );
    Err(Failure::new("a file is too long", help).with_output(faults.join("\n")))
}

/// Whether a file is in a folder of tests or is a module of tests.
fn is_test(place: &Path) -> bool {
    place
        .components()
        .any(|part| matches!(part.as_os_str().to_str(), Some("tests" | "tests.rs")))
}

fn fault(place: &Path, text: &str) -> Option<String> {
    let lines = text.lines().count();
    (lines > MOST).then(|| format!("{}: {lines} lines", place.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_above_the_limit_are_named() {
        let place = Path::new("crates/mill/src/position.rs");
        assert_eq!(fault(place, &"a\n".repeat(MOST)), None);
        let long = "a\n".repeat(MOST + 1);
        assert_eq!(
            fault(place, &long).as_deref(),
            Some("crates/mill/src/position.rs: 501 lines")
        );
    }

    #[test]
    fn tests_may_be_longer() {
        assert!(is_test(Path::new("crates/mill/tests/vectors.rs")));
        assert!(is_test(Path::new("crates/mill/src/cards/tests.rs")));
        assert!(!is_test(Path::new("crates/testing/src/conformance.rs")));
    }
}
