//! Numbered steps, two side by side where they may: announced, timed, and summed up at the end.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Instant;

use crate::failure::{Failure, Result};
use crate::report::{Report, Row};

/// What a step achieved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Done {
    /// Tests that passed; preparation counts none.
    pub(crate) passed: usize,
    /// Tests that could not be run here.
    pub(crate) skipped: usize,
    /// A few words for the reader.
    pub(crate) note: String,
}

impl Done {
    /// Preparation or building: nothing was tested.
    pub(crate) fn work(note: impl Into<String>) -> Self {
        Self {
            passed: 0,
            skipped: 0,
            note: note.into(),
        }
    }

    /// A check that either holds or not: counts as one test.
    pub(crate) fn check(note: impl Into<String>) -> Self {
        Self {
            passed: 1,
            skipped: 0,
            note: note.into(),
        }
    }

    /// A run of tests.
    pub(crate) fn tests(passed: usize) -> Self {
        Self {
            passed,
            skipped: 0,
            note: format!("{passed} tests"),
        }
    }

    /// Of the same run, tests that could not be run here.
    pub(crate) fn and_skipped(mut self, skipped: usize) -> Self {
        if skipped > 0 {
            self.skipped = skipped;
            self.note = format!("{}, {skipped} skipped", self.note);
        }
        self
    }

    /// More for the reader.
    pub(crate) fn and_note(mut self, note: &str) -> Self {
        if !note.is_empty() {
            self.note = format!("{}: {note}", self.note);
        }
        self
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

/// What a step needs to itself while it runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Nothing that another step would miss.
    Anywhere,
    /// A folder that Cargo builds into, by the name of its profile: a second Cargo would only wait there, and two
    /// modules of one profile overwrite each other.
    Target(&'static str),
    /// The whole machine: what is tested there depends on how fast pages answer.
    Machine,
}

impl Place {
    /// Whether steps in both places may run side by side.
    fn beside(self, other: Self) -> bool {
        match (self, other) {
            (Self::Machine, _) | (_, Self::Machine) => false,
            (Self::Target(one), Self::Target(other)) => one != other,
            _ => true,
        }
    }
}

/// Steps at work at a time. A step alone leaves processors idle while it links, tests one long case or waits for the
/// network; the second one takes what is free.
const SIDE_BY_SIDE: usize = 2;

struct Step<'a> {
    name: String,
    place: Place,
    needs: Vec<StepId>,
    work: Box<dyn FnOnce() -> StepResult + Send + 'a>,
}

/// Steps in the order in which they begin, as far as what they need allows.
#[derive(Default)]
pub(crate) struct Plan<'a> {
    steps: Vec<Step<'a>>,
}

impl<'a> Plan<'a> {
    /// Adds a step that runs beside any other; it is skipped when one of `needs` did not succeed.
    pub(crate) fn step<E: Into<Undone>>(
        &mut self,
        name: impl Into<String>,
        needs: &[StepId],
        work: impl FnOnce() -> std::result::Result<Done, E> + Send + 'a,
    ) -> StepId {
        self.step_in(Place::Anywhere, name, needs, work)
    }

    /// Adds a step that needs a place to itself.
    pub(crate) fn step_in<E: Into<Undone>>(
        &mut self,
        place: Place,
        name: impl Into<String>,
        needs: &[StepId],
        work: impl FnOnce() -> std::result::Result<Done, E> + Send + 'a,
    ) -> StepId {
        self.steps.push(Step {
            name: name.into(),
            place,
            needs: needs.to_vec(),
            work: Box::new(move || work().map_err(Into::into)),
        });
        StepId(self.steps.len() - 1)
    }

    /// Runs until the first failure: for work whose later steps make no sense without the earlier ones. Each failure is
    /// shown at once; the error only names the step.
    pub(crate) fn run(self) -> Result<()> {
        let rows = Runner::new(self.steps, AtFailure::Stop).run();
        let failed = rows
            .iter()
            .filter(|row| row.time.is_some())
            .find_map(|row| Some((&row.name, row.failure.as_ref()?)));
        failed.map_or(Ok(()), |(name, failure)| {
            let what = format!("\"{name}\" has failed: its words stand above");
            Err(Failure::new(what, failure.help()))
        })
    }

    /// Runs every step whose needs are met, shows each failure at once, and returns the table.
    pub(crate) fn run_all(self) -> Report {
        let rows = Runner::new(self.steps, AtFailure::GoOn).run();
        Report { rows }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AtFailure {
    /// Begin nothing more.
    Stop,
    /// Skip only what needs the step.
    GoOn,
}

/// Steps under way.
struct Runner<'a> {
    /// `None`: begun, or skipped.
    waiting: Vec<Option<Step<'a>>>,
    running: Vec<Place>,
    /// `None`: not ended.
    rows: Vec<Option<Row>>,
    at_failure: AtFailure,
}

impl<'a> Runner<'a> {
    fn new(steps: Vec<Step<'a>>, at_failure: AtFailure) -> Self {
        Self {
            rows: steps.iter().map(|_| None).collect(),
            waiting: steps.into_iter().map(Some).collect(),
            running: Vec::new(),
            at_failure,
        }
    }

    /// The rows of all steps that were begun or skipped, in the order of the plan.
    fn run(mut self) -> Vec<Row> {
        thread::scope(|scope| {
            let (sender, ended) = channel();
            loop {
                while let Some((index, step)) = self.next() {
                    println!("[{}/{}] {}", index + 1, self.rows.len(), step.name);
                    let place = step.place;
                    self.running.push(place);
                    let sender = sender.clone();
                    // Its name is what long work is announced by.
                    let thread = thread::Builder::new().name(step.name.clone());
                    let spawned = thread.spawn_scoped(scope, move || {
                        // The other side waits for every step that it has begun.
                        let _ = sender.send((index, place, execute(step)));
                    });
                    if let Err(cause) = spawned {
                        panic!("the system gives no thread: {cause}");
                    }
                }
                if self.running.is_empty() {
                    break;
                }
                let Ok((index, place, row)) = ended.recv() else {
                    break;
                };
                if let Some(at) = self.running.iter().position(|&other| other == place) {
                    self.running.swap_remove(at);
                }
                self.end(index, row);
            }
        });
        self.rows.into_iter().flatten().collect()
    }

    /// Takes the first step that may begin now.
    fn next(&mut self) -> Option<(usize, Step<'a>)> {
        self.skip();
        let failed = self.rows.iter().flatten().any(|row| row.failure.is_some());
        if self.running.len() == SIDE_BY_SIDE || (failed && self.at_failure == AtFailure::Stop) {
            return None;
        }
        let may_begin = |step: &Step<'_>| {
            step.needs.iter().all(|need| self.rows[need.0].is_some())
                && self.running.iter().all(|&place| step.place.beside(place))
        };
        let index = self
            .waiting
            .iter()
            .position(|step| step.as_ref().is_some_and(may_begin))?;
        Some((index, self.waiting[index].take()?))
    }

    /// Ends the steps that need one without success.
    fn skip(&mut self) {
        // Needs come before what needs them, so one round finds all.
        for index in 0..self.waiting.len() {
            let Some(step) = &self.waiting[index] else {
                continue;
            };
            let unmet = step
                .needs
                .iter()
                .filter_map(|need| self.rows[need.0].as_ref())
                .find(|row| row.failure.is_some());
            if let Some(unmet) = unmet {
                let help = format!("see to \"{}\" first", unmet.name);
                let name = step.name.clone();
                if self.at_failure == AtFailure::GoOn {
                    println!("      {name}: not run: {help}");
                }
                self.waiting[index] = None;
                self.rows[index] = Some(Row::skipped(name, help));
            }
        }
    }

    fn end(&mut self, index: usize, row: Row) {
        let seconds = row.time.unwrap_or_default().as_secs_f32();
        let name = &row.name;
        match &row.failure {
            None => println!("      {name}: ok in {seconds:.1} s: {}", row.note),
            Some(failure) => {
                println!("      {name}: FAILED after {seconds:.1} s\n{failure}");
            }
        }
        self.rows[index] = Some(row);
    }
}

fn execute(step: Step<'_>) -> Row {
    let started = Instant::now();
    let result = catch_unwind(AssertUnwindSafe(step.work)).unwrap_or_else(|_| {
        let help = "its message stands above: repair crates/xtask";
        Err(Failure::new("the step itself has panicked", help).into())
    });
    let time = Some(started.elapsed());
    match result {
        Ok(done) => Row {
            name: step.name,
            passed: done.passed,
            failed: 0,
            skipped: done.skipped,
            time,
            note: done.note,
            failure: None,
        },
        Err(undone) => Row {
            name: step.name,
            passed: undone.passed,
            failed: undone.failed.max(1),
            skipped: 0,
            time,
            note: String::new(),
            failure: Some(undone.failure),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;
    use std::sync::atomic::Ordering::SeqCst;
    use std::sync::atomic::{AtomicBool, AtomicUsize};
    use std::time::Duration;

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
        let lines: Vec<&str> = table.lines().map(str::trim).collect();
        assert!(lines[0].starts_with("FAILED  prepare"), "{table}");
        assert_eq!(lines[1..3], ["broken", "What to do: mend it"], "{table}");
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
    fn what_was_skipped_is_told_with_the_reason() {
        let mut plan = Plan::default();
        plan.step("tests", &[], || {
            let done = Done::tests(2).and_skipped(3).and_note("no such browser");
            Ok::<_, Failure>(done)
        });
        let report = plan.run_all();
        assert!(report.success());
        let table = report.table();
        assert!(
            table.ends_with(
                "\ntests: 2 tests, 3 skipped: no such browser\n2 passed, 0 failed, 3 skipped"
            ),
            "{table}"
        );
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
    fn two_steps_run_side_by_side() {
        let both = Barrier::new(2);
        let mut plan = Plan::default();
        // Each waits for the other: one after the other they would never end.
        for _ in 0..2 {
            plan.step("meeting", &[], || {
                both.wait();
                Ok::<_, Failure>(Done::check(""))
            });
        }
        assert!(plan.run_all().success());
    }

    #[test]
    fn steps_of_one_place_do_not_meet_and_the_machine_is_for_one() {
        let (in_folder, anywhere) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let mut plan = Plan::default();
        for _ in 0..4 {
            plan.step_in(Place::Target("one"), "building", &[], || {
                anywhere.fetch_add(1, SeqCst);
                let others = in_folder.fetch_add(1, SeqCst);
                thread::sleep(Duration::from_millis(5));
                in_folder.fetch_sub(1, SeqCst);
                anywhere.fetch_sub(1, SeqCst);
                alone(others)
            });
            plan.step_in(Place::Machine, "measuring", &[], || {
                let others = anywhere.fetch_add(1, SeqCst);
                thread::sleep(Duration::from_millis(5));
                anywhere.fetch_sub(1, SeqCst);
                alone(others)
            });
        }
        assert!(plan.run_all().table().ends_with("\n8 passed, 0 failed"));
    }

    fn alone(others: usize) -> Result<Done> {
        if others == 0 {
            Ok(Done::check(""))
        } else {
            Err(Failure::new(format!("{others} others"), ""))
        }
    }

    #[test]
    fn a_step_begins_after_what_it_needs() {
        let done = AtomicUsize::new(0);
        let mut plan = Plan::default();
        let first = plan.step("first", &[], || {
            thread::sleep(Duration::from_millis(5));
            done.fetch_add(1, SeqCst);
            Ok::<_, Failure>(Done::work(""))
        });
        plan.step("second", &[first], || {
            let ended = done.load(SeqCst);
            (ended == 1)
                .then(|| Done::check(""))
                .ok_or_else(|| Failure::new("too early", ""))
        });
        assert!(plan.run().is_ok());
    }

    #[test]
    fn a_panic_is_a_failure_of_its_step() {
        let mut plan = Plan::default();
        plan.step("panics", &[], || -> Result<Done> {
            unreachable!("as it should")
        });
        plan.step("goes on", &[], || Ok::<_, Failure>(Done::check("")));
        assert!(plan.run_all().table().ends_with("\n1 passed, 1 failed"));
    }

    #[test]
    fn a_plain_run_stops_at_the_first_failure() {
        let begun = AtomicBool::new(false);
        let mut plan = Plan::default();
        let place = Place::Target("one");
        plan.step_in(place, "first", &[], fails);
        plan.step_in(place, "second", &[], || {
            begun.store(true, SeqCst);
            Ok::<_, Failure>(Done::work(""))
        });
        assert_eq!(plan.run().unwrap_err().help(), "mend it");
        assert!(!begun.load(SeqCst));
    }
}
