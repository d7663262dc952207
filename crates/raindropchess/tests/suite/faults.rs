//! Every fault of a text by name and place.

use klubovna_raindropchess::{
    Card, Kind, Obstacle, Options, RaindropFault as Fault, Raindropchess,
};
use klubovna_rules::Side;
use klubovna_text::{
    Fault as _, FieldFault, GameOptions, Notation, OptionsError, Problem, SquareFault, Style,
};

const START: &str = "8/8/8/8/8/8/8/8 w - KQRRNNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1";
const WHITE: Side = Side::FIRST;
const BLACK: Side = Side::SECOND;

/// The fault of a position string and the text it points at.
fn fault_with<'a>(options: &str, text: &'a str) -> (Fault, &'a str) {
    let options = Options::read(options).expect("known options");
    let error = Raindropchess::read_position(text, &options).expect_err(text);
    assert!(!Problem::in_text(&error, text).code.is_empty());
    (error.fault, &text[error.span])
}

fn fault(text: &str) -> (Fault, &str) {
    fault_with("", text)
}

/// The start with one field changed.
fn with(field: usize, value: &str) -> String {
    let mut fields: Vec<&str> = START.split(' ').collect();
    fields[field] = value;
    fields.join(" ")
}

fn board(text: &str) -> String {
    with(0, text)
}

#[test]
fn missing_and_superfluous_fields_are_named() {
    let fields = [
        "board", "side", "pending", "decks", "blue", "clock", "number",
    ];
    let words: Vec<&str> = START.split(' ').collect();
    for (count, field) in fields.into_iter().enumerate() {
        let text = words[..count].join(" ");
        assert_eq!(
            fault(&text),
            (Fault::Fields(FieldFault::MissingField { field }), ""),
            "{text}"
        );
    }
    let text = format!("{START} more text ");
    assert_eq!(
        fault(&text),
        (Fault::Fields(FieldFault::ExtraText), "more text")
    );
}

#[test]
fn boards_have_eight_rows_of_eight_squares() {
    let text = board("8/8/8/8/8/8/8");
    assert_eq!(
        fault(&text),
        (
            Fault::Fields(FieldFault::RowCount { rows: 7 }),
            "8/8/8/8/8/8/8"
        )
    );
    for (row, squares) in [("9", 9), ("", 0), ("7", 7), ("P8", 9), ("88888888", 64)] {
        let text = board(&format!("8/8/{row}/8/8/8/8/8"));
        assert_eq!(
            fault(&text),
            (
                Fault::Fields(FieldFault::RowLength { rank: 6, squares }),
                row
            )
        );
    }
    for letter in ['x', 'L', '0', 'ž', '-', '٣'] {
        let text = board(&format!("8/8/7{letter}/8/8/8/8/8"));
        let (found, at) = fault(&text);
        let field = "board";
        assert_eq!(found, Fault::UnknownLetter { field, letter });
        assert_eq!(at, letter.to_string());
    }
}

#[test]
fn sides_cards_and_counters_are_checked() {
    for side in ["x", "W", "wb", "white"] {
        let text = with(1, side);
        assert_eq!(
            fault(&text),
            (
                Fault::Fields(FieldFault::BadSide { text: side.into() }),
                side
            )
        );
    }
    for (pending, letter) in [("X", 'X'), ("k", 'k'), ("KQ", 'Q'), ("--", '-'), ("ž", 'ž')] {
        let text = with(2, pending);
        let field = "pending";
        assert_eq!(
            fault(&text),
            (Fault::UnknownLetter { field, letter }, pending)
        );
    }
    for (at, field, min) in [(5, "clock", 0), (6, "number", 1)] {
        for number in ["-1", "+1", "x", "1.5", "65536", "9999999999999999"] {
            let text = with(at, number);
            let fault_of_it = Fault::Fields(FieldFault::BadNumber {
                field,
                text: number.into(),
                min,
                max: u16::MAX,
            });
            assert_eq!(fault(&text), (fault_of_it, number));
        }
    }
    assert!(matches!(
        fault(&with(6, "0")).0,
        Fault::Fields(FieldFault::BadNumber { .. })
    ));
}

#[test]
fn decks_that_do_not_fit_are_named() {
    for decks in ["KQ", "-", "/", "K/", "/k"] {
        let text = with(3, decks);
        assert_eq!(fault(&text), (Fault::DeckForm, decks));
    }
    for (decks, letter) in [("KX/k", 'X'), ("K/kB", 'B'), ("Kq/k", 'q'), ("K/k/", '/')] {
        let text = with(3, decks);
        let field = "decks";
        let at = &letter.to_string()[..];
        assert_eq!(fault(&text), (Fault::UnknownLetter { field, letter }, at));
    }
    for (decks, side, card) in [
        ("KK/k", WHITE, Card::King),
        ("K/kqq", BLACK, Card::Queen),
        ("KRRR/k", WHITE, Card::Rook),
        ("KLL/k", WHITE, Card::LightBishop),
        ("K/kppppppppp", BLACK, Card::Pawn),
    ] {
        let text = with(3, decks);
        assert_eq!(
            fault(&text).0,
            Fault::TooManyCards { side, card },
            "{decks}"
        );
    }
    let text = with(3, "KJ/k");
    assert_eq!(fault(&text), (Fault::NoJokers, "KJ/k"));
    assert!(Raindropchess::read_position(&text, &Options::read("joker=relocate").unwrap()).is_ok());
}

#[test]
fn a_turned_card_has_to_have_left_its_deck() {
    for (pending, card) in [
        ("Q", Card::Queen),
        ("R", Card::Rook),
        ("P", Card::Pawn),
        ("K", Card::King),
    ] {
        let text = with(2, pending);
        let side = WHITE;
        assert_eq!(fault(&text), (Fault::StillInDeck { side, card }, pending));
    }
    let text = "8/8/8/8/8/8/8/8 b N KQ/kqnn QRBNqrbn 0 1";
    let (side, card) = (BLACK, Card::Knight);
    assert_eq!(fault(text), (Fault::StillInDeck { side, card }, "N"));
    for pending in ["=", ">"] {
        let text = format!("k7/8/8/8/8/8/8/K7 w {pending} -/p QRBNqrbn 0 1");
        let joker = "joker=draw_again";
        assert_eq!(fault_with(joker, &text), (Fault::NothingToDraw, pending));
    }
    assert_eq!(fault(&with(2, ">")), (Fault::NoJokers, ">"));
    assert_eq!(fault(&with(2, "J")), (Fault::NoJokers, "J"));
    let turned = with(2, "J");
    assert_eq!(fault_with("joker=draw_again", &turned).0, Fault::NoJokers);
}

#[test]
fn each_king_is_there_once() {
    let two = "k7/8/8/8/8/8/8/K7 w - KQ/p QRBNqrbn 0 9";
    let kings = |side, count| Fault::Kings { side, count };
    assert_eq!(fault(two), (kings(WHITE, 2), "k7/8/8/8/8/8/8/K7"));
    let none = "8/8/8/8/8/8/8/K7 w - Q/p QRBNqrbn 0 9";
    assert_eq!(fault(none).0, kings(BLACK, 0));
    let board = "kk6/8/8/8/8/8/8/K7 w - Q/p QRBNqrbn 0 9";
    assert_eq!(fault(board).0, kings(BLACK, 2));
    // Turned it is neither on the board nor in the deck.
    let turned = "8/8/8/8/8/8/8/8 w K Q/k QRBNqrbn 0 9";
    assert!(Raindropchess::read_position(turned, &Options::default()).is_ok());
}

#[test]
fn nobody_has_more_than_a_set_and_its_promotions() {
    let too_many = |side, kind, count| Fault::TooMany { side, kind, count };
    let on =
        |board: &str, decks: &str, blue: &str| fault(&format!("{board} w - {decks} {blue} 0 9")).0;
    assert_eq!(
        on("QQ6/8/8/8/8/8/8/8", "K/k", "QRBNqrbn"),
        too_many(WHITE, Kind::Queen, 2)
    );
    assert_eq!(
        on("8/8/8/8/8/8/8/rr6", "K/kr", "QRBNqrbn"),
        too_many(BLACK, Kind::Rook, 3)
    );
    // Two bishops of one colour: one of them is blue.
    assert_eq!(
        on("B1B5/8/8/8/8/8/8/8", "K/k", "QRBNqrbn"),
        too_many(WHITE, Kind::Bishop, 2)
    );
    let blue = "B1B5/8/8/8/8/8/8/8 w - K/k QRNqrbn 0 9";
    assert!(Raindropchess::read_position(blue, &Options::default()).is_ok());
    assert_eq!(
        on("8/PPPPP3/8/8/8/8/8/8", "KPPPP/k", "QRBNqrbn"),
        too_many(WHITE, Kind::Pawn, 9)
    );
    // Eight pawns and a promoted queen make nine.
    assert_eq!(
        on("QQ6/PPPPP3/8/8/8/8/8/8", "KPPP/k", "RBNqrbn"),
        too_many(WHITE, Kind::Pawn, 9)
    );
    let text = with(4, "QQRBN");
    let (side, kind) = (WHITE, Kind::Queen);
    assert_eq!(fault(&text), (Fault::BlueTwice { side, kind }, "Q"));
    let text = with(4, "QRBK");
    let (field, letter) = ("blue", 'K');
    assert_eq!(fault(&text), (Fault::UnknownLetter { field, letter }, "K"));
}

#[test]
fn pawns_and_checks_that_no_game_reaches_are_named() {
    let at = |name: &str| name.parse().expect(name);
    let text = "8/8/8/8/8/8/8/3P4 w - K/k QRBNqrbn 0 9";
    assert_eq!(fault(text).0, Fault::PawnOnFirstRank { at: at("d1") });
    let text = "3p4/8/8/8/8/8/8/8 w - K/k QRBNqrbn 0 9";
    assert_eq!(fault(text).0, Fault::PawnOnFirstRank { at: at("d8") });
    let text = "k6R/8/8/8/8/8/8/4K3 w - QP/qp QRBNqrbn 0 20";
    assert_eq!(fault(text).0, Fault::OpponentInCheck { side: BLACK });
    let text = "k6R/8/8/8/8/8/8/4K3 w P QP/qp QRBNqrbn 0 20";
    assert_eq!(fault(text).0, Fault::OpponentInCheck { side: BLACK });
    let text = "8/8/8/8/8/8/1k6/K7 w - Q/q QRBNqrbn 0 20";
    assert_eq!(fault(text).0, Fault::OpponentInCheck { side: BLACK });
}

/// The fault of a move text.
fn moved(position: &str, text: &str) -> Fault {
    let position = Raindropchess::read_position(position, &Options::default()).expect(position);
    let error = position
        .read_move_text(text, Style::English)
        .expect_err(text);
    assert_eq!(error.span, 0..text.len(), "{text}");
    error.fault
}

#[test]
fn moves_are_refused_by_name() {
    const PIECES: &str = "6k1/8/8/8/8/8/8/K2R3R w - Q/q QRBNqrbn 3 20";
    let missing = |text: &str| Fault::Squares(SquareFault::NoSquare { text: text.into() });
    assert_eq!(moved(PIECES, ""), Fault::NoMove);
    assert_eq!(
        moved(PIECES, "R"),
        Fault::Squares(SquareFault::MissingSquare)
    );
    assert_eq!(moved(PIECES, "Ri9"), missing("i9"));
    assert_eq!(moved(PIECES, "N@i3"), missing("i3"));
    assert_eq!(
        moved(PIECES, "x@"),
        Fault::Squares(SquareFault::MissingSquare)
    );
    assert_eq!(moved(PIECES, "X@a1"), Fault::MoveForm);
    assert_eq!(moved(PIECES, "Rzzf1"), Fault::MoveForm);
    let codes = vec!["d1f1".into(), "h1f1".into()];
    assert_eq!(moved(PIECES, "Rf1"), Fault::Ambiguous { codes });
    let none = |kind, to: &str| {
        let to = to.parse().expect(to);
        Fault::NoneReaches { kind, to }
    };
    assert_eq!(moved(PIECES, "e4"), none(Kind::Pawn, "e4"));
    assert_eq!(moved(PIECES, "Nb3"), none(Kind::Knight, "b3"));
}

/// What stands in the way of a move text: code and arguments.
fn hindered(position: &str, text: &str) -> String {
    match moved(position, text) {
        Fault::Illegal(obstacle) => obstacle.to_string(),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_typed_move_that_is_not_legal_meets_the_obstacle_of_a_click() {
    const PIECES: &str = "6k1/8/8/8/8/8/8/K2R3R w - Q/q QRBNqrbn 3 20";
    for (text, expected) in [
        ("Rd1a4", "rook"),
        // Neither of the two goes so.
        ("Re4", "rook"),
        ("Kc1", "king"),
        ("N@c3", "draw-first"),
        ("x@g8", "no-joker"),
        ("a1~b1", "no-joker"),
        ("--", "no-joker"),
        ("d1d1", "same-square (from d1)"),
        ("d5d6", "empty-origin (from d5)"),
        ("g8h8", "not-yours (side 0)"),
        ("Rd1d2Q", "no-promotion"),
    ] {
        assert_eq!(
            hindered(PIECES, text),
            format!("raindropchess-{expected}"),
            "{text}"
        );
    }
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - Q/q QRBNqrbn 3 20";
    assert_eq!(
        hindered(pinned, "Nc3"),
        "raindropchess-pinned (piece knight)"
    );
    let hidden = "6k1/8/8/8/8/8/8/3R3R w - KQ/q QRBNqrbn 3 20";
    assert_eq!(hindered(hidden, "Rg1"), "raindropchess-no-king");
    let pawn = "6k1/P7/8/8/8/8/8/K7 w - Q/q RBNqrbn 3 20";
    assert_eq!(hindered(pawn, "a8"), "raindropchess-must-promote");
    assert_eq!(
        hindered(pawn, "a8=Q"),
        "raindropchess-blue-gone (piece queen)"
    );
    let shown = "8/8/8/8/8/8/8/N7 w Q K/kq QRBNqrbn 3 20";
    for text in ["Nb3", "R@a2", "--", "="] {
        let expected = "raindropchess-place-first (card queen)";
        assert_eq!(hindered(shown, text), expected, "{text}");
    }
    let over = "k6R/pp6/8/8/8/8/8/4K3 b - QP/pp QRBNqrbn 0 20";
    assert_eq!(moved(over, "a6"), Fault::Illegal(Obstacle::Over));
}

#[test]
fn cards_are_refused_by_name() {
    const DRAWN: &str = "8/8/8/8/8/8/8/8 w = KLDP/kqrrnnldpppppppp QRBNqrbn 0 1";
    let no_card = |text: &str| Fault::NoCard { text: text.into() };
    for text in ["=Q", "=N", "=J", "=X", "=Pp", "=Kx1"] {
        assert_eq!(moved(DRAWN, text), no_card(text));
    }
    for text in ["N@c3", "e4", "="] {
        assert_eq!(moved(DRAWN, text), Fault::CardExpected);
    }
    let codes = vec![":L".into(), ":D".into()];
    assert_eq!(moved(DRAWN, "=B"), Fault::Ambiguous { codes });
}

#[test]
fn codes_are_refused_by_name() {
    let code = |text: &str| Raindropchess::read_action(text).expect_err(text).fault;
    for text in [
        "", "x", "-", ":", ":X", "X@a1", "n@a1", "e7e8k", "e7e8p", "e7e8Q", "e2e", "á", "á@a1",
        "N@á", "e2e4qq",
    ] {
        assert_eq!(code(text), Fault::ActionForm, "{text}");
    }
    assert_eq!(
        code("N@i1"),
        Fault::Squares(SquareFault::NoSquare { text: "i1".into() })
    );
    assert_eq!(code("e2~"), Fault::ActionForm);
    let at = |text: &str| Raindropchess::read_action(text).expect_err(text).span;
    assert_eq!(at("N@i3"), 2..4);
    assert_eq!(at("x@a9"), 2..4);
    assert_eq!(at("e2e9"), 2..4);
    assert_eq!(at("b1~c"), 2..4);
    assert_eq!(at("b0~c3"), 0..2);
}

/// Every fault has a code of its own and a sentence for logs.
#[test]
fn every_fault_can_be_said() {
    let side = WHITE;
    let at = "a1".parse().expect("a square");
    let faults = [
        Fault::Fields(FieldFault::MissingField { field: "decks" }),
        Fault::Fields(FieldFault::ExtraText),
        Fault::Fields(FieldFault::RowCount { rows: 7 }),
        Fault::Fields(FieldFault::RowLength {
            rank: 1,
            squares: 9,
        }),
        Fault::UnknownLetter {
            field: "board",
            letter: 'x',
        },
        Fault::Fields(FieldFault::BadSide { text: "x".into() }),
        Fault::Fields(FieldFault::BadNumber {
            field: "clock",
            text: "x".into(),
            min: 0,
            max: 9,
        }),
        Fault::DeckForm,
        Fault::TooManyCards {
            side,
            card: Card::King,
        },
        Fault::StillInDeck {
            side,
            card: Card::King,
        },
        Fault::BlueTwice {
            side,
            kind: Kind::Queen,
        },
        Fault::Kings { side, count: 2 },
        Fault::TooMany {
            side,
            kind: Kind::Queen,
            count: 3,
        },
        Fault::PawnOnFirstRank { at },
        Fault::OpponentInCheck { side },
        Fault::NoJokers,
        Fault::NothingToDraw,
        Fault::ActionForm,
        Fault::Squares(SquareFault::MissingSquare),
        Fault::Squares(SquareFault::NoSquare { text: "x".into() }),
        Fault::NoMove,
        Fault::MoveForm,
        Fault::CardExpected,
        Fault::NoCard { text: "x".into() },
        Fault::Ambiguous {
            codes: vec!["x".into()],
        },
        Fault::NoneReaches {
            kind: Kind::Queen,
            to: at,
        },
        Fault::Illegal(Obstacle::Over),
    ];
    let mut codes = std::collections::BTreeSet::new();
    for fault in faults {
        let code = fault.code();
        assert!(code.starts_with("raindropchess-"), "{code}");
        assert!(codes.insert(code), "{code} twice");
        assert!(fault.to_string().len() > 10, "{fault}");
        let names: Vec<&str> = fault.args().into_iter().map(|(name, _)| name).collect();
        let mut once = names.clone();
        once.dedup();
        assert_eq!(once, names, "{code}");
    }
}

#[test]
fn options_go_through_text() {
    for text in [
        "",
        "pawns=single",
        "joker=draw_again",
        "pawns=single joker=free_move hopeless_draw=allowed promotion=optional",
        "white_deck=K black_deck=KRRPPPPPP",
    ] {
        assert_eq!(Options::read(text).unwrap().write(), text);
    }
    assert_eq!(
        Options::read("white_deck=PKQRRNNLDPPPPPPP"),
        Ok(Options::default())
    );
}

#[test]
fn decks_that_do_not_fit_are_refused_by_name() {
    for deck in ["Q", "KK", "KQQ", "KPPPPPPPPP", "KJ", "KX", "kq", "-"] {
        let error = Options::read(&format!("black_deck={deck}")).unwrap_err();
        assert!(
            matches!(&error, OptionsError::BadValue { field, value, .. }
                if field == "black_deck" && value == deck),
            "{error:?}"
        );
    }
}
