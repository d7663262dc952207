//! The terms of the evaluation: material, mobility, boards, pawns, king safety.

use klubovna_board::{Direction, attacks};
use klubovna_rules::{Position, Side};
use klubovna_tri_d_chess::{
    Column, Columns, Kind, Options, Pieces, Rule, Square, Squares, TriD, pawn_attacks,
    pawn_direction,
};

use super::TriDEngine;
use super::controls::Controls;
use super::facts::Facts;
use Kind::{Bishop, King, Knight, Pawn, Queen, Rook};

/// A tapered score: points in the opening, and points that are added in the ending.
#[derive(Clone, Copy, Debug, Default)]
struct Worth {
    now: i32,
    late: i32,
}

/// The game phase with all pieces on the board: knights and bishops count 1, rooks 2, queens 4.
const OPENING: i32 = 24;

impl Worth {
    /// The points in a game phase.
    fn tapered(self, phase: i32) -> i32 {
        self.now + self.late * (OPENING - phase.min(OPENING)) / OPENING
    }
}

/// Facts of a position that the terms of both sides need.
struct View<'a> {
    position: &'a TriD,
    pieces: &'a Pieces,
    rules: Options,
    existing: Squares,
    columns: Columns,
    occupied: Columns,
    /// The columns with a square on which no piece of a side stands.
    free: [Columns; 2],
    /// The columns that the pawns of each side attack.
    pawns: [Columns; 2],
    /// The columns of each king and those round it.
    ring: [Columns; 2],
}

impl<'a> View<'a> {
    fn of(position: &'a TriD) -> Self {
        let (pieces, rules) = (position.pieces(), position.options());
        let existing = position.existing();
        let columns = existing.columns();
        Self {
            position,
            pieces,
            rules,
            existing,
            columns,
            occupied: pieces.columns(),
            free: Side::BOTH.map(|side| (existing - *pieces.of_side(side)).columns()),
            pawns: Side::BOTH.map(|side| pawn_attacks(side, pieces.columns_of(side, Pawn), rules)),
            ring: Side::BOTH.map(|side| {
                let king = pieces.columns_of(side, King).first();
                king.map_or(Columns::EMPTY, |at| attacks::king(at).with(at) & columns)
            }),
        }
    }

    /// The columns that a piece attacks.
    fn reach(&self, kind: Kind, from: Square) -> Columns {
        if self.rules.has(Rule::M1) {
            let squares = self.pieces.reach(kind, from, self.existing, self.rules);
            return squares.columns();
        }
        attacks::of(kind, from.column(), self.occupied)
    }
}

/// How near a column is to the middle, 0 to 6.
fn middle(at: Column) -> i32 {
    let [file, rank] = [at.file().index(), at.rank().index()].map(i32::from);
    6 - (2 * file - 5).abs() / 2 - (2 * rank - 9).abs() / 2
}

/// What the terms count, for the network.
#[derive(Debug)]
pub(super) struct Told {
    /// By side.
    pub(super) facts: [Facts; 2],
    pub(super) controls: Controls,
}

impl Told {
    pub(super) fn nothing() -> Self {
        Self {
            facts: [Facts::NONE; 2],
            controls: Controls::default(),
        }
    }
}

/// What a look at the pieces of a side finds.
#[derive(Debug, Default)]
struct Found {
    worth: Worth,
    /// The columns that they attack.
    attacked: Columns,
    /// Their part of the game phase.
    phase: i32,
}

impl TriDEngine {
    /// All terms, in points for the side to move. `told` comes as [`Told::nothing`] made it.
    // The caller makes room for what is told: it would be copied twice on its way back.
    pub(super) fn terms(&self, position: &TriD, told: &mut Told) -> i32 {
        let pieces = position.pieces();
        let view = View::of(position);
        let Told { facts, controls } = told;
        let found = Side::BOTH.map(|side| self.found(&view, side, &mut facts[side.index()]));
        let mut worth = [found[0].worth, found[1].worth];
        let attacked = [found[0].attacked, found[1].attacked];
        for of in Side::BOTH {
            let (us, them) = (of.index(), of.other().index());
            let flight = (view.ring[us] & (view.free[us] - attacked[them])).len() as i32;
            worth[us].now += self.flight * flight.min(4);
            facts[us].flight(flight);
            for kind in [Queen, Rook, Bishop, Knight, Pawn] {
                let threatened = pieces.columns_of(of, kind) & attacked[them];
                let by_pawns = threatened & view.pawns[them];
                let others = threatened - by_pawns;
                let unprotected = others - attacked[us];
                let counts = [by_pawns, unprotected, others - unprotected];
                facts[us].attacked(kind, counts.map(Columns::len));
            }
            if pieces.columns_of_side(of).len() == 1
                && pieces.of_side(of).len() == 1
                && let (Some(king), Some(hunter)) = (pieces.king(of), pieces.king(of.other()))
            {
                let (king, hunter) = (king.column(), hunter.column());
                worth[them].now += self.bare_edge * (6 - middle(king));
                worth[them].now += self.bare_near * (9 - i32::from(king.distance(hunter)));
            }
        }
        *controls = Controls::of(position);
        self.boards(position, controls, &mut worth);
        let side = position.side();
        let phase = found[0].phase + found[1].phase;
        let sum = |of: Side| worth[of.index()].tapered(phase);
        let mut points = sum(side) - sum(side.other());
        let ahead = if points > 0 { side } else { side.other() };
        if hardly_wins(position, ahead) {
            points /= 4;
        }
        points + self.turn
    }

    /// What the pieces of a side are worth and attack.
    fn found(&self, view: &View, side: Side, facts: &mut Facts) -> Found {
        let (us, them) = (side.index(), side.other().index());
        let pieces = view.pieces;
        let free = view.free[us] - view.pawns[them];
        let ring = view.ring[them];
        let mut worth = Worth::default();
        let mut attacked = view.pawns[us];
        let (mut hits, mut attackers, mut phase) = (0, 0, 0);
        for (kind, value, late, sight, weight, counts) in [
            (Queen, self.queen, self.queen_late, self.queen_sight, 5, 4),
            (Rook, self.rook, self.rook_late, self.rook_sight, 3, 2),
            (Bishop, self.bishop, 0, self.bishop_sight, 2, 1),
            (Knight, self.knight, 0, self.knight_sight, 2, 1),
        ] {
            if pieces.columns_of(side, kind).is_empty() {
                continue;
            }
            let mut count = 0;
            for from in pieces.of(side, kind) {
                count += 1;
                let reach = view.reach(kind, from);
                attacked |= reach;
                let seen = (reach & free).len() as i32;
                worth.now += value + sight * seen;
                worth.late += late + self.sight_late * seen;
                facts.sight(kind, seen);
                let hit = (reach & ring).len() as i32;
                hits += weight * hit;
                attackers += hit.min(1);
            }
            if kind == Bishop && count > 1 {
                worth.now += self.bishops;
            }
            phase += counts * count;
        }
        worth.now += self.danger * hits * attackers.min(4) / 4;
        facts.danger(hits, attackers);
        self.pawns(view, side, &mut worth, facts);
        if let Some(king) = pieces.king(side) {
            let at = king.column();
            attacked |= view.reach(King, king);
            let near = pieces.columns_of_side(side) & view.ring[us].without(at);
            let near = near.len() as i32;
            let open = attacks::queen(at, view.occupied) - view.ring[us];
            let open = open.len() as i32;
            let fading = self.shelter * near + self.open * open;
            facts.king(near, open);
            let from_middle = middle(at);
            worth.now += fading + self.king_middle * from_middle;
            worth.late += (self.king_middle_late - self.king_middle) * from_middle - fading;
        }
        if view.position.has_castling_rights(side) {
            worth.now += self.castling;
            worth.late -= self.castling;
            facts.castling();
        }
        Found {
            worth,
            attacked,
            phase,
        }
    }

    fn pawns(&self, view: &View, side: Side, worth: &mut Worth, facts: &mut Facts) {
        let (pieces, rules) = (view.pieces, view.rules);
        let columns = pieces.columns_of(side, Pawn);
        if columns.is_empty() {
            return;
        }
        let ahead = pawn_direction(side, rules);
        let enemy_pawns = pieces.columns_of(side.other(), Pawn);
        let last = view.position.last_columns(side, view.position.boards());
        let beside = if rules.sideways() {
            [Direction::North, Direction::South]
        } else {
            [Direction::West, Direction::East]
        };
        for from in pieces.of(side, Pawn) {
            let from = from.column();
            worth.now += self.pawn;
            worth.late += self.pawn_late;
            let way = attacks::reach(from, ahead, last);
            let done = (8 - way.len() as i32).max(0);
            worth.now += self.advance * done;
            worth.late += (self.advance_late - self.advance) * done;
            worth.now += self.void * (way - view.columns).len() as i32;
            let next = from.step(ahead);
            let stuck = !next.is_some_and(|next| view.columns.contains(next));
            if stuck {
                worth.now += self.stuck;
            }
            if way.meets(columns) {
                worth.now += self.doubled;
            }
            if view.pawns[side.index()].contains(from) {
                worth.now += self.supported;
            }
            let front = beside
                .into_iter()
                .filter_map(|beside| from.step(beside))
                .fold(way, |set, column| set | attacks::ray(column, ahead));
            let passed = !front.meets(enemy_pawns);
            facts.pawn(way.len() as i32, stuck, passed);
            if passed {
                worth.now += self.passed * done;
                worth.late += (self.passed_late - self.passed) * done;
            }
        }
    }

    /// Adds the scores of the boards that each side controls (section 5.2).
    fn boards(&self, position: &TriD, controls: &Controls, worth: &mut [Worth; 2]) {
        let rules = position.options();
        for place in position.boards().places() {
            let value = if controls.is_manned(place) {
                self.board_manned
            } else {
                self.board_empty
            };
            let Some(side) = controls.by(place) else {
                continue;
            };
            let rank = i32::from(place.rank());
            let away = match (rules.sideways(), side) {
                (true, _) if place.pin().is_kings_side() == (side == Side::FIRST) => 8,
                (true, _) => 0,
                (false, Side::FIRST) => rank,
                (false, _) => 8 - rank,
            };
            worth[side.index()].now += value + self.board_ahead * away / 2;
        }
    }
}

/// Whether a side is ahead by too little to win. Section 8.3 draws fewer endings than cannot be won:
/// without pawns an advantage of a rook, a bishop or a knight forces no mate, except with V.A1.
fn hardly_wins(position: &TriD, ahead: Side) -> bool {
    let pieces = position.pieces();
    let strength = |side: Side| {
        let count = |kind| pieces.of(side, kind).len() as i32;
        9 * count(Kind::Queen)
            + 5 * count(Kind::Rook)
            + 3 * (count(Kind::Bishop) + count(Kind::Knight))
    };
    pieces.columns_of(ahead, Kind::Pawn).is_empty()
        && pieces.king(Side::SECOND).is_some()
        && !position.options().has(Rule::A1)
        && strength(ahead) - strength(ahead.other()) <= 5
}
