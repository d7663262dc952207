//! Provable cards in real games, and what is kept about them in records.

use klubovna_raindropchess::Raindropchess;
use klubovna_session::{AnySession, Game, GameOf};
use klubovna_text::{Named, Style};

const RAIN: GameOf<Raindropchess> = GameOf::new();

fn new(options: &[(&str, &str)], secret: [u8; 32]) -> Box<dyn AnySession> {
    let options: Named<String> = options
        .iter()
        .map(|&(name, value)| (name, value.to_owned()))
        .collect();
    let mut session = RAIN.create(&options, "").unwrap();
    session.cards("provable", "", secret).unwrap();
    session
}

/// Draws whenever that is possible, and takes the choice `at` of the others.
fn step(session: &mut dyn AnySession, at: usize) -> bool {
    let choices = session.snapshot().choices;
    let Some(first) = choices.first() else {
        return false;
    };
    if first.code.starts_with(':') {
        session.draw([0; 32]).unwrap();
    } else {
        let draw = choices.iter().find(|choice| choice.code == "=");
        let choice = draw.unwrap_or(&choices[at % choices.len()]);
        session.play(&choice.code).unwrap();
    }
    true
}

/// Plays on until the game is over, or both decks are empty and some moves are made.
fn play(session: &mut dyn AnySession) {
    for at in 0..200 {
        if !step(session, at * 7) {
            return;
        }
    }
    session.resign(1).unwrap();
}

fn cards(session: &dyn AnySession) -> String {
    let nodes = session.moves(0, u32::MAX, Style::English).nodes;
    let cards = nodes.iter().filter_map(|node| node.code.strip_prefix(':'));
    cards.collect()
}

fn counted() -> [u8; 32] {
    std::array::from_fn(|at| at as u8)
}

/// What `crates/draws/tests/provable.py` prints for the decks `KQRRNNLDPPPPPPPP`, drawn
/// from in turn.
const SHUFFLED: &str = "PQPPDRPKPPLNRPKPRDQPPNNLNPPRPPPP";
/// The same with the word that is `WORD`, and as version 1 of the pledge gave it.
const WORDED: &str = "PPPRLPPNDPRRPDNLRPPPPNPPKKPQQPNP";
const ALONE: &str = "QPLKPPPLKNPPRRPDRQNPNPDPPNPPPPPR";
const WORD: &str = "žába 7";

/// The cards as long as the sides draw in turn.
fn in_turn(session: &dyn AnySession) -> String {
    let nodes = session.moves(0, u32::MAX, Style::English).nodes;
    let reveals = nodes.iter().filter(|node| node.code.starts_with(':'));
    let in_turn = reveals.zip((0..2).cycle());
    let in_turn = in_turn.take_while(|(node, side)| node.side == *side);
    in_turn.map(|(node, _)| &node.code[1..]).collect()
}

#[test]
fn the_cards_of_a_game_agree_with_a_second_implementation() {
    let alone = new(&[], counted());
    let mut worded = new(&[], counted());
    worded.cards_word(WORD).unwrap();
    // A game that was pledged and saved before words were mixed in.
    let saved = alone.record(Style::English);
    let older = RAIN.read(&saved.replace("provable 2", "provable 1"));
    let mut older = older.unwrap();
    older.cards("", &alone.cards_secret(), [0; 32]).unwrap();
    for (mut session, expected) in [(alone, SHUFFLED), (worded, WORDED), (older, ALONE)] {
        play(session.as_mut());
        let drawn = in_turn(session.as_ref());
        assert!(drawn.len() > 8, "{drawn}");
        assert_eq!(drawn, expected[..drawn.len()]);
        session.reveal_cards().unwrap();
        let again = RAIN.read(&session.record(Style::Czech)).unwrap();
        assert!(again.verify_cards().ok);
    }
}

#[test]
fn another_meaning_of_the_jokers_is_found_out() {
    let mut session = new(&[("joker", "free_move")], counted());
    play(session.as_mut());
    session.reveal_cards().unwrap();
    let record = session.record(Style::English);
    let other = record.replace("joker=free_move", "joker=relocate");
    assert_ne!(other, record);
    // The decks are the same, so that the moves can be read until a joker comes.
    let (head, _) = other.split_once("\n\n").unwrap();
    let first = &in_turn(session.as_ref())[..1];
    let spot = session.moves(0, u32::MAX, Style::English).nodes[2]
        .text
        .clone();
    let cut = format!("{head}\n\n1. {spot} 1-0");
    let report = RAIN.read(&cut).unwrap().verify_cards();
    let problem = report.problem.expect(first);
    assert_eq!(problem.code, "cards-wrong-outcome");
}

#[test]
fn whole_games_are_verified_with_every_joker() {
    for joker in [
        "none",
        "free_move",
        "remove_piece",
        "relocate",
        "draw_again",
    ] {
        for game in 0..5 {
            let mut session = new(&[("joker", joker)], [game; 32]);
            play(session.as_mut());
            session.reveal_cards().unwrap();
            for style in [Style::English, Style::Czech, Style::Figurine] {
                let record = session.record(style);
                let again = RAIN.read(&record).unwrap();
                assert_eq!(cards(again.as_ref()), cards(session.as_ref()));
                let report = again.verify_cards();
                assert!(report.ok, "{report:?} in\n{record}");
                assert_eq!(report.draws as usize, cards(session.as_ref()).len());
            }
        }
    }
}

#[test]
fn a_placement_of_another_piece_names_its_draw() {
    let mut session = new(&[], counted());
    play(session.as_mut());
    session.reveal_cards().unwrap();
    // The first knight is told as a rook: still a game, but not these cards.
    let moves = session.moves(0, u32::MAX, Style::English).nodes;
    let knight = moves.iter().position(|node| node.code == ":N").unwrap();
    let texts = moves[..=knight + 1].iter().filter(|node| !node.implied);
    let texts: Vec<&str> = texts.map(|node| &*node.text).collect();
    let moves = texts.join(" ").replace('N', "R");
    let tags = session.tags();
    let tags: Vec<String> = tags
        .iter()
        .map(|(name, value)| format!("[{name} \"{value}\"]"))
        .collect();
    let forged = format!(
        "[Klubovna \"1\"]\n[Game \"raindropchess\"]\n{}\n\n{moves} *",
        tags.join("\n")
    );
    let report = RAIN.read(&forged).unwrap().verify_cards();
    let problem = report.problem.unwrap();
    assert_eq!(problem.code, "cards-wrong-outcome", "{problem:?}");
    let number = SHUFFLED.find('N').unwrap() + 1;
    assert_eq!(report.draws as usize, number, "in\n{forged}");
    let draw = klubovna_text::Arg::Number(number as i32);
    assert_eq!(problem.args.get("draw"), Some(&draw));
}

#[test]
fn first_cards_are_as_likely_as_they_are_many() {
    const GAMES: u32 = 2_000;
    const KINDS: &str = "KQRNLDP";
    let mut counts = [[0_u32; 7]; 2];
    for game in 0..GAMES {
        let mut secret = [7; 32];
        secret[..4].copy_from_slice(&game.to_be_bytes());
        let mut session = new(&[], secret);
        // White draws and places, Black draws.
        for at in [0, 0, 0, 1, 1] {
            step(session.as_mut(), at);
        }
        for (side, card) in cards(session.as_ref()).chars().enumerate() {
            counts[side][KINDS.find(card).unwrap()] += 1;
        }
    }
    for side in counts {
        let chi: f64 = side
            .iter()
            .zip([1, 1, 2, 2, 1, 1, 8])
            .map(|(&count, cards)| {
                let expected = f64::from(GAMES * cards) / 16.0;
                (f64::from(count) - expected).powi(2) / expected
            })
            .sum();
        // 6 degrees of freedom, once in a thousand.
        assert!(chi < 22.46, "{side:?}: {chi}");
    }
}

#[test]
fn a_turned_card_stays_turned() {
    let mut session = new(&[], counted());
    for code in ["=", ""] {
        if code.is_empty() {
            session.draw([0; 32]).unwrap();
        } else {
            session.play(code).unwrap();
        }
    }
    let turned = session.position();
    assert!(!session.snapshot().can_undo);
    session.undo();
    assert_eq!(session.position(), turned);
    step(session.as_mut(), 0);
    assert!(
        session.snapshot().can_undo,
        "where it is placed is a choice"
    );
    session.undo();
    assert_eq!(session.position(), turned);
    // Analysis may look back; the same card comes again.
    session.go_to(1).unwrap();
    session.draw([1; 32]).unwrap();
    assert_eq!(session.position(), turned);
}
