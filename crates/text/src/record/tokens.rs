//! Splits move text into tokens with their places. Knows no game.

use std::ops::Range;

use super::RecordFault;
use super::result::Winner;
use crate::error::TextError;
use crate::fields::digits;
use crate::text::cut;

/// A token of move text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A move, without its number, dots and glyphs.
    Move(&'a str),
    /// `$n` or `!`, `?` … behind a move.
    Glyph(u8),
    /// A comment, and whether it is plain text: without escapes.
    Comment(&'a str, bool),
    /// `(`.
    Open,
    /// `)`.
    Close,
    /// A result.
    Result(Winner),
    /// A lone `*`: the result "unfinished" at the end, decoration elsewhere.
    Star,
}

const GLYPHS: [(&str, u8); 6] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
];

/// How a glyph is written behind a move.
pub(super) fn glyph_text(glyph: u8) -> Option<&'static str> {
    GLYPHS
        .iter()
        .find(|(_, known)| *known == glyph)
        .map(|(text, _)| *text)
}

/// `text` without the characters at its beginning for which `is` holds.
fn passed(text: &str, is: fn(char) -> bool) -> &str {
    text.trim_start_matches(is)
}

/// `text` up to the end of its first line.
pub(super) fn first_line(text: &str) -> &str {
    cut(text, '\n').map_or(text, |(line, _)| line)
}

/// Splits move text. Offsets count from the beginning of `text`.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    // The glyph behind the last move: one word can hold two tokens.
    glyph: Option<(u8, Range<usize>)>,
}

type Found<'a> = Result<Option<(Token<'a>, Range<usize>)>, TextError<RecordFault>>;

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str, at: usize) -> Self {
        Self {
            text,
            at,
            glyph: None,
        }
    }

    /// The tokens of the same text from `at` on.
    pub(super) fn from(&self, at: usize) -> Self {
        Self::new(self.text, at)
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The next token, `None` at the end.
    pub(super) fn next(&mut self) -> Found<'a> {
        if let Some((glyph, span)) = self.glyph.take() {
            return Ok(Some((Token::Glyph(glyph), span)));
        }
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            let rest = self.rest();
            let start = self.at;
            let Some(first) = rest.chars().next() else {
                return Ok(None);
            };
            let one = start..start + 1;
            match first {
                '{' => return self.braces(start).map(Some),
                ';' => {
                    let line = first_line(rest);
                    self.at += line.len();
                    let body = line.get(1..).unwrap_or_default().trim();
                    return Ok(Some((Token::Comment(body, true), start..self.at)));
                }
                '(' => {
                    self.at += 1;
                    return Ok(Some((Token::Open, one)));
                }
                ')' => {
                    self.at += 1;
                    return Ok(Some((Token::Close, one)));
                }
                '}' => return Err(TextError::new(RecordFault::NothingToClose, one)),
                _ => {
                    if let Some(token) = self.word(start)? {
                        return Ok(Some(token));
                    }
                }
            }
        }
    }

    /// The text inside the parenthesis that opened just before, its `)` taken; `None`
    /// when it does not close.
    pub(super) fn round(&mut self) -> Option<(&'a str, Range<usize>)> {
        let start = self.at;
        let mut depth = 1_u32;
        for (at, char) in self.rest().char_indices() {
            match char {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at = start + at + 1;
                return Some((self.text.get(start..start + at)?, start..start + at));
            }
        }
        None
    }

    fn braces(
        &mut self,
        start: usize,
    ) -> Result<(Token<'a>, Range<usize>), TextError<RecordFault>> {
        let body = self.text.get(start + 1..).unwrap_or_default();
        let mut escaped = false;
        for (at, char) in body.char_indices() {
            if char == '}' && !escaped {
                self.at = start + 1 + at + 1;
                let inside = body.get(..at).unwrap_or_default();
                return Ok((Token::Comment(inside, false), start..self.at));
            }
            escaped = char == '\\' && !escaped;
        }
        Err(TextError::new(
            RecordFault::UnclosedComment,
            start..start + 1,
        ))
    }

    fn word(&mut self, start: usize) -> Found<'a> {
        let rest = self.rest();
        // A `;` inside belongs to the word: moves of some games are written with one.
        let len = rest
            .find(|char: char| char.is_whitespace() || matches!(char, '{' | '}' | '(' | ')'))
            .unwrap_or(rest.len());
        let word = rest.get(..len).unwrap_or_default();
        self.at = start + len;
        let span = start..self.at;
        if let Some(winner) = Winner::read(word) {
            return Ok(Some((Token::Result(winner), span)));
        }
        if word == "*" {
            return Ok(Some((Token::Star, span)));
        }
        if let Some(number) = word.strip_prefix('$') {
            return digits(number)
                .and_then(|glyph| glyph.try_into().ok())
                .map(|glyph| Some((Token::Glyph(glyph), span.clone())))
                .ok_or_else(|| TextError::new(RecordFault::BadGlyph, span));
        }
        // Move numbers are ignored: "12.", "12..", the "1." of "1.Vh7", ".." and a bare "12".
        let behind = passed(word, |char| char.is_ascii_digit());
        let body = passed(behind, |char| matches!(char, '.' | '…'));
        let body = if body.len() < behind.len() || behind.is_empty() {
            body
        } else {
            word
        };
        let offset = start + (word.len() - body.len());
        let mut text = body.trim_end_matches('*');
        if let Some((suffix, glyph)) = GLYPHS.iter().find(|(suffix, _)| text.ends_with(suffix)) {
            let cut = text.len() - suffix.len();
            let end = offset + text.len();
            text = text.get(..cut).unwrap_or_default();
            self.glyph = Some((*glyph, offset + cut..end));
        }
        let trimmed = passed(text, |char| char == '*');
        let begin = offset + (text.len() - trimmed.len());
        let move_text = trimmed.trim_end_matches('*');
        if move_text.is_empty() {
            let glyph = self.glyph.take();
            return Ok(glyph.map(|(glyph, span)| (Token::Glyph(glyph), span)));
        }
        let span = begin..begin + move_text.len();
        Ok(Some((Token::Move(move_text), span)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<Token<'_>> {
        let mut tokens = Tokens::new(text, 0);
        let mut found = Vec::new();
        while let Some((token, _)) = tokens.next().unwrap() {
            found.push(token);
        }
        found
    }

    #[test]
    fn decoration_is_taken_off() {
        use Token::{Comment, Glyph, Move, Result, Star};
        assert_eq!(
            all("1. Vh7!? {x} 1 .. *Va3* 2.h3 ** 2...a6?? 3… Sf4 $14 * ½:½"),
            [
                Move("Vh7"),
                Glyph(5),
                Comment("x", false),
                Move("Va3"),
                Move("h3"),
                Move("a6"),
                Glyph(4),
                Move("Sf4"),
                Glyph(14),
                Star,
                Result(Winner::Nobody)
            ]
        );
    }

    #[test]
    fn moves_that_begin_with_a_digit_stay_whole() {
        assert_eq!(
            all("7g7f G*2b c4:3-d3"),
            [
                Token::Move("7g7f"),
                Token::Move("G*2b"),
                Token::Move("c4:3-d3")
            ]
        );
    }

    #[test]
    fn a_semicolon_opens_a_comment_only_where_a_word_would_begin() {
        use Token::{Comment, Move};
        assert_eq!(
            all("1. QL6-QL5;a8B=N ; a8B\n;b\n{c};d (+1);e"),
            [
                Move("QL6-QL5;a8B=N"),
                Comment("a8B", true),
                Comment("b", true),
                Comment("c", false),
                Comment("d (+1);e", true)
            ]
        );
    }

    #[test]
    fn spans_point_at_the_move_itself() {
        let mut tokens = Tokens::new("12. *Vh7!", 0);
        let (token, span) = tokens.next().unwrap().unwrap();
        assert_eq!((token, span), (Token::Move("Vh7"), 5..8));
        let (token, span) = tokens.next().unwrap().unwrap();
        assert_eq!((token, span), (Token::Glyph(1), 8..9));
    }

    #[test]
    fn an_escaped_brace_does_not_close() {
        assert_eq!(all(r"{a\}b\\}"), [Token::Comment(r"a\}b\\", false)]);
    }
}
