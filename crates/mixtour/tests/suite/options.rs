//! Options as text.

use klubovna_mixtour::Options;
use klubovna_text::{GameOptions, OptionsError};

#[test]
fn options_go_through_text() {
    for text in [
        "",
        "target=2",
        "target=9 scored=reserve repetition=false",
        "repetition=false",
    ] {
        assert_eq!(Options::read(text).unwrap().write(), text);
    }
    let standard = "target=1 scored=out repetition=true";
    assert_eq!(Options::read(standard), Ok(Options::default()));
}

#[test]
fn what_the_schema_does_not_know_is_refused_by_name() {
    for text in [
        "target=0",
        "target=10",
        "target=-1",
        "target=99999999999",
        "target=",
        "scored=box",
        "repetition=yes",
    ] {
        assert!(
            matches!(Options::read(text), Err(OptionsError::BadValue { .. })),
            "{text}"
        );
    }
    assert!(matches!(
        Options::read("points=3"),
        Err(OptionsError::UnknownField { field, .. }) if field == "points"
    ));
    assert!(matches!(
        Options::default().set("points", "3"),
        Err(OptionsError::UnknownField { .. })
    ));
}
