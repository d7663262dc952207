//! The class as JavaScript sees it, in a real browser.
#![cfg(target_arch = "wasm32")]
// The module must not panic; its tests may.
#![allow(clippy::expect_used)]

use klubovna_web::{Session, Thinker};
use serde::Deserialize;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[derive(Debug, Deserialize)]
struct Problem {
    code: String,
    at: Option<Place>,
}

#[derive(Debug, Deserialize)]
struct Report {
    ok: bool,
    draws: u32,
    problem: Option<Problem>,
    word: String,
    gaps: Vec<String>,
}

#[derive(Debug, Deserialize)]
struct Place {
    line: u32,
    column: u32,
}

fn read<T: for<'a> Deserialize<'a>>(value: JsValue) -> T {
    serde_wasm_bindgen::from_value(value).expect("a plain object")
}

fn problem<T: std::fmt::Debug>(result: Result<T, JsValue>) -> Problem {
    read(result.expect_err("an error"))
}

fn field(value: &JsValue, name: &str) -> JsValue {
    js_sys::Reflect::get(value, &name.into()).expect("a field")
}

fn new(game: &str) -> Session {
    Session::create(game, "", "").expect("a game")
}

#[wasm_bindgen_test]
fn both_games_are_played_through_the_class() {
    let mut folky = new("folky");
    folky.play("h1h7").expect("legal");
    folky.play_text("Va3", "cs").expect("legal");
    let snapshot = folky.snapshot();
    assert_eq!(field(&snapshot, "ply").as_f64(), Some(2.0));
    let mut mixtour = new("mixtour");
    for code in ["a1", "a2", "a1:1-a2"] {
        mixtour.play(code).expect("legal");
    }
    assert!(mixtour.record("en").contains("a1:1-a2"));
}

#[wasm_bindgen_test]
fn what_changes_a_game_answers_with_what_it_is_now() {
    let mut game = new("folky");
    let ply = |answer: Result<JsValue, JsValue>| field(&answer.expect("data"), "ply").as_f64();
    assert_eq!(ply(game.play("h1h7\na8a3")), Some(2.0));
    assert_eq!(ply(game.go_to(1)), Some(1.0));
    assert_eq!(ply(Ok(game.redo())), Some(2.0));
    // What came before a refused action stays played; nothing is no action.
    assert_eq!(problem(game.play("b1c3\nb1c3")).code, "play-illegal");
    assert_eq!(ply(Ok(game.snapshot())), Some(3.0));
    assert!(game.play("").is_err());
    let tags = game.set_tag("White", "Anna").expect("a tag");
    assert_eq!(field(&tags, "White").as_string().as_deref(), Some("Anna"));
    assert_eq!(
        game.opponents(),
        Session::levels("folky", "").expect("a game")
    );
}

#[wasm_bindgen_test]
fn a_record_survives_the_way_out_and_in() {
    let mut game = new("folky");
    game.play("h1h7").expect("legal");
    game.comment(1, "hledí na h7 – „dobře“").expect("a node");
    game.set_tag("White", "Žofie").expect("a tag");
    let record = game.record("cs");
    let again = Session::read(&record).expect("a record");
    assert_eq!(again.record("cs"), record);
    let tags = again.tags();
    assert_eq!(field(&tags, "White").as_string().as_deref(), Some("Žofie"));
}

#[wasm_bindgen_test]
fn errors_are_plain_objects_and_change_nothing() {
    let mut game = new("folky");
    assert_eq!(problem(game.play("a1a8")).code, "play-illegal");
    let before = game.record("en");
    let found = problem(game.play_text("h9", "en"));
    assert!(
        found.code.starts_with("folky-") && found.at.is_some(),
        "{found:?}"
    );
    assert_eq!(game.record("en"), before);
    let found = problem(Session::read(
        "[Klubovna \"1\"]\n[Game \"folky\"]\n\nVh7 Vh6",
    ));
    let at = found.at.expect("a place");
    assert_eq!((at.line, at.column), (4, 5));
    assert_eq!(problem(Session::create("go", "", "")).code, "unknown-game");
    let options = |lines| problem(Session::create("folky", lines, "")).code;
    assert_eq!(options("seats"), "options-not-a-pair");
    assert_eq!(options("seats=3"), "options-bad-value");
    assert_eq!(problem(game.explain("square e4")).code, "no-step");
}

#[wasm_bindgen_test]
fn refusals_and_sight_are_plain_data() {
    let game = new("folky");
    let refusal = game.explain("cell e4").expect("data");
    assert_eq!(field(&refusal, "rule").as_string().as_deref(), Some("4.2"));
    let sight = js_sys::Array::from(&game.sight("a1"));
    assert!(sight.length() > 0);
}

fn report(game: &Session) -> Report {
    read(game.verify_cards())
}

#[wasm_bindgen_test]
fn cards_are_drawn_and_stay_drawn() {
    let mut game = new("raindropchess");
    game.play("=").expect("legal");
    game.draw().expect("a card");
    let snapshot = game.snapshot();
    assert_eq!(field(&snapshot, "canUndo").as_bool(), Some(false));
    let again = game.undo();
    assert_eq!(field(&again, "ply").as_f64(), Some(2.0));
    assert_eq!(problem(game.draw()).code, "play-not-chance");
    assert_eq!(
        (game.cards_pledge(), game.cards_secret()),
        Default::default()
    );
    assert_eq!(problem(new("folky").draw()).code, "play-not-chance");
    assert_eq!(
        problem(new("folky").cards("own", "")).code,
        "cards-no-chance"
    );
}

#[wasm_bindgen_test]
fn a_pledge_is_kept_with_its_secret_and_verified() {
    let mut game = new("raindropchess");
    game.cards("provable", "").expect("a pledge");
    let (pledge, secret) = (game.cards_pledge(), game.cards_secret());
    assert_eq!((pledge.len(), secret.len()), (64, 64));
    assert_ne!(pledge, secret);
    game.cards_word(" seven  sixes ").expect("a word");
    assert_eq!(
        problem(game.set_tag("CardsWord", "other")).code,
        "play-own-tag"
    );
    game.play("=").expect("legal");
    game.draw().expect("a card");
    let saved = game.record("en");
    assert!(saved.contains(&pledge) && !saved.contains(&secret));
    assert_eq!(problem(game.reveal_cards()).code, "cards-not-over");

    let mut game = Session::read(&saved).expect("a record");
    assert_eq!(game.cards_pledge(), pledge);
    assert_eq!(problem(game.cards("", "")).code, "cards-secret-needed");
    game.cards("", &secret).expect("its own secret");
    game.resign(0).expect("a game");
    game.reveal_cards().expect("the end");
    let record = game.record("cs");
    let good = report(&Session::read(&record).expect("a record"));
    assert!(
        good.ok && good.draws == 1 && good.problem.is_none(),
        "{good:?}"
    );
    assert_eq!(
        (&*good.word, &*good.gaps),
        ("seven sixes", &["ending".to_owned()][..])
    );
    let forged = record.replace(&pledge, &secret);
    let bad = report(&Session::read(&forged).expect("a record"));
    let problem = bad.problem.expect("a problem");
    assert_eq!((bad.ok, &*problem.code), (false, "cards-wrong-pledge"));
}

#[wasm_bindgen_test]
fn with_cards_of_their_own_players_say_what_came() {
    let mut game = new("raindropchess");
    game.cards("own", "").expect("a mode");
    game.play("=").expect("legal");
    assert_eq!(problem(game.draw()).code, "draw-own");
    game.play(":Q").expect("a card of the deck");
    assert!(game.record("en").contains("[Cards \"own\"]"));
}

#[derive(Debug, PartialEq, Deserialize)]
struct Thought {
    lines: Vec<Line>,
    nodes: u32,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Line {
    codes: Vec<String>,
    moves: Vec<String>,
    win: u32,
}

#[wasm_bindgen_test]
fn an_engine_follows_a_game_and_plays_what_its_level_would() {
    assert!(Session::levels("folky", "").expect("a game") >= 8);
    let thought = |level, nodes| -> Thought {
        let mut thinker = Thinker::create("folky", "", "").expect("an engine");
        thinker.follow("h1h7\na8a3").expect("legal");
        let found = thinker.think(level, 7, nodes, 2, 60_000.0, "cs", 0, 1, None);
        read(found.expect("data"))
    };
    let weak = thought(3, 0.0);
    assert_eq!(weak, thought(3, 0.0));
    let strong = thought(0, 5000.0);
    assert_eq!(strong.lines.len(), 2);
    assert!(strong.nodes <= 5001 && strong.nodes > weak.nodes);
    let mut game = new("folky");
    for code in ["h1h7", "a8a3"] {
        game.play(code).expect("legal");
    }
    for Line { codes, moves, win } in strong.lines {
        assert_eq!(codes.len(), moves.len());
        assert!(win <= 1000);
        game.go_to(2).expect("a node");
        for code in codes {
            game.play(&code).expect("legal");
        }
    }
}

#[wasm_bindgen_test]
fn an_engine_refuses_with_plain_objects() {
    assert_eq!(Session::levels("go", ""), Ok(0));
    assert_eq!(
        problem(Session::levels("folky", "seats=3")).code,
        "options-bad-value"
    );
    assert_eq!(problem(Thinker::create("go", "", "")).code, "no-engine");
    let mut thinker = Thinker::create("mixtour", "", "").expect("an engine");
    assert_eq!(problem(thinker.follow("c3\nc3")).code, "play-illegal");
    // Time is up before it begins; a move comes all the same.
    thinker.follow("c3").expect("legal");
    let found = thinker.think(0, 0, 1e12, 1, 0.0, "en", 0, 1, None);
    let thought: Thought = read(found.expect("data"));
    assert_eq!(thought.lines.len(), 1);
}
