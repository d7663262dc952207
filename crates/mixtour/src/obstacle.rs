//! What stands in the way of an action: the rules of sections 2 to 4 asked one by one.

use std::fmt;

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::rules::{Position, Side};

use crate::Mixtour;
use crate::action::Action;
use crate::cell::Cell;
use crate::position::Last;

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// The game is over.
    Over,
    /// Pieces enter on empty cells.
    Occupied {
        /// The cell.
        to: Cell,
    },
    /// The reserve is empty.
    NoReserve {
        /// Whose.
        side: Side,
    },
    /// There is nothing to move.
    EmptyOrigin {
        /// The cell.
        from: Cell,
    },
    /// The stack has fewer pieces.
    TooFew {
        /// The stack.
        from: Cell,
        /// How many it has.
        height: u8,
        /// How many were to go.
        count: u8,
    },
    /// A move goes to another cell.
    SameCell {
        /// The cell.
        from: Cell,
    },
    /// A move ends on a stack.
    EmptyTarget {
        /// The empty cell.
        to: Cell,
    },
    /// The cells are not on one straight line.
    NoLine {
        /// The origin.
        from: Cell,
        /// The target.
        to: Cell,
    },
    /// The main rule: the distance is not the height of the target.
    Distance {
        /// The origin.
        from: Cell,
        /// The target.
        to: Cell,
        /// How high the target is.
        height: u8,
        /// How far it is.
        distance: u8,
    },
    /// A stack stands in between.
    Between {
        /// The origin.
        from: Cell,
        /// The target.
        to: Cell,
        /// The first stack on the way.
        at: Cell,
    },
    /// The opponent has just moved these pieces the other way.
    TakeBack {
        /// The origin.
        from: Cell,
        /// The target.
        to: Cell,
        /// How many pieces.
        count: u8,
    },
    /// Something else is possible.
    NotForced,
}

impl Obstacle {
    /// The section of `RULES.md` that says so.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Over => "5.8",
            Self::Occupied { .. } | Self::NoReserve { .. } => "3.1",
            Self::EmptyOrigin { .. } | Self::TooFew { .. } => "4.1",
            Self::SameCell { .. }
            | Self::EmptyTarget { .. }
            | Self::NoLine { .. }
            | Self::Between { .. } => "4.2",
            Self::Distance { .. } => "4.3",
            Self::TakeBack { .. } => "4.6",
            Self::NotForced => "2.2",
        }
    }

    /// Stable, with the game's id in front.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Over => "mixtour-over",
            Self::Occupied { .. } => "mixtour-occupied",
            Self::NoReserve { .. } => "mixtour-no-reserve",
            Self::EmptyOrigin { .. } => "mixtour-empty-origin",
            Self::TooFew { .. } => "mixtour-too-few",
            Self::SameCell { .. } => "mixtour-same-cell",
            Self::EmptyTarget { .. } => "mixtour-empty-target",
            Self::NoLine { .. } => "mixtour-no-line",
            Self::Distance { .. } => "mixtour-distance",
            Self::Between { .. } => "mixtour-between",
            Self::TakeBack { .. } => "mixtour-take-back",
            Self::NotForced => "mixtour-not-forced",
        }
    }

    /// The cells to look at.
    pub fn cells(self) -> Vec<Cell> {
        match self {
            Self::Over | Self::NoReserve { .. } | Self::NotForced => Vec::new(),
            Self::Occupied { to } | Self::EmptyTarget { to } => vec![to],
            Self::EmptyOrigin { from } | Self::TooFew { from, .. } | Self::SameCell { from } => {
                vec![from]
            }
            Self::NoLine { from, to }
            | Self::Distance { from, to, .. }
            | Self::TakeBack { from, to, .. } => vec![from, to],
            Self::Between { from, to, at } => vec![from, at, to],
        }
    }

    /// The arguments of the sentence.
    pub fn args(self) -> Vec<(&'static str, Arg)> {
        let cell = |cell: Cell| Arg::Cell(cell.name());
        let number = |number: u8| Arg::Number(number.into());
        match self {
            Self::Over | Self::NotForced => Vec::new(),
            Self::NoReserve { side } => vec![("side", Arg::Side(side.0))],
            Self::Occupied { to } | Self::EmptyTarget { to } => vec![("to", cell(to))],
            Self::EmptyOrigin { from } | Self::SameCell { from } => vec![("from", cell(from))],
            Self::TooFew {
                from,
                height,
                count,
            } => vec![
                ("from", cell(from)),
                ("height", number(height)),
                ("count", number(count)),
            ],
            Self::NoLine { from, to } => vec![("from", cell(from)), ("to", cell(to))],
            Self::Distance {
                from,
                to,
                height,
                distance,
            } => vec![
                ("from", cell(from)),
                ("to", cell(to)),
                ("height", number(height)),
                ("distance", number(distance)),
            ],
            Self::Between { from, to, at } => {
                vec![("from", cell(from)), ("to", cell(to)), ("at", cell(at))]
            }
            Self::TakeBack { from, to, count } => vec![
                ("from", cell(from)),
                ("to", cell(to)),
                ("count", number(count)),
            ],
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::Occupied { to } => write!(f, "{to} is occupied: pieces enter on empty cells"),
            Self::NoReserve { .. } => f.write_str("the reserve is empty"),
            Self::EmptyOrigin { from } => write!(f, "there is nothing to move on {from}"),
            Self::TooFew {
                from,
                height,
                count,
            } => write!(f, "{from} has {height} pieces, not {count}"),
            Self::SameCell { from } => write!(f, "a move from {from} goes to another cell"),
            Self::EmptyTarget { to } => write!(f, "{to} is empty: a move ends on a stack"),
            Self::NoLine { from, to } => {
                write!(f, "{from} and {to} are not on one straight line")
            }
            Self::Distance {
                from,
                to,
                height,
                distance,
            } => write!(
                f,
                "{to} is {height} high, but {distance} away from {from}: both have to be equal"
            ),
            Self::Between { from, to, at } => {
                write!(f, "{at} stands in the way from {from} to {to}")
            }
            Self::TakeBack { from, to, count } => write!(
                f,
                "{count} from {from} to {to} would take back the opponent's move"
            ),
            Self::NotForced => f.write_str("a pass needs that nothing else is possible"),
        }
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
