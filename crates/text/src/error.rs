//! Errors with a stable code, from which the front end makes a sentence, the arguments of that
//! sentence, and the place in the text.

use std::fmt::{self, Debug, Display};
use std::ops::Range;

use serde::Serialize;

use crate::faults::ToArg;
use crate::named::Named;

/// An argument of a sentence that the front end writes in the player's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum Arg {
    /// The id of a cell, for example `e4`.
    Cell(String),
    /// A kind of token, for example `rook`.
    Piece(String),
    /// A side, 0 or 1.
    Side(u8),
    /// A number.
    Number(i32),
    /// Text that is shown as it is.
    Text(String),
}

impl Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(text) | Self::Piece(text) | Self::Text(text) => f.write_str(text),
            Self::Side(side) => write!(f, "{side}"),
            Self::Number(number) => write!(f, "{number}"),
        }
    }
}

/// What is wrong, with a stable code. The Fluent message is `error-CODE`.
pub trait Fault: Debug + Display {
    /// The code, in kebab case; it begins with the game's id where a game declares it.
    fn code(&self) -> &'static str;

    /// Arguments of the sentence.
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }
}

/// Why the rules forbid an action: the fault of a typed move, and the reason why a click is
/// refused.
pub trait Obstacle: Fault {
    /// The id of the game, with which the codes begin.
    const GAME: &'static str;

    /// The section of `RULES.md` that forbids the action.
    fn rule(&self) -> &'static str;

    /// The cells that the front end points at.
    fn cells(&self) -> Vec<String>;
}

/// Adds an argument; for [`faults!`](crate::faults!). It takes a trait object, because a table of
/// faults calls it for each of their fields.
#[doc(hidden)]
pub fn put(args: &mut Vec<(&'static str, Arg)>, name: &'static str, value: &dyn ToArg) {
    args.push((name, value.to_arg()));
}

/// Writes a fault for logs and tests, as its code and its arguments: sentences for people are in
/// the Fluent messages.
///
/// # Errors
/// When `f` fails.
#[doc(hidden)]
pub fn write_fault(fault: &dyn Fault, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(fault.code())?;
    let args = fault.args();
    for (at, (name, arg)) in args.iter().enumerate() {
        f.write_str(if at == 0 { " (" } else { ", " })?;
        write!(f, "{name} {arg}")?;
    }
    f.write_str(if args.is_empty() { "" } else { ")" })
}

/// A fault whose type is erased.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyFault {
    code: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl AnyFault {
    /// `fault` without its type.
    pub fn of<F: Fault>(fault: &F) -> Self {
        Self {
            code: fault.code(),
            args: fault.args(),
        }
    }
}

impl Fault for AnyFault {
    fn code(&self) -> &'static str {
        self.code
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.args.clone()
    }
}

impl Display for AnyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fault(self, f)
    }
}

impl std::error::Error for AnyFault {}

/// A fault at a place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError<F> {
    /// What is wrong.
    pub fault: F,
    /// Where: bytes of the text that was read. Where something is missing: empty, at the end.
    pub span: Range<usize>,
}

impl<F> TextError<F> {
    /// `fault` at `span`.
    pub fn new(fault: F, span: Range<usize>) -> Self {
        Self { fault, span }
    }

    /// The same error in a text in which this one begins at byte `offset`.
    #[must_use]
    pub fn shifted(self, offset: usize) -> Self {
        Self {
            fault: self.fault,
            span: self.span.start + offset..self.span.end + offset,
        }
    }
}

impl<F: Fault> TextError<F> {
    /// The same error without the type of its fault.
    #[must_use]
    pub fn erased(self) -> TextError<AnyFault> {
        TextError::new(AnyFault::of(&self.fault), self.span)
    }
}

impl<F: Display> Display for TextError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {})", self.fault, self.span.start)
    }
}

impl<F: Debug + Display> std::error::Error for TextError<F> {}

/// A place in a text as a person counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Place {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// First character, counted in UTF-16 units from 0 as text fields count.
    pub start: u32,
    /// Behind the last character, in the same units.
    pub end: u32,
}

impl Place {
    /// Where `span` (bytes) lies in `text`. A span outside the text ends at its end.
    pub fn of(text: &str, span: &Range<usize>) -> Self {
        Places::new(text).of(span)
    }
}

/// Places in one text, found in one pass over it when they are asked for in ascending order.
#[derive(Debug)]
pub struct Places<'a> {
    text: &'a str,
    // Where the last place that was found begins, in bytes and as a place.
    at: usize,
    place: Place,
}

impl<'a> Places<'a> {
    /// Places in `text`.
    pub const fn new(text: &'a str) -> Self {
        let place = Place {
            line: 1,
            column: 1,
            start: 0,
            end: 0,
        };
        Self { text, at: 0, place }
    }

    /// See [`Place::of`].
    pub fn of(&mut self, span: &Range<usize>) -> Place {
        if span.start < self.at {
            *self = Self::new(self.text);
        }
        let from = self.at;
        let mut end = self.place.start;
        let last = span.end.max(span.start);
        for (at, char) in self.text.get(from..).unwrap_or_default().char_indices() {
            let behind = from + at + char.len_utf8();
            if behind > last {
                break;
            }
            end += char.len_utf16() as u32;
            if behind > span.start {
                continue;
            }
            self.at = behind;
            self.place.start = end;
            self.place.column += 1;
            if char == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            }
        }
        Place { end, ..self.place }
    }
}

/// Any fault with its type erased, as pages and the command line get it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Problem {
    /// See [`Fault::code`].
    pub code: String,
    /// See [`Fault::args`].
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<String, Arg>"))]
    pub args: Named<Arg>,
    /// Where in the text that was read, if a text was read.
    pub at: Option<Place>,
    /// The code, for logs and where no messages are loaded.
    pub message: String,
}

impl Problem {
    /// A fault that has no place in a text.
    pub fn new<F: Fault>(fault: &F) -> Self {
        AnyFault::of(fault).into()
    }

    /// A fault with its place in `text`.
    pub fn in_text<F: Fault>(error: &TextError<F>, text: &str) -> Self {
        Self::among(error, &mut Places::new(text))
    }

    /// A fault with its place in the text of `places`.
    pub fn among<F: Fault>(error: &TextError<F>, places: &mut Places<'_>) -> Self {
        let mut problem = Self::new(&error.fault);
        problem.at = Some(places.of(&error.span));
        problem
    }
}

impl From<AnyFault> for Problem {
    fn from(fault: AnyFault) -> Self {
        Self {
            code: fault.code.into(),
            args: fault.args.into_iter().collect(),
            at: None,
            message: fault.code.into(),
        }
    }
}

impl Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(at) = self.at {
            write!(f, "{}:{}: ", at.line, at.column)?;
        }
        f.write_str(&self.code)?;
        for (name, arg) in self.args.iter() {
            write!(f, ", {name} {arg}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problem {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_columns_and_units() {
        let text = "½ a\n🦁žx";
        let at = text.find('x').unwrap_or_default();
        let place = Place::of(text, &(at..at + 1));
        assert_eq!((place.line, place.column), (2, 3));
        assert_eq!((place.start, place.end), (7, 8));
    }

    #[test]
    fn a_span_behind_the_end_is_the_end() {
        let place = Place::of("ab", &(7..9));
        assert_eq!((place.line, place.column, place.start), (1, 3, 2));
    }

    #[test]
    fn places_of_one_text_go_on_from_the_last_and_back() {
        let text = "½ a\n🦁žx\n\nb🦁";
        let mut places = Places::new(text);
        for (start, end) in [
            (0, 3),
            (4, 20),
            (5, 6),
            (7, 9),
            (7, 30),
            (12, 2),
            (0, 1),
            (99, 99),
        ] {
            assert_eq!(places.of(&(start..end)), Place::of(text, &(start..end)));
            // The text before the place is not read again.
            assert!(places.at <= start && places.at + 4 > start.min(text.len()));
        }
    }
}
