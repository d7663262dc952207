//! The state of a game: men, boards, rights, side to move, counters.

use std::fmt;

use klubovna_tabletop::notation::Notation;
use klubovna_tabletop::repeat::Line;
use klubovna_tabletop::rules::{Outcome, Position, Side, Turn};

use crate::attack_boards::{Boards, Pin, Place};
use crate::geometry::{Column, Level, Square, Squares};
use crate::men::{Men, captures, forward, pawn_columns};
use crate::variants::{Rule, SetUp, array, row_square, set_up};
use crate::{Action, Claim, Kind, Options, Promotion, Reason, keys};

/// A pawn that has just made its double step (section 4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Passed {
    /// The column it crossed.
    pub column: Column,
    /// Where it stands.
    pub pawn: Square,
}

/// A position of three-dimensional chess. `Copy`, about half a kilobyte; see the crate's
/// page for a played example.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TriD {
    men: Men,
    fresh: Squares,
    boards: Boards,
    // Of all that makes positions the same (section 8.4), without what `repeat_key` adds.
    hash: u64,
    // Places of White's row, then of Black's, whose rooks may still castle.
    rights: u16,
    passed: Option<Passed>,
    pending: Option<Square>,
    quiet: u16,
    number: u16,
    side: Side,
    rules: Options,
}

impl TriD {
    /// Nothing on the main boards, no attack board; White to move.
    pub(crate) const fn empty(rules: Options) -> Self {
        Self {
            men: Men::NONE,
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

    /// The options this game is played with.
    pub const fn rules(&self) -> Options {
        self.rules
    }

    pub(crate) const fn men(&self) -> &Men {
        &self.men
    }

    /// The man on `square`.
    pub fn man_at(&self, square: Square) -> Option<(Kind, Side)> {
        self.men.at(square)
    }

    /// The squares of the men of one side and kind.
    pub fn men_of(&self, side: Side, kind: Kind) -> Squares {
        self.men.of(side, kind)
    }

    /// How many pieces, pawns apart, a side has.
    pub(crate) fn pieces(&self, side: Side) -> u32 {
        (*self.men.of_side(side) - *self.men.of_kind(Kind::Pawn)).len()
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

    /// The pawn that may be captured en passant.
    pub const fn passed(&self) -> Option<Passed> {
        self.passed
    }

    /// The pawn whose promotion comes before anything else (section 4.7).
    pub const fn pending(&self) -> Option<Square> {
        self.pending
    }

    /// Plies since the last capture, pawn move or promotion.
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The move number.
    pub const fn number(&self) -> u16 {
        self.number
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
        let king = self.men.king(side);
        king.is_some_and(|at| self.men.attack(side.other(), at, self.rules))
    }

    /// The columns in which a pawn of `side` promotes when the boards stand like that
    /// (section 4.6, V.P7).
    pub(crate) fn last_columns(&self, side: Side, boards: Boards) -> u64 {
        let column = |file, rank| Column::at(file, rank).map_or(0, Column::bit);
        let first = side == Side::FIRST;
        if self.rules.sideways() {
            let void = !existing(boards).columns();
            let (last, before) = if first { (5, 4) } else { (0, 1) };
            return (0..10)
                .map(|rank| {
                    let end = column(last, rank);
                    let inner = (1..=8).contains(&rank) && void & end != 0;
                    end | if inner { column(before, rank) } else { 0 }
                })
                .fold(0, |set, bits| set | bits);
        }
        let (end, main) = if first { (9, 8) } else { (0, 1) };
        let overhung = |kings_side| boards.on(Pin::new(kings_side, if first { 6 } else { 1 }));
        let corner = |file, kings_side| column(file, if overhung(kings_side) { end } else { main });
        column(0, end)
            | column(5, end)
            | column(2, main)
            | column(3, main)
            | corner(1, false)
            | corner(4, true)
    }

    /// What a pawn of `side` may become on `at`.
    pub(crate) fn promotions(&self, side: Side, at: Square) -> &'static [Promotion] {
        let corner = [false, true].into_iter().any(|kings_side| {
            let level = if side == Side::FIRST { 6 } else { 1 };
            Pin::new(kings_side, level).waiting_corner(side) == Some(at)
        });
        if corner && self.rules.has(Rule::A3) && !self.rules.sideways() {
            &Promotion::ALL
        } else {
            Promotion::PIECES
        }
    }

    // Changes: each keeps the hash.

    /// Puts a man on an empty square or takes it off again.
    pub(crate) fn toggle(&mut self, kind: Kind, side: Side, at: Square) {
        self.men.toggle(kind, side, at);
        self.hash ^= keys::man(kind, side, at);
    }

    pub(crate) fn toggle_fresh(&mut self, at: Square) {
        self.fresh.toggle(at);
        self.hash ^= keys::fresh(at);
    }

    fn lift(&mut self, at: Square) -> Option<(Kind, Side)> {
        let (kind, side) = self.man_at(at)?;
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

    fn take_board(&mut self, place: Place) {
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

    fn forfeit(&mut self, rights: u16) {
        for right in 0..16 {
            if self.rights & rights & 1 << right != 0 {
                self.rights ^= 1 << right;
                self.hash ^= keys::right(right);
            }
        }
    }

    /// Whatever stood on `at` has gone: a king loses all rights, a rook its own.
    fn forfeit_by(&mut self, (kind, side): (Kind, Side), at: Square) {
        let own = 0xff << (8 * side.index());
        match kind {
            Kind::King => self.forfeit(own),
            Kind::Rook if self.rights & own != 0 => {
                if let Some(place) = (0..8).find(|&place| row_square(side, place) == at) {
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

    pub(crate) fn set_counters(&mut self, quiet: u16, number: u16) {
        self.quiet = quiet;
        self.number = number;
    }

    pub(crate) fn set_passed(&mut self, passed: Option<Passed>) {
        self.passed = passed;
    }

    pub(crate) fn set_pending(&mut self, pending: Option<Square>) {
        for at in [self.pending, pending].into_iter().flatten() {
            self.hash ^= keys::pending(at);
        }
        self.pending = pending;
    }

    /// What a pawn of `side` on `at` becomes.
    fn promote(&mut self, side: Side, at: Square, becomes: Promotion) {
        self.lift(at);
        if let Some(kind) = becomes.kind() {
            self.toggle(kind, side, at);
        } else {
            // V.A3: the pin of the very corner, which is free.
            let pin = Pin::all().find(|pin| pin.waiting_corner(side) == Some(at));
            if let Some(place) = pin.map(|pin| pin.place(false))
                && !self.boards.has(place)
            {
                self.put_board(place, Some(side));
            }
        }
        self.quiet = 0;
    }

    /// V.A4: who lands on a neutral board owns it.
    fn take_over(&mut self, at: Square) {
        if let Level::Attack(place) = at.level()
            && self.boards.has(place)
            && self.boards.owner(place).is_none()
        {
            self.take_board(place);
            self.put_board(place, Some(self.side));
        }
    }

    fn apply_move(
        &mut self,
        from: Square,
        to: Square,
        becomes: Option<Promotion>,
        passed: Option<Passed>,
    ) {
        let fresh = self.is_fresh(from);
        let side = self.side;
        let own = *self.men.of_side(side);
        if !own.contains(from) || own.contains(to) {
            return;
        }
        let Some(man @ (kind, _)) = self.lift(from) else {
            return;
        };
        self.forfeit_by(man, from);
        let mut captured = to;
        let pawn = kind == Kind::Pawn;
        if pawn
            && let Some(passed) = passed
            && passed.column == to.column()
            && pawn_columns(from.column(), captures(side, self.rules, 1)) & to.column().bit() != 0
        {
            captured = passed.pawn;
        }
        if let Some(man) = self.lift(captured) {
            self.forfeit_by(man, captured);
            self.quiet = 0;
        }
        self.toggle(kind, side, to);
        if pawn {
            self.quiet = 0;
            let ahead = forward(side, self.rules);
            if fresh
                && !self.rules.has(Rule::M1)
                && let Some(column) = from.column().offset(ahead)
                && column.offset(ahead) == Some(to.column())
            {
                self.passed = Some(Passed { column, pawn: to });
            }
        }
        if self.rules.has(Rule::A4) {
            self.take_over(to);
        }
        if let Some(becomes) = becomes {
            self.promote(side, to, becomes);
        }
    }

    fn apply_castling(&mut self, wing: crate::Wing) {
        let side = self.side;
        if let Some([king, rook, king_to, rook_to]) = self.castling_squares(wing) {
            self.toggle(Kind::King, side, king);
            self.toggle(Kind::Rook, side, rook);
            self.toggle(Kind::King, side, king_to);
            self.toggle(Kind::Rook, side, rook_to);
            self.forfeit(0xff << (8 * side.index()));
            if self.rules.has(Rule::A4) {
                self.take_over(king_to);
                self.take_over(rook_to);
            }
        }
    }

    /// Moves or turns a board with whatever stands on it.
    fn apply_board(&mut self, from: Place, to: Place, becomes: Option<Promotion>) {
        if !self.boards.has(from) || from != to && self.boards.has(to) {
            return;
        }
        let owner = self.boards.owner(from);
        self.take_board(from);
        self.put_board(to, owner);
        let aboard = from.squares().map(|at| (at, self.lift(at)));
        for (at, man) in aboard {
            if let Some(man @ (kind, side)) = man {
                self.forfeit_by(man, at);
                let at = from.carry(at, to);
                self.toggle(kind, side, at);
                if let Some(becomes) = becomes {
                    self.promote(side, at, becomes);
                }
            }
        }
        let pin = from.pin();
        let opponent = self.side.other();
        if !self.boards.on(pin)
            && !self.rules.sideways()
            && let Some(corner) = pin.waiting_corner(opponent)
            && self.men_of(opponent, Kind::Pawn).contains(corner)
        {
            self.set_pending(Some(corner));
        }
    }

    /// The other side is on turn, as if this one had done nothing.
    pub(crate) fn passing(&self) -> Self {
        let mut next = *self;
        next.passed = None;
        next.quiet = next.quiet.saturating_add(1);
        next.set_side(self.side.other());
        next
    }

    /// Columns that were crossed count only where someone can capture there (section
    /// 8.4); so does the ban on castling only where there are rights.
    fn same_position_key(&self) -> u64 {
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

/// The squares there are when the boards stand like that.
pub(crate) fn existing(boards: Boards) -> Squares {
    const MAIN: [Squares; 3] = [
        Level::White.squares(),
        Level::Neutral.squares(),
        Level::Black.squares(),
    ];
    let mut set = MAIN[0] | MAIN[1] | MAIN[2];
    for place in boards.places() {
        set |= Level::Attack(place).squares();
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
        let white_pins = if options.sideways() {
            [Pin::new(false, 1), Pin::new(false, 6)]
        } else {
            [Pin::new(false, 1), Pin::new(true, 1)]
        };
        for pin in white_pins {
            position.put_board(pin.place(false), Some(Side::FIRST));
            let opposite = if options.sideways() {
                pin.across()
            } else {
                Pin::new(pin.is_kings_side(), 6)
            };
            position.put_board(opposite.place(false), Some(Side::SECOND));
        }
        if options.has(Rule::A4) {
            for pin in [Pin::new(true, 3), Pin::new(false, 4)] {
                position.put_board(pin.place(false), None);
            }
        }
        for (kind, side, at) in set_up(options.set_up()) {
            position.toggle(kind, side, at);
            if kind == Kind::Pawn {
                position.toggle_fresh(at);
            }
        }
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
                    if position.man_at(row_square(side, place)) == Some((Kind::Rook, side)) {
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
        if self.placing().is_some() && self.draws_array() {
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
        self.fivefold(line)
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
            let mut all = Vec::new();
            self.turns(&mut all);
            out.extend(all.into_iter().map(|action| (action, 1)));
        }
    }

    fn asks_chance(&self, action: Action) -> bool {
        // Four of the five men of V.P5 are followed by another one.
        matches!(action, Action::Put { .. }) && self.draws_array() && self.pieces(Side::FIRST) < 4
    }

    fn is_legal(&self, action: Action) -> bool {
        !self.is_drawn() && self.allows(action)
    }

    fn apply(&mut self, action: Action) {
        if let Action::Put { kind, at } = action {
            let placing = self.placing().filter(|next| next.kind == kind);
            if let Some(placing) = placing
                && let Some(place) = (0..8).find(|&place| row_square(placing.side, place) == at)
                && self.man_at(at).is_none()
            {
                self.place(placing, place);
            }
            return;
        }
        if let Action::Promote { at, becomes } = action {
            if self.pending == Some(at) {
                self.set_pending(None);
                self.promote(self.side, at, becomes);
            }
            return;
        }
        self.quiet = self.quiet.saturating_add(1);
        let passed = self.passed.take();
        match action {
            Action::Move { from, to, becomes } => self.apply_move(from, to, becomes, passed),
            Action::Castle(wing) => self.apply_castling(wing),
            Action::Board { from, to, becomes } => self.apply_board(from, to, becomes),
            Action::Release { from, to, becomes } => {
                self.apply_board(from, to, None);
                if let Some(corner) = from.pin().waiting_corner(self.side)
                    && self.men_of(self.side, Kind::Pawn).contains(corner)
                {
                    self.promote(self.side, corner, becomes);
                }
            }
            Action::Promote { .. } | Action::Put { .. } => {}
        }
        if self.side == Side::SECOND {
            self.number = self.number.saturating_add(1);
        }
        self.set_side(self.side.other());
    }

    fn is_irreversible(&self, action: Action) -> bool {
        match action {
            // V.A2 takes pawns back: a turned board undoes what a step did.
            Action::Move { from, to, becomes } => {
                becomes.is_some()
                    || self.man_at(to).is_some()
                    || self.men.of_kind(Kind::Pawn).contains(from) && !self.rules.has(Rule::A2)
            }
            Action::Board { becomes, .. } => becomes.is_some(),
            _ => true,
        }
    }

    // Before a draw can be claimed the count of quiet moves does nothing here, so it is left
    // out: a search shares what it has found, and may overlook that one way to a position
    // runs out of moves earlier than another.
    fn key(&self) -> u64 {
        let key = self.same_position_key();
        if self.quiet < 100 {
            key
        } else {
            key ^ keys::quiet(self.quiet)
        }
    }

    fn repeat_key(&self) -> u64 {
        self.same_position_key()
    }
}

impl fmt::Debug for TriD {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TriD(")?;
        f.write_str(&self.write_position())?;
        f.write_str(")")
    }
}
