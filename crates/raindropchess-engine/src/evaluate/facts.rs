//! What the network is told of a side in numbers: how much its pieces attack, how many cards are
//! left to it, how its king stands.

use super::camp::{Camp, Standing};

/// Facts of a side that are told at a time.
pub(super) const FACTS: usize = 9;

/// Where each kind of facts begins, and how many there are in all.
const SEEN: usize = 4 * REACHES;
const CARDS: usize = SEEN + 64;
const ZONE: usize = CARDS + 17;
const LINES: usize = ZONE + ZONES * FLIGHTS + 1;
const KNIGHT: usize = LINES + ROOK * BISHOP + 1;
pub(super) const ALL: usize = KNIGHT + 9 + 1;

/// Squares attacked by the pieces of a kind together, each kind up to 31.
const REACHES: usize = 32;
/// Attacked squares beside a king, and those to which it can go.
const ZONES: usize = 16;
const FLIGHTS: usize = 4;
/// Squares from which a rook gives check, or a bishop.
const ROOK: usize = 15;
const BISHOP: usize = 14;

/// The facts of a side, whose king stands so; without a king each of the last three is another one.
#[inline(never)]
pub(super) fn of(own: &Camp<'_>, king: Option<&Standing>) -> [usize; FACTS] {
    let most = |number: u32, most: usize| (number as usize).min(most);
    let sight = &own.sight;
    let [knights, bishops, rooks, queens] = sight.reach.map(|reach| most(reach, REACHES - 1));
    let [zone, lines, knight] = king.map_or([ZONES * FLIGHTS, ROOK * BISHOP, 9], |king| {
        let flight = most(king.flight, FLIGHTS - 1);
        let bishop = most(king.bishop.len(), BISHOP - 1);
        [
            most(king.attacked, ZONES - 1) * FLIGHTS + flight,
            most(king.rook.len(), ROOK - 1) * BISHOP + bishop,
            most(king.knight.len(), 8),
        ]
    });
    [
        knights,
        REACHES + bishops,
        2 * REACHES + rooks,
        3 * REACHES + queens,
        SEEN + most(sight.all.len(), 63),
        CARDS + own.cards.clamp(0, 16) as usize,
        ZONE + zone,
        LINES + lines,
        KNIGHT + knight,
    ]
}
