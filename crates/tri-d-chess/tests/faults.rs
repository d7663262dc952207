//! Every fault by name, field and place.

use klubovna_tabletop::error::{Arg, Fault, Problem};
use klubovna_tabletop::notation::Notation;
use klubovna_tabletop::rules::Position;
use klubovna_tri_d_chess::FaultKind as Kind;
use klubovna_tri_d_chess::{Field, Options, TriD};

/// Kings on their boards, a rook that may castle, room for everything else.
const MAIN: &str = "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4";
const BOARDS: &str = "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/KR|KL6b=kr/2";
const START: &str =
    "W=4/4/FFFF/NBBN|N=4/4/4/4|B=nbbn/ffff/4/4|QL1w=FF/RQ|QL6b=rq/ff|KL1w=FF/KR|KL6b=kr/ff";

fn options(mix: &str) -> Options {
    Options::from_mix(mix).expect(mix)
}

/// Refuses a position: kind, field, and the text pointed at.
#[track_caller]
fn refused(mix: &str, text: &str, kind: Kind, field: Field, at: &str) {
    let error = TriD::read_position(text, &options(mix)).expect_err(text);
    assert_eq!(error.fault.kind, kind, "{text}: {error}");
    assert_eq!(error.fault.field, Some(field), "{text}");
    assert_eq!(&text[error.span], at, "{text}");
}

#[track_caller]
fn boards_refused(mix: &str, boards: &str, kind: Kind, at: &str) {
    refused(
        mix,
        &format!("{boards} w - - - 0 9"),
        kind,
        Field::Boards,
        at,
    );
}

#[test]
fn fields_are_missed_by_name() {
    for (text, field) in [
        ("", Field::Boards),
        ("  ", Field::Boards),
        (BOARDS, Field::Side),
        (&format!("{BOARDS} w"), Field::Castling),
        (&format!("{BOARDS} w -"), Field::EnPassant),
        (&format!("{BOARDS} w - - "), Field::Pending),
        (&format!("{BOARDS} w - - -"), Field::Quiet),
        (&format!("{BOARDS} w - - - 0"), Field::Number),
    ] {
        refused("", text, Kind::MissingField, field, "");
    }
    let text = format!("{BOARDS} w - - - 0 9 A1 and more ");
    let error = TriD::read_position(&text, &options("")).expect_err(&text);
    assert_eq!(error.fault.kind, Kind::ExtraText);
    assert_eq!(&text[error.span], "and more");
}

#[test]
fn counters_and_sides_keep_their_range() {
    for side in ["x", "W", "white"] {
        let text = format!("{BOARDS} {side} - - - 0 9");
        refused("", &text, Kind::BadSide, Field::Side, side);
    }
    for number in ["-1", "+1", "x", "65536", "1.5"] {
        let text = format!("{BOARDS} w - - - {number} 9");
        refused("", &text, Kind::BadNumber, Field::Quiet, number);
        let text = format!("{BOARDS} w - - - 0 {number}");
        refused("", &text, Kind::BadNumber, Field::Number, number);
    }
    let text = format!("{BOARDS} w - - - 0 0");
    refused("", &text, Kind::BadNumber, Field::Number, "0");
}

#[test]
fn boards_are_refused_by_name() {
    for (board, kind, at) in [
        ("QL2", Kind::BoardForm, "QL2"),
        ("", Kind::BoardForm, ""),
        ("QL7w=2/2", Kind::UnknownBoard, "QL7w"),
        ("X=4/4/4/4", Kind::UnknownBoard, "X"),
        ("Wx=4/4/4/4", Kind::UnknownBoard, "Wx"),
        ("Ww=4/4/4/4", Kind::BadOwner, "Ww"),
        ("QL2=2/2", Kind::BadOwner, "QL2"),
        ("QL2x=2/2", Kind::BadOwner, "QL2x"),
        ("QL1b=2/2", Kind::BoardTwice, "QL1b"),
        ("W=4/4/4/4", Kind::BoardTwice, "W"),
        ("QL2n=2/2", Kind::NeutralBoard, "QL2n"),
        ("QL2iw=2/2", Kind::InvertedBoard, "QL2iw"),
        ("QL2w=2", Kind::RowCount, "2"),
        ("QL2w=2/2/2", Kind::RowCount, "2/2/2"),
        ("QL2w=3/2", Kind::RowLength, "3"),
        ("QL2w=/2", Kind::RowLength, ""),
        ("QL2w=RRR/2", Kind::RowLength, "RRR"),
        ("QL2w=2/9", Kind::UnknownMan, "9"),
        ("QL2w=2/0", Kind::UnknownMan, "0"),
        ("QL2w=2/ž1", Kind::UnknownMan, "ž"),
        ("QL2w=2/V1", Kind::UnknownMan, "V"),
    ] {
        boards_refused("", &format!("{BOARDS}|{board}"), kind, at);
    }
    // Two men on a square would make its row too long.
    let crowded = BOARDS.replace("KL1w=2/KR", "KL1w=2/KRQ");
    boards_refused("", &crowded, Kind::RowLength, "KRQ");
    let without = BOARDS.replace("|N=4/4/4/4", "");
    boards_refused("", &without, Kind::MainBoardMissing, &without);
    boards_refused(
        "A4",
        &format!("{BOARDS}|QL2n=R1/2"),
        Kind::NeutralTaken,
        "QL2n",
    );
    let twice = format!("{BOARDS}|QL2iw=2/2|QL2iw=2/2");
    boards_refused("A2.2", &twice, Kind::BoardTwice, "QL2iw");
}

#[test]
fn men_are_counted() {
    let with = |row: &str| BOARDS.replace("N=4/4/4/4", &format!("N={row}"));
    let five = with("4/KKKK/4/4");
    boards_refused("", &five, Kind::ManyKings, &five);
    let none = format!("{MAIN}|KL1w=2/2|KL6b=k1/2");
    boards_refused("", &none, Kind::NoKing, &none);
    let pawns = with("4/pppp/pppp/p3");
    boards_refused("", &pawns, Kind::ManyPawns, &pawns);
    let men = with("RRRR/RRRR/RRRR/RRRR");
    boards_refused("", &men, Kind::ManyMen, &men);
    let error = TriD::read_position(&format!("{five} w - - - 0 9"), &options("")).unwrap_err();
    assert_eq!(
        (error.fault.text.as_str(), error.fault.other.as_str()),
        ("w", "5")
    );
}

#[test]
fn pawns_stand_where_they_can() {
    let with = |from: &str, to: &str| BOARDS.replace(from, to);
    let fresh = with("N=4/4/4/4", "N=4/F3/4/4");
    boards_refused("", &fresh, Kind::FreshPawn, &fresh);
    for (from, to) in [
        ("B=4/4/4/4", "B=1P2/4/4/4"),
        ("W=4/4/4/4", "W=4/4/4/1p2"),
        ("QL6b=2/2", "QL6b=P1/2"),
        // No board overhangs the corner.
        ("B=4/4/4/4|QL1w=2/2|QL6b=2/2", "B=P3/4/4/4|QL1w=2/2"),
    ] {
        let boards = with(from, to);
        boards_refused("", &boards, Kind::PawnOnLast, &boards);
    }
    let check = with("N=4/4/4/4", "N=3R/4/4/4");
    boards_refused("", &check, Kind::OpponentInCheck, &check);
}

#[test]
fn castling_needs_rook_and_king() {
    let refuse = |boards: &str, right: &str, kind, at: &str| {
        let text = format!("{boards} w {right} - - 0 9");
        refused("", &text, kind, Field::Castling, at);
    };
    refuse(BOARDS, "x", Kind::NoSquare, "x");
    refuse(BOARDS, "z0QL3", Kind::NoSquare, "z0QL3");
    refuse(BOARDS, "e0KL1,a3N", Kind::RightOffRow, "a3N");
    refuse(BOARDS, "z0QL1", Kind::RightWithoutRook, "z0QL1");
    refuse(BOARDS, "e0KL1,e0KL1", Kind::RightTwice, "e0KL1");
    let away = BOARDS.replace("KL1w=2/KR", "KL1w=K1/1R");
    refuse(&away, "e0KL1", Kind::RightWithoutKing, "e0KL1");
    let two = BOARDS.replace("W=4/4/4/4|", "W=4/4/4/RR2|");
    refuse(&two, "a1W,b1W", Kind::RightTwice, "b1W");
    let side = "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=K1/R1|KL6b=1r/1k w z0QL1 - - 0 9";
    refused("P7", side, Kind::NoCastling, Field::Castling, "z0QL1");
}

#[test]
fn en_passant_needs_its_pawn() {
    let boards = BOARDS.replace("N=4/4/4/4", "N=4/1p2/4/4");
    let refuse = |mix: &str, passed: &str, kind, at: &str| {
        let text = format!("{boards} w - {passed} - 0 9");
        refused(mix, &text, kind, Field::EnPassant, at);
    };
    refuse("", "b6", Kind::EnPassantForm, "b6");
    refuse("", "b66:b5N", Kind::EnPassantForm, "b66:b5N");
    refuse("", "b6:b5X", Kind::NoSquare, "b5X");
    refuse("", "b6:b4N", Kind::EnPassantWithoutPawn, "b4N");
    refuse("", "c6:b5N", Kind::EnPassantColumn, "c6:b5N");
    refuse("", "b4:b5N", Kind::EnPassantColumn, "b4:b5N");
    refuse("M1", "b6:b5N", Kind::EnPassantForbidden, "b6:b5N");
    let text = format!("{boards} w - b6:b5N - 0 9");
    assert!(TriD::read_position(&text, &options("")).is_ok());
    // Black's own pawn cannot be what Black takes.
    let text = format!("{boards} b - b6:b5N - 0 9");
    refused(
        "",
        &text,
        Kind::EnPassantWithoutPawn,
        Field::EnPassant,
        "b5N",
    );
}

#[test]
fn a_pending_promotion_needs_its_pawn() {
    let boards = "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL1w=2/2|QL5b=2/2|KL1w=2/K1|KL6b=2/2";
    let refuse = |boards: &str, at: &str, kind| {
        let text = format!("{boards} w - - {at} 0 9");
        refused("", &text, kind, Field::Pending, at);
    };
    refuse(boards, "a9QL6", Kind::NoSquare);
    refuse(boards, "b8B", Kind::NothingPending);
    refuse(boards, "d8B", Kind::NothingPending);
    refuse(&boards.replace("QL5b", "QL6b"), "a8B", Kind::NothingPending);
    assert!(TriD::read_position(&format!("{boards} w - - a8B 0 9"), &options("")).is_ok());
}

#[test]
fn mixes_are_refused_by_name() {
    let text = |mix: &str| format!("{START} w - - - 0 1 {mix}");
    refused("", &text("A9"), Kind::UnknownVariant, Field::Mix, "A9");
    for mix in [
        "P5:960", "P5:1:2", "P6:1", "P1:1", "p1", "P5:", "P5:07", "STANDARD",
    ] {
        refused("", &text(mix), Kind::UnknownVariant, Field::Mix, mix);
    }
    refused(
        "",
        &text("A4,A5"),
        Kind::ExcludedVariants,
        Field::Mix,
        "A4,A5",
    );
    refused(
        "",
        &text("P1,P2"),
        Kind::ExcludedVariants,
        Field::Mix,
        "P1,P2",
    );
    refused("A1", &text("A2"), Kind::OtherVariants, Field::Mix, "A2");
    // A position alone brings its variants along.
    let position = TriD::read_position(&text("A1,A2"), &options("")).unwrap();
    assert_eq!(position.options(), options("A1,A2"));
}

#[test]
fn a_set_up_under_way_obeys_its_order() {
    let rows = |white: &str, black: &str| {
        format!(
            "W=4/4/FFFF/{white}|N=4/4/4/4|B={black}/ffff/4/4|QL1w=FF/2|QL6b=2/ff|KL1w=FF/2|KL6b=2/ff"
        )
    };
    let refuse = |boards: &str, side: &str| {
        let text = format!("{boards} {side} - - - 0 1");
        refused("P6", &text, Kind::BadSetUp, Field::Boards, boards);
    };
    refuse(&rows("R3", "4"), "b");
    refuse(&rows("BB2", "4"), "b");
    refuse(&rows("B3", "b1b1"), "w");
    refuse(&rows("B3", "4"), "w");
    let good = format!("{} b - - - 0 1", rows("B3", "4"));
    assert!(TriD::read_position(&good, &options("P6")).is_ok());
}

#[test]
fn moves_are_refused_by_name() {
    let fault = |position: &str, text: &str| {
        let position = TriD::read_position(position, &options("")).expect(position);
        let error = position.read_move_text(text).expect_err(text);
        (
            error.fault.kind,
            text[error.span].to_owned(),
            error.fault.other,
        )
    };
    let start = format!("{START} w z0QL1,e0KL1 - - 0 1");
    for (text, kind, at) in [
        ("", Kind::NoMove, ""),
        ("+", Kind::NoMove, "+"),
        ("hello", Kind::UnknownMove, "hello"),
        ("Nc9B", Kind::UnknownMove, "c9B"),
        ("Nc3Wž", Kind::UnknownMove, "ž"),
        ("QL1-QL7", Kind::UnknownMove, "QL7"),
        ("Nc6B", Kind::NoneReaches, "Nc6B"),
        ("QL3", Kind::NoneReaches, "QL3"),
        ("0-0", Kind::CannotCastle, "0-0"),
    ] {
        let (found, place, _) = fault(&start, text);
        assert_eq!((found, place.as_str()), (kind, at), "{text}");
    }
    let knights = BOARDS.replace("W=4/4/4/4", "W=4/4/4/N1N1");
    let (kind, _, choices) = fault(&format!("{knights} w - - - 0 9"), "Nb3W");
    assert_eq!(
        (kind, choices.as_str()),
        (Kind::Ambiguous, "a1W-b3W, c1W-b3W")
    );
    let pawn = BOARDS.replace("B=4/4/4/4", "B=4/1P2/4/4");
    let (kind, _, choices) = fault(&format!("{pawn} w - - - 0 9"), "b8B");
    assert_eq!(
        (kind, choices.as_str()),
        (Kind::MissingPromotion, "Q, R, B, N")
    );
    let pending = "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL5b=2/2|KL1w=2/K1 w - - a8B 0 9";
    assert_eq!(fault(pending, "Kc1W").0, Kind::PromotionFirst);
    let bare = "W=4/4/4/4|N=4/2k1/4/4|B=4/4/4/4|KL1w=2/K1 w - - - 0 9";
    assert_eq!(fault(bare, "Kc1W").0, Kind::GameOver);
}

#[test]
fn faults_carry_code_and_arguments() {
    let text = format!("{BOARDS} w a3N - - 0 9");
    let error = TriD::read_position(&text, &options("")).unwrap_err();
    assert_eq!(error.fault.code(), "tri-d-chess-right-off-row");
    let problem = Problem::in_text(&error, &text);
    assert_eq!(
        problem.args.get("field"),
        Some(&Arg::Text("castling".into()))
    );
    assert_eq!(problem.args.get("text"), Some(&Arg::Text("a3N".into())));
    assert!(
        error
            .to_string()
            .starts_with("tri-d-chess-right-off-row (field castling, text a3N)")
    );
}
