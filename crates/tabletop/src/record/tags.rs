//! The header of a record: names with values, in the order they were written.

use crate::named::Named;

/// Header names with values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Named<String>);

/// Tags that the record writes itself from what it holds.
pub(super) const OWN: [&str; 7] = [
    "Klubovna", "Game", "Rules", "Options", "Start", "Result", "Reason",
];

impl Tags {
    /// The value of `name`.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Sets `name` to `value` with white space folded; an empty value removes it. Names
    /// that the record writes itself and names that are no words are ignored; returns
    /// whether it was accepted.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        if !is_name(name) || OWN.contains(&name) {
            return false;
        }
        let value = fold_spaces(value);
        if value.is_empty() {
            self.0.remove(name);
        } else {
            self.0.insert(name, value);
        }
        true
    }

    /// Every name with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name, value.as_str()))
    }
}

/// Whether `name` can be a tag: a letter, then letters, digits and `_`.
pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name
            .chars()
            .all(|char| char.is_ascii_alphanumeric() || char == '_')
}

/// `text` with single spaces between its words and none around them.
pub(super) fn fold_spaces(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        folded.push_str(word);
    }
    folded
}
