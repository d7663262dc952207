//! Why an entry is good or bad: what pieces do.

use klubovna_rules::{Position, Side};
use klubovna_search::reasons::{Moved, Standing};
use klubovna_text::ToArg;
use klubovna_tri_d_chess::{Action, Kind, Square, TriD};

fn standing(kind: Kind, at: Square) -> Standing {
    Standing::new(&kind, &at, kind.worth())
}

pub(crate) fn pieces_of(position: &TriD, side: Side) -> Vec<Standing> {
    let mut pieces = Vec::new();
    for kind in Kind::ALL {
        for at in position.pieces_of(side, kind) {
            pieces.push(standing(kind, at));
        }
    }
    pieces
}

pub(crate) fn moved(position: &TriD, action: Action) -> Option<Moved> {
    let Action::Move(from, to, becomes) = action else {
        return None;
    };
    let (kind, _) = position.piece_at(from)?;
    let taken = match position.piece_at(to) {
        Some((taken, _)) => Some(standing(taken, to)),
        None => position
            .en_passant_victim(from, to)
            .map(|pawn| standing(Kind::Pawn, pawn)),
    };
    Some(Moved {
        lands: standing(kind, to),
        from: Some(from.to_arg()),
        taken,
        becomes: becomes.map(|becomes| becomes.to_arg()),
    })
}

pub(crate) fn handed_over(position: &TriD) -> Option<TriD> {
    let free = position.pending().is_none()
        && position.placing().is_none()
        && position.outcome().is_none()
        && !position.in_check();
    free.then(|| position.passed())
}
