//! Clicks that lead to no action, as most games read them.

use std::str::FromStr;

use crate::Step;

/// What was clicked, where it is of a usual form; `C` are the cells of a game.
///
/// ```
/// use klubovna_view::{Attempt, Step};
///
/// let steps = [Step::Cell("4".into()), Step::Count(2)];
/// assert_eq!(Attempt::read(&steps), Some(Attempt::Lift(4_u8, Some(2))));
/// let steps = [Step::Cell("four".into())];
/// assert_eq!(Attempt::<u8>::read(&steps), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt<'a, C> {
    /// A cell, or so many from the top of what stands there.
    Lift(C, Option<u8>),
    /// The same, and another cell.
    Travel(C, Option<u8>, C),
    /// A tray, and the kind of a thing in it.
    Take(&'a str, &'a str),
    /// The same, and a cell for it.
    Put(&'a str, &'a str, C),
    /// A command beside the board.
    Command(&'a str),
}

// One copy of the code that reads a cell, for all forms.
#[inline(never)]
fn cell<C: FromStr>(name: &str) -> Option<C> {
    name.parse().ok()
}

impl<'a, C: FromStr> Attempt<'a, C> {
    /// Reads steps; nothing for other forms, and where a cell is none of the game.
    pub fn read(steps: &'a [Step]) -> Option<Self> {
        let (first, rest) = steps.split_first()?;
        let (count, rest) = match rest {
            [Step::Count(count), rest @ ..] => (Some(*count), rest),
            _ => (None, rest),
        };
        let to = match rest {
            [] => None,
            [Step::Cell(to)] => Some(cell(to)?),
            _ => return None,
        };
        Some(match (first, count, to) {
            (Step::Cell(from), _, None) => Self::Lift(cell(from)?, count),
            (Step::Cell(from), _, Some(to)) => Self::Travel(cell(from)?, count, to),
            (Step::Tray { tray, kind }, None, None) => Self::Take(tray, kind),
            (Step::Tray { tray, kind }, None, Some(to)) => Self::Put(tray, kind, to),
            (Step::Command(id), None, None) => Self::Command(id),
            _ => return None,
        })
    }
}
