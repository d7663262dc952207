//! Games between two engines.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use klubovna_tabletop::error::Problem;
use klubovna_tabletop::faults;
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::{Side, Turn};

use crate::mcts::{Mcts, Style};
use crate::{Contest, Contestant, Tally};
use klubovna_search::alphabeta::{AlphaBeta, Params};
use klubovna_search::engine::Engine;
use klubovna_search::heuristic::{Heuristic, Tunable};
use klubovna_search::thinker::{Limits, Monitor, Patience, Report, Root, Thinker, Variation};

/// Plays a contest.
pub(super) fn play<P: Engine<Action: Send> + Send + Sync>(
    contest: &Contest<'_>,
    watch: &mut (dyn FnMut(&Tally) -> bool + Send),
) -> Result<Tally, Problem> {
    let state = Mutex::new((Tally::default(), watch));
    each_game::<P>(contest, &|_, games| {
        let halves = [0, 1].map(|at| half_points(&games[at], at));
        let actions = games.iter().map(|game| game.played as u64).sum();
        let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
        let (tally, watch) = &mut *state;
        tally.add(halves, actions);
        watch(tally)
    })?;
    let state = state.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok(state.0)
}

/// For the first contestant, who has the first side in the first game.
fn half_points<P: Engine>(game: &Game<P>, at: usize) -> u8 {
    match game.winner {
        None => 1,
        Some(side) if side.index() == at => 2,
        Some(_) => 0,
    }
}

/// A game that was played.
pub(super) struct Game<P: Engine> {
    /// The positions after the opening in which a side was to move.
    pub(super) positions: Vec<P>,
    pub(super) winner: Option<Side>,
    /// Actions after the opening.
    pub(super) played: usize,
}

/// Plays all pairs; `done` gets the number of each and its two games, in any order, and says
/// whether to go on.
pub(super) fn each_game<P: Engine<Action: Send> + Send + Sync>(
    contest: &Contest<'_>,
    done: &(dyn Fn(u32, [Game<P>; 2]) -> bool + Sync),
) -> Result<(), Problem> {
    let start = P::read_start(contest.options, "")?;
    for contestant in contest.contestants {
        engine::<P>(contestant)?;
    }
    let next = AtomicU32::new(0);
    let enough = AtomicBool::new(false);
    let work = || {
        let made = contest.contestants.map(|one| engine::<P>(one).ok());
        let [Some(first), Some(second)] = made else {
            return;
        };
        let mut engines = [first, second];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= contest.pairs || enough.load(Ordering::Relaxed) {
                return;
            }
            let mut dice = SplitMix64::new(contest.seed ^ u64::from(number) << 32);
            let root = opening(&start, contest.opening, &mut dice);
            let games = [0, 1].map(|swapped| {
                game(
                    contest,
                    &mut engines,
                    root.clone(),
                    swapped,
                    dice.next_u64(),
                )
            });
            if !done(number, games) {
                enough.store(true, Ordering::Relaxed);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..contest.threads {
            scope.spawn(work);
        }
        work();
    });
    Ok(())
}

fn engine<P: Engine>(contestant: &Contestant) -> Result<Box<dyn Thinker<P>>, Problem> {
    let knowledge = P::Knowledge::with(&contestant.weights);
    let engine: Option<Box<dyn Thinker<P>>> = match contestant.kind.as_str() {
        "" if contestant.params == Params::DEFAULT => Some(P::thinker(knowledge)),
        "" | "alphabeta" => {
            let engine = AlphaBeta::new(knowledge);
            Some(Box::new(engine.with_params(contestant.params)))
        }
        "mcts" if <P::Knowledge as Heuristic<P>>::CHANCE => {
            Some(Box::new(Mcts::new(knowledge, Style::CHANCE)))
        }
        "mcts" => Some(Box::new(Mcts::new(knowledge, Style::default()))),
        "random" => Some(Box::new(Random)),
        _ => None,
    };
    engine.ok_or_else(|| {
        Problem::new(&ContestFault::NoSuchEngine {
            kind: contestant.kind.clone(),
        })
    })
}

/// So many games in a row may be over before their opening is.
const TRIES: u32 = 100;

/// A position after random actions from which the game goes on: fewer than asked for where
/// games are too short.
fn opening<P: Engine>(start: &P, mut actions: u32, dice: &mut SplitMix64) -> Root<P> {
    loop {
        let mut longest = 0;
        for _ in 0..TRIES {
            let mut root = Root::new(start.clone());
            let mut played = 0;
            // Where chance decides first, it decides; and no opening ends with a card in
            // the air.
            while root.outcome().is_none()
                && (played < actions || root.position().turn() == Turn::Chance)
            {
                let Some(action) = random(root.position(), dice) else {
                    break;
                };
                root.play(action);
                played += 1;
            }
            if root.outcome().is_none() || actions == 0 {
                return root;
            }
            longest = longest.max(played);
        }
        // None went on for as long as the longest of them.
        actions = (actions - 1).min(longest.saturating_sub(1));
    }
}

/// Any action, or what chance decides.
fn random<P: Engine>(position: &P, dice: &mut SplitMix64) -> Option<P::Action> {
    if P::CHANCE && position.turn() == Turn::Chance {
        let mut outcomes = Vec::new();
        position.chances(&mut outcomes);
        let mut at = dice.below(outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum());
        return outcomes.into_iter().find_map(|(outcome, weight)| {
            let here = at < u64::from(weight);
            at = at.wrapping_sub(weight.into());
            here.then_some(outcome)
        });
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.retain(|&action| !P::is_said(action));
    dice.index(actions.len()).map(|place| actions[place])
}

fn game<P: Engine>(
    contest: &Contest<'_>,
    engines: &mut [Box<dyn Thinker<P>>; 2],
    mut root: Root<P>,
    swapped: usize,
    seed: u64,
) -> Game<P> {
    let mut dice = SplitMix64::new(seed);
    let limits = contest.contestants.map(|one| {
        let mut limits = one.limits;
        limits.skill.seed = dice.next_u64();
        limits
    });
    for engine in &mut *engines {
        engine.forget();
    }
    let mut game = Game {
        positions: Vec::new(),
        winner: None,
        played: 0,
    };
    for _ in 0..contest.longest {
        if root.outcome().is_some() {
            break;
        }
        let position = root.position();
        let action = if P::CHANCE && position.turn() == Turn::Chance {
            random(position, &mut dice)
        } else {
            game.positions.push(position.clone());
            let who = position.side().index() ^ swapped;
            engines[who]
                .think(&root, &limits[who], &mut Patience)
                .best()
        };
        let Some(action) = action else { break };
        root.play(action);
        game.played += 1;
    }
    // The last action that is allowed may win.
    game.winner = root.outcome().and_then(|outcome| outcome.winner);
    game
}

/// Plays anything.
struct Random;

impl<P: Engine> Thinker<P> for Random {
    fn think(
        &mut self,
        root: &Root<P>,
        limits: &Limits,
        _: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        let mut dice = SplitMix64::new(limits.skill.seed ^ root.position().key());
        let line = random(root.position(), &mut dice).map(|action| Variation {
            actions: vec![action],
            score: klubovna_search::score::Score::EVEN,
            win: 0.5,
        });
        Report {
            lines: line.into_iter().collect(),
            depth: 0,
            nodes: 1,
        }
    }

    fn forget(&mut self) {}
}

faults! {
    /// Why a contest cannot begin.
    #[derive(Debug)]
    enum ContestFault {
        /// The game has no such engine.
        NoSuchEngine { kind: String } => "no-such-engine";
    }
}
