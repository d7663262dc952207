//! What a front end shows of a position.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::present::{Present, empty_scene};
use klubovna_tabletop::rules::{Position, Side, Turn};
use klubovna_tabletop::view::{
    Board, BoardStyle, Cell, KindMoves, Layout, Mark, MarkKind, PartName, Phrase, Refusal, Scene,
    Sight, Step, Tint, Token, Tray, TrayContent, TrayItem, TrayRole,
};

use crate::action::Action;
use crate::options::{Declaration, Options};
use crate::outcome::Reason;
use crate::piece::Piece;
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};
use crate::stage::Stage;
use crate::{say, why};

/// The trays of the pieces in hand.
pub(crate) const HANDS: [&str; 2] = ["hand-0", "hand-1"];

pub(crate) const PROMOTE: &str = "promote";
pub(crate) const STAY: &str = "stay";

/// Commands beside the board and what they do.
pub(crate) const COMMANDS: [(&str, Action); 5] = [
    ("throw", Action::Throw),
    ("declare", Action::Declare),
    ("impasse", Action::Propose),
    ("agree", Action::Agree),
    ("decline", Action::Decline),
];

impl Present for AnimalShogi {
    #[inline]
    fn layout(_options: &Options) -> Layout {
        let digits = (1..=SIZE).rev().map(|file| file.to_string());
        let letters = (0..SIZE).rev().map(|rank| (b'a' + rank) as char);
        Layout {
            boards: vec![Board {
                id: "main".into(),
                style: BoardStyle::Wood,
                columns: SIZE,
                rows: SIZE,
                cells: Square::all()
                    .map(|square| Cell {
                        id: square.to_string(),
                        // The first player sees file 9 on the left and rank i below.
                        col: SIZE - 1 - square.file(),
                        row: SIZE - 1 - square.rank(),
                        tint: Tint::Plain,
                    })
                    .collect(),
                column_labels: digits.collect(),
                row_labels: letters.map(String::from).collect(),
            }],
            trays: Tray::pair("hand", TrayRole::Hand).into(),
            parts: vec![PartName::Trays, PartName::Tiles],
            kinds: Piece::ALL.map(moves).into(),
        }
    }

    #[inline]
    fn scene(&self) -> Scene {
        let empty = empty_scene(self, prompt(self));
        let phase = match self.stage() {
            Stage::Furigoma | Stage::Thrown => "furigoma".into(),
            Stage::Proposed => "answer".into(),
            _ => empty.phase.clone(),
        };
        Scene {
            tokens: tokens(self),
            trays: Side::BOTH.map(|side| hand(self, side)).into(),
            marks: checks(self),
            notes: notes(self),
            phase,
            ..empty
        }
    }

    #[inline]
    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let cell = |square: Square| Step::Cell(square.to_string());
        let option = |id: &str| Step::Option(id.into());
        vec![match action {
            Action::Move { from, to, promote } => {
                let mut way = vec![cell(from), cell(to)];
                if self.allows(action.turned()) {
                    way.push(option(if promote { PROMOTE } else { STAY }));
                }
                way
            }
            Action::Drop { kind, to } => vec![
                Step::Tray {
                    tray: HANDS[self.side().index()].into(),
                    kind: kind.id().into(),
                },
                cell(to),
            ],
            Action::Fallen(fallen) => fallen
                .faces()
                .map(|hen| option(if hen { "hen" } else { "chick" }))
                .collect(),
            word => COMMANDS
                .iter()
                .filter(|(_, action)| *action == word)
                .map(|&(id, _)| Step::Command(id.into()))
                .collect(),
        }]
    }

    #[inline]
    fn trail(&self, action: Action) -> Vec<Mark> {
        let by = self.side();
        let mark = |square: Square, kind, side: Side| Mark {
            cell: square.to_string(),
            kind,
            side: Some(side.0),
        };
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
            Some(Reason::LionCaptured | Reason::Slip(_)) => action.to().map(|to| (to, by)),
            _ => None,
        };
        marks.extend(decisive.map(|(at, side)| mark(at, MarkKind::Decisive, side)));
        marks
    }

    #[inline]
    fn describe(&self, action: Action) -> Vec<Phrase> {
        say::describe(self, action)
    }

    #[inline]
    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        why::explain(self, attempt)
    }

    #[inline]
    fn sight(&self, cell: &str) -> Vec<Sight> {
        let Ok(from) = cell.parse::<Square>() else {
            return Vec::new();
        };
        let Some((piece, side)) = self.piece_at(from) else {
            return Vec::new();
        };
        let forward = if side == Side::FIRST { 1 } else { -1 };
        let sights = piece.slides().iter().filter_map(|&(right, ahead)| {
            let step = |at: Square| at.step(-right * forward, -ahead * forward);
            let mut to = from;
            let mut blocker = None;
            while let Some(next) = step(to) {
                if self.occupied().contains(next) {
                    blocker = Some(next);
                    break;
                }
                to = next;
            }
            (to != from || blocker.is_some()).then(|| Sight {
                to: to.to_string(),
                stop: blocker.map(|at| at.to_string()),
            })
        });
        sights.collect()
    }
}

/// What the tile of a piece shows (section 2.3).
#[inline]
fn moves(piece: Piece) -> KindMoves {
    KindMoves {
        kind: piece.id().into(),
        steps: piece.steps().into(),
        slides: piece.slides().into(),
    }
}

#[inline]
fn tokens(position: &AnimalShogi) -> Vec<Token> {
    let pieces = position.occupied();
    pieces
        .into_iter()
        .filter_map(|square| {
            let (piece, side) = position.piece_at(square)?;
            Some(Token {
                cell: square.to_string(),
                level: 0,
                kind: piece.id().into(),
                side: side.0,
                state: String::new(),
            })
        })
        .collect()
}

#[inline]
fn hand(position: &AnimalShogi, side: Side) -> TrayContent {
    let items = position.hand(side).items();
    TrayContent {
        id: HANDS[side.index()].into(),
        items: items
            .map(|(kind, count)| TrayItem {
                kind: kind.id().into(),
                side: Some(side.0),
                count: count.into(),
                capacity: None,
                face_down: false,
            })
            .collect(),
    }
}

/// The lions in check; where a lion may be left so, that can be both.
#[inline]
fn checks(position: &AnimalShogi) -> Vec<Mark> {
    Side::BOTH
        .into_iter()
        .filter(|&side| position.in_check(side))
        .filter_map(|side| {
            Some(Mark {
                cell: position.lion(side)?.to_string(),
                kind: MarkKind::Check,
                side: Some(side.0),
            })
        })
        .collect()
}

#[inline]
fn prompt(position: &AnimalShogi) -> Phrase {
    let code = match (position.turn(), position.stage()) {
        (Turn::Over, _) => return Phrase::new("animal-shogi-prompt-over"),
        (Turn::Chance, _) => return Phrase::new("animal-shogi-prompt-thrown"),
        (Turn::Side(_), Stage::Furigoma) => return Phrase::new("animal-shogi-prompt-throw"),
        (Turn::Side(_), Stage::Proposed) => "animal-shogi-prompt-answer",
        (Turn::Side(_), Stage::Declined) => "animal-shogi-prompt-declined",
        (Turn::Side(side), _) if position.in_check(side) => "animal-shogi-prompt-check",
        _ => "animal-shogi-prompt-play",
    };
    Phrase::new(code).with("side", Arg::Side(position.side().0))
}

/// The counts of an impasse, as soon as a lion has come into its promotion zone.
#[inline]
fn notes(position: &AnimalShogi) -> Vec<Phrase> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    let number = |number: u8| Arg::Number(number.into());
    let mut notes = Vec::new();
    if position.impasse_available() {
        let [first, second] = Side::BOTH.map(|side| position.impasse_points(side));
        let note = Phrase::new("animal-shogi-note-points");
        notes.push(
            note.with("first", number(first))
                .with("second", number(second)),
        );
    }
    for side in Side::BOTH {
        let count = position.declaration(side);
        if count.lion_in_zone && count.law != Declaration::Off {
            notes.push(
                Phrase::new("animal-shogi-note-declaration")
                    .with("side", Arg::Side(side.0))
                    .with("count", number(count.pieces_in_zone))
                    .with("points", number(count.points))
                    .with("least", number(count.least()))
                    .with("needed", number(count.needed())),
            );
        }
    }
    notes
}
