//! The positions that rules pages show are accepted, and random games in every variant
//! keep what the rules promise beyond the common suite.

use klubovna_rules::{History, Position, Side, SplitMix64, Turn, perft};
use klubovna_text::{GameOptions, Notation, OptionsError, Style};
use klubovna_tri_d_chess::{Action, Claim, Kind, Options, TriD};
use klubovna_view::{MarkKind, Present, Step};

use crate::support::array_of;

fn options(mix: &str) -> Options {
    Options::from_mix(mix).expect(mix)
}

fn read(mix: &str, text: &str) -> TriD {
    TriD::read_position(text, &options(mix)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(position: &mut TriD, code: &str) {
    let action = TriD::read_action(code).expect(code);
    assert!(position.is_legal(action), "{code} in {position:?}");
    position.apply(action);
}

#[test]
fn starts_have_the_printed_counts() {
    for (mix, counts) in [
        ("", &[20, 400, 9128, 207_888][..]),
        ("A4", &[26, 676, 20_468]),
        ("P1", &[24, 576, 15_080]),
        ("P3", &[20, 400, 8_888]),
        ("P7", &[38, 1_384, 53_582]),
    ] {
        let start = TriD::start(&options(mix));
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&start, depth), count, "{mix} {depth}");
        }
    }
}

#[test]
fn keys_never_change() {
    let key = |mix: &str| TriD::start(&options(mix)).key();
    assert_eq!(key(""), key("P5:409"));
    assert_ne!(key(""), key("P1"));
    assert_eq!(key(""), KEY_OF_START, "{:#x}", key(""));
}

const KEY_OF_START: u64 = 0xd402_7b21_4071_34f6;

#[test]
fn numbers_of_starts() {
    assert_eq!(Options::default().starts(), 1);
    assert_eq!(options("A1,P5").starts(), 960);
    assert_eq!(options("P5:3").starts(), 1);
    assert_eq!(options("P6").starts(), 921_600);
}

#[test]
fn excluded_options_are_refused_as_a_pair() {
    for (text, first, second) in [
        ("a4=true a5=true", "a4", "a5"),
        ("a5=true a21=true", "a21", "a5"),
        ("m1=true setup=p4", "m1", "p4"),
    ] {
        let expected = OptionsError::Excluded {
            first: first.into(),
            second: second.into(),
        };
        assert_eq!(Options::read(text), Err(expected));
    }
    for text in [
        "",
        "a1=true m1=true setup=p6 arrays=number white=3 black=959",
    ] {
        assert_eq!(Options::read(text).unwrap().write(), text);
    }
    assert!(Options::read("setup=p8").is_err());
    assert!(Options::read("white=960").is_err());
}

#[test]
fn the_players_set_up_in_turn() {
    let mut position = TriD::start(&options("P6"));
    let order = [
        (Side::FIRST, "B@b1W"),
        (Side::SECOND, "B@z9QL6"),
        (Side::SECOND, "B@e9KL6"),
        (Side::FIRST, "B@c1W"),
        (Side::FIRST, "N@a1W"),
        (Side::SECOND, "N@a8B"),
        (Side::SECOND, "N@b8B"),
        (Side::FIRST, "N@d1W"),
        (Side::FIRST, "Q@a0QL1"),
        (Side::SECOND, "Q@c8B"),
    ];
    for (side, code) in order {
        assert_eq!(position.turn(), Turn::Side(side), "{code}");
        assert_eq!(position.scene().phase, "place");
        play(&mut position, code);
    }
    assert_eq!(position.turn(), Turn::Side(Side::FIRST));
    assert_eq!(array_of(&position, Side::FIRST), Some(409));
    let black = array_of(&position, Side::SECOND).expect("a complete row");
    let by_number = TriD::start(&options(&format!("P6:409:{black}")));
    let boards = |position: &TriD| {
        let text = position.write_position();
        text.rsplit_once(' ').map(|(fields, _)| fields.to_owned())
    };
    assert_eq!(boards(&position), boards(&by_number));
}

#[test]
fn chance_draws_every_array_alike() {
    // Depth first through all draws of V.P5: 960 arrays, each in two orders of knights.
    let mut seen = vec![0_u8; 960];
    let mut work = vec![TriD::start(&options("P5"))];
    while let Some(position) = work.pop() {
        if position.turn() != Turn::Chance {
            let number = array_of(&position, Side::FIRST).expect("a complete row");
            assert_eq!(array_of(&position, Side::SECOND), Some(number));
            seen[usize::from(number)] += 1;
            continue;
        }
        let mut chances = Vec::new();
        position.chances(&mut chances);
        for (action, weight) in chances {
            assert_eq!(weight, 1);
            let mut next = position;
            next.apply(action);
            work.push(next);
        }
    }
    assert!(seen.iter().all(|&count| count == 2));
}

#[test]
fn score_sheets_are_as_section_9_2_says() {
    let texts = |position: &str, code: &str| {
        let position = read("", position);
        let action = TriD::read_action(code).expect(code);
        assert!(position.is_legal(action), "{code}");
        [Style::English, Style::Czech].map(|style| position.write_move_text(action, style))
    };
    let ep =
        "W=4/4/4/4|N=4/1pP1/4/4|B=4/4/4/P3|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=k1/2 w - b6:b5N - 0 10";
    assert_eq!(texts(ep, "c5N-b6B"), ["cNxb6Be.p."; 2]);
    assert_eq!(texts(ep, "KL1-KL3"), ["KL3"; 2]);
    assert_eq!(texts(ep, "d0KL1-c1W"), ["Kc1W"; 2]);
    let end =
        "W=4/4/4/4|N=4/4/2k1/4|B=4/PP1P/4/4|QL1w=2/2|QL6b=2/P1|KL1w=2/K1|KL4b=2/2 w - - - 0 10";
    assert_eq!(texts(end, "b7B-b8B=N"), ["b8BN", "b8BJ"]);
    assert_eq!(texts(end, "z8QL6-z9QL6=Q"), ["z9QL6Q", "z9QL6D"]);
    let release = "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL1w=2/2|QL6w=2/2|KL1w=2/K1 w - - - 0 10";
    assert_eq!(texts(release, "QL6-QL5;a8B=R"), ["QL5;a8BR", "QL5;a8BV"]);
    let pending = "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL5b=2/2|KL1w=2/K1 w - - a8B 0 10";
    assert_eq!(texts(pending, "a8B=B"), ["a8BB", "a8BS"]);
    let twins = "W=4/4/4/4|N=4/4/4/N3|B=4/4/4/4|QL2w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=k1/2 w - - - 0 10";
    let twins = twins.replace("W=4/4/4/4", "W=4/N3/4/4");
    assert_eq!(texts(&twins, "a3W-b5B"), ["NWb5B", "JWb5B"]);
    assert_eq!(texts(&twins, "a3N-b5B"), ["NNb5B", "JNb5B"]);
}

#[test]
fn a_draw_may_be_claimed() {
    let text = "W=4/4/4/4|N=4/2k1/4/4|B=R3/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 w - - - 0 10";
    let mut position = read("", text);
    let mut history = History::new(&position);
    for code in ["QL1-QL2", "QL6-QL5", "QL2-QL1", "QL5-QL6"].repeat(2) {
        let action = TriD::read_action(code).expect(code);
        assert_eq!(position.claim(history.line()), None, "{code}");
        let last = position.quiet() == 7;
        let announced = position.claim_with(action, history.line());
        assert_eq!(announced, last.then_some(Claim::Threefold), "{code}");
        play(&mut position, code);
        history.push(&position, false);
    }
    assert_eq!(position.claim(history.line()), Some(Claim::Threefold));
    let fifty = read("", &text.replace("- 0 10", "- 99 60"));
    let step = TriD::read_action("d0KL1-c1W").expect("a code");
    let line = History::new(&fifty);
    assert_eq!(fifty.claim(line.line()), None);
    assert_eq!(fifty.claim_with(step, line.line()), Some(Claim::FiftyMoves));
    let mut fifty = fifty;
    play(&mut fifty, "d0KL1-c1W");
    assert!(
        fifty
            .scene()
            .notes
            .iter()
            .any(|note| note.code == "tri-d-chess-note-fifty")
    );
    // But not before the pawn has promoted.
    let mut pending = read(
        "",
        "W=4/4/4/4|N=4/2k1/4/4|B=P3/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 b - - - 99 80",
    );
    play(&mut pending, "QL6-QL5");
    assert_eq!(pending.quiet(), 100);
    assert_eq!(pending.scene().notes, []);
    let over = read("", &text.replace("- 0 10", "- 150 90"));
    assert_eq!(over.turn(), Turn::Over);
}

#[test]
fn boards_are_clicked_and_explained() {
    let position = read(
        "",
        "W=4/4/4/4|N=4/2k1/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/N1|KL1w=2/K1|KL6b=RB/2 w - - - 0 10",
    );
    let board = |name: &str| Step::Board(name.into());
    let why = |steps: &[Step]| {
        position
            .explain(steps)
            .map(|refusal| (refusal.phrase.code, refusal.rule))
    };
    let known = |code: &str, rule: &str| Some((format!("tri-d-chess-why-{code}"), rule.to_owned()));
    assert_eq!(why(&[board("QL1")]), None);
    assert_eq!(why(&[board("QL1"), board("QL3")]), None);
    assert_eq!(why(&[board("KL6")]), known("full", "5.1"));
    assert_eq!(
        why(&[board("QL1"), board("QL6")]),
        known("pin-taken", "5.3")
    );
    assert_eq!(
        why(&[board("QL1"), board("QL5")]),
        known("not-adjacent", "5.3")
    );
    // The king would ride to a square beside the other one.
    assert_eq!(
        why(&[board("KL1"), board("KL2")]),
        known("board-check", "5.7")
    );
    let cell = |name: &str| Step::Cell(name.into());
    assert_eq!(why(&[cell("d0KL1"), cell("b0W")]), None, "no such square");
    assert_eq!(why(&[cell("d0KL1"), cell("d1KL1")]), None);
    assert_eq!(why(&[cell("d0KL1"), cell("a1W")]), known("geometry", "3.6"));
    assert_eq!(
        why(&[Step::Command("castle-e".into())]),
        known("no-right", "7.2")
    );
    assert_eq!(why(&[cell("c5N")]), known("not-yours", "2.2"));
    let scene = position.scene();
    let ql1 = scene
        .placements
        .iter()
        .find(|place| place.board == "QL1")
        .expect("QL1");
    assert_eq!(
        (ql1.x, ql1.y, ql1.z, ql1.side, ql1.free),
        (0, 0, 1, Some(0), false)
    );
    let ql3 = scene
        .placements
        .iter()
        .find(|place| place.board == "QL3")
        .expect("QL3");
    assert_eq!(
        (ql3.x, ql3.y, ql3.z, ql3.side, ql3.free),
        (0, 2, 3, None, true)
    );
}

/// The end of the code of a refusal and its section.
fn refused(mix: &str, position: &str, steps: &[Step]) -> (String, String) {
    let refusal = read(mix, position).explain(steps).expect(position);
    let code = refusal.phrase.code.strip_prefix("tri-d-chess-why-");
    (code.expect("a code of ours").into(), refusal.rule)
}

#[test]
fn check_is_told_of_what_gives_it() {
    let cells = |names: [&str; 2]| names.map(|name| Step::Cell(name.into()));
    // The pawn may not capture en passant: without both pawns the rook attacks the king.
    let passing =
        "W=4/4/4/4|N=4/rpPK/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/2|KL6b=1k/2 w - b6:b5N - 0 10";
    let told = refused("", passing, &cells(["c5N", "b6B"]));
    assert_eq!(told, ("check".into(), "6.1".into()));
    // Where nothing but that is left to it, it is pinned and not stuck.
    let only = passing
        .replace("N=4", "N=2n1")
        .replace("B=4/4/4", "B=4/4/2n1");
    let told = refused("", &only, &[Step::Cell("c5N".into())]);
    assert_eq!(told, ("pinned".into(), "6.1".into()));
    // The knight gives check; the rook attacks the other square only.
    let knight =
        "W=4/4/4/1K2|N=4/4/4/2n1|B=r2k/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/2|KL6b=2/2 w - - - 0 10";
    let told = refused("", knight, &cells(["b1W", "a1W"]));
    assert_eq!(told, ("check".into(), "6.1".into()));
    let told = refused("", &knight.replace("r2k", "1r1k"), &cells(["b1W", "b2W"]));
    assert_eq!(told, ("still-check".into(), "6.1".into()));
}

#[test]
fn what_is_stuck_is_told_by_its_own_rule() {
    let start = TriD::start(&Options::default()).write_position();
    let pawn =
        "W=4/4/4/4|N=1P2/4/4/4|B=4/1n2/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=1k/2 w - - - 0 10";
    for (text, at, rule) in [
        (&*start, "z0QL1", "3.4"),
        (&*start, "d0KL1", "3.2"),
        (pawn, "b6N", "4.2"),
    ] {
        let told = refused("", text, &[Step::Cell(at.into())]);
        assert_eq!(told, ("stuck".into(), rule.into()), "{at}");
    }
}

#[test]
fn boards_are_refused_by_the_rule_that_holds() {
    let told = |mix: &str, text: &str, names: &[&str], code: &str, rule: &str| {
        let boards = names.iter().map(|&name| Step::Board(name.into()));
        let told = refused(mix, text, &boards.collect::<Vec<_>>());
        assert_eq!(told, (code.into(), rule.into()), "{mix} {names:?} {text}");
    };
    // Without the board over it the pawn would promote and attack the king.
    let corner =
        "W=4/4/4/4|N=4/4/4/4|B=P3/4/2k1/4|QL1w=2/2|QL6b=2/2|KL1w=2/K1|KL6b=2/2 b - - - 0 10";
    for text in [corner, &corner.replace("QL6b=2/2", "QL6b=2/1n")] {
        told("", text, &["QL6"], "release", "4.7");
        told("", text, &["QL6", "QL5"], "release", "4.7");
    }
    // Here it would not, but the king would ride into check.
    let ride =
        "W=4/4/4/4|N=4/1R2/4/4|B=P3/1R2/4/4|QL1w=2/2|QL6b=1k/2|KL1w=2/K1|KL6b=2/2 b - - - 0 10";
    told("", ride, &["QL6"], "board-check", "5.7");
    told("", ride, &["QL6", "QL5"], "board-check", "5.7");
    // Variants with other neighbours and owners.
    let far = "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=2/2|QL6b=2/2|KL1w=2/KN|KL6b=1k/2 w - - - 0 10";
    let lone = "W=4/4/4/4|N=4/4/4/K3|B=4/4/4/4|QL3w=n1/2|QL6b=2/2|KL6b=1k/2 w - - - 0 10";
    told("", far, &["QL1", "QL5"], "not-adjacent", "5.3");
    told("A2.1", far, &["QL1", "QL5"], "not-adjacent", "10");
    told("A5", far, &["QL1", "QL5"], "not-adjacent", "10");
    told("", lone, &["QL3"], "their-man", "5.2");
    told("A5", lone, &["QL3"], "their-man", "10");
    // All of its neighbours are taken.
    let shut = far.replace("QL6b", "QL2b=2/2|QL3b=2/2|QL6b");
    let none = shut.replace("KL1w=2/KN", "KL1w=2/2|KL2w=KN/2");
    told("", &none, &["QL1"], "no-pin", "5.3");
    told("A2.1", &none, &["QL1"], "no-pin", "10");
    // Only forward there are free ones.
    told("A1", far, &["QL1"], "no-pin", "10");
}

#[test]
fn castling_is_a_command_and_two_clicks() {
    let position = read(
        "",
        "W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|QL1w=2/1R|QL6b=2/2|KL1w=2/KR|KL6b=k1/2 w a0QL1,e0KL1 - - 0 10",
    );
    let action = TriD::read_action("O-O-O").expect("a code");
    let cells = ["d0KL1", "a0QL1"].map(|name| Step::Cell(name.into()));
    assert_eq!(
        position.ways(action),
        [vec![Step::Command("castle-a".into())], cells.to_vec()]
    );
    let mut next = position;
    next.apply(action);
    assert_eq!(next.piece_at_name("a0QL1"), Some((Kind::King, Side::FIRST)));
    assert_eq!(next.piece_at_name("d0KL1"), Some((Kind::Rook, Side::FIRST)));
}

trait ByName {
    fn piece_at_name(&self, name: &str) -> Option<(Kind, Side)>;
}

impl ByName for TriD {
    fn piece_at_name(&self, name: &str) -> Option<(Kind, Side)> {
        self.piece_at(klubovna_tri_d_chess::Square::named(name)?)
    }
}

#[test]
fn check_is_marked() {
    let position = read(
        "",
        "W=4/4/4/4|N=4/4/4/4|B=1k1r/4/4/4|QL1w=2/R1|QL6b=2/2|KL1w=2/KR|KL6b=2/2 w z0QL1,e0KL1 - - 0 5",
    );
    let scene = position.scene();
    assert_eq!(scene.marks.len(), 1);
    assert_eq!(
        (scene.marks[0].cell.as_str(), scene.marks[0].kind),
        ("d0KL1", MarkKind::Check)
    );
}

/// Turns a position by the sides: ranks and owners change places.
fn mirrored(position: &TriD) -> Option<TriD> {
    let text = position.write_position();
    let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let swap_case = |letter: char| {
        if letter.is_ascii_lowercase() {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        }
    };
    let name = |name: &str| -> String {
        match name {
            "W" => "B".into(),
            "B" => "W".into(),
            "N" => "N".into(),
            pin => {
                let level = pin.as_bytes()[2] - b'0';
                format!("{}{}{}", &pin[..2], 7 - level, &pin[3..])
            }
        }
    };
    let square = |text: &str| -> String {
        let rank = 9 - (text.as_bytes()[1] - b'0');
        format!(
            "{}{rank}{}",
            &text[..1],
            text.get(2..)
                .filter(|level| !level.is_empty())
                .map(name)
                .unwrap_or_default()
        )
    };
    fields[0] = fields[0]
        .split('|')
        .map(|board| {
            let (head, rows) = board.split_once('=').unwrap_or_default();
            let (level, owner) = match head.len() {
                1 => (head, ""),
                len => head.split_at(len - 1),
            };
            let owner = match owner {
                "w" => "b",
                "b" => "w",
                other => other,
            };
            let rows: Vec<String> = rows
                .split('/')
                .rev()
                .map(|row| row.chars().map(swap_case).collect())
                .collect();
            format!("{}{owner}={}", name(level), rows.join("/"))
        })
        .collect::<Vec<_>>()
        .join("|");
    fields[1] = if fields[1] == "w" { "b" } else { "w" }.into();
    if fields[2] != "-" {
        let rooks: Vec<String> = fields[2].split(',').map(square).collect();
        fields[2] = rooks.join(",");
    }
    if fields[3] != "-" {
        let (column, pawn) = fields[3].split_once(':')?;
        fields[3] = format!("{}:{}", square(column), square(pawn));
    }
    if fields[4] != "-" {
        fields[4] = square(&fields[4]);
    }
    Some(read("", &fields.join(" ")))
}

/// Shows the positions of random games.
fn in_random_games(mixes: &[&str], look: impl Fn(&TriD)) {
    let mut rng = SplitMix64::new(5);
    for mix in mixes {
        for _ in 0..8 {
            let mut position = TriD::start(&options(mix));
            for _ in 0..60 {
                look(&position);
                let mut actions: Vec<Action> = Vec::new();
                position.actions(&mut actions);
                let Some(at) = rng.index(actions.len()) else {
                    break;
                };
                position.apply(actions[at]);
            }
        }
    }
}

#[test]
fn the_rules_are_the_same_for_both_sides() {
    let mixes = ["", "A1,A2", "A2.1,A2.2,A3", "A4", "A5", "P4"];
    in_random_games(&mixes, |position| {
        let other = mirrored(position).expect("a position");
        assert_eq!(other.count_turns(), position.count_turns(), "{position:?}");
        assert_eq!(other.in_check(), position.in_check());
    });
}

#[test]
fn the_columns_of_pieces_are_those_of_their_squares() {
    let mixes = ["", "A1,A2", "A2.1,A2.2,A3", "A4", "A5", "P6", "P7", "M1"];
    in_random_games(&mixes, |position| {
        let pieces = position.pieces();
        for side in Side::BOTH {
            assert_eq!(
                pieces.columns_of_side(side),
                pieces.of_side(side).columns(),
                "{position:?}"
            );
            for kind in Kind::ALL {
                let columns = pieces.columns_of(side, kind);
                assert_eq!(columns, pieces.of(side, kind).columns(), "{position:?}");
            }
        }
    });
}

#[test]
fn a_carried_piece_keeps_its_place_on_the_board() {
    for (boards, code, carried) in [
        ("QL1w=K1/2", "QL1-QL3", "z3QL3"),
        ("KL3w=1K/2", "KL3-QL3", "a3QL3"),
        ("QL1w=2/K1", "QL1^", "a1QL1"),
        ("QL1w=2/1K", "QL1^", "z1QL1"),
    ] {
        let text = format!("W=4/4/4/4|N=4/4/4/4|B=4/4/4/4|{boards}|KL6b=kn/2 w - - - 0 10 A2");
        let mut position = read("", &text);
        play(&mut position, code);
        assert_eq!(
            position.piece_at_name(carried),
            Some((Kind::King, Side::FIRST))
        );
    }
}

/// Where a piece on `b4N` among no others but kings goes in V.M.1, on the main boards.
fn goes_in_space(piece: char) -> Vec<String> {
    let text = format!("W=4/4/4/4|N=4/4/1{piece}2/4|B=4/4/4/4|QL1w=2/K1|KL6b=2/1k w - - - 0 10 M1");
    let mut turns = Vec::new();
    read("", &text).turns(&mut turns);
    let codes = turns.into_iter().map(Action::code);
    codes
        .filter_map(|code| Some(code.strip_prefix("b4N-")?.into()))
        .collect()
}

#[test]
fn men_in_space_follow_three_axes() {
    let goes = |piece| goes_in_space(piece).join(" ");
    assert_eq!(goes('N'), "b1W a2W c2W b3W b5B a6B c6B b7B d3N d5N a6N c6N");
    assert_eq!(goes('B'), "d2W b4W d6B b8B a3N c3N a5N c5N d6N");
    assert_eq!(goes('R'), "b2W b6B b3N a4N c4N d4N b5N b6N");
}
