//! What Lighthouse says of pages, as a phone loads them.

use serde::Deserialize;

use super::page::{self, table};
use super::script;
use crate::browser;
use crate::failure::Result;
use crate::project::Project;

/// The least score for performance, and for all else.
const FAST: f64 = 95.0;
const FULL: f64 = 100.0;

/// What `www/tools/bench-audits.mjs` prints.
#[derive(Debug, Deserialize)]
struct Audited {
    lighthouse: String,
    chromium: String,
    rounds: u32,
    pages: Vec<Row>,
}

/// Medians of one page in percent: performance, accessibility, best practices, search engines.
#[derive(Debug, Deserialize)]
struct Row {
    name: String,
    scores: [f64; 4],
    /// The failed audits, without those for performance.
    costs: Vec<String>,
}

/// Audits and writes the section.
pub(crate) fn write(project: &Project) -> Result<()> {
    println!("audits: Lighthouse on four pages, some minutes");
    let help = "run `cargo xtask build` first; the script names what else it misses";
    let mut command = project.node("tools/bench-audits.mjs", &[]);
    command.env("CHROMIUM_PATH", browser::prepare(project)?.program);
    let audited: Audited = script::measured(&mut command, help)?;
    let text = describe(&audited);
    println!("{text}");
    page::write(project, "audits", &text)
}

fn describe(audited: &Audited) -> String {
    let rows: Vec<Vec<String>> = audited
        .pages
        .iter()
        .map(|Row { name, scores, .. }| {
            let scores = scores.iter().map(|score| format!("{score:.0}"));
            std::iter::once(name.clone()).chain(scores).collect()
        })
        .collect();
    let head = [
        "Page",
        "Performance",
        "Accessibility",
        "Best practices",
        "SEO",
    ];
    let below: Vec<&str> = audited
        .pages
        .iter()
        .filter(|row| !row.is_kept())
        .map(|row| row.name.as_str())
        .collect();
    let verdict = if below.is_empty() {
        "The aims are kept.".to_owned()
    } else {
        format!("Below the aim: {}.", below.join(", "))
    };
    let mut costs: Vec<&str> = audited
        .pages
        .iter()
        .flat_map(|row| row.costs.iter().map(String::as_str))
        .collect();
    costs.dedup();
    let why = if costs.is_empty() {
        String::new()
    } else {
        format!(" Points are lost by {}.", costs.join(", "))
    };
    format!(
        "Lighthouse {} and Chromium {}, its phone and network; medians of {} rounds. Performance depends on what else the machine does.\n\n{}\n\
         Aimed at are {FAST:.0} for performance and {FULL:.0} for all else. {verdict}{why}",
        audited.lighthouse,
        audited.chromium,
        audited.rounds,
        table(&head, &rows)
    )
}

impl Row {
    fn is_kept(&self) -> bool {
        let [performance, rest @ ..] = self.scores;
        performance >= FAST && rest.iter().all(|&score| score >= FULL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(scores: &str, costs: &str) -> String {
        let text = format!(
            r#"{{"lighthouse":"1","chromium":"2","rounds":3,"pages":[{{"name":"home","scores":{scores},"costs":{costs}}}]}}"#
        );
        describe(&serde_json::from_str(&text).unwrap())
    }

    #[test]
    fn scores_stand_beside_their_aims() {
        let kept = told("[95,100,100,100]", "[]");
        assert!(kept.contains("| home | 95 | 100 | 100 | 100 |"), "{kept}");
        assert!(kept.ends_with("The aims are kept."), "{kept}");
        let slow = told("[94,100,100,100]", "[]");
        assert!(slow.ends_with("Below the aim: home."), "{slow}");
        let hidden = told("[99,100,100,60]", r#"["is-crawlable"]"#);
        assert!(
            hidden.ends_with("Below the aim: home. Points are lost by is-crawlable."),
            "{hidden}"
        );
    }
}
