//! `klubovna data` and `klubovna train`: networks learn from games of an engine against itself.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter};
use std::path::{Path, PathBuf};

use klubovna_text::{Arg, Problem};
use klubovna_workshop::{Epoch, Sample, Training};

use crate::contest::{Common, contestant, workshop};
use crate::words::sentence;
use crate::{Failure, engine, option_pair, options, report};

#[derive(Debug, clap::Args)]
pub(crate) struct Data {
    #[command(flatten)]
    common: Common,
    /// Who plays, against itself.
    #[arg(long, default_value = "nodes=500")]
    engine: String,
    /// Where to write the positions: a line each, `POINTS RESULT POSITION`.
    #[arg(long)]
    out: PathBuf,
}

pub(crate) fn data(arguments: &Data) -> Result<(), Failure> {
    let game = &arguments.common.game;
    let options = options(&arguments.common.option);
    let engine = contestant(&arguments.engine, engine(game)?.levels(&options)?)?;
    let contest = arguments.common.contest(&options, [&engine, &engine]);
    let named = |error| Failure::Message(format!("{}: {error}", arguments.out.display()));
    let mut out = BufWriter::new(File::create(&arguments.out).map_err(named)?);
    let written = workshop(game)?
        .samples(&contest, &mut out)?
        .map_err(named)?;
    report(format_args!("{written} positions"));
    Ok(())
}

#[derive(Debug, clap::Args)]
pub(crate) struct Train {
    /// The game's id.
    game: String,
    /// Files of `klubovna data`.
    #[arg(required = true)]
    data: Vec<PathBuf>,
    /// An option of the game, name=value; may stand several times.
    #[arg(long = "option", value_parser = option_pair)]
    option: Vec<(String, String)>,
    /// How often all positions are seen.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
    /// The first length of a step.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Weight decay (`AdamW`).
    #[arg(long, default_value_t = 0.1)]
    decay: f32,
    /// Weights of inputs become multiples of this, in parts of 127: the greater it is, the smaller is the
    /// compressed network.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=127))]
    multiple: u8,
    /// The part of the result of a game in what a position should say, beside the score of the search.
    #[arg(long, default_value_t = 0.3, value_parser = part)]
    results: f32,
    /// The first weights, and the order of the positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; the network does not depend on them.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Where to write the network.
    #[arg(long)]
    out: PathBuf,
}

pub(crate) fn train(arguments: &Train) -> Result<(), Failure> {
    let workshop = workshop(&arguments.game)?;
    let options = options(&arguments.option);
    let training = Training {
        options: &options,
        epochs: arguments.epochs,
        rate: arguments.rate,
        decay: arguments.decay,
        multiple: arguments.multiple,
        results: arguments.results,
        seed: arguments.seed,
        threads: arguments.threads,
    };
    let mut samples = Vec::new();
    // The files, each with the samples up to its end.
    let mut files: Vec<(&Path, usize)> = Vec::new();
    for path in &arguments.data {
        let named = |error| Failure::Message(format!("{}: {error}", path.display()));
        let lines = BufReader::new(File::open(path).map_err(named)?).lines();
        for (number, line) in (1..).zip(lines) {
            let line = line.map_err(named)?;
            let place = format!("{}:{number}", path.display());
            let sample = Sample::read(&line);
            let sample = sample.ok_or_else(|| {
                Failure::at(&place, format!(" “{line}” is no position to learn from"))
            })?;
            samples.push(sample);
        }
        files.push((path, samples.len()));
    }
    let network = workshop.train(&mut samples.into_iter(), &training, &mut |epoch: Epoch| {
        let Epoch {
            number,
            samples: [known, apart],
            loss: [of_known, of_apart],
        } = epoch;
        report(format_args!(
            "{number}: {of_known:.5} bits of {known} positions that it learns from, {of_apart:.5} of {apart} kept apart"
        ));
    });
    let network = network.map_err(|problem| placed(&problem, &files))?;
    std::fs::write(&arguments.out, network.write())
        .map_err(|error| Failure::Message(format!("{}: {error}", arguments.out.display())))
}

/// The problem, in front of it the file and the line of the sample that it is about.
fn placed(problem: &Problem, files: &[(&Path, usize)]) -> Failure {
    let sentence = sentence(problem);
    let mut before = 0;
    if let Some(&Arg::Number(number)) = problem.args.get("number") {
        for &(path, end) in files {
            let number = number as usize;
            if number <= end {
                let place = format!("{}:{}", path.display(), number - before);
                return Failure::at(&place, format!(" {sentence}"));
            }
            before = end;
        }
    }
    Failure::Message(sentence)
}

/// A part of a whole.
fn part(text: &str) -> Result<f32, String> {
    let part = text.parse().ok().filter(|part| (0.0..=1.0).contains(part));
    part.ok_or_else(|| format!("“{text}” is no number from 0 to 1"))
}
