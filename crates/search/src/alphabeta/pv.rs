//! The principal variations: the best line from each ply.

/// The triangular table of principal variations.
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
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
    }

    /// Sets the line from `ply`: `action`, then the line from the ply after it.
    pub(super) fn set(&mut self, ply: usize, action: A) {
        if let Some([line, rest, ..]) = self.lines.get_mut(ply..) {
            line.clear();
            line.push(action);
            line.extend_from_slice(rest);
        }
    }

    pub(super) fn line(&self, ply: usize) -> &[A] {
        self.lines.get(ply).map_or(&[], Vec::as_slice)
    }
}
