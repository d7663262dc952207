//! The header of a record: the tags before the moves, read and written.

use std::ops::Range;

use super::fault::{Failure, refuse};
use super::result::result_word;
use super::tags::{TagFault, Tags, is_name, is_own};
use super::tokens::first_line;
use super::{FORMAT_VERSION, RecordFault};
use crate::comment::fold_spaces;
use crate::error::TextError;
use crate::fields::digits;
use crate::limit::{Limit, MAX_TEXT};
use crate::text::{cut, number_text, quoted};
use crate::tree::End;

/// A header that was read.
pub(super) struct Header {
    // What the record writes itself: name, value with escapes resolved, its bytes in the text.
    own: Vec<(String, String, Range<usize>)>,
    /// The others.
    pub(super) tags: Tags,
    /// Where the moves begin.
    pub(super) body: usize,
}

impl Header {
    /// Reads the tags at the beginning of `text`.
    ///
    /// # Errors
    /// When the text is too long, a tag is bad or over a limit, or the first tag does not say
    /// that this is a record of a known format.
    pub(super) fn read(text: &str) -> Result<Self, Failure> {
        check_length(text)?;
        let mut header = Self {
            own: Vec::new(),
            tags: Tags::default(),
            body: 0,
        };
        loop {
            let rest = text.get(header.body..).unwrap_or_default();
            let line = rest.trim_start();
            if !line.starts_with('[') {
                break;
            }
            let start = header.body + (rest.len() - line.len());
            let line = first_line(line);
            header.body = start + line.len();
            let trimmed = line.trim_end();
            let span = start..start + trimmed.len();
            let Some((name, value, inside)) = read_tag(trimmed) else {
                return refuse(RecordFault::BadTag, &span);
            };
            if header.tag(&name).is_some() || header.tags.get(&name).is_some() {
                let name = quoted(&name);
                return refuse(RecordFault::DoubleTag { name }, &span);
            }
            if is_own(&name) {
                let inside = start + inside.start..start + inside.end;
                header.own.push((name, value, inside));
            } else if let Err(TagFault::Limit(limit)) = header.tags.set(&name, &value) {
                return refuse(limit, &span);
            }
        }
        match header.own.first() {
            Some((name, version, span)) if name == "Klubovna" => {
                if !is_known(version, FORMAT_VERSION) {
                    let version = quoted(version);
                    return refuse(RecordFault::NewerFormat { version }, span);
                }
            }
            _ => {
                let first = first_line(text).trim_end();
                return refuse(RecordFault::NotARecord, &(0..first.len()));
            }
        }
        Ok(header)
    }

    /// The value of a tag that the record writes itself, and its bytes in the text.
    pub(super) fn tag(&self, name: &str) -> Option<(&str, Range<usize>)> {
        self.own
            .iter()
            .find(|(known, ..)| known == name)
            .map(|(_, value, span)| (value.as_str(), span.clone()))
    }

    /// The id of the game, and its bytes in the text.
    ///
    /// # Errors
    /// When no game is named.
    pub(super) fn game(&self) -> Result<(&str, Range<usize>), Failure> {
        let missing = || TextError::new(RecordFault::NoGame, 0..self.body);
        self.tag("Game").ok_or_else(missing)
    }

    /// Checks that the record is of the game `id`, played by rules no newer than `rules`;
    /// whether by older ones.
    ///
    /// # Errors
    /// When it is of another game or of newer rules.
    pub(super) fn check_game(&self, id: &str, rules: u32) -> Result<bool, Failure> {
        let (game, span) = self.game()?;
        if game != id {
            let game = quoted(game);
            return refuse(RecordFault::UnknownGame { game }, &span);
        }
        let Some((version, span)) = self.tag("Rules") else {
            return Ok(false);
        };
        if !is_known(version, rules) {
            let version = quoted(version);
            return refuse(RecordFault::NewerRules { version }, &span);
        }
        Ok(rules > 1 && is_known(version, rules - 1))
    }
}

/// Checks that `text` is no longer than what is read at all.
///
/// # Errors
/// When it is longer.
pub(super) fn check_length(text: &str) -> Result<(), Failure> {
    if text.len() > MAX_TEXT {
        return refuse(Limit::Text, &(MAX_TEXT..text.len()));
    }
    Ok(())
}

fn is_known(version: &str, newest: u32) -> bool {
    digits(version).is_some_and(|version| version <= newest)
}

/// `[Name "value"]` as name, value and where the value lies.
fn read_tag(line: &str) -> Option<(String, String, Range<usize>)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?;
    let (name, _) = cut(inside, '"')?;
    let value_at = 1 + name.len() + 1;
    let quoted = line.get(value_at..line.len() - 1)?.trim_end();
    let quoted = quoted.strip_suffix('"')?;
    let name = name.trim();
    if !is_name(name) {
        return None;
    }
    let mut value = String::new();
    let mut chars = quoted.chars();
    while let Some(char) = chars.next() {
        match char {
            '\\' => value.push(chars.next()?),
            '"' => return None,
            char => value.push(char),
        }
    }
    Some((name.into(), value, value_at..value_at + quoted.len()))
}

/// A header to be written.
pub(super) struct NewHeader<'a> {
    /// The id of the game.
    pub(super) game: &'a str,
    /// The version of its rules.
    pub(super) rules: u32,
    /// The options as text; empty for the standard ones.
    pub(super) options: String,
    /// The position string of the start, unless it is the standard one.
    pub(super) start: Option<String>,
    /// All other tags.
    pub(super) tags: &'a Tags,
    /// How the game ended.
    pub(super) result: Option<End>,
}

impl NewHeader<'_> {
    /// The header as text, an empty line behind it.
    pub(super) fn write(&self) -> String {
        let mut text = String::new();
        let mut tag = |name: &str, value: &str| {
            text.push('[');
            text.push_str(name);
            text.push_str(" \"");
            for char in fold_spaces(value).chars() {
                if matches!(char, '\\' | '"') {
                    text.push('\\');
                }
                text.push(char);
            }
            text.push_str("\"]\n");
        };
        tag("Klubovna", &number_text(FORMAT_VERSION));
        tag("Game", self.game);
        tag("Rules", &number_text(self.rules));
        if !self.options.is_empty() {
            tag("Options", &self.options);
        }
        if let Some(start) = &self.start {
            tag("Start", start);
        }
        for (name, value) in self.tags.iter() {
            tag(name, value);
        }
        tag("Result", result_word(self.result));
        if let Some(result) = &self.result {
            tag("Reason", result.reason);
        }
        text.push('\n');
        text
    }
}
