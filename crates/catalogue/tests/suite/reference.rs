//! Engines against plain minimax and expectimax, in the games of the club, with a heuristic
//! that is wild: it may press and be tactical anywhere, and tells points from nothing.
#![cfg(feature = "all")]

use std::marker::PhantomData;

use klubovna_animal_shogi_engine::AnimalShogiEngine;
use klubovna_folky_engine::FolkyEngine;
use klubovna_mixtour_engine::MixtourEngine;
use klubovna_raindropchess_engine::RaindropchessEngine;
use klubovna_rules::SplitMix64;
use klubovna_rules::{Position, Side};
use klubovna_search::reference::{Compared, compare};
use klubovna_search::{ActionOf, Engine, Evaluator, Heuristic, OptionsOf, Rank, Selective};
use klubovna_tri_d_chess_engine::TriDEngine;

/// Takes from the engine of a game only how actions become numbers.
struct Wild<E>(PhantomData<E>);

impl<E> Clone for Wild<E> {
    fn clone(&self) -> Self {
        Self(PhantomData)
    }
}

impl<E: Engine> Evaluator<E::Game> for Wild<E> {
    type State = ();

    fn evaluate(&self, (): &(), position: &E::Game, side: Side) -> i32 {
        let points = (SplitMix64::nth(1, position.key()) % 401) as i32 - 200;
        if side == Side::FIRST { points } else { -points }
    }

    fn scale(&self) -> i32 {
        100
    }
}

/// Says anything of an action, but always the same.
struct Chaos<'a, E: Engine>(&'a E::Game);

fn dice<E: Engine>(action: ActionOf<E>) -> u64 {
    SplitMix64::nth(2, E::to_bits(action).into())
}

impl<E: Engine> Selective<ActionOf<E>> for Chaos<'_, E> {
    // Nothing that asks chance: means are for the main search.
    fn is_tactical(&self, action: ActionOf<E>) -> bool {
        dice::<E>(action).is_multiple_of(12) && !self.0.asks_chance(action)
    }

    fn see(&self, action: ActionOf<E>) -> i32 {
        (dice::<E>(action) >> 8 & 0xfff) as i32 - 1_000
    }

    fn quiet_rank(&self, action: ActionOf<E>) -> Rank {
        let score = (dice::<E>(action) >> 8 & 0xfff) as i32 - 2_000;
        [Rank::losing, Rank::quiet, Rank::forcing][(dice::<E>(action) >> 20) as usize % 3](score)
    }
}

impl<E: Engine> Heuristic<E::Game> for Wild<E> {
    const QUIESCENCE_PLIES: u8 = 3;

    type MoveOrdering<'a> = Chaos<'a, E>;

    fn to_bits(action: ActionOf<E>) -> u32 {
        E::to_bits(action)
    }

    fn from_bits(bits: u32) -> Option<ActionOf<E>> {
        E::from_bits(bits)
    }

    fn move_ordering<'a>(&self, position: &'a E::Game) -> Chaos<'a, E> {
        Chaos(position)
    }

    fn in_check(&self, position: &E::Game) -> bool {
        let mut next = Vec::new();
        position.actions(&mut next);
        next.len() < 4 && next.iter().all(|&action| !position.asks_chance(action))
    }
}

fn wild<E: Engine>(plies: u64, count: u32, depth: u32, seed: u64) -> Compared {
    let options = OptionsOf::<E>::default();
    let wild = Wild::<E>(PhantomData);
    let compared = compare::<E::Game, _>(&wild, &options, plies, count, depth, seed);
    assert!(compared.positions > count * 9 / 10, "{compared:?}");
    compared
}

#[test]
fn folky() {
    wild::<FolkyEngine>(60, 60, 2, 1);
    wild::<FolkyEngine>(60, 6, 3, 2);
}

#[test]
fn mixtour() {
    let compared = wild::<MixtourEngine>(40, 60, 2, 1);
    assert!(compared.ends > 7, "{compared:?}");
    wild::<MixtourEngine>(40, 5, 3, 2);
}

#[test]
fn raindropchess() {
    wild::<RaindropchessEngine>(40, 300, 2, 1);
    wild::<RaindropchessEngine>(10, 10, 3, 2);
}

#[test]
fn animal_shogi() {
    wild::<AnimalShogiEngine>(100, 30, 2, 1);
}

#[test]
fn tri_d_chess() {
    wild::<TriDEngine>(100, 40, 2, 1);
}
