//! The transposition table: results of earlier searches of the same position.

use crate::packed;
use crate::score::Score;

/// How a stored score relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// An upper bound.
    AtMost,
    /// A lower bound.
    AtLeast,
    /// The true score.
    Exact,
}

impl Bound {
    /// The bound that a score found with this window is.
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

/// The result of a search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) score: i32,
    pub(crate) bound: Bound,
    pub(crate) depth: u8,
    /// The best action as [bits](crate::heuristic::Heuristic::to_bits); none where chance decides.
    pub(crate) action: Option<u32>,
    /// The static evaluation, where it was computed.
    pub(crate) evaluation: Option<i32>,
}

/// 48 bits of the mixed key, to tell positions in a slot apart; the index has most of the other
/// ones, so that false matches hardly occur.
type Check = [u16; 3];

/// An [`Entry`] in 16 bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    check: Check,
    score: i16,
    action: u32,
    // `NO_EVALUATION` where it was never computed.
    evaluation: i16,
    depth: u8,
    // Bound and age; 0 where nothing is stored.
    tag: u8,
}

const _: () = assert!(size_of::<Slot>() == 16);

/// The two slots for the positions of one index.
type Pair = [Slot; 2];

/// The table; its number of entries is a power of two.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pairs: Vec<Pair>,
    age: u8,
}

const AGES: u8 = 32;
/// Below any evaluation.
const NO_EVALUATION: i16 = i16::MIN;
/// Above the number of any action.
const NO_ACTION: u32 = u32::MAX;
const _: () = assert!(NO_ACTION > packed::LIMIT);
/// Plies that are taken off the depth of an entry, for each search since, when one is replaced.
const PLIES_PER_AGE: i32 = 4;

impl Table {
    /// A table of `2^bits` entries of 16 bytes.
    pub(crate) fn new(bits: u32) -> Self {
        Self {
            pairs: vec![Pair::default(); 1 << (bits.clamp(1, 28) - 1)],
            age: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.pairs.fill(Pair::default());
    }

    /// Begins a new search: entries of older ones are replaced first.
    pub(crate) fn begin_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// The index of the pair of slots for a key, and the check that identifies it there.
    fn locate(&self, key: u64) -> (usize, Check) {
        // Keys of games need not be well mixed in their low bits.
        let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The index has bits 33 and above: bits that both had would tell nothing apart.
        let check = [48, 16, 0].map(|shift| (mixed >> shift) as u16);
        let index = (mixed >> 33) as usize & (self.pairs.len() - 1);
        (index, check)
    }

    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let (index, check) = self.locate(key);
        let slot = self
            .pairs
            .get(index)?
            .iter()
            .find(|slot| slot.tag != 0 && slot.check == check)?;
        Some(Entry {
            score: from_here(slot.score.into(), ply),
            bound: match slot.tag & 3 {
                1 => Bound::AtMost,
                2 => Bound::AtLeast,
                _ => Bound::Exact,
            },
            depth: slot.depth,
            action: (slot.action != NO_ACTION).then_some(slot.action),
            evaluation: (slot.evaluation != NO_EVALUATION).then(|| slot.evaluation.into()),
        })
    }

    pub(crate) fn store(&mut self, key: u64, ply: usize, entry: Entry) {
        let (index, check) = self.locate(key);
        let age = self.age;
        let Some([first, second]) = self.pairs.get_mut(index) else {
            return;
        };
        // Deep entries and those of this search are kept.
        let worth = |slot: &Slot| {
            let ages = age.wrapping_sub(slot.tag >> 2) % AGES;
            i32::from(slot.depth) - PLIES_PER_AGE * i32::from(ages)
        };
        let victim = if first.tag != 0 && first.check == check {
            first
        } else if second.tag != 0 && second.check == check {
            second
        } else if first.tag == 0 || second.tag != 0 && worth(first) <= worth(second) {
            first
        } else {
            second
        };
        *victim = Slot {
            check,
            score: to_here(entry.score, ply) as i16,
            action: entry.action.unwrap_or(NO_ACTION),
            evaluation: entry
                .evaluation
                .map_or(NO_EVALUATION, |points| points as i16),
            depth: entry.depth,
            tag: age << 2
                | match entry.bound {
                    Bound::AtMost => 1,
                    Bound::AtLeast => 2,
                    Bound::Exact => 3,
                },
        };
    }
}

/// Forced ends are counted from the root in a search, and from the position in the table.
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

    fn entry(score: i32, depth: u8) -> Entry {
        Entry {
            score,
            bound: Bound::Exact,
            depth,
            action: Some(7),
            evaluation: None,
        }
    }

    #[test]
    fn a_forced_end_is_as_far_from_a_position_as_before_from_wherever_it_is_reached() {
        let mut table = Table::new(4);
        // Five actions from the root are three from a position at ply 2 …
        table.store(1, 2, entry(Score::win_in(5).number(), 3));
        table.store(2, 2, entry(Score::loss_in(6).number(), 3));
        table.store(3, 2, entry(55, 3));
        let at = |key, ply| table.probe(key, ply).unwrap().score;
        // … and thus nine from a root six plies away.
        assert_eq!(at(1, 6), Score::win_in(9).number());
        assert_eq!(at(2, 0), Score::loss_in(4).number());
        assert_eq!(at(3, 40), 55);
    }

    #[test]
    fn every_field_comes_back() {
        let mut table = Table::new(3);
        for bound in [Bound::AtMost, Bound::AtLeast, Bound::Exact] {
            let stored = Entry {
                score: -321,
                bound,
                depth: 255,
                action: Some(packed::LIMIT - 1),
                evaluation: Some(-10_000),
            };
            table.store(9, 5, stored);
            assert_eq!(table.probe(9, 5), Some(stored));
        }
        assert_eq!(table.probe(10, 5), None);
        table.clear();
        assert_eq!(table.probe(9, 5), None);
    }

    #[test]
    fn keys_of_one_index_are_told_apart_by_all_other_bits() {
        const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
        // The inverse of an odd number, by Newton's iteration.
        let inverse = (0..6).fold(1_u64, |x, _| {
            x.wrapping_mul(2_u64.wrapping_sub(FACTOR.wrapping_mul(x)))
        });
        assert_eq!(FACTOR.wrapping_mul(inverse), 1);
        let table = Table::new(19);
        let mixed = 0x0123_4567_89ab_cdef_u64;
        let at = |mixed: u64| table.locate(mixed.wrapping_mul(inverse));
        for bit in (0..64).filter(|&bit| bit != 32) {
            assert_ne!(at(mixed), at(mixed ^ (1 << bit)), "bit {bit}");
        }
    }

    /// Keys that compete for one pair of slots.
    fn rivals(table: &Table) -> Vec<u64> {
        let (index, _) = table.locate(1);
        (1..)
            .filter(|&key| table.locate(key).0 == index)
            .take(4)
            .collect()
    }

    #[test]
    fn deep_entries_stay_and_shallow_ones_go() {
        let mut table = Table::new(3);
        let [a, b, c, d] = rivals(&table)[..] else {
            unreachable!()
        };
        table.store(a, 0, entry(1, 9));
        table.store(b, 0, entry(2, 2));
        table.store(c, 0, entry(3, 3));
        assert!(table.probe(a, 0).is_some() && table.probe(b, 0).is_none());
        // A position has one entry only.
        table.store(a, 0, entry(4, 1));
        assert_eq!(table.probe(a, 0).unwrap().score, 4);
        table.store(d, 0, entry(5, 2));
        assert!(table.probe(a, 0).is_none() && table.probe(c, 0).is_some());
    }

    #[test]
    fn old_entries_go_before_new_ones() {
        let mut table = Table::new(3);
        let keys = rivals(&table);
        table.store(keys[0], 0, entry(1, 9));
        for _ in 0..AGES - 1 {
            table.begin_search();
        }
        table.store(keys[1], 0, entry(2, 1));
        table.store(keys[2], 0, entry(3, 1));
        assert!(table.probe(keys[0], 0).is_none() && table.probe(keys[1], 0).is_some());
    }
}
