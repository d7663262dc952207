//! Hash chains: their end is published first, their values are shown one by one.

use std::fmt;

use sha2::block_api::compress256;

/// Number of draws for which a chain has values.
pub const CHAIN_LENGTH: u32 = 64;

/// 32 bytes: a secret, a hash, or the value of a chain for a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value(pub [u8; 32]);

impl Value {
    /// Reads 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        let mut digits = text.chars();
        for byte in &mut bytes {
            for _ in 0..2 {
                *byte = *byte << 4 | digits.next()?.to_digit(16)? as u8;
            }
        }
        digits.next().is_none().then_some(Self(bytes))
    }

    /// The value as 64 hexadecimal digits.
    pub fn write(&self) -> String {
        let digit = |nibble: u8| char::from(if nibble < 10 { b'0' } else { b'a' - 10 } + nibble);
        let mut text = String::new();
        for byte in self.0 {
            text.push(digit(byte >> 4));
            text.push(digit(byte & 15));
        }
        text
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write())
    }
}

/// The purpose of a hash, with the version that introduced it. All labels have the same length, so
/// that inputs for different purposes are never equal.
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
    /// What a game is played for, and with which word.
    Mix,
    /// A draw into which such a mix goes.
    Mixed,
}

/// SHA-256 of a label and what follows it.
pub(super) fn hash(label: Label, parts: &[&[u8]]) -> Value {
    let mut text = b"klubovna cards ".to_vec();
    text.extend_from_slice(match label {
        Label::Link => b"1 link",
        Label::Side => b"1 side",
        Label::Game => b"1 game",
        Label::Draw => b"1 draw",
        Label::Mix => b"2 word",
        Label::Mixed => b"2 draw",
    });
    for part in parts {
        text.extend_from_slice(part);
    }
    sha256(text)
}

/// SHA-256 of a text that fits into memory: `sha2` has its rounds, and what it does for texts that
/// come in pieces would be a half kilobyte more to load.
fn sha256(mut text: Vec<u8>) -> Value {
    let bits = text.len() as u64 * 8;
    text.push(0x80);
    while text.len() % 64 != 56 {
        text.push(0);
    }
    text.extend_from_slice(&bits.to_be_bytes());
    let mut state = [
        0x6a09_e667,
        0xbb67_ae85,
        0x3c6e_f372,
        0xa54f_f53a,
        0x510e_527f,
        0x9b05_688c,
        0x1f83_d9ab,
        0x5be0_cd19,
    ];
    compress256(&mut state, text.as_chunks().0);
    let mut hash = [0; 32];
    for (bytes, word) in hash.as_chunks_mut().0.iter_mut().zip(state) {
        *bytes = word.to_be_bytes();
    }
    Value(hash)
}

/// The value before `value`, one step nearer to the end. Anybody can make this step; nobody can
/// make it backwards, because it is a hash.
pub(super) fn link(value: &Value) -> Value {
    hash(Label::Link, &[&value.0])
}

/// A secret and the values that lead from it to the published end.
#[derive(Clone, Copy, Debug)]
pub struct HashChain {
    secret: Value,
}

impl HashChain {
    /// The chain over `secret`.
    pub const fn new(secret: Value) -> Self {
        Self { secret }
    }

    /// The value for draw `number`, counted from 1; number 0 is the end, which is published before
    /// the game. `None` beyond the secret.
    pub fn value(&self, number: u32) -> Option<Value> {
        CHAIN_LENGTH
            .checked_sub(number)
            .map(|steps| self.before(steps))
    }

    /// The value that is published before the game.
    pub fn end(&self) -> Value {
        self.before(CHAIN_LENGTH)
    }

    fn before(&self, steps: u32) -> Value {
        let mut value = self.secret;
        for _ in 0..steps {
            value = link(&value);
        }
        value
    }
}

#[cfg(test)]
mod tests {
    use sha2::{Digest, Sha256};

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
    fn texts_of_any_length_are_filled_up_to_whole_blocks() {
        for length in 0..200 {
            let text = vec![length as u8; length];
            let due = <Sha256 as Digest>::digest(&text);
            assert_eq!(sha256(text).0[..], due[..], "{length}");
        }
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
