//! The cache folder of the user, where tools survive `cargo clean` and serve every checkout.

use std::env;
use std::path::PathBuf;

use crate::failure::{Failure, Result};

/// The folder `klubovna` in the user's cache folder.
pub(crate) fn folder() -> Result<PathBuf> {
    let base = if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else {
        let home = variable("HOME");
        let customary = if cfg!(target_os = "macos") {
            "Library/Caches"
        } else {
            ".cache"
        };
        variable("XDG_CACHE_HOME").or_else(|| home.map(|home| home.join(customary)))
    };
    let name = if cfg!(windows) {
        "LOCALAPPDATA"
    } else {
        "HOME or XDG_CACHE_HOME"
    };
    base.map(|base| base.join("klubovna")).ok_or_else(|| {
        Failure::new(
            "there is no cache folder to keep tools in",
            format!("set the environment variable {name} to a folder"),
        )
    })
}

/// A variable that holds an absolute path; a relative one is ignored, as the XDG specification asks.
fn variable(name: &str) -> Option<PathBuf> {
    env::var_os(name)
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_folder_is_our_own() {
        assert!(super::folder().unwrap().ends_with("klubovna"));
    }
}
