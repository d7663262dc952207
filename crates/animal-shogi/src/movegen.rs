//! Legal moves and drops as sets of squares (sections 5 to 8).
//!
//! Nothing is made and tested: the pieces that give check and the pinned ones say where
//! every other piece may go. One walk over the position feeds whoever listens, so that a
//! count is the size of a few sets.

use klubovna_tabletop::rules::{Position, Side};

use crate::action::Action;
use crate::attacks::{self, between};
use crate::piece::{Kind, Piece};
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::squares::Squares;
use crate::stage::Stage;

/// Who listens to the walk.
trait Sink {
    /// Whether it listens to drops at all.
    #[inline]
    fn drops_matter(&self) -> bool {
        true
    }

    /// A piece on `from` can go to these squares, without and with promotion.
    fn moves(&mut self, from: Square, stay: Squares, promote: Squares);

    /// Pieces can go to these squares from as many numbers before as `delta` says.
    fn shifted(&mut self, delta: i8, stay: Squares, promote: Squares);

    /// A piece of the hand can be dropped on these squares.
    fn drops(&mut self, kind: Kind, to: Squares);
}

/// Counts.
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

/// Writes a list.
struct Lister<'a> {
    out: &'a mut Vec<Action>,
    wanted: Wanted,
}

/// Which moves to list.
enum Wanted {
    All,
    /// Captures on these squares, promoting where that is possible, and promotions.
    Sharp(Squares),
}

impl Lister<'_> {
    #[inline]
    fn split(&self, stay: Squares, promote: Squares) -> [(Squares, bool); 2] {
        let stay = match self.wanted {
            Wanted::All => stay,
            Wanted::Sharp(enemies) => (stay & enemies) - promote,
        };
        [(promote, true), (stay, false)]
    }
}

impl Sink for Lister<'_> {
    #[inline]
    fn drops_matter(&self) -> bool {
        matches!(self.wanted, Wanted::All)
    }

    #[inline]
    fn moves(&mut self, from: Square, stay: Squares, promote: Squares) {
        for (squares, promote) in self.split(stay, promote) {
            self.out.extend(
                squares
                    .into_iter()
                    .map(|to| Action::Move { from, to, promote }),
            );
        }
    }

    #[inline]
    fn shifted(&mut self, delta: i8, stay: Squares, promote: Squares) {
        for (squares, promote) in self.split(stay, promote) {
            self.out.extend(squares.into_iter().map(|to| {
                let from = Square::from_bit(to.index().wrapping_add_signed(-delta));
                Action::Move { from, to, promote }
            }));
        }
    }

    #[inline]
    fn drops(&mut self, kind: Kind, to: Squares) {
        self.out
            .extend(to.into_iter().map(|to| Action::Drop { kind, to }));
    }
}

/// The ranks that matter to a side.
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

    /// Section 6.1: which of `targets` may promote a piece that comes from `from`.
    #[inline]
    fn promoting(&self, from: Square, targets: Squares) -> Squares {
        if self.zone.contains(from) {
            targets
        } else {
            targets & self.zone
        }
    }

    /// Section 6.2: where a piece has no further move.
    #[inline]
    fn dead(&self, kind: Kind) -> Squares {
        match kind.dead_ranks() {
            0 => Squares::EMPTY,
            1 => self.last,
            _ => self.last_two,
        }
    }
}

/// Both sides' ranks, to be picked by a constant or a variable side.
static RANKS: [Ranks; 2] = [Ranks::of(Side::FIRST), Ranks::of(Side::SECOND)];

impl AnimalShogi {
    /// Everything that the side to move can do, in a fixed order.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        match self.stage() {
            Stage::Furigoma => out.push(Action::Throw),
            Stage::Proposed => out.extend([Action::Agree, Action::Decline]),
            stage if !stage.is_play() || self.is_closed() => {}
            stage => {
                self.list_moves(!self.rules().casual(), out);
                if self.can_declare() {
                    out.push(Action::Declare);
                }
                if stage == Stage::Play && self.impasse_available() {
                    out.push(Action::Propose);
                }
                if self.rules().illegal_loses() && !out.is_empty() {
                    self.list_slips(out);
                }
            }
        }
    }

    /// As many as [`list_actions`](Self::list_actions) lists.
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
    pub(crate) fn is_closed(&self) -> bool {
        self.lion(self.side()).is_none()
            || self.plies_left() == 0
            || self.rules().casual() && self.decided().is_some()
    }

    /// Moves and drops without words, where they can be counted without listing them.
    #[inline]
    pub(crate) fn number_of_moves(&self) -> Option<u32> {
        if self.stage() != Stage::Play || self.rules().illegal_loses() {
            None
        } else if self.is_closed() {
            Some(0)
        } else {
            Some(self.count(!self.rules().casual()))
        }
    }

    // Once in the program: it is large.
    #[inline(never)]
    fn count(&self, strict: bool) -> u32 {
        let mut counter = Counter(0);
        self.walk(strict, &mut counter);
        counter.0
    }

    /// Whether the side to move has a move that leaves its lion safe.
    pub(crate) fn has_strict_move(&self) -> bool {
        self.count(true) > 0
    }

    /// Moves when the lion may be left in check (section 13.1).
    pub(crate) fn count_casual(&self) -> u32 {
        self.count(false)
    }

    /// All moves and drops, whether or not the game is over; `strict`ly those that leave the
    /// own lion safe (section 8.1).
    pub fn list_moves(&self, strict: bool, out: &mut Vec<Action>) {
        let wanted = Wanted::All;
        self.list(strict, &mut Lister { out, wanted });
    }

    /// Captures and promotions that leave the own lion safe, or any where the other lion can
    /// be taken; a move that can promote only with promotion.
    pub(crate) fn list_sharp(&self, out: &mut Vec<Action>) {
        let wanted = Wanted::Sharp(self.pieces(self.rival()));
        self.list(!self.takes_lion(), &mut Lister { out, wanted });
    }

    // Once in the program: it is large.
    #[inline(never)]
    fn list(&self, strict: bool, sink: &mut Lister<'_>) {
        self.walk(strict, sink);
    }

    #[inline]
    fn walk(&self, strict: bool, sink: &mut impl Sink) {
        // Twice, so that each has the numbers of its side built in.
        if self.side() == Side::FIRST {
            self.walk_as(Side::FIRST, strict, sink);
        } else {
            self.walk_as(Side::SECOND, strict, sink);
        }
    }

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "the side is a constant in either place"
    )]
    fn walk_as(&self, side: Side, strict: bool, sink: &mut impl Sink) {
        let ranks = &RANKS[side.index()];
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
                    // Nobody comes between a rabbit and its target.
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
        let [chicks, piglets, rabbits, cats] = self.small(side);
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
        for from in self.dogs(side) & free {
            sink.moves(from, attacks::dog(from, side) & targets, Squares::EMPTY);
        }
        let crowned = self.crowned(side);
        let mut go = |from: Square, reach: Squares| {
            if crowned.contains(from) {
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

        if sink.drops_matter() && !self.hand(side).is_empty() && !drops.is_empty() {
            self.drops(side, chicks, drops, sink);
        }
    }

    /// Section 7; `empty` are the squares where a drop answers what has to be answered.
    #[inline]
    fn drops(&self, side: Side, chicks: Squares, empty: Squares, sink: &mut impl Sink) {
        let ranks = &RANKS[side.index()];
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

    /// Section 7.4 for a chick dropped in front of the enemy lion.
    pub(crate) fn drop_is_mate(&self, at: Square) -> bool {
        // Where lions may be left in check, another piece can give check as well.
        if self.rules().casual() && self.in_check(self.rival()) {
            let mut next = *self;
            next.place_chick(at);
            return !next.has_strict_move();
        }
        self.drop_mates(at)
    }

    /// The piece that `pinner` holds may move on the line between them and the lion.
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

    /// Whether `action` is possible; [`obstacle`](Self::obstacle) says why not.
    pub(crate) fn allows(&self, action: Action) -> bool {
        match self.obstacle(action) {
            None => true,
            Some(obstacle) => self.rules().illegal_loses() && obstacle.slip().is_some(),
        }
    }

    /// Moves that are possible and lose (section 8.6).
    fn list_slips(&self, out: &mut Vec<Action>) {
        let side = self.side();
        let mut add = |action| {
            if self.slip(action).is_some() {
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

/// Where a piece on `from` can go without and with promotion, of `targets` in its reach.
pub(crate) fn split(
    piece: Piece,
    side: Side,
    from: Square,
    targets: Squares,
) -> (Squares, Squares) {
    if !piece.can_promote() {
        return (targets, Squares::EMPTY);
    }
    let ranks = &RANKS[side.index()];
    (
        targets - ranks.dead(piece.kind),
        ranks.promoting(from, targets),
    )
}
