//! `klubovna verify FILE`

use std::io::Write;
use std::path::PathBuf;

use klubovna_view::CardsGap;

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
    let mut out = std::io::stdout();
    let draws = report.draws;
    writeln!(
        out,
        "{draws} draws, all as pledged: {}",
        session.cards_pledge()
    )?;
    writeln!(
        out,
        "shown: every card follows from what has this fingerprint, for whoever noted it before the first card"
    )?;
    if !report.word.is_empty() {
        writeln!(
            out,
            "shown: “{}” went into every card; whoever gave it after the fingerprint knows that nobody chose the cards",
            report.word
        )?;
    }
    for gap in report.gaps {
        writeln!(out, "not shown: {}", gap_sentence(gap))?;
    }
    writeln!(out, "not shown: who played, which moves, and when")?;
    Ok(())
}

fn gap_sentence(gap: CardsGap) -> &'static str {
    match gap {
        CardsGap::Alone => {
            "that nobody chose the cards: no word of a player went in, so the program could try secrets until it liked one"
        }
        CardsGap::Options => {
            "that options and the start were these, where they leave the decks as they are"
        }
        CardsGap::Ending => {
            "that the game ended here: the rules do not end it, and what followed may have been cut off"
        }
    }
}
