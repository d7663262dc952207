//! What a front end shows of a position.

use klubovna_board::chess::{Bitboard, ChessPiece, Square};
use klubovna_rules::{Position, Side};
use klubovna_view::{
    Board, BoardStyle, Layout, Mark, MarkKind, PartName, Phrase, Present, Refusal, Scene, Sight,
    Step, Tally, Token, Tray, TrayContent, TrayRole, empty_scene,
};

use crate::{Action, Folky, Kind, Options, say, why};

/// The tray from which a side takes its pawns.
pub(crate) const RESERVE: &str = "reserve";
/// Shows the pawns that a side has placed, in eight sockets.
const SCORE: &str = "score";

impl Present for Folky {
    fn layout(_options: &Options) -> Layout {
        Layout {
            boards: vec![Board::grid(BoardStyle::Checkered, 8, 8)],
            trays: Tray::pairs(&[(RESERVE, TrayRole::Reserve), (SCORE, TrayRole::Score)]),
            parts: vec![PartName::Chessmen, PartName::Trays],
            kinds: Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        let over = self.outcome().is_some();
        let open = Side::BOTH.into_iter().filter(|_| !over).flat_map(|side| {
            let mark = move |at: Square| Mark::new(at.name(), MarkKind::Open, side);
            self.open(side).into_iter().map(mark)
        });
        let [white, black] = Side::BOTH.map(|side| self.aims(side).once);
        let tally = |at: Square| Tally {
            cell: at.name(),
            counts: Side::BOTH.map(|side| self.aiming(side, at).len() as u8),
        };
        let pieces = self.pieces().all();
        let tokens = pieces.map(|(at, kind, side)| Token::new(at.name(), 0, kind.id(), side));
        Scene {
            tokens: tokens.collect(),
            trays: trays(self),
            marks: open.collect(),
            tallies: (white | black).into_iter().map(tally).collect(),
            ..empty_scene(self, prompt)
        }
    }

    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let cell = |square: Square| Step::Cell(square.name());
        match action {
            Action::Move(from, to) => vec![vec![cell(from), cell(to)]],
            Action::Place(at) => {
                let pawn = Step::tray(RESERVE, self.side(), Kind::Pawn.id());
                vec![vec![cell(at)], vec![pawn, cell(at)]]
            }
        }
    }

    fn trail(&self, action: Action) -> Vec<Mark> {
        let side = self.side();
        let mark = |square: Square, kind| Mark::new(square.name(), kind, side);
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
        let Ok(from) = cell.parse::<Square>() else {
            return Vec::new();
        };
        let Some((kind, _)) = self.pieces().at(from) else {
            return Vec::new();
        };
        let seen = from.sights(kind.directions(), self.pieces().occupied());
        seen.map(|seen| Sight::of(from, seen, Square::name))
            .collect()
    }
}

fn trays(position: &Folky) -> Vec<TrayContent> {
    let pawns = |name, side, count: u32, capacity| {
        TrayContent::of_side(name, side, Kind::Pawn.id(), count as u16, capacity)
    };
    let all = Some(Kind::Pawn.count() as u16);
    let of_side = |side| {
        [
            pawns(RESERVE, side, position.reserve(side), None),
            pawns(SCORE, side, position.placed(side), all),
        ]
    };
    Side::BOTH.into_iter().flat_map(of_side).collect()
}

fn prompt(position: &Folky) -> Phrase {
    let side = position.side();
    let code = match (position.open(side), position.reserve(side)) {
        (Bitboard::EMPTY, _) => "folky-prompt-move",
        (_, 1) => "folky-prompt-win",
        _ => "folky-prompt-play",
    };
    Phrase::new(code).with("side", side)
}
