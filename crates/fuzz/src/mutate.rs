//! Mutations of texts, by words, lines and numbers.

use klubovna_rules::SplitMix64;

/// Numbers at which something may overflow, or mean something else.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "2",
    "9",
    "10",
    "15",
    "16",
    "18",
    "19",
    "60",
    "99",
    "100",
    "127",
    "128",
    "255",
    "256",
    "999",
    "1000",
    "65535",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "18446744073709551616",
];

/// Characters that are difficult for readers.
const SIGNS: [&str; 36] = [
    "\u{feff}",
    "\0",
    "\r",
    "\r\n",
    "\t",
    "\u{a0}",
    "\u{3000}",
    "\u{200b}",
    "\u{2028}",
    "\u{202e}",
    "e\u{301}",
    "ß",
    "İ",
    "½",
    "１",
    "七",
    "٣",
    "🦁",
    "👨‍👩‍👧",
    "\u{10ffff}",
    "\u{fffd}",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\\",
    ";",
    "$",
    "%",
    "*",
    "+",
    "-",
    ":",
];

/// Most bytes of a text.
const MOST: usize = 6_000;

/// Makes mutations.
#[derive(Clone, Debug)]
pub struct Mutator {
    rng: SplitMix64,
    // Words of the seeds.
    words: Vec<String>,
}

impl Mutator {
    /// A mutator that knows the words of `seeds`. The same seed makes the same changes.
    pub fn new(seed: u64, seeds: &[Vec<u8>]) -> Self {
        let mut words: Vec<String> = seeds
            .iter()
            .flat_map(|seed| tokens(&String::from_utf8_lossy(seed)))
            .filter(|word| !word.trim().is_empty() && word.len() < 40)
            .collect();
        words.sort_unstable();
        words.dedup();
        Self {
            rng: SplitMix64::new(seed),
            words,
        }
    }

    /// A random index below `len`; 0 when that is 0.
    pub fn pick(&mut self, len: usize) -> usize {
        self.rng.index(len).unwrap_or(0)
    }

    /// A mutation of `text` by a few changes, some with parts of `other`.
    pub fn mutate(&mut self, text: &[u8], other: &[u8]) -> Vec<u8> {
        if std::str::from_utf8(text).is_err() {
            return self.mutate_bytes(text, other);
        }
        // The first byte may choose a game: it changes seldom.
        let (first, text) = text.split_at(text.len().min(1));
        let other = other.get(1..).unwrap_or_default();
        let mut text = String::from_utf8_lossy(text).into_owned();
        let other = String::from_utf8_lossy(other);
        for _ in 0..=self.pick(4) {
            text = self.change(&text, &other);
            if text.len() > MOST {
                let end = text.floor_char_boundary(MOST);
                text.truncate(end);
            }
        }
        let mut bytes = first.to_vec();
        if self.pick(200) == 0 {
            bytes = vec![self.pick(256) as u8];
        }
        bytes.extend(text.bytes());
        if self.pick(500) == 0 {
            // The result may not be UTF-8.
            let at = self.pick(bytes.len());
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << self.pick(8);
            }
        }
        bytes
    }

    /// What is no UTF-8 is changed as bytes: letters of another encoding stay whole mostly.
    fn mutate_bytes(&mut self, bytes: &[u8], other: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        for _ in 0..=self.pick(4) {
            let at = self.pick(bytes.len());
            let end = (at + 1 + self.pick(8)).min(bytes.len());
            match self.pick(5) {
                0 => drop(bytes.drain(at..end)),
                1 => {
                    let copy = bytes[at..end].to_vec();
                    bytes.splice(at..at, copy);
                }
                2 => {
                    let word = self.word();
                    bytes.splice(at..at, word.into_bytes());
                }
                3 => {
                    if let Some(byte) = bytes.get_mut(at) {
                        *byte = self.rng.next_u64() as u8;
                    }
                }
                _ => {
                    let from = self.pick(other.len());
                    bytes.truncate(at);
                    bytes.extend_from_slice(&other[from..]);
                }
            }
            bytes.truncate(MOST);
        }
        bytes
    }

    fn change(&mut self, text: &str, other: &str) -> String {
        let kind = self.pick(16);
        if kind >= 12 {
            return self.change_lines(text, other, kind);
        }
        let mut words = tokens(text);
        let at = self.pick(words.len());
        let len = 1 + self.pick(4);
        let end = (at + len).min(words.len());
        match kind {
            0 => {
                words.drain(at..end);
            }
            1 => {
                let copy = words[at..end].to_vec();
                let to = self.pick(words.len() + 1);
                words.splice(to..to, copy);
            }
            2 if !words.is_empty() => {
                let to = self.pick(words.len());
                words.swap(at, to);
            }
            3 => self.blow_up(&mut words),
            4 | 5 => {
                let word = self.word();
                let end = if kind == 4 { at } else { end.min(at + 1) };
                words.splice(at..end, [word]);
            }
            6 => {
                let sign = SIGNS[self.pick(SIGNS.len())].to_owned();
                words.insert(at, sign);
            }
            7 => {
                // Between two letters.
                if let Some(word) = words.get_mut(at) {
                    let signs: Vec<char> = word.chars().collect();
                    let to = self.pick(signs.len() + 1);
                    let sign = SIGNS[self.pick(SIGNS.len())];
                    let (before, behind) = signs.split_at(to);
                    *word = before.iter().collect::<String>() + sign + &String::from_iter(behind);
                }
            }
            8 => {
                if let Some(word) = words.get_mut(at) {
                    let mut signs: Vec<char> = word.chars().collect();
                    let to = self.pick(signs.len());
                    if let Some(sign) = signs.get_mut(to) {
                        let code = *sign as u32;
                        let near = [code ^ 0x20, code + 1, code.saturating_sub(1)];
                        let near = near[self.pick(near.len())];
                        *sign = char::from_u32(near).unwrap_or(*sign);
                    }
                    *word = signs.into_iter().collect();
                }
            }
            9 => {
                let many = 2 + self.pick(60);
                let copy = words[at..end].concat().repeat(many);
                words.insert(at, copy);
            }
            10 => words.truncate(at),
            _ => {
                // The beginning of this text, the end of the other.
                let others = tokens(other);
                let from = self.pick(others.len());
                words.truncate(at);
                words.extend_from_slice(&others[from..]);
            }
        }
        words.concat()
    }

    fn change_lines(&mut self, text: &str, other: &str, kind: usize) -> String {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        let others: Vec<&str> = other.split_inclusive('\n').collect();
        let (at, to) = (self.pick(lines.len()), self.pick(lines.len()));
        match kind {
            12 if !lines.is_empty() => lines.swap(at, to),
            13 if !lines.is_empty() => {
                lines.remove(at);
            }
            14 if !lines.is_empty() => lines.insert(to, lines[at]),
            _ if !others.is_empty() => lines.insert(at, others[self.pick(others.len())]),
            _ => {}
        }
        lines.concat()
    }

    fn word(&mut self) -> String {
        let at = self.pick(self.words.len());
        self.words.get(at).cloned().unwrap_or_default()
    }

    /// Another number in place of one.
    fn blow_up(&mut self, words: &mut [String]) {
        let places: Vec<usize> = (0..words.len())
            .filter(|&at| words[at].bytes().all(|byte| byte.is_ascii_digit()))
            .collect();
        let Some(&at) = places.get(self.pick(places.len())) else {
            return;
        };
        let near = words[at].parse::<u64>().ok();
        words[at] = match (self.pick(4), near) {
            (0, Some(number)) => number.wrapping_add(1).to_string(),
            (1, Some(number)) => number.saturating_sub(1).to_string(),
            _ => NUMBERS[self.pick(NUMBERS.len())].to_owned(),
        };
    }
}

/// The parts of a text: numbers, words, white space, and each other sign by itself.
fn tokens(text: &str) -> Vec<String> {
    #[derive(Clone, Copy, PartialEq, Eq)]
    enum Class {
        Number,
        Word,
        Space,
        Sign,
    }
    let class = |sign: char| match sign {
        '0'..='9' => Class::Number,
        _ if sign.is_ascii_alphabetic() => Class::Word,
        _ if sign.is_whitespace() => Class::Space,
        _ => Class::Sign,
    };
    let mut parts: Vec<String> = Vec::new();
    let mut last = Class::Sign;
    for sign in text.chars() {
        let now = class(sign);
        match parts.last_mut() {
            Some(part) if now == last && now != Class::Sign => part.push(sign),
            _ => parts.push(sign.into()),
        }
        last = now;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_makes_the_same_changes() {
        let seeds = [b"a12 {b}\nc".to_vec(), "七 3\n".into()];
        let texts = |seed| {
            let mut mutator = Mutator::new(seed, &seeds);
            let mut texts = Vec::new();
            for _ in 0..200 {
                texts.push(mutator.mutate(&seeds[0], &seeds[1]));
            }
            texts
        };
        assert_eq!(texts(1), texts(1));
        assert_ne!(texts(1), texts(2));
        let different: std::collections::BTreeSet<_> = texts(1).into_iter().collect();
        assert!(different.len() > 150, "{}", different.len());
    }

    #[test]
    fn every_text_can_be_changed() {
        let mut mutator = Mutator::new(1, &[]);
        for text in [&b""[..], b"a", b"\n", b"1", "ß🦁".as_bytes(), b"\x93\xfa 1"] {
            for _ in 0..300 {
                assert!(mutator.mutate(text, b"").len() <= MOST + 1);
            }
        }
    }

    #[test]
    fn parts_make_up_the_text() {
        let text = "12.Vh7!? {x y}\r\n七六";
        assert_eq!(tokens(text).concat(), text);
        assert_eq!(tokens("1200 ab")[..], ["1200", " ", "ab"]);
    }
}
