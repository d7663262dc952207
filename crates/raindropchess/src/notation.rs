//! The texts of the game behind the common trait.

use klubovna_chessmen::{File, Rank, Square};
use klubovna_tabletop::error::TextError;
use klubovna_tabletop::notation::{Notation, Style};
use klubovna_tabletop::rules::{Position, Side};

use crate::{Action, Options, RaindropFault, Raindropchess, move_text, position_text};

impl Notation for Raindropchess {
    type Fault = RaindropFault;

    #[inline]
    fn write_position(&self) -> String {
        position_text::write(self)
    }

    #[inline]
    fn read_position(text: &str, options: &Options) -> Result<Self, TextError<RaindropFault>> {
        position_text::read(text, *options)
    }

    #[inline]
    fn write_action(action: Action) -> String {
        action.code()
    }

    #[inline]
    fn read_action(text: &str) -> Result<Action, TextError<RaindropFault>> {
        Action::read(text)
    }

    #[inline]
    fn write_move_text(&self, action: Action, style: Style) -> String {
        move_text::write(self, action, style)
    }

    #[inline]
    fn read_move_text(&self, text: &str) -> Result<Action, TextError<RaindropFault>> {
        move_text::read(self, text)
    }

    #[inline]
    fn implied(&self, text: &str) -> Option<Action> {
        move_text::implied(self, text)
    }

    /// Ranks from 8 to 1; each side's deck and turned card stand beside its first rank.
    #[inline]
    fn diagram(&self) -> String {
        let mut text = String::new();
        for rank in Rank::all().rev() {
            text.push(rank.to_char());
            text.push(' ');
            for file in File::all() {
                text.push(' ');
                text.push(match self.man_at(Square::at(file, rank)) {
                    Some((kind, Side::FIRST)) => kind.letter(),
                    Some((kind, _)) => kind.letter().to_ascii_lowercase(),
                    None => '.',
                });
            }
            for (home, side) in [(Rank::LAST, Side::SECOND), (Rank::FIRST, Side::FIRST)] {
                if rank != home {
                    continue;
                }
                let lower = side == Side::SECOND;
                if !self.deck_of(side).is_empty() {
                    text.push_str("   ");
                    self.deck_of(side).write(&mut text, lower);
                }
                if let Some(card) = self.shown().filter(|_| side == self.side()) {
                    text.push_str("   [");
                    text.push(card.letter());
                    text.push(']');
                }
            }
            text.push('\n');
        }
        text.push_str("   a b c d e f g h\n");
        text
    }
}
