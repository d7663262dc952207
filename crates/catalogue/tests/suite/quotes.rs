//! What an error quotes of a text is short: a page hands errors on to others, who must not
//! learn from them what stands in a file.
#![cfg(all(feature = "all", feature = "files"))]

use klubovna_catalogue::{GAMES, game, read, read_any, read_file};
use klubovna_text::{Arg, Named, Problem, Style};

/// So much of a text may be quoted, in characters.
const MOST: usize = 16;

/// What nobody may learn, in several scripts and beginnings; no two of its windows are the same.
const SECRETS: [&str; 8] = [
    "Secret0123456789abcdefghijklmnop",
    "a1Secret0123456789bcdefghijklmno",
    "1234567890987654321357924680135792",
    "Přílišžluťoučkýkůňúpělďábelskéódy",
    "７六歩秘密の文字列でとても長いものがここにある",
    "+-*/%$#@!?(){}[]<>|~^&;:,._=+-*/",
    "KQRBNPkqrbnpKKQQRRBBNNPPkkqqrrbb",
    "abcdefgh1bcdefgh2cdefgh3defgh4ef",
];

/// Whether a text has more than so many characters of the secret in a row.
fn tells(said: &str, secret: &str) -> bool {
    let chars: Vec<char> = secret.chars().collect();
    chars
        .windows(MOST + 1)
        .any(|window| said.contains(&window.iter().collect::<String>()))
}

/// Everything that an error says.
fn said(problem: &Problem) -> Vec<String> {
    let args = problem.args.iter().map(|(_, arg)| match arg {
        Arg::Cell(text) | Arg::Piece(text) | Arg::Text(text) => text.clone(),
        Arg::Side(side) => side.to_string(),
        Arg::Number(number) => number.to_string(),
    });
    args.chain([problem.code.clone(), problem.message.clone()])
        .collect()
}

/// What was said of texts with a secret in them.
#[derive(Default)]
struct Heard {
    quotes: usize,
    told: Vec<String>,
}

impl Heard {
    fn of<T>(&mut self, result: Result<T, Problem>, secret: &str) {
        let Err(problem) = result else { return };
        for said in said(&problem) {
            self.quotes += usize::from(said.contains(&secret.chars().take(4).collect::<String>()));
            if tells(&said, secret) {
                self.told.push(format!("{}: {said}", problem.code));
            }
        }
    }
}

/// The text with the secret in the place of each word, and before and behind it.
fn spoilt<'a>(text: &'a str, secret: &'a str) -> impl Iterator<Item = String> + 'a {
    let words: Vec<(usize, &str)> = text
        .split_whitespace()
        .map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
        .collect();
    words.into_iter().flat_map(move |(at, word)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        let inside = word.char_indices().map(|(at, _)| at).collect::<Vec<_>>();
        let within = inside.into_iter().map(move |cut| {
            let (left, right) = word.split_at(cut);
            format!("{before}{left}{secret}{right}{after}")
        });
        [
            format!("{before}{secret}{after}"),
            format!("{before}{word}{secret}{after}"),
        ]
        .into_iter()
        .chain(within)
    })
}

/// A game of every kind after some moves, as a record.
fn records() -> Vec<(String, String, String)> {
    GAMES
        .iter()
        .map(|game| {
            let mut session = game.create(&Named::new(), "").unwrap();
            for _ in 0..6 {
                let snapshot = session.snapshot();
                let Some(choice) = snapshot.choices.first() else {
                    session.draw([7; 32]).unwrap();
                    continue;
                };
                let code = choice.code.clone();
                session.play(&code).unwrap();
            }
            let position = session.snapshot().position;
            let record = session.record(Style::English);
            (game.id().to_owned(), record, position)
        })
        .collect()
}

#[test]
fn records_and_moves_are_quoted_in_short() {
    let mut heard = Heard::default();
    for (id, record, _) in records() {
        let moves = record.split("\n\n").nth(1).unwrap().to_owned();
        for secret in SECRETS {
            for text in spoilt(&record, secret) {
                heard.of(read(&text), secret);
                heard.of(game(&id).unwrap().read(&text), secret);
            }
            for text in spoilt(&moves, secret).chain([secret.to_owned()]) {
                heard.of(read_any(&text, &Named::new(), ""), secret);
                heard.of(
                    game(&id).unwrap().read_moves(&text, &Named::new(), ""),
                    secret,
                );
            }
        }
    }
    assert_eq!(heard.told, Vec::<String>::new());
    assert!(heard.quotes > 1000, "only {} errors quote", heard.quotes);
}

#[test]
fn positions_actions_and_options_are_quoted_in_short() {
    let mut heard = Heard::default();
    for (id, _, position) in records() {
        let game = game(&id).unwrap();
        for secret in SECRETS {
            for text in spoilt(&position, secret).chain([secret.to_owned()]) {
                heard.of(game.create(&Named::new(), &text), secret);
            }
            let mut session = game.create(&Named::new(), "").unwrap();
            heard.of(session.play(secret), secret);
            heard.of(session.play_text(secret, Style::English), secret);
            heard.of(session.set_tag(secret, "x"), secret);
            heard.of(session.cards(secret, "", [7; 32]), secret);
            for code in ["h1h7", "a1:1-a2", "@", "a2W-", "7g7f", "N@c3"] {
                heard.of(session.play(&format!("{code}{secret}")), secret);
                heard.of(
                    session.play_text(&format!("{code}{secret}"), Style::English),
                    secret,
                );
            }
            let fields = game.info().options;
            for name in fields.iter().map(|field| field.id.as_str()).chain([secret]) {
                let options = Named::from([(name.to_owned(), secret.to_owned())]);
                heard.of(game.create(&options, ""), secret);
            }
        }
    }
    for secret in SECRETS {
        heard.of(game(secret), secret);
    }
    assert_eq!(heard.told, Vec::<String>::new());
    assert!(heard.quotes > 300, "only {} errors quote", heard.quotes);
}

#[test]
fn files_of_other_programs_are_quoted_in_short() {
    let kif = "手合割：平手\n先手：A\n後手：B\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:03/00:00:03)\n   2 ３四歩(33)   ( 0:02/00:00:02)\n   3 投了\n";
    let csa = "V2.2\nN+A\nN-B\nPI\n+\n+7776FU\nT3\n-3334FU\nT2\n%TORYO\n";
    let usi = "position startpos moves 7g7f 3c3d 2g2f\n";
    let mut heard = Heard::default();
    for secret in SECRETS {
        for text in [kif, csa, usi].iter().flat_map(|text| spoilt(text, secret)) {
            for found in read_file(&text).into_iter().flatten() {
                heard.of(found.problem.map_or(Ok(()), Err), secret);
            }
        }
    }
    assert_eq!(heard.told, Vec::<String>::new());
    assert!(heard.quotes > 50, "only {} errors quote", heard.quotes);
}
