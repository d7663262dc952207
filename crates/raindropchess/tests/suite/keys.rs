//! Hash keys are a promise: stored games and books may hold them.

use klubovna_raindropchess::{Options, Raindropchess};
use klubovna_rules::Position;
use klubovna_text::{GameOptions, Notation};

fn position(text: &str) -> Raindropchess {
    let options = Options::read("joker=draw_again").expect("known options");
    Raindropchess::read_position(text, &options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn reference_keys() {
    for (text, key, repeat_key) in [
        (
            "8/8/8/8/8/8/8/8 w - KQRRNNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1",
            0xef68_dfd1_ffbf_ac9c,
            0x0d89_a379_b4cb_7648,
        ),
        (
            "4r2k/8/3n4/8/8/8/4P3/K7 b N QJ/qj QRBNqr 0 9",
            0x1571_bf34_5ded_7ea2,
            0xf790_c39c_1699_a476,
        ),
        (
            "7k/8/8/8/8/8/4P3/K6B w - -/- - 7 90",
            0x7ebb_8bae_6530_92bb,
            0x4510_8fc5_fef5_2cea,
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
        "4r2k/8/3n4/8/8/8/4P3/K7 b - QJ/qj QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 w - QJ/qj QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/3P4/K7 b - QJ/qj QRBNqr 0 9",
        "4q2k/8/3n4/8/8/8/4P3/K7 b - QJ/rj QRBNqr 0 9",
        "4r2k/8/3N4/8/8/8/4P3/K7 b - QJ/qj QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b = QJ/qj QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b > QJ/qj QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b N QJ/qj QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b P QJ/qj QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b - QJJ/qj QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b - QJ/qpj QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b - QJ/j QRBNqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b - QJ/qj QRBNqrb 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b - QJ/qj QRBqr 0 9",
        "4r2k/8/3n4/8/8/8/4P3/K7 b - QJ/qj QRBNqr 1 9",
    ];
    let keys: std::collections::BTreeSet<u64> =
        texts.iter().map(|text| position(text).key()).collect();
    assert_eq!(keys.len(), texts.len());
}

// Section 9.2: neither the clock nor the number belongs to a repeated position.
#[test]
fn repetition_forgets_the_counters() {
    let at = |counters: &str| {
        position(&format!(
            "4r2k/8/8/8/8/8/4P3/K7 b - QJ/qj QRBNqr {counters}"
        ))
    };
    let one = at("0 9");
    for counters in ["1 9", "99 9", "0 10", "17 300"] {
        assert_eq!(at(counters).repeat_key(), one.repeat_key(), "{counters}");
    }
    assert_eq!(at("0 10").key(), one.key(), "the number changes nothing");
}
