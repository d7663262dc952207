//! TypeScript declarations of the view types, generated from the Rust ones.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, OrHelp, Result};
use crate::files;
use crate::plan::Done;
use crate::project::Project;
use crate::run::run;

/// What lets the types describe themselves.
pub(crate) const FEATURES: &str = "--features klubovna-view/ts,klubovna-search/ts";

/// How the names of the tests begin that write the declarations.
pub(crate) const EXPORTS: &str = "export_bindings";

/// File names below a folder, and their contents.
type Files = BTreeMap<PathBuf, String>;

/// Writes the declarations; those of types that are gone are deleted.
pub(crate) fn write(project: &Project) -> Result<Done> {
    let fresh = export(project)?;
    let folder = folder(project);
    let help = "make www/src/generated/types writable";
    for stale in read(&folder)?
        .keys()
        .filter(|name| !fresh.contains_key(*name))
    {
        fs::remove_file(folder.join(stale))
            .or_help(format!("deleting {}", stale.display()), help)?;
    }
    for (name, text) in &fresh {
        let file = folder.join(name);
        let parent = file.parent().unwrap_or(&folder);
        fs::create_dir_all(parent).or_help(format!("making {}", parent.display()), help)?;
        fs::write(&file, text).or_help(format!("writing {}", file.display()), help)?;
    }
    Ok(Done::work(format!(
        "{} files in www/src/generated/types",
        fresh.len()
    )))
}

/// Fails when the committed declarations differ from what the Rust types say.
pub(crate) fn check(project: &Project) -> Result<Done> {
    let (fresh, committed) = (export(project)?, read(&folder(project))?);
    let faults = drift(&fresh, &committed);
    if faults.is_empty() {
        return Ok(Done::check(format!("{} files", fresh.len())));
    }
    let help = "run `cargo xtask types` and commit what it writes";
    Err(Failure::new("www/src/generated/types is out of date", help).with_output(faults.join("\n")))
}

fn folder(project: &Project) -> PathBuf {
    project.www().join("src/generated/types")
}

/// Lets the tests that ts-rs derives write into a scratch folder.
fn export(project: &Project) -> Result<Files> {
    let scratch = project.scratch("types")?;
    fs::remove_dir_all(&scratch).or_help(
        "clearing target/xtask/types",
        "make the target folder writable",
    )?;
    // The same choice of packages as for the tests: all is compiled once for both.
    let words = format!("test --quiet {FEATURES} --lib {EXPORTS}");
    let mut command = project.cargo(&words);
    command.env("TS_RS_EXPORT_DIR", &scratch);
    run(
        &mut command,
        "repair what is named above; tests named export_bindings write the declarations",
    )?;
    let files = read(&scratch)?;
    if files.is_empty() {
        let help = "derive `TS` with `#[ts(export)]` on the view types under the feature `ts` of klubovna-text, klubovna-view and klubovna-search";
        return Err(Failure::new("no declaration was exported", help));
    }
    Ok(files)
}

/// One line for each file that is missing, left over or different.
fn drift(fresh: &Files, committed: &Files) -> Vec<String> {
    let new = fresh
        .iter()
        .filter_map(|(name, text)| match committed.get(name) {
            None => Some(format!("{}: missing", name.display())),
            Some(found) if found != text => Some(format!("{}: differs", name.display())),
            Some(_) => None,
        });
    let old = committed.keys().filter(|name| !fresh.contains_key(*name));
    new.chain(old.map(|name| format!("{}: no longer generated", name.display())))
        .collect()
}

/// The declarations in a folder; one that is not there yet holds none.
fn read(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    if !folder.exists() {
        return Ok(files);
    }
    for path in files::below(folder, &[".ts"])? {
        let text = fs::read_to_string(&path).or_help(
            format!("reading {}", path.display()),
            "run `cargo xtask types`",
        )?;
        let name = path.strip_prefix(folder).unwrap_or(&path).to_owned();
        // Git may check text out with other line ends.
        files.insert(name, text.replace("\r\n", "\n"));
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_drift_is_told() {
        let files = |pairs: &[(&str, &str)]| -> Files {
            pairs
                .iter()
                .map(|&(name, text)| (PathBuf::from(name), text.to_owned()))
                .collect()
        };
        let fresh = files(&[("A.ts", "1"), ("B.ts", "2"), ("C.ts", "3")]);
        let committed = files(&[("A.ts", "1"), ("B.ts", "old"), ("D.ts", "4")]);
        assert_eq!(
            drift(&fresh, &committed),
            [
                "B.ts: differs",
                "C.ts: missing",
                "D.ts: no longer generated"
            ]
        );
        assert_eq!(drift(&fresh, &fresh), Vec::<String>::new());
    }
}
