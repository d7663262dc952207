//! The state of a game: men, side to move, counters.

use std::fmt;

use klubovna_chessmen::{Bitboard, File, Rank, Square};
use klubovna_tabletop::repeat::Line;
use klubovna_tabletop::rules::{Outcome, Position, Seat, Side, Turn};

use crate::{Action, Kind, Options, Reason, keys};

const BACK_RANK: [Option<Kind>; 8] = [
    Some(Kind::Rook),
    Some(Kind::Knight),
    Some(Kind::Bishop),
    None,
    None,
    Some(Kind::Bishop),
    Some(Kind::Knight),
    Some(Kind::Rook),
];

/// A position of FOLKY.
///
/// Small (64 bytes) and `Copy`; see the crate's page for a played example.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Folky {
    kinds: [Bitboard; 4],
    sides: [Bitboard; 2],
    // Of the men and the side to move: the position of section 5.3.
    hash: u64,
    quiet: u16,
    number: u16,
    side: Side,
    options: Options,
}

impl Folky {
    /// An empty board with `side` to move.
    pub(crate) fn empty(side: Side, quiet: u16, number: u16, options: Options) -> Self {
        Self {
            kinds: [Bitboard::EMPTY; 4],
            sides: [Bitboard::EMPTY; 2],
            hash: if side == Side::FIRST {
                0
            } else {
                keys::black_to_move()
            },
            quiet,
            number,
            side,
            options,
        }
    }

    /// Puts a man on an empty square or takes it off again.
    pub(crate) fn toggle(&mut self, kind: Kind, side: Side, square: Square) {
        let bit = Bitboard::of(square);
        self.kinds[kind.index()] ^= bit;
        self.sides[side.index()] ^= bit;
        self.hash ^= keys::man(kind, side, square);
    }

    /// The squares of all men of one kind, both sides'.
    pub const fn kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind.index()]
    }

    /// The squares of all men of one side.
    pub const fn men(&self, side: Side) -> Bitboard {
        self.sides[side.index()]
    }

    /// The squares of the men of one side and kind.
    pub fn men_of(&self, side: Side, kind: Kind) -> Bitboard {
        self.men(side) & self.kind(kind)
    }

    /// The occupied squares.
    pub fn occupied(&self) -> Bitboard {
        self.sides[0] | self.sides[1]
    }

    /// The man on `square`.
    pub fn man_at(&self, square: Square) -> Option<(Kind, Side)> {
        let kind = Kind::ALL
            .into_iter()
            .find(|&kind| self.kind(kind).contains(square))?;
        let side = Side(u8::from(self.men(Side::SECOND).contains(square)));
        Some((kind, side))
    }

    /// Pawns that a side has placed.
    pub fn placed(&self, side: Side) -> u32 {
        self.men_of(side, Kind::Pawn).len()
    }

    /// Pawns that a side has yet to place (section 4.6).
    pub fn reserve(&self, side: Side) -> u32 {
        Kind::Pawn.most().saturating_sub(self.placed(side))
    }

    /// Plies since the last placement.
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The number of the next action's pair.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Plies without a placement that are left before section 5.4 ends the game.
    pub(crate) fn plies_left(&self) -> u16 {
        u16::from(self.options.draw_plies()).saturating_sub(self.quiet)
    }
}

impl Position for Folky {
    type Options = Options;
    type Action = Action;
    type Reason = Reason;

    const ID: &'static str = "folky";
    const RULES_VERSION: u32 = 1;

    fn start(options: &Options) -> Self {
        // Section 1.3.
        let mut position = Self::empty(Side::FIRST, 0, 1, *options);
        for (file, kind) in File::all().zip(BACK_RANK) {
            for (rank, side) in [(Rank::FIRST, Side::FIRST), (Rank::LAST, Side::SECOND)] {
                if let Some(kind) = kind {
                    position.toggle(kind, side, Square::at(file, rank));
                }
            }
        }
        position
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn(&self) -> Turn {
        if self.outcome().is_some() {
            Turn::Over
        } else {
            Turn::Side(self.side)
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn seats(&self) -> u8 {
        self.options.seats()
    }

    // Section 6.2: odd moves belong to the first partner of each team.
    fn seat(&self) -> Seat {
        let second_partner = self.options.seats() == 4 && self.number.is_multiple_of(2);
        Seat(self.side.0 + 2 * u8::from(second_partner))
    }

    fn move_number(&self) -> u32 {
        self.number.into()
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.decided().or_else(|| self.fifty_moves())
    }

    fn settle(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        (line.occurrences() >= 3).then_some(Outcome::draw(Reason::Threefold))
    }

    // Section 5: repetition comes before counting.
    fn judge(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        self.decided()
            .or_else(|| self.settle(line))
            .or_else(|| self.fifty_moves())
    }

    fn actions(&self, out: &mut Vec<Action>) {
        self.list_actions(out);
    }

    fn count_actions(&self) -> u64 {
        self.number_of_actions().into()
    }

    fn is_legal(&self, action: Action) -> bool {
        self.allows(action)
    }

    fn apply(&mut self, action: Action) {
        self.quiet = self.quiet.saturating_add(1);
        // What no side can do leaves the men as they are.
        match action {
            Action::Place(at) => {
                if !self.occupied().contains(at) {
                    self.toggle(Kind::Pawn, self.side, at);
                    self.quiet = 0;
                }
            }
            Action::Move(from, to) => {
                if let Some((kind, side)) = self.man_at(from)
                    && !self.occupied().contains(to)
                {
                    self.toggle(kind, side, from);
                    self.toggle(kind, side, to);
                }
            }
        }
        if self.side == Side::SECOND {
            self.number = self.number.saturating_add(1);
        }
        self.side = self.side.other();
        self.hash ^= keys::black_to_move();
    }

    fn is_irreversible(&self, action: Action) -> bool {
        matches!(action, Action::Place(_))
    }

    fn key(&self) -> u64 {
        self.hash ^ keys::plies_left(self.plies_left())
    }

    fn repeat_key(&self) -> u64 {
        self.hash
    }
}

impl fmt::Debug for Folky {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Folky({self} {:?})", self.options)
    }
}
