//! Legal entries (sections 3 to 7). Nothing is allocated: where they go is the sink's
//! affair.

use klubovna_tabletop::rules::{Position, Side};

use crate::attack_boards::Place;
use crate::geometry::{Level, Square, Squares};
use crate::men::{Men, captures, pawn_captures, pawn_columns};
use crate::variants::{Rule, row_square};
use crate::{Action, Kind, Promotion, TriD, Wing};

/// Takes legal entries one by one or in sets.
pub(crate) trait Sink {
    /// Moves of one man without promotion.
    fn moves(&mut self, from: Square, targets: Squares);
    /// Any other entry.
    fn one(&mut self, action: Action);
    /// Whether it wants no more.
    fn is_full(&self) -> bool {
        false
    }
}

impl Sink for Vec<Action> {
    fn moves(&mut self, from: Square, targets: Squares) {
        self.extend(targets.into_iter().map(|to| plain(from, to)));
    }

    fn one(&mut self, action: Action) {
        self.push(action);
    }
}

const fn plain(from: Square, to: Square) -> Action {
    Action::Move {
        from,
        to,
        becomes: None,
    }
}

#[derive(Default)]
struct Count(u64);

impl Sink for Count {
    fn moves(&mut self, _: Square, targets: Squares) {
        self.0 += u64::from(targets.len());
    }

    fn one(&mut self, _: Action) {
        self.0 += 1;
    }
}

#[derive(Default)]
struct Any(bool);

impl Sink for Any {
    fn moves(&mut self, _: Square, targets: Squares) {
        self.0 |= !targets.is_empty();
    }

    fn one(&mut self, _: Action) {
        self.0 = true;
    }

    fn is_full(&self) -> bool {
        self.0
    }
}

struct Find {
    action: Action,
    found: bool,
}

impl Sink for Find {
    fn moves(&mut self, from: Square, targets: Squares) {
        if let Action::Move {
            from: own,
            to,
            becomes: None,
        } = self.action
        {
            self.found |= from == own && targets.contains(to);
        }
    }

    fn one(&mut self, action: Action) {
        self.found |= action == self.action;
    }

    fn is_full(&self) -> bool {
        self.found
    }
}

impl TriD {
    /// Appends every entry that is legal by sections 3 to 7, whatever section 8 says of
    /// draws.
    pub fn turns(&self, out: &mut Vec<Action>) {
        self.generate(out);
    }

    /// As many as [`turns`](Self::turns) lists.
    pub fn count_turns(&self) -> u64 {
        let mut count = Count::default();
        self.generate(&mut count);
        count.0
    }

    pub(crate) fn can_move(&self) -> bool {
        let mut any = Any::default();
        self.generate(&mut any);
        any.0
    }

    /// Whether an entry is among [`turns`](Self::turns).
    pub(crate) fn allows(&self, action: Action) -> bool {
        let mut find = Find {
            action,
            found: false,
        };
        self.generate(&mut find);
        find.found
    }

    /// Whether some entry begins with the man or the place on a square; castling apart.
    pub(crate) fn can_begin(&self, at: Square) -> bool {
        if let Some(placing) = self.placing() {
            let open = self.open_places(placing);
            return (0..8)
                .any(|place| open >> place & 1 == 1 && row_square(placing.side, place) == at);
        }
        if let Some(pending) = self.pending() {
            return pending == at;
        }
        let mut any = Any::default();
        self.generate_men(Squares::of(at), self.in_check(), false, &mut any);
        any.0
    }

    /// Whether some entry moves the board at a place.
    pub(crate) fn can_lift(&self, board: Place) -> bool {
        let mut any = Any::default();
        if self.boards().has(board) && self.pending().is_none() && self.placing().is_none() {
            self.generate_board(board, self.in_check(), &mut any);
        }
        any.0
    }

    /// Appends captures and promotions by moves of men.
    pub(crate) fn captures(&self, out: &mut Vec<Action>) {
        if self.placing().is_none() && self.pending().is_none() {
            self.generate_men(Squares::ALL, self.in_check(), true, out);
        }
    }

    fn generate(&self, sink: &mut dyn Sink) {
        if let Some(placing) = self.placing() {
            let open = self.open_places(placing);
            for place in (0..8).filter(|place| open >> place & 1 == 1) {
                let at = row_square(placing.side, place);
                let kind = placing.kind;
                sink.one(Action::Put { kind, at });
            }
            return;
        }
        if let Some(at) = self.pending() {
            for &becomes in self.promotions(self.side(), at) {
                sink.one(Action::Promote { at, becomes });
            }
            return;
        }
        let check = self.in_check();
        self.generate_men(Squares::ALL, check, false, sink);
        if sink.is_full() {
            return;
        }
        for wing in Wing::BOTH {
            if self.rights(self.side()) != 0 && self.may_castle(wing).is_ok() {
                sink.one(Action::Castle(wing));
            }
        }
        self.generate_boards(check, sink);
    }

    /// Entries of the men on some squares; `tactical` ones alone are captures and promotions.
    fn generate_men(&self, chosen: Squares, check: bool, tactical: bool, sink: &mut dyn Sink) {
        let (side, rules, men) = (self.side(), self.rules(), self.men());
        let existing = self.existing();
        let own = *men.of_side(side);
        // Any other man can expose no king by leaving.
        let exposed = match men.king(side) {
            Some(king) if !check => men.in_view(king, rules),
            Some(_) => Squares::ALL,
            None => Squares::EMPTY,
        };
        let last = self.last_columns(side, self.boards());
        for kind in Kind::ALL {
            for from in men.of(side, kind) & chosen {
                let mut targets = if kind == Kind::Pawn {
                    self.pawn_targets(from, existing)
                } else {
                    men.reach(kind, from, existing, rules) - own
                };
                if tactical {
                    let ends = if kind == Kind::Pawn { last } else { 0 };
                    targets = targets & men.of_side(side.other()).and_columns(ends);
                }
                if kind == Kind::King || exposed.contains(from) {
                    targets = self.safe_targets(kind, from, targets);
                }
                if kind == Kind::Pawn {
                    for to in targets.within(last) {
                        for &becomes in self.promotions(side, to) {
                            let becomes = Some(becomes);
                            sink.one(Action::Move { from, to, becomes });
                        }
                    }
                    targets = targets.within(!last);
                }
                sink.moves(from, targets);
                if sink.is_full() {
                    return;
                }
            }
        }
        self.en_passant(chosen, |from, to| sink.one(plain(from, to)));
    }

    /// Those of the targets on which a man leaves its king safe.
    fn safe_targets(&self, kind: Kind, from: Square, mut targets: Squares) -> Squares {
        let (side, rules, men) = (self.side(), self.rules(), self.men());
        // Where the king stands, if it is not the king that moves.
        let stays = men.king(side).filter(|_| kind != Kind::King);
        let (others, sight) = (men.of_side(side.other()), men.sight(side.other()));
        let mut staying = *men.of_side(side);
        staying.remove(from);
        let left = staying.columns() | others.columns();
        let in_space = rules.has(Rule::M1);
        for to in targets {
            // On the flat picture no level makes a difference, but for the man that is captured.
            let at = stays.unwrap_or(to).column();
            if (in_space || sight.attacks(at, left | to.column().bit(), rules))
                && !((in_space || others.contains(to))
                    && self.is_safe(&self.after_move(kind, from, to, None)))
            {
                targets.remove(to);
            }
        }
        targets
    }

    /// Where a pawn steps or captures, en passant apart.
    pub(crate) fn pawn_targets(&self, from: Square, existing: Squares) -> Squares {
        let (side, rules, men) = (self.side(), self.rules(), self.men());
        let [single, double] = men.pawn_steps(side, from, existing, self.is_fresh(from), rules);
        let enemies = *men.of_side(side.other());
        single | double | (pawn_captures(side, from, existing, rules) & enemies)
    }

    /// Legal captures en passant (section 4.5): which pawn lands where.
    fn en_passant(&self, chosen: Squares, mut each: impl FnMut(Square, Square)) {
        let Some(passed) = self.passed() else { return };
        let side = self.side();
        let from = pawn_columns(passed.column, captures(side, self.rules(), -1));
        for from in self.men_of(side, Kind::Pawn).within(from) & chosen {
            for to in self.existing().within(passed.column.bit()) {
                if self.is_safe(&self.after_move(Kind::Pawn, from, to, Some(passed.pawn))) {
                    each(from, to);
                }
            }
        }
    }

    pub(crate) fn can_capture_en_passant(&self) -> bool {
        let mut can = false;
        if self.pending().is_none() {
            self.en_passant(Squares::ALL, |_, _| can = true);
        }
        can
    }

    /// The men after a move; `beside` is captured en passant.
    pub(crate) fn after_move(
        &self,
        kind: Kind,
        from: Square,
        to: Square,
        beside: Option<Square>,
    ) -> Men {
        let mut men = *self.men();
        men.clear(beside.unwrap_or(to));
        men.toggle(kind, self.side(), from);
        men.toggle(kind, self.side(), to);
        men
    }

    /// Whether the king of the side to move would stand safe among these men.
    pub(crate) fn is_safe(&self, men: &Men) -> bool {
        let king = men.king(self.side());
        king.is_none_or(|at| !men.attack(self.side().other(), at, self.rules()))
    }

    fn generate_boards(&self, check: bool, sink: &mut dyn Sink) {
        for from in self.boards().places() {
            self.generate_board(from, check, sink);
            if sink.is_full() {
                return;
            }
        }
    }

    fn generate_board(&self, from: Place, check: bool, sink: &mut dyn Sink) {
        if let Some(aboard) = self.movable(from) {
            let (rules, loaded) = (self.rules(), !aboard.is_empty());
            for to in rules.board_targets(self.boards(), self.side(), from, loaded) {
                self.board_turn(from, to, aboard.first(), check, sink);
            }
        }
    }

    /// Whether the side to move controls the board (sections 5.1, 5.2, V.A4, V.A5), and
    /// who stands on it: nobody or one man.
    pub(crate) fn movable(&self, board: Place) -> Option<Squares> {
        let side = self.side();
        let aboard = self.men().all() & Level::Attack(board).squares();
        let passenger = aboard.first();
        let own = self.boards().owner(board) == Some(side);
        let controlled = match passenger {
            Some(man) => self.men().of_side(side).contains(man),
            None => own,
        };
        let marked = own || !self.rules().has(Rule::A5);
        (aboard.len() <= 1 && controlled && marked).then_some(aboard)
    }

    /// The man that a board carries when it moves.
    pub(crate) fn passenger(&self, board: Place) -> Option<Square> {
        self.movable(board)?.first()
    }

    /// The entries that take a board from place to place.
    fn board_turn(
        &self,
        from: Place,
        to: Place,
        passenger: Option<Square>,
        check: bool,
        sink: &mut dyn Sink,
    ) {
        let (side, rules) = (self.side(), self.rules());
        let mut men = *self.men();
        let mut landed = None;
        if let Some(at) = passenger
            && let Some((kind, _)) = men.at(at)
        {
            let carried = from.carry(at, to);
            men.toggle(kind, side, at);
            men.toggle(kind, side, carried);
            landed = Some((kind, carried));
        }
        // Boards hide nothing: an empty one neither parries a check nor uncovers one.
        if check && landed.is_none() || landed.is_some() && !self.is_safe(&men) {
            return;
        }
        let mut boards = self.boards();
        boards.take(from);
        boards.put(to, None);
        let pin = from.pin();
        let waiting = |owner: Side| {
            let corner = pin.waiting_corner(owner)?;
            let left = !boards.on(pin) && !rules.sideways();
            (left && men.of(owner, Kind::Pawn).contains(corner)).then_some(corner)
        };
        if let Some(corner) = waiting(side) {
            for &becomes in self.promotions(side, corner) {
                sink.one(Action::Release { from, to, becomes });
            }
            return;
        }
        // Section 4.7(c).
        let opponent = side.other();
        if let Some(corner) = waiting(opponent)
            && [Kind::Queen, Kind::Knight].into_iter().any(|kind| {
                let mut men = men;
                men.toggle(Kind::Pawn, opponent, corner);
                men.toggle(kind, opponent, corner);
                !self.is_safe(&men)
            })
        {
            return;
        }
        let promotes = landed.is_some_and(|(kind, at)| {
            kind == Kind::Pawn && self.last_columns(side, boards) & at.column().bit() != 0
        });
        if promotes {
            for &becomes in Promotion::PIECES {
                let becomes = Some(becomes);
                sink.one(Action::Board { from, to, becomes });
            }
        } else {
            let becomes = None;
            sink.one(Action::Board { from, to, becomes });
        }
    }
}
