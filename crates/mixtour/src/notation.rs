//! The texts of the game: actions (section 7.1), moves and a diagram.

use klubovna_board::rows;
use klubovna_text::{Notation, Style, TextError, cut, quoted, side_letter};

use crate::action::PASS;
use crate::stack::MAX_TARGET;
use crate::{Action, Cell, Mixtour, MixtourFault, Options, Stack, position_text};

/// The hyphen, and what people type and print instead of it.
const DASHES: [char; 4] = ['-', '–', '—', '−'];

impl Notation for Mixtour {
    type Fault = MixtourFault;

    fn write_position(&self) -> String {
        position_text::write(self)
    }

    fn read_position(text: &str, options: &Options) -> Result<Self, TextError<MixtourFault>> {
        position_text::read(text, *options)
    }

    fn write_action(action: Action) -> String {
        match action {
            Action::Enter(at) => at.name(),
            Action::Move(from, count, to) => format!("{from}:{count}-{to}"),
            Action::Pass => PASS.into(),
        }
    }

    /// Reads `b2`, `c4:3-d3`, `a1-b2` (one piece, section 7.2) and `pass`, in capitals
    /// too and with any dash.
    fn read_action(text: &str) -> Result<Action, TextError<MixtourFault>> {
        if text.is_empty() {
            return Err(TextError::new(MixtourFault::NoMove, 0..0));
        }
        if text.eq_ignore_ascii_case(PASS) {
            return Ok(Action::Pass);
        }
        let Some((origin, target)) = text.split_once(DASHES) else {
            if cut(text, ':').is_some() {
                return Err(TextError::new(MixtourFault::ActionForm, 0..text.len()));
            }
            return cell(text, 0).map(Action::Enter);
        };
        let (from, count) = match cut(origin, ':') {
            None => (cell(origin, 0)?, 1),
            Some((from, number)) => (cell(from, 0)?, count(number, from.len() + 1)?),
        };
        let to = cell(target, text.len() - target.len())?;
        Ok(Action::Move(from, count, to))
    }

    // Section 7.1 has no letters, so all styles are the same.
    fn write_move_text(&self, action: Action, _style: Style) -> String {
        Self::write_action(action)
    }

    fn read_move_text(&self, text: &str, _style: Style) -> Result<Action, TextError<MixtourFault>> {
        let word = text.trim();
        let start = text.len() - text.trim_start().len();
        let action = Self::read_action(word).map_err(|error| error.shifted(start))?;
        match self.obstacle(action) {
            None => Ok(action),
            Some(obstacle) => Err(TextError::new(obstacle.into(), start..start + word.len())),
        }
    }

    /// Rows from 5 to 1, stacks from the bottom to the top; reserve and points of each
    /// side stand beside its row.
    fn diagram(&self) -> String {
        let heights = Cell::all().map(|cell| self.stack(cell).height());
        let width = usize::from(heights.max().unwrap_or_default().max(1));
        let item = |cell| match self.stack(cell) {
            Stack::EMPTY => ".".to_owned(),
            stack => stack.to_string(),
        };
        let beside = |side| {
            let (reserve, points) = (self.reserve(side), self.points(side));
            format!("{} {reserve} {points}", side_letter(side))
        };
        rows::diagram(width, "  ", item, beside)
    }
}

fn cell(text: &str, at: usize) -> Result<Cell, TextError<MixtourFault>> {
    text.to_ascii_lowercase().parse().map_err(|_| {
        let fault = match text {
            "" => MixtourFault::MissingCell,
            _ => MixtourFault::NoCell { text: quoted(text) },
        };
        TextError::new(fault, at..at + text.len())
    })
}

/// The number of pieces that move: at most four, because a stack of five is scored.
fn count(text: &str, at: usize) -> Result<u8, TextError<MixtourFault>> {
    match text.as_bytes() {
        &[digit @ b'1'..=b'9'] if digit - b'0' <= MAX_TARGET => Ok(digit - b'0'),
        _ => Err(TextError::new(
            MixtourFault::BadCount { text: quoted(text) },
            at..at + text.len(),
        )),
    }
}
