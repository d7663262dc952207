//! The state of a game: pieces in four planes, hands, side to move, stage.

use klubovna_rules::{Line, Outcome, Position, Side, Turn};
use klubovna_text::debug_by_text;

use crate::action::{Action, Fallen};
use crate::by_side::BySide;
use crate::hand::Hand;
use crate::keys;
use crate::options::{MOST_PLIES, Options};
use crate::outcome::Reason;
use crate::piece::{Kind, Piece};
use crate::square::Square;
use crate::squares::Squares;
use crate::stage::Stage;

/// A position of Animal Shogi.
///
/// Small (128 bytes) and `Copy`: a move costs a copy of eight SIMD registers. See the
/// crate's page for a played example.
// Bitboards: one for each bit of the code of a piece (three bits for its kind, one for promotion),
// so that the squares of any set of kinds take a few operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AnimalShogi {
    pub(crate) sides: BySide<Squares>,
    kinds: [Squares; 3],
    pub(crate) promoted: Squares,
    // The key of the pieces on the board and the side to move.
    pub(crate) hash: u64,
    pub(crate) hands: BySide<Hand>,
    pub(crate) lions: BySide<u8>,
    pub(crate) ply: u16,
    pub(crate) stage: Stage,
    pub(crate) side: Side,
    options: Options,
}

/// The index of a lion's square where there is no lion.
pub(crate) const NO_LION: u8 = u8::MAX;

/// Section 3.1: back ranks from the left as their owner sees them.
const BACK_RANK: [Kind; 9] = [
    Kind::Piglet,
    Kind::Rabbit,
    Kind::Cat,
    Kind::Dog,
    Kind::Lion,
    Kind::Dog,
    Kind::Cat,
    Kind::Rabbit,
    Kind::Piglet,
];

impl AnimalShogi {
    /// An empty board.
    pub(crate) fn empty(side: Side, ply: u16, stage: Stage, options: Options) -> Self {
        Self {
            sides: BySide([Squares::EMPTY; 2]),
            kinds: [Squares::EMPTY; 3],
            promoted: Squares::EMPTY,
            hash: if side == Side::FIRST {
                0
            } else {
                keys::second_to_move()
            },
            hands: BySide([Hand::EMPTY; 2]),
            lions: BySide([NO_LION; 2]),
            ply,
            stage,
            side,
            options,
        }
    }

    /// Puts a piece on an empty square.
    pub(crate) fn put(&mut self, piece: Piece, side: Side, square: Square) {
        let code = piece.code();
        let bit = Squares::of(square);
        self.sides[side] |= bit;
        self.toggle(code, bit);
        self.hash ^= keys::piece(code, side, square);
        if piece.kind == Kind::Lion {
            self.lions[side] = square.index();
        }
    }

    /// Puts a piece into a hand.
    pub(crate) fn give(&mut self, kind: Kind, side: Side) {
        self.hands[side].add(kind);
    }

    /// Puts pieces with a code on empty squares, or removes them.
    #[inline]
    pub(crate) fn toggle(&mut self, code: u8, squares: Squares) {
        let [a, b, c] = &mut self.kinds;
        *a ^= squares.if_bit(code);
        *b ^= squares.if_bit(code >> 1);
        *c ^= squares.if_bit(code >> 2);
        self.promoted ^= squares.if_bit(code >> 3);
    }

    /// The [code](Piece::code) of the piece on an occupied square; on an empty one that of a chick.
    #[inline]
    pub fn code_at(&self, square: Square) -> u8 {
        let [a, b, c] = &self.kinds;
        a.bit(square) | b.bit(square) << 1 | c.bit(square) << 2 | self.promoted.bit(square) << 3
    }

    /// The squares of all pieces of a side.
    #[inline]
    pub fn pieces(&self, side: Side) -> Squares {
        self.sides[side]
    }

    /// The occupied squares.
    #[inline]
    pub fn occupied(&self) -> Squares {
        let BySide([first, second]) = self.sides;
        first | second
    }

    /// The piece on `square` and its side.
    pub fn piece_at(&self, square: Square) -> Option<(Piece, Side)> {
        let side = match self.sides.0.map(|pieces| pieces.contains(square)) {
            [true, _] => Side::FIRST,
            [_, true] => Side::SECOND,
            _ => return None,
        };
        Some((self.known_piece(square), side))
    }

    /// The piece on an occupied square; on an empty one, a chick.
    #[inline]
    pub fn known_piece(&self, square: Square) -> Piece {
        Piece::of_code(self.code_at(square))
    }

    /// The pieces of a side in hand.
    #[inline]
    pub fn hand(&self, side: Side) -> Hand {
        self.hands[side]
    }

    /// The square of a side's lion; `None` when it was captured.
    #[inline]
    pub fn lion(&self, side: Side) -> Option<Square> {
        Square::new(self.lions[side])
    }

    /// The number of the next move, from 1.
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    /// The stage of the game.
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    #[inline]
    pub(crate) const fn rules(&self) -> Options {
        self.options
    }

    /// How many more plies may be played before the draw of section 10.7; without a limit 1000, which is
    /// more than there ever are.
    pub fn plies_left(&self) -> u16 {
        if self.options.ply_limit {
            (MOST_PLIES + 1).saturating_sub(self.ply)
        } else {
            1000
        }
    }

    /// Unpromoted chicks, piglets, rabbits and cats of a side (minor pieces), in this order.
    #[inline]
    pub fn minors(&self, side: Side) -> [Squares; 4] {
        let [a, b, c] = self.kinds;
        let small = self.pieces(side) - c - self.promoted;
        let (jumpers, others) = (small & b, small - b);
        [others - a, others & a, jumpers - a, jumpers & a]
    }

    /// Promoted chicks, piglets, rabbits and cats of a side (minor pieces), in this order.
    #[inline]
    pub fn promoted_minors(&self, side: Side) -> [Squares; 4] {
        let [a, b, c] = self.kinds;
        let small = (self.pieces(side) & self.promoted) - c;
        let (jumpers, others) = (small & b, small - b);
        [others - a, others & a, jumpers - a, jumpers & a]
    }

    /// Unpromoted chicks of a side.
    #[inline]
    pub fn chicks(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        self.pieces(side) - (a | b | c | self.promoted)
    }

    /// Unpromoted piglets of a side.
    #[inline]
    pub fn piglets(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        (self.pieces(side) & a) - (b | c | self.promoted)
    }

    /// Pieces that move like a dog: dogs and promoted minor pieces.
    #[inline]
    pub fn moving_like_dogs(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        self.pieces(side) & ((c - (a | b)) | (self.promoted - c))
    }

    /// Elephants, promoted or not.
    #[inline]
    pub fn elephants(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        (self.pieces(side) & c & a) - b
    }

    /// Giraffes, promoted or not.
    #[inline]
    pub fn giraffes(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        (self.pieces(side) & c & b) - a
    }

    /// Promoted elephants and giraffes (horses and dragons of shogi): they also step like a lion.
    #[inline]
    pub fn promoted_majors(&self, side: Side) -> Squares {
        self.pieces(side) & self.promoted & self.kinds[2]
    }
}

impl Position for AnimalShogi {
    type Options = Options;
    type Action = Action;
    type Reason = Reason;

    const ID: &'static str = "animal-shogi";
    // 2: a side that can capture the other lion is not mated (section 13.5).
    const RULES_VERSION: u32 = 2;
    const CHANCE: bool = true;
    // Chance only decides which side begins.
    const PLEDGES: bool = false;
    // Section 10.6.
    const AGREEMENT: bool = false;

    fn start(options: &Options) -> Self {
        let given: Squares = options.handicap.empty_squares().collect();
        // Section 11: the giver begins.
        let side = if given.is_empty() {
            Side::FIRST
        } else {
            Side::SECOND
        };
        let stage = if options.furigoma {
            Stage::Furigoma
        } else {
            Stage::Play
        };
        let mut position = Self::empty(side, 1, stage, *options);
        let mut put = |kind: Kind, right: u8, ahead: u8| {
            let places = [
                (Side::FIRST, 8 - right, 8 - ahead),
                (Side::SECOND, right, ahead),
            ];
            for (side, file, rank) in places {
                let square = Square::at(file, rank)
                    .filter(|&at| !(side == Side::SECOND && given.contains(at)));
                if let Some(square) = square {
                    position.put(kind.plain(), side, square);
                }
            }
        };
        for (right, kind) in (0..).zip(BACK_RANK) {
            put(kind, right, 0);
            put(Kind::Chick, right, 2);
        }
        put(Kind::Elephant, 1, 1);
        put(Kind::Giraffe, 7, 1);
        position
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn(&self) -> Turn {
        if self.outcome().is_some() {
            Turn::Over
        } else if self.stage == Stage::Thrown {
            Turn::Chance
        } else {
            Turn::Side(self.side)
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    // A pair of moves has one number, as in Western score sheets.
    fn move_number(&self) -> u32 {
        u32::from(self.ply).div_ceil(2)
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.decided().or_else(|| self.too_long())
    }

    fn settle(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        self.repeated(line)
    }

    // Section 8.8: repetition comes before the limit.
    fn judge(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        self.decided()
            .or_else(|| self.settle(line))
            .or_else(|| self.too_long())
    }

    fn actions(&self, out: &mut Vec<Action>) {
        self.list_actions(out);
    }

    fn count_actions(&self) -> u64 {
        self.number_of_actions().into()
    }

    // Perft of this game counts moves and drops.
    fn is_announcement(action: Action) -> bool {
        matches!(
            action,
            Action::Declare | Action::Propose | Action::Agree | Action::Decline
        )
    }

    #[inline]
    fn leaves(&self) -> Option<u64> {
        self.number_of_moves().map(u64::from)
    }

    fn chances(&self, out: &mut Vec<(Action, u32)>) {
        if self.stage == Stage::Thrown {
            for fallen in Fallen::all() {
                out.push((Action::Fallen(fallen), 1));
            }
        }
    }

    fn asks_chance(&self, action: Action) -> bool {
        action == Action::Throw
    }

    fn is_legal(&self, action: Action) -> bool {
        self.allows(action)
    }

    #[inline]
    fn apply(&mut self, action: Action) {
        if self.options.illegal_loses
            && let Some(illegal) = self.illegal_move(action)
        {
            self.stage = Stage::IllegalMove(illegal);
            return;
        }
        self.act(action);
    }

    // Captures can be undone by drops, promotions by a capture and a drop.
    fn is_irreversible(&self, action: Action) -> bool {
        matches!(action, Action::Fallen(_))
    }

    fn key(&self) -> u64 {
        let plies = u64::from(self.plies_left());
        let key = self.repeat_key();
        if plies < 1000 {
            key ^ keys::other(2, plies)
        } else {
            key
        }
    }

    // Section 10.1.
    fn repeat_key(&self) -> u64 {
        let [first, second] = self.hands.0.map(Hand::bits);
        let hands = u64::from(first) | u64::from(second) << 32;
        let key = self.hash ^ keys::other(1, hands);
        match self.stage.number() {
            0 => key,
            stage => key ^ keys::other(3, stage),
        }
    }

    fn repeat_note(&self) -> u8 {
        self.note()
    }
}

debug_by_text!(AnimalShogi);
