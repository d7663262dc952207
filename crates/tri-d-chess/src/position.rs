//! The state of a game: pieces, boards, rights, side to move, counters.

use klubovna_board::CellSet;
use klubovna_rules::{Line, Outcome, Position, Side, Turn};
use klubovna_text::debug_by_text;

use crate::attack_boards::{Boards, Pin, Place};
use crate::geometry::{Column, Columns, Level, Square, Squares};
use crate::pieces::{Pieces, pawn_direction};
use crate::variants::{Rule, SetUp, array, row_place, row_square};
use crate::{Action, Claim, Kind, Options, Promotion, Reason, keys};

/// A pawn that has just made its double step, and the column that it crossed (section 4.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Passed {
    pub(crate) column: Column,
    pub(crate) pawn: Square,
}

/// A position. `Copy`, some 570 bytes; see the crate's page for a played example.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TriD {
    pieces: Pieces,
    fresh: Squares,
    boards: Boards,
    // Of all that makes positions the same (section 8.4), without what `repeat_key` adds.
    hash: u64,
    // Places of White's row, then of Black's, whose rooks may still castle.
    rights: u16,
    pending: Option<Square>,
    side: Side,
    // No part of the hash.
    pub(crate) rules: Options,
    pub(crate) passed: Option<Passed>,
    pub(crate) quiet: u16,
    pub(crate) number: u16,
}

impl TriD {
    /// Nothing on the main boards, no attack board; White to move.
    pub(crate) const fn empty(rules: Options) -> Self {
        Self {
            pieces: Pieces::NONE,
            fresh: Squares::EMPTY,
            boards: Boards::NONE,
            hash: 0,
            rights: 0,
            passed: None,
            pending: None,
            quiet: 0,
            number: 1,
            side: Side::FIRST,
            rules,
        }
    }

    /// All pieces on the boards.
    pub const fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// The piece on `square`.
    pub fn piece_at(&self, square: Square) -> Option<(Kind, Side)> {
        self.pieces.at(square)
    }

    /// The squares of the pieces of one side and kind.
    pub fn pieces_of(&self, side: Side, kind: Kind) -> Squares {
        self.pieces.of(side, kind)
    }

    /// How many pieces, pawns apart, a side has.
    pub fn non_pawns(&self, side: Side) -> u32 {
        (*self.pieces.of_side(side) - *self.pieces.of_kind(Kind::Pawn)).len()
    }

    /// Whether the pawn on `square` has never moved.
    pub const fn is_fresh(&self, square: Square) -> bool {
        self.fresh.contains(square)
    }

    /// The attack boards.
    pub const fn boards(&self) -> Boards {
        self.boards
    }

    /// The squares there are at the moment.
    pub fn existing(&self) -> Squares {
        existing(self.boards)
    }

    /// The pawn whose promotion comes before anything else (section 4.7).
    pub const fn pending(&self) -> Option<Square> {
        self.pending
    }

    /// Plies since the last capture, pawn move or promotion.
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Whether a side's king and one of its rooks have not moved yet.
    pub const fn has_castling_rights(&self, side: Side) -> bool {
        self.rights(side) != 0
    }

    /// Places of a side's row whose rooks may still castle, as bits.
    pub(crate) const fn rights(&self, side: Side) -> u8 {
        (self.rights >> (8 * side.index())) as u8
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        self.king_attacked(self.side)
    }

    pub(crate) fn king_attacked(&self, side: Side) -> bool {
        let king = self.pieces.king(side);
        king.is_some_and(|at| self.pieces.attack(side.other(), at, self.rules))
    }

    /// The columns in which a pawn promotes when the boards stand like that (section 4.6, V.P7).
    pub fn last_columns(&self, side: Side, boards: Boards) -> Columns {
        let first = side == Side::FIRST;
        if self.rules.sideways() {
            // The last file; where it is void, the one before, but for ranks 0 and 9.
            const INNER: u64 = (1 << 54) - (1 << 6);
            const LAST_FILES: u64 = 0x0820_8208_2082_0820;
            let last = LAST_FILES >> if first { 0 } else { 5 } & Columns::ALL.0;
            let void = CellSet(last & INNER) - existing(boards).columns();
            return CellSet(last) | void.shift(pawn_direction(side.other(), self.rules));
        }
        let (end, main) = if first { (54, 48) } else { (0, 6) };
        let corner = |kings_side| {
            let overhung = boards.on(Pin::new(kings_side, if first { 6 } else { 1 }));
            if overhung { end } else { main }
        };
        CellSet(
            0b10_0001 << end
                | 0b00_1100 << main
                | 0b00_0010 << corner(false)
                | 0b01_0000 << corner(true),
        )
    }

    /// What a pawn of `side` may become on `at`.
    pub(crate) fn promotions(&self, side: Side, at: Square) -> &'static [Promotion] {
        let corner = Pin::over(at, side).is_some();
        if corner && self.rules.has(Rule::A3) && !self.rules.sideways() {
            &Promotion::ALL
        } else {
            Promotion::PIECES
        }
    }

    // Changes: each keeps the hash.

    /// Puts a piece on an empty square or takes it off again.
    pub(crate) fn toggle(&mut self, kind: Kind, side: Side, at: Square) {
        self.pieces.toggle(kind, side, at);
        self.hash ^= keys::piece(kind, side, at);
    }

    pub(crate) fn toggle_fresh(&mut self, at: Square) {
        self.fresh.toggle(at);
        self.hash ^= keys::fresh(at);
    }

    pub(crate) fn lift(&mut self, at: Square) -> Option<(Kind, Side)> {
        let (kind, side) = self.piece_at(at)?;
        self.toggle(kind, side, at);
        if self.fresh.contains(at) {
            self.toggle_fresh(at);
        }
        Some((kind, side))
    }

    pub(crate) fn put_board(&mut self, place: Place, owner: Option<Side>) {
        self.boards.put(place, owner);
        self.hash ^= keys::board(place, owner);
    }

    pub(crate) fn take_board(&mut self, place: Place) {
        if self.boards.has(place) {
            self.hash ^= keys::board(place, self.boards.owner(place));
            self.boards.take(place);
        }
    }

    /// The rook on a place of the row may castle.
    pub(crate) fn grant(&mut self, side: Side, place: usize) {
        let right = place % 8 + 8 * side.index();
        self.rights |= 1 << right;
        self.hash ^= keys::right(right);
    }

    pub(crate) fn forfeit(&mut self, rights: u16) {
        for right in 0..16 {
            if self.rights & rights & 1 << right != 0 {
                self.rights ^= 1 << right;
                self.hash ^= keys::right(right);
            }
        }
    }

    /// Whatever stood on `at` has gone: a king loses all rights, a rook its own.
    pub(crate) fn forfeit_by(&mut self, (kind, side): (Kind, Side), at: Square) {
        let own = 0xff << (8 * side.index());
        match kind {
            Kind::King => self.forfeit(own),
            Kind::Rook if self.rights & own != 0 => {
                if let Some(place) = row_place(side, at) {
                    self.forfeit(1 << (place + 8 * side.index()));
                }
            }
            _ => {}
        }
    }

    pub(crate) fn set_side(&mut self, side: Side) {
        if side != self.side {
            self.hash ^= keys::BLACK_TO_MOVE;
        }
        self.side = side;
    }

    pub(crate) fn set_pending(&mut self, pending: Option<Square>) {
        self.hash ^= self.pending.map_or(0, keys::pending) ^ pending.map_or(0, keys::pending);
        self.pending = pending;
    }
}

/// The squares there are when the boards stand like that.
pub(crate) fn existing(boards: Boards) -> Squares {
    const MAIN: [Squares; 3] = [
        Level::White.squares(),
        Level::Neutral.squares(),
        Level::Black.squares(),
    ];
    let mut set = MAIN[0] | MAIN[1] | MAIN[2];
    for place in boards.places() {
        set.add(Level::Attack(place));
    }
    set
}

impl Position for TriD {
    type Options = Options;
    type Action = Action;
    type Reason = Reason;

    const ID: &'static str = "tri-d-chess";
    const RULES_VERSION: u32 = 1;
    // V.P5: the array is drawn.
    const CHANCE: bool = true;
    const CLAIMS: bool = true;

    fn start(options: &Options) -> Self {
        let mut position = Self::empty(*options);
        let sideways = options.sideways();
        for pin in [
            Pin::new(false, 1),
            Pin::new(!sideways, if sideways { 6 } else { 1 }),
        ] {
            for (side, pin) in [(Side::FIRST, pin), (Side::SECOND, pin.mirrored(*options))] {
                position.put_board(pin.place(false), Some(side));
            }
        }
        if options.has(Rule::A4) {
            for pin in [Pin::new(true, 3), Pin::new(false, 4)] {
                position.put_board(pin.place(false), None);
            }
        }
        position.set_up_pieces();
        if let Some(arrays) = options.arrays() {
            for (side, number) in Side::BOTH.into_iter().zip(arrays) {
                for (place, kind) in array(number).into_iter().enumerate() {
                    position.toggle(kind, side, row_square(side, place));
                }
            }
        }
        if options.set_up() != SetUp::P7 {
            for side in Side::BOTH {
                for place in 0..8 {
                    if position.piece_at(row_square(side, place)) == Some((Kind::Rook, side)) {
                        position.grant(side, place);
                    }
                }
            }
        }
        position
    }

    fn options(&self) -> Options {
        self.rules
    }

    fn turn(&self) -> Turn {
        if self.awaits_chance() {
            Turn::Chance
        } else if self.outcome().is_some() {
            Turn::Over
        } else {
            Turn::Side(self.side)
        }
    }

    fn side(&self) -> Side {
        self.side
    }

    fn move_number(&self) -> u32 {
        self.number.into()
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.decided()
    }

    fn settle(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        let drawn = line.occurrences() >= 5 && !self.is_suspended();
        drawn.then_some(Outcome::draw(Reason::Fivefold))
    }

    fn claim(&self, line: Line<'_>) -> Option<&'static str> {
        self.claim(line).map(Claim::id)
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if !self.is_drawn() && !self.awaits_chance() {
            self.turns(out);
        }
    }

    fn count_actions(&self) -> u64 {
        if self.is_drawn() || self.awaits_chance() {
            return 0;
        }
        self.count_turns()
    }

    fn chances(&self, out: &mut Vec<(Action, u32)>) {
        if self.awaits_chance() {
            for action in self.entries() {
                out.push((action, 1));
            }
        }
    }

    fn asks_chance(&self, action: Action) -> bool {
        // Four of the five pieces of V.P5 are followed by another one.
        matches!(action, Action::Put(..)) && self.draws_array() && self.non_pawns(Side::FIRST) < 4
    }

    fn is_legal(&self, action: Action) -> bool {
        !self.is_drawn() && self.allows(action)
    }

    fn apply(&mut self, action: Action) {
        self.act(action);
    }

    fn is_irreversible(&self, action: Action) -> bool {
        match action {
            // V.A2 takes pawns back: a turned board undoes what a step did.
            Action::Move(from, to, becomes) => {
                becomes.is_some()
                    || self.piece_at(to).is_some()
                    || self.pieces.of_kind(Kind::Pawn).contains(from) && !self.rules.has(Rule::A2)
            }
            Action::Board { becomes, .. } => becomes.is_some(),
            _ => true,
        }
    }

    // The count of quiet plies is left out before a draw can be claimed, so that a search shares
    // what it has found; it may overlook that one way here runs out of moves earlier than another.
    fn key(&self) -> u64 {
        let key = self.repeat_key();
        if self.quiet < 100 {
            key
        } else {
            key ^ keys::quiet(self.quiet)
        }
    }

    // A crossed column counts only where a pawn can capture there, the first move only where
    // castling rights are left (section 8.4).
    fn repeat_key(&self) -> u64 {
        let mut key = self.hash;
        if let Some(passed) = self.passed
            && self.can_capture_en_passant()
        {
            key ^= keys::passed(passed.column, passed.pawn);
        }
        if self.number == 1 && self.rights != 0 {
            key ^= keys::FIRST_MOVE;
        }
        key
    }
}

debug_by_text!(TriD);
