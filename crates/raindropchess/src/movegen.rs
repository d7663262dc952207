//! Legal actions (sections 3 to 8) as sets of squares.

use klubovna_board::chess::{Bitboard, Square, attacks};
use klubovna_board::{CellSet, Direction};
use klubovna_rules::{Position, Side};

use crate::piece::{attacks_of, pawn_direction, promotion_rank, ranks_from_home};
use crate::{Action, Card, Deck, Joker, Kind, Phase, Raindropchess};

/// The restrictions by checks and pins of the own king (section 4.5); none while it is not on the
/// board.
#[derive(Clone, Copy)]
struct Guard {
    /// The squares to which pieces other than the king may go.
    mask: Bitboard,
    /// Pinned pieces: they may only go along the line from the king.
    pinned: Bitboard,
}

/// A group of actions that differ in one square only; the set of these squares comes with it.
#[derive(Clone, Copy)]
enum Group {
    Draw,
    Decline,
    Place(Kind),
    Remove,
    Relocate(Square),
    Move(Square),
    /// Moves of a pawn to the last rank: for each square one action for each kind of promotion.
    Promote(Square),
}

/// The set that comes with an action without a square.
const ONE: Bitboard = CellSet(1);

/// The squares on which a piece blocks the check of all `attackers`.
fn blocking_squares(king: Square, attackers: Bitboard) -> Bitboard {
    match (attackers.first(), attackers.len()) {
        (None, _) => Bitboard::ALL,
        (Some(attacker), 1) => attacks::between(king, attacker),
        _ => Bitboard::EMPTY,
    }
}

/// Receives groups of actions with their squares; returns true to stop the generation.
type Visit<'a> = &'a mut dyn FnMut(Group, Bitboard) -> bool;

fn is_any(_: Group, squares: Bitboard) -> bool {
    !squares.is_empty()
}

impl Raindropchess {
    /// The pieces of `by` that attack `square` when the board is `occupied` (section 2.3).
    pub(crate) fn attackers(&self, by: Side, square: Square, occupied: Bitboard) -> Bitboard {
        let pieces = |kind| self.pieces().of(by, kind);
        let queens = pieces(Kind::Queen);
        (attacks::rook(square, occupied) & (pieces(Kind::Rook) | queens))
            | (attacks::bishop(square, occupied) & (pieces(Kind::Bishop) | queens))
            | (attacks::knight(square) & pieces(Kind::Knight))
            | (attacks::king(square) & pieces(Kind::King))
            | (attacks::pawn(by.other(), square) & pieces(Kind::Pawn))
    }

    /// The enemy pieces that give check to a side (section 2.4).
    pub fn checkers(&self, side: Side) -> Bitboard {
        self.checkers_on(side, self.pieces().occupied())
    }

    /// The enemy pieces that give check to a side when the board is `occupied`.
    pub(crate) fn checkers_on(&self, side: Side, occupied: Bitboard) -> Bitboard {
        match self.king(side) {
            Some(king) => self.attackers(side.other(), king, occupied),
            None => Bitboard::EMPTY,
        }
    }

    /// Whether the king of a side is attacked.
    pub fn in_check(&self, side: Side) -> bool {
        !self.checkers(side).is_empty()
    }

    /// The squares that the pieces of `by` attack.
    fn attacked(&self, by: Side) -> Bitboard {
        let mut attacked = Bitboard::EMPTY;
        for kind in Kind::ALL {
            for at in self.pieces().of(by, kind) {
                attacked |= attacks_of(kind, by, at, self.pieces().occupied());
            }
        }
        attacked
    }

    /// Those of `squares` that the side not on turn does not attack when the board is `occupied`.
    fn safe(&self, squares: Bitboard, occupied: Bitboard) -> Bitboard {
        let enemy = self.side().other();
        let safe = |at: &Square| self.attackers(enemy, *at, occupied).is_empty();
        squares.into_iter().filter(safe).collect()
    }

    fn guard(&self) -> Guard {
        let side = self.side();
        let mut guard = Guard {
            mask: Bitboard::ALL,
            pinned: Bitboard::EMPTY,
        };
        let Some(king) = self.king(side) else {
            return guard;
        };
        let pieces = |kind| self.pieces().of(side.other(), kind);
        let mut checkers = (attacks::knight(king) & pieces(Kind::Knight))
            | (attacks::pawn(side, king) & pieces(Kind::Pawn));
        let straight = pieces(Kind::Rook) | pieces(Kind::Queen);
        let diagonal = pieces(Kind::Bishop) | pieces(Kind::Queen);
        // Sliding pieces that would give check if no piece stood in between.
        let aiming = (attacks::rook(king, Bitboard::EMPTY) & straight)
            | (attacks::bishop(king, Bitboard::EMPTY) & diagonal);
        for slider in aiming {
            let shield = attacks::between(king, slider) & self.pieces().occupied();
            match shield.len() {
                0 => checkers = checkers.with(slider),
                1 => guard.pinned |= shield & self.pieces().side(side),
                _ => {}
            }
        }
        guard.mask = blocking_squares(king, checkers);
        if checkers.len() == 1 {
            guard.mask |= checkers;
        }
        guard
    }

    /// The pseudo-legal targets of a piece: the own king may be left in check (sections 4.2 to 4.4).
    pub(crate) fn reach(&self, kind: Kind, side: Side, from: Square) -> Bitboard {
        let occupied = self.pieces().occupied();
        let seen = attacks_of(kind, side, from, occupied);
        if kind != Kind::Pawn {
            return seen - self.pieces().side(side);
        }
        let ahead = |squares: Bitboard| squares.shift(pawn_direction(side)) - occupied;
        let one = ahead(Bitboard::of(from));
        let two = match ranks_from_home(side, from) {
            1 if !self.options().single_step => ahead(one),
            _ => Bitboard::EMPTY,
        };
        one | two | (seen & self.pieces().side(side.other()))
    }

    fn targets(&self, kind: Kind, from: Square, guard: Guard) -> Bitboard {
        let side = self.side();
        let reach = self.reach(kind, side, from);
        if kind == Kind::King {
            // The king does not shield the squares behind it.
            return self.safe(reach, self.pieces().occupied().without(from));
        }
        let reach = reach & guard.mask;
        match self.king(side) {
            Some(own) if guard.pinned.contains(from) => match Direction::from_to(own, from) {
                Some(direction) => reach & attacks::ray(own, direction),
                None => reach,
            },
            _ => reach,
        }
    }

    /// The legal targets of a piece of the side to move.
    pub(crate) fn destinations(&self, from: Square) -> Bitboard {
        match self.pieces().at(from) {
            Some((kind, side)) if side == self.side() => self.targets(kind, from, self.guard()),
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether a move is one of a pawn to the last rank.
    pub(crate) fn promotes(&self, from: Square, to: Square) -> bool {
        let side = self.side();
        to.rank() == promotion_rank(side) && self.pieces().of(side, Kind::Pawn).contains(from)
    }

    /// Whether a pawn may stay one on the last rank (sections 7.1 and 7.4).
    fn may_stay(&self) -> bool {
        self.options().optional_promotion || self.blue_left(self.side()).next().is_none()
    }

    /// Calls `visit` for the moves of the side to move until it returns true.
    fn find_moves(&self, visit: Visit<'_>) -> bool {
        let side = self.side();
        let guard = self.guard();
        let last = Bitboard::rank(promotion_rank(side));
        for kind in Kind::ALL {
            for from in self.pieces().of(side, kind) {
                let targets = self.targets(kind, from, guard);
                // The targets of a pawn are all on the last rank, or none is.
                let group = if kind == Kind::Pawn && targets.meets(last) {
                    Group::Promote(from)
                } else {
                    Group::Move(from)
                };
                if visit(group, targets) {
                    return true;
                }
            }
        }
        false
    }

    /// Calls `visit` for the effects of a joker until it returns true (sections 8.1 to 8.4).
    fn find_effects(&self, visit: Visit<'_>) -> bool {
        match self.options().joker {
            Joker::None | Joker::DrawAgain => false,
            Joker::FreeMove => self.find_moves(visit),
            Joker::RemovePiece => visit(Group::Remove, self.removals()),
            Joker::Relocate => self
                .pieces()
                .side(self.side())
                .into_iter()
                .any(|from| visit(Group::Relocate(from), self.relocations(from))),
        }
    }

    /// Calls `visit` for the actions of section 3, even where the game is drawn, until it returns
    /// true.
    fn find_actions(&self, visit: Visit<'_>) -> bool {
        let side = self.side();
        match self.phase() {
            Phase::Drawn => false,
            Phase::Redraw => visit(Group::Draw, ONE),
            Phase::Turn => {
                (self.may_draw() && visit(Group::Draw, ONE))
                    || (self.king(side).is_some() && self.find_moves(visit))
            }
            Phase::Shown(card) => match card.kind() {
                Some(kind) => visit(Group::Place(kind), self.placements(card)),
                None => {
                    self.find_effects(visit) || (!self.in_check(side) && visit(Group::Decline, ONE))
                }
            },
        }
    }

    /// Whether the side to move has a legal chess move at the start of its turn.
    pub fn may_move(&self) -> bool {
        self.king(self.side()).is_some() && self.find_moves(&mut is_any)
    }

    /// Whether there is an action, even where the game is drawn.
    pub(crate) fn can_act(&self) -> bool {
        self.phase() == Phase::Drawn || self.find_actions(&mut is_any)
    }

    /// The actions of section 3; none when the game is drawn.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        if self.is_drawn() {
            return;
        }
        self.find_actions(&mut |group, squares| {
            for to in squares {
                let action = match group {
                    Group::Draw => Action::Draw,
                    Group::Decline => Action::Decline,
                    Group::Place(kind) => Action::Place(kind, to),
                    Group::Remove => Action::Remove(to),
                    Group::Relocate(from) => Action::Relocate(from, to),
                    Group::Move(from) => Action::Move(from, to, None),
                    Group::Promote(from) => {
                        let blue = self.blue_left(self.side());
                        out.extend(blue.map(|blue| Action::Move(from, to, Some(blue))));
                        if !self.may_stay() {
                            continue;
                        }
                        Action::Move(from, to, None)
                    }
                };
                out.push(action);
            }
            false
        });
    }

    /// The number of actions that [`list_actions`](Self::list_actions) lists; drawing a card counts
    /// as `draw` actions.
    pub(crate) fn count_listed(&self, draw: u64) -> u64 {
        if self.is_drawn() {
            return 0;
        }
        let mut count = 0;
        self.find_actions(&mut |group, squares| {
            let each = match group {
                Group::Draw => draw,
                Group::Promote(_) => {
                    let blue = self.blue_left(self.side()).count() as u64;
                    blue + u64::from(self.may_stay())
                }
                _ => 1,
            };
            count += u64::from(squares.len()) * each;
            false
        });
        count
    }

    /// Whether [`list_actions`](Self::list_actions), or chance, lists `action`.
    pub(crate) fn allows(&self, action: Action) -> bool {
        let (side, phase) = (self.side(), self.phase());
        match action {
            Action::Draw => phase == Phase::Redraw || (phase == Phase::Turn && self.may_draw()),
            Action::Reveal(card) => phase == Phase::Drawn && self.deck_of(side).count(card) > 0,
            Action::Place(kind, at) => {
                let card = Card::bringing(kind, at);
                phase == Phase::Shown(card) && self.placements(card).contains(at)
            }
            Action::Move(from, to, promotion) => {
                let turn = phase == Phase::Turn && self.king(side).is_some();
                (turn || self.effect() == Joker::FreeMove)
                    && self.destinations(from).contains(to)
                    && match promotion {
                        _ if !self.promotes(from, to) => promotion.is_none(),
                        Some(kind) => self.has_blue(side, kind),
                        None => self.may_stay(),
                    }
            }
            Action::Remove(at) => {
                self.effect() == Joker::RemovePiece && self.removals().contains(at)
            }
            Action::Relocate(from, to) => {
                self.effect() == Joker::Relocate && self.relocations(from).contains(to)
            }
            Action::Decline => self.shown() == Some(Card::Joker) && !self.in_check(side),
        }
    }

    /// The squares on which the side to move may place the piece of a card now (section 5).
    pub fn placements(&self, card: Card) -> Bitboard {
        let occupied = self.pieces().occupied();
        let free = card.region(self.side()) - occupied;
        if card == Card::King {
            free - self.attacked(self.side().other())
        } else {
            // Section 6.3.
            free & self.blocks(occupied)
        }
    }

    /// The squares on which a piece of the side to move would block all checks when the board is
    /// `occupied`: every square where there is no check.
    fn blocks(&self, occupied: Bitboard) -> Bitboard {
        match self.king(self.side()) {
            Some(king) => blocking_squares(king, self.checkers_on(self.side(), occupied)),
            None => Bitboard::ALL,
        }
    }

    /// Whether a card of the own deck could end the check (sections 2.5 and 8.5).
    pub fn interposes(&self, card: Card) -> bool {
        match card {
            Card::Joker => self.find_effects(&mut is_any),
            Card::King => false,
            _ => !self.placements(card).is_empty(),
        }
    }

    /// The cards of the deck of the side on turn that could end the check.
    pub fn saving_cards(&self) -> Deck {
        let mut saving = self.deck_of(self.side());
        for card in saving.kinds() {
            if !self.interposes(card) {
                saving = saving.with(card, 0);
            }
        }
        saving
    }

    /// Whether the side on turn may draw (sections 3.2 to 3.5 and 6.5).
    pub(crate) fn may_draw(&self) -> bool {
        let deck = self.deck_of(self.side());
        if deck.is_empty() || !self.in_check(self.side()) {
            return !deck.is_empty();
        }
        deck.kinds().any(|card| self.interposes(card))
            || (self.options().hopeless_draw && self.find_moves(&mut is_any))
    }

    /// The enemy pieces that a joker may take off the board (section 8.1).
    pub(crate) fn removals(&self) -> Bitboard {
        let enemy = self.side().other();
        let mut pieces = self.pieces().side(enemy) - self.pieces().of(enemy, Kind::King);
        for at in pieces {
            let occupied = self.pieces().occupied().without(at);
            let checkers = self.checkers_on(self.side(), occupied);
            if !checkers.without(at).is_empty() {
                pieces = pieces.without(at);
            }
        }
        pieces
    }

    /// The squares to which a joker may put the piece on `from` (section 8.1).
    pub(crate) fn relocations(&self, from: Square) -> Bitboard {
        let occupied = self.pieces().occupied();
        match self.pieces().at(from) {
            Some((kind, side)) if side == self.side() && kind != Kind::King => {
                let free = Card::bringing(kind, from).region(side) - occupied;
                free & self.blocks(occupied.without(from))
            }
            _ => Bitboard::EMPTY,
        }
    }
}
