//! What stands in the way of an action: the rules of sections 2 to 4 asked one by one.

use klubovna_tabletop::obstacles;
use klubovna_tabletop::rules::{Position, Side};

use crate::Mixtour;
use crate::action::Action;
use crate::cell::Cell;
use crate::position::Last;

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
        /// There is nothing to move.
        EmptyOrigin { from: Cell } => "mixtour-empty-origin" by "4.1" [from];
        /// The stack has fewer pieces than were to go.
        TooFew { from: Cell, height: u8, count: u8 } => "mixtour-too-few" by "4.1" [from];
        /// Origin and target are the same.
        SameCell { from: Cell } => "mixtour-same-cell" by "4.2" [from];
        /// A move ends on a stack.
        EmptyTarget { to: Cell } => "mixtour-empty-target" by "4.2" [to];
        /// The cells are not on one straight line.
        NoLine { from: Cell, to: Cell } => "mixtour-no-line" by "4.2" [from, to];
        /// The main rule: the distance is not the height of the target.
        Distance {
            from: Cell, to: Cell, height: u8, distance: u8
        } => "mixtour-distance" by "4.3" [from, to];
        /// A stack stands in between, the first one on the way.
        Between { from: Cell, to: Cell, at: Cell } => "mixtour-between" by "4.2" [from, at, to];
        /// The opponent has just moved these pieces the other way.
        TakeBack { from: Cell, to: Cell, count: u8 } => "mixtour-take-back" by "4.6" [from, to];
        /// Something else is possible.
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
            Action::Move { from, count, to } => self
                .travel_obstacle(from, count, to)
                .or_else(|| self.take_back_obstacle(from, count, to)),
            Action::Pass => self.can_act().then_some(Obstacle::NotForced),
        }
    }

    fn entry_obstacle(&self, to: Cell) -> Option<Obstacle> {
        let side = self.side();
        if self.occupied() & to.bit() != 0 {
            Some(Obstacle::Occupied { to })
        } else if self.reserve(side) == 0 {
            Some(Obstacle::NoReserve { side })
        } else {
            None
        }
    }

    /// Sections 4.1 to 4.3.
    pub(crate) fn travel_obstacle(&self, from: Cell, count: u8, to: Cell) -> Option<Obstacle> {
        let origin = self.stack(from);
        if origin.is_empty() {
            return Some(Obstacle::EmptyOrigin { from });
        }
        if origin.split(count).is_none() {
            return Some(Obstacle::TooFew {
                from,
                height: origin.height(),
                count,
            });
        }
        if from == to {
            return Some(Obstacle::SameCell { from });
        }
        let target = self.stack(to);
        if target.is_empty() {
            return Some(Obstacle::EmptyTarget { to });
        }
        let Some((direction, distance)) = from.toward(to) else {
            return Some(Obstacle::NoLine { from, to });
        };
        if distance != target.height() {
            return Some(Obstacle::Distance {
                from,
                to,
                height: target.height(),
                distance,
            });
        }
        from.ray(direction)
            .take_while(|&at| at != to)
            .find(|&at| self.occupied() & at.bit() != 0)
            .map(|at| Obstacle::Between { from, to, at })
    }

    /// Section 4.6.
    fn take_back_obstacle(&self, from: Cell, count: u8, to: Cell) -> Option<Obstacle> {
        let back = Last::One(Action::Move {
            from: to,
            count,
            to: from,
        });
        (self.last() == back).then_some(Obstacle::TakeBack { from, to, count })
    }
}
