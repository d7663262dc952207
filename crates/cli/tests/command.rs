//! The command as a person runs it.

use std::fs;
use std::io::{BufRead, Write};

use assert_cmd::Command;
use klubovna_catalogue::game;
use klubovna_session::AnySession;
use klubovna_text::{Named, Style};

fn klubovna(arguments: &[&str]) -> (i32, String, String) {
    run(arguments, "")
}

fn run(arguments: &[&str], input: &str) -> (i32, String, String) {
    let output = Command::new(assert_cmd::cargo::cargo_bin!("klubovna"))
        .args(arguments)
        .write_stdin(input)
        .output()
        .unwrap();
    (
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn games_are_listed_with_their_options() {
    let (code, out, _) = klubovna(&["games"]);
    assert_eq!(code, 0);
    for line in [
        "folky (rules 1)",
        "mixtour (rules 1)",
        "  draw_plies = 100 | 50 (default 100)",
    ] {
        assert!(out.lines().any(|found| found == line), "{line} in\n{out}");
    }
}

#[test]
fn an_output_that_nobody_reads_ends_a_command_quietly() {
    let commands: [&[&str]; 5] = [
        &["games"],
        &["perft", "mixtour", "2", "--divide"],
        &["play-through", "--game", "folky", "-"],
        &["think", "folky", "--depth", "2"],
        &["match", "mixtour", "random", "random", "--games", "2"],
    ];
    for arguments in commands {
        let (read, written) = std::io::pipe().unwrap();
        drop(read);
        let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("klubovna"))
            .args(arguments)
            .stdin(std::process::Stdio::null())
            .stdout(written)
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            (output.status.code(), &*told),
            (Some(0), ""),
            "{arguments:?}"
        );
    }
}

#[test]
fn reports_that_nobody_reads_end_no_command() {
    let twenty = ["match", "mixtour", "random", "random", "--games", "20"];
    let commands: [(&[&str], i32); 2] = [(&twenty, 0), (&["match", "go", "1", "2"], 1)];
    for (arguments, code) in commands {
        let (read, written) = std::io::pipe().unwrap();
        drop(read);
        let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("klubovna"))
            .args(arguments)
            .stderr(written)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        let out = String::from_utf8(output.stdout).unwrap();
        assert_eq!(out.starts_with("20 games: "), code == 0, "{out}");
    }
}

#[test]
fn a_text_that_is_cut_inside_a_letter_is_too_long() {
    let most = klubovna_text::record::MAX_TEXT;
    // Letters of two bytes, in UTF-8 and in Shift-JIS.
    for (head, letter) in [("", "ž".as_bytes()), ("#KIF version=2.0\n+", b"\x82\xa0")] {
        for shift in 0..4 {
            let mut text = [head.as_bytes(), &vec![b' '; shift]].concat();
            text.extend(letter.repeat(most / 2 + 9));
            let output = Command::new(assert_cmd::cargo::cargo_bin!("klubovna"))
                .args(["play-through", "-"])
                .write_stdin(text)
                .output()
                .unwrap();
            let error = String::from_utf8(output.stderr).unwrap();
            assert!(
                error.contains("longer than a record can be"),
                "{head} {shift}: {error}"
            );
        }
    }
}

#[test]
fn the_count_stands_alone_on_the_last_line() {
    let (code, out, _) = klubovna(&["perft", "folky", "3"]);
    assert_eq!((code, out.lines().last()), (0, Some("35386")));
    let (_, out, _) = klubovna(&[
        "perft",
        "mixtour",
        "--divide",
        "5/5/5/5/5 w 20,20 0,0 -",
        "2",
    ]);
    assert_eq!(out.lines().count(), 26);
    assert_eq!(out.lines().last(), Some("600"));
    let (_, out, _) = klubovna(&["perft", "mixtour", "0"]);
    assert_eq!(out.trim(), "1");
}

#[test]
fn wrong_arguments_are_named() {
    let error = |arguments: &[&str]| {
        let (code, out, error) = klubovna(arguments);
        assert!(code != 0 && out.is_empty(), "{arguments:?}");
        error
    };
    assert!(error(&["perft", "go", "1"]).contains("folky, mixtour"));
    assert!(error(&["perft", "folky", "x"]).contains("“x” is no depth"));
    assert!(error(&["perft", "folky", "8/8 w 0 1", "1"]).contains("position:1:"));
    assert!(error(&["perft", "folky", "--option", "draw_plies=7", "1"]).contains("draw_plies"));
    assert!(error(&["play-through", "no-such-file"]).contains("no-such-file:"));
    for games in ["0", "5", "100000002", "5000000000", "x"] {
        for command in [&["match", "folky", "1", "2"][..], &["facts", "folky"]] {
            let told = error(&[command, &["--games", games]].concat());
            let due = "games come in pairs: 2, 4, 6 … 100000000";
            assert!(told.contains("--games") && told.contains(due), "{told}");
        }
    }
    let train = ["train", "animal-shogi", "data", "--out", "network"];
    for [option, value] in [
        ["--epochs", "0"],
        ["--results", "1.5"],
        ["--results", "x"],
        ["--multiple", "0"],
        ["--multiple", "128"],
    ] {
        assert!(error(&[&train[..], &[option, value]].concat()).contains(option));
    }
}

#[test]
fn a_bare_list_is_replayed_to_its_end() {
    let list = "1. Jc3 Jc6 2. Jb1 Jb8 3. Jc3 Jc6 4. Jb1 Jb8 ½:½";
    let (code, out, error) = run(&["play-through", "-"], list);
    assert_eq!((code, &*error), (0, ""));
    assert_eq!(out.lines().last(), Some("1/2-1/2 threefold"));
}

#[test]
fn a_wrong_move_is_shown_with_line_and_column() {
    let (code, _, error) = run(
        &["play-through", "--game", "folky", "-"],
        "1. Vh7 Va3\n2. h9",
    );
    assert_eq!(code, 1);
    assert!(error.starts_with("klubovna: -:2:4: "), "{error}");
}

#[test]
fn text_that_is_not_utf_8_is_refused() {
    let output = Command::new(assert_cmd::cargo::cargo_bin!("klubovna"))
        .args(["play-through", "-"])
        .write_stdin(b"1. h\xff".to_vec())
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("not UTF-8 text: byte 5"), "{error}");
}

#[test]
fn a_draw_counts_once_for_each_card_or_in_the_order_given() {
    let last = |arguments: &[&str]| {
        let (code, out, error) = klubovna(arguments);
        assert_eq!((code, &*error), (0, ""), "{arguments:?}");
        out.lines().last().unwrap().to_owned()
    };
    assert_eq!(last(&["perft", "raindropchess", "2"]), "360");
    let drawn = "k6R/pp6/8/8/8/8/8/4K3 b - QP/np QRBNqrbn 0 20";
    assert_eq!(last(&["perft", "raindropchess", drawn, "3"]), "105");
    let orders = ["--white", "PKQRRNNLDPPPPPPP", "--black", ":K :P :P"];
    let ordered = |depth| last(&[&["perft", "raindropchess"], &orders[..], &[depth]].concat());
    assert_eq!(ordered("3"), "40");
    assert_eq!(ordered("5"), "2450");
    let error = |arguments: &[&str]| {
        let (code, out, error) = klubovna(&[&["perft", "raindropchess"], arguments].concat());
        assert!(code == 1 && out.is_empty(), "{arguments:?}");
        error
    };
    let found = error(&["--white", "P", "3"]);
    assert!(
        found.contains("order: The prepared order of Black’s deck has run out."),
        "{found}"
    );
    let found = error(&["--white", "KK", "--black", "K", "5"]);
    assert!(found.contains("order: “:K” cannot be drawn now"), "{found}");
    let found = error(&["--white", "x", "1"]);
    assert!(found.contains("klubovna: order: "), "{found}");
    assert!(found.contains("=, :N, N@c3"), "{found}");
}

/// A game with provable cards, played by whatever is listed first, resigned after a while.
fn pledged(word: &str) -> Box<dyn AnySession> {
    let rain = game("raindropchess").unwrap();
    let mut session = rain.create(&Named::new(), "").unwrap();
    session.cards("provable", "", [5; 32]).unwrap();
    session.cards_word(word).unwrap();
    for _ in 0..24 {
        let snapshot = session.snapshot();
        let Some(choice) = snapshot.choices.first() else {
            break;
        };
        if choice.code.starts_with(':') {
            session.draw([0; 32]).unwrap();
        } else {
            session.play(&choice.code).unwrap();
        }
    }
    if session.result().is_none() {
        session.resign(0).unwrap();
    }
    session
}

#[test]
fn fair_cards_are_verified_and_others_named() {
    let mut session = pledged("");
    let verify = |record: &str| run(&["verify", "-"], record);
    let hidden = verify(&session.record(Style::English));
    assert_eq!(hidden.0, 1);
    assert!(
        hidden
            .2
            .contains("-: The secret behind the cards has not been shown yet.")
    );
    session.reveal_cards().unwrap();
    let record = session.record(Style::Czech);
    let (code, out, error) = verify(&record);
    assert_eq!((code, &*error), (0, ""));
    let draws = session.verify_cards().draws;
    assert!(draws >= 6);
    let pledge = session.cards_pledge();
    assert!(
        out.starts_with(&format!("{draws} draws, all as pledged: {pledge}\n")),
        "{out}"
    );
    // The program alone has chosen, and the players have ended the game.
    assert!(
        out.contains("not shown: that nobody chose the cards"),
        "{out}"
    );
    assert!(out.contains("not shown: that the game ended here"), "{out}");
    assert!(out.contains("not shown: who played, which moves"), "{out}");
    assert!(!out.contains("options"), "{out}");

    let forged = record.replace(&pledge, &"0".repeat(64));
    let (code, out, error) = verify(&forged);
    assert_eq!((code, &*out), (1, ""));
    assert!(
        error.contains("-: What was shown after the game does not have the fingerprint"),
        "{error}"
    );
    let mut worded = pledged("three sixes");
    worded.reveal_cards().unwrap();
    let (code, out, error) = verify(&worded.record(Style::English));
    assert_eq!((code, &*error), (0, ""));
    assert!(
        out.contains("shown: “three sixes” went into every card"),
        "{out}"
    );
    assert!(!out.contains("that nobody chose the cards:"), "{out}");

    let (code, _, error) = verify("[Klubovna \"1\"]\n[Game \"folky\"]\n\n1. Rh7 *");
    assert_eq!(code, 1);
    assert!(error.contains("This game has no cards."), "{error}");
    let (code, _, error) = verify("[Klubovna \"1\"]\n[Game \"raindropchess\"]\n\n*");
    assert_eq!(code, 1);
    assert!(
        error.contains("holds no fingerprint of its cards"),
        "{error}"
    );
    let (code, _, error) = verify("[Klubovna \"1\"]\n[Game \"raindropchess\"]\n\nN@z9 *");
    assert_eq!(code, 1);
    assert!(error.starts_with("klubovna: -:4:"), "{error}");
}

#[test]
fn files_of_other_programs_are_converted() {
    let kif = "手合割：平手\n先手：アンナ\n   1 ７六歩(77) ( 0:16/00:00:16)\n*よい手\n   2 投了\n";
    let (code, record, _) = run(&["convert", "-"], kif);
    assert_eq!(code, 0);
    assert!(record.contains("[White \"アンナ\"]"), "{record}");
    assert!(
        record.contains("1. Ch-7f {[%emt 0:00:16] よい手} 1-0"),
        "{record}"
    );
    let (code, csa, _) = run(&["convert", "-", "--to", "csa"], &record);
    assert_eq!(code, 0);
    assert!(
        csa.ends_with("PI\n+\n+7776FU\nT16\n'*よい手\n%TORYO\n"),
        "{csa}"
    );
    let (code, usi, _) = run(&["convert", "-", "--to", "usi"], &csa);
    assert_eq!((code, &*usi), (0, "position startpos moves 7g7f\n"));
    let (_, czech, _) = run(&["convert", "-", "--letters", "cs"], &usi);
    assert!(czech.ends_with("1. Ku-7f *\n"), "{czech}");

    let (code, _, error) = run(&["convert", "-", "--to", "csa"], "1. Rh7 Ra3 2. h3");
    assert_eq!(code, 1);
    assert!(error.contains("not written in the format “csa”"), "{error}");
}

#[test]
fn shift_jis_is_read_and_written() {
    let kif = "手合割：角落ち\n下手：生徒\n   1 ８四歩(83)\n   2 持将棋\n";
    let output = |arguments: &[&str], input: &[u8]| {
        let output = Command::new(assert_cmd::cargo::cargo_bin!("klubovna"))
            .args(arguments)
            .write_stdin(input.to_vec())
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
        output.stdout
    };
    let (bytes, ..) = encoding_rs::SHIFT_JIS.encode(kif);
    let played = String::from_utf8(output(&["play-through", "-"], &bytes)).unwrap();
    assert!(played.ends_with("1/2-1/2 stated\n"), "{played}");
    let written = output(&["convert", "-", "--to", "kif", "--shift-jis"], &bytes);
    let (text, _, lost) = encoding_rs::SHIFT_JIS.decode(&written);
    assert!(!lost && text.contains("encoding=SHIFT_JIS\r\n手合割：角落ち\r\n下手：生徒\r\n"));
    assert_eq!(
        output(&["convert", "-"], &written),
        output(&["convert", "-"], kif.as_bytes())
    );
}

#[test]
fn what_is_wrong_with_a_file_has_its_place_and_what_is_good_is_shown() {
    let (code, out, error) = run(
        &["play-through", "-"],
        "手合割：平手\n   1 ７六歩(77)\n   2 ３六歩(33)\n",
    );
    assert_eq!(code, 1);
    assert!(out.contains("w - 2\n*"), "{out}");
    assert!(error.contains("-:3:6: "), "{error}");
    let two = "V2.2\nPI\n+\n+7776FU\n/\nPI\n+\n+2726FU\n%TORYO\n";
    let (code, out, _) = run(&["play-through", "-"], two);
    assert_eq!((code, out.matches("LNSGKGSNL w").count()), (0, 2));
    let (_, out, _) = run(&["convert", "-", "--number", "2"], two);
    assert!(out.contains("1. Ch-2f 1-0"), "{out}");
    let (code, _, error) = run(&["convert", "-", "--number", "3"], two);
    assert_eq!(code, 1);
    assert!(error.contains("the file holds 2 games"), "{error}");
}

#[test]
fn a_shogi_program_gets_its_answers() {
    let (code, out, _) = run(
        &["usi"],
        "usi\nisready\nusinewgame\nposition startpos moves 7g7f 3c3d\ngo btime 1000 wtime 1000 byoyomi 500\n\
         position sfen 8k/9/8P/9/9/9/9/9/4K4 b G 1\ngo nodes 1000\n\
         position sfen 8k/8G/8P/9/9/9/9/9/4K4 w - 2\ngo infinite\nisready\nstop\n\
         position startpos\ngo mate 100\nquit\n",
    );
    assert_eq!(code, 0);
    let told = |line: &&str| line.starts_with("info depth ");
    // Each of the three that has a move to search for.
    assert!(out.lines().filter(told).count() >= 3, "{out}");
    let lines: Vec<&str> = out.lines().filter(|line| !told(line)).collect();
    let [
        name,
        author,
        lines_option,
        table_option,
        ponder_option,
        ok,
        ready,
        rest @ ..,
    ] = &lines[..]
    else {
        panic!("{out}");
    };
    let [first, mate, still, lost, none] = rest else {
        panic!("{out}");
    };
    assert!(name.starts_with("id name Klubovna") && author.starts_with("id author"));
    assert!(lines_option.starts_with("option name MultiPV type spin default 1 "));
    assert!(table_option.starts_with("option name USI_Hash type spin "));
    assert_eq!(
        *ponder_option,
        "option name USI_Ponder type check default false"
    );
    assert_eq!([*ok, *ready, *still], ["usiok", "readyok", "readyok"]);
    assert_eq!([*mate, *lost], ["bestmove G*1b", "bestmove resign"]);
    assert_eq!(*none, "checkmate timeout");
    let reply = first.strip_prefix("bestmove ").expect(first);
    let mut session = game("animal-shogi")
        .unwrap()
        .create(&Named::new(), "")
        .unwrap();
    for code in ["7g7f", "3c3d", reply] {
        session.play(code).expect(reply);
    }
}

#[test]
fn a_shogi_program_hears_of_no_answer_from_another_line() {
    let (code, out, _) = run(
        &["usi"],
        "setoption name USI_Ponder value true\nsetoption name MultiPV value 2\n\
         position sfen 8k/9/8P/9/9/9/9/9/4K4 b G 1\ngo nodes 1000\n",
    );
    assert_eq!(code, 0);
    assert!(out.contains("multipv 2"), "{out}");
    // Nothing follows the mate.
    assert_eq!(answers(&out), ["bestmove G*1b"]);
}

#[test]
fn a_shogi_program_sets_options_and_need_not_wait_for_a_thought() {
    let (code, out, _) = run(
        &["usi"],
        &[
            "setoption name MultiPV value 3",
            "setoption name USI_Hash value 256",
            "setoption name MultiPV value 0",
            "setoption name Style value wild",
            "position startpos",
            "go depth 2",
            "go ponder btime 1000 wtime 1000",
            "ponderhit",
            "go ponder btime 1000 wtime 1000",
            "stop",
            "go nodes 500",
        ]
        .join("\n"),
    );
    assert_eq!(code, 0);
    assert!(out.contains("info depth 2 multipv 3 score cp "), "{out}");
    assert!(!out.contains("multipv 4"), "{out}");
    let others: Vec<&str> = out
        .lines()
        .filter(|line| !line.starts_with("info depth "))
        .map(|line| line.split(' ').take(3).last().unwrap_or_default())
        .collect();
    // Of the lines that say something else, the third word, or a move.
    let [table, lines, style, first, second, third, fourth] = others[..] else {
        panic!("{out}");
    };
    assert_eq!([table, lines, style], ["the", "error:", "error:"]);
    let mut session = game("animal-shogi")
        .unwrap()
        .create(&Named::new(), "")
        .unwrap();
    for code in [first, second, third, fourth] {
        session.play(code).expect(code);
        session.remove(session.snapshot().node).unwrap();
    }
}

/// A program that goes on talking while the engine thinks: nothing ends a thought but what it says.
struct Talk {
    child: std::process::Child,
    input: std::process::ChildStdin,
    lines: std::io::Lines<std::io::BufReader<std::process::ChildStdout>>,
}

impl Talk {
    fn begin() -> Self {
        let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("klubovna"))
            .arg("usi")
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let lines = std::io::BufReader::new(child.stdout.take().unwrap()).lines();
        Self {
            child,
            input,
            lines,
        }
    }

    fn say(&mut self, lines: &str) {
        writeln!(self.input, "{lines}").unwrap();
    }

    /// The next line that begins so.
    fn hear(&mut self, start: &str) -> String {
        let mut lines = self.lines.by_ref().map(Result::unwrap);
        lines.find(|line| line.starts_with(start)).unwrap()
    }

    fn end(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn a_shogi_program_stops_a_thought() {
    let mut talk = Talk::begin();
    talk.say("position startpos\ngo infinite");
    // It thinks once it has told about some depths.
    for _ in 0..3 {
        let line = talk.lines.next().unwrap().unwrap();
        assert!(line.starts_with("info depth "), "{line}");
    }
    // Without the command it would never answer.
    talk.say("stop");
    talk.hear("bestmove ");
    talk.end();
}

#[test]
fn a_shogi_program_gets_a_mate_however_long_it_takes() {
    let mut talk = Talk::begin();
    talk.say("position sfen 1+R1B1k3/5s3/9/9/9/9/9/7K1/9 b GS2NL7P 1\ngo mate infinite");
    let found = talk.hear("checkmate ");
    assert_eq!(found.split(' ').count(), 1 + 3, "{found}");
    talk.end();
}

#[test]
fn a_shogi_program_lets_think_on_the_opponents_time() {
    let mut talk = Talk::begin();
    talk.say("setoption name USI_Ponder value true");
    // The first two never end by themselves, the last two have found all that they were asked for.
    for (go, word) in [
        ("go ponder btime 1 wtime 1", "ponderhit"),
        ("go ponder btime 600000 wtime 600000 byoyomi 60000", "stop"),
        ("go ponder depth 1", "ponderhit"),
        ("go ponder nodes 1", "stop"),
    ] {
        talk.say(&format!("position startpos moves 7g7f 3c3d\n{go}"));
        let first = talk.lines.next().unwrap().unwrap();
        assert!(first.starts_with("info depth "), "{go}: {first}");
        talk.say(word);
        let answer = talk
            .lines
            .by_ref()
            .map(Result::unwrap)
            .find(|line| !line.starts_with("info depth "))
            .unwrap();
        assert!(answer.starts_with("bestmove "), "{go}: {answer}");
    }
    // Where it sees so far, it says which answer it expects, and the search on is one of that.
    talk.say("position startpos\ngo depth 3");
    let answer = talk.hear("bestmove ");
    let words: Vec<&str> = answer.split(' ').collect();
    let [_, best, "ponder", expected] = words[..] else {
        panic!("{answer}");
    };
    let rules = game("animal-shogi").unwrap();
    let mut session = rules.create(&Named::new(), "").unwrap();
    for code in [best, expected] {
        session.play(code).expect(code);
    }
    talk.end();
}

/// What is answered, without what is told on the way.
fn answers(out: &str) -> Vec<&str> {
    out.lines()
        .filter(|line| !line.starts_with("info "))
        .collect()
}

#[test]
fn a_shogi_program_plays_on_after_a_repetition_but_not_after_mate() {
    let again = " 4i5h 6a5b 5h4i 5b6a".repeat(3);
    let mated = "position sfen 8k/8G/8P/9/9/9/9/9/4K4 w - 2";
    let (code, out, _) = run(
        &["usi"],
        &format!("position startpos moves{again}\ngo nodes 200\n{mated}\ngo nodes 200\n"),
    );
    assert_eq!(code, 0);
    let [first, second] = answers(&out)[..] else {
        panic!("{out}");
    };
    let start = game("animal-shogi").unwrap().create(&Named::new(), "");
    let reply = first.strip_prefix("bestmove ").expect(first);
    // The repetition leads back to the start.
    start.unwrap().play(reply).expect(reply);
    assert_eq!(second, "bestmove resign");
}

#[test]
fn what_a_shogi_program_is_told_to_be_a_mate_mates() {
    let problems = [
        "9/9/4k4/7r1/6K2/6P2/9/9/5+r3 w Psnl6p 1",
        "1+R1B1k3/5s3/9/9/9/9/9/7K1/9 b GS2NL7P 1",
        "9/9/1+R7/9/ks7/9/1G5K1/9/9 b 3N6Pgsn3l5p 1",
        "4k1s2/5r3/4+B4/9/9/9/4P4/4K4/9 b GSNL3Psnl 1",
        "9/2k6/9/9/9/9/5+n2L/6rS1/8K w RN2g7p 1",
    ];
    // Asked twice: of what is known already, the line is short. The time is no part of the test.
    let asked =
        problems.map(|sfen| format!("position sfen {sfen}\n{}", "go mate 600000\n".repeat(2)));
    let (code, out, _) = run(&["usi"], &asked.concat());
    assert_eq!(code, 0);
    let found = answers(&out);
    assert_eq!(found.len(), 2 * problems.len(), "{out}");
    for (answer, sfen) in found.iter().zip(problems.iter().flat_map(|sfen| [sfen; 2])) {
        let moves = answer.strip_prefix("checkmate ").expect(answer);
        let rules = game("animal-shogi").unwrap();
        let mut session = rules.create(&Named::new(), sfen).unwrap();
        for code in moves.split(' ') {
            session
                .play(code)
                .unwrap_or_else(|_| panic!("{sfen}: {moves}"));
        }
        let result = session.result();
        let reason = result.map(|result| result.reason);
        assert_eq!(reason.as_deref(), Some("checkmate"), "{sfen}: {moves}");
    }
}

#[test]
fn a_shogi_program_that_is_gone_is_not_waited_for() {
    for (go, last) in [
        ("go infinite", "bestmove "),
        ("go mate infinite", "checkmate timeout"),
        ("go movetime 300", "bestmove "),
        ("go nodes 500", "bestmove "),
    ] {
        let output = Command::new(assert_cmd::cargo::cargo_bin!("klubovna"))
            .arg("usi")
            .write_stdin(format!("position startpos\n{go}"))
            .timeout(std::time::Duration::from_mins(1))
            .output()
            .unwrap();
        assert!(output.status.success(), "{go}");
        let out = String::from_utf8(output.stdout).unwrap();
        let [answer] = answers(&out)[..] else {
            panic!("{out}");
        };
        assert!(
            answer.starts_with(last) && answer != "bestmove resign",
            "{out}"
        );
    }
}

#[test]
fn a_shogi_program_may_stammer() {
    let output = Command::new(assert_cmd::cargo::cargo_bin!("klubovna"))
        .arg("usi")
        .write_stdin(b"\xff\xfe\nisready\n".to_vec())
        .output()
        .unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(
        out.starts_with("info string error: unknown command"),
        "{out}"
    );
    assert!(out.ends_with("\nreadyok\n"), "{out}");
}

#[test]
fn a_shogi_program_hears_what_it_says_wrong() {
    let (code, out, _) = run(
        &["usi"],
        "hello\nposition\nposition sfen 9/9/9 b - 1\nposition startpos moves 7g7f 3c3x\n\
         position startpos moves 7g7f 7g7f\ngo nodes 9 btime soon\ngo\n",
    );
    assert_eq!(code, 0);
    let lines: Vec<&str> = out.lines().collect();
    let due = [
        "unknown command “hello”",
        "position needs startpos, or sfen and a position",
        "sfen, column 1: The board has 3 rows; there have to be 9.",
        "3c3x: “3x” is not a square. Squares are called 1a to 9i.",
        "7g7f: 7g7f is not possible here.",
        "go: “soon” is not understood",
    ];
    for (line, due) in lines.iter().zip(due) {
        assert_eq!(*line, format!("info string error: {due}"));
    }
    assert!(lines.len() > due.len() + 1, "{out}");
    // Whoever has asked waits for an answer, also behind what is wrong.
    let answers = lines.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(answers.count(), 2, "{out}");
    assert!(lines[lines.len() - 1].starts_with("bestmove "), "{out}");
}

#[test]
fn the_best_action_stands_alone_on_the_last_line() {
    // White places its eighth pawn.
    let position = "rnb2bnr/8/8/8/8/PPPPPPP1/8/RNB2BNR w 0 9";
    let (code, out, error) = klubovna(&["think", "folky", position, "--depth", "2"]);
    assert_eq!((code, &*error), (0, ""));
    assert!(out.contains("score win in 1 win 100.0 %"), "{out}");
    let best = out.lines().last().unwrap();
    let session = game("folky").unwrap().create(&Named::new(), position);
    let mut session = session.unwrap();
    session.play(best).unwrap();
    assert!(session.result().is_some(), "{best}");

    let lines = |arguments: &[&str]| klubovna(arguments).1.lines().count();
    // One depth, three lines, and the answer.
    assert_eq!(
        lines(&["think", "mixtour", "--depth", "1", "--multipv", "3"]),
        7
    );
    let (code, out, _) = klubovna(&["think", "mixtour", "--level", "1", "--moves", "a1", "b2"]);
    let best = out.lines().last().unwrap();
    assert!(code == 0 && best != "a1" && best != "b2", "{out}");

    let (code, _, error) = klubovna(&["think", "mixtour", "--level", "99"]);
    assert!(code != 0 && error.contains("no level 99: 1 to"), "{error}");
    let (code, _, error) = klubovna(&["think", "mixtour", "--moves", "a1", "a1"]);
    assert!(code != 0 && error.contains("a1"), "{error}");
}

#[test]
fn engines_meet_and_the_same_contest_ends_the_same_way() {
    let contest = [
        "match",
        "mixtour",
        "--games",
        "6",
        "--threads",
        "2",
        "nodes=300",
        "random",
    ];
    let (code, first, error) = klubovna(&contest);
    assert_eq!((code, &*error), (0, ""));
    assert!(first.starts_with("6 games: 6 won"), "{first}");
    assert_eq!(klubovna(&contest).1, first);
    for (wrong, named) in [
        ("nodes=x", "“nodes=x”"),
        ("99", "there is no level 99: 1 to "),
        ("0,noise=3", "there is no level 0: 1 to "),
        (
            "noise=0,5",
            "“5” in “noise=0,5” is a level, and stands before",
        ),
        (
            "nodes=100,5",
            "“5” in “nodes=100,5” is a level, and stands before",
        ),
        ("5,6", "“6” in “5,6” is a level"),
        ("mcts,random", "“random” in “mcts,random”"),
        ("5,noise=65536", "“noise=65536”"),
        ("5,noise=3000000000", "“noise=3000000000”"),
        (
            "mcts,nodes=5,null_depth=4",
            "“mcts” searches without the margin “null_depth”",
        ),
        (
            "nodes=5,weights=1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1",
            "There are 20 weights, and this game has",
        ),
        ("alphabeta", "needs a limit"),
        ("depth=1000", "needs a limit"),
        ("mcts,depth=4", "needs a limit"),
        ("oracle,nodes=5", "no engine “oracle”"),
    ] {
        let (code, _, error) = klubovna(&["match", "mixtour", wrong, "random"]);
        assert!(code != 0 && error.contains(named), "{error}");
    }
    for right in ["5,noise=65535", "nodes=5000000000,depth=1", "mcts,5"] {
        let two = ["--games", "2", "--longest", "4"];
        let (code, out, error) =
            klubovna(&[&["match", "mixtour", right, "random"], &two[..]].concat());
        assert!(
            code == 0 && out.starts_with("2 games: "),
            "{right}: {error}"
        );
    }
}

#[test]
fn a_sequential_test_ends_the_same_way_whatever_the_number_of_threads() {
    let play = |threads| {
        let test = ["match", "mixtour", "nodes=60", "random", "--sprt", "0/50"];
        let (code, out, error) =
            klubovna(&[&test[..], &["--games", "400", "--threads", threads]].concat());
        assert_eq!(code, 0, "{error}");
        (out, error)
    };
    let (out, error) = play("1");
    assert!(out.contains("SPRT 0/50 Elo: better, LLR "), "{out}");
    assert!(!out.starts_with("400 games"), "{out}");
    for threads in ["2", "7"] {
        assert_eq!(play(threads), (out.clone(), error.clone()));
    }
}

#[test]
fn facts_do_not_depend_on_the_number_of_threads() {
    let facts = |threads| {
        let common = ["facts", "mixtour", "--games", "10", "--engine", "nodes=100"];
        klubovna(&[&common[..], &["--threads", threads]].concat())
    };
    let (code, first, error) = facts("1");
    assert_eq!((code, &*error), (0, ""));
    assert!(first.starts_with("# 10 games: "), "{first}");
    assert_eq!(facts("3").1, first);
    let mut sum = 0;
    for part in ["wins", "draws", "losses"] {
        let line = first.lines().find_map(|line| line.strip_prefix(part));
        let number = line.and_then(|line| line.trim_start_matches(" = ").parse::<u32>().ok());
        sum += number.expect(part);
    }
    assert_eq!(sum, 10);
}

#[test]
fn a_ladder_begins_at_a_level_that_there_is() {
    for from in ["0", "99"] {
        let (code, out, error) = klubovna(&["ladder", "mixtour", "--from", from]);
        assert!(code != 0 && out.is_empty(), "{out}");
        let due = format!("there is no level {from}: 1 to ");
        assert!(error.contains(&due), "{error}");
    }
}

#[test]
fn weights_are_fitted_to_results() {
    let (code, out, error) = klubovna(&[
        "tune",
        "folky",
        "--games",
        "8",
        "--engine",
        "nodes=100",
        "--longest",
        "60",
    ]);
    assert_eq!((code, &*error), (0, ""));
    assert!(out.lines().any(|line| line.starts_with("pawn: ")), "{out}");
    assert!(out.lines().last().unwrap().starts_with("weights="), "{out}");
}

#[test]
fn a_network_learns_from_games() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let with = |line: &str, files: &[&str]| {
        let mut arguments: Vec<String> = line.split(' ').map(str::to_owned).collect();
        arguments.extend(files.iter().map(|name| path(name)));
        klubovna(&arguments.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let data = "data animal-shogi --games 6 --engine nodes=40,network=none";
    let (code, _, told) = with(&format!("{data} --threads 1 --out"), &["one.txt"]);
    assert_eq!(code, 0, "{told}");
    assert_eq!(
        with(&format!("{data} --threads 3 --out"), &["two.txt"]).0,
        0
    );
    let [one, two] = ["one.txt", "two.txt"].map(|name| fs::read_to_string(path(name)).unwrap());
    assert!(one == two && one.lines().count() > 100, "{one}");
    let train = "train animal-shogi --epochs 1 --out";
    let (code, _, told) = with(train, &["one.bin", "one.txt"]);
    assert_eq!(code, 0, "{told}");
    let (code, ..) = with(&format!("{train} {}", path("two.bin")), &["one.txt"]);
    assert_eq!(code, 0);
    let [first, second] = ["one.bin", "two.bin"].map(|name| fs::read(path(name)).unwrap());
    assert_eq!(first, second);
    // Weights of 127 parts as bytes, the last of all those of inputs; 0x80 is 0.
    let coarse = format!("{train} {} --multiple 9", path("coarse.bin"));
    assert_eq!(with(&coarse, &["one.txt"]).0, 0);
    let coarse = fs::read(path("coarse.bin")).unwrap();
    let odd = |file: &[u8]| {
        file[200..]
            .iter()
            .any(|&byte| (i32::from(byte) - 0x80) % 9 != 0)
    };
    assert!(odd(&first) && !odd(&coarse) && coarse[200..].iter().any(|&byte| byte != 0x80));
    let play = format!(
        "match animal-shogi --games 2 --longest 4 nodes=20,network={} nodes=20",
        path("one.bin")
    );
    assert_eq!(with(&play, &[]).0, 0);
    // An older form, a part of a file, the network of another game, nothing.
    let older = [b"KNN1", &first[4..]].concat();
    for (game, file) in [
        ("animal-shogi", &older[..]),
        ("animal-shogi", &first[..first.len() - 1]),
        ("mixtour", &first),
        ("mixtour", &[]),
    ] {
        fs::write(path("other.bin"), file).unwrap();
        let network = path("other.bin");
        let play = format!("match {game} --games 2 nodes=20,network={network} nodes=20");
        let (code, _, told) = with(&play, &[]);
        assert!(
            code == 1 && told.contains(&format!("{network} holds no network of this game")),
            "{told}"
        );
    }
    // What is not understood is told with its place, and never left out.
    let line = one.lines().next().unwrap();
    let (_, position) = line.split_once(' ').unwrap();
    fs::write(path("least.txt"), format!("{} {position}\n", i32::MIN)).unwrap();
    let (code, _, told) = with(train, &["least.bin", "least.txt"]);
    assert_eq!(code, 0, "{told}");
    fs::write(path("bad.txt"), format!("{line}\n3 4 nothing\n")).unwrap();
    let (code, _, told) = with(train, &["bad.bin", "bad.txt"]);
    assert!(
        code == 1 && told.contains("bad.txt:2: “3 4 nothing”"),
        "{told}"
    );
    fs::write(path("bad.txt"), format!("{line}\n3 1 of another game\n")).unwrap();
    let (code, _, told) = with(train, &["bad.bin", "least.txt", "bad.txt", "one.txt"]);
    let due = "bad.txt:2: “of another game” is no position of this game";
    assert!(code == 1 && told.contains(due), "{told}");
}

#[test]
fn a_benchmark_ends_with_its_nodes_and_speed() {
    let bench = |more: &[&str]| {
        let few = ["bench", "--engine", "nodes=400", "--positions", "3"];
        klubovna(&[&few[..], more].concat())
    };
    let nodes = |out: &str| {
        let words: Vec<&str> = out.lines().last().unwrap_or_default().split(' ').collect();
        assert!(
            words.len() == 4 && words[1] == "nodes" && words[3] == "nps",
            "{out}"
        );
        assert!(words[2].parse::<u64>().is_ok(), "{out}");
        words[0].parse::<u64>().expect("nodes")
    };
    let (code, out, error) = bench(&["folky", "mixtour", "--statistics"]);
    assert_eq!((code, &*error), (0, ""));
    assert!(
        out.lines().any(|line| line.starts_with("| mixtour | ")),
        "{out}"
    );
    assert_eq!(nodes(&out), nodes(&bench(&["mixtour", "folky"]).1));
    assert!(nodes(&bench(&[]).1) > nodes(&out));
    let other = [
        "bench",
        "mixtour",
        "--engine",
        "nodes=10000,reduction_scale=64",
    ];
    let [one, two] = [&other[..2], &other].map(|arguments| nodes(&klubovna(arguments).1));
    assert_ne!(one, two, "a signature of the search");
    assert_ne!(bench(&["chess"]).0, 0);
    let (code, out, error) = klubovna(&["bench", "mixtour", "--engine", "clock=500"]);
    assert!(code == 1 && out.is_empty(), "{out}");
    assert!(error.contains("no games for a clock"), "{error}");
}

#[test]
fn margins_and_weights_are_tuned_by_play() {
    let tune = |numbers: &str| {
        let limits = ["--games", "2", "--engine", "nodes=60", "--longest", "30"];
        let numbers = ["--numbers", numbers, "--iterations", "3"];
        klubovna(&[&["spsa", "folky"], &numbers[..], &limits[..]].concat())
    };
    let (code, out, error) = tune("reduction_scale,pawn");
    assert_eq!((code, &*error), (0, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("reduction_scale: 128 -> "), "{out}");
    assert!(lines[1].starts_with("pawn: 242 -> "), "{out}");
    assert!(lines[2].starts_with("reduction_scale="), "{out}");
    assert_eq!(out, tune("reduction_scale,pawn").1);
    let (code, _, error) = tune("patience");
    assert!(code != 0 && error.contains("“patience”"), "{error}");
    let (code, _, error) = tune("pawn,reduction_scale,pawn");
    assert!(
        code != 0 && error.contains("“pawn” stands twice"),
        "{error}"
    );
    let (_, help, _) = klubovna(&["spsa", "--help"]);
    assert!(help.contains("Games of one iteration"), "{help}");
}
