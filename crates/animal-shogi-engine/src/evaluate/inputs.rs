//! What the network sees of a position, from either end of the board.
//!
//! A side sees the board from its own end, and mirrored where that brings its lion to files 1 to
//! 5. Of each piece it sees the square, and near its own lion also the place beside it; of each hand
//! whether it holds at least so many of a kind. Pieces that move like a dog look alike. It is
//! told [facts](Numbers::facts_of_both) of the numbers of both sides, too.

use klubovna_animal_shogi::{Action, AnimalShogi, Kind, SIZE, SQUARES, Square};
use klubovna_rules::{Position, Side};
use klubovna_search::Perspective;
use klubovna_search::network::{Network, Sums};

use super::numbers::{ALL, FACTS, Numbers};

/// Kinds as the network sees them, lions last.
const GROUPS: usize = 10;
const GROUP: [u8; 16] = [0, 1, 2, 3, 4, 5, 6, 9, 4, 4, 4, 4, 4, 7, 8, 9];

/// How far from its own lion a side sees pieces once more.
const NEAR: i8 = 3;
const WIDTH: usize = 2 * NEAR as usize + 1;

/// By kind: how many in a hand are told apart, and those of the kinds before.
const HELD: [u8; 8] = [6, 3, 3, 4, 4, 2, 2, 0];
const HELD_BEFORE: [u8; 8] = [0, 6, 9, 12, 16, 20, 22, 24];
const HELD_ALL: usize = 24;

const NEAR_LION: usize = 2 * GROUPS * SQUARES as usize;
const HANDS: usize = NEAR_LION + 2 * (GROUPS - 1) * WIDTH * WIDTH;
const NUMBERS: usize = HANDS + 2 * HELD_ALL;

/// How a side sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    side: Side,
    mirrored: bool,
    /// File and rank of its lion, as it sees them.
    lion: Option<(i8, i8)>,
}

impl View {
    /// File and rank as the side sees them; its last rank is 0.
    #[inline]
    fn place(self, square: Square) -> (i8, i8) {
        let last = SIZE as i8 - 1;
        let (file, rank) = (square.file() as i8, square.rank() as i8);
        let turned = self.side == Side::SECOND;
        (
            if turned == self.mirrored {
                file
            } else {
                last - file
            },
            if turned { last - rank } else { rank },
        )
    }

    /// The inputs of a piece with that code.
    #[inline]
    fn piece(self, code: u8, owner: Side, square: Square) -> [Option<usize>; 2] {
        let group = usize::from(GROUP[usize::from(code & 15)]);
        let other = usize::from(owner != self.side);
        let (file, rank) = self.place(square);
        let kind = other * GROUPS + group;
        let at = kind * usize::from(SQUARES) + file as usize * usize::from(SIZE) + rank as usize;
        let near = self.lion.filter(|_| group < GROUPS - 1).and_then(|lion| {
            let (aside, ahead) = (file - lion.0 + NEAR, rank - lion.1 + NEAR);
            let (aside, ahead) = (aside as u8 as usize, ahead as u8 as usize);
            let kind = other * (GROUPS - 1) + group;
            (aside < WIDTH && ahead < WIDTH)
                .then_some(NEAR_LION + (kind * WIDTH + aside) * WIDTH + ahead)
        });
        [Some(at), near]
    }

    /// The input of holding at least `number` pieces of a kind.
    #[inline]
    fn held(self, kind: Kind, owner: Side, number: u8) -> Option<usize> {
        let code = usize::from(kind.code());
        let known = 0 < number && number <= HELD[code];
        let hand = HANDS + usize::from(owner != self.side) * HELD_ALL;
        known.then(|| hand + usize::from(HELD_BEFORE[code] + number - 1))
    }

    /// The inputs of facts of both sides, those of `side` first.
    #[inline]
    fn facts(self, side: Side, [one, two]: [[usize; FACTS]; 2]) -> [[usize; FACTS]; 2] {
        let first = |owner: Side| NUMBERS + usize::from(owner != self.side) * ALL;
        [
            one.map(|fact| first(side) + fact),
            two.map(|fact| first(side.other()) + fact),
        ]
    }

    /// Sums with facts of both sides, those of `side` first.
    #[inline]
    pub(super) fn with_facts(
        self,
        network: &Network,
        sums: Sums,
        side: Side,
        facts: [[usize; FACTS]; 2],
    ) -> Sums {
        let [one, two] = self.facts(side, facts);
        network.with(network.with(sums, one), two)
    }
}

impl Perspective<AnimalShogi> for View {
    const COUNT: usize = NUMBERS + 2 * ALL;

    #[inline]
    fn of(position: &AnimalShogi, side: Side) -> Self {
        let mut view = Self {
            side,
            mirrored: false,
            lion: None,
        };
        let Some(lion) = position.lion(side) else {
            return view;
        };
        let (file, _) = view.place(lion);
        view.mirrored = file > 4;
        view.lion = Some(view.place(lion));
        view
    }

    fn each(self, position: &AnimalShogi, see: &mut dyn FnMut(usize)) {
        for owner in Side::BOTH {
            for square in position.pieces(owner) {
                let inputs = self.piece(position.code_at(square), owner, square);
                inputs.into_iter().flatten().for_each(&mut *see);
            }
            for (kind, count) in position.hand(owner).items() {
                let numbers = 1..=count.min(HELD[usize::from(kind.code())]);
                let inputs = numbers.filter_map(|number| self.held(kind, owner, number));
                inputs.for_each(&mut *see);
            }
        }
    }
    #[inline]
    fn changes(
        self,
        before: &AnimalShogi,
        action: Action,
        after: &AnimalShogi,
        mut set: impl FnMut(usize, bool),
    ) {
        let (us, them) = (before.side(), before.opponent());
        let mut change = |inputs: [Option<usize>; 2], now| {
            inputs
                .into_iter()
                .flatten()
                .for_each(|input| set(input, now));
        };
        let held = |position: &AnimalShogi, kind: Kind| {
            [self.held(kind, us, position.hand(us).count(kind)), None]
        };
        match action {
            Action::Move { from, to, promote } => {
                let code = before.code_at(from);
                if before.pieces(them).contains(to) {
                    let victim = before.code_at(to);
                    change(self.piece(victim, them, to), false);
                    change(held(after, Kind::of_code(victim)), true);
                }
                change(self.piece(code, us, from), false);
                change(self.piece(code | u8::from(promote) << 3, us, to), true);
            }
            Action::Drop { kind, to } => {
                change(held(before, kind), false);
                change(self.piece(kind.code(), us, to), true);
            }
            _ => {}
        }
    }

    // An action changes most numbers.
    fn each_anew(self, position: &AnimalShogi, see: &mut dyn FnMut(usize)) {
        let facts = Numbers::facts_of_both(&Numbers::of_both(position, self.side));
        let inputs = self.facts(self.side, facts);
        inputs.into_iter().flatten().for_each(see);
    }
}
