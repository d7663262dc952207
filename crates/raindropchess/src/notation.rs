//! The texts of the game behind the common trait.

use klubovna_board::chess::ChessPiece;
use klubovna_board::rows;
use klubovna_rules::{Position, Side};
use klubovna_text::{Notation, Style, TextError};

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
    fn read_move_text(&self, text: &str, style: Style) -> Result<Action, TextError<RaindropFault>> {
        move_text::read(self, text, style)
    }

    #[inline]
    fn implied(&self, text: &str, style: Style) -> Option<Action> {
        move_text::implied(self, text, style)
    }

    /// Ranks from 8 to 1; each side's deck and turned card stand beside its first rank.
    #[inline]
    fn diagram(&self) -> String {
        let piece = |square| self.pieces().letter(square).unwrap_or('.').into();
        let beside = |side| {
            let mut text = self.deck_of(side).letters(side);
            if let Some(card) = self.shown().filter(|_| side == self.side()) {
                text.push_str(if text.is_empty() { "[" } else { "   [" });
                text.push(card.letter(Side::FIRST));
                text.push(']');
            }
            text
        };
        rows::diagram(1, " ", piece, beside)
    }
}
