//! The doors: each takes bytes from outside, and panics where an assertion fails. It returns
//! whether anything was accepted, so that accepted texts can be mutated further.

use klubovna_catalogue::search::reasons::Verdict;
use klubovna_catalogue::search::{AnyThinker, Limits, Unlimited};
use klubovna_catalogue::{ENGINES, GAMES, read, read_any, read_file};
use klubovna_draws::Transcript;
use klubovna_session::{AnySession, Game};
use klubovna_text::{Named, Style};
use klubovna_view::Step;

use crate::survives;

/// A place where text comes in.
#[derive(Clone, Copy, Debug)]
pub struct Door {
    /// Its name, also that of the target of cargo-fuzz.
    pub name: &'static str,
    /// Sends a text through it; whether anything was accepted.
    pub enter: fn(&[u8]) -> bool,
}

/// Every door.
pub const DOORS: [Door; 9] = [
    door("position", position),
    door("moves", moves),
    door("record", record),
    door("options", options),
    door("attempts", attempts),
    door("notes", notes),
    door("cards", cards),
    door("files", files),
    door("engine", engine),
];

const fn door(name: &'static str, enter: fn(&[u8]) -> bool) -> Door {
    Door { name, enter }
}

/// A game chosen by the first byte, and the rest as text.
fn game_and_text(data: &[u8]) -> Option<(&'static dyn Game, &str)> {
    let (&first, rest) = data.split_first()?;
    let game = GAMES.get(usize::from(first) % GAMES.len())?;
    Some((*game, std::str::from_utf8(rest).ok()?))
}

/// A new game without options; every game has one.
fn new(game: &dyn Game) -> Box<dyn AnySession> {
    game.create(&Named::new(), "").expect("the start")
}

/// The words `name=value` of a text.
fn pairs(text: &str) -> Named<String> {
    let words = text
        .split_whitespace()
        .filter_map(|pair| pair.split_once('='));
    words
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// Options in the first line, where there are two; a position string.
///
/// # Panics
/// Where a position that was read does not survive, or what it offers is refused.
pub fn position(data: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(data) else {
        return false;
    };
    let (options, position) = text.split_once('\n').unwrap_or(("", text));
    let Ok(mut session) = game.create(&pairs(options), position) else {
        return false;
    };
    survives(session.as_ref());
    for choice in session.snapshot().choices {
        for way in &choice.ways {
            assert_eq!(session.explain(way), None, "a legal way is refused");
        }
        session.play(&choice.code).expect("an offered choice");
        // Not `undo`: outcomes of chance are not taken back.
        session.go_to(0).expect("the start");
    }
    true
}

/// A bare list of moves; its words as codes, single moves and claims of a draw.
///
/// # Panics
/// Where a list that was read does not survive, or a refused move changes something.
pub fn moves(data: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(data) else {
        return false;
    };
    let mut accepted = false;
    if let Ok(session) = game.read_moves(text, &Named::new(), "") {
        survives(session.as_ref());
        accepted = true;
    }
    let _ = read_any(text, &Named::new(), "");
    let mut session = new(game);
    for line in text.split_whitespace() {
        let before = session.snapshot();
        let played = session.play(line).is_ok()
            || Style::ALL
                .iter()
                .any(|&style| session.play_text(line, style).is_ok())
            || session.claim(line).is_ok();
        if played {
            accepted = true;
        } else {
            assert_eq!(
                session.snapshot(),
                before,
                "a refused move changed something"
            );
            break;
        }
    }
    accepted
}

/// A record, and the same with the right beginning put in front so that the moves are
/// reached.
///
/// # Panics
/// Where a record that was read does not survive.
pub fn record(data: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(data) else {
        return false;
    };
    let whole = format!("[Klubovna \"1\"]\n[Game \"{}\"]\n{text}", game.id());
    let mut accepted = false;
    for text in [text, &whole] {
        if let Ok(session) = read(text) {
            survives(session.as_ref());
            accepted = true;
        }
    }
    accepted
}

/// Options as pairs.
///
/// # Panics
/// Where options that were taken make a game that does not survive.
pub fn options(data: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(data) else {
        return false;
    };
    let Ok(session) = game.create(&pairs(text), "") else {
        return false;
    };
    survives(session.as_ref());
    true
}

/// Attempts, one a line, their steps between semicolons; cells to look from.
///
/// # Panics
/// Never, if all is well.
pub fn attempts(data: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(data) else {
        return false;
    };
    let session = new(game);
    let mut accepted = false;
    for line in text.lines() {
        let steps: Vec<Step> = line.split(';').filter_map(Step::read).collect();
        accepted |= session.explain(&steps).is_some();
        accepted |= !session.sight(line).is_empty();
    }
    accepted
}

/// Comments, tags, glyphs and clocks, one a line, as a page writes them into a game.
///
/// # Panics
/// Where a game with what was noted does not survive.
pub fn notes(data: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(data) else {
        return false;
    };
    let mut session = new(game);
    for _ in 0..2 {
        let code = session
            .snapshot()
            .choices
            .into_iter()
            .next()
            .map(|choice| choice.code);
        let Some(code) = code else { break };
        session.play(&code).expect("an offered choice");
    }
    let mut accepted = false;
    for (at, line) in text.split('\n').enumerate() {
        let node = (at / 4 % 4) as u32;
        let number: u32 = line.trim().parse().unwrap_or(at as u32);
        let (name, value) = line.split_once('=').unwrap_or(("White", line));
        // An escaped end of a line is one inside a comment.
        let noted = match at % 4 {
            0 => session.comment(node, &line.replace("\\n", "\n")),
            1 => session.set_tag(name, value),
            2 => session.glyphs(node, line.as_bytes()),
            _ => session.times(node, number, number / 2),
        };
        accepted |= noted.is_ok();
    }
    survives(session.as_ref());
    accepted
}

/// Transcripts, secrets, words and orders of cards, and whatever a record promises about
/// them.
///
/// # Panics
/// Where a transcript is not written as it was read, a tag of the cards can be rewritten, a
/// report contradicts itself, or a game does not survive.
pub fn cards(data: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(data) else {
        return false;
    };
    let mut accepted = promised(text);
    if let Ok(transcript) = Transcript::read(text) {
        assert_eq!(Transcript::read(&transcript.write()), Ok(transcript));
        accepted = true;
    }
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut session = new(game);
    let [pledge, value] = [first, rest].map(quoted);
    for name in ["CardsTranscript", "CardsSecret", "CardsWord"] {
        assert!(session.set_tag(name, rest).is_err());
        for kind in ["", "provable 1 ", "provable 2 "] {
            let id = game.id();
            promised(&format!(
                "[Klubovna \"1\"]\n[Game \"{id}\"]\n[Cards \"{kind}{pledge}\"]\n[{name} \"{value}\"]\n\n*"
            ));
        }
    }
    if session.cards(first, rest, [1; 32]).is_ok() {
        accepted = true;
        // Whatever is taken as a word is read again.
        let _ = session.cards_word(rest);
        survives(session.as_ref());
        if session.play("=").is_ok() && session.draw([2; 32]).is_ok() {
            survives(session.as_ref());
        }
    }
    accepted
}

/// Whether a record that may promise something about its cards was read.
fn promised(record: &str) -> bool {
    let Ok(session) = read(record) else {
        return false;
    };
    let report = session.verify_cards();
    assert_eq!(report.ok, report.problem.is_none());
    assert!(!report.ok || !session.cards_pledge().is_empty());
    survives(session.as_ref());
    true
}

/// `text` as the value of a tag.
fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    text.replace(['\n', '\r'], " ")
}

/// Files of other programs, also behind their usual beginnings.
///
/// # Panics
/// Where a game that was found does not survive, or a problem has no place in the text.
pub fn files(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else {
        return false;
    };
    let mut accepted = false;
    for beginning in [
        "",
        "手合割：平手\n",
        "V2.2\nPI\n+\n",
        "position startpos moves ",
    ] {
        let text = format!("{beginning}{text}");
        for found in read_file(&text).unwrap_or_default() {
            if let Some(problem) = &found.problem {
                assert!(problem.at.is_some(), "{problem:?} has no place");
            }
            accepted |= found.problem.is_none();
            survives(found.session.as_ref());
        }
    }
    accepted
}

/// Positions that an engine searches.
const NODES: u64 = 40;

/// What a page sends to an engine: options in the first line, a position string in the second,
/// then action codes, one a line.
///
/// # Panics
/// Where engine and rules do not accept the same, or the answer of the engine is not legal.
pub fn engine(data: &[u8]) -> bool {
    let Some((game, text)) = game_and_text(data) else {
        return false;
    };
    let mut lines = text.split('\n');
    let options = pairs(lines.next().unwrap_or_default());
    let position = lines.next().unwrap_or_default();
    let engine = ENGINES.iter().find(|engine| engine.id() == game.id());
    let engine = engine.expect("an engine for every game");
    let opened = engine.open(&options, position);
    let session = game.create(&options, position);
    assert_eq!(opened.as_ref().err(), session.as_ref().err());
    let (Ok(mut thinker), Ok(mut session)) = (opened, session) else {
        return false;
    };
    assert!(engine.levels(&options).is_ok_and(|levels| levels.len() > 7));
    let mut followed = false;
    for code in lines {
        let accepted = session.play(code).is_ok();
        assert_eq!(thinker.play(code).is_ok(), accepted, "{code:?}");
        if !accepted {
            break;
        }
        followed = true;
    }
    answers(thinker.as_mut(), session.as_mut());
    followed
}

/// The engine finds an action wherever there is one, and a legal one.
fn answers(thinker: &mut dyn AnyThinker, session: &mut dyn AnySession) {
    let report = thinker.think(&Limits::nodes(NODES), Style::English, &mut Unlimited);
    let best = report.lines.first().and_then(|line| line.codes.first());
    let over = session.snapshot().choices.is_empty();
    assert_eq!(best.is_none(), over, "no answer, or one after the end");
    if let Some(code) = best {
        session.play(code).expect("a legal answer");
    }
    for line in &report.lines {
        let codes: Vec<&str> = line.codes.iter().map(String::as_str).collect();
        for verdict in [Verdict::Good, Verdict::Bad] {
            let reasons = thinker.reasons(&codes, line.score, verdict, Style::Czech);
            assert!(reasons.is_ok(), "{reasons:?}");
        }
    }
}
