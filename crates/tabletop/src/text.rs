//! Texts out of parts. What the standard library offers for it is compiled anew for each
//! kind of part, a kilobyte at a time.

/// How many characters `text` has.
pub fn length(text: &str) -> usize {
    // All bytes but those that go on with a character.
    text.bytes().filter(|byte| byte & 0xc0 != 0x80).count()
}

/// What a fault quotes of a text at most, in characters: it fits on a line, and whoever hears of
/// the fault has not read the text.
pub const MOST_QUOTED: usize = 16;

/// `text`, or its beginning where it is longer than [`MOST_QUOTED`]. Every fault that names what
/// it found in a text of other people quotes it with this.
pub fn quoted(text: &str) -> String {
    match text.char_indices().nth(MOST_QUOTED) {
        Some((end, _)) => joined(&[text.get(..end).unwrap_or_default(), "…"], ""),
        None => text.into(),
    }
}

/// The lines of `text`.
pub fn lines(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
        lines.push(line);
        rest = after;
    }
    lines
}

/// The parts one behind the other, with `between` them.
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
    fn a_long_text_is_quoted_by_its_beginning() {
        assert_eq!(quoted(""), "");
        assert_eq!(quoted("přesně šestnáct!"), "přesně šestnáct!");
        assert_eq!(quoted("přesně sedmnáct !"), "přesně sedmnáct …");
        assert_eq!(quoted(&"🦁".repeat(40)), format!("{}…", "🦁".repeat(16)));
    }
}
