//! What a front end shows of a position.

use klubovna_tabletop::error::Arg;
use klubovna_tabletop::present::{Present, empty_scene};
use klubovna_tabletop::rules::{Position, Side, Turn};
use klubovna_tabletop::view::{
    Board, BoardStyle, Layout, Mark, MarkKind, PartName, Phrase, Refusal, Scene, Sight, Step,
    Token, Tray, TrayContent, TrayItem, TrayRole,
};

use crate::action::{Action, PASS};
use crate::cell::{Cell, DIRECTIONS, SIZE};
use crate::options::Options;
use crate::position::Mixtour;
use crate::stack::SCORING_HEIGHT;
use crate::{say, why};

/// The tray from which a side enters its pieces.
pub(crate) const RESERVE: [&str; 2] = ["reserve-0", "reserve-1"];
/// As many sockets as points are needed.
const SCORE: [&str; 2] = ["score-0", "score-1"];
const DISC: &str = "disc";
const POINT: &str = "point";

impl Present for Mixtour {
    fn layout(_options: &Options) -> Layout {
        let [reserves, scores] = [
            Tray::pair("reserve", TrayRole::Reserve),
            Tray::pair("score", TrayRole::Score),
        ];
        Layout {
            boards: vec![Board::grid(BoardStyle::Wells, SIZE, SIZE)],
            trays: reserves.into_iter().chain(scores).collect(),
            parts: vec![PartName::Trays],
            kinds: Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        Scene {
            tokens: tokens(self),
            trays: trays(self),
            marks: ban_mark(self).into_iter().collect(),
            ..empty_scene(self, prompt(self))
        }
    }

    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let cell = |cell: Cell| Step::Cell(cell.name());
        match action {
            Action::Enter(to) => {
                let disc = Step::Tray {
                    tray: RESERVE[self.side().index()].into(),
                    kind: DISC.into(),
                };
                vec![vec![cell(to)], vec![disc, cell(to)]]
            }
            Action::Move { from, count, to } => {
                vec![vec![cell(from), Step::Count(count), cell(to)]]
            }
            Action::Pass => vec![vec![Step::Command(PASS.into())]],
        }
    }

    // The height of the target is the distance (section 4.3).
    fn label(&self, action: Action) -> Option<String> {
        match action {
            Action::Move { to, .. } => Some(self.stack(to).height().to_string()),
            Action::Enter(_) | Action::Pass => None,
        }
    }

    fn trail(&self, action: Action) -> Vec<Mark> {
        let mark = |cell: Cell, kind| Mark {
            cell: cell.name(),
            kind,
            side: Some(self.side().0),
        };
        match action {
            Action::Enter(to) => vec![mark(to, MarkKind::Placed)],
            Action::Move { from, count, to } => {
                let mut marks = vec![mark(from, MarkKind::From), mark(to, MarkKind::To)];
                let landing = say::landing(self, from, count, to);
                if landing.is_some_and(|(stack, owner)| {
                    stack.height() >= SCORING_HEIGHT
                        && self.points(owner) + 1 >= self.rules().target()
                }) {
                    marks.push(mark(to, MarkKind::Decisive));
                }
                marks
            }
            Action::Pass => Vec::new(),
        }
    }

    fn describe(&self, action: Action) -> Vec<Phrase> {
        say::describe(self, action)
    }

    fn explain(&self, attempt: &[Step]) -> Option<Refusal> {
        why::explain(self, attempt)
    }

    fn sight(&self, cell: &str) -> Vec<Sight> {
        match Cell::named(cell) {
            Some(from) if !self.stack(from).is_empty() => DIRECTIONS
                .into_iter()
                .filter_map(|direction| sight(self, from, direction))
                .collect(),
            _ => Vec::new(),
        }
    }
}

/// How far one sees from a stack; nothing where the board ends at once.
fn sight(position: &Mixtour, from: Cell, direction: (i8, i8)) -> Option<Sight> {
    let empty = |cell: &Cell| position.stack(*cell).is_empty();
    let farthest = from.ray(direction).take_while(empty).last();
    let stop = from.ray(direction).find(|cell| !empty(cell));
    if farthest.is_none() && stop.is_none() {
        return None;
    }
    Some(Sight {
        to: farthest.unwrap_or(from).name(),
        stop: stop.map(Cell::name),
    })
}

fn tokens(position: &Mixtour) -> Vec<Token> {
    Cell::all()
        .flat_map(|cell| {
            let pieces = position.stack(cell).pieces();
            (0..).zip(pieces).map(move |(level, side)| Token {
                cell: cell.name(),
                level,
                kind: DISC.into(),
                side: side.0,
                state: String::new(),
            })
        })
        .collect()
}

fn trays(position: &Mixtour) -> Vec<TrayContent> {
    let content = |id: &str, kind: &str, side: Side, count: u8, capacity| TrayContent {
        id: id.into(),
        items: vec![TrayItem {
            kind: kind.into(),
            side: Some(side.0),
            count: count.into(),
            capacity,
            face_down: false,
        }],
    };
    let target = Some(position.rules().target().into());
    Side::BOTH
        .into_iter()
        .flat_map(|side| {
            let (reserve, points) = (position.reserve(side), position.points(side));
            [
                content(RESERVE[side.index()], DISC, side, reserve, None),
                content(SCORE[side.index()], POINT, side, points, target),
            ]
        })
        .collect()
}

/// Where the opponent's pieces came from, when they could be put back (section 4.6).
fn ban_mark(position: &Mixtour) -> Option<Mark> {
    match position.banned()? {
        Action::Move { to, .. } => Some(Mark {
            cell: to.name(),
            kind: MarkKind::Banned,
            side: Some(position.side().0),
        }),
        Action::Enter(_) | Action::Pass => None,
    }
}

fn prompt(position: &Mixtour) -> Phrase {
    let side = match position.turn() {
        Turn::Side(side) => side,
        Turn::Chance | Turn::Over => return Phrase::new("mixtour-prompt-over"),
    };
    let can_enter = position.open_cells() != 0;
    let code = match (can_enter, position.can_move()) {
        (true, true) => "mixtour-prompt-play",
        (true, false) => "mixtour-prompt-enter",
        (false, true) => "mixtour-prompt-move",
        (false, false) => "mixtour-prompt-pass",
    };
    Phrase::new(code).with("side", Arg::Side(side.0))
}
