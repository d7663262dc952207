//! The texts of the game behind the common trait.

use klubovna_tabletop::error::TextError;
use klubovna_tabletop::files::Found;
use klubovna_tabletop::notation::{Notation, Style};
use klubovna_tabletop::record::Record;
use klubovna_tabletop::rules::Side;

use crate::action::Action;
use crate::fault::ShogiFault;
use crate::options::Options;
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};
use crate::stage::Stage;
use crate::{files, move_text, position_text};

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
    fn read_move_text(&self, text: &str) -> Result<Action, TextError<ShogiFault>> {
        move_text::read(self, text)
    }

    // How the chicks fell says that they were thrown.
    #[inline]
    fn implied(&self, text: &str) -> Option<Action> {
        let fallen = matches!(Action::of_word(text), Some(Action::Fallen(_)));
        (fallen && self.stage() == Stage::Furigoma).then_some(Action::Throw)
    }

    const FORMS: &'static [&'static str] = files::FORMS;

    #[inline]
    fn read_file(text: &str) -> Option<Vec<Found<Self>>> {
        files::read(text)
    }

    #[inline]
    fn write_file(record: &Record<Self>, form: &str) -> Option<String> {
        files::write(record, form)
    }

    /// Ranks from a to i as the first player sees them; hands above and below.
    #[inline]
    fn diagram(&self) -> String {
        let mut text = String::new();
        let hand = |text: &mut String, side: Side| {
            text.push(' ');
            for (kind, count) in self.hand(side).items() {
                text.push(' ');
                text.push(letter(kind.letter(), side));
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
                text.push(piece.map_or('.', |(piece, side)| letter(piece.kind.letter(), side)));
            }
            text.push_str("  ");
            text.push((b'a' + rank).into());
            text.push('\n');
        }
        hand(&mut text, Side::FIRST);
        text
    }
}

#[inline]
fn letter(letter: char, side: Side) -> char {
    if side == Side::FIRST {
        letter
    } else {
        letter.to_ascii_lowercase()
    }
}
