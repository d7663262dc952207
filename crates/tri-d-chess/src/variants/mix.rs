//! What the form of a new game shows of a mix: every variant, and the rules that come of
//! those that were chosen.

use klubovna_tabletop::mix::{Mix, MixRule, MixVariant};
use klubovna_tabletop::rules::Side;

use super::{EXCLUDED, Rule, SetUp, VARIANTS, row_square};
use crate::Options;

/// What is chosen, as bits: the rules, the set-up, and whether arrays have numbers.
type Bits = u32;

const A1: Bits = rule(Rule::A1);
const A2: Bits = rule(Rule::A2);
const A21: Bits = rule(Rule::A21);
const A22: Bits = rule(Rule::A22);
const A3: Bits = rule(Rule::A3);
const A4: Bits = rule(Rule::A4);
const A5: Bits = rule(Rule::A5);
const M1: Bits = rule(Rule::M1);
const STANDARD: Bits = set_up(SetUp::Standard);
const P1: Bits = set_up(SetUp::P1);
const P2: Bits = set_up(SetUp::P2);
const P3: Bits = set_up(SetUp::P3);
const P4: Bits = set_up(SetUp::P4);
const P5: Bits = set_up(SetUp::P5);
const P6: Bits = set_up(SetUp::P6);
const P7: Bits = set_up(SetUp::P7);
const OPEN: Bits = 1 << 16;

const fn rule(rule: Rule) -> Bits {
    rule.bit() as Bits
}

const fn set_up(set_up: SetUp) -> Bits {
    1 << (8 + set_up as u32)
}

/// A sentence, and when it is said.
struct Sentence {
    id: &'static str,
    /// All of these are chosen,
    all: Bits,
    /// at least one of these, if there are any,
    any: Bits,
    /// and none of these.
    none: Bits,
}

const fn say(id: &'static str, all: Bits, none: Bits) -> Sentence {
    say_of(id, all, 0, none)
}

const fn say_of(id: &'static str, all: Bits, any: Bits, none: Bits) -> Sentence {
    Sentence { id, all, any, none }
}

/// In V.A2.1 and V.A5 boards stay on their side.
const STRAIGHT: Bits = A21 | A5;

/// The rules that variants touch, in the order in which one learns them.
const SENTENCES: [Sentence; 37] = [
    // Where men stand, and whose boards there are.
    say("start", STANDARD, 0),
    say("start-p1", P1, 0),
    say("start-p2", P2, 0),
    say("start-p3", P3, 0),
    say("start-p4", P4, 0),
    say("start-p5", P5 | OPEN, 0),
    say("start-p5-number", P5, OPEN),
    say("start-p6", P6 | OPEN, 0),
    say("start-p6-number", P6, OPEN),
    say("start-p7", P7, 0),
    say("neutral", A4, 0),
    // How men move.
    say("men", 0, M1),
    say("men-m1", M1, 0),
    say("pawns-p7", P7, 0),
    say("promotion", 0, A3 | P7),
    say("promotion-a3", A3, P7),
    say("promotion-p7", P7, A3),
    say("promotion-p7-a3", P7 | A3, 0),
    say("castling", STANDARD, 0),
    say_of("castling-row", 0, P1 | P2 | P3 | P4 | P5 | P6, 0),
    say("castling-none", P7, 0),
    // How boards move.
    say("control", 0, A5),
    say("control-a5", A5, 0),
    say("pins", 0, STRAIGHT),
    say("pins-a21", A21, 0),
    say("pins-a5", A5, 0),
    say("way", 0, A1 | STRAIGHT | P7),
    say("way-a1", A1, STRAIGHT | P7),
    say_of("way-straight", 0, STRAIGHT, A1 | P7),
    say_of("way-straight-a1", A1, STRAIGHT, P7),
    say("way-p7", P7, A1 | STRAIGHT),
    say("way-p7-a1", P7 | A1, STRAIGHT),
    say_of("way-p7-straight", P7, STRAIGHT, 0),
    say("new-a5", A3 | A5, P7),
    say("turn", A2, 0),
    say("hang", A22, 0),
    say("rest", 0, 0),
];

/// What the messages call each pair of [`EXCLUDED`].
const PAIRS: [&str; EXCLUDED.len()] = ["a21-a5", "a4-a5", "m1-p4"];

impl Options {
    /// The mix as a form shows it.
    pub(crate) fn mixed(self) -> Mix {
        let mut variants = Vec::new();
        for known in &VARIANTS {
            variants.push(MixVariant {
                group: known.group,
                field: known.field,
                value: known.value,
                mark: known.mark.id(),
                excluded: self.excluded(known.id()),
            });
        }
        Mix {
            name: self.mix(),
            starts: self.starts(),
            variants,
            rules: self.rules_in_words(),
            rows: self.rows(),
        }
    }

    /// The pair of which one is `id` and the other is chosen, as its message calls it.
    fn excluded(self, id: &str) -> Option<&'static str> {
        let pair = EXCLUDED.iter().position(|&(first, second)| {
            first == id && self.chooses(second) || second == id && self.chooses(first)
        })?;
        PAIRS.get(pair).copied()
    }

    /// The rows of section 7.4, where pieces begin on them.
    fn rows(self) -> Vec<String> {
        let mut rows = Vec::new();
        if !matches!(self.set_up(), SetUp::P4 | SetUp::P7) {
            for place in 0..16 {
                let side = if place < 8 { Side::FIRST } else { Side::SECOND };
                rows.push(row_square(side, place % 8).name());
            }
        }
        rows
    }

    fn rules_in_words(self) -> Vec<MixRule> {
        let mut mix = set_up(self.set_up()) | if self.is_open() { OPEN } else { 0 };
        for known in Rule::ALL {
            if self.has(known) {
                mix |= rule(known);
            }
        }
        let mut rules = Vec::new();
        for &Sentence { id, all, any, none } in &SENTENCES {
            if mix & all != all || mix & none != 0 || any != 0 && mix & any == 0 {
                continue;
            }
            let about = mix & (all | any);
            let mut by = String::new();
            let mut name = |name| {
                if !by.is_empty() {
                    by.push(',');
                }
                by.push_str(name);
            };
            for known in Rule::ALL {
                if about & rule(known) != 0 {
                    name(known.name());
                }
            }
            if about & set_up(self.set_up()) & !STANDARD != 0 {
                name(self.set_up().name());
            }
            rules.push(MixRule { id, by });
        }
        rules
    }
}

#[cfg(test)]
mod tests {
    use klubovna_tabletop::options::GameOptions;

    use super::*;
    use crate::Pin;
    use crate::TriD;
    use klubovna_tabletop::rules::Position;

    /// Every mix that is allowed.
    fn every_mix() -> impl Iterator<Item = Options> {
        (0..1_u32 << Rule::ALL.len()).flat_map(|rules| {
            SetUp::ALL.into_iter().filter_map(move |set_up| {
                let rules = Rule::ALL
                    .into_iter()
                    .filter(|rule| rules >> *rule as u32 & 1 == 1);
                let mut names: Vec<_> = rules.map(Rule::name).collect();
                names.push(set_up.name());
                Options::from_mix(&names.join(",")).ok()
            })
        })
    }

    /// How a board gets from pin to pin, as White sees it.
    fn way(options: Options, from: Pin, to: Pin) -> &'static str {
        let across = i8::from(to.is_kings_side()) - i8::from(from.is_kings_side());
        let along = to.place(false).rank() - from.place(false).rank();
        let ahead = if options.sideways() { across } else { along };
        match ahead {
            0 => "side",
            1.. => "forward",
            _ => "back",
        }
    }

    /// The ways that boards of White have, in the order of the alphabet.
    fn ways(options: Options, loaded: bool) -> Vec<&'static str> {
        let pins = || Pin::all().flat_map(|from| Pin::all().map(move |to| (from, to)));
        let mut ways: Vec<_> = pins()
            .filter(|&(from, to)| {
                options.adjacent(from, to)
                    && options.direction_allows(Side::FIRST, from, to, loaded)
            })
            .map(|(from, to)| way(options, from, to))
            .collect();
        ways.sort_unstable();
        ways.dedup();
        ways
    }

    #[test]
    fn the_sentence_about_directions_is_what_boards_do() {
        for options in every_mix() {
            let rules = options.rules_in_words();
            let said: Vec<_> = rules
                .iter()
                .filter(|rule| rule.id.starts_with("way"))
                .collect();
            let [said] = said[..] else {
                panic!("{}: {rules:?}", options.mix());
            };
            let (loaded, empty): (&[_], &[_]) = match said.id {
                "way" | "way-p7" => (&["forward", "side"], &["back", "forward", "side"]),
                "way-a1" | "way-p7-a1" => (&["forward", "side"], &["back", "side"]),
                "way-straight" => (&["forward"], &["back", "forward"]),
                "way-straight-a1" => (&["forward"], &["back"]),
                "way-p7-straight" => (&["side"], &["side"]),
                id => panic!("{id}"),
            };
            assert_eq!(ways(options, true), loaded, "{}", options.mix());
            assert_eq!(ways(options, false), empty, "{}", options.mix());
            assert_eq!(said.id.contains("p7"), options.sideways());
        }
    }

    #[test]
    fn the_sentence_about_pins_is_where_boards_go() {
        for options in every_mix() {
            let pairs: Vec<(u8, u8)> = (1..=6)
                .flat_map(|low| (low + 1..=6).map(move |high| (low, high)))
                .filter(|&(low, high)| {
                    options.adjacent(Pin::new(false, low), Pin::new(false, high))
                })
                .collect();
            let across = options.adjacent(Pin::new(false, 3), Pin::new(true, 3));
            let rules = options.rules_in_words();
            let said = rules.iter().find(|rule| rule.id.starts_with("pins"));
            let expected = match said.map(|rule| rule.id) {
                Some("pins") => (1..=6)
                    .flat_map(|low| [(low, low + 1), (low, low + 2)])
                    .filter(|&(_, high)| high <= 6)
                    .collect::<Vec<_>>(),
                Some("pins-a21") => vec![(1, 2), (1, 3), (2, 3), (3, 4), (4, 5), (4, 6), (5, 6)],
                Some("pins-a5") => vec![(1, 3), (2, 4), (3, 5), (4, 6)],
                said => panic!("{said:?}"),
            };
            assert_eq!(pairs, expected, "{}", options.mix());
            assert_eq!(across, said.is_some_and(|rule| rule.id == "pins"));
        }
    }

    #[test]
    fn no_topic_comes_twice_and_every_variant_is_named() {
        for options in every_mix() {
            let rules = options.rules_in_words();
            let mut topics: Vec<_> = rules
                .iter()
                .map(|rule| rule.id.split('-').next().unwrap_or_default())
                .collect();
            topics.sort_unstable();
            let before = topics.len();
            topics.dedup();
            assert_eq!(topics.len(), before, "{rules:?}");
            for name in options.mix().split(',').filter(|name| !name.is_empty()) {
                // Where White plays from the side and boards stay on theirs, V.A1 has no effect.
                let idle = name == "A1" && options.sideways() && ways(options, true) == ["side"];
                let told = rules
                    .iter()
                    .any(|rule| rule.by.split(',').any(|by| by == name));
                assert_eq!(told, !idle, "{name} in {}: {rules:?}", options.mix());
            }
            // The standard game is told without any tag.
            if options == Options::default() {
                assert!(rules.iter().all(|rule| rule.by.is_empty()), "{rules:?}");
            }
        }
    }

    #[test]
    fn what_the_form_excludes_is_what_the_options_refuse() {
        for options in every_mix() {
            for known in &VARIANTS {
                let mut more = options;
                more.set(known.field, known.value).unwrap();
                let offered = options.excluded(known.id()).is_none();
                assert_eq!(offered, more.check().is_ok(), "{}", options.mix());
            }
        }
        let excluded = Options::from_mix("A4").unwrap().excluded("a5");
        assert_eq!(excluded, Some("a4-a5"));
        for ((first, second), pair) in EXCLUDED.into_iter().zip(PAIRS) {
            assert_eq!(pair, [first, second].join("-"));
        }
    }

    #[test]
    fn no_mix_is_over_before_it_begins() {
        for options in every_mix() {
            let start = TriD::start(&options);
            assert_eq!(start.outcome(), None, "{}", options.mix());
        }
    }

    #[test]
    fn every_option_value_is_a_variant() {
        let mut options = Options::default();
        for variant in options.mixed().variants {
            options.set(variant.field, variant.value).unwrap();
            assert_eq!(options.get(variant.field), variant.value);
        }
        assert_eq!(VARIANTS.len(), Rule::ALL.len() + SetUp::ALL.len());
    }
}
