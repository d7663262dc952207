//! What no form of another program says in words: casual games, and moves that lost.

use klubovna_animal_shogi::AnimalShogi;
use klubovna_rules::{Position, Side};
use klubovna_shogi_files::ShogiForms;
use klubovna_text::record::{MAX_GAMES, Record, read_record};
use klubovna_text::{Fault, Forms, Style};

use crate::support::{one, read};

const CASUAL: &str = "1. Ch-7f Ch-3d 2. Elx2b+ Gix2b 3. Li-6h El*7g 4. Ch-1f Elx6h= 0-1";

fn record(options: &str, tags: &str, moves: &str) -> Record<AnimalShogi> {
    let text = format!(
        "[Klubovna \"1\"]\n[Game \"animal-shogi\"]\n[Options \"{options}\"]\n{tags}\n{moves}\n"
    );
    read_record(&text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

fn written(record: &Record<AnimalShogi>, form: &str) -> String {
    ShogiForms::write_file(record, form).expect(form)
}

#[test]
fn a_game_in_which_a_lion_was_captured_comes_back() {
    let record = record("play=casual", "", CASUAL);
    for form in ["kif", "csa", "usi"] {
        let text = written(&record, form);
        let again = one(&text);
        assert!(again.start.options().casual, "{text}");
        assert_eq!(again.main_actions(), record.main_actions(), "{text}");
        assert_eq!(again.result(), record.result(), "{text}");
    }
}

/// A fault that casual play knows, too, is told as in any other game.
#[test]
fn a_game_with_another_fault_is_not_taken_for_casual() {
    let text = "startpos moves 7g7f 3c3d 8h2b+ 3a2b 5i6h B*7g 1g1f 1a1d\n";
    let found = read(text);
    let fault = found[0].fault.as_ref().expect("a fault");
    assert_eq!(&text[fault.span.clone()], "1g1f");
    assert!(!found[0].record.start.options().casual);
    assert_eq!(found[0].record.tree().len(), 6);
}

#[test]
fn a_move_that_lost_is_left_out_where_the_form_has_no_word_for_it() {
    let start = "[Start \"4k4/9/9/9/9/9/4P4/9/4K4 b P 1\"]\n";
    let record = record("illegal=loses", start, "1. 5i5h 5a5b 2. P*5d 0-1");
    assert_eq!(record.result().expect("an end").reason, "nifu");
    let text = written(&record, "usi");
    assert!(text.ends_with(" moves 5i5h 5a5b\n"), "{text}");
    assert_eq!(one(&text).tree().len(), 2);
    for form in ["kif", "csa"] {
        assert_eq!(one(&written(&record, form)), record);
    }
}

#[test]
fn a_game_that_begins_behind_a_foul_keeps_its_winner() {
    for (side, winner, player) in [("b", Side::SECOND, "後手"), ("w", Side::FIRST, "先手")] {
        let board = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
        let start = format!("[Start \"{board} {side} - 25 self_check\"]\n");
        let record = record("illegal=loses", &start, "");
        let result = record.result().expect("an end");
        assert_eq!(result.winner, Some(winner));
        for form in ["kif", "csa"] {
            let text = written(&record, form);
            let again = one(&text).result().expect("an end");
            assert_eq!(again.winner, result.winner, "{text}");
        }
        let text = written(&record, "kif");
        let end = format!("   1 反則負け\nまで0手で{player}の勝ち\n");
        assert!(text.ends_with(&end), "{text}");
    }
}

/// A file that was read is written the same once more.
#[test]
fn a_file_that_was_written_is_written_the_same_once_more() {
    let mut game = record("", "", "1. 7g7f *");
    for comment in ["* * x", "\u{feff}x\u{feff}", "** 1", "#x\n# y"] {
        let mut notes = game.book.notes(1).expect("a move");
        notes.set_comment(comment).expect("room");
        for form in ["kif", "csa"] {
            let text = written(&game, form);
            let again = one(&text);
            let comment_again = again.tree().node(1).expect("a move").comment.as_deref();
            assert_eq!(comment_again, Some(comment), "{text}");
        }
    }
    let numbered = "[Start \"lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 7\"]\n";
    for record in [
        game,
        // Nobody has thrown yet who begins.
        record("begins=furigoma", "", ""),
        record("", numbered, ""),
    ] {
        for form in ["kif", "csa", "usi"] {
            let text = written(&record, form);
            assert_eq!(written(&one(&text), form), text);
        }
    }
}

/// The first rules ended a casual game by mate also where the other lion could be taken.
#[test]
fn a_game_that_older_rules_ended_keeps_its_winner() {
    let text = |rules: u8| {
        format!(
            "[Klubovna \"1\"]\n[Game \"animal-shogi\"]\n[Rules \"{rules}\"]\n\
            [Options \"play=casual\"]\n[Start \"8k/9/8P/9/9/9/9/9/4r3K b G 1\"]\n\
            [Reason \"checkmate\"]\n\n1. Do*1b 1-0\n"
        )
    };
    let record = read_record::<AnimalShogi>(&text(1)).expect("a record");
    let result = record.result().expect("an end");
    assert_eq!(
        (result.winner, result.reason),
        (Some(Side::FIRST), "stated")
    );
    let again = read_record::<AnimalShogi>(&record.write(Style::English));
    assert_eq!(again.map(|again| again.result()), Ok(Some(result)));
    let wrong = read_record::<AnimalShogi>(&text(2)).expect_err("no mate");
    assert_eq!(wrong.fault.code(), "record-bad-reason");
}

/// So many that nobody would wait for them if each cost as much as all that stand behind it.
#[test]
fn a_text_of_very_many_games_is_read_up_to_a_limit_that_is_told() {
    for (part, form) in [("+7776FU\n/\n", "csa"), ("startpos moves x\n", "usi")] {
        let full = format!("{}{}", part.repeat(MAX_GAMES), "/\n".repeat(100_000));
        let full = if form == "csa" {
            full
        } else {
            part.repeat(MAX_GAMES)
        };
        assert_eq!(ShogiForms::read_file(&full).expect(form).len(), MAX_GAMES);
        let found = ShogiForms::read_file(&part.repeat(3 * MAX_GAMES)).expect(form);
        assert_eq!(found.len(), MAX_GAMES + 1);
        let last = found
            .last()
            .and_then(|last| last.fault.as_ref())
            .expect(form);
        assert_eq!(last.fault.code(), "record-too-many-games");
        assert_eq!(
            last.span,
            MAX_GAMES * part.len()..3 * MAX_GAMES * part.len()
        );
    }
}
