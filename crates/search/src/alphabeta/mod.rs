//! Alpha-beta: iterative deepening, principal-variation search, quiescence, and Star1 and
//! Star2 where chance decides.
//!
//! | File | Idea |
//! |---|---|
//! | `root` | iterative deepening, aspiration windows, multi-PV |
//! | `node` | a node of the tree: table, cut-offs, loop over its moves |
//! | `quiescence` | tactical moves after the last ply |
//! | `picker` | move picker: hash, winning captures, killers, quiet, losing |
//! | `history` | history heuristic and continuation history |
//! | `pruning` | pruning and reductions |
//! | `chance` | chance nodes: means over outcomes, with bounds |
//! | `pv` | principal variations |
//! | `window` | alpha and beta |
//! | `budget` | count of nodes, and polls whether to stop |
//! | `params` | all margins and depths |

mod budget;
mod chance;
mod history;
mod node;
mod params;
mod picker;
mod pruning;
mod pv;
mod quiescence;
mod root;
#[cfg(test)]
mod tests;
mod window;

use klubovna_rules::{History, Play, Position, Seen, Side};

use crate::heuristic::Heuristic;
use crate::statistics::Statistics;
use crate::table::Table;
use crate::thinker::{Limits, Monitor, Report, Skill, Thinker};

use budget::Budget;
use history::{ActionIndex, MoveHistory};
pub use params::Params;
use picker::Moves;
use pv::PvTable;
use root::Deepening;

/// Greatest ply, extensions included.
const MAX_PLY: usize = 100;

/// Alpha-beta for games of two sides, with Star1 and Star2 where chance decides.
///
/// The sign of scores changes where the side changes, not with every action.
#[derive(Debug)]
pub struct AlphaBeta<P: Position, H> {
    heuristic: H,
    params: Params,
    table: Table,
    stack: Stack<P::Action>,
    pv: PvTable<P::Action>,
    history: MoveHistory,
    skill: Skill,
    selective: bool,
    statistics: Statistics,
    // The key of the position that was asked about last.
    asked: Option<u64>,
    // What was going on when the monitor stopped it.
    interrupted: Option<Deepening<P>>,
}

/// Buffers for each ply, to be reused. A node takes those of its ply out while it uses them.
#[derive(Debug)]
struct Stack<A>(Vec<Option<Box<Frame<A>>>>);

/// Buffers for one ply.
#[derive(Debug)]
struct Frame<A> {
    moves: Moves<A>,
    outcomes: Vec<(A, u32)>,
    probes: Vec<i32>,
}

impl<A> Default for Frame<A> {
    fn default() -> Self {
        Self {
            moves: Moves::default(),
            outcomes: Vec::new(),
            probes: Vec::new(),
        }
    }
}

impl<A> Stack<A> {
    // The box is what is kept; in the browser a frame is small enough for the lint to ask for itself.
    #[allow(clippy::unnecessary_box_returns)]
    fn take(&mut self, ply: usize) -> Box<Frame<A>> {
        let frame = self.0.get_mut(ply).and_then(Option::take);
        frame.unwrap_or_default()
    }

    fn put_back(&mut self, ply: usize, frame: Box<Frame<A>>) {
        if let Some(place) = self.0.get_mut(ply) {
            *place = Some(frame);
        }
    }
}

impl<P: Position, H: Heuristic<P>> AlphaBeta<P, H> {
    /// The futility margin. A level that misjudges positions by more than the scale of its evaluation
    /// has none: its margins would mean nothing.
    fn futility_margin(&self) -> Option<i32> {
        let margin = self.heuristic.futility_margin()?;
        let is_meant = self.skill.noise <= self.heuristic.scale();
        is_meant.then_some((margin * self.params.futility_scale) >> 8)
    }
}

impl<P: Position, H: Heuristic<P>> AlphaBeta<P, H> {
    /// Entries of the table as a power of two: 8 MB.
    pub const TABLE_BITS: u32 = 19;

    /// An engine with the usual table.
    pub fn new(heuristic: H) -> Self {
        Self::with_table(heuristic, Self::TABLE_BITS)
    }

    /// An engine with a table of `2^bits` entries of 16 bytes.
    pub fn with_table(heuristic: H, bits: u32) -> Self {
        Self {
            heuristic,
            params: Params::DEFAULT,
            table: Table::new(bits),
            stack: Stack(Vec::new()),
            pv: PvTable::default(),
            history: MoveHistory::default(),
            skill: Skill::FULL,
            selective: true,
            statistics: Statistics::default(),
            asked: None,
            interrupted: None,
        }
    }

    /// Searches with other margins.
    #[must_use]
    pub fn with_params(mut self, params: Params) -> Self {
        self.params = params;
        self
    }

    /// Disables everything that may change the score at a depth (reductions, null move, extensions,
    /// scores of repetitions), so that it is the score of the reference.
    #[must_use]
    pub fn exact(mut self) -> Self {
        self.selective = false;
        self
    }

    /// What the engine knows of the game.
    pub fn heuristic(&self) -> &H {
        &self.heuristic
    }

    /// A position that is asked about once more is thought about further: what was found for it does
    /// not age, so that a search may be cut into pieces.
    fn prepare(&mut self, anew: bool) {
        if anew {
            self.table.begin_search();
        }
        self.stack.0.resize_with(MAX_PLY + 1, Option::default);
        self.pv.resize(MAX_PLY + 2);
        let continues = self.futility_margin().is_some();
        self.history.prepare(continues, anew);
        for frame in self.stack.0.iter_mut().flatten() {
            frame.moves.clear_killers();
        }
    }
}

impl<P: Position, H: Heuristic<P>> Thinker<P> for AlphaBeta<P, H> {
    fn think(
        &mut self,
        root: &Play<P>,
        limits: &Limits,
        monitor: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        if self.skill != limits.skill {
            // Stored results depend on the mistakes.
            self.clear();
            self.skill = limits.skill;
        }
        let key = root.position().key();
        self.prepare(self.asked != Some(key));
        self.asked = Some(key);
        self.statistics = Statistics::default();
        Search::new(self, root, limits, monitor).deepen(root, limits)
    }

    fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
        self.asked = None;
        self.interrupted = None;
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }
}

/// One search.
struct Search<'a, P: Position, H: Heuristic<P>> {
    engine: &'a mut AlphaBeta<P, H>,
    monitor: &'a mut dyn Monitor<P::Action>,
    // The positions up to the current node, for repetition.
    line: History,
    // A buffer for `repetition_score`.
    loops: Vec<Seen>,
    // The state of the evaluation at each ply.
    states: Vec<H::State>,
    // The action at each ply; `None` for a null move or an outcome of chance.
    played: Vec<Option<ActionIndex>>,
    budget: Budget,
    // No extensions from this ply on.
    horizon: usize,
    // Where there is one, quiet moves may be pruned, and continuation history is used.
    futility_margin: Option<i32>,
}

impl<'a, P: Position, H: Heuristic<P>> Search<'a, P, H> {
    fn new(
        engine: &'a mut AlphaBeta<P, H>,
        root: &Play<P>,
        limits: &Limits,
        monitor: &'a mut dyn Monitor<P::Action>,
    ) -> Self {
        Self {
            futility_margin: engine.futility_margin(),
            line: root.history().clone(),
            loops: Vec::new(),
            states: vec![engine.heuristic.fresh(root.position()); MAX_PLY + 2],
            played: vec![None; MAX_PLY + 1],
            engine,
            monitor,
            budget: Budget::new(limits.nodes),
            horizon: 0,
        }
    }

    /// The actions, without those that a weaker level overlooks.
    fn list(&self, position: &P, out: &mut Vec<P::Action>) {
        let AlphaBeta {
            heuristic, skill, ..
        } = &*self.engine;
        heuristic.actions(position, out);
        skill.overlook(out, position.key(), |action| heuristic.action_index(action));
    }

    /// The static evaluation, with the error of a weaker level.
    // What a game computes here is large: one copy of it is enough, as of the next one.
    #[inline(never)]
    fn evaluate(&self, position: &P, ply: usize) -> i32 {
        let engine = &*self.engine;
        let state = self.state(ply);
        let points = engine.heuristic.evaluate(&state, position, position.side());
        engine.skill.misjudge(points, position.key())
    }

    fn state(&self, ply: usize) -> H::State {
        self.states.get(ply).copied().unwrap_or_default()
    }

    fn set_state(&mut self, ply: usize, state: H::State) {
        if let Some(place) = self.states.get_mut(ply) {
            *place = state;
        }
    }

    /// Plays an action at `ply` on `next`, a copy of the position.
    // The caller makes the copy: one that is given back would be copied once more.
    #[inline(never)]
    fn play(&mut self, position: &P, action: P::Action, ply: usize, next: &mut P) {
        next.apply(action);
        self.update_state(position, action, next, ply);
    }

    /// Updates the state of the evaluation from `ply` to the next one.
    fn update_state(&mut self, position: &P, action: P::Action, next: &P, ply: usize) {
        let mut state = self.state(ply);
        let heuristic = &self.engine.heuristic;
        heuristic.update(&mut state, position, action, next);
        self.set_state(ply + 1, state);
    }

    fn is_chance(&self, position: &P) -> bool {
        H::CHANCE && self.engine.heuristic.is_chance(position)
    }

    fn action_index(&self, side: Side, action: P::Action) -> ActionIndex {
        ActionIndex::new(side, self.engine.heuristic.action_index(action))
    }

    /// Sets the action at `ply`, for continuation history at the next one.
    fn set_played(&mut self, ply: usize, played: Option<ActionIndex>) {
        if let Some(place) = self.played.get_mut(ply) {
            *place = played;
        }
    }

    /// The action before `ply`, where continuation history is used.
    fn previous(&self, ply: usize) -> Option<ActionIndex> {
        let last = *self.played.get(ply.checked_sub(1)?)?;
        last.filter(|_| self.futility_margin.is_some())
    }
}
