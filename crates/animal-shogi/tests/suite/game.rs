//! What happens around the moves: throws, declarations, proposals, illegal moves, limits.

use klubovna_animal_shogi::{Action, AnimalShogi, Fallen, Options, Reason};
use klubovna_rules::{EndReason, History, Position, Side, Turn, perft};
use klubovna_text::record::{Cursor, read_record};
use klubovna_text::{Fault, GameOptions, Notation, Style};

/// Both lions in their zones, each with twelve animals and enough points to draw.
const IMPASSE: &str =
    "2+P1K1+P2/+P+L+P+P+P+P+P+L+P/9/9/9/9/9/+p+l+p+p+p+p+p+l+p/2+p1k1+p2 b RB2G2S2Nrb2g2s2n 1";

fn options(text: &str) -> Options {
    Options::read(text).expect(text)
}

fn read(text: &str, with: &str) -> AnimalShogi {
    AnimalShogi::read_position(text, &options(with))
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(position: &mut AnimalShogi, code: &str) {
    let action = AnimalShogi::read_action(code).expect(code);
    assert!(position.is_legal(action), "{code} in {position}");
    position.apply(action);
}

fn codes(position: &AnimalShogi) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.iter().map(Action::to_string).collect()
}

fn end(position: &AnimalShogi) -> Option<(Option<Side>, &'static str)> {
    position
        .outcome()
        .map(|end| (end.winner, end.reason.code()))
}

#[test]
fn three_hens_let_the_other_begin() {
    let mut begun = [0; 2];
    for fallen in Fallen::all() {
        let mut game = AnimalShogi::start(&options("begins=furigoma"));
        assert_eq!(codes(&game), ["throw"]);
        assert!(game.write_position().ends_with(" b - 1 furigoma"));
        play(&mut game, "throw");
        assert_eq!(game.turn(), Turn::Chance);
        let mut chances = Vec::new();
        game.chances(&mut chances);
        assert_eq!(chances.len(), 32);
        assert!(chances.contains(&(Action::Fallen(fallen), 1)));
        game.apply(Action::Fallen(fallen));
        let expected = Side(u8::from(fallen.hens() >= 3));
        assert_eq!(game.turn(), Turn::Side(expected));
        assert_eq!(perft(&game, 2), 900);
        begun[expected.index()] += 1;
    }
    assert_eq!(begun, [16, 16], "a fair throw");
}

#[test]
fn a_record_need_not_say_that_the_chicks_were_thrown() {
    let options = options("begins=furigoma");
    let mut cursor = Cursor::new(AnimalShogi::start(&options));
    for code in ["throw", ":chhhc", "3c3d", "7g7f"] {
        let action = AnimalShogi::read_action(code).expect(code);
        cursor.follow(action).expect("room");
    }
    let record = cursor.into_record();
    let text = record.write(Style::English);
    assert!(text.contains("1. :chhhc Ch-3d 2. Ch-7f"), "{text}");
    assert_eq!(read_record::<AnimalShogi>(&text), Ok(record));
}

#[test]
fn a_proposal_is_answered_before_anything_else() {
    let mut game = read(IMPASSE, "");
    assert!(codes(&game).contains(&"impasse".to_owned()));
    let key = game.repeat_key();
    play(&mut game, "impasse");
    assert_eq!(game.turn(), Turn::Side(Side::SECOND));
    assert_eq!(codes(&game), ["agree", "decline"]);
    assert_ne!(game.repeat_key(), key);

    let mut agreed = game;
    play(&mut agreed, "agree");
    assert_eq!(end(&agreed), Some((None, "impasse")));

    play(&mut game, "decline");
    assert_eq!(game.turn(), Turn::Side(Side::FIRST));
    assert!(
        !codes(&game).contains(&"impasse".to_owned()),
        "not again at once"
    );
    assert_ne!(
        game.repeat_key(),
        key,
        "words are no occurrence of the position"
    );
    play(&mut game, "5a4a");
    assert!(codes(&game).contains(&"impasse".to_owned()));
}

#[test]
fn perft_leaves_words_out() {
    let game = read(IMPASSE, "");
    let words = codes(&game)
        .iter()
        .filter(|code| !code.contains(char::is_numeric))
        .count();
    assert_eq!(words, 2, "impasse and win");
    assert_eq!(perft(&game, 1) + 2, game.count_actions());
}

#[test]
fn a_handicap_counts_for_the_giver() {
    let text = IMPASSE
        .replace("r2b", "2b")
        .replace("RB2G2S2Nrb2g", "RB2G2S2N2g");
    let even = read(&text, "");
    assert_eq!(even.impasse_points(Side::SECOND), 27 - 10);
    assert_eq!(
        read(&text, "handicap=two_piece").impasse_points(Side::SECOND),
        27
    );
    // What is there after all is not counted twice.
    let whole = read(IMPASSE, "handicap=two_piece");
    assert_eq!(whole.impasse_points(Side::SECOND), 27);
}

#[test]
fn a_mate_leaves_nothing_to_propose() {
    for rules in ["", "illegal=loses"] {
        let mated = read("4K4/9/9/9/RR7/9/9/9/k8 w - 1", rules);
        assert_eq!(end(&mated), Some((Some(Side::FIRST), "checkmate")));
        assert_eq!(codes(&mated), [""; 0]);
        assert_eq!(perft(&mated, 1), 0);
    }
}

#[test]
fn declaring_wins_by_points() {
    for (law, expected) in [
        ("law24", None),
        ("law27", Some("lost")),
        ("off", Some("off")),
    ] {
        let mut game = read(IMPASSE, &format!("declaration={law}"));
        let listed = codes(&game).contains(&"win".to_owned());
        assert_eq!(listed, expected.is_none(), "{law}");
        if listed {
            play(&mut game, "win");
            assert_eq!(end(&game), Some((None, "declaration")));
        }
    }
    let rich = IMPASSE.replace("RB2G2S2Nrb2g", "2R2B2G2S2N2g");
    for law in ["law24", "law27"] {
        let mut game = read(&rich, &format!("declaration={law}"));
        play(&mut game, "win");
        assert_eq!(end(&game), Some((Some(Side::FIRST), "declaration")));
    }
}

#[test]
fn illegal_moves_lose_where_that_is_agreed() {
    for (position, code, reason) in [
        ("4k4/9/9/9/4P4/9/9/9/4K4 b P 1", "P*5d", "nifu"),
        ("k8/9/9/9/9/9/9/9/4K4 b N 1", "N*5b", "dead_drop"),
        ("8k/P8/9/9/9/9/9/9/K8 b - 1", "9b9a", "must_promote"),
        ("7nk/9/8S/9/9/9/9/9/4K4 b P 1", "P*1b", "drop_mate"),
        ("4k4/4r4/9/9/4G4/9/9/9/4K4 b - 1", "5e4e", "self_check"),
    ] {
        let refused = read(position, "");
        assert!(!codes(&refused).contains(&code.to_owned()), "{code}");
        let mut game = read(position, "illegal=loses");
        assert!(codes(&game).contains(&code.to_owned()), "{code}");
        play(&mut game, code);
        assert_eq!(end(&game), Some((Some(Side::SECOND), reason)));
        assert!(game.write_position().ends_with(reason));
        assert_eq!(perft(&game, 1), 0);
    }
}

/// The dog on 5h is pinned, so that a move to 4h without an origin is the other one's.
#[test]
fn a_move_that_would_lose_makes_no_other_ambiguous() {
    let game = read("4r3k/9/9/9/9/9/9/4G4/4KG3 b - 1", "illegal=loses");
    for (code, text) in [("4i4h", "Do-4h"), ("5h4h", "Do5h-4h"), ("5h6h", "Do-6h")] {
        let action = AnimalShogi::read_action(code).expect(code);
        assert!(game.is_legal(action), "{code}");
        assert_eq!(game.write_move_text(action, Style::English), text);
        assert_eq!(
            game.read_move_text(text, Style::English).expect(text),
            action
        );
    }
    // In check from 8f both moves would lose, so they are told apart.
    let game = read("4r3k/9/9/9/9/1b7/9/4G4/4KG3 b - 1", "illegal=loses");
    let error = game
        .read_move_text("Do-4h", Style::English)
        .expect_err("two dogs");
    assert_eq!(error.fault.code(), "animal-shogi-ambiguous");
    let action = AnimalShogi::read_action("4i4h").expect("a code");
    assert_eq!(game.write_move_text(action, Style::English), "Do4i-4h");
}

#[test]
fn a_limit_draws_but_mate_comes_first() {
    let quiet = "4k4/9/9/9/9/9/9/9/4K4 b - 512";
    let mut game = read(quiet, "ply_limit=512");
    play(&mut game, "5i5h");
    assert_eq!(end(&game), Some((None, "ply_limit")));
    assert_eq!(codes(&game), [""; 0]);
    let mut free = read(quiet, "");
    play(&mut free, "5i5h");
    assert_eq!(end(&free), None);

    let mut mate = read("8k/9/8P/9/9/9/9/9/4K4 b G 512", "ply_limit=512");
    play(&mut mate, "G*1b");
    assert_eq!(end(&mate), Some((Some(Side::FIRST), "checkmate")));
}

#[test]
fn plies_left_are_part_of_the_key_but_not_of_repetition() {
    let at = |ply: u16| read(&format!("4k4/9/9/9/9/9/9/9/4K4 b - {ply}"), "ply_limit=512");
    assert_ne!(at(1).key(), at(3).key());
    assert_eq!(at(1).repeat_key(), at(3).repeat_key());
    let without = |ply: u16| read(&format!("4k4/9/9/9/9/9/9/9/4K4 b - {ply}"), "");
    assert_eq!(without(1).key(), without(3).key());
}

#[test]
fn without_a_move_the_side_to_move_loses() {
    // No check, but every square round the lion is attacked.
    let text = "8k/6R2/7R1/9/9/9/9/9/4K4 w - 1";
    assert_eq!(end(&read(text, "")), Some((Some(Side::FIRST), "no_move")));
    // In casual play the lion may step into the attack.
    assert_eq!(end(&read(text, "play=casual")), None);
}

/// Section 13.5: checked and with no way out, but the other lion can be taken.
#[test]
fn whoever_can_take_the_other_lion_is_not_mated() {
    let text = "lns4pg/r5p2/1pp3KP1/3Sk4/pN3B1b1/5P3/P2L1GP2/L3p2R1/2S3SN+l w 2G6Pn2p 120";
    let mut game = read(text, "play=casual");
    assert_eq!(end(&game), None);
    let codes = codes(&game);
    assert!(codes.contains(&"3b3c".to_owned()), "{codes:?}");
    play(&mut game, "3b3c");
    assert_eq!(end(&game), Some((Some(Side::SECOND), "lion_captured")));
}

#[test]
fn a_pinned_piece_and_a_lion_take_the_other_lion_as_well() {
    for (text, code) in [
        ("8k/8G/8P/9/9/9/9/9/4r3K w - 2", "5i1i"),
        ("4R2gk/6K1G/8P/9/9/9/9/9/9 w - 2", "2a3b"),
        ("8k/7KG/8P/9/9/9/9/9/9 w - 2", "1a2b"),
    ] {
        let mut game = read(text, "play=casual");
        assert_eq!(end(&game), None, "{text}");
        play(&mut game, code);
        let won = Some((Some(Side::SECOND), "lion_captured"));
        assert_eq!(end(&game), won, "{text}");
    }
    let mated = "8k/8G/8P/9/9/9/9/9/4K4 w - 2";
    let found = end(&read(mated, "play=casual"));
    assert_eq!(found, Some((Some(Side::FIRST), "checkmate")));
}

#[test]
fn words_do_not_break_a_perpetual_check() {
    // Four occurrences of one position, a proposal in between.
    let mut game = read(IMPASSE, "");
    let mut history = History::new(&game);
    let cycle = ["5a4a", "5i4i", "4a5a", "4i5i"];
    for round in 0..3 {
        assert_eq!(game.judge(history.line()), None, "round {round}");
        if round == 1 {
            for word in ["impasse", "decline"] {
                play(&mut game, word);
                history.push(&game, false);
            }
        }
        for code in cycle {
            play(&mut game, code);
            history.push(&game, false);
        }
    }
    let end = game.judge(history.line()).map(|end| end.reason);
    assert_eq!(end, Some(Reason::Repetition));
}
