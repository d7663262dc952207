//! The eight directions of the compass, north up the board as the first side sees it.

use crate::Cell;

/// A direction in which pieces slide or step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards the last rank.
    North,
    /// Up and to the right.
    NorthEast,
    /// Towards the last file.
    East,
    /// Down and to the right.
    SouthEast,
    /// Towards the first rank.
    South,
    /// Down and to the left.
    SouthWest,
    /// Towards file a.
    West,
    /// Up and to the left.
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];
    /// Where a rook goes.
    pub const STRAIGHT: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];
    /// Where a bishop goes.
    pub const DIAGONAL: [Self; 4] = [
        Self::NorthEast,
        Self::SouthEast,
        Self::SouthWest,
        Self::NorthWest,
    ];

    /// One step as files to the right and ranks up.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }

    /// The way back.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "there are eight")]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Whether the numbers of cells grow this way.
    pub const fn is_ascending(self) -> bool {
        matches!(
            self,
            Self::North | Self::NorthEast | Self::NorthWest | Self::East
        )
    }

    /// The direction in which `to` lies from `from`, if a queen could go there on an
    /// empty board.
    pub const fn from_to<const W: u8, const H: u8>(
        from: Cell<W, H>,
        to: Cell<W, H>,
    ) -> Option<Self> {
        let files = to.file().index() as i8 - from.file().index() as i8;
        let ranks = to.rank().index() as i8 - from.rank().index() as i8;
        let in_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        match (files.signum(), ranks.signum()) {
            _ if !in_line => None,
            (0, 1) => Some(Self::North),
            (1, 1) => Some(Self::NorthEast),
            (1, 0) => Some(Self::East),
            (1, -1) => Some(Self::SouthEast),
            (0, -1) => Some(Self::South),
            (-1, -1) => Some(Self::SouthWest),
            (-1, 0) => Some(Self::West),
            (-1, 1) => Some(Self::NorthWest),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;

    #[test]
    fn every_direction_leads_back() {
        for direction in Direction::ALL {
            let (files, ranks) = direction.step();
            assert_eq!(direction.opposite().step(), (-files, -ranks));
            assert_ne!(
                direction.is_ascending(),
                direction.opposite().is_ascending()
            );
        }
    }

    #[test]
    fn a_direction_is_found_by_walking() {
        for from in Square::all() {
            let mut found = [None; 64];
            for direction in Direction::ALL {
                let (files, ranks) = direction.step();
                for distance in 1..8 {
                    if let Some(to) = from.offset(files * distance, ranks * distance) {
                        found[to.index()] = Some(direction);
                    }
                }
            }
            for to in Square::all() {
                assert_eq!(
                    Direction::from_to(from, to),
                    found[to.index()],
                    "{from}{to}"
                );
            }
        }
    }
}
