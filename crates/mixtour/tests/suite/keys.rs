//! Hash keys are a promise: stored games and books may hold them.

use klubovna_mixtour::{Mixtour, Options};
use klubovna_rules::Position;
use klubovna_text::{GameOptions, Notation};

fn position(text: &str) -> Mixtour {
    let options = Options::read("target=3").expect("known options");
    Mixtour::read_position(text, &options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn reference_keys() {
    for (text, key, repeat_key) in [
        (
            "5/5/5/5/5 w 20,20 0,0 -",
            0x52b5_ed17_01cc_66b2,
            0x52b5_ed17_01cc_66b2,
        ),
        (
            "5/5/1,bw,b,2/5/5 b 19,18 0,0 c3:1-b3",
            0x1513_765a_0646_a48f,
            0x6ef4_af0e_6d34_0930,
        ),
        (
            "5/5/1,bw,3/5/wb,4 b 0,3 1,1 pass",
            0xc8d5_5560_f634_b8d9,
            0x47a4_ae57_1504_5fcd,
        ),
    ] {
        let position = position(text);
        assert_eq!(
            (position.key(), position.repeat_key()),
            (key, repeat_key),
            "{text}: {:#018x} {:#018x}",
            position.key(),
            position.repeat_key()
        );
    }
}

#[test]
fn everything_that_matters_changes_the_key() {
    let texts = [
        "5/5/1,bw,b,2/5/5 b 19,18 0,0 -",
        "5/5/1,bw,b,2/5/5 w 19,18 0,0 -",
        "5/5/1,wb,b,2/5/5 b 19,18 0,0 -",
        "5/5/1,bw,1,b,1/5/5 b 19,18 0,0 -",
        "5/5/1,bw,b,2/5/5 b 18,18 0,0 -",
        "5/5/1,bw,b,2/5/5 b 19,18 1,0 -",
        "5/5/1,bw,b,2/5/5 b 19,18 0,1 -",
        "5/5/1,bw,b,2/5/5 b 19,18 0,0 c3:1-b3",
        "5/5/1,bw,b,2/5/5 b 19,18 0,0 pass",
        "5/5/1,bw,b,2/5/5 b 19,18 0,0 pass,pass",
    ];
    let keys: std::collections::BTreeSet<u64> =
        texts.iter().map(|text| position(text).key()).collect();
    assert_eq!(keys.len(), texts.len());
}

// Section 5.7: the last action is no part of a repeated position.
#[test]
fn repetition_forgets_the_last_action() {
    let key = |last: &str| position(&format!("5/5/1,bw,b,2/5/5 b 19,18 0,0 {last}")).repeat_key();
    for last in ["c3:1-b3", "e1", "pass", "pass,pass"] {
        assert_eq!(key(last), key("-"), "{last}");
    }
}

// A last action that forbids nothing changes nothing.
#[test]
fn only_a_ban_that_bites_is_in_the_key() {
    let key = |last: &str| position(&format!("5/5/1,bw,3/5/5 w 19,19 0,0 {last}")).key();
    for last in ["c3:1-b3", "e1"] {
        assert_eq!(key(last), key("-"), "{last}");
    }
}
