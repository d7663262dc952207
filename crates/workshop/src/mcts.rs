//! Monte-Carlo tree search: a tree that grows where play is promising (UCT), with a solver
//! for forced ends, and fresh dice each time it passes a place where chance decides.

use klubovna_tabletop::repeat::History;
use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::rules::{Outcome, Position, Side};

use klubovna_search::heuristic::{Heuristic, Rank};
use klubovna_search::score::Score;
use klubovna_search::thinker::{Limits, Monitor, Report, Root, Skill, Thinker, Variation};

/// How a tree search plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much it tries what looks worse: the constant of UCT.
    pub curiosity: f64,
    /// So many random actions are played from a new position before the heuristic is asked;
    /// games that end before are counted as they end.
    pub playout: u32,
    /// Progressive widening: of many actions only the most promising are tried at first, and
    /// more as visits grow. `None` for all from the start.
    pub widening: Option<Widening>,
    /// Follows the best-looking tactical actions before the heuristic is asked.
    pub settles: bool,
}

/// Progressive widening: `first + more * sqrt(visits)` actions are tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Widening {
    /// Actions tried from the start.
    pub first: u32,
    /// Further ones for each square root of a visit.
    pub more: f64,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            curiosity: 0.7,
            playout: 0,
            widening: None,
            settles: false,
        }
    }
}

impl Style {
    /// For games in which chance decides and many actions look alike.
    pub const CHANCE: Self = Self {
        curiosity: 0.35,
        playout: 0,
        widening: Some(Widening {
            first: 2,
            more: 0.7,
        }),
        settles: true,
    };
}

/// Monte-Carlo tree search. The same seed and limits give the same answer; it remembers
/// nothing from one question to the next. It knows no depth, and may pass its nodes by one
/// walk through the tree.
#[derive(Debug)]
pub struct Mcts<H> {
    heuristic: H,
    style: Style,
}

impl<H> Mcts<H> {
    /// An engine of that style.
    pub fn new(heuristic: H, style: Style) -> Self {
        Self { heuristic, style }
    }
}

/// The tree stops growing at so many nodes.
const MOST_NODES: usize = 1 << 21;
/// Nodes between two polls of the monitor.
const NODES_BETWEEN_POLLS: u64 = 256;
/// No game is followed further.
const LONGEST: usize = 500;

/// A position of the tree, reached by an action.
struct Node<A> {
    action: A,
    /// Where the children begin, and how many there are; none before it is expanded.
    first: u32,
    children: u32,
    visits: u32,
    /// Weight of an outcome of chance.
    weight: u32,
    /// Probabilities of a win for the side that began the game, summed over the visits.
    wins: f64,
    proven: Option<Proven>,
}

/// An end that nobody can avoid.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Proven {
    winner: Option<Side>,
    /// Actions from here.
    actions: u32,
}

impl Proven {
    fn wins(self) -> f64 {
        match self.winner {
            Some(Side::FIRST) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }

    fn of<R>(outcome: &Outcome<R>) -> Self {
        Self {
            winner: outcome.winner,
            actions: 0,
        }
    }

    /// How much `side` likes it: quick wins first, slow losses last.
    fn liking(self, side: Side) -> i64 {
        let actions = i64::from(self.actions);
        match self.winner {
            Some(winner) if winner == side => (1 << 40) - actions,
            Some(_) => actions - (1 << 40),
            None => 0,
        }
    }
}

impl<P: Position, H: Heuristic<P>> Thinker<P> for Mcts<H> {
    fn think(
        &mut self,
        root: &Root<P>,
        limits: &Limits,
        monitor: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        if root.outcome().is_some() {
            return Report::EMPTY;
        }
        let tree = Tree {
            heuristic: &self.heuristic,
            style: self.style,
            skill: limits.skill,
            rng: SplitMix64::new(limits.skill.seed ^ root.position().key()),
            nodes: Vec::new(),
            history: root.history().clone(),
            seen: 0,
            limit: limits.nodes,
            actions: Vec::new(),
            outcomes: Vec::new(),
        };
        tree.grow(root.position(), limits, monitor)
    }

    fn forget(&mut self) {}
}

struct Tree<'a, P: Position, H> {
    heuristic: &'a H,
    style: Style,
    skill: Skill,
    rng: SplitMix64,
    nodes: Vec<Node<P::Action>>,
    history: History,
    /// Positions looked at, and allowed.
    seen: u64,
    limit: u64,
    // Used again and again.
    actions: Vec<P::Action>,
    outcomes: Vec<(P::Action, u32)>,
}

impl<P: Position, H: Heuristic<P>> Tree<'_, P, H> {
    fn grow(
        mut self,
        root: &P,
        limits: &Limits,
        monitor: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        self.expand(root, None);
        if self.nodes.is_empty() {
            return Report::EMPTY;
        }
        let top = Node {
            // Nothing leads to the root; this is never read.
            action: self.nodes[0].action,
            first: 0,
            children: self.nodes.len() as u32,
            visits: 0,
            weight: 0,
            wins: 0.0,
            proven: None,
        };
        let top_at = self.nodes.len();
        self.nodes.push(top);
        let mut check = NODES_BETWEEN_POLLS;
        let mut shown = 4 * NODES_BETWEEN_POLLS;
        let mut path = Vec::new();
        while self.seen < limits.nodes && self.nodes[top_at].proven.is_none() {
            if self.seen >= check {
                check = self.seen + NODES_BETWEEN_POLLS;
                if monitor.stop(self.seen) {
                    break;
                }
                if self.seen >= shown {
                    shown = self.seen * 2;
                    monitor.progress(&self.report(root, top_at, limits));
                }
            }
            self.walk(root, top_at, &mut path);
        }
        self.report(root, top_at, limits)
    }

    /// One walk from the root to a new leaf and back.
    fn walk(&mut self, root: &P, top: usize, path: &mut Vec<(usize, Side, bool)>) {
        path.clear();
        let mut position = root.clone();
        let mut at = top;
        let wins = loop {
            let by_chance = H::CHANCE && self.heuristic.is_chance(&position);
            path.push((at, position.side(), by_chance));
            if let Some(proven) = self.nodes[at].proven {
                break proven.wins();
            }
            if self.nodes[at].children == 0 {
                let fresh = self.nodes[at].visits == 0;
                let full = self.nodes.len() >= MOST_NODES || path.len() >= LONGEST;
                if fresh || full || !self.expand(&position, Some(at)) {
                    break self.play_out(position);
                }
            }
            at = self.select(at, position.side(), by_chance);
            let action = self.nodes[at].action;
            let irreversible = position.is_irreversible(action);
            position.apply(action);
            self.history.push(&position, irreversible);
            self.seen += 1;
            if self.nodes[at].visits == 0 {
                let outcome = position.judge(self.history.line());
                self.nodes[at].proven = outcome.map(|outcome| Proven::of(&outcome));
            }
        };
        for _ in 1..path.len() {
            self.history.pop();
        }
        for &(at, side, by_chance) in path.iter().rev() {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.wins += wins;
            if node.proven.is_none() && node.children > 0 {
                self.nodes[at].proven = self.prove(at, side, by_chance);
            }
        }
    }

    fn children(&self, at: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[at];
        node.first as usize..(node.first + node.children) as usize
    }

    /// What the children prove of their parent.
    fn prove(&self, at: usize, side: Side, by_chance: bool) -> Option<Proven> {
        let children = &self.nodes[self.children(at)];
        let proven = children.iter().map(|child| child.proven);
        let best = if by_chance {
            // All the same, as slowly as any.
            let mut all = proven.collect::<Option<Vec<_>>>()?;
            all.sort_by_key(|one| std::cmp::Reverse(one.actions));
            let slowest = *all.first()?;
            let same = all.iter().all(|one| one.winner == slowest.winner);
            same.then_some(slowest)?
        } else {
            let known = proven.clone().flatten();
            let best = known.max_by_key(|one| one.liking(side))?;
            if best.winner != Some(side) && proven.clone().any(|one| one.is_none()) {
                return None;
            }
            best
        };
        Some(Proven {
            actions: best.actions + 1,
            ..best
        })
    }

    /// The child to visit next.
    fn select(&mut self, at: usize, side: Side, by_chance: bool) -> usize {
        let range = self.children(at);
        if by_chance {
            let total: u64 = self.nodes[range.clone()]
                .iter()
                .map(|child| u64::from(child.weight))
                .sum();
            let mut dice = self.rng.below(total);
            for child in range.clone() {
                let weight = u64::from(self.nodes[child].weight);
                if dice < weight {
                    return child;
                }
                dice -= weight;
            }
            return range.start;
        }
        let parent = &self.nodes[at];
        let visits = f64::from(parent.visits.max(1));
        // The most promising come first.
        let tried = match self.style.widening {
            Some(Widening { first, more }) => first as usize + (more * visits.sqrt()) as usize,
            None => usize::MAX,
        };
        let log = visits.ln();
        // Children that nobody has visited promise what their parent does, a little less the
        // more have been visited: those before them in the list look better.
        let mean = for_side(parent.wins / visits, side);
        let mut best = range.start;
        let mut most = f64::NEG_INFINITY;
        for (place, child) in range.enumerate() {
            let lost = |child: &Node<P::Action>| {
                child
                    .proven
                    .is_some_and(|end| end.winner == Some(side.other()))
            };
            if place >= tried && !lost(&self.nodes[best]) {
                break;
            }
            let node = &self.nodes[child];
            let value = match node.proven {
                Some(proven) if proven.winner.is_some_and(|winner| winner != side) => -1.0,
                _ if node.visits == 0 => mean + self.style.curiosity * log.max(0.0).sqrt(),
                _ => {
                    let tried = f64::from(node.visits);
                    for_side(node.wins / tried, side) + self.style.curiosity * (log / tried).sqrt()
                }
            };
            if value > most {
                (best, most) = (child, value);
            }
        }
        best
    }

    /// Puts the children of a node into the tree; whether there are any.
    fn expand(&mut self, position: &P, at: Option<usize>) -> bool {
        self.outcomes.clear();
        if H::CHANCE && self.heuristic.is_chance(position) {
            position.chances(&mut self.outcomes);
        } else {
            self.list(position);
            let mut ranks = vec![Rank::QUIET; self.actions.len()];
            self.heuristic.rank(position, &self.actions, &mut ranks);
            let mut order: Vec<usize> = (0..ranks.len()).collect();
            order.sort_by_key(|&place| std::cmp::Reverse(ranks[place]));
            let sorted = order.iter().map(|&place| (self.actions[place], 1));
            self.outcomes.extend(sorted);
        }
        let first = self.nodes.len() as u32;
        let child = |&(action, weight): &(P::Action, u32)| Node {
            action,
            first: 0,
            children: 0,
            visits: 0,
            weight,
            wins: 0.0,
            proven: None,
        };
        self.nodes.extend(self.outcomes.iter().map(child));
        if let Some(at) = at {
            self.nodes[at].first = first;
            self.nodes[at].children = self.outcomes.len() as u32;
        }
        !self.outcomes.is_empty()
    }

    fn list(&mut self, position: &P) {
        self.actions.clear();
        self.heuristic.actions(position, &mut self.actions);
        let index = |action| self.heuristic.action_index(action);
        self.skill
            .overlook(&mut self.actions, position.key(), index);
    }

    /// The probability that the side that began wins: random actions, then the heuristic.
    fn play_out(&mut self, mut position: P) -> f64 {
        for _ in 0..self.style.playout {
            let action = if H::CHANCE && self.heuristic.is_chance(&position) {
                self.outcomes.clear();
                position.chances(&mut self.outcomes);
                let total = self.outcomes.iter().map(|&(_, weight)| u64::from(weight));
                let mut dice = self.rng.below(total.sum());
                let found = self.outcomes.iter().find(|&&(_, weight)| {
                    let here = dice < u64::from(weight);
                    dice = dice.wrapping_sub(u64::from(weight));
                    here
                });
                found.map(|&(outcome, _)| outcome)
            } else {
                self.actions.clear();
                self.heuristic.actions(&position, &mut self.actions);
                let place = self.rng.index(self.actions.len());
                place.map(|place| self.actions[place])
            };
            let Some(action) = action else { break };
            position.apply(action);
            self.seen += 1;
        }
        if let Some(outcome) = position.outcome() {
            return Proven::of(&outcome).wins();
        }
        let side = position.side();
        let left = if self.style.settles {
            H::QUIESCENCE_PLIES
        } else {
            0
        };
        let score = self.settle(&position, left, -i32::MAX, i32::MAX);
        for_side(
            self.heuristic.win_probability(Score::of_number(score)),
            side,
        )
    }

    /// What a position is worth to the side on turn when only tactical actions follow.
    fn settle(&mut self, position: &P, left: u8, mut alpha: i32, beta: i32) -> i32 {
        let side = position.side();
        if let Some(outcome) = self.heuristic.ended(position) {
            return Score::of_end(&outcome, side, 0).number();
        }
        let points = self.heuristic.evaluate(position, side);
        let mut best = self.skill.misjudge(points, position.key());
        if left == 0 || best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let mut actions = Vec::new();
        self.heuristic.tactical(position, &mut actions);
        let mut ranks = vec![Rank::QUIET; actions.len()];
        self.heuristic.rank(position, &actions, &mut ranks);
        let mut order: Vec<_> = ranks.iter().zip(&actions).collect();
        order.sort_by_key(|&(&rank, _)| std::cmp::Reverse(rank));
        for (_, &action) in order {
            if self.seen >= self.limit {
                break;
            }
            let mut next = position.clone();
            next.apply(action);
            self.seen += 1;
            let score = if next.side() == side {
                self.settle(&next, left - 1, alpha, beta)
            } else {
                -self.settle(&next, left - 1, -beta, -alpha)
            };
            best = best.max(score);
            alpha = alpha.max(score);
            if score >= beta {
                break;
            }
        }
        best
    }

    fn report(&self, root: &P, top: usize, limits: &Limits) -> Report<P::Action> {
        let side = root.side();
        let by_chance = H::CHANCE && self.heuristic.is_chance(root);
        let mut children: Vec<usize> = self.children(top).collect();
        if !by_chance {
            children.sort_by_key(|&child| std::cmp::Reverse(self.worth(child, side)));
            children.truncate(limits.lines.max(1));
        }
        let lines: Vec<_> = children
            .into_iter()
            .map(|child| self.variation(child, root))
            .collect();
        Report {
            depth: lines.first().map_or(0, |line| line.actions.len() as u32),
            lines,
            nodes: self.seen,
        }
    }

    /// What speaks for a child at the end: a proven win, then how often it was visited.
    fn worth(&self, child: usize, side: Side) -> i64 {
        let node = &self.nodes[child];
        match node.proven {
            Some(proven) if proven.winner.is_some() => proven.liking(side),
            _ => i64::from(node.visits),
        }
    }

    fn variation(&self, child: usize, root: &P) -> Variation<P::Action> {
        let side = root.side();
        let node = &self.nodes[child];
        let score = match node.proven {
            Some(proven) => match proven.winner {
                Some(winner) if winner == side => Score::win_in(proven.actions + 1),
                Some(_) => Score::loss_in(proven.actions + 1),
                None => Score::EVEN,
            },
            None if node.visits == 0 => Score::EVEN,
            None => {
                let wins = for_side(node.wins / f64::from(node.visits), side);
                Score::points(self.heuristic.points(wins))
            }
        };
        let mut actions = Vec::new();
        let mut position = root.clone();
        let mut at = child;
        loop {
            let action = self.nodes[at].action;
            actions.push(action);
            position.apply(action);
            let side = position.side();
            if H::CHANCE && self.heuristic.is_chance(&position) {
                break;
            }
            let tried = self
                .children(at)
                .filter(|&next| self.nodes[next].visits > 0);
            match tried.max_by_key(|&next| self.worth(next, side)) {
                Some(next) => at = next,
                None => break,
            }
        }
        Variation {
            actions,
            score,
            win: self.heuristic.win_probability(score),
        }
    }
}

/// The same probability seen from a side, or back.
fn for_side(wins: f64, side: Side) -> f64 {
    if side == Side::FIRST {
        wins
    } else {
        1.0 - wins
    }
}
