//! Lines that come in during a search.

use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// What a program says about the current search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Nothing,
    /// The opponent has played the expected move.
    Hit,
    /// Whether the engine is there.
    Ready,
    Stop,
}

/// Lines in the order in which they came.
pub(super) struct Inbox {
    source: Receiver<String>,
    // Read, but not yet answered.
    waiting: VecDeque<String>,
    // Whether the input has ended.
    over: bool,
}

/// The next line; bytes that are not UTF-8 are replaced.
fn line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.read_until(b'\n', &mut bytes).ok()?;
    (read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned())
}

impl Inbox {
    /// The lines of standard input.
    pub(super) fn open() -> Self {
        let (sender, source) = channel();
        // It ends with the input, or when the receiver is dropped.
        thread::spawn(move || {
            let mut input = std::io::stdin().lock();
            std::iter::from_fn(|| line(&mut input)).try_for_each(|line| sender.send(line))
        });
        Self {
            source,
            waiting: VecDeque::new(),
            over: false,
        }
    }

    /// These lines and no more.
    #[cfg(test)]
    pub(super) fn of(lines: &str) -> Self {
        let (_, source) = channel();
        Self {
            source,
            waiting: lines.lines().map(str::to_owned).collect(),
            over: true,
        }
    }

    /// The next line; `None` when the input is over.
    pub(super) fn next(&mut self) -> Option<String> {
        let line = self
            .waiting
            .pop_front()
            .or_else(|| self.source.recv().ok())?;
        Some(line.trim().to_owned())
    }

    /// What has come for the current search. All lines are kept, to be answered later in their order,
    /// but for `isready`, and for `ponderhit` where it is heard here.
    pub(super) fn word(&mut self, ponders: bool) -> Word {
        self.look();
        let quits = |line: &String| line.split_whitespace().next() == Some("quit");
        // Also behind another search, but where all lines were written beforehand: that one is to be answered.
        if !self.over && self.waiting.iter().any(quits) {
            return Word::Stop;
        }
        for (at, line) in self.waiting.iter().enumerate() {
            match line.split_whitespace().next() {
                Some("stop" | "quit" | "gameover") => return Word::Stop,
                Some("isready") => {
                    self.waiting.remove(at);
                    return Word::Ready;
                }
                Some("ponderhit") if ponders => {
                    self.waiting.remove(at);
                    return Word::Hit;
                }
                // What stands behind is about another search.
                Some("position" | "go" | "usinewgame") => return Word::Nothing,
                _ => {}
            }
        }
        Word::Nothing
    }

    /// Whether the input had ended at the last check for `stop`.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    fn look(&mut self) {
        self.over = loop {
            match self.source.try_recv() {
                Ok(line) => self.waiting.push_back(line),
                Err(error) => break error == TryRecvError::Disconnected,
            }
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_hears_what_is_said_about_it_and_no_more() {
        let mut inbox = Inbox::of("isready\nponderhit\nstop");
        assert_eq!(
            [inbox.word(false), inbox.word(false)],
            [Word::Ready, Word::Stop]
        );
        assert_eq!(
            [inbox.word(true), inbox.word(true)],
            [Word::Hit, Word::Stop]
        );
        let rest: Vec<_> = std::iter::from_fn(|| inbox.next()).collect();
        assert_eq!(rest, ["stop"]);
        let mut next = Inbox::of("go ponder\nisready\nponderhit\nstop");
        assert_eq!(next.word(true), Word::Nothing);
        // A program that leaves waits for nothing more; a list of lines is answered one after the other.
        let lines = "position startpos\ngo infinite\nquit";
        assert_eq!(Inbox::of(lines).word(false), Word::Nothing);
        assert_eq!(Inbox::of("quit").word(false), Word::Stop);
        let (_program, source) = channel();
        let mut open = Inbox {
            source,
            ..Inbox::of(lines)
        };
        assert_eq!(open.word(false), Word::Stop);
    }

    #[test]
    fn a_line_that_is_not_utf_8_is_a_line() {
        let mut input: &[u8] = b"is\xffready\n\nstop";
        let lines: Vec<String> = std::iter::from_fn(|| line(&mut input)).collect();
        assert_eq!(lines, ["is\u{fffd}ready\n", "\n", "stop"]);
    }
}
