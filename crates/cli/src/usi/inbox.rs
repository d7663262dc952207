//! Lines that come in while something else goes on.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

/// Lines in the order in which they came.
pub(super) struct Inbox {
    source: Receiver<String>,
    // Read, but not yet answered.
    waiting: VecDeque<String>,
}

impl Inbox {
    /// The lines of standard input.
    pub(super) fn open() -> Self {
        let (sender, source) = channel();
        // It ends with the input, or when nobody listens any more.
        thread::spawn(move || {
            let mut lines = std::io::stdin().lines().map_while(Result::ok);
            lines.try_for_each(|line| sender.send(line))
        });
        Self {
            source,
            waiting: VecDeque::new(),
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

    /// Whether `stop` or `quit` has come for the thought that goes on: a program that asks
    /// for the next one waits for its answer. Every line is kept for its turn.
    pub(super) fn must_stop(&mut self) -> bool {
        self.waiting.extend(self.source.try_iter());
        let commands = self.waiting.iter();
        let mut commands = commands.filter_map(|line| line.split_whitespace().next());
        let telling = commands.find(|command| {
            let next = ["position", "go", "usinewgame"];
            next.contains(command) || matches!(*command, "stop" | "quit" | "gameover")
        });
        matches!(telling, Some("stop" | "quit" | "gameover"))
    }
}
