//! Games in the files of other programs.
//!
//! A game lists the forms that it reads and writes in
//! [`Notation::FORMS`](crate::notation::Notation::FORMS); everything else goes through our
//! own [records](crate::record).

use std::fmt;

use crate::error::{AnyFault, Arg, Fault, TextError};
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

/// What can be wrong with the choice of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormFault {
    /// The game is not written in that form.
    Unknown {
        /// The form asked for.
        form: String,
        /// The forms there are.
        known: String,
    },
}

impl Fault for FormFault {
    fn code(&self) -> &'static str {
        match self {
            Self::Unknown { .. } => "unknown-form",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Unknown { form, known } => vec![
                ("form", Arg::Text(form.clone())),
                ("known", Arg::Text(known.clone())),
            ],
        }
    }
}

impl fmt::Display for FormFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { form, known } if known.is_empty() => {
                write!(f, "the game is not written as “{form}”, only as a record")
            }
            Self::Unknown { form, known } => {
                write!(f, "the game is not written as “{form}”; there are: {known}")
            }
        }
    }
}

impl std::error::Error for FormFault {}
