//! The history heuristic and continuation history.
//!
//! An action that caused a cut-off gets a bonus, those that were tried before it a malus. Scores
//! are from -[`HISTORY_MAX`] to [`HISTORY_MAX`]; changes become smaller near these (gravity).

use klubovna_rules::Side;

/// The greatest score of an action.
const HISTORY_MAX: i32 = 1_000;

/// Indices of actions for each side.
const ACTIONS: usize = 1 << 12;
/// Entries for pairs of an action and its answer; pairs share them by a hash.
const CONTINUATIONS: usize = 1 << 16;

/// An action of a side, as an index into the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ActionIndex(u16);

impl ActionIndex {
    pub(super) fn new(side: Side, index: usize) -> Self {
        Self((side.index() * ACTIONS + (index & (ACTIONS - 1))) as u16)
    }

    fn index(self) -> usize {
        self.0.into()
    }

    /// The index of an answer to this action.
    fn continued_by(self, answer: Self) -> usize {
        let hash = u32::from(self.0).wrapping_mul(0x9e37_79b1) as usize >> 16;
        hash & (CONTINUATIONS - 1) ^ usize::from(answer.0)
    }
}

/// The scores of actions, and of actions as answers to the one before.
#[derive(Debug, Default)]
pub(super) struct MoveHistory {
    main: Vec<i16>,
    continuation: Vec<i16>,
}

impl MoveHistory {
    /// Before a search: halves the scores of the searches before, where they were of another position.
    pub(super) fn prepare(&mut self, continues: bool, anew: bool) {
        self.main.resize(2 * ACTIONS, 0);
        if continues {
            self.continuation.resize(CONTINUATIONS, 0);
        }
        if !anew {
            return;
        }
        for score in self.main.iter_mut().chain(&mut self.continuation) {
            *score /= 2;
        }
    }

    pub(super) fn clear(&mut self) {
        self.main.clear();
        self.continuation.clear();
    }

    /// The score of an action, as an answer to `previous` where there is one.
    pub(super) fn score(&self, previous: Option<ActionIndex>, action: ActionIndex) -> i32 {
        let of = |scores: &[i16], place| scores.get(place).map_or(0, |&score| i32::from(score));
        let main = of(&self.main, action.index());
        let Some(previous) = previous else {
            return main;
        };
        let continuation = of(&self.continuation, previous.continued_by(action));
        ((main + continuation) * 3 / 4).clamp(-HISTORY_MAX, HISTORY_MAX)
    }

    /// The last action that was `tried` caused a cut-off: a bonus for it, a malus of the same
    /// size for those before.
    #[inline(never)]
    pub(super) fn cut_off(
        &mut self,
        previous: Option<ActionIndex>,
        tried: &[ActionIndex],
        bonus: i32,
    ) {
        if let Some((&best, earlier)) = tried.split_last() {
            for &action in earlier {
                self.update(previous, action, -bonus);
            }
            self.update(previous, best, bonus);
        }
    }

    /// Adds a bonus, or with a negative `change` a malus of the same size.
    fn update(&mut self, previous: Option<ActionIndex>, action: ActionIndex, change: i32) {
        let grow = |score: &mut i16| {
            let now = i32::from(*score);
            *score = (now + change - now * change.abs() / HISTORY_MAX) as i16;
        };
        self.main.get_mut(action.index()).map(grow);
        if let Some(previous) = previous {
            let place = previous.continued_by(action);
            self.continuation.get_mut(place).map(grow);
        }
    }

    #[cfg(test)]
    pub(super) fn continuation(&mut self) -> &mut [i16] {
        &mut self.continuation
    }

    #[cfg(test)]
    pub(super) fn continuation_of(
        &mut self,
        previous: ActionIndex,
        answer: ActionIndex,
    ) -> &mut i16 {
        let place = previous.continued_by(answer);
        self.continuation.get_mut(place).expect("a place")
    }
}
