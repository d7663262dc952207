//! `klubovna merge JOB.toml`

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::io::{BufWriter, Write as _, stdout};
use std::path::{Path, PathBuf};

use klubovna_workshop::{Contestant, FitSample, Tally};

use super::piece::{self, Done};
use super::plan::{Plan, Task};
use super::work::folder;
use crate::contest::{LADDER_HEAD, Rung, show_fit, summary, verdict};
use crate::{Failure, report};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The file of the job.
    job: PathBuf,
    /// The folder of the results; the file's name without its ending when missing.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Join what there is, though pieces are missing.
    #[arg(long)]
    partial: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let plan = Plan::read(&arguments.job)?;
    let folder = folder(&arguments.job, arguments.out.as_deref());
    let mut found = Found::new();
    read_missing(&plan, &folder, &mut found)?;
    let needed = 0..decides(&plan, &found).unwrap_or_else(|| plan.pieces());
    let missing: Vec<u32> = (needed.clone())
        .filter(|piece| !found.contains_key(piece))
        .collect();
    if !missing.is_empty() {
        let what = format!(
            "{} of {} pieces are missing: {}",
            missing.len(),
            plan.pieces(),
            ranges(&missing)
        );
        if !arguments.partial || found.is_empty() {
            return Err(Failure::Message(what));
        }
        report(what);
    }
    match &plan.task {
        Task::Match(_, sprt) => {
            let tally = sum(needed.filter_map(|piece| found.get(&piece)));
            writeln!(stdout(), "{}", summary(&tally))?;
            if let Some(test) = sprt {
                writeln!(stdout(), "{}", verdict(&tally, *test))?;
            }
            Ok(())
        }
        Task::Ladder(rungs) => ladder(&plan, rungs, &found),
        Task::Tune(engine) => tune(&plan, engine, &found),
        Task::Data(_) => data(&found),
        Task::Spsa { .. } => spsa(&found),
    }
}

/// Finished pieces by number.
pub(super) type Found = BTreeMap<u32, Done>;

/// Adds the pieces that were finished since; others may work in the same folder.
fn read_missing(plan: &Plan, folder: &Path, found: &mut Found) -> Result<(), Failure> {
    for piece in 0..plan.pieces() {
        if let Entry::Vacant(place) = found.entry(piece)
            && let Some(done) = piece::read(folder, &plan.origin, piece)?
        {
            place.insert(done);
        }
    }
    Ok(())
}

/// Whether the first pieces have decided a sequential test; `found` keeps those that were read.
pub(super) fn decided(plan: &Plan, folder: &Path, found: &mut Found) -> Result<bool, Failure> {
    if !matches!(plan.task, Task::Match(_, Some(_))) {
        return Ok(false);
    }
    read_missing(plan, folder, found)?;
    Ok(decides(plan, found).is_some())
}

/// The number of first pieces that decide a sequential test. It does not depend on which pieces were
/// finished first.
fn decides(plan: &Plan, found: &Found) -> Option<u32> {
    let Task::Match(_, Some(test)) = &plan.task else {
        return None;
    };
    let mut tally = Tally::default();
    for piece in 0..plan.pieces() {
        tally += found.get(&piece)?.tally;
        if tally.verdict(*test).is_some() {
            return Some(piece + 1);
        }
    }
    None
}

fn sum<'a>(pieces: impl Iterator<Item = &'a Done>) -> Tally {
    pieces.fold(Tally::default(), |mut sum, done| {
        sum += done.tally;
        sum
    })
}

fn ladder(plan: &Plan, rungs: &[Rung], found: &Found) -> Result<(), Failure> {
    let mut table = String::from(LADDER_HEAD);
    let each = plan.pieces_of_a_contest();
    for (first, rung) in (0..).step_by(each as usize).zip(rungs) {
        let tally = sum(found.range(first..first + each).map(|(_, done)| done));
        table += &rung.row(&tally);
    }
    Ok(stdout().write_all(table.as_bytes())?)
}

fn tune(plan: &Plan, engine: &Contestant, found: &Found) -> Result<(), Failure> {
    let mut samples = Vec::new();
    for (piece, done) in found {
        for line in &done.lines {
            let sample: FitSample = line.parse().map_err(|_| {
                Failure::Message(format!("piece {piece}: “{line}” is no sample of a fit"))
            })?;
            samples.push(sample);
        }
    }
    // The last piece may be shorter.
    let pairs: usize = found.keys().map(|&piece| plan.pairs(piece).len()).sum();
    let games = 2 * pairs as u32;
    show_fit(&plan.workshop.fit_to(engine, games, &samples))
}

/// The positions of all pieces, as `klubovna train` takes them.
fn data(found: &Found) -> Result<(), Failure> {
    let mut out = BufWriter::new(stdout().lock());
    for line in found.values().flat_map(|done| &done.lines) {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

/// Means of all runs, and how far they are to be trusted: the standard error.
fn spsa(found: &Found) -> Result<(), Failure> {
    let mut names = Vec::new();
    let mut values: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for (piece, done) in found {
        for line in &done.lines {
            let parts: Vec<&str> = line.split(' ').collect();
            let number = match parts[..] {
                [name, before, value] => value.parse().ok().map(|value| (name, before, value)),
                _ => None,
            };
            let (name, before, value) = number.ok_or_else(|| {
                Failure::Message(format!("piece {piece}: “{line}” is no tuned number"))
            })?;
            if !values.contains_key(name) {
                names.push((name, before));
            }
            values.entry(name).or_default().push(value);
        }
    }
    let mut out = stdout().lock();
    let mut list = Vec::new();
    for (name, before) in names {
        let values = values.remove(name).unwrap_or_default();
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        write!(out, "{name}: {before} -> {mean:.2}")?;
        // One run alone does not say how far it is to be trusted.
        if values.len() > 1 {
            let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
            let error = (squares / (count - 1.0) / count).sqrt();
            write!(out, " ± {error:.2}")?;
        }
        writeln!(out)?;
        list.push(format!("{name}={}", mean.round()));
    }
    writeln!(out, "{}", list.join(","))?;
    Ok(())
}

/// `0, 3-5, 9`
fn ranges(numbers: &[u32]) -> String {
    let parts = numbers
        .chunk_by(|one, next| one + 1 == *next)
        .filter_map(|run| match run {
            [] => None,
            [one] => Some(one.to_string()),
            [first, .., last] => Some(format!("{first}-{last}")),
        });
    parts.collect::<Vec<_>>().join(", ")
}
