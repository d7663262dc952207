//! Why an action is good or bad: what pieces do, and what the cards that are left can do.

use klubovna_board::chess::Square;
use klubovna_raindropchess::{Action, Card, Kind, Phase, Raindropchess};
use klubovna_rules::{Position, Side};
use klubovna_search::facts;
use klubovna_search::reasons::{Case, Moved, Standing, Verdict, after, said, wins};
use klubovna_text::ToArg;
use klubovna_view::Phrase;

use crate::RaindropchessEngine;

facts! {
    /// A fact about an action.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum RaindropFact {
        /// The card that is drawn in check saves in so many cases.
        Saves { count: u32, all: u32 } => "raindropchess-because-saves";
        /// With so many of the cards the side can win as soon as it has placed them.
        WinsWith { count: u32, all: u32 } => "raindropchess-because-wins-with";
        /// The other side is in check, no move helps it, and so many of its cards do.
        NeedsCard { count: u32, all: u32 } => "raindropchess-because-needs-card";
        /// The card that is drawn in check loses in so many cases.
        Fails { count: u32, all: u32 } => "raindropchess-because-fails";
    }
}

fn standing(kind: Kind, at: Square) -> Standing {
    Standing::new(&kind, &at, kind.worth())
}

pub(crate) fn pieces_of(position: &Raindropchess, side: Side) -> Vec<Standing> {
    let mut pieces = Vec::new();
    for kind in Kind::ALL {
        for at in position.pieces().of(side, kind) {
            pieces.push(standing(kind, at));
        }
    }
    pieces
}

pub(crate) fn moved(position: &Raindropchess, action: Action) -> Option<Moved> {
    let kind = |at| position.pieces().at(at).map(|(kind, _)| kind);
    Some(match action {
        Action::Move(from, to, becomes) => Moved {
            lands: standing(kind(from)?, to),
            from: Some(from.to_arg()),
            taken: kind(to).map(|taken| standing(taken, to)),
            becomes: becomes.map(|blue| blue.to_arg()),
        },
        Action::Relocate(from, to) => Moved {
            from: Some(from.to_arg()),
            ..Moved::placed(standing(kind(from)?, to))
        },
        Action::Place(kind, to) => Moved::placed(standing(kind, to)),
        _ => return None,
    })
}

/// Where a card has to be placed: as if it had gone out of the game.
pub(crate) fn handed_over(position: &Raindropchess) -> Option<Raindropchess> {
    let ordinary = match position.phase() {
        Phase::Turn => true,
        // A game without a king is none.
        Phase::Shown(card) => card != Card::King,
        Phase::Drawn | Phase::Redraw => false,
    };
    let free = ordinary && position.outcome().is_none() && !position.in_check(position.side());
    free.then(|| position.passed())
}

/// How many of the cards that the side on turn may draw are such, and how many there are.
fn cards(drawn: &Raindropchess, such: impl Fn(&Raindropchess) -> bool) -> (u32, u32) {
    let mut chances = Vec::new();
    drawn.chances(&mut chances);
    let (mut count, mut all) = (0, 0);
    for (card, weight) in chances {
        all += weight;
        if such(&after(drawn, card)) {
            count += weight;
        }
    }
    (count, all)
}

pub(crate) fn facts(case: &Case<'_, RaindropchessEngine>, verdict: Verdict, out: &mut Vec<Phrase>) {
    let (us, them) = (case.side(), case.side().other());
    let after_it = &case.after;
    if case.action == Action::Draw {
        let (saved, all) = cards(after_it, |next| !wins(next, them));
        let checked = case.before.in_check(us);
        match verdict {
            Verdict::Good => {
                if checked {
                    out.push(said(&RaindropFact::Saves { count: saved, all }));
                }
                let (count, all) = cards(after_it, |next| !case.wins(next).is_empty());
                if count > 0 {
                    out.push(said(&RaindropFact::WinsWith { count, all }));
                }
            }
            Verdict::Bad if saved < all => {
                let count = all - saved;
                out.push(said(&RaindropFact::Fails { count, all }));
            }
            Verdict::Bad => {}
        }
    }
    let needs = verdict == Verdict::Good
        && after_it.phase() == Phase::Turn
        && after_it.side() == them
        && after_it.in_check(them)
        && after_it.outcome().is_none()
        && !after_it.may_move();
    if needs {
        let (count, all) = cards(&after(after_it, Action::Draw), |next| !wins(next, us));
        out.push(said(&RaindropFact::NeedsCard { count, all }));
    }
}
