//! Every fault by name and place.

use klubovna_board::chess::{Bitboard, Square};
use klubovna_folky::{Action, Folky, FolkyFault, Kind, Obstacle, Options};
use klubovna_rules::{Position, Side};
use klubovna_text::{
    Arg, Fault, FieldFault, GameOptions, Notation, OptionsError, Problem, SquareFault, Style,
    TextError,
};

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
    let error = position
        .read_move_text(text, Style::English)
        .expect_err(text);
    (error.fault, &text[error.span])
}

#[test]
fn position_strings_are_refused_by_name() {
    let missing = |text: &str, field| {
        assert_eq!(
            position_fault(text),
            (FolkyFault::Fields(FieldFault::MissingField { field }), "")
        );
    };
    missing("", "board");
    missing("  ", "board");
    missing(BOARD, "side");
    missing(&format!("{BOARD} w "), "quiet");
    missing(&format!("{BOARD} w 0"), "move");

    let extra = format!("{BOARD} w 0 1 x y ");
    assert_eq!(
        position_fault(&extra),
        (FolkyFault::Fields(FieldFault::ExtraText), "x y")
    );

    let short = "rnb2bnr/8/8/8/8/8/8 w 0 1";
    assert_eq!(
        position_fault(short),
        (
            FolkyFault::Fields(FieldFault::RowCount { rows: 7 }),
            "rnb2bnr/8/8/8/8/8/8"
        )
    );
    for (row, squares) in [("9", 9), ("", 0), ("7", 7), ("R8", 9), ("88888888", 64)] {
        let text = format!("rnb2bnr/8/{row}/8/8/8/8/RNB2BNR w 0 1");
        let fault = FolkyFault::Fields(FieldFault::RowLength { rank: 6, squares });
        assert_eq!(position_fault(&text), (fault, row));
    }
    for letter in ['q', 'K', '0', 'ž', '-', '٣'] {
        let text = format!("rnb2bn{letter}/8/8/8/8/8/8/RNB2BNR w 0 1");
        let (fault, at) = position_fault(&text);
        assert_eq!(fault, FolkyFault::UnknownLetter { letter });
        assert_eq!(at, letter.to_string());
    }
    for side in ["x", "W", "wb", "white"] {
        let text = format!("{BOARD} {side} 0 1");
        let fault = FolkyFault::Fields(FieldFault::BadSide { text: side.into() });
        assert_eq!(position_fault(&text), (fault, side));
    }
    for (field, min) in [("quiet", 0), ("move", 1)] {
        for number in ["-1", "+1", "x", "1.5", "65536", "9999999999999999"] {
            let text = match field {
                "quiet" => format!("{BOARD} w {number} 1"),
                _ => format!("{BOARD} w 0 {number}"),
            };
            let fault = FolkyFault::Fields(FieldFault::BadNumber {
                field,
                text: number.into(),
                min,
                max: u16::MAX,
            });
            assert_eq!(position_fault(&text), (fault, number));
        }
    }
    let zero = format!("{BOARD} w 0 0");
    assert!(matches!(
        position_fault(&zero).0,
        FolkyFault::Fields(FieldFault::BadNumber { .. })
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
    assert_eq!(refused("V"), (SquareFault::MissingSquare.into(), ""));
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
        let expected = SquareFault::NoSquare { text: at.into() };
        assert_eq!(fault, expected.into(), "{text}");
        assert_eq!(found, at, "{text}");
    }
    let (kind, to) = (Kind::Rook, square("e4"));
    assert_eq!(
        refused("Ve4"),
        (FolkyFault::NoneReaches { kind, to }, "Ve4")
    );
    let to = square("a8");
    let occupied = FolkyFault::Illegal(Obstacle::Occupied {
        kind,
        side: Side::SECOND,
        to,
        from: Bitboard::EMPTY,
        rule: "3.3",
    });
    assert_eq!(refused("Va8"), (occupied, "Va8"));
    for (text, count) in [("a4", 1), ("e4", 0), ("a6", 2)] {
        let (fault, at) = refused(text);
        assert!(
            matches!(fault, FolkyFault::Illegal(Obstacle::FewAims { to, count: told, from })
                if to == square(text) && told == count && from.len() == count),
            "{fault}"
        );
        assert_eq!(at, text);
    }
    let origin = FolkyFault::WrongOrigin {
        kind: Kind::Rook,
        origin: "a".into(),
        to: square("h7"),
        from: Bitboard::of(square("h1")),
    };
    assert_eq!(refused("Vah7"), (origin, "Vah7"));
    let won = "rnb2bnr/8/8/8/8/PPPPPPPP/8/RNB2BNR b 0 41";
    assert_eq!(move_fault(won, "Va6"), (Obstacle::Over.into(), "Va6"));
}

#[test]
fn an_ambiguous_move_names_the_pieces() {
    let from = Bitboard::from_iter([square("e7"), square("b8")]);
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
        assert_eq!(
            position.read_move_text(text, Style::English),
            Ok(expected),
            "{text}"
        );
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

#[test]
fn every_code_reads_back() {
    for from in Square::all() {
        let place = Action::Place(from);
        assert_eq!(Folky::read_action(&Folky::write_action(place)), Ok(place));
        for to in Square::all() {
            let action = Action::Move(from, to);
            assert_eq!(Folky::read_action(&Folky::write_action(action)), Ok(action));
        }
    }
}

#[test]
fn faults_of_codes_point_at_the_misspelt_square() {
    let at = |text: &str| Folky::read_action(text).unwrap_err().span;
    assert_eq!(at("@i3"), 1..3);
    assert_eq!(at("h1h9"), 2..4);
    assert_eq!(at("x1h9"), 0..2);
    for text in ["", "@", "@h", "@h33", "h1", "h1h77", "áá", "@á", "ááb"] {
        assert!(Folky::read_action(text).is_err(), "{text}");
    }
}

#[test]
fn options_go_through_text() {
    for text in ["", "draw_plies=50", "seats=4", "draw_plies=50 seats=4"] {
        assert_eq!(Options::read(text).unwrap().write(), text);
    }
    assert_eq!(
        Options::read("seats=2 draw_plies=100"),
        Ok(Options::default())
    );
}

#[test]
fn unknown_options_and_values_are_refused_by_name() {
    assert!(matches!(
        Options::read("plies=50"),
        Err(OptionsError::UnknownField { field, .. }) if field == "plies"
    ));
    assert!(matches!(
        Options::read("seats=3"),
        Err(OptionsError::BadValue { value, accepted, .. })
            if value == "3" && accepted == "2, 4"
    ));
}
