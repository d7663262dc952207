//! Attack boards: pins, who stands where, which moves a board has (sections 1.4 and 5).

use klubovna_tabletop::rules::Side;

use crate::Options;
use crate::geometry::{Column, Level, Square};
use crate::variants::Rule;

/// The levels of pins from 1 to 6: least rank and height of an upright board there
/// (section 1.4), and the levels adjacent to it in V.A2.1 as bits (bit 0 is level 1).
const LEVELS: [(i8, i8, u8); 6] = [
    (0, 1, 0b00_0110),
    (4, 1, 0b00_0101),
    (2, 3, 0b00_1011),
    (6, 3, 0b11_0100),
    (4, 5, 0b10_1000),
    (8, 5, 0b01_1000),
];

/// One of the twelve pins. `QL1` to `QL6` come first, then `KL1` to `KL6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pin(u8);

impl Pin {
    pub(crate) const COUNT: u8 = 12;

    /// The pin of a side of the boards (the king's or the queen's) and a level from 1.
    pub const fn new(kings_side: bool, level: u8) -> Self {
        Self((level.wrapping_sub(1)) % 6 + 6 * kings_side as u8)
    }

    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one of `KL1` to `KL6`.
    pub const fn is_kings_side(self) -> bool {
        self.0 >= 6
    }

    /// 1 to 6.
    pub const fn level(self) -> u8 {
        self.0 % 6 + 1
    }

    const fn data(self) -> (i8, i8, u8) {
        LEVELS[(self.0 % 6) as usize]
    }

    /// The pin at the same level on the other side.
    pub(crate) const fn across(self) -> Self {
        Self((self.0 + 6) % 12)
    }

    /// The upright or inverted place.
    pub const fn place(self, inverted: bool) -> Place {
        Place(self.0 * 2 + inverted as u8)
    }

    /// The square of a main board under the pin, where a pawn of `side` waits while a
    /// board overhangs it (sections 4.6 and 4.7).
    pub(crate) fn waiting_corner(self, side: Side) -> Option<Square> {
        let (level, rank) = match (self.level(), side) {
            (6, Side::FIRST) => (Level::Black, 8),
            (1, Side::SECOND) => (Level::White, 1),
            _ => return None,
        };
        let file = if self.is_kings_side() { 4 } else { 1 };
        level.square(Column::at(file, rank)?)
    }
}

/// Where an attack board can be: upright on a pin, or upside down under it (V.A2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    pub(crate) const COUNT: u8 = 24;

    /// All places in the order of position strings.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Its pin.
    pub const fn pin(self) -> Pin {
        Pin(self.0 / 2)
    }

    /// Whether the board hangs upside down.
    pub const fn is_inverted(self) -> bool {
        self.0 % 2 == 1
    }

    pub(crate) const fn index(self) -> u32 {
        self.0 as u32
    }

    const fn bit(self) -> u32 {
        1 << self.0
    }

    pub(crate) const fn file(self) -> i8 {
        if self.pin().is_kings_side() { 4 } else { 0 }
    }

    pub(crate) const fn rank(self) -> i8 {
        self.pin().data().0
    }

    pub(crate) const fn height(self) -> i8 {
        self.pin().data().1 - if self.is_inverted() { 2 } else { 0 }
    }

    /// The four squares: left and right near White, then left and right behind them.
    pub(crate) fn squares(self) -> [Square; 4] {
        let level = Level::Attack(self);
        let (corner, _) = level.corner();
        [(0, 0), (1, 0), (0, 1), (1, 1)].map(|step| {
            let column = corner.offset(step).unwrap_or(corner);
            Square::new(level.sheet(), column)
        })
    }

    /// Where a man on `at` of this board stands after the board went to `to`, or after
    /// it was turned in place.
    pub(crate) fn carry(self, at: Square, to: Self) -> Square {
        let seat = self.squares().iter().position(|&square| square == at);
        let seat = seat.unwrap_or(0);
        to.squares()[if self == to { 3 - seat } else { seat }]
    }

    pub(crate) fn push_name(self, text: &mut String) {
        text.push(if self.pin().is_kings_side() { 'K' } else { 'Q' });
        text.push('L');
        text.push(char::from(b'0' + self.pin().level()));
        if self.is_inverted() {
            text.push('i');
        }
    }

    /// The place that `text` begins with, and the rest.
    pub(crate) fn parse(text: &str) -> Option<(Self, &str)> {
        let [side @ (b'Q' | b'K'), b'L', level @ b'1'..=b'6', ..] = *text.as_bytes() else {
            return None;
        };
        let pin = Pin::new(side == b'K', level - b'0');
        let rest = text.get(3..)?;
        Some(match rest.strip_prefix('i') {
            Some(rest) => (pin.place(true), rest),
            None => (pin.place(false), rest),
        })
    }
}

/// Which places hold boards, and whose they are. What is neither White's nor Black's is
/// neutral (V.A4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boards {
    present: u32,
    owned: [u32; 2],
}

impl Boards {
    pub(crate) const NONE: Self = Self {
        present: 0,
        owned: [0; 2],
    };

    /// Whether a board is at `place`.
    pub const fn has(self, place: Place) -> bool {
        self.present & place.bit() != 0
    }

    /// Whose the board at `place` is, by its marking.
    pub const fn owner(self, place: Place) -> Option<Side> {
        if self.owned[0] & place.bit() != 0 {
            Some(Side::FIRST)
        } else if self.owned[1] & place.bit() != 0 {
            Some(Side::SECOND)
        } else {
            None
        }
    }

    /// The places that hold a board, in the order of position strings.
    pub fn places(self) -> impl Iterator<Item = Place> {
        let mut left = self.present;
        std::iter::from_fn(move || {
            let place = Place(left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            (place.0 < Place::COUNT).then_some(place)
        })
    }

    /// Whether a board hangs on `pin`, upright or not.
    pub const fn on(self, pin: Pin) -> bool {
        self.present >> (2 * pin.0) & 3 != 0
    }

    pub(crate) fn put(&mut self, place: Place, owner: Option<Side>) {
        self.present |= place.bit();
        if let Some(side) = owner {
            self.owned[side.index()] |= place.bit();
        }
    }

    pub(crate) fn take(&mut self, place: Place) {
        self.present &= !place.bit();
        for owned in &mut self.owned {
            *owned &= !place.bit();
        }
    }
}

/// How a board goes, seen by the player who moves it (section 5.4).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Forward,
    Back,
    Side,
}

impl Options {
    /// Whether boards go between two pins at all (section 5.3, V.A2.1, V.A5).
    pub(crate) fn adjacent(self, from: Pin, to: Pin) -> bool {
        let apart = from.level().abs_diff(to.level());
        let straight = from.is_kings_side() == to.is_kings_side();
        if self.has(Rule::A5) {
            straight && apart == 2
        } else if self.has(Rule::A21) {
            straight && from.data().2 >> (to.level() - 1) & 1 == 1
        } else if straight {
            apart == 1 || apart == 2
        } else {
            apart == 0
        }
    }

    /// Whether `side` may take a board, empty or with a man, from pin to pin as far as
    /// the direction goes (section 5.4, V.A1, V.P7).
    pub(crate) fn direction_allows(self, side: Side, from: Pin, to: Pin, loaded: bool) -> bool {
        let across = from.is_kings_side() != to.is_kings_side();
        let way = if across == self.sideways() {
            let ahead = if across {
                to.is_kings_side()
            } else {
                to.data().0 > from.data().0
            };
            if ahead == (side == Side::FIRST) {
                Way::Forward
            } else {
                Way::Back
            }
        } else {
            Way::Side
        };
        match way {
            Way::Side => true,
            Way::Forward => loaded || !self.has(Rule::A1),
            Way::Back => !loaded,
        }
    }

    /// The places to which `side` may take the board at `from`, its own included where
    /// it can be turned there. Whether that leaves a king in check is not asked.
    pub(crate) fn board_targets(
        self,
        boards: Boards,
        side: Side,
        from: Place,
        loaded: bool,
    ) -> impl Iterator<Item = Place> {
        Place::all().filter(move |&to| self.board_goes(boards, side, from, to, loaded))
    }

    /// Whether a place is among [`board_targets`](Self::board_targets).
    pub(crate) fn board_goes(
        self,
        boards: Boards,
        side: Side,
        from: Place,
        to: Place,
        loaded: bool,
    ) -> bool {
        let (pin, end) = (from.pin(), to.pin());
        let turned_over = to.is_inverted() != from.is_inverted();
        if to == from {
            loaded && self.has(Rule::A2)
        } else if boards.has(to) || turned_over && (loaded || !self.has(Rule::A22)) {
            false
        } else {
            end == pin || self.adjacent(pin, end) && self.direction_allows(side, pin, end, loaded)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(places: impl Iterator<Item = Place>) -> String {
        let mut text = String::new();
        for place in places {
            place.push_name(&mut text);
            text.push(' ');
        }
        text
    }

    #[test]
    fn adjacent_pins_are_those_of_the_table() {
        let options = Options::default();
        let adjacent = |pin: Pin| {
            let near = Pin::all().filter(|&to| options.adjacent(pin, to));
            names(near.map(|pin| pin.place(false)))
        };
        for (level, expected) in [
            (1, "QL2 QL3 KL1 "),
            (2, "QL1 QL3 QL4 KL2 "),
            (3, "QL1 QL2 QL4 QL5 KL3 "),
            (4, "QL2 QL3 QL5 QL6 KL4 "),
            (5, "QL3 QL4 QL6 KL5 "),
            (6, "QL4 QL5 KL6 "),
        ] {
            assert_eq!(adjacent(Pin::new(false, level)), expected);
        }
    }

    #[test]
    fn a_carried_man_keeps_its_place_on_the_board() {
        let carried = |at: &str, to: &str| {
            let at = Square::named(at).unwrap();
            let (from, _) = Place::parse(&at.name()[2..]).unwrap();
            let (to, _) = Place::parse(to).unwrap();
            from.carry(at, to).name()
        };
        assert_eq!(carried("z1QL1", "QL3"), "z3QL3");
        assert_eq!(carried("e3KL3", "QL3"), "a3QL3");
        assert_eq!(carried("z0QL1", "QL1"), "a1QL1");
        assert_eq!(carried("a0QL1", "QL1"), "z1QL1");
    }

    #[test]
    fn corners_where_pawns_wait() {
        let corner = |kings_side, level, side| {
            let corner = Pin::new(kings_side, level).waiting_corner(side);
            corner.map(Square::name)
        };
        assert_eq!(corner(false, 6, Side::FIRST).as_deref(), Some("a8B"));
        assert_eq!(corner(true, 1, Side::SECOND).as_deref(), Some("d1W"));
        assert_eq!(corner(true, 6, Side::SECOND), None);
        assert_eq!(corner(false, 3, Side::FIRST), None);
    }
}
