//! The move picker: the hash move, winning captures, killers, threats and quiet moves by history,
//! losing moves. Moves are generated and ranked stage by stage, because usually one of the first
//! causes a cut-off.

use klubovna_rules::Position;

use super::Search;
use super::history::ActionIndex;
use crate::heuristic::Heuristic;
use crate::selective::{Class, Rank, Selective};

/// The moves of a position, as far as they have been needed.
#[derive(Debug)]
pub(super) struct Moves<A> {
    actions: Vec<A>,
    // Those that are ranked and to be tried.
    order: Vec<Key>,
    // The indices of those that are not ranked yet.
    unranked: Vec<u16>,
    // The moves that were tried, for history.
    pub(super) tried: Vec<ActionIndex>,
    // Moves that caused a cut-off at this ply, the newer one first; where they are tactical
    // they have their place in that order.
    killers: [Option<A>; 2],
}

/// The move that is searched next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picked<A> {
    pub(super) action: A,
    pub(super) rank: Rank,
}

/// The state of the picker at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picker<A> {
    stage: Stage,
    hash: Option<A>,
    // The indices of killers that are among the moves.
    killers: [Option<u16>; 2],
    // Moves that were picked in the last stage.
    picks: u8,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The move of the transposition table, before any other is generated.
    Hash,
    /// All moves are generated, the tactical ones ranked.
    Generate,
    /// Captures that lose nothing.
    Winning,
    /// The newer killer, then the older one.
    Killers,
    /// All others, ranked: threats, quiet moves, losing ones.
    Rest,
}

/// A rank and an index in the list of moves, in one number, so that one comparison gives the order:
/// the greater rank first, then the smaller index.
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
            order: Vec::new(),
            unranked: Vec::new(),
            tried: Vec::new(),
            killers: [None, None],
        }
    }
}

impl<A> Picker<A> {
    /// Before the first move; `hash` is the move of the transposition table.
    pub(super) const fn new(hash: Option<A>) -> Self {
        Self {
            stage: Stage::Hash,
            hash,
            killers: [None; 2],
            picks: 0,
        }
    }
}

/// Moves of the last stage that are picked one by one before the rest is sorted: after these a
/// cut-off is unlikely.
const PICKS: u8 = 4;

impl<A: Copy + PartialEq> Moves<A> {
    pub(super) fn clear_killers(&mut self) {
        self.killers = [None, None];
    }

    pub(super) fn add_killer(&mut self, action: A) {
        let [newer, older] = &mut self.killers;
        if *newer != Some(action) {
            *older = newer.replace(action);
        }
    }

    fn clear(&mut self) {
        self.actions.clear();
        self.order.clear();
        self.unranked.clear();
    }

    fn picked(&self, key: Key) -> Option<Picked<A>> {
        let action = *self.actions.get(usize::from(key.place()))?;
        Some(Picked {
            action,
            rank: key.rank(),
        })
    }

    /// Takes out the best ranked move, if it is of the class `least` or a better one.
    fn pick(&mut self, least: Class) -> Option<Picked<A>> {
        let best = take_best(&mut self.order, least)?;
        self.picked(best)
    }

    /// Takes out the best ranked move.
    pub(super) fn pick_any(&mut self) -> Option<Picked<A>> {
        self.pick(Class::Losing)
    }

    /// The same, when `picks` were picked before.
    fn pick_rest(&mut self, picks: &mut u8) -> Option<Picked<A>> {
        if *picks < PICKS {
            *picks += 1;
            return self.pick_any();
        }
        if *picks == PICKS {
            *picks += 1;
            sort(&mut self.order);
        }
        let best = self.order.pop()?;
        self.picked(best)
    }
}

impl<P: Position, H: Heuristic<P>> Search<'_, P, H> {
    /// The move of the transposition table, if it is legal here.
    pub(super) fn hash_move(&self, position: &P, bits: Option<u32>) -> Option<P::Action> {
        let action = H::from_bits(bits?)?;
        let playable = self.engine.heuristic.is_playable(position, action);
        playable.then_some(action)
    }

    /// The next move to try.
    pub(super) fn next_move(
        &self,
        position: &P,
        moves: &mut Moves<P::Action>,
        ply: usize,
        picker: &mut Picker<P::Action>,
    ) -> Option<Picked<P::Action>> {
        loop {
            match picker.stage {
                Stage::Hash => {
                    moves.tried.clear();
                    picker.stage = Stage::Generate;
                    if let Some(action) = picker.hash {
                        let rank = Rank::new(Class::Hash, 0);
                        return Some(Picked { action, rank });
                    }
                }
                Stage::Generate => {
                    picker.killers = self.generate(position, moves, picker.hash);
                    picker.stage = Stage::Winning;
                }
                Stage::Winning => match moves.pick(Class::Winning) {
                    Some(chosen) => return Some(chosen),
                    None => picker.stage = Stage::Killers,
                },
                Stage::Killers => {
                    let [newer, older] = &mut picker.killers;
                    if let Some(place) = newer.take().or_else(|| older.take()) {
                        return moves.picked(Key::new(Rank::new(Class::Killer, 0), place));
                    }
                    self.rank_rest(position, moves, ply);
                    picker.stage = Stage::Rest;
                }
                Stage::Rest => return moves.pick_rest(&mut picker.picks),
            }
        }
    }

    /// Generates all moves and ranks the tactical ones; returns the indices of killers.
    fn generate(
        &self,
        position: &P,
        moves: &mut Moves<P::Action>,
        hash: Option<P::Action>,
    ) -> [Option<u16>; 2] {
        moves.clear();
        self.list(position, &mut moves.actions);
        let ordering = self.engine.heuristic.move_ordering(position);
        let [newer, older] = moves.killers;
        let mut killers = [None; 2];
        for (place, &action) in (0..).zip(&moves.actions) {
            if hash == Some(action) {
                continue;
            }
            if ordering.is_tactical(action) {
                let rank = ordering.tactical_rank(action);
                moves.order.push(Key::new(rank, place));
            } else if newer == Some(action) {
                killers[0] = Some(place);
            } else if older == Some(action) {
                killers[1] = Some(place);
            } else {
                moves.unranked.push(place);
            }
        }
        killers
    }

    /// Ranks the other moves, quiet ones with their history.
    fn rank_rest(&self, position: &P, moves: &mut Moves<P::Action>, ply: usize) {
        if moves.unranked.is_empty() {
            return;
        }
        let side = position.side();
        let previous = self.previous(ply);
        let ordering = self.engine.heuristic.move_ordering(position);
        for &place in &moves.unranked {
            let Some(&action) = moves.actions.get(usize::from(place)) else {
                continue;
            };
            let mut rank = ordering.quiet_rank(action);
            if rank.class() == Class::Quiet {
                let index = self.action_index(side, action);
                rank = rank.plus(self.engine.history.score(previous, index));
            }
            moves.order.push(Key::new(rank, place));
        }
    }

    /// The tactical moves that lose nothing, ranked.
    pub(super) fn generate_tactical(&self, position: &P, moves: &mut Moves<P::Action>) {
        moves.clear();
        let heuristic = &self.engine.heuristic;
        heuristic.generate_tactical(position, &mut moves.actions);
        if moves.actions.is_empty() {
            return;
        }
        let ordering = heuristic.move_ordering(position);
        for (place, &action) in (0..).zip(&moves.actions) {
            if ordering.is_tactical(action) && !ordering.loses(action) {
                let rank = Rank::winning(ordering.tactical_score(action));
                moves.order.push(Key::new(rank, place));
            }
        }
    }

    /// Whether a move may be pruned and reduced: a losing one, or a quiet one without a good
    /// history.
    pub(super) fn is_dubious(&self, rank: Rank) -> bool {
        match rank.class() {
            Class::Losing => true,
            Class::Quiet => rank.score() <= self.engine.params.trusted_history,
            _ => false,
        }
    }
}

/// The indices of `ranks`, the greatest rank first.
pub(super) fn best_first(ranks: &[Rank]) -> Vec<usize> {
    let keys = (0..).zip(ranks).map(|(place, &rank)| Key::new(rank, place));
    let mut order: Vec<Key> = keys.collect();
    sort(&mut order);
    let places = order.iter().rev();
    places.map(|key| usize::from(key.place())).collect()
}

/// Takes out the greatest key, if it is of the class `least` or a better one.
#[inline(never)]
fn take_best(order: &mut Vec<Key>, least: Class) -> Option<Key> {
    let (at, &best) = order.iter().enumerate().max_by_key(|&(_, key)| key)?;
    (best.rank().class() >= least).then(|| order.swap_remove(at))
}

/// Sorts keys, the greatest at the end.
// No two keys are equal, so the sort need not be stable, which would cost kilobytes in every
// module. Not generic, so that it is compiled once.
#[inline(never)]
fn sort(order: &mut [Key]) {
    order.sort_unstable();
}
