//! Problems as English sentences, from the message files of the site, so that every sentence is
//! in one place.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::langid;

use klubovna_text::{Arg, Named, Problem};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../www/src/i18n/en");

/// Messages that only the terminal uses.
const OWN: &str = "error-no-such-engine = This game has no engine “{ $kind }”.\n\
    error-no-such-number = Neither the search nor this game has a number “{ $name }”.\n\
    error-bad-network = { $file } holds no network of this game.\n\
    error-too-many-weights = There are { $count } weights, and this game has { $most }.\n\
    error-no-margins = The engine “{ $kind }” searches without the margin “{ $name }”: only alpha-beta has margins.\n\
    error-no-numbers = There is no number to tune.\n\
    error-number-twice = The number “{ $name }” stands twice.\n\
    error-bench-clock = A benchmark has no games for a clock: nodes=… or depth=… limits its searches.\n\
    error-bad-sample = “{ $position }” is no position of this game.\n\
    error-no-network = This game has no network.\n\
    error-no-samples = There is no position to learn from.\n";

static MESSAGES: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec![langid!("en")]);
    // Without the marks of text direction round arguments, which terminals would show.
    bundle.set_use_isolating(false);
    let files = FILES.files().filter_map(|file| file.contents_utf8());
    for file in files.chain([OWN]) {
        // Tests here and in the site make sure that the files can be read.
        let resource = FluentResource::try_new(file.into()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
    }
    bundle
});

/// A problem for a person, with its place in front where it has one.
pub(crate) fn with_place(problem: &Problem) -> String {
    let sentence = sentence(problem);
    match problem.at {
        Some(at) => format!("{}:{}: {sentence}", at.line, at.column),
        None => sentence,
    }
}

/// A problem as a sentence; its code where no message is known.
pub(crate) fn sentence(problem: &Problem) -> String {
    let message = MESSAGES.get_message(&format!("error-{}", problem.code));
    match message.and_then(|message| message.value()) {
        Some(pattern) => {
            let args = arguments(&problem.args);
            // Missing arguments are shown as `{$name}`.
            let text = MESSAGES.format_pattern(pattern, Some(&args), &mut Vec::new());
            text.into_owned()
        }
        None => problem.code.clone(),
    }
}

fn arguments(args: &Named<Arg>) -> FluentArgs<'_> {
    args.iter().map(|(name, arg)| (name, value(arg))).collect()
}

fn value(arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Side(0) => "first".into(),
        Arg::Side(_) => "second".into(),
        Arg::Number(number) => (*number).into(),
        Arg::Cell(text) | Arg::Piece(text) | Arg::Text(text) => text.as_str().into(),
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
    fn a_file_is_read_to_its_end() {
        assert!(FILES.files().count() > 30);
        for file in FILES.files() {
            let text = file.contents_utf8().expect("UTF-8").to_owned();
            if let Err((_, faults)) = FluentResource::try_new(text) {
                panic!("{}: {faults:?}", file.path().display());
            }
        }
    }
}
