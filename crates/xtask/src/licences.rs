//! The licence check: everything that we build from may be used by anyone for anything.

use std::fs;

use serde_json::Value;

use crate::failure::{Failure, OrHelp, Result};
use crate::plan::Done;
use crate::project::Project;

/// Licences of tools that no visitor receives: these may also ask for changes to themselves to be published.
const ALSO_FOR_TOOLS: [&str; 4] = ["MPL-2.0", "CC-BY-4.0", "Python-2.0", "LGPL-3.0-or-later"];

/// Checks the crates and the npm packages against the list in `.config/deny.toml`.
pub(crate) fn check(project: &Project) -> Result<Done> {
    let allowed = allowed(project)?;
    let crates: Vec<_> = project.metadata().foreign().collect();
    let npm = npm_packages(project)?;
    let refused = crates
        .iter()
        .filter(|package| {
            !package
                .license
                .as_deref()
                .is_some_and(|licence| permits(licence, &allowed))
        })
        .map(|package| {
            format!(
                "crate {} {}: {}",
                package.name,
                package.version,
                package.license.as_deref().unwrap_or("none")
            )
        });
    let tools: Vec<String> = allowed
        .iter()
        .cloned()
        .chain(ALSO_FOR_TOOLS.map(str::to_owned))
        .collect();
    let refused: Vec<String> = refused
        .chain(npm.iter().filter_map(|package| {
            let list = if package.tool { &tools } else { &allowed };
            let fine = package
                .licence
                .as_deref()
                .is_some_and(|licence| permits(licence, list));
            (!fine).then(|| {
                format!(
                    "npm {}: {}",
                    package.name,
                    package.licence.as_deref().unwrap_or("none")
                )
            })
        }))
        .collect();
    if refused.is_empty() {
        return Ok(Done::check(format!(
            "{} crates, {} npm packages",
            crates.len(),
            npm.len()
        )));
    }
    let help = "choose another package; a licence that is as free as MIT may be added to .config/deny.toml";
    Err(
        Failure::new("packages with other licences than we allow", help)
            .with_output(refused.join("\n")),
    )
}

/// The licences that everything may have.
pub(crate) fn allowed(project: &Project) -> Result<Vec<String>> {
    let help = "restore .config/deny.toml from the repository";
    let text = fs::read_to_string(project.root().join(".config/deny.toml"))
        .or_help("reading .config/deny.toml", help)?;
    let table: toml::Table = text.parse().or_help("reading .config/deny.toml", help)?;
    let list = table
        .get("licenses")
        .and_then(|part| part.get("allow"))
        .and_then(toml::Value::as_array);
    let list = list.ok_or_else(|| Failure::new(".config/deny.toml has no licenses.allow", help))?;
    Ok(list
        .iter()
        .filter_map(toml::Value::as_str)
        .map(str::to_owned)
        .collect())
}

struct NpmPackage {
    name: String,
    licence: Option<String>,
    /// Needed to build and test only.
    tool: bool,
}

fn npm_packages(project: &Project) -> Result<Vec<NpmPackage>> {
    let help = "restore www/package-lock.json from the repository, or run `npm install` in www";
    let text = fs::read_to_string(project.www().join("package-lock.json"))
        .or_help("reading www/package-lock.json", help)?;
    let lock: Value = serde_json::from_str(&text).or_help("reading www/package-lock.json", help)?;
    let packages = lock.get("packages").and_then(Value::as_object);
    let packages =
        packages.ok_or_else(|| Failure::new("www/package-lock.json lists no packages", help))?;
    // The entry with the empty name is our own package.
    let foreign = packages.iter().filter(|(path, _)| !path.is_empty());
    let read = |(path, entry): (&String, &Value)| NpmPackage {
        name: path
            .rsplit("node_modules/")
            .next()
            .unwrap_or(path)
            .to_owned(),
        licence: entry
            .get("license")
            .and_then(Value::as_str)
            .map(str::to_owned),
        tool: entry.get("dev").and_then(Value::as_bool).unwrap_or(false),
    };
    Ok(foreign.map(read).collect())
}

/// Whether an SPDX expression can be met with allowed licences alone. What cannot be read is not met.
pub(crate) fn permits(expression: &str, allowed: &[String]) -> bool {
    // Old crates write `MIT/Apache-2.0` for a choice.
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace('/', " OR ");
    let mut reader = Reader {
        words: spaced.split_whitespace().collect(),
        next: 0,
        allowed,
    };
    reader.either() && reader.next == reader.words.len()
}

struct Reader<'a> {
    words: Vec<&'a str>,
    next: usize,
    allowed: &'a [String],
}

impl<'a> Reader<'a> {
    fn either(&mut self) -> bool {
        let mut met = self.both();
        while self.take_if("OR") {
            met |= self.both();
        }
        met
    }

    fn both(&mut self) -> bool {
        let mut met = self.one();
        while self.take_if("AND") {
            met &= self.one();
        }
        met
    }

    fn one(&mut self) -> bool {
        if self.take_if("(") {
            let met = self.either();
            return self.take_if(")") && met;
        }
        let mut name = self.take().to_owned();
        if self.take_if("WITH") {
            name = format!("{name} WITH {}", self.take());
        }
        self.allowed.contains(&name)
    }

    fn take(&mut self) -> &'a str {
        let word = self.words.get(self.next).copied().unwrap_or_default();
        self.next += usize::from(!word.is_empty());
        word
    }

    fn take_if(&mut self, word: &str) -> bool {
        let found = self.words.get(self.next) == Some(&word);
        self.next += usize::from(found);
        found
    }
}

#[cfg(test)]
mod tests {
    use super::permits;

    #[test]
    fn expressions() {
        let allowed = [
            "MIT".to_owned(),
            "Unicode-3.0".to_owned(),
            "Apache-2.0 WITH LLVM-exception".to_owned(),
        ];
        for met in [
            "MIT",
            "MIT/GPL-3.0",
            "GPL-3.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
            "GPL-2.0 AND MIT OR MIT",
        ] {
            assert!(permits(met, &allowed), "{met}");
        }
        for unmet in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT OR Apache-2.0) AND GPL-3.0",
            "Apache-2.0",
            "MIT WITH Something",
            "(MIT",
            "MIT MIT",
            "UNLICENSED",
        ] {
            assert!(!permits(unmet, &allowed), "{unmet}");
        }
    }
}
