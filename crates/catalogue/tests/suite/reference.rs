//! Engines against plain minimax and expectimax, in the games of the club, with a heuristic
//! that is wild: it may press and be tactical anywhere, and tells points from nothing.
#![cfg(feature = "all")]

use std::marker::PhantomData;

use klubovna_animal_shogi::AnimalShogi;
use klubovna_folky::Folky;
use klubovna_mixtour::Mixtour;
use klubovna_raindropchess::Raindropchess;
use klubovna_rules::SplitMix64;
use klubovna_rules::{Position, Side};
use klubovna_search::reference::{Compared, compare};
use klubovna_search::{Evaluator, Heuristic, Packed, Rank, Selective};
use klubovna_tri_d_chess::TriD;

struct Wild<P>(PhantomData<P>);

impl<P> Clone for Wild<P> {
    fn clone(&self) -> Self {
        Self(PhantomData)
    }
}

impl<P: Position> Evaluator<P> for Wild<P> {
    type State = ();

    fn evaluate(&self, (): &(), position: &P, side: Side) -> i32 {
        let points = (SplitMix64::nth(1, position.key()) % 401) as i32 - 200;
        if side == Side::FIRST { points } else { -points }
    }

    fn scale(&self) -> i32 {
        100
    }
}

/// Says anything of an action, but always the same.
struct Chaos<'a, P>(&'a P);

fn dice(action: impl Packed) -> u64 {
    SplitMix64::nth(2, action.to_bits().into())
}

impl<P: Position<Action: Packed>> Selective<P::Action> for Chaos<'_, P> {
    // Nothing that asks chance: means are for the main search.
    fn is_tactical(&self, action: P::Action) -> bool {
        dice(action) % 12 == 0 && !self.0.asks_chance(action)
    }

    fn see(&self, action: P::Action) -> i32 {
        (dice(action) >> 8 & 0xfff) as i32 - 1_000
    }

    fn quiet_rank(&self, action: P::Action) -> Rank {
        let score = (dice(action) >> 8 & 0xfff) as i32 - 2_000;
        [Rank::losing, Rank::quiet, Rank::forcing][(dice(action) >> 20) as usize % 3](score)
    }
}

impl<P: Position<Action: Packed>> Heuristic<P> for Wild<P> {
    const QUIESCENCE_PLIES: u8 = 3;

    type MoveOrdering<'a> = Chaos<'a, P>;

    fn move_ordering<'a>(&self, position: &'a P) -> Chaos<'a, P> {
        Chaos(position)
    }

    fn in_check(&self, position: &P) -> bool {
        let mut next = Vec::new();
        position.actions(&mut next);
        next.len() < 4 && next.iter().all(|&action| !position.asks_chance(action))
    }
}

fn wild<P: Position<Action: Packed>>(plies: u64, count: u32, depth: u32, seed: u64) -> Compared
where
    P::Options: Default,
{
    let options = P::Options::default();
    let compared = compare::<P, _>(&Wild(PhantomData), &options, plies, count, depth, seed);
    assert!(compared.positions > count * 9 / 10, "{compared:?}");
    compared
}

#[test]
fn folky() {
    wild::<Folky>(60, 60, 2, 1);
    wild::<Folky>(60, 6, 3, 2);
}

#[test]
fn mixtour() {
    let compared = wild::<Mixtour>(40, 60, 2, 1);
    assert!(compared.ends > 7, "{compared:?}");
    wild::<Mixtour>(40, 5, 3, 2);
}

#[test]
fn raindropchess() {
    wild::<Raindropchess>(40, 300, 2, 1);
    wild::<Raindropchess>(10, 10, 3, 2);
}

#[test]
fn animal_shogi() {
    wild::<AnimalShogi>(100, 30, 2, 1);
}

#[test]
fn tri_d_chess() {
    wild::<TriD>(100, 40, 2, 1);
}
