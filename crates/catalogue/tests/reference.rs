//! Engines against plain minimax and expectimax, in the games of the club, with a heuristic
//! that is wild: it may press and be tactical anywhere, and tells points from nothing.
#![cfg(feature = "all")]

use std::marker::PhantomData;

use klubovna_animal_shogi::AnimalShogi;
use klubovna_folky::Folky;
use klubovna_mixtour::Mixtour;
use klubovna_raindropchess::Raindropchess;
use klubovna_search::heuristic::{Heuristic, Rank};
use klubovna_search::reference::{Compared, compare};
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tri_d_chess::TriD;

struct Wild<P>(PhantomData<P>);

impl<P> Clone for Wild<P> {
    fn clone(&self) -> Self {
        Self(PhantomData)
    }
}

impl<P: Position> Heuristic<P> for Wild<P> {
    type State = ();

    const QUIESCENCE_PLIES: u8 = 3;

    fn evaluate(&self, position: &P, side: Side) -> i32 {
        let points = (SplitMix64::nth(1, position.key()) % 401) as i32 - 200;
        if side == Side::FIRST { points } else { -points }
    }

    fn scale(&self) -> i32 {
        100
    }

    fn rank(&self, _: &P, actions: &[P::Action], ranks: &mut [Rank]) {
        for (&action, rank) in actions.iter().zip(ranks) {
            let dice = SplitMix64::nth(2, self.action_index(action) as u64);
            let score = (dice >> 8 & 0xfff) as i32 - 2_000;
            *rank =
                [Rank::losing, Rank::quiet, Rank::forcing, Rank::winning][dice as usize & 3](score);
        }
    }

    // Nothing that asks chance: means are for the main search.
    fn tactical(&self, position: &P, out: &mut Vec<P::Action>) {
        position.actions(out);
        let mut number = 0;
        out.retain(|&action| {
            number += 1;
            number <= 40
                && self.action_index(action).is_multiple_of(16)
                && !position.asks_chance(action)
        });
    }

    fn in_check(&self, position: &P) -> bool {
        let mut next = Vec::new();
        position.actions(&mut next);
        next.len() < 4 && next.iter().all(|&action| !position.asks_chance(action))
    }
}

fn wild<P: Position>(plies: u64, count: u32, depth: u32, seed: u64) -> Compared
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
    wild::<Folky>(60, 400, 2, 1);
    wild::<Folky>(60, 25, 3, 2);
}

#[test]
fn mixtour() {
    let compared = wild::<Mixtour>(40, 400, 2, 1);
    assert!(compared.ends > 50, "{compared:?}");
    wild::<Mixtour>(40, 25, 3, 2);
}

#[test]
fn raindropchess() {
    wild::<Raindropchess>(40, 300, 2, 1);
    wild::<Raindropchess>(10, 10, 3, 2);
}

#[test]
fn animal_shogi() {
    wild::<AnimalShogi>(100, 200, 2, 1);
}

#[test]
fn tri_d_chess() {
    wild::<TriD>(100, 200, 2, 1);
}
