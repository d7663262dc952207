//! The `klubovna` command: count, replay, verify, think and list games in a terminal.

// Where nobody reads them, `eprintln!` would end a command: see `report`.
#![deny(clippy::print_stderr)]

mod bench;
mod contest;
mod convert;
#[cfg(test)]
mod doors;
mod facts;
mod games;
mod games_of;
mod job;
mod learning;
mod perft;
mod play_through;
mod spsa;
mod text_file;
mod think;
mod usi;
mod verify;
mod words;

use std::error::Error;
use std::fmt::Display;
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use klubovna_catalogue::search::{AnyEngine, Level};
use klubovna_text::{Named, Problem};

/// Exit codes: 0 done, 1 the text or position is wrong, 2 the command line is wrong.
#[derive(Debug, Parser)]
#[command(
    name = "klubovna",
    version,
    about = "Five unusual board games",
    max_term_width = 100
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the games with their options.
    Games,
    /// Count the sequences of actions from a position; the count stands alone on the
    /// last line.
    Perft(perft::Arguments),
    /// Replay a record or a bare move list; print the final board, result and reason.
    PlayThrough(play_through::Arguments),
    /// Write a game in another form; read files of other programs (KIF, CSA, USI).
    Convert(convert::Arguments),
    /// Speak USI on standard input and output: Animal Shogi for shogi programs.
    Usi,
    /// Check that the cards of a record follow from its fingerprint, name the first that does
    /// not, and list what this check cannot show.
    Verify(verify::Arguments),
    /// Look for the best action; its code stands alone on the last line.
    Think(think::Arguments),
    /// Search the same positions every time: a signature of the search and its speed on the last
    /// line.
    Bench(bench::Arguments),
    /// Play games between two engines or levels.
    Match(contest::Match),
    /// Play each level against the one below it, and write a table.
    Ladder(contest::Ladder),
    /// Play games of an engine against itself: advantage of the first side, draws, length.
    Facts(facts::Arguments),
    /// Fit the weights of an engine's evaluation to how games end.
    Tune(contest::Tune),
    /// Play games of an engine against itself and write positions to learn from.
    Data(learning::Data),
    /// Train a network on such positions.
    Train(learning::Train),
    /// Tune margins and weights by play, all at once (SPSA).
    Spsa(spsa::Arguments),
    /// Do pieces of a job (a match, a ladder, tuning, positions); others may do the rest elsewhere.
    Work(job::work::Arguments),
    /// Join the results of the pieces of a job.
    Merge(job::merge::Arguments),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Games => games::run(),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::PlayThrough(arguments) => play_through::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Usi => usi::run(),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Think(arguments) => think::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Match(arguments) => contest::play(&arguments),
        Command::Ladder(arguments) => contest::ladder(&arguments),
        Command::Facts(arguments) => facts::run(&arguments),
        Command::Tune(arguments) => contest::tune(&arguments),
        Command::Data(arguments) => learning::data(&arguments),
        Command::Train(arguments) => learning::train(&arguments),
        Command::Spsa(arguments) => spsa::run(&arguments),
        Command::Work(arguments) => job::work::run(&arguments),
        Command::Merge(arguments) => job::merge::run(&arguments),
    };
    match done {
        Ok(()) | Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(Failure::Message(message)) => {
            report(format_args!("klubovna: {message}"));
            ExitCode::FAILURE
        }
    }
}

/// Writes a line for whoever watches. That nobody reads it any more (`klubovna … 2>&1 | head`) is no reason
/// to stop.
fn report(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Why a command fails.
#[derive(Debug)]
enum Failure {
    /// A message for a person; it names what is wrong and where.
    Message(String),
    /// The output was closed by its reader (`klubovna … | head`).
    Closed,
}

impl Failure {
    /// `what` in the text that came from `source`.
    fn at(source: &str, what: impl Display) -> Self {
        Self::Message(format!("{source}:{what}"))
    }

    /// The same in the file of that name.
    fn within(self, file: &Path) -> Self {
        match self {
            Self::Message(message) => Self::Message(format!("{}: {message}", file.display())),
            Self::Closed => Self::Closed,
        }
    }

    fn into_io(self) -> io::Error {
        match self {
            Self::Message(message) => io::Error::other(message),
            Self::Closed => ErrorKind::BrokenPipe.into(),
        }
    }
}

impl<E: Error + 'static> From<E> for Failure {
    fn from(error: E) -> Self {
        let any: &(dyn Error + 'static) = &error;
        if let Some(problem) = any.downcast_ref::<Problem>() {
            return Self::Message(words::with_place(problem));
        }
        match any.downcast_ref::<io::Error>().map(io::Error::kind) {
            Some(ErrorKind::BrokenPipe) => Self::Closed,
            _ => Self::Message(error.to_string()),
        }
    }
}

/// Reads `name=value` for `--option`.
fn option_pair(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .ok_or_else(|| format!("“{text}” is not of the form name=value"))
}

fn options(pairs: &[(String, String)]) -> Named<String> {
    pairs.iter().cloned().collect()
}

/// The engine of a game.
fn engine(game: &str) -> Result<&'static dyn AnyEngine, Failure> {
    klubovna_catalogue::engine(game).ok_or_else(|| without_engine(game))
}

/// The level of that number, 1 the weakest.
fn level(levels: &[Level], number: usize) -> Result<Level, Failure> {
    let level = number.checked_sub(1).and_then(|at| levels.get(at));
    let most = levels.len();
    level
        .copied()
        .ok_or_else(|| Failure::Message(format!("there is no level {number}: 1 to {most}")))
}

/// There is no such game, or it has no engine.
fn without_engine(game: &str) -> Failure {
    match klubovna_catalogue::game(game) {
        Err(problem) => problem.into(),
        Ok(_) => Failure::Message(format!("{game} has no engine yet")),
    }
}
