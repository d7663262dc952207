//! The state of a game: pieces in four planes, hands, side to move, stage.

use std::fmt;

use klubovna_tabletop::repeat::Line;
use klubovna_tabletop::rules::{Outcome, Position, Side, Turn};

use crate::action::{Action, Fallen};
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
// The code of a piece (three bits for its kind, one for promotion) is cut into planes of
// one bit for all squares, so that any set of kinds is a few operations on whole boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AnimalShogi {
    sides: [Squares; 2],
    kinds: [Squares; 3],
    promoted: Squares,
    // Of the pieces on the board and the side to move.
    hash: u64,
    hands: [Hand; 2],
    lions: [u8; 2],
    ply: u16,
    stage: Stage,
    side: Side,
    options: Options,
}

/// In place of a square: there is no lion.
const NO_LION: u8 = u8::MAX;

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
            sides: [Squares::EMPTY; 2],
            kinds: [Squares::EMPTY; 3],
            promoted: Squares::EMPTY,
            hash: if side == Side::FIRST {
                0
            } else {
                keys::second_to_move()
            },
            hands: [Hand::EMPTY; 2],
            lions: [NO_LION; 2],
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
        self.sides[side.index()] |= bit;
        self.set_code(code, bit, bit);
        self.hash ^= keys::piece(code, side, square);
        if piece.kind == Kind::Lion {
            self.lions[side.index()] = square.index();
        }
    }

    /// Puts a piece into a hand.
    pub(crate) fn give(&mut self, kind: Kind, side: Side) {
        self.hands[side.index()].add(kind);
    }

    /// Clears `cleared` in the planes and writes `code` on `square`.
    #[inline]
    fn set_code(&mut self, code: u8, cleared: Squares, square: Squares) {
        let write = |plane: &mut Squares, bit: u8| {
            let set = if code & bit == 0 {
                Squares::EMPTY
            } else {
                square
            };
            *plane = (*plane - cleared) | set;
        };
        let [a, b, c] = &mut self.kinds;
        write(a, 1);
        write(b, 2);
        write(c, 4);
        write(&mut self.promoted, 8);
    }

    /// The code of the piece on an occupied square.
    #[inline]
    pub(crate) fn code_at(&self, square: Square) -> u8 {
        let [a, b, c] = &self.kinds;
        a.bit(square) | b.bit(square) << 1 | c.bit(square) << 2 | self.promoted.bit(square) << 3
    }

    /// The squares of all pieces of a side.
    #[inline]
    pub const fn pieces(&self, side: Side) -> Squares {
        self.sides[side.index()]
    }

    /// The occupied squares.
    #[inline]
    pub fn occupied(&self) -> Squares {
        self.sides[0] | self.sides[1]
    }

    /// The piece on `square` and whose it is.
    pub fn piece_at(&self, square: Square) -> Option<(Piece, Side)> {
        let side = Side::BOTH
            .into_iter()
            .find(|&side| self.pieces(side).contains(square))?;
        Some((Piece::of_code(self.code_at(square)), side))
    }

    /// What the piece on an occupied square is.
    #[inline]
    pub(crate) fn known_piece(&self, square: Square) -> Piece {
        Piece::of_code(self.code_at(square))
    }

    /// The pieces of a side in hand.
    #[inline]
    pub const fn hand(&self, side: Side) -> Hand {
        self.hands[side.index()]
    }

    /// Where the lion of a side stands; nowhere when it was captured.
    #[inline]
    pub const fn lion(&self, side: Side) -> Option<Square> {
        Square::new(self.lions[side.index()])
    }

    /// The number of the next move, from 1.
    pub const fn ply(&self) -> u16 {
        self.ply
    }

    #[inline]
    pub(crate) const fn stage(&self) -> Stage {
        self.stage
    }

    #[inline]
    pub(crate) const fn rules(&self) -> Options {
        self.options
    }

    /// Plies that are left before section 10.7 ends the game; a thousand without a limit.
    pub(crate) fn plies_left(&self) -> u16 {
        if self.options.ply_limit() {
            (MOST_PLIES + 1).saturating_sub(self.ply)
        } else {
            1000
        }
    }

    /// Unpromoted chicks, piglets, rabbits and cats of a side, in this order.
    #[inline]
    pub(crate) fn small(&self, side: Side) -> [Squares; 4] {
        let [a, b, c] = self.kinds;
        let small = self.pieces(side) - c - self.promoted;
        let (jumpers, others) = (small & b, small - b);
        [others - a, others & a, jumpers - a, jumpers & a]
    }

    /// Promoted chicks, piglets, rabbits and cats of a side, in this order.
    #[inline]
    pub(crate) fn turned_small(&self, side: Side) -> [Squares; 4] {
        let [a, b, c] = self.kinds;
        let small = (self.pieces(side) & self.promoted) - c;
        let (jumpers, others) = (small & b, small - b);
        [others - a, others & a, jumpers - a, jumpers & a]
    }

    /// Unpromoted chicks of a side.
    #[inline]
    pub(crate) fn chicks(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        self.pieces(side) - (a | b | c | self.promoted)
    }

    /// Unpromoted piglets of a side.
    #[inline]
    pub(crate) fn piglets(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        (self.pieces(side) & a) - (b | c | self.promoted)
    }

    /// Everything that moves like a dog.
    #[inline]
    pub(crate) fn dogs(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        self.pieces(side) & ((c - (a | b)) | (self.promoted - c))
    }

    /// Elephants, promoted or not.
    #[inline]
    pub(crate) fn elephants(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        (self.pieces(side) & c & a) - b
    }

    /// Giraffes, promoted or not.
    #[inline]
    pub(crate) fn giraffes(&self, side: Side) -> Squares {
        let [a, b, c] = self.kinds;
        (self.pieces(side) & c & b) - a
    }

    /// Promoted elephants and giraffes: they also step like a lion.
    #[inline]
    pub(crate) fn crowned(&self, side: Side) -> Squares {
        self.pieces(side) & self.promoted & self.kinds[2]
    }

    #[inline]
    fn turn_over(&mut self) {
        self.side = self.side.other();
        self.hash ^= keys::second_to_move();
    }

    /// The position after the side to move has done nothing.
    pub(crate) fn passed(mut self) -> Self {
        self.stage = Stage::Play;
        self.ply = self.ply.saturating_add(1);
        self.turn_over();
        self
    }

    #[inline]
    fn play_move(&mut self, from: Square, to: Square, promote: bool) {
        let (us, them) = (self.side, self.side.other());
        let (start, target) = (Squares::of(from), Squares::of(to));
        if !self.pieces(us).meets(start) {
            return;
        }
        let code = self.code_at(from);
        if self.pieces(them).meets(target) {
            let captured = self.code_at(to);
            self.hash ^= keys::piece(captured, them, to);
            self.sides[them.index()] ^= target;
            match Kind::of_code(captured) {
                Kind::Lion => self.lions[them.index()] = NO_LION,
                kind => self.hands[us.index()].add(kind),
            }
        }
        let turned = code | u8::from(promote) << 3;
        self.sides[us.index()] = (self.sides[us.index()] - start) | target;
        self.set_code(turned, start | target, target);
        self.hash ^= keys::piece(code, us, from) ^ keys::piece(turned, us, to);
        if code == Kind::Lion.code() {
            self.lions[us.index()] = to.index();
        }
    }

    #[inline]
    fn play_drop(&mut self, kind: Kind, to: Square) {
        let us = self.side;
        let target = Squares::of(to);
        if self.occupied().meets(target) || !self.hand(us).holds(kind) {
            return;
        }
        self.hands[us.index()].take(kind);
        self.sides[us.index()] |= target;
        self.set_code(kind.code(), target, target);
        self.hash ^= keys::piece(kind.code(), us, to);
    }

    /// A chick of the side to move on an empty square, and the opponent to move.
    pub(crate) fn place_chick(&mut self, at: Square) {
        self.play_drop(Kind::Chick, at);
        self.turn_over();
    }

    /// The position after a move or a drop, with the opponent to move.
    pub(crate) fn after(mut self, action: Action) -> Self {
        self.act(action);
        self
    }

    #[inline]
    fn act(&mut self, action: Action) {
        match action {
            Action::Move { from, to, promote } => self.play_move(from, to, promote),
            Action::Drop { kind, to } => self.play_drop(kind, to),
            word => return self.play_word(word),
        }
        self.stage = Stage::Play;
        self.ply = self.ply.saturating_add(1);
        self.turn_over();
    }

    /// Everything but moves and drops.
    fn play_word(&mut self, action: Action) {
        match action {
            Action::Throw => self.stage = Stage::Thrown,
            Action::Fallen(fallen) => {
                self.stage = Stage::Play;
                // Section 17.1: the first player throws.
                if fallen.hens() >= 3 && self.side == Side::FIRST {
                    self.turn_over();
                }
            }
            Action::Declare => self.stage = Stage::Declared,
            Action::Propose => {
                self.stage = Stage::Proposed;
                self.turn_over();
            }
            Action::Agree => self.stage = Stage::Agreed,
            Action::Decline => {
                self.stage = Stage::Declined;
                self.turn_over();
            }
            Action::Move { .. } | Action::Drop { .. } => {}
        }
    }
}

impl Position for AnimalShogi {
    type Options = Options;
    type Action = Action;
    type Reason = Reason;

    const ID: &'static str = "animal-shogi";
    // 2: whoever can take the other lion is not mated (section 13.5).
    const RULES_VERSION: u32 = 2;
    const CHANCE: bool = true;
    // Section 10.6.
    const AGREEMENT: bool = false;

    fn start(options: &Options) -> Self {
        let handicap = options.handicap();
        // Section 11: the giver begins.
        let even = handicap.empty_squares().is_empty();
        let side = if even { Side::FIRST } else { Side::SECOND };
        let stage = if options.furigoma() {
            Stage::Furigoma
        } else {
            Stage::Play
        };
        let mut position = Self::empty(side, 1, stage, *options);
        let mut put = |kind: Kind, right: u8, ahead: u8| {
            let square = Square::at(8 - right, 8 - ahead);
            let opposite = Square::at(right, ahead);
            if let (Some(square), Some(opposite)) = (square, opposite) {
                position.put(kind.plain(), Side::FIRST, square);
                let given = handicap.empty_squares();
                if !given.iter().any(|name| name.parse() == Ok(opposite)) {
                    position.put(kind.plain(), Side::SECOND, opposite);
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
    fn is_said(action: Action) -> bool {
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
            out.extend(Fallen::all().map(|fallen| (Action::Fallen(fallen), 1)));
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
        if self.options.illegal_loses()
            && let Some(slip) = self.slip(action)
        {
            self.stage = Stage::Slipped(slip);
            return;
        }
        self.act(action);
    }

    // What was captured can come back by drops, and what was promoted by both.
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
        let [first, second] = self.hands.map(Hand::bits);
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

impl fmt::Debug for AnimalShogi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AnimalShogi({self} {:?})", self.options)
    }
}
