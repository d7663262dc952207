//! The state of a game: stacks, side to move, reserves, points, last action.

use klubovna_rules::{Line, Outcome, Position, Side};
use klubovna_text::debug_by_text;

use crate::keys::{self, Topic};
use crate::stack::{SCORING_HEIGHT, Stack};
use crate::{Action, Cell, Cells, Options, Reason, Scored};

/// The number of pieces of a player (section 1.2).
pub const PIECES: u8 = 20;

/// The last action, as far as the rules depend on it (section 8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Last {
    /// None or unknown.
    Unknown,
    /// One action. Where it is a pass, the action before it was not.
    One(Action),
    /// Two passes one after the other.
    TwoPasses,
}

/// A position of Mixtour.
///
/// Small and `Copy`; see the crate's page for a played example.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mixtour {
    // The key of stacks and side to move.
    hash: u64,
    stacks: [Stack; Cell::COUNT as usize],
    // The cells with a stack.
    pub(crate) occupied: Cells,
    pub(crate) reserves: [u8; 2],
    pub(crate) points: [u8; 2],
    pub(crate) last: Last,
    side: Side,
    options: Options,
}

impl Mixtour {
    /// A position with an empty board.
    pub(crate) fn empty(
        side: Side,
        [reserves, points]: [[u8; 2]; 2],
        last: Last,
        options: Options,
    ) -> Self {
        Self {
            hash: keys::BLACK_TO_MOVE * u64::from(side.0),
            stacks: [Stack::EMPTY; Cell::COUNT as usize],
            occupied: Cells::EMPTY,
            reserves,
            points,
            last,
            side,
            options,
        }
    }

    /// Replaces the stack on a cell.
    #[expect(clippy::indexing_slicing, reason = "there is a stack for each cell")]
    pub(crate) fn put(&mut self, cell: Cell, stack: Stack) {
        let old = std::mem::replace(&mut self.stacks[cell.index()], stack);
        self.hash ^= keys::stack(cell, old) ^ keys::stack(cell, stack);
        self.occupied = if stack.is_empty() {
            self.occupied.without(cell)
        } else {
            self.occupied.with(cell)
        };
    }

    /// The cells with a stack.
    pub const fn occupied(&self) -> Cells {
        self.occupied
    }

    /// The stack on a cell.
    #[expect(clippy::indexing_slicing, reason = "there is a stack for each cell")]
    pub const fn stack(&self, cell: Cell) -> Stack {
        self.stacks[cell.index()]
    }

    /// Pieces that a side can still enter.
    pub const fn reserve(&self, side: Side) -> u8 {
        side.of(self.reserves)
    }

    /// Points of a side.
    pub const fn points(&self, side: Side) -> u8 {
        side.of(self.points)
    }

    /// Pieces of a side on the board.
    pub fn on_board(&self, side: Side) -> u32 {
        let stacks = self.occupied.into_iter().map(|cell| self.stack(cell));
        stacks.map(|stack| u32::from(stack.count(side))).sum()
    }

    /// The move that only the ban on take-backs forbids now (section 4.6).
    pub fn banned(&self) -> Option<Action> {
        let Last::One(Action::Move(from, count, to)) = self.last else {
            return None;
        };
        let possible = self.decided().is_none() && self.travel_obstacle(to, count, from).is_none();
        possible.then_some(Action::Move(to, count, from))
    }

    /// The side that scores by an action: the owner of the stack of five that it makes.
    pub fn scorer(&self, action: Action) -> Option<Side> {
        let Action::Move(from, count, to) = action else {
            return None;
        };
        let height = self.stack(to).height().saturating_add(count);
        let owner = self.stack(from).owner();
        owner.filter(|_| height >= SCORING_HEIGHT)
    }

    /// The position with the other side on turn, as if this one had done nothing: it may play any
    /// move.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.apply(Action::Pass);
        self.last = Last::Unknown;
        self
    }

    fn enter(&mut self, at: Cell) {
        if self.reserve(self.side) > 0 && !self.occupied.contains(at) {
            *self.side.of_mut(&mut self.reserves) -= 1;
            self.put(at, Stack::EMPTY.with(self.side));
        }
    }

    fn travel(&mut self, from: Cell, count: u8, to: Cell) {
        let target = self.stack(to);
        if from != to
            && !target.is_empty()
            && let Some((rest, lifted)) = self.stack(from).split(count)
            && let Some(landed) = target.under(lifted)
        {
            self.put(from, rest);
            self.put(to, landed);
            self.score(to, landed);
        }
    }

    /// Scores a stack that is high enough (sections 5.1 and 5.3 to 5.5).
    fn score(&mut self, at: Cell, stack: Stack) {
        let Some(owner) = stack.owner() else { return };
        if stack.height() < SCORING_HEIGHT {
            return;
        }
        let points = owner.of_mut(&mut self.points);
        *points = points.saturating_add(1);
        if *points >= self.options.target() {
            return;
        }
        self.put(at, Stack::EMPTY);
        if self.options.scored == Scored::Reserve {
            for side in Side::BOTH {
                *side.of_mut(&mut self.reserves) += stack.count(side);
            }
        }
    }
}

impl Position for Mixtour {
    type Options = Options;
    type Action = Action;
    type Reason = Reason;

    const ID: &'static str = "mixtour";
    const RULES_VERSION: u32 = 1;

    fn start(options: &Options) -> Self {
        Self::empty(Side::FIRST, [[PIECES; 2], [0; 2]], Last::Unknown, *options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.decided()
    }

    fn settle(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        (self.options.repetition && line.occurrences() >= 3)
            .then_some(Outcome::draw(Reason::Threefold))
    }

    /// Entries first, then moves by their target; a pass when there is neither.
    fn actions(&self, out: &mut Vec<Action>) {
        if self.decided().is_some() {
            return;
        }
        let before = out.len();
        out.extend(self.open_cells().into_iter().map(Action::Enter));
        let banned = self.banned();
        self.each_route(|from, to| {
            for count in 1..=self.stack(from).height() {
                let action = Action::Move(from, count, to);
                if Some(action) != banned {
                    out.push(action);
                }
            }
        });
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    fn count_actions(&self) -> u64 {
        if self.decided().is_some() {
            return 0;
        }
        // Section 2.2: where there is no other action there is the pass.
        u64::from((self.open_cells().len() + self.number_of_moves()).max(1))
    }

    fn is_legal(&self, action: Action) -> bool {
        self.obstacle(action).is_none()
    }

    // An impossible action leaves stacks, reserves and points as they are.
    fn apply(&mut self, action: Action) {
        match action {
            Action::Enter(at) => self.enter(at),
            Action::Move(from, count, to) => self.travel(from, count, to),
            Action::Pass => {}
        }
        self.last = match (action, self.last) {
            (Action::Pass, Last::One(Action::Pass) | Last::TwoPasses) => Last::TwoPasses,
            _ => Last::One(action),
        };
        self.side = self.side.other();
        self.hash ^= keys::BLACK_TO_MOVE;
    }

    // An entered piece comes back to the reserve only through a point, and points stay.
    fn is_irreversible(&self, action: Action) -> bool {
        matches!(action, Action::Enter(_)) || self.scorer(action).is_some()
    }

    fn key(&self) -> u64 {
        let last = match (self.last, self.banned()) {
            (Last::One(Action::Pass), _) => keys::key(Topic::Passes, 1),
            (Last::TwoPasses, _) => keys::key(Topic::Passes, 2),
            (_, Some(Action::Move(from, count, to))) => {
                let move_back = (from.index() << 16 | to.index() << 8) as u64 | u64::from(count);
                keys::key(Topic::Ban, move_back)
            }
            _ => 0,
        };
        self.repeat_key() ^ last
    }

    // Section 5.7.
    fn repeat_key(&self) -> u64 {
        let reserves = keys::counts(Topic::Reserves, self.reserves);
        self.hash ^ reserves ^ keys::counts(Topic::Points, self.points)
    }
}

debug_by_text!(Mixtour);
