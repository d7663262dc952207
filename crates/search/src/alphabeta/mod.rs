//! Alpha-beta: iterative deepening, principal-variation search, quiescence, and Star1 and
//! Star2 where chance decides.
//!
//! | File | Idea |
//! |---|---|
//! | `root` | depth after depth, aspiration windows, several lines at once |
//! | `node` | one position of the tree: table, cut-offs, its moves one after another |
//! | `quiescence` | tactical moves beyond the last ply |
//! | `picker` | which move comes next |
//! | `history` | what past searches have learnt of moves |
//! | `pruning` | what is not searched at all, or less deep |
//! | `chance` | means over outcomes, with bounds |
//! | `pv` | the best line |
//! | `window` | alpha and beta |
//! | `budget` | nodes, and when to ask whether to stop |
//! | `params` | every margin and depth of the above |

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

use klubovna_tabletop::repeat::{History, Seen};
use klubovna_tabletop::rules::{Position, Side};

use crate::heuristic::Heuristic;
use crate::table::Table;
use crate::thinker::{Limits, Monitor, Report, Root, Skill, Thinker};

use budget::Budget;
use history::{ActionIndex, MoveHistory};
pub use params::Params;
use picker::Moves;
use pv::PvTable;

/// No line is followed further, whatever extends it.
const MAX_PLY: usize = 100;

/// Alpha-beta for games of two sides, with Star1 and Star2 where chance decides.
///
/// The sign of scores changes where the side changes, not with every action.
#[derive(Debug)]
pub struct AlphaBeta<P: Position, H> {
    heuristic: H,
    params: Params,
    table: Table,
    stack: Vec<Frame<P::Action>>,
    pv: PvTable<P::Action>,
    history: MoveHistory,
    skill: Skill,
    selective: bool,
}

/// Memory for one ply, used again and again.
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
            stack: Vec::new(),
            pv: PvTable::default(),
            history: MoveHistory::default(),
            skill: Skill::FULL,
            selective: true,
        }
    }

    /// Searches with other margins.
    #[must_use]
    pub fn with_params(mut self, params: Params) -> Self {
        self.params = params;
        self
    }

    /// Leaves out everything that may change the value at a depth (reductions, null move,
    /// extensions, the verdict on loops), so that it is that of the reference.
    #[must_use]
    pub fn exact(mut self) -> Self {
        self.selective = false;
        self
    }

    /// What the engine knows of the game.
    pub fn heuristic(&self) -> &H {
        &self.heuristic
    }

    fn prepare(&mut self) {
        self.table.grow_old();
        self.stack.resize_with(MAX_PLY + 1, Frame::default);
        self.pv.resize(MAX_PLY + 2);
        let continues = self.heuristic.futility_margin().is_some();
        self.history.prepare(continues);
        for frame in &mut self.stack {
            frame.moves.forget_killers();
        }
    }
}

impl<P: Position, H: Heuristic<P>> Thinker<P> for AlphaBeta<P, H> {
    fn think(
        &mut self,
        root: &Root<P>,
        limits: &Limits,
        monitor: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        if self.skill != limits.skill {
            // What is known holds for other misjudgements.
            self.forget();
            self.skill = limits.skill;
        }
        self.prepare();
        Search::new(self, root, limits, monitor).deepen(root.position(), limits)
    }

    fn forget(&mut self) {
        self.table.clear();
        self.history.clear();
    }
}

/// One question to the engine.
struct Search<'a, P: Position, H: Heuristic<P>> {
    engine: &'a mut AlphaBeta<P, H>,
    monitor: &'a mut dyn Monitor<P::Action>,
    // The positions up to the one that is looked at, for repetition.
    line: History,
    // For `repetition_score`, used again and again.
    loops: Vec<Seen>,
    // What the evaluation knows of the position at each ply.
    states: Vec<H::State>,
    // What each ply has played; nothing where a side passes or chance decides.
    played: Vec<Option<ActionIndex>>,
    budget: Budget,
    // Nothing is extended beyond this ply.
    horizon: usize,
    // Whether quiet moves may be pruned, and answers to moves are learnt.
    prunes: bool,
}

impl<'a, P: Position, H: Heuristic<P>> Search<'a, P, H> {
    fn new(
        engine: &'a mut AlphaBeta<P, H>,
        root: &Root<P>,
        limits: &Limits,
        monitor: &'a mut dyn Monitor<P::Action>,
    ) -> Self {
        Self {
            prunes: engine.heuristic.futility_margin().is_some(),
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

    /// The actions that the engine sees.
    fn list(&self, position: &P, out: &mut Vec<P::Action>) {
        let AlphaBeta {
            heuristic, skill, ..
        } = &*self.engine;
        heuristic.actions(position, out);
        skill.overlook(out, position.key(), |action| heuristic.action_index(action));
    }

    /// The static evaluation, misjudged where the engine is to play weaker.
    fn evaluate(&self, position: &P, ply: usize) -> i32 {
        let engine = &*self.engine;
        let state = self.states[ply];
        let points = engine
            .heuristic
            .evaluate_with(position, state, position.side());
        engine.skill.misjudge(points, position.key())
    }

    /// The position after an action at `ply`.
    fn play(&mut self, position: &P, action: P::Action, ply: usize) -> P {
        let mut next = position.clone();
        next.apply(action);
        self.carry(position, action, &next, ply);
        next
    }

    /// Carries what the evaluation knows at `ply` over to the next one.
    fn carry(&mut self, position: &P, action: P::Action, next: &P, ply: usize) {
        let mut state = self.states[ply];
        let heuristic = &self.engine.heuristic;
        heuristic.update(&mut state, position, action, next);
        self.states[ply + 1] = state;
    }

    fn is_chance(&self, position: &P) -> bool {
        H::CHANCE && self.engine.heuristic.is_chance(position)
    }

    fn action_index(&self, side: Side, action: P::Action) -> ActionIndex {
        ActionIndex::new(side, self.engine.heuristic.action_index(action))
    }

    /// Notes what leads on from `ply`: whatever comes next answers it.
    fn set_played(&mut self, ply: usize, side: Side, action: P::Action) {
        self.played[ply] = Some(self.action_index(side, action));
    }

    /// Notes that nothing leads on from `ply` that a side has chosen: it passes, or chance
    /// decides.
    fn set_unplayed(&mut self, ply: usize) {
        self.played[ply] = None;
    }

    /// The action that led to `ply`, where continuation history is kept.
    fn previous(&self, ply: usize) -> Option<ActionIndex> {
        self.played[ply.checked_sub(1)?].filter(|_| self.prunes)
    }
}
