//! `klubovna play-through FILE`

use std::io::{self, Write};
use std::path::PathBuf;

use klubovna_catalogue::{game, read_any};
use klubovna_session::{AnySession, Imported};
use klubovna_text::record::is_record;

use crate::games_of::others;
use crate::text_file::TextFile;
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
    let file = TextFile::read(&arguments.file)?;
    let opened = open(arguments, file.text());
    let games = match opened {
        Ok(session) => {
            let problem = None;
            vec![Imported { session, problem }]
        }
        Err(problem) => match others(file.text()) {
            Some(games) => games,
            None => return Err(file.failure(&problem)),
        },
    };
    let mut out = io::stdout().lock();
    let mut wrong = None;
    for (at, Imported { session, problem }) in games.into_iter().enumerate() {
        if at > 0 {
            writeln!(out)?;
        }
        show(session.as_ref(), &mut out)?;
        wrong = wrong.or(problem);
    }
    match wrong {
        None => Ok(()),
        Some(problem) => Err(file.failure(&problem)),
    }
}

fn show(session: &dyn AnySession, out: &mut impl Write) -> io::Result<()> {
    let diagram = klubovna_catalogue::diagram(session).unwrap_or_default();
    writeln!(out, "{}", diagram.trim_end())?;
    writeln!(out)?;
    writeln!(out, "{}", session.position())?;
    match session.result() {
        None => writeln!(out, "*"),
        Some(result) => {
            let score = match result.winner {
                Some(0) => "1-0",
                Some(_) => "0-1",
                None => "1/2-1/2",
            };
            writeln!(out, "{score} {}", result.reason)
        }
    }
}

fn open(arguments: &Arguments, text: &str) -> Result<Box<dyn AnySession>, klubovna_text::Problem> {
    let options = options(&arguments.option);
    match &arguments.game {
        Some(id) if !is_record(text) => game(id)?.read_moves(text, &options, &arguments.position),
        Some(id) => game(id)?.read(text),
        None => read_any(text, &options, &arguments.position),
    }
}
