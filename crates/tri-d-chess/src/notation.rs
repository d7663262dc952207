//! The texts of the game behind the common trait.

use klubovna_text::{Notation, Style, TextError};

use crate::geometry::{file_letter, rank_digit};
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

    fn read_move_text(&self, text: &str, style: Style) -> Result<Action, TextError<TriDFault>> {
        move_text::read(self, text, style)
    }

    /// Board by board from the lowest, each with its name, ranks and files.
    fn diagram(&self) -> String {
        let mut text = String::new();
        let mut levels = levels(self);
        levels.sort_by_key(|level| (level.height(), level.corner().0));
        for level in levels {
            text += level.name();
            text.push('\n');
            let (left, near, size) = level.corner();
            for rank in (0..size).rev() {
                text.push(rank_digit(near + rank));
                text.push(' ');
                for file in 0..size {
                    let at = level.square_at(file, rank);
                    text.push(' ');
                    let letter = at.and_then(|at| position_text::letter_at(self, at));
                    text.push(letter.unwrap_or('.'));
                }
                text.push('\n');
            }
            text.push_str("  ");
            for file in 0..size {
                text.push(' ');
                text.push(file_letter(left + file));
            }
            text.push('\n');
        }
        text
    }
}
