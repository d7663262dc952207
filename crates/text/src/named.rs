//! A few values by name, in the order they were put in.

use serde::ser::{Serialize, SerializeMap, Serializer};

/// Values by name, serialised as an object. A list, because there are few of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T>(Vec<(String, T)>);

impl<T> Default for Named<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Named<T> {
    /// Without any value.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// The value of `name`.
    pub fn get(&self, name: &str) -> Option<&T> {
        let (_, value) = self.0.iter().find(|(known, _)| known == name)?;
        Some(value)
    }

    /// Sets the value of `name`.
    pub fn insert(&mut self, name: &str, value: T) {
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name.into(), value)),
        }
    }

    /// Removes `name`.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(known, _)| known != name);
    }

    /// How many names have a value.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no name has a value.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Every name with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }
}

impl<N: AsRef<str>, T> FromIterator<(N, T)> for Named<T> {
    fn from_iter<I: IntoIterator<Item = (N, T)>>(pairs: I) -> Self {
        let mut named = Self::new();
        for (name, value) in pairs {
            named.insert(name.as_ref(), value);
        }
        named
    }
}

impl<N: AsRef<str>, T, const COUNT: usize> From<[(N, T); COUNT]> for Named<T> {
    fn from(pairs: [(N, T); COUNT]) -> Self {
        pairs.into_iter().collect()
    }
}

impl<T: Serialize> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in self.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}
