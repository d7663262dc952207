//! What the tests of files share.

use std::fs;
use std::path::{Path, PathBuf};

use klubovna_animal_shogi::{Action, AnimalShogi, Options};
use klubovna_rules::{Position, SplitMix64};
use klubovna_shogi_files::ShogiForms;
use klubovna_text::record::{Cursor, Ending, EndingReason, Record};
use klubovna_text::tree::ROOT;
use klubovna_text::{Fault, Forms, Found, GameOptions, Place, Style};
use klubovna_view::Present;

pub(crate) fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/files")
        .join(name)
}

/// The files of a corpus that end so, with their texts.
pub(crate) fn corpus(name: &str, endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut files: Vec<_> = fs::read_dir(folder(name))
        .expect(name)
        .map(|entry| entry.expect(name).path())
        .filter(|path| {
            endings
                .iter()
                .any(|ending| path.extension() == Some(ending.as_ref()))
        })
        .map(|path| (path.clone(), fs::read_to_string(&path).expect("UTF-8")))
        .collect();
    files.sort();
    assert!(files.len() >= 5, "{name}");
    files
}

pub(crate) fn read(text: &str) -> Vec<Found<AnimalShogi>> {
    ShogiForms::read_file(text).unwrap_or_else(|| panic!("no form fits {text}"))
}

pub(crate) fn one(text: &str) -> Record<AnimalShogi> {
    let mut found = read(text);
    assert_eq!(found.len(), 1);
    let Found { record, fault } = found.remove(0);
    assert_eq!(fault, None, "{text}");
    record
}

/// Holds every good file against the records beside it, and what is written against both.
pub(crate) fn good(name: &str, form: &str, endings: &[&str]) {
    for (path, text) in corpus(name, endings) {
        let mut records = String::new();
        for Found { record, fault } in read(&text) {
            assert_eq!(fault, None, "{}", path.display());
            let own = record.write(Style::English);
            let written = ShogiForms::write_file(&record, form).expect("the form");
            let again = one(&written);
            assert_eq!(
                again.result(),
                record.result(),
                "{}\n{written}",
                path.display()
            );
            // A form without variations keeps the main line.
            if again.tree().len() == record.tree().len() {
                // Fractions of seconds are read, but not written.
                let own = own.replace(".250]", "]").replace(".500]", "]");
                let both = [again.write(Style::English), own];
                let [again, own] = both.each_ref().map(|text| sorted(text));
                assert_eq!(again, own, "{}\n{written}", path.display());
            }
            records.push_str(&own);
        }
        let due = fs::read_to_string(path.with_extension("txt")).unwrap_or_default();
        assert_eq!(records, due, "{}", path.display());
    }
}

/// Its lines in order: tags may stand in any.
pub(crate) fn sorted(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines
}

/// `# CODE LINE:COLUMN kept MOVES`: what is wrong, where, and what is read all the same.
pub(crate) fn bad(claim: &str, text: &str) {
    let [code, place, kept] = {
        let mut words = claim.trim_start_matches(['#', '\'', ' ']).split(' ');
        let mut next = || words.next().unwrap_or_default();
        let (code, place) = (next(), next());
        assert_eq!(next(), "kept", "{claim}");
        [code, place, next()]
    };
    let found = read(text);
    let [Found { record, fault }] = &found[..] else {
        panic!("{claim}: {} games", found.len());
    };
    let error = fault
        .as_ref()
        .unwrap_or_else(|| panic!("{claim}: nothing is wrong"));
    let at = Place::of(text, &error.span);
    let said = [
        error.fault.code().to_owned(),
        format!("{}:{}", at.line, at.column),
        record.tree().len().to_string(),
    ];
    assert_eq!(said, [code, place, kept], "{claim}: {}", error.fault);
}

/// A random game. `branches` says how many variations it has; `notes`, whether anything is
/// said about it.
pub(crate) fn game(
    options: &str,
    seed: u64,
    plies: usize,
    branches: usize,
    notes: bool,
) -> Record<AnimalShogi> {
    const SAYINGS: [&str; 5] = [
        "good",
        "*！ 変化：3手",
        "two\nlines",
        "'&#%/ 1-0 {a}",
        "どう\n\nする",
    ];
    let options = Options::read(options).expect(options);
    let mut rng = SplitMix64::new(seed);
    let mut cursor = Cursor::new(AnimalShogi::start(&options));
    for branch in 0..=branches {
        let line = cursor.book().tree().main_line();
        let depth = if branch == 0 {
            0
        } else {
            rng.index(line.len().max(1)).unwrap_or(0)
        };
        cursor.go_to(ROOT);
        let length = if branch == 0 {
            plies
        } else {
            depth + 1 + rng.index(5).unwrap_or(0)
        };
        for ply in 0..length {
            let known = (ply < depth).then(|| line.get(ply).copied()).flatten();
            let action = match known.and_then(|node| cursor.record().action(node)) {
                Some(action) => action,
                None if cursor.book().outcome().is_some() => break,
                None => match pick(cursor.position(), &mut rng) {
                    Some(action) => action,
                    None => break,
                },
            };
            let node = cursor.follow(action).expect("room");
            if notes && let Some(mut notes) = cursor.book_mut().notes(node) {
                notes.set_spent(rng.below(8000) as u32 * 1000);
                if rng.below(4) == 0 {
                    let saying = SAYINGS[rng.index(SAYINGS.len()).expect("some")];
                    notes.set_comment(saying).expect("room");
                }
            }
        }
    }
    let mut record = cursor.into_record();
    if notes {
        let end = record.played();
        if end.outcome().is_none() {
            let position = *end.position();
            let winner = Some(position.side().other());
            record.book.set_ending(
                match rng.below(4) {
                    1 => Some((winner, EndingReason::Resignation)),
                    2 => Some((winner, EndingReason::Time)),
                    // Where an impasse is possible, files cannot tell it from a draw of which no
                    // more is known.
                    3 if !position.is_legal(Action::Propose) => Some((None, EndingReason::Stated)),
                    _ => None,
                }
                .map(|(winner, reason)| Ending { winner, reason }),
            );
        }
        record.book.tags.set("Event", "例会").expect("a tag");
        record.book.tags.set("White", "アンナ, 1").expect("a tag");
        record.book.tags.set("Black", "Petr: 2").expect("a tag");
    }
    record
}

/// A random move or drop; captures come first now and then, so that hands fill.
fn pick(position: &AnimalShogi, rng: &mut SplitMix64) -> Option<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.retain(|action| action.to().is_some());
    let captures: Vec<Action> = actions
        .iter()
        .copied()
        .filter(
            |action| matches!(action, Action::Move { to, .. } if position.piece_at(*to).is_some()),
        )
        .collect();
    let list = if rng.below(3) == 0 && !captures.is_empty() {
        captures
    } else {
        actions
    };
    list.get(rng.index(list.len())?).copied()
}

/// Another text, wrong in one place.
pub(crate) fn spoilt(text: &str, at: usize, sign: char) -> String {
    let count = text.chars().count().max(1);
    let signs = text.chars().enumerate();
    signs
        .map(|(index, char)| if index == at % count { sign } else { char })
        .collect()
}

pub(crate) fn survives(text: &str) {
    for Found { record, fault } in ShogiForms::read_file(text).unwrap_or_default() {
        if let Some(error) = fault {
            assert!(text.get(error.span).is_some(), "{text}");
        }
        let own = record.write(Style::English);
        let again = klubovna_text::record::read_record::<AnimalShogi>(&own);
        let again = again.unwrap_or_else(|error| panic!("{error} in {own}"));
        assert_eq!(again.write(Style::English), own);
        for form in AnimalShogi::FORMS {
            assert!(ShogiForms::write_file(&record, form).is_some());
        }
    }
}
