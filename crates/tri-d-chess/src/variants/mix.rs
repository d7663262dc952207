//! What the form of a new game shows: every variant, and the rules of those that were chosen.

use klubovna_rules::Side;
use klubovna_text::{joined, parts};
use klubovna_view::{Mix, MixRule, MixVariant};

use super::{EXCLUDED, Rule, SetUp, row_squares};
use crate::Options;
use crate::options::SETUP;

/// The rules that variants touch, in the order in which one learns them: a sentence, and what
/// is chosen when it is said (`a|b` one of several, `!a|b` none of them).
const SENTENCES: [(&str, &str); 37] = [
    // Where pieces stand, and whose boards there are.
    ("start", "standard"),
    ("start-p1", "p1"),
    ("start-p2", "p2"),
    ("start-p3", "p3"),
    ("start-p4", "p4"),
    ("start-p5", "p5 open"),
    ("start-p5-number", "p5 !open"),
    ("start-p6", "p6 open"),
    ("start-p6-number", "p6 !open"),
    ("start-p7", "p7"),
    ("neutral", "a4"),
    // How pieces move.
    ("men", "!m1"),
    ("men-m1", "m1"),
    ("pawns-p7", "p7"),
    ("promotion", "!a3|p7"),
    ("promotion-a3", "a3 !p7"),
    ("promotion-p7", "!a3 p7"),
    ("promotion-p7-a3", "a3 p7"),
    ("castling", "standard"),
    ("castling-row", "p1|p2|p3|p4|p5|p6"),
    ("castling-none", "p7"),
    // How boards move; in V.A2.1 and V.A5 they stay on their side.
    ("control", "!a5"),
    ("control-a5", "a5"),
    ("pins", "!a21|a5"),
    ("pins-a21", "a21"),
    ("pins-a5", "a5"),
    ("way", "!a1|a21|a5|p7"),
    ("way-a1", "a1 !a21|a5|p7"),
    ("way-straight", "a21|a5 !a1|p7"),
    ("way-straight-a1", "a1 a21|a5 !p7"),
    ("way-p7", "!a1|a21|a5 p7"),
    ("way-p7-a1", "a1 !a21|a5 p7"),
    ("way-p7-straight", "a21|a5 p7"),
    ("new-a5", "a3 a5 !p7"),
    ("turn", "a2"),
    ("hang", "a22"),
    ("rest", ""),
];

/// How sure the rules of a variant are (`tri-d-chess-mark-…`).
fn mark(id: &str) -> &'static str {
    match id {
        "standard" => "rules",
        "p1" => "source",
        "p2" | "p3" => "reconstruction",
        "m1" | "p4" | "p7" => "low-confidence",
        _ => "settled",
    }
}

impl Options {
    /// The mix as a form shows it.
    pub(crate) fn mixed(self) -> Mix {
        Mix {
            name: self.mix(),
            starts: self.starts(),
            variants: self.variants(),
            rules: self.rules_in_words(),
            rows: self.rows(),
        }
    }

    /// Every variant, in the order of section 10.
    fn variants(self) -> Vec<MixVariant> {
        let mut variants = Vec::new();
        let mut add = |group, field, value, id| {
            let (mark, excluded) = (mark(id), self.excluded(id));
            variants.push(MixVariant {
                group,
                field,
                value,
                mark,
                excluded,
            });
        };
        for &id in Rule::IDS {
            let group = if id == "m1" { "men" } else { "boards" };
            add(group, id, "true", id);
        }
        for &id in SetUp::IDS {
            add(SETUP, SETUP, id, id);
        }
        variants
    }

    /// The pair of which one is `id` and the other is chosen, as its message calls it.
    fn excluded(self, id: &str) -> Option<&'static str> {
        for &[name, first, second] in &EXCLUDED {
            if first == id && self.chooses(second) || second == id && self.chooses(first) {
                return Some(name);
            }
        }
        None
    }

    /// The rows of section 7.4, where pieces begin on them.
    fn rows(self) -> Vec<String> {
        let mut rows = Vec::new();
        if !matches!(self.set_up(), SetUp::P4 | SetUp::P7) {
            for side in Side::BOTH {
                for at in row_squares(side, 0xff) {
                    rows.push(at.name());
                }
            }
        }
        rows
    }

    fn rules_in_words(self) -> Vec<MixRule> {
        let mut rules = Vec::new();
        for &(id, when) in &SENTENCES {
            let mut by = Vec::new();
            let mut said = true;
            for word in when.split_ascii_whitespace() {
                let ids = word.strip_prefix('!');
                let chosen = parts(ids.unwrap_or(word), '|').find_map(|id| self.chosen(id));
                if let Some(name) = chosen.filter(|name| !name.is_empty()) {
                    by.push(name);
                }
                said &= chosen.is_some() == ids.is_none();
            }
            if said {
                let by = joined(&by, ",");
                rules.push(MixRule { id, by });
            }
        }
        rules
    }
}
