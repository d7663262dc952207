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
    figures: Figures,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Figures {
    start: Beside,
    ready: Beside,
    start_work: Beside,
    drag_step: Beside,
    drag_work: Beside,
    gap: Beside,
    animation: Beside,
    idle: Beside,
}

/// Medians of both boards: milliseconds, but for `idle`.
#[derive(Debug, Clone, Copy, Deserialize)]
struct Beside {
    ours: f64,
    theirs: f64,
    /// The median of the ratios of the rounds; none where both measured nothing.
    ratio: Option<f64>,
}

impl Beside {
    fn is_worse(self) -> bool {
        match self.ratio {
            Some(ratio) => ratio > SAME,
            None => self.ours > self.theirs,
        }
    }

    fn ratio(self) -> String {
        match self.ratio {
            Some(ratio) => format!("{ratio:.2}"),
            None if self.is_worse() => "worse".to_owned(),
            None => "equal".to_owned(),
        }
    }
}

/// A row of the table, and whether we aim to be no worse in it.
type Row = (&'static str, bool, fn(&Figures) -> Beside);

const ROWS: [Row; 8] = [
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
    (
        "Start: until it can be played on by pointer and keyboard, ms",
        false,
        |m| m.ready,
    ),
    ("Main thread: all work until then, ms", false, |m| {
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
    let rows: Vec<Vec<String>> = ROWS
        .iter()
        .map(|(name, _, of)| {
            let beside = of(&measured.figures);
            let [ours, theirs] = [beside.ours, beside.theirs].map(number);
            vec![(*name).to_owned(), ours, theirs, beside.ratio()]
        })
        .collect();
    let table = table(&["", "Klubovna", "chessground", "Ratio"], &rows);
    let worse: Vec<&str> = ROWS
        .iter()
        .filter(|(_, aim, of)| *aim && of(&measured.figures).is_worse())
        .map(|(name, ..)| *name)
        .collect();
    let aim = format!("The aim is a ratio of at most {SAME} in the first four rows");
    let verdict = if worse.is_empty() {
        format!("{aim}: kept.")
    } else {
        format!("{aim}. Not kept: {}.", worse.join("; "))
    };
    format!(
        "chessground {} and Chromium {}; medians of {} rounds, of their ratios too, {} animations each. Below 1 our board is the faster one; \
         the milliseconds mean something only beside each other.\n\n{table}\n{verdict}",
        measured.chessground, measured.chromium, measured.repeats, measured.animations
    )
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

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(drag_step: f64) -> Measured {
        let same = |value: f64| format!(r#"{{"ours":{value},"theirs":{value},"ratio":1}}"#);
        let drag_step = format!(
            r#"{{"ours":{drag_step},"theirs":0.1,"ratio":{}}}"#,
            drag_step / 0.1
        );
        let [start, ready, start_work, drag_work, gap, animation] =
            [20.0, 30.0, 10.0, 100.0, 16.7, 2.0].map(same);
        let text = format!(
            r#"{{"chessground":"1.2.3","chromium":"100","repeats":5,"animations":4,"figures":{{"start":{start},"ready":{ready},
            "startWork":{start_work},"dragStep":{drag_step},"dragWork":{drag_work},"gap":{gap},"animation":{animation},
            "idle":{{"ours":0,"theirs":0,"ratio":null}}}}}}"#
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
        let beside = |ours, ratio| Beside {
            ours,
            theirs: 0.0,
            ratio,
        };
        assert_eq!(beside(1.0, None).ratio(), "worse");
        assert_eq!(beside(0.0, None).ratio(), "equal");
        assert!(beside(0.0, Some(1.06)).is_worse());
    }
}
