//! Modes, pledges and what they prove, on the toy game.

use klubovna_rules::Position;
use klubovna_testing::toy::{Action, Options, Race};
use klubovna_text::record::{Record, read_record};
use klubovna_text::{Notation, Style};

use super::*;
use crate::{AnySession, Cards, Notes, PlayError, Playing};

const FRESH: [u8; 32] = [9; 32];

fn new() -> Session<Race> {
    let options = Options {
        goal: 30,
        dice: true,
    };
    Session::new(Record::new(Race::start(&options)))
}

fn text(session: &Session<Race>) -> String {
    session.record().write(Style::English)
}

fn code(played: Result<(), Problem>) -> String {
    played.unwrap_err().code
}

fn throw(session: &mut dyn AnySession) {
    session.play("=").unwrap();
    session.draw([0; 32]).unwrap();
    if session.snapshot().scene.result.is_none() {
        session.play("/1").unwrap();
    }
}

/// A pledged game, played to its end.
fn game(secret: &str) -> Session<Race> {
    let mut session = new();
    session.cards("provable", secret, FRESH).unwrap();
    while session.result().is_none() {
        throw(&mut session);
    }
    session
}

fn reread(session: &Session<Race>) -> Session<Race> {
    let mut read = Session::new(read_record(&text(session)).unwrap());
    read.go_to(read.record().tree().main_end()).unwrap();
    read
}

#[test]
fn a_pledge_is_made_before_the_game_and_checked_after_it() {
    let mut session = game("");
    let pledge = session.cards_pledge();
    let secret = session.cards_secret();
    assert_eq!((pledge.len(), &*secret), (64, &*"09".repeat(32)));
    let hidden = text(&session);
    assert!(hidden.contains(&format!("[Cards \"provable 2 {pledge}\"]")));
    assert!(!hidden.contains(&secret), "{hidden}");
    let report = session.verify_cards();
    assert_eq!(report.problem.unwrap().code, "cards-not-revealed");
    session.reveal_cards().unwrap();
    let draws = session.moves(0, u32::MAX, Style::English).nodes;
    let draws = draws.iter().filter(|node| node.code.starts_with(':'));
    let good = CardsReport {
        ok: true,
        draws: draws.count() as u32,
        problem: None,
        word: String::new(),
        gaps: vec![CardsGap::Alone],
    };
    assert!(good.draws > 3);
    assert_eq!(session.verify_cards(), good);
    assert_eq!(reread(&session).verify_cards(), good);
}

#[test]
fn the_secret_stays_hidden_until_the_end_and_then_nothing_is_taken_back() {
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    throw(&mut session);
    assert_eq!(code(session.reveal_cards()), "cards-not-over");
    session.resign(0).unwrap();
    assert!(session.snapshot().can_undo);
    session.reveal_cards().unwrap();
    assert!(!session.snapshot().can_undo);
    let before = text(&session);
    session.undo();
    assert_eq!(text(&session), before);
}

#[test]
fn a_saved_game_goes_on_with_its_own_secret_only() {
    let mut whole = game("");
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    throw(&mut session);
    let mut again = reread(&session);
    assert_eq!(again.cards_pledge(), whole.cards_pledge());
    again.play(Action::Throw).unwrap();
    let before = text(&again);
    assert_eq!(code(again.deal(FRESH)), "cards-secret-needed");
    assert_eq!(code(again.cards("", "", FRESH)), "cards-secret-needed");
    let other = "08".repeat(32);
    assert_eq!(code(again.cards("", &other, FRESH)), "cards-wrong-secret");
    assert_eq!(code(again.cards("", "08", FRESH)), "cards-bad-secret");
    assert_eq!(code(again.cards("random", "", FRESH)), "cards-too-late");
    assert_eq!(code(again.cards("own", "", FRESH)), "cards-too-late");
    assert_eq!(code(again.reveal_cards()), "cards-no-pledge");
    assert_eq!(text(&again), before);
    again.cards("", &session.cards_secret(), FRESH).unwrap();
    again.deal(FRESH).unwrap();
    while again.result().is_none() {
        if again.position().turn() == Turn::Chance {
            again.deal(FRESH).unwrap();
        } else {
            let last = again.snapshot().choices.pop().unwrap();
            Playing::play(&mut again, &last.code).unwrap();
        }
    }
    again.reveal_cards().unwrap();
    assert!(again.verify_cards().ok);
    whole.reveal_cards().unwrap();
    let first = |session: &Session<Race>| session.drawn().first().cloned();
    assert_eq!(first(&again), first(&whole), "one secret, one game");
}

#[test]
fn a_mode_can_change_until_a_pledge_would_lie() {
    let mut session = new();
    assert_eq!(session.cards_pledge(), "");
    session.cards("provable", "", FRESH).unwrap();
    session.cards("provable", "", [8; 32]).unwrap();
    assert_eq!(session.cards_secret(), "08".repeat(32));
    session.cards("own", "", FRESH).unwrap();
    assert_eq!(session.tags().get("Cards").map(String::as_str), Some("own"));
    assert_eq!(session.cards_secret(), "");
    assert_eq!(code(session.cards("fair", "", FRESH)), "cards-no-such-mode");
    session.play(Action::Throw).unwrap();
    assert_eq!(code(session.deal(FRESH)), "draw-own");
    session.play(Action::Roll(3)).unwrap();
    session.cards("random", "", FRESH).unwrap();
    assert_eq!(session.tags().get("Cards"), None);
    assert_eq!(code(session.cards("provable", "", FRESH)), "cards-too-late");
}

#[test]
fn random_cards_depend_on_fresh_bytes_alone() {
    let line = |fresh: [u8; 32]| {
        let mut session = new();
        session.play(Action::Throw).unwrap();
        session.deal(fresh).unwrap();
        for _ in 0..3 {
            session.play(Action::Take(2)).unwrap();
            session.play(Action::Throw).unwrap();
            session.deal([0; 32]).unwrap();
        }
        session.position().write_position()
    };
    assert_eq!(line(FRESH), line(FRESH));
    let different: std::collections::BTreeSet<_> = (0..9).map(|seed| line([seed; 32])).collect();
    assert!(different.len() > 3, "{different:?}");
}

#[test]
fn a_record_that_was_changed_names_the_first_bad_draw() {
    let mut session = game("");
    session.reveal_cards().unwrap();
    let whole = text(&session);
    let problem = |text: &str| {
        let session: Session<Race> = Session::new(read_record(text).unwrap());
        let report = session.verify_cards();
        assert!(!report.ok);
        report.problem.unwrap()
    };
    let change = |from: &str, to: &str| {
        assert!(whole.contains(from), "{from} in {whole}");
        problem(&whole.replacen(from, to, 1))
    };
    // The same pips, then all others: only those that were due pass.
    let second = &session.drawn()[1];
    let pips = second.code.trim_start_matches(':');
    let other = if pips == "1" { "2" } else { "1" };
    let mut forged = new();
    for (at, drawn) in session.drawn().iter().take(2).enumerate() {
        let pips = drawn.code.trim_start_matches(':');
        let pips = if at == 1 { other } else { pips };
        let turn = ["=", &format!(":{pips}"), "/1"];
        for code in turn {
            Playing::play(&mut forged, code).unwrap();
        }
    }
    forged.cursor.book_mut().tags = session.book().tags.clone();
    let found = problem(&text(&forged));
    assert_eq!(found.code, "cards-wrong-outcome");
    assert_eq!(
        found.args.get("draw"),
        Some(&klubovna_text::Arg::Number(2)),
        "{found:?}"
    );

    let pledge = session.cards_pledge();
    let secret = session.cards_secret();
    let none = "0".repeat(64);
    assert_eq!(change(&pledge, &none).code, "cards-wrong-pledge");
    assert_eq!(change(&pledge, "12").code, "cards-bad-pledge");
    assert_eq!(change("provable 2", "provable 3").code, "cards-newer");
    assert_eq!(change("provable 2", "proven 2").code, "cards-no-pledge");
    assert_eq!(change(&secret, &none).code, "cards-wrong-pledge");
    assert_eq!(change(&secret, "12").code, "cards-bad-secret");
    assert_eq!(change("CardsSecret", "Secret").code, "cards-not-revealed");

    // What two devices would leave behind, whole and cut.
    let transcript = transcript(&session);
    let tag = format!("[CardsSecret \"{secret}\"]");
    let with = |transcript: &str| {
        let tags = format!("[CardsTranscript \"{transcript}\"]");
        whole.replacen(&tag, &tags, 1)
    };
    let read: Session<Race> = Session::new(read_record(&with(&transcript)).unwrap());
    assert!(read.verify_cards().ok);
    let last = session.drawn().len();
    let step = transcript.rfind(&format!(" {last} ")).unwrap();
    let cut = |to: usize| format!("{} word", &transcript[..to]);
    let found = problem(&with(&cut(step)));
    assert_eq!(found.code, "cards-missing-draw");
    assert_eq!(
        found.args.get("draw"),
        Some(&klubovna_text::Arg::Number(last as i32))
    );
    let found = problem(&with(&cut(step + 9)));
    assert_eq!(found.code, "cards-bad-transcript");
}

/// What two devices would have shown each other in a pledged game.
fn transcript(session: &Session<Race>) -> String {
    let Pledged { word, .. } = session.pledged().unwrap();
    let mix = word.map(|word| mix(&session.played_for(), word));
    let mut dealer = read_secret(&session.cards_secret()).unwrap();
    dealer.mix_in(mix);
    Transcript::of(&dealer, &session.drawn(), word).write()
}

fn verified(text: &str) -> CardsReport {
    let session: Session<Race> = Session::new(read_record(text).unwrap());
    session.verify_cards()
}

fn wrong(text: &str) -> String {
    verified(text).problem.expect("a problem").code
}

#[test]
fn the_tags_of_the_cards_are_the_programs_own() {
    let mut session = game("");
    session.reveal_cards().unwrap();
    let before = text(&session);
    let zeros = format!("provable 2 {}", "0".repeat(64));
    for name in ["Cards", "CardsSecret", "CardsTranscript", "CardsWord"] {
        for value in ["", "own", &*zeros] {
            let problem = session.set_tag(name, value).unwrap_err();
            assert_eq!(problem.code, "play-own-tag");
            let named = problem.args.get("name");
            assert_eq!(named, Some(&klubovna_text::Arg::Text(name.into())));
        }
    }
    assert_eq!(text(&session), before);
    assert!(!session.snapshot().can_undo);
    session.set_tag("White", "Eva").unwrap();
    assert!(text(&session).contains("[White \"Eva\"]"));
}

#[test]
fn pledged_cards_and_all_before_them_stay() {
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    throw(&mut session);
    throw(&mut session);
    let line = session.record().tree().main_line();
    let before = text(&session);
    for node in [0, line[0], line[1], line[3], line[4]] {
        let removed = Notes::remove(&mut session, node);
        assert_eq!(code(removed), "play-settled", "{node}");
    }
    // Another line instead of the cards.
    session.go_to(0).unwrap();
    session.play(Action::Add(1)).unwrap();
    let other = session.node();
    let promoted = Notes::promote(&mut session, other);
    assert_eq!(code(promoted), "play-settled");
    let ended = Playing::resign(&mut session, 0);
    assert_eq!(code(ended), "play-settled");
    Notes::remove(&mut session, other).unwrap();
    assert_eq!(text(&session), before);
    // What came of the last card is a player's own choice still.
    session.go_to(line[5]).unwrap();
    Notes::remove(&mut session, line[5]).unwrap();
    assert_eq!(session.record().tree().main_end(), line[4]);
    Playing::play(&mut session, "/2").unwrap();
    let last = session.node();
    Notes::promote(&mut session, last).unwrap();
    assert_eq!(session.drawn().len(), 2);
}

#[test]
fn a_pledged_card_is_not_seen_in_a_variation() {
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    throw(&mut session);
    Playing::play(&mut session, "+1").unwrap();
    let kept = session.node();
    // A call for a card instead of that move, and the card would be known.
    session.undo();
    Playing::play(&mut session, "=").unwrap();
    let call = session.node();
    let before = text(&session);
    let drawn = Cards::draw(&mut session, [0; 32]);
    assert_eq!(code(drawn), "cards-variation");
    assert_eq!((session.node(), text(&session)), (call, before));
    // As the main line it is a move like any other, and its card stays.
    Notes::promote(&mut session, call).unwrap();
    Cards::draw(&mut session, [0; 32]).unwrap();
    assert_eq!(code(Notes::remove(&mut session, call)), "play-settled");
    assert_eq!(code(Notes::promote(&mut session, kept)), "play-settled");
    // Looking back at a call whose card came shows that card.
    let card = session.node();
    session.go_to(call).unwrap();
    Cards::draw(&mut session, [0; 32]).unwrap();
    assert_eq!(session.node(), card);
}

#[test]
fn a_card_that_is_no_secret_may_come_in_a_variation() {
    let mut session = new();
    Playing::play(&mut session, "+1").unwrap();
    session.go_to(0).unwrap();
    Playing::play(&mut session, "=").unwrap();
    Cards::draw(&mut session, [0; 32]).unwrap();
    let mut over = game("");
    over.reveal_cards().unwrap();
    over.go_to(0).unwrap();
    Playing::play(&mut over, "+1").unwrap();
    Playing::play(&mut over, "=").unwrap();
    Cards::draw(&mut over, [0; 32]).unwrap();
}

#[test]
fn a_game_whose_secret_is_known_stays_as_it_is() {
    let mut session = game("");
    session.reveal_cards().unwrap();
    let before = text(&session);
    let line = session.record().tree().main_line();
    for node in [0, line[0], session.record().tree().main_end()] {
        let removed = Notes::remove(&mut session, node);
        assert_eq!(code(removed), "play-settled", "{node}");
    }
    // Lines of analysis come and go.
    session.go_to(line[2]).unwrap();
    session.play(Action::Add(1)).unwrap();
    let aside = session.node();
    let promoted = Notes::promote(&mut session, aside);
    assert_eq!(code(promoted), "play-settled");
    Notes::remove(&mut session, aside).unwrap();
    assert_eq!(text(&session), before);
    assert!(session.verify_cards().ok);
}

#[test]
fn what_is_played_behind_the_end_of_a_game_with_a_known_secret_is_no_game() {
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    throw(&mut session);
    Playing::resign(&mut session, 0).unwrap();
    session.reveal_cards().unwrap();
    let end = session.node();
    session.hold(end).unwrap();
    Playing::play(&mut session, "+1").unwrap();
    let behind = session.node();
    assert_eq!(session.promote(behind), Err(PlayError::Settled));
    assert_eq!(session.hold(behind), Err(PlayError::Settled));
    session.promote(end).unwrap();
    assert_eq!(session.record().tree().main_end(), end);
    assert!(session.result().is_some());
}

#[test]
fn a_pledged_card_behind_a_held_end_is_one_of_the_game() {
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    Playing::play(&mut session, "=").unwrap();
    let call = session.node();
    session.hold(call).unwrap();
    Cards::draw(&mut session, [0; 32]).unwrap();
    let card = session.node();
    assert_eq!(session.record().tree().main_end(), card);
    for node in [card, call] {
        assert_eq!(code(Notes::remove(&mut session, node)), "play-settled");
    }
}

#[test]
fn no_pledged_card_comes_behind_the_end_of_the_game() {
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    Playing::play(&mut session, "=").unwrap();
    Playing::resign(&mut session, 0).unwrap();
    let end = session.node();
    session.hold(end).unwrap();
    let before = text(&session);
    assert_eq!(code(Cards::draw(&mut session, [0; 32])), "cards-variation");
    assert_eq!(text(&session), before);
    assert!(session.result().is_some());
}

#[test]
fn a_draw_that_fails_changes_nothing() {
    let pledge = format!("provable 1 {}", "12".repeat(32));
    for tag in ["random as rain", &*pledge, "own deck", "marked"] {
        let mut session = new();
        session.cursor.book_mut().tags.set_cards(CARDS, tag);
        let before = text(&session);
        assert_eq!(code(session.deal(FRESH)), "play-not-chance");
        assert_eq!(text(&session), before);
        assert!(session.source.is_none(), "{tag}");
    }
    let mut session = new();
    session.cursor.book_mut().tags.set_cards(CARDS, "own deck");
    session.play(Action::Throw).unwrap();
    let before = text(&session);
    assert_eq!(code(session.deal(FRESH)), "draw-own");
    assert_eq!(text(&session), before);
    assert!(session.source.is_none());
}

#[test]
fn a_pledge_is_replaced_by_a_new_choice_only() {
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    let before = text(&session);
    let mut again = reread(&session);
    assert_eq!(code(again.cards("", "", [1; 32])), "cards-secret-needed");
    let other = "08".repeat(32);
    assert_eq!(code(again.cards("", &other, [1; 32])), "cards-wrong-secret");
    again.cards("", &session.cards_secret(), [1; 32]).unwrap();
    assert_eq!(text(&again), before);
    again.cards_word("mine").unwrap();
    again.cards("provable", "", [1; 32]).unwrap();
    assert_ne!(again.cards_pledge(), session.cards_pledge());
    assert!(again.tags().get(WORD).is_none(), "the word was for another");
}

/// A pledged game with a word, played to its end and laid open.
fn worded(word: &str) -> Session<Race> {
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    session.cards_word(word).unwrap();
    while session.result().is_none() {
        throw(&mut session);
    }
    session.reveal_cards().unwrap();
    session
}

#[test]
fn a_word_goes_into_every_card_and_is_verified() {
    let session = worded(" a \"word\"\n\u{7}4 6 ");
    let report = session.verify_cards();
    assert_eq!((report.ok, &*report.word), (true, "a \"word\" 4 6"));
    assert_eq!(report.gaps, []);
    assert_eq!(reread(&session).verify_cards(), report);
    let whole = text(&session);
    let changed = whole.replacen("4 6", "4 5", 1);
    assert_eq!(wrong(&changed), "cards-wrong-outcome");
    let missing = whole.replacen("CardsWord", "Word", 1);
    assert_eq!(wrong(&missing), "cards-wrong-outcome");
    let older = whole.replacen("provable 2", "provable 1", 1);
    assert_eq!(wrong(&older), "cards-wrong-outcome");
}

#[test]
fn one_secret_gives_every_card_as_the_word_says() {
    let first = |word: u32| {
        let mut session = new();
        session.cards("provable", "", FRESH).unwrap();
        session.cards_word(&word.to_string()).unwrap();
        session.play(Action::Throw).unwrap();
        session.deal(FRESH).unwrap();
        session.drawn()[0].code.clone()
    };
    let mut counts = std::collections::BTreeMap::<String, u32>::new();
    for word in 0..600 {
        *counts.entry(first(word)).or_default() += 1;
    }
    assert_eq!(counts.len(), 6, "{counts:?}");
    assert!(counts.values().all(|&count| count > 60), "{counts:?}");
}

#[test]
fn a_word_comes_between_the_pledge_and_the_first_move() {
    let mut session = new();
    assert_eq!(code(session.cards_word("x")), "cards-no-pledge");
    session.cards("provable", "", FRESH).unwrap();
    session.cards_word("x").unwrap();
    session.cards_word("").unwrap();
    assert!(session.tags().get(WORD).is_none());
    let limit = MAX_WORD as usize;
    let problem = session.cards_word(&"ž".repeat(limit + 1)).unwrap_err();
    assert_eq!(problem.code, "cards-word-too-long");
    let word = "ž".repeat(limit);
    session.cards_word(&word).unwrap();
    session.play(Action::Throw).unwrap();
    let before = text(&session);
    assert_eq!(code(session.cards_word("other")), "cards-word-too-late");
    let mut again = reread(&session);
    assert_eq!(code(again.cards_word("other")), "cards-word-too-late");
    again.cards("", &session.cards_secret(), FRESH).unwrap();
    assert_eq!(code(again.cards_word("other")), "cards-word-too-late");
    assert_eq!((text(&again), text(&session)), (before.clone(), before));
    session.deal(FRESH).unwrap();
    again.deal(FRESH).unwrap();
    assert_eq!(
        text(&again),
        text(&session),
        "the word is kept with the game"
    );
    session.resign(0).unwrap();
    session.reveal_cards().unwrap();
    assert_eq!(session.verify_cards().word, word);
}

#[test]
fn games_that_were_pledged_before_words_go_on_and_are_verified() {
    let secret = "09".repeat(32);
    let id = Dealer::new(Value(FRESH)).pledge().id().write();
    let tag = format!("provable 1 {id}");
    let mut session = new();
    session.cursor.book_mut().tags.set_cards(CARDS, &tag);
    session.cards("", &secret, [1; 32]).unwrap();
    assert_eq!(code(session.cards_word("x")), "cards-word-too-late");
    while session.result().is_none() {
        throw(&mut session);
        session = reread(&session);
        session.cards("", &secret, [1; 32]).unwrap();
    }
    session.reveal_cards().unwrap();
    assert_eq!(session.tags().get(CARDS), Some(&tag));
    let report = session.verify_cards();
    assert!(report.ok, "{report:?}");
    assert_eq!(report.gaps, [CardsGap::Alone, CardsGap::Options]);
    let old = Dealer::new(Value(FRESH));
    let transcript = Transcript::of(&old, &session.drawn(), None);
    assert_eq!(
        transcript.verify(&Value::read(&id).unwrap(), None, &session.drawn()),
        Ok(())
    );
}

#[test]
fn a_transcript_beside_a_secret_has_to_belong_to_it() {
    let session = worded("mine");
    let whole = text(&session);
    let beside = |transcript: &str| {
        let tag = format!("[CardsTranscript \"{transcript}\"]\n[CardsSecret");
        whole.replacen("[CardsSecret", &tag, 1)
    };
    let own = transcript(&session);
    assert!(own.ends_with(" word mine"), "{own}");
    assert!(verified(&beside(&own)).ok);
    let other = game(&"08".repeat(32));
    let other = transcript(&other);
    assert_eq!(
        wrong(&beside(&format!("{other} mine"))),
        "cards-wrong-pledge"
    );
    assert_eq!(wrong(&beside(&other)), "cards-wrong-word");
    assert_eq!(wrong(&beside("junk")), "cards-newer");
    assert_eq!(wrong(&beside("2 junk")), "cards-bad-transcript");
}

#[test]
fn another_game_under_the_same_cards_is_found_out_or_told() {
    // The same pips, but a nearer goal than the one that was played for.
    let mut session = new();
    session.cards("provable", "", FRESH).unwrap();
    for _ in 0..4 {
        throw(&mut session);
    }
    session.resign(0).unwrap();
    session.reveal_cards().unwrap();
    let whole = text(&session);
    assert!(verified(&whole).ok);
    let nearer = whole.replacen("goal=30", "goal=45", 1);
    assert_ne!(nearer, whole);
    assert_eq!(wrong(&nearer), "cards-wrong-outcome");

    // A main line that ends early, by whatever the players are said to have agreed on.
    let told = |text: &str| verified(text).gaps.contains(&CardsGap::Ending);
    assert!(told(&whole));
    let unended = whole
        .replacen("[Result \"0-1\"]", "[Result \"*\"]", 1)
        .replacen("[Reason \"resignation\"]", "", 1);
    let unended = unended.trim_end().trim_end_matches("0-1").to_owned() + "*";
    assert!(told(&unended));
    assert!(!told(&text(&worded("x"))));
}
