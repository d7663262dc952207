//! File formats of other programs, called forms here, for the games that have such. Everything
//! else is read and written as [records](crate::record).

use klubovna_rules::Position;

use crate::error::{AnyFault, TextError};
use crate::faults;
use crate::notation::Notation;
use crate::record::Record;

/// A game that was found in a text of another program.
#[derive(Clone, Debug)]
pub struct Found<P: Position> {
    /// The game, as far as it could be read.
    pub record: Record<P>,
    /// The first thing in the text that could not be read.
    pub fault: Option<TextError<AnyFault>>,
}

/// The file formats that other programs have for a game. Their names are listed by
/// `Present::FORMS` in `klubovna-view`.
pub trait Forms: 'static {
    /// The positions of the game.
    type Game: Notation;

    /// The games in a text of another program; `None` when the text has none of the forms.
    fn read_file(text: &str) -> Option<Vec<Found<Self::Game>>>;

    /// A game in one of the forms; `None` for any other.
    fn write_file(record: &Record<Self::Game>, form: &str) -> Option<String>;
}

faults! {
    /// What can be wrong with the choice of a form.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FormFault {
        /// The game is not written in that form.
        Unknown { form: String, known: String } => "unknown-form";
    }
}
