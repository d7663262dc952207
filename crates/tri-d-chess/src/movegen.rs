//! Legal entries (sections 3 to 7), shown to whoever asks one by one: nothing is allocated.

use std::ops::ControlFlow::{self, Break, Continue};

use klubovna_rules::Position;

use crate::apply::uncovered;
use crate::attack_boards::Place;
use crate::geometry::{Columns, Level, Square, Squares};
use crate::pieces::{Pieces, pawn_attacks, pawn_captures};
use crate::position::Passed;
use crate::variants::Rule;
use crate::{Action, Kind, Promotion, TriD, Wing};

/// Legal entries as they are found.
enum Found {
    /// Moves of one piece without promotion.
    Moves(Square, Squares),
    /// Any other entry.
    One(Action),
}

/// The squares to which pieces of the side to move could go.
struct Goals {
    empty: Squares,
    /// With a piece of the other side.
    enemies: Squares,
    all: Squares,
}

impl Goals {
    fn of(position: &TriD) -> Self {
        let (existing, pieces) = (position.existing(), position.pieces());
        let empty = existing - pieces.all();
        let enemies = existing & *pieces.of_side(position.side().other());
        Self {
            empty,
            enemies,
            all: empty | enemies,
        }
    }
}

/// Whether more entries are wanted.
type Flow = ControlFlow<()>;
/// Whoever asks for entries.
type Sink<'a> = &'a mut dyn FnMut(Found) -> Flow;

impl Found {
    fn count(&self) -> u64 {
        match self {
            Self::Moves(_, targets) => targets.len().into(),
            Self::One(_) => 1,
        }
    }

    fn stop_at(&self, wanted: Action) -> Flow {
        let found = match (self, wanted) {
            (Self::Moves(own, targets), Action::Move(from, to, becomes)) => {
                *own == from && targets.contains(to) && becomes.is_none()
            }
            (Self::Moves(..), _) => false,
            (&Self::One(action), _) => action == wanted,
        };
        if found { Break(()) } else { Continue(()) }
    }

    fn list(self, out: &mut Vec<Action>) -> Flow {
        match self {
            Self::Moves(from, targets) => {
                out.extend(targets.into_iter().map(|to| Action::plain(from, to)));
            }
            Self::One(action) => out.push(action),
        }
        Continue(())
    }
}

/// Shows an entry for each thing that a pawn may become.
fn each_choice(choices: &[Promotion], sink: Sink<'_>, entry: impl Fn(Promotion) -> Action) -> Flow {
    for &becomes in choices {
        sink(Found::One(entry(becomes)))?;
    }
    Continue(())
}

impl TriD {
    /// Appends every entry that sections 3 to 7 allow, even where section 8 draws the game.
    pub fn turns(&self, out: &mut Vec<Action>) {
        let _ = self.generate(&mut |found| found.list(out));
    }

    /// As many as [`turns`](Self::turns) lists.
    pub fn count_turns(&self) -> u64 {
        let mut count = 0;
        let _ = self.generate(&mut |found| {
            count += found.count();
            Continue(())
        });
        count
    }

    pub(crate) fn can_move(&self) -> bool {
        self.generate(&mut |_| Break(())).is_break()
    }

    /// Whether an entry is among [`turns`](Self::turns).
    pub(crate) fn allows(&self, action: Action) -> bool {
        self.generate(&mut |found| found.stop_at(action)).is_break()
    }

    /// All of [`turns`](Self::turns).
    pub(crate) fn entries(&self) -> Vec<Action> {
        let mut entries = Vec::new();
        self.turns(&mut entries);
        entries
    }

    /// Whether `fit` holds for a legal entry.
    pub(crate) fn has_entry(&self, fit: &dyn Fn(Action) -> bool) -> bool {
        self.entries().into_iter().any(fit)
    }

    /// Appends captures and promotions by moves of pieces.
    pub fn captures(&self, out: &mut Vec<Action>) {
        if self.placing().is_none() && self.pending().is_none() {
            let mut list = |found: Found| found.list(out);
            let _ = self.generate_moves(self.in_check(), true, &mut list);
        }
    }

    fn generate(&self, sink: Sink<'_>) -> Flow {
        if let Some((kind, side)) = self.placing() {
            for at in self.open_squares(kind, side) {
                sink(Found::One(Action::Put(kind, at)))?;
            }
            return Continue(());
        }
        if let Some(at) = self.pending() {
            let choices = self.promotions(self.side(), at);
            return each_choice(choices, sink, |becomes| Action::Promote(at, becomes));
        }
        let check = self.in_check();
        self.generate_moves(check, false, sink)?;
        for wing in Wing::ALL {
            if self.rights(self.side()) != 0 && self.may_castle(wing).is_ok() {
                sink(Found::One(Action::Castle(wing)))?;
            }
        }
        for board in self.boards().places() {
            self.generate_board(board, check, sink)?;
        }
        Continue(())
    }

    /// Entries of the pieces; `tactical` ones alone are captures and promotions.
    fn generate_moves(&self, check: bool, tactical: bool, sink: Sink<'_>) -> Flow {
        let (side, rules, pieces) = (self.side(), self.rules, self.pieces());
        let goals = Goals::of(self);
        // Any other piece can expose no king by leaving.
        let exposed = match pieces.king(side) {
            Some(king) if !check => pieces.in_view(king, rules),
            Some(_) => Squares::ALL,
            None => Squares::EMPTY,
        };
        let last = self.last_columns(side, self.boards());
        for kind in Kind::ALL {
            let ends = if kind == Kind::Pawn {
                last
            } else {
                Columns::EMPTY
            };
            let tactical_goals = goals.enemies.and_columns(ends);
            for from in pieces.of(side, kind) {
                let mut targets = self.targets(kind, from, &goals);
                if tactical {
                    targets = targets & tactical_goals;
                }
                if kind == Kind::King || exposed.contains(from) {
                    targets = self.safe_targets(kind, from, targets);
                }
                if targets.columns().meets(ends) {
                    for to in targets.within(ends) {
                        each_choice(self.promotions(side, to), sink, |choice| {
                            let becomes = Some(choice);
                            Action::Move(from, to, becomes)
                        })?;
                    }
                    targets = targets.within(!ends);
                }
                if !targets.is_empty() {
                    sink(Found::Moves(from, targets))?;
                }
            }
        }
        self.en_passant(sink)
    }

    /// Those of the targets on which a piece leaves its king safe.
    fn safe_targets(&self, kind: Kind, from: Square, mut targets: Squares) -> Squares {
        let (side, rules, pieces) = (self.side(), self.rules, self.pieces());
        // Where the king stands, if it is not the king that moves.
        let stays = pieces.king(side).filter(|_| kind != Kind::King);
        let (others, sight) = (pieces.of_side(side.other()), pieces.sight(side.other()));
        let mut staying = *pieces.of_side(side);
        staying.remove(from);
        let left = staying.columns() | others.columns();
        let in_space = rules.has(Rule::M1);
        for to in targets {
            // On the flat picture no level makes a difference, but for the piece that is captured.
            let at = stays.unwrap_or(to).column();
            if (in_space || sight.attacks(at, left.with(to.column()), rules))
                && !((in_space || others.contains(to))
                    && self.is_safe(&self.after_move(kind, from, to, None)))
            {
                targets.remove(to);
            }
        }
        targets
    }

    /// Where an own piece could go if its king did not matter, en passant apart.
    fn targets(&self, kind: Kind, from: Square, goals: &Goals) -> Squares {
        let (side, rules, pieces) = (self.side(), self.rules, self.pieces());
        if kind == Kind::Pawn {
            let steps = pieces.pawn_steps(side, from, goals.empty, self.is_fresh(from), rules);
            steps | pawn_captures(side, from, goals.enemies, rules)
        } else {
            pieces.reach(kind, from, goals.all, rules)
        }
    }

    /// The same of a piece that is asked about alone, and where it captures en passant.
    pub(crate) fn aims(&self, kind: Kind, from: Square) -> Squares {
        let mut targets = self.targets(kind, from, &Goals::of(self));
        for to in self.existing() {
            if self.en_passant_victim(from, to).is_some() {
                targets |= Squares::of(to);
            }
        }
        targets
    }

    /// Legal captures en passant (section 4.5).
    fn en_passant(&self, sink: Sink<'_>) -> Flow {
        let Some(passed) = self.passed else {
            return Continue(());
        };
        let side = self.side();
        let column = Columns::of(passed.column);
        let from = pawn_attacks(side.other(), column, self.rules);
        for from in self.pieces_of(side, Kind::Pawn).within(from) {
            for to in self.existing().within(column) {
                if self.is_safe(&self.after_move(Kind::Pawn, from, to, Some(passed.pawn))) {
                    sink(Found::One(Action::plain(from, to)))?;
                }
            }
        }
        Continue(())
    }

    /// The pawn that a pawn captures en passant by going to a square (section 4.5).
    pub fn en_passant_victim(&self, from: Square, to: Square) -> Option<Square> {
        self.takes(self.passed?, from, to)
    }

    /// The pawn that has `passed`, if a pawn takes it by going to a square.
    pub(crate) fn takes(&self, passed: Passed, from: Square, to: Square) -> Option<Square> {
        let side = self.side();
        let aside = || pawn_attacks(side, Columns::of(from.column()), self.rules);
        (passed.column == to.column()
            && self.pieces().has(side, Kind::Pawn, from)
            && aside().contains(to.column()))
        .then_some(passed.pawn)
    }

    pub(crate) fn can_capture_en_passant(&self) -> bool {
        self.pending().is_none() && self.en_passant(&mut |_| Break(())).is_break()
    }

    /// The pieces after a move; `beside` is captured en passant.
    pub(crate) fn after_move(
        &self,
        kind: Kind,
        from: Square,
        to: Square,
        beside: Option<Square>,
    ) -> Pieces {
        let mut pieces = *self.pieces();
        pieces.clear(beside.unwrap_or(to));
        pieces.toggle(kind, self.side(), from);
        pieces.toggle(kind, self.side(), to);
        pieces
    }

    /// Whether the king of the side to move would stand safe among these pieces.
    pub(crate) fn is_safe(&self, pieces: &Pieces) -> bool {
        let king = pieces.king(self.side());
        king.is_none_or(|at| !pieces.attack(self.side().other(), at, self.rules))
    }

    fn generate_board(&self, from: Place, check: bool, sink: Sink<'_>) -> Flow {
        let Some(aboard) = self.movable(from) else {
            return Continue(());
        };
        let (rules, loaded) = (self.rules, !aboard.is_empty());
        for to in rules.board_targets(self.boards(), self.side(), from, loaded) {
            self.board_turn(from, to, aboard.first(), check, sink)?;
        }
        Continue(())
    }

    /// The pieces on a board, whether or not there is one.
    pub(crate) fn aboard(&self, board: Place) -> Squares {
        self.pieces().all() & Level::Attack(board).squares()
    }

    /// What stands on a board (at most one piece) that the side to move controls (5.1, 5.2).
    pub(crate) fn movable(&self, board: Place) -> Option<Squares> {
        let side = self.side();
        let aboard = self.aboard(board);
        let own = self.boards().owner(board) == Some(side);
        let controlled = match aboard.first() {
            Some(piece) => self.pieces().of_side(side).contains(piece),
            None => own,
        };
        let marked = own || !self.rules.has(Rule::A5);
        (aboard.len() <= 1 && controlled && marked).then_some(aboard)
    }

    /// The piece that a board carries when it moves.
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
        sink: Sink<'_>,
    ) -> Flow {
        let (side, rules) = (self.side(), self.rules);
        let mut pieces = self.pieces();
        let mut landed = None;
        let mut moved;
        if let Some(at) = passenger
            && let Some((kind, _)) = pieces.at(at)
        {
            let carried = from.carry(at, to);
            moved = *pieces;
            moved.toggle(kind, side, at);
            moved.toggle(kind, side, carried);
            pieces = &moved;
            landed = Some((kind, carried));
        }
        // Boards hide nothing: an empty one neither parries a check nor uncovers one.
        if check && landed.is_none() || landed.is_some() && !self.is_safe(pieces) {
            return Continue(());
        }
        let mut boards = self.boards();
        boards.take(from);
        boards.put(to, None);
        let promotes = landed.is_some_and(|(kind, at)| {
            kind == Kind::Pawn && self.last_columns(side, boards).contains(at.column())
        });
        let (corner, choices) = match uncovered(pieces, boards, rules, from.pin()) {
            Some((owner, at)) if owner == side => (true, self.promotions(side, at)),
            // Section 4.7(c).
            Some((owner, at))
                if [Kind::Queen, Kind::Knight].iter().any(|&kind| {
                    let mut pieces = *pieces;
                    pieces.toggle(Kind::Pawn, owner, at);
                    pieces.toggle(kind, owner, at);
                    !self.is_safe(&pieces)
                }) =>
            {
                return Continue(());
            }
            _ if promotes => (false, Promotion::PIECES),
            _ => (false, &[][..]),
        };
        let turn = |becomes| Action::Board {
            from,
            to,
            corner,
            becomes,
        };
        if choices.is_empty() {
            return sink(Found::One(turn(None)));
        }
        each_choice(choices, sink, |becomes| turn(Some(becomes)))
    }
}
