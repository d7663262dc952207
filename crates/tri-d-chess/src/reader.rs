//! A text that is read from its beginning.

/// What is left of a text. Whatever cannot be read stays there, so that faults point at it.
pub(crate) struct Reader<'a> {
    pub(crate) rest: &'a str,
}

impl<'a> Reader<'a> {
    /// Takes what `parse` makes of the beginning; it returns the rest too.
    pub(crate) fn take<T>(
        &mut self,
        parse: impl FnOnce(&'a str) -> Option<(T, &'a str)>,
    ) -> Option<T> {
        let (found, rest) = parse(self.rest)?;
        self.rest = rest;
        Some(found)
    }

    /// Takes a sign, if it comes next.
    pub(crate) fn sign(&mut self, sign: &str) -> bool {
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// Takes a letter, if `mean` knows it.
    pub(crate) fn letter<T>(&mut self, mean: impl FnOnce(char) -> Option<T>) -> Option<T> {
        self.take(|text| {
            let mut letters = text.chars();
            Some((mean(letters.next()?)?, letters.as_str()))
        })
    }
}
