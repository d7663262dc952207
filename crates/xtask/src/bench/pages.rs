//! How long pages take until their first picture, beside Jocly; and pages with many boards.

use serde::Deserialize;

use super::page::{self, grouped, table};
use super::script;
use crate::browser;
use crate::failure::Result;
use crate::project::Project;

/// Part of Jocly's time: of a flat board, and of the view in space.
const AIM: f64 = 0.3;
const AIM_IN_SPACE: f64 = 1.0;

/// No task may be longer while a page with many boards is scrolled, in milliseconds.
const LONGEST_TASK: f64 = 50.0;

/// What `www/tools/bench-pages.mjs` prints.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Measured {
    jocly: String,
    chromium: String,
    rounds: u32,
    pages: Vec<Row>,
    sheets: Vec<Sheet>,
    /// The longest tasks, in milliseconds: boards of one game, and of all games by turns.
    scroll: f64,
    scroll_mixed: f64,
}

/// Medians of one page.
#[derive(Debug, Deserialize)]
struct Row {
    name: String,
    /// Milliseconds.
    time: f64,
    bytes: f64,
    requests: f64,
    /// The page of Jocly that it stands beside.
    peer: String,
    /// The median of the ratios of the rounds.
    ratio: f64,
}

/// Medians of a page with many boards.
#[derive(Debug, Deserialize)]
struct Sheet {
    kind: String,
    count: u32,
    /// Milliseconds.
    first: f64,
    last: f64,
    requests: f64,
    /// Bytes.
    heap: f64,
    process: Option<f64>,
}

/// Measures and writes the section.
pub(crate) fn write(project: &Project) -> Result<()> {
    println!("pages: beside Jocly, some minutes");
    let help = "run `cargo xtask build` first; the script names what else it misses";
    let mut command = project.node("tools/bench-pages.mjs", &[]);
    command.args(project.metadata().browser_games());
    command.env("CHROMIUM_PATH", browser::prepare(project)?.program);
    let measured: Measured = script::measured(&mut command, help)?;
    let text = describe(&measured);
    println!("{text}");
    page::write(project, "pages", &text)
}

fn describe(measured: &Measured) -> String {
    let pages: Vec<Vec<String>> = measured.pages.iter().map(Row::cells).collect();
    let pages = table(
        &[
            "Page",
            "First picture, ms",
            "kB",
            "Requests",
            "Beside",
            "Ratio",
            "Aim",
        ],
        &pages,
    );
    let sheets: Vec<Vec<String>> = measured.sheets.iter().map(Sheet::cells).collect();
    let sheets = table(
        &[
            "Boards",
            "First, ms",
            "Last, ms",
            "Requests",
            "Heap and buffers, MB",
            "Private memory of the process, MB",
        ],
        &sheets,
    );
    let slow: Vec<&str> = measured
        .pages
        .iter()
        .filter(|row| row.aim().is_some_and(|aim| row.ratio > aim))
        .map(|row| row.name.as_str())
        .collect();
    let verdict = if slow.is_empty() {
        "The aims are kept.".to_owned()
    } else {
        format!("Above the aim: {}.", slow.join(", "))
    };
    let scrolls = [measured.scroll, measured.scroll_mixed];
    let smooth = if scrolls.iter().all(|&task| task <= LONGEST_TASK) {
        "kept"
    } else {
        "not kept"
    };
    let [one, mixed] = scrolls;
    format!(
        "Jocly {} and Chromium {}; medians of {} rounds, of their ratios too. Below 1 our page is the faster one.\n\n{pages}\n{verdict}\n\n{sheets}\n\
         While 100 diagrams are scrolled through from the first picture on, not slowed down, the longest task takes {one:.0} ms of the processor \
         with one game and {mixed:.0} ms with all games. The aim is {LONGEST_TASK:.0} ms: {smooth}.",
        measured.jocly, measured.chromium, measured.rounds
    )
}

impl Row {
    /// None for pages that are more than a board.
    fn aim(&self) -> Option<f64> {
        match self.name.split(' ').next() {
            Some("element") => Some(AIM),
            Some("space") => Some(AIM_IN_SPACE),
            _ => None,
        }
    }

    fn cells(&self) -> Vec<String> {
        let is_peer = self.name == self.peer;
        let or_none = |text: String| if is_peer { "–".to_owned() } else { text };
        vec![
            peer(&self.name).to_owned(),
            grouped(self.time.round() as u64),
            grouped((self.bytes / 1000.0).round() as u64),
            format!("{:.0}", self.requests),
            or_none(peer(&self.peer).to_owned()),
            or_none(format!("{:.2}", self.ratio)),
            self.aim().map_or("–".to_owned(), |aim| format!("{aim:.1}")),
        ]
    }
}

impl Sheet {
    fn cells(&self) -> Vec<String> {
        let megabytes = |bytes: f64| format!("{:.1}", bytes / 1e6);
        let games = if self.kind == "one" {
            "of FOLKY"
        } else {
            "of all games"
        };
        vec![
            format!("{} {games}", self.count),
            grouped(self.first.round() as u64),
            grouped(self.last.round() as u64),
            format!("{:.0}", self.requests),
            megabytes(self.heap),
            self.process.map_or("–".to_owned(), megabytes),
        ]
    }
}

/// The name of a page of Jocly for people; other names stay.
fn peer(name: &str) -> &str {
    match name {
        "jocly-flat" => "Jocly, classic chess",
        "jocly-space" => "Jocly, 3-D chess",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(ratio: f64, task: f64) -> Measured {
        let text = format!(
            r#"{{"jocly":"1.2.3","chromium":"100","rounds":5,"pages":[
            {{"name":"jocly-flat","time":4000,"bytes":500000,"requests":30,"peer":"jocly-flat","ratio":1}},
            {{"name":"element go","time":1000,"bytes":100400,"requests":9,"peer":"jocly-flat","ratio":{ratio}}},
            {{"name":"home","time":2000,"bytes":60000,"requests":9,"peer":"jocly-flat","ratio":0.5}}],
            "sheets":[{{"kind":"one","count":10,"first":1000,"last":1500,"requests":9,"heap":2500000,"process":null}}],
            "scroll":{task},"scrollMixed":10}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn boards_have_an_aim_and_pages_only_a_ratio() {
        let text = describe(&measured(0.25, 20.0));
        assert!(
            text.contains("| element go | 1,000 | 100 | 9 | Jocly, classic chess | 0.25 | 0.3 |"),
            "{text}"
        );
        assert!(
            text.contains("| Jocly, classic chess | 4,000 | 500 | 30 | – | – | – |"),
            "{text}"
        );
        assert!(
            text.contains("| 10 of FOLKY | 1,000 | 1,500 | 9 | 2.5 | – |"),
            "{text}"
        );
        assert!(text.contains("The aims are kept."), "{text}");
        assert!(text.ends_with("50 ms: kept."), "{text}");
    }

    #[test]
    fn slow_boards_and_long_tasks_are_told() {
        let text = describe(&measured(0.31, 51.0));
        assert!(text.contains("Above the aim: element go."), "{text}");
        assert!(text.ends_with("50 ms: not kept."), "{text}");
    }
}
