//! What a front end shows of a position.

use klubovna_chessmen::{Bitboard, Direction, Square, attacks};
use klubovna_tabletop::error::Arg;
use klubovna_tabletop::present::{Present, empty_scene};
use klubovna_tabletop::rules::{Position, Side, Turn};
use klubovna_tabletop::view::{
    Board, BoardStyle, Layout, Mark, MarkKind, PartName, Phrase, Refusal, Scene, Sight, Step,
    Tally, Token, Tray, TrayContent, TrayItem, TrayRole,
};

use crate::{Action, Aims, Folky, Kind, Options, say, why};

/// The tray from which a side takes its pawns.
const RESERVE: [&str; 2] = ["reserve-0", "reserve-1"];
/// Eight sockets that fill up with the pawns a side has placed.
const SCORE: [&str; 2] = ["score-0", "score-1"];

impl Present for Folky {
    fn layout(_options: &Options) -> Layout {
        let [reserves, scores] = [
            Tray::pair("reserve", TrayRole::Reserve),
            Tray::pair("score", TrayRole::Score),
        ];
        Layout {
            boards: vec![Board::grid(BoardStyle::Checkered, 8, 8)],
            trays: reserves.into_iter().chain(scores).collect(),
            parts: vec![PartName::Chessmen, PartName::Trays],
            kinds: Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        Scene {
            tokens: tokens(self),
            trays: trays(self),
            marks: open_marks(self),
            tallies: tallies(self),
            ..empty_scene(self, prompt(self))
        }
    }

    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let cell = |square: Square| Step::Cell(square.name());
        match action {
            Action::Move(from, to) => vec![vec![cell(from), cell(to)]],
            Action::Place(at) => {
                let pawn = Step::Tray {
                    tray: RESERVE[self.side().index()].into(),
                    kind: Kind::Pawn.id().into(),
                };
                vec![vec![cell(at)], vec![pawn, cell(at)]]
            }
        }
    }

    fn trail(&self, action: Action) -> Vec<Mark> {
        let side = self.side();
        let mark = |square: Square, kind| Mark {
            cell: square.name(),
            kind,
            side: Some(side.0),
        };
        match action {
            Action::Move(from, to) => vec![mark(from, MarkKind::From), mark(to, MarkKind::To)],
            Action::Place(at) if self.reserve(side) == 1 => {
                vec![mark(at, MarkKind::Placed), mark(at, MarkKind::Decisive)]
            }
            Action::Place(at) => vec![mark(at, MarkKind::Placed)],
        }
    }

    fn describe(&self, action: Action) -> Vec<Phrase> {
        say::describe(self, action)
    }

    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        why::explain(self, attempt)
    }

    fn sight(&self, cell: &str) -> Vec<Sight> {
        let Ok(from) = cell.parse() else {
            return Vec::new();
        };
        let directions: &[Direction] = match self.man_at(from) {
            Some((Kind::Rook, _)) => &Direction::STRAIGHT,
            Some((Kind::Bishop, _)) => &Direction::DIAGONAL,
            _ => &[],
        };
        directions
            .iter()
            .filter_map(|&direction| attacks::sight(from, direction, self.occupied()))
            .map(|(farthest, stop)| Sight {
                to: farthest.unwrap_or(from).name(),
                stop: stop.map(Square::name),
            })
            .collect()
    }
}

fn tokens(position: &Folky) -> Vec<Token> {
    let men = position.occupied().into_iter();
    men.filter_map(|square| {
        let (kind, side) = position.man_at(square)?;
        Some(Token {
            cell: square.name(),
            level: 0,
            kind: kind.id().into(),
            side: side.0,
            state: String::new(),
        })
    })
    .collect()
}

fn trays(position: &Folky) -> Vec<TrayContent> {
    let pawns = |id: &str, side: Side, count: u32, capacity| TrayContent {
        id: id.into(),
        items: vec![TrayItem {
            kind: Kind::Pawn.id().into(),
            side: Some(side.0),
            count: count as u16,
            capacity,
            face_down: false,
        }],
    };
    let all = Some(Kind::Pawn.most() as u16);
    Side::BOTH
        .into_iter()
        .flat_map(|side| {
            [
                pawns(RESERVE[side.index()], side, position.reserve(side), None),
                pawns(SCORE[side.index()], side, position.placed(side), all),
            ]
        })
        .collect()
}

fn open_marks(position: &Folky) -> Vec<Mark> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    Side::BOTH
        .into_iter()
        .flat_map(|side| {
            position.open(side).into_iter().map(move |square| Mark {
                cell: square.name(),
                kind: MarkKind::Open,
                side: Some(side.0),
            })
        })
        .collect()
}

/// How often each side aims at each empty square; squares nobody aims at are left out.
fn tallies(position: &Folky) -> Vec<Tally> {
    let [white, black] = Side::BOTH.map(|side| position.aims(side));
    (white.once | black.once)
        .into_iter()
        .map(|square| {
            let count = |side: Side, aims: Aims| {
                let up_to_two =
                    aims.once.contains(square) as u8 + aims.twice.contains(square) as u8;
                if aims.thrice.contains(square) {
                    position.aiming(side, square).len() as u8
                } else {
                    up_to_two
                }
            };
            Tally {
                cell: square.name(),
                counts: [count(Side::FIRST, white), count(Side::SECOND, black)],
            }
        })
        .collect()
}

fn prompt(position: &Folky) -> Phrase {
    let side = match position.turn() {
        Turn::Side(side) => side,
        Turn::Chance | Turn::Over => return Phrase::new("folky-prompt-over"),
    };
    let code = match (position.open(side), position.reserve(side)) {
        (Bitboard::EMPTY, _) => "folky-prompt-move",
        (_, 1) => "folky-prompt-win",
        _ => "folky-prompt-play",
    };
    Phrase::new(code).with("side", Arg::Side(side.0))
}
