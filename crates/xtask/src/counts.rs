//! How many tests passed and failed, read from what the test runners print or write.

use serde_json::Value;

use crate::failure::{Failure, OrHelp, Result};
use crate::plan::{Done, StepResult, Undone};
use crate::run::Output;

/// Tests of one run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    /// Tests that could not be run here, such as those for a browser that cannot be had.
    pub(crate) skipped: usize,
    /// Which tests failed, and in a few words why, where the runner says so: a log may be cut to its last lines.
    pub(crate) failures: Vec<String>,
}

impl Counts {
    /// Sums the lines `test result: ok. 3 passed; 0 failed; ...` of libtest and wasm-bindgen-test.
    pub(crate) fn of_libtest(text: &str) -> Self {
        let summaries = text
            .lines()
            .filter_map(|line| line.trim().strip_prefix("test result: "));
        let named = text.lines().filter_map(|line| {
            let name = line.strip_prefix("test ")?;
            name.strip_suffix(" ... FAILED")
        });
        let none = Self {
            failures: named.map(str::to_owned).collect(),
            ..Self::default()
        };
        summaries.fold(none, |sum, summary| Self {
            passed: sum.passed + number_before(summary, " passed"),
            failed: sum.failed + number_before(summary, " failed"),
            ..sum
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
            ..Self::default()
        }
    }

    /// Reads the report of vitest's JSON reporter.
    pub(crate) fn of_vitest(text: &str) -> Result<Self> {
        let report = json(text, "vitest")?;
        let mut failures = Vec::new();
        for file in list(&report, "testResults") {
            let tests = list(file, "assertionResults").iter();
            let failed: Vec<_> = tests.filter(|test| test["status"] == "failed").collect();
            // A file that fails to load has failed without a failed test.
            if failed.is_empty() && file["status"] == "failed" {
                failures.push(named(&file["name"], &file["message"]));
            }
            let told = |test: &&Value| named(&test["fullName"], &test["failureMessages"][0]);
            failures.extend(failed.iter().map(told));
        }
        Ok(Self {
            passed: number(&report, "/numPassedTests"),
            failed: failures.len().max(number(&report, "/numFailedTests")),
            failures,
            ..Self::default()
        })
    }

    /// Reads the report of Playwright's JSON reporter.
    pub(crate) fn of_playwright(text: &str) -> Result<Self> {
        let report = json(text, "Playwright")?;
        let failed = number(&report, "/stats/unexpected");
        let errors = list(&report, "errors");
        // A test that passes only at a second try is not a passing test, unless the browser had crashed at the first.
        let mut failures = Vec::new();
        let crashes = playwright_failures(&report, &mut failures);
        let flaky = number(&report, "/stats/flaky") - crashes;
        failures.extend(errors.iter().map(|error| in_a_line(&error["message"])));
        Ok(Self {
            passed: number(&report, "/stats/expected") + crashes,
            failed: failed + flaky + errors.len(),
            skipped: number(&report, "/stats/skipped"),
            failures,
        })
    }

    /// The result of a step: failed tests, a failing exit and a run without tests are failures.
    pub(crate) fn judge(self, output: &Output, help: &str) -> StepResult {
        let what = if self.failed > 0 {
            let all = self.passed + self.failed;
            let named = self.failures.iter().take(NAMED_FAILURES);
            named.fold(
                format!("{} of {all} tests failed", self.failed),
                |what, name| format!("{what}\n  - {name}"),
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

/// As many failed tests are named; whoever broke more looks at the log.
const NAMED_FAILURES: usize = 20;

/// Collects the tests of a suite, and of those inside it, that did not pass at the first try: place, name and why.
/// Returns how many did not because the browser had crashed, and passed when they were tried again.
fn playwright_failures(suite: &Value, found: &mut Vec<String>) -> usize {
    let mut crashes = 0;
    for inner in list(suite, "suites") {
        crashes += playwright_failures(inner, found);
    }
    for spec in list(suite, "specs") {
        for test in list(spec, "tests") {
            let tries = list(test, "results");
            match text(&test["status"]) {
                "flaky" if tries.iter().all(passed_or_crashed) => crashes += 1,
                "flaky" | "unexpected" => {
                    let mut reasons = tries.iter().map(|result| &result["error"]["message"]);
                    let why = reasons.find(|message| message.is_string());
                    let name = named(&spec["title"], why.unwrap_or(&Value::Null));
                    let (browser, file) = (text(&test["projectName"]), text(&spec["file"]));
                    found.push(format!("[{browser}] {file}: {name}"));
                }
                _ => {}
            }
        }
    }
    crashes
}

/// Whether a try of a test tells nothing against what is tested.
fn passed_or_crashed(result: &Value) -> bool {
    let marks = list(result, "annotations");
    result["status"] == "passed" || marks.iter().any(|mark| mark["type"] == "browser crashed")
}

/// A test, and in one line why it failed.
fn named(name: &Value, why: &Value) -> String {
    match in_a_line(why) {
        why if why.is_empty() => text(name).to_owned(),
        why => format!("{} ({why})", text(name)),
    }
}

/// How a message begins, without the colours of a terminal.
fn in_a_line(message: &Value) -> String {
    let mut colour = false;
    let plain: String = text(message)
        .chars()
        .filter(|&letter| {
            let outside = !colour && letter != '\u{1b}';
            colour = !outside && letter != 'm';
            outside
        })
        .collect();
    let lines = plain.lines().map(str::trim);
    let begin: Vec<&str> = lines.filter(|line| !line.is_empty()).take(3).collect();
    begin.join(" | ").chars().take(240).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list<'a>(of: &'a Value, name: &str) -> &'a [Value] {
    of[name].as_array().map_or(&[], Vec::as_slice)
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
            ..Counts::default()
        }
    }

    #[test]
    fn libtest_summaries_are_summed() {
        let text = "running 2 tests\ntest a ... ok\n\
            test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
              Doc-tests x\n\
            test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out\n";
        assert_eq!(Counts::of_libtest(text), counts(13, 2));
        let text = "test a::b ... FAILED\ntest c ... ok\ntest result: FAILED. 1 passed; 1 failed; 0 ignored\n";
        assert_eq!(Counts::of_libtest(text).failures, ["a::b"]);
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
        let report = |failed, files: &str| {
            let text = format!(
                r#"{{"numPassedTests":8,"numFailedTests":{failed},"testResults":[{files}]}}"#
            );
            Counts::of_vitest(&text).unwrap()
        };
        assert_eq!(report(0, r#"{"status":"passed"}"#), counts(8, 0));
        let failed =
            r#"{"status":"failed","assertionResults":[{"status":"failed","fullName":"a"}]}"#;
        assert_eq!(report(1, failed).failures, ["a"]);
        let broken = r#"{"status":"failed","name":"b.test.ts","message":"no c"}"#;
        let both = report(1, &format!("{failed},{broken}"));
        assert_eq!(
            (both.passed, both.failed),
            (8, 2),
            "a file that does not load"
        );
        assert_eq!(both.failures, ["a", "b.test.ts (no c)"]);
        assert!(Counts::of_vitest("").is_err());
    }

    #[test]
    fn failed_tests_are_named_with_what_went_wrong() {
        let report = r#"{"stats":{"expected":1,"unexpected":1,"flaky":1},"errors":[],"suites":[{"suites":[{"specs":[
            {"title":"plays","file":"a.spec.ts","tests":[
                {"projectName":"webkit","status":"unexpected","results":[{"error":{"message":"\u001b[31mError\u001b[39m: c3\n\n  gone"}}]},
                {"projectName":"firefox","status":"expected","results":[{}]}]}]}],
            "specs":[{"title":"opens","file":"b.spec.ts","tests":[
                {"projectName":"firefox","status":"flaky","results":[{}, {}]}]}]}]}"#;
        let counts = Counts::of_playwright(report).unwrap();
        let told = [
            "[webkit] a.spec.ts: plays (Error: c3 | gone)",
            "[firefox] b.spec.ts: opens",
        ];
        assert_eq!(counts.failures, told);
        let undone = counts.judge(&Output::of_success(), "help").unwrap_err();
        let what = undone.failure.what();
        assert!(told.iter().all(|line| what.contains(line)), "{what}");

        let report = r#"{"numPassedTests":1,"numFailedTests":1,"testResults":[{"assertionResults":[
            {"fullName":"a board","status":"failed","failureMessages":["expected 1\nat line 3"]},
            {"fullName":"b","status":"passed","failureMessages":[]}]}]}"#;
        let failures = Counts::of_vitest(report).unwrap().failures;
        assert_eq!(failures, ["a board (expected 1 | at line 3)"]);
    }

    #[test]
    fn a_test_that_a_crash_of_the_browser_ended_may_pass_again() {
        let counted = |mark: &str| {
            let report = format!(
                r#"{{"stats":{{"expected":1,"unexpected":0,"flaky":1}},"errors":[],"suites":[{{"specs":[
                {{"title":"plays","file":"a.spec.ts","tests":[{{"projectName":"webkit","status":"flaky","results":[
                    {{"status":"failed","annotations":[{{"type":"{mark}"}}],"error":{{"message":"gone"}}}},
                    {{"status":"passed","annotations":[]}}]}}]}}]}}]}}"#
            );
            Counts::of_playwright(&report).unwrap()
        };
        assert_eq!(counted("browser crashed"), counts(2, 0));
        assert_eq!((counted("slow").passed, counted("slow").failed), (1, 1));
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
            Counts {
                failures: vec!["config".to_owned()],
                ..counts(0, 1)
            }
        );
    }
}
