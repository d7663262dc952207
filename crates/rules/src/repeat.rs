//! History for rules of repetition: the positions since the last irreversible action.

use alloc::vec;
use alloc::vec::Vec;

use crate::position::Position;

/// What rules of repetition know of one position of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seen {
    /// [`Position::repeat_key`].
    pub key: u64,
    /// [`Position::repeat_note`].
    pub note: u8,
}

impl Seen {
    /// What rules of repetition know of `position`.
    pub fn of<P: Position>(position: &P) -> Self {
        Self {
            key: position.repeat_key(),
            note: position.repeat_note(),
        }
    }
}

/// The positions since the last irreversible action, the current one last.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a>(pub &'a [Seen]);

impl<'a> Line<'a> {
    /// How often the current position has occurred in this line, itself included.
    pub fn occurrences(self) -> usize {
        let Some(now) = self.0.last() else { return 0 };
        self.0.iter().filter(|seen| seen.key == now.key).count()
    }

    /// The entries after the previous occurrence of the current position, or
    /// nothing when it is new.
    pub fn since_last_occurrence(self) -> &'a [Seen] {
        let Some((now, past)) = self.0.split_last() else {
            return &[];
        };
        past.iter()
            .rposition(|seen| seen.key == now.key)
            .and_then(|at| self.0.get(at + 1..))
            .unwrap_or(&[])
    }
}

/// The positions of a whole game; [`line`](Self::line) gives those that can still be repeated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    seen: Vec<Seen>,
    // For each position, the index of the first one since the last irreversible action.
    cuts: Vec<usize>,
}

impl History {
    /// A history that begins with `start` as its first occurrence.
    pub fn new<P: Position>(start: &P) -> Self {
        Self {
            seen: vec![Seen::of(start)],
            cuts: vec![0],
        }
    }

    /// Adds `position`, reached by an action that was irreversible or not.
    pub fn push<P: Position>(&mut self, position: &P, irreversible: bool) {
        let cut = if irreversible {
            self.seen.len()
        } else {
            self.cuts.last().copied().unwrap_or(0)
        };
        self.seen.push(Seen::of(position));
        self.cuts.push(cut);
    }

    /// Removes the newest position.
    pub fn pop(&mut self) {
        self.seen.pop();
        self.cuts.pop();
    }

    /// The line that ends with the newest position.
    pub fn line(&self) -> Line<'_> {
        let cut = self.cuts.last().copied().unwrap_or(0);
        Line(self.seen.get(cut..).unwrap_or(&[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(keys: &[u64]) -> Vec<Seen> {
        keys.iter().map(|&key| Seen { key, note: 0 }).collect()
    }

    #[test]
    fn counts_the_current_position_only() {
        assert_eq!(Line(&line(&[1, 2, 1, 3, 1])).occurrences(), 3);
        assert_eq!(Line(&line(&[1, 2, 1, 3])).occurrences(), 1);
        assert_eq!(Line(&[]).occurrences(), 0);
    }

    #[test]
    fn the_loop_is_what_came_after_the_last_occurrence() {
        let seen = line(&[1, 2, 1, 3, 1]);
        assert_eq!(Line(&seen).since_last_occurrence(), &seen[3..]);
        assert!(Line(&seen[..2]).since_last_occurrence().is_empty());
    }
}
