//! Forced ends.

use klubovna_rules::{Outcome, Side};

/// An end that is forced.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Proven {
    pub(super) winner: Option<Side>,
    /// Actions from here.
    pub(super) actions: u32,
}

impl Proven {
    pub(super) fn wins(self) -> f64 {
        match self.winner {
            Some(Side::FIRST) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }

    pub(super) fn of<R>(outcome: &Outcome<R>) -> Self {
        Self {
            winner: outcome.winner,
            actions: 0,
        }
    }

    /// The order for `side`: quick wins first, quick losses last.
    pub(super) fn liking(self, side: Side) -> i64 {
        let actions = i64::from(self.actions);
        match self.winner {
            Some(winner) if winner == side => (1 << 40) - actions,
            Some(_) => actions - (1 << 40),
            None => 0,
        }
    }
}

/// What is proven of a node by what is proven of its children: nothing of some, perhaps.
pub(super) fn proof(
    children: impl Iterator<Item = Option<Proven>> + Clone,
    side: Side,
    by_chance: bool,
) -> Option<Proven> {
    let best = if by_chance {
        // All the same, as slowly as any.
        let all = children.collect::<Option<Vec<_>>>()?;
        let slowest = *all.iter().rev().max_by_key(|one| one.actions)?;
        let same = all.iter().all(|one| one.winner == slowest.winner);
        same.then_some(slowest)?
    } else {
        let known = children.clone().flatten();
        let best = known.max_by_key(|one| one.liking(side))?;
        if best.winner != Some(side) && children.clone().any(|one| one.is_none()) {
            return None;
        }
        best
    };
    Some(Proven {
        actions: best.actions + 1,
        ..best
    })
}
