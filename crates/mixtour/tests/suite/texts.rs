//! Every refusal of section 8.6 by name and place, and the reasons given to players.

use klubovna_mixtour::{Action, Mixtour, MixtourFault, Obstacle, Options, Stack};
use klubovna_rules::{Position, Side};
use klubovna_text::{Arg, Fault, FieldFault, GameOptions, Notation, Style};
use klubovna_view::{MarkKind, Present, Step};

fn read(text: &str, options: &str) -> Mixtour {
    let options = Options::read(options).expect("known options");
    Mixtour::read_position(text, &options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Code of the fault and the text it points at.
fn refused(text: &str, options: &str) -> (&'static str, String) {
    let options = Options::read(options).expect("known options");
    match Mixtour::read_position(text, &options) {
        Ok(position) => panic!("{text} is read as {position:?}"),
        Err(error) => (error.fault.code(), text[error.span].to_owned()),
    }
}

#[test]
fn every_fault_of_a_position_has_its_name_and_place() {
    for (text, code, place) in [
        ("", "missing-field", ""),
        ("5/5/5/5/5 w 20,20 0,0", "missing-field", ""),
        ("5/5/5/5/5 w 20,20 0,0 - x y", "extra-text", "x y"),
        ("5/5/5/5 w 20,20 0,0 -", "row-count", "5/5/5/5"),
        ("5/5/5/5/4 w 20,20 0,0 -", "row-length", "4"),
        ("5/5/w,5/5/5 w 19,20 0,0 -", "row-length", "w,5"),
        (
            "5/99999999999/5/5/5 w 20,20 0,0 -",
            "row-length",
            "99999999999",
        ),
        ("5/5//5/5 w 20,20 0,0 -", "empty-item", ""),
        ("5/5/4,,w/5/5 w 19,20 0,0 -", "empty-item", ""),
        ("5/5/0,5/5/5 w 20,20 0,0 -", "zero-cells", "0"),
        ("5/5/x,4/5/5 w 20,20 0,0 -", "unknown-piece", "x"),
        ("5/5/wž,4/5/5 w 20,20 0,0 -", "unknown-piece", "ž"),
        ("5/5/w4/5/5 w 19,20 0,0 -", "mixed-item", "w4"),
        (
            "5/5/wwwwwwwww,4/5/5 w 11,20 1,0 -",
            "stack-too-high",
            "wwwwwwwww",
        ),
        ("5/5/5/5/5 r 20,20 0,0 -", "bad-side", "r"),
        ("5/5/5/5/5 w 20 0,0 -", "bad-pair", "20"),
        ("5/5/5/5/5 w 20,20 0,0,0 -", "bad-pair", "0,0,0"),
        ("5/5/5/5/5 w 20,21 0,0 -", "bad-number", "21"),
        ("5/5/5/5/5 w +20,20 0,0 -", "bad-number", "+20"),
        ("5/5/5/5/5 w 20,20 0,2 -", "bad-number", "2"),
        ("5/5/5/5/5 w 20,20 , -", "bad-number", ""),
        ("5/5/5/5/5 w 20,20 1,1 -", "two-winners", "1,1"),
        (
            "5/5/w,4/5/5 w 20,20 0,0 -",
            "too-many-pieces",
            "5/5/w,4/5/5 w 20,20",
        ),
        (
            "5/5/b,4/5/5 w 20,18 0,0 -",
            "too-few-pieces",
            "5/5/b,4/5/5 w 20,18",
        ),
        ("5/5/wwwww,4/5/5 w 15,20 0,0 -", "tall-stack", "wwwww"),
        ("5/5/5/5/5 w 20,20 0,0 f1", "no-cell", "f1"),
        ("5/5/5/5/5 w 20,20 0,0 a1:9-b1", "bad-count", "9"),
        ("5/5/5/5/5 w 20,20 0,0 a1-", "missing-cell", ""),
        ("5/5/5/5/5 w 20,20 0,0 a1:2", "action-form", "a1:2"),
    ] {
        let (actual, at) = refused(text, "");
        assert_eq!(actual, format!("mixtour-{code}"), "{text}");
        assert_eq!(at, place, "{text}");
    }
}

#[test]
fn a_missing_field_is_named() {
    let whole = "5/5/5/5/5 w 20,20 0,0";
    for (length, field) in [
        (0, "board"),
        (9, "side"),
        (11, "reserves"),
        (17, "points"),
        (21, "last"),
    ] {
        let error = Mixtour::read_position(&whole[..length], &Options::default()).unwrap_err();
        assert_eq!(error.fault, FieldFault::MissingField { field }.into());
        assert_eq!(error.span, length..length);
    }
}

// Sections 5.4 and 8.6.
#[test]
fn pieces_may_be_missing_only_where_they_can_leave_the_game() {
    let text = "5/5/b,4/5/5 w 16,18 1,0 -";
    assert_eq!(read(text, "target=2").on_board(Side::SECOND), 1);
    assert_eq!(
        refused(text, "target=2 scored=reserve").0,
        "mixtour-too-few-pieces"
    );
    assert_eq!(refused(text, "").0, "mixtour-too-few-pieces");
}

// Section 5.8.
#[test]
fn a_loaded_position_is_judged_at_once() {
    let won = read("5/5/5/5/1,wwwwb,3 w 16,19 0,1 a1:4-b1", "");
    assert_eq!(
        won.outcome().and_then(|outcome| outcome.winner),
        Some(Side::SECOND)
    );
    let drawn = read("5/5/1,bw,3/5/wb,4 w 0,0 1,1 pass,pass", "target=3");
    assert_eq!(drawn.outcome().map(|outcome| outcome.winner), Some(None));
    assert_eq!(won.count_actions() + drawn.count_actions(), 0);
}

#[test]
fn a_move_text_that_is_against_the_rules_says_why() {
    let position = read("5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,16 0,0 -", "");
    let cell = |name: &str| match Mixtour::read_action(name) {
        Ok(Action::Enter(cell)) => cell,
        other => panic!("{other:?}"),
    };
    let [b4, e4, c3, e1, d2] = ["b4", "e4", "c3", "e1", "d2"].map(cell);
    for (text, obstacle) in [
        ("c3", Obstacle::Occupied { to: c3 }),
        ("a1:1-b4", Obstacle::EmptyOrigin { from: cell("a1") }),
        (
            "c3:2-d2",
            Obstacle::TooFew {
                from: c3,
                height: 1,
                count: 2,
            },
        ),
        ("c3:1-c3", Obstacle::SameCell { from: c3 }),
        ("c3:1-c4", Obstacle::EmptyTarget { to: cell("c4") }),
        ("c3:1-e4", Obstacle::NoLine { from: c3, to: e4 }),
        (
            "b4:1-e4",
            Obstacle::Distance {
                from: b4,
                to: e4,
                height: 2,
                distance: 3,
            },
        ),
        (
            "e1:2-b4",
            Obstacle::Between {
                from: e1,
                to: b4,
                at: d2,
            },
        ),
        ("pass", Obstacle::NotForced),
    ] {
        let error = position.read_move_text(text, Style::English).unwrap_err();
        assert_eq!(error.fault, MixtourFault::Illegal(obstacle), "{text}");
        assert_eq!(error.span, 0..text.len());
    }
    assert!(position.read_move_text(" e4-b4 ", Style::English).is_ok());
}

// Section 9.3 speaks of games; a text can claim a last action that fits no game.
#[test]
fn a_loaded_ban_on_the_only_move_leaves_the_pass() {
    let position = read("5/5/5/5/wb,1,w,2 w 0,0 0,0 a1:1-c1", "target=3");
    let mut actions = Vec::new();
    position.actions(&mut actions);
    assert_eq!(actions, [Action::Pass]);
    assert_eq!(position.count_actions(), 1);
    assert!(position.is_legal(Action::Pass));
    assert_eq!(position.scene().prompt.code, "mixtour-prompt-pass");
    assert_eq!(position.explain(&steps("pass")), None);
    let refusal = position.explain(&steps("c1 1")).expect("a refusal");
    assert_eq!(refusal.phrase.code, "mixtour-why-take-back");
}

#[test]
fn fields_may_stand_apart_by_any_white_space() {
    let start = Mixtour::start(&Options::default());
    assert_eq!(read(" 5/5/5/5/5\tw  20,20\u{a0}0,0 -\n", ""), start);
    let (code, place) = refused("5/5/5/5/5\u{a0}w\t20,20 0;0 -\n", "");
    assert_eq!((code, place.as_str()), ("mixtour-bad-pair", "0;0"));
}

fn steps(words: &str) -> Vec<Step> {
    words
        .split_whitespace()
        .map(|word| match word.parse() {
            Ok(count) => Step::Count(count),
            Err(_) if word == "pass" => Step::Command(word.into()),
            Err(_) if word.starts_with("reserve") => Step::Tray {
                tray: word.into(),
                kind: "disc".into(),
            },
            Err(_) => Step::Cell(word.into()),
        })
        .collect()
}

#[test]
fn every_refusal_names_its_rule_and_its_cells() {
    let example = "5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,16 0,0 -";
    let banned = "5/5/1,bw,b,2/5/5 b 19,18 0,0 c3:1-b3";
    let poor = "5/5/2,b,2/2,b,2/5 w 0,10 1,1 -";
    for (text, attempt, code, rule, cells) in [
        (example, "e1 b4", "between", "4.2", "e1 d2 b4"),
        (example, "b4 2 e4", "distance", "4.3", "b4 e4"),
        (example, "c3 e4", "no-line", "4.2", "c3 e4"),
        (example, "c3 c4", "empty-target", "4.2", "c4"),
        (example, "c3 2", "too-few", "4.1", "c3"),
        (example, "reserve-0 c3", "occupied", "3.1", "c3"),
        (example, "reserve-1", "not-yours", "3.1", ""),
        (example, "pass", "not-forced", "2.2", ""),
        (banned, "b3 1 c3", "take-back", "4.6", "b3 c3"),
        (banned, "c3", "stuck", "4.3", "c3"),
        (poor, "reserve-0", "no-reserve", "3.1", ""),
        (poor, "a1", "no-reserve", "3.1", ""),
    ] {
        let refusal = read(text, "target=3")
            .explain(&steps(attempt))
            .unwrap_or_else(|| panic!("{attempt} is not explained in {text}"));
        assert_eq!(
            refusal.phrase.code,
            format!("mixtour-why-{code}"),
            "{attempt}"
        );
        assert_eq!(refusal.rule, rule, "{attempt}");
        assert_eq!(refusal.cells.join(" "), cells, "{attempt}");
    }
    for (text, attempt) in [
        (example, "a1"),
        (example, "e1"),
        (example, "e1 e1"),
        (example, "e4 b4"),
        (example, "reserve-0"),
        (banned, "b3 c3"),
        (banned, "b3 2"),
    ] {
        assert_eq!(
            read(text, "target=3").explain(&steps(attempt)),
            None,
            "{attempt}"
        );
    }
    // One piece of b3 could only go back; two could go on.
    let lifted = read(banned, "").explain(&steps("b3 1")).expect("a refusal");
    assert_eq!(lifted.phrase.code, "mixtour-why-take-back");
    let full = "w,w,b,b,w/b,bw,b,w,b/w,b,wb,bw,w/b,w,b,wb,w/wb,b,wb,b,wb w 5,3 0,0 -";
    let refusal = read(full, "target=3")
        .explain(&steps("reserve-0"))
        .expect("a full board");
    assert_eq!(refusal.phrase.code, "mixtour-why-full");
}

fn said(position: &Mixtour, code: &str) -> Vec<String> {
    let action = Mixtour::read_action(code).expect("an action");
    assert!(position.is_legal(action), "{code}");
    let phrases = position.describe(action);
    phrases.into_iter().map(|phrase| phrase.code).collect()
}

#[test]
fn a_move_is_told_with_its_effects() {
    let text = "5/5/5/5/bbbw,w,3 b 18,17 0,0 -";
    let gift = read(text, "");
    let action = Mixtour::read_action("a1:4-b1").expect("an action");
    let phrases = gift.describe(action);
    let height = Arg::Number(5);
    assert_eq!(phrases[0].args.get("height"), Some(&height));
    // Section 5.1: the owner of the top piece scores, not the mover.
    assert_eq!(phrases[0].args.get("side"), Some(&Arg::Side(1)));
    assert_eq!(phrases[0].args.get("top"), Some(&Arg::Side(0)));
    assert_eq!(phrases[1].args.get("side"), Some(&Arg::Side(0)));
    let kinds: Vec<MarkKind> = gift.trail(action).iter().map(|mark| mark.kind).collect();
    assert_eq!(kinds, [MarkKind::From, MarkKind::To, MarkKind::Decisive]);
    assert_eq!(gift.label(action).as_deref(), Some("1"));

    assert_eq!(
        said(&gift, "a1:4-b1"),
        ["mixtour-say-move", "mixtour-say-score"]
    );
    assert_eq!(said(&gift, "a1:1-b1"), ["mixtour-say-move"]);
    let out = ["mixtour-say-move", "mixtour-say-score", "mixtour-say-out"];
    assert_eq!(said(&read(text, "target=2"), "a1:4-b1"), out);
    let reserve = [
        "mixtour-say-move",
        "mixtour-say-score",
        "mixtour-say-reserve",
    ];
    assert_eq!(
        said(&read(text, "target=2 scored=reserve"), "a1:4-b1"),
        reserve
    );
    let last = read("5/5/5/5/5 w 1,3 0,0 -", "target=3");
    assert_eq!(
        said(&last, "a1"),
        ["mixtour-say-enter", "mixtour-say-last-piece"]
    );
    let forced = read("5/5/1,bw,3/5/wb,4 w 0,3 1,1 -", "target=3");
    assert_eq!(said(&forced, "pass"), ["mixtour-say-pass"]);
}

#[test]
fn the_ban_is_marked_where_the_pieces_came_from() {
    let scene = read("5/5/1,bw,b,2/5/5 b 19,18 0,0 c3:1-b3", "").scene();
    let marks: Vec<_> = scene
        .marks
        .iter()
        .map(|mark| (mark.cell.as_str(), mark.kind))
        .collect();
    assert_eq!(marks, [("c3", MarkKind::Banned)]);
    // Nothing is left on c3, so there is nothing to forbid.
    let scene = read("5/5/1,bw,3/5/5 w 19,19 0,0 c3:1-b3", "").scene();
    assert!(scene.marks.is_empty());
}

#[test]
fn one_sees_from_a_stack_to_the_next() {
    let position = read("5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,16 0,0 -", "");
    let seen: Vec<String> = position
        .sight("b4")
        .into_iter()
        .map(|sight| {
            format!(
                "{}{}",
                sight.to,
                sight.stop.map_or(String::new(), |at| format!("|{at}"))
            )
        })
        .collect();
    assert_eq!(seen, ["d4|e4", "c5", "b5", "a5", "a4", "a3", "b1", "b4|c3"]);
    assert!(position.sight("a1").is_empty());
    assert!(position.sight("z9").is_empty());
}

#[test]
fn the_diagram_shows_stacks_reserves_and_points() {
    let position = read("5/1,wwb,2,wb/2,w,2/3,b,1/4,bw w 15,16 0,0 -", "");
    let expected = "\
5  .    .    .    .    .     b 16 0
4  .    wwb  .    .    wb
3  .    .    w    .    .
2  .    .    .    b    .
1  .    .    .    .    bw    w 15 0
   a    b    c    d    e
";
    assert_eq!(position.diagram(), expected);
    assert_eq!(Stack::EMPTY.to_string(), "");
}

#[test]
fn tolerances_of_readers() {
    let one = Mixtour::read_action("a1:1-b2").unwrap();
    for text in ["a1-b2", "A1-B2", "a1–b2", "a1:1−b2"] {
        assert_eq!(Mixtour::read_action(text), Ok(one), "{text}");
    }
    assert_eq!(Mixtour::read_action("PASS"), Ok(Action::Pass));
    assert_eq!(
        Mixtour::write_action(Mixtour::read_action("c4:3-d3").unwrap()),
        "c4:3-d3"
    );
}

#[test]
fn faults_are_named_where_they_are() {
    let fault = |text: &str| {
        let error = Mixtour::read_action(text).unwrap_err();
        (error.fault, error.span)
    };
    let no_cell = |text: &str| MixtourFault::NoCell { text: text.into() };
    let bad_count = |text: &str| MixtourFault::BadCount { text: text.into() };
    assert_eq!(fault(""), (MixtourFault::NoMove, 0..0));
    assert_eq!(fault("f1"), (no_cell("f1"), 0..2));
    assert_eq!(fault("a1-"), (MixtourFault::MissingCell, 3..3));
    assert_eq!(fault("a1:2"), (MixtourFault::ActionForm, 0..4));
    assert_eq!(fault("a1:0-b1"), (bad_count("0"), 3..4));
    assert_eq!(fault("a1:5-b1"), (bad_count("5"), 3..4));
    assert_eq!(fault("a1:+2-b1"), (bad_count("+2"), 3..5));
    assert_eq!(fault("a1–b9"), (no_cell("b9"), 5..7));
}
