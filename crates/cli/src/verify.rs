//! `klubovna verify FILE`

use std::io::Write;
use std::path::PathBuf;

use crate::Failure;
use crate::text_file::TextFile;

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record of a game with provable cards; `-` reads standard input.
    file: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let file = TextFile::read(&arguments.file)?;
    let session =
        klubovna_catalogue::read(file.text()).map_err(|problem| file.failure(&problem))?;
    let report = session.verify_cards();
    if let Some(problem) = report.problem {
        return Err(file.failure(&problem));
    }
    let draws = report.draws;
    writeln!(
        std::io::stdout(),
        "{draws} draws, all as pledged: {}",
        session.cards_pledge()
    )?;
    Ok(())
}
