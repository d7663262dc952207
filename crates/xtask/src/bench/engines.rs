//! The engines in wasm beside the same engines as native programs.

use serde::Deserialize;

use super::page::{self, grouped, table};
use super::script;
use crate::failure::{Failure, Result};
use crate::plan::Plan;
use crate::project::Project;
use crate::run::run;
use crate::{tools, wasm};

/// Nodes a second in wasm, as a part of those of a native program.
const AIM: f64 = 0.67;

/// An engine may answer so many milliseconds after its time is up.
const LATE: f64 = 50.0;

/// What `www/tools/bench-engines.mjs` prints.
#[derive(Debug, Deserialize)]
struct Measured {
    node: String,
    rounds: u32,
    stops: u32,
    rows: Vec<Row>,
}

#[derive(Debug, Deserialize)]
struct Row {
    game: String,
    /// Nodes a second.
    native: f64,
    wasm: f64,
    /// The median of each round's.
    ratio: f64,
    /// Milliseconds.
    late: f64,
    latest: f64,
}

/// Measures and writes the section.
pub(crate) fn write(project: &Project) -> Result<()> {
    let mut steps = Plan::default();
    let prepared = tools::prepare(&mut steps, project);
    wasm::build(&mut steps, project, prepared);
    steps.run()?;
    println!("engines: building `klubovna`");
    let mut build = project.cargo("build --release --quiet -p klubovna-cli");
    run(&mut build, "repair what the compiler names")?;
    println!("engines: wasm beside native, a minute for each game");
    let mut command = project.node("tools/bench-engines.mjs", &[]);
    command.arg(project.klubovna());
    let help = "the script names what it misses";
    let measured: Measured = script::measured(&mut command, help)?;
    let text = describe(&measured);
    println!("{text}");
    page::write(project, "engines", &text)?;
    judge(&measured)
}

fn describe(measured: &Measured) -> String {
    let thousands = |speed: f64| grouped((speed / 1000.0).round() as u64);
    let rows: Vec<Vec<String>> = measured
        .rows
        .iter()
        .map(|row| {
            vec![
                row.game.clone(),
                thousands(row.native),
                thousands(row.wasm),
                format!("{:.2}", row.ratio),
                format!("{:.1}", row.late.max(0.0)),
                format!("{:.1}", row.latest.max(0.0)),
            ]
        })
        .collect();
    let head = [
        "Game",
        "Native, thousand nodes a second",
        "wasm, the same",
        "Ratio",
        "Late, ms",
        "at most, ms",
    ];
    let table = table(&head, &rows);
    let verdict = if judge(measured).is_ok() {
        "kept"
    } else {
        "not kept"
    };
    format!(
        "Node.js {}; medians of {} interleaved rounds, of their ratios too, and of {} stops.\n\n{table}\n\
         The aims are a ratio of {AIM} and {LATE:.0} ms: {verdict}.",
        measured.node, measured.rounds, measured.stops
    )
}

fn judge(measured: &Measured) -> Result<()> {
    let misses = |row: &&Row| row.ratio < AIM || row.latest > LATE;
    match measured.rows.iter().find(misses) {
        None => Ok(()),
        Some(row) => Err(Failure::new(
            format!(
                "{}: wasm at {:.2} of native, up to {:.1} ms late",
                row.game, row.ratio, row.latest
            ),
            "measure again on an idle machine; then look at the profile `wasm-engine` and at what the game computes",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(ratio: f64, latest: f64) -> Measured {
        let text = format!(
            r#"{{"node":"20.0.0","rounds":20,"stops":40,"rows":[{{"game":"go","native":2000000,
            "wasm":1500400,"ratio":{ratio},"late":-0.1,"latest":{latest}}}]}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn speeds_are_in_thousands_and_nobody_is_early() {
        let text = describe(&measured(0.75, 3.0));
        assert!(
            text.contains("| go | 2,000 | 1,500 | 0.75 | 0.0 | 3.0 |"),
            "{text}"
        );
        assert!(text.ends_with("kept."), "{text}");
    }

    #[test]
    fn slow_modules_and_late_answers_are_told() {
        for row in [measured(0.49, 1.0), measured(0.9, 51.0)] {
            assert!(describe(&row).ends_with("not kept."));
            assert!(judge(&row).unwrap_err().to_string().contains("go: wasm at"));
        }
    }
}
