//! What is known of three-dimensional chess beyond its rules, for engines.
//!
//! Men go from column to column and choose their level freely (section 3.7), so everything
//! here counts columns of the flat picture, not squares. What counts:
//!
//! * **Material.** There are 60 columns and some of them come and go, so men that go far are
//!   worth more against the others than in flat chess, and two bishops see every column.
//! * **Mobility by column**: columns on which a piece may land and no enemy pawn waits.
//! * **Boards.** Whoever controls a small board (section 5.2) has a turn that hurts nobody, a
//!   ferry for a man and a bridge for pawns of the outer files. A board with two men or more
//!   moves for nobody. Where a board hangs counts for itself, but little: what it brings
//!   shows in mobility and in the ways of pawns.
//! * **Pawns by file.** Every file ends somewhere else (section 4.6), and between a pawn of
//!   the files z and e and its end there may be nothing at all: what counts is the number of
//!   columns up to the end, how many of them are void, whether the very next one is, and
//!   whether enemy pawns can stop it.
//! * **King safety**: columns round the king that enemy pieces see, more than one piece more
//!   than twice as much; own men round it; lines on which it stands open, for with so many
//!   voids lines are long; columns to which it can flee.
//! * **Ends.** A bare king is driven from the middle, the other king follows. Without pawns a
//!   rook (section V.A1) or less than that ahead hardly wins.
//!
//! Values of the opening fade into those of the ending as pieces leave the board. In V.M.1
//! men are asked for their squares in space, and the columns of these count.
//!
//! The numbers are the middle between a guess and what results of games say (`klubovna tune`).
//! They are points of odds, so small ones of either sign say: hardly matters.

mod exchange;

use klubovna_search::alphabeta::AlphaBeta;
use klubovna_search::engine::Engine;
use klubovna_search::heuristic::{Heuristic, Rank, Tunable, Weight, numbers};
use klubovna_search::level::Level;
use klubovna_search::thinker::Thinker;
use klubovna_tabletop::rules::{Outcome, Position, Side};

use crate::geometry::{Column, Squares};
use crate::lines;
use crate::men::{Men, captures, forward, pawn_columns};
use crate::variants::Rule;
use crate::{Action, Kind, Options, Promotion, Reason, Square, TriD};
use Kind::{Bishop, King, Knight, Pawn, Queen, Rook};

/// How much things are worth, in points.
const WEIGHTS: [Weight; 35] = [
    ("pawn", 55),
    ("knight", 214),
    ("bishop", 226),
    ("rook", 296),
    ("queen", 552),
    ("pawn_late", 16),
    ("rook_late", 24),
    ("queen_late", 32),
    ("bishops", 16),
    ("knight_sight", 10),
    ("bishop_sight", 5),
    ("rook_sight", 5),
    ("queen_sight", 0),
    ("sight_late", 0),
    ("board_empty", 5),
    ("board_manned", 11),
    ("board_ahead", -2),
    ("advance", 3),
    ("advance_late", 11),
    ("passed", 1),
    ("passed_late", 8),
    ("void", 3),
    ("stuck", -7),
    ("doubled", -7),
    ("supported", 3),
    ("danger", 2),
    ("shelter", 1),
    ("open", -4),
    ("flight", -1),
    ("castling", 13),
    ("king_middle", -9),
    ("king_middle_late", 5),
    ("bare_edge", 12),
    ("bare_near", 6),
    ("turn", 14),
];

/// The weights, in that order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge([i32; WEIGHTS.len()]);

impl Default for Knowledge {
    fn default() -> Self {
        Self::with(&[])
    }
}

impl Tunable<TriD> for Knowledge {
    const WEIGHTS: &'static [Weight] = &WEIGHTS;

    fn with(others: &[i32]) -> Self {
        Self(numbers(&WEIGHTS, others))
    }
}

/// Points in the opening, and what is added on the way to the ending.
#[derive(Clone, Copy, Debug, Default)]
struct Worth {
    now: i32,
    late: i32,
}

/// All pieces on the board, as [`stage`] counts them.
const OPENING: i32 = 24;

/// How many pieces there still are, great ones counted more.
fn stage(men: &Men) -> i32 {
    let count = |kind| men.of_kind(kind).len() as i32;
    let all = count(Knight) + count(Bishop) + 2 * count(Rook) + 4 * count(Queen);
    all.min(OPENING)
}

/// What both sides look at.
struct View<'a> {
    men: &'a Men,
    rules: Options,
    existing: Squares,
    columns: u64,
    occupied: u64,
    /// What the pawns of each side attack.
    pawns: [u64; 2],
    /// The columns of each king and round it.
    ring: [u64; 2],
}

impl<'a> View<'a> {
    fn of(position: &'a TriD) -> Self {
        let (men, rules) = (position.men(), position.rules());
        let existing = position.existing();
        let columns = existing.columns();
        Self {
            men,
            rules,
            existing,
            columns,
            occupied: men.columns(),
            pawns: Side::BOTH.map(|side| {
                Column::each(men.of(side, Pawn).columns()).fold(0, |set, at| {
                    set | pawn_columns(at, captures(side, rules, 1))
                })
            }),
            ring: Side::BOTH.map(|side| {
                men.king(side).map_or(0, |at| {
                    (lines::king(at.column()) | at.column().bit()) & columns
                })
            }),
        }
    }

    /// The columns that a piece attacks.
    fn reach(&self, kind: Kind, from: Square) -> u64 {
        if self.rules.has(Rule::M1) {
            let squares = self.men.reach(kind, from, self.existing, self.rules);
            return squares.columns();
        }
        lines::of_piece(kind, from.column(), self.occupied)
    }
}

/// How near the middle a column is, 0 to 6.
fn middle(at: Column) -> i32 {
    let files = i32::from((2 * at.file() - 5).abs() / 2);
    let ranks = i32::from((2 * at.rank() - 9).abs() / 2);
    6 - files - ranks
}

fn distance(one: Column, other: Column) -> i32 {
    let files = one.file().abs_diff(other.file());
    i32::from(files.max(one.rank().abs_diff(other.rank())))
}

/// The direction of pawns among those of [`lines`].
const fn ahead(side: Side, rules: Options) -> usize {
    match (rules.sideways(), side.index()) {
        (false, 0) => 1,
        (false, _) => 5,
        (true, 0) => 0,
        (true, _) => 4,
    }
}

impl Knowledge {
    /// What a side has, and the columns that its men attack.
    fn worth(&self, position: &TriD, view: &View, side: Side) -> (Worth, u64) {
        let [
            pawn,
            knight,
            bishop,
            rook,
            queen,
            pawn_late,
            rook_late,
            queen_late,
            bishops,
            knight_sight,
            bishop_sight,
            rook_sight,
            queen_sight,
            sight_late,
            ..,
            danger,
            shelter,
            open,
            _flight,
            castling,
            king_middle,
            king_middle_late,
            _bare_edge,
            _bare_near,
            _turn,
        ] = self.0;
        let (us, them) = (side.index(), side.other().index());
        let men = view.men;
        let own = *men.of_side(side);
        let free = (view.existing - own).columns() & !view.pawns[them];
        let ring = view.ring[them];
        let mut worth = Worth::default();
        let mut attacked = view.pawns[us];
        let (mut hits, mut hunters) = (0, 0);
        for (kind, value, late, sight, weight) in [
            (Queen, queen, queen_late, queen_sight, 5),
            (Rook, rook, rook_late, rook_sight, 3),
            (Bishop, bishop, 0, bishop_sight, 2),
            (Knight, knight, 0, knight_sight, 2),
        ] {
            let all = men.of(side, kind);
            for from in all {
                let reach = view.reach(kind, from);
                attacked |= reach;
                let seen = (reach & free).count_ones() as i32;
                worth.now += value + sight * seen;
                worth.late += late + sight_late * seen;
                let hit = (reach & ring).count_ones() as i32;
                hits += weight * hit;
                hunters += hit.min(1);
            }
            if kind == Bishop && all.len() > 1 {
                worth.now += bishops;
            }
        }
        worth.now += danger * hits * hunters.min(4) / 4;
        let pawns = men.of(side, Pawn);
        let count = pawns.len() as i32;
        worth.now += pawn * count;
        worth.late += pawn_late * count;
        self.pawns(position, view, side, &mut worth);
        if let Some(king) = men.king(side) {
            let at = king.column();
            attacked |= view.reach(King, king);
            let near = own.within(view.ring[us] & !at.bit());
            let sight = lines::of_piece(Queen, at, view.occupied) & !view.ring[us];
            let from_middle = middle(at);
            let fading =
                shelter * near.columns().count_ones() as i32 + open * sight.count_ones() as i32;
            worth.now += fading + king_middle * from_middle;
            worth.late += (king_middle_late - king_middle) * from_middle - fading;
        }
        if position.rights(side) != 0 {
            worth.now += castling;
            worth.late -= castling;
        }
        (worth, attacked)
    }

    fn pawns(&self, position: &TriD, view: &View, side: Side, worth: &mut Worth) {
        let [
            advance,
            advance_late,
            passed,
            passed_late,
            void,
            stuck,
            doubled,
            supported,
        ] = std::array::from_fn(|at| self.0[17 + at]);
        let (men, rules) = (view.men, view.rules);
        let direction = ahead(side, rules);
        let pawns = men.of(side, Pawn);
        if pawns.is_empty() {
            return;
        }
        let columns = pawns.columns();
        let rivals = men.of(side.other(), Pawn).columns();
        let last = position.last_columns(side, position.boards());
        let beside = if rules.sideways() {
            [(0, -1), (0, 1)]
        } else {
            [(-1, 0), (1, 0)]
        };
        for from in pawns {
            let from = from.column();
            let way = lines::reach(from, direction, last);
            let done = (8 - way.count_ones() as i32).max(0);
            worth.now += advance * done;
            worth.late += (advance_late - advance) * done;
            worth.now += void * (way & !view.columns).count_ones() as i32;
            let next = from.offset(forward(side, rules));
            if next.is_none_or(|next| next.bit() & view.columns == 0) {
                worth.now += stuck;
            }
            if way & columns != 0 {
                worth.now += doubled;
            }
            if view.pawns[side.index()] & from.bit() != 0 {
                worth.now += supported;
            }
            let front = beside
                .into_iter()
                .filter_map(|step| from.offset(step))
                .fold(way, |set, column| set | lines::ray(column, direction));
            if front & rivals == 0 {
                worth.now += passed * done;
                worth.late += (passed_late - passed) * done;
            }
        }
    }

    /// Boards that each side controls (section 5.2).
    fn boards(&self, position: &TriD, worth: &mut [Worth; 2]) {
        let [empty, manned, far] = std::array::from_fn(|at| self.0[14 + at]);
        let men = position.men().all();
        let boards = position.boards();
        let rules = position.rules();
        for place in boards.places() {
            let aboard = men & crate::Level::Attack(place).squares();
            let owner = boards.owner(place);
            let (controls, value) = match aboard.len() {
                0 => (owner, empty),
                1 => {
                    let first = position.men().of_side(Side::FIRST).meets(&aboard);
                    let side = if first { Side::FIRST } else { Side::SECOND };
                    let idle = rules.has(Rule::A5) && owner != Some(side);
                    ((!idle).then_some(side), manned)
                }
                _ => (None, 0),
            };
            let Some(side) = controls else { continue };
            let rank = i32::from(place.rank());
            let away = match (rules.sideways(), side) {
                (true, _) if place.pin().is_kings_side() == (side == Side::FIRST) => 8,
                (true, _) => 0,
                (false, Side::FIRST) => rank,
                (false, _) => 8 - rank,
            };
            worth[side.index()].now += value + far * away / 2;
        }
    }
}

impl Heuristic<TriD> for Knowledge {
    type State = ();

    // V.P5: chance only sets the men up.
    const CHANCE: bool = false;

    const QUIESCENCE_PLIES: u8 = 8;

    fn evaluate(&self, position: &TriD, side: Side) -> i32 {
        let [.., flight, _, _, _, bare_edge, bare_near, turn] = self.0;
        let men = position.men();
        let view = View::of(position);
        let both = Side::BOTH.map(|of| self.worth(position, &view, of));
        let mut worth = both.map(|(worth, _)| worth);
        for of in Side::BOTH {
            let (us, them) = (of.index(), of.other().index());
            let own = men.of_side(of);
            let free = (view.existing - *own).columns() & !both[them].1;
            worth[us].now += flight * (view.ring[us] & free).count_ones().min(4) as i32;
            if own.len() == 1
                && let (Some(king), Some(hunter)) = (men.king(of), men.king(of.other()))
            {
                let (king, hunter) = (king.column(), hunter.column());
                worth[them].now += bare_edge * (6 - middle(king));
                worth[them].now += bare_near * (9 - distance(king, hunter));
            }
        }
        self.boards(position, &mut worth);
        let late = OPENING - stage(men);
        let sum = |of: Side| {
            let Worth { now, late: added } = worth[of.index()];
            now + added * late / OPENING
        };
        let mut points = sum(side) - sum(side.other());
        let ahead = if points > 0 { side } else { side.other() };
        if hardly_wins(position, ahead) {
            points /= 4;
        }
        points + if side == position.side() { turn } else { -turn }
    }

    fn scale(&self) -> i32 {
        250
    }

    fn rank(&self, position: &TriD, actions: &[Action], ranks: &mut [Rank]) {
        let checks = checks(position);
        for (&action, rank) in actions.iter().zip(ranks) {
            *rank = match action {
                Action::Move { from, to, becomes } => {
                    let mover = position.kind_at(from);
                    let victim = captured(position, from, to);
                    let checks = checks[mover.index()] & to.column().bit() != 0;
                    match (victim, becomes) {
                        (Some(victim), _) => {
                            let keeps = exchange::value(victim) >= exchange::value(mover)
                                || becomes.is_some()
                                || exchange::gains(position, from, to) >= 0;
                            if keeps {
                                capture(victim, mover, becomes)
                            } else {
                                Rank::losing(exchange::value(victim) - 2_000)
                            }
                        }
                        (None, None) if checks => Rank::forcing(0),
                        (None, Some(Promotion::Knight | Promotion::Board)) if checks => Rank::QUIET,
                        (None, _) => promotion(becomes),
                    }
                }
                Action::Board { becomes, .. } => promotion(becomes),
                Action::Release { becomes, .. } | Action::Promote { becomes, .. } => {
                    promotion(Some(becomes))
                }
                Action::Castle(_) => Rank::quiet(500),
                Action::Put { .. } => Rank::QUIET,
            };
        }
    }

    fn rank_tactical(&self, position: &TriD, actions: &[Action], ranks: &mut [Rank]) {
        for (&action, rank) in actions.iter().zip(ranks) {
            if let Action::Move { from, to, becomes } = action {
                *rank = match captured(position, from, to) {
                    Some(victim) => capture(victim, position.kind_at(from), becomes),
                    None => promotion(becomes),
                };
            }
        }
    }

    // Captures that lose nothing, and queens.
    fn tactical(&self, position: &TriD, out: &mut Vec<Action>) {
        let before = out.len();
        position.captures(out);
        let men = position.men();
        let mut kept = before;
        for at in before..out.len() {
            let action = out[at];
            let keeps = match action {
                Action::Move {
                    becomes: Some(becomes),
                    ..
                } => matches!(becomes, Promotion::Queen),
                Action::Move { from, to, .. } => {
                    let value = |square| men.at(square).map(|(kind, _)| exchange::value(kind));
                    match (value(from), value(to)) {
                        (Some(mine), Some(theirs)) if mine > theirs => {
                            exchange::gains(position, from, to) >= 0
                        }
                        _ => true,
                    }
                }
                _ => true,
            };
            if keeps {
                out.swap(kept, at);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    fn in_check(&self, position: &TriD) -> bool {
        position.pending().is_some() || position.in_check()
    }

    // Where pieces are left: pawns alone may be glad to pass.
    fn null_move(&self, position: &TriD) -> Option<TriD> {
        let placed = position.men().king(Side::SECOND).is_some();
        let able = placed && position.pieces(position.side()) > 1;
        able.then(|| position.passing())
    }

    // Mate and stalemate show where actions are listed.
    fn ended(&self, position: &TriD) -> Option<Outcome<Reason>> {
        position.automatic_draw().map(Outcome::draw)
    }

    // From column to column: levels make little difference.
    fn action_index(&self, action: Action) -> usize {
        const BOARDS: usize = 60 << 6;
        const OTHERS: usize = 63 << 6;
        match action {
            Action::Move { from, to, .. } => from.column().index() << 6 | to.column().index(),
            Action::Board { from, to, .. } | Action::Release { from, to, .. } => {
                BOARDS + from.pin().index() * 12 + to.pin().index()
            }
            Action::Castle(wing) => OTHERS + wing as usize,
            Action::Promote { becomes, .. } => OTHERS + 2 + becomes as usize,
            Action::Put { at, .. } => OTHERS + 8 + at.column().index() % 48,
        }
    }
}

impl TriD {
    fn kind_at(&self, at: Square) -> Kind {
        self.men().at(at).map_or(Pawn, |(kind, _)| kind)
    }
}

/// Section 8.3 ends fewer games than cannot be won: without pawns a rook, a bishop or a
/// knight ahead forces no mate, but with V.A1.
fn hardly_wins(position: &TriD, ahead: Side) -> bool {
    let men = position.men();
    let strength = |side: Side| {
        let count = |kind| men.of(side, kind).len() as i32;
        9 * count(Queen) + 5 * count(Rook) + 3 * (count(Bishop) + count(Knight))
    };
    men.of(ahead, Pawn).is_empty()
        && men.king(Side::SECOND).is_some()
        && !position.rules().has(Rule::A1)
        && strength(ahead) - strength(ahead.other()) <= 5
}

/// The columns from where each kind gives check; not in V.M.1, where squares count.
fn checks(position: &TriD) -> [u64; 6] {
    let (men, rules, side) = (position.men(), position.rules(), position.side());
    let Some(king) = men.king(side.other()).filter(|_| !rules.has(Rule::M1)) else {
        return [0; 6];
    };
    Kind::ALL.map(|kind| match kind {
        Pawn => pawn_columns(king.column(), captures(side, rules, -1)),
        King => 0,
        _ => lines::of_piece(kind, king.column(), men.columns()),
    })
}

/// What a move captures, in passing too.
fn captured(position: &TriD, from: Square, to: Square) -> Option<Kind> {
    if let Some((kind, _)) = position.men().at(to) {
        return Some(kind);
    }
    let target = position.passed()?.column;
    let in_passing = position.kind_at(from) == Pawn
        && target == to.column()
        && leaves_file(from.column(), target, position.rules());
    in_passing.then_some(Pawn)
}

/// A capture that loses nothing: great victims first, by small pieces.
fn capture(victim: Kind, mover: Kind, becomes: Option<Promotion>) -> Rank {
    let gain = 10 * exchange::value(victim) - exchange::value(mover) / 10;
    Rank::winning(10_000 + gain + promoted(becomes))
}

/// A queen is best; what else a pawn may become is good now and then.
fn promotion(becomes: Option<Promotion>) -> Rank {
    match becomes {
        None => Rank::QUIET,
        Some(Promotion::Queen) => Rank::winning(promoted(becomes)),
        Some(_) => Rank::losing(promoted(becomes)),
    }
}

const fn promoted(becomes: Option<Promotion>) -> i32 {
    match becomes {
        None => 0,
        Some(Promotion::Queen) => 15_000,
        Some(Promotion::Knight | Promotion::Board) => -1_500,
        Some(Promotion::Rook | Promotion::Bishop) => -5_000,
    }
}

/// Whether a pawn's move leaves its file (or its rank in V.P7): a capture.
fn leaves_file(from: Column, to: Column, rules: Options) -> bool {
    if rules.sideways() {
        from.rank() != to.rank()
    } else {
        from.file() != to.file()
    }
}

const LEVELS: [Level; 13] = [
    Level::new(30, 1, 682, 55),
    Level::new(60, 1, 558, 43),
    Level::new(100, 2, 422, 30),
    Level::new(200, 2, 279, 18),
    Level::new(420, 3, 174, 10),
    Level::new(700, 3, 133, 7),
    Level::new(1_000, 3, 93, 4),
    Level::new(1_500, 4, 74, 3),
    Level::new(2_000, 5, 58, 2),
    Level::new(3_400, 6, 38, 1),
    Level::new(3_500, 6, 38, 0),
    Level::new(7_000, 8, 19, 0),
    Level::new(14_000, 64, 0, 0),
];

impl Engine for TriD {
    type Knowledge = Knowledge;

    fn levels(_: &Options) -> &'static [Level] {
        &LEVELS
    }

    fn thinker(knowledge: Knowledge) -> Box<dyn Thinker<Self>> {
        Box::new(AlphaBeta::new(knowledge))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use klubovna_tabletop::notation::Notation;
    use klubovna_tabletop::rng::SplitMix64;

    const MIXES: [&str; 6] = ["", "A1,A2,A3", "A2.2,A4", "A5,P4", "M1,P6:1:900", "A2,P7"];

    fn at(text: &str) -> TriD {
        TriD::read_position(text, &Options::default()).unwrap()
    }

    /// Positions of random games.
    fn each_stray(mut look: impl FnMut(&TriD)) {
        let mut rng = SplitMix64::new(3);
        for mix in MIXES {
            let options = Options::from_mix(mix).unwrap();
            for _ in 0..20 {
                let mut position = TriD::start(&options);
                for _ in 0..100 {
                    look(&position);
                    let mut actions = Vec::new();
                    position.actions(&mut actions);
                    let Some(place) = rng.index(actions.len()) else {
                        break;
                    };
                    position.apply(actions[place]);
                }
            }
        }
    }

    #[test]
    fn what_one_side_gains_the_other_loses() {
        let knowledge = Knowledge::default();
        each_stray(|position| {
            let [white, black] = Side::BOTH.map(|side| knowledge.evaluate(position, side));
            assert_eq!(white, -black, "{position:?}");
        });
    }

    #[test]
    fn nobody_is_ahead_at_the_start() {
        for mix in MIXES {
            // In V.M.1 and V.P6 the sides are not mirror images.
            if mix.starts_with("M1") {
                continue;
            }
            let start = TriD::start(&Options::from_mix(mix).unwrap());
            let turn = Knowledge::WEIGHTS[WEIGHTS.len() - 1].1;
            assert_eq!(Knowledge::default().evaluate(&start, Side::FIRST), turn);
        }
    }

    #[test]
    fn tactical_turns_are_captures_and_queens_among_the_legal_ones() {
        let knowledge = Knowledge::default();
        let mut seen = 0;
        each_stray(|position| {
            if knowledge.in_check(position) || position.is_drawn() {
                return;
            }
            let (mut all, mut tactical, mut listed) = (Vec::new(), Vec::new(), Vec::new());
            position.turns(&mut all);
            position.captures(&mut listed);
            knowledge.tactical(position, &mut tactical);
            let captures = |action: &Action| {
                let Action::Move { from, to, becomes } = *action else {
                    return false;
                };
                let pawn = position.men_of(position.side(), Pawn).contains(from);
                let passes = position.passed().is_some_and(|passed| {
                    pawn && passed.column == to.column()
                        && leaves_file(from.column(), to.column(), position.rules())
                });
                becomes.is_some() || position.man_at(to).is_some() || passes
            };
            all.retain(captures);
            all.sort_unstable();
            listed.sort_unstable();
            assert_eq!(listed, all, "{position:?}");
            assert!(tactical.iter().all(|action| all.contains(action)));
            seen += tactical.len();
        });
        assert!(seen > 1_000, "{seen}");
    }

    #[test]
    fn exchanges_count_every_man_that_sees_the_column() {
        let gains = |text: &str, from: &str, to: &str| {
            let square = |name| Square::named(name).unwrap();
            exchange::gains(&at(text), square(from), square(to))
        };
        // A rook takes a pawn that nobody, then that a pawn on another level protects.
        let free = "W=4/4/4/R3|N=4/4/p3/4|B=4/4/4/4|KL1w=2/K1|KL6b=k1/2 w - - - 0 9";
        assert_eq!(gains(free, "a1W", "a4N"), 10);
        let kept = "W=4/4/4/R3|N=4/1p2/p3/4|B=4/4/4/4|KL1w=2/K1|KL6b=k1/2 w - - - 0 9";
        assert_eq!(gains(kept, "a1W", "a4N"), 10 - 45);
        // A second rook behind the first one, in the same column of another board.
        let both = "W=4/4/4/R3|N=4/1p2/p3/4|B=4/4/4/4|QL1w=1R/2|KL1w=2/K1|KL6b=k1/2 w - - - 0 9";
        assert_eq!(gains(both, "a1W", "a4N"), 10 - 45 + 10);
    }
}
