//! How a game offers its engines, and engines of any game behind one object-safe face.

use std::marker::PhantomData;

use klubovna_tabletop::error::Problem;
use klubovna_tabletop::named::Named;
use klubovna_tabletop::notation::{Notation, Style};
use klubovna_tabletop::options::GameOptions;
use klubovna_tabletop::session::PlayError;

use crate::heuristic::Tunable;
use crate::level::Level;
use crate::score::Score;
use crate::thinker::{Limits, Monitor, Report, Root, Thinker};

/// A game with engines. Implemented in `evaluate.rs`, so that the search is compiled in the
/// game's own crate, as fast as that is.
pub trait Engine: Notation {
    /// What is known of the game.
    type Knowledge: Tunable<Self> + 'static;

    /// Opponents for a game with `options`, the weakest first: eight or more.
    fn levels(options: &Self::Options) -> &'static [Level];

    /// The engine that plays this game best, with such knowledge.
    fn thinker(knowledge: Self::Knowledge) -> Box<dyn Thinker<Self>>;
}

/// The engines of some game.
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

    /// Goes back to the first position, to follow another line. What was learnt stays.
    fn rewind(&mut self);

    /// Thinks about the position reached.
    fn think(&mut self, limits: &Limits, style: Style, monitor: &mut dyn AnyMonitor) -> AnyReport;
}

/// [`Monitor`] for any game.
pub trait AnyMonitor {
    /// Whether to stop now. Asked every few hundred nodes.
    fn stop(&mut self, nodes: u64) -> bool;

    /// A depth is finished.
    fn progress(&mut self, _report: AnyReport) {}
}

/// [`Report`] for any game.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyReport {
    /// The best actions, the best first; or the outcomes of chance.
    pub lines: Vec<AnyVariation>,
    /// Finished depth in actions.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// A line of play for any game.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyVariation {
    /// Codes, as a session plays them.
    pub codes: Vec<String>,
    /// The same as players write it.
    pub moves: Vec<String>,
    /// What it is worth to the side on turn at the root.
    pub score: Score,
    /// The probability that this side wins, half of that of a draw added.
    pub win: f64,
}

/// The one implementation of [`AnyEngine`].
#[derive(Debug)]
pub struct EngineOf<P>(PhantomData<fn() -> P>);

impl<P: Engine> Default for EngineOf<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Engine> EngineOf<P> {
    /// The engines of `P`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<P: Engine> AnyEngine for EngineOf<P> {
    fn id(&self) -> &'static str {
        P::ID
    }

    fn levels(&self, options: &Named<String>) -> Result<&'static [Level], Problem> {
        levels::<P>(options)
    }

    fn open(
        &self,
        options: &Named<String>,
        position: &str,
    ) -> Result<Box<dyn AnyThinker>, Problem> {
        let start = P::read_start(options, position)?;
        Ok(Box::new(Follower {
            root: Root::new(start.clone()),
            start,
            thinker: P::thinker(P::Knowledge::with(&[])),
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
    /// Those of `P`.
    pub const fn new<P: Engine>() -> Self {
        Self {
            id: P::ID,
            levels: levels::<P>,
        }
    }
}

fn levels<P: Engine>(options: &Named<String>) -> Result<&'static [Level], Problem> {
    Ok(P::levels(&P::Options::from_named(options)?))
}

struct Follower<P: Engine> {
    start: P,
    root: Root<P>,
    thinker: Box<dyn Thinker<P>>,
}

impl<P: Engine> AnyThinker for Follower<P> {
    fn play(&mut self, code: &str) -> Result<(), Problem> {
        let action = P::read_action(code).map_err(|error| Problem::in_text(&error, code))?;
        if self.root.outcome().is_some() {
            return Err(Problem::new(&PlayError::Over));
        }
        if !self.root.position().is_legal(action) {
            let code = P::write_action(action);
            return Err(Problem::new(&PlayError::Illegal { code }));
        }
        self.root.play(action);
        Ok(())
    }

    fn rewind(&mut self) {
        self.root = Root::new(self.start.clone());
    }

    fn think(&mut self, limits: &Limits, style: Style, monitor: &mut dyn AnyMonitor) -> AnyReport {
        let mut narrator = Narrator {
            position: self.root.position(),
            style,
            monitor,
        };
        let report = self.thinker.think(&self.root, limits, &mut narrator);
        told(self.root.position(), style, &report)
    }
}

/// Tells an [`AnyMonitor`] what a [`Monitor`] hears.
struct Narrator<'a, P> {
    position: &'a P,
    style: Style,
    monitor: &'a mut dyn AnyMonitor,
}

impl<P: Engine> Monitor<P::Action> for Narrator<'_, P> {
    fn stop(&mut self, nodes: u64) -> bool {
        self.monitor.stop(nodes)
    }

    fn progress(&mut self, report: &Report<P::Action>) {
        self.monitor
            .progress(told(self.position, self.style, report));
    }
}

fn told<P: Engine>(position: &P, style: Style, report: &Report<P::Action>) -> AnyReport {
    let lines = report.lines.iter().map(|line| {
        let mut position = position.clone();
        let mut told = AnyVariation {
            codes: Vec::new(),
            moves: Vec::new(),
            score: line.score,
            win: line.win,
        };
        for &action in &line.actions {
            told.codes.push(P::write_action(action));
            told.moves.push(position.write_move_text(action, style));
            position.apply(action);
        }
        told
    });
    AnyReport {
        lines: lines.collect(),
        depth: report.depth,
        nodes: report.nodes,
    }
}
