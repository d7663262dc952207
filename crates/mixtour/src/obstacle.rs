//! Why an action is not legal: the rules of sections 2 to 4, one by one.

use klubovna_board::Direction;
use klubovna_rules::{Position, Side};
use klubovna_text::obstacles;

use crate::position::Last;
use crate::{Action, Cell, Mixtour};

obstacles! {
    /// Why an action is not legal.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Obstacle of "mixtour" {
        /// The game is over.
        Over => "mixtour-over" by "5.8";
        /// Pieces enter on empty cells.
        Occupied { to: Cell } => "mixtour-occupied" by "3.1" [to];
        /// The reserve is empty.
        NoReserve { side: Side } => "mixtour-no-reserve" by "3.1";
        /// It is this side's turn.
        NotYours { side: Side } => "mixtour-not-yours" by "3.1";
        /// There is no empty cell.
        Full => "mixtour-full" by "3.1";
        /// This stack cannot go anywhere.
        Stuck { from: Cell } => "mixtour-stuck" by "4.3" [from];
        /// There is no stack to move.
        EmptyOrigin { from: Cell } => "mixtour-empty-origin" by "4.1" [from];
        /// The stack has fewer pieces than the move takes.
        TooFew { from: Cell, height: u8, count: u8 } => "mixtour-too-few" by "4.1" [from];
        /// Origin and target are the same.
        SameCell { from: Cell } => "mixtour-same-cell" by "4.2" [from];
        /// A move must end on a stack, and there is none.
        EmptyTarget { to: Cell } => "mixtour-empty-target" by "4.2" [to];
        /// The cells are not on one straight line.
        NoLine { from: Cell, to: Cell } => "mixtour-no-line" by "4.2" [from, to];
        /// The main rule: the distance is not the height of the target.
        Distance {
            from: Cell, to: Cell, height: u8, distance: u8
        } => "mixtour-distance" by "4.3" [from, to];
        /// A stack stands in between; `at` is the first one.
        Between { from: Cell, to: Cell, at: Cell } => "mixtour-between" by "4.2" [from, at, to];
        /// The opponent has just moved these pieces the other way.
        TakeBack { from: Cell, to: Cell, count: u8 } => "mixtour-take-back" by "4.6" [from, to];
        /// A pass is legal only where no other action is.
        NotForced => "mixtour-not-forced" by "2.2";
    }
}

impl Mixtour {
    /// Why `action` is not legal; `None` when it is.
    pub fn obstacle(&self, action: Action) -> Option<Obstacle> {
        if self.decided().is_some() {
            return Some(Obstacle::Over);
        }
        match action {
            Action::Enter(to) => self.entry_obstacle(to),
            Action::Move(from, count, to) => self
                .travel_obstacle(from, count, to)
                .or_else(|| self.take_back_obstacle(from, count, to)),
            Action::Pass => {
                let can_act = !self.open_cells().is_empty() || self.can_move();
                can_act.then_some(Obstacle::NotForced)
            }
        }
    }

    fn entry_obstacle(&self, to: Cell) -> Option<Obstacle> {
        let side = self.side();
        match self.reserve(side) {
            _ if self.occupied.contains(to) => Some(Obstacle::Occupied { to }),
            0 => Some(Obstacle::NoReserve { side }),
            _ => None,
        }
    }

    /// Why so many pieces cannot be lifted from a stack.
    pub(crate) fn lift_obstacle(&self, from: Cell, count: u8) -> Option<Obstacle> {
        let (stack, height) = (self.stack(from), self.stack(from).height());
        let too_few = stack.split(count).is_none();
        too_few.then_some(Obstacle::TooFew {
            from,
            height,
            count,
        })
    }

    /// Why a stack cannot move like that (sections 4.1 to 4.3).
    pub(crate) fn travel_obstacle(&self, from: Cell, count: u8, to: Cell) -> Option<Obstacle> {
        if self.stack(from).is_empty() {
            return Some(Obstacle::EmptyOrigin { from });
        }
        if let Some(too_few) = self.lift_obstacle(from, count) {
            return Some(too_few);
        }
        if from == to {
            return Some(Obstacle::SameCell { from });
        }
        let target = self.stack(to);
        if target.is_empty() {
            return Some(Obstacle::EmptyTarget { to });
        }
        let Some(direction) = Direction::from_to(from, to) else {
            return Some(Obstacle::NoLine { from, to });
        };
        let (height, distance) = (target.height(), from.distance(to));
        if distance != height {
            return Some(Obstacle::Distance {
                from,
                to,
                height,
                distance,
            });
        }
        let mut between = from.ray(direction).take_while(|&at| at != to);
        let at = between.find(|&at| self.occupied.contains(at))?;
        Some(Obstacle::Between { from, to, at })
    }

    /// Whether the ban on take-backs forbids a move (section 4.6).
    fn take_back_obstacle(&self, from: Cell, count: u8, to: Cell) -> Option<Obstacle> {
        let back = Last::One(Action::Move(to, count, from));
        (self.last == back).then_some(Obstacle::TakeBack { from, to, count })
    }
}
