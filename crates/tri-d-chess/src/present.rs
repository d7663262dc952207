//! What a front end shows of a position.

use klubovna_board::chess::ChessPiece;
use klubovna_board::{Direction, attacks};
use klubovna_rules::{Position, Side};
use klubovna_text::joined;
use klubovna_view::{
    Board, BoardStyle, Cell, Layout, Mark, MarkKind, Mix, PartName, Phrase, Placement, Present,
    Refusal, Scene, Sight, Step, Tint, Token, empty_scene,
};

use crate::attack_boards::Place;
use crate::geometry::{Columns, Level, Square, Squares, file_letter, rank_digit};
use crate::say::of_side;
use crate::variants::Rule;
use crate::{Action, Options, TriD, say, why};

/// The main boards, and every place where an attack board can be.
fn levels(options: Options) -> Vec<Level> {
    Level::all(&|place| options.has(Rule::A22) || !place.is_inverted())
}

impl Present for TriD {
    fn layout(options: &Options) -> Layout {
        let mut boards = Vec::new();
        for level in levels(*options) {
            boards.push(board(level));
        }
        Layout {
            boards,
            trays: Vec::new(),
            parts: vec![PartName::Chessmen, PartName::Levels, PartName::Space],
            kinds: Vec::new(),
        }
    }

    fn mix(options: &Options) -> Option<Mix> {
        Some(options.mixed())
    }

    fn scene(&self) -> Scene {
        let mut placements = Vec::new();
        for level in levels(self.rules) {
            placements.push(placement(self, level));
        }
        let mut scene = Scene {
            placements,
            tokens: tokens(self),
            marks: marks(self),
            notes: notes(self),
            ..empty_scene(self, prompt)
        };
        if self.placing().is_some() {
            scene.phase = "place".into();
        } else if self.pending().is_some() {
            scene.phase = "promote".into();
        }
        scene
    }

    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let mut ways = Vec::new();
        let mut way = |first: Step, second: Option<Step>| {
            let mut steps = vec![first];
            steps.extend(second);
            if let Some(becomes) = action.becomes() {
                steps.push(Step::Option(becomes.id().into()));
            }
            ways.push(steps);
        };
        match action {
            Action::Move(from, to, _) => way(cell(from), Some(cell(to))),
            Action::Castle(wing) => {
                way(Step::Command(wing.id().into()), None);
                if let Some([king, rook, ..]) = self.castling_squares(wing) {
                    way(cell(king), Some(cell(rook)));
                }
            }
            Action::Board { from, to, .. } if from == to => {
                way(board_step(from), Some(Step::Command("turn".into())));
                if let Some(at) = self.passenger(from) {
                    way(board_step(from), Some(cell(from.carry(at, to))));
                }
            }
            Action::Board { from, to, .. } => {
                way(board_step(from), Some(board_step(to)));
            }
            Action::Promote(at, _) | Action::Put(_, at) => way(cell(at), None),
        }
        if let Action::Promote(_, becomes) = action {
            let command = joined(&["become", becomes.id()], "-");
            ways.push(vec![Step::Command(command)]);
        }
        ways
    }

    fn trail(&self, action: Action) -> Vec<Mark> {
        let mut marks = Vec::new();
        let mut mark = |kind, squares: &[Square]| {
            for at in squares {
                marks.push(Mark::new(at.name(), kind, self.side()));
            }
        };
        match action {
            Action::Move(from, to, _) => {
                mark(MarkKind::From, &[from]);
                mark(MarkKind::To, &[to]);
            }
            Action::Castle(wing) => {
                if let Some([king, rook, king_to, rook_to]) = self.castling_squares(wing) {
                    let ends = [king_to, rook_to];
                    for from in [king, rook] {
                        if !ends.contains(&from) {
                            mark(MarkKind::From, &[from]);
                        }
                    }
                    mark(MarkKind::To, &ends);
                }
            }
            Action::Board { from, to, .. } => {
                if from != to {
                    mark(MarkKind::From, &from.squares());
                }
                mark(MarkKind::To, &to.squares());
            }
            Action::Promote(at, _) | Action::Put(_, at) => mark(MarkKind::Placed, &[at]),
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
        let mut seen = Vec::new();
        // In space lines are not lines of the plan.
        if let Some(from) = Square::named(cell)
            && let Some((kind, _)) = self.piece_at(from)
            && !self.rules.has(Rule::M1)
        {
            for &direction in kind.directions() {
                seen.extend(sight(self, from, direction));
            }
        }
        seen
    }
}

fn cell(at: Square) -> Step {
    Step::Cell(at.name())
}

fn board_step(place: Place) -> Step {
    Step::Board(place.name().into())
}

fn board(level: Level) -> Board {
    let (file, rank, size) = level.corner();
    let mut board = Board {
        id: level.name().into(),
        style: BoardStyle::Checkered,
        columns: size,
        rows: size,
        cells: Vec::new(),
        column_labels: Vec::new(),
        row_labels: Vec::new(),
    };
    for step in 0..size {
        board.column_labels.push(file_letter(file + step).into());
        board.row_labels.push(rank_digit(rank + step).into());
    }
    for square in level.squares() {
        let column = square.column();
        board.cells.push(Cell {
            id: square.name(),
            col: column.file().index() - file,
            row: column.rank().index() - rank,
            tint: if column.is_dark() {
                Tint::Dark
            } else {
                Tint::Light
            },
        });
    }
    board
}

fn placement(position: &TriD, level: Level) -> Placement {
    let (file, rank, _) = level.corner();
    let (side, free) = match level {
        Level::Attack(place) => (
            position.boards().owner(place).map(|side| side.0),
            !position.boards().has(place),
        ),
        _ => (None, false),
    };
    Placement {
        board: level.name().into(),
        x: file.into(),
        y: rank.into(),
        z: level.height().into(),
        turned: false,
        side,
        free,
    }
}

fn tokens(position: &TriD) -> Vec<Token> {
    let mut tokens = Vec::new();
    for at in position.pieces().all() {
        if let Some((kind, side)) = position.piece_at(at) {
            tokens.push(Token::new(at.name(), 0, kind.id(), side));
        }
    }
    tokens
}

fn marks(position: &TriD) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut mark = |at: Square, kind, side| marks.push(Mark::new(at.name(), kind, side));
    let side = position.side();
    if position.in_check()
        && let Some(king) = position.pieces().king(side)
    {
        mark(king, MarkKind::Check, side);
    }
    if let Some(at) = position.pending() {
        mark(at, MarkKind::Open, side);
    }
    if let Some((kind, side)) = position.placing() {
        for at in position.open_squares(kind, side) {
            mark(at, MarkKind::Open, side);
        }
    }
    marks
}

fn prompt(position: &TriD) -> Phrase {
    let side = position.side();
    match (position.placing(), position.pending()) {
        (Some((kind, _)), _) if position.draws_array() => {
            of_side("tri-d-chess-prompt-draw", side).with("piece", kind)
        }
        (Some((kind, _)), _) => of_side("tri-d-chess-prompt-place", side).with("piece", kind),
        (None, Some(at)) => of_side("tri-d-chess-prompt-promote", side).with("at", at),
        (None, None) if position.in_check() => of_side("tri-d-chess-prompt-check", side),
        (None, None) => of_side("tri-d-chess-prompt-play", side),
    }
}

/// At the start the mix and the number of its starts; later that a draw may be claimed.
fn notes(position: &TriD) -> Vec<Phrase> {
    let mut notes = Vec::new();
    let rules = position.rules;
    let opening = position.number == 1 && position.side() == Side::FIRST;
    if opening && rules != Options::default() {
        let mix = Phrase::new("tri-d-chess-note-mix").with("mix", rules.mix());
        notes.push(mix.with("count", rules.starts()));
    }
    if position.quiet >= 100 && !position.is_suspended() && position.outcome().is_none() {
        notes.push(Phrase::new("tri-d-chess-note-fifty"));
    }
    notes
}

/// How far one sees from a square; nothing where the boards end at once.
fn sight(position: &TriD, from: Square, direction: Direction) -> Option<Sight> {
    let (pieces, existing) = (position.pieces(), position.existing());
    let stop = attacks::blocker(from.column(), direction, pieces.columns());
    let reach = attacks::reach(from.column(), direction, pieces.columns());
    let seen = stop.map_or(reach, |stop| reach.without(stop)) & existing.columns();
    let farthest = if direction.is_ascending() {
        seen.last()
    } else {
        seen.first()
    };
    let nearest = |among: Squares, column| {
        let squares = among.within(Columns::of(column)).into_iter();
        squares.min_by_key(|square| square.height().abs_diff(from.height()))
    };
    let to = farthest.and_then(|column| nearest(existing, column));
    let stop = stop.and_then(|column| nearest(pieces.all(), column));
    (to.is_some() || stop.is_some()).then(|| Sight {
        to: to.unwrap_or(from).name(),
        stop: stop.map(Square::name),
    })
}
