//! Splitting and joining texts without generics: each generic function of the standard library
//! for it adds about 1 kB of wasm per type that it is used with.

use std::ops::Range;

/// How many characters `text` has.
pub fn length(text: &str) -> usize {
    // All bytes except the continuation bytes of UTF-8.
    text.bytes().filter(|byte| byte & 0xc0 != 0x80).count()
}

/// Most characters that a fault quotes of a text: the quotation fits on a line.
pub const MOST_QUOTED: usize = 16;

/// `text`, or its beginning where it is longer than [`MOST_QUOTED`]. Every fault that quotes a
/// text from outside uses it.
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(MOST_QUOTED) {
        Some((end, _)) => joined(&[text.get(..end).unwrap_or_default(), "…"], ""),
        None => text.into(),
    }
}

/// `text` before the first `mark`, an ASCII character, and behind it.
pub fn cut(text: &str, mark: char) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| char::from(byte) == mark)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// The parts of `text` between marks, ASCII characters: one more than there are marks.
pub fn parts(text: &str, mark: char) -> Parts<'_> {
    Parts {
        rest: Some(text),
        mark,
    }
}

/// See [`parts`].
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    rest: Option<&'a str>,
    mark: char,
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest.take()?;
        let Some((part, behind)) = cut(rest, self.mark) else {
            return Some(rest);
        };
        self.rest = Some(behind);
        Some(part)
    }
}

/// A word of a text, and its bytes there.
pub type Word<'a> = (&'a str, Range<usize>);

/// The words of `text`, white space between them.
pub fn words(text: &str) -> Words<'_> {
    Words { text, at: 0 }
}

/// See [`words`].
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    // Behind the last word.
    at: usize,
}

impl<'a> Words<'a> {
    /// The whole text.
    pub(crate) fn text(&self) -> &'a str {
        self.text
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let rest = self.text.get(self.at..)?.trim_start();
        let start = self.text.len() - rest.len();
        self.at = start;
        for char in rest.chars() {
            if char.is_whitespace() {
                break;
            }
            self.at += char.len_utf8();
        }
        let span = start..self.at;
        let word = self.text.get(span.clone())?;
        (!word.is_empty()).then_some((word, span))
    }
}

/// The lines of `text`.
pub fn lines(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (line, after) = cut(rest, '\n').unwrap_or((rest, ""));
        lines.push(line);
        rest = after;
    }
    lines
}

/// `number` in digits.
pub fn number_text(number: u32) -> String {
    let mut text = String::new();
    if number > 9 {
        text = number_text(number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
    text
}

/// The parts joined, with `between` as separator.
pub fn joined(parts: &[&str], between: &str) -> String {
    let mut text = String::new();
    for (at, part) in parts.iter().enumerate() {
        if at > 0 {
            text.push_str(between);
        }
        text.push_str(part);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_at_marks_as_the_standard_library_does() {
        for text in ["", ",", "a", "a,b", ",žá,,🦁", "½,½,"] {
            assert_eq!(cut(text, ','), text.split_once(','));
            assert!(parts(text, ',').eq(text.split(',')));
            assert!(
                lines(&text.replace(',', "\n"))
                    .into_iter()
                    .eq(text.split_terminator(',').filter(|_| !text.is_empty()))
            );
        }
    }

    #[test]
    fn words_are_those_of_the_standard_library_with_their_places() {
        for text in ["", " ", "a", " a  žá\u{a0}🦁\n", "\u{2003}½ b\t"] {
            let found: Vec<_> = words(text).map(|(word, _)| word).collect();
            assert_eq!(found, text.split_whitespace().collect::<Vec<_>>());
            for (word, span) in words(text) {
                assert_eq!(text.get(span), Some(word));
            }
        }
    }

    #[test]
    fn a_number_is_written_as_the_standard_library_does() {
        for number in [0, 9, 10, 60, 101, 4_711, u32::MAX] {
            assert_eq!(number_text(number), number.to_string());
        }
    }

    #[test]
    fn a_long_text_is_quoted_by_its_beginning() {
        assert_eq!(quoted(""), "");
        assert_eq!(quoted("přesně šestnáct!"), "přesně šestnáct!");
        assert_eq!(quoted("přesně sedmnáct !"), "přesně sedmnáct …");
        assert_eq!(quoted(&"🦁".repeat(40)), format!("{}…", "🦁".repeat(16)));
    }
}
