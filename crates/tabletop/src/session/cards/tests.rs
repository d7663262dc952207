//! Modes, pledges and what they prove, on the toy game.

use super::*;
use crate::notation::{Notation, Style};
use crate::record::{Record, read_record};
use crate::rules::Position;
use crate::session::AnySession;
use crate::toy::{Action, Options, Race};

const FRESH: [u8; 32] = [9; 32];

fn new() -> Session<Race> {
    let options = Options {
        goal: 30,
        dice: true,
    };
    Session::new(Record::new(Race::start(&options)))
}

fn text(session: &Session<Race>) -> String {
    session.record.write(Style::English)
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
    read.go_to(read.record.tree.main_end()).unwrap();
    read
}

#[test]
fn a_pledge_is_made_before_the_game_and_checked_after_it() {
    let mut session = game("");
    let pledge = session.cards_pledge();
    let secret = session.cards_secret();
    assert_eq!((pledge.len(), &*secret), (64, &*"09".repeat(32)));
    let hidden = text(&session);
    assert!(hidden.contains(&format!("[Cards \"provable 1 {pledge}\"]")));
    assert!(!hidden.contains(&secret), "{hidden}");
    let report = session.verify_cards();
    assert_eq!(report.problem.unwrap().code, "cards-not-revealed");
    session.reveal_cards().unwrap();
    let draws = session.moves(Style::English).nodes;
    let draws = draws.iter().filter(|node| node.code.starts_with(':'));
    let good = CardsReport {
        ok: true,
        draws: draws.count() as u32,
        problem: None,
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
            AnySession::play(&mut again, &last.code).unwrap();
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
            AnySession::play(&mut forged, code).unwrap();
        }
    }
    for (name, value) in session.tags().iter() {
        forged.set_tag(name, value).unwrap();
    }
    let found = problem(&text(&forged));
    assert_eq!(found.code, "cards-wrong-outcome");
    assert!(found.message.starts_with("draw 2: “"), "{found:?}");

    let pledge = session.cards_pledge();
    let secret = session.cards_secret();
    let none = "0".repeat(64);
    assert_eq!(change(&pledge, &none).code, "cards-wrong-pledge");
    assert_eq!(change(&pledge, "12").code, "cards-bad-pledge");
    assert_eq!(change("provable 1", "provable 2").code, "cards-newer");
    assert_eq!(change("provable 1", "proven 1").code, "cards-no-pledge");
    assert_eq!(change(&secret, &none).code, "cards-wrong-pledge");
    assert_eq!(change(&secret, "12").code, "cards-bad-secret");
    assert_eq!(change("CardsSecret", "Secret").code, "cards-not-revealed");

    // What two devices would leave behind, whole and cut.
    let dealer = Dealer::new(Value::read(&secret).unwrap()).unwrap();
    let transcript = Transcript::of(&dealer, &session.drawn()).write();
    let tag = format!("[CardsSecret \"{secret}\"]");
    let with = |transcript: &str| {
        let tags = format!("[CardsTranscript \"{transcript}\"]");
        whole.replacen(&tag, &tags, 1)
    };
    let read: Session<Race> = Session::new(read_record(&with(&transcript)).unwrap());
    assert!(read.verify_cards().ok);
    let last = session.drawn().len();
    let step = transcript.rfind(&format!(" {last} ")).unwrap();
    let found = problem(&with(&transcript[..step]));
    assert_eq!(found.code, "cards-missing-draw");
    assert_eq!(
        found.args.get("draw"),
        Some(&crate::error::Arg::Number(last as i32))
    );
    let found = problem(&with(&transcript[..step + 9]));
    assert_eq!(found.code, "cards-bad-transcript");
}
