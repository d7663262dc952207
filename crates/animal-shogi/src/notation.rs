//! The texts of the game behind the common trait.

use klubovna_rules::Side;
use klubovna_text::{Notation, Style, TextError};

use crate::action::Action;
use crate::fault::ShogiFault;
use crate::options::Options;
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};
use crate::stage::Stage;
use crate::{move_text, position_text};

impl Notation for AnimalShogi {
    type Fault = ShogiFault;

    #[inline]
    fn write_position(&self) -> String {
        self.to_string()
    }

    #[inline]
    fn read_position(text: &str, options: &Options) -> Result<Self, TextError<ShogiFault>> {
        position_text::read(text, *options, |kind| kind.most().into())
    }

    #[inline]
    fn write_action(action: Action) -> String {
        action.to_string()
    }

    #[inline]
    fn read_action(text: &str) -> Result<Action, TextError<ShogiFault>> {
        Action::read(text)
    }

    // English and Czech letters are those of the animals, figurines the Western ones.
    #[inline]
    fn write_move_text(&self, action: Action, style: Style) -> String {
        move_text::write(self, action, style)
    }

    #[inline]
    fn read_move_text(&self, text: &str, _style: Style) -> Result<Action, TextError<ShogiFault>> {
        move_text::read(self, text)
    }

    // How the chicks fell says that they were thrown.
    #[inline]
    fn implied(&self, text: &str, _style: Style) -> Option<Action> {
        let fallen = matches!(Action::of_word(text), Some(Action::Fallen(_)));
        (fallen && self.stage() == Stage::Furigoma).then_some(Action::Throw)
    }

    /// Ranks from a to i as the first player sees them; hands above and below.
    #[inline]
    fn diagram(&self) -> String {
        let mut text = String::new();
        let hand = |text: &mut String, side: Side| {
            text.push(' ');
            for (kind, count) in self.hand(side).items() {
                text.push(' ');
                text.push(kind.letter_of(side));
                text.push_str(&count.to_string());
            }
            text.truncate(text.trim_ascii_end().len());
            text.push('\n');
        };
        hand(&mut text, Side::SECOND);
        text.push_str("   9  8  7  6  5  4  3  2  1\n");
        for rank in 0..SIZE {
            text.push(' ');
            for file in (0..SIZE).rev() {
                let piece = Square::at(file, rank).and_then(|at| self.piece_at(at));
                text.push_str(match piece {
                    Some((piece, _)) if piece.promoted => " +",
                    _ => "  ",
                });
                text.push(piece.map_or('.', |(piece, side)| piece.kind.letter_of(side)));
            }
            text.push_str("  ");
            text.push((b'a' + rank).into());
            text.push('\n');
        }
        hand(&mut text, Side::FIRST);
        text
    }
}
