//! Many mutated texts through one door.

use std::cell::RefCell;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;
use std::time::{Duration, Instant};

use crate::doors::Door;
use crate::mutate::Mutator;

/// Most accepted texts that are kept to be mutated again.
const POOL: usize = 2_000;

/// When a campaign ends.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// After so many texts.
    Executions(u64),
    /// After so long.
    Time(Duration),
}

/// The result of a campaign.
#[derive(Clone, Debug)]
pub struct Report {
    /// The door.
    pub door: &'static str,
    /// How many texts went through it.
    pub executions: u64,
    /// How many of them were accepted.
    pub accepted: u64,
    /// The text that took longest, and how long.
    pub slowest: (Duration, Vec<u8>),
    /// The first text for which an assertion failed.
    pub failure: Option<Failure>,
}

/// A text for which an assertion failed.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The text.
    pub input: Vec<u8>,
    /// The message of the assertion.
    pub message: String,
    /// The seed of the campaign, and the number of the text in it.
    pub at: (u64, u64),
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = self.accepted * 100 / self.executions.max(1);
        write!(
            f,
            "{:9} {:>9} texts, {percent:>2} % accepted, the slowest {} ms",
            self.door,
            self.executions,
            self.slowest.0.as_millis()
        )?;
        if let Some(Failure { message, at, .. }) = &self.failure {
            write!(f, "\nFAILED at text {} of seed {}: {message}", at.1, at.0)?;
        }
        Ok(())
    }
}

/// Sends `seeds` through a door as they are, then mutations of them and of texts that were
/// accepted. It stops at the first failure. The same seed makes the same texts.
pub fn run(door: Door, seeds: &[Vec<u8>], seed: u64, until: Until) -> Report {
    let began = Instant::now();
    let mut mutator = Mutator::new(seed, seeds);
    let mut pool = seeds.to_vec();
    let mut report = Report {
        door: door.name,
        executions: 0,
        accepted: 0,
        slowest: (Duration::ZERO, Vec::new()),
        failure: None,
    };
    loop {
        let more = match until {
            Until::Executions(count) => report.executions < count,
            Until::Time(time) => began.elapsed() < time,
        };
        if !more {
            return report;
        }
        let number = report.executions as usize;
        let input = if let Some(seed) = seeds.get(number) {
            seed.clone()
        } else {
            let [text_at, other] = [(); 2].map(|()| mutator.pick(pool.len()));
            let text = |at| pool.get(at).map_or(&[][..], Vec::as_slice);
            mutator.mutate(text(text_at), text(other))
        };
        let start = Instant::now();
        let entered = enter(door, &input);
        let took = start.elapsed();
        report.executions += 1;
        if took > report.slowest.0 {
            report.slowest = (took, input.clone());
        }
        match entered {
            Ok(accepted) => {
                report.accepted += u64::from(accepted);
                if accepted && number >= seeds.len() {
                    // Seeds are never replaced.
                    let at = mutator.pick(POOL);
                    if pool.len() < seeds.len() + POOL {
                        pool.push(input);
                    } else if let Some(place) = pool.get_mut(seeds.len() + at) {
                        *place = input;
                    }
                }
            }
            Err(message) => {
                let at = (seed, report.executions);
                report.failure = Some(Failure { input, message, at });
                return report;
            }
        }
    }
}

thread_local! {
    // Message and place of the last panic; `None` outside of doors.
    static SAID: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Panics of a door are kept for its report; all others are printed as usual.
static LISTEN: Once = Once::new();

fn listen() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let kept = SAID.with(|said| {
            let mut said = said.borrow_mut();
            let listens = said.is_some();
            if listens {
                *said = Some(info.to_string());
            }
            listens
        });
        if !kept {
            usual(info);
        }
    }));
}

/// Goes through a door once.
///
/// # Errors
/// The message of the assertion that failed.
pub fn enter(door: Door, input: &[u8]) -> Result<bool, String> {
    LISTEN.call_once(listen);
    SAID.set(Some(String::new()));
    let entered = panic::catch_unwind(AssertUnwindSafe(|| (door.enter)(input)));
    let said = SAID.take();
    entered.map_err(|_| said.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fussy(data: &[u8]) -> bool {
        let text = String::from_utf8_lossy(data);
        assert!(!text.contains("65536"), "too much");
        text.contains('7')
    }

    const FUSSY: Door = Door {
        name: "fussy",
        enter: fussy,
    };

    #[test]
    fn what_does_not_hold_is_found_and_can_be_repeated() {
        let seeds = [b" 12 a".to_vec()];
        let [one, two] = [1, 1].map(|seed| {
            let report = run(FUSSY, &seeds, seed, Until::Executions(100_000));
            report.failure.expect("a failure")
        });
        assert_eq!((&one.input, one.at), (&two.input, two.at));
        assert!(one.message.contains("too much"), "{}", one.message);
        let again = enter(FUSSY, &one.input).unwrap_err();
        assert!(again.contains("too much"));
    }

    #[test]
    fn a_campaign_ends_after_so_many_texts() {
        let report = run(FUSSY, &[b" 7".to_vec()], 1, Until::Executions(3));
        assert_eq!((report.executions, report.door), (3, "fussy"));
        assert!(report.accepted >= 1);
    }
}
