//! The texts of the game behind the common trait.

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::{Notation, Style};

use crate::geometry::{Level, file_letter};
use crate::position_text::levels;
use crate::{Action, Options, TriD, TriDFault, move_text, position_text};

impl Notation for TriD {
    type Fault = TriDFault;

    fn write_position(&self) -> String {
        position_text::write(self)
    }

    fn read_position(text: &str, options: &Options) -> Result<Self, TextError<TriDFault>> {
        position_text::read(text, *options)
    }

    fn write_action(action: Action) -> String {
        action.code()
    }

    fn read_action(text: &str) -> Result<Action, TextError<TriDFault>> {
        Action::read(text)
    }

    fn write_move_text(&self, action: Action, style: Style) -> String {
        move_text::write(self, action, style)
    }

    fn read_move_text(&self, text: &str) -> Result<Action, TextError<TriDFault>> {
        move_text::read(self, text)
    }

    /// Board by board from the lowest, each with its name, ranks and files.
    fn diagram(&self) -> String {
        let mut text = String::new();
        for level in bottom_up(self) {
            level.push_name(&mut text);
            text.push('\n');
            let (corner, size) = level.corner();
            for rank in (0..size).rev() {
                text.push(char::from(b'0' + (corner.rank() + rank) as u8));
                text.push(' ');
                for file in 0..size {
                    let at = corner.offset((file, rank)).and_then(|at| level.square(at));
                    text.push(' ');
                    text.push(at.map_or('.', |at| position_text::letter_at(self, at)));
                }
                text.push('\n');
            }
            text.push_str("  ");
            for file in 0..size {
                text.push(' ');
                text.push(file_letter(corner.file() + file));
            }
            text.push('\n');
        }
        text
    }
}

/// The boards by height, then by column.
fn bottom_up(position: &TriD) -> Vec<Level> {
    let mut sorted: Vec<Level> = Vec::new();
    for level in levels(position) {
        let key = |level: &Level| (level.height(), level.corner().0);
        let before = sorted.iter().filter(|other| key(other) <= key(&level));
        sorted.insert(before.count(), level);
    }
    sorted
}
