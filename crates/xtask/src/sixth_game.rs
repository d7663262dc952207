//! The sixth game: a copy of the project gets a small game, in the files that README.md lists and in no others, and in a
//! thorough run is then built, tested and played like the others.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use crate::browser::Browser;
use crate::counts::Counts;
use crate::failure::{Failure, OrHelp, Result};
use crate::files;
use crate::front_end;
use crate::plan::{Done, StepResult};
use crate::project::Project;
use crate::run::{run, watch};
use crate::{quick, site, types, wasm};

/// The id of the game.
const GAME: &str = "nim";

/// What is new with it: `files` as they lie in the project, `additions.toml`, and how it is played.
const FOLDER: &str = "crates/xtask/sixth-game";

/// Between them README.md lists what a game touches.
const LIST: [&str; 2] = ["\n## Adding a game\n", "\nA test adds a game"];

/// Where the unit tests stand that ask for every game. Others ask more of a game than so small a one has to say.
const UNIT_TESTS: [&str; 6] = [
    "tests/unit/board/manifest.test.ts",
    "tests/unit/board/parts.test.ts",
    "tests/unit/games",
    "tests/unit/i18n/files.test.ts",
    "tests/unit/layers.test.ts",
    "tests/unit/loading",
];

/// Files that may name all games and are not touched: what is measured, generated or tested.
const OTHERS: [&str; 8] = [
    "Cargo.lock",
    "crates/search/LEVELS.md",
    "crates/fuzz/libfuzzer",
    FOLDER,
    "www/MEASURED.md",
    "www/src/content/facts.toml",
    "www/src/generated",
    "www/tests",
];

const HELP: &str = "what a game touches is listed in README.md, \"Adding a game\": mend the list and crates/xtask/sixth-game, or \
                    what names the games besides";

/// What the game adds to files that are there.
#[derive(Debug, Deserialize)]
struct Additions {
    line: Vec<Line>,
}

/// Text behind what stands in a file once.
#[derive(Debug, Deserialize)]
struct Line {
    file: String,
    after: String,
    add: String,
}

/// Fails unless README's list names what a game touches, and nothing else names all games.
pub(crate) fn check_list(project: &Project) -> Result<Done> {
    add(project)?;
    Ok(Done::check("what README.md lists"))
}

/// Adds the game to a copy by README's list; the folder of the copy.
fn add(project: &Project) -> Result<PathBuf> {
    let folder = project.scratch("sixth-game")?;
    copy_project(project, &folder)?;
    let touched = add_game(project, &folder)?;
    let readme = read(&project.root().join("README.md"))?;
    let mut faults = differences(&listed(&readme)?, &touched);
    faults.extend(naming_all(project, &touched)?);
    if !faults.is_empty() {
        let failure = Failure::new("README.md and the game more differ", HELP);
        return Err(failure.with_output(faults.join("\n")));
    }
    Ok(folder)
}

/// Fails unless that list is all that a game needs to be built, tested and played.
pub(crate) fn check(project: &Project, browser: &Browser) -> StepResult {
    let folder = add(project)?;
    compile_quickly(project, &folder)?;
    let more = Project::at(folder)?;
    let rust = tests_of_the_crates(project, &more)?;
    export(project, &more)?;
    run(&mut more.node("tools/art.mjs", &[]), HELP)?;
    wasm::make_game(&more, GAME)?;
    run(&mut more.npm_run("check", &[]), HELP)?;
    let unit = front_end::unit_tests(&more, &UNIT_TESTS)?;
    site::build(&more)?;
    let played = front_end::end_to_end(&more, browser, &[&format!("tests/e2e/{GAME}.spec.ts")])?;
    Ok(Done::tests(rust.passed + unit.passed + played.passed))
}

/// Copies what the repository holds, and takes over what was installed and built.
fn copy_project(project: &Project, folder: &Path) -> Result<()> {
    let help = "make the target folder writable";
    for entry in fs::read_dir(folder)
        .or_help("reading the copy", help)?
        .flatten()
    {
        // Compiled files are reused.
        if entry.file_name() == "target" {
            continue;
        }
        let path = entry.path();
        let kind = entry.file_type().or_help("reading the copy", help)?;
        let gone = if kind.is_dir() {
            fs::remove_dir_all(&path)
        } else {
            fs::remove_file(&path)
        };
        gone.or_help(format!("clearing {}", path.display()), help)?;
    }
    for name in repository(project)? {
        let from = project.root().join(&name);
        if from.is_file() {
            copy(&from, &folder.join(&name))?;
        }
    }
    for file in files::below(&project.wasm(), &[""])? {
        let name = file.strip_prefix(project.root()).unwrap_or(&file);
        copy(&file, &folder.join(name))?;
    }
    link(
        &project.www().join("node_modules"),
        &folder.join("www/node_modules"),
    )
    .or_help(
        "linking the npm packages",
        "allow links in the target folder",
    )
}

#[cfg(unix)]
fn link(to: &Path, at: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(to, at)
}

#[cfg(windows)]
fn link(to: &Path, at: &Path) -> std::io::Result<()> {
    std::os::windows::fs::symlink_dir(to, at)
}

/// Adds the game to the copy; returns the files that are new or other than before.
fn add_game(project: &Project, folder: &Path) -> Result<BTreeSet<String>> {
    let given = project.root().join(FOLDER);
    let mut touched = BTreeSet::new();
    let new = given.join("files");
    for file in files::below(&new, &[""])? {
        let name = file.strip_prefix(&new).unwrap_or(&file);
        copy(&file, &folder.join(name))?;
        touched.insert(name.to_string_lossy().replace('\\', "/"));
    }
    let additions = read(&given.join("additions.toml"))?;
    let additions: Additions =
        toml::from_str(&additions).or_help("reading additions.toml", HELP)?;
    for Line { file, after, add } in additions.line {
        let path = folder.join(&file);
        let text = read(&path)?;
        if text.matches(&after).count() != 1 {
            let what = format!("{file} does not hold {after:?} once");
            return Err(Failure::new(what, "mend additions.toml"));
        }
        let text = text.replace(&after, &format!("{after}{add}"));
        fs::write(&path, text).or_help(format!("writing {file}"), HELP)?;
        touched.insert(file);
    }
    let spec = format!("{GAME}.spec.ts");
    copy(&given.join(&spec), &folder.join("www/tests/e2e").join(spec))?;
    Ok(touched)
}

/// The files that name every game that is there, and do not get the new one.
fn naming_all(project: &Project, touched: &BTreeSet<String>) -> Result<Vec<String>> {
    let plain = |text: &str| text.to_lowercase().replace('-', " ");
    let games: Vec<String> = project
        .metadata()
        .games()
        .iter()
        .map(|game| plain(game))
        .collect();
    let mut faults = Vec::new();
    for name in repository(project)? {
        let apart = OTHERS
            .iter()
            .any(|other| Path::new(&name).starts_with(other));
        if apart || touched.contains(&name) || name.split('/').any(|part| part == "tests") {
            continue;
        }
        // Pictures and fonts name nothing.
        let Ok(text) = fs::read_to_string(project.root().join(&name)) else {
            continue;
        };
        let text = plain(&text);
        if games.iter().all(|game| text.contains(game)) {
            faults.push(format!("names every game, and is not listed: {name}"));
        }
    }
    Ok(faults)
}

/// The files of the repository, those that are new included.
fn repository(project: &Project) -> Result<Vec<String>> {
    let kept = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let names = run(
        &mut project.git(&kept),
        "run this in a clone of the repository",
    )?;
    Ok(names.stdout().lines().map(str::to_owned).collect())
}

/// The paths that README.md lists, for the game.
fn listed(readme: &str) -> Result<BTreeSet<String>> {
    let [begin, end] = LIST;
    let list = readme
        .split_once(begin)
        .and_then(|(_, rest)| rest.split_once(end))
        .ok_or_else(|| Failure::new(format!("README.md holds no {begin:?} before {end:?}"), HELP))?
        .0;
    let code = list.split('`').skip(1).step_by(2);
    let is_path = |word: &&str| {
        ["crates/", "web/", "www/", "Cargo.toml", "README.md"]
            .iter()
            .any(|top| word.starts_with(top))
    };
    let paths = code.filter(is_path);
    Ok(paths
        .flat_map(languages)
        .map(|path| path.replace("NAME", GAME))
        .collect())
}

/// `a/{cs,en}.md` as two paths.
fn languages(path: &str) -> Vec<String> {
    let inside = path.split_once('{').and_then(|(before, rest)| {
        let (choices, after) = rest.split_once('}')?;
        Some(
            choices
                .split(',')
                .map(move |choice| format!("{before}{choice}{after}"))
                .collect(),
        )
    });
    inside.unwrap_or_else(|| vec![path.to_owned()])
}

/// What is touched and not listed, and what is listed and not touched. A folder stands for all in it.
fn differences(listed: &BTreeSet<String>, touched: &BTreeSet<String>) -> Vec<String> {
    let within = |path: &str, folder: &str| Path::new(path).starts_with(folder);
    let silent = touched
        .iter()
        .filter(|path| !listed.iter().any(|known| within(path, known)));
    let idle = listed
        .iter()
        .filter(|known| !touched.iter().any(|path| within(path, known)));
    silent
        .map(|path| format!("touched, not listed: {path}"))
        .chain(idle.map(|path| format!("listed, not touched: {path}")))
        .collect()
}

fn compile_quickly(project: &Project, folder: &Path) -> Result<()> {
    let path = folder.join(".cargo/config.toml");
    let text = read(&path)? + &quick::settings(project);
    fs::write(&path, text).or_help("writing the copy's settings of Cargo", HELP)
}

/// Cargo in the copy, which finds there what others have written compiled already.
fn cargo(project: &Project, more: &Project, words: &str) -> Command {
    let mut command = more.cargo(words);
    command.env("CARGO_TARGET_DIR", project.target());
    command
}

fn tests_of_the_crates(project: &Project, more: &Project) -> StepResult {
    let words = format!("test -p klubovna-{GAME} -p klubovna-{GAME}-engine --no-fail-fast");
    let output = watch(&mut cargo(project, more, &words), HELP)?;
    Counts::of_libtest(&output.text()).judge(&output, HELP)
}

/// Writes what the front end knows of each game from the rules.
fn export(project: &Project, more: &Project) -> Result<()> {
    let words = format!(
        "test --quiet -p klubovna-catalogue --lib {}",
        types::EXPORTS
    );
    let mut command = cargo(project, more, &words);
    command.env("TS_RS_EXPORT_DIR", more.www().join("src/generated/types"));
    run(&mut command, HELP)?;
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).or_help(format!("reading {}", path.display()), HELP)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    let parent = to.parent().map_or_else(PathBuf::new, Path::to_owned);
    fs::create_dir_all(&parent).or_help(format!("making {}", parent.display()), HELP)?;
    fs::copy(from, to).or_help(format!("copying {}", from.display()), HELP)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(paths: &[&str]) -> BTreeSet<String> {
        paths.iter().map(|&path| path.to_owned()).collect()
    }

    #[test]
    fn a_list_names_paths_in_backticks() {
        let readme = "\n## Adding a game\n\n1. A crate `crates/NAME` with `RULES.md`.\n2. `www/{cs,en}` and `Cargo.toml`.\n\nA test adds a game: `www/y`.";
        let paths = listed(readme).unwrap();
        assert_eq!(
            paths,
            set(&["Cargo.toml", "crates/nim", "www/cs", "www/en"])
        );
        assert!(listed("## Adding").is_err());
    }

    #[test]
    fn what_is_missing_on_either_side_is_named() {
        let touched = set(&["a/b.txt", "c.toml"]);
        assert!(differences(&set(&["a", "c.toml"]), &touched).is_empty());
        assert_eq!(
            differences(&set(&["a", "d"]), &touched),
            ["touched, not listed: c.toml", "listed, not touched: d"]
        );
    }
}
