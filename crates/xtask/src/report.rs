//! How the steps of a run ended: the table at its end.

use std::time::Duration;

use crate::failure::Failure;

/// One line of the final table.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) skipped: usize,
    /// `None`: not run.
    pub(crate) time: Option<Duration>,
    /// A few words on what succeeded.
    pub(crate) note: String,
    pub(crate) failure: Option<Failure>,
}

impl Row {
    /// The row of a step that was not run, because one that it needs did not succeed.
    pub(crate) fn skipped(name: String, help: String) -> Self {
        Self {
            name,
            passed: 0,
            failed: 1,
            skipped: 0,
            time: None,
            note: String::new(),
            failure: Some(Failure::new("not run", help)),
        }
    }
}

/// How all steps ended.
#[derive(Debug)]
pub(crate) struct Report {
    pub(crate) rows: Vec<Row>,
}

impl Report {
    /// Whether nothing failed.
    pub(crate) fn success(&self) -> bool {
        self.rows.iter().all(|row| row.failure.is_none())
    }

    /// The table of steps; its last line is `N passed, N failed`, and `N skipped` where some were.
    pub(crate) fn table(&self) -> String {
        let width = self
            .rows
            .iter()
            .map(|row| row.name.chars().count())
            .max()
            .unwrap_or(0);
        let mut lines = Vec::new();
        for row in &self.rows {
            let state = match (row.time, &row.failure) {
                (_, None) => "ok",
                (Some(_), Some(_)) => "FAILED",
                (None, Some(_)) => "not run",
            };
            let time = row
                .time
                .map_or(String::new(), |time| format!("{:.1} s", time.as_secs_f32()));
            // Preparation has nothing to count.
            let counts = match (row.passed, row.failed) {
                (0, 0) => String::new(),
                (passed, failed) => format!("{passed:>6} passed {failed:>4} failed"),
            };
            let line = format!("{state:<8}{:<width$} {counts:<25} {time:>8}", row.name);
            lines.push(line.trim_end().to_owned());
            // At once, not after the table: a log may be cut before its last lines.
            if let Some(failure) = &row.failure {
                lines.extend(failure.what().lines().map(|line| format!("        {line}")));
                lines.push(format!("        What to do: {}", failure.help()));
            }
        }
        let skipping = self.rows.iter().filter(|row| row.skipped > 0);
        lines.extend(skipping.map(|row| format!("{}: {}", row.name, row.note)));
        let passed: usize = self.rows.iter().map(|row| row.passed).sum();
        let failed: usize = self.rows.iter().map(|row| row.failed).sum();
        let skipped = match self.rows.iter().map(|row| row.skipped).sum() {
            0_usize => String::new(),
            skipped => format!(", {skipped} skipped"),
        };
        lines.push(format!("{passed} passed, {failed} failed{skipped}"));
        lines.join("\n")
    }
}
