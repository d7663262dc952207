//! Texts out of parts. What the standard library offers for it is compiled anew for each
//! kind of part, a kilobyte at a time.

/// How many characters `text` has.
pub fn length(text: &str) -> usize {
    // All bytes but those that go on with a character.
    text.bytes().filter(|byte| byte & 0xc0 != 0x80).count()
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
