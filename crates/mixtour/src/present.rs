//! What a front end shows of a position.

use klubovna_rules::{Position, Side};
use klubovna_view::{
    Board, BoardStyle, Layout, Mark, MarkKind, PartName, Phrase, Present, Refusal, Scene, Sight,
    Step, Token, Tray, TrayContent, TrayRole, empty_scene,
};

use crate::action::PASS;
use crate::cell::{DIRECTIONS, SIZE};
use crate::{Action, Cell, Mixtour, Options, say, why};

/// The tray from which a side enters its pieces.
pub(crate) const RESERVE: &str = "reserve";
/// Shows the points of a side: as many sockets as points are needed.
const SCORE: &str = "score";
const DISC: &str = "disc";
const POINT: &str = "point";

impl Present for Mixtour {
    fn layout(_options: &Options) -> Layout {
        Layout {
            boards: vec![Board::grid(BoardStyle::Wells, SIZE, SIZE)],
            trays: Tray::pairs(&[(RESERVE, TrayRole::Reserve), (SCORE, TrayRole::Score)]),
            parts: vec![PartName::Trays],
            kinds: Vec::new(),
        }
    }

    fn scene(&self) -> Scene {
        let tokens = self.occupied.into_iter().flat_map(|cell| {
            let pieces = (0..).zip(self.stack(cell).pieces());
            pieces.map(move |(level, side)| Token::new(cell.name(), level, DISC, side))
        });
        Scene {
            tokens: tokens.collect(),
            trays: trays(self),
            marks: ban_mark(self).into_iter().collect(),
            ..empty_scene(self, prompt)
        }
    }

    fn ways(&self, action: Action) -> Vec<Vec<Step>> {
        let cell = |cell: Cell| Step::Cell(cell.name());
        match action {
            Action::Enter(to) => {
                let disc = Step::tray(RESERVE, self.side(), DISC);
                vec![vec![cell(to)], vec![disc, cell(to)]]
            }
            Action::Move(from, count, to) => {
                vec![vec![cell(from), Step::Count(count), cell(to)]]
            }
            Action::Pass => vec![vec![Step::Command(PASS.into())]],
        }
    }

    // The height of the target is the distance (section 4.3).
    fn label(&self, action: Action) -> Option<String> {
        match action {
            Action::Move(_, _, to) => Some(self.stack(to).height().to_string()),
            Action::Enter(_) | Action::Pass => None,
        }
    }

    fn trail(&self, action: Action) -> Vec<Mark> {
        let mark = |cell: Cell, kind| Mark::new(cell.name(), kind, self.side());
        match action {
            Action::Enter(to) => vec![mark(to, MarkKind::Placed)],
            Action::Move(from, _, to) => {
                let mut marks = vec![mark(from, MarkKind::From), mark(to, MarkKind::To)];
                if let Some(owner) = self.scorer(action)
                    && self.points(owner) + 1 >= self.options().target()
                {
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
        let from = cell.parse().ok();
        let from = from.filter(|&from| self.occupied.contains(from));
        let Some(from) = from else { return Vec::new() };
        let seen = from.sights(&DIRECTIONS, self.occupied);
        seen.map(|seen| Sight::of(from, seen, Cell::name)).collect()
    }
}

fn trays(position: &Mixtour) -> Vec<TrayContent> {
    let target = Some(position.options().target().into());
    let of_side = |side| {
        let (reserve, points) = (position.reserve(side), position.points(side));
        [
            TrayContent::of_side(RESERVE, side, DISC, reserve.into(), None),
            TrayContent::of_side(SCORE, side, POINT, points.into(), target),
        ]
    };
    Side::BOTH.into_iter().flat_map(of_side).collect()
}

/// A mark on the target of the banned move (section 4.6).
fn ban_mark(position: &Mixtour) -> Option<Mark> {
    match position.banned()? {
        Action::Move(_, _, to) => Some(Mark::new(to.name(), MarkKind::Banned, position.side())),
        Action::Enter(_) | Action::Pass => None,
    }
}

fn prompt(position: &Mixtour) -> Phrase {
    let code = match (position.open_cells().is_empty(), position.can_move()) {
        (false, true) => "mixtour-prompt-play",
        (false, false) => "mixtour-prompt-enter",
        (true, true) => "mixtour-prompt-move",
        (true, false) => "mixtour-prompt-pass",
    };
    Phrase::new(code).with("side", position.side())
}
