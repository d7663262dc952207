//! Game texts as they are printed (sections 7.4 and 7.5).

use klubovna_folky::{Folky, Options};
use klubovna_rules::Position;
use klubovna_text::record::{read_moves, read_record};
use klubovna_text::{Fault, Notation, Style};

/// The main line as machine codes, and how the game ended.
fn read(text: &str) -> (String, Option<String>) {
    let start = Folky::start(&Options::default());
    let record = read_moves(text, start).unwrap_or_else(|error| panic!("{text}: {error}"));
    let codes: Vec<String> = record
        .main_actions()
        .into_iter()
        .map(Folky::write_action)
        .collect();
    let reason = record.result().map(|result| result.reason.to_owned());
    (codes.join(" "), reason)
}

#[test]
fn numbers_stars_dots_and_comments_are_passed_over() {
    let expected = "h1h7 a8a3 @h3 @a6";
    for text in [
        "1. Vh7 Va3 2. h3 a6",
        "1.Vh7 Va3 2.h3 a6",
        "1. Rh7 Ra3 2. h3 a6 *",
        "1. Vh7 (hrozí h6) 1 .. Va3 {brání se} 2. h3 2. .. a6",
        "1. *Vh7* 1... Va3 2. **h3** a6",
        "1. Vh7 * Va3 ** 2. h3 * a6 *",
        "Vh7\nVa3\n\nh3\ta6",
        "1. ♖h7 ♜a3 2. h3 a6",
        "1. Vh1h7! Raa3? 2. h3 a6!?",
    ] {
        assert_eq!(read(text), (expected.into(), None), "{text}");
    }
}

#[test]
fn results_are_read_in_both_spellings() {
    for (result, reason) in [
        ("1:0", Some("stated")),
        ("0-1", Some("stated")),
        ("½:½", Some("stated")),
        ("1/2-1/2", Some("stated")),
        ("*", None),
    ] {
        let (codes, found) = read(&format!("1. Vh7 Va3 {result}"));
        assert_eq!(
            (codes.as_str(), found.as_deref()),
            ("h1h7 a8a3", reason),
            "{result}"
        );
    }
}

#[test]
fn a_result_may_be_commented_upon_as_a_move_may() {
    for text in [
        "1. Vh7 Va3 1:0 (vzdal)",
        "1. Vh7 Va3 1:0 {vzdal}",
        "1. Vh7 Va3 1:0 ; vzdal",
    ] {
        let start = Folky::start(&Options::default());
        let record = read_moves(text, start).unwrap_or_else(|error| panic!("{text}: {error}"));
        let end = record
            .tree()
            .node(record.tree().main_end())
            .expect("the last move");
        assert_eq!(end.comment.as_deref(), Some("vzdal"), "{text}");
    }
    let start = Folky::start(&Options::default());
    let error = read_moves("1. Vh7 Va3 1:0 (vzdal) h3", start).expect_err("a move");
    assert_eq!(error.fault.code(), "record-text-after-result");
}

#[test]
fn a_wrong_move_is_pointed_at_in_the_whole_text() {
    let text = "1. Vh7 {ž} Va3 2. Vxh3 a6";
    let start = Folky::start(&Options::default());
    let error = read_moves(text, start).expect_err("a sign");
    assert_eq!(&text[error.span], "x");
}

#[test]
fn a_record_is_written_in_every_style_and_read_again() {
    let start = Folky::start(&Options::default());
    let record = read_moves("1. Vh7 Va3 2. h3 a6 3. Sf4", start).expect("good");
    for (style, written) in [
        (Style::Czech, "1. Vh7 Va3 2. h3 a6 3. Sf4"),
        (Style::English, "1. Rh7 Ra3 2. h3 a6 3. Bf4"),
        (Style::Figurine, "1. ♖h7 ♜a3 2. h3 a6 3. ♗f4"),
    ] {
        let text = record.write(style);
        assert!(text.contains(written), "{text}");
        assert_eq!(read(written).0, "h1h7 a8a3 @h3 @a6 c1f4");
    }
}

#[test]
fn variations_that_repeat_the_main_line_stay_behind_it() {
    let head = "[Klubovna \"1\"]\n[Game \"folky\"]\n\n";
    let text = format!("{head}1. Rh7 ( 1. Rh7 Ra3 ) Ra6 2. h3 1-0");
    let record = read_record::<Folky>(&text).expect(&text);
    let written = record.write(Style::English);
    assert!(
        written.contains("1. Rh7 Ra6 ( 1... Ra3 ) 2. h3 1-0"),
        "{written}"
    );
    let again = read_record::<Folky>(&written).expect(&written);
    assert_eq!(again.write(Style::English), written);
    assert_eq!(read("1. Vh7 (Vh7 Va6) Va3 2. h3 a6").0, "h1h7 a8a3 @h3 @a6");
}
