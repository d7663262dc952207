//! Why an action is good or bad: points before the last one, and stacks that change their owner.

use klubovna_mixtour::{Action, Cell, Mixtour};
use klubovna_rules::{Position, Side};
use klubovna_search::facts;
use klubovna_search::reasons::{Case, Verdict, said};
use klubovna_text::Arg;
use klubovna_view::Phrase;

use crate::MixtourEngine;

facts! {
    /// A fact about an action.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum MixtourFact {
        /// The side gets a point, and the game goes on.
        Scores => "mixtour-because-scores";
        /// The other side could have scored by that action, and cannot score at once now.
        PreventsPoint { action as move: Arg } => "mixtour-because-prevents-point";
        /// If the side were on turn again, it could score by that action, and the game would go on.
        ThreatensPoint { action as move: Arg } => "mixtour-because-threatens-point";
        /// The top of a stack was the other side's, and is the side's own now.
        TakesOver { to: Cell, height: u8 } => "mixtour-because-takes-over";
        /// The answer scores, and the game goes on.
        LetsScore { action as move: Arg } => "mixtour-because-lets-score";
        /// The stack that has become so high has the other side's piece on top.
        HandsOver { to: Cell, height: u8 } => "mixtour-because-hands-over";
    }
}

/// The height from which a stack of the other side is worth a word.
const HIGH: u8 = 3;

/// The position with the other side on turn.
pub(crate) fn passed(position: &Mixtour) -> Option<Mixtour> {
    position.outcome().is_none().then(|| position.passed())
}

/// An action by which the side on turn gets a point that is not the last one.
fn point(case: &Case<'_, MixtourEngine>, position: &Mixtour) -> Option<Action> {
    let side = position.side();
    if position.points(side) + 1 >= position.options().target() {
        return None;
    }
    let mut moves = case.moves(position).into_iter();
    moves.find(|&action| position.scorer(action) == Some(side))
}

/// Where a move ends, and the stack's height and owner then.
fn landed(case: &Case<'_, MixtourEngine>) -> Option<(Cell, u8, Side)> {
    let Action::Move(_, _, to) = case.action else {
        return None;
    };
    let stack = case.after.stack(to);
    Some((to, stack.height(), stack.owner()?))
}

pub(crate) fn facts(case: &Case<'_, MixtourEngine>, verdict: Verdict, out: &mut Vec<Phrase>) {
    let (before, after) = (case.before, &case.after);
    let (us, them) = (case.side(), case.side().other());
    match verdict {
        Verdict::Good => {
            if before.scorer(case.action) == Some(us) {
                out.push(said(&MixtourFact::Scores));
            }
            if let Some(passed) = passed(before)
                && let Some(threat) = point(case, &passed)
                && point(case, after).is_none()
            {
                let action = case.text(&passed, threat);
                out.push(said(&MixtourFact::PreventsPoint { action }));
            }
            if let Some(again) = case.again()
                && let Some(threat) = point(case, &again)
            {
                let action = case.text(&again, threat);
                out.push(said(&MixtourFact::ThreatensPoint { action }));
            }
            if let Some((to, height, owner)) = landed(case)
                && owner == us
                && before.stack(to).owner() == Some(them)
            {
                out.push(said(&MixtourFact::TakesOver { to, height }));
            }
        }
        Verdict::Bad => {
            if let Some(answer) = case.answer()
                && after.scorer(answer) == Some(them)
                && after.points(them) + 1 < after.options().target()
            {
                let action = case.text(after, answer);
                out.push(said(&MixtourFact::LetsScore { action }));
            }
            if let Some((to, height, owner)) = landed(case)
                && owner == them
                && height >= HIGH
            {
                out.push(said(&MixtourFact::HandsOver { to, height }));
            }
        }
    }
}
