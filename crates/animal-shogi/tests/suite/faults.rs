//! Every fault by name and place.

use klubovna_animal_shogi::{Action, AnimalShogi, Kind, Obstacle, Options, ShogiFault, Square};
use klubovna_rules::{Position, Side};
use klubovna_text::{Arg, Fault, GameOptions, Notation, Obstacle as _, Problem, Style};

const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
const LIONS: &str = "4k4/9/9/9/9/9/9/9/4K4";

fn square(name: &str) -> Square {
    name.parse().expect(name)
}

fn options(text: &str) -> Options {
    Options::read(text).expect(text)
}

/// The fault of a position string and the text it points at.
fn fault(text: &str) -> (ShogiFault, &str) {
    fault_with(text, "")
}

fn fault_with<'a>(text: &'a str, with: &str) -> (ShogiFault, &'a str) {
    let error = AnimalShogi::read_position(text, &options(with)).expect_err(text);
    (error.fault, &text[error.span])
}

/// The fault of a move and the text it points at.
fn move_fault<'a>(position: &str, text: &'a str) -> (ShogiFault, &'a str) {
    let position = AnimalShogi::read_position(position, &Options::default()).expect(position);
    let error = position
        .read_move_text(text, Style::English)
        .expect_err(text);
    (error.fault, &text[error.span])
}

#[test]
fn fields_of_a_position_are_named() {
    let missing = |text: &str, field| {
        assert_eq!(
            fault(text),
            (ShogiFault::MissingField { field }, ""),
            "{text}"
        );
    };
    missing("", "board");
    missing("  ", "board");
    missing(LIONS, "side");
    missing(&format!("{LIONS} b "), "hands");
    let extra = format!("{LIONS} b - 1 furigoma x y ");
    assert_eq!(
        fault_with(&extra, "begins=furigoma"),
        (ShogiFault::ExtraText, "x y")
    );
    for side in ["x", "B", "bw", "first"] {
        let text = format!("{LIONS} {side} - 1");
        let bad = ShogiFault::BadSide { text: side.into() };
        assert_eq!(fault(&text), (bad, side));
    }
    for ply in ["0", "-1", "+1", "65536", "1.5", "99999999999999999999"] {
        let text = format!("{LIONS} b - {ply}");
        let (fault, at) = fault(&text);
        assert!(matches!(fault, ShogiFault::BadPly { .. }), "{ply}");
        assert_eq!(at, ply);
    }
    for stage in ["over", "Nifu", "žx"] {
        let text = format!("{LIONS} b - 1 {stage}");
        let bad = ShogiFault::BadStage { text: stage.into() };
        assert_eq!(fault(&text), (bad, stage));
    }
}

#[test]
fn stages_have_to_fit() {
    for stage in [
        "furigoma",
        "thrown",
        "impasse",
        "declined",
        "agreed",
        "declared",
        "nifu",
        "self_check",
    ] {
        let text = format!("{LIONS} b - 1 {stage}");
        let wrong = ShogiFault::WrongStage { text: stage.into() };
        assert_eq!(fault(&text), (wrong, stage));
    }
    let start = format!("{START} furigoma");
    assert!(AnimalShogi::read_position(&start, &options("begins=furigoma")).is_ok());
    let late = START.replace(" 1", " 2 thrown");
    assert_eq!(fault_with(&late, "begins=furigoma").1, "thrown");
}

#[test]
fn boards_are_refused_by_name() {
    let short = "4k4/9/9/9/9/9/9/4K4 b - 1";
    assert_eq!(
        fault(short),
        (ShogiFault::RowCount { rows: 8 }, "4k4/9/9/9/9/9/9/4K4")
    );
    for (row, squares) in [("8", 8), ("", 0), ("p9", 10), ("99999", 45), ("4r5", 10)] {
        let text = format!("4k4/9/9/{row}/9/9/9/9/4K4 b - 1");
        let fault_expected = ShogiFault::RowLength { rank: 'd', squares };
        assert_eq!(fault(&text), (fault_expected, row));
    }
    for letter in ['q', 'X', '0', 'ž', '-', '٣', '獅'] {
        let text = format!("4k4/9/{letter}8/9/9/9/9/9/4K4 b - 1");
        let (fault, at) = fault(&text);
        assert_eq!(fault, ShogiFault::UnknownPiece { letter });
        assert_eq!(at, letter.to_string());
    }
    for row in ["+8", "8+", "+G8", "+k8", "++P7", "4+"] {
        let text = format!("4k4/9/{row}/9/9/9/9/9/4K4 b - 1");
        assert_eq!(fault(&text), (ShogiFault::StrayPlus, "+"), "{row}");
    }
}

#[test]
fn hands_are_refused_by_name() {
    for (hand, at) in [("0P", "0"), ("P2", "2"), ("00", "00"), ("P0b", "0")] {
        let text = format!("{LIONS} b {hand} 1");
        let bad = ShogiFault::BadCount { text: at.into() };
        assert_eq!(fault(&text), (bad, at), "{hand}");
    }
    for (hand, letter) in [
        ("K", 'K'),
        ("2k", 'k'),
        ("+P", '+'),
        ("P-", '-'),
        ("Pž", 'ž'),
    ] {
        let text = format!("{LIONS} b {hand} 1");
        let (fault, at) = fault(&text);
        assert_eq!(fault, ShogiFault::UnknownPiece { letter });
        assert_eq!(at, letter.to_string());
    }
    for (hand, kind, count) in [
        ("19P", Kind::Chick, 19),
        ("9P10p", Kind::Chick, 19),
        ("3R", Kind::Giraffe, 3),
        ("99999P", Kind::Chick, 99999),
        ("4294967295P4294967295p", Kind::Chick, u32::MAX),
        ("5n", Kind::Rabbit, 5),
    ] {
        let text = format!("{LIONS} b {hand} 1");
        let (found, _) = fault(&text);
        assert_eq!(found, ShogiFault::TooMany { kind, count });
    }
    let huge = format!("{LIONS} b 99999999999P 1");
    assert!(matches!(fault(&huge).0, ShogiFault::BadCount { .. }));
    let on_board = "4k4/9/9/9/RRR6/9/9/9/4K4 b - 1";
    let (kind, count) = (Kind::Giraffe, 3);
    assert_eq!(fault(on_board).0, ShogiFault::TooMany { kind, count });
    assert!(AnimalShogi::read_problem(on_board, &Options::default()).is_ok());
}

#[test]
fn positions_no_game_reaches_are_refused_by_name() {
    let first = Side::FIRST;
    let second = Side::SECOND;
    for (text, expected) in [
        (
            "9/9/9/9/9/9/9/9/4K4 b - 1",
            ShogiFault::NoLion { side: second },
        ),
        (
            "4k4/9/9/9/9/9/9/9/9 b - 1",
            ShogiFault::NoLion { side: first },
        ),
        (
            "4k4/9/9/9/9/9/9/9/K3K4 b - 1",
            ShogiFault::TwoLions { side: first },
        ),
        (
            "4k4/9/9/9/4k4/9/9/9/4K4 b - 1",
            ShogiFault::TwoLions { side: second },
        ),
        (
            "4k4/9/4P4/9/4P4/9/9/9/4K4 b - 1",
            ShogiFault::TwoChicks {
                side: first,
                file: 5,
            },
        ),
        (
            "4k4/p8/9/9/9/9/9/p8/4K4 b - 1",
            ShogiFault::TwoChicks {
                side: second,
                file: 9,
            },
        ),
        (
            "4k4/9/9/9/9/9/9/4R4/4K4 b - 1",
            ShogiFault::LionHangs { side: second },
        ),
        (
            "4k4/9/9/9/9/9/3n5/9/4K4 w - 1",
            ShogiFault::LionHangs { side: first },
        ),
    ] {
        let (found, at) = fault(text);
        assert_eq!(found, expected, "{text}");
        assert_eq!(at, text.split(' ').next().unwrap_or_default());
    }
    for (text, kind, at) in [
        ("P3k4/9/9/9/9/9/9/9/4K4 b - 1", Kind::Chick, "9a"),
        ("4k4/8N/9/9/9/9/9/9/4K4 b - 1", Kind::Rabbit, "1b"),
        ("4k4/9/9/9/9/9/9/9/l3K4 b - 1", Kind::Piglet, "9i"),
        ("4k4/9/9/9/9/9/9/n8/4K4 b - 1", Kind::Rabbit, "9h"),
    ] {
        let (found, letter) = fault(text);
        let at = square(at);
        assert_eq!(found, ShogiFault::DeadPiece { kind, at });
        assert!(
            kind.letter()
                .eq_ignore_ascii_case(&letter.chars().next().unwrap())
        );
    }
}

#[test]
fn casual_positions_may_have_a_lion_that_hangs_or_is_gone() {
    let casual = options("play=casual");
    let hanging = "4k4/9/9/9/9/9/9/4R4/4K4 b - 1";
    let position = AnimalShogi::read_position(hanging, &casual).expect("casual");
    assert!(position.in_check(Side::SECOND));
    let gone = "4R4/9/9/9/9/9/9/9/4K4 w - 2";
    let position = AnimalShogi::read_position(gone, &casual).expect("casual");
    assert_eq!(
        position.outcome().and_then(|end| end.winner),
        Some(Side::FIRST)
    );
    // The side that has just moved cannot have lost its lion.
    let (found, _) = fault_with("4R4/9/9/9/9/9/9/9/4K4 b - 2", "play=casual");
    assert_eq!(found, ShogiFault::NoLion { side: Side::SECOND });
    let (found, _) = fault_with("9/9/9/9/9/9/9/9/9 b - 2", "play=casual");
    assert_eq!(found, ShogiFault::NoLion { side: Side::FIRST });
}

#[test]
fn white_space_and_order_do_no_harm() {
    let text = format!("\t{}\n", START.replace(' ', "  "));
    let position = AnimalShogi::read_position(&text, &Options::default());
    assert_eq!(position, Ok(AnimalShogi::start(&Options::default())));
    let mixed = format!("{LIONS} w p2PrRLl3n");
    let position = AnimalShogi::read_position(&mixed, &Options::default()).expect("any order");
    assert_eq!(position.write_position(), format!("{LIONS} w RL2Pr3nlp 1"));
}

#[test]
fn moves_are_refused_by_name() {
    let refused = |text| move_fault(START, text);
    assert_eq!(refused(""), (ShogiFault::NoMove, ""));
    for (text, letter, at) in [
        ("X-7f", 'X', "X"),
        ("p-7f", 'p', "p"),
        ("žába", 'ž', "ž"),
        ("+G-5h", 'G', "G"),
        ("7", '7', "7"),
        ("=", '=', "="),
    ] {
        assert_eq!(refused(text), (ShogiFault::UnknownPiece { letter }, at));
    }
    assert_eq!(refused("+"), (ShogiFault::StrayPlus, ""));
    for (text, rest) in [
        ("P", ""),
        ("P-", ""),
        ("P-7", "7"),
        ("Ch-x", "x"),
        ("Pž", "ž"),
    ] {
        let fault = ShogiFault::NoSquare { text: rest.into() };
        assert_eq!(refused(text), (fault, rest), "{text}");
    }
    for (text, rest) in [("P-7f!", "!"), ("P-7f=+", "=+"), ("P-7f mate", " mate")] {
        let fault = ShogiFault::AfterMove { text: rest.into() };
        assert_eq!(refused(text), (fault, rest));
    }
    let chick = Kind::Chick.plain();
    let to = square("7e");
    assert_eq!(
        refused("P-7e"),
        (ShogiFault::NoneReaches { piece: chick, to }, "P-7e")
    );
    let to = square("7f");
    assert_eq!(refused("Px7f"), (ShogiFault::NoCapture { to }, "Px7f"));
    let kind = Kind::Chick;
    let outside = Obstacle::OutsideZone { kind };
    assert_eq!(refused("P-7f+"), (ShogiFault::Illegal(outside), "P-7f+"));
    assert_eq!(
        refused("P*5e"),
        (ShogiFault::Illegal(Obstacle::NotInHand { kind }), "P*5e")
    );
    let blocked = Obstacle::Blocked {
        piece: Kind::Chick.plain(),
        at: square("7g"),
    };
    assert_eq!(refused("B-5e"), (ShogiFault::Illegal(blocked), "B-5e"));
    assert_eq!(refused("8h5e"), (ShogiFault::Illegal(blocked), "8h5e"));
    let dogs = ShogiFault::Ambiguous {
        piece: Kind::Dog.plain(),
        to: square("5h"),
        from: vec![square("4i"), square("6i")],
    };
    for text in ["G-5h", "Do-5h", "Pe-5h", "G58"] {
        assert_eq!(refused(text), (dogs.clone(), text));
    }
    let dog = Kind::Dog.plain();
    assert_eq!(dogs.args()[0], ("piece", Arg::Piece(dog.id().into())));
    assert_eq!(dogs.args()[2], ("from", Arg::Text("4i, 6i".into())));
}

#[test]
fn the_section_that_forbids_is_cited() {
    let (piece, from) = (Kind::Chick.plain(), square("5e"));
    for (obstacle, section) in [
        (Obstacle::EmptyOrigin { from }, "5.2"),
        (Obstacle::NotYours { piece, from }, "5.2"),
        (Obstacle::LionsOutside, "9.1"),
        (Obstacle::NoProposal, "9.3"),
        (Obstacle::Declined, "17.2"),
    ] {
        assert_eq!(obstacle.rule(), section, "{obstacle}");
    }
}

#[test]
fn rules_are_named_with_their_squares() {
    let illegal = |position: &str, text: &str| match move_fault(position, text).0 {
        ShogiFault::Illegal(obstacle) => obstacle,
        other => panic!("{text}: {other:?}"),
    };
    let (at, to) = (square("5e"), square("5d"));
    assert_eq!(
        illegal("4k4/9/9/9/4P4/9/9/9/4K4 b P 1", "Ku*5d"),
        Obstacle::Nifu { at, to }
    );
    let to = square("1b");
    assert_eq!(
        illegal("7nk/9/8S/9/9/9/9/9/4K4 b P 1", "Ch*1b"),
        Obstacle::DropMate { to }
    );
    let pinned = Obstacle::Pinned {
        piece: Kind::Dog.plain(),
        attacker: Kind::Giraffe.plain(),
        by: square("5b"),
    };
    let position = "4k4/4r4/9/9/4G4/9/9/9/4K4 b - 1";
    assert_eq!(illegal(position, "G-4e"), pinned);
    // So it is when it captures what gives check.
    let pinned = Obstacle::Pinned {
        piece: Kind::Dog.plain(),
        attacker: Kind::Giraffe.plain(),
        by: square("5a"),
    };
    let position = "4r3k/9/9/9/9/9/5n3/4G4/4K4 b - 1";
    assert_eq!(illegal(position, "5h4g"), pinned);
    let position = "4k4/9/9/9/9/4r4/9/9/4K4 b P 1";
    let (piece, by) = (Kind::Giraffe.plain(), square("5f"));
    let stands = Obstacle::CheckStands { piece, by };
    assert_eq!(illegal(position, "P*1e"), stands);
    let to = square("5h");
    let step = Obstacle::LionStep { to, piece, by };
    assert_eq!(illegal(position, "K-5h"), step);
    assert_eq!(illegal(position, "win"), Obstacle::LionOutside);
    assert_eq!(illegal(position, "impasse"), Obstacle::LionsOutside);
    assert_eq!(illegal(position, "agree"), Obstacle::NoProposal);
    assert_eq!(illegal(position, "throw"), Obstacle::Thrown);
    // A drop never promotes, and a promoted piece is never dropped.
    for text in ["P*5e+", "+P*5e", "He*5e"] {
        assert!(matches!(
            illegal(position, text),
            Obstacle::NeverPromotes { .. }
        ));
    }
    let mated = "8k/8G/8P/9/9/9/9/9/4K4 w - 1";
    assert_eq!(illegal(mated, "K-2a"), Obstacle::Over);
}

#[test]
fn every_way_of_writing_a_move_is_taken() {
    let position = AnimalShogi::read_position(START, &Options::default()).expect("good");
    let expected = Action::Move {
        from: square("7g"),
        to: square("7f"),
        promote: false,
    };
    for text in [
        "7g7f", "P-7f", "P7f", "P76", "Ch-7f", "Ku-7f", "P7g-7f", "P77-76", "Ku7g7f", "P–7f",
        "P-7f=",
    ] {
        assert_eq!(
            position.read_move_text(text, Style::English),
            Ok(expected),
            "{text}"
        );
    }
}

#[test]
fn a_fault_becomes_a_problem_with_line_and_column() {
    let text = "4k4/9/9/9/9/9/9/9/4K4\nx - 1";
    let error = AnimalShogi::read_position(text, &Options::default()).expect_err("no side");
    let problem = Problem::in_text(&error, text);
    assert_eq!(problem.code, "animal-shogi-bad-side");
    assert_eq!(problem.at.map(|at| (at.line, at.column)), Some((2, 1)));
    assert_eq!(error.fault.to_string(), "animal-shogi-bad-side (text x)");
}
