//! Why an action is good or bad: what the animals do.

use klubovna_animal_shogi::{Action, AnimalShogi, Kind, Piece, Square, Stage};
use klubovna_rules::{Position, Side};
use klubovna_search::reasons::{Moved, Standing};
use klubovna_text::ToArg;

/// Round values, by which animals are compared: those of a hand are worth the same.
const fn worth(piece: Piece) -> i32 {
    match (piece.kind, piece.promoted) {
        (Kind::Chick, false) => 1,
        (Kind::Piglet | Kind::Rabbit, false) => 3,
        (Kind::Cat, false) => 5,
        (Kind::Dog, _) | (Kind::Chick | Kind::Piglet | Kind::Rabbit | Kind::Cat, true) => 6,
        (Kind::Elephant, false) => 8,
        (Kind::Giraffe, false) | (Kind::Elephant, true) => 10,
        (Kind::Giraffe, true) => 12,
        (Kind::Lion, _) => 100,
    }
}

pub(crate) const LEAST_WORTH: i32 = worth(Kind::Chick.plain());

fn standing(piece: Piece, at: Square) -> Standing {
    Standing::new(&piece, &at, worth(piece))
}

pub(crate) fn pieces_of(position: &AnimalShogi, side: Side) -> Vec<Standing> {
    let squares = position.pieces(side).into_iter();
    squares
        .map(|at| standing(position.known_piece(at), at))
        .collect()
}

pub(crate) fn moved(position: &AnimalShogi, action: Action) -> Option<Moved> {
    Some(match action {
        Action::Move { from, to, promote } => {
            let (piece, _) = position.piece_at(from)?;
            let taken = position.piece_at(to);
            Moved {
                lands: standing(piece, to),
                from: Some(from.to_arg()),
                taken: taken.map(|(taken, _)| standing(taken, to)),
                becomes: promote.then(|| Piece::new(piece.kind, true).to_arg()),
            }
        }
        Action::Drop { kind, to } => Moved::placed(standing(kind.plain(), to)),
        _ => return None,
    })
}

pub(crate) fn handed_over(position: &AnimalShogi) -> Option<AnimalShogi> {
    let free = position.stage() == Stage::Play
        && position.outcome().is_none()
        && !position.in_check(position.side());
    free.then(|| position.passed())
}
