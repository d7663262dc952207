//! Iterative deepening principal-variation search, and its answer to chance: see
//! the module `chance`.

#[cfg(test)]
mod tests;

use std::mem;

use klubovna_tabletop::repeat::{History, Line, Seen};
use klubovna_tabletop::rules::{Position, Side};

use crate::heuristic::Heuristic;
use crate::score::{CERTAIN, Score, ended, limited};
use crate::table::{Bound, Found, Table};
use crate::thinker::{Limits, Monitor, Report, Root, Skill, Thinker, Variation};

/// No line is followed further, whatever extends it.
pub(crate) const MAX_PLY: usize = 100;

/// Nodes between two questions to the monitor: less than a millisecond on a slow telephone
/// for most games.
const PATIENCE: u64 = 256;

/// Alpha-beta for games of two sides, with Star1 and Star2 where chance decides.
///
/// The sign of scores changes where the side changes, not with every action.
#[derive(Debug)]
pub struct AlphaBeta<P: Position, H> {
    heuristic: H,
    table: Table,
    pub(crate) plies: Vec<Ply<P::Action>>,
    // What followed from each ply on the best line.
    best: Vec<Vec<P::Action>>,
    // How well actions have done, for each side and slot.
    merits: Vec<i16>,
    // The same as answers to the action before.
    answers: Vec<i16>,
    skill: Skill,
    selective: bool,
}

/// Memory for one ply, used again and again.
#[derive(Debug)]
pub(crate) struct Ply<A> {
    actions: Vec<A>,
    ranks: Vec<i32>,
    // Rank and place in `actions`, packed: whatever is greatest comes next.
    order: Vec<i64>,
    killers: [Option<A>; 2],
    pub(crate) outcomes: Vec<(A, u32)>,
    pub(crate) probes: Vec<i32>,
}

impl<A> Default for Ply<A> {
    fn default() -> Self {
        Self {
            actions: Vec::new(),
            ranks: Vec::new(),
            order: Vec::new(),
            killers: [None, None],
            outcomes: Vec::new(),
            probes: Vec::new(),
        }
    }
}

const SLOTS: usize = 1 << 12;
/// Actions and answers share places: most pairs never meet.
const ANSWERS: usize = 1 << 16;
const MOST_MERIT: i32 = 1_000;
/// So near the last ply, actions that cannot matter are left out.
const SHALLOW: u32 = 5;
const KILLERS: [i32; 2] = [3_000, 2_000];

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
            table: Table::new(bits),
            plies: Vec::new(),
            best: Vec::new(),
            merits: Vec::new(),
            answers: Vec::new(),
            skill: Skill::FULL,
            selective: true,
        }
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
        self.table.grow_old();
        self.plies.resize_with(MAX_PLY + 1, Ply::default);
        self.best.resize_with(MAX_PLY + 2, Vec::new);
        self.merits.resize(2 * SLOTS, 0);
        if self.heuristic.swing().is_some() {
            self.answers.resize(ANSWERS, 0);
        }
        for ply in &mut self.plies {
            ply.killers = [None, None];
        }
        // What was learnt for the last position counts less in this one.
        for merit in self.merits.iter_mut().chain(&mut self.answers) {
            *merit /= 2;
        }
        Search::new(self, root, limits, monitor).deepen(root.position(), limits)
    }

    fn forget(&mut self) {
        self.table.clear();
        self.merits.clear();
        self.answers.clear();
    }
}

/// An action at the root.
struct Candidate<P: Position> {
    next: P,
    irreversible: bool,
    line: Vec<P::Action>,
    score: i32,
}

/// One question to the engine.
pub(crate) struct Search<'a, P: Position, H> {
    pub(crate) engine: &'a mut AlphaBeta<P, H>,
    monitor: &'a mut dyn Monitor<P::Action>,
    pub(crate) history: History,
    // For `looped`, used again and again.
    loops: Vec<Seen>,
    // Which place of the merits belongs to the action that each ply tries; none for a pass.
    tried: Vec<Option<usize>>,
    nodes: u64,
    // When to look up next.
    check: u64,
    limit: u64,
    pub(crate) stopped: bool,
    // Nothing is extended beyond this ply.
    horizon: usize,
    // Whether ordinary actions win little: see `Heuristic::swing`.
    has_swing: bool,
}

/// Scores between which the true one is of interest, as seen by the side to move.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) const FULL: Self = Self {
        alpha: -Score::MAX,
        beta: Score::MAX,
    };

    /// Only whether a score is above `alpha`.
    const fn scout(alpha: i32) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    const fn is_scout(self) -> bool {
        self.beta - self.alpha <= 1
    }

    const fn above(self, alpha: i32) -> Self {
        Self { alpha, ..self }
    }

    const fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// What is known of a node before its actions are tried.
#[derive(Clone, Copy)]
struct Stance {
    pressed: bool,
    // How it stands, where that may save the ordinary actions.
    standing: Option<i32>,
    // The place of what was best before.
    hint: Option<u16>,
}

impl<'a, P: Position, H: Heuristic<P>> Search<'a, P, H> {
    fn new(
        engine: &'a mut AlphaBeta<P, H>,
        root: &Root<P>,
        limits: &Limits,
        monitor: &'a mut dyn Monitor<P::Action>,
    ) -> Self {
        Self {
            has_swing: engine.heuristic.swing().is_some(),
            history: root.history().clone(),
            loops: Vec::new(),
            tried: vec![None; MAX_PLY + 1],
            engine,
            monitor,
            nodes: 0,
            check: PATIENCE.min(limits.nodes),
            limit: limits.nodes,
            stopped: false,
            horizon: 0,
        }
    }

    fn deepen(mut self, position: &P, limits: &Limits) -> Report<P::Action> {
        let by_chance = H::CHANCE && self.engine.heuristic.is_chance(position);
        let mut candidates = self.candidates(position, by_chance);
        let wanted = if by_chance {
            candidates.len()
        } else {
            limits.lines.clamp(1, candidates.len().max(1))
        };
        let mut report = Report::EMPTY;
        if candidates.is_empty() || position.judge(self.history.line()).is_some() {
            return report;
        }
        for depth in 1..=limits.depth.clamp(1, Limits::DEEPEST) {
            self.horizon = 2 * depth as usize + 8;
            for line in 0..wanted {
                if by_chance {
                    let window = Window::FULL;
                    self.candidate(position, &mut candidates[line], depth, window);
                } else {
                    self.aspire(position, &mut candidates[line..], depth);
                }
                if self.stopped {
                    break;
                }
            }
            if self.stopped && depth > 1 {
                // What was found of this depth is a line better than the last one, or it.
                report.nodes = self.nodes;
                if !by_chance {
                    report.lines = self.variations(&candidates[..wanted], false);
                }
                break;
            }
            report = Report {
                lines: self.variations(&candidates[..wanted], by_chance),
                depth,
                nodes: self.nodes,
            };
            if self.stopped {
                report.depth = 0;
                break;
            }
            self.monitor.progress(&report);
            let decided = |candidate: &Candidate<P>| {
                let actions = Score::WON - candidate.score.abs();
                candidate.score.abs() > Score::FORCED && actions <= depth as i32
            };
            if candidates[..wanted].iter().all(decided) {
                break;
            }
        }
        report
    }

    fn candidates(&mut self, position: &P, by_chance: bool) -> Vec<Candidate<P>> {
        let mut actions = Vec::new();
        if by_chance {
            let mut outcomes = Vec::new();
            position.chances(&mut outcomes);
            actions.extend(outcomes.into_iter().map(|(outcome, _)| outcome));
        } else {
            self.list(position, &mut actions);
            if actions.is_empty() {
                // Somebody asks, so something has to be said.
                position.actions(&mut actions);
            }
            let mut ranks = vec![0; actions.len()];
            self.engine.heuristic.rank(position, &actions, &mut ranks);
            let order = best_first(&ranks).into_iter();
            actions = order.map(|place| actions[place]).collect();
        }
        let candidate = |action| {
            let mut next = position.clone();
            next.apply(action);
            Candidate {
                next,
                irreversible: position.is_irreversible(action),
                line: vec![action],
                score: 0,
            }
        };
        actions.into_iter().map(candidate).collect()
    }

    fn variations(
        &self,
        candidates: &[Candidate<P>],
        by_chance: bool,
    ) -> Vec<Variation<P::Action>> {
        let variation = |candidate: &Candidate<P>| {
            let score = Score::raw(candidate.score);
            Variation {
                actions: candidate.line.clone(),
                score,
                win: self.engine.heuristic.win_probability(score),
            }
        };
        let rank = |(at, candidate): (usize, &Candidate<P>)| match at {
            // Its outcomes stay in the order of the rules.
            _ if by_chance => 0,
            0 => i32::MAX,
            // A depth that was not finished leaves older scores among the newer ones.
            _ => candidate.score,
        };
        let ranks: Vec<i32> = candidates.iter().enumerate().map(rank).collect();
        let order = best_first(&ranks).into_iter();
        order.map(|place| variation(&candidates[place])).collect()
    }

    /// Brings the best candidate to the front, with its score: first within a small window
    /// round what is expected.
    fn aspire(&mut self, position: &P, candidates: &mut [Candidate<P>], depth: u32) {
        let expected = candidates.first().map_or(0, |candidate| candidate.score);
        let mut width = self.engine.heuristic.scale() / 4 + 1;
        let mut window = Window::FULL;
        if depth > 3 && expected.abs() < CERTAIN {
            window = Window {
                alpha: expected - width,
                beta: expected + width,
            };
        }
        loop {
            let score = self.choose(position, candidates, depth, window);
            if self.stopped {
                return;
            }
            width *= 4;
            if score <= window.alpha {
                window.alpha = (score - width).max(-Score::MAX);
            } else if score >= window.beta {
                window.beta = (score + width).min(Score::MAX);
            } else {
                return;
            }
            if width > CERTAIN {
                window = Window::FULL;
            }
        }
    }

    /// Searches all candidates; whichever is better than those before goes to the front.
    fn choose(
        &mut self,
        position: &P,
        candidates: &mut [Candidate<P>],
        depth: u32,
        mut window: Window,
    ) -> i32 {
        let mut best = -Score::MAX;
        for at in 0..candidates.len() {
            let mut score = best;
            if at > 0 {
                let scout = Window::scout(window.alpha);
                score = self.candidate(position, &mut candidates[at], depth, scout);
                if score >= window.beta && !self.stopped {
                    // What its line was is not what the score is of.
                    candidates[at].line.truncate(1);
                }
            }
            if at == 0 || score > window.alpha && score < window.beta && !window.is_scout() {
                score = self.candidate(position, &mut candidates[at], depth, window);
            }
            if self.stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > window.alpha || at == 0 {
                    candidates[at].score = score;
                    candidates[..=at].rotate_right(1);
                }
            }
            window.alpha = window.alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
        best
    }

    /// What a candidate is worth; its line follows where the score is within the window.
    fn candidate(
        &mut self,
        position: &P,
        candidate: &mut Candidate<P>,
        depth: u32,
        window: Window,
    ) -> i32 {
        let by_chance = H::CHANCE && self.engine.heuristic.is_chance(position);
        let deeper = if by_chance { depth } else { depth - 1 };
        if !by_chance {
            self.set_tried(0, position.side(), candidate.line[0]);
        }
        let score = self.step(
            position.side(),
            &candidate.next,
            candidate.irreversible,
            deeper,
            0,
            window,
        );
        if !self.stopped && score > window.alpha && !window.is_scout() {
            candidate.score = score;
            candidate.line.truncate(1);
            candidate.line.extend_from_slice(&self.engine.best[1]);
        }
        score
    }

    /// What `next`, one action after `ply`, is worth to `side`.
    pub(crate) fn step(
        &mut self,
        side: Side,
        next: &P,
        irreversible: bool,
        depth: u32,
        ply: usize,
        window: Window,
    ) -> i32 {
        self.history.push(next, irreversible);
        let score = if next.side() == side {
            self.node(next, depth, ply + 1, window, true)
        } else {
            -self.node(next, depth, ply + 1, window.turned(), true)
        };
        self.history.pop();
        score
    }

    /// Counts a node; whether there is no time for it.
    fn is_late(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        if self.nodes >= self.check {
            self.check = self.limit.min(self.nodes + PATIENCE);
            if self.nodes >= self.limit || self.monitor.stop(self.nodes) {
                self.stopped = true;
            }
        }
        self.nodes += 1;
        self.stopped
    }

    /// What `position` is worth to the side on turn.
    fn node(
        &mut self,
        position: &P,
        mut depth: u32,
        ply: usize,
        mut window: Window,
        may_pass: bool,
    ) -> i32 {
        self.engine.best[ply].clear();
        if self.is_late() {
            return 0;
        }
        let side = position.side();
        if let Some(outcome) = position.settle(self.history.line()) {
            return ended(&outcome, side, ply);
        }
        let selective = self.engine.selective;
        if selective && let Some(score) = self.looped(position, ply) {
            return score;
        }
        if ply >= MAX_PLY {
            return self.estimate(position);
        }
        let by_chance = H::CHANCE && self.engine.heuristic.is_chance(position);
        let mut pressed = false;
        if !by_chance {
            if selective {
                pressed = self.engine.heuristic.is_pressed(position);
                // Either side may claim: whoever comes here, and whoever is on turn now. A
                // pressed side may have lost already.
                if P::CLAIMS && !pressed && position.claim(self.history.line()).is_some() {
                    return 0;
                }
                if pressed && ply < self.horizon {
                    depth += 1;
                }
            }
            if depth == 0 {
                // The node was counted.
                self.nodes -= 1;
                return self.quiet(position, H::NOISY_PLIES, ply, window);
            }
        }

        // Nothing here is better than a win at once, or worse than to have lost.
        window.alpha = window.alpha.max(Score::loss_in(ply as u32).number());
        window.beta = window.beta.min(Score::win_in(ply as u32 + 1).number());
        if window.alpha >= window.beta {
            return window.alpha;
        }

        let key = position.key();
        let known = self.engine.table.find(key, ply);
        if let Some(known) = known
            && window.is_scout()
        {
            let deep = if selective {
                u32::from(known.depth) >= depth || known.score.abs() > Score::FORCED
            } else {
                u32::from(known.depth) == depth
            };
            let cuts = match known.bound {
                Bound::AtMost => known.score <= window.alpha,
                Bound::AtLeast => known.score >= window.beta,
                Bound::Exact => true,
            };
            if deep && cuts {
                return known.score;
            }
        }
        let (score, action) = if by_chance {
            (self.chance(position, depth, ply, window), 0)
        } else {
            let mut stance = Stance {
                pressed,
                standing: None,
                hint: known.map(|known| known.action),
            };
            if selective && !pressed && window.is_scout() && window.beta.abs() < CERTAIN {
                let beta = window.beta;
                let saved = self.stand(position, depth, ply, beta, may_pass, &mut stance);
                if let Some(score) = saved {
                    return score;
                }
            }
            match self.actions(position, depth, ply, window, stance) {
                Ok(found) => found,
                Err(score) => return score,
            }
        };
        if !self.stopped {
            let bound = if score >= window.beta {
                Bound::AtLeast
            } else if score <= window.alpha {
                Bound::AtMost
            } else {
                Bound::Exact
            };
            let depth = depth as u8;
            let found = Found {
                score,
                bound,
                depth,
                action,
            };
            self.engine.table.keep(key, ply, found);
        }
        score
    }

    /// How it stands, where only a bound is asked for and nothing is at stake: a score of at
    /// least `beta` when that is enough already.
    fn stand(
        &mut self,
        position: &P,
        depth: u32,
        ply: usize,
        beta: i32,
        may_pass: bool,
        stance: &mut Stance,
    ) -> Option<i32> {
        let swing = self.engine.heuristic.swing();
        let may_pass = may_pass && depth > 2;
        if swing.is_none() && !may_pass {
            return None;
        }
        let stands = self.estimate(position);
        if let Some(swing) = swing {
            if depth <= SHALLOW && stands - swing * depth as i32 >= beta {
                return Some(stands);
            }
            stance.standing = Some(stands);
        }
        if may_pass && stands >= beta {
            return self.without_acting(position, depth, ply, beta);
        }
        None
    }

    /// The best score of all actions and its place in the list; `Err` where there is none.
    fn actions(
        &mut self,
        position: &P,
        depth: u32,
        ply: usize,
        window: Window,
        stance: Stance,
    ) -> Result<(i32, u16), i32> {
        let mut memory = mem::take(&mut self.engine.plies[ply]);
        memory.actions.clear();
        self.list(position, &mut memory.actions);
        let found = if memory.actions.is_empty() {
            Err(match position.judge(self.history.line()) {
                Some(outcome) => ended(&outcome, position.side(), ply),
                None => self.estimate(position),
            })
        } else {
            Ok(self.best(position, &mut memory, depth, ply, window, stance))
        };
        self.engine.plies[ply] = memory;
        found
    }

    fn best(
        &mut self,
        position: &P,
        memory: &mut Ply<P::Action>,
        depth: u32,
        ply: usize,
        mut window: Window,
        stance: Stance,
    ) -> (i32, u16) {
        let Stance {
            pressed,
            standing,
            hint,
        } = stance;
        let side = position.side();
        let open = window;
        let mut best = -Score::MAX;
        let mut best_place = 0;
        let lazy = hint.filter(|&hint| self.has_swing && usize::from(hint) < memory.actions.len());
        match lazy {
            // Often nothing else has to be tried.
            Some(hint) => {
                memory.order.clear();
                memory.order.push(packed(i32::MAX, hint));
            }
            None => self.rank(position, memory, ply, hint),
        }
        for tried in 0..memory.actions.len() {
            if tried == 1 && lazy.is_some() {
                self.rank(position, memory, ply, hint);
                pick(&mut memory.order, 0);
            }
            let (rank, place) = pick(&mut memory.order, tried);
            if let Some(standing) = standing
                && rank <= MOST_MERIT
                && best > -Score::FORCED
                && let Some(most) = self.left_out(depth, tried, standing, window.alpha)
            {
                // A score is at most that of the actions that were not tried.
                best = best.max(most);
                break;
            }
            let action = memory.actions[usize::from(place)];
            let mut next = position.clone();
            next.apply(action);
            let irreversible = position.is_irreversible(action);
            self.set_tried(ply, side, action);
            let deeper = depth - 1;
            let mut score = window.beta;
            if tried > 0 {
                let scout = Window::scout(window.alpha);
                let reduction = if self.engine.selective && !pressed && rank <= MOST_MERIT {
                    reduction(depth, tried)
                } else {
                    0
                };
                if reduction > 0 {
                    let depth = deeper - reduction;
                    score = self.step(side, &next, irreversible, depth, ply, scout);
                }
                if score > window.alpha {
                    score = self.step(side, &next, irreversible, deeper, ply, scout);
                }
            }
            if tried == 0 || score > window.alpha && score < window.beta && !window.is_scout() {
                score = self.step(side, &next, irreversible, deeper, ply, window);
            }
            if self.stopped {
                return (best, best_place);
            }
            if score > best {
                best = score;
                best_place = place;
            }
            if score > window.alpha {
                if !open.is_scout() {
                    self.remember(ply, action);
                }
                if score >= window.beta {
                    self.reward(side, memory, tried, depth, ply);
                    break;
                }
                window = window.above(score);
            }
        }
        (best, best_place)
    }

    /// What ordinary actions from the one at place `tried` on are worth at most, where they
    /// are left out: enough better ones were tried, so that none of them is taken to reach
    /// above `alpha`, or no such action makes up for how badly it stands.
    fn left_out(&self, depth: u32, tried: usize, standing: i32, alpha: i32) -> Option<i32> {
        let swing = self.engine.heuristic.swing().unwrap_or_default();
        let most = standing + swing * (depth as i32 + 1);
        let idle = depth <= SHALLOW && (tried as u32 >= 4 + 3 * depth * depth || most <= alpha);
        idle.then_some(most.min(alpha))
    }

    /// The best line from `ply` begins with `action`.
    fn remember(&mut self, ply: usize, action: P::Action) {
        if let [line, rest, ..] = &mut self.engine.best[ply..] {
            line.clear();
            line.push(action);
            line.extend_from_slice(rest);
        }
    }

    /// The action at place `tried` of the order was too good, those before it were not.
    fn reward(
        &mut self,
        side: Side,
        memory: &mut Ply<P::Action>,
        tried: usize,
        depth: u32,
        ply: usize,
    ) {
        let before = self.before(ply);
        let bonus = (depth * depth).min(400) as i32;
        for (at, &packed) in memory.order[..=tried].iter().enumerate() {
            let action = memory.actions[usize::from(place_of(packed))];
            let slot = self.slot(side, action);
            let change = if at == tried { bonus } else { -bonus };
            let grow = |merit: &mut i16| {
                let now = i32::from(*merit);
                *merit = (now + change - now * bonus / MOST_MERIT) as i16;
            };
            grow(&mut self.engine.merits[slot]);
            if let Some(before) = before
                && let Some(merit) = self.engine.answers.get_mut(answer(before, slot))
            {
                grow(merit);
            }
            if at == tried && memory.killers[0] != Some(action) {
                memory.killers[1] = memory.killers[0].replace(action);
            }
        }
    }

    /// Notes what leads on from `ply`: whatever comes next answers it.
    pub(crate) fn set_tried(&mut self, ply: usize, side: Side, action: P::Action) {
        self.tried[ply] = Some(self.slot(side, action));
    }

    /// Notes that nothing leads on from `ply` that a side has chosen: it passes, or chance
    /// decides.
    pub(crate) fn set_untried(&mut self, ply: usize) {
        self.tried[ply] = None;
    }

    /// The slot of the action that led to `ply`, where answers are remembered.
    fn before(&self, ply: usize) -> Option<usize> {
        self.tried[ply.checked_sub(1)?].filter(|_| self.has_swing)
    }

    /// What past searches have learnt of an action, alone and as an answer.
    fn merit(&self, before: Option<usize>, slot: usize) -> i32 {
        let merit = i32::from(self.engine.merits[slot]);
        let Some(before) = before else { return merit };
        let answer = i32::from(self.engine.answers[answer(before, slot)]);
        ((merit + answer) * 3 / 4).clamp(-MOST_MERIT, MOST_MERIT)
    }

    fn slot(&self, side: Side, action: P::Action) -> usize {
        side.index() * SLOTS + (self.engine.heuristic.slot(action) & (SLOTS - 1))
    }

    /// The actions that the engine sees.
    fn list(&self, position: &P, out: &mut Vec<P::Action>) {
        let AlphaBeta {
            heuristic, skill, ..
        } = &*self.engine;
        heuristic.actions(position, out);
        skill.overlook(out, position.key(), |action| heuristic.slot(action));
    }

    /// Puts the actions into the order in which to try them.
    fn rank(&mut self, position: &P, memory: &mut Ply<P::Action>, ply: usize, hint: Option<u16>) {
        let side = position.side();
        let before = self.before(ply);
        let Ply {
            actions,
            ranks,
            order,
            killers,
            ..
        } = memory;
        ranks.clear();
        ranks.resize(actions.len(), 0);
        self.engine.heuristic.rank(position, actions, ranks);
        order.clear();
        for (place, (&action, &rank)) in actions.iter().zip(&*ranks).enumerate() {
            let place = place as u16;
            let mut rank = rank;
            if hint == Some(place) {
                rank = i32::MAX;
            } else if rank.abs() <= MOST_MERIT {
                let killer = killers.iter().position(|&one| one == Some(action));
                rank += killer.map_or_else(
                    || self.merit(before, self.slot(side, action)),
                    |which| KILLERS[which],
                );
            }
            order.push(packed(rank, place));
        }
    }

    /// A score of at least `beta` when the side stands so well that it could pass.
    fn without_acting(&mut self, position: &P, depth: u32, ply: usize, beta: i32) -> Option<i32> {
        let next = self.engine.heuristic.pass(position)?;
        let depth = depth.saturating_sub(3 + depth / 4);
        self.set_untried(ply);
        self.history.push(&next, true);
        let window = Window::scout(beta - 1).turned();
        let score = -self.node(&next, depth, ply + 1, window, false);
        self.history.pop();
        // A win found so is none yet.
        (score >= beta && !self.stopped).then_some(score.min(CERTAIN))
    }

    /// What the rules say of a position that this line has been through before, when both
    /// sides go on like that: a draw, or a loss for whoever must not repeat.
    fn looped(&mut self, position: &P, ply: usize) -> Option<i32> {
        let Line(line) = self.history.line();
        let (now, past) = line.split_last()?;
        let here = past.len().saturating_sub(ply);
        let found = past
            .get(here..)?
            .iter()
            .rposition(|seen| seen.key == now.key)?;
        let again = &line[here + found + 1..];
        self.loops.clear();
        self.loops.push(*now);
        for _ in 0..4 {
            self.loops.extend_from_slice(again);
        }
        let outcome = position.settle(Line(&self.loops))?;
        // It takes longer than this line, so it is no forced end yet.
        Some(limited(ended(&outcome, position.side(), ply)))
    }

    /// What a position is worth to the side on turn when only noisy actions follow.
    fn quiet(&mut self, position: &P, left: u8, ply: usize, mut window: Window) -> i32 {
        self.engine.best[ply.min(MAX_PLY)].clear();
        if self.is_late() {
            return 0;
        }
        let side = position.side();
        if let Some(outcome) = self.engine.heuristic.ended(position) {
            return ended(&outcome, side, ply);
        }
        let mut best = self.estimate(position);
        if left == 0 || ply >= MAX_PLY {
            return best;
        }
        let pressed = self.engine.heuristic.is_pressed(position);
        let stands = best;
        let swing = if self.engine.selective {
            self.engine.heuristic.swing()
        } else {
            None
        };
        if !pressed {
            if best >= window.beta {
                return best;
            }
            window.alpha = window.alpha.max(best);
        }
        let mut memory = mem::take(&mut self.engine.plies[ply]);
        memory.actions.clear();
        if pressed {
            self.list(position, &mut memory.actions);
        } else {
            let heuristic = &self.engine.heuristic;
            heuristic.noisy(position, &mut memory.actions);
        }
        self.rank(position, &mut memory, ply, None);
        if pressed {
            if !memory.actions.is_empty() {
                best = -Score::MAX;
            } else if let Some(outcome) = position.outcome() {
                best = ended(&outcome, side, ply);
            }
        }
        for tried in 0..memory.order.len() {
            let (_, place) = pick(&mut memory.order, tried);
            let action = memory.actions[usize::from(place)];
            if !pressed && let Some(swing) = swing {
                // No more than points: it is no forced end.
                let most = stands + self.engine.heuristic.gain(position, action) + swing;
                let most = most.min(CERTAIN);
                if most <= window.alpha {
                    best = best.max(most);
                    continue;
                }
            }
            let mut next = position.clone();
            next.apply(action);
            self.set_tried(ply, side, action);
            let score = if next.side() == side {
                self.quiet(&next, left - 1, ply + 1, window)
            } else {
                -self.quiet(&next, left - 1, ply + 1, window.turned())
            };
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                window.alpha = window.alpha.max(score);
                if score >= window.beta {
                    break;
                }
            }
        }
        self.engine.plies[ply] = memory;
        best
    }

    /// What the heuristic says, misjudged where the engine is to play weaker.
    pub(crate) fn estimate(&self, position: &P) -> i32 {
        let engine = &*self.engine;
        let points = engine.heuristic.evaluate(position, position.side());
        engine.skill.misjudge(points, position.key())
    }

    /// The action to try first, where there is one.
    pub(crate) fn first_choice(&mut self, position: &P, ply: usize) -> Option<P::Action> {
        if ply >= MAX_PLY {
            return None;
        }
        let mut memory = mem::take(&mut self.engine.plies[ply]);
        memory.actions.clear();
        self.list(position, &mut memory.actions);
        let hint = self.engine.table.find(position.key(), ply);
        self.rank(position, &mut memory, ply, hint.map(|known| known.action));
        let best = memory.order.iter().max();
        let action = best.map(|&packed| memory.actions[usize::from(place_of(packed))]);
        self.engine.plies[ply] = memory;
        action
    }
}

/// The place of an answer to an action, by their slots.
fn answer(before: usize, slot: usize) -> usize {
    (before as u32).wrapping_mul(0x9e37_79b1) as usize >> 16 & (ANSWERS - 1) ^ slot
}

/// How much less deep the action after `tried` better-looking ones is searched first.
fn reduction(depth: u32, tried: usize) -> u32 {
    if depth < 3 || tried < 3 {
        return 0;
    }
    let late = (tried as u32).ilog2();
    (depth.ilog2() * late / 2).min(depth - 2)
}

fn packed(rank: i32, place: u16) -> i64 {
    // Of equal ranks the first in the list comes first.
    i64::from(rank) << 16 | i64::from(u16::MAX - place)
}

/// The places of `ranks`, the greatest first.
fn best_first(ranks: &[i32]) -> Vec<usize> {
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

fn place_of(packed: i64) -> u16 {
    u16::MAX - packed as u16
}

/// Brings the greatest of the rest to the place `at`: its rank and place in the list.
fn pick(order: &mut [i64], at: usize) -> (i32, u16) {
    let mut best = at;
    for other in at + 1..order.len() {
        if order[other] > order[best] {
            best = other;
        }
    }
    order.swap(at, best);
    let packed = order[at];
    ((packed >> 16) as i32, place_of(packed))
}
