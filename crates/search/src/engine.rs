//! The engine and the levels of a game, and engines of any game with their types erased.

use std::marker::PhantomData;

use klubovna_rules::{Play, Position, Side};
use klubovna_text::{GameOptions, MoveFault, Named, Notation, Problem, Style};
use klubovna_view::Phrase;

use crate::heuristic::Tunable;
use crate::level::Level;
use crate::pace::Found;
use crate::reasons::{self, Case, Moved, Standing, Verdict};
use crate::score::Score;
use crate::thinker::{Limits, Monitor, Report, Skill, Thinker, Unlimited};

/// The engine of a game: what it knows, its opponents, and what reasons are made of. Implemented in
/// a crate beside that of the rules, so that the search is compiled there with its optimisation
/// level, and whoever wants the rules alone has no search.
pub trait Engine: Tunable<<Self as Engine>::Game> + Sized + Send + Sync + 'static {
    /// The rules.
    type Game: Notation<Action: Send, Options: Sync> + Send + Sync + 'static;

    /// Opponents, the weakest first: eight or more.
    const LEVELS: &'static [Level];

    /// What plays this game best, with these weights.
    fn thinker(self) -> Box<dyn Thinker<Self::Game>>;

    // What reasons are made of: see `reasons`.

    /// Appends all that the side on turn can do by the rules, but for announcements that win
    /// nothing and what loses because it is illegal. A [`Heuristic`](crate::heuristic::Heuristic)
    /// may leave out more.
    fn moves(position: &Self::Game, out: &mut Vec<ActionOf<Self>>) {
        position.actions(out);
        out.retain(|&action| !Self::Game::is_announcement(action));
    }

    /// Pieces that are worth this or less are no reason, unless they are captured.
    const LEAST_WORTH: i32 = 0;

    /// The position with the other side on turn, as if this one had done nothing; `None` where
    /// the rules know no such position.
    fn handed_over(_position: &Self::Game) -> Option<Self::Game> {
        None
    }

    /// Whether the side on turn is in check.
    fn checked(_position: &Self::Game) -> bool {
        false
    }

    /// What an action does with the pieces, in games in which they are captured; `None` also
    /// where no piece goes anywhere.
    fn moved(_position: &Self::Game, _action: ActionOf<Self>) -> Option<Moved> {
        None
    }

    /// The pieces of a side, in games in which they are captured.
    fn pieces_of(_position: &Self::Game, _side: Side) -> Vec<Standing> {
        Vec::new()
    }

    /// Appends what is true of an action in this game alone.
    fn facts(_case: &Case<'_, Self>, _verdict: Verdict, _out: &mut Vec<Phrase>) {}
}

/// An action of the game of an engine.
pub type ActionOf<E> = <<E as Engine>::Game as Position>::Action;

/// The options of the game of an engine.
pub type OptionsOf<E> = <<E as Engine>::Game as Position>::Options;

/// The engine of some game, with its types erased.
pub trait AnyEngine: Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;

    /// Opponents for a game with `options`, the weakest first.
    ///
    /// # Errors
    /// Refused options.
    fn levels(&self, options: &Named<String>) -> Result<&'static [Level], Problem>;

    /// An engine before a game from `position`, empty for the start.
    ///
    /// # Errors
    /// Refused options or position.
    fn open(&self, options: &Named<String>, position: &str)
    -> Result<Box<dyn AnyThinker>, Problem>;
}

/// An engine that follows a game.
pub trait AnyThinker {
    /// Follows an action of the game, by its code.
    ///
    /// # Errors
    /// When the text is no code, the action is not legal, or the game is over.
    fn play(&mut self, code: &str) -> Result<(), Problem>;

    /// Goes back to the first position, to follow another line. Results of searches are kept.
    fn rewind(&mut self);

    /// Searches the position reached. With a [`seed`](crate::Skill::seed) other than 0 the first
    /// actions of a game are [varied](crate::Skill::varied), so that no opponent begins all its games
    /// alike.
    fn think(&mut self, limits: &Limits, style: Style, monitor: &mut dyn AnyMonitor) -> AnyReport;

    /// Why the first of these actions, played in the position reached, is good or bad; see
    /// [`reasons`](reasons::reasons).
    ///
    /// # Errors
    /// When one of the texts is no code, or an action is not legal where it is played.
    fn reasons(
        &self,
        codes: &[&str],
        score: Score,
        verdict: Verdict,
        style: Style,
    ) -> Result<Vec<Phrase>, Problem>;
}

/// [`Monitor`] for any game.
pub trait AnyMonitor {
    /// Whether to stop now. Called every few hundred nodes.
    fn stop(&mut self, nodes: u64) -> bool;

    /// A depth is finished.
    fn progress(&mut self, _report: AnyReport) {}
}

impl AnyMonitor for Unlimited {
    fn stop(&mut self, _: u64) -> bool {
        false
    }
}

/// [`Report`] for any game.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyReport {
    /// The best actions, the best first; or the outcomes of chance.
    pub lines: Vec<AnyVariation>,
    /// Finished depth in actions.
    pub depth: u32,
    /// Positions searched.
    pub nodes: u64,
    /// How many of them come after the best action; 0 where that is not counted.
    pub effort: u64,
}

impl AnyReport {
    /// What it says to a [`Pace`](crate::pace::Pace).
    pub fn found(&self) -> Option<Found<String>> {
        let best = self.lines.first()?;
        Some(Found {
            best: best.codes.first()?.clone(),
            win: best.win,
            effort: self.effort as f64 / self.nodes.max(1) as f64,
        })
    }
}

/// A line of play for any game.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyVariation {
    /// Codes, as a session plays them.
    pub codes: Vec<String>,
    /// The same actions as players write them.
    pub moves: Vec<String>,
    /// The score for the side on turn at the root.
    pub score: Score,
    /// The probability that this side wins, half of that of a draw added.
    pub win: f64,
}

/// Implements [`AnyEngine`] with the engine `E`.
#[derive(Debug)]
pub struct EngineOf<E>(PhantomData<fn() -> E>);

impl<E: Engine> Default for EngineOf<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E: Engine> EngineOf<E> {
    /// The engine `E`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<E: Engine> AnyEngine for EngineOf<E> {
    fn id(&self) -> &'static str {
        E::Game::ID
    }

    fn levels(&self, options: &Named<String>) -> Result<&'static [Level], Problem> {
        levels::<E>(options)
    }

    fn open(
        &self,
        options: &Named<String>,
        position: &str,
    ) -> Result<Box<dyn AnyThinker>, Problem> {
        let start = E::Game::read_start(options, position)?;
        let knowledge = E::with(&[]);
        Ok(Box::new(Follower::<E> {
            root: Play::new(start.clone()),
            start,
            scale: knowledge.scale(),
            thinker: knowledge.thinker(),
        }))
    }
}

/// The opponents of some game, without the engine that they are.
#[derive(Clone, Copy, Debug)]
pub struct LevelsOf {
    /// The id of the game.
    pub id: &'static str,
    /// See [`AnyEngine::levels`].
    pub levels: fn(&Named<String>) -> Result<&'static [Level], Problem>,
}

impl LevelsOf {
    /// Those of `E`.
    pub const fn new<E: Engine>() -> Self {
        Self {
            id: E::Game::ID,
            levels: levels::<E>,
        }
    }
}

fn levels<E: Engine>(options: &Named<String>) -> Result<&'static [Level], Problem> {
    OptionsOf::<E>::from_named(options)?;
    Ok(E::LEVELS)
}

/// So many actions belong to the opening, those of chance among them.
const OPENING: usize = 8;

struct Follower<E: Engine> {
    start: E::Game,
    root: Play<E::Game>,
    /// See [`Evaluator::scale`](crate::evaluator::Evaluator::scale).
    scale: i32,
    thinker: Box<dyn Thinker<E::Game>>,
}

impl<E: Engine> AnyThinker for Follower<E> {
    fn play(&mut self, code: &str) -> Result<(), Problem> {
        play(&mut self.root, code).map(|_| ())
    }

    fn rewind(&mut self) {
        self.root = Play::new(self.start.clone());
    }

    fn think(&mut self, limits: &Limits, style: Style, monitor: &mut dyn AnyMonitor) -> AnyReport {
        let mut erasing = ErasingMonitor {
            position: self.root.position(),
            style,
            monitor,
        };
        let skill = match limits.skill {
            skill if self.root.plies() < OPENING && skill.seed != 0 => skill.varied(self.scale),
            // Who makes no mistakes needs no seed: results of other searches stay.
            skill if skill.noise == 0 && skill.overlooked == 0 => Skill { seed: 0, ..skill },
            skill => skill,
        };
        let limits = Limits { skill, ..*limits };
        let report = self.thinker.think(&self.root, &limits, &mut erasing);
        erased(self.root.position(), style, &report)
    }

    fn reasons(
        &self,
        codes: &[&str],
        score: Score,
        verdict: Verdict,
        style: Style,
    ) -> Result<Vec<Phrase>, Problem> {
        let mut line = Vec::new();
        let mut then = self.root.clone();
        for code in codes {
            line.push(play(&mut then, code)?);
        }
        Ok(reasons::reasons::<E>(
            &self.root, &line, score, verdict, style,
        ))
    }
}

/// Plays an action by its code.
fn play<P: Notation>(line: &mut Play<P>, code: &str) -> Result<P::Action, Problem> {
    let action = P::read_action(code).map_err(|error| Problem::in_text(&error, code))?;
    if line.outcome().is_some() {
        return Err(Problem::new(&MoveFault::Over));
    }
    if !line.position().is_legal(action) {
        let code = P::write_action(action);
        return Err(Problem::new(&MoveFault::Illegal { code }));
    }
    line.push(action);
    Ok(action)
}

/// A [`Monitor`] that passes reports on to an [`AnyMonitor`], with their types erased.
struct ErasingMonitor<'a, P> {
    position: &'a P,
    style: Style,
    monitor: &'a mut dyn AnyMonitor,
}

impl<P: Notation> Monitor<P::Action> for ErasingMonitor<'_, P> {
    fn stop(&mut self, nodes: u64) -> bool {
        self.monitor.stop(nodes)
    }

    fn progress(&mut self, report: &Report<P::Action>) {
        self.monitor
            .progress(erased(self.position, self.style, report));
    }
}

/// The report with codes and texts instead of actions.
fn erased<P: Notation>(position: &P, style: Style, report: &Report<P::Action>) -> AnyReport {
    let lines = report.lines.iter().map(|line| {
        let mut position = position.clone();
        let mut variation = AnyVariation {
            codes: Vec::new(),
            moves: Vec::new(),
            score: line.score,
            win: line.win,
        };
        for &action in &line.actions {
            variation.codes.push(P::write_action(action));
            variation
                .moves
                .push(position.write_move_text(action, style));
            position.apply(action);
        }
        variation
    });
    AnyReport {
        lines: lines.collect(),
        depth: report.depth,
        nodes: report.nodes,
        effort: report.effort,
    }
}
