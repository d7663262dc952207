//! Attack boards: pins, who stands where, which moves a board has (sections 1.4 and 5).

use klubovna_rules::Side;
use klubovna_text::{Arg, ToArg};

use crate::Options;
use crate::geometry::{CORNER, Column, Level, Square, column};
use crate::variants::Rule;

/// Pins of the levels 1 to 6: least rank and height of an upright board (section 1.4), and the
/// adjacent levels in V.A2.1 as bits (bit 0 is level 1).
const LEVELS: [(u8, i8, u8); 6] = [
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

    /// All pins.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Different for different pins, below 12.
    pub const fn index(self) -> usize {
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

    const fn data(self) -> (u8, i8, u8) {
        LEVELS[(self.0 % 6) as usize]
    }

    /// The pin where it is for the other player, who sits opposite, in V.P7 to the side.
    #[must_use]
    pub const fn mirrored(self, options: Options) -> Self {
        if options.sideways() {
            Self((self.0 + 6) % 12)
        } else {
            Self::new(self.is_kings_side(), 7 - self.level())
        }
    }

    /// The upright or inverted place.
    pub const fn place(self, inverted: bool) -> Place {
        Place(self.0 * 2 + inverted as u8)
    }

    /// The pin over a corner where a pawn of `side` can wait.
    pub(crate) fn over(corner: Square, side: Side) -> Option<Self> {
        Self::all().find(|pin| pin.corner() == Some((side, corner)))
    }

    /// The corner below where a pawn waits while a board overhangs it, and whose (section 4.7).
    pub fn corner(self) -> Option<(Side, Square)> {
        let (side, level, rank) = match self.level() {
            6 => (Side::FIRST, Level::Black, 8),
            1 => (Side::SECOND, Level::White, 1),
            _ => return None,
        };
        let file = if self.is_kings_side() { 4 } else { 1 };
        Some((side, level.square(column(file, rank)?)?))
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

    /// Different for different places, below 24.
    pub const fn index(self) -> u32 {
        self.0 as u32
    }

    const fn bit(self) -> u32 {
        1 << self.0
    }

    pub(crate) const fn file(self) -> u8 {
        if self.pin().is_kings_side() { 4 } else { 0 }
    }

    /// The rank of its squares that are nearer to White.
    pub const fn rank(self) -> u8 {
        self.pin().data().0
    }

    pub(crate) const fn height(self) -> i8 {
        self.pin().data().1 - if self.is_inverted() { 2 } else { 0 }
    }

    /// The four squares: left and right near White, then left and right behind them.
    pub(crate) fn squares(self) -> [Square; 4] {
        let (sheet, corner) = (Level::Attack(self).sheet(), 6 * self.rank() + self.file());
        let square = |step| Square::new(sheet, Column::new(corner + step).unwrap_or(CORNER));
        [square(0), square(1), square(6), square(7)]
    }

    /// Where a piece on `at` of this board stands when the board went to `to` or was turned.
    pub(crate) fn carry(self, at: Square, to: Self) -> Square {
        let seat = self.squares().iter().position(|&square| square == at);
        let seat = seat.unwrap_or(0);
        to.squares()[if self == to { 3 - seat } else { seat }]
    }

    /// `QL3`, upside down `QL3i`.
    pub fn name(self) -> &'static str {
        const NAMES: &str = "QL1iQL2iQL3iQL4iQL5iQL6iKL1iKL2iKL3iKL4iKL5iKL6i";
        let start = 4 * self.pin().index();
        let end = if self.is_inverted() { 4 } else { 3 };
        NAMES.get(start..start + end).unwrap_or_default()
    }

    /// The place that `text` begins with, and the rest.
    pub(crate) fn parse(text: &str) -> Option<(Self, &str)> {
        let [side @ (b'Q' | b'K'), b'L', level @ b'1'..=b'6', ..] = *text.as_bytes() else {
            return None;
        };
        let pin = Pin::new(side == b'K', level - b'0');
        let rest = text.get(3..)?;
        let behind = rest.strip_prefix('i');
        Some((pin.place(behind.is_some()), behind.unwrap_or(rest)))
    }

    /// The place of exactly that name.
    pub(crate) fn named(text: &str) -> Option<Self> {
        let (place, rest) = Self::parse(text)?;
        rest.is_empty().then_some(place)
    }
}

impl ToArg for Place {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.name().into())
    }
}

/// Which places hold boards, and whose they are. Boards of neither side are neutral (V.A4).
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
    #[inline]
    pub fn owner(self, place: Place) -> Option<Side> {
        let mut sides = Side::BOTH.into_iter();
        sides.find(|side| self.owned[side.index()] & place.bit() != 0)
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

impl Options {
    /// Whether boards go between two pins at all (section 5.3, V.A2.1, V.A5).
    pub fn adjacent(self, from: Pin, to: Pin) -> bool {
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

    /// Whether the direction allows `side` to take a board there (section 5.4, V.A1, V.P7).
    pub fn direction_allows(self, side: Side, from: Pin, to: Pin, loaded: bool) -> bool {
        let across = from.is_kings_side() != to.is_kings_side();
        if across != self.sideways() {
            // To the side.
            return true;
        }
        let up = if across {
            to.is_kings_side()
        } else {
            to.data().0 > from.data().0
        };
        if up == (side == Side::FIRST) {
            loaded || !self.has(Rule::A1)
        } else {
            !loaded
        }
    }

    /// The places to which `side` may take a board, its own if it may be turned there, whatever
    /// that means for its king.
    pub(crate) fn board_targets(
        self,
        boards: Boards,
        side: Side,
        from: Place,
        loaded: bool,
    ) -> impl Iterator<Item = Place> {
        let mut targets = Boards::NONE;
        for to in Place::all() {
            let (pin, end) = (from.pin(), to.pin());
            let turned_over = to.is_inverted() != from.is_inverted();
            let goes = if to == from {
                loaded && self.has(Rule::A2)
            } else if boards.has(to) || turned_over && (loaded || !self.has(Rule::A22)) {
                false
            } else {
                end == pin
                    || self.adjacent(pin, end) && self.direction_allows(side, pin, end, loaded)
            };
            if goes {
                targets.put(to, None);
            }
        }
        targets.places()
    }
}
