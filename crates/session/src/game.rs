//! Games of the catalogue, and how to open sessions of them.

use std::marker::PhantomData;

use klubovna_text::record::{Cursor, RecordFault, open_moves, open_record};
use klubovna_text::{Named, Problem, TextError};
use klubovna_view::{GameInfo, Present};

use crate::any::{AnySession, info};
use crate::session::Session;

/// A session, or why it cannot be opened.
pub type Opened = Result<Box<dyn AnySession>, Problem>;

/// A game of the catalogue: how to open sessions of it.
pub trait Game: Sync {
    /// The stable id.
    fn id(&self) -> &'static str;

    /// Id, rules version and options.
    fn info(&self) -> GameInfo;

    /// A new game; `position` is a position string, or empty for the start.
    ///
    /// # Errors
    /// Refused options or position.
    fn create(&self, options: &Named<String>, position: &str) -> Opened;

    /// Reads a record of this game. The cursor stands at the end of the main line.
    ///
    /// # Errors
    /// The first fault of the text.
    fn read(&self, text: &str) -> Opened;

    /// Reads a bare move list. The cursor stands at the end of the main line.
    ///
    /// # Errors
    /// Refused options or position, or the first fault of the text.
    fn read_moves(&self, text: &str, options: &Named<String>, position: &str) -> Opened;
}

/// Implements [`Game`] for the game whose positions are `P`.
#[derive(Debug)]
pub struct GameOf<P>(PhantomData<fn() -> P>);

impl<P: Present> Default for GameOf<P> {
    fn default() -> Self {
        Self::new()
    }
}

impl<P: Present> GameOf<P> {
    /// The game whose positions are `P`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    fn opened(cursor: Result<Cursor<P>, TextError<RecordFault>>, text: &str) -> Opened {
        match cursor {
            Ok(cursor) => Ok(Box::new(Session::from(cursor))),
            Err(error) => Err(Problem::in_text(&error, text)),
        }
    }
}

impl<P: Present> Game for GameOf<P> {
    fn id(&self) -> &'static str {
        P::ID
    }

    fn info(&self) -> GameInfo {
        info::<P>()
    }

    fn create(&self, options: &Named<String>, position: &str) -> Opened {
        let start = P::read_start(options, position)?;
        Ok(Box::new(Session::from(Cursor::new(start))))
    }

    fn read(&self, text: &str) -> Opened {
        Self::opened(open_record(text), text)
    }

    fn read_moves(&self, text: &str, options: &Named<String>, position: &str) -> Opened {
        let start = P::read_start(options, position)?;
        Self::opened(open_moves(text, start), text)
    }
}
