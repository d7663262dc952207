//! Games as USI says them.

use std::fs;

use klubovna_animal_shogi::{AnimalShogi, Handicap};
use klubovna_shogi_files::ShogiForms;
use klubovna_text::{Forms, Style};
use proptest::prelude::*;

use crate::support::{bad, folder, game, one, read, survives};

#[test]
fn a_line_is_a_game() {
    let text = fs::read_to_string(folder("usi/several.usi")).expect("UTF-8");
    let records: Vec<_> = read(&text)
        .into_iter()
        .map(|found| {
            assert_eq!(found.fault, None);
            found.record
        })
        .collect();
    let games = records.iter().map(|record| record.write(Style::English));
    let games: Vec<String> = games.collect();
    assert_eq!(games.len(), 5);
    assert!(
        games[0].ends_with("1. Ch-7f Ch-3d 2. Elx2b+ Cax2b 3. El*4e *\n"),
        "{}",
        games[0]
    );
    assert!(!games[1].contains("Start"), "{}", games[1]);
    assert!(
        games[2].contains("[Options \"handicap=two_piece\"]"),
        "{}",
        games[2]
    );
    assert!(
        games[2].contains("[Reason \"resignation\"]"),
        "{}",
        games[2]
    );
    assert!(
        games[3].contains("[Start \"8k/9/8P/9/9/9/9/9/4K4 b G 1\"]"),
        "{}",
        games[3]
    );
    assert!(games[4].contains("[Reason \"checkmate\"]"), "{}", games[4]);
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let text = fs::read_to_string(folder("usi/bad.txt")).expect("UTF-8");
    for line in text.lines() {
        let (claim, text) = line.split_once('|').expect("a claim");
        bad(claim, text);
    }
}

proptest! {
    #[test]
    fn random_games_come_back(seed: u64, plies in 0_usize..120, handicap in 0_usize..11) {
        let options = format!("handicap={}", Handicap::ALL[handicap].id());
        let record = game(&options, seed, plies, 0, false);
        let text = ShogiForms::write_file(&record, "usi").expect("USI");
        prop_assert_eq!(one(&text), record, "{}", text);
    }

    // The Western letters, as everywhere in records.
    #[test]
    fn western_moves_come_back(seed: u64, plies in 0_usize..120) {
        let record = game("", seed, plies, 3, false);
        let text = record.write(Style::Figurine);
        let again = klubovna_text::record::read_record::<AnimalShogi>(&text);
        prop_assert_eq!(again.map(|again| again.write(Style::Figurine)), Ok(text));
    }

    #[test]
    fn no_text_panics(text in "(position|sfen|startpos)( |[-0-9a-z+/*PLNSGBRK]){0,80}") {
        survives(&text);
    }
}
