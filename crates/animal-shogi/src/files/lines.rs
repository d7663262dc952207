//! Lines of a text, and what is read from one of them step by step.

use std::ops::Range;

use klubovna_tabletop::error::{AnyFault, Fault, TextError};
use klubovna_tabletop::text::quoted;

use super::fault::{FileFault, Read};

/// What is left of a line; knows where in the text that is.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    rest: &'a str,
    at: usize,
}

/// The lines of a text without the white space around them, and without the byte order mark
/// before them: it may stand inside where files were put one behind the other.
#[inline]
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        let start = at;
        at += line.len();
        let marks = line.trim_start_matches('\u{feff}');
        Line::of(marks, start + (line.len() - marks.len()))
    })
}

impl<'a> Line<'a> {
    /// `text`, which stands at `at`.
    #[inline]
    pub(super) fn of(text: &'a str, at: usize) -> Self {
        let rest = text.trim_start();
        Self {
            at: at + (text.len() - rest.len()),
            rest: rest.trim_end(),
        }
    }

    /// What is left.
    #[inline]
    pub(super) const fn rest(self) -> &'a str {
        self.rest
    }

    #[inline]
    pub(super) const fn span(self) -> Range<usize> {
        self.at..self.at + self.rest.len()
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.rest.is_empty()
    }

    /// The first character of what is left.
    #[inline]
    pub(super) fn first(self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Goes on by so many bytes and what is blank behind them.
    #[inline]
    fn skip(&mut self, bytes: usize) -> &'a str {
        // Always inside and between two characters; a panic would cost kilobytes.
        let (passed, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        *self = Self::of(rest, self.at + bytes);
        passed
    }

    /// Passes `word` and what is blank behind it, when it comes next.
    #[inline]
    pub(super) fn take(&mut self, word: &str) -> bool {
        let comes = self.rest.starts_with(word);
        if comes {
            self.skip(word.len());
        }
        comes
    }

    /// Passes the next character when `read` makes something of it.
    #[inline]
    pub(super) fn take_char<T>(&mut self, read: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let first = self.first()?;
        let value = read(first)?;
        self.skip(first.len_utf8());
        Some(value)
    }

    /// Passes the next `bytes` bytes, when there are so many before any blank.
    #[inline]
    pub(super) fn take_bytes(&mut self, bytes: usize) -> Option<&'a str> {
        let word = self.rest.get(..bytes)?;
        if word.contains(char::is_whitespace) {
            return None;
        }
        Some(self.skip(bytes))
    }

    /// Passes a number.
    #[inline]
    pub(super) fn take_number(&mut self) -> Option<u32> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let number = self.rest.get(..digits)?.parse().ok()?;
        self.skip(digits);
        Some(number)
    }

    /// What stands before and behind the first of these characters.
    #[inline]
    pub(super) fn split(self, at: &[char]) -> Option<(Self, Self)> {
        let (before, _) = self.rest.split_once(at)?;
        let behind = self.rest.get(before.len()..)?;
        let sign = behind.chars().next().map_or(0, char::len_utf8);
        Some((
            Self::of(before, self.at),
            Self::of(behind.get(sign..)?, self.at + before.len() + sign),
        ))
    }

    /// The words between white space, or between these signs.
    #[inline]
    pub(super) fn words(self, between: fn(char) -> bool) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.rest.split_inclusive(between).map(move |word| {
            let start = at;
            at += word.len();
            Self::of(word.trim_end_matches(between), start)
        })
    }

    /// What is left is no good.
    #[inline]
    pub(super) fn fail<T>(self, fault: &impl Fault) -> Read<T> {
        Err(self.error(fault))
    }

    /// What is left is none of what could stand here.
    #[inline(never)]
    pub(super) fn strange(self, fault: fn(String) -> FileFault) -> TextError<AnyFault> {
        self.error(&fault(self.shown()))
    }

    #[inline]
    pub(super) fn error(self, fault: &impl Fault) -> TextError<AnyFault> {
        TextError::new(AnyFault::of(fault), self.span())
    }

    /// The beginning of what is left, for a message.
    #[inline]
    pub(super) fn shown(self) -> String {
        quoted(self.rest)
    }
}
