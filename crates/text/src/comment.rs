//! Comments of a record, escaped so that no character in one is read as its end.

use crate::text::{lines, words};

/// The length of `comment` in bytes when it is written.
pub(crate) fn written_len(comment: &str) -> usize {
    let mut text = String::new();
    escape(comment, &mut text);
    text.len()
}

/// Appends `comment` to `text`, escaped so that no part of it is read as its end or as a time.
pub(crate) fn escape(comment: &str, text: &mut String) {
    for char in comment.chars() {
        match char {
            '\n' => text.push_str("\\n "),
            '\\' | '}' => {
                text.push('\\');
                text.push(char);
            }
            '%' if text.ends_with('[') => text.push_str("\\%"),
            char => text.push(char),
        }
    }
}

/// Resolves escapes.
pub(crate) fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        match char {
            '\\' => match chars.next() {
                Some('n') => plain.push('\n'),
                Some(other) => plain.push(other),
                None => plain.push('\\'),
            },
            char => plain.push(char),
        }
    }
    plain
}

/// A comment as records keep it: single spaces between words, none at the ends of lines.
pub fn tidy_comment(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for line in lines(text) {
        tidy.push_str(&fold_spaces(line));
        tidy.push('\n');
    }
    tidy.trim().to_owned()
}

/// `text` with single spaces between its words and none around them.
pub(crate) fn fold_spaces(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for (word, _) in words(text) {
        if !folded.is_empty() {
            folded.push(' ');
        }
        folded.push_str(word);
    }
    folded
}
