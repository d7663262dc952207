//! Every reason that an engine gives is true in its position. What a sentence says is proved here
//! by playing legal actions and looking at what stands where, and by nothing that made the sentence.
//!
//! The positions are those of each game's test vectors, of its demonstration, and of games that
//! engines and dice play against each other.
#![cfg(feature = "all")]

mod board;
mod capture;
mod of_games;
mod positions;
mod proof;

use std::collections::BTreeMap;

use klubovna_animal_shogi::AnimalShogi;
use klubovna_catalogue::engine;
use klubovna_folky::Folky;
use klubovna_mixtour::Mixtour;
use klubovna_raindropchess::Raindropchess;
use klubovna_rules::{Play, Position, SplitMix64, Turn};
use klubovna_search::reasons::{Verdict, reasons};
use klubovna_search::{Engine, Limits, Report, Score, Thinker, Tunable, Unlimited, Value};
use klubovna_testing::{is_thorough, share};
use klubovna_text::{Named, Problem, Style};
use klubovna_tri_d_chess::TriD;

use board::Turned;
use proof::Claim;

/// Positions that the engine looks at before it is asked for its reasons.
const NODES: u64 = 1_500;

/// How often each reason was given.
type Given = BTreeMap<String, u32>;

fn think<P: Position>(thinker: &mut dyn Thinker<P>, play: &Play<P>) -> Report<P::Action> {
    thinker.think(play, &Limits::nodes(NODES), &mut Unlimited)
}

/// Asks for the reasons of a line, and proves each of them.
fn check<P: Turned>(
    play: &Play<P>,
    line: &[P::Action],
    score: Score,
    verdict: Verdict,
    given: &mut Given,
) {
    for phrase in reasons::<P::Engine>(play, line, score, verdict, Style::English) {
        *given.entry(phrase.code.clone()).or_default() += 1;
        if let Err(why) = Claim::of(play, line, &phrase).prove() {
            let codes = line.iter().map(|&action| P::write_action(action));
            let codes: Vec<String> = codes.collect();
            panic!("{phrase:?}: {why}; {:?} {codes:?}", play.position());
        }
    }
}

/// The reasons for the best action here, and against one taken by lot.
fn ask<P: Turned>(
    thinker: &mut dyn Thinker<P>,
    play: &Play<P>,
    dice: &mut SplitMix64,
    given: &mut Given,
) {
    let here = play.position();
    if play.outcome().is_some() || here.turn() != Turn::Side(here.side()) {
        return;
    }
    if let Some(best) = think(thinker, play).lines.first() {
        check(play, &best.actions, best.score, Verdict::Good, given);
    }
    let all = board::legal(here);
    let Some(at) = dice.index(all.len()) else {
        return;
    };
    let mut then = play.clone();
    then.push(all[at]);
    let mut line = vec![all[at]];
    let mut score = Score::EVEN;
    let answers =
        then.outcome().is_none() && then.position().turn() == Turn::Side(here.side().other());
    if answers && let Some(answer) = think(thinker, &then).lines.first() {
        line.extend(&answer.actions);
        score = match answer.score.value() {
            Value::Win(count) => Score::loss_in(count + 1),
            Value::Loss(count) => Score::win_in(count + 1),
            Value::Points(points) => Score::points(-points),
        };
    }
    check(play, &line, score, Verdict::Bad, given);
}

/// Positions of a game, with all reasons that have to occur in a thorough run; in an ordinary one no others do.
fn examine<P: Turned>(games: u32, plies: usize, wanted: &[&str]) {
    let games = share(games) as usize;
    let mut given = Given::default();
    let mut dice = SplitMix64::new(19);
    let mut thinker = P::Engine::with(&[]).thinker();
    for play in positions::all::<P>(games, plies, &mut dice) {
        ask(&mut *thinker, &play, &mut dice, &mut given);
    }
    for (code, told) in &given {
        println!("{:<14} {code:<36} {told:>5}", P::ID);
    }
    let told: Vec<&str> = given.keys().map(String::as_str).collect();
    let all = told.iter().all(|code| wanted.contains(code));
    let enough = told.len() * if is_thorough() { 1 } else { 2 } >= wanted.len();
    assert!(all && enough, "{}: {told:?}", P::ID);
}

/// What is said of the end of any game.
const ENDS: [&str; 8] = [
    "because-wins",
    "because-wins-in",
    "because-loses-in",
    "because-prevents",
    "because-rare",
    "because-threatens",
    "because-allows-win",
    "because-allows-win-in",
];

/// What is said of pieces that are captured.
const CAPTURES: [&str; 11] = [
    "because-checks",
    "because-takes",
    "because-takes-with",
    "because-trades",
    "because-promotes",
    "because-attacks",
    "because-forks",
    "because-saves",
    "because-protects",
    "because-loses",
    "because-loses-to",
];

#[test]
fn reasons_are_true_in_folky() {
    let own = [
        "folky-because-places",
        "folky-because-opens",
        "folky-because-opens-many",
        "folky-because-blocks",
        "folky-because-closes",
        "folky-because-lets",
        "folky-because-gives-up",
    ];
    examine::<Folky>(30, 120, &[&ENDS[..], &own].concat());
}

#[test]
fn reasons_are_true_in_mixtour() {
    let own = [
        "because-gives-win",
        "mixtour-because-scores",
        "mixtour-because-prevents-point",
        "mixtour-because-threatens-point",
        "mixtour-because-takes-over",
        "mixtour-because-lets-score",
        "mixtour-because-hands-over",
    ];
    examine::<Mixtour>(60, 60, &[&ENDS[..], &own].concat());
}

#[test]
fn reasons_are_true_in_raindropchess() {
    let own = [
        "raindropchess-because-saves",
        "raindropchess-because-wins-with",
        "raindropchess-because-needs-card",
        "raindropchess-because-fails",
    ];
    examine::<Raindropchess>(50, 150, &[&ENDS[..], &CAPTURES, &own].concat());
}

#[test]
fn reasons_are_true_in_animal_shogi() {
    examine::<AnimalShogi>(12, 160, &[&ENDS[..], &CAPTURES].concat());
}

#[test]
fn reasons_are_true_in_tri_d_chess() {
    examine::<TriD>(16, 140, &[&ENDS[..], &CAPTURES].concat());
}

#[test]
fn reasons_are_asked_for_by_codes() {
    let mixtour = engine("mixtour").expect("an engine");
    let mut thinker = mixtour.open(&Named::new(), "").expect("a start");
    for code in ["c1", "c2"] {
        thinker.play(code).expect(code);
    }
    let ask = |codes: &[&str]| thinker.reasons(codes, Score::EVEN, Verdict::Good, Style::English);
    let codes = |phrases: Result<Vec<klubovna_view::Phrase>, Problem>| -> Vec<String> {
        phrases
            .expect("legal codes")
            .into_iter()
            .map(|phrase| phrase.code)
            .collect()
    };
    assert_eq!(codes(ask(&["c1:1-c2"])), ["mixtour-because-takes-over"]);
    assert_eq!(codes(ask(&[])), [""; 0]);
    let refused = |codes: &[&str]| ask(codes).expect_err("a refusal").code;
    assert_eq!(refused(&["c1:1-c2", "c1:1-c2"]), "play-illegal");
    assert_eq!(refused(&["c9"]), refused(&["c1:1-c2", "c9"]));
}
