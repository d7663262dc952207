//! Our board beside chessground, in one browser and one run.

use serde::Deserialize;

use super::page::{self, table};
use super::script;
use crate::browser;
use crate::failure::Result;
use crate::project::Project;

/// Medians that differ by less are the same: so much they move from run to run.
const SAME: f64 = 1.05;

/// What `www/tools/bench-board.mjs` prints.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Measured {
    chessground: String,
    chromium: String,
    repeats: u32,
    animations: u32,
    ours: Medians,
    theirs: Medians,
}

/// Milliseconds, but for `idle`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Medians {
    start: f64,
    start_work: f64,
    drag_step: f64,
    drag_work: f64,
    gap: f64,
    animation: f64,
    idle: f64,
}

/// A row of the table, and whether we aim to be no worse in it.
type Row = (&'static str, bool, fn(&Medians) -> f64);

const ROWS: [Row; 7] = [
    (
        "Start: from making it to the end of its first frame, ms",
        true,
        |m| m.start,
    ),
    ("Script for a step of a drag, ms", true, |m| m.drag_step),
    (
        "Longest time between frames while 4 pieces move for 200 ms, ms",
        true,
        |m| m.gap,
    ),
    ("Frames asked for in a second of rest", true, |m| m.idle),
    ("Main thread: all work of the start, ms", false, |m| {
        m.start_work
    }),
    (
        "Main thread: all work of 120 steps of a drag, ms",
        false,
        |m| m.drag_work,
    ),
    ("Script of an animation, ms", false, |m| m.animation),
];

/// Measures and writes the section.
pub(crate) fn write(project: &Project) -> Result<()> {
    println!("board: beside chessground, some minutes");
    let help = "run `cargo xtask build` first; the script names what else it misses";
    let mut command = project.node("tools/bench-board.mjs", &[]);
    command.env("CHROMIUM_PATH", browser::prepare(project)?.program);
    let measured: Measured = script::measured(&mut command, help)?;
    let text = describe(&measured);
    println!("{text}");
    page::write(project, "board", &text)
}

fn describe(measured: &Measured) -> String {
    let Measured { ours, theirs, .. } = measured;
    let rows: Vec<Vec<String>> = ROWS
        .iter()
        .map(|(name, _, of)| {
            let (a, b) = (of(ours), of(theirs));
            vec![(*name).to_owned(), number(a), number(b), ratio(a, b)]
        })
        .collect();
    let table = table(&["", "Klubovna", "chessground", "Ratio"], &rows);
    let worse: Vec<&str> = ROWS
        .iter()
        .filter(|(_, aim, of)| *aim && is_worse(of(ours), of(theirs)))
        .map(|(name, ..)| *name)
        .collect();
    let verdict = if worse.is_empty() {
        "The aim is to be no worse in the first four rows: kept.".to_owned()
    } else {
        format!(
            "The aim is to be no worse in the first four rows. Not kept: {}.",
            worse.join("; ")
        )
    };
    format!(
        "chessground {} and Chromium {}; medians of {} rounds, {} animations each. Below 1 our board is the faster one; \
         the milliseconds mean something only beside each other.\n\n{table}\n{verdict}",
        measured.chessground, measured.chromium, measured.repeats, measured.animations
    )
}

fn is_worse(ours: f64, theirs: f64) -> bool {
    ours > theirs * SAME
}

/// Three digits that count.
fn number(value: f64) -> String {
    let decimals = match value {
        value if value == 0.0 || value >= 100.0 => 0,
        value if value >= 10.0 => 1,
        value if value >= 1.0 => 2,
        _ => 3,
    };
    format!("{value:.decimals$}")
}

fn ratio(ours: f64, theirs: f64) -> String {
    if theirs > 0.0 {
        format!("{:.2}", ours / theirs)
    } else if ours > 0.0 {
        "worse".to_owned()
    } else {
        "equal".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(drag_step: f64) -> Measured {
        let medians = |drag: f64| {
            format!(
                r#"{{"start":20,"startWork":10,"dragStep":{drag},"dragWork":100,"gap":16.7,"animation":2,"idle":0}}"#
            )
        };
        let text = format!(
            r#"{{"chessground":"1.2.3","chromium":"100","repeats":5,"animations":4,"ours":{},"theirs":{}}}"#,
            medians(drag_step),
            medians(0.1)
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn the_text_says_where_the_aim_is_missed() {
        let text = describe(&measured(0.1));
        assert!(text.ends_with(": kept."), "{text}");
        assert!(text.contains("| 0.100 | 0.100 | 1.00 |"), "{text}");
        assert!(text.contains("| 0 | 0 | equal |"), "{text}");
        let text = describe(&measured(0.2));
        assert!(
            text.ends_with("Not kept: Script for a step of a drag, ms."),
            "{text}"
        );
    }

    #[test]
    fn anything_beside_nothing_is_worse() {
        assert!(is_worse(1.0, 0.0));
        assert!(!is_worse(0.0, 0.0));
        assert_eq!(ratio(1.0, 0.0), "worse");
    }
}
