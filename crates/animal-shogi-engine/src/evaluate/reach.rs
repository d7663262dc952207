//! The squares that a side attacks, computed for sets of pieces at a time.

use klubovna_animal_shogi::{AnimalShogi, Square, Squares, attacks};
use klubovna_rules::Side;

/// The squares that a side attacks, including its own pieces, which it defends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// By any piece.
    pub(super) all: Squares,
    /// By any piece but the lion.
    pub(super) without_lion: Squares,
    /// Squares that elephants and giraffes attack.
    pub(super) mobility: u32,
}

impl Reach {
    #[inline]
    pub(super) fn of(position: &AnimalShogi, side: Side, occupied: Squares) -> Self {
        let [chicks, piglets, rabbits, cats] = position.minors(side);
        let majors = position.promoted_majors(side);
        let (dogs, round) = (position.moving_like_dogs(side), majors | cats);

        // Steps forward and diagonally forward: a step forward, then one to either side or none.
        let ahead = (dogs | round).ahead(side);
        let back = (dogs | majors).ahead(side.other());
        let slanting_back = round.ahead(side.other());
        let mut all = ahead
            | ahead.beside()
            | (dogs | majors).beside()
            | back
            | slanting_back.beside()
            | chicks.ahead(side)
            | rabbits.ahead(side).ahead(side).beside();
        for from in piglets {
            all |= attacks::piglet(from, side, occupied);
        }
        let mut mobility = 0;
        for from in position.elephants(side) {
            let reach = attacks::elephant(from, occupied);
            mobility += reach.len();
            all |= reach;
        }
        for from in position.giraffes(side) {
            let reach = attacks::giraffe(from, occupied);
            mobility += reach.len();
            all |= reach;
        }
        let lion = position.lion(side).map_or(Squares::EMPTY, attacks::lion);
        Self {
            all: all | lion,
            without_lion: all,
            mobility,
        }
    }
}

/// The `count` ranks farthest from a side.
#[inline]
pub(super) fn far_ranks(side: Side, count: usize) -> Squares {
    FAR_RANKS[side.index()][count]
}

// Computed by the compiler.
static FAR_RANKS: [[Squares; 6]; 2] = {
    let mut sets = [[Squares::EMPTY; 6]; 2];
    let mut count = 0;
    while count < 6 {
        sets[0][count] = Squares::far_ranks(Side::FIRST, count as u8);
        sets[1][count] = Squares::far_ranks(Side::SECOND, count as u8);
        count += 1;
    }
    sets
};

/// The squares at most two steps of a lion away, itself included.
#[inline]
pub(super) fn around(lion: Squares) -> Squares {
    wider(wider(lion))
}

/// The squares one, two and three steps of a lion away.
#[inline]
pub(super) fn rings(lion: Square) -> [Squares; 3] {
    let lion = Squares::of(lion);
    let one = wider(lion);
    let two = wider(one);
    [one - lion, two - one, wider(two) - two]
}

/// A set and the squares beside it.
#[inline]
fn wider(set: Squares) -> Squares {
    let set = set | set.beside();
    set | set.ahead(Side::FIRST) | set.ahead(Side::SECOND)
}

#[cfg(test)]
mod tests {
    use klubovna_animal_shogi::{Action, Options};
    use klubovna_rules::{Position, SplitMix64};

    use super::*;

    #[test]
    fn sets_reach_what_piece_by_piece_reaches() {
        let mut rng = SplitMix64::new(3);
        for _ in 0..300 {
            let mut position = AnimalShogi::start(&Options::default());
            for _ in 0..rng.below(150) {
                let mut actions: Vec<Action> = Vec::new();
                position.list_moves(true, &mut actions);
                let Some(at) = rng.index(actions.len()) else {
                    break;
                };
                position.apply(actions[at]);
            }
            let occupied = position.occupied();
            for side in Side::BOTH {
                let reach = Reach::of(&position, side, occupied);
                for square in Square::all() {
                    let attackers = position.attackers(square, side, occupied);
                    let lion = position.lion(side).map_or(Squares::EMPTY, Squares::of);
                    assert_eq!(
                        (
                            reach.all.contains(square),
                            reach.without_lion.contains(square)
                        ),
                        (!attackers.is_empty(), !(attackers - lion).is_empty()),
                        "{square} {position:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn rings_lie_within_the_board() {
        for square in Square::all() {
            let near = |other: &Square| {
                square.file().abs_diff(other.file()) <= 2
                    && square.rank().abs_diff(other.rank()) <= 2
            };
            let wanted: Squares = Square::all().filter(near).collect();
            assert_eq!(around(Squares::of(square)), wanted);
            let [one, two, three] = rings(square);
            assert_eq!(Squares::of(square) | one | two, wanted);
            for (steps, ring) in (1..).zip([one, two, three]) {
                let away = |other: &Square| {
                    let files = square.file().abs_diff(other.file());
                    files.max(square.rank().abs_diff(other.rank())) == steps
                };
                let wanted: Squares = Square::all().filter(away).collect();
                assert_eq!(ring, wanted);
            }
        }
    }
}
