//! Work in numbered pieces, done by several threads.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

/// Calls `each` with every number, in any order, and with the worker of the thread that does it; a
/// thread whose `worker` cannot be made does nothing. Ends early once `each` says no.
pub(crate) fn each_number<W>(
    numbers: Range<u32>,
    threads: usize,
    worker: impl Fn() -> Option<W> + Sync,
    each: impl Fn(&mut W, u32) -> bool + Sync,
) {
    let next = AtomicU32::new(numbers.start);
    let enough = AtomicBool::new(false);
    let work = || {
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

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

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
}
