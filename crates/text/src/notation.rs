//! Positions and moves as text, to be read and written.

use klubovna_rules::Position;

use crate::error::{Fault, Problem, TextError};
use crate::named::Named;
use crate::options::GameOptions;

/// The letters of pieces in which moves are written. Readers accept English and Czech letters and
/// symbols in every style, but take its own letters first: `S` is a Czech bishop and a German or
/// Polish knight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// International letters: `Rh7`.
    English,
    /// Czech and Slovak letters: `Vh7`.
    Czech,
    /// German letters: `Th7`.
    German,
    /// Polish letters: `Wh7`.
    Polish,
    /// Piece symbols: `♖h7`.
    Figurine,
}

impl Style {
    /// Every style.
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::Czech,
        Self::German,
        Self::Polish,
        Self::Figurine,
    ];

    /// The style for a language tag or `figurine`; English for any other text.
    pub fn of(name: &str) -> Self {
        match name.as_bytes() {
            b"figurine" => Self::Figurine,
            &[first, second] | &[first, second, b'-', ..] => match &[first, second] {
                b"cs" | b"sk" => Self::Czech,
                b"de" => Self::German,
                b"pl" => Self::Polish,
                _ => Self::English,
            },
            _ => Self::English,
        }
    }

    /// The style of a record that is asked for in this one. A record does not say whose letters it
    /// has: where some mean other pieces to other readers, it has English ones.
    #[must_use]
    pub const fn of_records(self) -> Self {
        match self {
            Self::German | Self::Polish => Self::English,
            style => style,
        }
    }
}

/// Shows positions of a game in logs and failed tests as their position strings, with the
/// options: `debug_by_text!(Nim);`.
#[macro_export]
macro_rules! debug_by_text {
    ($game:ident) => {
        impl std::fmt::Debug for $game {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let text = $crate::Notation::write_position(self);
                let options = $crate::private::Position::options(self);
                write!(f, "{}({text} {options:?})", stringify!($game))
            }
        }
    };
}

/// Position strings, action codes, and moves as players write them.
pub trait Notation: Position<Options: GameOptions> {
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

    /// Reads a legal action as players write it, with the tolerances of the rules, and the letters
    /// of `style` first. Records are read in [`Style::English`].
    ///
    /// # Errors
    /// Text that is no move, fits no legal action, or fits several.
    fn read_move_text(
        &self,
        text: &str,
        style: Style,
    ) -> Result<Self::Action, TextError<Self::Fault>>;

    /// The legal action that has to come before the one that `text` means, when players write
    /// only the second: a placement stands for a whole turn, with the draw of the card before it.
    /// Records leave the implied action out. Both are actions of the same side in the same turn.
    /// The text of an action that is legal here implies none. Called only for games with
    /// [`CHANCE`](Position::CHANCE).
    fn implied(&self, _text: &str, _style: Style) -> Option<Self::Action> {
        None
    }

    /// The board as lines of plain text, for terminals and e-mail.
    fn diagram(&self) -> String;
}
