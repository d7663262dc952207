//! The rules of a mix in sentences say what the rules do.

use klubovna_rules::{Position, Side};
use klubovna_text::GameOptions;
use klubovna_tri_d_chess::variants::EXCLUDED;
use klubovna_tri_d_chess::{Level, Options, Pin, Rule, SetUp, TriD};
use klubovna_view::{Mix, Present};

fn mixed(options: Options) -> Mix {
    TriD::mix(&options).expect("a mix")
}

fn sideways(options: Options) -> bool {
    options.set_up() == SetUp::P7
}

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
    let rank = |pin: Pin| Level::Attack(pin.place(false)).corner().1 as i8;
    let along = rank(to) - rank(from);
    let ahead = if sideways(options) { across } else { along };
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
            options.adjacent(from, to) && options.direction_allows(Side::FIRST, from, to, loaded)
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
        let rules = mixed(options).rules;
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
        assert_eq!(said.id.contains("p7"), sideways(options));
    }
}

#[test]
fn the_sentence_about_pins_is_where_boards_go() {
    for options in every_mix() {
        let pairs: Vec<(u8, u8)> = (1..=6)
            .flat_map(|low| (low + 1..=6).map(move |high| (low, high)))
            .filter(|&(low, high)| options.adjacent(Pin::new(false, low), Pin::new(false, high)))
            .collect();
        let across = options.adjacent(Pin::new(false, 3), Pin::new(true, 3));
        let rules = mixed(options).rules;
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
        let rules = mixed(options).rules;
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
            let idle = name == "A1" && sideways(options) && ways(options, true) == ["side"];
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
        for known in mixed(options).variants {
            let mut more = options;
            more.set(known.field, known.value).unwrap();
            let offered = known.excluded.is_none();
            assert_eq!(offered, more.check().is_ok(), "{}", options.mix());
        }
    }
    let variants = mixed(Options::from_mix("A4").unwrap()).variants;
    let a5 = variants.iter().find(|known| known.field == "a5").unwrap();
    assert_eq!(a5.excluded, Some("a4-a5"));
    for [pair, first, second] in EXCLUDED {
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
    for variant in mixed(options).variants {
        options.set(variant.field, variant.value).unwrap();
        assert_eq!(options.get(variant.field), variant.value);
    }
    assert_eq!(
        mixed(options).variants.len(),
        Rule::ALL.len() + SetUp::ALL.len()
    );
}
