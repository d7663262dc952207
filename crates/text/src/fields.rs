//! Fields of a position string: words with white space between them, and the faults of such words
//! that all games share.
//!
//! ```
//! use klubovna_text::{FieldFault, Fields, faults};
//!
//! faults! {
//!     /// What is wrong with a position of Nim.
//!     #[derive(Debug)]
//!     pub enum NimFault {
//!         /// A pile is empty.
//!         Empty => "nim-empty";
//!     }
//!     or {
//!         /// A field is missing or not what it has to be.
//!         Fields(FieldFault) of "nim";
//!     }
//! }
//!
//! let mut fields = Fields::<NimFault>::of("7 b");
//! let matches = fields.next("matches")?.number(1, 9)?;
//! let side = fields.next("side")?.side()?;
//! fields.end()?;
//! assert_eq!((matches, side.index()), (7, 1));
//!
//! let error = Fields::<NimFault>::of("seven b").next("matches")?.number(1, 9).unwrap_err();
//! assert_eq!(error.to_string(), "nim-bad-number (field matches, text seven, min 1, max 9) (at byte 0)");
//! # Ok::<(), klubovna_text::TextError<NimFault>>(())
//! ```

use std::marker::PhantomData;
use std::ops::Range;

use klubovna_rules::Side;

use crate::error::TextError;
use crate::faults;
use crate::text::{Words, cut, parts, quoted, words};

faults! {
    /// What can be wrong with the fields of a position string. A game takes it into its own
    /// faults with `or { Fields(FieldFault) of "game-id"; }`; the codes there begin with the
    /// id of the game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum FieldFault {
        /// The text ends before a field.
        MissingField { field: &'static str } => "missing-field";
        /// The text goes on behind the last field.
        ExtraText => "extra-text";
        /// The side to move is neither `w` nor `b`.
        BadSide { text: String } => "bad-side";
        /// No number in digits, or beyond its range.
        BadNumber { field: &'static str, text: String, min: u16, max: u16 } => "bad-number";
        /// The board does not have as many rows as ranks.
        RowCount { rows: u32 } => "row-count";
        /// A row does not have as many squares as files.
        RowLength { rank: u8, squares: u32 } => "row-length";
    }
}

faults! {
    /// What can be wrong with the name of a square; taken in as [`FieldFault`] is.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SquareFault {
        /// It is missing.
        MissingSquare => "missing-square";
        /// Other text stands there.
        NoSquare { text: String } => "no-square";
    }
}

impl SquareFault {
    /// `text` stands where the name of a square has to.
    pub fn of(text: &str) -> Self {
        match text {
            "" => Self::MissingSquare,
            _ => Self::NoSquare { text: quoted(text) },
        }
    }
}

/// The code of a fault that games share, by its `own` one, among the `codes` of one game; for
/// [`faults!`](crate::faults!).
#[doc(hidden)]
pub fn code_among(own: &'static str, codes: &[&'static str]) -> &'static str {
    let code = codes.iter().find(|code| code.ends_with(own));
    code.unwrap_or(&own)
}

/// The codes of the faults that games share, in one game.
#[doc(hidden)]
#[macro_export]
macro_rules! shared_codes {
    (FieldFault $game:literal) => {
        [
            concat!($game, "-missing-field"),
            concat!($game, "-extra-text"),
            concat!($game, "-bad-side"),
            concat!($game, "-bad-number"),
            concat!($game, "-row-count"),
            concat!($game, "-row-length"),
        ]
    };
    (SquareFault $game:literal) => {
        [
            concat!($game, "-missing-square"),
            concat!($game, "-no-square"),
        ]
    };
}

/// Reads a number that consists of digits; `parse` alone would accept a sign too.
pub fn digits(text: &str) -> Option<u32> {
    let number = text.parse().ok()?;
    text.bytes()
        .all(|byte| byte.is_ascii_digit())
        .then_some(number)
}

/// How position strings write a side; [`Field::side`] reads it.
pub const fn side_letter(side: Side) -> char {
    if side.index() == 0 { 'w' } else { 'b' }
}

/// The fields of a text, one after the other; `F` are the faults of the game.
#[derive(Debug)]
pub struct Fields<'a, F> {
    words: Words<'a>,
    faults: PhantomData<fn() -> F>,
}

/// One field, or a part of one.
#[derive(Debug)]
pub struct Field<'a, F> {
    /// Its name in faults.
    pub name: &'static str,
    /// Its text.
    pub text: &'a str,
    /// The byte where it begins.
    pub start: usize,
    faults: PhantomData<fn() -> F>,
}

impl<F> Clone for Field<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F> Copy for Field<'_, F> {}

impl<'a, F: From<FieldFault>> Fields<'a, F> {
    /// The fields of `text`.
    pub fn of(text: &'a str) -> Self {
        Self {
            words: words(text),
            faults: PhantomData,
        }
    }

    /// All fields of `text`: exactly these.
    ///
    /// # Errors
    /// [`FieldFault::MissingField`] or [`FieldFault::ExtraText`].
    pub fn all<const COUNT: usize>(
        text: &'a str,
        names: [&'static str; COUNT],
    ) -> Result<[Field<'a, F>; COUNT], TextError<F>> {
        let mut fields = Self::of(text);
        let found = fields.take(names)?;
        fields.end()?;
        Ok(found)
    }

    /// The next fields.
    ///
    /// # Errors
    /// [`FieldFault::MissingField`].
    pub fn take<const COUNT: usize>(
        &mut self,
        names: [&'static str; COUNT],
    ) -> Result<[Field<'a, F>; COUNT], TextError<F>> {
        let mut found = [Field::part("", "", 0); COUNT];
        for (field, name) in found.iter_mut().zip(names) {
            *field = self.next(name)?;
        }
        Ok(found)
    }

    /// The next field.
    ///
    /// # Errors
    /// [`FieldFault::MissingField`].
    pub fn next(&mut self, name: &'static str) -> Result<Field<'a, F>, TextError<F>> {
        let Some((text, span)) = self.words.next() else {
            let fault = FieldFault::MissingField { field: name };
            let end = self.words.text().len();
            return Err(TextError::new(fault.into(), end..end));
        };
        Ok(Field::part(name, text, span.start))
    }

    /// Checks that there is no further field.
    ///
    /// # Errors
    /// [`FieldFault::ExtraText`].
    pub fn end(&self) -> Result<(), TextError<F>> {
        match self.words.clone().next() {
            None => Ok(()),
            Some((_, span)) => Err(TextError::new(
                FieldFault::ExtraText.into(),
                span.start..self.words.text().len(),
            )),
        }
    }
}

impl<'a, F: From<FieldFault>> Field<'a, F> {
    /// A field that is a whole text.
    pub const fn of(name: &'static str, text: &'a str) -> Self {
        Self::part(name, text, 0)
    }

    const fn part(name: &'static str, text: &'a str, start: usize) -> Self {
        Self {
            name,
            text,
            start,
            faults: PhantomData,
        }
    }

    /// Its bytes in the whole text.
    pub fn span(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// `fault`, in the place of this field.
    pub fn error(&self, fault: impl Into<F>) -> TextError<F> {
        TextError::new(fault.into(), self.span())
    }

    /// Its parts between separators, ASCII characters.
    pub fn split(&self, separator: char) -> impl Iterator<Item = Self> + use<'a, F> {
        let (name, mut start) = (self.name, self.start);
        parts(self.text, separator).map(move |text| {
            let part = Self::part(name, text, start);
            start += text.len() + separator.len_utf8();
            part
        })
    }

    /// Its characters, each with its place.
    pub fn letters(&self) -> impl Iterator<Item = (char, Self)> + use<'a, F> {
        let (name, start, text) = (self.name, self.start, self.text);
        text.char_indices().map(move |(at, letter)| {
            let own = text.get(at..at + letter.len_utf8()).unwrap_or_default();
            (letter, Self::part(name, own, start + at))
        })
    }

    /// The parts before and behind the first separator, an ASCII character.
    pub fn split_once(&self, separator: char) -> Option<(Self, Self)> {
        let (before, behind) = cut(self.text, separator)?;
        let start = self.start + before.len() + separator.len_utf8();
        Some((
            Self::part(self.name, before, self.start),
            Self::part(self.name, behind, start),
        ))
    }

    /// The side to move, `w` or `b`.
    ///
    /// # Errors
    /// [`FieldFault::BadSide`].
    pub fn side(&self) -> Result<Side, TextError<F>> {
        match self.text {
            "w" => Ok(Side::FIRST),
            "b" => Ok(Side::SECOND),
            text => Err(self.error(FieldFault::BadSide { text: quoted(text) })),
        }
    }

    /// A number from `min` to `max`.
    ///
    /// # Errors
    /// [`FieldFault::BadNumber`].
    pub fn number(&self, min: u16, max: u16) -> Result<u16, TextError<F>> {
        let number = digits(self.text).and_then(|number| u16::try_from(number).ok());
        let known = number.filter(|number| (min..=max).contains(number));
        known.ok_or_else(|| {
            self.error(FieldFault::BadNumber {
                field: self.name,
                text: quoted(self.text),
                min,
                max,
            })
        })
    }
}
