//! What the engines answered when these files were written. An engine depends on nothing but
//! what it is asked, so code that only moves changes nothing here; and where an answer does
//! change, the file shows how.
//!
//! A file holds games: a line `= OPTIONS ; POSITION ; LIMITS` begins one with a new engine,
//! `> CODES` plays, and `?` asks, with the answer behind it.
#![cfg(feature = "all")]

use std::fmt::Write as _;
use std::path::Path;

use klubovna_catalogue::engine;
use klubovna_search::{AnyReport, AnyThinker, Level, Limits, Unlimited, Value};
use klubovna_text::{Named, Style};

/// `level=3 seed=7`, or `nodes=2000 depth=9 lines=3`.
fn limits(text: &str, levels: &[Level]) -> Limits {
    let pairs: Named<u64> = text
        .split_whitespace()
        .map(|pair| {
            let (name, number) = pair.split_once('=').expect(pair);
            (name.to_owned(), number.parse().expect(pair))
        })
        .collect();
    if let Some(&level) = pairs.get("level") {
        let seed = pairs.get("seed").copied().unwrap_or_default();
        return levels[level as usize - 1].limits(seed);
    }
    let mut limits = Limits::NONE;
    limits.nodes = pairs.get("nodes").copied().unwrap_or(limits.nodes);
    limits.depth = pairs
        .get("depth")
        .map_or(limits.depth, |&depth| depth as u32);
    limits.lines = pairs
        .get("lines")
        .map_or(limits.lines, |&lines| lines as usize);
    limits
}

fn told(report: &AnyReport) -> String {
    let mut text = format!("depth {} nodes {}", report.depth, report.nodes);
    for line in &report.lines {
        let _ = match line.score.value() {
            Value::Points(points) => write!(text, " | {points:+}"),
            Value::Win(actions) => write!(text, " | win in {actions}"),
            Value::Loss(actions) => write!(text, " | loss in {actions}"),
        };
        for code in &line.codes {
            let _ = write!(text, " {code}");
        }
    }
    text
}

/// The same games with what the engine answers now.
fn answered(game: &str, text: &str) -> String {
    let engine = engine(game).expect("an engine");
    let mut asked: Option<(Box<dyn AnyThinker>, Limits)> = None;
    let mut out = String::new();
    for line in text.lines() {
        let (sign, rest) = line.split_at(1);
        match (sign, &mut asked) {
            ("=", _) => {
                let [options, position, words] = rest.split(';').collect::<Vec<_>>()[..] else {
                    panic!("{line}");
                };
                let options = options
                    .split_whitespace()
                    .map(|pair| pair.split_once('=').expect(pair))
                    .map(|(name, value)| (name.to_owned(), value.to_owned()))
                    .collect();
                let thinker = engine.open(&options, position.trim()).expect(line);
                let levels = engine.levels(&options).expect(line);
                asked = Some((thinker, limits(words, levels)));
            }
            (">", Some((thinker, _))) => {
                for code in rest.split_whitespace() {
                    thinker.play(code).expect(code);
                }
            }
            ("?", Some((thinker, limits))) => {
                let report = thinker.think(limits, Style::English, &mut Unlimited);
                let _ = writeln!(out, "? {}", told(&report));
                continue;
            }
            _ => panic!("{line}"),
        }
        let _ = writeln!(out, "{line}");
    }
    out
}

/// With `ANSWERS=write` the answers of now are written down.
fn as_written(game: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/answers/{game}.txt"));
    let written = std::fs::read_to_string(&path).expect("answers");
    let now = answered(game, &written);
    if std::env::var("ANSWERS").is_ok_and(|word| word == "write") {
        std::fs::write(&path, now).expect("a place to write to");
        return;
    }
    let mut begun = "";
    for (was, is) in written.lines().zip(now.lines()) {
        if was.starts_with('=') {
            begun = was;
        }
        assert_eq!(is, was, "{game}, the game that begins with {begun}");
    }
    assert!(written.lines().filter(|line| line.starts_with('?')).count() >= 50);
}

#[test]
fn folky() {
    as_written("folky");
}

#[test]
fn mixtour() {
    as_written("mixtour");
}

#[test]
fn raindropchess() {
    as_written("raindropchess");
}

#[test]
fn animal_shogi() {
    as_written("animal-shogi");
}

#[test]
fn tri_d_chess() {
    as_written("tri-d-chess");
}
