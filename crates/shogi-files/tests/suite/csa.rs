//! Games in CSA: files of every kind, broken ones, and random games both ways.

use klubovna_animal_shogi::{AnimalShogi, Handicap};
use klubovna_shogi_files::ShogiForms;
use klubovna_text::{Fault, Forms, Notation, Style};
use proptest::prelude::*;

use crate::support::{bad, corpus, game, good, one, read, sorted, spoilt, survives};

#[test]
fn good_files_are_read_and_written() {
    good("csa/good", "csa", &["csa"]);
}

#[test]
fn bad_files_say_what_is_wrong_and_where() {
    for (_, text) in corpus("csa/bad", &["csa"]) {
        bad(text.lines().next().unwrap_or_default(), &text);
    }
}

#[test]
fn what_is_said_without_letters_comes_back() {
    let mut record = game("", 1, 3, 0, false);
    for (node, comment) in [(1, "…!"), (2, "(^_^)\n\n♥")] {
        let mut notes = record.book.notes(node).expect("a move");
        notes.set_comment(comment).expect("room");
    }
    let text = ShogiForms::write_file(&record, "csa").expect("CSA");
    assert_eq!(one(&text).tree(), record.tree(), "{text}");
    let mut notes = record.book.notes(3).expect("a move");
    notes.set_glyphs(&[5]).expect("room");
    let text = ShogiForms::write_file(&record, "csa").expect("CSA");
    let read = one(&text);
    let last = read.tree().node(3).expect("a move");
    assert_eq!(last.comment.as_deref(), Some("!?"), "{text}");
    // Whereas a line without a star may be mere decoration.
    let decorated = text.replace("'*", "'");
    assert_eq!(
        one(&decorated).tree().node(3).expect("a move").comment,
        None
    );
}

#[test]
fn a_time_that_is_read_can_be_read_again() {
    for time in ["3600000", "4294967", "4294967.295", "3599999.999"] {
        let text = format!("V2.2\nPI\n+\n+7776FU\nT{time}\n");
        assert_eq!(one(&text).tree().len(), 1, "{text}");
        survives(&text);
    }
    for time in ["4294968", "4294967.296", "99999999999"] {
        let text = format!("V2.2\nPI\n+\n+7776FU\nT{time}\n");
        let found = read(&text).remove(0);
        let code = found.fault.map(|error| error.fault.code());
        assert_eq!(code, Some("animal-shogi-file-time"), "{text}");
        survives(&text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_games_come_back(seed: u64, plies in 0_usize..160, notes: bool, handicap in 0_usize..11) {
        let options = format!("handicap={}", Handicap::ALL[handicap].id());
        let record = game(&options, seed, plies, 0, notes);
        let text = ShogiForms::write_file(&record, "csa").expect("CSA");
        let own = record.write(Style::English);
        let again = one(&text).write(Style::English);
        prop_assert_eq!(sorted(&again), sorted(&own), "{}", text);
    }

    #[test]
    fn games_begin_in_any_position(seed: u64, before in 0_usize..160) {
        let position = *game("", seed, before, 0, false).played().position();
        let text = position.write_position();
        let first = format!("{} 1", text.rsplit_once(' ').expect("a number").0);
        let position = AnimalShogi::read_position(&first, &klubovna_animal_shogi::Options::default());
        let record = klubovna_text::record::Record::new(position.expect("a position"));
        let text = ShogiForms::write_file(&record, "csa").expect("CSA");
        prop_assert_eq!(one(&text).start.write_position(), first, "{}", text);
    }

    #[test]
    fn no_broken_file_panics(seed: u64, plies in 0_usize..40, at in 0_usize..600, sign in "[-+0-9A-Z%',/\n *]") {
        let record = game("", seed, plies, 0, true);
        let text = ShogiForms::write_file(&record, "csa").expect("CSA");
        survives(&spoilt(&text, at, sign.chars().next().unwrap_or(' ')));
    }

    #[test]
    fn no_text_panics(text in "V2\n(\\PC|\n){0,80}", line in "[-+P%T0-9A-Z* ]{0,20}") {
        survives(&format!("{text}\n{line}\nP1{line}\nP+{line}\n+{line}\nT{line}\n/\n{text}"));
    }
}
