//! What an engine's games against itself say of the game: who is ahead at its start, how often it is
//! drawn, how long it takes.

use std::sync::{Mutex, PoisonError};

use klubovna_rules::{Position, SplitMix64};
use klubovna_search::Engine;
use klubovna_text::{Notation, Problem};

use crate::Contest;
use crate::contest::{engine, game, opening};
use crate::numbered::{InOrder, each_number};

/// Games of an engine against itself, as the side sees them that moves first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Of those drawn: stopped because they took too long.
    pub stopped: u32,
    /// How many turns of either side a game took, those of its opening too, the shortest first. To
    /// draw a card and to place it is one turn.
    pub lengths: Vec<u32>,
}

impl Facts {
    /// Games played.
    pub fn games(&self) -> u32 {
        self.wins
            .saturating_add(self.draws)
            .saturating_add(self.losses)
    }

    /// Points for a game, from 0 to 1.
    pub fn score(&self) -> f64 {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        points / f64::from(self.games().max(1))
    }

    /// Half the 95 % confidence interval of the score. Each game has an opening of its own.
    pub fn margin(&self) -> f64 {
        let games = f64::from(self.games().max(1));
        let score = self.score();
        let squares = (f64::from(self.wins) + f64::from(self.draws) / 4.0) / games;
        1.96 * ((squares - score * score).max(0.0) / games).sqrt()
    }

    /// The length that such a part of the games, from 0 to 1, does not exceed.
    pub fn length(&self, part: f64) -> u32 {
        let last = self.lengths.len().saturating_sub(1);
        let at = (last as f64 * part).round() as usize;
        self.lengths.get(at).copied().unwrap_or(0)
    }
}

/// Plays two games for each pair of `contest`, each from an opening of its own, the first contestant
/// against itself.
pub(crate) fn play<E: Engine>(
    contest: &Contest<'_>,
    watch: &mut (dyn FnMut(&Facts) -> bool + Send),
) -> Result<Facts, Problem> {
    let start = E::Game::read_start(contest.options, "")?;
    let [player, _] = contest.contestants;
    let worker = || Some([engine::<E>(player).ok()?, engine::<E>(player).ok()?]);
    engine::<E>(player)?;
    let mut facts = Facts::default();
    let sink = Mutex::new(InOrder::new(
        2 * contest.pairs.start,
        |(winner, stopped, turns)| {
            match winner {
                Some(side) if side == start.side() => facts.wins += 1,
                Some(_) => facts.losses += 1,
                None => {
                    facts.draws += 1;
                    facts.stopped += u32::from(stopped);
                }
            }
            facts.lengths.push(turns);
            watch(&facts)
        },
    ));
    let each = |engines: &mut [_; 2], number| {
        let mut dice = SplitMix64::new(contest.seed ^ u64::from(number) << 32);
        let root = opening(&start, contest.opening, &mut dice);
        let before: Vec<E::Game> = (0..root.plies()).map(|at| root.at(at).clone()).collect();
        let game = game(contest, engines, root, 0, dice.next_u64());
        let turns = turns(before.iter().chain(&game.positions));
        // The last action that is allowed may draw by the rules.
        let stopped = !game.over && game.actions.len() >= contest.longest as usize;
        let mut sink = sink.lock().unwrap_or_else(PoisonError::into_inner);
        sink.take(number, (game.winner, stopped, turns))
    };
    let numbers = 2 * contest.pairs.start..2 * contest.pairs.end;
    each_number(numbers, contest.threads, worker, each);
    drop(sink);
    facts.lengths.sort_unstable();
    Ok(facts)
}

/// How often the side to act changes, and the first turn.
fn turns<'a, P: Position>(positions: impl Iterator<Item = &'a P>) -> u32 {
    let mut last = None;
    positions
        .map(Position::side)
        .filter(|&side| last.replace(side) != Some(side))
        .count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(wins: u32, draws: u32, losses: u32, lengths: &[u32]) -> Facts {
        Facts {
            wins,
            draws,
            losses,
            stopped: 0,
            lengths: lengths.to_vec(),
        }
    }

    #[test]
    fn scores_and_margins() {
        let facts = facts(60, 0, 40, &[]);
        assert!((facts.score() - 0.6).abs() < 1e-9);
        // Half the interval of a coin thrown a hundred times.
        assert!((facts.margin() - 1.96 * 0.049).abs() < 1e-3);
    }

    #[test]
    fn draws_bring_half_a_point_and_no_doubt() {
        let facts = facts(0, 100, 0, &[]);
        assert!((facts.score() - 0.5).abs() < 1e-9);
        assert!(facts.margin().abs() < 1e-9);
    }

    #[test]
    fn lengths_are_those_of_games_in_their_order() {
        let lengths: Vec<u32> = (10..=110).collect();
        let facts = facts(101, 0, 0, &lengths);
        assert_eq!(
            [0.1, 0.5, 0.9].map(|part| facts.length(part)),
            [20, 60, 100]
        );
        assert_eq!(Facts::default().length(0.5), 0);
    }
}
