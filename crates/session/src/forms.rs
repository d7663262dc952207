//! Games in the files of other programs, with their types erased.

use std::fmt;
use std::marker::PhantomData;

use klubovna_rules::Position;
use klubovna_text::record::read_record;
use klubovna_text::{FormFault, Forms, Found, Places, Problem, quoted};
use klubovna_view::Present;

use crate::any::AnySession;
use crate::session::Session;

/// A game that was found in a text of another program.
#[derive(Debug)]
pub struct Imported {
    /// The game, as far as it could be read. The cursor stands at the end of its main line.
    pub session: Box<dyn AnySession>,
    /// The first thing in the text that could not be read.
    pub problem: Option<Problem>,
}

/// A game of the catalogue for which other programs have file formats.
pub trait GameForms: Sync {
    /// The stable id of the game.
    fn id(&self) -> &'static str;

    /// The games in a text of another program; `None` when the text has none of the forms.
    fn read(&self, text: &str) -> Option<Vec<Imported>>;

    /// The game of a record in one of the forms.
    ///
    /// # Errors
    /// [`FormFault::Unknown`], and whatever is wrong with the record.
    fn write(&self, record: &str, form: &str) -> Result<String, Problem>;
}

/// Implements [`GameForms`] for the forms `F`.
pub struct FormsOf<F>(PhantomData<fn() -> F>);

impl<F> FormsOf<F> {
    /// The game whose forms are `F`.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<F> Default for FormsOf<F> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F> fmt::Debug for FormsOf<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FormsOf")
    }
}

impl<F: Forms<Game: Present>> GameForms for FormsOf<F> {
    fn id(&self) -> &'static str {
        F::Game::ID
    }

    fn read(&self, text: &str) -> Option<Vec<Imported>> {
        let mut places = Places::new(text);
        let open = |Found { record, fault }: Found<F::Game>| {
            let end = record.tree().main_end();
            let mut session = Session::new(record);
            // The end of the main line is a node of the tree.
            let _ = session.go_to(end);
            Imported {
                session: Box::new(session),
                problem: fault.map(|error| Problem::among(&error, &mut places)),
            }
        };
        Some(F::read_file(text)?.into_iter().map(open).collect())
    }

    fn write(&self, record: &str, form: &str) -> Result<String, Problem> {
        let read = read_record::<F::Game>(record);
        let read = read.map_err(|error| Problem::in_text(&error, record))?;
        F::write_file(&read, form).ok_or_else(|| unknown_form(form, F::Game::FORMS))
    }
}

/// The problem that a game is not written in `form`, with all `known` forms of the game.
pub fn unknown_form(form: &str, known: &[&str]) -> Problem {
    let fault = FormFault::Unknown {
        form: quoted(form),
        known: known.join(", "),
    };
    Problem::new(&fault)
}
