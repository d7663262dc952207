//! The transposition table: what is known of positions that several ways lead to.

use crate::score::Score;

/// What a remembered score says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It may be less.
    AtMost,
    /// It may be more.
    AtLeast,
    /// It is the true one.
    Exact,
}

impl Bound {
    /// What a score says that was found within a window.
    pub(crate) const fn of(score: i32, alpha: i32, beta: i32) -> Self {
        if score >= beta {
            Self::AtLeast
        } else if score <= alpha {
            Self::AtMost
        } else {
            Self::Exact
        }
    }
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) score: i32,
    pub(crate) bound: Bound,
    pub(crate) depth: u8,
    /// The place of the best action in the list of the heuristic.
    pub(crate) action: u16,
    /// The static evaluation, where it was asked for.
    pub(crate) evaluation: Option<i32>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    key: u64,
    score: i16,
    // `NONE` where it was never asked for.
    evaluation: i16,
    action: u16,
    depth: u8,
    // 0 for an empty entry; bound and age.
    tag: u8,
}

const _: () = assert!(size_of::<Entry>() == 16);

/// A power of two of entries, by twos that compete for a place.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    entries: Vec<Entry>,
    age: u8,
}

const AGES: u8 = 32;
/// No evaluation is so low.
const NONE: i16 = i16::MIN;

impl Table {
    /// A table of `2^bits` entries of 16 bytes.
    pub(crate) fn new(bits: u32) -> Self {
        Self {
            entries: vec![Entry::default(); 1 << bits.clamp(1, 28)],
            age: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.entries.fill(Entry::default());
    }

    /// A new search begins: what older ones left behind gives way.
    pub(crate) fn grow_old(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn place(&self, key: u64) -> usize {
        // Keys of games need not be well mixed in their low bits.
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        mixed as usize & (self.entries.len() - 1) & !1
    }

    pub(crate) fn find(&self, key: u64, ply: usize) -> Option<Found> {
        let at = self.place(key);
        let pair = self.entries.get(at..at + 2)?;
        let entry = pair
            .iter()
            .find(|entry| entry.tag != 0 && entry.key == key)?;
        Some(Found {
            score: from_here(entry.score.into(), ply),
            bound: match entry.tag & 3 {
                1 => Bound::AtMost,
                2 => Bound::AtLeast,
                _ => Bound::Exact,
            },
            depth: entry.depth,
            action: entry.action,
            evaluation: (entry.evaluation != NONE).then(|| entry.evaluation.into()),
        })
    }

    pub(crate) fn keep(&mut self, key: u64, ply: usize, found: Found) {
        let at = self.place(key);
        let age = self.age;
        let Some([first, second]) = self.entries.get_mut(at..at + 2) else {
            return;
        };
        // Worth keeping: deep, and of this search.
        let worth = |entry: &Entry| {
            let years = age.wrapping_sub(entry.tag >> 2) % AGES;
            i32::from(entry.depth) - 4 * i32::from(years)
        };
        let victim = if first.tag != 0 && first.key == key {
            first
        } else if second.tag != 0 && second.key == key {
            second
        } else if first.tag == 0 || second.tag != 0 && worth(first) <= worth(second) {
            first
        } else {
            second
        };
        *victim = Entry {
            key,
            score: to_here(found.score, ply) as i16,
            action: found.action,
            evaluation: found.evaluation.map_or(NONE, |points| points as i16),
            depth: found.depth,
            tag: age << 2
                | match found.bound {
                    Bound::AtMost => 1,
                    Bound::AtLeast => 2,
                    Bound::Exact => 3,
                },
        };
    }
}

/// Forced ends count from the root; in the table they count from the position.
fn to_here(score: i32, ply: usize) -> i32 {
    match score {
        win if win > Score::FORCED => win + ply as i32,
        loss if loss < -Score::FORCED => loss - ply as i32,
        points => points,
    }
}

fn from_here(score: i32, ply: usize) -> i32 {
    match score {
        win if win > Score::FORCED => win - ply as i32,
        loss if loss < -Score::FORCED => loss + ply as i32,
        points => points,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(score: i32, depth: u8) -> Found {
        Found {
            score,
            bound: Bound::Exact,
            depth,
            action: 7,
            evaluation: None,
        }
    }

    #[test]
    fn a_forced_end_is_as_far_from_a_position_as_before_from_wherever_it_is_reached() {
        let mut table = Table::new(4);
        // Five actions from the root are three from a position at ply 2 …
        table.keep(1, 2, found(Score::win_in(5).number(), 3));
        table.keep(2, 2, found(Score::loss_in(6).number(), 3));
        table.keep(3, 2, found(55, 3));
        let at = |key, ply| table.find(key, ply).unwrap().score;
        // … and thus nine from a root six plies away.
        assert_eq!(at(1, 6), Score::win_in(9).number());
        assert_eq!(at(2, 0), Score::loss_in(4).number());
        assert_eq!(at(3, 40), 55);
    }

    #[test]
    fn every_field_comes_back() {
        let mut table = Table::new(3);
        for bound in [Bound::AtMost, Bound::AtLeast, Bound::Exact] {
            let stored = Found {
                score: -321,
                bound,
                depth: 255,
                action: 65_535,
                evaluation: Some(-10_000),
            };
            table.keep(9, 5, stored);
            assert_eq!(table.find(9, 5), Some(stored));
        }
        assert_eq!(table.find(10, 5), None);
        table.clear();
        assert_eq!(table.find(9, 5), None);
    }

    /// Keys that compete for one pair of places.
    fn rivals(table: &Table) -> Vec<u64> {
        let place = table.place(1);
        (1..)
            .filter(|&key| table.place(key) == place)
            .take(4)
            .collect()
    }

    #[test]
    fn deep_entries_stay_and_shallow_ones_go() {
        let mut table = Table::new(3);
        let [a, b, c, d] = rivals(&table)[..] else {
            unreachable!()
        };
        table.keep(a, 0, found(1, 9));
        table.keep(b, 0, found(2, 2));
        table.keep(c, 0, found(3, 3));
        assert!(table.find(a, 0).is_some() && table.find(b, 0).is_none());
        // A position has one entry only.
        table.keep(a, 0, found(4, 1));
        assert_eq!(table.find(a, 0).unwrap().score, 4);
        table.keep(d, 0, found(5, 2));
        assert!(table.find(a, 0).is_none() && table.find(c, 0).is_some());
    }

    #[test]
    fn old_entries_go_before_new_ones() {
        let mut table = Table::new(3);
        let keys = rivals(&table);
        table.keep(keys[0], 0, found(1, 9));
        for _ in 0..AGES - 1 {
            table.grow_old();
        }
        table.keep(keys[1], 0, found(2, 1));
        table.keep(keys[2], 0, found(3, 1));
        assert!(table.find(keys[0], 0).is_none() && table.find(keys[1], 0).is_some());
    }
}
