//! The state of a game: stacks, side to move, reserves, points, last action.

use std::fmt;

use klubovna_tabletop::repeat::Line;
use klubovna_tabletop::rules::{Outcome, Position, Side, Turn};

use crate::action::Action;
use crate::cell::{ALL_CELLS, CELLS, Cell};
use crate::keys;
use crate::options::{Options, Scored};
use crate::outcome::Reason;
use crate::stack::{SCORING_HEIGHT, Stack};

/// Pieces of a player (section 1.2).
pub const PIECES: u8 = 20;

/// The preceding action, as far as the rules ask for it (section 8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Last {
    /// None or unknown.
    Unknown,
    /// One action; for a pass, the action before it was none.
    One(Action),
    /// Two passes one after the other.
    TwoPasses,
}

/// A position of Mixtour.
///
/// Small and `Copy`; see the crate's page for a played example.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mixtour {
    // Of the stacks and the side to move.
    hash: u64,
    stacks: [Stack; CELLS],
    // The cells with a stack.
    occupied: u32,
    reserves: [u8; 2],
    points: [u8; 2],
    last: Last,
    side: Side,
    options: Options,
}

impl Mixtour {
    /// An empty board with `side` to move; the rest comes from a text or the start.
    pub(crate) fn empty(
        side: Side,
        reserves: [u8; 2],
        points: [u8; 2],
        last: Last,
        options: Options,
    ) -> Self {
        Self {
            hash: if side == Side::FIRST {
                0
            } else {
                keys::BLACK_TO_MOVE
            },
            stacks: [Stack::EMPTY; CELLS],
            occupied: 0,
            reserves,
            points,
            last,
            side,
            options,
        }
    }

    /// Replaces what stands on a cell.
    pub(crate) fn put(&mut self, cell: Cell, stack: Stack) {
        let old = std::mem::replace(&mut self.stacks[cell.index()], stack);
        self.hash ^= keys::stack(cell, old) ^ keys::stack(cell, stack);
        if stack.is_empty() {
            self.occupied &= !cell.bit();
        } else {
            self.occupied |= cell.bit();
        }
    }

    /// What stands on a cell.
    pub const fn stack(&self, cell: Cell) -> Stack {
        self.stacks[cell.index()]
    }

    /// Pieces that a side can still enter.
    pub const fn reserve(&self, side: Side) -> u8 {
        self.reserves[side.index()]
    }

    /// Points of a side.
    pub const fn points(&self, side: Side) -> u8 {
        self.points[side.index()]
    }

    /// Pieces of a side on the board.
    pub fn on_board(&self, side: Side) -> u8 {
        let stacks = Cell::of_set(self.occupied).map(|cell| self.stack(cell));
        stacks.map(|stack| stack.count(side)).sum()
    }

    /// The move that only the ban on take-backs forbids now (section 4.6).
    pub fn banned(&self) -> Option<Action> {
        let Last::One(Action::Move { from, count, to }) = self.last else {
            return None;
        };
        let back = Action::Move {
            from: to,
            count,
            to: from,
        };
        let possible = self.decided().is_none() && self.travel_obstacle(to, count, from).is_none();
        possible.then_some(back)
    }

    pub(crate) const fn occupied(&self) -> u32 {
        self.occupied
    }

    pub(crate) const fn empty_cells(&self) -> u32 {
        ALL_CELLS & !self.occupied
    }

    pub(crate) const fn last(&self) -> Last {
        self.last
    }

    pub(crate) const fn rules(&self) -> Options {
        self.options
    }

    fn enter(&mut self, at: Cell) {
        let reserve = &mut self.reserves[self.side.index()];
        if *reserve > 0 && self.occupied & at.bit() == 0 {
            *reserve -= 1;
            self.put(at, Stack::EMPTY.with(self.side));
        }
    }

    fn travel(&mut self, from: Cell, count: u8, to: Cell) {
        let Some((rest, lifted)) = self.stack(from).split(count) else {
            return;
        };
        let target = self.stack(to);
        if from == to || target.is_empty() {
            return;
        }
        if let Some(landed) = target.under(lifted) {
            self.put(from, rest);
            self.put(to, landed);
            self.score(to, landed);
        }
    }

    /// Sections 5.1 and 5.3 to 5.5.
    fn score(&mut self, at: Cell, stack: Stack) {
        let Some(owner) = stack.owner() else { return };
        if stack.height() < SCORING_HEIGHT {
            return;
        }
        let points = &mut self.points[owner.index()];
        *points = points.saturating_add(1);
        if *points >= self.options.target() {
            return;
        }
        self.put(at, Stack::EMPTY);
        if self.options.scored() == Scored::Reserve {
            for side in Side::BOTH {
                self.reserves[side.index()] += stack.count(side);
            }
        }
    }

    const fn passes(&self) -> u8 {
        match self.last {
            Last::One(Action::Pass) => 1,
            Last::TwoPasses => 2,
            _ => 0,
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
        Self::empty(Side::FIRST, [PIECES; 2], [0; 2], Last::Unknown, *options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn(&self) -> Turn {
        if self.decided().is_some() {
            Turn::Over
        } else {
            Turn::Side(self.side)
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.decided()
    }

    fn settle(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        (self.options.repetition() && line.occurrences() >= 3)
            .then_some(Outcome::draw(Reason::Threefold))
    }

    fn actions(&self, out: &mut Vec<Action>) {
        self.list_actions(out);
    }

    fn count_actions(&self) -> u64 {
        self.number_of_actions().into()
    }

    fn is_legal(&self, action: Action) -> bool {
        self.obstacle(action).is_none()
    }

    // What no side can do leaves stacks, reserves and points as they are.
    fn apply(&mut self, action: Action) {
        match action {
            Action::Enter(at) => self.enter(at),
            Action::Move { from, count, to } => self.travel(from, count, to),
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
        match action {
            Action::Enter(_) => true,
            Action::Move { count, to, .. } => {
                self.stack(to).height().saturating_add(count) >= SCORING_HEIGHT
            }
            Action::Pass => false,
        }
    }

    fn key(&self) -> u64 {
        let ban = self.banned().map_or(0, keys::ban);
        self.repeat_key() ^ ban ^ keys::passes(self.passes())
    }

    // Section 5.7.
    fn repeat_key(&self) -> u64 {
        self.hash ^ keys::reserves(self.reserves) ^ keys::points(self.points)
    }
}

impl fmt::Debug for Mixtour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mixtour({self} {:?})", self.options)
    }
}
