//! What a board shows and says, on positions a reader can check by eye.

use klubovna_folky::{Action, Folky, Options};
use klubovna_rules::Position;
use klubovna_text::{Arg, GameOptions, Notation};
use klubovna_view::{Mark, MarkKind, Phrase, Present, Scene, Step, TrayRole, TurnKind};

fn read(text: &str) -> Folky {
    Folky::read_position(text, &Options::default()).expect(text)
}

fn start() -> Folky {
    Folky::start(&Options::default())
}

fn action(code: &str) -> Action {
    Folky::read_action(code).expect(code)
}

fn cell(name: &str) -> Step {
    Step::Cell(name.into())
}

fn pawn_of(tray: &str) -> Step {
    Step::Tray {
        tray: tray.into(),
        kind: "pawn".into(),
    }
}

/// `code name=value ...` with the names in order, easy to compare.
fn line(phrase: &Phrase) -> String {
    let mut named: Vec<_> = phrase.args.iter().collect();
    named.sort_by_key(|(name, _)| *name);
    let args = named.into_iter().map(|(name, arg)| match arg {
        Arg::Cell(text) | Arg::Piece(text) | Arg::Text(text) => format!(" {name}={text}"),
        Arg::Side(side) => format!(" {name}={side}"),
        Arg::Number(number) => format!(" {name}={number}"),
    });
    phrase.code.clone() + &args.collect::<String>()
}

fn said(position: &Folky, code: &str) -> Vec<String> {
    position.describe(action(code)).iter().map(line).collect()
}

/// Phrase, section and cells of a refusal.
fn refused(position: &Folky, attempt: &[Step]) -> (String, String, String) {
    let refusal = position.explain(attempt).expect("a refusal");
    (line(&refusal.phrase), refusal.rule, refusal.cells.join(" "))
}

fn refusal(phrase: &str, rule: &str, cells: &str) -> (String, String, String) {
    (phrase.into(), rule.into(), cells.into())
}

fn open(scene: &Scene) -> Vec<(&str, Option<u8>)> {
    let open = |mark: &&Mark| mark.kind == MarkKind::Open;
    let marks = scene.marks.iter().filter(open);
    marks.map(|mark| (mark.cell.as_str(), mark.side)).collect()
}

#[test]
fn the_layout_is_a_chessboard_with_a_reserve_and_a_score_a_side() {
    let layout = Folky::layout(&Options::default());
    let board = &layout.boards[0];
    assert_eq!((board.columns, board.rows, board.cells.len()), (8, 8, 64));
    assert_eq!(board.column_labels.concat(), "abcdefgh");
    assert_eq!(board.row_labels.concat(), "12345678");
    let trays: Vec<_> = layout
        .trays
        .iter()
        .map(|tray| (tray.id.as_str(), tray.side, tray.role))
        .collect();
    assert_eq!(
        trays,
        [
            ("reserve-0", Some(0), TrayRole::Reserve),
            ("reserve-1", Some(1), TrayRole::Reserve),
            ("score-0", Some(0), TrayRole::Score),
            ("score-1", Some(1), TrayRole::Score),
        ]
    );
}

#[test]
fn the_scene_counts_pawns_and_aims() {
    let scene = read("1nb2bnr/7R/8/8/8/r6P/8/RNB2BN1 b 0 2").scene();
    assert_eq!(scene.tokens.len(), 13);
    let trays: Vec<_> = scene
        .trays
        .iter()
        .map(|tray| {
            (
                tray.id.as_str(),
                tray.items[0].count,
                tray.items[0].capacity,
            )
        })
        .collect();
    assert_eq!(
        trays,
        [
            ("reserve-0", 7, None),
            ("score-0", 1, Some(8)),
            ("reserve-1", 8, None),
            ("score-1", 0, Some(8)),
        ]
    );
    assert_eq!(open(&scene), [("a6", Some(1))]);
    let counts = |name: &str| {
        let tally = scene.tallies.iter().find(|tally| tally.cell == name);
        tally.map(|tally| tally.counts)
    };
    assert_eq!(
        counts("a6"),
        Some([1, 3]),
        "bishop f1; rook a3, bishop c8, knight b8"
    );
    assert_eq!(counts("h3"), None, "occupied");
    assert_eq!(scene.turn.kind, TurnKind::Side);
    assert_eq!(line(&scene.prompt), "folky-prompt-play side=1");
}

#[test]
fn open_squares_of_both_sides_are_marked() {
    let scene = start().scene();
    assert_eq!(
        open(&scene),
        [
            ("a3", Some(0)),
            ("h3", Some(0)),
            ("a6", Some(1)),
            ("h6", Some(1))
        ]
    );
}

#[test]
fn a_finished_game_shows_its_result_and_offers_nothing() {
    let won = read("rnb2bnr/8/8/8/8/PPPPPPPP/8/RNB2BNR b 0 41");
    let scene = won.scene();
    assert_eq!((open(&scene), scene.phase.as_str()), (vec![], "over"));
    let result = scene.result.expect("a result");
    assert_eq!(
        (result.winner, result.reason.as_str()),
        (Some(0), "eighth_pawn")
    );
    assert_eq!(
        refused(&won, &[cell("a8")]),
        refusal("folky-why-over", "5", "")
    );
}

#[test]
fn a_pawn_is_placed_by_its_square_or_from_the_tray() {
    let start = start();
    assert_eq!(
        start.ways(action("@h3")),
        [vec![cell("h3")], vec![pawn_of("reserve-0"), cell("h3")]]
    );
    assert_eq!(start.ways(action("h1h7")), [[cell("h1"), cell("h7")]]);
}

#[test]
fn the_winning_pawn_is_marked_as_decisive() {
    let kinds = |position: &Folky, code: &str| -> Vec<MarkKind> {
        let trail = position.trail(action(code));
        trail.iter().map(|mark| mark.kind).collect()
    };
    assert_eq!(kinds(&start(), "@h3"), [MarkKind::Placed]);
    assert_eq!(kinds(&start(), "h1h7"), [MarkKind::From, MarkKind::To]);
    let last = read("rnb2bnr/8/8/PPPPPPP1/8/8/8/RNB2BNR w 9 40");
    assert_eq!(kinds(&last, "@h3"), [MarkKind::Placed, MarkKind::Decisive]);
    assert_eq!(line(&last.scene().prompt), "folky-prompt-win side=0");
}

#[test]
fn effects_follow_the_action() {
    assert_eq!(
        said(&start(), "h1h7"),
        ["folky-say-move from=h1 piece=rook side=0 to=h7"]
    );
    // 5. Jf3 opens h2.
    let game = read("1n4nr/7R/p2b4/5b2/5B2/r6P/R7/1N3BN1 w 4 5");
    assert_eq!(
        said(&game, "g1f3"),
        [
            "folky-say-move from=g1 piece=knight side=0 to=f3",
            "folky-say-opens count=3 side=0 to=h2"
        ]
    );
    assert_eq!(said(&start(), "@h3"), ["folky-say-place side=0 to=h3"]);
}

#[test]
fn the_seventh_pawn_is_announced_and_so_is_the_threat_to_win() {
    let six = read("rnb2bnr/8/8/PPPPPP2/8/8/8/RNB2BNR w 9 40");
    assert_eq!(
        said(&six, "@h3"),
        ["folky-say-place side=0 to=h3", "folky-say-seven side=0"]
    );
    // 22. Vh7 threatens f7.
    let game = read("2p5/4p3/p2Nrpp1/3nRbNR/1pnpPb1P/1r1B2BP/3PP2P/4P3 w 4 22");
    assert_eq!(
        said(&game, "h5h7"),
        [
            "folky-say-move from=h5 piece=rook side=0 to=h7",
            "folky-say-wins side=0 to=f7"
        ]
    );
    // The pawn that wins needs no more words: the result follows.
    let last = read("2p5/4p2R/p2Nrpp1/3nRbN1/1pnpPb1P/1r1B2BP/3PP2P/4P3 b 5 22");
    assert_eq!(said(&last, "@e3"), ["folky-say-place side=1 to=e3"]);
}

#[test]
fn refusals_name_the_rule_and_the_squares() {
    let start = start();
    let moving = |from, to| refused(&start, &[cell(from), cell(to)]);
    assert_eq!(
        moving("a1", "c3"),
        refusal("folky-why-rook", "3.1", "a1 c3")
    );
    assert_eq!(
        moving("c1", "e1"),
        refusal("folky-why-bishop", "3.1", "c1 e1")
    );
    assert_eq!(
        moving("b1", "b3"),
        refusal("folky-why-knight", "3.1", "b1 b3")
    );
    assert_eq!(
        moving("a1", "a8"),
        refusal("folky-why-occupied piece=rook side=1 to=a8", "3.3", "a1 a8")
    );
    assert_eq!(
        moving("a1", "e1"),
        refusal(
            "folky-why-blocked at=b1 blocker=knight piece=rook side=0 to=e1",
            "3.2",
            "a1 b1 e1"
        )
    );
    assert_eq!(
        moving("a8", "a3"),
        refusal("folky-why-not-yours side=0", "2.1", "a8")
    );
    assert_eq!(start.explain(&[cell("a1"), cell("a1")]), None, "put back");

    let at = |name| refused(&start, &[cell(name)]);
    assert_eq!(
        at("a4"),
        refusal("folky-why-few-aims count=1 to=a4", "4.2", "a4 a1")
    );
    assert_eq!(
        at("e4"),
        refusal("folky-why-few-aims count=0 to=e4", "4.2", "e4")
    );
    assert_eq!(at("b8"), refusal("folky-why-not-yours side=0", "2.1", "b8"));

    let from_tray = |name| refused(&start, &[pawn_of("reserve-0"), cell(name)]);
    assert_eq!(
        from_tray("b1"),
        refusal("folky-why-occupied piece=knight side=0 to=b1", "4.2", "b1")
    );
    assert_eq!(
        refused(&start, &[pawn_of("reserve-1")]),
        refusal("folky-why-not-yours side=0", "2.1", "")
    );
    assert_eq!(start.explain(&[pawn_of("reserve-0")]), None);
    assert_eq!(start.explain(&[cell("z9")]), None);

    let pawn = read("rnb2bnr/8/8/8/8/7P/8/RNB2BNR w 2 3");
    assert_eq!(
        refused(&pawn, &[cell("h3"), cell("h4")]),
        refusal("folky-why-pawn", "3.5", "h3")
    );
    let shut = read("N2rr2N/2p2p2/1p6/3nn1p1/3bb3/P6P/RP4PR/B6B w 5 30");
    assert_eq!(
        refused(&shut, &[cell("a1")]),
        refusal("folky-why-stuck piece=bishop", "3.4", "a1 b2")
    );
    assert_eq!(
        refused(&shut, &[pawn_of("reserve-0")]),
        refusal("folky-why-nothing-open", "4.2", "")
    );
}

#[test]
fn rooks_and_bishops_see_as_far_as_the_first_piece() {
    let position = read("1nb2bnr/7R/8/8/8/r6P/8/RNB2BN1 b 0 2");
    let seen = |name: &str| -> Vec<String> {
        let sights = position.sight(name);
        let mut seen: Vec<String> = sights
            .iter()
            .map(|sight| match &sight.stop {
                Some(stop) => format!("{} before {stop}", sight.to),
                None => sight.to.clone(),
            })
            .collect();
        seen.sort();
        seen
    };
    assert_eq!(seen("a3"), ["a2 before a1", "a8", "g3 before h3"]);
    assert_eq!(seen("c1"), ["b2 before a3", "h6"]);
    assert_eq!(seen("a1"), ["a1 before b1", "a2 before a3"]);
    assert_eq!(seen("b1").len() + seen("h3").len() + seen("e4").len(), 0);
}

#[test]
fn the_diagram_shows_board_and_reserves() {
    assert_eq!(
        read("1nb2bnr/7R/8/8/8/r6P/8/RNB2BN1 b 0 2").diagram(),
        "8  . n b . . b n r   pppppppp\n\
         7  . . . . . . . R\n\
         6  . . . . . . . .\n\
         5  . . . . . . . .\n\
         4  . . . . . . . .\n\
         3  r . . . . . . P\n\
         2  . . . . . . . .\n\
         1  R N B . . B N .   PPPPPPP\n   a b c d e f g h\n"
    );
}

#[test]
fn every_option_has_its_default_first() {
    for field in Options::schema() {
        assert_eq!(Options::default().get(&field.id), field.default);
    }
}
