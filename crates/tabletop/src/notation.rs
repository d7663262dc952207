//! Text of positions and moves, both ways.

use std::ops::Range;

use crate::error::{Fault, Problem, TextError};
use crate::files::Found;
use crate::named::Named;
use crate::options::GameOptions;
use crate::record::Record;
use crate::rules::Position;

/// In whose letters moves are written. Readers accept all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// International letters: `Rh7`.
    English,
    /// Czech letters: `Vh7`.
    Czech,
    /// Piece symbols: `♖h7`.
    Figurine,
}

impl Style {
    /// The style for a language tag or `figurine`; English for any other text.
    pub fn of(name: &str) -> Self {
        match name {
            "figurine" => Self::Figurine,
            name if name == "cs" || name.starts_with("cs-") => Self::Czech,
            _ => Self::English,
        }
    }
}

/// A word of a text, and its bytes there.
pub type Word<'a> = (&'a str, Range<usize>);

/// The words of a text, white space between them.
pub fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    text.split_whitespace().map(|word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        (word, start..start + word.len())
    })
}

/// Position strings, action codes and human move text.
pub trait Notation: Position {
    /// What can be wrong with a text of this game.
    type Fault: Fault;

    /// The position string of the game's `RULES.md`.
    fn write_position(&self) -> String;

    /// Reads a position string through every check of the rules.
    ///
    /// # Errors
    /// A named fault with its place in `text`.
    fn read_position(text: &str, options: &Self::Options) -> Result<Self, TextError<Self::Fault>>;

    /// Where a game begins, from texts as front ends hold them: `position` is a position
    /// string, or empty for the start.
    ///
    /// # Errors
    /// Refused options or position.
    fn read_start(options: &Named<String>, position: &str) -> Result<Self, Problem> {
        let options = Self::Options::from_named(options)?;
        if position.trim().is_empty() {
            return Ok(Self::start(&options));
        }
        Self::read_position(position, &options).map_err(|error| Problem::in_text(&error, position))
    }

    /// The code of an action: the same in every position and language, no white
    /// space, different for different actions of one position.
    fn write_action(action: Self::Action) -> String;

    /// Reads a code. The action need not be legal anywhere.
    ///
    /// # Errors
    /// A named fault with its place in `text`.
    fn read_action(text: &str) -> Result<Self::Action, TextError<Self::Fault>>;

    /// A legal action as players write it, in its shortest form. No white space.
    fn write_move_text(&self, action: Self::Action, style: Style) -> String;

    /// Reads a legal action as players write it, with the tolerances of the rules.
    ///
    /// # Errors
    /// Text that is no move, fits no legal action, or fits several.
    fn read_move_text(&self, text: &str) -> Result<Self::Action, TextError<Self::Fault>>;

    /// The legal action that `text`, read here, takes for granted: where a placement
    /// stands for a whole turn, the draw before it. Records leave such actions out. It is
    /// the same side's, of the same turn. No move text of a legal action implies another
    /// one before it. Asked only of games with [`CHANCE`](Position::CHANCE).
    fn implied(&self, _text: &str) -> Option<Self::Action> {
        None
    }

    /// The board as lines of plain text, for terminals and e-mail.
    fn diagram(&self) -> String;

    /// The forms of other programs in which games are read and written, the most usual
    /// first. Each is also the usual ending of such a file's name.
    const FORMS: &'static [&'static str] = &[];

    /// The games in a text of another program; `None` when it has none of the
    /// [`FORMS`](Self::FORMS).
    fn read_file(_text: &str) -> Option<Vec<Found<Self>>> {
        None
    }

    /// A game in one of the [`FORMS`](Self::FORMS); `None` for any other.
    fn write_file(_record: &Record<Self>, _form: &str) -> Option<String> {
        None
    }
}
