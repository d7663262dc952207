//! Laws that hold in every position of random games.

use klubovna_animal_shogi::{Action, AnimalShogi, Kind, Options, Piece, Square};
use klubovna_rules::{EndReason, Position, Side, SplitMix64};
use klubovna_text::{GameOptions, Notation, Style};
use proptest::prelude::*;

/// A position after so many random moves, and those before it.
fn line(options: &str, seed: u64, plies: usize) -> Vec<AnimalShogi> {
    let options = Options::read(options).expect(options);
    let mut rng = SplitMix64::new(seed);
    let mut line = vec![AnimalShogi::start(&options)];
    for _ in 0..plies {
        let mut position = *line.last().expect("a start");
        let mut actions = Vec::new();
        position.actions(&mut actions);
        // Captures come first now and then, so that hands fill.
        let captures: Vec<Action> = actions
            .iter()
            .copied()
            .filter(|action| {
                matches!(action, Action::Move { to, .. } if position.piece_at(*to).is_some())
            })
            .collect();
        let list = if rng.below(3) == 0 && !captures.is_empty() {
            captures
        } else {
            actions
        };
        let Some(at) = rng.index(list.len()) else {
            break;
        };
        position.apply(list[at]);
        line.push(position);
    }
    line
}

/// Every move and drop there could be, good or bad.
fn all_conceivable(position: &AnimalShogi) -> impl Iterator<Item = Action> + use<> {
    let own = position.pieces(position.side());
    let moves = own.into_iter().flat_map(|from| {
        Square::all().flat_map(move |to| {
            [false, true].map(move |promote| Action::Move { from, to, promote })
        })
    });
    let drops = Kind::IN_HAND
        .into_iter()
        .flat_map(|kind| Square::all().map(move |to| Action::Drop { kind, to }));
    moves.chain(drops)
}

/// The board seen from the other side: squares turned round, sides changed.
fn turned(position: &AnimalShogi) -> AnimalShogi {
    let text = position.write_position();
    let mut fields = text.split(' ');
    let (board, side, hands) = (fields.next(), fields.next(), fields.next());
    let swap = |text: &str| -> String {
        text.chars()
            .map(|char| {
                if char.is_lowercase() {
                    char.to_ascii_uppercase()
                } else {
                    char.to_ascii_lowercase()
                }
            })
            .collect()
    };
    let rows: Vec<String> = board
        .expect("a board")
        .split('/')
        .rev()
        .map(|row| {
            // A sign of promotion stays before its letter.
            let mut tokens: Vec<String> = Vec::new();
            let mut plus = false;
            for char in row.chars() {
                if char == '+' {
                    plus = true;
                } else {
                    tokens.push(if plus {
                        format!("+{char}")
                    } else {
                        char.into()
                    });
                    plus = false;
                }
            }
            tokens.into_iter().rev().collect()
        })
        .collect();
    let side = if side == Some("b") { "w" } else { "b" };
    let text = format!(
        "{} {side} {} 1",
        swap(&rows.join("/")),
        swap(hands.expect("hands"))
    );
    AnimalShogi::read_position(&text, &position.options()).expect(&text)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    // The generator works with sets and pins, the obstacles one rule after the other.
    #[test]
    fn what_is_generated_is_what_no_rule_forbids(seed: u64, plies in 0_usize..160, casual: bool) {
        let options = if casual { "play=casual" } else { "" };
        let position = *line(options, seed, plies).last().expect("a start");
        let mut listed = Vec::new();
        position.actions(&mut listed);
        listed.retain(|action| action.to().is_some());
        listed.sort_unstable();
        let mut allowed: Vec<Action> = all_conceivable(&position)
            .filter(|&action| position.obstacle(action).is_none())
            .collect();
        allowed.sort_unstable();
        prop_assert_eq!(listed, allowed, "{}", position);
    }

    // Section 13.5 by its words: nothing but the lists of moves, tried one by one.
    #[test]
    fn casual_games_end_by_mate_only_where_no_lion_can_be_taken(seed: u64, plies in 0_usize..160) {
        for position in line("play=casual", seed, plies) {
            let (us, them) = (position.side(), position.side().other());
            let lists = [true, false].map(|strict| {
                let mut moves = Vec::new();
                position.list_moves(strict, &mut moves);
                moves
            });
            let [strict, casual] = lists;
            let takes = casual.iter().any(|action| action.to() == position.lion(them));
            let mated = position.lion(us).is_some() && position.in_check(us) && strict.is_empty() && !takes;
            let reason = position.outcome().map(|end| end.reason.code());
            prop_assert_eq!(reason == Some("checkmate"), mated, "{}", position);
        }
    }

    #[test]
    fn both_sides_play_by_the_same_rules(seed: u64, plies in 0_usize..160) {
        let position = *line("", seed, plies).last().expect("a start");
        let other = turned(&position);
        prop_assert_eq!(position.count_actions(), other.count_actions(), "{} {}", position, other);
        prop_assert_eq!(position.outcome().is_some(), other.outcome().is_some());
        prop_assert_eq!(turned(&other).count_actions(), position.count_actions());
    }

    #[test]
    fn no_piece_gets_lost(seed: u64, plies in 0_usize..200) {
        for position in line("", seed, plies) {
            for kind in Kind::ALL {
                let on_board = position
                    .occupied()
                    .into_iter()
                    .filter_map(|at| position.piece_at(at))
                    .filter(|(piece, _)| piece.kind == kind)
                    .count();
                let in_hand: u8 = Side::BOTH.iter().map(|&side| position.hand(side).count(kind)).sum();
                prop_assert_eq!(on_board + usize::from(in_hand), usize::from(kind.most()));
            }
            let points: u8 = Side::BOTH.iter().map(|&side| position.impasse_points(side)).sum();
            prop_assert_eq!(points, 54);
        }
    }

    #[test]
    fn keys_tell_positions_apart(seed: u64, plies in 0_usize..120) {
        let line = line("", seed, plies);
        for (at, position) in line.iter().enumerate() {
            for other in &line[at + 1..] {
                let boards = |position: &AnimalShogi| {
                    let text = position.write_position();
                    text.rsplit_once(' ').map(|(before, _)| before.to_owned())
                };
                prop_assert_eq!(position.key() == other.key(), boards(position) == boards(other));
            }
        }
    }

    #[test]
    fn no_text_panics(text in "\\PC{0,60}", piece in "[+]?[KRBGSNLPkrbgsnlp]", rest in "[-x*'=+1-9a-i]{0,8}") {
        let position = AnimalShogi::start(&Options::default());
        for text in [text.clone(), format!("{piece}{rest}")] {
            let _ = AnimalShogi::read_position(&text, &Options::default());
            let _ = AnimalShogi::read_action(&text);
            if let Err(error) = position.read_move_text(&text, Style::English) {
                prop_assert!(text.get(error.span).is_some(), "{text}");
            }
        }
    }

    #[test]
    fn broken_position_strings_are_refused_or_survive(seed: u64, plies in 0_usize..120, at in 0_usize..90, byte in 32_u8..127) {
        let position = *line("", seed, plies).last().expect("a start");
        let mut bytes = position.write_position().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        let text = String::from_utf8(bytes).expect("ASCII");
        match AnimalShogi::read_position(&text, &Options::default()) {
            Ok(read) => {
                let again = AnimalShogi::read_position(&read.write_position(), &Options::default());
                prop_assert_eq!(again, Ok(read));
            }
            Err(error) => prop_assert!(text.get(error.span).is_some()),
        }
    }
}

/// The values are a promise: records of engines and openings may be kept by them.
#[test]
fn keys_stay_what_they_are() {
    let start = AnimalShogi::start(&Options::default());
    let casual = AnimalShogi::start(&Options::read("play=casual").expect("an option"));
    assert_eq!(start.key(), casual.key());
    let read = |text: &str| AnimalShogi::read_position(text, &Options::default()).expect(text);
    let matsuri = read("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1");
    assert_eq!([start.key(), matsuri.key()], PINNED);
}

const PINNED: [u64; 2] = [16_264_239_332_060_081_680, 623_712_840_669_865_770];

#[test]
fn no_position_has_more_moves_than_593() {
    let text = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1";
    let position = AnimalShogi::read_position(text, &Options::default()).expect(text);
    assert_eq!(position.count_actions(), 593);
    assert_eq!(Piece::ALL.len(), 14);
}
