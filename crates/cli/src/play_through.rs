//! `klubovna play-through FILE`

use std::io::Read;
use std::path::{Path, PathBuf};

use klubovna_catalogue::{game, read_any};
use klubovna_tabletop::record::{MAX_TEXT, is_record};
use klubovna_tabletop::session::AnySession;

use crate::{Failure, option_pair, options};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The file; `-` reads standard input.
    file: PathBuf,
    /// The game of a bare move list, where the moves alone do not tell.
    #[arg(long)]
    game: Option<String>,
    /// The position string a bare move list begins with (default: the start).
    #[arg(long, default_value = "")]
    position: String,
    /// An option of the game for a bare move list, name=value; may stand several times.
    #[arg(long = "option", value_parser = option_pair)]
    option: Vec<(String, String)>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.file.display().to_string();
    let text =
        read_file(&arguments.file).map_err(|error| Failure::at(&name, format!(" {error}")))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let session = open(arguments, text).map_err(|problem| {
        let gap = if problem.at.is_some() { "" } else { " " };
        Failure::at(&name, format!("{gap}{problem}"))
    })?;
    println!("{}", session.diagram().trim_end());
    println!();
    println!("{}", session.position());
    match session.result() {
        None => println!("*"),
        Some(result) => {
            let score = match result.winner {
                Some(0) => "1-0",
                Some(_) => "0-1",
                None => "1/2-1/2",
            };
            println!("{score} {}", result.reason);
        }
    }
    Ok(())
}

fn open(
    arguments: &Arguments,
    text: &str,
) -> Result<Box<dyn AnySession>, klubovna_tabletop::error::Problem> {
    let options = options(&arguments.option);
    match &arguments.game {
        Some(id) if !is_record(text) => game(id)?.read_moves(text, &options, &arguments.position),
        Some(id) => game(id)?.read(text),
        None => read_any(text, &options, &arguments.position),
    }
}

fn read_file(path: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    // One byte more than any record may have tells that a file is too long.
    let limit = MAX_TEXT as u64 + 1;
    let read = if path == Path::new("-") {
        std::io::stdin().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|error| {
        format!(
            "not UTF-8 text: byte {} is wrong",
            error.utf8_error().valid_up_to() + 1
        )
    })
}
