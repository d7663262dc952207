//! The other two browser engines for the tests: the machine's own Firefox and `WebKitGTK`, else packages of theirs.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::browser::{apt_get, apt_is_ours};
use crate::tools::find_program;

/// A browser for the tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Engine {
    /// Every test in a browser.
    Chromium,
    /// Games, records, the view in space, the single file and pages without a network.
    Firefox,
    /// The same as in Firefox.
    Webkit,
}

/// An engine besides Chromium, as environment variables for the tests: with its programs, or with the reason why there
/// are none.
#[derive(Debug)]
pub(crate) struct Other {
    /// The project of its name in `www/playwright.engines.config.ts`.
    pub(crate) name: &'static str,
    found: Vec<(&'static str, PathBuf)>,
    missing: Option<(&'static str, String)>,
}

impl Other {
    /// Finds an engine, or installs it; none for Chromium, which has its own preparation.
    pub(crate) fn prepare(engine: Engine) -> Option<Self> {
        match engine {
            Engine::Chromium => None,
            Engine::Firefox => Some(Self::of("firefox", "FIREFOX_MISSING", &FIREFOX)),
            Engine::Webkit => Some(Self::of("webkit", "WEBKIT_MISSING", &WEBKIT)),
        }
    }

    fn of(name: &'static str, missing: &'static str, parts: &Parts) -> Self {
        let found = parts.find().or_else(|_| {
            if apt_is_ours() {
                println!("      no {} found: installing its packages", parts.title);
                // Programs that are still missing are reported.
                let _ = apt_get(&["update"]);
                let install = ["install", "-y", "--no-install-recommends"];
                let _ = apt_get(&[&install[..], parts.packages].concat());
            }
            parts.find()
        });
        match found {
            Ok(found) => Self {
                name,
                found,
                missing: None,
            },
            Err(why) => Self {
                name,
                found: Vec::new(),
                missing: Some((missing, why)),
            },
        }
    }

    /// Why there is none, in words.
    pub(crate) fn why_missing(&self) -> Option<&str> {
        self.missing.as_ref().map(|(_, why)| why.as_str())
    }

    /// Sets the variables for a test run.
    pub(crate) fn tell(&self, command: &mut Command) {
        for (name, path) in &self.found {
            command.env(name, path);
        }
        if let Some((name, why)) = &self.missing {
            command.env(name, why);
        }
    }
}

/// The programs that an engine consists of, and the Debian packages that hold them.
struct Parts {
    title: &'static str,
    packages: &'static [&'static str],
    programs: &'static [Program],
}

struct Program {
    /// The environment variable that names it, for us and for the tests.
    variable: &'static str,
    /// In the search path, the most fitting first.
    names: &'static [&'static str],
    /// Elsewhere; `*` stands for one folder.
    places: &'static [&'static str],
}

const FIREFOX: Parts = Parts {
    title: "Firefox",
    packages: &["firefox-esr"],
    programs: &[Program {
        variable: "FIREFOX_PATH",
        names: &["firefox-esr", "firefox"],
        places: &["/Applications/Firefox.app/Contents/MacOS/firefox"],
    }],
};

const WEBKIT: Parts = Parts {
    title: "WebKit",
    packages: &["webkit2gtk-driver", "xvfb"],
    programs: &[
        Program {
            variable: "WEBKIT_DRIVER_PATH",
            names: &["WebKitWebDriver"],
            places: &[],
        },
        Program {
            variable: "WEBKIT_BROWSER_PATH",
            names: &[],
            places: &[
                "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
                "/usr/lib/*/webkit2gtk-4.0/MiniBrowser",
                "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
                "/usr/libexec/webkit2gtk-4.0/MiniBrowser",
            ],
        },
        Program {
            variable: "XVFB_PATH",
            names: &["Xvfb"],
            places: &[],
        },
    ],
};

impl Parts {
    /// All programs by their variables, or which one is not here.
    fn find(&self) -> Result<Vec<(&'static str, PathBuf)>, String> {
        let find = |program: &Program| {
            let path = program.find().ok_or_else(|| {
                let Program { variable, .. } = program;
                let packages = self.packages.join(" and ");
                format!(
                    "no {} here: install the packages {packages}, or set {variable}",
                    self.title
                )
            })?;
            Ok((program.variable, path))
        };
        self.programs.iter().map(find).collect()
    }
}

impl Program {
    fn find(&self) -> Option<PathBuf> {
        let given = env::var_os(self.variable).map(PathBuf::from);
        given
            .filter(|path| path.is_file())
            .or_else(|| self.names.iter().find_map(|name| find_program(name)))
            .or_else(|| self.places.iter().find_map(|place| at(place)))
    }
}

/// The file of a pattern, in which `*` stands for one folder.
fn at(place: &str) -> Option<PathBuf> {
    let Some((before, after)) = place.split_once("/*/") else {
        return Some(PathBuf::from(place)).filter(|path| path.is_file());
    };
    let folders = fs::read_dir(before).ok()?;
    folders
        .filter_map(|folder| Some(folder.ok()?.path().join(after)))
        .find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOWHERE: Parts = Parts {
        title: "Lynx",
        packages: &["lynx", "lynx-driver"],
        programs: &[Program {
            variable: "KLUBOVNA_TEST_LYNX",
            names: &["no-such-browser"],
            places: &["/no/*/such/file", "/no/such/file"],
        }],
    };

    #[test]
    fn what_is_missing_is_told_with_what_would_help() {
        assert_eq!(
            NOWHERE.find().unwrap_err(),
            "no Lynx here: install the packages lynx and lynx-driver, or set KLUBOVNA_TEST_LYNX"
        );
    }

    #[test]
    fn a_star_stands_for_one_folder() {
        let here = concat!(env!("CARGO_MANIFEST_DIR"), "/*/engines.rs");
        assert!(at(here).is_some_and(|path| path.ends_with("src/engines.rs")));
        assert_eq!(at("/no/*/such/file"), None);
    }

    #[test]
    fn a_test_run_is_told_of_programs_or_of_the_reason() {
        let told = |other: &Other| {
            let mut command = Command::new("true");
            other.tell(&mut command);
            let pairs = command.get_envs().map(|(name, value)| {
                let text = |text: &std::ffi::OsStr| text.to_string_lossy().into_owned();
                format!("{}={}", text(name), value.map(text).unwrap_or_default())
            });
            pairs.collect::<Vec<_>>()
        };
        let name = "firefox";
        let here = Other {
            name,
            found: vec![("FIREFOX_PATH", "/bin/firefox".into())],
            missing: None,
        };
        let gone = Other {
            name,
            found: Vec::new(),
            missing: Some(("FIREFOX_MISSING", "no Firefox here".into())),
        };
        assert_eq!(told(&here), ["FIREFOX_PATH=/bin/firefox"]);
        assert_eq!(told(&gone), ["FIREFOX_MISSING=no Firefox here"]);
    }
}
