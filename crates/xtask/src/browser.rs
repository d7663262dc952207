//! A Chromium for the tests: the machine's own, else one that is installed.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Failure, Result};
use crate::project::Project;
use crate::run::run;
use crate::tools::find_program;

/// Names in the search path, the most fitting first: the same browser without its window needs
/// about half the processor time.
const PROGRAMS: [&str; 10] = [
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
];

/// Where installers put the browser without touching the search path.
const USUAL_PLACES: [&str; 7] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
    r"C:\Program Files\Microsoft\Edge\Application\msedge.exe",
];

/// Where Linux packages put the driver.
const DRIVER_PLACES: [&str; 2] = [
    "/usr/lib/chromium/chromedriver",
    "/usr/lib/chromium-browser/chromedriver",
];

/// How to get a browser by hand.
pub(crate) const HELP: &str = "install Chromium or Chrome, or set CHROMIUM to the program of one";

/// A browser, and its `WebDriver` program where there is one.
#[derive(Debug, Clone)]
pub(crate) struct Browser {
    pub(crate) program: PathBuf,
    pub(crate) driver: Option<PathBuf>,
}

/// Finds a browser, or installs one.
pub(crate) fn prepare(project: &Project) -> Result<Browser> {
    if let Some(program) = env::var_os("CHROMIUM").map(PathBuf::from) {
        if program.is_file() {
            return Ok(with_driver(program));
        }
        return Err(Failure::new(
            format!("CHROMIUM is {}, which is no file", program.display()),
            HELP,
        ));
    }
    if let Some(program) = find() {
        return Ok(with_driver(program));
    }
    if apt_is_ours() {
        println!("      no browser found: installing the packages of Chromium and its driver");
        if let Some(program) = apt_install().ok().and_then(|()| find()) {
            return Ok(with_driver(program));
        }
        // Some distributions have no such packages.
        println!("      apt-get had none");
    }
    playwright(project).map(with_driver)
}

fn find() -> Option<PathBuf> {
    let usual = USUAL_PLACES
        .iter()
        .map(PathBuf::from)
        .find(|path| path.is_file());
    PROGRAMS
        .iter()
        .find_map(|name| find_program(name))
        .or(usual)
}

fn with_driver(program: PathBuf) -> Browser {
    let usual = DRIVER_PLACES
        .iter()
        .map(PathBuf::from)
        .find(|path| path.is_file());
    let given = env::var_os("CHROMEDRIVER")
        .map(PathBuf::from)
        .filter(|path| path.is_file());
    let driver = given.or_else(|| find_program("chromedriver")).or(usual);
    Browser { program, driver }
}

/// Playwright's own download, used when it is there already, fetched otherwise.
fn playwright(project: &Project) -> Result<PathBuf> {
    let script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    let path = run(&mut project.node("-e", &[script]), HELP)?.stdout();
    if !Path::new(&path).is_file() {
        println!("      no browser found: fetching Playwright's chromium");
        let mut arguments = vec!["exec", "--", "playwright", "install", "chromium"];
        if apt_is_ours() {
            arguments.push("--with-deps");
        }
        run(&mut project.npm(&arguments), HELP)?;
    }
    Ok(PathBuf::from(path))
}

/// Whether packages can be installed without asking anyone: we are root on a system with apt.
pub(crate) fn apt_is_ours() -> bool {
    let id = Command::new("id").arg("-u").output();
    let root = id.is_ok_and(|output| output.stdout.starts_with(b"0\n"));
    root && find_program("apt-get").is_some()
}

fn apt_install() -> Result<()> {
    apt_get(&["update"])?;
    let install = ["install", "-y", "--no-install-recommends"];
    apt_get(&[&install[..], &["chromium", "chromium-driver"]].concat())?;
    // Older distributions have Chromium with its window only, which does as well.
    apt_get(&[&install[..], &["chromium-headless-shell"]].concat()).or(Ok(()))
}

/// Calls apt-get, which asks nothing.
pub(crate) fn apt_get(arguments: &[&str]) -> Result<()> {
    let mut command = Command::new("apt-get");
    command
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive");
    run(&mut command, HELP).map(drop)
}
