//! The texts of the game behind the common trait.

use klubovna_chessmen::{File, Rank, Square};
use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::{Notation, Style};
use klubovna_tabletop::rules::Side;

use crate::{Action, Folky, FolkyFault, Options, move_text, position_text};

impl Notation for Folky {
    type Fault = FolkyFault;

    fn write_position(&self) -> String {
        self.to_string()
    }

    fn read_position(text: &str, options: &Options) -> Result<Self, TextError<FolkyFault>> {
        position_text::read(text, *options)
    }

    fn write_action(action: Action) -> String {
        action.to_string()
    }

    fn read_action(text: &str) -> Result<Action, TextError<FolkyFault>> {
        Action::read(text)
    }

    fn write_move_text(&self, action: Action, style: Style) -> String {
        move_text::write(self, action, style)
    }

    fn read_move_text(&self, text: &str) -> Result<Action, TextError<FolkyFault>> {
        move_text::read(self, text)
    }

    /// Ranks from 8 to 1; each side's reserve stands beside its first rank.
    fn diagram(&self) -> String {
        let mut text = String::new();
        for rank in Rank::all().rev() {
            text.push(rank.to_char());
            text.push(' ');
            for file in File::all() {
                text.push(' ');
                text.push(match self.man_at(Square::at(file, rank)) {
                    Some((kind, side)) => kind.letter(side),
                    None => '.',
                });
            }
            for (home, side, letter) in [
                (Rank::LAST, Side::SECOND, 'p'),
                (Rank::FIRST, Side::FIRST, 'P'),
            ] {
                let reserve = self.reserve(side) as usize;
                if rank == home && reserve > 0 {
                    text.push_str("   ");
                    text.extend(std::iter::repeat_n(letter, reserve));
                }
            }
            text.push('\n');
        }
        text.push_str("   a b c d e f g h\n");
        text
    }
}
