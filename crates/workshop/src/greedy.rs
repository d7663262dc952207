//! Somebody who takes what can be taken, to measure how weak the lowest levels are.

use std::cmp::Reverse;

use klubovna_rules::{Play, Position, Side, SplitMix64};
use klubovna_search::{
    CERTAIN, Heuristic, Limits, Monitor, Report, Score, Selective, Thinker, Variation,
};

/// Plays what is worth most right after it by the static evaluation, a win above all: captures that
/// are offered, whatever may be taken back. It sees every action and looks no further; with
/// `depth=2` it looks at every answer too. Among equals dice decide.
pub(crate) struct Greedy<H>(H);

impl<H> Greedy<H> {
    pub(crate) const fn new(knowledge: H) -> Self {
        Self(knowledge)
    }

    /// The worth for the side on turn when so many more actions follow.
    fn value<P: Position>(&self, position: &P, depth: u32) -> i32
    where
        H: Heuristic<P>,
    {
        let side = position.side();
        if let Some(outcome) = position.outcome() {
            return won(outcome.winner, side);
        }
        if depth == 0 || self.0.is_chance(position) {
            return self.0.evaluate_fresh(position, side);
        }
        let each = self.each(position, depth);
        let best = each.into_iter().map(|(_, value)| value).max();
        best.unwrap_or_else(|| self.0.evaluate_fresh(position, side))
    }

    /// The actions with what they are worth.
    fn each<P: Position>(&self, position: &P, depth: u32) -> Vec<(P::Action, i32)>
    where
        H: Heuristic<P>,
    {
        let mut actions = Vec::new();
        self.0.actions(position, &mut actions);
        let side = position.side();
        let judged = actions.into_iter().map(|action| {
            let mut next = position.clone();
            next.apply(action);
            let value = self.value(&next, depth - 1);
            let own = next.side() == side;
            (action, if own { value } else { -value })
        });
        judged.collect()
    }
}

/// More than any evaluation.
const WON: i32 = 2 * CERTAIN;

const fn won(winner: Option<Side>, side: Side) -> i32 {
    match winner {
        None => 0,
        Some(winner) if winner.index() == side.index() => WON,
        Some(_) => -WON,
    }
}

/// A child: wins at once where it can, else takes what is worth most whatever may be taken back, else
/// plays anything.
pub(crate) struct Taker<H>(H);

impl<H> Taker<H> {
    pub(crate) const fn new(knowledge: H) -> Self {
        Self(knowledge)
    }
}

impl<P: Position, H: Heuristic<P>> Thinker<P> for Taker<H> {
    fn think(
        &mut self,
        root: &Play<P>,
        limits: &Limits,
        _: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        let position = root.position();
        let mut actions = Vec::new();
        self.0.actions(position, &mut actions);
        let ordering = self.0.move_ordering(position);
        let mut dice = SplitMix64::new(limits.skill.seed ^ position.key());
        let best = actions.into_iter().min_by_key(|&action| {
            let mut next = position.clone();
            next.apply(action);
            let wins = next.outcome().and_then(|outcome| outcome.winner) == Some(position.side());
            let gain = match ordering.is_tactical(action) {
                _ if wins => WON,
                true => self
                    .0
                    .evaluate_fresh(&next, position.side())
                    .max(1 - CERTAIN),
                false => -CERTAIN,
            };
            (Reverse(gain), dice.next_u64())
        });
        unjudged(best, 1)
    }

    fn clear(&mut self) {}
}

/// The action, without any judgement of the position.
pub(crate) fn unjudged<A>(action: Option<A>, depth: u32) -> Report<A> {
    let line = action.map(|action| Variation {
        actions: vec![action],
        score: Score::EVEN,
        win: 0.5,
    });
    Report {
        lines: line.into_iter().collect(),
        depth,
        nodes: 1,
        effort: 0,
    }
}

impl<P: Position, H: Heuristic<P>> Thinker<P> for Greedy<H> {
    fn think(
        &mut self,
        root: &Play<P>,
        limits: &Limits,
        _: &mut dyn Monitor<P::Action>,
    ) -> Report<P::Action> {
        let position = root.position();
        let depth = if limits.depth == Limits::DEEPEST {
            1
        } else {
            limits.depth.max(1)
        };
        let mut dice = SplitMix64::new(limits.skill.seed ^ position.key());
        let each = self.each(position, depth);
        let best = each
            .into_iter()
            .min_by_key(|&(_, value)| (Reverse(value), dice.next_u64()));
        unjudged(best.map(|(action, _)| action), depth)
    }

    fn clear(&mut self) {}
}
