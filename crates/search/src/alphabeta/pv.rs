//! The principal variation: the best line from each ply.

/// The best line from each ply on, as far as it is known.
#[derive(Debug)]
pub(super) struct PvTable<A> {
    lines: Vec<Vec<A>>,
}

impl<A> Default for PvTable<A> {
    fn default() -> Self {
        Self { lines: Vec::new() }
    }
}

impl<A: Copy> PvTable<A> {
    pub(super) fn resize(&mut self, plies: usize) {
        self.lines.resize_with(plies, Vec::new);
    }

    pub(super) fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// The best line from `ply` begins with `action`, and goes on as from the ply after it.
    pub(super) fn set(&mut self, ply: usize, action: A) {
        if let [line, rest, ..] = &mut self.lines[ply..] {
            line.clear();
            line.push(action);
            line.extend_from_slice(rest);
        }
    }

    pub(super) fn line(&self, ply: usize) -> &[A] {
        &self.lines[ply]
    }
}
