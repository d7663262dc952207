//! Which move comes next: the one of the table, winning captures, killers, threats, quiet moves
//! by history, losing ones.

use klubovna_tabletop::rules::Position;

use super::Search;
use crate::heuristic::{Class, Heuristic, Rank};

/// What the newer killer is worth more than the older one.
const NEWER_KILLER: i32 = 1_000;

/// The moves of a position and the order in which they are tried.
#[derive(Debug)]
pub(super) struct Moves<A> {
    actions: Vec<A>,
    ranks: Vec<Rank>,
    // As many as are in order; whatever is greatest of the rest comes next.
    order: Vec<Key>,
    // Moves that refuted another one at this ply.
    killers: [Option<A>; 2],
}

/// What is searched next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picked<A> {
    pub(super) action: A,
    /// Its place in the list of the heuristic.
    pub(super) place: u16,
    pub(super) rank: Rank,
}

/// Which moves of a node have been put into order.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stage {
    /// None: the move of the table comes first, and often nothing else has to be tried.
    Hash(u16),
    /// All of them, the one of the table first.
    All,
}

/// A rank and a place in the list of the heuristic, packed so that one comparison tells which
/// comes first: the greater rank, the earlier place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Key(i64);

impl Key {
    const fn new(rank: Rank, place: u16) -> Self {
        Self(rank.number() << 16 | (u16::MAX - place) as i64)
    }

    const fn place(self) -> u16 {
        u16::MAX - self.0 as u16
    }

    const fn rank(self) -> Rank {
        Rank::of_number(self.0 >> 16)
    }
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

    /// The moves, and a rank for each, to be told by the heuristic.
    fn unranked(&mut self) -> (&[A], &mut [Rank]) {
        self.ranks.clear();
        self.ranks.resize(self.actions.len(), Rank::QUIET);
        (&self.actions, &mut self.ranks)
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
        let key = self.order[number];
        let place = key.place();
        Picked {
            action: self.actions[usize::from(place)],
            place,
            rank: key.rank(),
        }
    }

    /// The move that would be picked first.
    pub(super) fn first(&self) -> Option<A> {
        let best = self.order.iter().max();
        best.map(|key| self.actions[usize::from(key.place())])
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
                moves.order.push(Key::new(HASH, place));
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
        let heuristic = &self.engine.heuristic;
        let (actions, ranks) = moves.unranked();
        heuristic.rank(position, actions, ranks);
        self.sort(position, moves, ply, hash);
    }

    /// The same for a list of tactical moves.
    pub(super) fn order_tactical(&self, position: &P, moves: &mut Moves<P::Action>, ply: usize) {
        let heuristic = &self.engine.heuristic;
        let (actions, ranks) = moves.unranked();
        heuristic.rank_tactical(position, actions, ranks);
        self.sort(position, moves, ply, None);
    }

    /// Adds what was learnt of quiet moves to what the game says of them.
    fn sort(&self, position: &P, moves: &mut Moves<P::Action>, ply: usize, hash: Option<u16>) {
        let side = position.side();
        let previous = self.previous(ply);
        let Moves {
            actions,
            ranks,
            order,
            killers,
        } = moves;
        order.clear();
        let moves = actions.iter().zip(&*ranks).enumerate();
        order.extend(moves.map(|(place, (&action, &rank))| {
            let place = place as u16;
            let rank = if hash == Some(place) {
                HASH
            } else if rank.class() != Class::Quiet {
                rank
            } else if killers[0] == Some(action) {
                Rank::new(Class::Killer, rank.score() + NEWER_KILLER)
            } else if killers[1] == Some(action) {
                Rank::new(Class::Killer, rank.score())
            } else {
                let index = self.action_index(side, action);
                rank.plus(self.engine.history.score(previous, index))
            };
            Key::new(rank, place)
        }));
    }

    /// Whether nothing speaks for a move: it may be pruned and searched less deep. A quiet
    /// move in which history trusts is left alone.
    pub(super) fn is_dubious(&self, rank: Rank) -> bool {
        match rank.class() {
            Class::Losing => true,
            Class::Quiet => rank.score() <= self.engine.params.trusted_history,
            _ => false,
        }
    }
}

const HASH: Rank = Rank::new(Class::Hash, 0);

/// The places of `ranks`, the greatest first.
pub(super) fn best_first(ranks: &[Rank]) -> Vec<usize> {
    let keys = (0..).zip(ranks).map(|(place, &rank)| Key::new(rank, place));
    let mut order: Vec<Key> = keys.collect();
    // The keys differ; a stable sort would cost kilobytes in every module.
    order.sort_unstable_by(|one, other| other.cmp(one));
    order.iter().map(|key| usize::from(key.place())).collect()
}
