//! Numbered steps: announced, timed, and summed up at the end.

use std::time::{Duration, Instant};

use crate::failure::{Failure, Result};

/// What a step achieved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Done {
    /// Tests that passed; preparation counts none.
    pub(crate) passed: usize,
    /// A few words for the reader.
    pub(crate) note: String,
}

impl Done {
    /// Preparation or building: nothing was tested.
    pub(crate) fn work(note: impl Into<String>) -> Self {
        Self {
            passed: 0,
            note: note.into(),
        }
    }

    /// A check that either holds or not: counts as one test.
    pub(crate) fn check(note: impl Into<String>) -> Self {
        Self {
            passed: 1,
            note: note.into(),
        }
    }

    /// A run of tests.
    pub(crate) fn tests(passed: usize) -> Self {
        Self {
            passed,
            note: format!("{passed} tests"),
        }
    }
}

/// Why a step did not succeed, and how many of its tests went which way.
#[derive(Debug)]
pub(crate) struct Undone {
    /// Tests that passed all the same.
    pub(crate) passed: usize,
    /// Tests that failed; at least one.
    pub(crate) failed: usize,
    /// The explanation.
    pub(crate) failure: Failure,
}

impl From<Failure> for Undone {
    fn from(failure: Failure) -> Self {
        Self {
            passed: 0,
            failed: 1,
            failure,
        }
    }
}

/// The result of one step.
pub(crate) type StepResult = std::result::Result<Done, Undone>;

/// A handle that later steps use to say that they need this one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StepId(usize);

struct Step<'a> {
    name: String,
    needs: Vec<StepId>,
    work: Box<dyn FnOnce() -> StepResult + 'a>,
}

/// Steps in the order of execution.
#[derive(Default)]
pub(crate) struct Plan<'a> {
    steps: Vec<Step<'a>>,
}

impl<'a> Plan<'a> {
    /// Adds a step; it is skipped when one of `needs` did not succeed.
    pub(crate) fn step<E: Into<Undone>>(
        &mut self,
        name: impl Into<String>,
        needs: &[StepId],
        work: impl FnOnce() -> std::result::Result<Done, E> + 'a,
    ) -> StepId {
        self.steps.push(Step {
            name: name.into(),
            needs: needs.to_vec(),
            work: Box::new(move || work().map_err(Into::into)),
        });
        StepId(self.steps.len() - 1)
    }

    /// Runs until the first failure: for work whose later steps make no sense without the earlier ones.
    pub(crate) fn run(self) -> Result<()> {
        let total = self.steps.len();
        for (index, step) in self.steps.into_iter().enumerate() {
            let row = execute(step, index + 1, total);
            if let Some(failure) = row.failure {
                return Err(failure);
            }
        }
        Ok(())
    }

    /// Runs every step whose needs are met, shows each failure at once, and returns the table.
    pub(crate) fn run_all(self) -> Report {
        let total = self.steps.len();
        let mut rows: Vec<Row> = Vec::with_capacity(total);
        for (index, step) in self.steps.into_iter().enumerate() {
            let unmet = step
                .needs
                .iter()
                .filter_map(|need| rows.get(need.0))
                .find(|row| row.failure.is_some());
            let row = if let Some(unmet) = unmet {
                let help = format!("see to \"{}\" first", unmet.name);
                println!(
                    "[{}/{total}] {}\n      not run: {help}",
                    index + 1,
                    step.name
                );
                Row::skipped(step.name, help)
            } else {
                execute(step, index + 1, total)
            };
            if row.time.is_some()
                && let Some(failure) = &row.failure
            {
                println!("{failure}");
            }
            rows.push(row);
        }
        Report { rows }
    }
}

fn execute(step: Step<'_>, number: usize, total: usize) -> Row {
    println!("[{number}/{total}] {}", step.name);
    let started = Instant::now();
    let result = (step.work)();
    let time = started.elapsed();
    let seconds = time.as_secs_f32();
    match result {
        Ok(done) => {
            println!("      ok in {seconds:.1} s: {}", done.note);
            Row {
                name: step.name,
                passed: done.passed,
                failed: 0,
                time: Some(time),
                failure: None,
            }
        }
        Err(undone) => {
            println!("      FAILED after {seconds:.1} s");
            Row {
                name: step.name,
                passed: undone.passed,
                failed: undone.failed.max(1),
                time: Some(time),
                failure: Some(undone.failure),
            }
        }
    }
}

/// One line of the final table.
#[derive(Debug)]
struct Row {
    name: String,
    passed: usize,
    failed: usize,
    /// `None`: not run.
    time: Option<Duration>,
    failure: Option<Failure>,
}

impl Row {
    fn skipped(name: String, help: String) -> Self {
        Self {
            name,
            passed: 0,
            failed: 1,
            time: None,
            failure: Some(Failure::new("not run", help)),
        }
    }
}

/// How all steps ended.
#[derive(Debug)]
pub(crate) struct Report {
    rows: Vec<Row>,
}

impl Report {
    /// Whether nothing failed.
    pub(crate) fn success(&self) -> bool {
        self.rows.iter().all(|row| row.failure.is_none())
    }

    /// The table of steps; its last line is `N passed, N failed`.
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
        }
        for row in &self.rows {
            if let Some(failure) = &row.failure {
                lines.push(format!("{}: {}", row.name, failure.help()));
            }
        }
        let passed: usize = self.rows.iter().map(|row| row.passed).sum();
        let failed: usize = self.rows.iter().map(|row| row.failed).sum();
        lines.push(format!("{passed} passed, {failed} failed"));
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fails() -> Result<Done> {
        Err(Failure::new("broken", "mend it"))
    }

    #[test]
    fn independent_steps_run_and_dependent_ones_do_not() {
        let mut plan = Plan::default();
        let broken = plan.step("prepare", &[], fails);
        let skipped = plan.step("dependent", &[broken], || Ok::<_, Failure>(Done::check("")));
        plan.step("dependent of dependent", &[skipped], || {
            Ok::<_, Failure>(Done::check(""))
        });
        plan.step("independent", &[], || Ok::<_, Failure>(Done::tests(7)));
        let report = plan.run_all();
        assert!(!report.success());
        let table = report.table();
        assert!(table.contains("not run dependent"), "{table}");
        assert!(table.contains("prepare: mend it"), "{table}");
        assert!(table.ends_with("\n7 passed, 3 failed"), "{table}");
    }

    #[test]
    fn a_failed_run_still_counts_what_passed() {
        let mut plan = Plan::default();
        plan.step("tests", &[], || {
            Err(Undone {
                passed: 5,
                failed: 2,
                failure: Failure::new("a", "b"),
            })
        });
        assert!(plan.run_all().table().ends_with("5 passed, 2 failed"));
    }

    #[test]
    fn work_counts_no_test() {
        let mut plan = Plan::default();
        plan.step("build", &[], || Ok::<_, Failure>(Done::work("built")));
        let report = plan.run_all();
        assert!(report.success());
        assert!(report.table().ends_with("\n0 passed, 0 failed"));
    }

    #[test]
    fn a_plain_run_stops_at_the_first_failure() {
        let mut plan = Plan::default();
        plan.step("first", &[], fails);
        plan.step("second", &[], || -> Result<Done> {
            unreachable!("the first step failed")
        });
        assert_eq!(plan.run().unwrap_err().help(), "mend it");
    }
}
