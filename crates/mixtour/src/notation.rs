//! The texts of the game behind the common trait.

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::{Notation, Style};
use klubovna_tabletop::rules::Side;

use crate::action::Action;
use crate::cell::{Cell, SIZE};
use crate::fault::MixtourFault;
use crate::options::Options;
use crate::position::Mixtour;
use crate::position_text;
use crate::stack::{Stack, letter};

impl Notation for Mixtour {
    type Fault = MixtourFault;

    fn write_position(&self) -> String {
        self.to_string()
    }

    fn read_position(text: &str, options: &Options) -> Result<Self, TextError<MixtourFault>> {
        position_text::read(text, *options)
    }

    fn write_action(action: Action) -> String {
        action.to_string()
    }

    fn read_action(text: &str) -> Result<Action, TextError<MixtourFault>> {
        Action::read(text)
    }

    // Section 7.1 knows no letters, so all styles are one.
    fn write_move_text(&self, action: Action, _style: Style) -> String {
        action.to_string()
    }

    fn read_move_text(&self, text: &str) -> Result<Action, TextError<MixtourFault>> {
        let word = text.trim();
        let start = text.len() - text.trim_start().len();
        let action = Action::read(word).map_err(|error| error.shifted(start))?;
        match self.obstacle(action) {
            None => Ok(action),
            Some(obstacle) => Err(TextError::new(
                MixtourFault::Illegal(obstacle),
                start..start + word.len(),
            )),
        }
    }

    /// Rows from 5 to 1, stacks from the bottom to the top; reserve and points of each
    /// side stand beside its row.
    fn diagram(&self) -> String {
        let width = Cell::all()
            .map(|cell| usize::from(self.stack(cell).height()))
            .max()
            .unwrap_or_default()
            .max(1);
        let line = |head: &str, items: Vec<String>, tail: String| {
            let padded = items.iter().map(|item| format!("  {item:width$}"));
            let line: String = padded.collect();
            format!("{head}{line}{tail}").trim_end().to_owned() + "\n"
        };
        let mut text = String::new();
        for row in (0..SIZE).rev() {
            let cells = (0..SIZE).filter_map(|column| Cell::at(column, row));
            let items = cells.map(|cell| match self.stack(cell) {
                Stack::EMPTY => ".".to_owned(),
                stack => stack.to_string(),
            });
            let beside = |side: Side| {
                let (reserve, points) = (self.reserve(side), self.points(side));
                format!("   {} {reserve} {points}", letter(side))
            };
            let tail = match row {
                0 => beside(Side::FIRST),
                _ if row + 1 == SIZE => beside(Side::SECOND),
                _ => String::new(),
            };
            text += &line(&(row + 1).to_string(), items.collect(), tail);
        }
        let columns = ["a", "b", "c", "d", "e"].map(String::from).to_vec();
        text += &line(" ", columns, String::new());
        text
    }
}
