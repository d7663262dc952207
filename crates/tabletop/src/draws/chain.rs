//! Values that are pledged first and shown one by one.

use std::fmt;

use sha2::{Digest, Sha256};

/// Draws that a chain holds for.
pub const CHAIN_LENGTH: u32 = 64;

/// 32 bytes: a secret, a hash, or what a chain shows for a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value(pub [u8; 32]);

impl Value {
    /// Reads 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        let digits = text.as_bytes();
        if digits.len() != 2 * bytes.len() {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            for &digit in pair {
                *byte = *byte << 4 | char::from(digit).to_digit(16)? as u8;
            }
        }
        Some(Self(bytes))
    }

    /// The same as 64 hexadecimal digits.
    pub fn write(&self) -> String {
        let nibbles = self.0.iter().flat_map(|byte| [byte >> 4, byte & 15]);
        nibbles
            .filter_map(|nibble| char::from_digit(u32::from(nibble), 16))
            .collect()
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write())
    }
}

/// What a hash is for. All labels are equally long, so that no two inputs coincide.
#[derive(Clone, Copy)]
pub(super) enum Label {
    /// One step of a chain.
    Link,
    /// A side's own secret from that of a device.
    Side,
    /// The game that two chains are bound to.
    Game,
    /// A draw.
    Draw,
}

/// SHA-256 of a label and what follows it.
pub(super) fn hash(label: Label, parts: &[&[u8]]) -> Value {
    let mut hasher = Sha256::new();
    hasher.update(b"klubovna cards 1 ");
    hasher.update(match label {
        Label::Link => b"link",
        Label::Side => b"side",
        Label::Game => b"game",
        Label::Draw => b"draw",
    });
    for part in parts {
        hasher.update(part);
    }
    Value(hasher.finalize().into())
}

/// The value before: anybody can step from a value towards the end, nobody back.
pub(super) fn link(value: &Value) -> Value {
    hash(Label::Link, &[&value.0])
}

/// A secret and the values that lead from it to the published end.
#[derive(Clone, Debug)]
pub struct HashChain {
    // From the end on; the secret comes last.
    values: Vec<Value>,
}

impl HashChain {
    /// The chain over `secret`.
    pub fn new(secret: Value) -> Self {
        let mut values = vec![secret];
        let mut last = secret;
        for _ in 0..CHAIN_LENGTH {
            last = link(&last);
            values.push(last);
        }
        values.reverse();
        Self { values }
    }

    /// What is shown for draw `number`, counted from 1; number 0 is the end, which is
    /// published before the game.
    pub fn value(&self, number: u32) -> Option<Value> {
        self.values.get(number as usize).copied()
    }

    /// What is published before the game.
    pub fn end(&self) -> Value {
        self.value(0).unwrap_or(Value([0; 32]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_64_digits() {
        let text = "00ff".repeat(16);
        let value = Value::read(&text).unwrap();
        assert_eq!((value.0[0], value.0[31]), (0, 255));
        assert_eq!(value.write(), text);
        assert_eq!(Value::read(&text.to_uppercase()), Some(value));
        for wrong in ["", "0", &text[1..], &format!("{text}0"), &"+1".repeat(32)] {
            assert_eq!(Value::read(wrong), None, "{wrong}");
        }
        assert_eq!(Value::read(&"é".repeat(32)), None);
    }

    #[test]
    fn every_value_leads_to_the_one_before() {
        let secret = Value([7; 32]);
        let chain = HashChain::new(secret);
        for number in 1..=CHAIN_LENGTH {
            let value = chain.value(number).unwrap();
            assert_eq!(Some(link(&value)), chain.value(number - 1));
        }
        assert_eq!(chain.value(CHAIN_LENGTH), Some(secret));
        assert_eq!(chain.value(CHAIN_LENGTH + 1), None);
    }
}
