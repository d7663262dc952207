//! What past searches have learnt of actions: the history heuristic and continuation history.
//!
//! An action that caused a cut-off gains, those that were tried before it lose. Both tables
//! hold numbers up to [`HISTORY_MAX`] either way; near it, changes become smaller (gravity).

use klubovna_tabletop::rules::Side;

/// The best that can be learnt of an action.
const HISTORY_MAX: i32 = 1_000;

/// Actions told apart for each side.
const ACTIONS: usize = 1 << 12;
/// Pairs of an action and its answer share entries: most pairs never meet.
const CONTINUATIONS: usize = 1 << 16;

/// An action of a side, as a place in the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ActionIndex(usize);

impl ActionIndex {
    pub(super) fn new(side: Side, index: usize) -> Self {
        Self(side.index() * ACTIONS + (index & (ACTIONS - 1)))
    }

    /// The place of an answer to this action.
    fn continued_by(self, answer: Self) -> usize {
        let hash = (self.0 as u32).wrapping_mul(0x9e37_79b1) as usize >> 16;
        hash & (CONTINUATIONS - 1) ^ answer.0
    }
}

/// How well actions have done, and how well as answers to the action before.
#[derive(Debug, Default)]
pub(super) struct MoveHistory {
    main: Vec<i16>,
    continuation: Vec<i16>,
}

impl MoveHistory {
    /// Before a search: what was learnt for the last position counts less in this one.
    pub(super) fn prepare(&mut self, continues: bool) {
        self.main.resize(2 * ACTIONS, 0);
        if continues {
            self.continuation.resize(CONTINUATIONS, 0);
        }
        for score in self.main.iter_mut().chain(&mut self.continuation) {
            *score /= 2;
        }
    }

    pub(super) fn clear(&mut self) {
        self.main.clear();
        self.continuation.clear();
    }

    /// How good an action has been, after `previous` where that is known.
    pub(super) fn score(&self, previous: Option<ActionIndex>, action: ActionIndex) -> i32 {
        let main = i32::from(self.main[action.0]);
        let Some(previous) = previous else {
            return main;
        };
        let continuation = i32::from(self.continuation[previous.continued_by(action)]);
        ((main + continuation) * 3 / 4).clamp(-HISTORY_MAX, HISTORY_MAX)
    }

    /// Adds a bonus, or with a negative `change` a malus of the same size.
    pub(super) fn update(
        &mut self,
        previous: Option<ActionIndex>,
        action: ActionIndex,
        change: i32,
    ) {
        let grow = |score: &mut i16| {
            let now = i32::from(*score);
            *score = (now + change - now * change.abs() / HISTORY_MAX) as i16;
        };
        grow(&mut self.main[action.0]);
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
        &mut self.continuation[previous.continued_by(answer)]
    }
}
