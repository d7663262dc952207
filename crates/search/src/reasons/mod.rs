//! Why an action is good or bad, in facts that the rules prove in the position: it wins, it
//! takes a piece that nothing can take back, it loses one.
//!
//! A fact is a [`Fault`] of a table, with a stable code and arguments; the
//! sentence is the Fluent message of that code. Nothing here is an estimate: an engine's line only
//! says which of the facts matter, and a [`Score`] tells a forced end.
//!
//! What all games share is found by [`reasons`] with the hooks of [`Engine`]: a position in which
//! the other side is on turn ([`handed_over`](Engine::handed_over)), pieces and what is captured
//! ([`moved`](Engine::moved), [`pieces_of`](Engine::pieces_of)), and [facts of the game
//! alone](Engine::facts). Calls come from the code that erases types, so all of it is compiled for
//! size.

mod captures;
mod ends;
mod fact;
mod forced;

use klubovna_rules::{Play, Position, Side, Turn};
use klubovna_text::{Arg, Fault, Notation, Style, ToArg};
use klubovna_view::Phrase;

use crate::engine::{ActionOf, Engine};
use crate::score::Score;

pub use fact::Fact;

/// Declares facts, as [`faults!`](klubovna_text::faults!) declares faults: each with a stable code
/// that is also the id of its message.
#[macro_export]
macro_rules! facts {
    ($($table:tt)*) => {
        ::klubovna_text::faults! { $($table)* }
    };
}

/// More reasons than these nobody reads.
const MOST: usize = 3;

/// Whether reasons for an action or against it are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The engine would play it.
    Good,
    /// The engine would play something else.
    Bad,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its kind.
    pub piece: Arg,
    /// Its cell.
    pub at: Arg,
    /// What it is worth in exchanges, on a scale of the game.
    pub worth: i32,
}

impl Standing {
    /// A piece on its cell.
    #[inline(never)]
    pub fn new(piece: &dyn ToArg, at: &dyn ToArg, worth: i32) -> Self {
        Self {
            piece: piece.to_arg(),
            at: at.to_arg(),
            worth,
        }
    }
}

/// What an action does with the pieces on a board, where one of them goes somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The piece as it was before, on the cell where it lands.
    pub lands: Standing,
    /// The cell that it leaves, unless it comes from elsewhere.
    pub from: Option<Arg>,
    /// The enemy piece that it captures, where that stood.
    pub taken: Option<Standing>,
    /// What it becomes by promotion.
    pub becomes: Option<Arg>,
}

impl Moved {
    /// A piece that comes from elsewhere.
    pub const fn placed(lands: Standing) -> Self {
        Self {
            lands,
            from: None,
            taken: None,
            becomes: None,
        }
    }
}

/// An action to be explained, and the play that an engine expects after it.
#[derive(Debug)]
pub struct Case<'a, E: Engine> {
    /// The position in which the action is legal.
    pub before: &'a E::Game,
    /// The action.
    pub action: ActionOf<E>,
    /// The position after it.
    pub after: E::Game,
    /// What the engine expects then.
    pub line: &'a [ActionOf<E>],
    style: Style,
}

impl<E: Engine> Case<'_, E> {
    /// The side that acts.
    pub fn side(&self) -> Side {
        self.before.side()
    }

    /// The [moves](Engine::moves) of a position; none where no side is on turn.
    #[inline(never)]
    pub fn moves(&self, position: &E::Game) -> Vec<ActionOf<E>> {
        let mut moves = Vec::new();
        if matches!(position.turn(), Turn::Side(_)) {
            E::moves(position, &mut moves);
        }
        moves
    }

    /// The actions by which the side on turn wins at once.
    #[inline(never)]
    pub fn wins(&self, position: &E::Game) -> Vec<ActionOf<E>> {
        let mut moves = self.moves(position);
        moves.retain(|&action| wins(&after(position, action), position.side()));
        moves
    }

    /// An action in a sentence.
    pub fn text(&self, position: &E::Game, action: ActionOf<E>) -> Arg {
        Arg::Text(position.write_move_text(action, self.style))
    }

    /// The position after the action with the same side on turn again: what it threatens can be
    /// done there.
    pub fn again(&self) -> Option<E::Game> {
        let again = self.after.side() != self.side() && self.after.outcome().is_none();
        again.then(|| E::handed_over(&self.after)).flatten()
    }

    /// The answer that the engine expects, if the other side gives it.
    pub fn answer(&self) -> Option<ActionOf<E>> {
        let answers = self.after.turn() == Turn::Side(self.side().other());
        self.line.first().copied().filter(|_| answers)
    }
}

/// The position after an action.
// One copy of what games write into their own code for speed; so are the others.
#[inline(never)]
pub fn after<P: Position>(position: &P, action: P::Action) -> P {
    let mut next = position.clone();
    next.apply(action);
    next
}

/// Whether a side has won in a position.
#[inline(never)]
pub fn wins<P: Position>(position: &P, side: Side) -> bool {
    position
        .outcome()
        .is_some_and(|outcome| outcome.winner == Some(side))
}

/// A fact as a sentence.
// Not of a `dyn Fault`: its table would name code that only logs need.
pub fn said(fact: &impl Fault) -> Phrase {
    Phrase {
        code: fact.code().into(),
        args: fact.args().into_iter().collect(),
    }
}

/// The reasons for or against the first action of a line that begins at the end of `play`, the
/// most important one first; none where nothing certain is known. `score` is that of the line, for
/// the side that acts. Every action of the line has to be legal.
pub fn reasons<E: Engine>(
    play: &Play<E::Game>,
    line: &[ActionOf<E>],
    score: Score,
    verdict: Verdict,
    style: Style,
) -> Vec<Phrase> {
    let before = play.position();
    let Some((&action, line)) = line.split_first() else {
        return Vec::new();
    };
    if before.turn() != Turn::Side(before.side()) {
        return Vec::new();
    }
    let mut then = play.clone();
    then.push(action);
    if let Some(outcome) = then.outcome() {
        let wins = outcome.winner == Some(before.side());
        return match verdict {
            Verdict::Good if wins => vec![said(&Fact::Wins)],
            Verdict::Bad if !wins && outcome.winner.is_some() => vec![said(&Fact::GivesWin)],
            _ => Vec::new(),
        };
    }
    let case = Case {
        before,
        action,
        after: then.position().clone(),
        line,
        style,
    };
    let mut out = Vec::new();
    match verdict {
        Verdict::Good => {
            ends::forced(&case, score, &mut out);
            ends::prevented(&case, &mut out);
            E::facts(&case, verdict, &mut out);
            ends::threatened(&case, &mut out);
            captures::gained(&case, &mut out);
        }
        Verdict::Bad => {
            ends::allowed(&case, score, &mut out);
            E::facts(&case, verdict, &mut out);
            captures::lost(&case, &mut out);
        }
    }
    out.truncate(MOST);
    out
}
