//! How many tests passed and failed, read from what the test runners print or write.

use serde_json::Value;

use crate::failure::{Failure, OrHelp, Result};
use crate::plan::{Done, StepResult, Undone};
use crate::run::Output;

/// Tests of one run.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    /// Tests that could not be run here, such as those for a browser that cannot be had.
    pub(crate) skipped: usize,
}

impl Counts {
    /// Sums the lines `test result: ok. 3 passed; 0 failed; ...` of libtest and wasm-bindgen-test.
    pub(crate) fn of_libtest(text: &str) -> Self {
        let summaries = text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("test result: "));
        summaries.fold(Self::default(), |sum, summary| Self {
            passed: sum.passed + number_before(summary, " passed"),
            failed: sum.failed + number_before(summary, " failed"),
            skipped: 0,
        })
    }

    /// Reads the lines `# pass 3` and `# fail 0` of Node's TAP reporter.
    pub(crate) fn of_tap(text: &str) -> Self {
        let count = |word: &str| {
            let mut lines = text.lines().rev();
            lines
                .find_map(|line| line.strip_prefix(word)?.trim().parse().ok())
                .unwrap_or(0)
        };
        Self {
            passed: count("# pass "),
            failed: count("# fail ") + count("# cancelled "),
            skipped: 0,
        }
    }

    /// Reads the report of vitest's JSON reporter.
    pub(crate) fn of_vitest(text: &str) -> Result<Self> {
        let report = json(text, "vitest")?;
        let broken_files = number(&report, "/numFailedTestSuites");
        let failed = number(&report, "/numFailedTests");
        // A file that fails to load has failed without a failed test.
        Ok(Self {
            passed: number(&report, "/numPassedTests"),
            failed: if failed == 0 { broken_files } else { failed },
            skipped: 0,
        })
    }

    /// Reads the report of Playwright's JSON reporter.
    pub(crate) fn of_playwright(text: &str) -> Result<Self> {
        let report = json(text, "Playwright")?;
        let failed = number(&report, "/stats/unexpected");
        let errors = report
            .pointer("/errors")
            .and_then(Value::as_array)
            .map_or(0, Vec::len);
        // A test that passes only at a second try is not a passing test.
        let flaky = number(&report, "/stats/flaky");
        Ok(Self {
            passed: number(&report, "/stats/expected"),
            failed: failed + flaky + errors,
            skipped: number(&report, "/stats/skipped"),
        })
    }

    /// The result of a step: failed tests, a failing exit and a run without tests are failures.
    pub(crate) fn judge(self, output: &Output, help: &str) -> StepResult {
        let what = if self.failed > 0 {
            format!(
                "{} of {} tests failed",
                self.failed,
                self.passed + self.failed
            )
        } else if !output.success() {
            "the test run ended with an error".to_owned()
        } else if self.passed + self.skipped == 0 {
            "no test was found, so nothing was shown to work".to_owned()
        } else {
            return Ok(Done::tests(self.passed).and_skipped(self.skipped));
        };
        let shown = libtest_failures(&output.text()).unwrap_or_else(|| output.tail());
        let failure = Failure::new(what, help).with_output(shown);
        Err(Undone {
            passed: self.passed,
            failed: self.failed.max(1),
            failure,
        })
    }
}

/// What libtest says about failed tests, without the many that passed around it.
fn libtest_failures(text: &str) -> Option<String> {
    let mut shown = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        inside |= line == "failures:";
        if inside {
            shown.push(line);
        }
        inside &= !line.starts_with("test result: ");
    }
    (!shown.is_empty()).then(|| shown.join("\n"))
}

/// The number that stands before a word: `ok. 3 passed; 0 failed` has 3 before ` passed`.
fn number_before(text: &str, word: &str) -> usize {
    let before = text
        .find(word)
        .and_then(|end| text.get(..end))
        .unwrap_or_default();
    before
        .rsplit(' ')
        .next()
        .and_then(|digits| digits.parse().ok())
        .unwrap_or(0)
}

fn json(text: &str, runner: &str) -> Result<Value> {
    serde_json::from_str(text).or_help(
        format!("reading the report of {runner}"),
        format!("run {runner} by hand in www: it stopped before it wrote its report"),
    )
}

fn number(report: &Value, pointer: &str) -> usize {
    report
        .pointer(pointer)
        .and_then(Value::as_u64)
        .map_or(0, |number| number as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(passed: usize, failed: usize) -> Counts {
        Counts {
            passed,
            failed,
            skipped: 0,
        }
    }

    #[test]
    fn libtest_summaries_are_summed() {
        let text = "running 2 tests\ntest a ... ok\n\
            test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
              Doc-tests x\n\
            test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out\n";
        assert_eq!(Counts::of_libtest(text), counts(13, 2));
        assert_eq!(Counts::of_libtest("error: could not compile"), counts(0, 0));
    }

    #[test]
    fn failures_are_shown_without_the_rest() {
        let text = "running 2 tests\ntest a ... ok\ntest b ... FAILED\n\nfailures:\n\n---- b stdout ----\npanicked\n\n\
            failures:\n    b\n\ntest result: FAILED. 1 passed; 1 failed\n\nrunning 1 test\ntest c ... ok\n\
            test result: ok. 1 passed; 0 failed\n";
        let shown = libtest_failures(text).unwrap();
        assert!(
            shown.contains("panicked") && !shown.contains("test a") && !shown.contains("test c"),
            "{shown}"
        );
        assert_eq!(libtest_failures("test result: ok. 1 passed"), None);
    }

    #[test]
    fn tap_summary() {
        let text = "# Subtest: a\nok 1 - a\n1..2\n# tests 3\n# pass 2\n# fail 1\n# cancelled 0\n# skipped 0\n";
        assert_eq!(Counts::of_tap(text), counts(2, 1));
        assert_eq!(Counts::of_tap(""), counts(0, 0));
    }

    #[test]
    fn vitest_report() {
        let report = |failed, suites| {
            let text = format!(
                r#"{{"numPassedTests":8,"numFailedTests":{failed},"numFailedTestSuites":{suites}}}"#
            );
            Counts::of_vitest(&text).unwrap()
        };
        assert_eq!(report(0, 0), counts(8, 0));
        assert_eq!(report(2, 1), counts(8, 2));
        assert_eq!(report(0, 1), counts(8, 1), "a file that does not load");
        assert!(Counts::of_vitest("").is_err());
    }

    #[test]
    fn a_run_of_skipped_tests_is_no_failure_but_an_empty_one_is() {
        let output = Output::of_success();
        let judge = |skipped| {
            let counts = Counts {
                skipped,
                ..counts(0, 0)
            };
            counts.judge(&output, "help")
        };
        assert_eq!(judge(3).unwrap().skipped, 3);
        assert!(judge(0).is_err());
    }

    #[test]
    fn playwright_report() {
        let report = |stats: &str, errors: &str| {
            Counts::of_playwright(&format!(r#"{{"stats":{{{stats}}},"errors":[{errors}]}}"#))
                .unwrap()
        };
        assert_eq!(
            report(r#""expected":5,"unexpected":0,"flaky":0,"skipped":1"#, ""),
            Counts {
                skipped: 1,
                ..counts(5, 0)
            }
        );
        assert_eq!(
            report(r#""expected":5,"unexpected":2,"flaky":1"#, ""),
            counts(5, 3)
        );
        assert_eq!(
            report(r#""expected":0,"unexpected":0"#, r#"{"message":"config"}"#),
            counts(0, 1)
        );
    }
}
