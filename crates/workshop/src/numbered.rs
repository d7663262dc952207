//! Work in numbered pieces, done by several threads.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

/// Calls `each` with every number, in any order, and with the worker of the thread that does it; a
/// thread whose `worker` cannot be made does nothing. Ends early once `each` says no, or panics.
pub(crate) fn each_number<W>(
    numbers: Range<u32>,
    threads: usize,
    worker: impl Fn() -> Option<W> + Sync,
    each: impl Fn(&mut W, u32) -> bool + Sync,
) {
    let next = AtomicU32::new(numbers.start);
    let enough = AtomicBool::new(false);
    let work = || {
        let _guard = EndOnPanic(&enough);
        let Some(mut worker) = worker() else { return };
        while !enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return;
            }
            if !each(&mut worker, number) {
                enough.store(true, Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
}

/// Ends the work of all threads when one of them panics: what they find would be lost.
struct EndOnPanic<'a>(&'a AtomicBool);

impl Drop for EndOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// Hands results of numbered work on in the order of the numbers, whoever has finished first, until one
/// is enough: what was begun behind that one does not count, so that nothing depends on threads.
pub(crate) struct InOrder<T, F> {
    next: u32,
    waiting: BTreeMap<u32, T>,
    open: bool,
    each: F,
}

impl<T, F: FnMut(T) -> bool> InOrder<T, F> {
    /// The first number is `next`; `each` gets the results, and says whether to go on.
    pub(crate) const fn new(next: u32, each: F) -> Self {
        Self {
            next,
            waiting: BTreeMap::new(),
            open: true,
            each,
        }
    }

    /// Takes the result with that number, and says whether to go on.
    pub(crate) fn take(&mut self, number: u32, result: T) -> bool {
        self.waiting.insert(number, result);
        while self.open
            && let Some(result) = self.waiting.remove(&self.next)
        {
            self.next += 1;
            self.open = (self.each)(result);
        }
        self.open
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Condvar, Mutex};

    use super::*;

    #[test]
    fn a_panic_ends_the_work_of_all() {
        let done = AtomicU32::new(0);
        let each = |(): &mut (), number| {
            assert!(number > 0, "the first one");
            done.fetch_add(1, Ordering::Relaxed);
            thread::yield_now();
            true
        };
        let run = || each_number(0..u32::MAX, 2, || Some(()), each);
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).is_err());
        assert!(done.into_inner() < u32::MAX - 1);
    }

    #[test]
    fn every_number_is_done_once_by_whichever_thread() {
        let done = Mutex::new(Vec::new());
        let each = |(): &mut (), number| {
            done.lock().unwrap().push(number);
            true
        };
        each_number(3..50, 4, || Some(()), each);
        let mut done = done.into_inner().unwrap();
        done.sort_unstable();
        assert_eq!(done, (3..50).collect::<Vec<_>>());
    }

    #[test]
    fn nothing_follows_where_one_is_enough() {
        let done = Mutex::new(0);
        let each = |(): &mut (), number| {
            *done.lock().unwrap() += 1;
            number < 4
        };
        each_number(0..1_000, 1, || Some(()), each);
        assert_eq!(done.into_inner().unwrap(), 5);
    }

    #[test]
    fn results_count_in_their_order_up_to_the_one_that_is_enough() {
        let counted = Mutex::new(Vec::new());
        let sink = Mutex::new(InOrder::new(3, |number| {
            let mut counted = counted.lock().unwrap();
            counted.push(number);
            counted.len() < 3
        }));
        // Whoever has the first number waits until the other one has done some behind it.
        let (done, told) = (Mutex::new(0), Condvar::new());
        let each = |(): &mut (), number| {
            let mut done = done.lock().unwrap();
            if number == 3 {
                done = told.wait_while(done, |done| *done < 5).unwrap();
            }
            *done += 1;
            told.notify_all();
            sink.lock().unwrap().take(number, number)
        };
        each_number(3..1_000, 2, || Some(()), each);
        assert_eq!(*counted.lock().unwrap(), [3, 4, 5]);
    }
}
