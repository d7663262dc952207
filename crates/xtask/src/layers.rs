//! The layer check: which crate may depend on which, and that `web` and `www` branch on no game by name.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, OrHelp, Result};
use crate::files;
use crate::plan::Done;
use crate::project::{Metadata, Package, Project};

const PREFIX: &str = "klubovna-";
/// Behind the name of a game: the crate of its engine.
const ENGINE: &str = "-engine";

/// What a crate may depend on.
struct Rule {
    /// Other crates of the workspace, without the prefix.
    inside: Vec<String>,
    /// Crates from registries; `None`: any.
    outside: Option<&'static [&'static str]>,
}

/// Checks the arrows between crates and the absence of game names in `web` and `www`.
pub(crate) fn check(project: &Project) -> Result<Done> {
    let games = project.metadata().games();
    let mut faults = arrows(project.metadata(), &games);
    let mut count = 0;
    for (folder, endings) in [("web/src", &[".rs"][..]), ("www/src", &[".ts", ".tsx"][..])] {
        for file in source_files(&project.root().join(folder), endings)? {
            let text = fs::read_to_string(&file)
                .or_help(format!("reading {}", file.display()), "make it UTF-8")?;
            let place = file
                .strip_prefix(project.root())
                .unwrap_or(&file)
                .display()
                .to_string();
            faults.extend(
                branches(&text, &games)
                    .map(|line| format!("{place}:{line}: a branch on the name of a game")),
            );
            count += 1;
        }
    }
    if faults.is_empty() {
        return Ok(Done::check(format!(
            "{} crates, {count} source files",
            project.metadata().members().count()
        )));
    }
    let help = "move the code to the layer that may know: what differs between games belongs in the game's crate or in its \
                view data; the layers are in crates/xtask/src/layers.rs";
    Err(Failure::new("the layers are mixed up", help).with_output(faults.join("\n")))
}

/// The rule for a crate of the workspace; `None` when no layer is known for it.
fn rule(name: &str, games: &[String]) -> Option<Rule> {
    let list = |names: &[&str]| {
        names
            .iter()
            .map(|&name| name.to_owned())
            .collect::<Vec<_>>()
    };
    let rim = |names: &[&str]| {
        Some(Rule {
            inside: list(names),
            outside: None,
        })
    };
    match name {
        "rules" => Some(Rule {
            inside: Vec::new(),
            outside: Some(&[]),
        }),
        "xtask" => rim(&[]),
        "text" => rim(&["rules"]),
        "view" | "draws" | "board" => rim(&["rules", "text"]),
        "session" => rim(&["rules", "text", "view", "draws"]),
        "testing" => rim(&["rules", "text", "view", "draws", "session"]),
        "search" => rim(&["rules", "text", "view"]),
        "workshop" => rim(&["rules", "text", "draws", "search"]),
        // File formats of other programs for one game, in a crate of their own.
        "shogi-files" => rim(&["rules", "text", "animal-shogi"]),
        "catalogue" => {
            let mut inside = list(&["rules", "text", "view", "session", "search", "shogi-files"]);
            inside.extend_from_slice(games);
            inside.extend(games.iter().map(|game| format!("{game}{ENGINE}")));
            Some(Rule {
                inside,
                outside: None,
            })
        }
        "fuzz" | "web" => rim(&["catalogue", "rules", "text", "view", "draws", "session"]),
        "cli" => rim(&[
            "catalogue",
            "workshop",
            "rules",
            "text",
            "view",
            "draws",
            "session",
        ]),
        game if is_game(game, games) => Some(Rule {
            inside: list(&["rules", "text", "view", "board"]),
            outside: Some(&["serde"]),
        }),
        engine => {
            let game = engine.strip_suffix(ENGINE)?;
            is_game(game, games).then(|| Rule {
                inside: list(&["rules", "text", "view", "search", "board", game]),
                outside: Some(&[]),
            })
        }
    }
}

fn is_game(name: &str, games: &[String]) -> bool {
    games.iter().any(|game| game == name)
}

/// Every dependency that its layer forbids. Development dependencies are free.
fn arrows(metadata: &Metadata, games: &[String]) -> Vec<String> {
    metadata
        .members()
        .flat_map(|package| forbidden(package, games))
        .collect()
}

fn forbidden(package: &Package, games: &[String]) -> Vec<String> {
    let name = package.name.strip_prefix(PREFIX).unwrap_or(&package.name);
    let Some(rule) = rule(name, games) else {
        return vec![format!(
            "{}: no layer is known for this crate",
            package.name
        )];
    };
    let normal = package
        .dependencies
        .iter()
        .filter(|dependency| dependency.kind.as_deref() != Some("dev"));
    let bad = normal.filter(|dependency| match dependency.name.strip_prefix(PREFIX) {
        Some(inside) => !rule.inside.iter().any(|allowed| allowed == inside),
        None => rule
            .outside
            .is_some_and(|allowed| !allowed.contains(&dependency.name.as_str())),
    });
    bad.map(|dependency| format!("{} may not depend on {}", package.name, dependency.name))
        .collect()
}

/// The lines that compare something with the name of a game, or match on it.
fn branches<'a>(text: &'a str, games: &'a [String]) -> impl Iterator<Item = usize> + 'a {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| games.iter().any(|game| branches_on(line, game)))
        .map(|(index, _)| index + 1)
}

fn branches_on(line: &str, game: &str) -> bool {
    if line.trim_start().starts_with("//") {
        return false;
    }
    ['"', '\'', '`'].iter().any(|quote| {
        let literal = format!("{quote}{game}{quote}");
        line.match_indices(&literal).any(|(at, _)| {
            let before = line.get(..at).unwrap_or_default().trim_end();
            let after = line
                .get(at + literal.len()..)
                .unwrap_or_default()
                .trim_start();
            let compared = |text: &str| text.ends_with("==") || text.ends_with("!=");
            compared(before)
                || before.ends_with("case")
                || after.starts_with("==")
                || after.starts_with("!=")
                || after.starts_with("=>")
        })
    })
}

/// The source files of a folder, without the generated ones: those name every game, rightly.
fn source_files(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let generated = folder.join("generated");
    let mut files = files::below(folder, endings)?;
    files.retain(|file| !file.starts_with(&generated));
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::Dependency;
    use std::collections::BTreeMap;

    fn games() -> Vec<String> {
        vec!["mill".into(), "go".into()]
    }

    fn package(name: &str, dependencies: &[(&str, Option<&str>)]) -> Package {
        let dependency = |&(name, kind): &(&str, Option<&str>)| Dependency {
            name: name.into(),
            kind: kind.map(Into::into),
        };
        Package {
            id: name.into(),
            name: name.into(),
            version: "1.0.0".into(),
            license: None,
            manifest_path: PathBuf::new(),
            dependencies: dependencies.iter().map(dependency).collect(),
            features: BTreeMap::new(),
            publish: None,
        }
    }

    #[test]
    fn arrows_point_inwards() {
        let fine = [
            package("klubovna-text", &[("serde", None), ("ts-rs", None)]),
            package(
                "klubovna-mill",
                &[
                    ("klubovna-text", None),
                    ("serde", None),
                    ("proptest", Some("dev")),
                ],
            ),
            package(
                "klubovna-mill-engine",
                &[("klubovna-mill", None), ("klubovna-search", None)],
            ),
            package(
                "klubovna-catalogue",
                &[("klubovna-go", None), ("klubovna-go-engine", None)],
            ),
            package(
                "klubovna-web",
                &[("klubovna-catalogue", None), ("wasm-bindgen", None)],
            ),
        ];
        for package in fine {
            assert_eq!(forbidden(&package, &games()), Vec::<String>::new());
        }
        let wrong = [
            package("klubovna-rules", &[("klubovna-mill", None)]),
            package("klubovna-mill", &[("klubovna-go", None)]),
            package("klubovna-mill", &[("rand", None)]),
            package("klubovna-mill", &[("rand", Some("build"))]),
            package("klubovna-web", &[("klubovna-mill", None)]),
            package("klubovna-mill", &[("klubovna-search", None)]),
            package("klubovna-mill", &[("klubovna-mill-engine", None)]),
            package("klubovna-mill-engine", &[("klubovna-go", None)]),
            package("klubovna-mill-engine", &[("rand", None)]),
            package("klubovna-novelty", &[]),
            package("klubovna-novelty-engine", &[]),
        ];
        for package in wrong {
            assert_eq!(forbidden(&package, &games()).len(), 1, "{package:?}");
        }
    }

    #[test]
    fn branches_on_a_game_are_found() {
        let lines = [
            "if (game === 'mill') {",
            "if game == \"go\" {",
            "\"mill\" !== id",
            "case \"go\":",
            "  \"mill\" => 3,",
        ];
        for line in lines {
            assert_eq!(branches(line, &games()).collect::<Vec<_>>(), [1], "{line}");
        }
        for line in [
            "const home = 'mill';",
            "// if game == \"go\"",
            "import x from \"./go\";",
            "id === 'other'",
        ] {
            assert_eq!(branches(line, &games()).count(), 0, "{line}");
        }
    }
}
