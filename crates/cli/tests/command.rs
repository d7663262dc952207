//! The command as a person runs it.

use assert_cmd::Command;

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
