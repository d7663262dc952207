//! Moves and placements (sections 3 and 4) as sets of squares.

use klubovna_chessmen::{Bitboard, Square, attacks};
use klubovna_tabletop::rules::{Position, Side};

use crate::{Action, Folky, Kind};

/// The empty squares at which a side aims, by how often at least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aims {
    /// At least once.
    pub once: Bitboard,
    /// At least twice.
    pub twice: Bitboard,
    /// At least three times: open for a pawn.
    pub thrice: Bitboard,
}

impl Aims {
    /// Counts one more piece that could go to each of `targets`.
    fn add(&mut self, targets: Bitboard) {
        self.thrice |= self.twice & targets;
        self.twice |= self.once & targets;
        self.once |= targets;
    }
}

impl Kind {
    /// The squares that lie open to such a man (sections 3.1, 3.2 and 3.5), the first
    /// occupied one in each direction included.
    pub(crate) fn reach(self, from: Square, occupied: Bitboard) -> Bitboard {
        match self {
            Self::Rook => attacks::rook(from, occupied),
            Self::Bishop => attacks::bishop(from, occupied),
            Self::Knight => attacks::knight(from),
            Self::Pawn => Bitboard::EMPTY,
        }
    }
}

impl Folky {
    /// Where the piece of `kind` on `from` could go (sections 3.1 to 3.4).
    pub(crate) fn targets(&self, kind: Kind, from: Square) -> Bitboard {
        kind.reach(from, self.occupied()) - self.occupied()
    }

    /// Every piece of a side with the squares it could go to.
    fn reaches(&self, side: Side) -> impl Iterator<Item = (Square, Bitboard)> {
        Kind::PIECES.into_iter().flat_map(move |kind| {
            self.men_of(side, kind)
                .into_iter()
                .map(move |from| (from, self.targets(kind, from)))
        })
    }

    /// The squares at which a side aims (section 4.1).
    pub fn aims(&self, side: Side) -> Aims {
        let mut aims = Aims::default();
        self.reaches(side)
            .for_each(|(_, targets)| aims.add(targets));
        aims
    }

    /// The pieces of a side that aim at `square`; none when it is occupied.
    pub fn aiming(&self, side: Side, square: Square) -> Bitboard {
        self.reaches(side)
            .filter(|(_, targets)| targets.contains(square))
            .map(|(from, _)| from)
            .collect()
    }

    /// The squares where a side could place a pawn if it were on turn (section 4.2);
    /// none when the game is over.
    pub fn open(&self, side: Side) -> Bitboard {
        if self.is_closed() {
            Bitboard::EMPTY
        } else {
            self.aims(side).thrice
        }
    }

    /// Whether some piece of a side can move.
    pub(crate) fn can_move(&self, side: Side) -> bool {
        self.reaches(side).any(|(_, targets)| !targets.is_empty())
    }

    // Having no action needs no test of its own: the lists are empty by themselves.
    fn is_closed(&self) -> bool {
        self.winner().is_some() || self.plies_left() == 0
    }

    /// Moves in order of pieces, then placements.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        if self.is_closed() {
            return;
        }
        let mut aims = Aims::default();
        self.reaches(self.side()).for_each(|(from, targets)| {
            aims.add(targets);
            out.extend(targets.into_iter().map(|to| Action::Move(from, to)));
        });
        out.extend(aims.thrice.into_iter().map(Action::Place));
    }

    /// As many as [`list_actions`](Self::list_actions) lists.
    pub(crate) fn number_of_actions(&self) -> u32 {
        if self.is_closed() {
            return 0;
        }
        let mut aims = Aims::default();
        let mut moves = 0;
        self.reaches(self.side()).for_each(|(_, targets)| {
            aims.add(targets);
            moves += targets.len();
        });
        moves + aims.thrice.len()
    }

    /// Whether `action` is legal for the side to move.
    pub(crate) fn allows(&self, action: Action) -> bool {
        if self.is_closed() {
            return false;
        }
        match action {
            Action::Place(at) => self.aims(self.side()).thrice.contains(at),
            Action::Move(from, to) => match self.man_at(from) {
                Some((kind, side)) => side == self.side() && self.targets(kind, from).contains(to),
                None => false,
            },
        }
    }
}
