//! Legal actions (sections 3 to 8) as sets of squares.

use klubovna_chessmen::{Bitboard, Direction, Square, attacks};
use klubovna_tabletop::rules::{Position, Side};

use crate::man::{color, last_rank};
use crate::{Action, Card, Joker, Kind, Phase, Raindropchess};

/// What the safety of a king on the board allows its side (section 4.5); everything while
/// there is none.
#[derive(Clone, Copy)]
struct Guard {
    /// Where a man other than the king may go.
    mask: Bitboard,
    /// Men that may only go along the line from the king.
    pinned: Bitboard,
}

impl Raindropchess {
    /// The men of `by` that attack `square` when the board is `occupied` (section 2.3).
    pub(crate) fn attackers(&self, by: Side, square: Square, occupied: Bitboard) -> Bitboard {
        let men = |kind| self.men_of(by, kind);
        let queens = men(Kind::Queen);
        (attacks::rook(square, occupied) & (men(Kind::Rook) | queens))
            | (attacks::bishop(square, occupied) & (men(Kind::Bishop) | queens))
            | (attacks::knight(square) & men(Kind::Knight))
            | (attacks::king(square) & men(Kind::King))
            | (attacks::pawn(color(by.other()), square) & men(Kind::Pawn))
    }

    /// The enemy men that give check to a side (section 2.4).
    pub fn checkers(&self, side: Side) -> Bitboard {
        match self.king(side) {
            Some(king) => self.attackers(side.other(), king, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// Whether the king of a side is attacked.
    pub fn in_check(&self, side: Side) -> bool {
        !self.checkers(side).is_empty()
    }

    fn guard(&self, side: Side) -> Guard {
        let Some(king) = self.king(side) else {
            return Guard {
                mask: Bitboard::ALL,
                pinned: Bitboard::EMPTY,
            };
        };
        let men = |kind| self.men_of(side.other(), kind);
        let mut checkers = (attacks::knight(king) & men(Kind::Knight))
            | (attacks::pawn(color(side), king) & men(Kind::Pawn));
        let mut pinned = Bitboard::EMPTY;
        let straight = men(Kind::Rook) | men(Kind::Queen);
        let diagonal = men(Kind::Bishop) | men(Kind::Queen);
        // What would give check if nothing stood in between.
        let aiming = (attacks::rook(king, Bitboard::EMPTY) & straight)
            | (attacks::bishop(king, Bitboard::EMPTY) & diagonal);
        for slider in aiming {
            let shield = attacks::between(king, slider) & self.occupied();
            match shield.len() {
                0 => checkers = checkers.with(slider),
                1 => pinned |= shield & self.men(side),
                _ => {}
            }
        }
        let mask = match (checkers.first(), checkers.len()) {
            (None, _) => Bitboard::ALL,
            (Some(checker), 1) => attacks::between(king, checker).with(checker),
            _ => Bitboard::EMPTY,
        };
        Guard { mask, pinned }
    }

    /// Where a man could go if no king had to be kept safe (sections 4.2 to 4.4).
    pub(crate) fn reach(&self, kind: Kind, side: Side, from: Square) -> Bitboard {
        let occupied = self.occupied();
        let seen = kind.attacks(side, from, occupied);
        if kind != Kind::Pawn {
            return seen - self.men(side);
        }
        let (forward, home) = if side == Side::FIRST {
            (Direction::North, Bitboard(0xff << 8))
        } else {
            (Direction::South, Bitboard(0xff << 48))
        };
        let mut ahead = Bitboard::of(from).shift(forward) - occupied;
        if home.contains(from) && !self.options().single_step() {
            ahead |= ahead.shift(forward) - occupied;
        }
        ahead | (seen & self.men(side.other()))
    }

    fn targets(&self, kind: Kind, side: Side, from: Square, guard: Guard) -> Bitboard {
        let reach = self.reach(kind, side, from);
        if kind == Kind::King {
            // The king does not shield the squares behind it.
            let occupied = self.occupied().without(from);
            let safe = |to: &Square| self.attackers(side.other(), *to, occupied).is_empty();
            return reach.into_iter().filter(safe).collect();
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

    /// Every man of the side on turn with the squares it may go to.
    fn moves(&self) -> impl Iterator<Item = (Kind, Square, Bitboard)> {
        let side = self.side();
        let guard = self.guard(side);
        Kind::ALL.into_iter().flat_map(move |kind| {
            self.men_of(side, kind)
                .into_iter()
                .map(move |from| (kind, from, self.targets(kind, side, from, guard)))
        })
    }

    /// Where a man of the side on turn may move.
    pub(crate) fn destinations(&self, from: Square) -> Bitboard {
        match self.man_at(from) {
            Some((kind, side)) if side == self.side() => {
                self.targets(kind, side, from, self.guard(side))
            }
            _ => Bitboard::EMPTY,
        }
    }

    fn can_move(&self) -> bool {
        self.moves().any(|(.., targets)| !targets.is_empty())
    }

    /// Whether the side on turn has a legal chess move at the start of its turn.
    pub(crate) fn may_move(&self) -> bool {
        self.king(self.side()).is_some() && self.can_move()
    }

    // Promotion: sections 7.1, 7.2 and 7.4.
    fn list_moves(&self, out: &mut Vec<Action>) {
        let side = self.side();
        let last = Bitboard::rank(last_rank(side));
        let stays = self.options().optional_promotion() || self.blue_left(side).next().is_none();
        for (kind, from, targets) in self.moves() {
            for to in targets {
                let promotes = kind == Kind::Pawn && last.contains(to);
                if promotes {
                    let blue = self.blue_left(side);
                    out.extend(blue.map(|blue| Action::Move(from, to, Some(blue))));
                }
                if !promotes || stays {
                    out.push(Action::Move(from, to, None));
                }
            }
        }
    }

    /// Where a piece could be put to end the check of the side on turn (section 6.3).
    fn interpositions(&self) -> Bitboard {
        let checkers = self.checkers(self.side());
        match (self.king(self.side()), checkers.first(), checkers.len()) {
            (Some(king), Some(checker), 1) => attacks::between(king, checker),
            _ => Bitboard::EMPTY,
        }
    }

    /// Where the side on turn may place the piece of a card now (section 5).
    pub fn placements(&self, card: Card) -> Bitboard {
        let side = self.side();
        let free = card.region(side) - self.occupied();
        if card == Card::King {
            let safe = |at: &Square| {
                let occupied = self.occupied();
                self.attackers(side.other(), *at, occupied).is_empty()
            };
            free.into_iter().filter(safe).collect()
        } else if self.in_check(side) {
            free & self.interpositions()
        } else {
            free
        }
    }

    /// Whether a card of the own deck could end the check (sections 2.5 and 8.5).
    pub fn interposes(&self, card: Card) -> bool {
        match card {
            Card::Joker => self.effect_exists(),
            Card::King => false,
            _ => !self.placements(card).is_empty(),
        }
    }

    /// Whether the side on turn may draw (sections 3.2 to 3.5 and 6.5).
    pub(crate) fn may_draw(&self) -> bool {
        let deck = self.deck_of(self.side());
        if deck.is_empty() || !self.in_check(self.side()) {
            return !deck.is_empty();
        }
        deck.kinds().any(|card| self.interposes(card))
            || (self.options().hopeless_draw() && self.can_move())
    }

    /// The enemy men that a joker may take off the board (section 8.1).
    pub(crate) fn removals(&self) -> Bitboard {
        let (side, enemy) = (self.side(), self.side().other());
        let pieces = self.men(enemy) - self.men_of(enemy, Kind::King);
        let Some(king) = self.king(side) else {
            return pieces;
        };
        let safe = |at: &Square| {
            let occupied = self.occupied().without(*at);
            self.attackers(enemy, king, occupied)
                .without(*at)
                .is_empty()
        };
        pieces.into_iter().filter(safe).collect()
    }

    /// Where a joker may put the man that stands on `from` (section 8.1).
    pub(crate) fn relocations(&self, from: Square) -> Bitboard {
        let side = self.side();
        let Some((kind, owner)) = self.man_at(from) else {
            return Bitboard::EMPTY;
        };
        if owner != side || kind == Kind::King {
            return Bitboard::EMPTY;
        }
        let free = Card::of(kind, from).region(side) - self.occupied();
        let Some(own) = self.king(side) else {
            return free;
        };
        let attackers = self.attackers(side.other(), own, self.occupied().without(from));
        match (attackers.first(), attackers.len()) {
            (None, _) => free,
            (Some(attacker), 1) => free & attacks::between(own, attacker),
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether the joker of this game has an effect now that leaves the own king safe.
    fn effect_exists(&self) -> bool {
        match self.options().joker() {
            Joker::None | Joker::DrawAgain => false,
            Joker::FreeMove => self.can_move(),
            Joker::RemovePiece => !self.removals().is_empty(),
            Joker::Relocate => self
                .men(self.side())
                .into_iter()
                .any(|from| !self.relocations(from).is_empty()),
        }
    }

    // Sections 8.2 to 8.4.
    fn list_effects(&self, out: &mut Vec<Action>) {
        match self.options().joker() {
            Joker::None | Joker::DrawAgain => {}
            Joker::FreeMove => self.list_moves(out),
            Joker::RemovePiece => out.extend(self.removals().into_iter().map(Action::Remove)),
            Joker::Relocate => {
                for from in self.men(self.side()) {
                    let to = self.relocations(from).into_iter();
                    out.extend(to.map(|to| Action::Relocate(from, to)));
                }
            }
        }
        if !self.in_check(self.side()) {
            out.push(Action::Decline);
        }
    }

    /// The actions of section 3, whether or not the game is drawn.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        match self.phase() {
            Phase::Drawn => {}
            Phase::Redraw => out.push(Action::Draw),
            Phase::Shown(card) => match card.kind() {
                Some(kind) => {
                    let squares = self.placements(card).into_iter();
                    out.extend(squares.map(|at| Action::Place(kind, at)));
                }
                None => self.list_effects(out),
            },
            Phase::Turn => {
                if self.may_draw() {
                    out.push(Action::Draw);
                }
                if self.king(self.side()).is_some() {
                    self.list_moves(out);
                }
            }
        }
    }

    /// How many actions [`list_actions`](Self::list_actions) lists, where a draw counts
    /// for so many.
    pub(crate) fn count_listed(&self, draw: u64) -> u64 {
        let sets = |squares: Bitboard| u64::from(squares.len());
        match self.phase() {
            Phase::Drawn => 0,
            Phase::Redraw => draw,
            Phase::Shown(Card::Joker) => {
                let effects = match self.options().joker() {
                    Joker::None | Joker::DrawAgain => 0,
                    Joker::FreeMove => self.count_moves(),
                    Joker::RemovePiece => sets(self.removals()),
                    Joker::Relocate => {
                        let men = self.men(self.side()).into_iter();
                        men.map(|from| sets(self.relocations(from))).sum()
                    }
                };
                effects + u64::from(!self.in_check(self.side()))
            }
            Phase::Shown(card) => sets(self.placements(card)),
            Phase::Turn => {
                let draws = if self.may_draw() { draw } else { 0 };
                match self.king(self.side()) {
                    Some(_) => draws + self.count_moves(),
                    None => draws,
                }
            }
        }
    }

    fn count_moves(&self) -> u64 {
        let last = Bitboard::rank(last_rank(self.side()));
        let blue = self.blue_left(self.side()).count() as u64;
        let becomes = blue + u64::from(blue == 0 || self.options().optional_promotion());
        let moves = self.moves().map(|(kind, _, targets)| match kind {
            Kind::Pawn => {
                let promotions = u64::from((targets & last).len());
                u64::from((targets - last).len()) + promotions * becomes
            }
            _ => u64::from(targets.len()),
        });
        moves.sum()
    }

    /// Whether [`list_actions`](Self::list_actions), or chance, lists `action`.
    pub(crate) fn allows(&self, action: Action) -> bool {
        let side = self.side();
        let joker = (self.phase() == Phase::Shown(Card::Joker)).then_some(self.options().joker());
        match action {
            Action::Draw => {
                self.phase() == Phase::Redraw || (self.phase() == Phase::Turn && self.may_draw())
            }
            Action::Reveal(card) => {
                self.phase() == Phase::Drawn && self.deck_of(side).count(card) > 0
            }
            Action::Place(kind, at) => {
                let card = Card::of(kind, at);
                self.phase() == Phase::Shown(card) && self.placements(card).contains(at)
            }
            Action::Move(from, to, promotion) => {
                let turn = self.phase() == Phase::Turn && self.king(side).is_some();
                (turn || joker == Some(Joker::FreeMove))
                    && self.destinations(from).contains(to)
                    && self.promotes_to(from, to, promotion)
            }
            Action::Remove(at) => joker == Some(Joker::RemovePiece) && self.removals().contains(at),
            Action::Relocate(from, to) => {
                joker == Some(Joker::Relocate) && self.relocations(from).contains(to)
            }
            Action::Decline => joker.is_some() && !self.in_check(side),
        }
    }

    /// Whether what a moved man becomes is allowed (section 7).
    fn promotes_to(&self, from: Square, to: Square, promotion: Option<Kind>) -> bool {
        let side = self.side();
        let pawn = self.men_of(side, Kind::Pawn).contains(from);
        match promotion {
            _ if !pawn || to.rank() != last_rank(side) => promotion.is_none(),
            Some(kind) => self.blue_left(side).any(|blue| blue == kind),
            None => self.options().optional_promotion() || self.blue_left(side).next().is_none(),
        }
    }

    /// Whether [`list_actions`](Self::list_actions) lists any.
    pub(crate) fn can_act(&self) -> bool {
        match self.phase() {
            Phase::Drawn | Phase::Redraw => true,
            Phase::Shown(Card::Joker) => !self.in_check(self.side()) || self.effect_exists(),
            Phase::Shown(card) => !self.placements(card).is_empty(),
            Phase::Turn => self.may_draw() || self.may_move(),
        }
    }
}
