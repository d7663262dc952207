//! A line of play: the positions of a game from its start on, one behind the other.

use alloc::vec::Vec;
use core::cell::Cell;

use crate::position::{Outcome, Position, Turn};
use crate::repeat::{History, Line};

type Judged<P> = Option<Outcome<<P as Position>::Reason>>;

/// A game as far as it was played: every action with the position after it, the history for rules
/// of repetition, and the outcome here, judged once.
#[derive(Clone, Debug)]
pub struct Play<P: Position> {
    start: P,
    steps: Vec<(P::Action, P)>,
    history: History,
    draws: u32,
    // `None`: not judged yet.
    outcome: Cell<Option<Judged<P>>>,
}

impl<P: Position> Play<P> {
    /// A game that has not begun, from `start`.
    pub fn new(start: P) -> Self {
        Self {
            history: History::new(&start),
            start,
            steps: Vec::new(),
            draws: 0,
            outcome: Cell::new(None),
        }
    }

    /// Where the game began.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// How many actions were played.
    pub fn plies(&self) -> usize {
        self.steps.len()
    }

    /// The position after `plies` actions; the last one where there are fewer.
    pub fn at(&self, plies: usize) -> &P {
        let last = plies.min(self.steps.len()).checked_sub(1);
        last.and_then(|last| self.steps.get(last))
            .map_or(&self.start, |(_, position)| position)
    }

    /// The current position.
    pub fn position(&self) -> &P {
        self.at(self.steps.len())
    }

    /// The last action and the position in which it was played.
    pub fn last(&self) -> Option<(P::Action, &P)> {
        let &(action, _) = self.steps.last()?;
        Some((action, self.at(self.steps.len() - 1)))
    }

    /// How often chance has decided.
    pub fn draws(&self) -> u32 {
        self.draws
    }

    /// The history for rules of repetition, the current position included.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The positions since the last irreversible action.
    pub fn line(&self) -> Line<'_> {
        self.history.line()
    }

    /// How the rules end the game here, history included.
    pub fn outcome(&self) -> Option<Outcome<P::Reason>> {
        if self.outcome.get().is_none() {
            self.outcome.set(Some(self.position().judge(self.line())));
        }
        self.outcome.get().flatten()
    }

    /// The draw that may be claimed here; see [`Position::claim`].
    pub fn claim(&self) -> Option<&'static str> {
        self.position().claim(self.line())
    }

    /// Plays a legal action.
    pub fn push(&mut self, action: P::Action) {
        let mut position = self.position().clone();
        self.draws += u32::from(decides(&position));
        let irreversible = position.is_irreversible(action);
        position.apply(action);
        self.history.push(&position, irreversible);
        self.steps.push((action, position));
        self.outcome = Cell::new(None);
    }

    /// Takes the last action back.
    pub fn pop(&mut self) -> Option<P::Action> {
        let (action, _) = self.steps.pop()?;
        self.history.pop();
        self.draws -= u32::from(decides(self.position()));
        self.outcome = Cell::new(None);
        Some(action)
    }
}

/// Whether chance decides at `position`.
fn decides<P: Position>(position: &P) -> bool {
    P::CHANCE && position.turn() == Turn::Chance
}
