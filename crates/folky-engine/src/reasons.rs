//! Why an action is good or bad: pawns, and the squares on which they can be placed.

use klubovna_board::chess::{Bitboard, Square};
use klubovna_folky::Action;
use klubovna_rules::Position;
use klubovna_search::facts;
use klubovna_search::reasons::{Case, Verdict, said};
use klubovna_view::Phrase;

use crate::FolkyEngine;

/// More squares than these are only counted.
const LISTED: u32 = 3;

facts! {
    /// A fact about an action. A square is open to a side that could place a pawn there if it were
    /// on turn.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FolkyFact {
        /// A pawn is placed: so many stand now.
        Places { count: u32 } => "folky-because-places";
        /// These squares are open to the side now, and were not before.
        Opens { squares as at: Vec<Square>, count: usize } => "folky-because-opens";
        /// So many squares are.
        OpensMany { count: u32 } => "folky-because-opens-many";
        /// The action takes a square that was open to the other side.
        Blocks { to: Square } => "folky-because-blocks";
        /// These empty squares were open to the other side, and are not now.
        Closes { squares as at: Vec<Square>, count: usize } => "folky-because-closes";
        /// The answer places a pawn.
        Lets { to: Square } => "folky-because-lets";
        /// These empty squares were open to the side, and are not now.
        GivesUp { squares as at: Vec<Square>, count: usize } => "folky-because-gives-up";
    }
}

/// The squares, unless there are none or too many.
fn listed(squares: Bitboard) -> Option<(Vec<Square>, usize)> {
    let few = (1..=LISTED).contains(&squares.len());
    few.then(|| (squares.into_iter().collect(), squares.len() as usize))
}

pub(crate) fn facts(case: &Case<'_, FolkyEngine>, verdict: Verdict, out: &mut Vec<Phrase>) {
    let (before, after) = (case.before, &case.after);
    let (us, them) = (case.side(), case.side().other());
    let to = case.action.to();
    let taken = after.pieces().occupied();
    match verdict {
        Verdict::Good => {
            if matches!(case.action, Action::Place(_)) {
                let count = after.placed(us);
                out.push(said(&FolkyFact::Places { count }));
            }
            let opened = after.open(us) - before.open(us);
            if let Some((squares, count)) = listed(opened) {
                out.push(said(&FolkyFact::Opens { squares, count }));
            } else if opened.len() > LISTED {
                let count = opened.len();
                out.push(said(&FolkyFact::OpensMany { count }));
            }
            if before.open(them).contains(to) {
                out.push(said(&FolkyFact::Blocks { to }));
            }
            let closed = before.open(them) - after.open(them) - taken;
            if let Some((squares, count)) = listed(closed) {
                out.push(said(&FolkyFact::Closes { squares, count }));
            }
        }
        Verdict::Bad => {
            if let Some(Action::Place(to)) = case.answer()
                && after.is_legal(Action::Place(to))
            {
                out.push(said(&FolkyFact::Lets { to }));
            }
            let given_up = before.open(us) - after.open(us) - taken;
            if let Some((squares, count)) = listed(given_up) {
                out.push(said(&FolkyFact::GivesUp { squares, count }));
            }
        }
    }
}
