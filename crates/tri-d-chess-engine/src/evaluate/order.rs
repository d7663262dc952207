//! Move ordering, and the tactical moves that quiescence follows.

use std::cell::OnceCell;

use klubovna_board::attacks;
use klubovna_rules::Position;
use klubovna_search::{Rank, Selective};
use klubovna_tri_d_chess::{Action, Columns, Kind, Promotion, Rule, Square, TriD, pawn_attacks};

use super::exchange;

/// The move ordering of a position.
#[derive(Debug)]
pub struct MoveOrdering<'a> {
    position: &'a TriD,
    // The columns from which each kind gives check, computed for the first quiet move.
    checks: OnceCell<[Columns; 6]>,
}

impl<'a> MoveOrdering<'a> {
    pub(super) fn of(position: &'a TriD) -> Self {
        Self {
            position,
            checks: OnceCell::new(),
        }
    }

    fn checks(&self, mover: Kind, to: Square) -> bool {
        let checks = self.checks.get_or_init(|| checks(self.position));
        checks[mover as usize].contains(to.column())
    }
}

impl Selective<Action> for MoveOrdering<'_> {
    /// Captures, and promotions to queens.
    fn is_tactical(&self, action: Action) -> bool {
        match (action, action.becomes()) {
            (_, Some(becomes)) => becomes == Promotion::Queen,
            (Action::Move(from, to, _), None) => captured(self.position, from, to).is_some(),
            _ => false,
        }
    }

    fn see(&self, action: Action) -> i32 {
        match (action, action.becomes()) {
            (Action::Move(from, to, _), None) if !keeps_at_once(self.position, from, to) => {
                exchange::gains(self.position, from, to)
            }
            _ => 0,
        }
    }

    /// Promotions to queens first; then most valuable victim, least valuable attacker (MVV-LVA).
    fn tactical_score(&self, action: Action) -> i32 {
        let capture = match action {
            Action::Move(from, to, _) => captured(self.position, from, to).map(|victim| {
                let mover = kind_at(self.position, from);
                CAPTURE + 10 * exchange::value(victim) - exchange::value(mover) / 10
            }),
            _ => None,
        };
        let queen = if action.becomes().is_some() { QUEEN } else { 0 };
        capture.unwrap_or_default() + queen
    }

    fn quiet_rank(&self, action: Action) -> Rank {
        let checks = || match action {
            Action::Move(from, to, _) => self.checks(kind_at(self.position, from), to),
            _ => false,
        };
        match (action, action.becomes()) {
            (Action::Castle(_), _) => Rank::quiet(500),
            (_, None) if checks() => Rank::forcing(0),
            (_, None) => Rank::QUIET,
            // Underpromotions are rarely good.
            (_, Some(Promotion::Knight | Promotion::Board)) if checks() => Rank::QUIET,
            (_, Some(Promotion::Knight | Promotion::Board)) => Rank::losing(-1_500),
            (_, Some(_)) => Rank::losing(-5_000),
        }
    }
}

/// Captures come before quiet moves, promotions to queens before captures.
const CAPTURE: i32 = 10_000;
const QUEEN: i32 = 15_000;

/// Whether a capture loses nothing even if the piece is recaptured.
fn keeps_at_once(position: &TriD, from: Square, to: Square) -> bool {
    let value = |at| exchange::value(kind_at(position, at));
    value(to) >= value(from)
}

/// The kind of the piece on a square; a pawn where it is empty, as in a capture en passant.
fn kind_at(position: &TriD, at: Square) -> Kind {
    position.piece_at(at).map_or(Kind::Pawn, |(kind, _)| kind)
}

/// The columns from which each kind gives check; empty in V.M.1, where squares count.
fn checks(position: &TriD) -> [Columns; 6] {
    let (pieces, rules, side) = (position.pieces(), position.options(), position.side());
    let Some(king) = pieces.king(side.other()).filter(|_| !rules.has(Rule::M1)) else {
        return [Columns::EMPTY; 6];
    };
    Kind::ALL.map(|kind| match kind {
        Kind::Pawn => pawn_attacks(side.other(), Columns::of(king.column()), rules),
        Kind::King => Columns::EMPTY,
        _ => attacks::of(kind, king.column(), pieces.columns()),
    })
}

/// The kind that a move captures, also en passant.
fn captured(position: &TriD, from: Square, to: Square) -> Option<Kind> {
    match position.piece_at(to) {
        Some((kind, _)) => Some(kind),
        None => position.en_passant_victim(from, to).map(|_| Kind::Pawn),
    }
}
