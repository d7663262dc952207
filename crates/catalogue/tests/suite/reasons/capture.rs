//! Captures, as one sees them on the board.

use klubovna_rules::Side;

use super::board::{Cells, Turned, legal, next};

/// The piece on a cell.
pub(crate) fn piece<'a>(cells: &'a Cells, at: &str) -> Option<(&'a str, Side)> {
    let (kind, side) = cells.get(at)?.last()?;
    Some((kind, *side))
}

/// Where a side has something that was not there before: the piece that was moved.
pub(crate) fn landed(before: &Cells, after: &Cells, side: Side) -> Option<String> {
    let mut fresh = after.iter().filter(|(at, _)| {
        piece(after, at).is_some_and(|(_, of)| of == side) && piece(before, at) != piece(after, at)
    });
    let first = fresh.next()?;
    fresh.next().is_none().then(|| first.0.clone())
}

/// The cell that a side has left.
pub(crate) fn left(before: &Cells, after: &Cells, side: Side) -> Option<String> {
    let mut gone = before.keys().filter(|at| {
        piece(before, at).is_some_and(|(_, of)| of == side)
            && piece(after, at).is_none_or(|(_, of)| of != side)
    });
    let first = gone.next()?;
    gone.next().is_none().then(|| first.clone())
}

/// A capture on a cell, as one sees it on the board.
pub(crate) struct Capture<P> {
    pub(crate) next: P,
    pub(crate) victim: String,
    pub(crate) taker: String,
    pub(crate) lands: String,
}

/// What an action of the side on turn captures on `at`.
pub(crate) fn capture<P: Turned>(
    position: &P,
    cells: &Cells,
    action: P::Action,
    at: &str,
) -> Option<Capture<P>> {
    let side = position.side();
    let (victim, _) = piece(cells, at).filter(|&(_, of)| of != side)?;
    let next = next(position, action);
    let then = next.cells();
    // Gone, and nothing of the other side has come: else it was carried away.
    let count = |cells: &Cells| {
        let all = cells.values().flatten();
        all.filter(|&&(_, of)| of != side).count()
    };
    if piece(&then, at).is_some_and(|(_, of)| of != side) || count(&then) == count(cells) {
        return None;
    }
    let from = left(cells, &then, side)?;
    Some(Capture {
        victim: victim.to_owned(),
        taker: piece(cells, &from)?.0.to_owned(),
        lands: landed(cells, &then, side)?,
        next,
    })
}

/// Whether the side on turn can capture what stands on `at`.
pub(crate) fn can_take<P: Turned>(position: &P, at: &str) -> bool {
    let cells = position.cells();
    let mut actions = legal(position).into_iter();
    actions.any(|action| capture(position, &cells, action, at).is_some())
}

/// Whether it can with profit: for nothing, or by a piece that is worth less.
pub(crate) fn profits<P: Turned>(position: &P, at: &str) -> bool {
    let cells = position.cells();
    let mut actions = legal(position).into_iter();
    actions.any(|action| {
        let Some(capture) = capture(position, &cells, action, at) else {
            return false;
        };
        P::worth(&capture.victim) > P::worth(&capture.taker)
            || !can_take(&capture.next, &capture.lands)
    })
}
