//! Lines of a text, read step by step, with the place of each in the text.

use std::ops::Range;

use klubovna_text::{AnyFault, Fault, TextError, quoted};

use super::fault::{FileFault, Read};

/// The unread rest of a line, without white space around it.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    rest: &'a str,
    at: usize,
}

/// The lines of a text. A byte order mark may stand before any of them, because files are
/// concatenated.
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
    pub(super) fn of(text: &'a str, at: usize) -> Self {
        let rest = text.trim_start();
        Self {
            at: at + (text.len() - rest.len()),
            rest: rest.trim_end(),
        }
    }

    pub(super) const fn rest(self) -> &'a str {
        self.rest
    }

    pub(super) const fn span(self) -> Range<usize> {
        self.at..self.at + self.rest.len()
    }

    pub(super) const fn is_empty(self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn first(self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Reads so many bytes and the white space behind them.
    fn skip(&mut self, bytes: usize) -> &'a str {
        let (passed, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        *self = Self::of(rest, self.at + bytes);
        passed
    }

    /// Reads `word`, when it comes next.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let comes = self.rest.starts_with(word);
        if comes {
            self.skip(word.len());
        }
        comes
    }

    /// Reads the first of these words that comes next.
    pub(super) fn take_any(&mut self, words: &[&str]) -> bool {
        words.iter().any(|word| self.take(word))
    }

    /// Reads the next character when `read` accepts it.
    pub(super) fn take_char<T>(&mut self, read: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let first = self.first()?;
        let value = read(first)?;
        self.skip(first.len_utf8());
        Some(value)
    }

    /// Reads the next `bytes` bytes, when there are so many before any white space.
    pub(super) fn take_bytes(&mut self, bytes: usize) -> Option<&'a str> {
        let word = self.rest.get(..bytes)?;
        (!word.contains(char::is_whitespace)).then(|| self.skip(bytes))
    }

    pub(super) fn take_digits(&mut self) -> &'a str {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        self.skip(digits)
    }

    /// Reads a number; one that is too large is not read.
    pub(super) fn take_number(&mut self) -> Option<u32> {
        let mut behind = *self;
        let number = behind.take_digits().parse().ok()?;
        *self = behind;
        Some(number)
    }

    /// The parts before and behind the first of these characters.
    pub(super) fn split(self, at: &[char]) -> Option<(Self, Self)> {
        let (before, behind) = self.rest.split_once(at)?;
        let start = self.at + self.rest.len() - behind.len();
        Some((Self::of(before, self.at), Self::of(behind, start)))
    }

    /// The words between such signs, empty ones left out.
    pub(super) fn words(self, between: fn(char) -> bool) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        let words = self.rest.split_inclusive(between).map(move |word| {
            let start = at;
            at += word.len();
            Self::of(word.trim_end_matches(between), start)
        });
        words.filter(|word| !word.is_empty())
    }

    /// The part of the line from here to a later rest of it.
    pub(super) fn up_to(self, later: Self) -> Self {
        let passed = self.rest.get(..later.at - self.at);
        Self::of(passed.unwrap_or_default(), self.at)
    }

    pub(super) fn error(self, fault: &impl Fault) -> TextError<AnyFault> {
        TextError::new(AnyFault::of(fault), self.span())
    }

    pub(super) fn fail<T>(self, fault: &impl Fault) -> Read<T> {
        Err(self.error(fault))
    }

    /// The fault that the rest has no meaning here.
    #[inline(never)]
    pub(super) fn strange(self, fault: fn(String) -> FileFault) -> TextError<AnyFault> {
        self.error(&fault(quoted(self.rest)))
    }
}

/// A time in milliseconds, from seconds and the digits of a fraction.
pub(super) fn milliseconds(seconds: u32, fraction: &str) -> Option<u32> {
    let digits = fraction.get(..fraction.len().min(3))?;
    let millis = digits.parse::<u32>().ok()? * 10_u32.pow(3 - digits.len() as u32);
    seconds.checked_mul(1000)?.checked_add(millis)
}
