//! The header of a record: names with values, in the order they were written.

use crate::comment::fold_spaces;
use crate::limit::{Limit, MAX_NAME, MAX_TAGS, MAX_TRANSCRIPT, MAX_VALUE};
use crate::named::Named;

/// Header names with values, always within the limits of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Named<String>);

/// Why a tag cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagFault {
    /// Not a name, or one that the record writes itself.
    Name,
    /// More than a record may hold.
    Limit(Limit),
}

/// Tags that the record writes itself from what it holds.
const OWN: [&str; 7] = [
    "Klubovna", "Game", "Rules", "Options", "Start", "Result", "Reason",
];

/// The tag that says where cards come from; missing where they are random. Players cannot set
/// tags whose names begin like this one.
pub const CARDS: &str = "Cards";

/// The tags about cards: there is always room for them.
const OF_CARDS: [&str; 4] = [CARDS, "CardsWord", "CardsSecret", TRANSCRIPT];
const TRANSCRIPT: &str = "CardsTranscript";

impl Tags {
    /// The value of `name`.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Sets `name` to `value` with white space folded; an empty value removes it.
    ///
    /// # Errors
    /// Names that are no words or that the record writes itself, and whatever is over a
    /// limit. Nothing changes.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagFault> {
        if !is_name(name) || is_own(name) {
            return Err(TagFault::Name);
        }
        let value = fold_spaces(value);
        if value.is_empty() {
            self.0.remove(name);
            return Ok(());
        }
        let most = if name == TRANSCRIPT {
            MAX_TRANSCRIPT
        } else {
            MAX_VALUE
        };
        let limit = if name.len() > MAX_NAME {
            Limit::Name
        } else if value.len() > most {
            Limit::Value
        } else if self.0.len() >= MAX_TAGS && self.get(name).is_none() && !OF_CARDS.contains(&name)
        {
            Limit::Tags
        } else {
            self.0.insert(name, value);
            return Ok(());
        };
        Err(TagFault::Limit(limit))
    }

    /// Sets one of the tags about cards: there is always room for them.
    pub fn set_cards(&mut self, name: &str, value: &str) {
        let _ = self.set(name, value);
    }

    /// Every name with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name, value.as_str()))
    }
}

/// Whether the record writes the tag `name` itself.
pub(super) fn is_own(name: &str) -> bool {
    OWN.contains(&name)
}

/// Whether `name` can be a tag: a letter, then letters, digits and `_`.
pub(super) fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name
            .chars()
            .all(|char| char.is_ascii_alphanumeric() || char == '_')
}
