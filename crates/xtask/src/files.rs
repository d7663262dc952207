//! The files below a folder.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{OrHelp, Result};

/// All files below a folder with one of these endings, sorted. Folders named `node_modules` are left out.
pub(crate) fn below(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let wanted = |name: &str| endings.iter().any(|ending| name.ends_with(ending));
    let mut files = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let entries = fs::read_dir(&folder).or_help(
            format!("reading {}", folder.display()),
            "restore the folder from the repository",
        )?;
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                open.extend((!path.ends_with("node_modules")).then_some(path));
            } else if path
                .file_name()
                .and_then(|name| name.to_str())
                .is_some_and(&wanted)
            {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_at_any_depth() {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR"));
        let found = below(sources, &["files.rs", "main.rs"]).unwrap();
        assert_eq!(
            found,
            [sources.join("src/files.rs"), sources.join("src/main.rs")]
        );
    }

    #[test]
    fn a_missing_folder_is_named() {
        let failure = below(Path::new("no-such-folder"), &[".rs"]).unwrap_err();
        assert!(failure.to_string().contains("no-such-folder"));
    }
}
