//! Every fault by name, field and place.

use klubovna_rules::{Position, Side};
use klubovna_text::{Arg, Fault, Notation, Problem, Style, TextError};
use klubovna_tri_d_chess::{Kind, Obstacle, Options, Square, TriD, TriDFault};
use klubovna_view::{Present, Step};

/// Kings on their boards, a rook that may castle, room for everything else.
const MAIN: &str = "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4";
const BOARDS: &str = "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/KR|KL6b=kr/2";
const START: &str =
    "W=4/4/FFFF/NBBN|N=4/4/4/4|B=nbbn/ffff/4/4|QL1w=FF/RQ|QL6b=rq/ff|KL1w=FF/KR|KL6b=kr/ff";

fn options(mix: &str) -> Options {
    Options::from_mix(mix).expect(mix)
}

/// The code without the name of the game, and the text pointed at.
fn told<'a>(error: &TextError<TriDFault>, text: &'a str) -> (&'static str, &'a str) {
    let code = error.fault.code().strip_prefix("tri-d-chess-");
    (code.expect("a code of the game"), &text[error.span.clone()])
}

/// Refuses a position: the fault, and the text pointed at.
#[track_caller]
fn refused(mix: &str, text: &str, code: &str, at: &str) {
    let error = TriD::read_position(text, &options(mix)).expect_err(text);
    assert_eq!(told(&error, text), (code, at), "{text}: {error}");
}

/// In one of the fields that are read alike.
#[track_caller]
fn field_refused(mix: &str, text: &str, code: &str, field: &str, at: &str) {
    refused(mix, text, code, at);
    let error = TriD::read_position(text, &options(mix)).expect_err(text);
    assert_eq!(
        error.fault.args()[0],
        ("field", Arg::Text(field.into())),
        "{text}"
    );
}

#[track_caller]
fn boards_refused(mix: &str, boards: &str, code: &str, at: &str) {
    refused(mix, &format!("{boards} w - - - 0 9"), code, at);
}

#[test]
fn fields_are_missed_by_name() {
    for (text, field) in [
        ("", "boards"),
        ("  ", "boards"),
        (BOARDS, "side"),
        (&format!("{BOARDS} w"), "castling"),
        (&format!("{BOARDS} w -"), "en-passant"),
        (&format!("{BOARDS} w - - "), "pending"),
        (&format!("{BOARDS} w - - -"), "quiet"),
        (&format!("{BOARDS} w - - - 0"), "move"),
    ] {
        field_refused("", text, "missing-field", field, "");
    }
    let text = format!("{BOARDS} w - - - 0 9 A1 and more ");
    refused("", &text, "extra-text", "and more");
}

#[test]
fn counters_and_sides_keep_their_range() {
    for side in ["x", "W", "white"] {
        let text = format!("{BOARDS} {side} - - - 0 9");
        refused("", &text, "bad-side", side);
    }
    for number in ["-1", "+1", "x", "65536", "1.5"] {
        let text = format!("{BOARDS} w - - - {number} 9");
        field_refused("", &text, "bad-number", "quiet", number);
        let text = format!("{BOARDS} w - - - 0 {number}");
        field_refused("", &text, "bad-number", "move", number);
    }
    let text = format!("{BOARDS} w - - - 0 0");
    field_refused("", &text, "bad-number", "move", "0");
}

#[test]
fn boards_are_refused_by_name() {
    for (board, kind, at) in [
        ("QL2", "board-form", "QL2"),
        ("", "board-form", ""),
        ("QL7w=2/2", "unknown-board", "QL7w"),
        ("X=4/4/4/4", "unknown-board", "X"),
        ("Wx=4/4/4/4", "unknown-board", "Wx"),
        ("Ww=4/4/4/4", "bad-owner", "Ww"),
        ("QL2=2/2", "bad-owner", "QL2"),
        ("QL2x=2/2", "bad-owner", "QL2x"),
        ("QL1b=2/2", "board-twice", "QL1b"),
        ("W=4/4/4/4", "board-twice", "W"),
        ("QL2n=2/2", "neutral-board", "QL2n"),
        ("QL2iw=2/2", "inverted-board", "QL2iw"),
        ("QL2w=2", "row-count", "2"),
        ("QL2w=2/2/2", "row-count", "2/2/2"),
        ("QL2w=3/2", "row-length", "3"),
        ("QL2w=/2", "row-length", ""),
        ("QL2w=RRR/2", "row-length", "RRR"),
        ("QL2w=2/9", "unknown-man", "9"),
        ("QL2w=2/0", "unknown-man", "0"),
        ("QL2w=2/ž1", "unknown-man", "ž"),
        ("QL2w=2/V1", "unknown-man", "V"),
    ] {
        boards_refused("", &format!("{BOARDS}|{board}"), kind, at);
    }
    // Two pieces on a square would make its row too long.
    let crowded = BOARDS.replace("KL1w=2/KR", "KL1w=2/KRQ");
    boards_refused("", &crowded, "row-length", "KRQ");
    let endless = "P".repeat(300);
    let row = BOARDS.replace("KL1w=2/KR", &format!("KL1w={endless}/KR"));
    boards_refused("", &row, "row-length", &endless);
    let without = BOARDS.replace("|N=4/4/4/4", "");
    boards_refused("", &without, "main-board-missing", &without);
    boards_refused(
        "A4",
        &format!("{BOARDS}|QL2n=R1/2"),
        "neutral-taken",
        "QL2n",
    );
    let twice = format!("{BOARDS}|QL2iw=2/2|QL2iw=2/2");
    boards_refused("A2.2", &twice, "board-twice", "QL2iw");
}

#[test]
fn pieces_are_counted() {
    let with = |row: &str| BOARDS.replace("N=4/4/4/4", &format!("N={row}"));
    let five = with("4/KKKK/4/4");
    boards_refused("", &five, "many-kings", &five);
    let none = format!("{MAIN}|KL1w=2/2|KL6b=k1/2");
    boards_refused("", &none, "no-king", &none);
    let pawns = with("4/pppp/pppp/p3");
    boards_refused("", &pawns, "many-pawns", &pawns);
    let pieces = with("RRRR/RRRR/RRRR/RRRR");
    boards_refused("", &pieces, "many-men", &pieces);
    let error = TriD::read_position(&format!("{five} w - - - 0 9"), &options("")).unwrap_err();
    let (side, count) = (Side::FIRST, 5);
    assert_eq!(error.fault, TriDFault::ManyKings { side, count });
}

#[test]
fn pawns_stand_where_they_can() {
    let with = |from: &str, to: &str| BOARDS.replace(from, to);
    let fresh = with("N=4/4/4/4", "N=4/F3/4/4");
    boards_refused("", &fresh, "fresh-pawn", &fresh);
    for (from, to) in [
        ("B=4/4/4/4", "B=1P2/4/4/4"),
        ("W=4/4/4/4", "W=4/4/4/1p2"),
        ("QL6b=2/2", "QL6b=P1/2"),
        // No board overhangs the corner.
        ("B=4/4/4/4|QL1w=2/2|QL6b=2/2", "B=P3/4/4/4|QL1w=2/2"),
    ] {
        let boards = with(from, to);
        boards_refused("", &boards, "pawn-on-last", &boards);
    }
    let check = with("N=4/4/4/4", "N=3R/4/4/4");
    boards_refused("", &check, "opponent-in-check", &check);
}

#[test]
fn castling_needs_rook_and_king() {
    let refuse = |boards: &str, right: &str, kind, at: &str| {
        let text = format!("{boards} w {right} - - 0 9");
        refused("", &text, kind, at);
    };
    refuse(BOARDS, "x", "no-square", "x");
    refuse(BOARDS, "z0QL3", "no-square", "z0QL3");
    refuse(BOARDS, "e0KL1,a3N", "right-off-row", "a3N");
    refuse(BOARDS, "z0QL1", "right-without-rook", "z0QL1");
    refuse(BOARDS, "e0KL1,e0KL1", "right-twice", "e0KL1");
    let away = BOARDS.replace("KL1w=2/KR", "KL1w=K1/1R");
    refuse(&away, "e0KL1", "right-without-king", "e0KL1");
    let two = BOARDS.replace("W=4/4/4/4|", "W=4/4/4/RR2|");
    refuse(&two, "a1W,b1W", "right-twice", "b1W");
    let side = "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=K1/R1|KL6b=1r/1k w z0QL1 - - 0 9";
    refused("P7", side, "no-castling", "z0QL1");
}

#[test]
fn en_passant_needs_its_pawn() {
    let boards = BOARDS.replace("N=4/4/4/4", "N=4/1p2/4/4");
    let refuse = |mix: &str, passed: &str, kind, at: &str| {
        let text = format!("{boards} w - {passed} - 0 9");
        refused(mix, &text, kind, at);
    };
    refuse("", "b6", "en-passant-form", "b6");
    refuse("", "b66:b5N", "en-passant-form", "b66:b5N");
    refuse("", "b6:b5X", "no-square", "b5X");
    refuse("", "b6:b4N", "en-passant-without-pawn", "b4N");
    refuse("", "c6:b5N", "en-passant-column", "c6:b5N");
    refuse("", "b4:b5N", "en-passant-column", "b4:b5N");
    refuse("M1", "b6:b5N", "en-passant-forbidden", "b6:b5N");
    let text = format!("{boards} w - b6:b5N - 0 9");
    assert!(TriD::read_position(&text, &options("")).is_ok());
    // Black's own pawn cannot be what Black takes.
    let text = format!("{boards} b - b6:b5N - 0 9");
    refused("", &text, "en-passant-without-pawn", "b5N");
}

#[test]
fn a_pending_promotion_needs_its_pawn() {
    let boards = "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL1w=2/2|QL5b=2/2|KL1w=2/K1|KL6b=2/2";
    let refuse = |boards: &str, at: &str, kind| {
        let text = format!("{boards} w - - {at} 0 9");
        refused("", &text, kind, at);
    };
    refuse(boards, "a9QL6", "no-square");
    refuse(boards, "b8B", "nothing-pending");
    refuse(boards, "d8B", "nothing-pending");
    refuse(&boards.replace("QL5b", "QL6b"), "a8B", "nothing-pending");
    assert!(TriD::read_position(&format!("{boards} w - - a8B 0 9"), &options("")).is_ok());
}

#[test]
fn mixes_are_refused_by_name() {
    let text = |mix: &str| format!("{START} w - - - 0 1 {mix}");
    refused("", &text("A9"), "unknown-variant", "A9");
    for mix in [
        "P5:960", "P5:1:2", "P6:1", "P1:1", "p1", "P5:", "P5:07", "STANDARD",
    ] {
        refused("", &text(mix), "unknown-variant", mix);
    }
    refused("", &text("A4,A5"), "excluded-variants", "A4,A5");
    refused("", &text("P1,P2"), "excluded-variants", "P1,P2");
    refused("A1", &text("A2"), "other-variants", "A2");
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
        refused("P6", &text, "bad-set-up", boards);
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
        position
            .read_move_text(text, Style::English)
            .expect_err(text)
    };
    let start = format!("{START} w z0QL1,e0KL1 - - 0 1");
    for (text, code, at) in [
        ("", "no-move", ""),
        ("+", "no-move", "+"),
        ("hello", "unknown-move", "hello"),
        ("Nc9B", "unknown-move", "c9B"),
        ("Nc3Wž", "unknown-move", "ž"),
        ("QL1-QL7", "unknown-move", "QL7"),
        // Several pieces could be meant.
        ("Nc6B", "none-reaches", "Nc6B"),
        ("QL3", "none-reaches", "QL3"),
        // Where only one can, the rule is told.
        ("Kd2W", "stuck", "Kd2W"),
        ("bWxa3W", "pawn-capture", "bWxa3W"),
        ("QL1-QL3", "full", "QL1-QL3"),
        ("QL1-KL4", "full", "QL1-KL4"),
        ("0-0", "first-move", "0-0"),
    ] {
        assert_eq!(told(&fault(&start, text), text), (code, at), "{text}");
    }
    let knights = BOARDS.replace("W=4/4/4/4", "W=4/4/4/N1N1");
    let codes = "a1W-b3W, c1W-b3W".into();
    let text = "Nb3W".into();
    assert_eq!(
        fault(&format!("{knights} w - - - 0 9"), "Nb3W").fault,
        TriDFault::Ambiguous { text, codes }
    );
    let pawn = BOARDS.replace("B=4/4/4/4", "B=4/1P2/4/4");
    let choices = "Q, R, B, N".into();
    let text = "b8B".into();
    assert_eq!(
        fault(&format!("{pawn} w - - - 0 9"), "b8B").fault,
        TriDFault::MissingPromotion { text, choices }
    );
    let pending = "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL5b=2/2|KL1w=2/K1 w - - a8B 0 9";
    let (at, side) = (Square::named("a8B").expect("a square"), Side::FIRST);
    assert_eq!(
        fault(pending, "Kc1W").fault,
        TriDFault::Illegal(Obstacle::Promotion { side, at })
    );
    let bare = "W=4/4/4/4|N=4/2k1/4/4|B=4/4/4/4|KL1w=2/K1 w - - - 0 9";
    assert_eq!(
        fault(bare, "Kc1W").fault,
        TriDFault::Illegal(Obstacle::Over)
    );
}

#[test]
fn typed_and_clicked_moves_are_refused_alike() {
    let checked = "W=4/4/4/4|N=4/4/r3/4|B=4/4/4/4|QL1w=2/2|KL1w=1B/1K|KL6b=k1/2 w - - - 0 9";
    let position = TriD::read_position(checked, &options("")).expect(checked);
    let mut seen = 0;
    for from in position.existing() {
        for to in position.existing() {
            let Some((kind, _)) = position
                .piece_at(from)
                .filter(|piece| piece.1 == Side::FIRST)
            else {
                continue;
            };
            let cells = [from, to].map(|at| Step::Cell(at.name()));
            let Some(clicked) = position.explain(&cells) else {
                continue;
            };
            let letter = if kind == Kind::King { "K" } else { "B" };
            let text = format!("{letter}{}-{}", from.name(), to.name());
            let typed = position
                .read_move_text(&text, Style::English)
                .expect_err(&text)
                .fault;
            let code = typed.code().replacen("tri-d-chess-", "tri-d-chess-why-", 1);
            assert_eq!(clicked.phrase.code, code, "{text}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn faults_carry_code_and_arguments() {
    let text = format!("{BOARDS} w a3N - - 0 9");
    let error = TriD::read_position(&text, &options("")).unwrap_err();
    assert_eq!(error.fault.code(), "tri-d-chess-right-off-row");
    let problem = Problem::in_text(&error, &text);
    assert_eq!(problem.args.get("at"), Some(&Arg::Cell("a3N".into())));
    assert!(
        error
            .to_string()
            .starts_with("tri-d-chess-right-off-row (at a3N)")
    );
}
