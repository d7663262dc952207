//! Legal moves and drops as sets of squares (sections 5 to 8).
//!
//! No move is made and unmade to test it: checks and pins tell where every piece may go. One
//! generator calls a [`Sink`] with sets of squares, so that counting moves is counting bits.

use klubovna_rules::{Position, Side};

use crate::action::Action;
use crate::attacks::{self, between};
use crate::by_side::BySide;
use crate::piece::{Kind, Piece};
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::squares::Squares;
use crate::stage::Stage;

/// Receives the moves that the generator finds.
trait Sink {
    /// Whether drops are to be generated.
    #[inline]
    fn wants_drops(&self) -> bool {
        true
    }

    /// A piece on `from` can go to these squares, without and with promotion.
    fn moves(&mut self, from: Square, stay: Squares, promote: Squares);

    /// Pieces can go to these squares; the index of each origin is that of the target minus
    /// `delta`.
    fn shifted(&mut self, delta: i8, stay: Squares, promote: Squares);

    /// A piece of the hand can be dropped on these squares.
    fn drops(&mut self, kind: Kind, to: Squares);
}

/// Counts moves.
struct Counter(u32);

impl Sink for Counter {
    #[inline]
    fn moves(&mut self, _: Square, stay: Squares, promote: Squares) {
        self.0 += stay.len() + promote.len();
    }

    #[inline]
    fn shifted(&mut self, _: i8, stay: Squares, promote: Squares) {
        self.0 += stay.len() + promote.len();
    }

    #[inline]
    fn drops(&mut self, _: Kind, to: Squares) {
        self.0 += to.len();
    }
}

/// Lists moves.
struct Lister<'a> {
    out: &'a mut Vec<Action>,
    wanted: Wanted,
}

/// Which moves to list.
enum Wanted {
    All,
    /// Captures on these squares, promoting where that is possible, and promotions.
    Tactical(Squares),
}

impl Lister<'_> {
    #[inline]
    fn split(&self, stay: Squares, promote: Squares) -> [(Squares, bool); 2] {
        let stay = match self.wanted {
            Wanted::All => stay,
            Wanted::Tactical(enemies) => (stay & enemies) - promote,
        };
        [(promote, true), (stay, false)]
    }
}

impl Sink for Lister<'_> {
    #[inline]
    fn wants_drops(&self) -> bool {
        matches!(self.wanted, Wanted::All)
    }

    #[inline]
    fn moves(&mut self, from: Square, stay: Squares, promote: Squares) {
        for (squares, promote) in self.split(stay, promote) {
            for to in squares {
                self.out.push(Action::Move { from, to, promote });
            }
        }
    }

    #[inline]
    fn shifted(&mut self, delta: i8, stay: Squares, promote: Squares) {
        for (squares, promote) in self.split(stay, promote) {
            for to in squares {
                let from = Square::from_bit(to.index().wrapping_add_signed(-delta));
                self.out.push(Action::Move { from, to, promote });
            }
        }
    }

    #[inline]
    fn drops(&mut self, kind: Kind, to: Squares) {
        for to in to {
            self.out.push(Action::Drop { kind, to });
        }
    }
}

/// The ranks with special rules for a side.
struct Ranks {
    zone: Squares,
    last: Squares,
    last_two: Squares,
}

impl Ranks {
    const fn of(side: Side) -> Self {
        Self {
            zone: Squares::far_ranks(side, 3),
            last: Squares::far_ranks(side, 1),
            last_two: Squares::far_ranks(side, 2),
        }
    }

    /// Those of `targets` on which a piece from `from` may promote (section 6.1).
    #[inline]
    fn promoting(&self, from: Square, targets: Squares) -> Squares {
        if self.zone.contains(from) {
            targets
        } else {
            targets & self.zone
        }
    }

    /// The squares on which a piece would have no further move (section 6.2).
    #[inline]
    fn dead(&self, kind: Kind) -> Squares {
        match kind.dead_ranks() {
            0 => Squares::EMPTY,
            1 => self.last,
            _ => self.last_two,
        }
    }
}

/// The ranks of both sides.
static RANKS: BySide<Ranks> = BySide([Ranks::of(Side::FIRST), Ranks::of(Side::SECOND)]);

impl AnimalShogi {
    /// Lists the actions of the side to move, in a fixed order.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        match self.stage() {
            Stage::Furigoma => out.push(Action::Throw),
            Stage::Proposed => out.extend([Action::Agree, Action::Decline]),
            stage if !stage.is_play() || self.is_closed() => {}
            stage => {
                self.list_moves(!self.rules().casual, out);
                // Mate, or no move: the game is over (sections 8.3, 8.4).
                if out.is_empty() {
                    return;
                }
                if self.can_declare() {
                    out.push(Action::Declare);
                }
                if stage == Stage::Play && self.impasse_available() {
                    out.push(Action::Propose);
                }
                if self.rules().illegal_loses {
                    self.list_illegal_moves(out);
                }
            }
        }
    }

    /// The number of actions that [`list_actions`](Self::list_actions) lists.
    #[inline]
    pub(crate) fn number_of_actions(&self) -> u32 {
        match self.number_of_moves() {
            None => {
                let mut actions = Vec::new();
                self.list_actions(&mut actions);
                actions.len() as u32
            }
            Some(0) => 0,
            Some(moves) => {
                moves + u32::from(self.can_declare()) + u32::from(self.impasse_available())
            }
        }
    }

    /// Whether the game is over although moves could be made: the lion is gone, the limit
    /// is reached, or it is mate where lions can be captured.
    #[inline]
    pub fn is_closed(&self) -> bool {
        self.lion(self.side()).is_none()
            || self.plies_left() == 0
            || self.rules().casual && self.decided().is_some()
    }

    /// The number of moves and drops, if it can be counted without listing them.
    #[inline]
    pub(crate) fn number_of_moves(&self) -> Option<u32> {
        if self.stage() != Stage::Play || self.rules().illegal_loses {
            None
        } else if self.is_closed() {
            Some(0)
        } else {
            Some(self.count(!self.rules().casual))
        }
    }

    // Never inlined, because it is large.
    #[inline(never)]
    fn count(&self, strict: bool) -> u32 {
        if cfg!(feature = "small") {
            let mut actions = Vec::new();
            self.list_moves(strict, &mut actions);
            return actions.len() as u32;
        }
        let mut counter = Counter(0);
        self.generate(strict, &mut counter);
        counter.0
    }

    /// Whether the side to move has a move that leaves its lion safe.
    pub(crate) fn has_strict_move(&self) -> bool {
        self.count(true) > 0
    }

    /// The number of moves where the lion may be left in check (section 13.1).
    pub(crate) fn count_casual(&self) -> u32 {
        self.count(false)
    }

    /// All moves and drops, whether or not the game is over; if `strict`, only those that
    /// leave the own lion safe (section 8.1).
    pub fn list_moves(&self, strict: bool, out: &mut Vec<Action>) {
        let wanted = Wanted::All;
        self.list(strict, &mut Lister { out, wanted });
    }

    /// Captures and promotions that leave the own lion safe, or any where the other lion can
    /// be taken; a move that can promote only with promotion.
    pub fn list_tactical(&self, out: &mut Vec<Action>) {
        let wanted = Wanted::Tactical(self.pieces(self.opponent()));
        self.list(!self.takes_lion(), &mut Lister { out, wanted });
    }

    // Never inlined, because it is large.
    #[inline(never)]
    fn list(&self, strict: bool, sink: &mut Lister<'_>) {
        self.generate(strict, sink);
    }

    #[inline]
    fn generate(&self, strict: bool, sink: &mut impl Sink) {
        // Compiled once for each side, with the constants of that side.
        if cfg!(feature = "small") {
            self.generate_for(self.side(), strict, sink);
        } else if self.side() == Side::FIRST {
            self.generate_for(Side::FIRST, strict, sink);
        } else {
            self.generate_for(Side::SECOND, strict, sink);
        }
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "the side is a constant in either place"
    )]
    fn generate_for(&self, side: Side, strict: bool, sink: &mut impl Sink) {
        let ranks = &RANKS[side];
        let own = self.pieces(side);
        let occupied = self.occupied();
        let mut targets = Squares::ALL - own;
        let mut drops = Squares::ALL - occupied;
        let mut pinned = Squares::EMPTY;

        if let Some(lion) = self.lion(side) {
            let steps = attacks::lion(lion) & targets;
            if strict {
                let threats = self.threats(side, lion, occupied);
                let safe = self.safe_steps(side, lion, occupied, steps);
                sink.moves(lion, safe, Squares::EMPTY);
                if let Some(checker) = threats.checkers.first() {
                    if threats.checkers.several() {
                        return;
                    }
                    // No piece can come between a rabbit and its target.
                    drops = if attacks::rabbit(lion, side).contains(checker) {
                        Squares::EMPTY
                    } else {
                        between(lion, checker)
                    };
                    targets = drops | threats.checkers;
                }
                pinned = threats.pinned;
                for pinner in threats.pinners {
                    self.pinned_moves(side, lion, pinner, targets, sink);
                }
            } else {
                sink.moves(lion, steps, Squares::EMPTY);
            }
        }

        let free = !pinned;
        let [chicks, piglets, rabbits, cats] = self.minors(side);
        let to = (chicks & free).forward(side) & targets;
        let ahead = if side == Side::FIRST { -1 } else { 1 };
        sink.shifted(ahead, to - ranks.last, to & ranks.zone);

        let jumpers = rabbits & free;
        if !jumpers.is_empty() {
            for delta in [2 * ahead - 9, 2 * ahead + 9] {
                let to = jumpers.shifted(delta) & targets;
                sink.shifted(delta, to - ranks.last_two, to & ranks.zone);
            }
        }
        for from in piglets & free {
            let to = attacks::piglet(from, side, occupied) & targets;
            sink.moves(from, to - ranks.last, to & ranks.zone);
        }
        for from in cats & free {
            let to = attacks::cat(from, side) & targets;
            sink.moves(from, to, ranks.promoting(from, to));
        }
        for from in self.moving_like_dogs(side) & free {
            sink.moves(from, attacks::dog(from, side) & targets, Squares::EMPTY);
        }
        let majors = self.promoted_majors(side);
        let mut go = |from: Square, reach: Squares| {
            if majors.contains(from) {
                sink.moves(
                    from,
                    (reach | attacks::lion(from)) & targets,
                    Squares::EMPTY,
                );
            } else {
                let to = reach & targets;
                sink.moves(from, to, ranks.promoting(from, to));
            }
        };
        for from in self.elephants(side) & free {
            go(from, attacks::elephant(from, occupied));
        }
        for from in self.giraffes(side) & free {
            go(from, attacks::giraffe(from, occupied));
        }

        if sink.wants_drops() && !self.hand(side).is_empty() && !drops.is_empty() {
            self.drops(side, chicks, drops, sink);
        }
    }

    /// Generates drops (section 7) on `empty`, the squares where a drop leaves the lion safe.
    #[inline]
    fn drops(&self, side: Side, chicks: Squares, empty: Squares, sink: &mut impl Sink) {
        let ranks = &RANKS[side];
        let hand = self.hand(side);
        if hand.holds(Kind::Chick) {
            let mut to = (empty - ranks.last) & chicks.free_files();
            let checking = self.chick_check() & to;
            if let Some(at) = checking.first()
                && self.drop_is_mate(at)
            {
                to = to - checking;
            }
            sink.drops(Kind::Chick, to);
        }
        if hand.holds(Kind::Piglet) {
            sink.drops(Kind::Piglet, empty - ranks.last);
        }
        if hand.holds(Kind::Rabbit) {
            sink.drops(Kind::Rabbit, empty - ranks.last_two);
        }
        for kind in [Kind::Cat, Kind::Dog, Kind::Elephant, Kind::Giraffe] {
            if hand.holds(kind) {
                sink.drops(kind, empty);
            }
        }
    }

    /// Whether a chick dropped in front of the enemy lion mates (section 7.4).
    pub(crate) fn drop_is_mate(&self, at: Square) -> bool {
        // Where lions may be left in check, another piece may already give check.
        if self.rules().casual && self.in_check(self.opponent()) {
            let mut next = *self;
            next.place_chick(at);
            return !next.has_strict_move();
        }
        self.drop_mates(at)
    }

    /// Generates the moves of the piece that `pinner` pins, along the line to the lion.
    fn pinned_moves(
        &self,
        side: Side,
        lion: Square,
        pinner: Square,
        targets: Squares,
        sink: &mut impl Sink,
    ) {
        let line = between(lion, pinner);
        let Some(from) = (line & self.pieces(side)).first() else {
            return;
        };
        let line = (line | Squares::of(pinner)) & targets;
        let piece = self.known_piece(from);
        let to = attacks::of(piece, side, from, self.occupied()) & line;
        if !to.is_empty() {
            let (stay, promote) = split(piece, side, from, to);
            sink.moves(from, stay, promote);
        }
    }

    /// Lists illegal moves that can be made and lose (section 8.6).
    fn list_illegal_moves(&self, out: &mut Vec<Action>) {
        let side = self.side();
        let mut add = |action| {
            if self.illegal_move(action).is_some() {
                out.push(action);
            }
        };
        for from in self.pieces(side) {
            let piece = self.known_piece(from);
            let to = attacks::of(piece, side, from, self.occupied()) - self.pieces(side);
            for to in to {
                for promote in [true, false] {
                    add(Action::Move { from, to, promote });
                }
            }
        }
        for (kind, _) in self.hand(side).items() {
            for to in !self.occupied() {
                add(Action::Drop { kind, to });
            }
        }
    }
}

/// Of the `targets` of a piece on `from`, those without and those with promotion.
pub(crate) fn split(
    piece: Piece,
    side: Side,
    from: Square,
    targets: Squares,
) -> (Squares, Squares) {
    if !piece.can_promote() {
        return (targets, Squares::EMPTY);
    }
    let ranks = &RANKS[side];
    (
        targets - ranks.dead(piece.kind),
        ranks.promoting(from, targets),
    )
}
