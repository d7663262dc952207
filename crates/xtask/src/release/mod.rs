//! What is given away: the site as a zip, the single file, the package for npm, the sources, whose work is in them, and
//! checksums. The same sources give the same bytes.

mod archive;
mod licence_list;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};

use crate::failure::{Failure, OrHelp, Result};
use crate::pack;
use crate::package;
use crate::plan::{Done, Plan};
use crate::project::Project;
use crate::run::{run, run_bytes};
use crate::site;

const SITE: &str = "klubovna-site.zip";
const PAGE: &str = "klubovna.html";
const LICENCES: &str = "LICENCES.txt";
/// By it a page hands the whole site on.
const LIST: &str = "files.json";
const HELP_LIST: &str = "build the site again: www/tools/site-files.ts writes files.json";
const CHECKSUMS: &str = "SHA256SUMS";

/// How much the folder is trusted to hold.
const HELP: &str = "make the target folder writable, with room for 20 MB";

/// `cargo xtask release`.
pub(crate) fn release(project: &Project) -> Result<()> {
    clean(project)?;
    let folder = folder(project)?;
    let mut steps = Plan::default();
    let site = site::plan(&mut steps, project);
    let single_file = steps.step("single-file edition", &[site], || pack::build(project));
    let files = steps.step("release files", &[site, single_file], || {
        write_site(project, &project.dist(), &folder)
    });
    let package = steps.step("package for npm", &[site], || package::build(project));
    steps.step("source archive and checksums", &[files, package], || {
        write_package(project, &folder)?;
        write_source(project, &folder)?;
        write_checksums(&folder)
    });
    steps.run()?;
    println!("The release is in {}.", folder.display());
    Ok(())
}

/// Assembles the release of what is built; in a thorough run once more of a second build of the site: all bytes are the
/// same.
pub(crate) fn test(project: &Project) -> Result<Done> {
    let first = project.scratch("release/first")?;
    write_site(project, &project.dist(), &first)?;
    if !project.is_thorough() {
        return Ok(Done::work("written"));
    }
    let second = project.scratch("release/second")?;
    let again = project.scratch("release/dist")?;
    let address = again.display().to_string();
    let help = "repair what vite names; `npm run build` in www repeats this step alone";
    for config in ["vite.config.ts", "vite.element.config.ts"] {
        let tool = "node_modules/vite/bin/vite.js";
        let words = ["build", "-c", config, "--outDir", &address, "--emptyOutDir"];
        let words = if config == "vite.config.ts" {
            &words[..]
        } else {
            &words[..5]
        };
        run(&mut project.node(tool, words), help)?;
    }
    run(&mut project.node("tools/pack.mjs", &[&address]), help)?;
    write_site(project, &again, &second)?;
    let sums = (checksums(&first)?, checksums(&second)?);
    if sums.0 != sums.1 {
        let what = "two builds of the same sources differ";
        let help = "take what changes from run to run (times, the order of files, random names) out of the build";
        return Err(Failure::new(what, help).with_output(format!("{}\n{}", sums.0, sums.1)));
    }
    Ok(Done::check("the same bytes twice"))
}

/// The folder of the release, empty.
fn folder(project: &Project) -> Result<PathBuf> {
    let folder = project.target().join("release-files");
    if folder.exists() {
        fs::remove_dir_all(&folder).or_help(format!("emptying {}", folder.display()), HELP)?;
    }
    fs::create_dir_all(&folder).or_help(format!("making {}", folder.display()), HELP)?;
    Ok(folder)
}

/// The sources of a release are those of a commit.
fn clean(project: &Project) -> Result<()> {
    let help = "commit or set aside what has changed, in a clone with git: the source archive holds the last commit";
    let status = run(
        &mut project.git(&["status", "--porcelain", "--untracked-files=normal"]),
        help,
    )?
    .stdout();
    if status.trim().is_empty() {
        return Ok(());
    }
    let what = "there are changes that no commit holds";
    Err(Failure::new(what, help).with_output(status))
}

/// Writes what is made of a built site.
fn write_site(project: &Project, dist: &Path, folder: &Path) -> Result<Done> {
    let licences = licence_list::text(project)?;
    let mut files = archive::files(dist)?;
    // It lies beside the zip.
    let page = files
        .remove(PAGE)
        .ok_or_else(|| Failure::new("there is no single file", "run `cargo xtask pack`"))?;
    files.insert(LICENCES.to_owned(), licences.clone().into_bytes());
    let list = files
        .get_mut(LIST)
        .ok_or_else(|| Failure::new("there is no list of the files", HELP_LIST))?;
    *list = with_name(list, LICENCES)?;
    let zip = archive::zip(&files)?;
    // For the test that serves what comes out of it.
    archive::unpack(&zip, &project.scratch("release")?.join("unpacked"))?;
    save(&folder.join(SITE), &zip)?;
    save(&folder.join(PAGE), &page)?;
    save(&folder.join(LICENCES), licences.as_bytes())?;
    Ok(Done::work(format!("{} files of the site", files.len())))
}

/// The list of the files of a site with one more name in it.
fn with_name(list: &[u8], name: &str) -> Result<Vec<u8>> {
    let mut names: BTreeSet<String> =
        serde_json::from_slice(list).or_help("reading files.json", HELP_LIST)?;
    names.insert(name.to_owned());
    serde_json::to_vec(&names).or_help("writing files.json", HELP_LIST)
}

/// Takes over what `npm pack` has made: it writes neither times nor users into it.
fn write_package(project: &Project, folder: &Path) -> Result<()> {
    let version = project.locked_version("klubovna-web")?;
    let name = format!("klubovna-board-{version}.tgz");
    let packed = project.www().join("dist-package").join(&name);
    let help = "the version of www/package.json has to be that of Cargo.toml";
    let bytes = fs::read(&packed).or_help(format!("reading {}", packed.display()), help)?;
    save(&folder.join(name), &bytes)
}

fn write_source(project: &Project, folder: &Path) -> Result<()> {
    let help = "run it in a clone with git";
    let version = project.locked_version("klubovna-web")?;
    let name = format!("klubovna-{version}");
    let prefix = format!("--prefix={name}/");
    let tar = run_bytes(
        &mut project.git(&["archive", "--format=tar", &prefix, "HEAD"]),
        help,
    )?;
    // Neither a time nor a system in its head: the archive depends on the commit alone.
    let mut gzip = GzBuilder::new()
        .operating_system(255)
        .write(Vec::new(), Compression::best());
    std::io::Write::write_all(&mut gzip, &tar).or_help("compressing the sources", HELP)?;
    let bytes = gzip.finish().or_help("compressing the sources", HELP)?;
    save(&folder.join(format!("{name}-source.tar.gz")), &bytes)
}

fn write_checksums(folder: &Path) -> Result<Done> {
    let sums = checksums(folder)?;
    save(&folder.join(CHECKSUMS), sums.as_bytes())?;
    Ok(Done::work(format!("{} files", sums.lines().count())))
}

/// A line for each file of a folder, as `sha256sum -c` reads them.
fn checksums(folder: &Path) -> Result<String> {
    let files = archive::files(folder)?;
    let named = files.iter().filter(|(name, _)| *name != CHECKSUMS);
    Ok(named.map(|(name, bytes)| sum_line(name, bytes)).collect())
}

fn sum_line(name: &str, bytes: &[u8]) -> String {
    let mut line = String::new();
    for byte in Sha256::digest(bytes) {
        let _ = write!(line, "{byte:02x}");
    }
    line + "  " + name + "\n"
}

fn save(file: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(file, bytes).or_help(format!("writing {}", file.display()), HELP)
}

#[cfg(test)]
mod tests {
    use super::{sum_line, with_name};

    #[test]
    fn a_site_that_is_handed_on_by_its_list_keeps_its_licences() {
        let list = with_name(br#"["assets/a.js","index.html"]"#, "LICENCES.txt").unwrap();
        assert_eq!(list, br#"["LICENCES.txt","assets/a.js","index.html"]"#);
        assert_eq!(with_name(&list, "LICENCES.txt").unwrap(), list);
        assert!(with_name(b"<html>", "LICENCES.txt").is_err());
    }

    #[test]
    fn checksums_are_those_of_sha256sum() {
        assert_eq!(
            sum_line("a.txt", b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.txt\n"
        );
    }
}
