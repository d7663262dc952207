//! What a problem is in English: the messages of the site, so that every sentence stands in one
//! place. Of Fluent this reads what those messages use: variables, selectors and references.

use std::collections::HashMap;
use std::sync::LazyLock;

use klubovna_tabletop::error::{Arg, Problem};
use klubovna_tabletop::named::Named;

macro_rules! messages {
    ($($file:literal),* $(,)?) => {
        [$(include_str!(concat!("../../../www/src/i18n/en/", $file, ".ftl"))),*]
    };
}

static FILES: &[&str] = &messages![
    "errors",
    "folky",
    "folky-reasons",
    "mixtour",
    "mixtour-reasons",
    "raindropchess",
    "raindropchess-reasons",
    "animal-shogi",
    "animal-shogi-reasons",
    "tri-d-chess",
    "tri-d-chess-reasons",
];

/// What only a terminal hears of.
const OWN: &str = "error-no-such-engine = This game has no engine “{ $kind }”.\n";

/// The pattern of each message, as it stands in its file.
static MESSAGES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    FILES
        .iter()
        .copied()
        .chain([OWN])
        .flat_map(entries)
        .collect()
});

/// The messages of a file: an id at the beginning of a line, `=`, and all up to the next id or
/// comment.
fn entries(file: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_head =
        |line: &str| line.starts_with(|first: char| first.is_ascii_lowercase() || first == '#');
    let mut starts: Vec<usize> = Vec::new();
    let mut at = 0;
    for line in file.split_inclusive('\n') {
        if is_head(line) {
            starts.push(at);
        }
        at += line.len();
    }
    let ends: Vec<usize> = starts.iter().skip(1).copied().chain([file.len()]).collect();
    starts
        .into_iter()
        .zip(ends)
        .filter_map(|(start, end)| file[start..end].split_once('='))
        .filter(|(id, _)| !id.starts_with('#'))
        .map(|(id, pattern)| (id.trim(), pattern.trim()))
}

/// A problem for a person, with its place in front where it has one.
pub(crate) fn told(problem: &Problem) -> String {
    let sentence = sentence(problem);
    match problem.at {
        Some(at) => format!("{}:{}: {sentence}", at.line, at.column),
        None => sentence,
    }
}

/// A problem as a sentence; its code where no message is known.
pub(crate) fn sentence(problem: &Problem) -> String {
    let id = format!("error-{}", problem.code);
    match MESSAGES.get(id.as_str()) {
        Some(pattern) => Writer {
            args: &problem.args,
        }
        .write(&mut Reader { rest: pattern }),
        None => problem.code.clone(),
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, sign: &str) -> bool {
        self.skip();
        match self.rest.strip_prefix(sign) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// A name, a number or a key.
    fn word(&mut self) -> &'a str {
        self.skip();
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
        let end = self
            .rest
            .find(|letter| !is_word(letter))
            .unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// Whether a variant or the end of its selector comes next, on a line of its own.
    fn at_variant(&self) -> bool {
        let next = self.rest.trim_start();
        self.rest.starts_with('\n') && next.starts_with(['[', '*', '}'])
    }
}

struct Writer<'a> {
    args: &'a Named<Arg>,
}

impl Writer<'_> {
    /// A pattern up to its end: of the message, of a variant or of a placeable.
    fn write(&self, reader: &mut Reader<'_>) -> String {
        let mut text = String::new();
        while let Some(letter) = reader.rest.chars().next() {
            if letter == '}' || reader.at_variant() {
                break;
            }
            reader.rest = &reader.rest[letter.len_utf8()..];
            match letter {
                '{' => text += &self.placeable(reader),
                '\n' => {
                    reader.skip();
                    text.push('\n');
                }
                letter => text.push(letter),
            }
        }
        text
    }

    fn placeable(&self, reader: &mut Reader<'_>) -> String {
        if !reader.take("$") {
            let id = reader.word();
            reader.take("}");
            let pattern = MESSAGES.get(id).copied().unwrap_or(id);
            return self.write(&mut Reader { rest: pattern });
        }
        let arg = self.args.get(reader.word());
        if !reader.take("->") {
            reader.take("}");
            return arg.map(ToString::to_string).unwrap_or_default();
        }
        let keys = arg.map(keys).unwrap_or_default();
        let mut chosen: Option<String> = None;
        let mut default = String::new();
        while !reader.take("}") && !reader.rest.is_empty() {
            let is_default = reader.take("*");
            reader.take("[");
            let key = reader.word().to_owned();
            reader.take("]");
            reader.rest = reader.rest.trim_start_matches(' ');
            let text = self.write(reader);
            if chosen.is_none() && keys.contains(&key) {
                chosen = Some(text);
            } else if is_default {
                default = text;
            }
        }
        chosen.unwrap_or(default)
    }
}

/// The keys of a selector that an argument chooses.
fn keys(arg: &Arg) -> Vec<String> {
    match arg {
        Arg::Side(0) => vec!["first".into()],
        Arg::Side(_) => vec!["second".into()],
        Arg::Number(1) => vec!["1".into(), "one".into()],
        Arg::Number(number) => vec![number.to_string(), "other".into()],
        Arg::Cell(text) | Arg::Piece(text) | Arg::Text(text) => vec![text.clone()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(code: &str, args: &[(&str, Arg)]) -> String {
        sentence(&Problem {
            code: code.into(),
            args: args.iter().cloned().collect(),
            at: None,
            message: code.into(),
        })
    }

    #[test]
    fn a_sentence_is_that_of_the_site() {
        assert_eq!(problem("play-over", &[]), "The game is over.");
        let text = Arg::Text("f9".into());
        assert_eq!(
            problem("mixtour-no-cell", &[("text", text)]),
            "“f9” is not a cell. Cells are called a1 to e5."
        );
    }

    #[test]
    fn variants_are_chosen_by_side_number_and_word() {
        let pieces = |side, count| {
            let args = [("side", Arg::Side(side)), ("count", Arg::Number(count))];
            problem("mixtour-too-many-pieces", &args)
        };
        assert_ne!(pieces(0, 21), pieces(1, 21));
        assert!(pieces(1, 21).contains("21"), "{}", pieces(1, 21));
        let aims = |count| {
            let args = [
                ("to", Arg::Cell("a4".into())),
                ("count", Arg::Number(count)),
            ];
            problem("folky-few-aims", &args)
        };
        assert!(aims(1).contains("nly one"), "{}", aims(1));
        assert!(
            aims(2).contains('2') && aims(2).contains("a4"),
            "{}",
            aims(2)
        );
        assert!(!aims(2).contains(['{', '}', '[', '$']), "{}", aims(2));
    }

    #[test]
    fn messages_may_refer_to_others() {
        let args = [
            ("piece", Arg::Piece("hen".into())),
            ("from", Arg::Cell("5g".into())),
        ];
        assert_eq!(
            problem("animal-shogi-not-yours", &args),
            "The hen on 5g is your opponent’s."
        );
    }

    #[test]
    fn every_sentence_is_written_to_its_end() {
        for (&id, pattern) in MESSAGES.iter().filter(|(id, _)| id.starts_with("error-")) {
            let mut reader = Reader { rest: pattern };
            let none = Named::new();
            let text = Writer { args: &none }.write(&mut reader);
            assert_eq!(reader.rest, "", "{id}: {text}");
            assert!(!text.contains(['{', '}']), "{id}: {text}");
        }
    }

    #[test]
    fn without_a_message_the_code_is_told() {
        assert_eq!(problem("no-such-thing", &[]), "no-such-thing");
    }
}
