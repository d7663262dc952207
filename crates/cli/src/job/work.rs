//! `klubovna work JOB.toml`

use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};

use super::merge::{Found, decided};
use super::piece;
use super::plan::Plan;
use crate::contest::threads;
use crate::{Failure, report};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The file of the job.
    job: PathBuf,
    /// Only this piece, from 0; may stand several times. All that are missing otherwise.
    #[arg(long)]
    piece: Vec<u32>,
    /// Every Nth piece, beginning with the Kth, without those that are finished: `2/4` is the second of four shares.
    #[arg(long, value_name = "K/N", value_parser = share, conflicts_with = "piece")]
    share: Option<(u32, u32)>,
    /// The folder of the results; the file's name without its ending when missing.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Games at a time; as many as there are processors when missing.
    #[arg(long)]
    threads: Option<usize>,
    /// Play nothing, print the number of pieces.
    #[arg(long)]
    count: bool,
}

/// Where the results of a job stand.
pub(super) fn folder(job: &Path, out: Option<&Path>) -> PathBuf {
    out.map_or_else(|| job.with_extension(""), Path::to_owned)
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let plan = Plan::read(&arguments.job)?;
    if arguments.count {
        return Ok(writeln!(stdout(), "{}", plan.pieces())?);
    }
    let folder = folder(&arguments.job, arguments.out.as_deref());
    std::fs::create_dir_all(&folder)
        .map_err(|error| Failure::Message(format!("{}: {error}", folder.display())))?;
    let (share, shares) = arguments.share.unwrap_or((1, 1));
    let asked: Vec<u32> = match &arguments.piece[..] {
        [] => (share - 1..plan.pieces())
            .step_by(shares as usize)
            .collect(),
        pieces => pieces.to_vec(),
    };
    if let Some(&wrong) = asked.iter().find(|&&piece| piece >= plan.pieces()) {
        return Err(plan.no_such_piece(wrong));
    }
    let threads = threads(arguments.threads);
    let mut found = Found::new();
    for piece in asked {
        if piece::read(&folder, &plan.origin, piece)?.is_some() {
            continue;
        }
        if decided(&plan, &folder, &mut found)? {
            report("the test is decided, the other pieces are not needed");
            break;
        }
        let done = plan.play(piece, threads);
        let done = done.map_err(|failure| failure.within(&arguments.job))?;
        piece::write(&folder, &plan.origin, piece, &done)?;
        report(format_args!("piece {piece} of {}", plan.pieces()));
    }
    Ok(())
}

/// Reads `2/4`.
fn share(text: &str) -> Result<(u32, u32), String> {
    let read = |text: &str| text.parse::<u32>().ok();
    let pair = text.split_once('/');
    match pair.map(|(share, shares)| (read(share), read(shares))) {
        Some((Some(share), Some(shares))) if (1..=shares).contains(&share) => Ok((share, shares)),
        _ => Err(format!("“{text}” is not of the form 2/4")),
    }
}
