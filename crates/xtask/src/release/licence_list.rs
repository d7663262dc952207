//! Whose work is in what a visitor receives, and the texts of its licences.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::failure::{Failure, OrHelp, Result};
use crate::licences;
use crate::project::Project;
use crate::run::run;
use crate::tools::WASM_TARGET;

const HELP: &str = "restore the file from the repository or the package";

/// Names of files that hold a licence, or what has to be passed on with it.
const TEXTS: [&str; 5] = ["LICENSE", "LICENCE", "UNLICENSE", "COPYING", "NOTICE"];

/// What something in the output is licensed by.
#[derive(Debug, Deserialize)]
struct Component {
    name: String,
    version: String,
    licence: Option<String>,
    folder: PathBuf,
    /// The files with its texts; found in its folder when empty.
    #[serde(default)]
    texts: Vec<PathBuf>,
}

/// The list as a text file.
pub(crate) fn text(project: &Project) -> Result<String> {
    let mut components = own(project);
    components.extend(crates(project)?);
    components.extend(packages(project)?);
    let allowed = licences::allowed(project)?;
    let mut list = String::from(
        "Whose work is in Klubovna, as it is given away, and the licences.\n\
         Where there is a choice of licences, everybody who passes it on has that choice, too.\n\n",
    );
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for component in &components {
        let named = format!("{} {}", component.name, component.version);
        let named = named.trim();
        let licence = component.licence.as_deref().unwrap_or("none");
        if !licences::permits(licence, &allowed) {
            let help =
                "leave it out: a licence that is as free as MIT may be added to .config/deny.toml";
            return Err(Failure::new(format!("{named} is under {licence}"), help));
        }
        let _ = writeln!(list, "{named}: {licence}");
        for text in texts_of(project, component, licence)? {
            texts.entry(text).or_default().push(named.to_owned());
        }
    }
    // The same text stands once, for all whose it is.
    for (text, names) in texts {
        let line = "-".repeat(80);
        let _ = write!(list, "\n{line}\n{}\n{line}\n\n{text}\n", names.join("\n"));
    }
    Ok(list)
}

/// What lies in the repository, and the library that every Rust program is built with.
fn own(project: &Project) -> Vec<Component> {
    let component = |name: &str, licence: &str, texts: &[&str]| Component {
        name: name.to_owned(),
        version: String::new(),
        licence: Some(licence.to_owned()),
        folder: project.root().to_owned(),
        texts: texts.iter().map(PathBuf::from).collect(),
    };
    vec![
        component(
            "Klubovna",
            "MIT OR Apache-2.0",
            &["LICENSE-MIT", "LICENSE-APACHE"],
        ),
        component("Klubovna: drawings", "CC0-1.0", &["www/art/LICENSE"]),
        component("Literata", "OFL-1.1", &["www/src/styles/fonts/OFL.txt"]),
        component(
            "The Rust standard library",
            "MIT OR Apache-2.0",
            &["LICENSE-APACHE"],
        ),
    ]
}

/// The crates from registries in the modules of wasm; neither those that only build nor macros.
fn crates(project: &Project) -> Result<Vec<Component>> {
    let command = format!(
        "tree --package klubovna-web --all-features --target {WASM_TARGET} --edges normal,no-proc-macro --prefix none --format {{p}}"
    );
    let output = run(&mut project.cargo(&command), "repair what cargo names")?.stdout();
    let named: Vec<(&str, &str)> = output.lines().filter_map(name_and_version).collect();
    let metadata = project.metadata();
    let found = metadata.foreign().filter(|package| {
        let has =
            |(name, version): &(&str, &str)| package.name == *name && package.version == *version;
        named.iter().any(has)
    });
    let mut crates: Vec<Component> = found
        .map(|package| Component {
            name: package.name.clone(),
            version: package.version.clone(),
            licence: package.license.clone(),
            folder: package
                .manifest_path
                .parent()
                .unwrap_or(Path::new(""))
                .to_owned(),
            texts: Vec::new(),
        })
        .collect();
    crates.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(crates)
}

/// `sha2 v0.11.1 (*)` gives `sha2` and `0.11.1`.
fn name_and_version(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace();
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

/// The npm packages of which something is in the pages.
fn packages(project: &Project) -> Result<Vec<Component>> {
    let help = "`node tools/packages.mjs` in www repeats it";
    let output = run(&mut project.node("tools/packages.mjs", &[]), help)?.stdout();
    let list = output.lines().last().unwrap_or_default();
    serde_json::from_str(list).or_help("reading which packages are in the pages", help)
}

/// The texts of a component; where it brings none, ours if its licence is the same for everybody.
fn texts_of(project: &Project, component: &Component, licence: &str) -> Result<Vec<String>> {
    let mut files: Vec<PathBuf> = component
        .texts
        .iter()
        .map(|name| component.folder.join(name))
        .collect();
    if files.is_empty() {
        let entries = fs::read_dir(&component.folder)
            .or_help(format!("reading {}", component.folder.display()), HELP)?;
        let is_text = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let upper = name.to_uppercase();
            path.is_file() && TEXTS.iter().any(|text| upper.starts_with(text))
        };
        files = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(is_text)
            .collect();
        files.sort();
    }
    if files.is_empty() && licences::permits(licence, &["Apache-2.0".to_owned()]) {
        files.push(project.root().join("LICENSE-APACHE"));
    }
    if files.is_empty() {
        let what = format!("{} brings no text of its licence {licence}", component.name);
        return Err(Failure::new(
            what,
            "choose another version of it, or another package",
        ));
    }
    files
        .iter()
        .map(|file| {
            let text =
                fs::read_to_string(file).or_help(format!("reading {}", file.display()), HELP)?;
            Ok(plain(&text))
        })
        .collect()
}

/// The same text wherever lines end in another way.
fn plain(text: &str) -> String {
    let lines: Vec<&str> = text
        .trim_start_matches('\u{feff}')
        .lines()
        .map(str::trim_end)
        .collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_cargo_tree_are_read() {
        assert_eq!(
            name_and_version("sha2 v0.11.1 (*)"),
            Some(("sha2", "0.11.1"))
        );
        assert_eq!(
            name_and_version("klubovna-web v0.1.0 (/w/web)"),
            Some(("klubovna-web", "0.1.0"))
        );
        assert_eq!(name_and_version(""), None);
    }

    #[test]
    fn texts_are_the_same_however_lines_end() {
        assert_eq!(plain("\n A\r\n\r\nB  \r\n\n"), plain(" A\n\nB"));
    }
}
