//! Which move comes next: that of the table, then the others by what the game says of them,
//! killers and history.

use klubovna_tabletop::rules::Position;

use super::Search;
use super::history::HISTORY_MAX;
use crate::heuristic::Heuristic;

/// What killers are worth beside ranks, the newer one first.
const KILLERS: [i32; 2] = [3_000, 2_000];

/// The moves of a position and the order in which they are tried.
#[derive(Debug)]
pub(super) struct Moves<A> {
    actions: Vec<A>,
    ranks: Vec<i32>,
    // Rank and place in `actions`, packed: whatever is greatest comes next.
    order: Vec<i64>,
    // Moves that refuted another one at this ply.
    killers: [Option<A>; 2],
}

/// What is searched next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picked<A> {
    pub(super) action: A,
    /// Its place in the list of the heuristic.
    pub(super) place: u16,
    pub(super) rank: i32,
}

/// Which moves of a node have been put into order.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stage {
    /// None: the move of the table comes first, and often nothing else has to be tried.
    Hash(u16),
    /// All of them, the one of the table first.
    All,
}

impl<A> Default for Moves<A> {
    fn default() -> Self {
        Self {
            actions: Vec::new(),
            ranks: Vec::new(),
            order: Vec::new(),
            killers: [None, None],
        }
    }
}

impl<A: Copy + PartialEq> Moves<A> {
    pub(super) fn forget_killers(&mut self) {
        self.killers = [None, None];
    }

    /// The list, empty, to be filled.
    pub(super) fn cleared(&mut self) -> &mut Vec<A> {
        self.actions.clear();
        &mut self.actions
    }

    pub(super) fn is_empty(&self) -> bool {
        self.actions.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.actions.len()
    }

    /// Brings the greatest of the rest to the place `number` of the order.
    pub(super) fn pick(&mut self, number: usize) -> Picked<A> {
        let order = &mut self.order;
        let mut best = number;
        for other in number + 1..order.len() {
            if order[other] > order[best] {
                best = other;
            }
        }
        order.swap(number, best);
        self.picked(number)
    }

    /// What stands at that place of the order.
    pub(super) fn picked(&self, number: usize) -> Picked<A> {
        let packed = self.order[number];
        let place = place_of(packed);
        Picked {
            action: self.actions[usize::from(place)],
            place,
            rank: (packed >> 16) as i32,
        }
    }

    /// The move that would be picked first.
    pub(super) fn first(&self) -> Option<A> {
        let best = self.order.iter().max();
        best.map(|&packed| self.actions[usize::from(place_of(packed))])
    }

    pub(super) fn add_killer(&mut self, action: A) {
        if self.killers[0] != Some(action) {
            self.killers[1] = self.killers[0].replace(action);
        }
    }
}

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// Where the moves of a node begin; `hash` is the place of the move of the table.
    pub(super) fn first_stage(
        &self,
        position: &P,
        moves: &mut Moves<P::Action>,
        ply: usize,
        hash: Option<u16>,
    ) -> Stage {
        match hash {
            Some(place) if self.prunes && usize::from(place) < moves.len() => Stage::Hash(place),
            _ => {
                self.order(position, moves, ply, hash);
                Stage::All
            }
        }
    }

    /// The move with that number, counted from 0 in the order in which they are tried.
    pub(super) fn next_move(
        &self,
        position: &P,
        moves: &mut Moves<P::Action>,
        ply: usize,
        stage: &mut Stage,
        number: usize,
    ) -> Picked<P::Action> {
        if let Stage::Hash(place) = *stage {
            if number == 0 {
                moves.order.clear();
                moves.order.push(packed(i32::MAX, place));
                return moves.picked(0);
            }
            *stage = Stage::All;
            self.order(position, moves, ply, Some(place));
            moves.pick(0);
        }
        moves.pick(number)
    }

    /// Puts the moves into the order in which to try them.
    pub(super) fn order(
        &self,
        position: &P,
        moves: &mut Moves<P::Action>,
        ply: usize,
        hash: Option<u16>,
    ) {
        let side = position.side();
        let previous = self.previous(ply);
        let Moves {
            actions,
            ranks,
            order,
            killers,
        } = moves;
        ranks.clear();
        ranks.resize(actions.len(), 0);
        self.engine.heuristic.rank(position, actions, ranks);
        order.clear();
        for (place, (&action, &rank)) in actions.iter().zip(&*ranks).enumerate() {
            let place = place as u16;
            let mut rank = rank;
            if hash == Some(place) {
                rank = i32::MAX;
            } else if rank.abs() <= HISTORY_MAX {
                let killer = killers.iter().position(|&one| one == Some(action));
                rank += if let Some(which) = killer {
                    KILLERS[which]
                } else {
                    let index = self.action_index(side, action);
                    self.engine.history.score(previous, index)
                };
            }
            order.push(packed(rank, place));
        }
    }
}

fn packed(rank: i32, place: u16) -> i64 {
    // Of equal ranks the first in the list comes first.
    i64::from(rank) << 16 | i64::from(u16::MAX - place)
}

fn place_of(packed: i64) -> u16 {
    u16::MAX - packed as u16
}

/// The places of `ranks`, the greatest first.
pub(super) fn best_first(ranks: &[i32]) -> Vec<usize> {
    let mut order: Vec<i64> = (0..)
        .zip(ranks)
        .map(|(at, &rank)| packed(rank, at))
        .collect();
    order.sort_unstable_by_key(|&packed| -packed);
    order
        .into_iter()
        .map(|packed| usize::from(place_of(packed)))
        .collect()
}
