//! Games between two engines.

use std::sync::{Mutex, PoisonError};

use klubovna_rules::{Play, Position, Side, SplitMix64, Turn};
use klubovna_text::{Notation, Problem, faults};

use crate::clock::{Running, think};
use crate::greedy::{Greedy, Taker, unjudged};
use crate::mcts::{Mcts, Style};
use crate::numbered::{InOrder, each_number};
use crate::{Contest, Contestant, Learned, Tally, several};
use klubovna_search::network::Network;
use klubovna_search::{AlphaBeta, Engine, Limits, Monitor, Params, Report, Thinker};

/// Plays a contest.
pub(super) fn play<E: Engine>(
    contest: &Contest<'_>,
    watch: &mut (dyn FnMut(&Tally) -> bool + Send),
) -> Result<Tally, Problem> {
    let mut tally = Tally::default();
    let sink = Mutex::new(InOrder::new(contest.pairs.start, |(halves, actions)| {
        tally.add(halves, actions);
        watch(&tally)
    }));
    each_game::<E>(contest, &|number, games| {
        let [first, second] = &games;
        let halves = [half_points(first, 0), half_points(second, 1)];
        let actions = games.iter().map(|game| game.actions.len() as u64).sum();
        let mut sink = sink.lock().unwrap_or_else(PoisonError::into_inner);
        sink.take(number, (halves, actions))
    })?;
    drop(sink);
    Ok(tally)
}

/// The codes of all actions of a contest, game by game.
pub(super) fn actions<E: Engine>(contest: &Contest<'_>) -> Result<Vec<String>, Problem> {
    let mut codes = Vec::new();
    let sink = Mutex::new(InOrder::new(contest.pairs.start, |pair: Vec<String>| {
        codes.extend(pair);
        true
    }));
    each_game::<E>(contest, &|number, games| {
        let actions = games.iter().flat_map(|game| &game.actions);
        let pair = actions.map(|&action| E::Game::write_action(action));
        let mut sink = sink.lock().unwrap_or_else(PoisonError::into_inner);
        sink.take(number, pair.collect())
    })?;
    drop(sink);
    Ok(codes)
}

/// For the first contestant, who has the first side in the first game.
fn half_points<P: Position>(game: &Game<P>, at: usize) -> u8 {
    match game.winner {
        None => 1,
        Some(side) if side.index() == at => 2,
        Some(_) => 0,
    }
}

/// A game that was played.
pub(super) struct Game<P: Position> {
    /// The positions after the opening where a side was to move.
    pub(super) positions: Vec<P>,
    pub(super) winner: Option<Side>,
    /// The rules have ended it; it was not stopped.
    pub(super) over: bool,
    /// After the opening.
    pub(super) actions: Vec<P::Action>,
}

/// Plays all pairs; `done` gets the number of each and its two games, in any order, and says
/// whether to go on.
pub(super) fn each_game<E: Engine>(
    contest: &Contest<'_>,
    done: &(dyn Fn(u32, [Game<E::Game>; 2]) -> bool + Sync),
) -> Result<(), Problem> {
    let start = E::Game::read_start(contest.options, "")?;
    for contestant in contest.contestants {
        engine::<E>(contestant)?;
    }
    let engines = || match contest.contestants.map(|one| engine::<E>(one).ok()) {
        [Some(first), Some(second)] => Some([first, second]),
        _ => None,
    };
    let pair = |engines: &mut [_; 2], number| {
        let mut dice = SplitMix64::new(contest.seed ^ u64::from(number) << 32);
        let root = opening(&start, contest.opening, &mut dice);
        let games =
            [0, 1].map(|swapped| game(contest, engines, root.clone(), swapped, dice.next_u64()));
        done(number, games)
    };
    each_number(contest.pairs.clone(), contest.threads, engines, pair);
    Ok(())
}

/// What a contestant knows of the game.
pub(super) fn knowledge<E: Engine>(contestant: &Contestant) -> Result<E, Problem> {
    let [count, most] = [contestant.weights.len(), E::WEIGHTS.len()];
    if count > most {
        return Err(Problem::new(&ContestFault::TooManyWeights { count, most }));
    }
    let knowledge = E::with(&contestant.weights);
    Ok(match &contestant.network {
        Learned::Own => knowledge,
        Learned::Nothing => knowledge.with_network(None),
        Learned::Other { name, bytes } => {
            let inputs = E::INPUTS.map(|inputs| inputs.count);
            let network = inputs.and_then(|count| Network::read(bytes, count));
            let network = network
                .ok_or_else(|| Problem::new(&ContestFault::BadNetwork { file: name.clone() }))?;
            knowledge.with_network(Some(network))
        }
    })
}

pub(super) fn engine<E: Engine>(
    contestant: &Contestant,
) -> Result<Box<dyn Thinker<E::Game>>, Problem> {
    let knowledge = knowledge::<E>(contestant)?;
    let engine: Option<Box<dyn Thinker<E::Game>>> = match contestant.kind.as_str() {
        "" if contestant.params == Params::DEFAULT => Some(knowledge.thinker()),
        "" | "alphabeta" => {
            let engine = AlphaBeta::new(knowledge);
            Some(Box::new(engine.with_params(contestant.params)))
        }
        "mcts" if E::CHANCE => Some(Box::new(Mcts::new(knowledge, Style::CHANCE))),
        "mcts" => Some(Box::new(Mcts::new(knowledge, Style::default()))),
        "random" => Some(Box::new(Random)),
        "greedy" => Some(Box::new(Greedy::new(knowledge))),
        "child" => Some(Box::new(Taker::new(knowledge))),
        kind => several::of_kind(kind, &|| self::knowledge::<E>(contestant))?,
    };
    let kind = &contestant.kind;
    let engine = engine.ok_or_else(|| {
        let kind = kind.clone();
        Problem::new(&ContestFault::NoSuchEngine { kind })
    })?;
    match changed(&contestant.params) {
        Some(name) if !has_margins(kind) => Err(no_margins(kind, name)),
        _ => Ok(engine),
    }
}

/// Whether engines of that kind search with the margins of [`Params`].
pub(super) fn has_margins(kind: &str) -> bool {
    matches!(kind, "" | "alphabeta")
}

/// The first margin that is another than that of the engines.
fn changed(params: &Params) -> Option<&'static str> {
    let mut names = Params::NAMES.iter().copied();
    names.find(|name| params.get(name) != Params::DEFAULT.get(name))
}

/// The engine has no margin with that name.
pub(super) fn no_margins(kind: &str, name: &str) -> Problem {
    Problem::new(&ContestFault::NoMargins {
        kind: kind.to_owned(),
        name: name.to_owned(),
    })
}

/// How many openings in a row may end the game.
const TRIES: u32 = 100;

/// A position after random actions where the game is not over: fewer actions than asked for where
/// games are too short.
pub(super) fn opening<P: Position>(start: &P, mut actions: u32, dice: &mut SplitMix64) -> Play<P> {
    loop {
        let mut longest = 0;
        for _ in 0..TRIES {
            let mut root = Play::new(start.clone());
            let mut played = 0;
            // An opening does not end where chance is to decide.
            while root.outcome().is_none()
                && (played < actions || root.position().turn() == Turn::Chance)
            {
                let Some(action) = random(root.position(), dice) else {
                    break;
                };
                root.push(action);
                played += 1;
            }
            if root.outcome().is_none() || actions == 0 {
                return root;
            }
            longest = longest.max(played);
        }
        // Every game ended: a shorter opening.
        actions = (actions - 1).min(longest.saturating_sub(1));
    }
}

/// A random action or outcome of chance.
pub(super) fn random<P: Position>(position: &P, dice: &mut SplitMix64) -> Option<P::Action> {
    if P::CHANCE && position.turn() == Turn::Chance {
        let mut outcomes = Vec::new();
        position.chances(&mut outcomes);
        let place = dice.weighted(outcomes.iter().map(|&(_, weight)| weight))?;
        return outcomes.get(place).map(|&(outcome, _)| outcome);
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.retain(|&action| !P::is_announcement(action));
    dice.choice(&actions).copied()
}

/// Plays on from `root`; `swapped` is 1 where the first engine has the second side.
pub(super) fn game<P: Position>(
    contest: &Contest<'_>,
    engines: &mut [Box<dyn Thinker<P>>; 2],
    mut root: Play<P>,
    swapped: usize,
    seed: u64,
) -> Game<P> {
    let mut dice = SplitMix64::new(seed);
    let limits = contest.contestants.map(|one| {
        let mut limits = one.limits;
        limits.skill.seed = dice.next_u64();
        limits
    });
    let mut clocks = contest.contestants.map(|one| one.clock.map(Running::new));
    for engine in &mut *engines {
        engine.clear();
    }
    let mut game = Game {
        positions: Vec::new(),
        winner: None,
        over: false,
        actions: Vec::new(),
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
            let engine = engines.get_mut(who);
            let clock = clocks.get_mut(who).and_then(Option::as_mut);
            let thought = engine
                .zip(limits.get(who))
                .map(|(engine, limits)| think(clock, &mut **engine, &root, limits));
            thought.and_then(|report| report.best())
        };
        let Some(action) = action else { break };
        root.push(action);
        game.actions.push(action);
    }
    // The last action that is allowed may end it.
    let outcome = root.outcome();
    game.over = outcome.is_some();
    game.winner = outcome.and_then(|outcome| outcome.winner);
    game
}

/// Plays anything.
struct Random;

impl<P: Position> Thinker<P> for Random {
    fn think(
        &mut self,
        root: &Play<P>,
        limits: &Limits,
        _: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        let mut dice = SplitMix64::new(limits.skill.seed ^ root.position().key());
        unjudged(random(root.position(), &mut dice), 0)
    }

    fn clear(&mut self) {}
}

faults! {
    /// Why a contest cannot begin.
    #[derive(Debug)]
    enum ContestFault {
        /// The game has no such engine.
        NoSuchEngine { kind: String } => "no-such-engine";
        /// A file holds no network of this game.
        BadNetwork { file: String } => "bad-network";
        /// The game has fewer weights.
        TooManyWeights { count: usize, most: usize } => "too-many-weights";
        /// Only alpha-beta has margins.
        NoMargins { kind: String, name: String } => "no-margins";
    }
}
