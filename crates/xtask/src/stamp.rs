//! Content stamps: work is repeated only when its inputs have changed.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::failure::{OrHelp, Result};

/// Files of one folder are skipped by these names: none of them is an input of a build.
const IGNORED: [&str; 3] = ["target", "node_modules", ".git"];

/// A fingerprint of the names and contents of files, and of the recipe that is applied to them.
///
/// A hash for caching, not for safety; another Rust version may give another value, which costs one build.
pub(crate) fn of(recipe: &str, inputs: &[PathBuf]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    recipe.hash(&mut hasher);
    for input in inputs {
        add(input, &mut hasher)?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Whether a stamp file holds this fingerprint.
pub(crate) fn matches(file: &Path, stamp: &str) -> bool {
    fs::read_to_string(file).is_ok_and(|found| found == stamp)
}

/// Writes a stamp file; call it last, when the work is complete.
pub(crate) fn write(file: &Path, stamp: &str) -> Result<()> {
    fs::write(file, stamp).or_help(
        format!("writing {}", file.display()),
        "make the folder writable",
    )
}

/// Takes a stamp file away, if there is one: what it was for is being made anew, and may be broken off.
pub(crate) fn remove(file: &Path) -> Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error).or_help(
            format!("removing {}", file.display()),
            "make the folder writable",
        ),
        _ => Ok(()),
    }
}

fn add(path: &Path, hasher: &mut impl Hasher) -> Result<()> {
    let help = "check that the file is there and readable";
    let failed = || format!("reading {}", path.display());
    path.file_name().hash(hasher);
    if path.is_dir() {
        let entries: std::io::Result<Vec<_>> =
            fs::read_dir(path).or_help(failed(), help)?.collect();
        let mut entries: Vec<PathBuf> = entries
            .or_help(failed(), help)?
            .into_iter()
            .map(|entry| entry.path())
            .collect();
        entries.retain(|entry| !IGNORED.iter().any(|name| entry.ends_with(name)));
        entries.sort();
        entries.len().hash(hasher);
        return entries.iter().try_for_each(|entry| add(entry, hasher));
    }
    fs::read(path).or_help(failed(), help)?.hash(hasher);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_names_and_recipe_count() {
        let folder = std::env::temp_dir().join(format!("klubovna-stamp-{}", std::process::id()));
        // A run that was killed may have left it: numbers of processes come again.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("target")).unwrap();
        let stamp = |recipe: &str| of(recipe, std::slice::from_ref(&folder)).unwrap();
        fs::write(folder.join("a"), "1").unwrap();
        let first = stamp("r");
        assert_eq!(first, stamp("r"));
        assert_ne!(first, stamp("other"));
        fs::write(folder.join("target/b"), "ignored").unwrap();
        assert_eq!(first, stamp("r"));
        fs::write(folder.join("a"), "2").unwrap();
        assert_ne!(first, stamp("r"));
        fs::write(folder.join("a"), "1").unwrap();
        fs::rename(folder.join("a"), folder.join("c")).unwrap();
        assert_ne!(first, stamp("r"));

        let file = folder.join("stamp");
        assert!(!matches(&file, &first));
        write(&file, &first).unwrap();
        assert!(matches(&file, &first));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_missing_input_is_named() {
        let failure = of("r", &[PathBuf::from("no-such-input")]).unwrap_err();
        assert!(failure.to_string().contains("no-such-input"));
    }
}
