//! Games in CSA: files of every kind, broken ones, and random games both ways.

mod support;

use klubovna_animal_shogi::{AnimalShogi, Handicap};
use klubovna_tabletop::notation::{Notation, Style};
use proptest::prelude::*;
use support::{bad, corpus, game, good, one, sorted, spoilt, survives};

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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_games_come_back(seed: u64, plies in 0_usize..160, notes: bool, handicap in 0_usize..11) {
        let options = format!("handicap={}", Handicap::ALL[handicap].id());
        let mut record = game(&options, seed, plies, 0, notes);
        // The form skips lines without words.
        let nodes = record.tree.main_line();
        for node in nodes {
            if let Some(node) = record.tree.node_mut(node)
                && let Some(comment) = &node.comment
            {
                node.comment = Some(comment.replace("\n\n", "\n"));
            }
        }
        let text = AnimalShogi::write_file(&record, "csa").expect("CSA");
        let own = record.write(Style::English);
        let again = one(&text).write(Style::English);
        prop_assert_eq!(sorted(&again), sorted(&own), "{}", text);
    }

    #[test]
    fn games_begin_in_any_position(seed: u64, before in 0_usize..160) {
        let (position, _) = game("", seed, before, 0, false).final_position();
        let text = position.write_position();
        let first = format!("{} 1", text.rsplit_once(' ').expect("a number").0);
        let position = AnimalShogi::read_position(&first, &klubovna_animal_shogi::Options::default());
        let record = klubovna_tabletop::record::Record::new(position.expect("a position"));
        let text = AnimalShogi::write_file(&record, "csa").expect("CSA");
        prop_assert_eq!(one(&text).start.write_position(), first, "{}", text);
    }

    #[test]
    fn no_broken_file_panics(seed: u64, plies in 0_usize..40, at in 0_usize..600, sign in "[-+0-9A-Z%',/\n *]") {
        let record = game("", seed, plies, 0, true);
        let text = AnimalShogi::write_file(&record, "csa").expect("CSA");
        survives(&spoilt(&text, at, sign.chars().next().unwrap_or(' ')));
    }

    #[test]
    fn no_text_panics(text in "V2\n(\\PC|\n){0,80}", line in "[-+P%T0-9A-Z* ]{0,20}") {
        survives(&format!("{text}\n{line}\nP1{line}\nP+{line}\n+{line}\nT{line}\n/\n{text}"));
    }
}
