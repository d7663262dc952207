//! Turns and games as players write them (section 11.2).

use klubovna_raindropchess::{Action, Options, Raindropchess};
use klubovna_rules::{Position, Side};
use klubovna_text::record::{Record, read_moves, read_record};
use klubovna_text::{GameOptions, Notation, Style};

fn at_with(options: &str, text: &str) -> Raindropchess {
    let options = Options::read(options).expect("known options");
    Raindropchess::read_position(text, &options).expect(text)
}

fn at(text: &str) -> Raindropchess {
    at_with("", text)
}

fn code(position: &Raindropchess, text: &str) -> String {
    let action = position.read_move_text(text, Style::English);
    Raindropchess::write_action(action.unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn texts(position: &Raindropchess, code: &str) -> [String; 5] {
    let action = Raindropchess::read_action(code).expect(code);
    Style::ALL.map(|style| position.write_move_text(action, style))
}

/// The main line as machine codes.
fn codes(record: &Record<Raindropchess>) -> String {
    let actions = record.main_actions().into_iter();
    actions
        .map(Raindropchess::write_action)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn moves_are_written_in_every_style() {
    let position = at("3n2k1/4P3/8/8/8/8/4p3/K2N3R w - -/- QRqb 0 40");
    for (code, expected) in [
        ("d1e3", ["Ne3", "Je3", "Se3", "Se3", "♘e3"]),
        ("h1h8", ["Rh8+", "Vh8+", "Th8+", "Wh8+", "♖h8+"]),
        (
            "e7d8q",
            ["exd8=Q+", "exd8=D+", "exd8=D+", "exd8=H+", "exd8=♕+"],
        ),
        ("e7e8r", ["e8=R+", "e8=V+", "e8=T+", "e8=W+", "e8=♖+"]),
        ("a1b2", ["Kb2", "Kb2", "Kb2", "Kb2", "♔b2"]),
    ] {
        assert_eq!(texts(&position, code), expected);
    }
}

#[test]
fn cards_placements_and_jokers_are_written_in_three_styles() {
    let drawn = at_with(
        "joker=remove_piece",
        "8/8/8/8/8/8/8/8 w = KQRRNNLDPPPPPPPPJJ/kqrrnnldppppppppjj QRBNqrbn 0 1",
    );
    for (code, expected) in [
        (":N", ["=N", "=J", "=S", "=S", "=♘"]),
        (":L", ["=Bl", "=Ss", "=Ll", "=Gl", "=♗l"]),
        (":D", ["=Bd", "=St", "=Ld", "=Gd", "=♗d"]),
        (":P", ["=P", "=P", "=P", "=P", "=♙"]),
        (":J", ["=Jo"; 5]),
    ] {
        assert_eq!(texts(&drawn, code), expected);
    }
    let place = at("8/8/8/8/8/8/8/8 b N KQ/kq QRBNqrbn 0 1");
    assert_eq!(
        texts(&place, "N@c3"),
        ["N@c3", "J@c3", "S@c3", "S@c3", "♞@c3"]
    );
    let remove = at_with(
        "joker=remove_piece",
        "4r3/8/8/8/8/8/8/4K3 w J Q/k QRBNqrbn 0 3",
    );
    assert_eq!(texts(&remove, "x@e8"), ["=J:x@e8"; 5]);
    let relocate = at_with("joker=relocate", "8/8/8/8/8/8/8/1N2K3 w J Q/k QRBNqrbn 0 3");
    assert_eq!(texts(&relocate, "b1~c3"), ["=J:b1~c3"; 5]);
    assert_eq!(texts(&relocate, "--"), ["=J:--"; 5]);
    let free = at_with("joker=free_move", "8/8/8/8/8/8/8/1N6 w J KQ/k QRBNqrbn 0 3");
    assert_eq!(
        texts(&free, "b1c3"),
        ["=J:Nc3", "=J:Jc3", "=J:Sc3", "=J:Sc3", "=J:♘c3"]
    );
}

#[test]
fn what_two_pieces_can_do_names_the_one_that_does() {
    // On one rank, on one file, on neither.
    let position = at("1k6/8/8/3R4/8/8/8/K2R3R w - -/p QBNqrbn 3 20");
    assert_eq!(texts(&position, "d1f1")[0], "Rdf1");
    assert_eq!(texts(&position, "h1f1")[0], "Rhf1");
    assert_eq!(texts(&position, "d5d3")[0], "R5d3");
    assert_eq!(texts(&position, "d1d3")[0], "R1d3");
    assert_eq!(texts(&position, "d5h5")[0], "Rdh5");
    assert_eq!(texts(&position, "d5e5")[0], "Re5");
    let knights = at("7k/8/8/8/5N2/8/1N3N2/K7 w - -/p QRBqrbn 3 20");
    assert_eq!(texts(&knights, "b2d3")[0], "Nbd3");
    assert_eq!(texts(&knights, "f4d3")[0], "N4d3");
    assert_eq!(texts(&knights, "f2d3")[0], "Nf2d3");
}

#[test]
fn a_pinned_twin_does_not_count() {
    let position = at("k3r3/8/8/8/8/4N3/8/4KN2 w - -/p - 3 20");
    assert_eq!(texts(&position, "f1d2")[0], "Nd2");
    assert_eq!(texts(&position, "f1g3")[0], "Ng3");
}

#[test]
fn checks_and_mates_are_signed_also_by_placements() {
    let mate = at("7k/8/5KQ1/8/8/8/8/8 w - -/p QRBNqrbn 0 20");
    assert_eq!(texts(&mate, "g6g7")[0], "Qg7#");
    let place = at("6rk/6pp/8/8/8/8/8/K7 w N QP/qldpp QRBNqrbn 0 20");
    assert_eq!(
        texts(&place, "N@f7")[0],
        "N@f7#",
        "no card helps against a knight"
    );
    let saved = at("k7/pp6/8/8/8/8/8/4K3 w R QP/np QRBNqrbn 0 20");
    assert_eq!(texts(&saved, "R@h8")[0], "R@h8+", "a knight may come");
}

#[test]
fn readers_are_tolerant() {
    let position = at("3n2k1/4P3/8/8/8/8/4p3/K2N3R w - -/- QRqb 0 40");
    for text in [
        "exd8=Q+",
        "exd8=D",
        "ed8Q",
        "ed8D",
        "e7xd8=♕",
        "e7d8q",
        "e:d8=Q",
        "e×d8D!?",
        "exd8=♛",
    ] {
        let read = read_moves(text, position).map(|record| codes(&record));
        assert_eq!(read.as_deref(), Ok("e7d8q"), "{text}");
    }
    for text in [
        "Rh8", "Vh8", "♖h8", "♜h8+", "Rh1h8", "R1h8", "Rhh8", "Rh1-h8", "Vh8!",
    ] {
        assert_eq!(code(&position, text), "h1h8", "{text}");
    }
    let place = at("8/8/8/8/8/8/8/8 w L KQ/kq QRBNqrbn 0 1");
    for text in ["B@c8", "S@c8", "♗@c8", "B@c8+", "S@c8!?"] {
        assert_eq!(code(&place, text), "B@c8", "{text}");
    }
    let stays = at_with(
        "promotion=optional",
        "6k1/4P3/8/8/8/8/8/K7 w - -/q QRBNqrbn 0 40",
    );
    for text in ["e8", "e8P", "e8=P"] {
        assert_eq!(code(&stays, text), "e7e8", "{text}");
    }
    let drawn = at("8/8/8/8/8/8/8/8 w = KNDP/kq QRBNqrbn 0 1");
    for (text, card) in [
        ("=N", ":N"),
        ("=J", ":N"),
        ("=B", ":D"),
        ("=St", ":D"),
        ("=P!", ":P"),
    ] {
        assert_eq!(code(&drawn, text), card, "{text}");
    }
}

#[test]
fn a_placement_is_a_whole_turn() {
    let start = Raindropchess::start(&Options::default());
    for text in [
        "1. N@f5 P@e6 2. K@g1 R@a1+ 3. Kg2 K@h8",
        "1. J@f5 P@e6 2. K@g1 V@a1+ 3. Kg2 K@h8",
        "= :N N@f5 = :P P@e6 = :K K@g1 = :R R@a1 g1g2 = :K K@h8",
        "1. = =N N@f5 P@e6 {Pěšec} 2. K@g1 R@a1+ 3. Kg2 K@h8 *",
    ] {
        let record = read_moves(text, start).unwrap_or_else(|error| panic!("{text}: {error}"));
        let expected = "= :N N@f5 = :P P@e6 = :K K@g1 = :R R@a1 g1g2 = :K K@h8";
        assert_eq!(codes(&record), expected, "{text}");
        let czech = record.write(Style::Czech);
        let moves = "1. J@f5 P@e6 2. K@g1 V@a1+ 3. Kg2 K@h8";
        if !text.contains('{') {
            assert!(czech.contains(moves), "{czech}");
        }
        let again = read_record::<Raindropchess>(&czech).expect("our own record");
        assert_eq!(codes(&again), expected);
    }
}

#[test]
fn a_losing_card_ends_the_record() {
    let start = at("k6R/pp6/8/8/8/8/8/4K3 b - QP/np QRBNqrbn 0 20");
    let record = read_moves("20... =P 1-0", start).expect("a lost gamble");
    assert_eq!(codes(&record), "= :P");
    let result = record.result().expect("over");
    assert_eq!(
        (result.winner, result.reason),
        (Some(Side::FIRST), "failed_draw")
    );
    for style in Style::ALL {
        let text = record.write(style);
        let again = read_record::<Raindropchess>(&text).expect(&text);
        assert_eq!(codes(&again), "= :P", "{text}");
    }
    assert!(
        record.write(Style::English).contains("=P"),
        "the card is told"
    );
}

#[test]
fn a_joker_is_told_with_what_it_did() {
    for (options, text, played, expected) in [
        (
            "joker=remove_piece",
            "4r3/8/8/8/8/8/8/4K3 w - QJ/k QRBNqrbn 0 3",
            "=J:x@e8",
            "= :J x@e8",
        ),
        (
            "joker=relocate",
            "8/8/8/8/8/8/8/1N2K3 w - QJ/k QRBNqrbn 0 3",
            "=J:b1~c3",
            "= :J b1~c3",
        ),
        (
            "joker=free_move",
            "8/8/8/8/8/8/8/1N6 w - KQJ/k QRBNqrbn 0 3",
            "=J:Jc3",
            "= :J b1c3",
        ),
        (
            "joker=free_move",
            "8/8/8/8/8/8/8/1N6 w - KQJ/k QRBNqrbn 0 3",
            "=J:--",
            "= :J --",
        ),
        (
            "joker=draw_again",
            "8/8/8/8/8/8/8/1N6 w - KQJ/k QRBNqrbn 0 3",
            "=Jo Q@d4",
            "= :J = :Q Q@d4",
        ),
    ] {
        let start = at_with(options, text);
        let record = read_moves(played, start).unwrap_or_else(|error| panic!("{played}: {error}"));
        assert_eq!(codes(&record), expected);
        for style in Style::ALL {
            let text = record.write(style);
            let again = read_record::<Raindropchess>(&text).expect(&text);
            assert_eq!(codes(&again), expected, "{text}");
        }
    }
}

#[test]
fn implied_actions_are_the_draw_and_its_card() {
    let start = Raindropchess::start(&Options::default());
    assert_eq!(start.implied("N@c3", Style::English), Some(Action::Draw));
    assert_eq!(start.implied("e4", Style::English), None);
    let mut drawn = start;
    drawn.apply(Action::Draw);
    let card = drawn
        .implied("S@c8", Style::English)
        .map(Raindropchess::write_action);
    assert_eq!(card.as_deref(), Some(":L"), "c8 is light");
    let card = drawn
        .implied("S@c1", Style::English)
        .map(Raindropchess::write_action);
    assert_eq!(card.as_deref(), Some(":D"), "c1 is dark");
    assert_eq!(
        drawn.implied("=J:--", Style::English),
        None,
        "no jokers here"
    );
    assert_eq!(drawn.implied("=N", Style::English), None);
}

#[test]
fn positions_go_through_text_in_every_state() {
    for (options, text) in [
        (
            "",
            "8/8/8/8/8/8/8/8 w - KQRRNNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1",
        ),
        (
            "",
            "8/8/8/8/8/8/8/8 w = KQRRNNLDPPPPPPPP/kqrrnnldpppppppp QRBNqrbn 0 1",
        ),
        ("", "8/8/8/8/8/8/8/8 b L K/kqrr QRBNqrbn 0 1"),
        ("", "P6k/8/8/8/8/8/8/K7 w - -/- qrbn 99 65535"),
        (
            "promotion=optional",
            "P6k/8/8/8/8/8/8/K7 w - -/- QRBN 65535 1",
        ),
        (
            "joker=draw_again",
            "8/8/8/8/8/8/8/8 w > KJ/kjj QRBNqrbn 0 1",
        ),
        ("joker=relocate", "8/8/8/8/8/8/8/8 w J KJ/kjj - 0 1"),
    ] {
        assert_eq!(at_with(options, text).write_position(), text);
    }
    // Cards may come in any order, and blanks in any number.
    let loose = "  8/8/8/8/8/8/8/8  w - PPRK/npk NBRQnbrq 0\t1 ";
    let tidy = "8/8/8/8/8/8/8/8 w - KRPP/knp QRBNqrbn 0 1";
    assert_eq!(at(loose).write_position(), tidy);
}

#[test]
fn a_diagram_shows_board_cards_and_what_is_turned() {
    let position = at("k6R/pp6/8/8/8/8/8/4K3 b N QP/p QRBNqrbn 0 20");
    let expected = "\
8  k . . . . . . R   p   [N]
7  p p . . . . . .
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . . . . . . .
2  . . . . . . . .
1  . . . . K . . .   QP
   a b c d e f g h
";
    assert_eq!(position.diagram(), expected);
}

#[test]
fn a_letter_that_two_styles_have_is_read_in_the_own_one_first() {
    let placing = at("8/8/8/8/8/8/8/8 b N KQ/kq QRBNqrbn 0 1");
    let read = |style| placing.read_move_text("S@c3", style).ok();
    let knight = Raindropchess::read_action("N@c3").ok();
    assert_eq!([Style::German, Style::Polish].map(read), [knight; 2]);
    // The bishop that S is to Czech readers is not the card that was turned.
    assert_eq!([Style::English, Style::Czech].map(read), [None; 2]);
    // Of cards, L alone is the light bishop, as in position strings.
    let mut drawn = Raindropchess::start(&Options::default());
    drawn.apply(Action::Draw);
    for style in Style::ALL {
        let card = drawn.read_move_text("=L", style);
        assert_eq!(
            card.ok(),
            Raindropchess::read_action(":L").ok(),
            "{style:?}"
        );
    }
}
