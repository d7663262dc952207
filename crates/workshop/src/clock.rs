//! Games by a clock that counts positions.

use klubovna_rules::{Play, Position};
use klubovna_search::{Limits, Monitor, Pace, Plan, Report, Thinker, Unlimited};

use crate::Clock;

/// The clock of one engine in one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Running {
    clock: Clock,
    left: u64,
}

impl Running {
    pub(crate) const fn new(clock: Clock) -> Self {
        Self {
            clock,
            left: clock.main,
        }
    }

    /// Searches for as long as the clock allows, and takes what was spent off it.
    fn think<P: Position>(
        &mut self,
        engine: &mut dyn Thinker<P>,
        root: &Play<P>,
        limits: &Limits,
    ) -> Report<P::Action> {
        let Clock {
            increment, steady, ..
        } = self.clock;
        let plan = Plan::of_clock(self.left, increment, 0);
        let plan = if steady {
            Plan::fixed(plan.planned)
        } else {
            plan
        };
        let limits = Limits {
            // Somebody without time answers, too.
            nodes: limits.nodes.min(plan.most).max(1),
            ..*limits
        };
        let report = engine.think(root, &limits, &mut Paced(Pace::new(plan)));
        self.left = self.left.saturating_sub(report.nodes) + increment;
        report
    }
}

/// Searches by a clock, or as far as `limits` go where there is none.
pub(crate) fn think<P: Position>(
    clock: Option<&mut Running>,
    engine: &mut dyn Thinker<P>,
    root: &Play<P>,
    limits: &Limits,
) -> Report<P::Action> {
    match clock {
        Some(clock) => clock.think(engine, root, limits),
        None => engine.think(root, limits, &mut Unlimited),
    }
}

struct Paced<A>(Pace<A>);

impl<A: Copy + PartialEq> Monitor<A> for Paced<A> {
    fn stop(&mut self, nodes: u64) -> bool {
        self.0.is_over(nodes)
    }

    fn progress(&mut self, report: &Report<A>) {
        if let Some(found) = report.found() {
            self.0.finished(found, report.nodes);
        }
    }
}
