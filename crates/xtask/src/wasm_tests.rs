//! The tests of the browser module, in a real browser.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::browser::Browser;
use crate::counts::Counts;
use crate::failure::{OrHelp, Result};
use crate::plan::StepResult;
use crate::project::Project;
use crate::quick;
use crate::run::{run, watch};
use crate::tools::{WASM_TARGET, wasm_bindgen_runner, wasm_pack_command};

/// Seconds that a test or the driver may take to answer.
const PATIENCE: &str = "120";

const HELP: &str = "repair what failed; if the browser did not start, update it and its chromedriver to the same version";

/// Runs the tests through the browser's `WebDriver` program, or without one through Playwright.
pub(crate) fn test(project: &Project, browser: &Browser) -> StepResult {
    let mut command = if let Some(driver) = &browser.driver {
        let arguments = ["test", "--headless", "--chrome", "--mode", "no-install"];
        let mut command = wasm_pack_command(project, &arguments)?;
        // The folder comes last: wasm-pack passes on what follows it.
        command.arg("--chromedriver").arg(driver).arg("web");
        command.arg("--config").arg(settings(project)?);
        command
    } else {
        let mut command = project.node("tools/wasm-tests.mjs", &[]);
        command
            .arg(wasm_bindgen_runner(project)?)
            .args(build(project)?);
        command.env("CHROMIUM_PATH", &browser.program);
        command
    };
    // Other steps run beside it: a page may be slow, and a test that hangs is still found.
    command.env("WASM_BINDGEN_TEST_TIMEOUT", PATIENCE);
    command.env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", PATIENCE);
    let output = watch(&mut command, HELP)?;
    Counts::of_libtest(&output.text()).judge(&output, HELP)
}

/// Compiles the test modules and returns their files.
fn build(project: &Project) -> Result<Vec<String>> {
    let words =
        format!("test -p klubovna-web --target {WASM_TARGET} --no-run --message-format json");
    let mut command = project.cargo(&words);
    command.arg("--config").arg(settings(project)?);
    let output = run(&mut command, "repair what the compiler names")?;
    Ok(executables(&output.stdout()))
}

/// A file of settings of Cargo.
fn settings(project: &Project) -> Result<PathBuf> {
    let file = project.scratch("quick")?.join("settings.toml");
    let help = "make the target folder writable";
    fs::write(&file, quick::settings(project)).or_help("writing settings of Cargo", help)?;
    Ok(file)
}

/// The files that Cargo's JSON messages name as executables.
fn executables(messages: &str) -> Vec<String> {
    let messages = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok());
    messages
        .filter_map(|message| Some(message.get("executable")?.as_str()?.to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::executables;

    #[test]
    fn executables_are_read_from_messages() {
        let text = concat!(
            r#"{"reason":"compiler-artifact","executable":null}"#,
            "\nnot a message\n",
            r#"{"reason":"compiler-artifact","executable":"/t/web-1.wasm"}"#,
            "\n",
            r#"{"reason":"build-finished","success":true}"#,
        );
        assert_eq!(executables(text), ["/t/web-1.wasm"]);
    }
}
