//! What a front end shows of a position.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::present::{Present, empty_scene};
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::view::{
    Board, BoardStyle, Cell, Layout, Mark, MarkKind, PartName, Phrase, Placement, Refusal, Scene,
    Sight, Step, Tint, Token,
};

use crate::attack_boards::Place;
use crate::geometry::{Level, Square, file_letter};
use crate::lines::{self, DIAGONAL, STRAIGHT};
use crate::say::{of_side, text_of};
use crate::variants::{Rule, row_square};
use crate::{Action, Kind, Options, TriD, Wing, say, why};

/// A board for each main board and for each place where an attack board can be: the
/// squares of a place have the same names whichever board is there.
fn levels(options: Options) -> impl Iterator<Item = Level> {
    let places = Place::all().filter(move |place| options.has(Rule::A22) || !place.is_inverted());
    Level::MAIN.into_iter().chain(places.map(Level::Attack))
}

impl Present for TriD {
    fn layout(options: &Options) -> Layout {
        Layout {
            boards: levels(*options).map(board).collect(),
            trays: Vec::new(),
            parts: vec![PartName::Chessmen, PartName::Levels, PartName::Space],
            kinds: Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene {
            placements: levels(self.rules())
                .map(|level| placement(self, level))
                .collect(),
            tokens: tokens(self),
            marks: marks(self),
            notes: notes(self),
            ..empty_scene(self, prompt(self))
        };
        if self.placing().is_some() {
            scene.phase = "place".into();
        } else if self.pending().is_some() {
            scene.phase = "promote".into();
        }
        scene
    }

    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let mut ways = match action {
            Action::Move { from, to, .. } => vec![vec![cell(from), cell(to)]],
            Action::Castle(wing) => {
                let mut ways = vec![vec![Step::Command(castling_id(wing).into())]];
                if let Some([king, rook, ..]) = self.castling_squares(wing) {
                    ways.push(vec![cell(king), cell(rook)]);
                }
                ways
            }
            Action::Board { from, to, .. } if from == to => {
                let mut ways = vec![vec![board_step(from), Step::Command("turn".into())]];
                if let Some(at) = self.passenger(from) {
                    ways.push(vec![board_step(from), cell(from.carry(at, to))]);
                }
                ways
            }
            Action::Board { from, to, .. } | Action::Release { from, to, .. } => {
                vec![vec![board_step(from), board_step(to)]]
            }
            Action::Promote { at, .. } | Action::Put { at, .. } => vec![vec![cell(at)]],
        };
        if let Some(becomes) = action.becomes() {
            for way in &mut ways {
                way.push(Step::Option(becomes.id().into()));
            }
            if let Action::Promote { .. } = action {
                let mut command = String::from("become-");
                command.push_str(becomes.id());
                ways.push(vec![Step::Command(command)]);
            }
        }
        ways
    }

    fn trail(&self, action: Action) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut mark = |at: Square, kind| marks.push(mark_of(at, kind, Some(self.side())));
        match action {
            Action::Move { from, to, .. } => {
                mark(from, MarkKind::From);
                mark(to, MarkKind::To);
            }
            Action::Castle(wing) => {
                if let Some([king, rook, king_to, rook_to]) = self.castling_squares(wing) {
                    for at in [king, rook] {
                        if at != king_to && at != rook_to {
                            mark(at, MarkKind::From);
                        }
                    }
                    mark(king_to, MarkKind::To);
                    mark(rook_to, MarkKind::To);
                }
            }
            Action::Board { from, to, .. } | Action::Release { from, to, .. } => {
                if from != to {
                    for at in from.squares() {
                        mark(at, MarkKind::From);
                    }
                }
                for at in to.squares() {
                    mark(at, MarkKind::To);
                }
            }
            Action::Promote { at, .. } | Action::Put { at, .. } => mark(at, MarkKind::Placed),
        }
        marks
    }

    fn describe(&self, action: Action) -> Vec<Phrase> {
        say::describe(self, action)
    }

    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        why::explain(self, attempt)
    }

    fn sight(&self, cell: &str) -> Vec<Sight> {
        let Some(from) = Square::named(cell) else {
            return Vec::new();
        };
        // In space lines are not lines of the plan.
        let directions: &[&[usize]] = match self.man_at(from) {
            _ if self.rules().has(Rule::M1) => &[],
            Some((Kind::Queen, _)) => &[&STRAIGHT, &DIAGONAL],
            Some((Kind::Rook, _)) => &[&STRAIGHT],
            Some((Kind::Bishop, _)) => &[&DIAGONAL],
            _ => &[],
        };
        directions
            .iter()
            .flat_map(|group| group.iter())
            .filter_map(|&direction| sight(self, from, direction))
            .collect()
    }
}

pub(crate) const fn castling_id(wing: Wing) -> &'static str {
    match wing {
        Wing::A => "castle-a",
        Wing::E => "castle-e",
    }
}

fn cell(at: Square) -> Step {
    Step::Cell(at.name())
}

fn board_step(place: Place) -> Step {
    Step::Board(Level::Attack(place).name())
}

fn mark_of(at: Square, kind: MarkKind, side: Option<Side>) -> Mark {
    Mark {
        cell: at.name(),
        kind,
        side: side.map(|side| side.0),
    }
}

fn board(level: Level) -> Board {
    let (corner, size) = level.corner();
    let label = |letter: char| -> String { letter.into() };
    Board {
        id: level.name(),
        style: BoardStyle::Checkered,
        columns: size as u8,
        rows: size as u8,
        cells: level
            .squares()
            .into_iter()
            .map(|square| Cell {
                id: square.name(),
                col: (square.column().file() - corner.file()) as u8,
                row: (square.column().rank() - corner.rank()) as u8,
                tint: if square.column().is_dark() {
                    Tint::Dark
                } else {
                    Tint::Light
                },
            })
            .collect(),
        column_labels: (0..size)
            .map(|file| label(file_letter(corner.file() + file)))
            .collect(),
        row_labels: (0..size)
            .map(|rank| label(char::from(b'0' + (corner.rank() + rank) as u8)))
            .collect(),
    }
}

fn placement(position: &TriD, level: Level) -> Placement {
    let (corner, _) = level.corner();
    let (side, free) = match level {
        Level::Attack(place) => (
            position.boards().owner(place).map(|side| side.0),
            !position.boards().has(place),
        ),
        _ => (None, false),
    };
    Placement {
        board: level.name(),
        x: corner.file().into(),
        y: corner.rank().into(),
        z: level.height().into(),
        turned: false,
        side,
        free,
    }
}

fn tokens(position: &TriD) -> Vec<Token> {
    let men = position.men().all().into_iter();
    men.filter_map(|at| {
        let (kind, side) = position.man_at(at)?;
        Some(Token {
            cell: at.name(),
            level: 0,
            kind: kind.id().into(),
            side: side.0,
            state: String::new(),
        })
    })
    .collect()
}

fn marks(position: &TriD) -> Vec<Mark> {
    let mut marks = Vec::new();
    let side = position.side();
    if position.in_check()
        && let Some(king) = position.men().king(side)
    {
        marks.push(mark_of(king, MarkKind::Check, Some(side)));
    }
    if let Some(at) = position.pending() {
        marks.push(mark_of(at, MarkKind::Open, Some(side)));
    }
    if let Some(placing) = position.placing() {
        let open = position.open_places(placing);
        for place in (0..8).filter(|place| open >> place & 1 == 1) {
            let at = row_square(placing.side, place);
            marks.push(mark_of(at, MarkKind::Open, Some(placing.side)));
        }
    }
    marks
}

fn prompt(position: &TriD) -> Phrase {
    let side = position.side();
    if position.outcome().is_some() {
        return Phrase::new("tri-d-chess-prompt-over");
    }
    if let Some(placing) = position.placing() {
        let code = if position.draws_array() {
            "tri-d-chess-prompt-draw"
        } else {
            "tri-d-chess-prompt-place"
        };
        return of_side(code, side).with("piece", Arg::Piece(placing.kind.id().into()));
    }
    if let Some(at) = position.pending() {
        return of_side("tri-d-chess-prompt-promote", side).with("at", Arg::Cell(at.name()));
    }
    of_side(
        if position.in_check() {
            "tri-d-chess-prompt-check"
        } else {
            "tri-d-chess-prompt-play"
        },
        side,
    )
}

/// At the start what is played, and from how many positions it could have begun; later
/// that a draw may be claimed.
fn notes(position: &TriD) -> Vec<Phrase> {
    let mut notes = Vec::new();
    let rules = position.rules();
    let opening = position.number() == 1 && position.side() == Side::FIRST;
    if opening && rules != Options::default() {
        let starts = Arg::Number(rules.starts() as i32);
        notes.push(text_of("tri-d-chess-note-mix", "mix", &rules.mix()).with("count", starts));
    }
    if position.quiet() >= 100 && position.outcome().is_none() {
        notes.push(Phrase::new("tri-d-chess-note-fifty"));
    }
    notes
}

/// How far one sees from a square; nothing where the boards end at once.
fn sight(position: &TriD, from: Square, direction: usize) -> Option<Sight> {
    let occupied = position.men().columns();
    let stop = lines::blocker(from.column(), direction, occupied);
    let seen = lines::reach(from.column(), direction, occupied)
        & !stop.map_or(0, crate::Column::bit)
        & position.existing().columns();
    let farthest = match (seen, direction < 4) {
        (0, _) => None,
        (seen, true) => Some(seen.ilog2()),
        (seen, false) => Some(seen.trailing_zeros()),
    };
    if farthest.is_none() && stop.is_none() {
        return None;
    }
    let nearest = |columns: u64| {
        let squares = position.existing().within(columns).into_iter();
        squares.min_by_key(|square| square.height().abs_diff(from.height()))
    };
    let to = farthest.and_then(|column| nearest(1 << column));
    let stop = stop.and_then(|column| {
        let men = position.men().all().within(column.bit()).into_iter();
        men.min_by_key(|square| square.height().abs_diff(from.height()))
    });
    Some(Sight {
        to: to.unwrap_or(from).name(),
        stop: stop.map(Square::name),
    })
}
