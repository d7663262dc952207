//! What a front end shows of a position.

use klubovna_rules::{Position, Side, Turn};
use klubovna_view::{
    Board, BoardStyle, Cell, KindMoves, Layout, Mark, MarkKind, PartName, Phrase, Refusal, Scene,
    Sight, Step, Tint, Token, Tray, TrayContent, TrayItem, TrayRole,
};
use klubovna_view::{Present, empty_scene};

use crate::action::Action;
use crate::options::{Declaration, Options};
use crate::outcome::Reason;
use crate::piece::Piece;
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};
use crate::stage::Stage;
use crate::{say, why};

/// The trays of the pieces in hand.
pub(crate) const HAND: &str = "hand";

pub(crate) const PROMOTE: &str = "promote";
pub(crate) const STAY: &str = "stay";

/// The commands that stand beside the board, and their actions.
pub(crate) const COMMANDS: [(&str, Action); 5] = [
    ("throw", Action::Throw),
    ("declare", Action::Declare),
    ("impasse", Action::Propose),
    ("agree", Action::Agree),
    ("decline", Action::Decline),
];

impl Present for AnimalShogi {
    // By the endings that such files have in UTF-8; the crate of shogi files reads and writes them.
    const FORMS: &'static [&'static str] = &["kifu", "csa", "usi"];

    fn layout(_options: &Options) -> Layout {
        let mut board = Board {
            id: "main".into(),
            style: BoardStyle::Wood,
            columns: SIZE,
            rows: SIZE,
            cells: Vec::new(),
            column_labels: Vec::new(),
            row_labels: Vec::new(),
        };
        // The first player sees file 9 on the left and rank i below.
        for number in (0..SIZE).rev() {
            board.column_labels.push(char::from(b'1' + number).into());
            board.row_labels.push(char::from(b'a' + number).into());
        }
        for square in Square::all() {
            board.cells.push(Cell {
                id: square.to_string(),
                col: SIZE - 1 - square.file(),
                row: SIZE - 1 - square.rank(),
                tint: Tint::Plain,
            });
        }
        // The steps that the tiles show (section 2.3).
        let mut kinds = Vec::new();
        for piece in Piece::ALL {
            kinds.push(KindMoves {
                kind: piece.id().into(),
                steps: piece.steps().into(),
                slides: piece.slides().into(),
            });
        }
        Layout {
            boards: vec![board],
            trays: Tray::pairs(&[(HAND, TrayRole::Hand)]),
            parts: vec![PartName::Trays, PartName::Tiles],
            kinds,
        }
    }

    fn scene(&self) -> Scene {
        let empty = empty_scene(self, prompt);
        let phase = match self.stage() {
            Stage::Furigoma | Stage::Thrown => "furigoma".into(),
            Stage::Proposed => "answer".into(),
            _ => empty.phase.clone(),
        };
        Scene {
            tokens: tokens(self),
            trays: vec![hand(self, Side::FIRST), hand(self, Side::SECOND)],
            marks: checks(self),
            notes: notes(self),
            phase,
            ..empty
        }
    }

    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let cell = |square: Square| Step::Cell(square.to_string());
        let option = |id: &str| Step::Option(id.into());
        let mut way = Vec::new();
        match action {
            Action::Move { from, to, promote } => {
                way.extend([cell(from), cell(to)]);
                if self.allows(action.turned()) {
                    way.push(option(if promote { PROMOTE } else { STAY }));
                }
            }
            Action::Drop { kind, to } => {
                way.extend([Step::tray(HAND, self.side(), kind.id()), cell(to)]);
            }
            Action::Fallen(fallen) => {
                for hen in fallen.faces() {
                    way.push(option(if hen { "hen" } else { "chick" }));
                }
            }
            word => {
                let command = COMMANDS.iter().find(|(_, action)| *action == word);
                way.extend(command.map(|&(id, _)| Step::Command(id.into())));
            }
        }
        vec![way]
    }

    fn trail(&self, action: Action) -> Vec<Mark> {
        let by = self.side();
        let mark = |square: Square, kind, side| Mark::new(square.to_string(), kind, side);
        let mut marks = match action {
            Action::Move { from, to, .. } => {
                vec![mark(from, MarkKind::From, by), mark(to, MarkKind::To, by)]
            }
            Action::Drop { to, .. } => vec![mark(to, MarkKind::Placed, by)],
            _ => return Vec::new(),
        };
        let mut next = *self;
        next.apply(action);
        let decisive = match next.decided().map(|end| end.reason) {
            Some(Reason::Checkmate) => next.lion(next.side()).map(|lion| (lion, next.side())),
            Some(Reason::LionCaptured | Reason::IllegalMove(_)) => action.to().map(|to| (to, by)),
            _ => None,
        };
        marks.extend(decisive.map(|(at, side)| mark(at, MarkKind::Decisive, side)));
        marks
    }

    fn describe(&self, action: Action) -> Vec<Phrase> {
        say::describe(self, action)
    }

    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        why::explain(self, attempt)
    }

    fn sight(&self, cell: &str) -> Vec<Sight> {
        let Ok(from) = cell.parse::<Square>() else {
            return Vec::new();
        };
        let Some((piece, side)) = self.piece_at(from) else {
            return Vec::new();
        };
        let mut sights = Vec::new();
        for &step in piece.slides() {
            let (mut to, mut stop) = (from, None);
            while let Some(next) = to.walk(step, side)
                && stop.is_none()
            {
                if self.occupied().contains(next) {
                    stop = Some(next);
                } else {
                    to = next;
                }
            }
            if to != from || stop.is_some() {
                sights.push(Sight {
                    to: to.to_string(),
                    stop: stop.map(|at| at.to_string()),
                });
            }
        }
        sights
    }
}

fn tokens(position: &AnimalShogi) -> Vec<Token> {
    let mut tokens = Vec::new();
    for square in position.occupied() {
        if let Some((piece, side)) = position.piece_at(square) {
            tokens.push(Token::new(square.to_string(), 0, piece.id(), side));
        }
    }
    tokens
}

fn hand(position: &AnimalShogi, side: Side) -> TrayContent {
    let mut items = Vec::new();
    for (kind, count) in position.hand(side).items() {
        items.push(TrayItem {
            kind: kind.id().into(),
            side: Some(side.0),
            count: count.into(),
            capacity: None,
            face_down: false,
        });
    }
    let id = Tray::id_of(HAND, side);
    TrayContent { id, items }
}

/// Marks on lions in check: both of them may be, where lions may be left in check.
fn checks(position: &AnimalShogi) -> Vec<Mark> {
    let mut checks = Vec::new();
    for side in Side::BOTH {
        if position.in_check(side)
            && let Some(lion) = position.lion(side)
        {
            checks.push(Mark::new(lion.to_string(), MarkKind::Check, side));
        }
    }
    checks
}

fn prompt(position: &AnimalShogi) -> Phrase {
    let code = match (position.turn(), position.stage()) {
        (Turn::Chance, _) => return Phrase::new("animal-shogi-prompt-thrown"),
        (Turn::Side(_), Stage::Furigoma) => return Phrase::new("animal-shogi-prompt-throw"),
        (Turn::Side(_), Stage::Proposed) => "animal-shogi-prompt-answer",
        (Turn::Side(_), Stage::Declined) => "animal-shogi-prompt-declined",
        (Turn::Side(side), _) if position.in_check(side) => "animal-shogi-prompt-check",
        _ => "animal-shogi-prompt-play",
    };
    Phrase::new(code).with("side", position.side())
}

/// The points of both sides, as soon as a lion stands in its promotion zone.
fn notes(position: &AnimalShogi) -> Vec<Phrase> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    let mut notes = Vec::new();
    if position.impasse_available() {
        let points = Phrase::new("animal-shogi-note-points")
            .with("first", position.impasse_points(Side::FIRST))
            .with("second", position.impasse_points(Side::SECOND));
        notes.push(points);
    }
    for side in Side::BOTH {
        let count = position.declaration(side);
        if count.lion_in_zone && count.law != Declaration::Off {
            let declaration = Phrase::new("animal-shogi-note-declaration")
                .with("side", side)
                .with("count", count.pieces_in_zone)
                .with("points", count.points)
                .with("least", count.least())
                .with("needed", count.needed());
            notes.push(declaration);
        }
    }
    notes
}
