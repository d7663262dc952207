//! Where things are, and what Cargo knows about the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use crate::failure::{Failure, OrHelp, Result};
use crate::run::run;

/// The name of the package whose features are the games.
const CATALOGUE: &str = "klubovna-catalogue";
/// The feature for files of other programs, with a browser module of its own.
pub(crate) const FILES: &str = "files";
/// The name of the package that the browser modules are built from.
const WEB: &str = "klubovna-web";

/// What tests read that try more than in an ordinary run.
const THOROUGH: &str = "KLUBOVNA_THOROUGH";

/// The checkout: folders, the workspace graph and the environment of child programs.
#[derive(Debug)]
pub(crate) struct Project {
    root: PathBuf,
    metadata: Metadata,
    thorough: bool,
}

/// The part of `cargo metadata` that the checks read.
#[derive(Debug, Deserialize)]
pub(crate) struct Metadata {
    /// Every package of the graph, those of the workspace included.
    pub(crate) packages: Vec<Package>,
    workspace_members: Vec<String>,
    target_directory: PathBuf,
}

/// One package.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Package {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    pub(crate) manifest_path: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) features: BTreeMap<String, Vec<String>>,
    /// The registries that it may be published in; `None`: any.
    pub(crate) publish: Option<Vec<String>>,
}

impl Package {
    /// Whether it is for others to use, too.
    pub(crate) fn is_published(&self) -> bool {
        self.publish.is_none()
    }
}

/// One line of a `[dependencies]` table.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// `None`, `"dev"` or `"build"`.
    pub(crate) kind: Option<String>,
}

impl Metadata {
    /// The packages of this workspace.
    pub(crate) fn members(&self) -> impl Iterator<Item = &Package> {
        self.packages
            .iter()
            .filter(|package| self.workspace_members.contains(&package.id))
    }

    /// The packages from registries.
    pub(crate) fn foreign(&self) -> impl Iterator<Item = &Package> {
        self.packages
            .iter()
            .filter(|package| !self.workspace_members.contains(&package.id))
    }

    /// The ids of all games: the features of the catalogue that bring the crate of that name.
    pub(crate) fn games(&self) -> Vec<String> {
        let features = self.features(CATALOGUE);
        features
            .filter(|(name, brought)| brought.contains(&format!("dep:klubovna-{name}")))
            .map(|(name, _)| name.clone())
            .collect()
    }

    /// The ids of the games that are built for the browser: those that are features of `web`.
    pub(crate) fn browser_games(&self) -> Vec<String> {
        let mut games = self.games();
        games.retain(|game| self.features(WEB).any(|(name, _)| name == game));
        games
    }

    fn features(&self, name: &str) -> impl Iterator<Item = (&String, &Vec<String>)> {
        let package = self.members().find(|package| package.name == name);
        package.into_iter().flat_map(|package| &package.features)
    }

    /// The folders of a workspace package and of all workspace packages that it is built from.
    pub(crate) fn sources_of(&self, name: &str) -> Vec<PathBuf> {
        let mut found = BTreeSet::from([name.to_owned()]);
        let mut open = vec![name.to_owned()];
        let mut folders = Vec::new();
        while let Some(name) = open.pop() {
            let Some(package) = self.members().find(|package| package.name == name) else {
                continue;
            };
            folders.extend(package.manifest_path.parent().map(Path::to_owned));
            for dependency in package
                .dependencies
                .iter()
                .filter(|d| d.kind.as_deref() != Some("dev"))
            {
                if found.insert(dependency.name.clone()) {
                    open.push(dependency.name.clone());
                }
            }
        }
        folders.sort();
        folders
    }
}

impl Project {
    /// Finds the checkout and asks Cargo about it.
    pub(crate) fn open() -> Result<Self> {
        // Cargo sets the variable for `cargo xtask`; a binary that was started by hand remembers where it was built.
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&manifest)
            .ancestors()
            .nth(2)
            .ok_or_else(|| {
                Failure::new(
                    "the workspace was not found",
                    "run `cargo xtask` inside the checkout",
                )
            })?
            .to_owned();
        Self::at(root)
    }

    /// The checkout in that folder.
    pub(crate) fn at(root: PathBuf) -> Result<Self> {
        let help =
            "`cargo metadata` must work first: repair the Cargo.toml that it names, or the network";
        let output = run(
            Command::new(cargo())
                .args(["metadata", "--format-version", "1", "--quiet"])
                .current_dir(&root),
            help,
        )?;
        let metadata =
            serde_json::from_str(&output.stdout()).or_help("reading `cargo metadata`", help)?;
        Ok(Self {
            root,
            metadata,
            thorough: false,
        })
    }

    /// The same, where tests also try what they leave out in an ordinary run.
    pub(crate) fn thorough(self, thorough: bool) -> Self {
        Self { thorough, ..self }
    }

    /// Whether everything is tried.
    pub(crate) fn is_thorough(&self) -> bool {
        self.thorough
    }

    fn command(&self, program: impl AsRef<OsStr>, folder: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(folder);
        if self.thorough {
            command.env(THOROUGH, "1");
        }
        command
    }

    /// The top of the checkout.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// The front end.
    pub(crate) fn www(&self) -> PathBuf {
        self.root.join("www")
    }

    /// The built site.
    pub(crate) fn dist(&self) -> PathBuf {
        self.www().join("dist")
    }

    /// The generated wasm modules, one folder each.
    pub(crate) fn wasm(&self) -> PathBuf {
        self.www().join("src/generated/wasm")
    }

    /// What Cargo knows.
    pub(crate) fn metadata(&self) -> &Metadata {
        &self.metadata
    }

    /// A scratch folder of this driver below Cargo's target folder; made when missing.
    pub(crate) fn scratch(&self, name: &str) -> Result<PathBuf> {
        let folder = self.metadata.target_directory.join("xtask").join(name);
        fs::create_dir_all(&folder).or_help(
            format!("making {}", folder.display()),
            "make the target folder writable",
        )?;
        Ok(folder)
    }

    /// Cargo's target folder.
    pub(crate) fn target(&self) -> &Path {
        &self.metadata.target_directory
    }

    /// The `klubovna` command of the release build.
    pub(crate) fn klubovna(&self) -> PathBuf {
        let name = format!("klubovna{}", env::consts::EXE_SUFFIX);
        self.metadata.target_directory.join("release").join(name)
    }

    /// The version of a package in `Cargo.lock`.
    pub(crate) fn locked_version(&self, name: &str) -> Result<&str> {
        let package = self
            .metadata
            .packages
            .iter()
            .find(|package| package.name == name);
        package
            .map(|package| package.version.as_str())
            .ok_or_else(|| {
                Failure::new(
                    format!("{name} is not in Cargo.lock"),
                    format!("let web/Cargo.toml depend on {name}"),
                )
            })
    }

    /// Cargo in the top folder; the words of its command line have no spaces of their own.
    pub(crate) fn cargo(&self, words: &str) -> Command {
        let mut command = self.command(cargo(), &self.root);
        command.args(words.split_whitespace());
        command
    }

    /// Git in the top folder.
    pub(crate) fn git(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("git");
        command.args(arguments).current_dir(&self.root);
        command
    }

    /// A script of `www/package.json`; further arguments go to the script.
    pub(crate) fn npm_run(&self, script: &str, arguments: &[&str]) -> Command {
        let mut command = self.npm(&["run", "--silent", script]);
        if !arguments.is_empty() {
            command.arg("--").args(arguments);
        }
        command
    }

    /// npm in the front-end folder.
    pub(crate) fn npm(&self, arguments: &[&str]) -> Command {
        let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
        let mut command = self.command(npm, &self.www());
        command.args(arguments);
        command
    }

    /// A Node.js script below `www`.
    pub(crate) fn node(&self, script: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new("node");
        command.arg(script).args(arguments).current_dir(self.www());
        command
    }
}

/// The Cargo that runs this driver.
fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn metadata() -> Metadata {
        let package = |name: &str, dependencies: &str, features: &str| {
            format!(
                r#"{{"id":"{name}#1","name":"{name}","version":"1.0.0","license":null,
                "manifest_path":"/w/{name}/Cargo.toml","dependencies":[{dependencies}],"features":{features}}}"#
            )
        };
        let text = format!(
            r#"{{"packages":[{},{},{},{}],"workspace_members":["web#1","klubovna-catalogue#1","tool#1"],"target_directory":"/t"}}"#,
            package(
                "web",
                r#"{"name":"klubovna-catalogue","kind":null},{"name":"tool","kind":"dev"}"#,
                "{}"
            ),
            package(
                CATALOGUE,
                r#"{"name":"serde","kind":null}"#,
                r#"{"all":["mill","go"],"default":["all"],"small":["klubovna-go?/small"],"mill":["dep:klubovna-mill"],"go":["dep:klubovna-go"]}"#
            ),
            package("tool", "", "{}"),
            package("serde", "", "{}"),
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn games_are_the_features_of_the_catalogue() {
        assert_eq!(metadata().games(), ["go", "mill"]);
    }

    #[test]
    fn sources_follow_normal_dependencies_inside_the_workspace() {
        let folders = metadata().sources_of("web");
        assert_eq!(
            folders,
            [Path::new("/w/klubovna-catalogue"), Path::new("/w/web")]
        );
    }

    #[test]
    fn foreign_packages_are_those_of_registries() {
        let metadata = metadata();
        let names: Vec<_> = metadata
            .foreign()
            .map(|package| package.name.as_str())
            .collect();
        assert_eq!(names, ["serde"]);
    }
}
