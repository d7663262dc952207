//! What players are told when something is refused, over many positions: for each code how often
//! it came and a digest of all arguments, rules, cells and places. Code that only moves changes
//! nothing here; where a sentence is to change, the file shows which.
#![cfg(feature = "all")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use klubovna_catalogue::{GAMES, game};
use klubovna_rules::SplitMix64;
use klubovna_session::AnySession;
use klubovna_text::{Arg, Named, Problem, Style};
use klubovna_view::{Refusal, Step};

/// Games of each mix of options, and the attempts at each of their positions.
const PLAYED: u64 = 6;
const ATTEMPTS: usize = 120;

/// For each code how often it was heard, and a digest of what was heard with it.
#[derive(Default)]
struct Heard(BTreeMap<String, (u32, u64)>);

impl Heard {
    fn hear(&mut self, code: &str, told: &str) {
        let (count, digest) = self.0.entry(code.to_owned()).or_default();
        *count += 1;
        for byte in told.bytes() {
            // FNV-1a.
            *digest = (*digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn problem<T>(&mut self, result: Result<T, Problem>) {
        let Err(problem) = result else { return };
        let told = format!("{}{:?}", args(&problem.args), problem.at);
        self.hear(&problem.code, &told);
    }

    fn refusal(&mut self, refusal: Option<Refusal>) {
        let Some(Refusal {
            phrase,
            rule,
            cells,
        }) = refusal
        else {
            return;
        };
        let told = format!("{}§{rule}{cells:?}", args(&phrase.args));
        self.hear(&phrase.code, &told);
    }
}

fn args(args: &Named<Arg>) -> String {
    let mut text = String::new();
    for (name, arg) in args.iter() {
        let _ = write!(text, "{name}={arg:?};");
    }
    text
}

/// Steps that mean something somewhere: those of all choices so far, and every cell.
fn attempts(steps: &[Step], rng: &mut SplitMix64) -> Vec<Vec<Step>> {
    let mut any = || steps[rng.index(steps.len()).unwrap_or_default()].clone();
    (0..ATTEMPTS)
        .map(|number| (0..=number % 3).map(|_| any()).collect())
        .collect()
}

/// A text with a few characters changed, left out or doubled.
fn garbled(text: &str, rng: &mut SplitMix64) -> String {
    const LETTERS: &str = "abchik1289 KQRBNPkpwxL-+:,/@=*~?.oO";
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(2) {
        let at = rng.index(chars.len()).unwrap_or_default();
        let letter = LETTERS.chars().nth(rng.below(35) as usize).unwrap_or('?');
        match rng.below(4) {
            0 if !chars.is_empty() => drop(chars.remove(at)),
            1 => chars.insert(at, letter),
            2 if !chars.is_empty() => chars[at] = letter,
            _ => chars.truncate(at),
        }
    }
    chars.into_iter().collect()
}

fn hear_at(
    session: &mut dyn AnySession,
    steps: &[Step],
    texts: &[String],
    rng: &mut SplitMix64,
    heard: &mut Heard,
) {
    for attempt in attempts(steps, rng) {
        heard.refusal(session.explain(&attempt));
    }
    for number in 0..ATTEMPTS / 2 {
        let text = &texts[rng.index(texts.len()).unwrap_or_default()];
        let text = match number % 3 {
            0 => text.clone(),
            _ => garbled(text, rng),
        };
        let node = session.snapshot().node;
        let result = session.play_text(&text, Style::English);
        if result.is_ok() {
            session.go_to(node).expect("it was there");
        }
        heard.problem(result);
        heard.problem(session.play(&text));
        session.go_to(node).expect("it was there");
    }
}

fn play(id: &str, options: &Named<String>, seed: u64, heard: &mut Heard) {
    let game = game(id).expect(id);
    let mut rng = SplitMix64::new(seed);
    let mut session = game.create(options, "").expect("a game");
    let mut steps: Vec<Step> = session
        .layout()
        .boards
        .into_iter()
        .flat_map(|board| board.cells)
        .map(|cell| Step::Cell(cell.id))
        .collect();
    let mut texts = vec![String::from("a1")];
    for ply in 0..150 {
        let snapshot = session.snapshot();
        for choice in &snapshot.choices {
            for step in choice.ways.iter().flatten() {
                if !steps.contains(step) {
                    steps.push(step.clone());
                }
            }
            texts.push(choice.code.clone());
        }
        if ply % 7 == 0 || snapshot.choices.is_empty() {
            let moves = session.moves(0, u32::MAX, Style::English);
            texts.extend(
                moves
                    .nodes
                    .iter()
                    .rev()
                    .take(9)
                    .map(|node| node.text.clone()),
            );
            hear_at(&mut *session, &steps, &texts, &mut rng, heard);
            for _ in 0..60 {
                let position = garbled(&snapshot.position, &mut rng);
                heard.problem(game.create(options, &position));
            }
            let record = session.record(Style::English);
            for _ in 0..6 {
                heard.problem(game.read(&garbled(&record, &mut rng)));
            }
        }
        let Some(at) = rng.index(snapshot.choices.len()) else {
            break;
        };
        session.play(&snapshot.choices[at].code).expect("a choice");
    }
}

/// A mix of options that the game takes: each at most one away from the standard game.
fn mixes(id: &str) -> Vec<Named<String>> {
    use klubovna_text::OptionKind;
    let mut mixes = vec![Named::new()];
    for field in game(id).expect(id).info().options {
        let values = match field.kind {
            OptionKind::Switch => vec!["true".into(), "false".into()],
            OptionKind::Choice { values } => values,
            OptionKind::Number { min, max } => vec![min.to_string(), max.to_string()],
            OptionKind::Text => vec!["x".into()],
        };
        let alone = |value| Named::from([(field.id.clone(), value)]);
        mixes.extend(values.into_iter().map(alone));
    }
    mixes
}

fn all(id: &str) -> String {
    let mut heard = Heard::default();
    for (number, options) in mixes(id).into_iter().enumerate() {
        let created = game(id).expect(id).create(&options, "");
        if created.is_err() {
            heard.problem(created);
            continue;
        }
        let games = if number == 0 { PLAYED } else { 1 };
        for seed in 0..games {
            play(id, &options, seed + 100 * number as u64, &mut heard);
        }
    }
    let mut text = String::new();
    for (code, (count, digest)) in &heard.0 {
        let _ = writeln!(text, "{code} {count} {digest:016x}");
    }
    text
}

#[test]
fn players_hear_what_they_heard() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/refusals");
    for game in GAMES {
        let file = folder.join(game.id()).with_extension("txt");
        let now = all(game.id());
        if std::env::var_os("REFUSALS").is_some() {
            std::fs::write(&file, &now).expect("written");
        }
        let then = std::fs::read_to_string(&file).expect("the file of the game");
        assert_eq!(now, then, "{}", game.id());
    }
}
