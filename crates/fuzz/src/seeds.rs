//! Seeds: the texts of the tests, and games played at random.

use std::fs;
use std::path::{Path, PathBuf};

use klubovna_catalogue::GAMES;
use klubovna_draws::{Dealer, Drawn, Transcript};
use klubovna_rules::SplitMix64;
use klubovna_session::{AnySession, Game};
use klubovna_text::{Named, OptionField, OptionKind, Style};
use klubovna_view::Step;
use serde_json::Value;

/// How many games of each kind are played.
const PLAYED: u64 = 12;

/// Most texts that are taken of the vectors of a game.
const VECTORS: usize = 60;

/// The seeds of the door with that name.
///
/// # Panics
/// Where the texts of the tests are not where they belong.
pub fn of(door: &str) -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, &game) in GAMES.iter().enumerate() {
        let texts = match door {
            "position" => positions(game),
            "moves" => lists(game),
            "record" => records(game),
            "options" => game.info().options.iter().flat_map(settings).collect(),
            "attempts" => attempts(game),
            "notes" => NOTES.map(str::to_owned).to_vec(),
            "cards" => cards(game),
            "engine" => questions(game),
            "files" => {
                // No byte chooses a game.
                let files = files(game).into_iter().map(String::into_bytes);
                seeds.extend(files);
                continue;
            }
            _ => Vec::new(),
        };
        seeds.extend(texts.into_iter().map(|text| {
            let mut seed = vec![number as u8];
            seed.extend(text.bytes());
            seed
        }));
    }
    if seeds.is_empty() {
        seeds.push(vec![0]);
    }
    seeds
}

const NOTES: [&str; 3] = [
    "good {x}\nWhite=Anna\n\u{1}\u{e}\n3600000\nno }\\n\\\nEvent=x\n\u{3}\n9",
    "[%clk 0:01:00]\nKlubovna=2\n\n4294967295\n; ( )\nBlack=\"\n\n1",
    "a\nResult=1-0\n\u{ff}\n3599999999\nb\nCards=provable 1 00\n!\n0",
];

fn positions(game: &dyn Game) -> Vec<String> {
    let mut texts = vectors(game.id());
    for session in played(game) {
        let options = options_of(session.as_ref());
        texts.push(format!("{options}\n{}", session.position()));
        texts.push(session.position());
    }
    texts
}

/// The options of a game as words `name=value`.
fn options_of(session: &dyn AnySession) -> String {
    let options = session.options();
    let words = options
        .iter()
        .map(|(name, value)| format!("{name}={value}"));
    words.collect::<Vec<_>>().join(" ")
}

fn lists(game: &dyn Game) -> Vec<String> {
    let mut texts = Vec::new();
    for session in played(game) {
        for style in Style::ALL {
            let record = session.record(style);
            let list = record.split_once("\n\n").map(|(_, list)| list.to_owned());
            texts.extend(list);
        }
        let nodes = session.moves(0, u32::MAX, Style::English).nodes;
        let codes: Vec<String> = nodes.into_iter().map(|node| node.code).collect();
        texts.push(codes.join(" "));
    }
    texts
}

/// Games as a page sends them to an engine.
fn questions(game: &dyn Game) -> Vec<String> {
    let games = played(game).into_iter().map(|session| {
        let nodes = session.moves(0, u32::MAX, Style::English).nodes;
        // The main line: each node follows the one before it.
        let mut line = vec![options_of(session.as_ref()), String::new()];
        let mut last = 0;
        for node in nodes {
            if node.parent == last {
                last = node.id;
                line.push(node.code);
            }
        }
        line.join("\n")
    });
    games.collect()
}

fn records(game: &dyn Game) -> Vec<String> {
    let mark = format!("[Game \"{}\"]", game.id());
    let mut texts = Vec::new();
    for folder in ["records", "tests/files"] {
        texts.extend(texts_in(&of_crate(game.id()).join(folder)));
    }
    texts.retain(|text| text.contains(&mark));
    for session in played(game) {
        texts.extend(Style::ALL.map(|style| session.record(style)));
    }
    texts
}

fn settings(field: &OptionField) -> Vec<String> {
    let values = match &field.kind {
        OptionKind::Switch => vec!["true".to_owned(), "false".to_owned()],
        OptionKind::Choice { values } => values.clone(),
        OptionKind::Number { min, max } => vec![min.to_string(), max.to_string()],
        OptionKind::Text => vec![field.default.clone()],
    };
    values
        .into_iter()
        .map(|value| format!("{}={value}", field.id))
        .collect()
}

fn attempts(game: &dyn Game) -> Vec<String> {
    let session = new(game);
    let choices = session.snapshot().choices;
    let ways = choices.iter().flat_map(|choice| &choice.ways);
    let texts = ways.map(|way| {
        let steps: Vec<String> = way.iter().map(step).collect();
        steps.join(";") + "\na1"
    });
    texts.step_by(5).collect()
}

fn step(step: &Step) -> String {
    match step {
        Step::Cell(id) => format!("cell {id}"),
        Step::Board(id) => format!("board {id}"),
        Step::Tray { tray, kind } => format!("tray {tray} {kind}"),
        Step::Count(count) => format!("count {count}"),
        Step::Option(id) => format!("option {id}"),
        Step::Command(id) => format!("command {id}"),
    }
}

/// Ways to choose cards; what a record says of a game with provable ones.
fn cards(game: &dyn Game) -> Vec<String> {
    let secret = "07".repeat(32);
    let mut texts = vec![
        "random\n".to_owned(),
        "own\n".to_owned(),
        format!("provable\n{secret}"),
    ];
    let mut session = new(game);
    if session.cards("provable", &secret, [7; 32]).is_ok() {
        let mut rng = SplitMix64::new(7);
        // Taken before the first move.
        let _ = session.cards_word("our own word");
        go_on(session.as_mut(), &mut rng, 20);
        let pledge = session.cards_pledge();
        texts.push(session.record(Style::English));
        let over = session.resign(0).and_then(|()| session.reveal_cards());
        if over.is_ok() {
            texts.push(session.record(Style::English));
        }
        texts.push(format!("{pledge}\n{secret}"));
        let tags = session.tags();
        for (_, value) in tags.iter() {
            texts.push(format!("{pledge}\n{value}"));
            texts.push(value.clone());
        }
        for word in [None, Some("our own word")] {
            let transcript = transcript(word);
            texts.push(format!("{pledge}\n{transcript}"));
            texts.push(transcript);
        }
    }
    texts
}

/// The transcript of three draws.
fn transcript(word: Option<&str>) -> String {
    let drawn = Drawn {
        code: ":Q".to_owned(),
        codes: vec![":Q".to_owned(), ":P".to_owned()],
        weights: vec![1, 8],
    };
    let dealer = Dealer::new(klubovna_draws::Value([7; 32]));
    Transcript::of(&dealer, &[drawn.clone(), drawn.clone(), drawn], word).write()
}

/// Files of the forms that a game knows: those of its tests, and games played at random.
fn files(game: &dyn Game) -> Vec<String> {
    let forms = game.info().forms;
    if forms.is_empty() {
        return Vec::new();
    }
    let mut texts = texts_in(&of_crate(game.id()).join("tests/files"));
    texts.retain(|text| !text.starts_with("[Klubovna"));
    for session in played(game) {
        for form in forms {
            texts.extend(klubovna_catalogue::write_file(session.as_ref(), form));
        }
    }
    texts
}

/// Games played at random, some with every option at random, with variations and notes.
fn played(game: &dyn Game) -> Vec<Box<dyn AnySession>> {
    let games = (0..PLAYED).map(|seed| {
        let mut rng = SplitMix64::new(seed);
        let mut options = Named::new();
        for field in game.info().options {
            let values = settings(&field);
            let value = values.get(rng.index(values.len()).unwrap_or(0));
            if let Some((name, value)) = value.and_then(|value| value.split_once('='))
                && seed % 2 == 1
                && rng.below(3) == 0
            {
                options.insert(name, value.to_owned());
            }
        }
        // Not every option goes with every other.
        let session = game.create(&options, "");
        let mut session = session.unwrap_or_else(|_| new(game));
        let plies = 3 + rng.below(25);
        go_on(session.as_mut(), &mut rng, plies);
        note(session.as_mut(), &mut rng);
        session
    });
    games.collect()
}

fn new(game: &dyn Game) -> Box<dyn AnySession> {
    game.create(&Named::new(), "").expect("the start")
}

/// Plays at random; chance decides by what was chosen for it.
fn go_on(session: &mut dyn AnySession, rng: &mut SplitMix64, plies: u64) {
    for _ in 0..plies {
        let choices = session.snapshot().choices;
        let played = match rng.index(choices.len()) {
            Some(at) => session.play(&choices[at].code),
            None => session.draw([rng.below(256) as u8; 32]),
        };
        if played.is_err() {
            return;
        }
    }
}

fn note(session: &mut dyn AnySession, rng: &mut SplitMix64) {
    let nodes = session.moves(0, u32::MAX, Style::English).nodes.len() as u64;
    // Refused where there is no such move: then nothing is noted.
    for _ in 0..2 {
        let node = rng.below(nodes + 1) as u32;
        let _ = session.comment(node, "so {x} [%clk 1]\n; good");
        let _ = session.glyphs(node, &[rng.below(20) as u8]);
        let mut time = || rng.below(4_000_000_000) as u32;
        let (spent, clock) = (time(), time());
        let _ = session.times(node, spent, clock);
        let _ = session.go_to(node);
        go_on(session, rng, 2);
    }
    let _ = session.set_tag("White", "Anna \"A\"");
    let _ = session.set_tag("Date", "2026.11.22");
    if rng.below(3) == 0 {
        let _ = session.resign(rng.below(2) as u8);
    }
}

fn of_crate(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game)
}

/// Every text in a folder and those inside it, in a fixed order.
fn texts_in(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let texts = paths.into_iter().flat_map(|path| {
        if path.is_dir() {
            texts_in(&path)
        } else {
            fs::read_to_string(&path).into_iter().collect()
        }
    });
    texts.collect()
}

/// Longer texts of the test vectors of a game: most of them are positions.
fn vectors(game: &str) -> Vec<String> {
    let path = of_crate(game).join("tests/vectors.json");
    let text = fs::read_to_string(&path).expect("the vectors of the game");
    let mut texts = Vec::new();
    leaves(&serde_json::from_str(&text).expect("JSON"), &mut texts);
    texts.retain(|text| (12..400).contains(&text.len()));
    let step = texts.len().div_ceil(VECTORS).max(1);
    texts.into_iter().step_by(step).collect()
}

fn leaves(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::String(text) => texts.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| leaves(value, texts)),
        Value::Object(fields) => fields.values().for_each(|value| leaves(value, texts)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doors::DOORS;

    #[test]
    fn every_door_opens_for_some_of_its_seeds() {
        for door in DOORS {
            let seeds = of(door.name);
            let seeds: Vec<_> = seeds.iter().step_by(5).collect();
            let open = seeds.iter().filter(|seed| (door.enter)(seed)).count();
            assert!(
                open * 4 > seeds.len(),
                "{}: {open} of {}",
                door.name,
                seeds.len()
            );
        }
    }

    #[test]
    fn seeds_are_always_the_same() {
        for door in DOORS {
            assert_eq!(of(door.name), of(door.name));
        }
    }
}
