//! Every fault by name and place.

use klubovna_chessmen::Square;
use klubovna_folky::{Action, Field, Folky, FolkyFault, Kind, Options};
use klubovna_tabletop::error::{Arg, Fault, Problem, TextError};
use klubovna_tabletop::notation::Notation;
use klubovna_tabletop::rules::{Position, Side};

const BOARD: &str = "rnb2bnr/8/8/8/8/8/8/RNB2BNR";
/// Knights on b8 and e7 both reach c6 (`RULES.md`, section 7.3).
const KNIGHTS: &str = "1npr4/4n2R/p7/4bb2/4RB2/r4N1P/3P3P/1N3B2 b 2 9";

fn square(name: &str) -> Square {
    name.parse().expect(name)
}

/// The fault of a position string and the text it points at.
fn position_fault(text: &str) -> (FolkyFault, &str) {
    let error = Folky::read_position(text, &Options::default()).expect_err(text);
    (error.fault, &text[error.span])
}

/// The fault of a move and the text it points at.
fn move_fault<'a>(position: &str, text: &'a str) -> (FolkyFault, &'a str) {
    let position = Folky::read_position(position, &Options::default()).expect(position);
    let error = position.read_move_text(text).expect_err(text);
    (error.fault, &text[error.span])
}

#[test]
fn position_strings_are_refused_by_name() {
    let missing = |text: &str, field| {
        assert_eq!(
            position_fault(text),
            (FolkyFault::MissingField { field }, "")
        );
    };
    missing("", Field::Board);
    missing("  ", Field::Board);
    missing(BOARD, Field::Side);
    missing(&format!("{BOARD} w "), Field::Quiet);
    missing(&format!("{BOARD} w 0"), Field::Number);

    let extra = format!("{BOARD} w 0 1 x y ");
    assert_eq!(position_fault(&extra), (FolkyFault::ExtraText, "x y"));

    let short = "rnb2bnr/8/8/8/8/8/8 w 0 1";
    assert_eq!(
        position_fault(short),
        (FolkyFault::RowCount { rows: 7 }, "rnb2bnr/8/8/8/8/8/8")
    );
    for (row, squares) in [("9", 9), ("", 0), ("7", 7), ("R8", 9), ("88888888", 64)] {
        let text = format!("rnb2bnr/8/{row}/8/8/8/8/RNB2BNR w 0 1");
        let fault = FolkyFault::RowLength { rank: 6, squares };
        assert_eq!(position_fault(&text), (fault, row));
    }
    for letter in ['q', 'K', '0', 'ž', '-', '٣'] {
        let text = format!("rnb2bn{letter}/8/8/8/8/8/8/RNB2BNR w 0 1");
        let (fault, at) = position_fault(&text);
        assert_eq!(fault, FolkyFault::UnknownMan { letter });
        assert_eq!(at, letter.to_string());
    }
    for side in ["x", "W", "wb", "white"] {
        let text = format!("{BOARD} {side} 0 1");
        let fault = FolkyFault::BadSide { text: side.into() };
        assert_eq!(position_fault(&text), (fault, side));
    }
    for (field, min) in [(Field::Quiet, 0), (Field::Number, 1)] {
        for number in ["-1", "+1", "x", "1.5", "65536", "9999999999999999"] {
            let text = match field {
                Field::Quiet => format!("{BOARD} w {number} 1"),
                _ => format!("{BOARD} w 0 {number}"),
            };
            let fault = FolkyFault::BadNumber {
                field,
                text: number.into(),
                min,
                max: u16::MAX,
            };
            assert_eq!(position_fault(&text), (fault, number));
        }
    }
    let zero = format!("{BOARD} w 0 0");
    assert!(matches!(
        position_fault(&zero).0,
        FolkyFault::BadNumber { .. }
    ));

    for (board, side, kind, count) in [
        ("rnb2bnr/8/8/8/8/R7/8/RNB2BNR", Side::FIRST, Kind::Rook, 3),
        (
            "rnb2bnr/bb6/8/8/8/8/8/RNB2BNR",
            Side::SECOND,
            Kind::Bishop,
            4,
        ),
        (
            "rnb2bnr/8/8/3N4/8/8/8/RNB2BNR",
            Side::FIRST,
            Kind::Knight,
            3,
        ),
        (
            "rnb2bnr/pppppppp/p7/8/8/8/8/RNB2BNR",
            Side::SECOND,
            Kind::Pawn,
            9,
        ),
    ] {
        let text = format!("{board} w 0 1");
        let fault = FolkyFault::TooMany { side, kind, count };
        assert_eq!(position_fault(&text), (fault, board));
    }
    let won_twice = "rnb2bnr/pppppppp/8/8/8/8/PPPPPPPP/RNB2BNR";
    assert_eq!(
        position_fault(&format!("{won_twice} w 0 1")),
        (FolkyFault::TwoWinners, won_twice)
    );
}

#[test]
fn white_space_round_the_fields_does_no_harm() {
    let text = format!("\t{BOARD}  w\n0 1 ");
    let position = Folky::read_position(&text, &Options::default());
    assert_eq!(position, Ok(Folky::start(&Options::default())));
}

#[test]
fn counters_at_their_limit_stay_there() {
    let text = format!("{BOARD} b 65535 65535");
    let mut position = Folky::read_position(&text, &Options::default()).expect("in range");
    position.apply(Action::Move(square("b8"), square("c6")));
    position.apply(Action::Move(square("b1"), square("c3")));
    assert_eq!((position.quiet(), position.number()), (65535, 65535));
}

#[test]
fn moves_are_refused_by_name() {
    let start = format!("{BOARD} w 0 1");
    let refused = |text| move_fault(&start, text);
    assert_eq!(refused(""), (FolkyFault::NoMove, ""));
    for letter in ['Q', 'K', 'v', 'n', '1', '@', 'ž'] {
        let text = format!("{letter}h7");
        let (fault, at) = move_fault(&start, &text);
        assert_eq!(fault, FolkyFault::UnknownPiece { letter });
        assert_eq!(at, letter.to_string());
    }
    for letter in ['p', 'P', '♙', '♟'] {
        let text = format!("{letter}a3");
        assert_eq!(
            move_fault(&start, &text).0,
            FolkyFault::PawnLetter { letter }
        );
    }
    assert_eq!(refused("Vxh7"), (FolkyFault::Sign { sign: 'x' }, "x"));
    assert_eq!(refused("Rh1-h7"), (FolkyFault::Sign { sign: '-' }, "-"));
    assert_eq!(refused("Rh7+"), (FolkyFault::Sign { sign: '+' }, "+"));
    assert_eq!(refused("V"), (FolkyFault::MissingSquare, ""));
    for (text, at) in [
        ("Vi9", "i9"),
        ("Vh", "h"),
        ("a33", "a33"),
        ("h1h7", "h1h7"),
        ("Ryzh7", "yz"),
        ("Rhhh7", "hh"),
        ("R11h7", "11"),
        ("Rh11h7", "h11"),
        ("aé", "aé"),
        ("R€", "€"),
    ] {
        let (fault, found) = refused(text);
        assert_eq!(fault, FolkyFault::NoSquare { text: at.into() }, "{text}");
        assert_eq!(found, at, "{text}");
    }
    let (kind, to) = (Kind::Rook, square("e4"));
    assert_eq!(
        refused("Ve4"),
        (FolkyFault::NoneReaches { kind, to }, "Ve4")
    );
    let to = square("a8");
    assert_eq!(refused("Va8"), (FolkyFault::Occupied { to, kind }, "Va8"));
    for (text, count) in [("a4", 1), ("e4", 0), ("a6", 2)] {
        let to = square(text);
        assert_eq!(refused(text), (FolkyFault::FewAims { to, count }, text));
    }
    let origin = FolkyFault::WrongOrigin {
        kind: Kind::Rook,
        origin: "a".into(),
        to: square("h7"),
        from: vec![square("h1")],
    };
    assert_eq!(refused("Vah7"), (origin, "Vah7"));
    let won = "rnb2bnr/8/8/8/8/PPPPPPPP/8/RNB2BNR b 0 41";
    assert_eq!(move_fault(won, "Va6"), (FolkyFault::GameOver, "Va6"));
}

#[test]
fn an_ambiguous_move_names_the_pieces() {
    let from = vec![square("e7"), square("b8")];
    let (kind, to) = (Kind::Knight, square("c6"));
    let fault = FolkyFault::Ambiguous { kind, to, from };
    for text in ["Jc6", "Nc6", "♞c6", "♘c6"] {
        assert_eq!(move_fault(KNIGHTS, text), (fault.clone(), text));
    }
    assert_eq!(
        fault.args()[2],
        ("from", Arg::Text("e7, b8".into())),
        "names the origins"
    );
}

#[test]
fn every_letter_and_every_origin_is_taken() {
    let position = Folky::read_position(KNIGHTS, &Options::default()).expect("good");
    for text in [
        "Jbc6",
        "J8c6",
        "Jb8c6",
        "Nbc6",
        "♞bc6",
        "♘8c6",
        "♞\u{fe0e}b8c6",
        "♞\u{fe0f}bc6",
    ] {
        let expected = Action::Move(square("b8"), square("c6"));
        assert_eq!(position.read_move_text(text), Ok(expected), "{text}");
    }
}

#[test]
fn a_fault_becomes_a_problem_with_line_and_column() {
    let text = "rnb2bnr/8/8/8/8/8/8/RNB2BNR\nx 0 1";
    let error = Folky::read_position(text, &Options::default()).expect_err("no side");
    let problem = Problem::in_text(&error, text);
    assert_eq!(problem.code, "folky-bad-side");
    assert_eq!(problem.to_string(), "2:1: folky-bad-side, text x");
    let error = TextError::new(FolkyFault::NoMove, 3..3);
    assert_eq!(error.to_string(), "folky-no-move (at byte 3)");
}
