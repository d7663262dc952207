//! Games in the files of other programs.
//!
//! A game lists the forms that it reads and writes in
//! [`Notation::FORMS`](crate::notation::Notation::FORMS); everything else goes through our
//! own [records](crate::record).

use crate::error::{AnyFault, TextError};
use crate::faults;
use crate::record::Record;
use crate::rules::Position;

#[cfg(feature = "files")]
use crate::{error::Problem, session::AnySession};

/// A game that was found in a text of another program.
#[derive(Clone, Debug)]
pub struct Found<P: Position> {
    /// The game, as far as it could be read.
    pub record: Record<P>,
    /// The first thing in the text that could not be read.
    pub fault: Option<TextError<AnyFault>>,
}

/// The same behind the object-safe face.
#[cfg(feature = "files")]
#[derive(Debug)]
pub struct Imported {
    /// The game, as far as it could be read. The cursor stands at the end of its main line.
    pub session: Box<dyn AnySession>,
    /// The first thing in the text that could not be read.
    pub problem: Option<Problem>,
}

faults! {
    /// What can be wrong with the choice of a form.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FormFault {
        /// The game is not written in that form.
        Unknown { form: String, known: String } => "unknown-form";
    }
}
