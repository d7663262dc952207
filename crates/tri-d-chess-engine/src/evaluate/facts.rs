//! What a side has, in numbers: each is a fact that the network is told.

use klubovna_tri_d_chess::Kind;

/// Numbers of columns that a piece sees, by kind from the queen to the knight.
const SIGHTS: [usize; 4] = [26, 16, 12, 9];
/// Hits near a king, by two, with the number of attackers.
const HITS: usize = 16;
const ATTACKERS: usize = 5;
/// Numbers of columns near a king, and on open lines from it.
const NEAR: usize = 9;
const OPEN: usize = 24;
/// Columns up to promotion, whether the next one is there, and whether the pawn is passed.
const WAYS: usize = 9;
/// Kinds but the king, how they are attacked, and how many of them.
const ATTACKS: usize = 3;
const MANY: usize = 3;

const DANGER: usize = SIGHTS[0] + SIGHTS[1] + SIGHTS[2] + SIGHTS[3];
const SHELTER: usize = DANGER + HITS * ATTACKERS;
const LINES: usize = SHELTER + NEAR;
const FLIGHT: usize = LINES + OPEN;
const PAWNS: usize = FLIGHT + NEAR;
const ATTACKED: usize = PAWNS + 4 * WAYS;
const CASTLING: usize = ATTACKED + 5 * ATTACKS * MANY;

/// How many facts there are.
pub(super) const ALL: usize = CASTLING + 1;

/// The most that are told of a side: three queens more than a game begins with, and all attacked.
const MOST: usize = 48;

/// The facts of a side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    all: [u16; MOST],
    count: usize,
}

impl Facts {
    pub(super) const NONE: Self = Self {
        all: [0; MOST],
        count: 0,
    };

    /// The facts, in the order in which they were told.
    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        let told = self.all.get(..self.count).unwrap_or_default();
        told.iter().map(|&fact| fact.into())
    }

    #[inline]
    fn tell(&mut self, first: usize, number: i32, numbers: usize) {
        if let Some(fact) = self.all.get_mut(self.count) {
            *fact = (first + (number as usize).min(numbers - 1)) as u16;
            self.count += 1;
        }
    }

    /// A piece sees so many columns.
    #[inline]
    pub(super) fn sight(&mut self, kind: Kind, columns: i32) {
        const FIRST: [usize; 4] = [
            0,
            SIGHTS[0],
            SIGHTS[0] + SIGHTS[1],
            SIGHTS[0] + SIGHTS[1] + SIGHTS[2],
        ];
        let nth = (kind as usize - Kind::Queen as usize) % SIGHTS.len();
        self.tell(FIRST[nth], columns, SIGHTS[nth]);
    }

    /// So many pieces hit the other king's surroundings so often.
    #[inline]
    pub(super) fn danger(&mut self, hits: i32, attackers: i32) {
        let hits = (hits / 2).min(HITS as i32 - 1);
        let danger = hits * ATTACKERS as i32 + attackers.min(ATTACKERS as i32 - 1);
        self.tell(DANGER, danger, HITS * ATTACKERS);
    }

    /// So many columns round the king hold own pieces, and so many are on open lines from it.
    #[inline]
    pub(super) fn king(&mut self, near: i32, open: i32) {
        self.tell(SHELTER, near, NEAR);
        self.tell(LINES, open, OPEN);
    }

    /// The king could flee to so many columns.
    #[inline]
    pub(super) fn flight(&mut self, columns: i32) {
        self.tell(FLIGHT, columns, NEAR);
    }

    /// A pawn has so many columns to go.
    #[inline]
    pub(super) fn pawn(&mut self, way: i32, stuck: bool, passed: bool) {
        let first = PAWNS + (2 * usize::from(stuck) + usize::from(passed)) * WAYS;
        self.tell(first, way, WAYS);
    }

    /// So many pieces of a kind are attacked: by pawns, unprotected, protected.
    pub(super) fn attacked(&mut self, kind: Kind, counts: [u32; ATTACKS]) {
        let kind = kind as usize - Kind::Queen as usize;
        for (how, count) in counts.into_iter().enumerate() {
            if count > 0 {
                let first = ATTACKED + (kind * ATTACKS + how) * MANY;
                self.tell(first, count as i32 - 1, MANY);
            }
        }
    }

    /// Castling may still be possible.
    #[inline]
    pub(super) fn castling(&mut self) {
        self.tell(CASTLING, 0, 1);
    }
}
