//! What `wasm-opt` does to a browser module after the compiler: [`optimise`].

use std::path::Path;

use crate::failure::Result;
use crate::project::Project;
use crate::run::run;

/// Low memory is the end of the stack. Features are read from the module.
const FIRST: &[&str] = &["--low-memory-unused", "-O3"];

/// Functions that differ by a constant only are merged. The two passes left out make each function shorter and all of
/// them less alike: half a kilobyte more after brotli. In the order of their names functions that are alike lie side by
/// side: a hundredth less to load.
const LAST: &[&str] = &[
    "--always-inline-max-function-size=2",
    "--one-caller-inline-max-function-size=20",
    "--merge-similar-functions",
    "-O3",
    "--skip-pass=local-cse",
    "--skip-pass=simplify-locals",
    "--reorder-functions-by-name",
    "--strip-producers",
    "--strip-target-features",
];

/// The arguments for a module, which may be a hundredth larger to be `fast`: the compiler inlines as if calls were
/// cheap. More of it saves engines two to six hundredths of their time.
pub(crate) fn arguments(fast: bool) -> Vec<&'static str> {
    let inline = if fast {
        "--flexible-inline-max-function-size=100"
    } else {
        "--flexible-inline-max-function-size=10"
    };
    [FIRST, &[inline], LAST].concat()
}

/// Rewrites a module.
pub(crate) fn optimise(project: &Project, module: &Path, fast: bool) -> Result<()> {
    let mut command = project.node("node_modules/binaryen/bin/wasm-opt", &arguments(fast));
    command.arg(module).arg("-o").arg(module);
    run(
        &mut command,
        "run `cargo xtask build` if the npm packages are missing; else read what it says of the module",
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_fast_is_inlined_more() {
        let [small, fast] = [false, true].map(arguments);
        assert_eq!(small.len(), fast.len());
        let differing = small
            .iter()
            .zip(&fast)
            .filter(|(small, fast)| small != fast);
        assert_eq!(
            differing.collect::<Vec<_>>(),
            [(
                &"--flexible-inline-max-function-size=10",
                &"--flexible-inline-max-function-size=100"
            )]
        );
    }
}
