//! The limit of nodes of a search, and polls of the monitor.

/// Nodes between two polls of the monitor: less than a millisecond on a slow telephone for
/// most games.
const NODES_BETWEEN_POLLS: u64 = 256;

/// Counts nodes.
#[derive(Debug)]
pub(super) struct Budget {
    nodes: u64,
    limit: u64,
    next_poll: u64,
    stopped: bool,
    interrupted: bool,
}

impl Budget {
    pub(super) fn new(limit: u64) -> Self {
        Self {
            nodes: 0,
            limit,
            next_poll: NODES_BETWEEN_POLLS.min(limit),
            stopped: false,
            interrupted: false,
        }
    }

    /// Counts a node; whether the search has to stop. `stop` is polled now and then.
    pub(super) fn is_spent(&mut self, stop: impl FnOnce(u64) -> bool) -> bool {
        if self.stopped {
            return true;
        }
        if self.nodes >= self.next_poll {
            self.next_poll = self.limit.min(self.nodes + NODES_BETWEEN_POLLS);
            let spent = self.nodes >= self.limit;
            self.interrupted = !spent && stop(self.nodes);
            self.stopped = spent || self.interrupted;
        }
        self.nodes += 1;
        self.stopped
    }

    /// Takes a node back that will be counted again.
    pub(super) fn take_back(&mut self) {
        self.nodes -= 1;
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search has to stop; scores that are returned from then on are invalid.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether the monitor stopped it.
    pub(super) fn is_interrupted(&self) -> bool {
        self.interrupted
    }
}
