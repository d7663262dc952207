//! The size budgets: how large the files are, and what a visitor has to load of them.

mod built;
mod pages;

use crate::browser::Browser;
use crate::failure::{Failure, Result};
use crate::plan::{Done, StepResult, Undone};
use crate::project::Project;

/// What was measured, and what it may be at most.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    name: String,
    size: u64,
    limit: u64,
}

impl Budget {
    fn new(name: impl Into<String>, size: u64, limit: u64) -> Self {
        let name = name.into();
        Self { name, size, limit }
    }

    fn is_kept(&self) -> bool {
        self.size <= self.limit
    }
}

/// Lines under a head.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) head: &'static [&'static str],
    pub(crate) rows: Vec<Vec<String>>,
}

/// Measured sizes.
#[derive(Debug)]
pub(crate) struct Sizes {
    budgets: Vec<Budget>,
    /// For a page of measurements.
    pub(crate) table: Table,
    /// For a terminal.
    lines: Vec<String>,
}

/// Measures the files of the built site.
pub(crate) fn files(project: &Project) -> Result<Sizes> {
    built::measure(project)
}

/// Measures what a browser loads of the built site.
pub(crate) fn pages(project: &Project, browser: &Browser) -> Result<Sizes> {
    pages::measure(project, browser)
}

impl Sizes {
    /// Prints what was measured and fails above a budget; each budget counts as one test.
    pub(crate) fn check(&self) -> StepResult {
        println!("      {}", self.lines.join("\n      "));
        if self.budgets.is_empty() {
            return Err(Undone {
                passed: 0,
                failed: 1,
                failure: Failure::new("nothing was measured", "run `cargo xtask build` first"),
            });
        }
        let (kept, broken): (Vec<_>, Vec<_>) =
            self.budgets.iter().partition(|budget| budget.is_kept());
        if broken.is_empty() {
            return Ok(Done {
                passed: kept.len(),
                skipped: 0,
                note: format!("{} budgets kept", kept.len()),
            });
        }
        let help = "find what grew: `git log` on the lock files, new imports, new data; load lazily what a first visit does not need. \
                    `node tools/visits.mjs --hops GAME` in www tells which file a page asks for when";
        let names: Vec<&str> = broken.iter().map(|budget| budget.name.as_str()).collect();
        let failure = Failure::new(format!("above the budget: {}", names.join(", ")), help);
        Err(Undone {
            passed: kept.len(),
            failed: broken.len(),
            failure,
        })
    }
}

/// Bytes in kilobytes, to the nearest tenth.
fn kilobytes(bytes: u64) -> String {
    let tenths = (bytes + 50) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(size: u64) -> Sizes {
        of(vec![
            Budget::new("one", 1, 1),
            Budget::new("two", size, 12_000),
        ])
    }

    fn of(budgets: Vec<Budget>) -> Sizes {
        Sizes {
            budgets,
            table: Table {
                head: &[],
                rows: Vec::new(),
            },
            lines: Vec::new(),
        }
    }

    #[test]
    fn a_budget_may_be_used_up_but_not_exceeded() {
        assert_eq!(sizes(12_000).check().unwrap().passed, 2);
        let undone = sizes(12_001).check().unwrap_err();
        assert_eq!((undone.passed, undone.failed), (1, 1));
        assert!(undone.failure.to_string().contains("above the budget: two"));
    }

    #[test]
    fn nothing_measured_is_no_budget_kept() {
        let undone = of(Vec::new()).check().unwrap_err();
        assert_eq!((undone.passed, undone.failed), (0, 1));
    }

    #[test]
    fn kilobytes_are_thousands_of_bytes() {
        assert_eq!(kilobytes(12_345), "12.3");
        assert_eq!(kilobytes(75), "0.1");
        assert_eq!(kilobytes(10_971), "11.0");
    }
}
