//! What holds in every position and for every text, tried on many.

use klubovna_board::chess::{Bitboard, Square};
use klubovna_folky::{Action, Folky, Kind, Options, Reason};
use klubovna_rules::{History, Outcome, Position, Seat, Side, Turn};
use klubovna_text::{GameOptions, Notation, Style};
use klubovna_view::{Present, Step};
use proptest::prelude::*;

fn read(text: &str) -> Folky {
    Folky::read_position(text, &Options::default()).expect(text)
}

fn actions(position: &Folky) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

fn square(index: u8) -> Square {
    Square::new(index % 64).expect("below 64")
}

/// A position reached by playing: each number chooses among the legal actions.
fn played() -> impl Strategy<Value = Folky> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..120).prop_map(|choices| {
        let mut position = Folky::start(&Options::default());
        for choice in choices {
            let actions = actions(&position);
            if actions.is_empty() {
                break;
            }
            position.apply(*choice.get(&actions));
        }
        position
    })
}

/// A position with random pieces, which games need not reach.
fn scattered() -> impl Strategy<Value = Folky> {
    let squares = Just(Square::all().collect::<Vec<_>>()).prop_shuffle();
    let counts = prop::array::uniform8(0..=8_usize);
    (squares, counts, any::<bool>(), 0..110_u16, 1..300_u16).prop_map(
        |(squares, counts, black, quiet, number)| {
            let letters = ['R', 'B', 'N', 'P', 'r', 'b', 'n', 'p'];
            let mut board = [None; 64];
            let mut free = squares.into_iter();
            for (letter, count) in letters.into_iter().zip(counts) {
                let most = if letter.eq_ignore_ascii_case(&'p') {
                    7
                } else {
                    2
                };
                for square in free.by_ref().take(count.min(most)) {
                    board[square.index()] = Some(letter);
                }
            }
            let rows: Vec<String> = (0..8).rev().map(|rank| row(&board, rank)).collect();
            let side = if black { 'b' } else { 'w' };
            read(&format!("{} {side} {quiet} {number}", rows.join("/")))
        },
    )
}

fn row(board: &[Option<char>; 64], rank: usize) -> String {
    (0..8)
        .map(|file| board[rank * 8 + file].unwrap_or('1'))
        .collect()
}

fn any_position() -> impl Strategy<Value = Folky> {
    prop_oneof![played(), scattered()]
}

/// The same position seen in a mirror: file a for file h.
fn mirrored(position: &Folky) -> Folky {
    let text = position.write_position();
    let (board, rest) = text.split_once(' ').expect("fields");
    let rows: Vec<String> = board
        .split('/')
        .map(|row| row.chars().rev().collect())
        .collect();
    read(&format!("{} {rest}", rows.join("/")))
}

/// The board upside down with colours exchanged.
fn turned(position: &Folky) -> Folky {
    let text = position.write_position();
    let mut fields = text.split(' ');
    let mut rows: Vec<&str> = fields.next().expect("board").split('/').collect();
    rows.reverse();
    let swap = |letter: char| {
        if letter.is_ascii_lowercase() {
            letter.to_ascii_uppercase()
        } else {
            letter.to_ascii_lowercase()
        }
    };
    let board: String = rows.join("/").chars().map(swap).collect();
    let side = if fields.next() == Some("w") { 'b' } else { 'w' };
    let rest: Vec<&str> = fields.collect();
    read(&format!("{board} {side} {}", rest.join(" ")))
}

fn mapped(actions: &[Action], map: impl Fn(Square) -> Square) -> Vec<Action> {
    let mut mapped: Vec<Action> = actions
        .iter()
        .map(|&action| match action {
            Action::Place(to) => Action::Place(map(to)),
            Action::Move(from, to) => Action::Move(map(from), map(to)),
        })
        .collect();
    mapped.sort();
    mapped
}

fn sorted(mut actions: Vec<Action>) -> Vec<Action> {
    actions.sort();
    actions
}

/// Aims by walking, without a bitboard trick.
fn slow_aims(position: &Folky, side: Side, to: Square) -> usize {
    let free = |square| position.pieces().at(square).is_none();
    if !free(to) {
        return 0;
    }
    let straight = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let diagonal = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
    let slides = |steps: &[(i8, i8)], kind| {
        let met = steps.iter().filter(|(files, ranks)| {
            let mut at = to.offset(*files, *ranks);
            while let Some(square) = at.filter(|&square| free(square)) {
                at = square.offset(*files, *ranks);
            }
            at.and_then(|square| position.pieces().at(square)) == Some((kind, side))
        });
        met.count()
    };
    let jumps = Square::all().filter(|from| {
        let files = from.file().index().abs_diff(to.file().index());
        let ranks = from.rank().index().abs_diff(to.rank().index());
        files * ranks == 2 && position.pieces().at(*from) == Some((Kind::Knight, side))
    });
    slides(&straight, Kind::Rook) + slides(&diagonal, Kind::Bishop) + jumps.count()
}

proptest! {
    #[test]
    fn texts_come_back(position in any_position()) {
        let text = position.write_position();
        let again = read(&text);
        prop_assert_eq!(again, position);
        prop_assert_eq!(again.key(), position.key());
        prop_assert_eq!(again.repeat_key(), position.repeat_key());
        for action in actions(&position) {
            for style in [Style::English, Style::Czech, Style::Figurine] {
                let text = position.write_move_text(action, style);
                prop_assert_eq!(position.read_move_text(&text, Style::English), Ok(action), "{}", text);
            }
        }
    }

    // Section 7.3: the writer is as short as can be, the reader takes more.
    #[test]
    fn origins_are_given_where_needed_and_taken_everywhere(position in any_position()) {
        for action in actions(&position) {
            let Action::Move(from, to) = action else { continue };
            let written = position.write_move_text(action, Style::English);
            let letter = &written[..1];
            let full = format!("{letter}{from}{to}");
            prop_assert_eq!(position.read_move_text(&full, Style::English), Ok(action));
            let short = [
                format!("{letter}{to}"),
                format!("{letter}{}{to}", from.file()),
                format!("{letter}{}{to}", from.rank()),
            ];
            let first = short.iter().find(|text| position.read_move_text(text, Style::English) == Ok(action));
            prop_assert_eq!(Some(&written), first);
        }
    }

    #[test]
    fn aims_agree_with_walking(position in any_position()) {
        for side in Side::BOTH {
            let aims = position.aims(side);
            for to in Square::all() {
                let count = slow_aims(&position, side, to);
                prop_assert_eq!(aims.once.contains(to), count >= 1);
                prop_assert_eq!(aims.twice.contains(to), count >= 2);
                prop_assert_eq!(aims.thrice.contains(to), count >= 3);
                prop_assert_eq!(position.aiming(side, to).len() as usize, count);
            }
        }
    }

    #[test]
    fn lists_counts_and_legality_agree(position in any_position()) {
        let listed = actions(&position);
        prop_assert_eq!(position.count_actions(), listed.len() as u64);
        prop_assert_eq!(position.turn() == Turn::Over, listed.is_empty());
        for from in Square::all() {
            let place = Action::Place(from);
            prop_assert_eq!(position.is_legal(place), listed.contains(&place));
            for to in Square::all() {
                let step = Action::Move(from, to);
                prop_assert_eq!(position.is_legal(step), listed.contains(&step));
            }
        }
    }

    // Section 10.2.
    #[test]
    fn no_move_means_no_action(position in any_position()) {
        let listed = actions(&position);
        let moves = listed.iter().any(|action| matches!(action, Action::Move(..)));
        prop_assert_eq!(moves, !listed.is_empty());
    }

    // Sections 10.3 and 10.4.
    #[test]
    fn a_game_keeps_its_pieces(position in played()) {
        let pieces = position.pieces().occupied().len() - position.pieces().kind(Kind::Pawn).len();
        prop_assert_eq!(pieces, 12);
        prop_assert!(position.pieces().kind(Kind::Pawn).len() <= 15);
        for side in Side::BOTH {
            let bishops = position.pieces().of(side, Kind::Bishop);
            prop_assert_eq!((bishops & Bitboard::DARK).len(), 1);
            prop_assert_eq!(position.placed(side) + position.reserve(side), 8);
        }
    }

    // Section 10.5.
    #[test]
    fn symmetries_map_actions_onto_actions(position in any_position()) {
        let listed = actions(&position);
        prop_assert_eq!(
            sorted(actions(&mirrored(&position))),
            mapped(&listed, Square::mirror_file)
        );
        prop_assert_eq!(
            sorted(actions(&turned(&position))),
            mapped(&listed, Square::mirror_rank)
        );
    }

    #[test]
    fn no_action_panics_wherever_it_is_played(
        position in any_position(),
        strange in prop::collection::vec((0..64_u8, 0..65_u8), 1..40),
    ) {
        let mut position = position;
        for (from, to) in strange {
            let action = if to == 64 {
                Action::Place(square(from))
            } else {
                Action::Move(square(from), square(to))
            };
            position.write_move_text(action, Style::Czech);
            position.describe(action);
            position.trail(action);
            position.ways(action);
            position.apply(action);
            position.scene();
            position.outcome();
            position.diagram();
        }
    }

    #[test]
    fn every_attempt_is_explained_or_possible(
        position in any_position(),
        from in 0..64_u8,
        to in 0..64_u8,
    ) {
        let cell = |index| Step::Cell(square(index).to_string());
        let attempt = [cell(from), cell(to)];
        let ways: Vec<_> = actions(&position)
            .into_iter()
            .flat_map(|action| position.ways(action))
            .collect();
        let possible = ways.iter().any(|way| attempt.starts_with(way) || way[..] == attempt);
        let own_square_again = from == to;
        let explained = position.explain(&attempt).is_some();
        prop_assert!(explained != possible || own_square_again);
    }

    #[test]
    fn arbitrary_text_is_refused_inside_itself(text: String) {
        refused_inside(&text)?;
    }

    #[test]
    fn text_that_looks_right_is_refused_inside_itself(
        text in "[RBNPrbnpVSJ1-8/a-h@ wb*x♖ž0-9]{0,40}",
    ) {
        refused_inside(&text)?;
    }

    #[test]
    fn broken_position_strings_are_refused_or_survive(
        position in any_position(),
        at: prop::sample::Index,
        with: char,
    ) {
        let mut chars: Vec<char> = position.write_position().chars().collect();
        let at = at.index(chars.len());
        chars[at] = with;
        let text: String = chars.into_iter().collect();
        refused_inside(&text)?;
        if let Ok(position) = Folky::read_position(&text, &Options::default()) {
            prop_assert_eq!(read(&position.write_position()), position);
        }
    }
}

fn refused_inside(text: &str) -> Result<(), TestCaseError> {
    let start = Folky::start(&Options::default());
    let spans = [
        Folky::read_position(text, &Options::default())
            .err()
            .map(|error| error.span),
        Folky::read_action(text).err().map(|error| error.span),
        start
            .read_move_text(text, Style::English)
            .err()
            .map(|error| error.span),
    ];
    for span in spans.into_iter().flatten() {
        prop_assert!(text.get(span.clone()).is_some(), "{:?} in {:?}", span, text);
    }
    start.sight(text);
    start.explain(&[Step::Cell(text.into()), Step::Cell(text.into())]);
    let tray = Step::Tray {
        tray: text.into(),
        kind: text.into(),
    };
    start.explain(&[tray]);
    // A refusal is all that is asked for: which options are known is tested elsewhere.
    drop(Options::read(text));
    Ok(())
}

// Section 10.1.
#[test]
fn the_start_offers_34_actions() {
    let start = Folky::start(&Options::default());
    let placements = |position: &Folky| -> Vec<String> {
        let open = position.open(position.side()).into_iter();
        open.map(|square| square.to_string()).collect()
    };
    assert_eq!(start.count_actions(), 34);
    assert_eq!(placements(&start), ["a3", "h3"]);
    assert_eq!(placements(&turned(&start)), ["a6", "h6"]);
    assert_eq!(start.write_position(), "rnb2bnr/8/8/8/8/8/8/RNB2BNR w 0 1");
}

// Section 6.2.
#[test]
fn partners_take_turns_round_the_table() {
    let options = Options::read("seats=4").expect("known options");
    let mut position = Folky::start(&options);
    let mut seats = Vec::new();
    for text in ["Rh7", "Ra3", "h3", "a6", "Bf4", "Bf5"] {
        seats.push(position.seat());
        position.apply(position.read_move_text(text, Style::English).expect(text));
    }
    assert_eq!(seats, [0, 1, 2, 3, 0, 1].map(Seat));
    assert_eq!(position.seats(), 4);
    let two = Folky::read_position(&position.write_position(), &Options::default()).expect("good");
    assert_eq!(two.seat(), Seat(0));
    assert_eq!(
        two.repeat_key(),
        position.repeat_key(),
        "seats do not matter (5.3)"
    );
}

fn judged(position: &Folky) -> Option<Outcome<Reason>> {
    position.judge(History::new(position).line())
}

// Sections 5.4 and 9.10.
#[test]
fn the_fiftieth_move_draws_unless_a_pawn_is_placed() {
    for (limit, options) in [(100, "draw_plies=100"), (50, "draw_plies=50")] {
        let options = Options::read(options).expect("known options");
        let start = "rnb2bnr/8/8/8/8/8/8/RNB2BNR w";
        let at = |quiet: u16| {
            Folky::read_position(&format!("{start} {quiet} 90"), &options).expect("good")
        };
        assert_eq!(judged(&at(limit - 1)), None);
        for quiet in [limit, u16::MAX] {
            assert_eq!(judged(&at(quiet)), Some(Outcome::draw(Reason::FiftyMoves)));
            assert_eq!(
                (actions(&at(quiet)).len(), at(quiet).turn()),
                (0, Turn::Over)
            );
        }
        let played = |text| {
            let mut position = at(limit - 1);
            position.apply(position.read_move_text(text, Style::English).expect(text));
            position
        };
        assert_eq!(
            judged(&played("Nc3")),
            Some(Outcome::draw(Reason::FiftyMoves))
        );
        assert_eq!((judged(&played("h3")), played("h3").quiet()), (None, 0));
    }
    let mut last = read("rnb2bnr/8/8/PPPPPPP1/8/8/8/RNB2BNR w 99 90");
    let action = last
        .read_move_text("h3", Style::English)
        .expect("three aim at h3");
    last.apply(action);
    assert_eq!(
        judged(&last),
        Some(Outcome::win(Side::FIRST, Reason::EighthPawn))
    );
}

// Section 5: the order in which ends are checked.
#[test]
fn ends_are_checked_in_order() {
    let blocked = "N2rr2N/2p2p2/1p4p1/3nn3/3bb3/P6P/RP4PR/B6B w 100 30";
    assert_eq!(
        judged(&read(blocked)),
        Some(Outcome::draw(Reason::NoAction))
    );
    let won = "rnb2bnr/8/8/8/8/PPPPPPPP/8/RNB2BNR b 100 41";
    assert_eq!(
        judged(&read(won)),
        Some(Outcome::win(Side::FIRST, Reason::EighthPawn))
    );
    // The third occurrence on the very ply that makes it fifty moves.
    let mut position = read("rnb2bnr/8/8/8/8/8/8/RNB2BNR w 92 90");
    let mut history = History::new(&position);
    for text in ["Nc3", "Nc6", "Nb1", "Nb8", "Nc3", "Nc6", "Nb1", "Nb8"] {
        assert_eq!(position.judge(history.line()), None);
        position.apply(position.read_move_text(text, Style::English).expect(text));
        history.push(&position, false);
    }
    assert_eq!(
        position.judge(history.line()),
        Some(Outcome::draw(Reason::Threefold))
    );
    assert_eq!(position.outcome(), Some(Outcome::draw(Reason::FiftyMoves)));
}

// Section 5.3: two equal pieces that have changed places give the same position.
#[test]
fn equal_pieces_may_change_places() {
    let start = read("8/8/8/8/8/8/8/R6R w 0 1");
    let mut position = start;
    for code in ["a1a2", "h1a1", "a2h2", "h2h1"] {
        position.apply(Folky::read_action(code).expect(code));
        let black = position;
        position = read(&black.write_position().replace(" b ", " w "));
    }
    assert_eq!(position.repeat_key(), start.repeat_key());
    assert_ne!(position, start, "counters differ");
}

/// Records and stored games depend on these values: they never change.
#[test]
fn keys_are_pinned() {
    let pinned = [
        (
            "rnb2bnr/8/8/8/8/8/8/RNB2BNR w 0 1",
            0x3e87_2f14_e5da_5da3,
            0xabb7_467e_f869_dfe8,
        ),
        (
            "rnb2bnr/8/8/8/8/8/8/RNB2BNR b 0 1",
            0x7933_05ae_203d_2ecb,
            0xec03_6cc4_3d8e_ac80,
        ),
        (
            "2p5/4p2R/p2Nrpp1/3nRbN1/1pnpPb1P/1r1Bp1BP/3PP2P/4P3 w 0 23",
            0x3357_a5b2_4228_7b8f,
            0xa667_ccd8_5f9b_f9c4,
        ),
        (
            "N2rr2N/2p2p2/1p4p1/3nn3/3bb3/P6P/RP4PR/B6B w 99 30",
            0x2099_4dfb_8d62_a261,
            0x2929_1b6d_05fc_956b,
        ),
    ];
    for (text, key, repeat_key) in pinned {
        let position = read(text);
        assert_eq!(
            (position.key(), position.repeat_key()),
            (key, repeat_key),
            "{text}"
        );
    }
}
