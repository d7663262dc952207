//! Impasse by points: agreed or declared (section 9).

use klubovna_rules::{Position, Side};

use crate::options::Declaration;
use crate::piece::Kind;
use crate::position::AnimalShogi;
use crate::squares::Squares;

/// The points that a side needs in order not to lose an agreed impasse (section 9.1).
const ENOUGH: u8 = 24;

/// The points of all pieces (section 9.2).
const ALL_POINTS: u8 = 54;

/// The number of pieces besides the lion that a declaration needs in the promotion zone (section
/// 9.4).
pub(crate) const ZONE_PIECES: u8 = 10;

/// The result of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// This side wins.
    Win(Side),
    /// A draw.
    Draw,
}

/// The facts that decide a declaration of a side (section 9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// The side that declares.
    pub side: Side,
    /// Whether its lion stands in the promotion zone.
    pub lion_in_zone: bool,
    /// The number of its other pieces there.
    pub pieces_in_zone: u8,
    /// The points of its pieces in the zone and in hand.
    pub points: u8,
    /// Whether its lion is in check.
    pub in_check: bool,
    /// The rule set by which it is counted.
    pub law: Declaration,
}

impl Count {
    /// The points that win.
    pub const fn needed(self) -> u8 {
        match (self.law, self.side) {
            (Declaration::Law27, Side::FIRST) => 28,
            (Declaration::Law27, _) => 27,
            _ => 31,
        }
    }

    /// The points that the declaring side needs in order not to lose.
    pub const fn least(self) -> u8 {
        match self.law {
            Declaration::Law27 => self.needed(),
            _ => ENOUGH,
        }
    }

    /// Whether all conditions but the points hold.
    pub const fn is_possible(self) -> bool {
        !matches!(self.law, Declaration::Off)
            && self.lion_in_zone
            && self.pieces_in_zone >= ZONE_PIECES
            && !self.in_check
    }

    /// The result of the declaration.
    pub const fn verdict(self) -> Verdict {
        if !self.is_possible() || self.points < self.least() {
            Verdict::Win(self.side.other())
        } else if self.points >= self.needed() {
            Verdict::Win(self.side)
        } else {
            Verdict::Draw
        }
    }

    /// Whether declaring does not lose.
    pub fn is_good(self) -> bool {
        self.verdict() != Verdict::Win(self.side.other())
    }
}

impl AnimalShogi {
    /// Whether both lions stand in their promotion zones (section 9.1).
    pub fn impasse_available(&self) -> bool {
        Side::BOTH.iter().all(|&side| self.lion_in_zone(side))
    }

    /// The points of all pieces of a side. Of those that the giver of a handicap lacks, as many count for that
    /// side as are missing on the board and in the hands (sections 9.1 and 9.2).
    pub fn impasse_points(&self, side: Side) -> u8 {
        let [first, second] = Side::BOTH.map(|side| self.points(side, Squares::ALL));
        if side == Side::FIRST {
            return first;
        }
        let missing = ALL_POINTS.saturating_sub(first + second);
        second + self.rules().handicap.points().min(missing)
    }

    /// The result of an agreed impasse; a draw where both sides have too few points, as is possible
    /// in positions that were set up.
    pub fn settle_impasse(&self) -> Verdict {
        let few = Side::BOTH.map(|side| self.impasse_points(side) < ENOUGH);
        match few {
            [true, false] => Verdict::Win(Side::SECOND),
            [false, true] => Verdict::Win(Side::FIRST),
            _ => Verdict::Draw,
        }
    }

    /// The facts that would decide a declaration of `side`.
    pub fn declaration(&self, side: Side) -> Count {
        self.declaration_by(side, self.rules().declaration)
    }

    /// The same by another rule set than that of the options.
    pub fn declaration_by(&self, side: Side, law: Declaration) -> Count {
        let zone = Squares::far_ranks(side, 3);
        let lion_in_zone = self.lion_in_zone(side);
        let others = (self.pieces(side) & zone).len() as u8 - u8::from(lion_in_zone);
        Count {
            side,
            lion_in_zone,
            pieces_in_zone: others,
            points: self.points(side, zone),
            in_check: self.in_check(side),
            law,
        }
    }

    /// Whether the side to move can declare without losing by it.
    #[inline]
    pub(crate) fn can_declare(&self) -> bool {
        self.lion_in_zone(self.side()) && self.declaration(self.side()).is_good()
    }

    /// Whether a side's lion has come to the three farthest ranks.
    #[inline]
    pub fn lion_in_zone(&self, side: Side) -> bool {
        self.lion(side)
            .is_some_and(|lion| lion.ranks_left(side) < 3)
    }

    fn points(&self, side: Side, area: Squares) -> u8 {
        let on_board = self.pieces(side) & area;
        let lion = self.lion(side).map_or(Squares::EMPTY, Squares::of);
        let big = (self.elephants(side) | self.giraffes(side)) & area;
        let extra = Kind::Giraffe.points() - Kind::Chick.points();
        let hand: u8 = self
            .hand(side)
            .items()
            .map(|(kind, count)| kind.points() * count)
            .sum();
        (on_board - lion).len() as u8 + big.len() as u8 * extra + hand
    }
}
