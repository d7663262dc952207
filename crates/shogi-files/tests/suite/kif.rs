//! Games in KIF: files of every kind, broken ones, and random games both ways.

use klubovna_animal_shogi::{AnimalShogi, Handicap};
use klubovna_rules::{Position, Side};
use klubovna_shogi_files::ShogiForms;
use klubovna_text::record::{Cursor, Ending, Record};
use klubovna_text::{Fault, Forms, Notation, Style};
use proptest::prelude::*;

use crate::support::{bad, corpus, game, good, one, read, spoilt, survives};

#[test]
fn good_files_are_read_and_written() {
    good("kif/good", "kifu", &["kif", "kifu"]);
}

#[test]
fn bad_files_say_what_is_wrong_and_where() {
    for (_, text) in corpus("kif/bad", &["kif"]) {
        bad(text.lines().next().unwrap_or_default(), &text);
    }
}

#[test]
fn every_handicap_has_its_name() {
    for handicap in Handicap::ALL {
        let record = game(&format!("handicap={}", handicap.id()), 1, 3, 0, false);
        let text = ShogiForms::write_file(&record, "kif").expect("KIF");
        assert!(
            text.contains("落ち") == (handicap != Handicap::None),
            "{text}"
        );
        assert!(!text.contains('|'), "{text}");
        assert_eq!(one(&text).start.options().handicap, handicap);
    }
}

#[test]
fn who_begins_by_a_throw_is_set_up() {
    let mut cursor = Cursor::at_start(game("begins=furigoma", 1, 0, 0, false));
    for code in ["throw", ":chhhc", "3c3d", "7g7f"] {
        let action = AnimalShogi::read_action(code).expect(code);
        cursor.follow(action).expect("room");
    }
    let record = cursor.into_record();
    let text = ShogiForms::write_file(&record, "kif").expect("KIF");
    assert!(
        text.contains("後手番\n") && text.contains("   1 ３四歩(33)\n"),
        "{text}"
    );
    let read = one(&text).write(Style::Figurine);
    assert!(read.contains("PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"), "{read}");
    assert!(read.contains("1... P-3d 2. P-7f"), "{read}");
}

#[test]
fn variations_behind_the_end_of_the_game_are_no_part_of_it() {
    let mut cursor = Cursor::at_start(game("", 1, 0, 0, false));
    for code in ["7g7f", "3c3d"] {
        let action = AnimalShogi::read_action(code).expect(code);
        cursor.follow(action).expect("room");
    }
    let end = cursor.book().node();
    cursor.book_mut().hold(end);
    for code in ["2g2f", "8c8d"] {
        let action = AnimalShogi::read_action(code).expect(code);
        cursor.follow(action).expect("room");
    }
    let record = cursor.into_record();
    let text = ShogiForms::write_file(&record, "kif").expect("KIF");
    assert!(text.contains("変化：3手"), "{text}");
    assert_eq!(
        one(&text).write(Style::English),
        record.write(Style::English)
    );
    // A format without variations has the game alone.
    let text = ShogiForms::write_file(&record, "csa").expect("CSA");
    assert_eq!(one(&text).main_actions(), record.main_actions());
}

/// A record in which both lions stand in their promotion zones, with more tags and an end.
fn both_entered(tags: &str, end: &str) -> Record<AnimalShogi> {
    let text = format!(
        "[Klubovna \"1\"]\n[Game \"animal-shogi\"]\n[Rules \"1\"]\n{tags}\
         [Start \"2+P1K1+P2/+P+L+P+P+P+P+P+L+P/9/9/9/9/9/+p+l+p+p+p+p+p+l+p/2+p1k1+p2 b RB2G2S2Nrb2g2s2n 1\"]\n\
         \n1. 5a4a 5i4i {end} 1/2-1/2\n"
    );
    klubovna_text::record::read_record(&text).expect("a record")
}

#[test]
fn a_draw_is_read_as_an_impasse_where_both_could_agree_on_one() {
    let stated = both_entered("[Reason \"stated\"]\n", "");
    assert_eq!(stated.result().expect("an end").reason, "stated");
    for form in ["kif", "csa"] {
        let text = ShogiForms::write_file(&stated, form).expect(form);
        let read = one(&text).result().expect("an end");
        assert_eq!((read.winner, read.reason), (None, "impasse"), "{text}");
    }
}

#[test]
fn an_agreed_impasse_and_a_resignation_out_of_turn() {
    let record = both_entered("", "2. impasse agree");
    let text = ShogiForms::write_file(&record, "kif").expect("KIF");
    assert!(text.ends_with("   3 持将棋\nまで2手で持将棋\n"), "{text}");
    assert_eq!(one(&text), record);

    let text = "[Klubovna \"1\"]\n[Game \"animal-shogi\"]\n[Rules \"1\"]\n[Reason \"resignation\"]\n\
        \n1. 7g7f 1-0\n";
    let mut record = klubovna_text::record::read_record::<AnimalShogi>(text).expect("a record");
    let written = ShogiForms::write_file(&record, "kif").expect("KIF");
    assert!(
        written.ends_with("   2 投了\nまで1手で先手の勝ち\n"),
        "{written}"
    );
    // The form cannot say who gives up while the other thinks, only who has won.
    let ending = record.book.ending().expect("an end");
    record.book.set_ending(Some(Ending {
        winner: Some(Side::SECOND),
        ..ending
    }));
    let written = ShogiForms::write_file(&record, "kif").expect("KIF");
    assert!(
        written.ends_with("７六歩(77)\nまで1手で後手の勝ち\n"),
        "{written}"
    );
    let read = one(&written).result().expect("an end");
    assert_eq!((read.winner, read.reason), (Some(Side::SECOND), "stated"));
}

/// A proposal is no move: who is to move, and so who gives up, stays the same.
#[test]
fn an_impasse_that_points_decide_is_won_by_who_has_them() {
    let text = "[Klubovna \"1\"]\n[Game \"animal-shogi\"]\n[Rules \"1\"]\n\
        [Start \"2+P1K1+P2/+P+L+P+P+P+P+P+L+P/9/9/9/9/9/+p+l+p+p+p+p+p+l+p/2+p1k1+p2 b 2R2B4G4S4N 1\"]\n\
        \n1. 5a4a 5i4i 2. impasse agree 1-0\n";
    let record = klubovna_text::record::read_record::<AnimalShogi>(text).expect("a record");
    let text = ShogiForms::write_file(&record, "kif").expect("KIF");
    assert!(text.ends_with("まで2手で先手の勝ち\n"), "{text}");
    let read = one(&text).result().expect("an end");
    assert_eq!(read.winner, Some(Side::FIRST), "{text}");
    // CSA has no word for who wins when he would be next.
    let text = ShogiForms::write_file(&record, "csa").expect("CSA");
    assert_eq!(one(&text).result(), None, "{text}");
}

/// As long as one move may take in a record, and not a millisecond longer.
#[test]
fn a_time_that_is_read_can_be_read_again() {
    for (time, spent) in [
        ("65535:07", Some(3_932_107_000)),
        ("71582:47.295", Some(u32::MAX)),
        ("71582:47.296", None),
        ("99999999:00", None),
    ] {
        let text = format!("手合割：平手\n   1 ７六歩(77)   ({time}/99:99:99)\n");
        let found = read(&text).remove(0);
        let said = found.fault.as_ref().map(|error| error.fault.code());
        let due = spent.is_none().then_some("animal-shogi-file-time");
        assert_eq!(said, due, "{text}");
        assert_eq!(found.record.tree().node(1).expect("a move").spent, spent);
        survives(&text);
    }
}

/// Whoever writes a line with a hash means something, but for the program that says what it
/// is and what it has made.
#[test]
fn lines_with_a_hash_are_kept() {
    let text = "#KIF version=2.0 encoding=UTF-8\n# ---- Kifu for Windows V7 ----\n\
        # KIF形式棋譜ファイル\n# Round 3, board 2\n#\n手合割：平手\nFoo Bar：x\nResult：9\n\
        \u{3000}1 ７六歩(77)\n##  a good start\n#\n*so\n";
    let record = one(text);
    let notes = [0, 1].map(|node| record.tree().node(node).expect("a node").comment.as_deref());
    let about = "Foo Bar: x\nResult: 9\nRound 3, board 2";
    assert_eq!(notes, [Some(about), Some("a good start\nso")]);
    let written = ShogiForms::write_file(&record, "kif").expect("KIF");
    assert_eq!(one(&written), record, "{written}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_games_come_back(
        seed: u64,
        plies in 0_usize..120,
        branches in 0_usize..6,
        notes: bool,
        handicap in 0_usize..11,
    ) {
        let options = format!("handicap={}", Handicap::ALL[handicap].id());
        let record = game(&options, seed, plies, branches, notes);
        let text = ShogiForms::write_file(&record, "kif").expect("KIF");
        let own = record.write(Style::English);
        prop_assert_eq!(one(&text).write(Style::English), own, "{}", text);
    }

    #[test]
    fn games_go_on_from_any_position(seed: u64, before in 0_usize..120, plies in 0_usize..40) {
        let position = *game("", seed, before, 0, false).played().position();
        let mut cursor = Cursor::new(position);
        for action in game_from(&position, seed, plies) {
            cursor.follow(action).expect("room");
        }
        let record = cursor.into_record();
        let text = ShogiForms::write_file(&record, "kif").expect("KIF");
        prop_assert_eq!(one(&text).write(Style::English), record.write(Style::English), "{}", text);
    }

    #[test]
    fn no_broken_file_panics(seed: u64, plies in 0_usize..30, at in 0_usize..1500, sign in "[０-９一二歩成同打(:|*\n 9]") {
        let record = game("", seed, plies, 2, true);
        let text = ShogiForms::write_file(&record, "kif").expect("KIF");
        survives(&spoilt(&text, at, sign.chars().next().unwrap_or(' ')));
    }

    #[test]
    fn no_text_panics(text in "手合割：(\\PC|\n){0,80}", line in "[1-9 ]{0,3}[１-９一二三同歩銀成打(0-9:/)投了　|v・]{0,20}") {
        survives(&format!("{text}\n{line}\n| ・v{line}|\n変化：{line}手"));
    }
}

fn game_from(
    position: &AnimalShogi,
    seed: u64,
    plies: usize,
) -> Vec<klubovna_animal_shogi::Action> {
    let mut rng = klubovna_rules::SplitMix64::new(seed);
    let mut position = *position;
    let mut line = Vec::new();
    for _ in 0..plies {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        actions.retain(|action| action.to().is_some());
        let Some(at) = rng.index(actions.len()) else {
            break;
        };
        position.apply(actions[at]);
        line.push(actions[at]);
    }
    line
}
