//! `klubovna convert FILE --to FORM`

use std::io::Write;
use std::path::PathBuf;

use clap::ValueEnum;
use klubovna_text::Style;

use crate::Failure;
use crate::games_of::games_of;
use crate::text_file::TextFile;

/// The form of our own records.
const RECORD: &str = "record";

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A record, or a file of another program; `-` reads standard input.
    file: PathBuf,
    /// `record`, or a form of another program: `kif`, `csa` or `usi`.
    #[arg(long, value_name = "FORM", default_value = RECORD)]
    to: String,
    /// Which game, where a file holds several.
    #[arg(long, default_value_t = 1)]
    number: usize,
    /// Letters of a record.
    #[arg(long, value_enum, default_value_t = Letters::En)]
    letters: Letters,
    /// Write in Shift-JIS, as older Japanese programs read, not in UTF-8.
    #[arg(long)]
    shift_jis: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Letters {
    En,
    Cs,
    Figurine,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let file = TextFile::read(&arguments.file)?;
    let games = games_of(file.text()).map_err(|problem| file.failure(&problem))?;
    let count = games.len();
    let at = arguments.number.wrapping_sub(1);
    let Some(game) = games.into_iter().nth(at) else {
        return Err(Failure::Message(format!("the file holds {count} games")));
    };
    let text = if arguments.to == RECORD {
        game.session.record(match arguments.letters {
            Letters::En => Style::English,
            Letters::Cs => Style::Czech,
            Letters::Figurine => Style::Figurine,
        })
    } else {
        klubovna_catalogue::write_file(game.session.as_ref(), &arguments.to)?
    };
    let bytes = if arguments.shift_jis {
        shift_jis(&text)?
    } else {
        text.into_bytes()
    };
    std::io::stdout().write_all(&bytes)?;
    match game.problem {
        None => Ok(()),
        Some(problem) => Err(file.failure(&problem)),
    }
}

/// The text in Shift-JIS, and saying so.
fn shift_jis(text: &str) -> Result<Vec<u8>, Failure> {
    let text = text.replacen("encoding=UTF-8", "encoding=SHIFT_JIS", 1);
    // Japanese programs for Windows want their own line ends.
    let text = text.replace('\n', "\r\n");
    let (bytes, _, lost) = encoding_rs::SHIFT_JIS.encode(&text);
    if lost {
        return Err(Failure::Message(
            "Shift-JIS has no signs for some of the text".into(),
        ));
    }
    Ok(bytes.into_owned())
}
